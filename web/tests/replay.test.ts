// What a replay is stepped through by.
import { describe, expect, it } from "vitest";
import type { Fight } from "../src/journey";
import { bare, newest } from "../src/moments";
import { battles, marks, onward, stretch, turns } from "../src/replay";
import type { Campaign, LogLine } from "../src/types";

const line = (seq: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  kind,
  text: kind,
  seat: null,
  cards: [],
  ...more,
});
const GAME = [
  line(0, "turn", { text: "--- Turn 1: Garu ---", seat: "p1" }),
  line(2, "play"),
  line(4, "hit-minion", { cards: ["imp"] }),
  line(6, "kill-minion", { cards: ["imp"] }),
  line(9, "nemesis-turn", { text: "--- Turn 2: Titan ---" }),
  line(9, "nemesis-draw", { cards: ["slam"] }),
  line(9, "unleash"),
  line(9, "unleash"),
  line(9, "exhausted", { seat: "p2" }),
  line(9, "turn", { text: "--- Turn 3: Gex ---" }),
  line(12, "evolve", { cards: ["imp", "imp~1"] }),
  line(13, "evolve", { cards: ["imp~1", "fiend"] }),
  line(15, "lost"),
];

describe("marks", () => {
  it("are where something happened, each moment once, with what and in which turn", () => {
    expect(marks(GAME).map(({ seq, turn }) => [seq, turn])).toEqual([
      [6, "Turn 1"],
      [9, "Turn 2"],
      [13, "Turn 3"],
      [15, "Turn 3"],
    ]);
    expect(marks(GAME)[1]!.what).toEqual([
      { kind: "exhausted", about: "p2", n: 1 },
      { kind: "unleash", about: "", n: 2 },
      { kind: "nemesis-draw", about: "slam", n: 1 },
    ]);
  });

  it("tell a card that evolved from one that took a sticker", () => {
    expect(
      marks(GAME)
        .flatMap(({ what }) => what)
        .filter(({ kind }) => kind === "evolve"),
    ).toEqual([{ kind: "evolve", about: "fiend", n: 1 }]);
  });
});

describe("leaps", () => {
  it("go from turn to turn, and to the end", () => {
    expect(turns(GAME)).toEqual([0, 9, 15]);
    expect([
      onward(turns(GAME), 2, 1),
      onward(turns(GAME), 2, -1),
      onward(turns(GAME), 9, 1),
      onward(turns(GAME), 9, -1),
    ]).toEqual([9, 0, 15, 0]);
    expect([onward(turns(GAME), 15, 1), onward(turns(GAME), 0, -1)]).toEqual([undefined, undefined]);
  });
});

describe("the line", () => {
  const steps = [0, 1, 2, 3, 5, 6, 8, 9];
  const fought = [
    { first: 2, last: 3 },
    { first: 6, last: 8 },
  ] as Fight[];

  it("covers a whole game, and of a journey the battle at hand with what follows it", () => {
    expect(stretch(steps, [], 3)).toEqual([0, 7]);
    expect(stretch(steps, fought, 1)).toEqual([0, 1]);
    expect(stretch(steps, fought, 5)).toEqual([2, 4]);
    expect(stretch(steps, fought, 9)).toEqual([5, 7]);
    expect(stretch([], [], 0)).toEqual([0, 0]);
  });

  it("begins a chapter that is still fought where its battle begins", () => {
    const campaign = {
      chapter: 2,
      attempt: 1,
      stage: "battle",
      road: [{ nemesis: "b" }],
      chart: [{ number: 1, chapter: 1, first: 3, last: 40 }],
    } as unknown as Campaign;
    const lines = [line(3, "turn"), line(41, "journey"), line(48, "nemesis-turn"), line(50, "turn")];
    expect(battles({ journey: null, campaign, seq: 60 }, lines).map(({ battle, first }) => [battle, first])).toEqual([
      [1, 3],
      [2, 48],
    ]);
    expect(battles({ journey: null, campaign: null, seq: 60 }, lines)).toEqual([]);
  });
});

describe("the log", () => {
  it("stands at the newest line of a moment that has none of its own", () => {
    expect([newest(GAME, 0), newest(GAME, 3), newest(GAME, 8), newest(GAME, 99), newest([], 5)]).toEqual([
      0, 2, 6, 15, -1,
    ]);
    expect(bare("--- Turn 1: Garu ---")).toBe("Turn 1: Garu");
  });
});
