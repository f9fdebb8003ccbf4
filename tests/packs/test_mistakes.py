"""Mistakes in a pack: each gives one line with its place, none is accepted, none is a traceback."""

from pathlib import Path

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile
from gravehold.packs.reading import read_pack
from gravehold.packs.shelf import with_box
from gravehold.packs.trying import unplayable
from gravehold.words.errors import explain
from gravehold.words.language import LANGUAGES
from tests.packs.folders import HEADER, mistakes, read

GEM = "supply:\n- Gem: sunstone\n  "
SPELL = "supply:\n- Spell: last-stand\n  cast: Deal(1)\n  "
ATTACK = "basics:\n- Attack: harrow\n  tier: 1\n  "
FOE = "nemeses:\n- Nemesis: foe\n  life: 9\n  unleash: GraveholdSuffers(1)"
NINE = ", ".join(f"{{Attack: bite-{n}, tier: {n % 3 + 1}, effect: 'Unleash()'}}" for n in range(9))
BITES = ", ".join(f"bite-{n}: Bite {n}" for n in range(9))
CARDS = f"\n  cards: [{NINE}]"
MAGE = "mages:\n- Mage: orsa\n  "
HAND = "\n  hand: [crystal]"

# The mistakes people make, and where and how each is told.
MADE = [
    (GEM + "play: GainAethr(2)", "3:9", "did you mean 'GainAether'?"),
    (GEM + "costs: 4", "3:3", "unknown field 'costs' in 'Gem'; did you mean 'cost'?"),
    (GEM + "play: GainAether(amonut=2)", "3:27", "did you mean 'amount'?"),
    (GEM + 'play: GainAether("two")', "3:20", "a whole number or a value, not 'two'"),
    (GEM + 'cost: "3"', "3:3", "should be a whole number, not '3'"),
    (GEM + "cost: 2.5", "3:3", "should be a whole number, not '2.5'"),
    (GEM + "cost: -3", "3:3", "at least 0, not -3"),
    (GEM + "play: GainAether(-2)", "3:20", "at least 0, not -2"),
    (GEM + "play: GainAether()", "3:9", "'GainAether' lacks the field 'amount'"),
    (GEM + "play: GainCharge(1, YOU, True, 4)", "3:34", "at most 3 things, not 4"),
    (GEM + "play: GainAether(1, amount=2)", "3:30", "given 'amount' twice"),
    (GEM + "play: GainAether(N)", "3:20", "no number has been found here"),
    (GEM + "play: GainLife(1, THAT_PLAYER)", "3:21", "'that player' is nobody here"),
    (GEM + "play: GainAether(2) GainCharge()", "3:23", "a comma is missing before this"),
    (GEM + "play: GainAether(2), If(Draw(1), Draw(2)", "3:26", "this bracket is never closed"),
    (GEM + "play: GainAether(2", "3:19", "this bracket is never closed"),
    (GEM + "play: GainAether(2))", "3:22", "this bracket closes none"),
    (GEM + "play: GainAether(2],", "3:21", "this bracket closes none"),
    (GEM + "play: GainAether(,)", "3:20", "a comma, a bracket"),
    (GEM + 'play: GainAether(2, only=("gem"))', "3:29", "should be a list, not 'gem'"),
    (GEM + "play: GainCharge", "3:9", "with brackets: GainCharge()"),
    (GEM + "play: Draw(1, YOU())", "3:17", "'YOU' is written without brackets"),
    (GEM + "play: Life().at_most(4)", "3:9", "is a condition, but an effect belongs here"),
    (GEM + "play: If(GainCharge(), Draw(1))", "3:12", "is an effect, but a condition belongs"),
    (GEM + "play: Deal(1), (Deal(2), Deal(3))", "3:18", "never in a list inside a list"),
    (GEM + "play: Deal(1 + 2)", "3:14", "'1 + 2' is said in words here: Plus(..., ...)"),
    (GEM + "play: If(Life() <= 3, Draw(1))", "3:12", "in words here: .at_most(...)"),
    (GEM + "play: If(YourTurn() and YourTurn(), Draw(1))", "3:12", "words here: Both(..., ...)"),
    (GEM + "play: If(not YourTurn(), Draw(1))", "3:12", "in words here: Not(...)"),
    (GEM + "play: Draw(1) if YourTurn() else Draw(2)", "3:9", "in words here: If(..., ..., o"),
    (
        GEM + "play: Or(Draw(1), Draw(2), Draw(3), Draw(4))",
        "3:39",
        "nest it: Or(..., Or(..., ...))",
    ),
    (GEM + "play: GainAether(CastThisTurn())", "3:20", "this card is no spell"),
    (
        SPELL + 'standing: Instead("suffer", Draw(1))',
        "4:13",
        "'instead' cannot be said of 'suffer'",
    ),
    (GEM + "play: Take(1, HAND.gemz)", "3:17", "'.gemz' cannot follow 'Cards'; did you mean"),
    (GEM + "play: Take(1, HAND.costing(at_lest=2))", "3:38", "did you mean 'at_least'?"),
    (GEM + "play:", "3:3", "an effect or a list, not nothing"),
    (GEM + "play: GainAether(2),\n    GainChrge()", "4:5", "did you mean 'GainCharge'?"),
    (GEM + 'standing: Whenever("focus", Draw(1))', "3:13", "does nothing on 'Gem'"),
    (SPELL + 'standing: Whenever("focuss", Draw(1))', "4:22", "did you mean 'focus'?"),
    (ATTACK + "effect: Unleash(), Suffer(2)", "4:22", "'you' is nobody here"),
    (ATTACK + 'effect: DrawMinion("acolites")', "4:22", "did you mean 'acolyte'?"),
    (ATTACK.replace("1", "4") + "effect: Unleash()", "3:3", "at most 3, not 4"),
    ("basics:\n- Attack: harrow\n  effect: Unleash()", "2:3", "it would never be dealt"),
    (ATTACK.replace("basics", "supply") + "effect: Unleash()", "2:3", "belongs in: basics"),
    ("supply:\n- Gem: garu\n  play: GainAether(2)", "2:3", "given to two different things"),
    ("supply:\n- Gem: sun stone\n  cost: 1", "2:3", "'sun stone' is no id"),
    ("supply:\n- Gem:\n  cost: 1", "2:3", "lacks the field 'id'"),
    ("supply:\n- gem: sunstone", "2:3", "did you mean 'Gem'?"),
    ("supply:\n- Gem: sunstone\n  Relic: sunstone", "3:3", "either 'Gem' or 'Relic'"),
    ("supply:\n- sun stone", "2:3", "a definition begins with what it is"),
    ("supply:\n- sparkk", "2:3", "unknown card 'sparkk'; did you mean 'spark'?"),
    ("supply:\n- breach-ore", "2:3", "share the id 'breach-ore'; the other: war-eternal"),
    ("supply:\n- {Gem: a, play: Or(Draw(1), Draw(2))}", "2:20", "put it all in quotation marks"),
    (
        GEM + "play: Draw(1)\n- Gem: sunstone\n  play: Draw(2)",
        "4:3",
        "share the id 'sunstone'; the other: cards.yaml:2:3",
    ),
    (
        GEM + "play: Draw(1)\nloose:\n- Gem: sunstone\n  play: Draw(2)",
        "5:3",
        "share the id 'sunstone'; the other: cards.yaml:2:3",
    ),
    ("supply:\n- Gem: Sunny\n  play: Draw(1)\nnames: {en: {Sunny: S}}", "2:3", "is no id"),
    ("suply:\n- Gem: sunstone", "1:1", "did you mean 'supply'?"),
    ("supply: Gem", "1:1", "there should be a list"),
    ("supply:\n\t- Gem: sunstone", "2:1", "a tab stands"),
    (GEM + "play: GainAether(2)", "2:3", "'sunstone' has no name"),
    (MAGE + "breaches: [4, 1, 1]" + HAND, "3:13", "should have 4 entries, not 3"),
    (MAGE + "breaches: [4, 1, 1, 9]", "3:23", "at most 4, not 9"),
    (MAGE + "breaches: [4, 1, 1, 0]\n  hand: [cristal]", "4:9", "did you mean 'crystal'?"),
    (FOE.replace("9", "0") + CARDS, "3:3", "at least 1, not 0"),
    (FOE.replace("GraveholdSuffers", "NemesisGainsTokens") + CARDS, "4:12", "token"),
    (
        FOE + CARDS.replace("tier: 3", "tier: 2"),
        "5:10",
        "a nemesis has at least 3 cards of each tier, beside basic ones; this one has 3, 6, 0",
    ),
    (
        FOE + "\n  cards: [imp]\nbasics:\n- {Minion: imp, tier: 1, life: 1, persistent: Unleash()}",
        "5:11",
        "'imp' stands elsewhere in this pack; within a mat an id alone means one of its own",
    ),
    ("names:\n  fr:\n    sunstone: x", "2:3", "unknown language 'fr'"),
    ("names:\n  en:\n    sunstone: x", "3:5", "nothing in this pack is called 'sunstone'"),
    ("suggested:\n  mine: [breach-oar]", "2:10", "did you mean 'breach-ore'?"),
    ("ratings:\n  umbra-titan: 9", "2:3", "from 1 to 4, not 9"),
    (GEM + "cost: 3", "2:3", "'Gem' lacks the field 'play'"),
    (GEM + "copies: 1000000000\n  play: Draw(1)", "3:3", "at most 999, not 1000000000"),
    (GEM + "play: GainAether(99999999999999999999)", "3:20", "at most 999"),
    (GEM + f"play: {'May(' * 250}Draw(1){')' * 250}", "3:808", "nested too deeply"),
    (GEM + "play: gain-aether(2)", "3:9", "did you mean 'GainAether'?"),
    (GEM + "play: \"Draw(**{'n': 1})\"", "3:16", "cannot be said here"),
    (GEM + "play: GainLife(1, Fewest(Life()))", "3:28", "the same for every player"),
    (GEM + "play: If(Some(ANY_ALLY, Life().at_most(3)), Draw(1))", "3:27", "Life(THAT_PLAYER)"),
    (GEM.replace("sunstone", "sun~1") + "play: Draw(1)", "2:3", "a meaning of its own"),
    (GEM.replace("sunstone", "rules") + "play: Draw(1)", "2:3", "a meaning of its own"),
    (ATTACK + "standing: []", "2:3", "'Attack' lacks the field 'effect'"),
    (ATTACK + 'effect: AdvanceCards("path")', "4:24", "unknown board 'path'"),
    (ATTACK + 'effect: MoveTop("heap", "nemesis-deck")', "4:19", "unknown place 'heap'"),
    (ATTACK + 'effect: MoveTop("nemesis-deck", "discard")', "4:35", "'you' is nobody here"),
    (GEM + 'play: MoveTop("hand", "discard")', "3:17", "a hand has no top card"),
    (ATTACK + 'effect: GainTokens("sheld")', "4:22", "did you mean 'shield'?"),
    (MAGE + "breaches: [4, 1, 1, 0]", "2:3", "'Mage' lacks the field 'hand'"),
    (MAGE + f"breaches: [4, 1, 1, 0]\n  hand: [{'crystal, ' * 6}]", "4:9", "5 entries, not 6"),
    (
        MAGE + "breaches: [4, 1, 1, 0]\n  hand: [crystal, breach-ore]",
        "4:19",
        "unknown starter card",
    ),
    (MAGE + "breaches: [4, 1, 1, 0]\n  ability: {id: a}", "4:12", "'Ability' lacks the field"),
    (FOE, "2:3", "'Nemesis' lacks the field 'cards'"),
    (FOE.split("\n  unl", maxsplit=1)[0] + CARDS, "2:3", "lacks the field 'unleash'"),
    (FOE.replace("GraveholdSuffers(1)", "Draw(1, ANY_PLAYER), Unleash()") + CARDS, "4:12", "never"),
    (FOE + '\n  parts: [{name: a, do: Perform("a")}]' + CARDS, "5:11", "never ends"),
    (FOE + "\n  tokens: [{start: -1}]" + CARDS, "5:13", "at least 0, not -1"),
    (FOE + "\n  tokens: [{minimum: 5, maximum: 3}]" + CARDS, "5:25", "at least 5, not 3"),
    (FOE + "\n  decks:\n  - {name: pit, cards: [{Minion: imp}]}" + CARDS, "6:25", "has 'deck'"),
    (FOE + "\n  decks:\n  - name: pit\n    cards: [imp]", "7:13", "unknown card 'imp'"),
    ("treasures:\n- Treasure: bell\n  level: 9", "3:3", "from 1 to 3, not 9"),
    ("suggested:\n  mine: [breach-ore]", "2:3", "nine different piles, not 1"),
    ("suggested:\n  mine: [garu]", "2:10", "unknown supply card 'garu'"),
    ("suggested:\n  first-game: []", "2:3", "share the id 'first-game'"),
    ("author: me", "1:1", "it belongs in 'pack.yaml'"),
]


