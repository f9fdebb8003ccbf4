"""What the terminal must know of a kind of journey; all else is the same for every kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from gravehold.cli.commands.cards import find_cards
from gravehold.cli.library import library, printed
from gravehold.cli.saves.games import JOURNEYS
from gravehold.cli.terminal.screen import Screen
from gravehold.kernel.definitions import Definition
from gravehold.modes.journey import Journey
from gravehold.notation.journeyfile import Files
from gravehold.words.options import Label

J = TypeVar("J", bound=Journey[Any])
Step = tuple[J, Any]  # a journey and the answer that led there


class Part(NamedTuple):
    """A heading and what stands below it."""

    heading: str
    lines: list[str]


Look = Callable[[J, str], list[Part]]  # what was typed behind the command


class Kind(ABC, Generic[J]):
    """Files, words and pictures of one kind of journey."""

    files: Files
    name: ClassVar[str]  # its command, and how its files end
    helped: ClassVar[tuple[str, ...]] = ()  # messages on what an answer can look like
    looks: Mapping[str, Look[J]]  # what can be looked at, by command

    @property
    def suffix(self) -> str:
        return f".{self.name}"

    # Files

    def replay(self, text: str, file: str) -> J:
        """As a file tells it."""
        journey: J = self.files.replay(text, file, library())
        return journey

    def replayed(
        self, text: str, file: str, until: int | None
    ) -> tuple[str, dict[str, Any], Iterator[Step[J]]]:
        """Its version and header; then it is there at its beginning and after each answer."""
        read = self.files.read(text, file, library())
        steps = self.files.replayed(read, until=until, events=True)
        return read.version, msgspec.to_builtins(read.plan), steps

    def date(self, journey: J, day: str) -> None:
        """What has happened since it was last written down happened on this day."""
        del journey, day

    def write(self, journey: J) -> str:
        """The text of a file."""
        return self.files.write(journey)

    def chronicle(self, journey: J, number: int) -> str:
        """A battle, counted over all of them, that stands alone."""
        return self.files.battle_chronicle(journey, number, printed())

    @abstractmethod
    def document(self, journey: J) -> dict[str, Any]:
        """Where it stands, for programs: what players may know."""

    # Words

    @abstractmethod
    def title(self, journey: J) -> str: ...

    @abstractmethod
    def standing(self, journey: J, lang: str) -> str: ...

    @abstractmethod
    def prompt(self, journey: J, lang: str) -> str: ...

    @abstractmethod
    def label(self, journey: J, key: str) -> Label:
        """An answer, what it leads to, and the text of what it is about."""

    @abstractmethod
    def told(self, before: J, after: J, lang: str) -> list[str]:
        """What an answer changed."""

    @abstractmethod
    def thing_of(self, journey: J, key: str) -> str:
        """The id of what an answer is about, '' if of nothing."""

    def explains(self, journey: J) -> bool:
        """Whether each option is told at length, where there is room for it."""
        del journey
        return False

    def explained(self, journey: J, key: str) -> list[str]:
        """An answer in full, where more can be said than what a card says."""
        del journey, key
        return []

    # The story

    @abstractmethod
    def before_battle(self, journey: J) -> str: ...

    @abstractmethod
    def after_battle(self, journey: J) -> str: ...

    def opening(self, journey: J) -> str:
        """What is told to those who sit down."""
        return "" if journey.undoable else self.before_battle(journey)

    def arrival(self, before: J, after: J) -> str:
        """What is told when an answer between battles has led somewhere."""
        del before, after
        return ""

    def story(self, journey: J, which: str) -> list[str]:
        """What was told after the last battle, and before the one at hand."""
        del which
        return [self.after_battle(journey), "" if journey.over else self.before_battle(journey)]

    # What there is to see

    @abstractmethod
    def road(self, journey: J) -> Part: ...

    @abstractmethod
    def chosen(self, journey: J) -> Part:
        """What is shown above a question."""

    @abstractmethod
    def everything(self, journey: J) -> Iterator[Part]: ...

    @abstractmethod
    def example(self, journey: J) -> str:
        """A card to be named in a hint on what to type."""

    def find_cards(self, journey: J, wanted: str) -> list[Definition]:
        """What may be looked up."""
        del journey
        return find_cards(wanted)

    def set_out(self, screen: Screen, journey: J) -> Iterator[J]:
        """What is settled before the first answer; each time it is there anew, it is saved."""
        del screen, journey
        yield from ()


def kind_named(name: str) -> Kind[Any]:
    """Those that there are."""
    from .campaign import CAMPAIGNS
    from .expedition import EXPEDITIONS

    kinds: dict[str, Kind[Any]] = {kind.name: kind for kind in (EXPEDITIONS, CAMPAIGNS)}
    return kinds[name]


def kind_of(path: Path) -> Kind[Any] | None:
    """By the name of a file."""
    return kind_named(path.suffix[1:]) if path.suffix in JOURNEYS else None
