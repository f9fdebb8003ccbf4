import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment } from "../src/moments";
import { Pacer } from "../src/pace";
import type { LogLine, Update } from "../src/types";

const kinds = (seq: number, ...all: string[]): LogLine[] =>
  all.map((kind, i) => ({ seq, text: kind, kind, seat: null, cards: kind === "turn" ? [] : [`${kind}${i}`] }));
/** The table after an entry; who is asked: me, a bot, or another person. */
const after = (
  seq: number,
  who: "me" | "bot" | "other",
  lines: LogLine[] = [],
  known = seq - 1,
  phase = "main",
): Update =>
  ({
    seq,
    table: { phase },
    log: { after: known, lines },
    decision: { mine: who === "me", seats: [who === "bot" ? "p2" : "p1"], source: "" },
    presence: {
      seats: [
        { seat: "p1", holder: "human" },
        { seat: "p2", holder: "bot:greedy" },
      ],
    },
  }) as unknown as Update;

class Browser {
  seen: number[] = [];
  front: string[] = [];
  behind = false;
  hidden = false;
  covered = false; // nothing that comes to the front can be read
  turns = true;
  fresh = true;
  first: Moment | undefined;
  lines: LogLine[] = [];
  constructor(
    private moment = 8000,
    private bot = 800,
  ) {}
  pacer = new Pacer({
    show: ({ update, lines }) => (this.seen.push(update.seq), (this.lines = lines)),
    front: (front: Moment[], behind) => {
      this.front = front.map(({ kind }) => kind);
      this.behind = behind;
      this.first = front[0];
      if (this.first && !this.covered) this.pacer.watch(this.first, true);
    },
    turns: () => this.turns,
    paces: () => (this.hidden ? [0, 0] : [this.moment, this.bot]),
    cursed: () => false,
    fresh: () => this.fresh,
  });
  hear = (...all: Update[]): void => all.forEach((update) => this.pacer.hear(update));
}

const NEMESIS = kinds(2, "nemesis-turn", "persistent", "suffer", "nemesis-draw", "enter");

