import { describe, expect, it } from "vitest";
import fixture from "../fixtures/update.json";
import * as boards from "../src/boards";
import type { Board, Counter, InPlay, Pile, Table, Update } from "../src/types";

const table = (fixture as unknown as Update).table!;
const token = (more: Partial<Counter>): Counter => ({
  id: "space",
  count: 1,
  least: 1,
  most: 8,
  steps: [
    { at: 4, says: "a.4" },
    { at: 8, says: "a.8" },
  ],
  rests: [1, 4],
  seats: false,
  owner: "nemesis",
  ...more,
});
const board = (names: string, links: string[], holds: Board["holds"] = "tokens"): Board => ({
  id: "soul",
  owner: "nemesis",
  holds,
  bridges: false,
  casts: false,
  apart: 0,
  end: "",
  spaces: [...names].map((name) => ({ name, says: "", cards: [], tokens: 0, there: true })),
  links: links.map((link) => ({ name: link, one: link[0]!, two: link[1]!, open: true })),
});

describe("a track", () => {
  it("has a cell for each number within its bounds", () => {
    expect(boards.numbers(token({}))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(boards.numbers(token({ least: 0, most: 99 }))).toEqual([]);
    expect(boards.numbers(token({ least: 0, most: 40 }))).toEqual([]);
  });

  it("tells what comes next, and at the end the same once more", () => {
    expect(boards.ahead(token({ count: 3 }))?.at).toBe(4);
    expect(boards.ahead(token({ count: 4 }))?.at).toBe(8);
    expect(boards.ahead(token({ count: 8 }))?.at).toBe(8);
    expect(boards.ahead(token({ steps: [] }))).toBeUndefined();
  });

  it("where every number does something there is nothing ahead", () => {
    const steps = [1, 2, 3, 4].map((at) => ({ at, says: `p1.barrier.${at}` }));
    expect(boards.everywhere(token({ most: 4, steps }))).toBe(true);
    expect(boards.everywhere(token({}))).toBe(false);
  });
});

describe("a number token", () => {
  it("is that of a seat", () => {
    const mark = token({ id: "mark", least: 0, most: 4, steps: [], rests: [], seats: true });
    expect([0, 1, 4].map((count) => boards.seatOf({ ...mark, count }))).toEqual(["", "p1", "p4"]);
    expect(boards.seatOf(token({}))).toBe("");
  });
});

describe("a board of tokens", () => {
  it("is a way with a ring at its end", () => {
    expect(boards.layout(board("ABCDEFG", ["AB", "BC", "CD", "DE", "EF", "FG", "GD"]))).toEqual({
      lead: ["A", "B", "C"],
      ring: ["D", "E", "F", "G"],
    });
    expect(boards.rows(["D", "E", "F", "G"])).toEqual([
      ["D", "E"],
      ["G", "F"],
    ]);
    expect(boards.rows(["D", "E", "F"])).toEqual([["D", "E"], ["F"]]);
  });

  it("is a row where links do not lead round all of it", () => {
    expect(boards.layout(board("ABC", ["AB", "BC"])).ring).toEqual([]);
    expect(boards.layout(board("ABC", ["AB", "AC"])).lead).toEqual(["A", "B", "C"]);
    expect(boards.layout(board("ABCD", ["AB", "BA", "CD"]))).toEqual({ lead: ["A", "B", "C", "D"], ring: [] });
    expect(boards.layout(board("AB", ["AB", "BA"], "cards")).lead).toEqual(["A", "B"]);
  });
});

describe("what lies beside", () => {
  it("shows equal cards together", () => {
    const cards = ["b", "a", "b"].map((id, n) => ({ n, id }));
    expect(boards.bunches(cards).map(({ id, cards: all }) => [id, all.map((card) => card.n)])).toEqual([
      ["b", [0, 2]],
      ["a", [1]],
    ]);
  });

  it("is left out while nothing lies there, but a deck that has run out is told", () => {
    const side = { id: "dream", owner: "nemesis", face_down: true, count: 0, known: [], discard: null };
    const open = { ...side, id: "lasting", face_down: false };
    const used = { ...side, id: "maw", discard: { id: "gone", cards: [] } };
    expect(boards.beside({ ...table, sides: [side, open, used] }, "nemesis").map(({ id }) => id)).toEqual(["dream"]);
    expect(boards.beside({ ...table, sides: [side] }, "ally")).toEqual([]);
  });

  it("tells in which part of the page it is", () => {
    const sides = [
      ["lasting", "nemesis"],
      ["glyph", "p2"],
      ["curses", ""],
    ].map(([id, owner]) => ({ id: id!, owner: owner!, face_down: false, count: 1, known: [], discard: null }));
    const parts = boards.partsOf({
      ...table,
      sides,
      boards: [board("AB", []), { ...board("12", [], "cards"), id: "dream" }],
    });
    expect(parts).toMatchObject({
      lasting: "nemesis",
      glyph: "mages",
      curses: "supply",
      soul: "nemesis",
      dream: "supply",
      "space:dream": "supply",
    });
  });
});

describe("the life of a nemesis", () => {
  const part = (marks: number): InPlay => ({
    n: marks,
    id: "maw",
    kind: "body",
    marks,
    full: 20,
    tokens: [],
    face: "",
    backs: [],
  });
  const with_ = (...in_play: InPlay[]): Table => ({ ...table, nemesis: { ...table.nemesis, in_play } });

  it("is that of its parts together where it has any", () => {
    expect(boards.lifeOf(with_(part(20), part(7)))).toMatchObject({ life: 27, full: 40 });
    expect(boards.lifeOf(with_(part(30)))).toMatchObject({ life: 30, full: 30 });
    expect(boards.lifeOf(with_())).toMatchObject({ life: table.nemesis.life, full: table.nemesis.full });
  });
});

describe("a supply under bridges", () => {
  const pile = (place: string): Pile => ({
    id: `pile-${place}`,
    kind: "gem",
    cost: 3,
    count: 5,
    affordable: false,
    tokens: [],
    zones: [],
    place,
    connected: true,
  });
  const links = (names: string[]): Board["links"] =>
    names.map((name) => ({ name, one: name.split("-")[0]!, two: name.split("-")[1]!, open: name === "1-2" }));
  const over = (names: string[], count: number, more: Pile[] = []): ReturnType<typeof boards.pileGrid> =>
    boards.pileGrid({
      boards: [{ ...board("", [], "piles"), id: "bridge", bridges: true, links: links(names) }],
      supply: [...Array.from({ length: count }, (_, i) => pile(String(i + 1))), ...more],
    });

  it("lies in rows, with the gaps to the right and below", () => {
    const grid = over(["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6", "4-7"], 7)!;
    expect(grid.columns).toBe(3);
    expect(grid.rows.map((row) => row.piles.map((each) => each.place).join(""))).toEqual(["123", "456", "7"]);
    expect(grid.rows[0]!.across.map((link) => link?.open)).toEqual([true, false]);
    expect(grid.rows[0]!.down.map((link) => link?.name)).toEqual(["1-4", "2-5", "3-6"]);
    expect(grid.rows[1]!.down.map((link) => link?.name)).toEqual(["4-7", undefined, undefined]);
  });

  it("may be one row, or one pile, and leaves piles without a place alone", () => {
    expect(over(["1-2"], 2)!.rows.map((row) => row.piles.length)).toEqual([2]);
    expect(over([], 1, [pile("")])!.rows.map((row) => row.piles.length)).toEqual([1]);
  });

  it("is where its gaps are looked for, and there is none without such a board", () => {
    expect(boards.pileGrid({ boards: [], supply: [pile("")] })).toBeUndefined();
    const under = { ...table, boards: [{ ...board("", [], "piles"), id: "bridge" }] };
    expect(boards.partsOf(under)["link:bridge"]).toBe("supply");
  });
});

describe("the life of what is shown large", () => {
  const foe: InPlay = { ...table.nemesis.in_play[0]!, kind: "minion", n: 901, id: "hurt", marks: 2, full: 6 };
  const power: InPlay = { ...foe, kind: "power", n: 902 };
  const hurt: Table = { ...table, nemesis: { ...table.nemesis, in_play: [foe, power] } };

  it("is what is left on the table, of that very card", () => {
    expect(boards.lifeNow(hurt, { id: "hurt", place: "minion:901" })).toEqual({ n: 2, of: 6 });
    expect(boards.lifeNow(hurt, { id: table.nemesis.id, place: "nemesis" })).toEqual({
      n: boards.lifeOf(hurt).life,
      of: boards.lifeOf(hurt).full,
    });
  });

  it("is the printed one elsewhere", () => {
    expect(boards.lifeNow(hurt, { id: "hurt" })).toBeUndefined();
    expect(boards.lifeNow(hurt, { id: "hurt", place: "power:902" })).toBeUndefined();
    expect(boards.lifeNow(null, { id: table.nemesis.id, place: "nemesis" })).toBeUndefined();
  });
});
