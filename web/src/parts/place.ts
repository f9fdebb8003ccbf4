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
const DEARER = 9; // than to cover another: to cover the thing itself, or to be cut off

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** What a box covers of others, in square pixels. */
const covers = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, { left, top, right, bottom }) => {
    const [width, height] = [
      Math.min(box.right, right) - Math.max(box.left, left),
      Math.min(box.bottom, bottom) - Math.max(box.top, top),
    ];
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);

/** Beside the thing, else above or below it, where more room is; of several places the one that covers least of what is to be left free. */
export function place(
  box: Box,
  width: number,
  height: number,
  window: { width: number; height: number },
  free: readonly Box[] = [],
): Place {
  const tall = window.height - 2 * GAP;
  const top = between(GAP, box.top, window.height - Math.min(height, tall) - GAP);
  const left = between(GAP, box.left, window.width - width - GAP);
  const below = window.height - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const under = { left, top: Math.min(box.bottom + GAP, window.height - LEAST - GAP), most: Math.max(LEAST, below) };
  const over = { left, top: Math.max(GAP, box.top - GAP - Math.min(height, above)), most: Math.max(LEAST, above) };
  const right = { left: box.right + GAP, top, most: tall };
  const before = { left: box.left - width - GAP, top, most: tall };
  const beside = [right, before].filter((at) => at.left >= GAP && at.left + width + GAP <= window.width);
  const stacked = height <= below || below >= above ? [under, over] : [over, under];
  const cost = (at: Place): number => {
    const shown = Math.min(height, at.most);
    const drawn = { left: at.left, top: at.top, right: at.left + width, bottom: at.top + shown };
    return covers(drawn, free) + DEARER * (covers(drawn, [box]) + (height - shown) * width);
  };
  const order = [...beside, ...(free.length || !beside.length ? stacked : [])];
  return order.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
