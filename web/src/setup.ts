/** Pure: a set-up in the making, and the request it becomes. The server checks it. */
import type { CardInfo, Catalogue, NewGame, UndoMode } from "./types";

export interface Draft {
  name: string;
  mages: string[];
  seats: string[]; // mine, open, or bot:<name>
  nemesis: string;
  supplyMode: string; // a suggested one, random, free
  supply: string[]; // nine ids, for random and free
  packs: string[];
  rules: string;
  difficulty: string;
  variants: string[];
  seed: string;
  undo: UndoMode;
  protects: string; // gravehold, or an ally
  abilities: string[]; // of the ally; none: all
  treasures: Record<string, string>; // by place: p1.1 (seat and level), p1.3, group
  upgraded: string[];
}

export const GRAVEHOLD = "gravehold";
export const GROUP = "group";

type SupplyKind = "gem" | "relic" | "spell";
export const SHAPE: readonly (readonly [SupplyKind, number])[] = [["gem", 3], ["relic", 2], ["spell", 4]];

const easiest = <T extends { id: string }>(list: readonly T[], by: (thing: T) => number): T[] =>
  [...list].sort((a, b) => by(a) - by(b));

export function draft(catalogue: Catalogue): Draft {
  const mages = easiest(catalogue.mages, (m) => m.complexity).slice(0, 2).map((m) => m.id);
  return {
    name: "", mages, seats: mages.map(() => "mine"),
    nemesis: easiest(catalogue.nemeses, (n) => n.difficulty)[0]?.id ?? "",
    supplyMode: Object.keys(catalogue.suggested)[0] ?? "random", supply: [],
    packs: ["war-eternal"], rules: catalogue.rules[0] ?? "war-eternal", difficulty: "normal", variants: [], seed: "", undo: "free",
    protects: GRAVEHOLD, abilities: [], treasures: {}, upgraded: [],
  }; // prettier-ignore
}

/** Another number of mages: those that stay keep their seats. */
export function resized(now: Draft, count: number, catalogue: Catalogue): Draft {
  const mages = now.mages.slice(0, count);
  for (const { id } of catalogue.mages) if (mages.length < count && !taken(catalogue, mages, id)) mages.push(id);
  const seats = Array.from({ length: count }, (_, i) => now.seats[i] ?? "mine");
  return { ...now, mages, seats, variants: now.variants.filter((v) => fits(v, count)) };
}

/** Whether somebody has this mage, or another version of the same person. */
export function taken(catalogue: Catalogue, mages: readonly string[], id: string): boolean {
  const person = (mage: string): string | undefined => catalogue.mages.find((each) => each.id === mage)?.person;
  return mages.some((mage) => mage === id || person(mage) === person(id));
}

/** Mages or nemeses by box, in the order of the boxes. */
export function byBox<T extends { box: string }>(list: readonly T[]): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const each of list) found.set(each.box, [...(found.get(each.box) ?? []), each]);
  return [...found];
}

/** Other rules: their own box is where supply and basics come from, until somebody says otherwise. */
export function underRules(now: Draft, rules: string, catalogue: Catalogue): Draft {
  const packs = catalogue.piles[rules]?.length && catalogue.basics[rules]?.length ? [rules] : now.packs;
  return { ...now, rules, packs };
}

/** Treasures that may be put in a place: of its level, and nobody else's. */
export function treasures(catalogue: Catalogue, now: Draft, place: string): CardInfo[] {
  const level = place === GROUP ? 2 : Number(place.split(".")[1]);
  const others = Object.entries(now.treasures).flatMap(([at, id]) => (at === place ? [] : [id]));
  return catalogue.cards.filter((card) => card.level === level && catalogue.treasures.includes(card.id) && !others.includes(card.id));
}

/** The same as the server wants them: by seat, and one for the group. */
function owned(now: Draft): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  now.mages.forEach((_, i) => {
    const ids = [1, 3].flatMap((level) => now.treasures[`p${i + 1}.${level}`] || []);
    if (ids.length) found[`p${i + 1}`] = ids;
  });
  if (now.treasures[GROUP]) found[GROUP] = now.treasures[GROUP];
  return found;
}

/** Variants that are made for a number of mages. */
export function fits(variant: string, mages: number): boolean {
  if (variant.startsWith("solo-")) return mages === 1;
  if (variant === "no-choice") return mages === 3;
  if (variant === "pairs") return mages === 4;
  return true;
}

/** What may be put into a place of this kind. */
export function choices(catalogue: Catalogue, packs: readonly string[], kind: string, taken: readonly string[]): CardInfo[] {
  const ids = new Set(packs.flatMap((pack) => catalogue.piles[pack] ?? []));
  return catalogue.cards
    .filter((card) => ids.has(card.id) && card.kind === kind && !taken.includes(card.id))
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || a.name.localeCompare(b.name));
}

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

export const kindsInShape = (): SupplyKind[] => SHAPE.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

/** Nine piles by chance. */
export function randomSupply(catalogue: Catalogue, packs: readonly string[], random = Math.random): string[] {
  const found: string[] = [];
  for (const kind of kindsInShape()) {
    const card = pick(choices(catalogue, packs, kind, found), random);
    if (card) found.push(card.id);
  }
  return byKindAndCost(catalogue, found);
}

/** The same with one pile drawn again. */
export function reroll(catalogue: Catalogue, packs: readonly string[], supply: readonly string[], at: number, random = Math.random): string[] {
  const kind = catalogue.cards.find((card) => card.id === supply[at])?.kind;
  const other = kind && pick(choices(catalogue, packs, kind, supply), random);
  return supply.map((id, i) => (i === at && other ? other.id : id));
}

export function byKindAndCost(catalogue: Catalogue, supply: readonly string[]): string[] {
  const card = (id: string) => catalogue.cards.find((c) => c.id === id);
  const rank = (id: string) => SHAPE.findIndex(([kind]) => kind === card(id)?.kind) * 100 + (card(id)?.cost ?? 0);
  return [...supply].sort((a, b) => rank(a) - rank(b));
}

export function request(now: Draft): Partial<NewGame> {
  return {
    name: now.name.trim(), nemesis: now.nemesis, mages: now.mages,
    seats: now.seats.map((seat) => (seat.startsWith("bot:") ? seat : "human")),
    supply: now.supplyMode === "random" || now.supplyMode === "free" ? now.supply : now.supplyMode,
    packs: now.packs, rules: now.rules, difficulty: now.difficulty, variants: now.variants, seed: now.seed.trim(), undo: now.undo,
    protects: now.protects, treasures: owned(now), upgraded: now.upgraded,
    ...(now.protects !== GRAVEHOLD && now.abilities.length ? { abilities: now.abilities } : {}),
  } as Partial<NewGame>; // prettier-ignore
}
