import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import catalogue from "../../fixtures/catalogue.en.json";
import type { Composition } from "../../src/art/compose";
import * as gallery from "../../src/art/gallery";
import { MOTIFS } from "../../src/art/motifs";
import { ROOMS } from "../../src/art/rooms/colours";
import { seal } from "../../src/art/seal";
import { SKIES } from "../../src/art/skies";
import type { Family } from "../../src/emblem";

const cards = new Map(catalogue.cards.map((card) => [card.id.split("~")[0]!, card])); // whatever the printing
const mages = catalogue.mages.map(({ id }) => id);
const nemeses = catalogue.nemeses.map(({ id }) => id);
const portraits = readdirSync(join(import.meta.dirname, "../../src/art/portraits"));
const faces = new Set(portraits.filter((name) => name.endsWith(".svg")).map((name) => name.slice(0, -".svg".length)));
const family = (kind: string): Family => kind as Family;

/** Whether somebody chose it: what comes from the id alone is made anew each time. */
const chosen = (id: string, kind: string): boolean =>
  gallery.composition(`${id}~3`, family(kind)) === gallery.composition(id, family(kind));

describe("pictures", () => {
  it("are chosen for every card of the boxes", () => {
    expect([...cards.values()].filter(({ id, kind }) => !chosen(id, kind)).map(({ id }) => id)).toEqual([]);
  });

  it("are chosen for what an adept can do", () => {
    const abilities = Object.values(catalogue.workshops).flatMap((workshop) => workshop.abilities);
    expect(abilities.filter(({ id }) => id && !chosen(id, "ability"))).toEqual([]);
  });

  it("differ from each other by more than their colours", () => {
    const shape = ([, ...layers]: Composition): string => JSON.stringify(layers.map((layer) => layer.slice(0, 5)));
    const seen = new Map<string, string>();
    for (const [id, { kind }] of cards) {
      const drawn = `${kind} ${shape(gallery.composition(id, family(kind)))}`;
      expect(seen.get(drawn), `${id} looks like`).toBeUndefined();
      seen.set(drawn, id);
    }
  });

  it("are whole drawings, without a place left open", () => {
    for (const [id, { kind }] of cards) {
      const svg = gallery.cardPicture(id, family(kind));
      expect(svg).not.toMatch(/undefined|NaN|(fill|stroke)="[abk]"|var\(/);
      expect(new DOMParser().parseFromString(svg, "image/svg+xml").querySelectorAll("parsererror")).toHaveLength(0);
    }
  });

  it("share their motifs: none carries a fifth of the minions", () => {
    const minions = [...cards].filter(([, { kind }]) => kind === "minion");
    for (const name of Object.keys(MOTIFS)) {
      const shown = minions.filter(([id]) => gallery.composition(id, "minion")[1]?.[0] === name);
      expect(shown.length, name).toBeLessThan(minions.length / 5);
    }
  });
});

describe("portraits", () => {
  it("are drawn for every mage and every nemesis, an adept's for each seat, and for the ally", () => {
    const wanted = [...mages, ...nemeses, "xaxos", ...[1, 2, 3, 4].map((seat) => `adept p${seat}`)];
    expect(wanted.filter((id) => !faces.has(gallery.sitter(id)))).toEqual([]);
    expect(new Set(wanted.map((id) => gallery.portrait(id, "mage", true))).size).toBe(wanted.length - 1); // adept, p1
  });

  it("belong to somebody, and have a square for coins and a light of their own", () => {
    const known = new Set([...mages, ...nemeses, "xaxos", "adept-1", "adept-2", "adept-3", "adept-4"]);
    for (const id of faces) {
      expect(known).toContain(id);
      const [, , width, height] = gallery
        .portrait(id, "mage", true)
        .match(/viewBox="([^"]+)"/)![1]!
        .split(" ");
      expect(width).toBe(height);
      expect(Number(width)).toBeLessThan(300);
      expect(gallery.light(id, "mage")).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it("bring the filters they use", () => {
    for (const id of faces) {
      const svg = gallery.portrait(id, "mage", false);
      for (const [, name] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg, id).toContain(`id="${name}"`);
    }
  });

  it("of one mage in several seats differ by the light", () => {
    const lights = [1, 2, 3, 4].map((seat) => gallery.light(`garu p${seat}`, "mage"));
    expect(new Set(lights).size).toBe(4);
    expect(gallery.portrait("garu p2", "mage", true)).toBe(gallery.portrait("garu", "mage", true));
  });
});

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
const lightness = (hex: string): number => (Math.max(...channels(hex)) + Math.min(...channels(hex))) / 2;
const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (one: string, other: string): number => (luminance(one) + 0.05) / (luminance(other) + 0.05);

describe("rooms", () => {
  it("are lit for every nemesis of the boxes, each with a backdrop", () => {
    expect(Object.keys(ROOMS).sort()).toEqual(nemeses.map(seal).sort());
    expect(new Set(nemeses.map(gallery.backdrop)).size).toBe(nemeses.length);
    for (const id of nemeses) expect(gallery.backdrop(id), id).toContain('viewBox="0 0 1440 640"');
  });

  it.each([...nemeses, "kiln-mother", "drowned-king", "x", "somebody-else"])("can be read in: %s", (id) => {
    const { near, key, stone } = gallery.room(id);
    expect(lightness(near)).toBeLessThan(0.1);
    expect(lightness(stone)).toBeGreaterThanOrEqual(0.28);
    expect(lightness(stone)).toBeLessThanOrEqual(0.4);
    expect(contrast(key, near)).toBeGreaterThanOrEqual(7);
  });
});

describe("what a pack brings", () => {
  const ids = Array.from({ length: 40 }, (_, i) => `thing-of-a-pack-${i}`);
  const kinds = [...new Set(catalogue.cards.map(({ kind }) => family(kind)))];

  it("has a picture of its kind, the same every time", () => {
    for (const kind of kinds) {
      const drawn = ids.map((id) => JSON.stringify(gallery.composition(id, kind)));
      expect(drawn).toEqual(ids.map((id) => JSON.stringify(gallery.composition(id, kind))));
      expect(new Set(drawn).size).toBe(ids.length);
      for (const id of ids) expect(gallery.composition(id, kind)).toHaveLength(3); // a sky, two motifs
    }
  });

  it.each(["mage", "nemesis"] as const)("has the face of a %s, with a light that is not its cloth", (kind) => {
    expect(new Set(ids.map((id) => gallery.portrait(id, kind, false))).size).toBeGreaterThan(ids.length * 0.9);
    for (const id of ids) {
      const svg = gallery.portrait(id, kind, true);
      expect(svg).not.toMatch(/undefined|NaN|fill="(a|b|k|dark|eyes|skin)"/);
      expect(svg).not.toContain(`fill="${gallery.light(id, kind)}"`);
    }
  });
});

it("all skies have the same planes", () => {
  for (const sky of Object.values(SKIES)) expect(Object.keys(sky)).toEqual(["sky", "a", "b", "k", "glow"]);
});
