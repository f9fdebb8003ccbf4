"""Words are parsed once, and what was kept is never older than the files."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import msgspec
import pytest

from gravehold.words.locale import kept, parsing
from gravehold.words.locale.kept import built_place, kept_place, messages
from gravehold.words.locale.parsing import mark_of, parsed, sources_in

READ = "import sys; from pathlib import Path; from gravehold.words.locale.kept import messages; \
print({id_: bytes(raw) for id_, raw in messages(Path(sys.argv[1])).items()})"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of a small language."""
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "a.ftl").write_text("one = first\n", "utf-8")
    (folder / "b.ftl").write_text("two = { $n } seconds\n    .more = third\n", "utf-8")
    return folder


def told(folder: Path) -> dict[str, Any]:
    return {id_: msgspec.json.decode(raw) for id_, raw in messages(folder).items()}


SAID = {"one": {"": "first"}, "two": {"": [["var", "n"], " seconds"], "more": "third"}}


@pytest.fixture
def unparsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on nothing can be parsed."""

    def refused(sources: dict[str, bytes]) -> bytes:
        raise AssertionError("parsed again")

    monkeypatch.setattr(kept, "parsed", refused)


def test_they_are_parsed_once(folder: Path, request: pytest.FixtureRequest) -> None:
    assert told(folder) == SAID
    request.getfixturevalue("unparsed")
    assert told(folder) == SAID


@pytest.mark.usefixtures("unparsed")
def test_a_wheel_brings_them(folder: Path) -> None:
    built_place(folder).write_bytes(parsed(sources_in(folder)))
    assert told(folder) == SAID
    assert not kept_place(folder).exists()


@pytest.mark.parametrize("place", [built_place, kept_place])
def test_a_file_that_changed_is_parsed_again(folder: Path, place: Any) -> None:
    place(folder).parent.mkdir(exist_ok=True)
    place(folder).write_bytes(parsed(sources_in(folder)))
    (folder / "a.ftl").write_text("one = fiRst\n", "utf-8")  # as long as before
    assert told(folder)["one"] == {"": "fiRst"}
    (folder / "c.ftl").write_text("three = 3\n", "utf-8")
    assert told(folder)["three"] == {"": "3"}
    (folder / "c.ftl").unlink()
    (folder / "b.ftl").rename(folder / "z.ftl")
    assert set(told(folder)) == {"one", "two"}


def test_another_way_of_parsing_parses_again(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = sources_in(folder)
    before = mark_of(sources)
    changed = tmp_path / "parsing.py"
    changed.write_bytes(Path(parsing.__file__).read_bytes() + b"# more\n")
    monkeypatch.setattr(parsing, "__file__", str(changed))
    assert mark_of(sources) != before


@pytest.mark.parametrize("cut", [0, 10, 41, 60, -1])
def test_what_is_torn_is_not_used(folder: Path, cut: int) -> None:
    assert told(folder) == SAID
    place = kept_place(folder)
    place.write_bytes(place.read_bytes()[:cut])
    assert told(folder) == SAID
    assert place.read_bytes() == parsed(sources_in(folder))


def test_where_nothing_can_be_kept_they_are_there_all_the_same(folder: Path) -> None:
    kept_place(folder).parent.write_text("no folder")
    assert told(folder) == SAID
    assert kept_place(folder).parent.is_file()


def test_they_lie_where_bytecode_does(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "elsewhere"))
    assert told(folder) == SAID
    assert kept_place(folder).is_relative_to(tmp_path / "elsewhere")
    assert kept_place(folder).is_file()
    assert {path.name for path in folder.parent.iterdir()} == {"xx", "elsewhere"}


def test_processes_that_come_at_once_do_each_other_no_harm(folder: Path) -> None:
    ours = [
        subprocess.Popen([sys.executable, "-c", READ, str(folder)], stdout=subprocess.PIPE)
        for _ in range(4)
    ]
    said = {process.communicate()[0] for process in ours}
    assert [process.returncode for process in ours] == [0] * 4
    assert len(said) == 1
    assert list(kept_place(folder).parent.iterdir()) == [kept_place(folder)]


def test_threads_that_come_at_once_read_the_same(folder: Path) -> None:
    together = Barrier(8)

    def read(_: int) -> dict[str, Any]:
        together.wait()
        return told(folder)

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(read, range(8))) == [SAID] * 8
    assert list(kept_place(folder).parent.iterdir()) == [kept_place(folder)]
