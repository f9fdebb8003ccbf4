"""One sentence that says who must do what, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gravehold.kernel.nodes.base import Effect
from gravehold.kernel.nodes.flow import As, IfTheyDo, May
from gravehold.kernel.nodes.places import ResolveCards
from gravehold.kernel.view import View
from gravehold.table.asking import Asked, asked_alone
from gravehold.table.questions import QUESTIONS, question
from gravehold.table.reading import definition_of

from .grammar.nouns import Called, join
from .grammar.tone import Tone
from .locale import Arg, say
from .names import name
from .seats import mage_name
from .things import aether_words, amount, clause, phase_words, seat_words, text_in


class Asking(NamedTuple):
    """A question on the way to its words."""

    view: View
    asked: Asked
    lang: str

    @property
    def tone(self) -> Tone:
        asked = self.asked
        # of one revealed card nothing would be picked
        counted = "revealed-many" if question(asked.kind).picks else "card"
        foe, nemesis = self.view.codex.mat.id, asked.you is None
        it = "destroyed" if asked.it_is_destroyed else "card"
        return Tone(self.lang, nemesis=nemesis, foe=foe, counted=counted, it=it)

    @property
    def effect(self) -> str:
        """The effect in words, '' for a step of the rules."""
        return "" if self.asked.of_rules else clause(self.asked.effect, self.tone)


def prompt(view: View, lang: str = "en") -> str:
    """'Garu (p1), main phase, 3 aether: choose an action.'"""
    asking = Asking(view, asked_alone(view), lang)
    kind = asking.asked.kind
    what = say(lang, _message(asking), **FILL.get(kind, _called)(asking))
    if question(kind).of_turn:
        phase = phase_words(view, lang)
        if kind == "main":
            phase = f"{phase}, {aether_words(view, lang)}"
        who = seat_words(view, asking.asked.seats[0], lang)
        return _sentence(say(lang, "prompt-in-phase", who=who, phase=phase, what=what))
    frame = "prompt-one" if len(asking.asked.seats) == 1 else "prompt-all"
    said = say(lang, frame, who=deciders(view, lang), what=what)
    if why := _why(asking):
        said = say(lang, "prompt-why", prompt=said.rstrip("."), why=why)
    return _sentence(said)


def _message(asking: Asking) -> str:
    asked = asking.asked
    verbs = [raw[0] for raw in asking.view.asked.question.options]
    if asked.kind == "casting" and "done" not in verbs:
        return "ask-casting-must"
    if _of_token(asked):
        return "ask-resolver"
    if asked.kind in QUESTIONS:
        return f"ask-{asked.kind}"
    return BROUGHT.get(verbs[0], "ask-part")


def _of_token(asked: Asked) -> bool:
    """Whether it asks who resolves a token that lies on a pile."""
    return asked.kind == "player" and isinstance(asked.effect, ResolveCards)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?")) else f"{text}."


def deciders(view: View, lang: str = "en") -> str:
    seats = view.asked.question.seats
    if len(seats) > 1 and len(seats) == view.codex.players:
        return say(lang, "deciders-all")
    return join([seat_words(view, seat, lang) for seat in seats], lang)


def _why(asking: Asking) -> str:
    """The card behind the question, and what it says where the question leaves that open."""
    asked, lang = asking.asked, asking.lang
    why, kind = reason(asking.view, lang), question(asked.kind)
    if _of_token(asked) and asked.cause.card:
        does = text_in(asking.view, definition_of(asking.view, asked.cause.card), lang)
        return say(lang, "why-effect", why=why, do=does.rstrip("."))
    if asked.it is not None and kind.names_it:
        told = name(asked.it.id, lang)
        why = f"{why}, {told}" if why else told
    if kind.told and (effect := asking.effect):
        why = say(lang, "why-effect", why=why, do=effect) if why else effect
    return say(lang, "why-done", why=why, n=asked.done) if why and asked.done else why


def reason(view: View, lang: str = "en") -> str:
    """The card, mat or rule behind the question; '' for the course of the game itself."""
    cause, nemesis = asked_alone(view).cause, name(view.codex.mat.id, lang)
    said = ""
    if cause.exhausted is not None:
        who = mage_name(view.codex.setup, cause.exhausted, lang)
        said = say(lang, "why-exhausted", who=who)
    elif cause.card or cause.ability:
        said = name(cause.card or cause.ability, lang)
    if not cause.unleash:
        return said
    if said:
        return say(lang, "why-unleash-of", nemesis=nemesis, card=said)
    return say(lang, "why-unleash", nemesis=nemesis)


Args = dict[str, Arg]
Fill = Callable[[Asking], Args]


def _called(asking: Asking) -> Args:
    """What is asked for by the name that a definition gives it."""
    known = asking.asked.kind in QUESTIONS
    return {} if known else {"what": name(asking.asked.kind, asking.lang)}


def _amount(key: str, noun: str) -> Fill:
    return lambda asking: {key: amount(noun, asking.asked.amount or 0, asking.lang)}


def _give(asking: Asking) -> Args:
    it = asking.asked.it
    return {"card": name(it.id, asking.lang) if it else "?"}


def _may(asking: Asking) -> Args:
    return {"do": clause(_offered(asking), asking.tone)}


def _offered(asking: Asking) -> Effect:
    """Told to whom it is offered: what it brings somebody else is told of them by name."""
    asked, effect = asking.asked, asking.asked.effect
    if not isinstance(effect, IfTheyDo) or asked.you is None or asked.you in asked.seats:
        return effect
    owner: Any = Called(mage_name(asking.view.codex.setup, asked.you, asking.lang))
    then, otherwise = (As(owner, do) if do else () for do in (effect.then, effect.otherwise))
    return May(effect.do, then=then, otherwise=otherwise)


def _ability(asking: Asking) -> Args:
    ability = asking.view.codex.abilities[asking.asked.seats[0]]
    return {"ability": name(ability.id, asking.lang) if ability else "?"}


# Questions that are called as what a definition brings, by what is offered.
BROUGHT = {"track": "ask-track", "lying": "ask-lying", "space": "ask-on-board"}

# What the message of some kinds of question says besides.
FILL: dict[str, Fill] = {
    **dict.fromkeys(("target", "divide", "suffer"), _amount("damage", "damage")),
    "heal": _amount("life", "life"),
    "charge": _amount("charges", "charge"),
    "draw": _amount("cards", "card"),
    "give": _give,
    **dict.fromkeys(("may", "may-pay"), _may),
    "ability": _ability,
}
