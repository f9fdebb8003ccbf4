// Fonts: few, from our own server, with all letters of our languages.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const HOME = join(import.meta.dirname, "..");
const css = readFileSync(join(HOME, "src/look/fonts.css"), "utf8");
const files = [...css.matchAll(/url\("(@fontsource[^"]+)"\)/g)].map(([, file]) => file!);
const POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";
const GERMAN = "äöüßÄÖÜ„“";

describe("fonts", () => {
  it("are below 180 kB together", () => {
    const sizes = files.map((file) => statSync(join(HOME, "node_modules", file)).size);
    expect(sizes.length).toBe(10);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(180_000);
  });

  it("have the letters of our languages in each weight", () => {
    const faces = [
      ...css.matchAll(/font-family: "?([\w ]+?)"?;\s*font-weight: (\d+);[^}]*?unicode-range:\s*([^;]+);/g),
    ];
    const ranges = new Map<string, string[]>();
    for (const [, family, weight, range] of faces) {
      const face = `${family} ${weight}`;
      ranges.set(face, [...(ranges.get(face) ?? []), ...range!.split(",")]);
    }
    expect([...ranges.keys()]).toEqual([
      "Grenze Gotisch 600",
      "Grenze 600",
      "Grenze 700",
      "Alegreya Sans 500",
      "Alegreya Sans 700",
    ]);
    for (const found of ranges.values()) {
      const within = found.map((part) => [...part.matchAll(/[\dA-F]+/g)].map(([hex]) => parseInt(hex, 16)));
      for (const letter of POLISH + GERMAN) {
        const code = letter.codePointAt(0)!;
        expect(within.some(([from, to = from]) => code >= from! && code <= to!)).toBe(true);
      }
    }
  });
});
