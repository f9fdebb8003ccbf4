// An expedition in the making.
import { describe, expect, it } from "vitest";
import fixture from "../fixtures/catalogue.en.json";
import { drawnFrom, flipped, kindOf, ofKind, request, setting, withSeats } from "../src/setout";
import type { Catalogue } from "../src/types";

const catalogue = fixture as unknown as Catalogue;
const first = setting(catalogue);

describe("setting out", () => {
  it("begins with the printed expedition for two", () => {
    expect(kindOf(catalogue, first.kind)?.custom).toBe(false);
    expect(request(first, false)).toEqual({
      kind: "outcasts",
      players: 2,
      options: [],
      undo: "reveal",
      name: "",
      seats: ["human", "human"],
      seed: "",
    });
  });

  it("keeps seats and options that fit another kind, and draws anew", () => {
    const custom = {
      ...ofKind(first, kindOf(catalogue, "default")!),
      options: ["big-pocket", "one-dial"],
      rerolled: ["kel"],
    };
    const printed = ofKind(custom, kindOf(catalogue, "outcasts")!);
    expect(printed.options).toEqual(["one-dial"]);
    expect(printed.rerolled).toEqual([]);
    const three = withSeats({ ...custom, seats: ["bot:greedy", "open"] }, 3);
    expect(three.seats).toEqual(["bot:greedy", "open", "mine"]);
    expect(withSeats(three, 1).seats).toEqual(["bot:greedy"]);
    expect(three.rerolled).toEqual([]);
  });

  it("asks for what was shown: its seed, unless another was typed", () => {
    const custom = {
      ...ofKind(first, kindOf(catalogue, "short")!),
      seats: ["mine", "open", "bot:random"],
      rerolled: ["kel"],
      name: " Friday ",
    };
    expect(request(custom, true, { seed: "77" })).toEqual({
      kind: "short",
      players: 3,
      options: [],
      undo: "reveal",
      name: "Friday",
      seats: ["human", "human", "bot:random"],
      seed: "77",
      packs: ["outcasts"],
      rerolled: ["kel"],
    });
    expect(request({ ...custom, seed: " 5 " }, true, { seed: "77" }).seed).toBe("5");
  });

  it("draws again when something that decides the draw has changed", () => {
    expect(drawnFrom({ ...first, name: "x", undo: "off" })).toBe(drawnFrom(first));
    for (const change of [
      { kind: "short" },
      { seats: ["mine"] },
      { options: ["xaxos"] },
      { packs: ["legacy"] },
      { rerolled: ["kel"] },
      { seed: "5" },
    ])
      expect(drawnFrom({ ...first, ...change })).not.toBe(drawnFrom(first));
  });

  it("adds and takes away without repeating", () => {
    expect(flipped(["a"], "b", true)).toEqual(["a", "b"]);
    expect(flipped(["a", "b"], "a", true)).toEqual(["b", "a"]);
    expect(flipped(["a", "b"], "a", false)).toEqual(["b"]);
  });
});
