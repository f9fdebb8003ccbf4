"""The example that `gravehold pack new` makes: it is right, it plays, its games need no pack."""

from pathlib import Path

import pytest

from gravehold.content.box import Library
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.definitions import Attack, Gem, Minion, Power, Relic, Spell, Tile, Treasure
from gravehold.kernel.game import Game
from gravehold.notation import chronicle
from gravehold.packs import example
from gravehold.packs.exporting import write_files
from gravehold.packs.reading import Pack
from gravehold.packs.shelf import bring_names, stamp, with_packs
from gravehold.packs.trying import unplayable
from gravehold.players.policy import make_bot, play_together
from gravehold.words.catalogue import box_called
from gravehold.words.names import name

CURSES = """
curses:
  - Relic: cursed-tongs
    play: Or((GainCharge(), Suffer(1)), (Discard(1, HAND), DestroyThis()))
  - cursed-tongs
names:
  en:
    cursed-tongs: Cursed Tongs
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_files(tmp_path / "ember", example.files())
    return tmp_path / "ember"


def read(folder: Path) -> tuple[Library, Pack]:
    library, (pack,) = with_packs([folder], LIBRARY)
    return library, pack


def test_it_has_something_of_every_kind(folder: Path) -> None:
    library, pack = read(folder)
    assert list(unplayable(pack, library)) == []
    own = [d for id_, d in library.definitions.items() if library.sources[id_] == pack.id]
    kinds = {type(one) for one in own}
    assert kinds >= {Gem, Relic, Spell, Attack, Minion, Power, Tile, Treasure}
    assert pack.box.mages
    assert pack.box.nemeses


def a_game(library: Library, **more: object) -> Game:
    setup = make_setup(
        nemesis="kiln-mother",
        mages=("orsa", "garu"),
        packs=("war-eternal", "ember-court"),
        supply=(
            "ashglass", "scoria-slag", "erratic-ingot", "patient-bellows", "mages-totem",
            "cinder-volley", "hearth-ward", "kindle", "nova-forge",
        ),
        library=library,
        **more,  # type: ignore[arg-type]
    )  # fmt: skip
    game = Game.new(setup, 5)
    play_together(game, make_bot("greedy", 5))
    return game


def test_a_chronicle_replays_without_the_pack(folder: Path) -> None:
    library, _ = read(folder)
    game = a_game(library, treasures={"p1": ["first-spark"], "group": ["court-bell"]})
    assert "scorched-earth" in {card.id for card in game.setup.basics}
    text = chronicle.write(game)
    assert chronicle.replay(text) == game
    assert chronicle.read(text).setup == game.setup


def test_a_chronicle_carries_the_curse_deck(folder: Path) -> None:
    (folder / "curses.yaml").write_text(CURSES, "utf-8")
    library, _ = read(folder)
    game = a_game(library, rules="outcasts")
    assert [card.id for card in game.setup.curses].count("cursed-tongs") == 2
    assert chronicle.replay(chronicle.write(game)) == game


def test_everything_is_called_as_the_pack_says(folder: Path) -> None:
    _, pack = read(folder)
    assert name("orsa.title") == "Orsa.Title"
    bring_names([pack])
    assert name("orsa.title") == "Keeper of Embers"
    assert name("orsa.title", "pl") == "Strażniczka Żaru"
    assert name("orsa.title", "de") == "Keeper of Embers"  # it has no German names
    assert [box_called(pack.id, lang) for lang in ("en", "pl", "de")] == [
        "The Ember Court",
        "Dwór Żaru",
        "Der Gluthof",
    ]


def test_a_change_is_noticed(folder: Path) -> None:
    before = stamp(folder)
    assert stamp(folder) == stamp(folder.parent) == before
    (folder / "basics.yaml").write_text("basics: []\n")
    assert stamp(folder) != before
