// What is told at the end of a game, and the set-up of the next one.
import { describe, expect, it } from "vitest";
import fixture from "../fixtures/catalogue.en.json";
import updateFixture from "../fixtures/update.json";
import { again, ending, holders, invites, share, successors } from "../src/ending";
import type { Catalogue, GameInfo, Update } from "../src/types";

const { piles, suggested } = fixture as unknown as Catalogue;
const going = updateFixture as unknown as Update;
const over: Update = {
  ...going,
  decision: null,
  ending: "The players have lost: everything fell.",
  table: { ...going.table!, turn: 24, gravehold: 0, outcome: { won: false, because: "gravehold-fallen" } },
  undo: { ...going.undo, marked: 2 },
};

const seat = (holder: string, more: object = {}) => ({
  seat: "p1",
  mage: "garu",
  holder,
  claimed: false,
  online: true,
  mine: true,
  ...more,
});
const supply = suggested["suggested-a"]!;
const info = {
  game: "g",
  name: "Friday",
  role: "owner",
  seat: null,
  undo: "reveal",
  seq: 90,
  turn: 24,
  over: true,
  won: false,
  parent: "",
  created: 0,
  setup: {
    nemesis: "gate-witch",
    mages: ["garu", "gex"],
    rules: "outcasts",
    difficulty: "expert",
    variants: ["tutorial"],
    supply,
    seed: "7",
  },
  presence: { seats: [seat("human"), seat("bot:greedy")], spectators: 0 },
} as unknown as GameInfo;

describe("the end", () => {
  it("has nothing to tell while the game goes on", () => {
    expect(ending(null)).toBeNull();
    expect(ending(going)).toBeNull();
  });

  it("tells when, what was left and what was taken back", () => {
    const told = ending(over)!;
    expect(told).toMatchObject({ won: false, turns: 24, marked: 2 });
    expect(told.left[0]).toMatchObject({ kind: "gravehold", life: 0, full: going.table!.gravehold_full });
    expect(told.left.slice(1, -1).map(({ id, life }) => [id, life])).toEqual(
      going.table!.players.map(({ mage, life }) => [mage, life]),
    );
    expect(told.left.at(-1)).toMatchObject({
      kind: "nemesis",
      id: going.table!.nemesis.id,
      life: going.table!.nemesis.life,
    });
  });

  it("counts no life of a nemesis that cannot be damaged", () => {
    const table = { ...over.table!, nemesis: { ...over.table!.nemesis, vulnerable: false } };
    expect(ending({ ...over, table })!.left.map(({ kind }) => kind)).not.toContain("nemesis");
  });

  it("draws no bar longer than full or shorter than nothing", () => {
    const left = { kind: "mage", id: "garu", mat: "garu", out: false } as const;
    expect([
      share({ ...left, life: 5, full: 10 }),
      share({ ...left, life: 12, full: 10 }),
      share({ ...left, life: -1, full: 0 }),
    ]).toEqual([50, 100, 0]);
  });
});

describe("once more", () => {
  it("is the same set-up without its seed", () => {
    const { seed: _, ...setup } = info.setup!;
    expect(again(info, piles)).toEqual({
      ...setup,
      name: "Friday",
      undo: "reveal",
      seats: ["human", "bot:greedy"],
      packs: ["war-eternal"],
    });
  });

  it("names every box the supply came of", () => {
    const [other, own] = [Object.keys(piles).find((pack) => pack !== "war-eternal")!, supply.slice(1)];
    const mixed = { ...info, setup: { ...info.setup!, supply: ["of-another", ...own] } };
    expect(again(mixed, { ...piles, [other]: ["of-another"] }).packs).toEqual(
      expect.arrayContaining(["war-eternal", other]),
    );
  });

  it("gives a lent seat back and keeps bots", () => {
    const lent = { ...info, presence: { ...info.presence, seats: [seat("p2"), seat("bot:random")] } } as GameInfo;
    expect(holders(lent)).toEqual(["human", "bot:random"]);
  });

  it("is played on with the bots that were there, unless nobody else was", () => {
    const seats = (...held: string[]) =>
      successors({ ...info, presence: { ...info.presence, seats: held.map((holder) => seat(holder)) } } as GameInfo);
    expect(seats("p2", "human", "bot:greedy")).toEqual(["human", "human", "bot:greedy"]);
    expect(seats("bot:greedy", "bot:random")).toEqual(["human", "human"]);
  });

  it("hands out links again only where others came by one", () => {
    expect(invites(info)).toBe(false);
    const friend = seat("human", { claimed: true, mine: false });
    expect(invites({ ...info, presence: { ...info.presence, seats: [seat("human"), friend] } } as GameInfo)).toBe(true);
  });
});
