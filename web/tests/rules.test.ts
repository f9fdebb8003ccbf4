// The rules are found by any form of a word, with or without accents; titles come first.
import { describe, expect, it } from "vitest";
import { fold, search } from "../src/rules";
import type { RulesText } from "../src/types";

const rule = (id: string, title: string, text: string) => ({
  id,
  topic: id.split(".")[0]!,
  title,
  text,
  example: "",
  see: [],
});
const text: RulesText = {
  lang: "pl",
  topics: [],
  rules: [
    rule("cast.open-may", "Otwarta Brama", "Zaklęcie z otwartej Bramy można aktywować."),
    rule("main.prep", "Przygotowanie Zaklęcia", "Kładzie się je na Bramie."),
    rule("R11", "Ostatnia ćwierć", "Öffnet den Riss."),
  ],
  words: [{ id: "spell", name: "Zaklęcie", forms: ["Zaklęcia", "Zaklęć"], text: "Karta gracza.", see: ["main.prep"] }],
};
const ids = (asked: string): string[] => search(text, asked).rules.map(({ id }) => id);

describe("the search", () => {
  it("finds every form of a word of the game, the title first", () => {
    expect(ids("zaklec")).toEqual(["main.prep", "cast.open-may"]);
    expect(search(text, "Zaklęcia").words.map(({ id }) => id)).toEqual(["spell"]);
  });

  it("wants all the words, takes ids, and does without accents and umlauts", () => {
    expect(ids("zaklecie otwarta")).toEqual(["cast.open-may"]);
    expect(ids("r11")).toEqual(["R11"]);
    expect(ids("cwierc")).toEqual(["R11"]);
    expect(ids("oeffnet")).toEqual(["R11"]);
    expect(ids("smok")).toEqual([]);
    expect(fold("Größe Łódź")).toBe("grosse lodz");
  });

  it("shows everything where nothing is asked", () => {
    expect(ids(" ")).toHaveLength(3);
  });
});
