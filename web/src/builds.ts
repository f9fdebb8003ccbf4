/** Pure: a mage in the making. What cannot go together is not offered; the server checks the rest. */
import type { Build, WorkshopInfo } from "./types";

export const PLAIN: Build = {
  name: "",
  starter: "",
  fourth: false,
  ability: "",
  second: "",
  breach: "",
  craft: "",
  flawed: 0,
};
const FOURTH = " 4";

export const hasFourth = (build: Build): boolean => build.fourth || build.ability !== "";
/** The second starter card, and its place. */
export const secondOf = ({ second }: Build): [string, string] => {
  const [card = "", place = ""] = second.split(" ");
  return [card, place];
};

/** What can be chosen for each part, as things are. */
export function offered(
  build: Build,
  shop: WorkshopInfo,
): { second: string[]; breach: string[]; craft: string[]; flawed: number } {
  return {
    second: build.starter ? shop.starters.filter((id) => id !== build.starter) : [],
    breach: shop.breaches.filter((each) => hasFourth(build) || !each.endsWith(FOURTH)),
    craft: build.ability ? shop.crafts : [],
    flawed: shop.most - Number(build.starter !== "") - Number(build.second !== ""),
  };
}

/** With a part chosen; what no longer goes with it is dropped. */
export function chosen(before: Build, change: Partial<Build>, shop: WorkshopInfo): Build {
  const build = { ...before, ...change };
  const can = offered(build, shop);
  if (!can.second.includes(secondOf(build)[0])) build.second = "";
  if (!can.breach.includes(build.breach)) build.breach = "";
  if (!can.craft.includes(build.craft)) build.craft = "";
  build.flawed = Math.max(0, Math.min(build.flawed || 0, offered(build, shop).flawed));
  return build;
}

const KEPT = "gravehold.mage";

/** A mage to be played in the next game that is set up. */
export const keepMage = (build: Partial<Build>): void => sessionStorage.setItem(KEPT, JSON.stringify(build));

/** The mage that was kept, once. */
export function keptMage(): Build | null {
  const found = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return found ? { ...PLAIN, ...(JSON.parse(found) as Partial<Build>) } : null;
}

/** As the server wants it: nothing that was not chosen. */
export const told = (build: Build): Partial<Build> =>
  Object.fromEntries(Object.entries({ ...build, name: build.name.trim() }).filter(([, value]) => value));
