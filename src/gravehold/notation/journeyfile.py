"""The text of a journey after its header: its keys, those of its battles among them, in one row.

Every kind of journey is written and replayed like this; what a kind says for itself is its `Kind`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from gravehold.content.box import Library
from gravehold.kernel.errors import BadFile, GraveholdError, Phrase, phrase
from gravehold.kernel.game import Game
from gravehold.kernel.rules import REVISION
from gravehold.modes.journey import Journey

from .chronicle import turn_comments
from .fields import quoted
from .headed import Answer, Headed
from .provenance import SHORT, check, check_of

J = TypeVar("J", bound=Journey[Any])

ORDINALS = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Kind(NamedTuple):
    """What one kind of journey adds."""

    what: str  # as messages call it
    heading: Callable[[Any], str]  # the comment at the beginning of a try
    standing: Callable[[Any], object]  # what tells its states apart, whatever the version
    at_fight: bool = False  # the comment stands after the word to fight, not before the choices


class Files(Protocol):
    """A kind of journey as texts: the functions of the module that has them."""

    def read(self, text: str, file: str, library: Library, /) -> Any: ...
    def write(self, journey: Any, /) -> str: ...
    def replay(self, text: str, file: str, library: Library, /) -> Any: ...
    def replayed(self, text: Any, /, *, until: int | None, events: bool) -> Iterator[Any]: ...
    def battle_chronicle(self, journey: Any, number: int, library: Library, /) -> str: ...


class Checks(NamedTuple):
    """Two letters for the beginning of a journey, and for each answer and what came of it."""

    letters: str
    line: int  # where they stand
    version: str  # which program wrote them

    def agree(self, number: int, found: str) -> bool:
        """Whether it is so after that many answers; beyond its end nothing is said."""
        told = self.letters[SHORT * number : SHORT * (number + 1)]
        return not told or told == found

    def refusal(self) -> Phrase:
        return phrase("file-checks-differ", version=self.version or "?")


def check_after(journey: Journey[Any], key: str, kind: Kind) -> str:
    """Of an answer and what came of it."""
    battle = journey.battle
    return check([key, kind.standing(journey) if battle is None else check_of(battle)])


class JourneyHeaded(Headed):
    """Reads the header of a journey."""

    def revision(self) -> int:
        """Of how the books are read: what was written before there were any has none."""
        if "revision" in self.values:
            return self.whole("revision")
        return 0 if "version" in self.values or "checks" in self.values else REVISION

    def checks(self) -> Checks:
        value, line = self.values.get("checks", ""), self.lines.get("checks", 1)
        if not re.fullmatch(f"(?:[0-9a-f]{{{SHORT}}})*", value):
            self.fail(line, phrase("file-checks", value=quoted(value)))
        return Checks(value, line, self.values.get("version", ""))


# Writing


def tried(battle: str, attempt: int, foe: str) -> str:
    """'battle 1: Experiment 153', 'battle 1, second try'."""
    if attempt == 1:
        return f"{battle}: {foe}"
    again = attempt - 2
    which = f"{ORDINALS[again]} try" if again < len(ORDINALS) else f"try {attempt}"
    return f"{battle}, {which}"


def told(journey: Journey[Any], answers: Sequence[str], kind: Kind) -> tuple[list[str], str]:
    """The lines and checks of a journey that stands at its beginning and collects events."""
    lines, number = _headings(journey, kind, 0)
    checks = [check_after(journey, "", kind)]
    for key in answers:
        battle = journey.battle
        lines.append(key)
        journey.choose(key)
        checks.append(check_after(journey, key, kind))
        more, number = _headings(journey, kind, number)
        fighting = battle or journey.battle
        turns = [] if fighting is None else list(turn_comments(fighting))
        lines += [*more, *turns] if kind.at_fight else [*turns, *more]
    return lines, "".join(checks)


def _headings(journey: Journey[Any], kind: Kind, told: int) -> tuple[list[str], int]:
    """The heading of a battle that has not had one, and how many have."""
    number = journey.number
    early = kind.at_fight and journey.battle is None
    if number == told or journey.over or early:
        return [], told
    return [f"# {kind.heading(journey)}"], number


def check_writable(journey: Journey[Any]) -> None:
    """An error if its answers do not tell it."""
    if journey.written:
        raise GraveholdError("file-written-journey")
    if not journey.record:
        raise GraveholdError("file-no-answers")


# Replaying


def replayed(
    journey: J, answers: Sequence[Answer], file: str, checks: Checks, kind: Kind
) -> Iterator[tuple[J, Answer | None]]:
    """The one journey, which stands at its beginning, there and after each answer."""
    if not checks.agree(0, check_after(journey, "", kind)):
        raise BadFile.at(file, checks.line, checks.refusal())
    yield journey, None
    for number, answer in enumerate(answers, 1):
        if journey.over:
            raise BadFile.at(file, answer.line, phrase("file-journey-over", what=kind.what))
        try:
            option = journey.asked.option(answer.key)
            journey.choose(option)
        except GraveholdError as error:
            raise BadFile.at(file, answer.line, error) from None
        if not checks.agree(number, check_after(journey, option.key, kind)):
            raise BadFile.at(file, answer.line, checks.refusal())
        yield journey, answer


# A battle alone


def battle_of(journey: J, number: int, begun: Callable[[], J]) -> Game:
    """A battle counted over all of them, which may be long over; `begun` begins it anew."""
    check_writable(journey)
    over = journey.number - 1
    there = over + (journey.battle is not None)
    if not 1 <= number <= there:
        raise GraveholdError("error-battle-number", number=str(number), n=there)
    last = journey.fought if number == over else journey.battle
    if number >= over and last is not None:
        return last
    again = begun()
    for key in journey.answers:
        again.choose(key)
        if again.number > number:
            break
    assert again.fought is not None
    return again.fought
