// A zoom stands in the window and never on the thing it shows: that may be clicked next.
import { describe, expect, it } from "vitest";
import { place, type Box } from "../src/parts/place";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const apart = (thing: Box, at: { left: number; top: number; most: number }, width: number, height: number): boolean => {
  const tall = Math.min(height, at.most);
  return (
    at.left >= thing.right || at.left + width <= thing.left || at.top >= thing.bottom || at.top + tall <= thing.top
  );
};

describe("a zoom", () => {
  const things = [0, 170, 600, 1290].flatMap((left) => [0, 300, 730].map((top) => box(left, top, 134, 160)));

  it.each(things)("stands beside %o on a desk", (thing) => {
    const at = place(thing, 340, 500, DESK);
    expect(apart(thing, at, 340, 500)).toBe(true);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + 340).toBeLessThanOrEqual(DESK.width);
    expect(at.top + Math.min(500, at.most)).toBeLessThanOrEqual(DESK.height);
  });

  it.each([0, 120, 300, 560])("stands above or below a card at height %i on a phone, and scrolls", (top) => {
    const thing = box(8, top, 168, 150);
    const at = place(thing, 340, 900, PHONE);
    expect(apart(thing, at, 340, 900)).toBe(true);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.top + Math.min(900, at.most)).toBeLessThanOrEqual(PHONE.height);
  });

  it("keeps clear of what may be clicked next, as far as it can", () => {
    const hand = [0, 1, 2, 3, 4].map((n) => box(300 + 142 * n, 720, 134, 160));
    const at = place(hand[1]!, 340, 300, DESK, hand);
    for (const card of hand) expect(apart(card, at, 340, 300)).toBe(true);
    expect(place(hand[1]!, 340, 300, DESK)).toMatchObject({ left: hand[1]!.right + 8 }); // else beside it
    const mat = box(14, 170, 280, 90);
    expect(place(mat, 340, 700, DESK, hand).most).toBeGreaterThanOrEqual(700); // but it is shown whole
    const whole = box(0, 0, DESK.width, DESK.height);
    expect(apart(hand[1]!, place(hand[1]!, 340, 300, DESK, [whole]), 340, 300)).toBe(true);
  });

  it("takes the side with more room, but the nearer one below if it fits", () => {
    expect(place(box(8, 500, 168, 150), 340, 400, PHONE).top).toBeLessThan(500);
    expect(place(box(8, 100, 168, 150), 340, 400, PHONE).top).toBeGreaterThan(250);
  });
});
