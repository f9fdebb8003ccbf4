/** Pure: what the page of a journey shows and where its reader looks. Knows nothing of the rules. */
import type { BattleTry, Campaign, CardInfo, Catalogue, Decision, Journey, Leg, LogLine, Update } from "./types";

export type View = "table" | "road";

export const BATTLE = "battle"; // the stage while one is fought
export const MARKET = 9; // piles of a market

/** An expedition or a campaign; none in a game of its own. */
export const wayOf = (update: Pick<Update, "journey" | "campaign"> | null | undefined): Journey | Campaign | null =>
  update?.journey ?? update?.campaign ?? null;

/** Whether there is a table to play at: always in a game, in a journey while a battle runs. */
export const fighting = (update: Pick<Update, "journey" | "campaign"> | null | undefined): boolean =>
  (wayOf(update)?.stage ?? BATTLE) === BATTLE;

/** Where to look after an update: a battle that begins calls everybody to its table, its end is seen there. */
export function viewAfter(before: Update | null, after: Update, view: View): View {
  if (!wayOf(after)) return "table";
  if (!wayOf(before)) return fighting(after) ? "table" : "road";
  if (fighting(after) && !fighting(before)) return "table";
  return after.table ? view : "road";
}

/** Where a moment of a replay is seen: the end of a battle still at its table. */
export const viewAt = (update: Update): View =>
  fighting(update) || (update.table && fights(update).some((each) => each.won !== null && each.last === update.seq))
    ? "table"
    : "road";

/** What is asked where the reader looks: no question of the road at a table that is left, nor the other way round. */
export const askedAt = (update: Update | null, view: View): Decision | null =>
  update?.decision && (fighting(update) ? "table" : "road") === view ? update.decision : null;

// The road

/** A battle or a chapter as the road draws it, of an expedition or a campaign. */
export interface Stop {
  n: number;
  label: string;
  name: string;
  nemesis: string; // '' unknown
  state: "won" | "lost" | "here" | "ahead";
  here: boolean;
  went: string;
  lost: number; // tries
  more?: string;
  first?: number | undefined; // to watch it again
  told?: boolean; // there is something to be read again
}

/** A text of the story, as it is shown. */
export interface Part {
  id: string;
  battle: number; // or chapter
  title: string;
  text: string;
  news: string[]; // what the battle brought
}

/** A battle in the record. */
export interface Recorded {
  number: number; // for its chronicle
  title: string;
  won: boolean | null; // null: it is being fought
  ending: string;
  facts: (string | false)[];
  first: number;
}

export interface Station {
  battle: number;
  leg: Leg | null; // none: still unknown
  state: "won" | "here" | "ahead";
  lost: number; // tries
}

/** Every battle of the road, also those nobody knows yet. */
export function stations(journey: Journey): Station[] {
  return Array.from({ length: journey.battles }, (_, i) => {
    const leg = journey.road.find((each) => each.battle === i + 1) ?? null;
    const won = leg?.tries.some((each) => each.won) ?? false;
    return {
      battle: i + 1,
      leg,
      state: won ? "won" : leg ? "here" : "ahead",
      lost: leg?.tries.filter((each) => each.won === false).length ?? 0,
    };
  });
}

export interface Told extends BattleTry {
  battle: number;
  nemesis: string;
  protects: string;
}

/** Every try in its order, with its battle. */
export const triesOf = (journey: Journey): Told[] =>
  journey.road.flatMap(({ battle, nemesis, protects, tries }) =>
    tries.map((each) => ({ ...each, battle, nemesis, protects })),
  );

/** Those that were fought or are being fought. */
export const fought = (journey: Journey): Told[] => triesOf(journey).filter((each) => each.last > 0);

export type Fight = Pick<Told, "number" | "battle" | "attempt" | "nemesis" | "won" | "first" | "last">;

/** The battles of an expedition or a campaign that were fought or are being fought; a battle of a campaign is its chapter. */
export function fights({ journey, campaign, seq }: Pick<Update, "journey" | "campaign" | "seq">): Fight[] {
  if (journey) return fought(journey);
  if (!campaign) return [];
  const { chapter, attempt, chart, road, stage } = campaign;
  const over = chart.map((line): Fight => ({ ...line, battle: line.chapter }));
  return stage === BATTLE
    ? [
        ...over,
        {
          number: over.length + 1,
          battle: chapter,
          attempt,
          nemesis: road.at(-1)?.nemesis ?? "",
          won: null,
          first: (over.at(-1)?.last ?? 0) + 1,
          last: seq,
        },
      ]
    : over;
}

