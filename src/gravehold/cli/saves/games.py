"""Saved games as files: written whole or not at all, with the state before as a second copy."""

from __future__ import annotations

import contextlib
import errno
import glob
import itertools
import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from gravehold.api import Game
from gravehold.cli.speech import explain, near, say, spoken
from gravehold.kernel.closed import decoded
from gravehold.kernel.errors import BadFile, GraveholdError, UnknownName
from gravehold.kernel.game import Game as KernelGame
from gravehold.table.glance import Glance
from gravehold.words.names import name
from gravehold.words.seats import mage_name

LARGEST = 50_000_000  # bytes; a long game has some 200 kB
JOURNEYS = (".expedition", ".campaign")  # files of journeys
SUFFIXES = (".json", *JOURNEYS)
DAY = 86_400.0  # seconds


def folder() -> Path:
    """Where games are kept: GRAVEHOLD_HOME, or the user's data folder."""
    home = os.environ.get("GRAVEHOLD_HOME")
    if home:
        return Path(home).expanduser() / "games"
    from platformdirs import user_data_path

    return user_data_path("gravehold", appauthor=False) / "games"


def backup(path: Path) -> Path:
    return path.with_suffix(".bak")


def seats_file(path: Path) -> Path:
    return path.with_suffix(".seats")


# Reading


def read_game(path: Path) -> Game:
    """A game from a save or a chronicle; any trouble is one clear error."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadFile("error-save-size", kilobytes=path.stat().st_size // 1000)
        if path.suffix == ".chronicle":
            from gravehold.notation.saved import load_game

            return Game.from_json(load_game(path).to_json())
        return Game.from_json(path.read_bytes())
    except OSError as error:
        raise BadFile("error-system", why=error) from error


def read_seats(path: Path) -> dict[str, str]:
    """Which bots take which seats: kept beside the game, because it is no part of it."""
    try:
        return decoded(seats_file(path).read_bytes(), dict[str, str])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile("error-save-seats", why=error) from error


class Entry(NamedTuple):
    """A saved game as a list shows it."""

    name: str
    path: Path
    what: str
    over: bool


def listing() -> Iterator[Entry]:
    """All games and journeys, the one played last first."""
    with contextlib.suppress(OSError):
        kept = (path for suffix in SUFFIXES for path in folder().glob(f"*{suffix}"))
        yield from map(_entry, newest_first(kept))


def newest_first(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _entry(path: Path) -> Entry:
    try:
        if path.suffix in JOURNEYS:
            from .journeys import summary

            return Entry(path.stem, path, *summary(path))
        game = read_game(path)
    except GraveholdError:
        return Entry(path.stem, path, say("play-save-broken"), False)
    facts = {
        "turn": Glance(game).turn,
        "nemesis": name(game.setup.nemesis.id, spoken()),
        "mages": ", ".join(
            mage_name(game.setup, seat, spoken()) for seat in range(len(game.setup.mages))
        ),
    }
    if game.outcome is None:
        return Entry(path.stem, path, say("play-save-what", **facts), False)
    over = "play-save-won" if game.outcome.won else "play-save-lost"
    return Entry(path.stem, path, say(over, **facts), True)


def find(wanted: str) -> Path:
    """A game or a journey by its name in our folder, or by a path."""
    for path in (*(folder() / f"{wanted}{suffix}" for suffix in SUFFIXES), Path(wanted)):
        if path.is_file():
            return path
    kept = [path for suffix in SUFFIXES for path in folder().glob(f"*{suffix}")]
    starting = [path for path in kept if path.stem.startswith(wanted)]
    if len(starting) == 1:
        return starting[0]
    hint = near(wanted, [path.stem for path in kept])
    raise UnknownName(say("play-resume-unknown", name=wanted, folder=folder(), near=hint))


# Writing


def write_atomically(path: Path, text: str) -> None:
    """All of it or nothing: a new file, on the disk, then renamed."""
    with _fresh(path) as fresh:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)


@contextlib.contextmanager
def _fresh(path: Path) -> Iterator[Path]:
    """A name beside the file for what will replace it; nothing stays there if that fails."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        yield fresh
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def sweep(where: Path, names: str = "*") -> None:
    """Remove what programs that were killed while they saved have left behind."""
    with contextlib.suppress(OSError):
        for left in where.glob(f".{names}.*.new"):
            with contextlib.suppress(OSError):
                if _is_abandoned(left):
                    left.unlink()


