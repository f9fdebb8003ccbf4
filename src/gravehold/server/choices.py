"""A question of the game as a client shows it: words, and the thing on the table each option is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.codex import MINION
from gravehold.kernel.decision import TURN_CARDS, seat_name
from gravehold.kernel.view import View

from . import wording
from .messages import Decision, Option

Raw = tuple[Any, ...]
BUTTON = "button"


def decision_of(view: View, lang: str, *, mine: bool, bot: bool = False) -> Decision | None:
    """What is asked, None in a finished game; nobody needs to see what a bot may choose from."""
    asked = view.decision
    if asked is None:
        return None
    found = []
    for option in () if bot else asked.options:
        text, note = wording.label(view, option, lang)
        target, *also = targets(view, option.raw)
        card = wording.card_of(view, option)
        found.append(Option(option.key, text, note, card, target, also))
    prompt = wording.prompt(view, lang)
    return Decision(list(asked.seats), mine, asked.kind, prompt, asked.source(), found)


def targets(view: View, raw: Raw) -> list[str]:
    """Where a click means this option; the first is the one the kernel named."""
    make = TARGETS.get(raw[0])
    return make(view, raw) if make else [BUTTON]


def _asker(view: View) -> int:
    return int(view.asked.question.seats[0])


def _equal(view: View, place: str, zone: tuple[int, ...], card: int) -> list[str]:
    """This card and its equals in the same zone: options that differ in nothing are one."""
    kinds = view.state.kind
    named = {other[-1] for other in view.asked.question.options if isinstance(other[-1], int)}
    twins = [c for c in zone if c != card and kinds[c] == kinds[card] and c not in named]
    return [f"{place}:{c}" for c in (card, *twins)]


def _in_hand(view: View, raw: Raw) -> list[str]:
    return _equal(view, "hand", view.state.hand[_asker(view)], raw[1])


def _prep(view: View, raw: Raw) -> list[str]:
    """The breach it goes to; the card itself as well."""
    seat = seat_name(_asker(view))
    return [*(f"breach:{seat}.{slot + 1}" for slot in raw[2]), *_in_hand(view, raw)]


def _zone(place: str) -> Callable[[View, Raw], list[str]]:
    def find(view: View, raw: Raw) -> list[str]:
        return _equal(view, place, getattr(view.state, place)[raw[1]], raw[2])

    return find


def _pile(view: View, raw: Raw) -> list[str]:
    return [f"pile:{view.codex.ids[view.codex.pile_kinds[raw[1]]]}"]


def _own_breach(view: View, raw: Raw) -> list[str]:
    return [f"breach:{seat_name(_asker(view))}.{raw[1] + 1}"]


def _charge(view: View, raw: Raw) -> list[str]:
    return [f"charges:{seat_name(_asker(view))}"]


def _next(view: View, raw: Raw) -> list[str]:
    """The order of cards: of played ones, or of revealed ones that go back."""
    shown = view.state.shown
    if raw[1] in shown:
        return _equal(view, "revealed", shown, raw[1])
    return _equal(view, "played", view.state.played[_asker(view)], raw[1])


def _in_play(view: View, raw: Raw) -> list[str]:
    minion = view.codex.type[view.state.kind[raw[1]]] == MINION
    return [f"{'minion' if minion else 'power'}:{raw[1]}"]


TARGETS: dict[str, Callable[[View, Raw], list[str]]] = {
    "play": _in_hand,
    "prep": _prep,
    "hand": _zone("hand"),
    "discard": _zone("discard"),
    "deck": _zone("deck"),
    "played": _zone("played"),
    "revealed": lambda view, raw: [f"revealed:{raw[2]}"],
    "next": _next,
    "gain": _pile,
    "supply": _pile,
    "focus": _own_breach,
    "open": _own_breach,
    "breach": lambda view, raw: [f"breach:{seat_name(raw[1])}.{raw[2] + 1}"],
    "cast": lambda view, raw: [f"spell:{raw[2]}"],
    "use": lambda view, raw: [f"spell:{raw[1]}"],
    "prepped": lambda view, raw: [f"spell:{raw[3]}"],
    "charge": _charge,
    "ability": lambda view, raw: [f"ability:{seat_name(raw[1])}"],
    "player": lambda view, raw: [f"player:{seat_name(raw[1])}"],
    "nemesis": lambda view, raw: ["nemesis"],
    "minion": lambda view, raw: [f"minion:{raw[1]}"],
    "in-play": _in_play,
    "thwart": lambda view, raw: [f"power:{raw[1]}"],
    "turn-order": lambda view, raw: [f"turn:{TURN_CARDS[raw[1]]}"],
}
