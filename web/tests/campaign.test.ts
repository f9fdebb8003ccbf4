// The page of a campaign: its road, its story, names, what is chosen, mats that grow.
import { describe, expect, it } from "vitest";
import { apart, byCard, byChapter, byTier, nameTrouble, newest, stations, trade, written } from "../src/campaign";
import { keepMage, keptMage, PLAIN } from "../src/builds";
import { battleAt, ended, fighting, fights, viewAfter, viewAt } from "../src/journey";
import { counted, discs, fresh } from "../src/mats";
import { enlisting, setting } from "../src/setout";
import type { Campaign, ChoiceInfo, MageInfo, PoolCard, StoryText, Update } from "../src/types";

const told = (battle: number, part: string, chapter = battle): StoryText => ({
  battle,
  part,
  chapter,
  title: `Chapter ${chapter}`,
  text: part,
});
const line = (number: number, chapter: number, won: boolean) => ({
  number,
  chapter,
  won,
  attempt: 1,
  nemesis: "n",
  date: 86400 * number,
  first: number * 10,
  last: number * 10 + 5,
});
const campaign = (change: object): Campaign =>
  ({
    chapters: 8,
    chapter: 1,
    attempt: 1,
    stage: "intro",
    road: [{ chapter: 1, title: "One", nemesis: "n", nemesis_name: "N", state: "here", points: 0 }],
    chart: [],
    story: [],
    ...change,
  }) as unknown as Campaign;
const update = (change: object, seq = 1): Update =>
  ({ journey: null, campaign: campaign(change), table: {}, seq }) as unknown as Update;

describe("the road", () => {
  it("tells nothing of what comes but that it comes", () => {
    const [first, ...rest] = stations(campaign({}));
    expect(first).toMatchObject({ state: "here", here: true, tries: 0, date: null });
    expect(rest).toHaveLength(7);
    expect(rest.every(({ known, state }) => known === null && state === "ahead")).toBe(true);
  });

  it("knows how a chapter went while its rewards are taken", () => {
    expect(stations(campaign({ stage: "choices", chart: [line(1, 1, true)] }))[0]).toMatchObject({
      state: "won",
      here: true,
      tries: 1,
      date: 86400,
    });
    expect(stations(campaign({ stage: "supply", chart: [line(1, 1, false)] }))[0]!.state).toBe("lost");
    expect(stations(campaign({ stage: "lost", chart: [line(1, 1, false)] }))[0]!.state).toBe("here");
  });
});

describe("the story", () => {
  it("has what is new open: after a battle, with what comes before the next or at the end", () => {
    const [a, b, c] = [told(1, "before"), told(1, "won"), told(2, "before")];
    expect(newest({ story: [], stage: "naming" })).toEqual([]);
    expect(newest({ story: [a], stage: "intro" })).toEqual([a]);
    expect(newest({ story: [a, b], stage: "choices" })).toEqual([b]);
    expect(newest({ story: [a, b, c], stage: "intro" })).toEqual([b, c]);
    expect(newest({ story: [a, b, c], stage: "battle" })).toEqual([c]);
    expect(newest({ story: [b, told(0, "epilogue", 8)], stage: "end" })).toHaveLength(2);
  });

  it("folds what was read before, a chapter each", () => {
    const part = (battle: number, text: string) => ({
      id: text,
      battle,
      title: `Chapter ${battle} · ${text}`,
      text,
      news: [],
    });
    const found = byChapter([part(1, "a"), part(1, "b"), part(2, "c")]);
    expect(found.map(({ title, text }) => [title, text])).toEqual([
      ["Chapter 1", "a\n\n❧\n\nb"],
      ["Chapter 2", "c"],
    ]);
  });
});

describe("names", () => {
  it("have one to so many characters, whatever their script", () => {
    expect(nameTrouble("  ", 24)).toEqual({ id: "name-empty", n: 0 });
    expect(nameTrouble(" Łucja ", 5)).toBeNull();
    expect(nameTrouble("😀😀😀", 3)).toBeNull();
    expect(nameTrouble("x".repeat(25), 24)).toEqual({ id: "name-long", n: 25 });
  });
});

