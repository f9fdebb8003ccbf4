"""Saved games survive what happens to programs and disks."""

import errno
import hashlib
import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from gravehold.api import Game
from gravehold.cli.saves import games
from gravehold.cli.saves.games import Saver, backup, read_game
from gravehold.cli.terminal.screen import Screen
from gravehold.cli.terminal.session import Session
from gravehold.content.library import make_setup
from gravehold.kernel.errors import GraveholdError
from gravehold.notation.saved import load_game
from tests.cli.terminal import Terminal, through_pipes

START = ("play", "--quick", "--seed", "7")


def saved(home: Path) -> Path:
    (found,) = (home / "games").glob("*.json")
    return found


def new_game() -> Game:
    return Game.new(make_setup(nemesis="umbra-titan", mages=["garu", "gex"]), 7)


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as terminal:
        for aether in ("0", "1", "2"):
            terminal.wait_for(f"{aether} aether: choose an action.")
            terminal.wait_for("> ")
            terminal.type("play crystal")
        terminal.wait_for("3 aether: choose an action.")
        terminal.kill()
    assert read_game(saved(tmp_path)).answers == ["play crystal"] * 3
    ended = through_pipes(tmp_path, "resume", typed="log\ngain frozen-magmite\n")
    assert "goes on at turn 1" in ended.stdout
    assert ended.stdout.count("Garu plays Crystal: 1 aether") == 3
    assert read_game(saved(tmp_path)).answers[-1] == "gain frozen-magmite"


def test_bots_keep_their_seats(tmp_path: Path) -> None:
    through_pipes(tmp_path, *START, "--bots", "p2=random", typed="done\n")
    before = len(read_game(saved(tmp_path)).answers)
    through_pipes(tmp_path, "resume", typed="done\n")
    game = read_game(saved(tmp_path))
    assert len(game.answers) > before
    assert game.over or "p1" in game.asked.seats
    through_pipes(tmp_path, "resume", "--bots", "p2=greedy")
    assert games.read_seats(saved(tmp_path)) == {"p2": "greedy"}
    for broken in ("{broken", '{"p2": "gredy"}', '{"p9": "greedy"}'):
        games.seats_file(saved(tmp_path)).write_text(broken, "utf-8")
        ended = through_pipes(tmp_path, "resume")
        assert "people take all seats" in ended.stdout


def test_a_broken_save_is_explained_and_never_overwritten(tmp_path: Path) -> None:
    through_pipes(tmp_path, *START, typed="play crystal\nplay crystal\n")
    path = saved(tmp_path)
    path.write_text('{"format": "gravehold-game", "version"', "utf-8")
    ended = through_pipes(tmp_path, "resume")
    assert ended.returncode == 2
    assert "cannot be read: this is not a saved game of ours" in ended.stderr
    assert f"gravehold resume {backup(path)}" in ended.stderr
    assert path.read_text("utf-8").endswith('"version"')
    assert read_game(backup(path)).answers == ["play crystal"]
    through_pipes(tmp_path, "resume", str(backup(path)), typed="play crystal\n")
    assert len(list(path.parent.glob("*.json"))) == 2


def test_the_state_before_is_offered(tmp_path: Path) -> None:
    through_pipes(tmp_path, *START, typed="play crystal\nplay crystal\n")
    path = saved(tmp_path)
    path.write_bytes(b"\x00\xff garbage")
    with Terminal(tmp_path, "resume") as terminal:
        terminal.wait_for("Go on from there? [Y/n]")
        terminal.type("")
        terminal.wait_for("1 aether: choose an action.")
        terminal.wait_for("> ")
        terminal.type("quit")
        terminal.wait_for("gravehold resume")
    assert read_game(path).answers == ["play crystal"]
    assert path.with_suffix(".broken").read_bytes() == b"\x00\xff garbage"
    assert read_game(backup(path)).answers == ["play crystal"]


