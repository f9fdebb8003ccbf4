"""What is asked and every answer to it, as records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from gravehold.kernel import deeds, nodes, via
from gravehold.kernel.decision import Decision
from gravehold.kernel.nodes.base import Do, Effect
from gravehold.kernel.nodes.breaches import DestroyBreach
from gravehold.kernel.nodes.clauses import Action
from gravehold.kernel.nodes.flow import Cases, If, Or
from gravehold.kernel.nodes.moves import OfferThisTurn
from gravehold.kernel.nodes.steps import (
    CastingPhase,
    Charges,
    ExcessToGravehold,
    MainPhase,
    NemesisDraw,
    NemesisMain,
    NextTurn,
    UnleashDone,
)
from gravehold.kernel.run import Run
from gravehold.kernel.state import NO_CARD, NOBODY, RawOption
from gravehold.kernel.trees import walk
from gravehold.kernel.verbs import VERBS
from gravehold.kernel.view import View

from .places import Pointing, places_of
from .questions import question
from .reading import card_of, table_of
from .records import Card

VOCABULARY = {
    found
    for found in vars(nodes).values()
    if isinstance(found, type) and issubclass(found, Effect) and found is not Effect
}
OF_THE_GAME = (MainPhase, NextTurn, CastingPhase, NemesisMain, NemesisDraw)


class Choice(msgspec.Struct, frozen=True):
    """One legal answer, with all that it names."""

    index: int
    key: str
    verb: str
    by: int  # the seat that is asked first
    seat: int | None  # the seat it names
    card: Card | None
    id: str  # of the card, pile, mage or nemesis it is about, '' if of none
    slots: tuple[int, ...]  # breaches, 1 to 4: those it names, or on which its spell lies
    turn: str  # a turn order card
    n: int | None  # how much, or which of several
    effect: Do | None  # of one of several effects or an action: what it would do as things are
    places: tuple[str, ...]  # where a click means it, the thing itself first
    price: Do | None = None  # of an action that has several


class Cause(msgspec.Struct, frozen=True):
    """What is behind a question: a card, an exhaustion, an ability or mat; perhaps an unleash."""

    card: str = ""
    exhausted: int | None = None
    ability: str = ""
    unleash: bool = False


class Asked(msgspec.Struct, frozen=True):
    """What the game waits for."""

    kind: str
    seats: tuple[int, ...]
    source: str  # the id of the card that asks, '' for the rules themselves
    choices: tuple[Choice, ...]
    effect: Effect  # what asks
    of_rules: bool  # that is a step of the rules, which has no words
    you: int | None  # whose effect it is; None: the nemesis's
    amount: int | None  # the quantity asked about, as things are
    done: int  # how many of several cards have been picked
    it: Card | None  # a card found before
    it_is_destroyed: bool
    cause: Cause


def asked_of(view: View) -> Asked:
    """The question a view shows, made once; there must be one."""
    found = view.kept.get("asked")
    if not isinstance(found, Asked):
        choices = _choices(view, view.asked)
        found = view.kept["asked"] = msgspec.structs.replace(asked_alone(view), choices=choices)
    return found


def asked_alone(view: View) -> Asked:
    """The same without its choices: nobody looks at what a bot may choose from."""
    found = view.kept.get("asked", view.kept.get("asked alone"))
    if not isinstance(found, Asked):
        found = view.kept["asked alone"] = _asked(view, view.asked)
    return found


def _asked(view: View, decision: Decision) -> Asked:
    node, ctx, picks = view.state.stack[-1]
    it = None if ctx.it == NO_CARD else card_of(view, ctx.it)
    return Asked(
        kind=decision.kind,
        seats=decision.question.seats,
        source=decision.source(),
        choices=(),
        effect=node,
        of_rules=type(node) not in VOCABULARY,
        you=None if ctx.you == NOBODY else ctx.you,
        amount=_amount(view),
        done=picks[0] if picks and isinstance(picks[0], int) else 0,
        it=it,
        it_is_destroyed=ctx.it in view.state.destroyed,
        cause=_cause(view),
    )


# The answers


def _choices(view: View, decision: Decision) -> tuple[Choice, ...]:
    options = decision.question.options
    cards = (VERBS[raw[0]].part(raw, "card") for raw in options)
    offered = frozenset(n for n in cards if n is not None)
    return tuple(_choice(view, decision, index, offered) for index in range(len(options)))


def _choice(view: View, decision: Decision, index: int, offered: frozenset[int]) -> Choice:
    raw = decision.question.options[index]
    verb = VERBS[raw[0]]
    by = decision.question.seats[0]
    seat, n, turn = (verb.part(raw, name) for name in ("seat", "n", "turn"))
    number = verb.part(raw, "card")
    card = None if number in (None, NO_CARD) else card_of(view, number)
    slots = tuple(slot + 1 for slot in decision.slots(raw))
    id_ = card.id if card else _about(view, raw)
    turn_card = "" if turn is None else view.codex.turn_names[turn]
    where = Pointing(by if seat is None else seat, card, id_, slots, turn_card)
    where.offered = offered
    where.board, where.word = verb.part(raw, "board") or "", verb.part(raw, "word") or ""
    where.n = n or 0
    return Choice(
        index=index,
        key=decision.options[index].key,
        verb=raw[0],
        by=by,
        seat=seat,
        card=card,
        id=id_,
        slots=slots,
        turn=turn_card,
        n=n,
        effect=EFFECTS[raw[0]](view, raw) if raw[0] in EFFECTS else None,
        price=_price(view, raw) if raw[0] == "act-link" or deeds.OFFERED in raw else None,
        places=places_of(raw[0], table_of(view), where),
    )


def _about(view: View, raw: RawOption) -> str:
    """The definition an option is about that names no card."""
    codex, verb = view.codex, VERBS[raw[0]]
    pile = verb.part(raw, "pile")
    if pile is not None:
        return str(codex.ids[codex.pile_kinds[pile]])
    source = verb.part(raw, "source")
    if source is not None:
        number = verb.part(raw, "n" if verb.at("number") == 0 else "number")
        return codex.source_id(source, number)
    if "ability" in verb.points:
        return str(codex.mages[verb.part(raw, "seat")].id)
    return codex.mat.id if "nemesis" in verb.points else ""


def _branch(view: View, raw: RawOption) -> Do | None:
    """One of the effects to choose between; of a conditional one only what would happen now."""
    n: int = raw[1]
    node, ctx, _ = view.state.stack[-1]
    if not isinstance(node, Or):
        return None
    do: Do = (node.one, node.two, node.three)[n - 1]
    run = Run(view.state, view.codex)
    cases = (do.one, do.two) if isinstance(do, Cases) else (do,) if isinstance(do, If) else ()
    for case in cases:
        if run.holds(case.condition, ctx):
            return case.do
        if case.otherwise:
            return case.otherwise
    return do


# The question


def _action(view: View, raw: RawOption) -> Action | OfferThisTurn:
    """What offers an action."""
    _, _, source, number, index, *_ = raw
    return deeds.action_at(Run(view.state, view.codex), source, number, index)


def _acted(view: View, raw: RawOption) -> Do:
    """What an action of a mat or card is for, its price not told."""
    return _action(view, raw).do


def _price(view: View, raw: RawOption) -> Do:
    """What it takes, where one thing may be done for several prices."""
    return _action(view, raw).price


def _entered(view: View, raw: RawOption) -> Do | None:
    """What the space of a track does."""
    _, token, n = raw
    kinds = [kind for tally in view.codex.tables.tallies for kind in tally.tokens if kind]
    spaces = (space for kind in kinds if kind.name == token for space in kind.spaces)
    return next((space.enter for space in spaces if space.name == str(n)), None)


EFFECTS: dict[str, Callable[[View, RawOption], Do | None]] = {
    "option": _branch,
    "track": _entered,
    "act": _acted,
    "act-on": _acted,
    "act-at": _acted,
    "act-link": _acted,
}


def _amount(view: View) -> int | None:
    """The quantity the question is about: with all that is added, without what is settled."""
    kind = view.asked.kind
    field = question(kind).number
    if not field:
        return None
    node, ctx, picks = view.state.stack[-1]
    if not hasattr(node, field):
        return ctx.n
    run = Run(view.state, view.codex)
    found = run.value(getattr(node, field), ctx)
    if kind == "target":
        return found + run.value(node.plus, ctx) + ctx.bonus
    if kind == "divide":
        return found - int(sum(part[-1] for part in picks))
    return found


def _cause(view: View) -> Cause:
    """The card, mat or rule behind the question; nothing for the course of the game itself."""
    unleash = False
    for node, ctx, _ in reversed(view.state.stack):
        unleash = unleash or isinstance(node, UnleashDone)
        if ctx.card != NO_CARD:
            return Cause(card=card_of(view, ctx.card).id, unleash=unleash)
        if isinstance(node, ExcessToGravehold | DestroyBreach) and ctx.you != NOBODY:
            return Cause(exhausted=ctx.you, unleash=unleash)
        if isinstance(node, OF_THE_GAME):
            break
        ability = _ability(view, node, ctx) if not unleash else ""
        if ability:
            return Cause(ability=ability)
    return Cause(unleash=unleash)


def _ability(view: View, node: Any, ctx: Any) -> str:
    """An effect of a player that no card has: an ability's, perhaps an ally's, or of the mat."""
    if ctx.you == NOBODY or isinstance(node, DestroyBreach | Charges):
        return ""
    own = view.codex.abilities[ctx.you]
    found = [ability for ability in (own, *view.codex.abilities) if ability]
    holding = [ability for ability in found if node in walk(ability.effect)]
    if holding:
        return str(holding[0].id)
    if own and ctx.via & via.ABILITY:
        return str(own.id)
    mage, mat = view.codex.mages[ctx.you], view.codex.mat
    foreign = node in walk(mat.standing) and node not in walk(mage.standing)
    return str(mat.id if foreign else mage.id)
