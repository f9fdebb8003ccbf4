/** Pure: what a table's own boards, tracks and zones look like. Knows no nemesis by name. */
import type { Board, Card, Counter, InPlay, Pile, SideDeck, Table } from "./types";

export const NO_LIMIT = 99;
export const KEYWORDS: readonly string[] = ["shield", "silence"]; // tokens that are told of only while they lie there
const LONG = 14; // more spaces than this are told as a number

/** The numbers of a track or a bounded count, from the least to the most; none where it has no bounds or too many. */
export function numbers({ least, most }: Pick<Counter, "least" | "most">): number[] {
  if (most >= NO_LIMIT || most - least >= LONG) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** Where something happens next; at the last space, there once more. */
export const ahead = ({ steps, count }: Pick<Counter, "steps" | "count">): Counter["steps"][number] | undefined =>
  steps.find((step) => step.at > count) ?? steps.at(-1);

/** Every number does something: there is no way to go, but a place to be. */
export const everywhere = (token: Counter): boolean =>
  token.steps.length > 1 && token.steps.length === numbers(token).length;

/** Whose token lies there, as a seat: its count is the number of a player, 0 nobody's. */
export const seatOf = ({ seats, count }: Pick<Counter, "seats" | "count">): string =>
  seats && count ? `p${count}` : "";

export interface Layout {
  lead: string[]; // spaces one after another
  ring: string[]; // then those that lead back to the first of them
}

/** Spaces in the order in which things move: a way, and perhaps a ring at its end. */
export function layout({ spaces, links, holds }: Pick<Board, "spaces" | "links" | "holds">): Layout {
  const all = spaces.map((space) => space.name);
  const next = new Map(links.map((link) => [link.one, link.two]));
  if (holds !== "tokens" || next.size !== links.length || !all.length) return { lead: all, ring: [] };
  const way: string[] = [];
  for (let at: string | undefined = all[0]; at !== undefined && !way.includes(at); at = next.get(at)) way.push(at);
  const back = way.indexOf(next.get(way.at(-1)!) ?? "");
  if (way.length !== all.length || back < 0) return { lead: all, ring: [] };
  return { lead: way.slice(0, back), ring: way.slice(back) };
}

/** A ring in two rows, clockwise: the first to the right, the second back. */
export function rows<T>(ring: readonly T[]): [T[], T[]] {
  const half = Math.ceil(ring.length / 2);
  return [ring.slice(0, half), ring.slice(half).reverse()];
}

export interface Bunch {
  id: string;
  cards: Card[];
}

/** Equal cards together, in the order of the first of each. */
export function bunches(cards: readonly Card[]): Bunch[] {
  const found = new Map<string, Card[]>();
  for (const card of cards) found.set(card.id, [...(found.get(card.id) ?? []), card]);
  return [...found].map(([id, each]) => ({ id, cards: each }));
}

/** What lies beside a mat: of the nemesis, the ally, a seat; '' belongs to nobody. */
export const beside = (table: Table, ...owners: string[]): SideDeck[] =>
  table.sides.filter(
    (side) =>
      owners.includes(side.owner) &&
      (side.count > 0 || (side.discard ? side.discard.cards.length > 0 : side.face_down)),
  );
export const boardsOf = (table: Table, holds: readonly Board["holds"][]): Board[] =>
  table.boards.filter((board) => holds.includes(board.holds));

/** The life of a nemesis that has it only in its parts: all of them together. One that cannot be damaged has none that counts. */
export function lifeOf(table: Table): { life: number; full: number; counts: boolean; parts: InPlay[] } {
  const { life, full, in_play, vulnerable: counts } = table.nemesis;
  const parts = in_play.filter((foe) => foe.kind === "body");
  if (!parts.length) return { life, full, counts, parts };
  const sum = (of: (foe: InPlay) => number): number => parts.reduce((total, foe) => total + of(foe), 0);
  return {
    life: sum((foe) => foe.marks),
    full: Math.max(
      sum((foe) => foe.full),
      sum((foe) => foe.marks),
    ),
    counts,
    parts,
  };
}

/** The life that is left of a thing on the table and how much it may have, by its place; nothing of what has none there. */
export function lifeNow(
  table: Table | null | undefined,
  { id, place }: { id: string; place?: string | undefined },
): { n: number; of: number } | undefined {
  if (place === "nemesis" && table?.nemesis.id === id) return { n: lifeOf(table).life, of: lifeOf(table).full };
  const foe = table?.nemesis.in_play.find(({ kind, n }) => kind !== "power" && `${kind}:${n}` === place);
  return foe && { n: foe.marks, of: foe.full };
}

type Link = Board["links"][number];
export interface PileGrid {
  board: Board;
  columns: number;
  rows: { piles: Pile[]; across: (Link | undefined)[]; down: (Link | undefined)[] }[]; // gaps to the next pile of the row, and to the next row
}

/** The supply as a board over it lays it out, row by row; nothing without such a board. */
export function pileGrid(table: Pick<Table, "boards" | "supply">): PileGrid | undefined {
  const board = table.boards.find((each) => each.holds === "piles");
  if (!board) return undefined;
  const piles = table.supply.filter((pile) => pile.place);
  const steps = board.links.map((link) => Number(link.two) - Number(link.one));
  const columns = Math.max(1, ...steps) > 1 ? Math.max(...steps) : Math.max(1, piles.length); // a link down leads one row on
  const link = (one: number, two: number): Link | undefined =>
    board.links.find((each) => each.one === String(one) && each.two === String(two));
  const rows: PileGrid["rows"] = [];
  for (let first = 0; first < piles.length; first += columns) {
    const row = piles.slice(first, first + columns);
    const places = row.map((_, i) => first + i + 1);
    rows.push({
      piles: row,
      across: places.slice(0, -1).map((place) => link(place, place + 1)),
      down: places.map((place) => link(place, place + columns)),
    });
  }
  return { board, columns, rows };
}

/** In which part of the page the zones and boards of a table are, by the names options use. */
export function partsOf(table: Table): Record<string, string> {
  const found: Record<string, string> = {};
  for (const board of table.boards)
    found[board.id] =
      found[`space:${board.id}`] =
      found[`link:${board.id}`] =
        board.holds === "tokens" ? "nemesis" : "supply";
  for (const side of table.sides) {
    const part = side.owner === "nemesis" || side.owner === "ally" ? "nemesis" : side.owner ? "mages" : "supply";
    found[side.id] = part;
    if (side.discard) found[side.discard.id] = part;
  }
  for (const player of table.players) for (const zone of player.zones) found[zone.id] = "mages";
  return found;
}

const PLAIN = "real"; // a back with nothing on it

/** Of what a back may be, that which is not plain; what is certain is told as well. */
export const worthTelling = (backs: InPlay["backs"]): InPlay["backs"] =>
  backs.length > 1 ? backs.filter((back) => back.face !== PLAIN) : backs;
