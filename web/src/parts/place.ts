/** Pure: where a zoom stands so that it never covers what it shows, which may be clicked next. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  left: number;
  top: number;
  most: number; // height it may take; it scrolls beyond
}

const GAP = 8;
const LEAST = 120; // a window too low for anything better

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** Beside the thing, else above or below it, where more room is. */
export function place(box: Box, width: number, height: number, window: { width: number; height: number }): Place {
  const tall = window.height - 2 * GAP;
  const top = between(GAP, box.top, window.height - Math.min(height, tall) - GAP);
  if (box.right + width + 2 * GAP <= window.width) return { left: box.right + GAP, top, most: tall };
  if (box.left - width - 2 * GAP >= 0) return { left: box.left - width - GAP, top, most: tall };
  const left = between(GAP, box.left, window.width - width - GAP);
  const below = window.height - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  if (height <= below || below >= above)
    return { left, top: Math.min(box.bottom + GAP, window.height - LEAST - GAP), most: Math.max(LEAST, below) };
  return { left, top: Math.max(GAP, box.top - GAP - Math.min(height, above)), most: Math.max(LEAST, above) };
}
