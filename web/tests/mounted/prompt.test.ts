import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Banners from "../../src/table/Banners.svelte";
import Prompt from "../../src/table/Prompt.svelte";
import { asked, drawn, press, seated, texts, update, without } from "../kit/seated";

const props = { list: false, toggle: (): void => undefined };

describe("the question", () => {
  it("says who must do what, with the next sensible step bright", () => {
    const { table } = seated();
    const page = drawn(Prompt, props, table);
    expect(texts(page, "#prompt")).toEqual([update.decision!.prompt]);
    expect(texts(page, ".btn.main")).toEqual(["Play all gems"]);
    expect(texts(page, "[data-key=done]")).toEqual(["End the main phase"]);
  });

  it("sends the key of what is chosen once, and waits for the server", () => {
    const { table, sent } = seated({ decision: asked({ options: without("play crystal") }) });
    const page = drawn(Prompt, props, table);
    press(page, "[data-key=done]");
    press(page, "[data-key=done]");
    expect(sent).toEqual([{ type: "answer", seq: update.seq, key: "done" }]);
    expect(page.querySelector<HTMLButtonElement>("[data-key=done]")!.disabled).toBe(true);
    expect(table.targets.size).toBe(0);
  });

  it("asks before gems are left in hand, and does as it is told", () => {
    const { table, sent } = seated();
    const page = drawn(Prompt, props, table);
    const beside = drawn(Banners, {}, table);
    press(page, "[data-key=done]");
    expect(sent).toEqual([]);
    expect(beside.querySelector("[role=alertdialog]")!.textContent).toContain("4 gems");
    press(beside, ".ask .btn.main");
    expect(sent).toEqual([{ type: "answer", seq: update.seq, key: "done" }]);
  });

  it("plays gem after gem, as long as one is left", async () => {
    const { table, sent, hear } = seated();
    const page = drawn(Prompt, props, table);
    press(page, ".btn.main");
    expect(sent.map((each) => each.type === "answer" && each.key)).toEqual(["play crystal"]);
    const next = { ...update, seq: update.seq + 1, log: { after: update.seq, lines: [] } };
    hear({ ...next, type: "update" });
    await vi.waitFor(() => expect(sent.length).toBe(2));
    expect(table.plan.now).toEqual({ kind: "gems" });
  });

  it("shows others what is asked and lets them press nothing", () => {
    const { table } = seated({ decision: asked({ mine: false }), presence: theirs() }, { role: "seat", seat: "p1" });
    const page = drawn(Prompt, props, table);
    expect(texts(page, "#prompt")[0]).toContain("Mazahaedron");
    expect(page.querySelector<HTMLButtonElement>("[data-key=done]")!.disabled).toBe(true);
    expect(table.others.get("hand:33")?.map(({ key }) => key)).toEqual(["prep spark 1"]);
  });

  it("tells a refusal in the server's words, and asks again", () => {
    const { table, sent, hear } = seated({ decision: asked({ options: without("play crystal") }) });
    const page = drawn(Prompt, props, table);
    const beside = drawn(Banners, {}, table);
    press(page, "[data-key=done]");
    hear({ type: "error", code: "stale", message: "Somebody was quicker.", legal: [] });
    expect(texts(beside, ".banner.bad")).toEqual(["Somebody was quicker."]);
    press(page, "[data-key=done]");
    expect(sent.length).toBe(2);
  });
});

function theirs() {
  const { presence } = update;
  return { ...presence, seats: presence.seats.map((seat) => ({ ...seat, claimed: true, mine: seat.seat === "p1" })) };
}

describe("a table that was left", () => {
  it("hears nothing more, and does nothing with what was on its way", async () => {
    const { table, sent, hear } = seated();
    table.plan.playGems();
    const next = { ...update, seq: update.seq + 1, log: { after: update.seq, lines: [] } };
    hear({ ...next, type: "update" });
    table.close();
    hear({ ...next, seq: next.seq + 1, type: "update" });
    await tick();
    await tick();
    expect(sent.length).toBe(1);
    expect(table.line.update?.seq).toBe(next.seq);
  });
});
