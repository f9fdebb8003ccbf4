/** The people behind the seats. Pure. */
import type { Presence, Welcome } from "./types";

export type Seat = Presence["seats"][number];
export const LONGEST = 24; // letters of a name, as the server has it

/** Whether who reads this plays a seat; the host does as long as nobody has opened its link. */
export const isMe = (seat: Seat, me: Pick<Welcome, "role"> | null): boolean =>
  me?.role === "owner" ? seat.holder === "human" && !seat.claimed : seat.mine;

/** Whether somebody is there to play it: whoever opened its link, else the host. */
export const isHere = (seat: Seat, { owner }: Pick<Presence, "owner">): boolean => (seat.claimed ? seat.online : owner);

/** How long ago something was, in what it is best counted in; seconds since 1970. */
export function ago(seconds: number, now = Date.now()): [number, "minute" | "hour" | "day"] {
  const minutes = Math.max(1, Math.floor((now / 1000 - seconds) / 60));
  if (minutes < 60) return [minutes, "minute"];
  return minutes < 48 * 60 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
}