describe("what is chosen", () => {
  const choice = (key: string, card: string, name = key): ChoiceInfo => ({ key, card, name, text: [], mat: null });

  it("stands together by its card", () => {
    const found = byCard([
      choice("second p1 x hand", "x"),
      choice("second p1 y hand", "y"),
      choice("second p1 x deck", "x"),
      choice("craft p1 swift", ""),
    ]);
    expect(found.map((group) => group.map(({ key }) => key.split(" ").at(-1)))).toEqual([
      ["hand", "deck"],
      ["hand"],
      ["swift"],
    ]);
    expect(apart(choice("k", "x", "Dart, in hand"), "Dart")).toBe("in hand");
    expect(apart(choice("k", "", "Swift"), "")).toBe("Swift");
  });

  it("shows the supply before and after", () => {
    const supply = { now: ["a", "c"], before: ["a", "b"], offers: [], added: ["c"], leaving: ["b"] };
    const { before, after } = trade({ supply });
    expect(before.map(({ id, mark }) => id + mark)).toEqual(["a", "bgoes"]);
    expect(after.map(({ id, mark }) => id + mark)).toEqual(["a", "cnew"]);
  });

  it("has the pool by tier", () => {
    const card = (id: string, tier: number): PoolCard => ({
      id,
      tier,
      name: id,
      text: "",
      places: 1,
      stickers: 0,
      evolved: false,
    });
    expect(byTier([card("a", 2), card("b", 1), card("c", 2)]).map(([tier, cards]) => [tier, cards.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe("mats", () => {
  const mat = (change: Partial<MageInfo>): MageInfo =>
    ({
      breaches: [{ turned: 4, tile: "" }, { turned: 1, tile: "" }, null],
      hand: ["crystal", "crystal", "spark"],
      deck: ["crystal"],
      ability: "",
      charges: 0,
      text: [],
      ...change,
    }) as MageInfo;

  it("draw their breaches, those that are not there as well", () => {
    expect(discs(mat({}), []).map(({ slot, state, turned }) => [slot, state, turned])).toEqual([
      [1, "open", 4],
      [2, "closed", 1],
      [3, "gone", 0],
    ]);
    expect(discs(mat({}), [{ id: "breach-2", focus: 1, open: [], bonus: 1 }])[1]!.bonus).toBe(1);
  });

  it("mark what is new", () => {
    const none = fresh(mat({}), null);
    expect([none.ability, ...none.breaches, ...none.hand, ...none.deck].some(Boolean)).toBe(false);
    expect(fresh(mat({ hand: ["dart", "crystal", "spark"] }), mat({})).hand).toEqual([true, false, false]);
    expect(
      fresh(
        mat({
          breaches: [
            { turned: 4, tile: "" },
            { turned: 2, tile: "" },
            { turned: 0, tile: "" },
          ],
        }),
        mat({}),
      ).breaches,
    ).toEqual([false, true, true]);
    expect(fresh(mat({ ability: "x", charges: 5 }), mat({ ability: "x", charges: 6 })).ability).toBe(true);
  });

  it("count equal cards", () => {
    expect(counted(["a", "b", "a"], (id) => id.toUpperCase())).toBe("2 × A, B");
  });
});

describe("a campaign at the table", () => {
  it("calls to the table while a battle runs, and is left there when it ends", () => {
    const [camp, battle] = [update({}), update({ stage: "battle" })];
    expect([fighting(camp), fighting(battle)]).toEqual([false, true]);
    expect(viewAfter(camp, battle, "road")).toBe("table");
    expect(viewAfter(battle, camp, "table")).toBe("table");
    expect(viewAt(update({ chart: [line(1, 1, true)] }, 15))).toBe("table");
    expect(viewAt(update({ chart: [line(1, 1, true)] }, 16))).toBe("road");
  });

  it("knows its battles by their chapters", () => {
    const running = update(
      { stage: "battle", chapter: 2, attempt: 2, chart: [line(1, 1, true), line(2, 2, false)] },
      40,
    );
    expect(fights(running).map(({ number, battle, won }) => [number, battle, won])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [3, 2, null],
    ]);
    expect(battleAt(running)).toMatchObject({ number: 3, battle: 2, attempt: 2 });
    expect(battleAt(update({ chart: [line(1, 1, true)] }, 3))).toBeUndefined();
    expect([ended(campaign({})), ended(campaign({ stage: "end" }))]).toEqual([false, true]);
  });
});

describe("the way in and out", () => {
  it("asks for mages and who plays them", () => {
    expect(enlisting({ ...setting(null), seats: ["mine", "open", "bot:greedy"], seed: " 7 " })).toEqual({
      mages: 3,
      seats: ["human", "human", "bot:greedy"],
      undo: "reveal",
      seed: "7",
      name: "",
    });
  });

  it("writes a build as files do, and keeps a mage for one game", () => {
    expect(written({ name: "Claire", fourth: true, flawed: 0, second: "" })).toBe("name: Claire\nfourth: true");
    keepMage({ name: "Claire", ability: "x" });
    expect(keptMage()).toEqual({ ...PLAIN, name: "Claire", ability: "x" });
    expect(keptMage()).toBeNull();
  });
});
