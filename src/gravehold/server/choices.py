"""A question of the game as a client shows it: words, and the thing on the table each option is."""

from __future__ import annotations

from gravehold.kernel.view import View
from gravehold.table.asking import asked_of

from . import wording
from .messages import Decision, Option


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
