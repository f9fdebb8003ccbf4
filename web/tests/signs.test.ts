// Signs come and go; a tone only when the question comes to me.
import { describe, expect, it } from "vitest";
import openapi from "../openapi.json";
import updateFixture from "../fixtures/update.json";
import { noticed, PHRASES, pointedAt, type Sign, spot } from "../src/signs";
import { gain, rings } from "../src/sound";
import type { Update } from "../src/types";

const update = updateFixture as unknown as Update;

describe("signs", () => {
  it("stand over the log as far as it is in sight, and nowhere over the cards", () => {
    const log = { left: 1000, right: 1400, top: 500, bottom: 1200 };
    expect(spot(log, 900)).toEqual({ left: 1006, width: 388, bottom: 6, most: 388 });
    expect(spot({ ...log, bottom: 800 }, 900)).toMatchObject({ bottom: 106, most: 288 });
    expect([spot({ ...log, top: 850 }, 900), spot(undefined, 900)]).toEqual([null, null]);
  });

  it("offer every phrase the server takes", () => {
    expect([...PHRASES].sort()).toEqual([...openapi.components.schemas.Say.properties.phrase.enum].sort());
  });

  it("keep the newest few, and the same twice", () => {
    let signs: Sign[] = [];
    for (let n = 0; n < 6; n += 1) signs = noticed(signs, { type: "said", by: "p1", phrase: "help" }, n);
    expect(signs.map((sign) => sign.n)).toEqual([2, 3, 4, 5]);
  });

  it("tell what is pointed at", () => {
    const signs = noticed(
      noticed([], { type: "said", by: null, phrase: "go" }, 1),
      { type: "pointed", by: "p2", place: "pile:jade" },
      2,
    );
    expect([...pointedAt(signs)]).toEqual(["pile:jade"]);
  });
});

describe("the sound", () => {
  const asked = (mine: boolean): Update => ({ ...update, decision: { ...update.decision!, mine } });

  it("comes with the question, once, and not with the page", () => {
    expect(rings(asked(false), asked(true))).toBe(true);
    expect(rings(asked(true), asked(true))).toBe(false);
    expect(rings(asked(true), asked(false))).toBe(false);
    expect(rings(null, asked(true))).toBe(false);
    expect(rings(asked(false), { ...update, decision: null })).toBe(false);
  });

  it("is as loud as wished, within reason", () => {
    expect(gain(0)).toBe(0);
    expect(gain(50)).toBeLessThan(gain(100));
    expect(gain(900)).toBe(gain(100));
  });
});
