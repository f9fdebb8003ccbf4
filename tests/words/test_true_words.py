"""Words that must not mislead: a changed set-up, cards that belong to all, who gains by it."""

from pathlib import Path

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Ability, Harder, Mage, Nemesis, Treasure
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ALL_HANDS,
    THAT_PLAYER,
    Action,
    Forbid,
    GainCharge,
    GainLife,
    GraveholdSuffers,
    InZone,
    ItIs,
    Life,
    PutInZone,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
)
from gravehold.kernel.nodes.base import Clause, Do
from gravehold.kernel.nodes.cards import CardType
from gravehold.notation.runner import start
from gravehold.notation.scenario import read_scenarios
from gravehold.words.grammar.conditions import condition
from gravehold.words.grammar.definitions import ability, text
from gravehold.words.grammar.tone import Tone
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name
from gravehold.words.prompts import prompt
from gravehold.words.things import card_text

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "outcasts" / "mages"
FIRST, SECOND = Unleash(), GraveholdSuffers(2)


def _last(usual: Do, harder: Do, lang: str = "en") -> list[str]:
    foe = Nemesis("made-up", life=50, setup=usual, harder=Harder(setup=harder))
    lines = [str(line) for line in text(foe, lang)]
    return lines[next(n for n, line in enumerate(lines) if line[:5] in HARDER) :]


HARDER = ("Incre", "Trudn", "ERHÖH")


def test_a_harder_setup_says_that_it_is_one_and_what_of_it_is_new() -> None:
    assert _last(FIRST, (FIRST, SECOND)) == [
        "Increased difficulty: Setup, in addition: Gravehold suffers 2 damage."
    ]
    assert _last((FIRST, SECOND), (FIRST, GraveholdSuffers(4))) == [
        "Increased difficulty: Setup, with one change: Gravehold suffers 4 damage."
    ]
    assert _last((FIRST, SECOND), FIRST) == [
        "Increased difficulty: Setup, instead of the usual one: Unleash."
    ]
    assert _last((FIRST, SECOND), (Unleash(2), GraveholdSuffers(4), FIRST)) == [
        "Increased difficulty: Setup, instead of the usual one: Unleash twice.",
        "Gravehold suffers 4 damage.",
        "Unleash.",
    ]
    told = "Trudniejszy Wariant: Przygotowanie, dodatkowo: Gravehold otrzymuje 2 obrażenia."
    assert _last(FIRST, (FIRST, SECOND), "pl") == [told]
    told = "ERHÖHTE SCHWIERIGKEIT: Im Spielaufbau zusätzlich: Fügt der Feste der letzten Ruhe 2"
    assert _last(FIRST, (FIRST, SECOND), "de")[0].startswith(told)


@pytest.mark.parametrize(
    ("clause", "told"),
    [
        (
            Whenever("gain", Suffer(1), of="anybody"),
            "When any player gains a card, that player suffers 1 damage.",
        ),
        (
            Whenever("suffer", GainLife(1, THAT_PLAYER)),
            "When any player suffers damage, that player gains 1 life.",
        ),
        (
            Whenever("suffer", GainCharge(), of="ally", only_if=Life().at_most(4)),
            (
                "When any player suffers damage, if that player has 4 life or less, that player"
                " gains 1 charge."
            ),
        ),
        (
            Action("pray", GainLife(2), price=SpendAether(2), only_if=Life().at_most(4)),
            (
                "During any player's main phase, if that player has 4 life or less, that player may"
                " spend 2 aether. If they do, that player gains 2 life."
            ),
        ),
        (
            Forbid("gain", of="you"),
            card_text(Treasure("x", standing=(Forbid("gain", of="anybody"),))),
        ),
    ],
)
def test_what_belongs_to_all_speaks_of_any_player(clause: Clause, told: str) -> None:
    assert card_text(Treasure("made-up", level=2, standing=(clause,))) == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "When one of any player's breaches is opened, any ally of that player draws 1 card.",
        ),
        (
            "pl",
            (
                "Gdy Brama dowolnego gracza zostaje otwarta, dowolny sojusznik tego gracza dobiera"
                " 1 kartę."
            ),
        ),
        (
            "de",
            (
                "Wenn 1 Riss eines beliebigen Spielers aktiviert wird, zieht ein Mitspieler dieses"
                " Spielers 1 Karte."
            ),
        ),
    ],
)
def test_the_broken_tooth_serves_everybody(lang: str, told: str) -> None:
    assert card_text(LIBRARY.cards["broken-tooth"], lang) == told


