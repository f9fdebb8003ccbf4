"""A question of the game as a client shows it: words, and the thing on the table each option is."""

from __future__ import annotations

from gravehold.kernel.view import View
from gravehold.modes.expedition import Expedition
from gravehold.table.asking import asked_of
from gravehold.table.places import BUTTON

from . import journeywording, wording
from .messages import Decision, Option

PILES = ("banish", "recall", "take")


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


def question_of(journey: Expedition, lang: str, *, mine: bool, bot: bool = False) -> Decision:
    """The same of what a journey asks between its battles."""
    asked = journey.asked
    found = []
    for key in () if bot else asked.options.by_key():
        text, note = journeywording.label(journey, key, lang)
        found.append(Option(key, text, note, *_about(key), []))
    prompt = journeywording.prompt(journey, lang)
    return Decision(list(asked.seats), mine, asked.kind, prompt, "", found)


def _about(key: str) -> tuple[str, str]:
    """The id of what an answer is about, and where it is found."""
    verb, *rest = key.split(" ")
    if not rest or verb == "reward":
        return "", BUTTON
    where = "pile" if verb in PILES else "treasure" if verb == "treasure" else "mage"
    return rest[-1], f"{where}:{rest[-1]}"
