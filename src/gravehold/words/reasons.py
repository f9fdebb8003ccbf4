"""Why something cannot be done now, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gravehold.kernel.reasons import Reason, Wish
from gravehold.kernel.state import NOBODY
from gravehold.kernel.view import View

from .grammar.nouns import join
from .grammar.tone import Tone
from .locale import Arg, say
from .names import name
from .prompts import prompt
from .things import ROMAN, clause, seat_words

Args = dict[str, Arg]
Fill = Callable[[View, Reason, str], Args]
SAME = {"gain-on": "gain", "charge-ally": "charge"}  # verbs that read alike
APART = ("aether", "restricted", "price")  # each has a price of its own
NAMED = ("play", "prep", "gain", "charge", "focus", "open", "use", "ability", "thwart", "cast")


def reason_words(view: View, reason: Reason | None, lang: str = "en") -> str:
    """'1 aether short.' Of nothing in the way: that it can be done."""
    if reason is None:
        return say(lang, "reason-can")
    told = FILL.get(reason.kind, _card)(view, reason, lang)
    return say(lang, f"reason-{_message(reason)}", **told)


def why_words(view: View, reasons: Sequence[tuple[Wish, Reason | None]], lang: str = "en") -> str:
    """Why a thing cannot be used for anything; one sentence where they have a reason in common."""
    kinds = {reason.kind if reason else "" for _, reason in reasons}
    if len(kinds) == 1 and not kinds & set(APART):
        return reason_words(view, reasons[0][1], lang)
    said = []
    for wish, reason in reasons:
        told, act = reason_words(view, reason, lang), name(wish.word, lang) if wish.word else ""
        said.append(say(lang, "reason-each", verb=_verb(wish.verb), act=act, reason=told))
    return " ".join(said) if len(said) > 1 else reason_words(view, reasons[0][1], lang)


def _message(reason: Reason) -> str:
    """Some reasons are said in another way where they have nobody to name."""
    if reason.kind == "turn" and reason.seat == NOBODY and reason.word == "next":
        return "no-turn"
    return "rules-forbid" if reason.by == "rules" else reason.kind


def _verb(verb: str) -> str:
    found = SAME.get(verb, verb)
    return found if found in NAMED else "act"


def _card(view: View, reason: Reason, lang: str) -> Args:
    """The names and numbers that most reasons have."""
    return {
        "card": name(reason.card, lang) if reason.card else "",
        "breach": ROMAN[reason.slot - 1] if reason.slot else "",
        "n": reason.n,
        "rest": reason.rest,
    }


def _only(reason: Reason, lang: str) -> str:
    return say(lang, "reason-only", verb=_verb(reason.verb))


def _turn(view: View, reason: Reason, lang: str) -> Args:
    nemesis = name(view.codex.mat.id, lang)
    who = nemesis if reason.seat == NOBODY else seat_words(view, reason.seat, lang)
    return {"only": _only(reason, lang), "who": who}


def _phase(view: View, reason: Reason, lang: str) -> Args:
    return {"only": _only(reason, lang), "phase": say(lang, f"phase-{reason.word}")}


def _whose(view: View, reason: Reason, lang: str) -> Args:
    return {"who": seat_words(view, reason.seat, lang)}


def _waits(view: View, reason: Reason, lang: str) -> Args:
    return {"who": join([seat_words(view, seat, lang) for seat in reason.seats], lang)}


def _question(view: View, reason: Reason, lang: str) -> Args:
    return {"prompt": prompt(view, lang)}


def _forbidden(view: View, reason: Reason, lang: str) -> Args:
    return {"by": "" if reason.by == "rules" else name(reason.by, lang)}


def _window(view: View, reason: Reason, lang: str) -> Args:
    return {"when": reason.word}


def _price(view: View, reason: Reason, lang: str) -> Args:
    assert reason.price is not None
    return {"price": clause(reason.price, Tone(lang, foe=view.codex.mat.id)).rstrip(".")}


FILL: dict[str, Fill] = {
    "turn": _turn,
    "phase": _phase,
    "not-yours": _whose,
    "waits": _waits,
    **dict.fromkeys(("question", "not-among", "must-choose"), _question),
    "forbidden": _forbidden,
    "window": _window,
    "price": _price,
}
