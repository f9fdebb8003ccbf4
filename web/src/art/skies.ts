/** The palettes: a sky with its light above left, and the tones of motifs in front of it. */
export interface Palette {
  sky: readonly [light: string, middle: string, dark: string];
  a: string; // the main plane of a motif
  b: string; // its lighter plane
  k: string; // ink: what lies in shadow
  glow: string; // the light behind
}

export const SKIES = {
  ember: { sky: ["#ffb35a", "#b8401c", "#2a0a08"], a: "#f08a2c", b: "#ffe3a0", k: "#240703", glow: "#ffb14a" },
  dusk: { sky: ["#c9a5ff", "#5b3a9e", "#150a2c"], a: "#9c78e6", b: "#f0e2ff", k: "#150a2c", glow: "#d0a8ff" },
  frost: { sky: ["#d2f1ff", "#3d84b8", "#0a1c33"], a: "#6db7e8", b: "#f2fcff", k: "#081628", glow: "#b4ecff" },
  moss: { sky: ["#d6e38a", "#5a7a34", "#121c0c"], a: "#9ab04c", b: "#eef0b4", k: "#0c1406", glow: "#dcff7a" },
  gold: { sky: ["#fff0b8", "#b98a2e", "#2b1a08"], a: "#d9a63c", b: "#fff3c8", k: "#241404", glow: "#ffe08a" },
  blood: { sky: ["#ff9a86", "#8f2426", "#1e0508"], a: "#c04a44", b: "#f6dcc4", k: "#1a0406", glow: "#ff7a5e" },
  ash: { sky: ["#dcd8d0", "#6c6a72", "#16151c"], a: "#9a97a0", b: "#f0eee6", k: "#0e0d13", glow: "#ffffff" },
  void: { sky: ["#7e63c8", "#2c1c58", "#07040f"], a: "#5a479a", b: "#cdb8ff", k: "#05030a", glow: "#b894ff" },
  teal: { sky: ["#b6ffe6", "#23857c", "#04201f"], a: "#58b8a8", b: "#e6fff4", k: "#031514", glow: "#8affe0" },
} satisfies Record<string, Palette>;

export type Sky = keyof typeof SKIES;
