/** Signs between people at a table: phrases that each reads in their own language, and pointing. Pure. */
import type { Box } from "./parts/place";
import type { ServerMessage } from "./types";

export type Said = Extract<ServerMessage, { type: "said" }>;
export type Pointed = Extract<ServerMessage, { type: "pointed" }>;
export type Noted = { type: "noted"; text: string; bot?: boolean }; // by the game itself
export type Sign = (Said | Pointed | Noted) & { n: number }; // a number, so that two of a kind are two
type Phrase = Said["phrase"];

/** In the order of the menu; the words are `phrase-<id>` in the Fluent files. */
export const PHRASES = [
  "help",
  "mine",
  "yours",
  "wait",
  "go",
  "careful",
  "yes",
  "no",
  "well-played",
  "sorry",
] as const satisfies readonly Phrase[];

const MOST = 4;

/** The signs shown, with a new one; the oldest makes room. */
export const noticed = (signs: readonly Sign[], sign: Said | Pointed | Noted, n: number): Sign[] =>
  [...signs, { ...sign, n }].slice(-MOST);

/** The things pointed at right now, by people or by the next step (`led`). */
export const pointedAt = (signs: readonly Sign[], led: Iterable<string> = []): ReadonlySet<string> =>
  new Set([...signs.flatMap((sign) => (sign.type === "pointed" ? [sign.place] : [])), ...led]);

const INSET = 6; // pixels from the edge of the log
const LEAST = 90; // of it that has to be in sight

export interface Spot {
  left: number;
  width: number;
  bottom: number; // from the lower edge of the window
  most: number; // height
}

/** Where signs are read: over what is in sight of the log, where nothing is to be clicked for play. None: in a strip at the lower edge. */
export function spot(log: Box | undefined, height: number): Spot | null {
  if (!log) return null;
  const [top, bottom] = [Math.max(0, log.top), Math.min(height, log.bottom)];
  if (bottom - top < LEAST) return null;
  return {
    left: log.left + INSET,
    width: log.right - log.left - 2 * INSET,
    bottom: height - bottom + INSET,
    most: bottom - top - 2 * INSET,
  };
}
