"""A question of a journey between its battles; it is asked and answered as a game's decision is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, NamedTuple

import msgspec

from gravehold.kernel.decision import seat_name
from gravehold.kernel.errors import LONGEST_NAME, GraveholdError, IllegalChoice, nearest

FIGHT = "fight"  # a kind of question and its one answer: always the players' word
AGAIN = "lost"  # whether a lost battle is fought again: theirs as well


class Spoken(NamedTuple):
    """An answer in a player's own words, of which there is no list."""

    verb: str  # what its key begins with: 'name p1'
    form: str  # as a message writes it: 'name p1 NAME'
    wrong: Callable[[str], GraveholdError | None]  # what is wrong with the words

    def key(self, told: str) -> str:
        """The key meant, blanks at the ends of the words cut; an error if they will not do."""
        words = told.split(maxsplit=len(self.verb.split()))
        n = len(self.verb.split())
        if words[:n] != self.verb.split():
            raise IllegalChoice("error-spoken", choice=told[:LONGEST_NAME], form=self.form)
        rest = words[n].strip() if len(words) > n else ""
        why = self.wrong(rest)
        if why is not None:
            raise IllegalChoice("error-spoken-words", choice=told[:LONGEST_NAME], why=why)
        return f"{self.verb} {rest}"


class Asked(NamedTuple):
    """What the rules of a journey want to know: of whom, and every legal answer."""

    kind: str
    seats: tuple[int, ...]
    keys: tuple[str, ...]
    spoken: Spoken | None = None  # in the place of a list


class Choice(msgspec.Struct, frozen=True):
    """One legal answer."""

    key: str
    index: int

    def __str__(self) -> str:
        return self.key


class Choices(Set[Choice]):
    """All of them in a fixed order; `in` takes an answer or its key."""

    __slots__ = ("_all",)

    def __init__(self, keys: Sequence[str]) -> None:
        self._all = {key: Choice(key, index) for index, key in enumerate(keys)}

    def by_key(self) -> dict[str, Choice]:
        return self._all

    def find(self, key: str) -> Choice | None:
        return self._all.get(key)

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self._all.values())

    def __getitem__(self, index: int) -> Choice:
        return list(self._all.values())[index]

    def __contains__(self, item: object) -> bool:
        key = item.key if isinstance(item, Choice) else item
        return key in self._all

    def __repr__(self) -> str:
        return "{" + ", ".join(self._all) + "}"

    @classmethod
    def _from_iterable(cls, it: Any) -> Any:  # set operations give plain sets
        return set(it)


class Question:
    """What a journey waits for, in the shape of a game's decision."""

    __slots__ = ("_seats", "kind", "options", "spoken")

    def __init__(self, asked: Asked) -> None:
        self.kind = asked.kind
        self.options = Choices(asked.keys)
        self.spoken = asked.spoken
        self._seats = asked.seats

    @property
    def is_word(self) -> bool:
        """Whether people answer it themselves, whoever plays their seats."""
        return self.kind in (FIGHT, AGAIN)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who may answer; several when the players decide together."""
        return tuple(seat_name(seat) for seat in self._seats)

    @property
    def seat_numbers(self) -> tuple[int, ...]:
        return self._seats

    def option(self, choice: object) -> Choice:
        """The answer meant, or an error that names the legal ones."""
        key = getattr(choice, "key", choice)
        if isinstance(key, int) and not isinstance(key, bool):
            if 0 <= key < len(self.options):
                return self.options[key]
            raise IllegalChoice("error-option-number", number=str(key), n=len(self.options))
        if not isinstance(key, str):
            raise IllegalChoice("error-answer-type", type=type(key).__name__)
        if self.spoken is not None:
            return Choice(self.spoken.key(key), 0)
        found = self.options.find(" ".join(key.split()))
        if found is None:
            keys = list(self.options.by_key())
            near = nearest(key, keys)
            raise IllegalChoice(
                "error-illegal", choice=key[:LONGEST_NAME], near=near, legal=", ".join(keys)
            )
        return found

    def __repr__(self) -> str:
        what = self.options if self.spoken is None else self.spoken.form
        return f"<Question {self.kind} of {'/'.join(self.seats)}: {what!r}>"
