import { describe, expect, it } from "vitest";
import fixture from "../fixtures/update.json";
import * as select from "../src/select";
import type { Decision, Option, Update } from "../src/types";

const update = fixture as unknown as Update;
const option = (key: string, target = "button", also: string[] = []): Option => ({ key, label: key, detail: "", card: key.split(" ")[1] ?? "", target, also });
const asked = (kind: string, ...options: Option[]): Decision => ({ seats: ["p1"], mine: true, kind, prompt: "", source: "", options });

describe("targets", () => {
  it("finds every option of a real decision at its thing, equal cards included", () => {
    const found = select.targets(update.decision);
    for (const each of update.decision!.options) {
      for (const place of [each.target, ...each.also]) if (place !== "button") expect(found.get(place)).toContain(each);
    }
    expect(found.has("button")).toBe(false);
  });

  it("keeps two meanings of one thing apart, for a menu", () => {
    const found = select.targets(asked("main", option("focus 2", "breach:p1.2"), option("open 2", "breach:p1.2")));
    expect(found.get("breach:p1.2")).toHaveLength(2);
    expect(select.only(found, "breach:p1.2")).toBeUndefined();
  });

  it("is empty where nothing is asked", () => {
    expect(select.targets(null).size).toBe(0);
    expect(select.buttons(null)).toEqual([]);
  });
});

describe("a spell on two breaches", () => {
  const breaches = [1, 2, 3].map((slot) => ({ ...update.table!.players[0]!.breaches[0]!, slot, spells: slot === 1 ? [{ n: 5, id: "spark" }] : [{ n: 7, id: "crystallize" }] }));

  it("is one, and no other spell is", () => {
    expect(select.spans(breaches, 2, 7)).toEqual({ before: false, behind: true });
    expect(select.spans(breaches, 3, 7)).toEqual({ before: true, behind: false });
    expect(select.spans(breaches, 1, 5)).toEqual({ before: false, behind: false });
  });
});

describe("parts of the table", () => {
  it("are marked where something can be clicked, and only there", () => {
    const casting = asked("casting", option("cast 1 spark", "spell:7"), option("done"));
    expect([...select.parts(select.targets(casting))]).toEqual(["mages"]);
    const main = asked("main", option("play crystal", "hand:1", ["hand:2"]), option("gain jade", "pile:jade"), option("thwart storm", "power:9"));
    expect([...select.parts(select.targets(main))].sort()).toEqual(["hand", "nemesis", "supply"]);
    expect(select.parts(select.targets(null)).size).toBe(0);
    const pile = asked("market", option("banish jade", "pile:jade"));
    expect([...select.parts(select.targets(pile), { pile: "barracks" })]).toEqual(["barracks"]); // on a page of its own a thing lies elsewhere
  });
});

describe("beside the prompt", () => {
  it("stand all answers where they are few, and only the buttons in a phase of one's own", () => {
    const options = [option("nemesis", "nemesis"), option("minion grub", "minion:3"), option("done")];
    expect(select.beside(asked("target", ...options))).toHaveLength(3);
    expect(select.beside(asked("main", ...options)).map((o) => o.key)).toEqual(["done"]);
    for (const kind of ["market", "treasure"]) expect(select.beside(asked(kind, ...options)).map((o) => o.key)).toEqual(["done"]);
    expect(select.beside(null)).toEqual([]);
  });
});

describe("plans", () => {
  const kind = (id: string) => ({ crystal: "gem", totem: "relic" })[id];

  it("plays gems, not relics, and only in the main phase", () => {
    const decision = asked("main", option("play totem"), option("play crystal"));
    expect(select.nextGem(decision, kind)?.key).toBe("play crystal");
    expect(select.nextGem({ ...decision, kind: "may" }, kind)).toBeUndefined();
  });

  it("asks before aether is wasted, and only then", () => {
    const done = option("done");
    const decision = asked("main", option("gain jade", "pile:jade"), done);
    expect(select.wastes(decision, done, 2)).toBe(true);
    expect(select.wastes(decision, done, 0)).toBe(false);
    expect(select.wastes(asked("main", done), done, 2)).toBe(false);
    expect(select.wastes(asked("casting", done), done, 2)).toBe(false);
  });

  it("puts played cards down by the option that stands for them", () => {
    const decision = asked("order", option("next crystal", "played:31", ["played:32"]), option("done"));
    expect(select.ordering(decision)).toBe(true);
    expect(select.orderKey(decision, 32)).toBe("next crystal");
  });

  it("shows the hand that an order leads to", () => {
    const card = (n: number) => ({ n, id: `c${n}` });
    const hand = (draws: number) => select.nextHand({ draws, next_hand: [card(2), card(3)] }, [card(5), card(4), card(6)])?.map((c) => c.n);
    expect(hand(4)).toEqual([2, 3, 5, 4]);
    expect(hand(6)).toEqual([2, 3, 5, 4, 6]);
    expect(hand(2)).toEqual([2, 3]);
    expect(select.nextHand({ draws: 3, next_hand: null }, [card(1)])).toBeNull();
  });
});
