// The other pure modules: routes, keys, backoff, moves, set-ups, kept games.
import { beforeEach, describe, expect, it } from "vitest";
import fixture from "../fixtures/catalogue.en.json";
import updateFixture from "../fixtures/update.json";
import { duration, moves, play } from "../src/anim";
import { bought } from "../src/bought";
import { forget, keep, kept } from "../src/games";
import { action, seatOf } from "../src/keys";
import { parse, tokenOf } from "../src/route.svelte";
import * as setup from "../src/setup";
import * as chance from "../src/setup/chance";
import { backoff } from "../src/socket";
import type { Catalogue, Update } from "../src/types";

const catalogue = fixture as unknown as Catalogue;
const update = updateFixture as unknown as Update;

describe("route", () => {
  it("reads addresses", () => {
    expect(parse("/")).toEqual({ screen: "start" });
    expect(parse("/play/abc-_1")).toEqual({ screen: "table", token: "abc-_1" });
    expect(parse("/replay/abc/12")).toEqual({ screen: "replay", token: "abc", seq: 12 });
    expect(parse("/replay/abc")).toEqual({ screen: "replay", token: "abc", seq: null });
    expect(parse("/play/a%20b").screen).toBe("lost");
    expect(parse("/nowhere").screen).toBe("lost");
  });

  it("finds the token in what people paste", () => {
    expect(tokenOf(" http://host/play/54bBjAUfIPFkmJHj2O8A9A?x ")).toBe("54bBjAUfIPFkmJHj2O8A9A");
    expect(tokenOf("54bBjAUfIPFkmJHj2O8A9A")).toBe("54bBjAUfIPFkmJHj2O8A9A");
    expect(tokenOf("hello")).toBeNull();
  });
});

describe("keys", () => {
  const press = (key: string, code = "", shiftKey = false) => new KeyboardEvent("keydown", { key, code, shiftKey });

  it("tells looking from acting by Shift, on any keyboard layout", () => {
    expect(action(press("2", "Digit2"))).toBe("look");
    expect(action(press('"', "Digit2", true))).toBe("act");
    expect(seatOf(press("2", "Digit2"))).toBe("p2");
  });

  it("knows '?' and leaves the browser its own keys", () => {
    expect(action(press("?", "Slash", true))).toBe("help");
    expect(action(new KeyboardEvent("keydown", { key: "u", ctrlKey: true }))).toBeUndefined();
  });

  it("steps and leaps through a replay, and leaves a button its blank", () => {
    expect([press("ArrowLeft"), press("ArrowRight", "", true), press("."), press(" ")].map(action)).toEqual([
      "step",
      "turn",
      "mark",
      "run",
    ]);
    const button = document.body.appendChild(document.createElement("button"));
    let heard: string | undefined = "none";
    button.addEventListener("keydown", (event) => (heard = action(event)));
    button.dispatchEvent(press(" "));
    expect(heard).toBeUndefined();
  });

  it("keeps still while somebody types", () => {
    const input = document.body.appendChild(document.createElement("input"));
    let heard: string | undefined = "none";
    input.addEventListener("keydown", (event) => (heard = action(event)));
    input.dispatchEvent(press("u"));
    expect(heard).toBeUndefined();
  });
});