describe("what comes faster than one can follow", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("comes to the front one after the other, by itself or by a key, and the table is the newest", () => {
    const here = new Browser();
    here.hear(after(1, "me"), after(2, "me", [...NEMESIS, ...kinds(2, "turn")]));
    expect([here.seen, here.front]).toEqual([
      [1, 2],
      ["persistent", "nemesis-draw"],
    ]);
    vi.advanceTimersByTime(7999);
    expect(here.front).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(here.front).toEqual(["nemesis-draw"]);
    here.pacer.goOn();
    expect([here.front, here.seen, vi.getTimerCount()]).toEqual([[], [1, 2], 0]);
  });

  it("begins with what the nemesis did before the first question, once", () => {
    const [here, again] = [new Browser(), new Browser()];
    again.fresh = false;
    for (const each of [here, again])
      each.hear(after(0, "me", [...kinds(0, "nemesis-turn", "nemesis-draw"), ...kinds(0, "turn")]));
    expect([here.front, again.front]).toEqual([["nemesis-draw"], []]);
  });

  it("holds nothing up at 0, but a card that evolves", () => {
    const here = new Browser(0, 0);
    const grown = { ...kinds(3, "evolve")[0]!, cards: ["grub~0", "moth"] };
    here.hear(after(1, "bot"), after(2, "bot", NEMESIS), after(3, "bot", [grown]), after(4, "me"));
    expect([here.seen, here.front, here.behind, vi.getTimerCount()]).toEqual([[1, 2, 3, 4], ["evolve"], false, 0]);
  });

  it("shows bots answer by answer, and a skip leads to my turn", () => {
    const here = new Browser();
    here.hear(after(1, "me"), after(2, "bot"), after(3, "bot"), after(4, "bot"));
    expect([here.seen, here.behind]).toEqual([[1, 2, 3], true]);
    vi.advanceTimersByTime(800);
    expect(here.seen).toEqual([1, 2, 3, 4]);
    here.pacer.skip();
    here.hear(after(5, "bot", kinds(5, "nemesis-draw")), after(6, "bot"), after(7, "me"));
    expect([here.seen, here.front, here.behind]).toEqual([[1, 2, 3, 4, 5, 6, 7], [], false]);
    here.hear(after(8, "bot"), after(9, "bot"), after(10, "bot"));
    expect(here.seen.at(-1)).toBe(9); // from my turn on they take their time again
  });

  it("lets no time run for what cannot be read yet, be it behind a tip or still on its way", () => {
    const here = new Browser();
    here.covered = true;
    here.hear(after(0, "me", [...kinds(0, "nemesis-turn", "nemesis-draw"), ...kinds(0, "turn")]));
    vi.advanceTimersByTime(60_000);
    expect([here.front, vi.getTimerCount()]).toEqual([["nemesis-draw"], 0]);
    here.pacer.watch(here.first!, true);
    vi.advanceTimersByTime(5000);
    here.pacer.watch(here.first!, false); // something else lies over it: it is read anew
    vi.advanceTimersByTime(60_000);
    here.pacer.watch(here.first!, true);
    vi.advanceTimersByTime(7999);
    expect(here.front).toEqual(["nemesis-draw"]);
    vi.advanceTimersByTime(1);
    expect(here.front).toEqual([]);
  });

  it("is skipped once, not for ever, by who has no turn to wait for", () => {
    const here = new Browser();
    here.turns = false;
    here.hear(after(1, "bot"), after(2, "bot"), after(3, "bot"), after(4, "bot"));
    here.pacer.skip();
    expect(here.seen.at(-1)).toBe(4);
    here.hear(after(5, "bot", kinds(5, "nemesis-turn", "nemesis-draw")));
    vi.advanceTimersByTime(800);
    expect([here.seen.at(-1), here.front]).toEqual([5, ["nemesis-draw"]]);
  });

  it("leaves nothing to skip where bots wait for my word", () => {
    const here = new Browser();
    const asked = after(2, "bot");
    here.hear(after(1, "bot"), { ...asked, decision: { ...asked.decision!, mine: true } });
    vi.advanceTimersByTime(800);
    expect([here.seen.at(-1), here.behind, vi.getTimerCount()]).toEqual([2, false, 0]);
  });

  it("keeps every line of the log, whatever was skipped or taken back", () => {
    const here = new Browser();
    here.hear(
      after(1, "me", kinds(1, "a"), -1),
      after(2, "bot", kinds(2, "b")),
      after(3, "bot", kinds(3, "c")),
      after(4, "bot", kinds(4, "d")),
    );
    here.hear(after(5, "me", kinds(5, "undo"), 2));
    expect([here.seen, here.lines.map(({ kind }) => kind)]).toEqual([
      [1, 2, 3, 5],
      ["a", "b", "undo"],
    ]);
    expect(here.pacer.seq).toBe(5);
  });

  it("stays at a question that a card asks me until it is answered, by whomever", () => {
    const here = new Browser();
    const asked = (seq: number, lines: LogLine[], who: "me" | "other" = "me") =>
      after(seq, who, lines, seq - 1, "nemesis-draw");
    here.hear(after(1, "me"), asked(2, NEMESIS));
    here.pacer.goOn();
    vi.advanceTimersByTime(60_000);
    expect(here.front).toEqual(["nemesis-draw"]);
    here.hear(asked(3, [])); // the next question of the same card
    expect([here.seen.at(-1), here.front]).toEqual([3, ["nemesis-draw"]]);
    here.hear(after(4, "other", kinds(4, "suffer", "turn")));
    expect([here.seen.at(-1), here.front]).toEqual([4, []]); // my own answer's doing I know
  });

  it("tells what came of somebody else's answer", () => {
    const here = new Browser();
    here.hear(after(1, "me"), after(2, "other", NEMESIS, 1, "nemesis-draw"));
    here.pacer.goOn();
    here.pacer.goOn();
    here.hear(after(3, "me", kinds(3, "suffer", "turn")));
    expect(here.front).toEqual(["nemesis-draw"]);
  });

  it("waits for nobody who does not look, and does not show for hours what they missed", () => {
    const here = new Browser();
    here.hear(after(1, "me"));
    here.hidden = true;
    here.hear(after(2, "bot", NEMESIS), after(3, "bot"), after(4, "me"));
    expect([here.seen, here.front]).toEqual([[1, 2, 3, 4], []]);
    here.hidden = false;
    here.hear(after(9, "me", kinds(9, ...Array<string>(13).fill("nemesis-draw")), 4));
    expect(here.front).toHaveLength(12);
  });

  it("goes on reading when only seats or words change, and stops at nothing that is cleared", () => {
    const here = new Browser(Infinity);
    here.hear(after(1, "me"), after(2, "me", NEMESIS), after(2, "me", [], 2));
    expect([here.seen, here.front]).toEqual([
      [1, 2, 2],
      ["persistent", "nemesis-draw"],
    ]);
    vi.advanceTimersByTime(3_600_000);
    expect(here.front).toHaveLength(2);
    here.pacer.clear();
    here.hear(after(1, "me"), after(2, "me"));
    expect([here.front, here.seen]).toEqual([[], [1, 2, 2, 1, 2]]);
  });

  it("is given up when far too much waits", () => {
    const here = new Browser();
    here.hear(after(1, "me"), ...Array.from({ length: 400 }, (_, i) => after(i + 2, "bot")));
    expect(here.seen.at(-1)).toBeGreaterThan(300);
  });
});