def damaged(text: bytes) -> Iterator[bytes]:
    """Bytes changed all over the file, and each field and each answer left out."""
    rng = random.Random(8)
    for at in sorted(rng.sample(range(len(text)), 160)):
        other = rng.choice([text[at] ^ 1 << rng.randrange(8), rng.randrange(32, 127)])
        yield text[:at] + bytes([other]) + text[at + 1 :]
    data = json.loads(text)
    for key in data:
        yield json.dumps({k: v for k, v in data.items() if k != key}).encode()
    for i in range(len(data["answers"])):
        yield json.dumps(
            {**data, "answers": [*data["answers"][:i], *data["answers"][i + 1 :]]}
        ).encode()


def test_a_damaged_save_is_the_same_game_or_is_refused_by_name(tmp_path: Path) -> None:
    game = new_game()
    for i in range(30):
        game.pick((5 * i + 2) % len(game.asked.options))
    path = tmp_path / "game.json"
    opened = 0
    refused: list[str] = []
    for content in damaged(game.to_json().encode()):
        path.write_bytes(content)
        try:
            found = load_game(path)
        except GraveholdError as error:
            refused.append(str(error))
        else:
            assert found == game
            assert (found.answers, found.seed) == (game.answers, game.seed)
            opened += 1
    assert all(str(path) in message for message in refused)
    assert len(refused) + opened > 190
    assert opened > 3  # a damaged snapshot is made anew from the answers


def test_answers_that_do_not_fit_are_told_with_the_file_and_the_backup(tmp_path: Path) -> None:
    """Saves of 0.1.0 did not seal their answers."""
    through_pipes(tmp_path, *START, typed="play crystal\nplay crystal\nplay crystal\ndone\n")
    path = saved(tmp_path)
    data = json.loads(path.read_text("utf-8"))
    old = json.dumps(data["state"], separators=(",", ":"), ensure_ascii=False).encode()
    data |= {"version": 1, "seal": hashlib.sha256(old).hexdigest()[:16]}
    del data["truth"], data["answers"][0]
    data["answers"][0] = "prep spark to 1"
    path.write_text(json.dumps(data, separators=(",", ":")), "utf-8")
    ended = through_pipes(tmp_path, "resume")
    assert ended.returncode == 2
    assert f"{path} cannot be read: this game was saved with other rules" in ended.stderr
    assert f"gravehold resume {backup(path)}" in ended.stderr


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b"\xff\xfe", b"{" * 100000, b'{"format": "chess"}'], ids=range(6)
)
def test_foreign_files_are_one_message(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    ended = through_pipes(tmp_path, "resume", str(path))
    assert ended.returncode == 2
    assert "cannot be read" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    with path.open("wb") as file:
        file.truncate(games.LARGEST + 1)
    assert "too much for a game" in through_pipes(tmp_path, "resume", str(path)).stderr


@pytest.mark.parametrize("where", ["home", "home/games"])
def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path, where: str) -> None:
    home, file = tmp_path / "home", tmp_path / where
    file.parent.mkdir(exist_ok=True)
    file.write_text("no folder", "utf-8")
    copy = tmp_path / "copy.json"
    typed = f"play crystal\nplay crystal\nsave {copy}\nsave {copy}\nquit\n"
    ended = through_pipes(home, *START, typed=typed)
    assert ended.returncode == 0, ended.stderr
    shown = " ".join(ended.stdout.split())
    assert shown.count("Not saved: ") == 1
    assert "games: a part of this path is not a folder" in shown
    assert "2 aether: choose an action." in shown
    assert "This game could NOT be saved" in shown
    assert "is there already" in shown
    assert read_game(copy).answers == ["play crystal"] * 2


def test_a_game_can_be_written_as_a_chronicle(tmp_path: Path) -> None:
    file = tmp_path / "game.chronicle"
    through_pipes(tmp_path, *START, typed=f"play crystal\nsave {file}\n")
    ended = through_pipes(tmp_path, "replay", str(file))
    assert "Garu plays Crystal" in ended.stdout
    again = through_pipes(tmp_path / "other", "resume", str(file), typed="play crystal\n")
    assert "2 aether: choose an action." in again.stdout


def test_resume_without_games(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, "resume")
    assert ended.returncode == 1
    assert "There are no saved games" in ended.stdout


