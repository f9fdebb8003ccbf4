"""Everything that definitions lay on a table has words: zones, boards, tokens, piles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Ally, Mage
from gravehold.kernel.places import token_of
from gravehold.words.boards import zone_name
from gravehold.words.language import LANGUAGES
from gravehold.words.things import player_tokens

OWNERS: tuple[Mage | Ally, ...] = (*LIBRARY.mages.values(), *LIBRARY.allies.values())


def _zones() -> Iterator[str]:
    """What boxes declare, and the piles that come with it."""
    for nemesis in LIBRARY.nemeses.values():
        yield from (zone.name for deck in nemesis.decks for zone in deck.zones())
        yield from (zone.name for zone in nemesis.zones)
        for board in nemesis.boards:
            yield board.name
            yield from [f"{board.name}s"] if board.bridges else []
    for owner in OWNERS:
        yield from (zone.name for zone in owner.zones)


def _tokens() -> Iterator[str]:
    for nemesis in LIBRARY.nemeses.values():
        yield from (token.name for token in nemesis.tokens)
    for owner in OWNERS:
        yield from (token_of(token).name for token in owner.tokens)
    for card in LIBRARY.cards.values():
        yield from (token.name for token in getattr(card, "tokens", ()))


ZONES, TOKENS = sorted(set(_zones())), sorted(set(_tokens()))


def _untold(told: str, id_: str) -> bool:
    """Whether it is only the id, written as a name."""
    return told == id_.replace("-", " ").title()


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_every_zone_and_board_has_words(lang: str) -> None:
    assert [id_ for id_ in ZONES if _untold(zone_name(id_, lang), id_)] == []


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_every_token_has_words(lang: str) -> None:
    told = {id_: player_tokens(id_, 2, lang).split("„")[-1].strip("”“") for id_ in TOKENS}
    assert [id_ for id_ in TOKENS if _untold(told[id_], id_)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zones_of_one_table_are_told_apart(lang: str) -> None:
    for nemesis in LIBRARY.nemeses.values():
        lying = [zone.name for deck in nemesis.decks for zone in deck.zones()]
        lying += [zone.name for zone in nemesis.zones]
        told = [zone_name(id_, lang) for id_ in lying]
        assert len({*told}) == len(told), nemesis.id


def test_the_pile_of_a_side_deck_is_called_after_it() -> None:
    found = [zone_name("beacon-discard", lang) for lang in LANGUAGES]
    assert found == [
        "beacon discard pile",
        "stos odrzuconych kart talii Zniczy",
        "Ablagestapel der Leuchtfeuer",
    ]
    assert zone_name("husk-discard", "en") == "Husk discard pile"


def test_a_kind_of_token_is_called_by_one_word() -> None:
    assert player_tokens("pulse", 3, "pl") == "3 żetony Impulsu"
    assert player_tokens("pulse", 3, "de") == "3 Impulsplättchen"
    assert player_tokens("shield", 5, "pl") == "5 żetonów Tarczy"
    assert player_tokens("seal", 2, "de") == "2 Plättchen „Seal“"
