import { afterEach, describe, expect, it, vi } from "vitest";
import * as gallery from "../../src/art/gallery";
import { bring, own } from "../../src/art/own";

const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><view id="face" viewBox="80 60 240 240"/>
  <g filter="url(#cloth)"><circle r="9"/></g></svg>`;

afterEach(() => {
  bring({});
  vi.unstubAllGlobals();
});

describe("drawings of packs", () => {
  it("are fetched once, for every printing and every seat", async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(DRAWN)));
    vi.stubGlobal("fetch", fetched);
    bring({ orsa: "/api/drawings/orsa.svg?1" });
    expect(await Promise.all([own("orsa"), own("orsa p2"), own("orsa~1"), own("garu")])).toEqual([
      DRAWN,
      DRAWN,
      DRAWN,
      undefined,
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("are asked for again after the line was down, and not after a refusal", async () => {
    const answers = [
      () => Promise.reject(new Error("offline")),
      () => Promise.resolve(new Response("", { status: 404 })),
    ];
    const fetched = vi.fn(() => answers.shift()!());
    vi.stubGlobal("fetch", fetched);
    bring({ orsa: "/api/drawings/orsa.svg?2" });
    for (let i = 0; i < 3; i++) expect(await own("orsa")).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("stand in the place of those from an id, with our filters and the face they name", () => {
    const coin = gallery.portrait("orsa", "mage", true, DRAWN);
    expect(coin).toContain('viewBox="80 60 240 240"');
    expect(coin).toContain('<filter id="cloth"');
    expect(gallery.cardPicture("ashglass", "gem", DRAWN)).toContain('viewBox="0 0 400 400"');
  });

  it("may have filters under the names of ours", () => {
    const theirs = DRAWN.replace("<g", '<filter id="cloth"><feGaussianBlur stdDeviation="2"/></filter><g');
    expect(gallery.portrait("orsa", "mage", false, theirs).match(/<filter/g)).toHaveLength(1);
  });
});
