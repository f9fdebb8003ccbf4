// The page of a journey: where to look, the road, the barracks, the market.
import { describe, expect, it } from "vitest";
import catalogue from "../fixtures/catalogue.en.json";
import fixture from "../fixtures/journey.json";
import plain from "../fixtures/update.json";
import * as journey from "../src/journey";
import type { Catalogue, Journey, LogLine, Update } from "../src/types";

const camp = fixture as unknown as Update;
const game = plain as unknown as Update;
const now = camp.journey!;
const cards = new Map((catalogue as unknown as Catalogue).cards.map((card) => [card.id, card]));
const card = (id: string) => cards.get(id);
const at = (change: Partial<Journey>, more: Partial<Update> = {}): Update => ({
  ...camp,
  ...more,
  journey: { ...now, ...change },
});
const battle = at({ stage: "battle" });

describe("where to look", () => {
  it("is always the table in a game of its own", () => {
    expect(journey.viewAfter(null, game, "road")).toBe("table");
    expect(journey.viewAt(game)).toBe("table");
    expect(journey.askedAt(game, "table")).toBe(game.decision);
  });

  it("is the road at first between battles, the table while one runs", () => {
    expect(journey.viewAfter(null, camp, "table")).toBe("road");
    expect(journey.viewAfter(null, battle, "road")).toBe("table");
  });

  it("is called to the table when a battle begins, and left there when it ends", () => {
    expect(journey.viewAfter(camp, battle, "road")).toBe("table");
    expect(journey.viewAfter(battle, camp, "table")).toBe("table");
    expect(journey.viewAfter(battle, battle, "road")).toBe("road");
    expect(journey.viewAfter(battle, at({}, { table: null }), "table")).toBe("road");
  });

  it("shows the end of a battle at its table in a replay, what follows on the road", () => {
    const end = now.road[0]!.tries.at(-1)!.last;
    expect(journey.viewAt(at({}, { seq: end }))).toBe("table");
    expect(journey.viewAt(at({}, { seq: end + 1 }))).toBe("road");
    expect(journey.viewAt(battle)).toBe("table");
  });

  it("puts questions only where they can be answered", () => {
    expect(journey.askedAt(camp, "road")).toBe(camp.decision);
    expect(journey.askedAt(camp, "table")).toBeNull();
    expect(journey.askedAt(battle, "table")).toBe(battle.decision);
    expect(journey.askedAt(battle, "road")).toBeNull();
    expect(journey.askedAt(null, "road")).toBeNull();
  });
});

describe("the road", () => {
  it("has a station for every battle, known or not", () => {
    const [first, second, ...ahead] = journey.stations(now);
    expect(first).toMatchObject({ battle: 1, state: "won", lost: now.road[0]!.tries.length - 1 });
    expect(second).toMatchObject({ battle: 2, state: "here", lost: 0 });
    expect(ahead.map(({ battle, leg, state }) => [battle, leg, state])).toEqual([
      [3, null, "ahead"],
      [4, null, "ahead"],
    ]);
  });

  it("knows the tries that were fought and the one of a moment", () => {
    const tries = journey.fought(now);
    expect(journey.triesOf(now).length).toBe(tries.length + 1); // one is about to be fought
    expect(tries.map(({ number }) => number)).toEqual(tries.map((_, i) => i + 1));
    expect(journey.battleAt(at({}, { seq: 0 }))).toBeUndefined();
    for (const told of tries)
      for (const seq of [told.first, told.last]) expect(journey.battleAt(at({}, { seq }))?.number).toBe(told.number);
  });

  it("tells the story in its order, paragraph by paragraph", () => {
    const tries = [
      { ...now.road[0]!.tries[0]!, before: "One.\n\n Two. \n\n\n", after: "Three." },
      { ...now.road[0]!.tries[1]!, before: "", after: "Four." },
    ];
    const told = journey.story({ ...now, road: [{ ...now.road[0]!, tries }] });
    expect(told.map(({ when, text }) => [when, ...journey.paragraphs(text)])).toEqual([
      ["before", "One.", "Two."],
      ["after", "Three."],
      ["after", "Four."],
    ]);
    expect(new Set(told.map(({ id }) => id)).size).toBe(3);
  });
});

