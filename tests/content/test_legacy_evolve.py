"""Campaign printings: a definition for each number of stickers, and the form at the end."""

import pytest

from gravehold.content.box import Box, Library
from gravehold.content.legacy.evolve import Evolving, printings
from gravehold.content.library import LIBRARY
from gravehold.content.recipe import Recipe
from gravehold.kernel.codices import codex_for
from gravehold.kernel.definitions import Attack, Minion
from gravehold.kernel.errors import UnknownName
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import GraveholdSuffers
from gravehold.words.log import lines
from gravehold.words.names import name

GUST = Evolving(
    Attack("made-gust", tier=1, effect=GraveholdSuffers(1)),
    2,
    Attack("made-storm", tier=1, effect=GraveholdSuffers(5)),
)
GRUB = Evolving(
    Minion("made-grub", tier=1, life=9, persistent=GraveholdSuffers(1)),
    1,
    Minion("made-moth", tier=1, life=12, persistent=GraveholdSuffers(4)),
)
BOX = Box(id="made", basics=(GUST.card, GRUB.card), evolving=tuple(printings((GUST, GRUB))))
MADE = Library.of((*LIBRARY.boxes, BOX))


def game_with(*basics: str) -> Game:
    recipe = Recipe(nemesis="gate-witch", mages=("garu", "gex"), basics=basics)
    return Game.new(MADE.setup(recipe), 3, events=True)


def test_there_is_a_printing_for_every_number_of_stickers() -> None:
    assert [card.id for card in printings((GUST, GRUB))] == [
        "made-gust~0", "made-gust~1", "made-gust~2", "made-grub~0", "made-grub~1",
        "made-storm", "made-moth",
    ]  # fmt: skip
    assert [(card.places, card.stickers) for card in printings((GUST,))][:3] == [
        (2, 0), (2, 1), (2, 2),
    ]  # fmt: skip


@pytest.mark.rule("legacy.evolve", "L3")
def test_a_set_up_knows_all_that_its_cards_can_become() -> None:
    ids = codex_for(game_with("made-gust~1").setup).ids
    assert {"made-gust~1", "made-gust~2", "made-storm"} <= set(ids)
    assert "made-gust~0" not in ids
    assert "made-grub~0" not in ids


def test_a_printing_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"made-gust has 2 places"):
        game_with("made-gust~3")


def test_all_printings_have_the_name_of_the_card() -> None:
    assert name("throttle~2", "pl") == name("throttle", "pl")


@pytest.mark.rule("legacy.evolve-attack", "legacy.evolve-minion")
def test_stickers_come_one_by_one_and_then_the_new_form() -> None:
    """Both cards lie in the deck of a game in which nobody does anything."""
    game = game_with("made-gust~1", "made-grub~0")
    told: list[str] = []
    for _ in range(400):
        if game.over:
            break
        keys = game.asked.options.by_key()
        game.choose("done" if "done" in keys else next(iter(keys)))
        told += lines(game.view(), game.events, "en")
        game.events.clear()
    stickers = [line for line in told if "sticker" in line or "evolves" in line]
    assert "Made Gust takes its second sticker; the next time it evolves." in stickers
    first = stickers.index("Made Grub takes its first sticker; the next time it evolves.")
    assert stickers.index("Made Grub evolves: from now on it is Made Moth.") > first