@pytest.mark.parametrize(("text", "place", "told"), MADE)
def test_one_line_says_what_and_where(tmp_path: Path, text: str, place: str, told: str) -> None:
    lines = mistakes(tmp_path, {"cards.yaml": f"{text}\n"})
    assert len(lines) == 1, lines
    assert lines[0].startswith(f"cards.yaml:{place}: ")
    assert told in lines[0]


def test_every_mistake_of_a_folder_is_told(tmp_path: Path) -> None:
    cards = """\
supply:
- Gem: one
  copies: two
  cost: "3"
- Gem: four
  play: GainAether(-2), GainAether(N)
- Gem: two
  play: GainAether(2)
- Spell: three
  cast: Deals(1), Deal(1), Dealt(1)
  on_prep: Drow(1)
"""
    mage = "mages:\n- Mage: orsa\n  breaches: [4]\n  hand: [three]\n"
    header = "id: Attic\nname: x\nauthor: x\nversion: 1\n"
    found = mistakes(tmp_path, {"cards.yaml": cards, "mages/orsa.yaml": mage, "pack.yaml": header})
    assert [line.split(": ")[0] for line in found] == [
        "cards.yaml:3:3",
        "cards.yaml:4:3",
        "cards.yaml:6:20",
        "cards.yaml:6:36",
        "cards.yaml:10:9",
        "cards.yaml:10:28",
        "cards.yaml:11:12",
        "mages/orsa.yaml:3:13",
        "pack.yaml:1:1",
    ]  # the hand may name a card that could not be read


