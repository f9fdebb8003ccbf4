/** What had the focus may vanish with an answer; then the question has it, and keys go on from there. */

let used = false; // a page nobody has touched is left as it was opened
for (const sign of ["focusin", "keydown"]) globalThis.addEventListener?.(sign, () => (used = true));

export function keepFocus(): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (used && lost) document.getElementById("prompt")?.focus({ preventScroll: true });
}