describe("after a battle", () => {
  const ended = journey.fought(now).at(-1)!;

  it("leaves open what nobody has read: the end, and what comes next", () => {
    const [end, next] = journey.unread(journey.story(now));
    expect([end?.told.number, end?.when, next?.told.number, next?.when]).toEqual([
      ended.number,
      "after",
      ended.number + 1,
      "before",
    ]);
    const begun = { ...now.road[1]!, tries: [{ ...now.road[1]!.tries[0]!, first: 900, last: 901 }] };
    expect(journey.unread(journey.story({ ...now, road: [now.road[0]!, begun] })).map(({ when }) => when)).toEqual([
      "before",
    ]);
    expect(journey.unread([])).toEqual([]);
  });

  it("tells what it brought, by the lines of its last entry", () => {
    const line = (seq: number, kind: string, text: string): LogLine => ({ seq, kind, text, seat: null, cards: [] });
    const lines = [
      line(ended.last - 1, "journey", "Before."),
      line(ended.last, "kill", "Dead."),
      line(ended.last, "told", "A last card."),
      line(ended.last, "journey", "Won."),
      line(ended.last, "journey", "New: a gem."),
      line(ended.last + 1, "journey", "After."),
    ];
    expect(journey.brought(lines, ended)).toEqual(["A last card.", "New: a gem."]);
    expect(journey.brought(lines, undefined)).toEqual([]);
  });
});

describe("the barracks", () => {
  const piles = now.barracks.supply;

  it("lists piles by kind, cheap ones first, and loses none", () => {
    const groups = journey.byKind(piles, card);
    expect(groups.map(([kind]) => kind)).toEqual(["gem", "relic", "spell"]);
    expect(groups.flatMap(([, ids]) => ids).sort()).toEqual([...piles].sort());
    for (const [kind, ids] of groups) {
      expect(new Set(ids.map((id) => card(id)?.kind))).toEqual(new Set([kind]));
      const costs = ids.map((id) => card(id)!.cost!);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }
  });

  it("counts what the book advises on", () => {
    expect(journey.shape(["molten-peridot", "fortified-frost", "twisted-fang"], card)).toEqual([
      { kind: "gem", count: 1, advice: 3 },
      { kind: "relic", count: 0, advice: 2 },
      { kind: "spell", count: 2, advice: 4 },
    ]);
    expect(journey.cheapGem(["molten-peridot"], card)).toBe(true); // costs 3
    expect(journey.cheapGem(["petrified-phoenixium", "fortified-frost"], card)).toBe(false); // 4, and a spell of 2
  });

  it("lists treasures by level", () => {
    const treasures = [
      { id: "a", level: 2, seat: "" },
      { id: "b", level: 1, seat: "" },
      { id: "c", level: 2, seat: "" },
    ];
    expect(journey.byLevel(treasures).map(([level, list]) => [level, list.map(({ id }) => id).join("")])).toEqual([
      [1, "b"],
      [2, "ac"],
    ]);
  });

  it("says how many piles still have to go, or to be taken", () => {
    expect(journey.making(now)).toMatchObject({ takes: false, left: piles.length - 9, piles });
    expect(journey.making({ ...now, barracks: { ...now.barracks, supply: piles.slice(0, 9) } })).toMatchObject({
      left: 0,
    });
    expect(journey.making({ ...now, options: ["big-pocket"], market: piles.slice(0, 2) })).toMatchObject({
      takes: true,
      left: 7,
      piles: piles.slice(0, 2),
    });
    expect(journey.making({ ...now, stage: "fight" })).toBeNull();
  });

  it("knows what may come back, and who takes what", () => {
    const option = { ...camp.decision!.options[0]!, key: "recall twisted-fang", verb: "recall", card: "twisted-fang" };
    expect(journey.recalled(camp.decision)).toEqual([]);
    expect(journey.recalled({ ...camp.decision!, options: [option, ...camp.decision!.options] })).toEqual([
      "twisted-fang",
    ]);
    const taken = {
      ...now,
      mages: ["kel", "ilya"],
      barracks: {
        ...now.barracks,
        treasures: [
          { id: "x", level: 1, seat: "p2" },
          { id: "y", level: 2, seat: "group" },
          { id: "z", level: 1, seat: "" },
        ],
      },
    };
    expect(["ilya", "kel", "x", "y", "z"].map((id) => journey.takers(taken, id))).toEqual([[2], [1], [2], [0], []]);
  });
});
