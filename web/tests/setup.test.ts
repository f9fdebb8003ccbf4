import { describe, expect, it } from "vitest";
import fixture from "../fixtures/catalogue.en.json";
import * as setup from "../src/setup";
import * as chance from "../src/setup/chance";
import type { Catalogue } from "../src/types";

const catalogue = fixture as unknown as Catalogue;
const draft = setup.draft(catalogue);

describe("mages", () => {
  it("of one person sit at a table once, in whatever version", () => {
    const twice = catalogue.mages.filter((mage) =>
      catalogue.mages.some((other) => other.id !== mage.id && other.person === mage.person),
    );
    expect(twice.length).toBeGreaterThan(1);
    const [one, other] = [
      twice[0]!,
      twice.find((mage) => mage.id !== twice[0]!.id && mage.person === twice[0]!.person)!,
    ];
    expect(setup.taken(catalogue, [one.id], other.id)).toBe(true);
    expect(setup.taken(catalogue, [one.id], "garu")).toBe(false);
    const four = setup.resized({ ...draft, mages: [other.id] }, 4, catalogue).mages;
    expect(new Set(four.map((id) => catalogue.mages.find((mage) => mage.id === id)!.person)).size).toBe(4);
  });

  it("are listed by box", () => {
    const boxes = setup.byBox(catalogue.mages).map(([box]) => box);
    expect(boxes).toEqual([...new Set(catalogue.mages.map((mage) => mage.box))]);
  });
});

describe("a nemesis to begin with", () => {
  it("is the gentlest of all boxes, as the start page says", () => {
    const rated = catalogue.nemeses.filter(({ difficulty }) => difficulty > 0);
    const least = Math.min(...rated.map(({ difficulty }) => difficulty));
    expect(rated.find(({ id }) => id === draft.nemesis)?.difficulty).toBe(least);
    expect(setup.request(draft, catalogue).nemesis).toBe(draft.nemesis);
  });
});

describe("what else is on the table", () => {
  const [first, second] = catalogue.cards.filter((card) => card.level === 1).map((card) => card.id);

  it("treasures are offered by level, each once", () => {
    expect(setup.treasures(catalogue, draft, "p1.1").every((card) => card.level === 1)).toBe(true);
    expect(setup.treasures(catalogue, draft, setup.GROUP).every((card) => card.level === 2)).toBe(true);
    const taken = { ...draft, treasures: { "p1.1": first! } };
    expect(setup.treasures(catalogue, taken, "p2.1").map((card) => card.id)).not.toContain(first);
    expect(setup.treasures(catalogue, taken, "p1.1").map((card) => card.id)).toContain(first);
  });

  it("goes to the server by seat, of those who sit there", () => {
    const chosen = {
      ...draft,
      treasures: { "p1.1": first!, "p1.3": "", "p4.1": second!, group: "broken-tooth" },
      upgraded: ["rescind"],
    };
    expect(setup.request(chosen, catalogue)).toMatchObject({
      protects: "gravehold",
      treasures: { p1: [first], group: "broken-tooth" },
      upgraded: ["rescind"],
    });
    expect(setup.request(chosen, catalogue).treasures).not.toHaveProperty("p4");
  });

  it("abilities are those of the ally that is protected; none chosen is all", () => {
    const ally = catalogue.allies[0]!;
    expect(setup.request({ ...draft, abilities: ["x"] }, catalogue)).not.toHaveProperty("abilities");
    expect(setup.request({ ...draft, protects: ally.id }, catalogue)).not.toHaveProperty("abilities");
    expect(setup.request({ ...draft, protects: ally.id, abilities: ["x"] }, catalogue)).toMatchObject({
      protects: ally.id,
      abilities: ["x"],
    });
  });

  it("other rules bring their own box, where it has supply and basics", () => {
    expect(setup.underRules(draft, "outcasts", catalogue)).toMatchObject({ rules: "outcasts", packs: ["outcasts"] });
    expect(setup.underRules(draft, "outcasts", { ...catalogue, basics: {} }).packs).toEqual(draft.packs);
  });
});

