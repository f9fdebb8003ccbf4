import { describe, expect, it } from "vitest";
import fixture from "../fixtures/catalogue.en.json";
import * as setup from "../src/setup";
import type { Catalogue } from "../src/types";

const catalogue = fixture as unknown as Catalogue;
const draft = setup.draft(catalogue);

describe("mages", () => {
  it("of one person sit at a table once, in whatever version", () => {
    const twice = catalogue.mages.filter((mage) => catalogue.mages.some((other) => other.id !== mage.id && other.person === mage.person));
    expect(twice.length).toBeGreaterThan(1);
    const [one, other] = [twice[0]!, twice.find((mage) => mage.id !== twice[0]!.id && mage.person === twice[0]!.person)!];
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
    const chosen = { ...draft, treasures: { "p1.1": first!, "p1.3": "", "p4.1": second!, group: "broken-tooth" }, upgraded: ["rescind"] };
    expect(setup.request(chosen)).toMatchObject({ protects: "gravehold", treasures: { p1: [first], group: "broken-tooth" }, upgraded: ["rescind"] });
    expect(setup.request(chosen).treasures).not.toHaveProperty("p4");
  });

  it("abilities are those of the ally that is protected; none chosen is all", () => {
    const ally = catalogue.allies[0]!;
    expect(setup.request({ ...draft, abilities: ["x"] })).not.toHaveProperty("abilities");
    expect(setup.request({ ...draft, protects: ally.id })).not.toHaveProperty("abilities");
    expect(setup.request({ ...draft, protects: ally.id, abilities: ["x"] })).toMatchObject({ protects: ally.id, abilities: ["x"] });
  });

  it("other rules bring their own box, where it has supply and basics", () => {
    expect(setup.underRules(draft, "outcasts", catalogue)).toMatchObject({ rules: "outcasts", packs: ["outcasts"] });
    expect(setup.underRules(draft, "outcasts", { ...catalogue, basics: {} }).packs).toEqual(draft.packs);
  });
});
