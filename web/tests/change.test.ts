// A number that has just changed says by how much: the truth, and not for ever.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Changes, SHOWN } from "../src/change";

describe("a number that has just changed", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const follow = (...values: number[]): { now: () => number; see: (value: number) => void; stop: () => void } => {
    let delta = 0;
    const changes = new Changes((change) => (delta = change.delta));
    values.forEach((value) => changes.see(value));
    return { now: () => delta, see: (value) => changes.see(value), stop: () => changes.stop() };
  };

  it("says nothing at first, and adds up what comes at once the same way", () => {
    expect(follow(7).now()).toBe(0);
    expect(follow(0, 1, 2, 3).now()).toBe(3);
    expect(follow(0, 3, 1, 0).now()).toBe(-3);
  });

  it("is plain again after a while, also if the page is told the same number meanwhile", () => {
    const life = follow(70, 69);
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(SHOWN / 5);
      life.see(69);
    }
    expect(life.now()).toBe(0);
    life.see(65);
    expect(life.now()).toBe(-4);
  });

  it("does not add up what was long ago, however often it changes", () => {
    const life = follow(30);
    for (let n = 29; n > 20; n--) {
      life.see(n);
      vi.advanceTimersByTime(SHOWN - 100);
    }
    expect(life.now()).toBeGreaterThanOrEqual(-2);
  });

  it("leaves nothing running when it is gone", () => {
    follow(3, 2).stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
