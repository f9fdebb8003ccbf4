"""docs/packs.md, step by step: what it says makes a pack that can be played."""

import re
import textwrap
from pathlib import Path

from gravehold.content.library import LIBRARY
from gravehold.content.recipe import Recipe
from gravehold.kernel.game import Game
from gravehold.notation import chronicle
from gravehold.packs.reading import read_pack
from gravehold.packs.shelf import with_box
from gravehold.packs.trying import unplayable
from gravehold.players.policy import make_bot, play

PAGE = Path(__file__).parent.parent.parent / "docs" / "packs.md"
FILE = re.compile(r"^`(\w+\.yaml)`: .*\n\n((?:    .*\n|\n)+)", re.MULTILINE)


def test_the_pack_of_the_tutorial_can_be_played_and_replayed_without_it(tmp_path: Path) -> None:
    for file, text in FILE.findall(PAGE.read_text("utf-8")):
        (tmp_path / file).write_text(textwrap.dedent(text), "utf-8")
    pack = read_pack(tmp_path, LIBRARY)
    library = with_box(LIBRARY, pack)
    assert list(unplayable(pack, library)) == []
    recipe = Recipe(
        nemesis="drowned-king", mages=("mirelle", "garu"), packs=("war-eternal", pack.id)
    )
    game = Game.new(library.setup(recipe, 3), 3)
    bot = make_bot("greedy")
    outcome = play(game, {"p1": bot, "p2": bot})
    again = chronicle.replay(chronicle.write(game, LIBRARY))
    assert again.outcome == outcome
