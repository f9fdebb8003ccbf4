import { describe, expect, it } from "vitest";
import Dock from "../../src/table/Dock.svelte";
import Foe from "../../src/table/Foe.svelte";
import Mat from "../../src/table/Mat.svelte";
import Supply from "../../src/table/Supply.svelte";
import Why from "../../src/table/Why.svelte";
import { asked, drawn, laid, player, press, seated, texts, update } from "../kit/seated";

describe("the mat of a mage", () => {
  it("tells life, turn and who plays it", () => {
    const { table } = seated({
      presence: {
        ...update.presence,
        seats: update.presence.seats.map((each) => (each.seat === "p4" ? { ...each, holder: "bot:greedy" } : each)),
      },
    });
    const mat = drawn(Mat, { player: player("p4") }, table);
    expect(mat.querySelector("section")!.getAttribute("aria-label")).toBe("Mazahaedron (p4)");
    expect(texts(mat, ".title .dim")[0]).toContain("bot");
    expect(texts(mat, ".life")[0]).toContain("7");
  });

  it("is looked at by a press, and says so", () => {
    const { table } = seated();
    const mat = drawn(Mat, { player: player("p2") }, table);
    expect(table.look).toBe("p4"); // who is asked
    press(mat, "[aria-pressed=false]");
    expect(table.look).toBe("p2");
    expect(mat.querySelector("[aria-pressed=true]")).not.toBeNull();
  });

  it("lets a breach be chosen for a spell, and no breach of others", () => {
    const { table, sent } = seated();
    const [own, other] = ["p4", "p1"].map((seat) => drawn(Mat, { player: player(seat) }, table));
    expect(other!.querySelector(".legal")).toBeNull();
    press(own!, "[data-place='breach:p4.1'].legal");
    expect(sent).toEqual([{ type: "answer", seq: update.seq, key: "prep spark 1" }]);
  });
});

describe("the hand", () => {
  it("lies in its order, and every equal card is the same answer", () => {
    const { table, sent } = seated();
    const dock = drawn(Dock, { player: player("p4") }, table);
    expect(texts(dock, ".cards .name")).toEqual(["Spark", "Crystal", "Crystal", "Crystal", "Crystal"]);
    press(dock, "[data-place='hand:37']");
    expect(sent).toEqual([{ type: "answer", seq: update.seq, key: "play crystal" }]);
  });

  it("offers a menu where a card means several answers", () => {
    const [first] = update.decision!.options;
    const two = [first!, { ...first!, key: "discard crystal", label: "discard Crystal" }];
    const { table, sent } = seated({ decision: asked({ options: two }) });
    const dock = drawn(Dock, { player: player("p4") }, table);
    press(dock, "[data-place='hand:35']");
    expect(sent).toEqual([]);
    expect(table.overlay.menu?.options.map(({ key }) => key)).toEqual(["play crystal", "discard crystal"]);
  });

  it("glows and is told to all when somebody points at a card", () => {
    const { table, hear } = seated();
    const dock = drawn(Dock, { player: player("p4") }, table);
    hear({ type: "pointed", by: "p1", place: "hand:35" });
    expect([...dock.querySelectorAll<HTMLElement>(".pointed")].map((each) => each.dataset["place"])).toEqual([
      "hand:35",
    ]);
  });
});

describe("the supply", () => {
  const pile = laid.supply[0]!;

  it("says why a pile cannot be bought, in the server's words", () => {
    const { table, sent, hear } = seated();
    const supply = drawn(Supply, { table: laid }, table);
    const why = drawn(Why, {}, table);
    press(supply, `[data-place='pile:${pile.id}']`);
    expect(sent).toEqual([{ type: "why", place: `pile:${pile.id}` }]);
    hear({ type: "because", place: `pile:${pile.id}`, text: "You have no aether." });
    expect(why.textContent).toContain("You have no aether.");
  });

  it("keeps silent about a pile nobody asked for any more", () => {
    const { table, hear } = seated();
    drawn(Supply, { table: laid }, table);
    hear({ type: "because", place: `pile:${pile.id}`, text: "You have no aether." });
    expect(table.overlay.because).toBeNull();
  });
});

describe("a card of the nemesis", () => {
  const [cryptid, , heart] = laid.nemesis.in_play;

  it("tells its life, or how long it still waits", () => {
    const { table } = seated();
    const minion = drawn(Foe, { id: cryptid!.id, n: cryptid!.n, place: `minion:${cryptid!.n}`, foe: cryptid! }, table);
    const power = drawn(Foe, { id: heart!.id, n: heart!.n, place: `power:${heart!.n}`, foe: heart! }, table);
    expect(texts(minion, ".marks")[0]).toContain("3");
    expect(texts(minion, ".sr")[0]).toMatch(/^Cryptid, minion, life 3 of 6,/);
    expect(texts(power, ".sr")[0]).toMatch(/2 power tokens?/i);
  });

  it("is discarded by a click where it may be", () => {
    const { table, sent } = seated();
    const power = drawn(Foe, { id: heart!.id, n: heart!.n, place: `power:${heart!.n}`, foe: heart! }, table);
    press(power, ".legal");
    expect(sent).toEqual([{ type: "answer", seq: update.seq, key: "thwart heart-of-nothing" }]);
  });
});
