import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Hint from "../../src/table/Hint.svelte";
import { update } from "../kit/seated";

it("reads nothing of the game any more once the last tip has been put away", () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, "clearInterval").mockImplementation(() => undefined); // as when the page's clock is exchanged
  const warned = vi.spyOn(console, "warn");
  const props = $state({ update, told: ["goal", "lose"], tell, leave: (): void => undefined });
  function tell(told: readonly string[]): void {
    props.told = [...told];
    void unmount(hint);
  }
  const hint = mount(Hint, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLButtonElement>(".btn.main")!.click();
  vi.advanceTimersByTime(1000);
  expect(warned.mock.calls).toEqual([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