describe("chance", () => {
  const box = (list: readonly { id: string; box: string }[], id: string) => list.find((each) => each.id === id)!.box;

  it("draws another mage of the chosen boxes into a seat, nobody twice, nobody unbuilt", () => {
    for (let n = 0; n < 40; n++) {
      const { mages } = chance.drawMage(draft, 1, catalogue);
      expect(mages[0]).toBe(draft.mages[0]);
      expect(mages[1]).not.toBe(draft.mages[1]);
      expect(setup.taken(catalogue, mages.slice(0, 1), mages[1]!)).toBe(false);
      expect(box(catalogue.mages, mages[1]!)).toBe("war-eternal");
    }
    const legacy = chance.drawMage({ ...draft, packs: ["legacy"] }, 0, catalogue).mages[0]!; // who has to be built there
    expect(catalogue.workshops[legacy]).toBeUndefined();
  });

  it("draws another nemesis of the chosen boxes", () => {
    const drawn = chance.drawNemesis({ ...draft, packs: ["outcasts"] }, catalogue).nemesis;
    expect(box(catalogue.nemeses, drawn)).toBe("outcasts");
    expect(chance.drawNemesis(draft, catalogue).nemesis).not.toBe(draft.nemesis);
  });

  it("leaves alone what is locked", () => {
    const supply = chance.randomSupply(catalogue, ["outcasts"]);
    const locked = ["p1", supply[0]!, supply[4]!];
    const drawn = chance.drawAll({ ...draft, supply, locked }, catalogue);
    expect(drawn.mages[0]).toBe(draft.mages[0]);
    expect(drawn.mages[1]).not.toBe(draft.mages[1]);
    expect(drawn.nemesis).not.toBe(draft.nemesis);
    expect(drawn.supplyMode).toBe("random");
    expect(drawn.supply).toHaveLength(9);
    expect(new Set(drawn.supply).size).toBe(9);
    expect(chance.keptPiles(drawn).sort()).toEqual([supply[0], supply[4]].sort());
    expect(chance.drawAll({ ...draft, locked: [chance.NEMESIS] }, catalogue).nemesis).toBe(draft.nemesis);
  });
});

describe("the last set-up", () => {
  it("is the same again, dealt anew and without its name", () => {
    const played = chance.drawAll({ ...draft, name: "Friday", seed: "7", difficulty: "expert" }, catalogue);
    expect(chance.lastTime(JSON.stringify(played), catalogue)).toEqual({ ...played, name: "", seed: "" });
  });

  it("is nothing where something is gone, or nothing was written", () => {
    const gone = [
      { mages: ["nobody", "gex"] },
      { nemesis: "x" },
      { supply: ["x"] },
      { packs: ["x"] },
      { rules: "x" },
      { seats: [] },
      { mages: null },
    ];
    for (const change of gone) expect(chance.lastTime(JSON.stringify({ ...draft, ...change }), catalogue)).toBeNull();
    for (const text of ["", "[", "<html>"]) expect(chance.lastTime(text, catalogue)).toBeNull();
  });
});

describe("a nemesis", () => {
  it("that cannot be damaged is known", () => {
    expect(catalogue.nemeses.filter(({ vulnerable }) => !vulnerable).map(({ life }) => life)).toEqual([1]);
  });
});

describe("alone", () => {
  it("advises against more than two mages for one person", () => {
    expect(setup.tooMany(["mine", "mine"])).toBe(false);
    expect(setup.tooMany(["mine", "mine", "mine"])).toBe(true);
    expect(setup.tooMany(["mine", "open", "mine"])).toBe(false);
    expect(setup.tooMany(["mine", "bot:greedy", "mine", "mine"])).toBe(false);
  });
});
