/** Signs in a box of 16 by 16: the outline, and what of it lies in the light. */
export const ICONS = {
  aether: { d: "M8 0 14 6 8 16 2 6Z", lit: "M8 0 2 6 8 16Z" },
  damage: { d: "M8 0 9.6 5.4 15 3 11 8 16 11 10.4 10.8 9 16 6.8 11 1 13 4.6 8.4 0 5 5.6 5.2Z" },
  life: { d: "M8 15C2 10 0 7 1 4 2 1 6.5 1 8 4 9.5 1 14 1 15 4 16 7 14 10 8 15Z" },
  charge: { d: "M8 0 16 8 8 16 0 8ZM8 3 3 8 8 13 13 8Z" },
  hour: { d: "M3 0H13V2H12C12 6 9.5 7 9.5 8S12 10 12 14H13V16H3V14H4C4 10 6.5 9 6.5 8S4 6 4 2H3Z" },
  token: { d: "M8 0 15 4V12L8 16 1 12V4Z" },
  hold: { d: "M0 16V7H2V5H4V7H6V2L8 0 10 2V7H12V5H14V7H16V16H10V12A2 2 0 0 0 6 12V16Z" },
  undo: { d: "M6 1 1 6 6 11V8C10 8 12 9 13 13 15 8 12 4 6 4Z" },
  log: { d: "M2 1H14V15H2ZM4.5 4V5.5H11.5V4ZM4.5 7V8.5H11.5V7ZM4.5 10V11.5H9V10Z" },
  rules: {
    d: "M8 3C6 1 3 1 0 2V14C3 13 6 13 8 15 10 13 13 13 16 14V2C13 1 10 1 8 3ZM7.2 4.5V12C5.5 11.2 3.5 11.2 2 11.6V3.8C4 3.4 6 3.6 7.2 4.5Z",
  },
  gear: {
    d: "M6.6 0H9.4L9.8 2.2 11.4 3 13.4 2 15 4.6 13.3 6V8L15 9.6 13.6 12.2 11.4 11.4 9.8 12.4 9.4 15H6.6L6.2 12.6 4.6 11.6 2.4 12.4 1 9.8 2.7 8.4V6.4L1 5 2.4 2.4 4.6 3.2 6.2 2.2ZM8 5A2.5 2.5 0 1 0 8.1 5Z",
  },
  lock: { d: "M3 7V5A5 5 0 0 1 13 5V7H14V16H2V7ZM5 7H11V5A3 3 0 0 0 5 5Z" },
} satisfies Record<string, { d: string; lit?: string }>;

export type IconName = keyof typeof ICONS;

/** Which sign a letter of a gist stands for. */
const SIGNS: Record<string, IconName> = {
  "◆": "aether",
  "✦": "damage",
  "♥": "life",
  "♜": "hold",
  "◇": "charge",
  "⬡": "token",
};

export interface Gist {
  before: string; // a number, or a word
  sign: IconName | undefined;
  after: string; // the ellipsis, if there is more
}

/** '+2◆…' as what is written and what is drawn. */
export function read(gist: string): Gist {
  const at = [...gist].findIndex((letter) => letter in SIGNS);
  if (at < 0) return { before: gist, sign: undefined, after: "" };
  const letters = [...gist];
  return { before: letters.slice(0, at).join(""), sign: SIGNS[letters[at]!], after: letters.slice(at + 1).join("") };
}
