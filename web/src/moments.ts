/** Pure: what is worth a look of its own, out of the log: what the nemesis does and whom it hits, what evolves. */
import type { CardInfo, Decision, LogLine, Table } from "./types";

export interface Moment {
  seq: number; // of the line that began it
  kind: string;
  text: string; // what the log says
  card: string; // '' the mat of the nemesis
  was: string; // of a card that evolves: what it was
  before: string[]; // whose turn it is, what counted down
  happened: string[]; // kinds of all that came of it so far
  lines: LogLine[]; // what came of it since it was last seen
  open: boolean; // it may go on
}

const ACTS = new Set(["nemesis-draw", "persistent", "power", "nemesis-cast"]);
const WITHIN = new Set(["unleash", "exhausted", "perform", "part", "side-draw", "told"]); // part of what acts, if something does
const CURSES = new Set(["gain", "give", "on-deck", "laid-before", "attach"]);
const PEOPLES = new Set(["play", "cast", "prep", "focus", "open", "ability", "use", "act", "thwart"]);
const SILENT = new Set(["leave", "undo", "wild-turn", "reshuffle"]);

/** A card without its stickers. */
export const plain = (id: string): string => id.split("~")[0]!;
export const isTurn = ({ kind }: LogLine): boolean => kind === "turn" || kind === "nemesis-turn";
/** A heading of the log without its dashes. */
export const bare = (text: string): string => text.replace(/^-+\s*|\s*-+$/g, "");
const evolves = ({ kind, cards }: LogLine): boolean => kind === "evolve" && cards.length === 2;

/** Stickers: a smaller thing than to evolve. */
export const stuck = (lines: readonly LogLine[], after: number): string[] =>
  lines
    .filter((line) => line.seq > after && evolves(line) && plain(line.cards[0]!) === plain(line.cards[1]!))
    .map(({ text }) => text);

/** What happened after an entry that was seen; of what had begun before it, what came of it since, if it is not over. */
export function moments(
  lines: readonly LogLine[],
  after: number,
  cursed: (id: string) => boolean = () => false,
): Moment[] {
  const known = lines.filter(({ seq }) => seq <= after).length;
  const found: Moment[] = [];
  let now: Moment | null = null;
  let before: string[] = [];
  const close = (): void => {
    if (now) now.open = false;
    now = null;
  };
  const begin = ({ seq, kind, text, cards }: LogLine, was = ""): Moment => {
    const moment = { seq, kind, text, card: cards.at(-1) ?? "", was, before, happened: [kind], lines: [], open: !was };
    found.push(moment);
    before = [];
    return moment;
  };
  for (const line of lines.slice(Math.max(0, lines.slice(0, known).findLastIndex(isTurn)))) {
    const { kind, cards } = line;
    if (isTurn(line)) {
      close();
      before = kind === "turn" ? [] : [bare(line.text)];
    } else if (kind === "tick") before.push(line.text);
    else if (evolves(line)) {
      if (plain(cards[0]!) !== plain(cards[1]!)) begin(line, cards[0]);
    } else if (ACTS.has(kind) || (!now && (WITHIN.has(kind) || (CURSES.has(kind) && cursed(cards[0] ?? ""))))) {
      close();
      now = begin(line);
    } else if (PEOPLES.has(kind) || (kind === "leave" && cards[0] === now?.card)) close();
    else if (!SILENT.has(kind)) {
      now?.happened.push(kind);
      if (line.seq > after) now?.lines.push(line);
    }
  }
  return found.filter((moment) => moment.seq > after || moment.lines.length || moment.open);
}

/** Whether a question is put to me because of it. */
export const asks = (moment: Moment | undefined, decision: Decision | null, table: Table | null): boolean =>
  Boolean(
    moment?.open &&
    decision?.mine &&
    (table?.phase.startsWith("nemesis") || (decision.source && decision.source === moment.card)),
  );

/** Numbers of a card that are others since it evolved: which, from, to. */
export function changes(
  was: CardInfo | undefined,
  now: CardInfo | undefined,
): ["life" | "power" | "tier", number, number][] {
  return (["life", "power", "tier"] as const).flatMap((what): ["life" | "power" | "tier", number, number][] =>
    was?.[what] && now?.[what] && was[what] !== now[what] ? [[what, was[what], now[what]]] : [],
  );
}

/** The newest line by a moment: what is shown there belongs to it. */
export const newest = (lines: readonly LogLine[], at: number): number =>
  lines.reduce((seq, line) => (line.seq <= at ? Math.max(seq, line.seq) : seq), -1);
