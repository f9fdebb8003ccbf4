// The guided fight: the goal first, then each thing once, when it is asked for.
import { describe, expect, it } from "vitest";
import fixture from "../fixtures/update.json";
import { about, tip, TIPS, type Tip } from "../src/learn";
import type { Update } from "../src/types";

const update = fixture as unknown as Update;
const START: Tip[] = ["goal", "lose", "turns"];
const asked = (kind: string, keys: string[] = [], phase = "main"): Update => ({
  ...update,
  table: { ...update.table!, phase },
  decision: {
    ...update.decision!,
    kind,
    mine: true,
    options: keys.map((key) => ({ ...update.decision!.options[0]!, key, verb: key.split(" ")[0]! })),
  },
});
const told = (...more: Tip[]): Set<string> => new Set([...START, ...more]);

describe("the lesson", () => {
  it("begins with the goal and the ways to lose, whatever is asked", () => {
    for (const first of [asked("main", ["play crystal"]), asked("or", [], "nemesis-draw")]) {
      const heard: Tip[] = [];
      while (heard.length < 3) heard.push(tip(first, new Set(heard), -1)!);
      expect(heard).toEqual(START);
    }
  });

  it("explains the nemesis before the first question it asks", () => {
    const first = asked("suffer", [], "nemesis-main");
    expect(tip(first, told(), -1)).toBe("nemesis");
    expect(tip(first, told("nemesis"), -1)).toBe("suffer");
  });

  it("says each thing once", () => {
    expect(tip(asked("main", ["play crystal", "done"]), told(), -1)).toBe("gems");
    expect(tip(asked("main", ["play crystal", "done"]), told("gems"), -1)).toBeUndefined();
    expect(tip(asked("main", ["gain jade", "done"]), told("gems"), -1)).toBe("buy");
    expect(tip(asked("main", ["gain jade", "done"]), told("gems", "buy"), -1)).toBe("end");
  });

  it("is quiet for the rest of a moment at which somebody has had enough", () => {
    const now = asked("main", ["gain jade", "charge", "done"]);
    expect(tip(now, told("buy"), now.seq)).toBeUndefined();
    expect(tip({ ...now, seq: now.seq + 1 }, told("buy"), now.seq)).toBe("charge");
    expect(tip(now, new Set(["goal"]), now.seq)).toBe("lose"); // what the game is about is told to the end
  });

  it("calls a choice evil only where a card of the nemesis asks for it, which is there to be read", () => {
    const by = (source: string, phase: string): Update => {
      const now = asked("or", [], phase);
      return { ...now, decision: { ...now.decision!, source } };
    };
    expect(about(by("torch", "casting"))).toEqual(["or"]); // 1 damage, or focus: both are good
    expect(about(by("", "nemesis-draw"))).toEqual(["nemesis", "or"]);
    expect(about(by("grubber", "nemesis-main"))).toEqual(["nemesis", "evils"]);
  });

  it("tells giving up for now from giving up for good", () => {
    expect(about(asked("discard"))).toEqual(["discard"]);
    expect(about(asked("destroy"))).toEqual(["destroy"]);
  });

  it("has something to say about every kind of question, and a place for it", () => {
    for (const kind of ["casting", "order", "target", "suffer", "player", "or", "may", "something new"])
      for (const each of about(asked(kind))) expect(TIPS[each]).toBeTruthy();
    expect(about({ ...update, decision: null })).toEqual(["lost"]);
    expect(about({ ...update, decision: { ...update.decision!, mine: false } })).toEqual(["wait"]);
  });
});
