/** Pure: an id becomes a small drawing, always the same one, in a box of 48 by 48. */

export interface Stroke {
  d: string;
  fill: number; // opacity of the filling, 0: a line
}

export type Family =
  | "gem"
  | "relic"
  | "spell"
  | "attack"
  | "minion"
  | "power"
  | "curse"
  | "body"
  | "treasure"
  | "token"
  | "ability"
  | "nemesis-spell"
  | "mage"
  | "nemesis";

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
const cut: Draw = (next) => {
  const n = 5 + Math.floor(next() * 5);
  const twist = next() * 0.5;
  const tall = 0.65 + next() * 0.4;
  const squeeze = ([x, y]: [number, number]): [number, number] => [24 + (x - 24) * tall, y];
  const outer = Array.from({ length: n }, (_, i) => squeeze(at(16 + 5 * next(), i / n)));
  const small = 5 + next() * 7;
  const inner = Array.from({ length: n }, (_, i) => squeeze(at(small, (i + twist) / n)));
  const lit = Math.floor(next() * n);
  return [
    { d: path(outer), fill: 0.18 },
    { d: path(inner), fill: 0.5 },
    { d: path([outer[lit]!, outer[(lit + 1) % n]!, inner[(lit + 1) % n]!, inner[lit]!]), fill: 0.35 },
    ...outer.map((p, i) => ({ d: path([p, inner[i]!], false), fill: 0 })),
  ];
};

/** A cluster: shards that grow from one foot. */
const shards: Draw = (next) => {
  const n = 3 + Math.floor(next() * 3);
  return Array.from({ length: n }, (_, i) => {
    const turn = (i - (n - 1) / 2) * (0.03 + next() * 0.015);
    const long = (24 + next() * 12) * (1 - 0.15 * Math.abs(i - (n - 1) / 2));
    const wide = 3 + next() * 3.5;
    const foot: [number, number] = [24 + (i - (n - 1) / 2) * 5, 43];
    const lean = (r: number, side: number): [number, number] => [
      foot[0] + r * Math.sin(turn * 6.28) + side * Math.cos(turn * 6.28),
      foot[1] - r * Math.cos(turn * 6.28) + side * Math.sin(turn * 6.28),
    ];
    const tip = lean(long, 0);
    return [
      { d: path([lean(0, -wide), lean(long * 0.75, -wide), tip, lean(long * 0.75, wide), lean(0, wide)]), fill: 0.22 },
      { d: path([lean(0, 0), lean(long * 0.7, 0), tip], false), fill: 0 },
    ];
  }).flat();
};

/** An old-fashioned brilliant, seen from the side. */
const brilliant: Draw = (next) => {
  const wide = 14 + next() * 7;
  const crown = 12 + next() * 5;
  const girdle = crown + 5 + next() * 5;
  const table = wide * (0.4 + next() * 0.3);
  const foot: [number, number] = [24 + (next() - 0.5) * 6, 43];
  const [l, r]: [number, number][] = [
    [24 - wide, girdle],
    [24 + wide, girdle],
  ];
  const n = 1 + Math.floor(next() * 3);
  const spokes = Array.from({ length: n }, (_, i): [number, number] => [
    24 - wide + ((i + 1) * 2 * wide) / (n + 1),
    girdle,
  ]);
  return [
    { d: path([[24 - table, crown], [24 + table, crown], r!, foot, l!]), fill: 0.2 },
    { d: path([[24 - table, crown], [24 + table, crown], ...spokes.slice(0, 1)]), fill: 0.5 },
    { d: path([l!, r!], false), fill: 0 },
    ...spokes.map((p) => ({ d: path([p, foot], false), fill: 0 })),
  ];
};

const gem: Draw = (next) => [cut, shards, brilliant, cut][Math.floor(next() * 4)]!(next);

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

/** A force: blades around a heart. */
const whirl: Draw = (next) => {
  const n = 3 + Math.floor(next() * 5);
  const start = next();
  const bend = (next() - 0.5) * 0.3;
  const wide = 0.03 + next() * 0.07;
  const inner = 4 + next() * 5;
  const rays = Array.from({ length: n }, (_, i) => {
    const turn = start + i / n;
    const long = 14 + 8 * next();
    return {
      d: `M${point(at(inner, turn - wide))}Q${point(at(long * 0.6, turn + bend))} ${point(at(long, turn + bend * 1.6))}Q${point(at(long * 0.5, turn + bend + wide))} ${point(at(inner, turn + wide))}Z`,
      fill: 0.45,
    };
  });
  return [...rays, { d: circle(24, 24, inner - 1), fill: next() > 0.5 ? 0.75 : 0 }];
};

