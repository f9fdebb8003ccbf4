/** The people behind the seats. Pure. */
import type { Presence, Update, Welcome } from "./types";

export type Seat = Presence["seats"][number];
type Me = Pick<Welcome, "role"> | null;
type Asked = Pick<Update, "decision" | "presence" | "trouble">;
export const LONGEST = 24; // letters of a name, as the server has it

/** Whether who reads this plays a seat; the host does as long as nobody has opened its link. */
export const isMe = (seat: Seat, me: Me): boolean =>
  me?.role === "owner" ? seat.holder === "human" && !seat.claimed : seat.mine;

/** The seats asked that I may answer for, and of those the ones that are really mine: the host's link may do more than it should. */
function asked({ decision, presence: { seats } }: Asked, me: Me): [may: Seat[], mine: Seat[]] {
  const may = seats.filter(({ seat, mine }) => mine && decision?.seats.includes(seat));
  const player = (held: Seat): Seat => seats.find(({ seat }) => seat === held.holder) ?? held; // lent to a teammate
  return [may, me?.role === "owner" ? may.filter((seat) => isMe(player(seat), me)) : may];
}

/** Whether I might answer what others are asked, who came by link: only on purpose. */
export const mightAct = (update: Asked | null, me: Me): boolean => {
  const [may, mine] = update ? asked(update, me) : [[], []];
  return !update?.trouble && may.length > mine.length && !mine.length;
};

/** An update to who reads this: asked are those whose seat it is, and who has said that they act for one (`acting`). */
export function asMine(update: Update, me: Me, acting = ""): Update {
  const [may, mine] = asked(update, me);
  if (!update.decision || !may.length || update.trouble) return update;
  const now = mine.length > 0 || may.some(({ seat }) => seat === acting);
  return now === update.decision.mine ? update : { ...update, decision: { ...update.decision, mine: now } };
}

/** Whether somebody is there to play it: whoever opened its link, else the host. */
export const isHere = (seat: Seat, { owner }: Pick<Presence, "owner">): boolean => (seat.claimed ? seat.online : owner);

/** How long ago something was, in what it is best counted in; seconds since 1970. */
export function ago(seconds: number, now = Date.now()): [number, "minute" | "hour" | "day"] {
  const minutes = Math.max(1, Math.floor((now / 1000 - seconds) / 60));
  if (minutes < 60) return [minutes, "minute"];
  return minutes < 48 * 60 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
}
