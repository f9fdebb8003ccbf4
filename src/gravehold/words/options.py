"""What each answer would do, for a list to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gravehold.kernel.decision import Option
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.nodes.flow import Cases, If, Or
from gravehold.kernel.run import Run
from gravehold.kernel.view import View

from . import english
from .names import name
from .things import ROMAN, card_name, seat_words, turn_card_name


class Label(NamedTuple):
    """The answer, a short note that belongs to it, and the text of the card it is about."""

    text: str
    note: str = ""
    card: str = ""


Raw = tuple[Any, ...]
ENDS = {
    "main": "end the main phase",
    "casting": "go on to the main phase",
    "order": "the rest as it lies",
    "tutorial": "keep the rest",
}


CARD_AT = dict.fromkeys(("play", "thwart", "next", "in-play", "prep", "use", "minion"), 1)
CARD_AT |= dict.fromkeys(("cast", "hand", "discard", "deck", "played", "revealed"), 2)
CARD_AT["prepped"] = 3  # where the card stands in an option


def label(view: View, option: Option) -> Label:
    return LABELS[option.raw[0]](view, option.raw)


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


def _text(view: View, card: int) -> str:
    return " ".join(english.text(view.codex.definitions[view.state.kind[card]]))


def _slots(slots: Any) -> str:
    return "+".join(ROMAN[slot] for slot in slots)


def _places(view: View, seat: int, card: int) -> str:
    return _slots(i for i in range(4) if card in view.state.prepped[4 * seat + i])


def _plain(text: str) -> Callable[[View, Raw], Label]:
    return lambda view, raw: Label(text)


def _done(view: View, raw: Raw) -> Label:
    return Label(ENDS.get(view.asked.kind, "that is all"))


def _play(view: View, raw: Raw) -> Label:
    return Label(f"play {card_name(view, raw[1])}", card=_text(view, raw[1]))


def _pile(verb: str) -> Callable[[View, Raw], Label]:
    def say(view: View, raw: Raw) -> Label:
        kind = view.codex.pile_kinds[raw[1]]
        text = " ".join(english.text(view.codex.definitions[kind]))
        return Label(f"{verb} {name(view.codex.ids[kind])}", str(view.codex.cost[kind]), text)

    return say


def _charge(view: View, raw: Raw) -> Label:
    return Label("gain a charge", str(view.codex.rules.charge_cost))


def _focus(view: View, raw: Raw) -> Label:
    tile = view.state.tile[4 * view.state.active + raw[1]]
    return Label(f"focus breach {ROMAN[raw[1]]}", str(view.codex.focus_cost[tile]))


def _open(view: View, raw: Raw) -> Label:
    i = 4 * view.state.active + raw[1]
    cost = view.codex.open_cost[view.state.tile[i]][view.state.breach[i]]
    return Label(f"open breach {ROMAN[raw[1]]}", str(cost))


def _prep(view: View, raw: Raw) -> Label:
    return Label(f"prep {card_name(view, raw[1])} to {_slots(raw[2])}", card=_text(view, raw[1]))


def _use(view: View, raw: Raw) -> Label:
    seat = view.asked.question.seats[0]
    where = _places(view, seat, raw[1])
    return Label(f"use {card_name(view, raw[1])}", where, _text(view, raw[1]))


def _ability(view: View, raw: Raw) -> Label:
    ability = view.codex.abilities[raw[1]]
    if ability is None:
        return Label("use the ability")
    effect = english.effect(ability.effect).replace("\n", " ")
    return Label(f"use {name(ability.id)}", card=effect)


def _thwart(view: View, raw: Raw) -> Label:
    power: Any = view.codex.definitions[view.state.kind[raw[1]]]
    price = english.effect(power.to_discard).rstrip(".")
    return Label(f"discard {name(power.id)}", price[:1].lower() + price[1:], _text(view, raw[1]))


def _cast(view: View, raw: Raw) -> Label:
    places = _places(view, raw[1], raw[2])
    return Label(f"cast {card_name(view, raw[2])}", places, _text(view, raw[2]))


def _prepped(view: View, raw: Raw) -> Label:
    owner, places = seat_words(view, raw[1]), _places(view, raw[1], raw[3])
    return Label(card_name(view, raw[3]), f"{owner} {places}", _text(view, raw[3]))


def _nemesis(view: View, raw: Raw) -> Label:
    part = f"{raw[1]} damage to " if len(raw) > 1 else ""
    return Label(f"{part}{name(view.codex.mat.id)}", f"life {view.state.nemesis}")


def _minion(view: View, raw: Raw) -> Label:
    part = f"{raw[2]} damage to " if len(raw) > 2 else ""
    return Label(f"{part}{card_name(view, raw[1])}", _marks(view, raw[1]))


def _marks(view: View, card: int) -> str:
    s = view.state
    return f"life {s.marks[s.in_play.index(card)]}" if card in s.in_play else ""


def _player(view: View, raw: Raw) -> Label:
    s, seat = view.state, raw[1]
    life = f"life {s.life[seat]}" if s.life[seat] else "exhausted"
    return Label(seat_words(view, seat), f"{life}, charges {s.charges[seat]}")


def _option(view: View, raw: Raw) -> Label:
    node = view.state.stack[-1][0]
    if not isinstance(node, Or):
        return Label(f"option {raw[1]}")
    branch = _as_things_are(view, (node.one, node.two, node.three)[raw[1] - 1])
    voice = english.YOU if len(view.asked.question.seats) == 1 else english.PLAYERS
    return Label(english.clause(branch, voice))


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


def _breach(view: View, raw: Raw) -> Label:
    _, seat, slot = raw
    return Label(f"breach {ROMAN[slot]} of {seat_words(view, seat)}", _spells(view, seat, slot))


def _spells(view: View, seat: int, slot: int) -> str:
    return ", ".join(card_name(view, card) for card in view.state.prepped[4 * seat + slot])


PLACES = {
    "hand": "in hand",
    "discard": "in the discard pile",
    "deck": "in the deck",
    "played": "played",
    "revealed": "revealed",
}


def _card_in(view: View, raw: Raw) -> Label:
    verb, seat, card = raw
    own = view.asked.question.seats == (seat,)
    whose = "" if own else f", {seat_words(view, seat)}"
    cost = view.codex.cost[view.state.kind[card]]
    return Label(f"{card_name(view, card)} {PLACES[verb]}{whose}", f"cost {cost}")


LABELS: dict[str, Callable[[View, Raw], Label]] = {
    "done": _done,
    "none": _plain("none"),
    "yes": _plain("yes"),
    "no": _plain("no"),
    "pass": _plain("no, not now"),
    "charge": _charge,
    "nemesis": _nemesis,
    "player": _player,
    "play": _play,
    "thwart": _thwart,
    "next": lambda view, raw: Label(card_name(view, raw[1])),
    "in-play": lambda view, raw: Label(card_name(view, raw[1]), _marks(view, raw[1])),
    "gain": _pile("gain"),
    "supply": _pile("gain"),
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
    "turn-order": lambda view, raw: Label(turn_card_name(view, raw[1])),
    "hand": _card_in,
    "discard": _card_in,
    "deck": _card_in,
    "played": _card_in,
    "revealed": _card_in,
}
