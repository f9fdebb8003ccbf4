"""Journeys as files: every answer is written at once, the file is the whole journey."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path
from typing import Any

from gravehold.cli.journeys.kinds import Kind, kind_of
from gravehold.cli.speech import near, say, spoken
from gravehold.kernel.errors import BadFile, UnknownName
from gravehold.kernel.game import Game
from gravehold.notation.textfile import read_text
from gravehold.players.journeys import AnyJourney

from .games import Keeper, folder, free_path, newest_first


def read_journey(kind: Kind[Any], path: Path) -> AnyJourney:
    """A journey from its file; any trouble is one clear error."""
    try:
        text = read_text(path)
    except OSError as error:
        raise BadFile("error-system", why=error) from error
    journey: AnyJourney = kind.replay(text, str(path))
    return journey


def find_journey(kind: Kind[Any], wanted: str) -> Path:
    """A file by its path, or by its name in our folder."""
    for path in (Path(wanted), folder() / f"{wanted}{kind.suffix}"):
        if path.is_file():
            return path
    names = [path.stem for path in folder().glob(f"*{kind.suffix}")]
    starting = [name for name in names if wanted and name.startswith(wanted)]
    if len(starting) == 1:
        return folder() / f"{starting[0]}{kind.suffix}"
    told = {"kind": kind.name, "name": wanted, "folder": folder(), "near": near(wanted, names)}
    raise UnknownName(say("travel-unknown", **told))


def summary(path: Path) -> tuple[str, bool]:
    """Which journey a file holds and where it stands; whether it is over."""
    kind = kind_of(path)
    assert kind is not None
    journey = read_journey(kind, path)
    told = {"title": kind.title(journey), "standing": kind.standing(journey, spoken())}
    return say("travel-what", **told), journey.over


def kept(kind: Kind[Any]) -> list[Path]:
    """Those in our folder, the one played last first."""
    return newest_first(folder().glob(f"*{kind.suffix}"))


def new_path(kind: Kind[Any], which: str) -> Path:
    """A readable name in our folder that nobody has yet."""
    return free_path(f"{time.strftime('%Y-%m-%d')}-{which}", kind.suffix)


def _beside(path: Path) -> Path:
    """The next free name beside a file."""
    number = 2
    while (found := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return found


class JourneySaver(Keeper):
    """Keeps one journey; the battle that runs is followed answer by answer."""

    backed_up = False  # every earlier state is the same file with fewer lines

    def __init__(
        self,
        kind: Kind[Any],
        path: Path,
        journey: AnyJourney,
        *,
        read_with: dict[str, str] | None = None,
    ) -> None:
        """`read_with`: it was just read from there, and bots had these seats."""
        super().__init__(path, trusted=True)
        self.kind = kind
        self.journey = journey
        self._text = ""  # as it was written whole for the last time
        self._told: list[str] = []  # and its answers
        self._stage: tuple[object, int, bool] | None = None  # and where it stood
        self._on_disk = None if read_with is None else self._now(read_with)
        self._whole = True  # what is on the disk has all comments and checks

    def _now(self, seats: dict[str, str]) -> tuple[object, list[str], dict[str, str]]:
        return self.journey.plan, self.journey.answers, dict(seats)

    def write(self, game: Game, seats: dict[str, str]) -> str:
        """Answer in the journey what was answered, or taken back, in its battle; save."""
        self.follow(game.answers)
        return self.save(seats)

    def follow(self, answers: list[str]) -> None:
        journey = self.journey
        if journey.battle is None:
            return
        there = journey.battle.answers
        same = next(
            (n for n, pair in enumerate(zip(there, answers, strict=False)) if pair[0] != pair[1]),
            min(len(there), len(answers)),
        )
        for _ in there[same:]:
            journey.undo()
        for key in answers[same:]:
            journey.choose(key)

    def save(self, seats: dict[str, str], *, whole: bool = False) -> str:
        """Returns a message if there is something to say about it.

        Who only looks leaves the file as it is: it may have comments of their own.
        """
        now = self._now(seats)
        if now == self._on_disk and (self._whole or not whole):
            return ""
        self.kind.date(self.journey, date.today().isoformat())
        said = self._keep(self.text(whole=whole), seats, lambda: _beside(self.path))
        if not self.trouble:
            self._on_disk, self._whole = now, self._told == now[1]
        return said

    def text(self, *, whole: bool = True) -> str:
        """All of it; unless it must be whole, the newest answers stand there without comments.

        To write comments and checks is to play everything again, which takes too long for each
        answer of a long journey.
        """
        journey = self.journey
        answers, told = journey.answers, len(self._told)
        stage = (journey.plan, journey.number, journey.battle is None)
        if whole or stage != self._stage or answers[:told] != self._told:
            self._text = self.kind.write(journey)
            self._told, self._stage = answers, stage
            return self._text
        return self._text + "".join(f"{key}\n" for key in answers[told:])
