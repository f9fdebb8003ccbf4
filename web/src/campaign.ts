/** Pure: what the page of a campaign shows. Knows nothing of the rules, nor of what is still to come. */
import type { Part } from "./journey";
import type { Campaign, ChoiceInfo, PoolCard, RoadChapter, StoryText } from "./types";

// The road

const REWARDS = ["choices", "supply"]; // a chapter is over, its rewards are being taken

export interface Station {
  chapter: number;
  known: RoadChapter | null; // none: nobody knows yet
  state: "won" | "lost" | "here" | "ahead";
  here: boolean;
  tries: number;
  date: number | null; // of its last battle
}

/** Every chapter, of those to come nothing but that they come. */
export const stations = (campaign: Campaign): Station[] =>
  Array.from({ length: campaign.chapters }, (_, i) => {
    const known = campaign.road.find(({ chapter }) => chapter === i + 1) ?? null;
    const lines = campaign.chart.filter(({ chapter }) => chapter === i + 1);
    const here = known?.state === "here";
    const over = lines.some(({ won }) => won) ? "won" : here && REWARDS.includes(campaign.stage) ? "lost" : null;
    const state = known ? (here && over) || (known.state as Station["state"]) : "ahead";
    return { chapter: i + 1, known, state, here, tries: lines.length, date: lines.at(-1)?.date || null };
  });

// The story

export const passageId = ({ battle, part }: StoryText): string => `told-${battle}-${part}`;

/** What is new of it: what was told after a battle, with what is told before the next or at the end. */
export function newest({ story, stage }: Pick<Campaign, "story" | "stage">): StoryText[] {
  const [last, next] = story.slice(-2);
  if (!next) return story.slice(-1);
  const after = last!.part !== "before";
  return after && stage !== "battle" && (next.part === "epilogue" || next.part === "before") ? [last!, next] : [next];
}

/** What was told earlier, a chapter each. */
export function byChapter(parts: readonly Part[]): Part[] {
  const found = new Map<number, Part>();
  for (const part of parts) {
    const before = found.get(part.battle);
    found.set(
      part.battle,
      before
        ? { ...before, text: `${before.text}\n\n❧\n\n${part.text}` }
        : { ...part, title: part.title.split(" · ")[0]! },
    );
  }
  return [...found.values()];
}

// Names

/** What is wrong with a name, as far as a page can tell: its words with what they need. */
export function nameTrouble(words: string, most: number): { id: "name-empty" | "name-long"; n: number } | null {
  const n = [...words.trim()].length;
  return n === 0 ? { id: "name-empty", n } : n > most ? { id: "name-long", n } : null;
}

// What is chosen

/** Choices about the same card together, in their order: they differ in where it goes. */
export function byCard(choices: readonly ChoiceInfo[]): ChoiceInfo[][] {
  const found = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) {
    const about = choice.card || choice.key;
    found.set(about, [...(found.get(about) ?? []), choice]);
  }
  return [...found.values()];
}

/** The words of a choice that only it has, beside others about the same card. */
export const apart = (choice: ChoiceInfo, card: string): string =>
  choice.name.startsWith(`${card}, `) ? choice.name.slice(card.length + 2) : choice.name;

export interface Pile {
  id: string;
  mark: "" | "new" | "goes";
}

/** The supply as it was, and as it is by now; what comes and what goes is marked. */
export function trade({ supply }: Pick<Campaign, "supply">): { before: Pile[]; after: Pile[] } {
  return {
    before: supply.before.map((id) => ({ id, mark: supply.leaving.includes(id) ? "goes" : "" })),
    after: supply.now.map((id) => ({ id, mark: supply.added.includes(id) ? "new" : "" })),
  };
}

/** The pool by tier. */
export function byTier(pool: readonly PoolCard[]): [number, PoolCard[]][] {
  const tiers = [...new Set(pool.map(({ tier }) => tier))].sort();
  return tiers.map((tier) => [tier, pool.filter((card) => card.tier === tier)]);
}

/** A build as files write it, a line for each part. */
export const written = (build: object): string =>
  Object.entries(build)
    .filter(([, value]) => value)
    .map(([part, value]) => `${part}: ${value}`)
    .join("\n");