SUPPLY: tuple[CardType, ...] = ("gem", "relic", "spell")


@pytest.mark.parametrize(
    ("lang", "some", "it"),
    [
        ("en", "there is a supply card", "that card is a supply card"),
        ("pl", "jest co najmniej jedna karta zasobów", "wybrana karta to karta zasobów"),
        ("de", "mindestens 1 Vorratskarte", "die gewählte Karte eine Vorratskarte ist"),
    ],
)
def test_gems_relics_and_spells_are_supply_cards(lang: str, some: str, it: str) -> None:
    tone = Tone(lang, nemesis=True)
    assert some in condition(InZone("dream", SUPPLY).at_least(1), tone)
    assert condition(ItIs(SUPPLY), tone) == it


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "collectively"), ("pl", "wspólnie"), ("de", "gemeinsam")]
)
def test_cards_of_all_hands_are_put_away_together(lang: str, word: str) -> None:
    foe = Nemesis("made-up", life=50, unleash=PutInZone(3, ALL_HANDS, "dream-deck"))
    assert word in card_text(foe, lang)


def test_an_ability_says_when_it_can_be_used_before_what_it_does() -> None:
    bold = Ability("bold", charges=4, effect=GainLife(2), only_if=Life().at_most(3))
    assert [str(line) for line in ability(bold, "en")] == [
        "During your main phase: This ability can only be used if you have 3 life or less.",
        "Gain 2 life.",
    ]
    assert "Tej zdolności można użyć tylko wtedy, gdy" in str(ability(bold, "pl")[0])
    assert "Diese Fähigkeit kann nur eingesetzt werden, wenn" in str(ability(bold, "de")[0])
    assert "can only be used" in card_text(Mage("made-up", ability=bold))


# Questions


def _after(scenario: str, *keys: str) -> Game:
    found = read_scenarios(SCENARIOS / "kel.yaml")
    game = start(next(one for one in found if one.name.startswith(scenario)))
    for key in keys:
        game.choose(key)
    return game


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "you may discard a card in your hand. If you do, Kel gains 1 aether"),
        ("pl", "możesz odrzucić kartę z ręki. Jeżeli to zrobisz, Kel otrzymuje 1 eter"),
        ("de", "Wirfst du 1 Karte von deiner Hand ab? Dann erhält Kel 1 Aetherium"),
    ],
)
def test_who_gives_something_up_reads_who_gains_by_it(lang: str, told: str) -> None:
    game = _after("Trulite of Energy, the further", "play trulite-of-energy")
    asked = prompt(game.view(1), lang)
    assert told in asked
    assert "?." not in asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_breaches_of_different_kinds_have_different_names(lang: str) -> None:
    assert name("keen-breach", lang) != name("honed-breach", lang)


@pytest.mark.parametrize(
    ("id_", "lang", "told"),
    [
        ("creeping-curse", "de", "Schleichender Fluch"),
        ("spine-thresher", "de", "Knochenspinne"),
        ("ravenous-leviathan", "de", "Gefräßiger Leviathan"),
        ("fungal-mesh", "de", "Großer Todling"),
        ("reality-stabilizer", "de", "Gefäß der Erkenntnis"),
        ("soothing-torporene", "de", "Besänftigender Petalit"),
        ("crumbling-compound", "pl", "Krucha Mieszanka"),
    ],
)
def test_names_are_spelt_as_the_language_does(id_: str, lang: str, told: str) -> None:
    assert name(id_, lang) == told
