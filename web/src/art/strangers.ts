/** Pure: what a pack brings has a face or a picture too, made of its id and its kind, always the same one. */
import { chance, type Family } from "../emblem";
import { motif, type Composition, type Layer } from "./compose";
import type { Motif } from "./motifs";
import { HEADS, SHAPES, type Shape } from "./silhouettes";
import { SKIES, type Sky } from "./skies";

type Pool = readonly [skies: readonly Sky[], main: readonly Motif[], beside: readonly Motif[]];

const POOLS: Readonly<Record<Exclude<Family, "mage" | "nemesis">, Pool>> = {
  gem: [
    ["dusk", "frost", "teal"],
    ["gem", "crystal", "shard"],
    ["flame", "root", "chain", "star", "drop"],
  ],
  relic: [
    ["gold", "ash", "dusk"],
    ["totem", "mirror", "hourglass", "shield", "scroll", "orb"],
    ["eye", "star", "hand"],
  ],
  spell: [
    ["ember", "frost", "teal", "void"],
    ["flame", "bolt", "storm", "gate", "star", "sun"],
    ["hand", "eye", "orb"],
  ],
  attack: [
    ["blood", "ember"],
    ["claw", "fist", "maw", "blade", "flame"],
    ["drop", "crack", "bone"],
  ],
  power: [
    ["void", "ember", "teal"],
    ["hourglass", "storm", "sun", "eye", "crack"],
    ["bone", "star", "moon"],
  ],
  minion: [
    ["moss", "void", "ash"],
    ["beast", "worm", "bone", "crawler", "mask"],
    ["claw", "eye", "root", "flame"],
  ],
  curse: [["blood", "void"], ["skein", "root", "eye"], ["chain"]],
  body: [
    ["blood", "moss"],
    ["maw", "eye", "heart"],
    ["root", "claw"],
  ],
  treasure: [["gold"], ["gem", "coin", "orb", "mirror"], ["sun", "star"]],
  token: [
    ["ash", "teal"],
    ["coin", "orb", "star"],
    ["drop", "flame"],
  ],
  ability: [
    ["teal", "gold"],
    ["gate", "hand", "star"],
    ["bolt", "heart", "flame"],
  ],
  "nemesis-spell": [
    ["gold", "ember"],
    ["gate", "flame", "storm"],
    ["bolt", "eye"],
  ],
};
const FACES: readonly Sky[] = ["ember", "dusk", "frost", "moss", "gold", "blood", "teal"];
const MARKS: readonly Motif[] = [
  "flame",
  "crystal",
  "bolt",
  "root",
  "blade",
  "wing",
  "moon",
  "star",
  "feather",
  "shard",
];
const SEATS: readonly Sky[] = ["ember", "frost", "moss", "dusk"];

type Next = () => number;
const one = <T>(next: Next, from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
const between = (next: Next, least: number, most: number): number => Math.round(least + next() * (most - least));

/** What the card of a pack shows: a thing of its kind, and another beside it in another tone. */
export function scene(id: string, family: Family): Composition {
  const next = chance(`${family}/${id}`);
  const [skies, main, beside] = POOLS[family === "mage" || family === "nemesis" ? "minion" : family];
  const sky = one(next, skies);
  const tone = one(
    next,
    (Object.keys(SKIES) as Sky[]).filter((other) => other !== sky),
  );
  const large: Layer = [
    one(next, main),
    between(next, 20, 34),
    between(next, 0, 10),
    between(next, 84, 98),
    between(next, -9, 9),
  ];
  const [x, y] =
    next() < 0.5 ? [between(next, 62, 76), between(next, 36, 46)] : [between(next, 24, 36), between(next, 34, 44)];
  return [sky, large, [one(next, beside), x, y, between(next, 44, 54), between(next, -15, 15), tone]];
}

/** The light behind a stranger: that of its palette, never its own cloth's. */
export const halo = (id: string, family: Family): string => {
  const { sky } = palette(id, family);
  return SKIES[sky].glow;
};

export const seatLight = (seat: string): string =>
  SKIES[SEATS[(Number(seat.slice(1)) - 1) % SEATS.length] ?? "ash"].glow;

function palette(id: string, family: Family): { sky: Sky; cloth: Sky; next: Next } {
  const next = chance(`face/${family}/${id}`);
  const cloth = one(next, FACES);
  const sky = one(
    next,
    FACES.filter((other) => other !== cloth),
  );
  return { sky, cloth, next };
}

/** A bust of a silhouette, in one cloth, with two marks of its own behind it. */
export function face(id: string, family: Family): string {
  const { cloth, sky, next } = palette(id, family);
  const shape: Shape = one(next, family === "nemesis" ? SHAPES : HEADS);
  const mark = one(next, MARKS);
  const marks = [
    [-6, -16],
    [256, 16],
  ].map(
    ([x, turn]) =>
      `<g filter="url(#skin)" transform="translate(${x} 20) scale(1.5) rotate(${turn} 50 50)">${motif(mark, sky)}</g>`,
  );
  const { a, b, k, sky: tones } = SKIES[cloth];
  const colours: Record<string, string> = { a, b, k, dark: tones[1], eyes: SKIES[sky].b, skin: one(next, SKINS) };
  const drawn = shape.drawn.replace(/"(a|b|k|dark|eyes|skin)"/g, (_, name: string) => `"${colours[name]}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><view id="face" viewBox="${shape.face}"/>${marks.join("")}${drawn}</svg>`;
}

const SKINS: readonly string[] = ["#6d4230", "#a9764e", "#c99a80", "#8a5a3c", "#d8b49a", "#7d8a6a"];
