/** The guided fight: what is worth saying now, each thing once, and where it is. Pure. */
import type { Update } from "./types";

/** What each is about, on the page. */
export const TIPS = {
  goal: '[data-place="nemesis"]',
  lose: '[data-place="gravehold"]',
  turns: "#order",
  nemesis: '[data-place^="resolving"], #nemesis .foes',
  gems: "#hand .cards",
  buy: "#supply",
  prep: ".looked .breaches",
  focus: ".looked .breaches",
  charge: ".looked .charges",
  ability: ".looked .charges",
  end: '[data-key="done"]',
  casting: ".looked .breaches",
  target: "#nemesis",
  order: "#hand .order",
  suffer: "#mages",
  or: "#prompt",
  evils: "#prompt",
  discard: "main .legal",
  destroy: "main .legal",
  may: "#prompt",
  other: "#prompt",
  wait: "#order",
  won: ".ending",
  lost: ".ending",
} as const;
export type Tip = keyof typeof TIPS;

/** Told one after the other before any question is: what the game is about. */
const FIRST: readonly Tip[] = ["goal", "lose", "turns"];
const BY_KIND: Record<string, Tip> = {
  casting: "casting",
  order: "order",
  target: "target",
  suffer: "suffer",
  player: "suffer",
  or: "or",
  discard: "discard",
  destroy: "destroy",
  may: "may",
};
const MAIN: readonly [string[], Tip][] = [
  [["ability"], "ability"],
  [["gain", "gain-on"], "buy"],
  [["prep"], "prep"],
  [["focus", "open"], "focus"],
  [["charge", "charge-ally"], "charge"],
];

/** What could be said about the question that is asked, the most needed first. */
export function about({ decision, table }: Update): Tip[] {
  if (!decision) return [table?.outcome?.won ? "won" : "lost"];
  const { kind, options, mine, source } = decision;
  if (!mine) return ["wait"];
  const can = (verbs: string[]): boolean => options.some(({ verb }) => verbs.includes(verb));
  const foes = table?.phase.startsWith("nemesis");
  const evils = foes && kind === "or" && source; // a card of the nemesis asks, and stands there to be read
  if (kind !== "main") return [...(foes ? ["nemesis" as const] : []), evils ? "evils" : (BY_KIND[kind] ?? "other")];
  return can(["play"]) ? ["gems"] : [...MAIN.flatMap(([verbs, tip]) => (can(verbs) ? [tip] : [])), "end"];
}

/** The one to be told now. After one has been put away (`quiet`) no other comes until somebody has answered. */
export function tip(update: Update, told: ReadonlySet<string>, quiet: number): Tip | undefined {
  const all = [...FIRST, ...about(update)].filter((each) => !told.has(each));
  return update.seq === quiet ? all.find(leads) : all[0];
}

/** Whether what it is about may be over before anybody has put it away: it has been told then. */
export const passes = (id: Tip): boolean => !FIRST.includes(id);

/** Whether what follows it belongs to the same moment. */
export const leads = (id: Tip): boolean => FIRST.includes(id) || id === "nemesis";
