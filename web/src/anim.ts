/** Cards move where they go: first, last, invert, play. Nothing waits for it. */

export type Speed = 0 | 1 | 2 | 3;
const MILLISECONDS: Record<Speed, number> = { 0: 0, 1: 550, 2: 300, 3: 140 };

/** How long a move takes; 0 where the reader wants no motion. */
export const duration = (speed: Speed, reduced: boolean): number => (reduced ? 0 : MILLISECONDS[speed]);

export const reducedMotion = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

type Places = Map<string, DOMRect>;

/** Where every card lies now. */
export function snapshot(root: ParentNode = document): Places {
  const found: Places = new Map();
  for (const el of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = el.getBoundingClientRect();
    if (box.width) found.set(el.dataset["flip"]!, box);
  }
  return found;
}

/** Cards that were no things of their own begin where they were taken from: a card's number with its place. */
export function taken(before: Places, from: ReadonlyMap<number, string>, root: ParentNode = document): void {
  for (const [n, place] of from) {
    const box = root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    if (box?.width) before.set(String(n), box);
  }
}

const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];

/** What moved, from the middle of the old place to that of the new one: what is read there keeps its size on the way. */
export function moves(before: Places, after: Places): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const [id, now] of after) {
    const old = before.get(id);
    if (!old || Math.abs(old.left - now.left) + Math.abs(old.top - now.top) <= 2) continue;
    const [from, to] = [middle(old), middle(now)];
    found.set(id, [from[0] - to[0], from[1] - to[1]]);
  }
  return found;
}

/** Let cards travel from where they were to where they are. */
export function play(before: Places, ms: number, root: ParentNode = document): void {
  if (!ms || !before.size) return; // nothing was there: a table that is just being laid
  const going = moves(before, snapshot(root));
  for (const el of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const id = el.dataset["flip"]!;
    const move = going.get(id);
    if (move) {
      const from = { transform: `translate(${move[0]}px, ${move[1]}px)`, zIndex: "5" };
      el.animate([from, { transform: "none", zIndex: "5" }], {
        duration: ms,
        easing: "cubic-bezier(.2,.7,.2,1)",
      });
    } else if (!before.has(id)) {
      el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms });
    }
  }
}
