"""One sentence that says who must do what, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gravehold.kernel.nodes.breaches import DestroyBreach
from gravehold.kernel.run import Run
from gravehold.kernel.state import NO_CARD, NOBODY, Ctx
from gravehold.kernel.view import View

from . import english
from .names import name
from .things import PHASES, aether_words, card_name, seat_words

BECAUSE = {
    "nemesis-slain": "{nemesis} is slain",
    "nemesis-spent": "{nemesis} has no cards left, in its deck or in play",
    "gravehold-fallen": "Gravehold has fallen",
    "all-exhausted": "all mages are exhausted",
    "nemesis-rule": "the rules of {nemesis} say so",
}


class Asked(NamedTuple):
    """A question with the effect that asks it."""

    view: View
    node: Any
    ctx: Ctx
    picks: tuple[Any, ...]

    def value(self, field: str) -> int:
        """A quantity of the effect as it stands now."""
        return Run(self.view.state, self.view.codex).value(getattr(self.node, field), self.ctx)

    @property
    def phrase(self) -> str:
        """The effect in words, '' for a step of the rules."""
        if type(self.node) not in english.EFFECTS:
            return ""
        found = card_name(self.view, self.ctx.it) if self.ctx.it != NO_CARD else "that card"
        return english.phrase(self.node, self.voice._replace(it=found))

    @property
    def voice(self) -> english.Voice:
        return english.PLAYERS if self.ctx.you == NOBODY else english.YOU

    @property
    def done(self) -> str:
        """How many of several cards have been picked."""
        moved = self.picks[0] if self.picks and isinstance(self.picks[0], int) else 0
        return f" ({moved} done)" if moved else ""


def prompt(view: View) -> str:
    """'p1 Garu, main phase, 3 aether: choose an action.'"""
    decision, s = view.asked, view.state
    node, ctx, picks = s.stack[-1]
    asked = Asked(view, node, ctx, picks)
    parts = [deciders(view)]
    if decision.kind in ("main", "casting", "order", "tutorial"):
        parts.append(PHASES[s.phase])
        parts += [aether_words(view)] if decision.kind == "main" else []
    elif why := reason(view):
        parts.append(why)
    said = ASKS[decision.kind](asked)
    return f"{', '.join(parts)}: {said}"


def deciders(view: View) -> str:
    seats = view.asked.question.seats
    if len(seats) == 1:
        return seat_words(view, seats[0])
    return (
        "All players together"
        if len(seats) == view.codex.players
        else " or ".join(seat_words(view, seat) for seat in seats)
    )


def reason(view: View) -> str:
    """The card, mat or rule behind the question; '' for the course of the game itself."""
    unleash = False
    for node, ctx, _ in reversed(view.state.stack):
        kind = type(node).__name__
        unleash = unleash or kind == "UnleashDone"
        cause = ""
        if ctx.card != NO_CARD:
            cause = card_name(view, ctx.card)
        elif kind in ("ExcessToGravehold", "DestroyBreach") and ctx.you != NOBODY:
            cause = f"{name(view.codex.mages[ctx.you].id)} is exhausted"
        elif kind in ("MainPhase", "NextTurn", "CastingPhase", "NemesisMain", "NemesisDraw"):
            break
        elif ctx.you != NOBODY and not unleash and not isinstance(node, DestroyBreach):
            ability = view.codex.abilities[ctx.you]
            cause = name(ability.id) if ability else ""
        if cause:
            return f"{name(view.codex.mat.id)} unleashes ({cause})" if unleash else cause
    return f"{name(view.codex.mat.id)} unleashes" if unleash else ""


def ending(view: View) -> str:
    """How the game ended."""
    outcome = view.outcome
    if outcome is None:
        return ""
    because = BECAUSE[outcome.because].format(nemesis=name(view.codex.mat.id))
    return f"The players have {'won' if outcome.won else 'lost'}: {because}."


# What is asked, by kind of question


def _sentence(asked: Asked, question: str) -> str:
    """What the effect says, then what has to be picked."""
    said = asked.phrase
    return f"{said}.{asked.done} {question}" if said else question


def _effect(question: str) -> Callable[[Asked], str]:
    return lambda asked: _sentence(asked, question)


def _casting(asked: Asked) -> str:
    if "done" in asked.view.asked.options:
        return "cast a prepped spell, or go on to the main phase."
    return "spells on closed breaches must be cast; which one next?"


def _target(asked: Asked) -> str:
    damage = asked.value("amount") + asked.value("plus") + asked.ctx.bonus
    return f"what is dealt {damage} damage?"


def _divide(asked: Asked) -> str:
    left = asked.value("amount") - sum(part[-1] for part in asked.picks)
    return f"divide {left} damage: how much to what?"


def _suffer(asked: Asked) -> str:
    damage = asked.value("amount") if hasattr(asked.node, "amount") else asked.ctx.that
    return f"who suffers {damage} damage?"


def _amount(question: str, field: str = "amount") -> Callable[[Asked], str]:
    return lambda asked: question.format(n=asked.value(field))


def _give(asked: Asked) -> str:
    return f"who gets {card_name(asked.view, asked.ctx.it)}?"


def _may(asked: Asked) -> str:
    node, voice = asked.node, asked.voice
    if asked.ctx.it != NO_CARD:
        voice = voice._replace(it=card_name(asked.view, asked.ctx.it))
    then = f" Then {english.clause(node.then, voice.anew())}." if node.then else ""
    return f"{english.clause(node.do, voice)}?{then}"


def _ability(asked: Asked) -> str:
    ability = asked.view.codex.abilities[asked.view.asked.question.seats[0]]
    return f"use {name(ability.id)} now?" if ability else "use the ability now?"


ASKS: dict[str, Callable[[Asked], str]] = {
    "main": lambda asked: "choose an action.",
    "casting": _casting,
    "order": lambda asked: "which played card goes on the discard pile next? The last lies on top.",
    "tutorial": lambda asked: "discard an unplayed gem or relic as well?",
    "turn": lambda asked: "who takes this turn?",
    "target": _target,
    "divide": _divide,
    "suffer": _suffer,
    "heal": _amount("who gains {n} life?"),
    "charge": _amount("who gains {n} charge(s)?"),
    "lose-charges": lambda asked: "who loses charges?",
    "draw": _amount("who draws {n} card(s)?", "n"),
    "give": _give,
    "player": _effect("Which player?"),
    "may": _may,
    "may-pay": _may,
    "or": lambda asked: "choose one.",
    "discard": _effect("Which card?"),
    "destroy": _effect("Which card?"),
    "take": _effect("Which card?"),
    "putondeck": _effect("Which card?"),
    "return": lambda asked: "which revealed card goes back on the deck next? The last lies on top.",
    "gain": _effect("Which card?"),
    "focus": _effect("Which breach?"),
    "prep": _effect("Which spell, and where?"),
    "cast": _effect("Which spell?"),
    "destroy-breach": _effect("Which breach?"),
    "replace-breach": _effect("Which breach?"),
    "turn-order": _effect("Which card?"),
    "minion": _effect("Which minion?"),
    "ability": _ability,
}
