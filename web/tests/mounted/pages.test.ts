import { createRawSnippet, flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import Choice from "../../src/parts/Choice.svelte";
import Page from "../../src/parts/Page.svelte";
import { drawn, seated, texts } from "../kit/seated";

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

describe("a page of a set-up", () => {
  const props = {
    title: "Set up",
    begin: (event: SubmitEvent) => event.preventDefault(),
    wrong: "No such nemesis.",
    children: snippet("<p>what there is to choose</p>"),
    foot: snippet("<button class='btn'>Begin</button>"),
  };

  it("shows what can be chosen, what begins it and what was refused", () => {
    const page = drawn(Page, { ...props, ready: true }, seated().table);
    expect(texts(page, "h1")).toEqual(["Set up"]);
    expect(texts(page, "main")).toEqual(["what there is to choose"]);
    expect(texts(page, "[role=alert]")).toEqual(["No such nemesis."]);
    expect(texts(page, "footer .btn")).toEqual(["Begin"]);
  });

  it("offers nothing before it knows what there is", () => {
    const page = drawn(Page, { ...props, ready: false }, seated().table);
    expect(page.querySelector("form")).toBeNull();
  });

  it("closes what is read by Escape", () => {
    const { table } = seated();
    drawn(Page, { ...props, ready: true }, table);
    table.overlay.pin({ id: "crystal", box: new DOMRect() });
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(table.overlay.pinned).toBeNull();
  });
});

describe("a choice", () => {
  it("tells which was chosen, and what that one means", () => {
    const chosen: string[] = [];
    const box = drawn(
      Choice,
      {
        label: "Undo",
        of: [
          ["free", "At any time"],
          ["off", "Never"],
        ],
        value: "free",
        choose: (value: string) => void chosen.push(value),
        about: "Whatever was seen.",
        id: "undo-about",
      },
      seated().table,
    );
    const select = box.querySelector("select")!;
    expect(select.labels?.[0]?.textContent).toContain("Undo");
    expect(select.getAttribute("aria-describedby")).toBe("undo-about");
    expect(document.getElementById("undo-about")?.textContent).toBe("Whatever was seen.");
    select.value = "off";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(chosen).toEqual(["off"]);
  });
});
