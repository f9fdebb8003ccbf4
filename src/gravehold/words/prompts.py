"""One sentence that says who must do what, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gravehold.kernel import nodes
from gravehold.kernel.nodes.base import Effect
from gravehold.kernel.nodes.breaches import DestroyBreach
from gravehold.kernel.run import Run
from gravehold.kernel.state import NO_CARD, NOBODY, Ctx
from gravehold.kernel.view import View

from .grammar.nouns import join
from .grammar.tone import Tone
from .locale import Arg, say
from .names import name
from .things import aether_words, amount, card_name, clause, phase_words, seat_words

VOCABULARY = {
    found
    for found in vars(nodes).values()
    if isinstance(found, type) and issubclass(found, Effect) and found is not Effect
}
PLAYER_PHASES = ("main", "casting", "order", "tutorial")  # questions of the turn itself
PICKS = ("discard", "destroy", "take", "putondeck")
OF_THE_GAME = ("MainPhase", "NextTurn", "CastingPhase", "NemesisMain", "NemesisDraw")


class Asked(NamedTuple):
    """A question with the effect that asks it."""

    view: View
    node: Any
    ctx: Ctx
    picks: tuple[Any, ...]
    lang: str

    def value(self, field: str) -> int:
        """A quantity of the effect as it stands now."""
        return Run(self.view.state, self.view.codex).value(getattr(self.node, field), self.ctx)

    @property
    def tone(self) -> Tone:
        many = self.view.asked.kind in PICKS  # of one revealed card nothing would be picked
        counted = "revealed-many" if many else "card"
        foe = self.view.codex.mat.id
        it = "destroyed" if self.ctx.it in self.view.state.destroyed else "card"
        return Tone(self.lang, nemesis=self.ctx.you == NOBODY, foe=foe, counted=counted, it=it)

    @property
    def effect(self) -> str:
        """The effect in words, '' for a step of the rules."""
        if type(self.node) not in VOCABULARY:
            return ""
        return clause(self.node, self.tone)

    @property
    def done(self) -> int:
        """How many of several cards have been picked."""
        return self.picks[0] if self.picks and isinstance(self.picks[0], int) else 0


def prompt(view: View, lang: str = "en") -> str:
    """'Garu (p1), main phase, 3 aether: choose an action.'"""
    decision = view.asked
    node, ctx, picks = view.state.stack[-1]
    asked = Asked(view, node, ctx, picks, lang)
    id_, fill = ASKS[decision.kind]
    if decision.kind == "casting" and "done" not in decision.options:
        id_ = "ask-casting-must"
    what = say(lang, id_, **fill(asked))
    if decision.kind in PLAYER_PHASES:
        phase = phase_words(view, lang)
        if decision.kind == "main":
            phase = f"{phase}, {aether_words(view, lang)}"
        who = seat_words(view, decision.question.seats[0], lang)
        return _sentence(say(lang, "prompt-in-phase", who=who, phase=phase, what=what))
    frame = "prompt-one" if len(decision.question.seats) == 1 else "prompt-all"
    said = say(lang, frame, who=deciders(view, lang), what=what)
    if why := _why(asked):
        said = say(lang, "prompt-why", prompt=said.rstrip("."), why=why)
    return _sentence(said)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?")) else f"{text}."


def deciders(view: View, lang: str = "en") -> str:
    seats = view.asked.question.seats
    if len(seats) > 1 and len(seats) == view.codex.players:
        return say(lang, "deciders-all")
    return join([seat_words(view, seat, lang) for seat in seats], lang)


def _why(asked: Asked) -> str:
    """The card behind the question, and what it says where the question leaves that open."""
    why, lang = reason(asked.view, asked.lang), asked.lang
    if asked.ctx.it != NO_CARD and asked.view.asked.kind in ("may", "may-pay", "player"):
        told = card_name(asked.view, asked.ctx.it, lang)
        why = f"{why}, {told}" if why else told
    if asked.view.asked.kind in TOLD and (effect := asked.effect):
        why = say(lang, "why-effect", why=why, do=effect) if why else effect
    return say(lang, "why-done", why=why, n=asked.done) if why and asked.done else why


def reason(view: View, lang: str = "en") -> str:
    """The card, mat or rule behind the question; '' for the course of the game itself."""
    unleash = False
    nemesis = name(view.codex.mat.id, lang)
    for node, ctx, _ in reversed(view.state.stack):
        kind = type(node).__name__
        unleash = unleash or kind == "UnleashDone"
        cause = ""
        if ctx.card != NO_CARD:
            cause = card_name(view, ctx.card, lang)
        elif kind in ("ExcessToGravehold", "DestroyBreach") and ctx.you != NOBODY:
            cause = say(lang, "why-exhausted", who=name(view.codex.mages[ctx.you].id, lang))
        elif kind in OF_THE_GAME:
            break
        elif ctx.you != NOBODY and not unleash and not isinstance(node, DestroyBreach):
            ability = view.codex.abilities[ctx.you]
            cause = name(ability.id, lang) if ability else ""
        if cause:
            return say(lang, "why-unleash-of", nemesis=nemesis, card=cause) if unleash else cause
    return say(lang, "why-unleash", nemesis=nemesis) if unleash else ""


# What is asked, by kind of question

Args = dict[str, Arg]
Fill = Callable[[Asked], Args]


def _nothing(asked: Asked) -> Args:
    return {}


def _amount(key: str, noun: str, field: str = "amount") -> Fill:
    return lambda asked: {key: amount(noun, asked.value(field), asked.lang)}


def _target(asked: Asked) -> Args:
    damage = asked.value("amount") + asked.value("plus") + asked.ctx.bonus
    return {"damage": amount("damage", damage, asked.lang)}


def _divide(asked: Asked) -> Args:
    left = asked.value("amount") - sum(part[-1] for part in asked.picks)
    return {"damage": amount("damage", left, asked.lang)}


def _suffer(asked: Asked) -> Args:
    damage = asked.value("amount") if hasattr(asked.node, "amount") else asked.ctx.that
    return {"damage": amount("damage", damage, asked.lang)}


def _give(asked: Asked) -> Args:
    return {"card": card_name(asked.view, asked.ctx.it, asked.lang)}


def _may(asked: Asked) -> Args:
    return {"do": clause(asked.node, asked.tone)}


def _ability(asked: Asked) -> Args:
    ability = asked.view.codex.abilities[asked.view.asked.question.seats[0]]
    return {"ability": name(ability.id, asked.lang) if ability else "?"}


PLAIN = (
    "resolve",
    "main", "casting", "order", "tutorial", "turn", "lose-charges", "player", "or", "discard",
    "destroy", "take", "putondeck", "return", "gain", "focus", "prep", "cast", "destroy-breach",
    "replace-breach", "turn-order", "minion",
)  # fmt: skip
TOLD = (
    "player", "discard", "destroy", "take", "putondeck", "gain", "focus", "prep", "cast",
    "destroy-breach", "replace-breach", "turn-order", "minion",
)  # fmt: skip
ASKS: dict[str, tuple[str, Fill]] = {
    **{kind: (f"ask-{kind}", _nothing) for kind in PLAIN},
    "target": ("ask-target", _target),
    "divide": ("ask-divide", _divide),
    "suffer": ("ask-suffer", _suffer),
    "heal": ("ask-heal", _amount("life", "life")),
    "charge": ("ask-charge", _amount("charges", "charge")),
    "draw": ("ask-draw", _amount("cards", "card", "n")),
    "give": ("ask-give", _give),
    "may": ("ask-may", _may),
    "may-pay": ("ask-may-pay", _may),
    "ability": ("ask-ability", _ability),
}
