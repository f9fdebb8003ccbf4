import { describe, expect, it } from "vitest";
import catalogue from "../fixtures/catalogue.en.json";
import { emblem, type Family } from "../src/emblem";

const all: [string, Family][] = [
  ...catalogue.cards.map((card): [string, Family] => [card.id, card.kind as Family]),
  ...catalogue.mages.map((mage): [string, Family] => [mage.id, "mage"]),
  ...catalogue.nemeses.map((nemesis): [string, Family] => [nemesis.id, "nemesis"]),
];

describe("emblem", () => {
  it("is the same every time", () => {
    for (const [id, family] of all) expect(emblem(id, family)).toEqual(emblem(id, family));
  });

  it("is different for every card, mage and nemesis", () => {
    const drawn = new Set(all.map(([id, family]) => JSON.stringify(emblem(id, family))));
    expect(drawn.size).toBe(all.length);
  });

  it("is drawn of real numbers, within its box", () => {
    for (const [id, family] of all) {
      const d = emblem(id, family)
        .map((stroke) => stroke.d)
        .join(" ");
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Math.min(Number(x), Number(y))).toBeGreaterThan(-6);
        expect(Math.max(Number(x), Number(y))).toBeLessThan(54);
      }
    }
  });
});
