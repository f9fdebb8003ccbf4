import { describe, expect, it } from "vitest";
import fixture from "../fixtures/update.json";
import * as select from "../src/select";
import type { Decision, Option, Update } from "../src/types";

const update = fixture as unknown as Update;
const option = (key: string, target = "button", also: string[] = [], step = ""): Option => ({
  key,
  verb: key.split(" ")[0]!,
  step,
  label: key,
  detail: "",
  card: key.split(" ")[1] ?? "",
  target,
  also,
});
const asked = (kind: string, ...options: Option[]): Decision => ({
  seats: ["p1"],
  mine: true,
  kind,
  prompt: "",
  source: "",
  options,
});

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
  const breaches = [1, 2, 3].map((slot) => ({
    ...update.table!.players[0]!.breaches[0]!,
    slot,
    spells: slot === 1 ? [{ n: 5, id: "spark" }] : [{ n: 7, id: "crystallize" }],
  }));

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
    const main = asked(
      "main",
      option("play crystal", "hand:1", ["hand:2"]),
      option("gain jade", "pile:jade"),
      option("thwart storm", "power:9"),
    );
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
    for (const kind of ["market", "treasure"])
      expect(select.beside(asked(kind, ...options)).map((o) => o.key)).toEqual(["done"]);
    expect(select.beside(null)).toEqual([]);
  });
});

describe("plans", () => {
  const doing = (step: string, key: string, ...places: string[]) => option(key, places[0], places.slice(1), step);

  it("plays gems, not relics", () => {
    const decision = asked("main", doing("play", "play totem"), doing("gems", "play crystal"));
    expect(select.nextGem(decision)?.key).toBe("play crystal");
    expect(select.nextGem(asked("may", option("play crystal")))).toBeUndefined();
  });

  it("asks before gems and aether are left, restricted aether too, and only then", () => {
    const done = option("done");
    const gain = doing("gain", "gain jade", "pile:jade");
    const gem = doing("gems", "play crystal", "hand:1", "hand:2");
    const pool = { amount: 2, purposes: ["spell"] };
    const left = (aether: number, pools: (typeof pool)[], ...options: Option[]) =>
      select.leaves(asked("main", ...options, done), done, { aether, pools });
    expect(left(2, [], gain)).toEqual({ gems: 0, aether: 2, only: [] });
    expect(left(0, [pool], gain)).toEqual({ gems: 0, aether: 0, only: [pool] });
    expect(left(2, [pool], gain, gem)).toEqual({ gems: 2, aether: 2, only: [pool] });
    expect(left(2, [], doing("spend", "charge"))).toEqual({ gems: 0, aether: 2, only: [] });
    expect(left(0, [], gain)).toBeNull();
    expect(left(2, [pool])).toBeNull(); // nothing costs so little
    expect(select.leaves(asked("casting", done), done, { aether: 2, pools: [] })).toBeNull();
    expect(select.leaves(asked("main", gain, done), gain, { aether: 2, pools: [] })).toBeNull();
  });

  it("knows the next sensible step: gems, relics, buying, breaches and charges, spells, the end", () => {
    const steps = ["cast", "prep", "spend", "gain", "play", "gems"];
    const all = [option("done"), ...steps.map((step) => doing(step, step))];
    const ids = all.map((_, left) => select.step(asked("main", ...all.slice(0, all.length - left)))?.id);
    expect(ids).toEqual([...steps.toReversed(), undefined]);
    expect(select.step(asked("main", ...all))?.options).toEqual([all.at(-1)]);
    expect(select.step({ ...asked("main", ...all), mine: false })).toBeUndefined();
    expect(select.step(update.decision)?.id).toBe("gems");
  });

  it("puts played cards down by the option that stands for them", () => {
    const decision = asked("order", option("next crystal", "played:31", ["played:32"]), option("done"));
    expect(select.ordering(decision)).toBe(true);
    expect(select.orderKey(decision, 32)).toBe("next crystal");
  });

  it("tells the hands that an order leads to: each card in the place of the one that lay there", () => {
    const cards = (...all: number[]) => all.map((n) => ({ n, id: `c${n}` }));
    const player = { played: cards(6, 7, 8), coming: [cards(1, 2, 3), cards(4, 5, 6), cards(7, 8)] };
    expect(select.hands(player, cards(8, 6, 7))).toEqual([cards(1, 2, 3), cards(4, 5, 8), cards(6, 7)]);
    expect(select.hands({ ...player, coming: [] }, cards(8, 6, 7))).toEqual([]); // nobody knows
  });

  it("wonders about what one acts on, and about anything while a card asks", () => {
    for (const place of ["hand:3", "breach:p1.2", "pile:jade", "charges:p1", "ability:p1", "power:9", "spell:4"])
      expect(select.wonders(null, place)).toBe(true);
    for (const place of ["nemesis", "minion:7", "discard:3", "player:p2"]) {
      expect(select.wonders(asked("main", option("done")), place)).toBe(false);
      expect(select.wonders(asked("target", option("nemesis", "nemesis")), place)).toBe(true);
      expect(select.wonders({ ...asked("target"), mine: false }, place)).toBe(false);
    }
  });
});
