/** Pure: what a decision makes clickable, and where. Knows nothing of the rules. */
import type { Breach, Card, Decision, Option, Player } from "./types";

export type Targets = ReadonlyMap<string, readonly Option[]>;

/** Every thing on the table with the options a click on it could mean. */
export function targets(decision: Decision | null | undefined): Targets {
  const found = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    for (const place of new Set([option.target, ...option.also])) {
      if (place === "button") continue;
      const here = found.get(place);
      if (here) here.push(option);
      else found.set(place, [option]);
    }
  }
  return found;
}

const PARTS: Record<string, string> = {
  nemesis: "nemesis", gravehold: "nemesis", minion: "nemesis", power: "nemesis", body: "nemesis", resolving: "nemesis", pile: "supply",
  hand: "hand", played: "hand", deck: "hand", discard: "hand",
  breach: "mages", spell: "mages", charges: "mages", ability: "mages", player: "mages",
}; // prettier-ignore

/** The parts of the table that hold something to click, for the links that jump there; `more` are those of this table or page alone. */
export const parts = (found: Targets, more: Record<string, string> = {}): Set<string> =>
  new Set([...found.keys()].flatMap((place) => more[place.split(":")[0]!] ?? PARTS[place.split(":")[0]!] ?? more[place.slice(0, place.lastIndexOf("."))] ?? []));

/** The options that belong to no thing: they are buttons beside the prompt. */
export const buttons = (decision: Decision | null | undefined): Option[] =>
  (decision?.options ?? []).filter((option) => option.target === "button");

const OWN_PHASE = ["main", "casting", "order", "market", "treasure"]; // there the things themselves are at hand

/** What stands beside the prompt: where few answers are possible, all of them. */
export const beside = (decision: Decision | null | undefined): Option[] =>
  decision && !OWN_PHASE.includes(decision.kind) && decision.options.length <= 6 ? decision.options : buttons(decision);

/** The option with a key. */
export const find = (decision: Decision | null | undefined, key: string): Option | undefined =>
  decision?.options.find((option) => option.key === key);

/** The option that a place stands for, where a place means exactly one. */
export function only(found: Targets, place: string): Option | undefined {
  const here = found.get(place);
  return here?.length === 1 ? here[0] : undefined;
}

/** The next gem that can be played: `kindOf` tells a card's kind. */
export function nextGem(
  decision: Decision | null | undefined,
  kindOf: (id: string) => string | undefined,
): Option | undefined {
  if (decision?.kind !== "main") return undefined;
  return decision.options.find((o) => o.key.startsWith("play ") && kindOf(o.card) === "gem");
}

/** Ending the main phase would waste aether that could still buy something. */
export function wastes(decision: Decision, option: Option, aether: number): boolean {
  const spends = /^(gain|focus|open|charge)\b/;
  return (
    decision.kind === "main" &&
    option.key === "done" &&
    aether > 0 &&
    decision.options.some((other) => spends.test(other.key))
  );
}

/** Whether the question is for the order of the played cards. */
export function ordering(decision: Decision | null | undefined): boolean {
  return (
    decision?.kind === "order" &&
    decision.options.some((option) => option.target.startsWith("played:"))
  );
}

/** The option that puts card `n` next. */
export const orderKey = (decision: Decision, n: number): string | undefined =>
  decision.options.find((o) => [o.target, ...o.also].includes(`played:${n}`))?.key;

/** The next hand if the played cards are put down in this order: what the server says, then these. */
export const nextHand = (player: Pick<Player, "draws" | "next_hand">, order: readonly Card[]): Card[] | null =>
  player.next_hand && [...player.next_hand, ...order].slice(0, player.draws);

/** Whether a spell on this breach lies on the one before it or behind it as well. */
export function spans(breaches: readonly Breach[], slot: number, n: number): { before: boolean; behind: boolean } {
  const on = (other: number): boolean => breaches.some((breach) => breach.slot === other && breach.spells.some((spell) => spell.n === n));
  return { before: on(slot - 1), behind: on(slot + 1) };
}

/** The seats this decision waits for, and whether the reader may answer. */
export const waits = (decision: Decision | null | undefined, seat: string): boolean =>
  decision?.seats.includes(seat) ?? false;
