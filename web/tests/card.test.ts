// One card for all places: what it tells, to eyes and to screen readers.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import de from "../fixtures/catalogue.de.json";
import en from "../fixtures/catalogue.en.json";
import pl from "../fixtures/catalogue.pl.json";
import { speak } from "../src/i18n.svelte";
import Breach from "../src/parts/Breach.svelte";
import Card from "../src/parts/Card.svelte";
import { hyphenated } from "../src/parts/hyphens";
import { read } from "../src/parts/icons";
import type { CardInfo } from "../src/types";

const cards = new Map((en.cards as CardInfo[]).map((card) => [card.id, card]));
let shown: object | undefined;

function show(id: string, more: object = {}): HTMLElement {
  const { name, kind, text, gist, curse, tier } = cards.get(id)!;
  shown = mount(Card, { target: document.body, props: { id, name, kind, text, gist, curse, tier, ...more } });
  flushSync();
  return document.querySelector<HTMLElement>(".playcard")!;
}
/** What a screen reader comes by. */
function heard(found: Element): string {
  const copy = found.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}

beforeAll(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe("a card", () => {
  it("says all of its text, whatever there is room for", () => {
    const told = heard(show("frozen-magmite"));
    expect(told).toContain("Frozen Magmite");
    for (const { text } of cards.get("frozen-magmite")!.text) expect(told).toContain(text);
    expect(told).not.toContain("◆");
  });

  it("shows its gist as a number and a drawn sign", () => {
    const gist = show("frozen-magmite").querySelector(".gist")!;
    expect(gist.textContent).toBe("+2…");
    expect(gist.querySelector("svg.aether")).not.toBeNull();
    expect(gist.getAttribute("aria-hidden")).toBe("true");
  });

  it("has its price and how many lie there only where they are told", () => {
    expect(show("spark").querySelector(".badge, .count")).toBeNull();
    document.body.innerHTML = "";
    const pile = show("frozen-magmite", { cost: 3, count: 6 });
    expect(heard(pile.querySelector(".badge.aether")!)).toBe("cost 3");
    expect(pile.querySelector(".count")!.textContent).toBe("×6");
  });

  it("counts the life of a minion in a heart, the time of a power in an hourglass", () => {
    expect(heard(show("grubber", { left: 2, full: 5 }).querySelector(".badge.life")!)).toBe("life 2 of 5");
    document.body.innerHTML = "";
    const power = show("planar-collision", { left: 1, full: 2 });
    expect(heard(power.querySelector(".badge.hour")!)).toBe("1 power token left of 2");
  });

  it("is paper if it is ours, slate if it is theirs", () => {
    const whose = (id: string): boolean => {
      document.body.innerHTML = "";
      return show(id).classList.contains("foe");
    };
    expect(["crystal", "mages-totem", "spark", "broken-tooth", "curse-of-rot"].map(whose)).not.toContain(true);
    expect(["afflict", "grubber", "planar-collision", "maw-1", "xaxos-spell-flare"].map(whose)).not.toContain(false);
  });

  it("of an empty pile is sold out, neither dim nor counted", () => {
    const empty = show("frozen-magmite", { gone: true, dim: true, count: 0, cost: 3 });
    expect([empty.classList.contains("out"), empty.classList.contains("later")]).toEqual([true, false]);
    expect(empty.querySelector(".sold")!.textContent).toBe("empty");
    expect(empty.querySelector(".count")).toBeNull();
  });

  it("names what else lies on it", () => {
    const tokens = show("grubber", { tokens: [{ name: "Shield", count: 2 }] }).querySelector(".tokens")!;
    expect(tokens.textContent).toBe("2");
    expect(tokens.querySelector("svg")!.getAttribute("aria-label")).toBe("Shield");
  });

  it("from the curse deck says so beside its kind", () => {
    const cursed = [...cards.values()].find((card) => card.curse && card.kind === "gem")!;
    const found = show(cursed.id);
    expect(found.classList.contains("broken")).toBe(true);
    expect(found.querySelector(".foot")!.textContent).toBe("curse, gem");
  });
});

describe("a gist", () => {
  it("is read as what is written before and behind a sign", () => {
    expect(read("+2◆…")).toEqual({ before: "+2", sign: "aether", after: "…" });
    expect(read("−3♜")).toEqual({ before: "−3", sign: "hold", after: "" });
    expect(read("Destroy…")).toEqual({ before: "Destroy…", sign: undefined, after: "" });
  });

  it("has no sign that is not drawn", () => {
    for (const { cards } of [en, pl, de])
      for (const { gist } of cards) expect(read(gist).before + read(gist).after).toMatch(/^[+−]?[\p{L}\d ]*…?$|^—$/u);
  });
});

describe("a long name", () => {
  it("may be broken where it is spoken apart, short ones nowhere", () => {
    expect(hyphenated("Wiederherstellender Schaltkreis").split("\u00ad")).toEqual([
      "Wie",
      "der",
      "her",
      "stel",
      "len",
      "der Schaltkreis",
    ]);
    expect(hyphenated("Zniekształcający Dym").split("\u00ad")[0]).toBe("Znie");
    expect(hyphenated("Energieladung")).not.toMatch(/^E\u00ad/);
    expect(hyphenated("Mage's Totem")).toBe("Mage's Totem");
  });

  it("loses no letter by it", () => {
    for (const { cards } of [en, pl, de])
      for (const { name } of cards) expect(hyphenated(name).replaceAll("\u00ad", "")).toBe(name);
  });
});

describe("a breach", () => {
  const lit = (props: { slot: number; state: "open" | "closed" | "gone"; turned?: number }): number => {
    document.body.innerHTML = "";
    shown = mount(Breach, { target: document.body, props });
    flushSync();
    return document.querySelectorAll(".mark.lit").length;
  };
  it("has a mark for each quarter turned, all once it is open, none once it is gone", () => {
    expect(lit({ slot: 2, state: "closed", turned: 1 })).toBe(1);
    expect(lit({ slot: 3, state: "closed", turned: 3 })).toBe(3);
    expect(lit({ slot: 1, state: "open" })).toBe(4);
    expect(lit({ slot: 4, state: "gone" })).toBe(0);
    expect(document.querySelector(".numeral")!.textContent).toBe("IV");
  });
});
