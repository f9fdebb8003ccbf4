import { describe, expect, it } from "vitest";
import fixture from "../fixtures/update.json";
import * as boards from "../src/boards";
import type { Board, Counter, InPlay, Table, Update } from "../src/types";

const table = (fixture as unknown as Update).table!;
const token = (more: Partial<Counter>): Counter => ({ id: "space", count: 1, least: 1, most: 8, steps: [{ at: 4, says: "a.4" }, { at: 8, says: "a.8" }], rests: [1, 4], seats: false, owner: "nemesis", ...more });
const board = (names: string, links: string[], holds: Board["holds"] = "tokens"): Board => ({
  id: "soul", owner: "nemesis", holds, bridges: false, end: "",
  spaces: [...names].map((name) => ({ name, says: "", cards: [], tokens: 0, there: true })),
  links: links.map((link) => ({ name: link, one: link[0]!, two: link[1]!, open: true })),
}); // prettier-ignore

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
    expect(boards.layout(board("ABCDEFG", ["AB", "BC", "CD", "DE", "EF", "FG", "GD"]))).toEqual({ lead: ["A", "B", "C"], ring: ["D", "E", "F", "G"] });
    expect(boards.rows(["D", "E", "F", "G"])).toEqual([["D", "E"], ["G", "F"]]);
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
    expect(boards.bunches(cards).map(({ id, cards: all }) => [id, all.map((card) => card.n)])).toEqual([["b", [0, 2]], ["a", [1]]]);
  });

  it("is left out while nothing lies there, but a deck that has run out is told", () => {
    const side = { id: "dream", owner: "nemesis", face_down: true, count: 0, known: [], discard: null };
    const open = { ...side, id: "lasting", face_down: false };
    const used = { ...side, id: "maw", discard: { id: "gone", cards: [] } };
    expect(boards.beside({ ...table, sides: [side, open, used] }, "nemesis").map(({ id }) => id)).toEqual(["dream"]);
    expect(boards.beside({ ...table, sides: [side] }, "ally")).toEqual([]);
  });

  it("tells in which part of the page it is", () => {
    const sides = [["lasting", "nemesis"], ["glyph", "p2"], ["curses", ""]].map(([id, owner]) => ({ id: id!, owner: owner!, face_down: false, count: 1, known: [], discard: null }));
    const parts = boards.partsOf({ ...table, sides, boards: [board("AB", []), { ...board("12", [], "cards"), id: "dream" }] });
    expect(parts).toMatchObject({ lasting: "nemesis", glyph: "mages", curses: "supply", soul: "nemesis", dream: "supply", "space:dream": "supply" });
  });
});

describe("the life of a nemesis", () => {
  const part = (marks: number): InPlay => ({ n: marks, id: "maw", kind: "body", marks, full: 20, tokens: [], face: "", backs: [] });
  const with_ = (...in_play: InPlay[]): Table => ({ ...table, nemesis: { ...table.nemesis, in_play } });

  it("is that of its parts together where it has any", () => {
    expect(boards.lifeOf(with_(part(20), part(7)))).toMatchObject({ life: 27, full: 40 });
    expect(boards.lifeOf(with_(part(30)))).toMatchObject({ life: 30, full: 30 });
    expect(boards.lifeOf(with_())).toMatchObject({ life: table.nemesis.life, full: table.nemesis.full });
  });
});
