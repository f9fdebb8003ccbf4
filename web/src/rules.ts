/** Pure: finds rules and words of the game by what people type, in any of their forms. */
import type { RuleInfo, RulesText, WordInfo } from "./types";

export interface Found {
  words: WordInfo[];
  rules: RuleInfo[];
}

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Without capitals and accents: 'Zaklęcie' is 'zaklecie'. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");

/** As people type it, with or without umlauts. */
const spelt = (text: string): string =>
  `${fold(text)} ${fold(text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter]!))}`;

/** What is asked for, each word with the other forms of the term it is one of. */
function wanted(text: RulesText, asked: string): string[][] {
  return fold(asked)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const term = text.words.find((each) =>
        [each.name, ...each.forms].some((form) => spelt(form).split(" ").includes(word)),
      );
      return [word, ...(term ? [term.name, ...term.forms].map(fold) : [])];
    });
}

const holds = (said: string, words: string[][]): boolean =>
  words.every((forms) => forms.some((form) => said.includes(form)));

/** Entries with all the words, those with them in the title first. Nothing asked: everything. */
export function search(text: RulesText, asked: string): Found {
  const words = wanted(text, asked);
  const ranked = text.rules.flatMap((rule) => {
    if (holds(spelt(`${rule.id} ${rule.title}`), words)) return [{ rule, rank: 0 }];
    return holds(spelt(`${rule.id} ${rule.title} ${rule.text} ${rule.example}`), words) ? [{ rule, rank: 1 }] : [];
  });
  return {
    words: text.words.filter((word) => holds(spelt([word.name, ...word.forms].join(" ")), words)),
    rules: ranked.sort((a, b) => a.rank - b.rank).map(({ rule }) => rule),
  };
}
