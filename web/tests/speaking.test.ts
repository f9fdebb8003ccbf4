// Another language: nothing changes until everything can.
import { describe, expect, it } from "vitest";
import { lang, speak, t } from "../src/i18n.svelte";

describe("another language", () => {
  it("is spoken when all that belongs to it is there, and then at once", async () => {
    await speak("en");
    let show = (_: () => void): void => undefined;
    let shown = "";
    const spoken = speak("de", () => new Promise((done) => (show = done)));
    await import.meta.glob("../locale/de.ftl")["../locale/de.ftl"]!(); // our own words are there
    await Promise.resolve();
    expect([lang(), t("close")]).toEqual(["en", "Close"]);
    show(() => (shown = `${lang()} ${t("close")}`));
    await spoken;
    expect(shown).toBe("de Schließen");
  });

  it("is the last one chosen, whichever comes first", async () => {
    let late = (_: () => void): void => undefined;
    let shown = false;
    const first = speak("pl", () => new Promise((done) => (late = done)));
    await speak("en");
    late(() => (shown = true));
    await first;
    expect([lang(), shown]).toEqual(["en", false]);
  });
});
