"""Standing effects, actions and what else deeds brought with them, in all three languages.

The texts are kept in tests/golden/clauses.txt; this file run as a module writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gravehold.kernel.definitions import (
    Ally,
    Curse,
    Definition,
    Mage,
    Minion,
    Nemesis,
    Power,
    Spell,
    TurnCard,
)
from gravehold.kernel.nodes import (
    HAND,
    THAT_PLAYER,
    Action,
    Alter,
    AnotherPlayer,
    As,
    Both,
    CastPrepped,
    Charges,
    Clause,
    CostOfIt,
    Deal,
    DealtBy,
    DestroyThis,
    Discard,
    Do,
    Draw,
    Fewest,
    Forbid,
    GainCharge,
    GraveholdGains,
    GraveholdSuffers,
    If,
    Instead,
    ItIs,
    ItSuffers,
    Life,
    LosePower,
    MinionLife,
    Minions,
    Must,
    N,
    OneOf,
    OpenBreaches,
    PileSize,
    PlayItAgain,
    PlaysThisTurn,
    PutItOnPile,
    ResolveThis,
    RestorePower,
    SpendAether,
    Suffer,
    SwapTurnCard,
    ThisSuffers,
    Unleash,
    Whenever,
    With,
)
from gravehold.kernel.nodes.who import ANY_ALLY, ANY_PLAYER, YOU
from gravehold.kernel.rules import RuleSet
from gravehold.words.catalogue import facts
from gravehold.words.grammar.clauses import CLAUSES
from gravehold.words.grammar.definitions import common_rules, text
from gravehold.words.grammar.sentences import sentences
from gravehold.words.grammar.tone import Tone, paragraph, sentence
from gravehold.words.language import LANGUAGES

PLAYER, FOE, COMMON = Tone("en"), Tone("en", nemesis=True), Tone("en", common=True)
VOID = Whenever(
    "play",
    (PlayItAgain(), PutItOnPile()),
    only_if=Both(CostOfIt().at_least(1), PlaysThisTurn(costing=1).exactly(1)),
)
CLAUSES_OF: tuple[tuple[Tone, Clause], ...] = (
    (PLAYER, Alter("cast", more=1)),
    (PLAYER, Alter("cast", of="here", more=2, only_if=CostOfIt().at_least(3))),
    (PLAYER, Alter("gain-charge", of="ally", more=1)),
    (PLAYER, Alter("overflow", most=1)),
    (PLAYER, Alter("suffer", less=1, least=1)),
    (FOE, Alter("hit", most=1, only_if=DealtBy(("spell", "card", "ability")))),
    (FOE, Alter("hit", of=Minions("acolyte"), more=1)),
    (COMMON, Alter("gravehold-suffers", less=1)),
    (FOE, Forbid("gain", of="anybody", only_if=PileSize(of_it=True).at_most(1))),
    (PLAYER, Forbid("gain", of="ally")),
    (COMMON, Instead("gain-charge", GraveholdGains(N), may=True)),
    (FOE, Instead("hit", GraveholdGains(1), of="this")),
    (FOE, Whenever("hurt", Suffer(N, THAT_PLAYER))),
    (FOE, Whenever("gain", Suffer(1, THAT_PLAYER))),
    (PLAYER, VOID),
    (PLAYER, Whenever("enter-hand", (DestroyThis(), Draw(1)), of="this")),
    (COMMON, Whenever("gain-charge", GraveholdGains(N), of="anybody", after="card")),
    (PLAYER, Whenever("cast", Deal(1), of="here")),
    (PLAYER, Whenever("cast", Deal(1), of="ally", once=True)),
    (PLAYER, Whenever("turn-start", Draw(1), Charges(THAT_PLAYER).at_least(2), "ally")),
    (FOE, Whenever("enter-play", ItSuffers(1), of=Minions())),
    (FOE, Action("strike", ThisSuffers(N), price=SpendAether(N), amount=True)),
    (FOE, Action("flip", ItSuffers(9), price=SpendAether(1), each=Minions("acolyte"))),
    (PLAYER, Action("go", GainCharge(1), Discard(1, HAND), only_if=Life().at_most(3), of="ally")),
    (COMMON, Action("go", GraveholdGains(2), price=SpendAether(3), once=True)),
    (FOE, Must(Fewest(OpenBreaches(THAT_PLAYER)))),
)
EFFECTS: tuple[Do, ...] = (
    (PlayItAgain(), PutItOnPile()),
    GainCharge(2, keep=True),
    CastPrepped(keep=True),
    CastPrepped(2, up_to=True, aim=("gravehold", "any-player")),
    LosePower("sever", Charges()),
    SwapTurnCard("frenzy"),
    Suffer(1, Fewest(OpenBreaches(THAT_PLAYER))),
    Suffer(2, OneOf(YOU, ANY_ALLY)),
    With(OneOf(YOU, ANY_PLAYER), As(AnotherPlayer(), Suffer(1))),
    If(ItIs(("gem", "relic")), Draw(1)),
)
MADE_UP: tuple[Definition, ...] = (
    Curse("rot", standing=(Whenever("enter-hand", (DestroyThis(), Draw(1)), of="this"),)),
    Spell(
        "boom", cost=3, cast=Deal(2), echo=True, standing=(Whenever("gain", Draw(1), of="this"),)
    ),
    Mage("adept", many=True, setup=Suffer(1), standing=(Whenever("exhaust", GainCharge(1)),)),
    Ally("helper", standing=(Instead("gain-charge", GraveholdGains(N), may=True),)),
    Nemesis(
        "foe",
        setup=SwapTurnCard("frenzy"),
        turn_cards=(TurnCard("frenzy", on_draw=(Unleash(), GraveholdSuffers(3))),),
    ),
    Power(
        "sever",
        effect=GraveholdSuffers(5),
        standing=(
            Whenever("power-lost", (ResolveThis(), RestorePower(3)), MinionLife().at_most(0)),
        ),
    ),
    Minion("spiky", standing=(Whenever("discarded", Unleash()),)),
)
KEPT = Path(__file__).parents[1] / "golden" / "clauses.txt"


def told(lang: str) -> Iterator[str]:
    """One line each, the paragraphs of a definition side by side."""
    for tone, clause in CLAUSES_OF:
        yield sentence(CLAUSES[type(clause)](clause, tone._replace(lang=lang)))
    for do in EFFECTS:
        yield paragraph(sentences(do, Tone(lang, it="played")))
    for definition in MADE_UP:
        yield " / ".join(str(part) for part in text(definition, lang))


def page() -> str:
    """The same thing in all languages, then an empty line."""
    return "\n\n".join("\n".join(lines) for lines in zip(*map(told, LANGUAGES), strict=True)) + "\n"


def test_the_texts_are_as_they_were_read() -> None:
    assert page().splitlines() == KEPT.read_text("utf-8").splitlines()


def test_a_curse_is_called_one() -> None:
    found = [facts(MADE_UP[0], lang).split(",")[0] for lang in LANGUAGES]
    assert found == ["curse", "Klątwa", "Fluch"]


def test_rules_of_the_game_and_its_ally_are_told_to_everybody() -> None:
    rules = RuleSet("made-up", ordered_triggers=True, standing=(Alter("suffer", more=1),))
    ally = MADE_UP[3]
    assert isinstance(ally, Ally)
    for lang in LANGUAGES:
        told = common_rules(rules, ally, lang)
        assert len(told) == 4
        assert told[-2:] == tuple(map(str, text(ally, lang)))
    assert common_rules(RuleSet(), None, "en") == ()


if __name__ == "__main__":
    KEPT.write_text(page(), encoding="utf-8")
