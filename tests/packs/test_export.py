"""A box as a pack: read back, it is the same box, and games with it are the same games."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile
from gravehold.kernel.game import Game
from gravehold.lab.winrate import a_setup
from gravehold.packs.exporting import export
from gravehold.packs.shelf import with_packs
from gravehold.players.policy import make_bot, play_together
from gravehold.words.language import LANGUAGES
from gravehold.words.names import printed_name

FOES = {"war-eternal": "gate-witch", "outcasts": "thief-of-dreams", "legacy": "xaxos-ascended"}


@pytest.mark.parametrize("id_", [box.id for box in LIBRARY.boxes])
def test_an_exported_box_is_the_same_box(tmp_path: Path, id_: str) -> None:
    export(LIBRARY, id_, tmp_path / id_)
    library, (pack,) = with_packs([tmp_path / id_], LIBRARY)
    ours = next(box for box in LIBRARY.boxes if box.id == id_)
    assert replace(pack.box, printed=ours.printed) == ours
    assert [box.id for box in library.boxes] == [box.id for box in LIBRARY.boxes]
    for lang in LANGUAGES:
        named = pack.names[lang].names
        assert all(printed_name(one, lang) == called for one, called in named.items())
    if id_ in FOES:
        _same_game(FOES[id_], library)


def _same_game(foe: str, library: object) -> None:
    ours = Game.new(a_setup(foe, "normal", 3), 3)
    play_together(ours, make_bot("random", 3))
    theirs = Game.new(a_setup(foe, "normal", 3, library=library), 3)  # type: ignore[arg-type]
    assert theirs.setup == ours.setup
    for key in ours.answers:
        theirs.choose(key)
    assert theirs == ours
    assert theirs.outcome == ours.outcome


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("x")
    with pytest.raises(BadFile, match="not empty"):
        export(LIBRARY, "guests", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_mended_box_stands_in_the_place_of_ours(tmp_path: Path) -> None:
    export(LIBRARY, "guests", tmp_path / "guests")
    for path in (tmp_path / "guests").rglob("*.yaml"):
        path.write_text(path.read_text("utf-8").replace("Bouncing Boom", "Bang"), "utf-8")
    _, (pack,) = with_packs([tmp_path / "guests"], LIBRARY)
    assert pack.names["en"].names["bouncing-boom"] == "Bang"
