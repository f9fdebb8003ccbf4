// A card is shown large to who moves the mouse onto it, not because it came to lie under one.
import { describe, expect, it } from "vitest";
import { Hand } from "../src/parts/hand";

describe("a mouse", () => {
  const over = (hand: Hand, x: number, y: number): boolean => {
    hand.enters({ x, y });
    hand.moves({ x, y });
    return hand.seeks({ x, y });
  };

  it("that comes onto a thing seeks it, also with its first move", () => {
    const hand = new Hand();
    expect(over(hand, 10, 10)).toBe(true);
    expect(over(hand, 90, 10)).toBe(true);
  });

  it("under which a thing comes to lie does not, until it is really moved", () => {
    const hand = new Hand();
    hand.moves({ x: 10, y: 10 });
    hand.enters({ x: 10, y: 10 });
    expect([hand.seeks({ x: 10, y: 10 }), hand.seeks({ x: 12, y: 9 }), hand.seeks({ x: 18, y: 10 })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
