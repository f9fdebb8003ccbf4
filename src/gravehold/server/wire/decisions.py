"""A question of the game as a client shows it: words, and the thing on the table each option is."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from gravehold.kernel.view import View
from gravehold.modes.journey import Journey
from gravehold.table.asking import Choice, asked_alone, asked_of
from gravehold.table.places import BUTTON

from ..words import wording
from .types.messages import Decision, Option

OWN_TURN = ("main", "casting")
STEPS = {
    "play": "play",
    "gain": "gain",
    "gain-on": "gain",
    "focus": "spend",
    "open": "spend",
    "charge": "spend",
    "charge-ally": "spend",
    "prep": "prep",
    "cast": "cast",
}

J = TypeVar("J", bound=Journey[Any])
J_contra = TypeVar("J_contra", bound=Journey[Any], contravariant=True)


def decision_of(view: View, lang: str, *, mine: bool, bot: bool = False) -> Decision | None:
    """What is asked, None in a finished game; nobody needs to see what a bot may choose from."""
    if view.decision is None:
        return None
    asked = asked_alone(view) if bot else asked_of(view)
    found = []
    for choice in () if bot else asked.choices:
        text, note = wording.label(view, choice, lang)
        target, *also = choice.places
        found.append(
            Option(
                key=choice.key,
                verb=choice.verb,
                step=_step(asked.kind, choice),
                label=text,
                detail=note,
                card=choice.id,
                target=target,
                also=also,
            )
        )
    prompt = wording.prompt(view, lang)
    return Decision(list(view.asked.seats), mine, asked.kind, prompt, asked.source, found)


def _step(kind: str, choice: Choice) -> str:
    """Gems first: they pay for the rest."""
    if kind not in OWN_TURN:
        return ""
    gem = choice.verb == "play" and choice.card is not None and choice.card.type == "gem"
    return "gems" if gem else STEPS.get(choice.verb, "")


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
        found.append(
            Option(
                key=key,
                verb=key.split()[0],
                step="",
                label=text,
                detail=note,
                card=id_,
                target=f"{where}:{id_}" if where else BUTTON,
                also=[],
            )
        )
    prompt = words.prompt(journey, lang)
    return Decision(list(asked.seats), mine, asked.kind, prompt, "", found)
