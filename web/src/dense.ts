/** Where a window is too small for a whole turn, the table leaves out its ornaments (class `dense`). */
import { MediaQuery } from "svelte/reactivity";

const small = new MediaQuery(
  "(min-width: 1000px) and (max-width: 1300px), (min-width: 1000px) and (max-height: 850px)",
);
const crowded = new MediaQuery(
  "(min-width: 1000px) and (max-width: 1430px), (min-width: 1000px) and (max-height: 940px)",
);
const low = new MediaQuery("(min-width: 1000px) and (max-height: 880px)");

export const FEW = 2; // mages whose mats always find room

/** More mages need a larger window. */
export const dense = (mages: number): boolean => (mages > FEW ? crowded : small).current;

/** Not even high enough for that: what a turn can do without waits to be asked for. */
export const brief = (mages: number): boolean => low.current && dense(mages);
