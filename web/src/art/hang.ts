/** Pictures come to their places: flat at first, drawn when there is time. */
import { Baker, type Drawing } from "./bake";
import { BROWSER } from "./oven";
import { own } from "./own";
import type * as Gallery from "./gallery";
import { pixels } from "./sizes";

const baker = new Baker(BROWSER);
let loaded: Promise<typeof Gallery> | undefined;
const gallery = (): Promise<typeof Gallery> => (loaded ??= import("./gallery"));

/** What a place shows now: its colours, then also an address. */
export interface Look {
  flat: readonly string[];
  src: string;
}

export interface Place {
  id: string;
  cut?: string; // which part of it, if not all
  width: number; // in pixels of the page
  shape: number; // height / width
  draw: (from: typeof Gallery, own?: string) => { svg: string; flat: readonly string[] };
}

/** Tells what a place shows, each time that becomes more; what is returned takes it down. */
export function hang({ id, cut = "", width, shape, draw }: Place, show: (look: Look) => void): () => void {
  let gone = false;
  let drawing: Drawing | undefined;
  const hung = async (): Promise<void> => {
    const [from, drawn] = await Promise.all([gallery(), own(id)]);
    if (gone) return; // who would say what to draw is gone with it
    const { svg, flat } = draw(from, drawn);
    show({ flat, src: "" });
    const wide = pixels(width, globalThis.devicePixelRatio || 1);
    drawing = { id: `${id}${cut}`, svg, width: wide, height: Math.round(wide * shape) };
    const src = await baker.take(drawing);
    if (!gone) show({ flat, src });
  };
  hung().catch(() => undefined); // without a line to the server it stays flat
  return () => {
    gone = true;
    if (drawing) baker.release(drawing);
  };
}
