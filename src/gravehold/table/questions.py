"""Every kind of question: what those who put it into words or answer it need to know of it."""

from __future__ import annotations

import msgspec


class QuestionKind(msgspec.Struct, frozen=True):
    """A kind of question; a new one is an entry here and its words (`ask-<kind>`)."""

    of_turn: bool = False  # a step of the running turn, not of a card
    told: bool = False  # the card's own words are needed to understand it
    picks: bool = False  # cards are picked, perhaps several in turn
    names_it: bool = False  # it is about a card found before
    number: str = ""  # the field of the effect with the quantity it asks about


def question(kind: str) -> QuestionKind:
    """What is known about a kind; what definitions bring is asked for by what it is called."""
    return QUESTIONS.get(kind, PART)


PART = QuestionKind(told=True)
QUESTIONS: dict[str, QuestionKind] = {
    # the course of a turn
    "main": QuestionKind(of_turn=True),
    "casting": QuestionKind(of_turn=True),
    "order": QuestionKind(of_turn=True),
    "tutorial": QuestionKind(of_turn=True),
    "turn": QuestionKind(),
    "ability": QuestionKind(),
    "resolve": QuestionKind(),
    # whom, or what
    "player": QuestionKind(told=True, names_it=True),
    "target": QuestionKind(number="amount"),
    "divide": QuestionKind(number="amount"),
    "suffer": QuestionKind(number="amount"),
    "heal": QuestionKind(number="amount"),
    "charge": QuestionKind(number="amount"),
    "lose-charges": QuestionKind(),
    "draw": QuestionKind(number="n"),
    "give": QuestionKind(),
    "minion": QuestionKind(told=True),
    "flip": QuestionKind(told=True),
    "turn-order": QuestionKind(told=True),
    "space": QuestionKind(told=True),
    "bridge": QuestionKind(told=True),
    "spell": QuestionKind(told=True),
    "pile": QuestionKind(told=True),
    # whether
    "may": QuestionKind(names_it=True),
    "may-pay": QuestionKind(names_it=True),
    "or": QuestionKind(),
    "count": QuestionKind(told=True),
    # cards and breaches
    "discard": QuestionKind(told=True, picks=True),
    "destroy": QuestionKind(told=True, picks=True),
    "degrade": QuestionKind(told=True),
    "flaw": QuestionKind(told=True),
    "take": QuestionKind(told=True, picks=True),
    "putondeck": QuestionKind(told=True, picks=True),
    "choose": QuestionKind(told=True),
    "exchange": QuestionKind(told=True, picks=True),
    "return": QuestionKind(),
    "gain": QuestionKind(told=True),
    "focus": QuestionKind(told=True),
    "prep": QuestionKind(told=True),
    "cast": QuestionKind(told=True),
    "attach": QuestionKind(told=True),
    "destroy-breach": QuestionKind(told=True),
    "in-play": QuestionKind(told=True),
    "open": QuestionKind(told=True),
    "replace-breach": QuestionKind(told=True),
}