def test_resume_lists_and_finds_games(tmp_path: Path) -> None:
    through_pipes(tmp_path, *START, typed="play crystal\n")
    through_pipes(tmp_path, "play", "--seed", "9", "--nemesis", "gate-witch")
    ended = through_pipes(tmp_path, "resume", typed="9\ngate\n2\n")
    assert re.search(r" 1 .*gate-witch.*  turn 1, Gate Witch, Garu, Yan Magda", ended.stdout)
    assert "'9' is no answer here." in ended.stdout
    assert "1 aether: choose an action." in ended.stdout
    wrong = through_pipes(tmp_path, "resume", f"{saved_name(tmp_path)}x")
    assert wrong.returncode == 2
    assert f"Did you mean '{saved_name(tmp_path)}'?" in wrong.stderr


def saved_name(home: Path) -> str:
    return sorted((home / "games").glob("*.json"))[0].stem


# The saver itself


def test_names_are_readable_and_never_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    first, second = games.new_path(new_game()), games.new_path(new_game())
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-umbra-titan-garu-gex", first.stem)
    assert second.stem == f"{first.stem}-2"


def test_a_full_disk_keeps_the_last_good_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game()
    saver = Saver(tmp_path / "game.json")
    assert saver.write(game, {}) == ""
    before = saver.path.read_bytes()

    def full(fd: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    game.choose(0)
    assert "there is no space left" in saver.write(game, {})
    assert saver.write(game, {}) == ""  # said once
    assert saver.path.read_bytes() == before
    monkeypatch.undo()
    assert saver.write(game, {}) == "Saving works again."
    assert read_game(saver.path) == game
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".new")] == []


def test_what_a_killed_program_left_behind_is_swept_away(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    dead = tmp_path / f".game.json.{gone.pid}.new"
    running = tmp_path / f".game.json.{os.getppid()}.new"
    ours = tmp_path / "notes.new"
    for path in (dead, running, ours):
        path.write_text("half", "utf-8")
    Saver(tmp_path / "game.json")
    assert sorted(tmp_path.iterdir()) == sorted([running, ours])
    os.utime(running, (1, 1))
    Saver(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == [ours]


def test_a_backup_that_cannot_be_made_leaves_nothing_behind(tmp_path: Path) -> None:
    saver = Saver(tmp_path / "game.json")
    saver.write(new_game(), {})
    backup(saver.path).mkdir()  # nothing can take its place
    assert "Not saved" in saver.write(new_game(), {})
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".new")] == []


class Watched(io.StringIO):
    """Sees how many answers the save holds at the moment something is shown."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.held: list[tuple[str, int]] = []

    def write(self, text: str) -> int:
        self.held.append((text, len(read_game(self.path).answers)))
        return super().write(text)


def test_an_answer_is_saved_before_its_outcome_is_shown(tmp_path: Path) -> None:
    game = Game.new(new_game().setup, 7, events=True)
    saver = Saver(tmp_path / "game.json")
    saver.write(game, {})
    watched = Watched(saver.path)
    session = Session(game, Screen(Console(file=watched, width=80)), saver, {})
    for answers in (1, 2):
        session.choose(game.asked.option("play crystal"))
        shown = [held for text, held in watched.held if "plays Crystal" in text]
        assert shown[-1] == answers


def test_the_state_before_is_kept(tmp_path: Path) -> None:
    game = new_game()
    saver = Saver(tmp_path / "game.json")
    saver.write(game, {})
    game.choose(0)
    saver.write(game, {})
    assert len(read_game(saver.path).answers) == 1
    assert read_game(backup(saver.path)).answers == []


def test_two_windows_do_not_overwrite_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    game = new_game()
    path = games.new_path(game)
    one = Saver(path, trusted=True)
    one.write(game, {})
    two = Saver(path, trusted=True)
    game.choose(0)
    two.write(game, {})
    assert "Another window plays this game too" in one.write(new_game(), {})
    assert len(read_game(path).answers) == 1
    assert read_game(one.path).answers == []


def test_an_unknown_name_is_an_error_with_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    with pytest.raises(GraveholdError, match="There is no saved game 'x'"):
        games.find("x")
