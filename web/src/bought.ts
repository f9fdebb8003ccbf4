/** Pure: which cards came from which pile of the supply between two positions. */
import type { Card, Player, Table } from "./types";

const held = (player: Player): Card[] => [
  ...player.hand,
  ...player.deck,
  ...player.unordered,
  ...player.discard,
  ...player.played,
  ...player.breaches.flatMap((breach) => breach.spells),
];

/** A card's number with the place of its pile; none where a pile only became known to the reader, or grew. */
export function bought(before: Table | null | undefined, after: Table | null): Map<number, string> {
  if (!before || !after) return new Map();
  const left = new Map(before.supply.map((pile) => [pile.id, pile.count]));
  const sold = new Set(after.supply.filter((pile) => pile.count < (left.get(pile.id) ?? 0)).map((pile) => pile.id));
  const old = new Set(before.players.flatMap(held).map((card) => card.n));
  const now = after.players.flatMap(held).filter((card) => !old.has(card.n) && sold.has(card.id));
  return new Map(now.map((card) => [card.n, `pile:${card.id}`]));
}