def test_all_names_that_are_missing_and_all_wrong_zones_are_told_at_once(tmp_path: Path) -> None:
    foe = FOE + "\n  tokens: [{}, {name: grief}]" + CARDS
    found = mistakes(tmp_path, {"foe.yaml": foe + "\n"})
    assert [line.split("'")[1] for line in found if line.startswith("foe.yaml:2:3: ")] == [
        "foe",
        "foe.token",
        "grief",
    ]
    assert len(found) == 12
    zones = 'effect: MoveTop("a", "b"), ShuffleZone("c"), ShuffleZone("c")'
    found = mistakes(tmp_path, {"foe.yaml": ATTACK + zones + "\n"})
    assert [line.split("'")[1] for line in found] == ["a", "b", "c"]


def test_tokens_with_names_of_their_own_need_no_other(tmp_path: Path) -> None:
    found = mistakes(tmp_path, {"foe.yaml": FOE + "\n  tokens: [{name: grief}]" + CARDS + "\n"})
    assert [line for line in found if "foe.token" in line] == []


def test_names_of_what_cannot_be_read_are_not_called_wrong(tmp_path: Path) -> None:
    names = "names: {en: {sunstone: Sunstone, last-stand: Last Stand}}\n"
    broken = GEM + "play: [Draw(1)\n"
    [line] = mistakes(tmp_path, {"cards.yaml": broken, "names.yaml": names})
    assert line.startswith("cards.yaml:")


