/** Hover, keyboard focus or a long press shows a card large; a pinned one stays and is read on. */
import type { Overlay } from "../store/overlay.svelte";
import { Hand } from "./hand";

const HOVER = 350;
const PRESS = 450;
const GRACE = 180; // for the way of a mouse from the thing into its zoom

const hand = new Hand();
const at = ({ clientX: x, clientY: y }: PointerEvent): { x: number; y: number } => ({ x, y });
addEventListener("pointermove", (event) => event.pointerType === "mouse" && hand.moves(at(event)), true);

/** By a key: pin what is shown or has the focus; the same key lets go of it. */
export function readOn(overlay: Overlay): void {
  const { zoom, pinned } = overlay;
  const thing = document.activeElement?.closest<HTMLElement>("[data-zoom]");
  if (zoom) overlay.pin(zoom, true);
  else if (pinned) overlay.pinned = null;
  else if (thing)
    overlay.pin(
      { id: thing.dataset["zoom"]!, place: thing.dataset["place"], box: thing.getBoundingClientRect() },
      true,
    );
}

/** The action that shows cards over one table. */
export const peeking = (overlay: Overlay) => (node: HTMLElement, id: string) => peek(overlay, node, id);

function peek(overlay: Overlay, node: HTMLElement, id: string) {
  let timer = 0;
  let held = false; // a long press read the card: it is no click
  let sought = false; // since the mouse came: shown, soon shown, or clicked
  const show = (touch = false) => {
    overlay.keepZoom();
    if (id && overlay.pinned?.id !== id)
      overlay.zoom = { id, place: node.dataset["place"], box: node.getBoundingClientRect(), touch };
  };
  const hide = (after = 0) => {
    clearTimeout(timer);
    overlay.closeZoom(after);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(show, ms);
  };
  const events: Partial<Record<keyof HTMLElementEventMap, (event: never) => void>> = {
    pointerenter: (event: PointerEvent) => {
      sought = false;
      if (event.pointerType === "mouse") hand.enters(at(event));
    },
    pointermove: (event: PointerEvent) => {
      if (sought || event.pointerType !== "mouse" || !hand.seeks(at(event))) return;
      sought = true;
      later(HOVER);
    },
    pointerleave: (event: PointerEvent) => (event.pointerType === "mouse" ? hide(GRACE) : clearTimeout(timer)),
    pointerdown: (event: PointerEvent) => {
      held = false;
      sought = true;
      clearTimeout(timer);
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        held = true;
        show(true);
      }, PRESS);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event: MouseEvent) => overlay.zoom && event.preventDefault(),
    focus: () => node.matches(":focus-visible") && later(250),
    blur: () => hide(),
  };
  const swallow = (event: Event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const mark = () => (id ? (node.dataset["zoom"] = id) : delete node.dataset["zoom"]);
  mark();
  node.addEventListener("click", swallow, true);
  for (const [name, handler] of Object.entries(events)) node.addEventListener(name, handler as EventListener);
  return {
    update: (other: string) => {
      id = other;
      mark();
    },
    destroy: () => {
      node.removeEventListener("click", swallow, true);
      for (const [name, handler] of Object.entries(events)) node.removeEventListener(name, handler as EventListener);
      clearTimeout(timer);
    },
  };
}
