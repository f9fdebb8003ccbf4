/** What a page at a table knows, and what it knows before it is told anything. */
import type { Speed } from "./anim";
import type { View } from "./journey";
import { recall } from "./memory";
import type { Moment } from "./moments";
import type { Left } from "./select";
import type { Sign } from "./signs";
import type { Line } from "./socket";
import type { Catalogue, LogLine, Option, Update, Welcome } from "./types";

export interface Zoomed {
  id: string;
  place?: string | undefined; // of the thing shown, which may be damaged
  box: DOMRect;
  touch?: boolean; // by a finger, which has no other way in than to tap
  focus?: boolean; // by keys, which go on inside
}

export interface Known {
  catalogue: Catalogue | null;
  me: Welcome | null;
  update: Update | null;
  lines: LogLine[];
  line: Line;
  view: View; // of a journey: its table or its road
  look: string; // the seat looked at
  acting: string; // the seat of somebody else that is acted for, '' none
  follow: boolean; // look where the turn is
  speed: Speed;
  odds: boolean; // show the odds of the next turn
  sound: number; // when it is my turn at this table: how loud, 0 to 100
  signs: Sign[]; // what people just said or pointed at
  pointing: boolean; // the next click on a thing points at it
  menu: { options: readonly Option[]; box: DOMRect } | null;
  confirm: { option: Option; left: Left } | null; // to be sure of
  led: ReadonlySet<string>; // the things that the next step is about, for a while
  because: { text: string; box: DOMRect } | null; // why the thing just clicked can be used for nothing
  zoom: Zoomed | null;
  pinned: Zoomed | null; // stays while the game goes on
  book: string | null; // the rules are open: at a rule, '' at none
  note: string; // a refusal, for a while
  gone: { code: string; message: string } | null; // the line was closed for good
  newer: boolean; // the server runs another version than when the page was loaded
  sent: boolean; // an answer is on its way
  plan: { kind: "gems" } | { kind: "order"; cards: number[] } | null;
  asPlayed: boolean; // played cards are put down as they were played, unasked
  reading: boolean; // a replay: nothing can be answered
  stay: number; // seconds that what the nemesis does stays in front, 0 it does not come there, -1 until somebody goes on
  bots: number; // milliseconds from one answer of a bot to the next
  front: Moment[]; // to be looked at one after the other
  behind: boolean; // bots play, or what others did is still to be shown
  away: number; // turns that passed while nobody looked, 0 none or told
  since: boolean; // what happened since my last turn is open
}

export const nothing: Known = {
  catalogue: null,
  me: null,
  update: null,
  lines: [],
  line: "opening",
  view: "table",
  look: "p1",
  acting: "",
  follow: true,
  speed: Number(recall("speed", "2")) as Speed,
  odds: recall("odds", "1") === "1",
  sound: 0,
  signs: [],
  pointing: false,
  stay: Number(recall("stay", "8")),
  bots: Number(recall("bots", "800")),
  front: [],
  behind: false,
  away: 0,
  since: false,
  menu: null,
  confirm: null,
  led: new Set(),
  because: null,
  zoom: null,
  pinned: null,
  book: null,
  note: "",
  gone: null,
  newer: false,
  sent: false,
  plan: null,
  asPlayed: recall("asPlayed", "0") === "1",
  reading: false,
};