@pytest.mark.parametrize(
    ("header", "told"),
    [
        (HEADER.replace("licence", "license"), "pack.yaml:5:1: unknown word 'license'; did you"),
        (HEADER.replace("attic", "own"), "pack.yaml:1:1: 'own' has a meaning of its own"),
        (HEADER.replace("author: somebody\n", ""), "pack.yaml:1:1: 'pack.yaml' lacks 'author'"),
    ],
)
def test_what_the_pack_is(tmp_path: Path, header: str, told: str) -> None:
    [line] = mistakes(tmp_path, {"pack.yaml": header})
    assert line.startswith(told)


def test_names_are_one_line_in_known_forms(tmp_path: Path) -> None:
    cards = GEM + "play: Draw(1)\n"
    [line] = mistakes(tmp_path, {"a.yaml": cards, "b.yaml": 'names: {en: {sunstone: "S\\nT"}}\n'})
    assert line.startswith("b.yaml:1:14: the name of 'sunstone' should be one line")
    forms = "names: {pl: {sunstone: S}}\nforms: {pl: {sunstone: {genitiv: S}}}\n"
    [line] = mistakes(tmp_path, {"a.yaml": cards, "b.yaml": forms})
    assert line.startswith("b.yaml:2:25: unknown case 'genitiv'")


