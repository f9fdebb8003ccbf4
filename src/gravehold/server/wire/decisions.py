"""A question of the game as a client shows it: words, and the thing on the table each option is."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from gravehold.kernel.view import View
from gravehold.modes.journey import Journey
from gravehold.table.asking import asked_of
from gravehold.table.places import BUTTON

from ..words import wording
from .types.messages import Decision, Option

J = TypeVar("J", bound=Journey[Any])
J_contra = TypeVar("J_contra", bound=Journey[Any], contravariant=True)


def decision_of(view: View, lang: str, *, mine: bool, bot: bool = False) -> Decision | None:
    """What is asked, None in a finished game; nobody needs to see what a bot may choose from."""
    if view.decision is None:
        return None
    asked = asked_of(view)
    found = []
    for choice in () if bot else asked.choices:
        text, note = wording.label(view, view.asked.options[choice.index], lang)
        target, *also = choice.places
        found.append(Option(choice.key, text, note, choice.id, target, also))
    prompt = wording.prompt(view, lang)
    return Decision(list(view.asked.seats), mine, asked.kind, prompt, asked.source, found)


class Words(Protocol[J_contra]):
    """What a kind of journey says about its questions."""

    def prompt(self, journey: J_contra, lang: str) -> str: ...
    def label(self, journey: J_contra, key: str, lang: str) -> tuple[str, str]: ...
    def about(self, key: str) -> tuple[str, str]: ...


def question_of(
    journey: J, words: Words[J], lang: str, *, mine: bool, bot: bool = False
) -> Decision:
    """The same of what a journey asks between its battles."""
    asked = journey.asked
    found = []
    for key in () if bot else asked.options.by_key():
        text, note = words.label(journey, key, lang)
        id_, where = words.about(key)
        found.append(Option(key, text, note, id_, f"{where}:{id_}" if where else BUTTON, []))
    prompt = words.prompt(journey, lang)
    return Decision(list(asked.seats), mine, asked.kind, prompt, "", found)
