"""Whatever definitions bring to a table is called by a name in every language."""

from collections.abc import Iterator

import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Ally, Mage, Nemesis, NemesisCard
from gravehold.kernel.places import BESIDE, BROUGHT_BY, CURSES, SHARED, SPENT, TREASURES, token_of
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import has
from gravehold.words.names import is_named


def _brought() -> Iterator[str]:
    """Zones, boards, tokens, backs and turn order cards, by the ids that reach a table."""
    always = (*BROUGHT_BY.values(), TREASURES, SPENT, SHARED, BESIDE)
    yield from (zone.name for zone in always)
    yield CURSES
    sources: list[Mage | Nemesis | Ally] = [*LIBRARY.mages.values(), *LIBRARY.nemeses.values()]
    for source in (*sources, *LIBRARY.allies.values()):
        yield from (zone.name for zone in source.zones)
        yield from (board.name for board in source.boards)
        yield from (token_of(token).name for token in source.tokens)
    for nemesis in LIBRARY.nemeses.values():
        yield from (deck.name for deck in nemesis.decks)
        yield from (turn.id for turn in nemesis.turn_cards)
    for card in LIBRARY.cards.values():
        if isinstance(card, NemesisCard):
            yield from (token.name for token in card.tokens if not token.spaces)
            yield from (face or "real" for face in card.faces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_brought_has_a_name(lang: str) -> None:
    wanted = dict.fromkeys(id_ for id_ in _brought() if id_ != "token")
    assert wanted
    assert [id_ for id_ in wanted if not has(lang, f"zone-{id_}") and not is_named(id_, lang)] == []
