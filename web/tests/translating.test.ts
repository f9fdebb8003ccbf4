// Two languages in a row: each answer is taken for the one it speaks.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Translating } from "../src/translating";

const yes = (): boolean => true;
const saying = (lang: string) => ({ lang });

describe("another language", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is the one asked for last, whatever answer comes first", async () => {
    const translating = new Translating<{ lang: string }>();
    const first = translating.ask("pl", yes);
    const second = translating.ask("de", yes);
    expect(await first).toBeNull();
    expect(translating.takes(saying("pl"), "en")).toBe(true); // of no use any more
    expect(translating.takes(saying("de"), "en")).toBe(true);
    expect(await second).toEqual(saying("de"));
  });

  it("waits its own time, not that of the one before", async () => {
    const translating = new Translating<{ lang: string }>();
    void translating.ask("pl", yes);
    vi.advanceTimersByTime(4000);
    const second = translating.ask("de", yes);
    vi.advanceTimersByTime(4000);
    translating.takes(saying("de"), "en");
    expect(await second).toEqual(saying("de"));
  });

  it("leaves what is spoken already to the table, and gives up without a line", async () => {
    const translating = new Translating<{ lang: string }>();
    const asked = translating.ask("de", yes);
    expect(translating.takes(saying("en"), "en")).toBe(false); // an answer that came too late
    vi.advanceTimersByTime(5000);
    expect(await asked).toBeNull();
    expect(await translating.ask("pl", () => false)).toBeNull();
  });
});
