/** Which words of a text the reader may want explained; the words are in the Fluent files. */
import { say } from "./i18n.svelte";
import type { Kind, Paragraph } from "./types";

export const KEYWORDS = ["breach", "prep", "cast", "focus", "charge", "aether", "gain", "destroy", "ally", "unleash", "persistent", "attack", "power", "minion", "gravehold", "echo", "link", "discard", "exhausted"] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Those whose pattern (`word-<id>.match`, the stems of a language) occurs, at most five. */
export function keywordsIn(text: readonly Paragraph[], kind?: Kind): Keyword[] {
  const all = text.map((part) => `${part.keyword} ${part.text}`).join(" ");
  const found = KEYWORDS.filter((word) => {
    if (word === "aether" || word === "discard" || word === "gravehold") return false; // said by nearly every card
    if ((kind === "attack" || kind === "power" || kind === "minion") && word === kind) return true;
    const match = say(`word-${word}.match`);
    return match !== undefined && new RegExp(`(?<!\\p{L})(?:${match})(?!\\p{L})`, "iu").test(all);
  });
  return found.slice(0, 5);
}
