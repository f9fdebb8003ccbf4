/** Pure: an expedition in the making, and the request it becomes. The server checks it. */
import type { Catalogue, Drawn, ExpeditionInfo, NewCampaign, NewJourney, UndoMode } from "./types";

export interface Setting {
  kind: string;
  seats: string[]; // mine, open, or bot:<name>
  options: string[];
  packs: string[]; // custom: the boxes everything is drawn from
  rerolled: string[]; // custom: what was drawn and not wanted
  seed: string; // as typed; '' by chance
  undo: UndoMode;
  name: string;
}

export const BOTS = ["greedy", "random"]; // before any catalogue is there

/** Who plays, as the server wants it. */
export const seated = (seats: readonly string[]): string[] =>
  seats.map((seat) => (seat.startsWith("bot:") ? seat : "human"));

export const kindOf = (catalogue: Catalogue, id: string): ExpeditionInfo | undefined =>
  catalogue.expeditions.find((each) => each.id === id);

/** Without a catalogue: of a campaign. */
export const setting = (catalogue: Catalogue | null): Setting => ({
  kind: catalogue?.expeditions[0]?.id ?? "",
  seats: ["mine", "mine"],
  options: [],
  packs: ["outcasts"],
  rerolled: [],
  seed: "",
  undo: "reveal",
  name: "",
});

/** Another kind: options it does not have are dropped, and what was drawn is drawn anew. */
export function ofKind(now: Setting, kind: ExpeditionInfo): Setting {
  return {
    ...now,
    kind: kind.id,
    options: now.options.filter((option) => kind.options.some((each) => each.id === option)),
    rerolled: [],
  };
}

export const withSeats = (now: Setting, count: number): Setting => ({
  ...now,
  seats: Array.from({ length: count }, (_, i) => now.seats[i] ?? "mine"),
  rerolled: [],
});

export const flipped = (list: readonly string[], id: string, on: boolean): string[] =>
  on ? [...list.filter((each) => each !== id), id] : list.filter((each) => each !== id);

/** What decides the draw; the same again is not asked for. */
export const drawnFrom = (now: Setting): string =>
  JSON.stringify([now.kind, now.seats.length, now.options, now.packs, now.rerolled, now.seed]);

/** As the server wants it; with the seed of what was shown, so that it is what comes. */
export function request(now: Setting, custom: boolean, drawn: Pick<Drawn, "seed"> | null = null): Partial<NewJourney> {
  return {
    kind: now.kind,
    players: now.seats.length,
    options: now.options,
    undo: now.undo,
    name: now.name.trim(),
    seats: seated(now.seats),
    seed: now.seed.trim() || (drawn?.seed ?? ""),
    ...(custom ? { packs: now.packs, rerolled: now.rerolled } : {}),
  };
}

/** The same of a campaign. */
export const enlisting = (now: Setting): Partial<NewCampaign> => ({
  mages: now.seats.length,
  seats: seated(now.seats),
  undo: now.undo,
  seed: now.seed.trim(),
  name: now.name.trim(),
});
