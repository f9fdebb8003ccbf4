/** Hover, keyboard focus or a long press shows a card large. */
import { store } from "../store.svelte";

const HOVER = 350;
const PRESS = 450;

export function peek(node: HTMLElement, id: string) {
  let timer = 0;
  let held = false; // a long press read the card: it is no click
  const show = () => id && store.set({ zoom: { id, box: node.getBoundingClientRect() } });
  const hide = () => {
    clearTimeout(timer);
    if (store.now.zoom) store.set({ zoom: null });
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(show, ms);
  };
  const events: Partial<Record<keyof HTMLElementEventMap, (event: never) => void>> = {
    pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER),
    pointerleave: hide,
    pointerdown: (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        held = true;
        show();
      }, PRESS);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event: MouseEvent) => store.now.zoom && event.preventDefault(),
    focus: () => node.matches(":focus-visible") && later(250),
    blur: hide,
  };
  const swallow = (event: Event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener("click", swallow, true);
  for (const [name, handler] of Object.entries(events)) node.addEventListener(name, handler as EventListener);
  return {
    update: (other: string) => (id = other),
    destroy: () => {
      node.removeEventListener("click", swallow, true);
      for (const [name, handler] of Object.entries(events)) node.removeEventListener(name, handler as EventListener);
      clearTimeout(timer);
    },
  };
}
