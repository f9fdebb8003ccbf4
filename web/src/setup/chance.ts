/** Pure: what chance draws for a set-up, and the last one again. The server checks it. */
import { draft, taken, type Draft } from "../setup";
import type { CardInfo, Catalogue } from "../types";

type SupplyKind = "gem" | "relic" | "spell";
export const SHAPE: readonly (readonly [SupplyKind, number])[] = [
  ["gem", 3],
  ["relic", 2],
  ["spell", 4],
];

/** What may be put into a place of this kind. */
export function choices(
  catalogue: Catalogue,
  packs: readonly string[],
  kind: string,
  taken: readonly string[],
): CardInfo[] {
  const ids = new Set(packs.flatMap((pack) => catalogue.piles[pack] ?? []));
  return catalogue.cards
    .filter((card) => ids.has(card.id) && card.kind === kind && !taken.includes(card.id))
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || a.name.localeCompare(b.name));
}

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

export const kindsInShape = (): SupplyKind[] =>
  SHAPE.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

/** Nine piles by chance, beside those that are kept. */
export function randomSupply(
  catalogue: Catalogue,
  packs: readonly string[],
  random = Math.random,
  kept: readonly string[] = [],
): string[] {
  const found = [...kept];
  const kinds = kept.map((id) => catalogue.cards.find((card) => card.id === id)?.kind);
  for (const kind of kindsInShape()) {
    if (kinds.includes(kind)) {
      kinds.splice(kinds.indexOf(kind), 1);
      continue;
    }
    const card = pick(choices(catalogue, packs, kind, found), random);
    if (card) found.push(card.id);
  }
  return byKindAndCost(catalogue, found);
}

/** Piles that stay when all are drawn anew. */
export const keptPiles = (now: Draft): string[] => now.supply.filter((id) => now.locked.includes(id));

/** Those of the chosen boxes, or all where these have none. */
function boxed<T extends { box: string }>(list: readonly T[], packs: readonly string[]): readonly T[] {
  const found = list.filter(({ box }) => packs.includes(box));
  return found.length ? found : list;
}

/** Another mage in a seat; who has to be built first is nobody's by chance. */
export function drawMage(now: Draft, seat: number, catalogue: Catalogue, random = Math.random): Draft {
  const others = now.mages.filter((_, i) => i !== seat);
  const ready = catalogue.mages.filter(
    ({ id }) => !catalogue.workshops[id] && id !== now.mages[seat] && !taken(catalogue, others, id),
  );
  const drawn = pick(boxed(ready, now.packs), random);
  return drawn ? { ...now, mages: now.mages.map((mage, i) => (i === seat ? drawn.id : mage)) } : now;
}

export function drawNemesis(now: Draft, catalogue: Catalogue, random = Math.random): Draft {
  const drawn = pick(
    boxed(
      catalogue.nemeses.filter(({ id }) => id !== now.nemesis),
      now.packs,
    ),
    random,
  );
  return drawn ? { ...now, nemesis: drawn.id } : now;
}

export const seatId = (seat: number): string => `p${seat + 1}`;
export const NEMESIS = "nemesis";

/** Mages, nemesis and supply by chance, but for what is locked. */
export function drawAll(now: Draft, catalogue: Catalogue, random = Math.random): Draft {
  let drawn: Draft = {
    ...now,
    supplyMode: "random",
    supply: randomSupply(catalogue, now.packs, random, keptPiles(now)),
  };
  for (const seat of now.mages.keys())
    if (!now.locked.includes(seatId(seat))) drawn = drawMage(drawn, seat, catalogue, random);
  return now.locked.includes(NEMESIS) ? drawn : drawNemesis(drawn, catalogue, random);
}

/** A set-up as it was written down, dealt anew; null if it cannot be had any more. */
export function lastTime(written: string, catalogue: Catalogue): Draft | null {
  const known = (list: readonly { id: string }[], ids: readonly string[]): boolean =>
    ids.every((id) => list.some((each) => each.id === id));
  try {
    const now: Draft = { ...draft(catalogue), ...(JSON.parse(written) as Partial<Draft>), name: "", seed: "" };
    const there =
      known(catalogue.mages, now.mages) &&
      known(catalogue.nemeses, [now.nemesis]) &&
      known(catalogue.cards, now.supply) &&
      now.packs.every((pack) => catalogue.piles[pack]) &&
      catalogue.rules.includes(now.rules);
    return there && now.seats.length === now.mages.length && now.builds.length === now.mages.length ? now : null;
  } catch {
    return null; // nothing was written, or something else
  }
}

/** The same with one pile drawn again. */
export function reroll(
  catalogue: Catalogue,
  packs: readonly string[],
  supply: readonly string[],
  at: number,
  random = Math.random,
): string[] {
  const kind = catalogue.cards.find((card) => card.id === supply[at])?.kind;
  const other = kind && pick(choices(catalogue, packs, kind, supply), random);
  return supply.map((id, i) => (i === at && other ? other.id : id));
}

export function byKindAndCost(catalogue: Catalogue, supply: readonly string[]): string[] {
  const card = (id: string) => catalogue.cards.find((c) => c.id === id);
  const rank = (id: string) => SHAPE.findIndex(([kind]) => kind === card(id)?.kind) * 100 + (card(id)?.cost ?? 0);
  return [...supply].sort((a, b) => rank(a) - rank(b));
}
