/** Pure: a set-up in the making, and the request it becomes. The server checks it. */
import { PLAIN, told } from "./builds";
import type { Build, CardInfo, Catalogue, NewGame, UndoMode } from "./types";

export const UNDO: readonly UndoMode[] = ["reveal", "consent", "free", "off"];

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
  chapter: string; // of rules that grow
  builds: Build[]; // by seat, for mages that players build
  gravehold: string; // numbers as they are typed, '' as the rules say
  resolve: string;
  flaws: string;
  locked: string[]; // what chance leaves alone: seats, the nemesis, piles by id
}

export const GRAVEHOLD = "gravehold";
export const GROUP = "group";

/** Those nobody has rated come last. */
export const easiest = <T extends { id: string }>(list: readonly T[], by: (thing: T) => number): T[] =>
  [...list].sort((a, b) => (by(a) || 99) - (by(b) || 99));

export function draft(catalogue: Catalogue): Draft {
  const rules = catalogue.rules[0] ?? "war-eternal";
  const mages = easiest(catalogue.mages, (m) => m.complexity)
    .slice(0, 2)
    .map((m) => m.id);
  return {
    name: "",
    mages,
    seats: mages.map(() => "mine"),
    nemesis: easiest(catalogue.nemeses, (n) => n.difficulty)[0]?.id ?? "", // of whatever box
    supplyMode: Object.keys(catalogue.suggested)[0] ?? "random",
    supply: [],
    packs: ["war-eternal"],
    rules,
    difficulty: "normal",
    variants: [],
    seed: "",
    undo: "free",
    protects: GRAVEHOLD,
    abilities: [],
    treasures: {},
    upgraded: [],
    chapter: "",
    builds: mages.map(() => PLAIN),
    gravehold: "",
    resolve: "",
    flaws: "",
    locked: [],
  };
}

/** Whether one person would have more mages before them than the books advise. */
export const tooMany = (seats: readonly string[]): boolean =>
  seats.length > 2 && seats.every((seat) => seat === "mine");

/** Another number of mages: those that stay keep their seats. */
export function resized(now: Draft, count: number, catalogue: Catalogue): Draft {
  const mages = now.mages.slice(0, count);
  for (const { id } of catalogue.mages) if (mages.length < count && !taken(catalogue, mages, id)) mages.push(id);
  const seats = Array.from({ length: count }, (_, i) => now.seats[i] ?? "mine");
  const builds = Array.from({ length: count }, (_, i) => now.builds[i] ?? PLAIN);
  return { ...now, mages, seats, builds, variants: now.variants.filter((v) => fits(v, count)) };
}

/** With a mage that was built elsewhere in the first seat. */
export function withBuilt(now: Draft, build: Build, catalogue: Catalogue): Draft {
  const mage = Object.keys(catalogue.workshops)[0];
  return mage ? { ...now, mages: [mage, ...now.mages.slice(1)], builds: [build, ...now.builds.slice(1)] } : now;
}

/** Whether somebody has this mage, or another version of the same person. */
export function taken(catalogue: Catalogue, mages: readonly string[], id: string): boolean {
  const person = (mage: string): string | undefined => catalogue.mages.find((each) => each.id === mage)?.person;
  return (
    !catalogue.mages.find((each) => each.id === id)?.many &&
    mages.some((mage) => mage === id || person(mage) === person(id))
  );
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
  return { ...now, rules, packs, chapter: catalogue.chapters[rules]?.[0]?.id ?? "" };
}

/** Treasures that may be put in a place: of its level, and nobody else's. */
export function treasures(catalogue: Catalogue, now: Draft, place: string): CardInfo[] {
  const level = place === GROUP ? 2 : Number(place.split(".")[1]);
  const others = Object.entries(now.treasures).flatMap(([at, id]) => (at === place ? [] : [id]));
  return catalogue.cards.filter(
    (card) => card.level === level && catalogue.treasures.includes(card.id) && !others.includes(card.id),
  );
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

/** Whether the nemesis uses up stickers, so that their number matters. */
export const stocked = (now: Draft, catalogue: Catalogue): boolean =>
  catalogue.nemeses.find(({ id }) => id === now.nemesis)?.stocked ?? false;

/** Variants that are made for a number of mages. */
export function fits(variant: string, mages: number): boolean {
  if (variant.startsWith("solo-")) return mages === 1;
  if (variant === "no-choice") return mages === 3;
  if (variant === "pairs") return mages === 4;
  return true;
}

/** Builds of the seats whose mage is built, by seat. */
function built(now: Draft, catalogue: Catalogue): Record<string, Partial<Build>> {
  const found = now.mages.flatMap((mage, i): [string, Partial<Build>][] =>
    catalogue.workshops[mage] ? [[`p${i + 1}`, told(now.builds[i] ?? PLAIN)]] : [],
  );
  return Object.fromEntries(found.filter(([, build]) => Object.keys(build).length));
}

/** Numbers that were typed; the others are as the rules say. */
const numbers = (typed: Record<string, string>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value !== "")
      .map(([field, value]) => [field, Number(value)]),
  );

export function request(now: Draft, catalogue: Catalogue): Partial<NewGame> {
  return {
    name: now.name.trim(),
    nemesis: now.nemesis,
    mages: now.mages,
    seats: now.seats.map((seat) => (seat.startsWith("bot:") ? seat : "human")),
    supply: now.supplyMode === "random" || now.supplyMode === "free" ? now.supply : now.supplyMode,
    packs: now.packs,
    rules: now.rules,
    difficulty: now.difficulty,
    variants: now.variants,
    seed: now.seed.trim(),
    undo: now.undo,
    protects: now.protects,
    treasures: owned(now),
    upgraded: now.upgraded,
    chapter: now.chapter,
    builds: built(now, catalogue),
    ...numbers({ gravehold: now.gravehold, resolve: now.resolve, flaws: stocked(now, catalogue) ? now.flaws : "" }),
    ...(now.protects !== GRAVEHOLD && now.abilities.length ? { abilities: now.abilities } : {}),
  } as Partial<NewGame>;
}