def test_an_id_alone_is_a_further_copy(tmp_path: Path) -> None:
    deck = "\n  decks:\n  - name: pit\n    cards: [{Minion: imp, life: 2, deck: pit}, imp]\n"
    names = f"names: {{en: {{foe: Foe, pit: Pit, imp: Imp, {BITES}}}}}\n"
    pack = read(tmp_path, {"foe.yaml": FOE + deck + CARDS[1:] + "\n" + names})
    [side] = pack.box.nemeses[0].decks
    assert [card.id for card in side.cards] == ["imp", "imp"]


def test_games_that_never_end_are_found(tmp_path: Path) -> None:
    """Clauses that set each other off: only playing shows it."""
    foe = """\
nemeses:
- Nemesis: foe
  life: 50
  unleash: GraveholdSuffers(1)
  standing:
  - Whenever("gravehold-suffers", GraveholdGains(1))
  - Whenever("gravehold-gains", GraveholdSuffers(1))
"""
    names = f"\nnames: {{en: {{foe: Foe, {BITES}}}}}\n"
    pack = read(tmp_path, {"foe.yaml": foe + CARDS[1:] + names})
    [error] = unplayable(pack, with_box(LIBRARY, pack))
    assert str(error).endswith(
        "foe.yaml:2:3: no game can be set up with 'foe': what the cards say here never ends"
    )


def test_a_folder_without_a_header_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text("supply:\n")
    with pytest.raises(BadFile, match=r"there is no 'pack\.yaml' here"):
        read_pack(tmp_path, LIBRARY)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_every_language(tmp_path: Path, lang: str) -> None:
    cards = GEM + "play: GainCharge\n- Gem: b\n  costs: 1\nnames:\n  en: {nobody: x}\n"
    with pytest.raises(BadFile) as wrong:
        read(tmp_path, {"cards.yaml": cards})
    lines = explain(wrong.value, lang).splitlines()
    assert len(lines) == 3
    assert all("cards.yaml:" in line and "pack-" not in line for line in lines)


def test_our_names_stay_ours(tmp_path: Path) -> None:
    cards = GEM + 'play: GainTokens("shield")\nnames: {en: {sunstone: S, shield: Shelter}}\n'
    (line,) = [one for one in mistakes(tmp_path, {"cards.yaml": cards}) if "shield" in one]
    assert "has a name already" in line
