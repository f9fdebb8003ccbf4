"""What is asked, of whom, and every legal answer; keys are made when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from typing import Any, Final

from .codex import Codex
from .errors import LONGEST_NAME, IllegalChoice, nearest
from .state import NO_CARD, Question, RawOption, State
from .verbs import VERBS, Verb
from .zones import SLOTS


def seat_name(seat: int) -> str:
    return f"p{seat + 1}"


class Option:
    """One legal answer. Equal to another option with the same key."""

    __slots__ = ("_key", "decision", "index", "raw")

    def __init__(self, decision: Decision, index: int) -> None:
        self.decision = decision
        self.index = index
        self.raw: RawOption = decision.question.options[index]
        self._key = ""

    @property
    def key(self) -> str:
        """Its name, the same in every language and version (docs/notation.md)."""
        if not self._key:
            self._key = key_of(self.decision, self.index)
        return self._key

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def __str__(self) -> str:
        return self.key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class Options(Set[Option]):
    """A set in a fixed order; `in` takes an option or a key."""

    __slots__ = ("_all", "_by_key", "decision")

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._all: list[Option] | None = None
        self._by_key: dict[str, Option] | None = None

    def _items(self) -> list[Option]:
        if self._all is None:
            self._all = [Option(self.decision, i) for i in range(len(self))]
        return self._all

    def by_key(self) -> dict[str, Option]:
        if self._by_key is None:
            self._by_key = {option.key: option for option in self._items()}
        return self._by_key

    def find(self, key: str) -> Option | None:
        """The option a key names; a seat that goes without saying may be said or left out."""
        if self._by_key is None and (index := _index_of(self.decision, key)) >= 0:
            return self[index]
        found = self.by_key()
        if key in found:
            return found[key]
        if key in ("none", "done"):
            return found.get("done" if key == "none" else "none")
        words = key.split(" ")
        if len(words) == 2 and len(self.decision.seats) == 1:
            return found.get(f"{words[0]} {self.decision.seats[0]} {words[1]}")
        if len(words) == 3 and words[1] in self.decision.seats:
            return found.get(f"{words[0]} {words[2]}")
        return None

    def __len__(self) -> int:
        return len(self.decision.question.options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._items())

    def __getitem__(self, index: int) -> Option:
        if self._all is None and type(index) is int and index >= 0:
            return Option(self.decision, index)  # most who choose look at one alone
        return self._items()[index]

    def __contains__(self, item: object) -> bool:
        if isinstance(item, str):
            return self.find(item) is not None
        return isinstance(item, Option) and item.key in self.by_key()

    def __repr__(self) -> str:
        return "{" + ", ".join(self.by_key()) + "}"

    @classmethod
    def _from_iterable(cls, it: Any) -> Any:  # set operations give plain sets
        return set(it)


class Decision:
    """A question of the game at one moment."""

    __slots__ = ("_state", "codex", "options", "question")

    def __init__(self, state: State, codex: Codex, question: Question) -> None:
        self._state = state
        self.codex = codex
        self.question = question
        self.options = Options(self)

    @property
    def kind(self) -> str:
        """What sort of question it is: main, casting, target, player, may, or, ..."""
        return self.question.kind

    @property
    def seats(self) -> tuple[str, ...]:
        """Who may answer; several when the players decide together."""
        return tuple(seat_name(seat) for seat in self.question.seats)

    def keep(self, state: State) -> None:
        """Read from a copy of the position from now on: the game goes on."""
        self._state = state

    def option(self, choice: object) -> Option:
        """The option of this key or number, or itself; else an error names the legal ones."""
        if isinstance(choice, Option):
            choice = choice.key
        if isinstance(choice, int) and not isinstance(choice, bool):
            if 0 <= choice < len(self.options):
                return self.options[choice]
            raise IllegalChoice("error-option-number", number=str(choice), n=len(self.options))
        if not isinstance(choice, str):
            raise IllegalChoice("error-answer-type", type=type(choice).__name__)
        found = self.options.find(" ".join(choice.split()))
        if found is None:
            keys = list(self.options.by_key())
            near = nearest(choice, keys)
            raise IllegalChoice(
                "error-illegal", choice=choice[:LONGEST_NAME], near=near, legal=", ".join(keys)
            )
        return found

    def card_name(self, card: int) -> str:
        return self.codex.called[self._state.kind[card]]

    def slots(self, raw: RawOption) -> tuple[int, ...]:
        """The breaches an option names, or those its prepped spell lies on."""
        verb = VERBS[raw[0]]
        named = verb.part(raw, "slots")
        if named is not None:
            return tuple(named)
        card, seat = verb.part(raw, "card"), verb.part(raw, "seat")
        if card is None:
            slot = verb.part(raw, "slot")
            return () if slot is None else (slot,)
        base = 4 * (self.question.seats[0] if seat is None else seat)
        return tuple(slot for slot in SLOTS if card in self._state.prepped[base + slot])

    def source(self) -> str:
        """The id of the card or mat that asks, '' for the rules themselves."""
        ctx = self._state.stack[-1][1]
        return self.card_name(ctx.card) if 0 <= ctx.card < len(self._state.kind) else ""

    def __repr__(self) -> str:
        return f"<{self.kind} {'/'.join(self.seats)}: {self.options!r}>"


# Keys


def key_of(decision: Decision, index: int) -> str:
    """The key of one option; a second one that would read the same gets `#2` behind its name."""
    options = decision.question.options
    option = options[index]
    key = _written(decision, option, "")
    twins = 1
    for earlier in options[:index]:
        if earlier[0] == option[0] and len(earlier) == len(option):
            twins += _written(decision, earlier, "") == key
    return key if twins == 1 else _written(decision, option, f"#{twins}")


def _index_of(decision: Decision, key: str) -> int:
    """Which option has a key, -1 none, without the keys of all: of a game that is replayed each
    answer is looked for once. The last one, as among all keys."""
    options = decision.question.options
    for index in range(len(options) - 1, -1, -1):
        word = _FORMS[options[index][0]][0]
        if key.startswith(word) and key_of(decision, index) == key:
            return index
    return -1


def _written(decision: Decision, raw: RawOption, mark: str) -> str:
    word, pieces = _FORMS[raw[0]]
    for lead, write in pieces:
        if said := write(decision, raw, mark):
            word = f"{word}{lead}{said}" if word else said
    return word


# How each part of a form is written; the places in the tuple are looked up once per verb.

Write = Callable[[Decision, RawOption, str], str]


def _seat(verb: Verb) -> Write:
    at = verb.at("seat")
    return lambda d, raw, mark: seat_name(raw[at])


def _seat_if_unclear(verb: Verb) -> Write:
    at = verb.at("seat")
    if not at:
        return lambda d, raw, mark: ""
    return lambda d, raw, mark: "" if d.question.seats == (raw[at],) else seat_name(raw[at])


def _ally(verb: Verb) -> Write:
    at = verb.at("seat")
    return lambda d, raw, mark: "" if raw[at] == d.question.seats[0] else seat_name(raw[at])


def _card(verb: Verb) -> Write:
    pile = verb.at("pile")
    if pile:
        return lambda d, raw, mark: d.codex.ids[d.codex.pile_kinds[raw[pile]]]
    at = verb.at("card")
    return lambda d, raw, mark: f"{d.card_name(raw[at])}{mark}"


def _card_if_any(verb: Verb) -> Write:
    at = verb.at("card")
    return lambda d, raw, mark: "" if raw[at] == NO_CARD else f"{d.card_name(raw[at])}{mark}"


def _body(verb: Verb) -> Write:
    """A part of the nemesis is called by what all of them are called, and which one it is."""
    at = verb.at("card")

    def write(d: Decision, raw: RawOption, mark: str) -> str:
        body: Any = d.codex.definitions[d.codex.number[d.card_name(raw[at])]]
        return f"{body.subtype} {body.label}"

    return write


def _word(verb: Verb) -> Write:
    at = verb.at("word")
    return lambda d, raw, mark: str(raw[at])


def _label(verb: Verb) -> Write:
    """A card that is called after the zone it lies in, by the rest of its name."""
    at, word = verb.at("card"), verb.at("word")

    def write(d: Decision, raw: RawOption, mark: str) -> str:
        return f"{d.card_name(raw[at]).removeprefix(f'{raw[word]}-')}{mark}"

    return write


def _slots(verb: Verb) -> Write:
    return lambda d, raw, mark: "+".join(str(slot + 1) for slot in d.slots(raw))


def _number(verb: Verb) -> Write:
    at = verb.at("n")
    return lambda d, raw, mark: str(raw[at]) if at < len(raw) else ""


def _turn(verb: Verb) -> Write:
    at = verb.at("turn")
    return lambda d, raw, mark: d.codex.turn_names[raw[at]]


def _source(verb: Verb) -> Write:
    source, n = verb.at("source"), verb.at("n")
    return lambda d, raw, mark: d.codex.source_id(raw[source], raw[n])


def _space(verb: Verb) -> Write:
    """A space of a board, or the gap between two of them, behind the name of the board."""
    at, n = verb.at("board"), verb.at("n")

    def write(d: Decision, raw: RawOption, mark: str) -> str:
        return f"{raw[at]} {d.codex.tables.space_name(raw[0], raw[at], raw[n])}"

    return write


def _link(verb: Verb) -> Write:
    at, n = verb.at("board"), verb.at("n")
    return lambda d, raw, mark: d.codex.tables.space_name("link", raw[at], raw[n])


def _place(verb: Verb) -> Write:
    """A space of a board without the name of the board."""
    at, n = verb.at("board"), verb.at("n")
    return lambda d, raw, mark: d.codex.tables.space_name(raw[0], raw[at], raw[n])


def _paid(verb: Verb) -> Write:
    """What it is paid with, where that tells two actions apart."""
    at = verb.at("paid")
    return lambda d, raw, mark: str(raw[at]) if at < len(raw) else ""


WRITERS: Final[dict[str, Callable[[Verb], Write]]] = {
    "SEAT": _seat,
    "[SEAT]": _seat_if_unclear,
    "[ALLY]": _ally,
    "CARD": _card,
    "[CARD]": _card_if_any,
    "WORD": _word,
    "LABEL": _label,
    "BODY": _body,
    "SLOT": _slots,
    "SLOTS": _slots,
    "NUMBER": _number,
    "[NUMBER]": _number,
    "TURN": _turn,
    "SOURCE": _source,
    "SPACE": _space,
    "PLACE": _place,
    "LINK": _link,
    "[PAID]": _paid,
}


def _compiled(name: str, verb: Verb) -> tuple[str, tuple[tuple[str, Write], ...]]:
    """The word of a key, and how each of its parts is written, with what stands before it."""
    pieces = [
        ("." if i else " ", WRITERS[part](verb))
        for group in verb.form.split()
        for i, part in enumerate(group.split("."))
    ]
    return name if verb.word is None else verb.word, tuple(pieces)


_FORMS: Final = {name: _compiled(name, verb) for name, verb in VERBS.items()}
