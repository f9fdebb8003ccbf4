// The people behind the seats: who is 'you', who is there, since when not.
import { describe, expect, it } from "vitest";
import { ago, asMine, isHere, isMe, mightAct, type Seat } from "../src/people";
import { isLocal } from "../src/reach.svelte";
import type { Update } from "../src/types";

const seat = (more: Partial<Seat>): Seat => ({
  seat: "p1",
  mage: "garu",
  holder: "human",
  claimed: false,
  online: false,
  mine: false,
  person: "",
  seen: 0,
  ...more,
});

describe("people", () => {
  it("knows whom it talks to: the host plays what nobody has come for", () => {
    const host = { role: "owner" } as const;
    expect(isMe(seat({ mine: true }), host)).toBe(true);
    expect(isMe(seat({ mine: true, claimed: true }), host)).toBe(false);
    expect(isMe(seat({ holder: "bot:greedy" }), host)).toBe(false);
    expect(isMe(seat({ mine: true, claimed: true }), { role: "seat" })).toBe(true);
    expect(isMe(seat({}), { role: "spectator" })).toBe(false);
  });

  const HOST = { role: "owner" } as const;
  const put = (seats: Seat[], ...to: string[]): Update =>
    ({ decision: { mine: true, seats: to }, presence: { seats }, trouble: "" }) as unknown as Update;
  const own = seat({ mine: true });
  const friends = seat({ seat: "p2", mine: true, claimed: true });
  const mine = (update: Update, acting?: string): boolean | undefined => asMine(update, HOST, acting).decision?.mine;

  it("does not take a friend's turn for the host's own, until the host says so", () => {
    expect(mine(put([own, friends], "p1"))).toBe(true);
    expect(mine(put([own, friends], "p2"))).toBe(false);
    expect(mightAct(put([own, friends], "p2"), HOST)).toBe(true);
    expect(mine(put([own, friends], "p2"), "p2")).toBe(true);
    expect(mine(put([own, friends], "p2"), "p1")).toBe(false);
    expect(mine(put([own, friends], "p1", "p2"))).toBe(true); // decided together
    expect(mightAct(put([own, friends], "p1", "p2"), HOST)).toBe(false);
    const given = { ...friends, claimed: false }; // nobody has come yet
    expect(mine(put([own, given], "p2"))).toBe(true);
  });

  it("knows who plays a seat that was lent", () => {
    const lent = { ...own, holder: "p2" };
    expect(mine(put([lent, friends], "p1"))).toBe(false);
    expect(mine(put([own, { ...friends, holder: "p1" }], "p2"))).toBe(true);
  });

  it("leaves alone what is nobody's to change: bots, friends at their own page, a table in trouble", () => {
    const bot = seat({ holder: "bot:greedy" });
    expect(mine(put([bot], "p1"))).toBe(true); // bots that wait for a word
    const there = put([own, friends], "p2");
    expect(asMine(there, { role: "seat" })).toBe(there);
    const troubled = { ...there, trouble: "old", decision: { ...there.decision!, mine: false } };
    expect([asMine(troubled, HOST, "p2"), mightAct(troubled, HOST)]).toEqual([troubled, false]);
  });

  it("finds somebody there as long as the host plays for those who have not come", () => {
    expect(isHere(seat({}), { owner: true })).toBe(true);
    expect(isHere(seat({ claimed: true }), { owner: true })).toBe(false);
    expect(isHere(seat({ claimed: true, online: true }), { owner: false })).toBe(true);
  });

  it("counts in minutes, then hours, then days, and never into the future", () => {
    const now = 1_000_000_000_000;
    const before = (seconds: number) => ago(now / 1000 - seconds, now);
    expect([-60, 5, 61, 3599, 3600, 47 * 3600, 50 * 3600].map(before)).toEqual([
      [1, "minute"],
      [1, "minute"],
      [1, "minute"],
      [59, "minute"],
      [1, "hour"],
      [47, "hour"],
      [2, "day"],
    ]);
  });

  it("tells an address that only this computer can open", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].map(isLocal)).toEqual([true, true, true]);
    expect(["192.0.2.7", "play.example", "127.0.0.1.example"].map(isLocal)).toEqual([false, false, false]);
  });
});
