"""A card that evolves, at the terminal."""

import pytest

from gravehold.api import Game
from gravehold.cli.speech import speak
from gravehold.cli.terminal.evolved import framed
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.events import Event
from gravehold.kernel.state import NOBODY
from gravehold.words.language import LANGUAGES
from gravehold.words.log import evolved
from tests.cli.test_board import drawn

PRINTINGS = tuple(id_ for id_ in LIBRARY.cards if id_.endswith("~0"))


def game() -> Game:
    setup = make_setup(
        nemesis="bladius", mages=["garu", "gex"], rules="legacy", chapter="8", basics=PRINTINGS
    )
    return Game.new(setup, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_framed_with_what_it_was_and_what_it_says_now(lang: str) -> None:
    speak(lang)
    view = game().view()
    for plain, corner in ((False, "╔"), (True, "+")):
        first, *inside = drawn(framed(view, "scatter~0", "pulverize", plain=plain), 80)
        assert first.startswith(corner)
        assert ("->" if plain else "→") in first
        assert any(line.strip("║| ") for line in inside)


def test_stickers_alone_are_no_moment() -> None:
    view = game().view()
    number = view.codex.number

    def event(was: str, now: str) -> Event:
        return Event("evolve", NOBODY, card=1, n=number[was], extra=number[now])

    told = [event("ambush~0", "ambush~1"), event("scatter~0", "pulverize")]
    assert evolved(view, told) == [("scatter~0", "pulverize")]
