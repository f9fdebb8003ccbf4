/** Pure: what a decision makes clickable, and where. Knows nothing of the rules. */
import type { Breach, Card, Decision, Option, Player, Table } from "./types";

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
  nemesis: "nemesis",
  gravehold: "nemesis",
  minion: "nemesis",
  power: "nemesis",
  body: "nemesis",
  resolving: "nemesis",
  pile: "supply",
  hand: "hand",
  played: "hand",
  deck: "hand",
  discard: "hand",
  breach: "mages",
  spell: "mages",
  charges: "mages",
  ability: "mages",
  player: "mages",
};

/** The parts of the table that hold something to click, for the links that jump there; `more` are those of this table or page alone. */
export const parts = (found: Targets, more: Record<string, string> = {}): Set<string> =>
  new Set(
    [...found.keys()].flatMap(
      (place) =>
        more[place.split(":")[0]!] ?? PARTS[place.split(":")[0]!] ?? more[place.slice(0, place.lastIndexOf("."))] ?? [],
    ),
  );

/** The options that belong to no thing: they are buttons beside the prompt. */
export const buttons = (decision: Decision | null | undefined): Option[] =>
  (decision?.options ?? []).filter((option) => option.target === "button");

const OWN_PHASE = ["main", "casting", "order", "market", "treasure"]; // there the things themselves are at hand

/** Whether somebody acts in a turn of their own, one thing after the other. */
export const ownPhase = (decision: Decision | null | undefined): boolean =>
  decision?.kind === "main" || decision?.kind === "casting";

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

const gemsOf = (decision: Decision, kindOf: (id: string) => string | undefined): Option[] =>
  decision.kind === "main" ? decision.options.filter((o) => o.key.startsWith("play ") && kindOf(o.card) === "gem") : [];

/** The next gem that can be played: `kindOf` tells a card's kind. */
export function nextGem(
  decision: Decision | null | undefined,
  kindOf: (id: string) => string | undefined,
): Option | undefined {
  return decision ? gemsOf(decision, kindOf)[0] : undefined;
}

const SENSIBLE: readonly [string, RegExp][] = [
  ["play", /^play /],
  ["gain", /^gain /],
  ["spend", /^(focus|open|charge)\b/],
  ["prep", /^prep /],
  ["cast", /^cast /],
];

/** What is sensible next in a turn of one's own, and the options that do it; nothing: to end the phase. */
export function step(
  decision: Decision | null | undefined,
  kindOf: (id: string) => string | undefined,
): { id: string; options: Option[] } | undefined {
  if (!decision?.mine || !["main", "casting"].includes(decision.kind)) return undefined;
  const all = SENSIBLE.map(([id, fits]) => ({ id, options: decision.options.filter((o) => fits.test(o.key)) }));
  return [{ id: "gems", options: gemsOf(decision, kindOf) }, ...all].find(({ options }) => options.length);
}

export interface Left {
  gems: number; // still in hand
  aether: number;
  only: Table["pools"]; // aether for some things only
}

/** What the end of the main phase would leave undone: gems, and aether that could still buy something. */
export function leaves(
  decision: Decision,
  option: Option,
  table: Pick<Table, "aether" | "pools">,
  kindOf: (id: string) => string | undefined,
): Left | null {
  if (decision.kind !== "main" || option.key !== "done") return null;
  const spends = decision.options.some((o) => /^(gain|focus|open|charge)\b/.test(o.key));
  const gems = new Set(gemsOf(decision, kindOf).flatMap((o) => [o.target, ...o.also])).size;
  const [aether, only] = spends ? [table.aether, table.pools.filter(({ amount }) => amount)] : [0, []];
  return gems || aether || only.length ? { gems, aether, only } : null;
}

/** Whether the question is for the order of the played cards. */
export function ordering(decision: Decision | null | undefined): boolean {
  return decision?.kind === "order" && decision.options.some((option) => option.target.startsWith("played:"));
}

/** The option that puts card `n` next. */
export const orderKey = (decision: Decision, n: number): string | undefined =>
  decision.options.find((o) => [o.target, ...o.also].includes(`played:${n}`))?.key;

/** The hands to come if the played cards are put down in this order and each hand is played out, up to the last of these cards; what is gained or played meanwhile comes behind them. */
export function hands(
  player: Pick<Player, "hand" | "draws" | "deck" | "unordered" | "discard" | "next_hand">,
  order: readonly Card[],
): Card[][] | null {
  if (!player.next_hand) return null;
  const coming = [...player.deck, ...(player.unordered.length ? [] : [...player.discard, ...order])];
  const found = [[...player.hand, ...coming.splice(0, player.draws)]];
  const size = Math.max(1, player.hand.length + player.draws);
  while (coming.length && found.length < 4 && !player.unordered.length) found.push(coming.splice(0, size));
  return found;
}

/** Whether a spell on this breach lies on the one before it or behind it as well. */
export function spans(breaches: readonly Breach[], slot: number, n: number): { before: boolean; behind: boolean } {
  const on = (other: number): boolean =>
    breaches.some((breach) => breach.slot === other && breach.spells.some((spell) => spell.n === n));
  return { before: on(slot - 1), behind: on(slot + 1) };
}

/** The seats this decision waits for, and whether the reader may answer. */
export const waits = (decision: Decision | null | undefined, seat: string): boolean =>
  decision?.seats.includes(seat) ?? false;

const ACTED_ON = /^(hand|breach|spell|pile|charges|ability|power|space|link):/;
const STEPS = ["main", "casting", "order", "tutorial"];

/** Whether a click on a thing without an option deserves a reason: one acts on it, or a card asks for some such thing. */
export const wonders = (decision: Decision | null | undefined, place: string): boolean =>
  ACTED_ON.test(place) || (decision?.mine === true && !STEPS.includes(decision.kind));
