"""What is said of a nemesis that casts spells: on the table, of its options, of what happened."""

from __future__ import annotations

import pytest

from gravehold.words.options import label
from gravehold.words.table import describe
from tests.players.test_judgement import with_spells


@pytest.mark.parametrize(
    ("lang", "deck", "spell", "note"),
    [
        ("en", "The spell deck: 4", "2 Flare, cost 3. Cast: Gravehold suffers", "space 2, cost 3"),
        ("pl", "Talia Zaklęć: 4", "2 Rozbłysk, koszt 3. Aktywacja: Gravehold", "pole 2, koszt 3"),
        ("de", "Zauberdeck: 4", "2 Auflodern, Kosten 3. WIRKEN: Fügt der", "Feld 2, Kosten 3"),
    ],
)
def test_prepped_spells_are_told_with_what_they_do(
    lang: str, deck: str, spell: str, note: str
) -> None:
    game = with_spells(flare=2)
    game.state.charges[0] = 3
    game.choose("play crystal")
    view = game.view(0)
    told = describe(view, lang).nemesis
    assert told.others[0] == deck
    assert any(line.startswith(spell) for line in told.boards)
    counter = next(option for option in view.options if option.key == "counter 2")
    assert label(view, counter, lang).note == note


def test_of_a_face_down_deck_it_is_told_what_was_seen() -> None:
    game = with_spells(flare=1)
    game.state.charges[0] = 3
    game.choose("play crystal")
    game.choose("counter 1")
    told = describe(game.view(0), "en").nemesis.others
    assert told[0] == "The spell deck: 5 (from the top: ?, ?, ?, ?, Flare)"
