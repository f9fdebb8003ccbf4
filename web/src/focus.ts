/** What had the focus may vanish with an answer; then the question has it, and keys go on from there. */

let used = false; // a page nobody has touched is left as it was opened
for (const sign of ["focusin", "keydown"]) globalThis.addEventListener?.(sign, () => (used = true));

export function keepFocus(): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (used && lost) document.getElementById("prompt")?.focus({ preventScroll: true });
}

/** The next sensible step first, then what lies on the table, then the other buttons. */
export function inOrder(things: HTMLElement[], bright: ReadonlySet<string>): HTMLElement[] {
  const rank = (el: HTMLElement): number =>
    el.matches(".main") || bright.has(el.dataset["place"] ?? "") ? 0 : el.closest("main") ? 1 : 2;
  return things.sort((one, other) => rank(one) - rank(other));
}

/** Bring the first of these things into sight, and let keys go on from it. */
export function lookAt(places: ReadonlySet<string>): void {
  const found = [...document.querySelectorAll<HTMLElement>("main .legal")].find(
    (el) => el.offsetParent && places.has(el.dataset["place"]!),
  );
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}
