// Three languages, complete: the same messages, attributes and arguments, and none unused in code is missing.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { makeBundle } from "../src/i18n.svelte";
import { SHORTCUTS } from "../src/keys";
import { MARKED, PACES } from "../src/replay";
import { TIPS } from "../src/learn";
import { PHRASES } from "../src/signs";
import catalogue from "../fixtures/catalogue.en.json";

const LANGUAGES = ["en", "pl", "de"] as const;
const text = (lang: string): string => readFileSync(join(import.meta.dirname, `../locale/${lang}.ftl`), "utf8");
const message = (lang: string) => new FluentResource(text(lang)).body;
const ids = (lang: string): string[] =>
  message(lang)
    .flatMap((m) => [m.id, ...Object.keys(m.attributes).map((a) => `${m.id}.${a}`)])
    .sort();
const args = (pattern: unknown): string[] =>
  [...new Set([...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1]!))].sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? sources(join(folder, entry.name))
        : entry.name === "schema.d.ts"
          ? ""
          : readFileSync(join(folder, entry.name), "utf8"),
    )
    .join("\n");
}
const code = sources(join(import.meta.dirname, "../src"));

describe("the Fluent files", () => {
  it.each(["pl", "de"])("%s has every message of English and no other", (lang) => {
    expect(ids(lang)).toEqual(ids("en"));
  });

  it.each(["pl", "de"])("%s uses the arguments of English", (lang) => {
    const english = new Map(message("en").map((m) => [m.id, args(m.value)]));
    for (const m of message(lang)) expect([m.id, args(m.value)]).toEqual([m.id, english.get(m.id)]);
  });

  it.each(LANGUAGES)("%s parses without junk and repeats nothing", (lang) => {
    const written = text(lang).match(/^[a-z][\w-]* =/gm) ?? [];
    expect(new Set(written).size).toBe(written.length);
    expect(message(lang).length).toBe(written.length);
  });

  it("has Polish plurals", () => {
    const bundle = makeBundle("pl", message("pl"));
    const say = (n: number) => bundle.formatPattern(bundle.getMessage("charges-n")!.value!, { n });
    expect([1, 2, 5, 22].map(say)).toEqual(["1 Ładunek", "2 Ładunki", "5 Ładunków", "22 Ładunki"]);
  });

  it.each(LANGUAGES)("%s begins what opens and closes with a capital letter", (lang) => {
    const summaries = [...code.matchAll(/<summary>\{t\("([a-z][\w-]*)"/g)].map((m) => m[1]!);
    expect(summaries).toContain("discarded");
    const bundle = makeBundle(lang, message(lang));
    const said = summaries.map((id) => bundle.formatPattern(bundle.getMessage(id)!.value!, { n: 1, name: "Name" }));
    expect(said.filter((words) => !/^\p{Lu}/u.test(words))).toEqual([]);
  });

  it("has every message the code names", () => {
    const named = [...code.matchAll(/\b(?:t|say)\(\s*"([a-z][\w.-]*)"/g)].map((m) => m[1]!);
    const built = [
      ...SHORTCUTS.map((s) => `key-${s.id}`),
      ...MARKED.map((kind) => `mark-${kind}`),
      ...Object.keys(PACES).map((pace) => `speed-${pace}`),
      ...Object.keys(TIPS).flatMap((h) => [`hint-${h}`, `hint-${h}.title`]),
      ...PHRASES.map((phrase) => `phrase-${phrase}`),
      ...["gem", "relic", "spell"].flatMap((k) => [`kinds-${k}`, `count-${k}`]),
      ...["road", "ahead", "story", "barracks", "record"].map((part) => `jump-${part}`),
      ...["curse", ...catalogue.cards.map((card) => card.kind)].flatMap((k) => [`kind-${k}`, `kind-${k}.letter`]),
      ...catalogue.difficulties.flatMap((d) => [`difficulty-${d}`, `difficulty-${d}.about`]),
      ...catalogue.variants.map((v) => `variant-${v}`),
      ...catalogue.rules.map((r) => `rules-${r}-about`),
      ...catalogue.bots.map((b) => `bot-${b}`),
      ...[...Object.keys(catalogue.suggested), "random", "free"].map((s) => `supply-${s}`),
    ];
    const known = new Set(ids("en"));
    expect([...named, ...built].filter((id) => !known.has(id))).toEqual([]);
  });
});
