import { describe, expect, it } from "vitest";
import { Baker, MOST_STORED, MOST_UNUSED, version, type Drawing, type Oven } from "../../src/art/bake";

/** An oven that paints at once and remembers what it did. */
class TestOven implements Oven {
  painted: string[] = [];
  forgotten: string[] = [];
  atOnce = 0;
  busiest = 0;
  broken = false;
  private addresses = 0;
  constructor(readonly kept?: Map<string, Response>) {}
  idle = () => Promise.resolve();
  paint = async (svg: string, width: number, height: number): Promise<Blob> => {
    this.busiest = Math.max(this.busiest, ++this.atOnce);
    await Promise.resolve();
    this.atOnce--;
    if (this.broken) throw new Error("no canvas");
    this.painted.push(`${svg} ${width}x${height}`);
    return new Blob([svg], { type: "image/webp" });
  };
  store = (): ReturnType<Oven["store"]> => {
    const { kept } = this;
    const name = (key: RequestInfo | URL): string =>
      key instanceof Request ? new URL(key.url).pathname : (key as string);
    return Promise.resolve(
      kept && {
        match: (key) => Promise.resolve(kept.get(name(key))?.clone()),
        put: (key, response) => Promise.resolve(void kept.set(name(key), response)),
        delete: (key) => Promise.resolve(kept.delete(name(key))),
        keys: () => Promise.resolve([...kept.keys()].map((key) => new Request(`http://table${key}`))),
      },
    );
  };
  address = () => `blob:${++this.addresses}`;
  forget = (address: string) => void this.forgotten.push(address);
}

const drawing = (id: string, width = 96): Drawing => ({ id, svg: `<svg>${id}</svg>`, width, height: width });
const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

describe("baking", () => {
  it("draws each thing once, one at a time, for all who show it", async () => {
    const oven = new TestOven();
    const baker = new Baker(oven);
    const taken = await Promise.all(["a", "b", "a", "c"].map((id) => baker.take(drawing(id))));
    expect(oven.painted).toHaveLength(3);
    expect(oven.busiest).toBe(1);
    expect(taken[0]).toBe(taken[2]);
    expect(new Set(taken).size).toBe(3);
  });

  it("keeps bitmaps by id, drawing and size for the next visit", async () => {
    const kept = new Map<string, Response>();
    await new Baker(new TestOven(kept)).take(drawing("garu"));
    await settled();
    const next = new TestOven(kept);
    const baker = new Baker(next);
    expect(await baker.take(drawing("garu"))).toMatch(/^blob:/);
    expect(next.painted).toEqual([]);
    await baker.take(drawing("garu", 160));
    await baker.take({ ...drawing("garu"), svg: "<svg>redrawn</svg>" });
    expect(next.painted).toEqual(["<svg>garu</svg> 160x160", "<svg>redrawn</svg> 96x96"]);
  });

  it("works where nothing can be kept, and where keeping fails", async () => {
    const refusing = new TestOven();
    refusing.store = () => Promise.reject(new Error("not allowed"));
    for (const oven of [new TestOven(), refusing]) expect(await new Baker(oven).take(drawing("a"))).toBe("blob:1");
  });

  it("leaves flat what cannot be drawn, and goes on with the next", async () => {
    const oven = new TestOven();
    const baker = new Baker(oven);
    oven.broken = true;
    expect(await baker.take(drawing("a"))).toBe("");
    oven.broken = false;
    expect(await baker.take(drawing("b"))).toBe("blob:1");
  });

  it("does not draw what is gone from the page before its turn", async () => {
    const oven = new TestOven();
    const baker = new Baker(oven);
    const first = baker.take(drawing("a"));
    const second = baker.take(drawing("b"));
    baker.release(drawing("b"));
    await Promise.all([first, second]);
    expect(oven.painted).toEqual(["<svg>a</svg> 96x96"]);
    expect(await baker.take(drawing("b"))).toBe("blob:2");
  });

  it("forgets what was let go first, never what is shown", async () => {
    const oven = new TestOven();
    const baker = new Baker(oven);
    const shown = await baker.take(drawing("shown"));
    const all = Array.from({ length: MOST_UNUSED + 3 }, (_, i) => drawing(`card-${i}`));
    const addresses = await Promise.all(all.map((each) => baker.take(each)));
    for (const each of all) baker.release(each);
    await settled();
    expect(oven.forgotten).toEqual(addresses.slice(0, 3));
    expect(oven.forgotten).not.toContain(shown);
  });

  it("does not fill the store without end", async () => {
    const kept = new Map(Array.from({ length: MOST_STORED }, (_, i) => [`/baked/old-${i}/0/1x1`, new Response("")]));
    await new Baker(new TestOven(kept)).take(drawing("new"));
    await settled();
    expect(kept.size).toBe(MOST_STORED);
    expect([...kept.keys()].at(-1)).toContain("/baked/new/");
  });

  it("names a drawing by what it is", () => {
    expect(version("<svg/>")).toBe(version("<svg/>"));
    expect(version("<svg/>")).not.toBe(version("<svg />"));
  });
});