/** A bolt, with sparks beside it. */
const bolt: Draw = (next) => {
  const steps = 3 + Math.floor(next() * 2);
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let i = 0; i <= steps; i++) {
    const x = 24 + (i % 2 ? -1 : 1) * (3 + next() * 8) * (i === steps ? 0.3 : 1);
    const thick = 5.5 * (1 - i / (steps + 0.5));
    left.push([x - thick, 4 + (40 * i) / steps]);
    right.unshift([x + thick, 4 + (40 * i) / steps + 2]);
  }
  const sparks = Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
    d: circle(6 + next() * 36, 8 + next() * 32, 1.5 + next() * 1.5),
    fill: 0.8,
  }));
  return [{ d: path([...left, ...right]), fill: 0.45 }, ...sparks];
};

/** A flame: tongues, one within the other. */
const flame: Draw = (next) => {
  const lean = (next() - 0.5) * 14;
  const tongue = (w: number, top: number, side: number): string =>
    `M24 44C${point([24 - w, 44])} ${point([24 - w - 2, 26])} ${point([24 - w * 0.4 + side, 20])}C${point([24 + side, 26])} ${point([24 + lean, 18])} ${point([24 + lean, top])}C${point([26 + lean + w * 0.5, 16])} ${point([24 + w + 3, 30])} ${point([24 + w, 36])}C${point([24 + w * 0.8, 42])} 28 44 24 44Z`;
  const w = 13 + next() * 5;
  return [
    { d: tongue(w, 3 + next() * 4, next() * 4), fill: 0.25 },
    { d: tongue(w * 0.5, 18 + next() * 6, next() * 2), fill: 0.7 },
  ];
};

/** An orb with rings and moons. */
const orb: Draw = (next) => {
  const r = 7 + next() * 5;
  const rings = 1 + Math.floor(next() * 2);
  const moons = 1 + Math.floor(next() * 4);
  const start = next();
  const tilt = next() * 180;
  const ring = (a: number, angle: number): string => {
    const [x, y] = [a * Math.cos((angle * Math.PI) / 180), a * Math.sin((angle * Math.PI) / 180)];
    return `M${point([24 - x, 24 - y])}A${a.toFixed(1)} ${(a * 0.35).toFixed(1)} ${angle.toFixed(0)} 1 0 ${point([24 + x, 24 + y])}A${a.toFixed(1)} ${(a * 0.35).toFixed(1)} ${angle.toFixed(0)} 1 0 ${point([24 - x, 24 - y])}`;
  };
  return [
    { d: circle(24, 24, r), fill: 0.4 },
    ...Array.from({ length: rings }, (_, i) => ({ d: ring(19, tilt + i * 90), fill: 0 })),
    ...Array.from({ length: moons }, (_, i) => ({
      d: circle(...at(19, start + i / moons), 2 + next() * 2),
      fill: 0.8,
    })),
  ];
};

/** Waves that spread from a point. */
const wave: Draw = (next) => {
  const n = 3 + Math.floor(next() * 2);
  const from = next();
  const wide = 0.1 + next() * 0.07;
  const [x, y] = at(14, from);
  const arcs = Array.from({ length: n }, (_, i) => {
    const r = 9 + i * 7;
    const end = (turn: number): string => point([x + r * Math.sin(turn * 6.28), y - r * Math.cos(turn * 6.28)]);
    return { d: `M${end(from + 0.5 - wide)}A${r} ${r} 0 0 1 ${end(from + 0.5 + wide)}`, fill: 0 };
  });
  return [{ d: circle(x, y, 3 + next() * 3), fill: 0.8 }, ...arcs];
};

/** A star with long and short points. */
const star: Draw = (next) => {
  const n = 4 + Math.floor(next() * 4);
  const short = 5 + next() * 4;
  const start = next();
  const points = Array.from({ length: 2 * n }, (_, i) =>
    at(i % 2 ? short : i % 4 ? 13 + next() * 3 : 20, start + i / (2 * n)),
  );
  return [
    { d: path(points), fill: 0.35 },
    { d: circle(24, 24, short * (0.4 + next() * 0.4)), fill: next() > 0.4 ? 0.9 : 0 },
  ];
};

