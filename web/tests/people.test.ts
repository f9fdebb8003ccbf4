// The people behind the seats: who is 'you', who is there, since when not.
import { describe, expect, it } from "vitest";
import { ago, isHere, isMe, type Seat } from "../src/people";
import { isLocal } from "../src/reach.svelte";

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