def _is_abandoned(fresh: Path) -> bool:
    """Its writer runs no more, or has had a day for it."""
    if time.time() - fresh.stat().st_mtime > DAY:
        return True
    writer = fresh.suffixes[-2][1:]
    if os.name == "nt" or not writer.isdecimal():  # asking for a process would end it there
        return False
    try:
        os.kill(int(writer), 0)
    except (ProcessLookupError, OverflowError):
        return True
    except OSError:  # it runs, and is somebody else's
        return False
    return False


def _keep_as(path: Path, kept: Path) -> None:
    """The file under a second name as well; there is no moment without either."""
    if kept.exists() and kept.samefile(path):  # renaming one to the other would do nothing
        return
    with _fresh(kept) as second:
        with contextlib.suppress(OSError):
            second.unlink()
        try:
            os.link(path, second)
        except OSError:  # no hard links here
            shutil.copy2(path, second)
        second.replace(kept)


def new_path(game: KernelGame) -> Path:
    """A readable name that no game has yet, and that is ours from now on."""
    ids = [game.setup.nemesis.id, *(mage.id for mage in game.setup.mages)]
    return free_path("-".join([time.strftime("%Y-%m-%d"), *ids]), ".json")


def free_path(stem: str, suffix: str) -> Path:
    """A file in our folder that nobody has yet; the first save says why it cannot be made."""
    with contextlib.suppress(OSError):
        _make_folder(folder())
        for number in itertools.count(1):
            found = folder() / f"{stem}{f'-{number}' if number > 1 else ''}{suffix}"
            with contextlib.suppress(FileExistsError):
                found.open("x").close()
                return found
    return folder() / f"{stem}{suffix}"


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:  # 'exists already' would not say that it is a file
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path)) from None


class Keeper:
    """Keeps one text on disk; trouble is remembered, never raised."""

    backed_up = True  # the state before stays as a second copy

    def __init__(self, path: Path, *, trusted: bool = False) -> None:
        self.path = path
        self.trouble = ""
        self._seats: dict[str, str] | None = None  # as they were written last
        self._mark = _mark(path) if trusted else None
        if path.parent == folder():
            sweep(path.parent)
        else:  # a folder of theirs: only what would have become this file
            sweep(path.parent, glob.escape(path.name))

    @property
    def name(self) -> str:
        """What `gravehold resume` calls it."""
        return self.path.stem if self.path.parent == folder() else str(self.path)

    def write(self, game: KernelGame, seats: dict[str, str]) -> str:
        """Save; returns a message if there is something to say about it."""
        raise NotImplementedError

    def _keep(self, text: str, seats: dict[str, str], elsewhere: Callable[[], Path]) -> str:
        moved = ""
        try:
            _make_folder(self.path.parent)
            if self._mark is not None and _mark(self.path) not in (None, self._mark):
                self.path, self._mark = elsewhere(), None
                moved = say("play-save-other", name=self.name)
            if self._mark is None and self.path.exists():
                self.path.replace(self.path.with_suffix(".broken"))
            elif self.backed_up and self.path.exists() and self.path.stat().st_size:
                _keep_as(self.path, backup(self.path))
            write_atomically(self.path, text)
            if moved or seats != self._seats:
                _write_seats(self.path, seats)
                self._seats = dict(seats)
        except OSError as error:
            told, self.trouble = self.trouble, explain(error)
            return "" if told == self.trouble else say("play-save-failed", reason=self.trouble)
        self._mark = _mark(self.path)
        told, self.trouble = self.trouble, ""
        return moved or (say("play-save-again") if told else "")


class Saver(Keeper):
    """Keeps one game."""

    def write(self, game: KernelGame, seats: dict[str, str]) -> str:
        return self._keep(game.to_json(), seats, lambda: new_path(game))


def _write_seats(path: Path, seats: dict[str, str]) -> None:
    if seats:
        write_atomically(seats_file(path), msgspec.json.encode(seats).decode())
    else:
        seats_file(path).unlink(missing_ok=True)


def _mark(path: Path) -> tuple[int, int] | None:
    """Tells whether somebody else has written the file since."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns
