import { describe, expect, it } from "vitest";
import { deeds, sinceMine, turns } from "../src/turns";
import type { LogLine } from "../src/types";

const line = (seq: number, kind: string, seat: string | null = null, cards: string[] = []): LogLine => ({
  seq,
  text: `--- ${kind} ${seq} ---`,
  kind,
  seat,
  cards,
});
const LOG = [
  line(0, "enter"),
  line(0, "turn", "p1"),
  line(1, "play", "p1", ["crystal"]),
  line(2, "turn", "p2"),
  line(3, "play", "p2", ["crystal"]),
  line(4, "play", "p2", ["crystal"]),
  line(4, "suffer", "p1"),
  line(5, "gain", "p2", ["jade"]),
  line(6, "cast", "p2", ["spark"]),
  line(7, "cast", "p2", ["spark"]),
  line(8, "nemesis-turn"),
  line(8, "persistent", null, ["grub"]),
  line(8, "turn", "p1"),
];

describe("the log turn by turn", () => {
  const all = turns(LOG);

  it("begins a turn where one begins", () => {
    expect(all.map(({ seat, text, lines }) => [seat, text, lines.length])).toEqual([
      ["p1", "turn 0", 1],
      ["p2", "turn 2", 6],
      [null, "nemesis-turn 8", 1],
      ["p1", "turn 8", 0],
    ]);
  });

  it("has what somebody did in few words: gems counted, cards named", () => {
    expect(deeds(all[1]!, (id) => (id === "crystal" ? "gem" : "spell"))).toEqual([
      { what: "cast", n: 2, cards: [["spark", 2]] },
      { what: "gems", n: 2, cards: [["crystal", 2]] },
      { what: "gain", n: 1, cards: [["jade", 1]] },
    ]);
  });

  it("has what passed since my last turn, whether it is mine again or not", () => {
    const since = (mine: string[], until = all.length) => sinceMine(all.slice(0, until), mine).map(({ seat }) => seat);
    expect(since(["p1"])).toEqual(["p2", null]);
    expect(since(["p1"], 2)).toEqual(["p2"]);
    expect(since(["p2"])).toEqual([null, "p1"]);
    expect(since(["p1", "p2"])).toEqual([null]);
    expect(since(["p1"], 1)).toEqual([]);
    expect(since([])).toEqual([null, "p1"]); // a spectator's
    expect(sinceMine([], ["p1"])).toEqual([]);
  });
});