const spell: Draw = (next) => [whirl, bolt, flame, orb, wave, star][Math.floor(next() * 6)]!(next);

const mirror = (points: [number, number][]): [number, number][] => [
  ...points,
  ...points.map(([x, y]): [number, number] => [48 - x, y]).reverse(),
];

const eyes = (next: () => number, y: number, pairs: number): Stroke[] =>
  Array.from({ length: pairs }, (_, i) => {
    const gap = 4 + i * 4 + next() * 2;
    const slant = next() * 2.4 - 0.4;
    const low = y + i * 4;
    return [-1, 1].map((side) => {
      const x = 24 + side * gap;
      return {
        d: path([
          [x - side * 2.8, low + slant],
          [x, low - 1.6],
          [x + side * 2.8, low - slant],
          [x, low + 1.8],
        ]),
        fill: 1,
      };
    });
  }).flat();

/** A head: one half drawn, the other its mirror; horns, eyes, teeth. */
const head: Draw = (next) => {
  const horn: [number, number][] = [
    [24 + 3, 12],
    [24 + 8 + next() * 5, 10],
    [24 + 12 + next() * 9, 2 + next() * 7],
  ];
  const jaw: [number, number][] = [
    [24 + 13 + next() * 4, 17],
    [24 + 12 + next() * 6, 26],
    [24 + 6 + next() * 5, 34 + next() * 4],
    [24 + 2, 38 + next() * 6],
  ];
  const count = 2 + Math.floor(next() * 3);
  const teeth = Array.from({ length: count }, (_, i) => {
    const x = 24 + (i - (count - 1) / 2) * 4.5;
    return {
      d: path([
        [x - 1.7, 32],
        [x, 37],
        [x + 1.7, 32],
      ]),
      fill: 0.9,
    };
  });
  return [
    { d: path(mirror([[24, 14], ...horn, ...jaw])), fill: 0.25 },
    ...eyes(next, 21 + next() * 4, 1 + Math.floor(next() * 2)),
    ...teeth,
  ];
};

/** Something with many legs. */
const crawler: Draw = (next) => {
  const legs = 3 + Math.floor(next() * 3);
  const body = 7 + next() * 4;
  const limbs = Array.from({ length: legs }, (_, i) => {
    const y = 16 + (i * 18) / (legs - 1);
    const knee = y - 6 - next() * 5;
    const foot = y + 4 + next() * 6;
    return [-1, 1].map((side) => ({
      d: path(
        [
          [24 + side * 4, y],
          [24 + side * 14, knee],
          [24 + side * (18 + next() * 4), foot],
        ],
        false,
      ),
      fill: 0,
    }));
  }).flat();
  return [
    ...limbs,
    { d: circle(24, 30, body), fill: 0.35 },
    { d: circle(24, 17, body * 0.65), fill: 0.35 },
    ...eyes(next, 16, 1),
  ];
};

/** A coiled thing with one eye. */
const coil: Draw = (next) => {
  const turns = 1.4 + next() * 0.9;
  const hand = next() > 0.5 ? 1 : -1;
  const points = Array.from({ length: 40 }, (_, i): [number, number] =>
    at(20 - (13 * i) / 39, hand * ((turns * i) / 39) + 0.1),
  );
  const spikes = points
    .filter((_, i) => i % 5 === 2 && i < 28)
    .map(([x, y]) => ({
      d: path(
        [
          [x, y],
          [24 + (x - 24) * 1.22, 24 + (y - 24) * 1.22],
        ],
        false,
      ),
      fill: 0,
    }));
  return [
    { d: path(points, false), fill: 0 },
    ...spikes,
    { d: circle(24, 24, 5 + next() * 2), fill: 0.3 },
    {
      d: path([
        [24, 20],
        [25.8, 24],
        [24, 28],
        [22.2, 24],
      ]),
      fill: 1,
    },
  ];
};

const beast: Draw = (next) => [head, crawler, coil, head][Math.floor(next() * 4)]!(next);

