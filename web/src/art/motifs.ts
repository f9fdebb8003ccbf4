/** Motifs, of which pictures are composed: each drawn once in a box of 100 by 100, in the tones `a` (its main plane),
 * `b` (the lighter one) and `k` (ink) that the picture gives it. Light and rough edges come from the filter `cut`. */
import { CREATURES } from "./motifs/creatures";
import { FORCES } from "./motifs/forces";
import { MINIONS } from "./motifs/minions";
import { THINGS } from "./motifs/things";

export const MOTIFS = { ...CREATURES, ...FORCES, ...MINIONS, ...THINGS };
export type Motif = keyof typeof MOTIFS;
