import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../src");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const text = (name: string): string => readFileSync(join(folder, name), "utf8");

describe("what drawings weigh", () => {
  it("all together less than 250 kB, gzipped", () => {
    const all = files.filter((name) => /^art\/.*\.(ts|svg)$/.test(name)).map(text);
    expect(gzipSync(all.join("")).length).toBeLessThan(250_000);
  });

  it("a portrait less than 2 kB without its filters, gzipped", () => {
    for (const name of files.filter((name) => /^art\/portraits\/.*\.svg$/.test(name)))
      expect(gzipSync(text(name)).length, name).toBeLessThan(2000);
  });
});

describe("colours", () => {
  const HEX = /#[0-9a-f]{3,8}\b/i;
  const palettes = /^art\/(skies|strangers|filters)\.ts$|^art\/(rooms\/colours|portraits\/halos)\.ts$/;

  it("of drawings stand in their palettes and files", () => {
    const others = files.filter((name) => /^art\/.*\.ts$|^parts\/(Portrait|Picture)\.svelte$/.test(name));
    expect(others.filter((name) => !palettes.test(name) && HEX.test(text(name)))).toEqual([]);
  });
});
