import { describe, expect, it } from "vitest";
import fixture from "../fixtures/catalogue.en.json";
import { chosen, hasFourth, offered, PLAIN, told } from "../src/builds";
import * as setup from "../src/setup";
import type { Catalogue } from "../src/types";

const catalogue = fixture as unknown as Catalogue;
const [built, shop] = Object.entries(catalogue.workshops)[0]!;
const [one, two] = shop.starters as [string, string];
const learnt = chosen(PLAIN, { starter: one, ability: shop.abilities[0]!.id }, shop);

describe("a build", () => {
  it("offers nothing that another part is missing for", () => {
    expect(offered(PLAIN, shop)).toMatchObject({ second: [], craft: [], flawed: shop.most });
    expect(offered(PLAIN, shop).breach.some((each) => each.endsWith(" 4"))).toBe(false);
    expect(offered(learnt, shop).second).not.toContain(one);
    expect(offered(learnt, shop)).toMatchObject({ craft: shop.crafts, flawed: shop.most - 1 });
    expect(offered(learnt, shop).breach).toEqual(shop.breaches);
  });

  it("drops what no longer goes with a choice", () => {
    const full = chosen(learnt, { second: `${two} hand`, craft: shop.crafts[0]!, breach: "turn 4", flawed: 99 }, shop);
    expect(full.flawed).toBe(shop.most - 2);
    expect(hasFourth(full)).toBe(true);
    expect(chosen(full, { ability: "" }, shop)).toMatchObject({ craft: "", breach: "" });
    expect(chosen(full, { starter: two }, shop)).toMatchObject({ starter: two, second: "" });
  });

  it("is told without what was not chosen, of seats whose mage is built", () => {
    expect(told({ ...PLAIN, name: " Claire " })).toEqual({ name: "Claire" });
    const draft = {
      ...setup.draft(catalogue),
      mages: [built, "garu"],
      builds: [
        { ...PLAIN, starter: one },
        { ...PLAIN, starter: two },
      ],
      gravehold: "25",
    };
    expect(setup.request(draft, catalogue)).toMatchObject({ builds: { p1: { starter: one } }, gravehold: 25 });
    expect(setup.request(draft, catalogue)).not.toHaveProperty("resolve");
  });

  it("may sit at a table twice", () => {
    expect(setup.taken(catalogue, [built], built)).toBe(false);
    expect(setup.draft(catalogue).mages).not.toContain(built);
  });

  it("has chapters only under rules that grow", () => {
    const draft = setup.draft(catalogue);
    const rules = Object.keys(catalogue.chapters)[0]!;
    expect(setup.underRules(draft, rules, catalogue).chapter).toBe(catalogue.chapters[rules]![0]!.id);
    expect(setup.underRules(setup.underRules(draft, rules, catalogue), draft.rules, catalogue).chapter).toBe("");
  });
});
