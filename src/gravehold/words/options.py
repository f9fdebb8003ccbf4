"""What each answer would do, for a list to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gravehold.kernel.decision import Option
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.nodes.flow import Cases, If, Or
from gravehold.kernel.run import Run
from gravehold.kernel.state import NOBODY
from gravehold.kernel.view import View

from .grammar import definitions
from .grammar.nouns import join
from .grammar.tone import Tone
from .locale import Arg, say
from .names import name
from .things import ROMAN, amount, card_name, card_text, clause, seat_words, turn_card_name


class Label(NamedTuple):
    """The answer, a short note that belongs to it, and a longer description."""

    text: str
    note: str = ""
    card: str = ""


class Offer(NamedTuple):
    """An option on the way to its words."""

    view: View
    raw: tuple[Any, ...]
    lang: str

    def say(self, id_: str, **args: Arg) -> str:
        return say(self.lang, id_, **args)

    def card(self, number: int) -> str:
        return card_name(self.view, number, self.lang)

    def text(self, number: int) -> str:
        return card_text(self.view.codex.definitions[self.view.state.kind[number]], self.lang)

    def seat(self, seat: int) -> str:
        return seat_words(self.view, seat, self.lang)


Say = Callable[[Offer], Label]
ENDS = ("main", "casting", "order", "tutorial")  # kinds of questions with an end of their own
CARD_AT = dict.fromkeys(("play", "thwart", "next", "in-play", "prep", "use", "minion"), 1)
CARD_AT |= dict.fromkeys(("cast", "hand", "discard", "deck", "played", "revealed"), 2)
CARD_AT["prepped"] = 3  # where the card stands in an option


def label(view: View, option: Option, lang: str = "en") -> Label:
    return LABELS[option.raw[0]](Offer(view, option.raw, lang))


def card_of(view: View, option: Option) -> str:
    """The id of the card an option is about, '' if it is about none."""
    raw, codex = option.raw, view.codex
    verb: str = raw[0]
    if verb in ("gain", "supply"):
        return str(codex.ids[codex.pile_kinds[raw[1]]])
    if verb == "ability":
        return str(codex.mages[raw[1]].id)
    if verb == "nemesis":
        return codex.mat.id
    at = CARD_AT.get(verb, 0)
    return codex.ids[view.state.kind[raw[at]]] if at else ""


def _slots(slots: Any) -> str:
    return "+".join(ROMAN[slot] for slot in slots)


def _places(view: View, seat: int, card: int) -> str:
    return _slots(i for i in range(4) if card in view.state.prepped[4 * seat + i])


def _plain(offer: Offer) -> Label:
    return Label(offer.say(f"option-{offer.raw[0]}"))


def _done(offer: Offer) -> Label:
    kind = offer.view.asked.kind
    return Label(offer.say(f"option-done-{kind}" if kind in ENDS else "option-done"))


def _play(offer: Offer) -> Label:
    card = offer.raw[1]
    return Label(offer.say("option-play", card=offer.card(card)), card=offer.text(card))


def _pile(offer: Offer) -> Label:
    codex = offer.view.codex
    kind = codex.pile_kinds[offer.raw[1]]
    said = offer.say("option-gain", card=name(codex.ids[kind], offer.lang))
    return Label(said, str(codex.cost[kind]), card_text(codex.definitions[kind], offer.lang))


def _charge(offer: Offer) -> Label:
    view = offer.view
    seat = view.state.active
    n, full = view.state.charges[seat] + 1, view.codex.slots[seat]
    about = offer.say("about-charge", n=n, full=full)
    if n == full:
        about = offer.say("about-charge-ready")
    return Label(offer.say("option-charge"), str(view.codex.rules.charge_cost), about)


def _focus(offer: Offer) -> Label:
    view, slot = offer.view, offer.raw[1]
    tile = view.state.tile[4 * view.state.active + slot]
    said = offer.say("option-focus", breach=ROMAN[slot])
    return Label(said, str(view.codex.focus_cost[tile]), offer.say("about-focus"))


def _open(offer: Offer) -> Label:
    view, slot = offer.view, offer.raw[1]
    i = 4 * view.state.active + slot
    cost = view.codex.open_cost[view.state.tile[i]][view.state.breach[i]]
    return Label(offer.say("option-open", breach=ROMAN[slot]), str(cost), offer.say("about-open"))


def _prep(offer: Offer) -> Label:
    _, card, slots = offer.raw
    breach = join([ROMAN[slot] for slot in slots], offer.lang)
    said = offer.say("option-prep", card=offer.card(card), breach=breach, count=len(slots))
    return Label(said, card=offer.text(card))


def _use(offer: Offer) -> Label:
    card = offer.raw[1]
    where = _places(offer.view, offer.view.asked.question.seats[0], card)
    return Label(offer.say("option-use", card=offer.card(card)), where, offer.text(card))


def _ability(offer: Offer) -> Label:
    seat = offer.raw[1]
    ability = offer.view.codex.abilities[seat]
    called = name(ability.id, offer.lang) if ability else offer.seat(seat)
    told = definitions.ability(ability, offer.lang) if ability else []
    own = seat == offer.view.state.active
    said = offer.say("option-ability", card=called)
    return Label(said, "" if own else offer.seat(seat), " ".join(part.text for part in told))


def _thwart(offer: Offer) -> Label:
    card = offer.raw[1]
    power: Any = offer.view.codex.definitions[offer.view.state.kind[card]]
    price = clause(power.to_discard, Tone(offer.lang, foe=offer.view.codex.mat.id))
    return Label(offer.say("option-thwart", card=offer.card(card)), price, offer.text(card))


def _cast(offer: Offer) -> Label:
    _, seat, card = offer.raw
    places = _places(offer.view, seat, card)
    return Label(offer.say("option-cast", card=offer.card(card)), places, offer.text(card))


def _prepped(offer: Offer) -> Label:
    _, seat, _, card = offer.raw
    places = _places(offer.view, seat, card)
    note = offer.say("note-prepped", who=offer.seat(seat), breach=places)
    return Label(offer.card(card), note, offer.text(card))


def _target(offer: Offer, called: str, note: str, n: int) -> Label:
    if not n:
        return Label(called, note)
    damage = amount("damage", n, offer.lang)
    return Label(offer.say("option-damage", damage=damage, card=called), note)


def _nemesis(offer: Offer) -> Label:
    part = offer.raw[1] if len(offer.raw) > 1 else 0
    note = offer.say("note-life", n=offer.view.state.nemesis)
    return _target(offer, name(offer.view.codex.mat.id, offer.lang), note, part)


def _minion(offer: Offer) -> Label:
    part = offer.raw[2] if len(offer.raw) > 2 else 0
    return _target(offer, offer.card(offer.raw[1]), _marks(offer), part)


def _marks(offer: Offer) -> str:
    s, card = offer.view.state, offer.raw[1]
    return offer.say("note-life", n=s.marks[s.in_play.index(card)]) if card in s.in_play else ""


def _player(offer: Offer) -> Label:
    s, seat = offer.view.state, offer.raw[1]
    charges = s.charges[seat]
    note = offer.say("note-player", life=s.life[seat], charges=charges)
    if not s.life[seat]:
        note = offer.say("note-player-exhausted", charges=charges)
    return Label(offer.seat(seat), note)


def _option(offer: Offer) -> Label:
    view, n = offer.view, offer.raw[1]
    node, ctx, _ = view.state.stack[-1]
    if not isinstance(node, Or):
        return Label(offer.say("option-branch", n=n))
    branch = _as_things_are(view, (node.one, node.two, node.three)[n - 1])
    tone = Tone(offer.lang, nemesis=ctx.you == NOBODY, foe=view.codex.mat.id)
    return Label(clause(branch, tone))


def _as_things_are(view: View, do: Do) -> Do:
    """Of a conditional branch only what would happen now."""
    run, ctx = Run(view.state, view.codex), view.state.stack[-1][1]
    cases = (do.one, do.two) if isinstance(do, Cases) else (do,) if isinstance(do, If) else ()
    for case in cases:
        if run.holds(case.condition, ctx):
            return case.do
        if case.otherwise:
            return case.otherwise
    return do


def _breach(offer: Offer) -> Label:
    _, seat, slot = offer.raw
    spells = ", ".join(offer.card(card) for card in offer.view.state.prepped[4 * seat + slot])
    return Label(offer.say("option-breach", breach=ROMAN[slot], who=offer.seat(seat)), spells)


def _card_in(offer: Offer) -> Label:
    verb, seat, card = offer.raw
    view = offer.view
    said = offer.say(f"option-{verb}", card=offer.card(card))
    if view.asked.question.seats != (seat,):
        said = offer.say("option-of", option=said, who=offer.seat(seat))
    cost = view.codex.cost[view.state.kind[card]]
    return Label(said, offer.say("note-cost", n=cost), offer.text(card))


def _named(offer: Offer) -> Label:
    return Label(offer.card(offer.raw[1]), _marks(offer))


LABELS: dict[str, Say] = {
    "done": _done,
    **dict.fromkeys(("none", "yes", "no", "pass"), _plain),
    **dict.fromkeys(("hand", "discard", "deck", "played", "revealed"), _card_in),
    "charge": _charge,
    "nemesis": _nemesis,
    "player": _player,
    "play": _play,
    "thwart": _thwart,
    "next": _named,
    "in-play": _named,
    "gain": _pile,
    "supply": _pile,
    "focus": _focus,
    "open": _open,
    "prep": _prep,
    "minion": _minion,
    "option": _option,
    "use": _use,
    "ability": _ability,
    "cast": _cast,
    "prepped": _prepped,
    "breach": _breach,
    "turn-order": lambda offer: Label(turn_card_name(offer.view, offer.raw[1], offer.lang)),
}
