/** Pure: how a game ended, and the set-up for another one like it. The server checks it. */
import { lifeOf } from "./boards";
import type { Catalogue, GameInfo, NewGame, Update } from "./types";

export interface Left {
  kind: "gravehold" | "mage" | "nemesis";
  id: string;
  mat: string; // by which name it goes
  life: number;
  full: number;
  out: boolean; // an exhausted mage
}

export interface Ending {
  won: boolean;
  turns: number;
  left: Left[];
  marked: number; // undos past a newly seen card
}

/** What there is to tell; null while the game goes on. */
export function ending(update: Update | null): Ending | null {
  if (!update?.table?.outcome) return null;
  const { outcome, turn, gravehold, gravehold_full, players, nemesis, ally } = update.table;
  const { life, full, counts } = lifeOf(update.table);
  const left: Left[] = [
    { kind: "gravehold", id: ally || "gravehold", mat: ally, life: gravehold, full: gravehold_full, out: false },
    ...players.map(({ mage, mat, life, full, exhausted }) => ({
      kind: "mage" as const,
      id: mage,
      mat,
      life,
      full,
      out: exhausted,
    })),
    ...(counts ? [{ kind: "nemesis" as const, id: nemesis.id, mat: nemesis.id, life, full, out: false }] : []),
  ];
  return { won: outcome.won, turns: turn, left, marked: update.undo.marked };
}

/** How full a bar is drawn, in percent; a mage may be healed above the start. */
export const share = ({ life, full }: Left): number => Math.max(0, Math.min(100, (100 * life) / Math.max(1, full)));

/** Who holds the seats of the next game: bots stay, a seat lent to another is its own again. */
export const holders = (info: GameInfo): string[] =>
  info.presence.seats.map(({ holder }) => (holder.startsWith("bot:") ? holder : "human"));

/** The same where somebody plays on from a moment; who watched nothing but bots takes their seats. */
export function successors(info: GameInfo): string[] {
  const same = holders(info);
  return same.includes("human") ? same : same.map(() => "human");
}

/** Others came by link: they need new ones. */
export const invites = (info: GameInfo): boolean =>
  info.presence.seats.some(({ claimed, holder, mine }) => claimed && !mine && !holder.startsWith("bot:"));

/** The same set-up, dealt by chance. */
export function again(info: GameInfo, piles: Catalogue["piles"]): Partial<NewGame> {
  if (!info.setup) return {};
  const {
    nemesis,
    mages,
    rules,
    difficulty,
    variants,
    supply,
    protects,
    abilities,
    treasures,
    upgraded,
    chapter,
    builds,
    gravehold,
    resolve,
    flaws,
  } = info.setup;
  const packs = Object.keys(piles).filter((pack) => piles[pack]!.some((id) => supply.includes(id)));
  return {
    name: info.name,
    nemesis,
    mages,
    rules,
    difficulty,
    variants,
    supply,
    packs,
    protects,
    abilities,
    treasures,
    upgraded,
    chapter,
    builds,
    gravehold,
    resolve,
    flaws,
    seats: holders(info),
    undo: info.undo,
  };
}
