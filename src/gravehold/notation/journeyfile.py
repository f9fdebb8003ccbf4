"""The text of a journey after its header: its keys, those of its battles among them, in one row.

Every kind of journey is written and replayed like this; what a kind says for itself is its `Kind`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from gravehold.kernel.errors import BadFile, GraveholdError, Phrase, phrase
from gravehold.modes.journey import Journey

from .chronicle import turn_comments
from .headed import Answer
from .provenance import SHORT, check, check_of

J = TypeVar("J", bound=Journey[Any])


class Kind(NamedTuple):
    """What one kind of journey adds."""

    what: str  # as messages call it
    heading: Callable[[Any], str]  # the comment at the beginning of a try
    standing: Callable[[Any], object]  # what tells its states apart, whatever the version


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


# Writing


def told(journey: Journey[Any], answers: Sequence[str], kind: Kind) -> tuple[list[str], str]:
    """The lines and checks of a journey that stands at its beginning and collects events."""
    lines, number = _headings(journey, kind, 0)
    checks = [check_after(journey, "", kind)]
    for key in answers:
        battle = journey.battle
        lines.append(key)
        journey.choose(key)
        checks.append(check_after(journey, key, kind))
        fighting = battle or journey.battle
        if fighting is not None:
            lines += turn_comments(fighting)
        more, number = _headings(journey, kind, number)
        lines += more
    return lines, "".join(checks)


def _headings(journey: Journey[Any], kind: Kind, told: int) -> tuple[list[str], int]:
    """The heading of a battle that has not had one, and how many have."""
    number = journey.rules.number(journey.state)
    if number == told or journey.over:
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
