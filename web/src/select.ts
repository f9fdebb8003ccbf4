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

/** No thing at all. */
export const NOWHERE: ReadonlySet<string> = new Set();

/** The things that options are done with. */
export const placesOf = (options: readonly Option[] = []): ReadonlySet<string> =>
  new Set(options.flatMap((option) => [option.target, ...option.also]));

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

const SENSIBLE = ["gems", "play", "gain", "spend", "prep", "cast"]; // one after the other
const doing = (decision: Decision | null | undefined, ...steps: string[]): Option[] =>
  (decision?.options ?? []).filter((option) => steps.includes(option.step));

/** The next gem that can be played. */
export const nextGem = (decision: Decision | null | undefined): Option | undefined => doing(decision, "gems")[0];

/** What is sensible next in a turn of one's own, and the options that do it; nothing: to end the phase. */
export function step(decision: Decision | null | undefined): { id: string; options: Option[] } | undefined {
  if (!decision?.mine) return undefined;
  return SENSIBLE.map((id) => ({ id, options: doing(decision, id) })).find(({ options }) => options.length);
}

export interface Left {
  gems: number; // still in hand
  aether: number;
  only: Table["pools"]; // aether for some things only
}

/** What the end of the main phase would leave undone: gems, and aether that could still buy something. */
export function leaves(decision: Decision, option: Option, table: Pick<Table, "aether" | "pools">): Left | null {
  if (decision.kind !== "main" || option.verb !== "done") return null;
  const spends = doing(decision, "gain", "spend").length > 0;
  const gems = placesOf(doing(decision, "gems")).size;
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

/** The hands to come if the played cards are put down in this order: each takes the place of the one that lies there now. */
export const hands = ({ played, coming }: Pick<Player, "played" | "coming">, order: readonly Card[]): Card[][] =>
  coming.map((hand) => hand.map((card) => order[played.findIndex(({ n }) => n === card.n)] ?? card));

/** Whether a spell on this breach lies on the one before it or behind it as well. */
export function spans(breaches: readonly Breach[], slot: number, n: number): { before: boolean; behind: boolean } {
  const on = (other: number): boolean =>
    breaches.some((breach) => breach.slot === other && breach.spells.some((spell) => spell.n === n));
  return { before: on(slot - 1), behind: on(slot + 1) };
}

/** The seats this decision waits for, and whether the reader may answer. */
export const waits = (decision: Decision | null | undefined, seat: string): boolean =>
  decision?.seats.includes(seat) ?? false;

const ACTED_ON = ["hand", "breach", "spell", "pile", "charges", "ability", "power", "space", "link"];
const STEPS = ["main", "casting", "order", "tutorial"];

/** Whether a click on a thing without an option deserves a reason: one acts on it, or a card asks for some such thing. */
export const wonders = (decision: Decision | null | undefined, place: string): boolean =>
  ACTED_ON.includes(place.split(":")[0]!) || (decision?.mine === true && !STEPS.includes(decision.kind));
