import { describe, expect, it } from "vitest";
import { asks, changes, moments, stuck } from "../src/moments";
import type { CardInfo, Decision, LogLine, Table } from "../src/types";

const line = (seq: number, kind: string, cards: string[] = [], text = `${kind} ${cards.join(">")}`): LogLine => ({
  seq,
  text,
  kind,
  seat: null,
  cards,
});
const short = (lines: LogLine[], after: number) =>
  moments(lines, after).map(({ kind, card, lines, open }) => [
    kind,
    card,
    lines.map((each) => each.kind).join(" "),
    open,
  ]);

describe("what the nemesis does", () => {
  const TURN = [
    line(3, "nemesis-turn", [], "--- Turn 4: It ---"),
    line(3, "tick", ["roar"]),
    line(3, "power", ["heart"]),
    line(3, "unleash"),
    line(3, "gravehold-suffers"),
    line(3, "leave", ["heart"]),
    line(3, "persistent", ["grub"]),
    line(3, "tokens"),
    line(3, "nemesis-draw", ["nix"]),
    line(3, "unleash"),
  ];

  it("is a moment for each card that acts, with whose turn it is, what counted down and what came of it", () => {
    expect(short(TURN, 2)).toEqual([
      ["power", "heart", "unleash gravehold-suffers", false],
      ["persistent", "grub", "tokens", false],
      ["nemesis-draw", "nix", "unleash", true],
    ]);
    expect(moments(TURN, 2).map(({ before }) => before)).toEqual([["Turn 4: It", "tick roar"], [], []]);
    expect(moments(TURN, 3).map(({ card, lines }) => [card, lines])).toEqual([["nix", []]]); // nothing new, but it goes on
  });

  it("goes on after a question with what came of the answer, and ends with its card or its turn", () => {
    const more = [
      ...TURN,
      line(4, "gravehold-suffers"),
      line(5, "undo"),
      line(6, "suffer"),
      line(6, "discard", ["gem"]),
      line(6, "leave", ["nix"]),
      line(6, "turn"),
    ];
    expect(short(more, 3)).toEqual([["nemesis-draw", "nix", "gravehold-suffers suffer discard", false]]);
    expect(short(more, 5)).toEqual([["nemesis-draw", "nix", "suffer discard", false]]);
    expect(short([...more, line(7, "play", ["gem"]), line(7, "hit-nemesis")], 6)).toEqual([]);
  });

  it("remembers what had come of it before a question, so that its text stands beside the next one, too", () => {
    const asked = [...TURN, line(4, "gravehold-suffers")];
    expect(moments(asked, 3).map(({ happened, lines }) => [happened, lines.map(({ kind }) => kind)])).toEqual([
      [["nemesis-draw", "unleash", "gravehold-suffers"], ["gravehold-suffers"]],
    ]);
  });

  it("counts in a mage's turn too: an unleash, an exhaustion, a curse", () => {
    const theirs = [
      line(1, "turn"),
      line(2, "play", ["gem"]),
      line(3, "exhausted"),
      line(3, "breach-destroyed"),
      line(4, "cast", ["spark"]),
      line(4, "hit-nemesis"),
      line(5, "gain", ["hex"]),
      line(6, "gain", ["gem"]),
    ];
    expect(short(theirs, 1)).toEqual([["exhausted", "", "breach-destroyed", false]]);
    expect(moments(theirs, 1, (id) => id === "hex").map(({ kind }) => kind)).toEqual(["exhausted", "gain"]);
  });

  it("asks me in its own turn, or by its own name", () => {
    const [power, , nix] = moments(TURN, 2);
    const decision = (source: string, mine = true) => ({ mine, source }) as Decision;
    const at = (phase: string) => ({ phase }) as Table;
    expect([
      asks(nix, decision(""), at("nemesis-draw")),
      asks(nix, decision("nix"), at("main")),
      asks(nix, decision(""), at("main")),
    ]).toEqual([true, true, false]);
    expect([
      asks(nix, decision("", false), at("nemesis-draw")),
      asks(power, decision(""), at("nemesis-draw")),
      asks(nix, null, null),
    ]).toEqual([false, false, false]);
  });
});

describe("cards that evolve", () => {
  const lines = [
    line(3, "evolve", ["grub~1", "moth"]),
    line(5, "evolve", ["grub~0", "grub~1"]),
    line(5, "evolve", ["wisp~0", "storm"]),
    line(5, "enter", ["grub~0"]),
  ];

  it("are told apart from those that only got a sticker, and shown once", () => {
    expect(moments(lines, 4).map(({ seq, was, card }) => [seq, was, card])).toEqual([[5, "wisp~0", "storm"]]);
    expect(stuck(lines, 4)).toEqual(["evolve grub~0>grub~1"]);
    expect([moments(lines, 5), stuck(lines, 5)]).toEqual([[], []]);
  });

  it("show which of their numbers changed", () => {
    const card = (life: number | null, tier: number): CardInfo => ({ life, tier, power: null }) as CardInfo;
    expect(changes(card(3, 1), card(5, 1))).toEqual([["life", 3, 5]]);
    expect(changes(card(null, 1), card(5, 2))).toEqual([["tier", 1, 2]]);
    expect(changes(undefined, card(5, 2))).toEqual([]);
  });
});
