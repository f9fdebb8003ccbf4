"""Names in three languages."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from gravehold.content.keywords import KEYWORDS
from gravehold.content.library import LIBRARY
from gravehold.content.war_eternal.tiles import TILES
from gravehold.kernel.definitions import Minion, NemesisSpell
from gravehold.kernel.errors import UnknownName
from gravehold.kernel.ids import card_of_printing
from gravehold.kernel.nodes import Action
from gravehold.kernel.places import token_of
from gravehold.words import names
from gravehold.words.grammar.foes import token_noun
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import say
from gravehold.words.names import is_ours, name

MAGES = LIBRARY.mages.values()
NEMESES = LIBRARY.nemeses.values()
CARDS = tuple(dict.fromkeys(card_of_printing(id_) for id_ in LIBRARY.cards))  # share their name
IDS = [
    *CARDS,
    *LIBRARY.mages,
    *LIBRARY.nemeses,
    *LIBRARY.allies,
    *(token.name for ally in LIBRARY.allies.values() for token in ally.tokens),
    *(zone.name for ally in LIBRARY.allies.values() for zone in ally.zones if zone.cards),
    *(f"{mage.id}.title" for mage in MAGES),
    *(mage.ability.id for mage in MAGES if mage.ability),
    *(ability.id for shop in LIBRARY.workshops.values() for ability in shop.abilities),
    *(tile.id for shop in LIBRARY.workshops.values() for _, tile in shop.tiles),
    *(token_of(token).name for mage in MAGES for token in mage.tokens),
    *(zone.name for mage in MAGES for zone in mage.zones if zone.cards),
    *(f"{nemesis.id}.token" for nemesis in NEMESES if nemesis.tokens),
    *(deck.name for nemesis in NEMESES for deck in nemesis.decks),
    *{p.name for card in LIBRARY.cards.values() if isinstance(card, Minion) for p in card.parts},
    *{part.name for nemesis in NEMESES for part in nemesis.parts},
    *{t.name for card in LIBRARY.cards.values() for t in getattr(card, "tokens", ())},
    *{keyword.token for keyword in KEYWORDS},
    *(tile.id for tile in (*TILES, *(tile for mage in MAGES for tile in mage.tiles))),
    *{c.verb for nemesis in NEMESES for c in nemesis.standing if isinstance(c, Action)},
    *{c.verb for d in LIBRARY.cards.values() for c in d.standing if isinstance(c, Action)},
    *{board.name for nemesis in NEMESES for board in nemesis.boards},
    *{card.id for nemesis in NEMESES for card in nemesis.turn_cards},
    *{zone.name for nemesis in NEMESES for zone in nemesis.zones},
    *{face for card in LIBRARY.cards.values() for face in getattr(card, "faces", ()) if face},
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_has_a_name(lang: str) -> None:
    assert [id_ for id_ in IDS if id_ not in names._read(lang).names] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_left_over(lang: str) -> None:
    rules = {f"{nemesis.id}.rule" for nemesis in NEMESES if len(nemesis.standing) == 1}
    spare = names._read(lang).names.keys() - set(IDS) - rules - {"token"}
    assert not spare


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_can_meet_do_not_share_a_name(lang: str) -> None:
    """Two nemeses may have cards of one name: both Maelstroms have a Slice.

    A nemesis may cast spells that are called as those of the players, whom he learnt from.
    """
    cards = [id_ for id_ in CARDS if not isinstance(LIBRARY.cards[id_], NemesisSpell)]
    found = Counter((name(id_, lang), LIBRARY.owners.get(id_, "")) for id_ in cards)
    assert [told for told, count in found.items() if count > 1] == []
    common = {told for told, owner in found if not owner}
    assert [told for told, owner in found if owner and told in common] == []


def test_english_names_are_all_printed_ones() -> None:
    invented = {id_ for id_, card in LIBRARY.cards.items() if card.origin == "ours"}
    # Stickers for cards that players name themselves.
    invented |= {card.id for shop in LIBRARY.workshops.values() for card in shop.starters}
    for shop in LIBRARY.workshops.values():  # what such a mage can learn and find
        learnt = {*(found.id for found in shop.abilities), *(tile.id for _, tile in shop.tiles)}
        assert all(is_ours(id_, "en") for id_ in learnt)
        invented |= learnt
    invented.add("pulverize")  # its Polish name is the one that is known
    assert {id_ for id_ in IDS if is_ours(id_, "en")} <= invented


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_names_are_marked_as_ours(lang: str) -> None:
    assert names._read(lang).ours <= set(names._read(lang).names)


def test_names_are_those_of_the_editions() -> None:
    assert name("mages-totem") == "Mage's Totem"
    assert name("mages-totem", "pl") == "Totem Maga"
    assert name("mages-totem", "de") == "Magier-Totem"
    assert name("umbra-titan.token", "de") == "Fraß-Plättchen"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tokens_of_a_nemesis_have_one_name(lang: str) -> None:
    """The name at the table and the noun in the sentences of cards are the same word."""
    named = {n.id: name(f"{n.id}.token", lang) for n in NEMESES if n.tokens}
    said = {id_: say(lang, f"noun-{token_noun(id_, lang)}", n=1, case="nom") for id_ in named}
    assert said == named


def test_what_has_no_name_is_called_by_its_id() -> None:
    assert name("some-new-card", "pl") == "Some New Card"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownName, match="'fr'"):
        name("spark", "fr")


def test_files_are_read_only_when_asked_for() -> None:
    code = "from gravehold.words import names; assert names._read.made('en') is None"
    subprocess.run([sys.executable, "-c", code], check=True)
