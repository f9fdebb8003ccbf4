/** Pure: an id becomes a small drawing, always the same one, in a box of 48 by 48. */

export interface Stroke {
  d: string;
  fill: number; // opacity of the filling, 0: a line
}

export type Family = "gem" | "relic" | "spell" | "attack" | "minion" | "power" | "mage" | "nemesis";

/** FNV-1a, then a small generator: numbers in [0, 1) that depend on the id alone. */
export function chance(id: string): () => number {
  let h = 0x811c9dc5;
  for (const c of id) h = Math.imul(h ^ c.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    h = (h + 0x6d2b79f5) >>> 0;
    let t = Math.imul(h ^ (h >>> 15), h | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (r: number, turn: number): [number, number] => [
  24 + r * Math.sin(turn * 2 * Math.PI),
  24 - r * Math.cos(turn * 2 * Math.PI),
];
const point = (p: readonly [number, number]): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
const path = (points: (readonly [number, number])[], closed = true): string =>
  `M${points.map(point).join("L")}${closed ? "Z" : ""}`;
const circle = (x: number, y: number, r: number): string =>
  `M${point([x - r, y])}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;

type Draw = (next: () => number) => Stroke[];

/** A cut stone: an outline, a table, and facets between them. */
const gem: Draw = (next) => {
  const n = 5 + Math.floor(next() * 4);
  const twist = next() * 0.5;
  const tall = 0.75 + next() * 0.3;
  const squeeze = ([x, y]: [number, number]): [number, number] => [24 + (x - 24) * tall, y];
  const outer = Array.from({ length: n }, (_, i) => squeeze(at(17 + 4 * next(), i / n)));
  const small = 6 + next() * 5;
  const inner = Array.from({ length: n }, (_, i) => squeeze(at(small, (i + twist) / n)));
  const lit = Math.floor(next() * n);
  return [
    { d: path(outer), fill: 0.18 },
    { d: path(inner), fill: 0.5 },
    { d: path([outer[lit]!, outer[(lit + 1) % n]!, inner[(lit + 1) % n]!, inner[lit]!]), fill: 0.35 },
    ...outer.map((p, i) => ({ d: path([p, inner[i]!], false), fill: 0 })),
  ];
};

/** A made thing: rings, teeth, a middle. */
const relic: Draw = (next) => {
  const n = 3 + Math.floor(next() * 6);
  const r = 13 + next() * 5;
  const tooth = 2 + next() * 4;
  const form = Math.floor(next() * 3);
  const teeth = Array.from({ length: n }, (_, i) => {
    const turn = i / n;
    if (form === 0) return { d: circle(...at(r, turn), tooth * 0.8), fill: 0.6 };
    if (form === 1) return { d: path([at(r, turn - 0.03), at(r + tooth + 2, turn), at(r, turn + 0.03)]), fill: 0.6 };
    return { d: path([at(r - 4, turn), at(r + tooth, turn)], false), fill: 0 };
  });
  const sides = 3 + Math.floor(next() * 4);
  const core = 4 + next() * 4;
  const middle = Array.from({ length: sides }, (_, i) => at(core, i / sides));
  return [{ d: circle(24, 24, r), fill: 0.12 }, ...teeth, { d: path(middle), fill: 0.6 }];
};

/** A force: rays or blades around a heart, or a bolt. */
const spell: Draw = (next) => {
  const n = 3 + Math.floor(next() * 5);
  const start = next();
  const bend = (next() - 0.5) * 0.24;
  const wide = 0.03 + next() * 0.06;
  const inner = 4 + next() * 4;
  const rays = Array.from({ length: n }, (_, i) => {
    const turn = start + i / n;
    const long = 15 + 6 * next();
    return {
      d: `M${point(at(inner, turn - wide))}Q${point(at(long * 0.6, turn + bend))} ${point(at(long, turn + bend * 1.6))}Q${point(at(long * 0.5, turn + bend + wide))} ${point(at(inner, turn + wide))}Z`,
      fill: 0.45,
    };
  });
  return [...rays, { d: circle(24, 24, inner - 1), fill: next() > 0.5 ? 0.75 : 0 }];
};

const mirror = (points: [number, number][]): [number, number][] => [
  ...points,
  ...points.map(([x, y]): [number, number] => [48 - x, y]).reverse(),
];

/** A beast: one half drawn, the other its mirror; eyes. */
const beast: Draw = (next) => {
  const n = 5 + Math.floor(next() * 3);
  const half: [number, number][] = Array.from({ length: n }, (_, i) => [
    24 + (i % 2 ? 7 + next() * 5 : 13 + next() * 8) * (i === n - 1 ? 0.3 : 1),
    6 + (36 * i) / (n - 1) + next() * 2,
  ]);
  const eye = 14 + next() * 9;
  const gap = 3.5 + next() * 3.5;
  const slant = (next() - 0.3) * 4;
  const eyes = [24 - gap, 24 + gap].map((x, i) => ({
    d: path([[x - 2.6, eye + (i ? slant : -slant) * 0.4], [x, eye - 1.8], [x + 2.6, eye - (i ? slant : -slant) * 0.4], [x, eye + 1.8]]),
    fill: 1,
  }));
  return [{ d: path(mirror(half)), fill: 0.25 }, ...eyes];
};

/** A blow: parallel slashes. */
const attack: Draw = (next) => {
  const n = 2 + Math.floor(next() * 3);
  const lean = (next() - 0.5) * 22;
  return Array.from({ length: n }, (_, i) => {
    const x = 24 + (i - (n - 1) / 2) * (22 / n);
    const top = 5 + next() * 7;
    const end = 36 + next() * 8;
    return { d: `M${point([x + lean / 2, top])}Q${point([x + 5, 24])} ${point([x - lean / 2, end])}Q${point([x - 1, 24])} ${point([x + lean / 2, top])}Z`, fill: 0.6 };
  });
};

/** A rite: circles bound to each other. */
const power: Draw = (next) => {
  const n = 3 + Math.floor(next() * 4);
  const step = 1 + Math.floor(next() * Math.max(1, Math.floor((n - 1) / 2)));
  const knots = Array.from({ length: n }, (_, i) => at(16, i / n));
  return [
    { d: circle(24, 24, 16), fill: 0.1 },
    ...knots.map((p, i) => ({ d: path([p, knots[(i + step) % n]!], false), fill: 0 })),
    ...knots.map(([x, y]) => ({ d: circle(x, y, 2 + next() * 2.5), fill: 0.7 })),
  ];
};

/** A person's mark: strokes and their mirror below an arc. */
const mage: Draw = (next) => {
  const right = (): [number, number] => [24 + 4 + next() * 12, 9 + next() * 30];
  const strokes = Array.from({ length: 3 }, () => {
    const [a, b, c] = [right(), right(), right()];
    const flip = ([x, y]: [number, number]): [number, number] => [48 - x, y];
    const curve = (p: [number, number], q: [number, number], r: [number, number]) => `M${point(p)}Q${point(q)} ${point(r)}`;
    return [{ d: curve(a, b, c), fill: 0 }, { d: curve(flip(a), flip(b), flip(c)), fill: 0 }];
  });
  const y = 10 + next() * 26;
  return [{ d: circle(24, 24, 20), fill: 0.12 }, ...strokes.flat(), { d: path([[24, 6], [24, 42]], false), fill: 0 }, { d: circle(24, y, 2.5 + next() * 2), fill: 0.8 }];
};

/** The enemy: a beast inside a broken crown. */
const nemesis: Draw = (next) => {
  const n = 5 + Math.floor(next() * 5);
  const crown = Array.from({ length: n }, (_, i) => {
    const turn = -0.3 + (0.6 * i) / (n - 1);
    return { d: path([at(17, turn - 0.025), at(20 + next() * 3.5, turn), at(17, turn + 0.025)]), fill: 0.8 };
  });
  return [...beast(next), ...crown];
};

const DRAW: Record<Family, Draw> = { gem, relic, spell, attack, minion: beast, power, mage, nemesis };

export const emblem = (id: string, family: Family): Stroke[] => DRAW[family](chance(`${family}/${id}`));