/** The battle a moment belongs to: the last one begun by then. */
export const battleAt = (update: Pick<Update, "journey" | "campaign" | "seq">): Fight | undefined =>
  fights(update).findLast((each) => each.first <= update.seq);

/** Whether all of it is over. */
export const ended = (way: Journey | Campaign): boolean => way.stage === "end";

/** What the end of a battle brought: what was left to be read out, and the log's lines about the journey without the one that says how it ended. */
export function brought(lines: readonly LogLine[], told: Pick<Told, "last"> | undefined): string[] {
  const of = (kind: string): LogLine[] => lines.filter((line) => line.kind === kind && line.seq === told?.last);
  return [...of("told"), ...of("journey").slice(1)].map(({ text }) => text);
}

export interface Passage {
  id: string;
  told: Told;
  when: "before" | "after";
  text: string;
}

/** What is new of it: what was told after a battle is read at the camp, with what is told before the next. */
export function unread(parts: readonly Passage[]): Passage[] {
  const [last, next] = parts.slice(-2);
  return next?.when === "before" && next.told.last === 0 && last?.when === "after" ? [last, next] : parts.slice(-1);
}

/** The story so far, oldest first. */
export function story(journey: Journey): Passage[] {
  const parts = triesOf(journey).flatMap((told) =>
    (["before", "after"] as const).map((when) => ({ id: `${told.number}-${when}`, told, when, text: told[when] })),
  );
  return parts.filter((part) => part.text.trim());
}

export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

// The barracks

export const KINDS = ["gem", "relic", "spell"] as const;
export type PileKind = (typeof KINDS)[number];
export const ADVICE: Record<PileKind, number> = { gem: 3, relic: 2, spell: 4 };
const CHEAP = 3; // a gem that can be bought from the first turn on

type Lookup = (id: string) => CardInfo | undefined;

/** Piles by kind, cheap ones first. */
export function byKind(ids: readonly string[], card: Lookup): [PileKind, string[]][] {
  const cost = (id: string): number => card(id)?.cost ?? 0;
  return KINDS.map((kind) => [kind, ids.filter((id) => card(id)?.kind === kind).sort((a, b) => cost(a) - cost(b))]);
}

export interface Shape {
  kind: PileKind;
  count: number;
  advice: number;
}

/** How many piles of each kind there are, and how many the book advises. */
export const shape = (ids: readonly string[], card: Lookup): Shape[] =>
  byKind(ids, card).map(([kind, found]) => ({ kind, count: found.length, advice: ADVICE[kind] }));

export const cheapGem = (ids: readonly string[], card: Lookup): boolean =>
  ids.some((id) => card(id)?.kind === "gem" && (card(id)?.cost ?? 99) <= CHEAP);

/** Treasures by level, in their order. */
export function byLevel(treasures: Journey["barracks"]["treasures"]): [number, Journey["barracks"]["treasures"]][] {
  const levels = [...new Set(treasures.map(({ level }) => level))].sort();
  return levels.map((level) => [level, treasures.filter((each) => each.level === level)]);
}

export interface Making {
  takes: boolean; // nine are taken along; otherwise all but nine go
  left: number; // how many still have to be taken, or to go
  piles: readonly string[]; // what the market consists of so far
}

/** How far the market is made; nothing while it is not being made. */
export function making(journey: Journey): Making | null {
  if (journey.stage !== "market") return null;
  const takes = journey.options.includes("big-pocket");
  const piles = takes ? journey.market : journey.barracks.supply;
  return { takes, piles, left: Math.max(0, takes ? MARKET - piles.length : piles.length - MARKET) };
}

/** The piles that may come back to the choice. */
export const recalled = (decision: Decision | null | undefined): string[] =>
  (decision?.options ?? []).flatMap(({ verb, card }) => (verb === "recall" ? [card] : []));

/** Who takes a thing along in this try: seats by number, 0 for the group. */
export function takers(journey: Journey, id: string): number[] {
  const seat = (name: string): number[] => (name === "group" ? [0] : name ? [Number(name.slice(1))] : []);
  return [
    ...journey.mages.flatMap((mage, i) => (mage === id ? [i + 1] : [])),
    ...journey.barracks.treasures.filter((each) => each.id === id).flatMap((each) => seat(each.seat)),
  ];
}

/** Boxes that custom expeditions draw from: those with piles. */
export const packsOf = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue.piles).filter((pack) => catalogue.piles[pack]?.length);