describe("socket", () => {
  it("waits longer each time, up to ten seconds or so", () => {
    const waits = [1, 2, 3, 4, 5, 9].map((n) => backoff(n, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(10_000);
  });
});

describe("anim", () => {
  const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height }) as DOMRect;

  it("moves what moved, and nothing else", () => {
    const going = moves(
      new Map([
        ["1", box(0, 0)],
        ["2", box(5, 5)],
      ]),
      new Map([
        ["1", box(100, 50)],
        ["2", box(5, 5)],
        ["3", box(1, 1)],
      ]),
    );
    expect([...going]).toEqual([["1", [-100, -50]]]);
  });

  it("lets a chip become a card without stretching its words: from middle to middle, as large as it will be", () => {
    const chip = new Map([["1", box(0, 0, 40, 20)]]);
    expect(moves(chip, new Map([["1", box(100, 0, 80, 120)]])).get("1")).toEqual([-120, -50]);
    const card = document.body.appendChild(document.createElement("p"));
    card.dataset["flip"] = "1";
    card.getBoundingClientRect = () => box(100, 0, 80, 120);
    let drawn = "";
    card.animate = (frames) => ((drawn = JSON.stringify(frames)), {} as Animation);
    play(chip, 300);
    expect(drawn).toContain("translate(-120px, -50px)");
    expect(drawn).not.toContain("scale");
    card.remove();
  });

  it("knows what was bought, and of which pile", () => {
    const before = update.table!;
    const [pile, other] = before.supply;
    const fewer = before.supply.map((each) => (each === pile ? { ...each, count: each.count - 1 } : each));
    const [player, ...rest] = before.players;
    const hand = [...player!.hand, { n: 901, id: pile!.id }, { n: 902, id: other!.id }];
    const after = { ...before, supply: fewer, players: [{ ...player!, hand }, ...rest] };
    expect([...bought(before, after)]).toEqual([[901, `pile:${pile!.id}`]]);
    expect(bought(undefined, after).size).toBe(0);
    expect(bought(after, before).size).toBe(0);
  });

  it("is off at speed 0 and for those who want no motion", () => {
    expect(duration(0, false)).toBe(0);
    expect(duration(3, true)).toBe(0);
    expect(duration(1, false)).toBeGreaterThan(duration(3, false));
  });
});

describe("set-up", () => {
  it("begins with something playable", () => {
    const body = setup.request(setup.draft(catalogue), catalogue);
    expect(body.mages).toHaveLength(2);
    expect(catalogue.nemeses.map((n) => n.id)).toContain(body.nemesis);
    expect(body.seats).toEqual(["human", "human"]);
  });

  it("draws nine different piles, three gems, two relics, four spells", () => {
    const supply = chance.randomSupply(catalogue, ["war-eternal"]);
    const kinds = supply.map((id) => catalogue.cards.find((c) => c.id === id)?.kind);
    expect(new Set(supply).size).toBe(9);
    expect(kinds).toEqual(["gem", "gem", "gem", "relic", "relic", "spell", "spell", "spell", "spell"]);
  });

  it("draws one pile again, of the same kind", () => {
    const supply = chance.randomSupply(catalogue, ["war-eternal"]);
    const other = chance.reroll(catalogue, ["war-eternal"], supply, 4);
    const kind = (id: string) => catalogue.cards.find((c) => c.id === id)?.kind;
    expect(other[4]).not.toBe(supply[4]);
    expect(kind(other[4]!)).toBe("relic");
    expect(other.filter((id, i) => id !== supply[i])).toHaveLength(1);
  });

  it("keeps mages apart when their number changes, and drops variants that no longer fit", () => {
    const four = setup.resized({ ...setup.draft(catalogue), variants: ["pairs", "tutorial"] }, 4, catalogue);
    expect(new Set(four.mages).size).toBe(4);
    expect(setup.resized(four, 1, catalogue).variants).toEqual(["tutorial"]);
  });
});

describe("games", () => {
  beforeEach(() => localStorage.clear());

  it("keeps the newest first and forgets on request", () => {
    keep({ token: "a", name: "one" });
    keep({ token: "b", name: "two" });
    keep({ token: "a" });
    expect(kept().map((g) => [g.token, g.name])).toEqual([
      ["a", "one"],
      ["b", "two"],
    ]);
    forget("a");
    expect(kept().map((g) => g.token)).toEqual(["b"]);
  });

  it("survives a spoilt store", () => {
    localStorage.setItem("gravehold.games", "{");
    expect(kept()).toEqual([]);
  });
});
