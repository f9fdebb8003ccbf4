// Every colour has a name and stands in one place, so that a table can be lit otherwise.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = "src"; // tests run in web/
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");
const styles = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|css)$/.test(file));
const [, root = "", rest = ""] = /:root \{([^}]*)\}(.*)/s.exec(read("base.css")) ?? [];
const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(/gi;
/** What styles a file: of a component what its style says, no key of a list. */
const stylesOf = (file: string): string =>
  file === "base.css"
    ? rest
    : file.endsWith(".css")
      ? read(file)
      : (/<style>(.*)<\/style>/s.exec(read(file))?.[1] ?? "");

const known = new Map([...root.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name!, value!]));
function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string): number {
  const [dark, bright] = [light(known.get(one)!), light(known.get(other)!)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe("colours", () => {
  it("stand in base.css alone, each by its name", () => {
    const bare = styles.flatMap((file) => [...stylesOf(file).matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`));
    expect(styles.length).toBeGreaterThan(90);
    expect(bare).toEqual([]);
  });

  it("exist under the name they are called by", () => {
    const all = styles.map(read).join("\n");
    const set = new Set([...all.matchAll(/(?:^|[\s;{"])(?:style:)?(--[\w-]+)\s*[:=]/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
    expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
  });

  it("of words reach 4.5 on every surface they may stand on", () => {
    const far = ["night", "sunken", "panel", "raised", "lifted"];
    const near = ["mine", "foe", "told", "heed", "changed"];
    const words = ["ink", "soft", "dim", "aether", "life", "hold", "hurt", "heal", "glow", "steel-lit"];
    const kinds = [
      "gem",
      "relic",
      "spell",
      "attack",
      "minion",
      "power",
      "curse",
      "part",
      "token",
      "treasure",
      "ability",
    ];
    const pairs = [
      ...[...words, ...kinds, "foe-ink", "told-ink", "heed-ink", "change-ink"].flatMap((ink) =>
        far.map((on) => [ink, on]),
      ),
      ...["ink", "soft", "dim"].flatMap((ink) => near.map((on) => [ink, on])),
      ...["foe", "told", "heed", "mine"].map((on) => [`${on}-ink`, on]),
      ["change-ink", "changed"],
      ["hurt", "foe"],
      ["on-paper", "paper"],
      ["on-paper-soft", "paper"],
      ["on-slate", "slate"],
    ] as [string, string][];
    expect(
      pairs.map((pair) => [...pair, contrast(...pair)]).filter(([, , ratio]) => !((ratio as number) >= 4.5)),
    ).toEqual([]);
  });
});