/** A blow: parallel slashes. */
const attack: Draw = (next) => {
  const n = 2 + Math.floor(next() * 3);
  const lean = (next() - 0.5) * 22;
  return Array.from({ length: n }, (_, i) => {
    const x = 24 + (i - (n - 1) / 2) * (22 / n);
    const top = 5 + next() * 7;
    const end = 36 + next() * 8;
    return {
      d: `M${point([x + lean / 2, top])}Q${point([x + 5, 24])} ${point([x - lean / 2, end])}Q${point([x - 1, 24])} ${point([x + lean / 2, top])}Z`,
      fill: 0.6,
    };
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

/** A curse: a thorned knot round something that weeps. */
const curse: Draw = (next) => {
  const n = 7 + Math.floor(next() * 4);
  const reach = 17 + next() * 3;
  const thorns = Array.from({ length: n }, (_, i) =>
    path([at(13, (i - 0.22) / n), at(reach + 3 * next(), (i + 0.35 * (next() - 0.5)) / n), at(13, (i + 0.22) / n)]),
  );
  const drops = Array.from({ length: 1 + Math.floor(next() * 3) }, (_, i): Stroke => {
    const [x, y] = [21 + i * 4 + next() * 3, 28 + next() * 6];
    return {
      d: `M${point([x, y - 6])}Q${point([x + 4, y + 3])} ${point([x, y + 4])}Q${point([x - 4, y + 3])} ${point([x, y - 6])}Z`,
      fill: 0.8,
    };
  });
  return [
    ...thorns.map((d) => ({ d, fill: 0.5 })),
    { d: circle(24, 24, 13), fill: 0.12 },
    {
      d: path([
        [14, 22],
        [24, 16 + 3 * next()],
        [34, 22],
        [24, 26],
      ]),
      fill: 0.35,
    },
    ...drops,
  ];
};

/** A part of the enemy: a maw full of teeth. */
const maw: Draw = (next) => {
  const n = 4 + Math.floor(next() * 3);
  const wide = 16 + next() * 4;
  const gape = 6 + next() * 6;
  const teeth = (y: number, way: number): Stroke[] =>
    Array.from({ length: n }, (_, i) => {
      const x = 24 - wide * 0.7 + (1.4 * wide * i) / (n - 1);
      return {
        d: path([
          [x - 2.6, y],
          [x + (next() - 0.5) * 2, y + way * (6 + 4 * next())],
          [x + 2.6, y],
        ]),
        fill: 0.85,
      };
    });
  const jaw = (way: number): string =>
    `M${point([24 - wide, 24])}Q${point([24, 24 + way * (gape + 14)])} ${point([24 + wide, 24])}`;
  return [
    { d: `${jaw(-1)}Q${point([24, 24 + gape + 14])} ${point([24 - wide, 24])}Z`, fill: 0.25 },
    ...teeth(24 - gape, 1),
    ...teeth(24 + gape, -1),
    { d: jaw(1), fill: 0 },
  ];
};

/** A person's mark: strokes and their mirror below an arc. */
const mage: Draw = (next) => {
  const right = (): [number, number] => [24 + 4 + next() * 12, 9 + next() * 30];
  const strokes = Array.from({ length: 3 }, () => {
    const [a, b, c] = [right(), right(), right()];
    const flip = ([x, y]: [number, number]): [number, number] => [48 - x, y];
    const curve = (p: [number, number], q: [number, number], r: [number, number]) =>
      `M${point(p)}Q${point(q)} ${point(r)}`;
    return [
      { d: curve(a, b, c), fill: 0 },
      { d: curve(flip(a), flip(b), flip(c)), fill: 0 },
    ];
  });
  const y = 10 + next() * 26;
  return [
    { d: circle(24, 24, 20), fill: 0.12 },
    ...strokes.flat(),
    {
      d: path(
        [
          [24, 6],
          [24, 42],
        ],
        false,
      ),
      fill: 0,
    },
    { d: circle(24, y, 2.5 + next() * 2), fill: 0.8 },
  ];
};

/** The enemy: a beast inside a broken crown. */
const nemesis: Draw = (next) => {
  const n = 5 + Math.floor(next() * 5);
  const crown = Array.from({ length: n }, (_, i) => {
    const turn = -0.3 + (0.6 * i) / (n - 1);
    return { d: path([at(17, turn - 0.025), at(20 + next() * 3.5, turn), at(17, turn + 0.025)]), fill: 0.8 };
  });
  return [...head(next), ...crown];
};

const DRAW: Record<Family, Draw> = {
  gem,
  relic,
  spell,
  attack,
  minion: beast,
  power,
  curse,
  body: maw,
  treasure: relic,
  token: relic,
  ability: power,
  "nemesis-spell": spell,
  mage,
  nemesis,
};

export const emblem = (id: string, family: Family): Stroke[] => DRAW[family](chance(`${family}/${id}/970`)); // 970: the suggested supplies look least alike
