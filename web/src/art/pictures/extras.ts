import type { Pictures } from "../compose";

/** Guests and promos: what each card shows. */
export const EXTRAS: Pictures = {
  // Relics
  "aether-conduit": ["dusk", ["totem", 29, 8, 92, 0, "ash"], ["gem", 53, 12, 44, 0, "teal"]],
  "pain-conduit": ["blood", ["totem", 29, 8, 92, 0, "void"], ["drop", 50, 11, 50]],
  // Spells
  "bouncing-boom": ["ember", ["orb", 27, 32, 64, 0, "ash"], ["star", 55, 0, 84, 20, "gold"]],
  "reverberating-shock": ["gold", ["bolt", 25, 8, 84, 0, "frost"], ["coin", 71, 34, 60, 0, "ash"]],
  // Attacks
  menace: ["blood", ["eye", 34, 1, 70, 0, "gold"], ["maw", 54, 39, 62, 0, "void"]],
  decimate: [
    "blood",
    ["blade", 11, 8, 84, -20, "ash"],
    ["blade", 55, 8, 84, 20, "ash"],
    ["bone", 53, 44, 44, 0, "gold"],
  ],
  negate: ["ash", ["shield", 29, 6, 92, 0, "void"], ["claw", 33, 4, 92]],
  unmake: ["void", ["skein", 25, 8, 84, 0, "dusk"], ["hand", 61, 28, 72, 0, "ash"]],
  // Powers
  "spirit-cage": ["teal", ["wraith", 40, 18, 70, 0, "frost"], ["cage", 21, -4, 108, 0, "ash"]],
  "gravity-splinter": ["void", ["storm", 19, -6, 112, 0, "ash"], ["shard", 37, 14, 76, 30, "dusk"]],
  "baneful-crux": ["blood", ["totem", 27, 4, 96, 0, "ash"], ["star", 42, 7, 66, 0, "ember"]],
  "world-purge": ["ember", ["orb", 33, 12, 84, 0, "moss"], ["flame", 23, -10, 104]],
  // Minions
  "glyph-enigma": ["gold", ["totem", 29, 8, 92, 0, "teal"], ["eye", 50, 13, 50]],
  gallowskulk: ["ash", ["bone", 35, 20, 80, 0, "void"], ["skein", 52, 1, 46, 0, "gold"]],
};
