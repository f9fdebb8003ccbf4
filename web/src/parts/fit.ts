const LEAST = 12; // px, of any text
const STEP = 0.5;
const ROOM = 20; // px: less is text for screen readers alone

/** Words that do not fit are set smaller; where even the least is too large, they fade out below. */
export function fit(node: HTMLElement): { destroy(): void } {
  const over = (): boolean => node.scrollHeight > node.clientHeight + 1;
  const measure = (): void => {
    node.style.fontSize = "";
    node.classList.remove("cut");
    if (node.clientWidth < ROOM || !over()) return;
    let size = parseFloat(getComputedStyle(node).fontSize);
    while (size > LEAST && over()) {
      size = Math.max(LEAST, size - STEP);
      node.style.fontSize = `${size}px`;
    }
    node.classList.toggle("cut", over());
  };
  const place = new ResizeObserver(measure);
  place.observe(node.parentElement ?? node);
  const words = new MutationObserver(measure);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  return {
    destroy: () => {
      place.disconnect();
      words.disconnect();
    },
  };
}
