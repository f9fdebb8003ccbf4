/** Pure: what a replay is stepped through by: turns, and marks where something happened. */
import { type Fight, fights } from "./journey";
import { bare, plain } from "./moments";
import type { LogLine, Update } from "./types";

export const MARKED = ["won", "lost", "exhausted", "unleash", "kill-minion", "evolve", "nemesis-draw"]; // the first of several gives a mark its look
const STOPS = ["turn", "nemesis-turn", "won", "lost"];
export const PACES: Record<string, number> = { 1: 2400, 2: 1200, 3: 450 }; // milliseconds a moment is shown

export interface Happening {
  kind: string;
  about: string; // a card or a seat
  n: number; // how often
}

/** A moment in which something happened. */
export interface Mark {
  seq: number;
  turn: string;
  what: Happening[];
}

const counts = ({ kind, cards }: LogLine): boolean =>
  MARKED.includes(kind) && (kind !== "evolve" || plain(cards[0] ?? "") !== plain(cards[1] ?? ""));

export function marks(lines: readonly LogLine[]): Mark[] {
  const found = new Map<number, Mark>();
  let turn = "";
  for (const line of lines) {
    if (/^(nemesis-)?turn$/.test(line.kind)) turn = bare(line.text).split(":")[0]!;
    if (!counts(line)) continue;
    const mark = found.get(line.seq) ?? { seq: line.seq, turn, what: [] };
    const about = line.cards.at(-1) ?? line.seat ?? "";
    const same = mark.what.find((each) => each.kind === line.kind && each.about === about);
    if (same) same.n += 1;
    else mark.what.push({ kind: line.kind, about, n: 1 });
    found.set(line.seq, mark);
  }
  for (const { what } of found.values()) what.sort((a, b) => MARKED.indexOf(a.kind) - MARKED.indexOf(b.kind));
  return [...found.values()];
}

/** The moments at which a turn begins or the game ends. */
export const turns = (lines: readonly LogLine[]): number[] => [
  ...new Set(lines.filter(({ kind }) => STOPS.includes(kind)).map(({ seq }) => seq)),
];

/** The next of these moments, or the one before. */
export const onward = (moments: readonly number[], at: number, by: number): number | undefined =>
  by > 0 ? moments.find((seq) => seq > at) : moments.findLast((seq) => seq < at);

/** The battles of a journey; one that a campaign still fights begins with its first turn, not with what was chosen before. */
export const battles = (update: Pick<Update, "journey" | "campaign" | "seq">, lines: readonly LogLine[]): Fight[] =>
  fights(update).map((each) =>
    each.won === null && update.campaign
      ? { ...each, first: turns(lines).find((seq) => seq >= each.first) ?? each.first }
      : each,
  );

/** The last of them begun by a moment. */
export const battleAt = (all: readonly Fight[], at: number): Fight | undefined =>
  all.findLast((each) => each.first <= at);

/** What the line of a replay covers: the battle at hand with the camp behind it, or the whole game; as places among the steps. */
export function stretch(steps: readonly number[], all: readonly Fight[], at: number): [number, number] {
  const first = battleAt(all, at)?.first ?? 0;
  const next = all.find((each) => each.first > at)?.first ?? Infinity;
  return [
    Math.max(
      0,
      steps.findIndex((seq) => seq >= first),
    ),
    Math.max(
      0,
      steps.findLastIndex((seq) => seq < next),
    ),
  ];
}
