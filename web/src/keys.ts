/** One table of shortcuts: the code acts by it, and the '?' panel shows it. */

export interface Shortcut {
  id: string; // of its words: key-<id>
  keys: string; // as shown
  test: (event: KeyboardEvent) => boolean;
}

const digit = (event: KeyboardEvent): number => Number(/^Digit([1-4])$/.exec(event.code)?.[1] ?? 0);
const plain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;
const key =
  (...names: string[]) =>
  (event: KeyboardEvent): boolean =>
    plain(event) && names.includes(event.key);
const arrows = key("ArrowLeft", "ArrowRight");

export const SHORTCUTS = [
  { id: "look", keys: "1–4", test: (e) => plain(e) && !e.shiftKey && digit(e) > 0 },
  { id: "act", keys: "Shift+1–4", test: (e) => plain(e) && e.shiftKey && digit(e) > 0 },
  { id: "next", keys: "n", test: key("n") },
  { id: "back", keys: "b", test: key("b") },
  { id: "choose", keys: "Enter", test: () => false }, // the browser's own: buttons
  { id: "done", keys: "e", test: key("e") },
  { id: "gems", keys: "g", test: key("g") },
  { id: "read", keys: "i", test: key("i") },
  { id: "why", keys: "w", test: key("w") },
  { id: "rules", keys: "/", test: key("/") },
  { id: "list", keys: "o", test: key("o") },
  { id: "prompt", keys: "p", test: key("p") },
  { id: "say", keys: "s", test: key("s") },
  { id: "point", keys: "m", test: key("m") },
  { id: "undo", keys: "u", test: key("u") },
  { id: "redo", keys: "y", test: key("y") },
  { id: "log", keys: "l", test: key("l") },
  { id: "since", keys: "c", test: key("c") },
  { id: "skip", keys: "t", test: key("t") },
  { id: "road", keys: "j", test: key("j") },
  { id: "replay", keys: "r", test: key("r") },
  { id: "step", keys: "← →", test: (e) => !e.shiftKey && arrows(e) },
  { id: "turn", keys: "Shift+← →", test: (e) => e.shiftKey && arrows(e) },
  { id: "mark", keys: ", .", test: key(",", ".") },
  {
    id: "run",
    keys: "Space",
    test: (e) => key(" ")(e) && !(e.target as HTMLElement | null)?.closest?.("a, button, summary"),
  }, // which have it for themselves
  { id: "close", keys: "Esc", test: key("Escape") },
  { id: "help", keys: "?", test: key("?") },
] as const satisfies readonly Shortcut[];

export type Action = (typeof SHORTCUTS)[number]["id"];

/** What a key means; nothing while somebody types. */
export function action(event: KeyboardEvent): Action | undefined {
  const target = event.target as HTMLElement | null;
  if (
    target?.closest?.("input:not([type=checkbox],[type=radio],[type=range]), textarea, select") &&
    event.key !== "Escape"
  )
    return undefined;
  return SHORTCUTS.find((shortcut) => shortcut.test(event))?.id;
}

/** The seat a digit names, 'p1' to 'p4'. */
export const seatOf = (event: KeyboardEvent): string => `p${digit(event)}`;
