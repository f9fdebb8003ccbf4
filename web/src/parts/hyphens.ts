/** Where a long word may be broken, for browsers that do not know its language. */
const LONG = 12; // letters: shorter words have room everywhere
const SOFT = "\u00ad";
const VOWELS = "aeiouyäöüąęó";
// What is one sound, or said at once, is not torn apart.
const ONSET =
  "(?:sch[lmnrw]?|szcz|kszt|str|spr|spl|sph|ch|ck|pf|ph|th|st|sp|cz|sz|rz|dz|dź|dż|ść|[bdfgkpt]r|[bfgkp]l|[bcdfghjklmnpqrstvwxzßćłńśźż])";
const SYLLABLE = new RegExp(`(?<=\\p{L})([${VOWELS}][^${VOWELS}]*?)(?=${ONSET}[${VOWELS}].)`, "giu");

const broken = (word: string): string => (word.length > LONG ? word.replace(SYLLABLE, `$1${SOFT}`) : word);

/** A name with soft hyphens in its long words. */
export const hyphenated = (name: string): string => name.replace(/\p{L}+/gu, broken);
