/** The guided fight: which hint belongs to the question that is asked. Pure. */
import type { Update } from "./types";

/** The id of the hint (`hint-<id>` in the Fluent files). */
export function hint(update: Update | null): string {
  if (!update) return "start";
  if (!update.decision) return update.table?.outcome?.won ? "won" : "lost";
  const { kind, options, mine } = update.decision;
  if (!mine) return "wait";
  const starts = (word: string): boolean => options.some((option) => option.key.startsWith(word));
  if (kind === "casting") return "casting";
  if (kind === "order") return "order";
  if (kind === "target") return "target";
  if (kind === "main") {
    if (starts("play ")) return (update.table?.turn ?? 1) <= 1 ? "first" : "gems";
    if (starts("ability")) return "ability";
    if (starts("gain ")) return "buy";
    if (starts("prep ")) return "prep";
    if (starts("focus ") || starts("open ")) return "focus";
    if (starts("charge")) return "charge";
    return "end";
  }
  if (kind === "suffer" || kind === "player") return "suffer";
  if (kind === "or") return "or";
  if (kind === "discard" || kind === "destroy") return "discard";
  if (kind === "may") return "may";
  return "other";
}

export const HINTS = ["start", "wait", "casting", "order", "target", "first", "gems", "ability", "buy", "prep", "focus", "charge", "end", "suffer", "or", "discard", "may", "other", "won", "lost"] as const;
