"""The table at every width, and the list of options."""

import io

import pytest
from rich.console import Console, RenderableType

from gravehold.api import Game
from gravehold.cli.speech import speak
from gravehold.cli.terminal import menu
from gravehold.cli.terminal.board import Board
from gravehold.cli.terminal.typed_answers import Unclear, understand
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.rng import below
from gravehold.words.language import LANGUAGES
from gravehold.words.table import describe
from tests.kit.mages import one_of_each

MAGES = one_of_each(list(LIBRARY.mages))


def mid_game(nemesis: str, seats: int, answers: int = 120) -> Game:
    setup = make_setup(nemesis=nemesis, mages=MAGES[:seats], supply="suggested-b")
    game, chance = Game.new(setup, 3), seats
    for _ in range(answers):
        chance, index = below(chance, len(game.asked.options))
        game.pick(index)
        if game.over:
            game.undo()
            return game
    return game


def first_turn() -> Game:
    return Game.new(make_setup(nemesis="umbra-titan", mages=["garu", "gex"]), 3)


def drawn(what: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, height=60, record=True, force_terminal=True)
    console.print(what)
    return console.export_text().splitlines()


@pytest.mark.parametrize("width", [40, 80, 109, 110, 120, 167, 168, 200])
@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_the_table_fits_its_width(nemesis: str, width: int) -> None:
    view = mid_game(nemesis, 2 + width % 3).view()
    board = Board(view, width)
    for form in (board.full(), board.medium(), board.short()):
        assert max(len(line) for line in drawn(form, width)) <= width
    for options in (menu.roomy(menu.labels(view)), menu.tight(menu.labels(view), width)):
        assert max(len(line) for line in drawn(options, width)) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_breaches_cost_is_read_in_full(lang: str) -> None:
    """Four side by side in 80 columns, one of them focused: no number is cut off."""
    speak(lang)
    game = first_turn()
    for answer in (*["play crystal"] * 3, "focus 3"):
        game.choose(answer)
    shown = "\n".join(drawn(Board(game.view(), 80).full(), 80))
    breaches = [b for mage in describe(game.view(), lang).mages for b in mage.breaches]
    told = [b.costs for b in breaches if b.costs] + [b.state for b in breaches]
    assert any(b.kind == "focused" for b in breaches)
    assert [text for text in told if text not in shown] == []


def test_the_short_form_leaves_room_on_a_small_terminal() -> None:
    view = first_turn().view()
    options = menu.tight(menu.labels(view), 80)
    rows = len(drawn(Board(view, 80).short(), 80)) + len(drawn(options, 80))
    assert rows + 2 <= 24


def test_everything_can_be_said_in_ascii() -> None:
    view = mid_game("hollow-crown", 4).view()
    board = Board(view, 80, plain=True)
    options = menu.roomy(menu.labels(view), plain=True)
    for form in (board.full(), board.medium(), board.short(), options):
        "\n".join(drawn(form, 80)).encode("ascii")


def test_breaches_are_told_apart_without_colour() -> None:
    game = first_turn()
    game.state.breach[:4] = [4, 2, 4, -1]
    game.state.focused[0] = 1 << 1
    shown = "\n".join(drawn(Board(game.view(), 80, plain=True).full(), 80))
    for state in ("I OPEN", "II 2/4 FOCUSED", "III OPEN +1", "IV none", "closed 1/4"):
        assert state in shown


def test_affordable_piles_are_marked() -> None:
    game = first_turn()
    game.state.aether = 3
    shown = "\n".join(drawn(Board(game.view(), 80, plain=True).full(), 80))
    assert ">G 3 Frozen Magmite x7" in shown
    assert " G 4 Scoria Slag x7" in shown


def test_hidden_cards_are_never_drawn() -> None:
    """The table is drawn from a view, so the next nemesis card and turn cannot be on it."""
    game = first_turn()
    other = game.copy()
    deck = other.state.nemesis_deck
    other.state.nemesis_deck = (*deck[1:], deck[0])
    other.state.turn_deck = other.state.turn_deck[::-1]
    for width in (80, 120):
        one, two = (drawn(Board(g.view(), width).full(), width) for g in (game, other))
        assert one == two


@pytest.mark.parametrize(
    ("typed", "key"),
    [("1", "play crystal"), ("PLAY  CRYSTAL", "play crystal"), ("pl", "play crystal"),
     ("d", "done"), ("pr sp", "prep spark 1")],
)  # fmt: skip
def test_what_is_typed_is_understood(typed: str, key: str) -> None:
    game = first_turn()
    if game.asked.seats != ("p1",):
        game.choose("done")
    assert understand(typed, game.asked.options).key == key


@pytest.mark.parametrize(
    ("typed", "message"),
    [("0", "go from 1 to"), ("99999999999999", "go from 1 to"), ("p", "could be: "),
     ("pray crystal", "Did you mean 'play crystal'?"), ("zzz", "is no answer here")],
)  # fmt: skip
def test_what_is_unclear_is_explained(typed: str, message: str) -> None:
    with pytest.raises(Unclear, match=message.replace("?", r"\?")):
        understand(typed, first_turn().asked.options)


def test_a_part_of_a_name_is_enough() -> None:
    game = first_turn()
    for _ in range(3):
        game.choose("play crystal")
    assert understand("gain magmite", game.asked.options).key == "gain frozen-magmite"
