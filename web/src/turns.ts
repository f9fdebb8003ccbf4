/** Pure: the log turn by turn, what somebody did in one, and what has passed since one's own. */
import { bare, isTurn } from "./moments";
import type { LogLine } from "./types";

export interface Turn {
  seq: number;
  seat: string | null; // null: the nemesis
  text: string;
  lines: LogLine[];
}

export interface Deed {
  what: string; // of its words: did-<what>
  n: number;
  cards: [id: string, times: number][];
}

const TOLD = ["cast", "gems", "play", "use", "ability", "act", "prep", "gain", "charge", "focus", "open", "thwart"];

export function turns(lines: readonly LogLine[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    if (isTurn(line)) found.push({ seq: line.seq, seat: line.seat, text: bare(line.text), lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}

/** A turn in short: gems are counted, other cards named. */
export function deeds({ seat, lines }: Turn, kind: (id: string) => string | undefined): Deed[] {
  const found = new Map<string, LogLine[]>();
  for (const line of lines) {
    const what = line.kind === "play" && kind(line.cards[0] ?? "") === "gem" ? "gems" : line.kind;
    if (line.seat === seat) found.set(what, [...(found.get(what) ?? []), line]);
  }
  return TOLD.flatMap((what) => {
    const same = found.get(what);
    if (!same) return [];
    const times = new Map<string, number>();
    for (const id of same.flatMap(({ cards }) => cards)) times.set(id, (times.get(id) ?? 0) + 1);
    return [{ what, n: same.length, cards: [...times] }];
  });
}

/** Turns of others after my last one, whether or not it is my turn again; a spectator's: from the nemesis' last one on. */
export function sinceMine(all: readonly Turn[], mine: readonly string[]): Turn[] {
  const ours = ({ seat }: Turn): boolean => (mine.length ? mine.includes(seat ?? "") : false);
  if (!mine.length)
    return all.slice(
      Math.max(
        0,
        all.findLastIndex(({ seat }) => seat === null),
      ),
    );
  const end = all.length && ours(all.at(-1)!) ? all.length - 1 : all.length;
  return all.slice(all.slice(0, end).findLastIndex(ours) + 1, end);
}
