"""What happened, one line per event or per run of events that belong together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from gravehold.kernel.events import Event
from gravehold.kernel.state import NOBODY
from gravehold.kernel.view import View

from . import english
from .names import name
from .things import ROMAN, card_name, counted, restriction, turn_card_name

Say = Callable[[View, Event], str]


def _who(view: View, event: Event) -> str:
    return _mage(view, event.seat)


def _mage(view: View, seat: int) -> str:
    return name(view.codex.mages[seat].id) if seat != NOBODY else "the players"


def _card(view: View, event: Event) -> str:
    return card_name(view, event.card)


def _text(view: View, event: Event) -> str:
    """What a new nemesis card does, for those who do not know it yet."""
    return " ".join(english.text(view.codex.definitions[view.state.kind[event.card]]))


def _nemesis(view: View) -> str:
    return name(view.codex.mat.id)


def _does(verb: str, after: str = "") -> Say:
    """'Garu plays Crystal.'"""
    return lambda view, e: f"{_who(view, e)} {verb} {_card(view, e)}{after}."


def _of_card(said: str) -> Say:
    return lambda view, e: f"{_card(view, e)} {said.format(n=e.n, extra=e.extra)}."


def _of_player(said: str) -> Say:
    return lambda view, e: f"{_who(view, e)} {said.format(n=e.n, extra=e.extra)}."


def _charges(verb: str) -> Say:
    return lambda view, e: f"{_who(view, e)} {verb} {e.n} charge{'s' * (e.n != 1)} (now {e.extra})."


def _breach(said: str) -> Say:
    return lambda view, e: f"{_who(view, e)} {said} breach {ROMAN[e.n - 1]}."


def _prep(view: View, e: Event) -> str:
    where = "+".join(ROMAN[n - 1] for n in sorted({e.n, e.extra}))
    return f"{_who(view, e)} preps {_card(view, e)} to breach {where}."


def _cast(view: View, e: Event) -> str:
    whose = f" of {_mage(view, e.extra)}" if e.extra != e.seat else ""
    bonus = f" (+{e.n} damage)" if e.n else ""
    return f"{_who(view, e)} casts {_card(view, e)}{whose}{bonus}."


def _aether(view: View, e: Event) -> str:
    return f"{_who(view, e)} gains {e.n} aether{restriction(e.extra)}."


def _ability(view: View, e: Event) -> str:
    ability = view.codex.abilities[e.seat]
    return f"{_who(view, e)} uses {name(ability.id) if ability else 'the ability'}."


def _tokens(view: View, e: Event) -> str:
    if not e.n:
        return f"{_nemesis(view)} keeps {e.extra} tokens."
    verb, n = "gains" if e.n > 0 else "loses", abs(e.n)
    return f"{_nemesis(view)} {verb} {n} token{'s' * (n != 1)} (now {e.extra})."


def _minion_hit(view: View, e: Event) -> str:
    left = f"life {e.extra}" if e.extra else "killed"
    return f"{_card(view, e)} takes {e.n} damage ({left})."


def _tick(view: View, e: Event) -> str:
    return f"{_card(view, e)} counts down to {e.n}."


def _turn_card(said: str) -> Say:
    return lambda view, e: f"Turn order: {turn_card_name(view, e.n)} {said}."


def _shuffle(view: View, e: Event) -> str:
    if e.seat == NOBODY:
        return "Discarded cards are shuffled back into their deck."
    return f"{_who(view, e)} shuffles the discard pile into the deck."


LINES: dict[str, Say] = {
    "turn": lambda view, e: f"--- Turn {e.n}: {_who(view, e)} ---",
    "wild-turn": lambda view, e: f"Turn order: {turn_card_name(view, e.n)}.",
    "nemesis-turn": lambda view, e: f"--- Turn {e.n}: {_nemesis(view)} ---",
    "turn-end": lambda view, e: "",
    "reshuffle": lambda view, e: "The turn order cards are shuffled.",
    "play": _does("plays"),
    "gain": _does("gains"),
    "pay": _of_player("pays {n} aether"),
    "charge": _charges("gains"),
    "lose-charges": _charges("loses"),
    "focus": _breach("focuses"),
    "open": _breach("opens"),
    "prep": _prep,
    "cast": _cast,
    "use": _does("uses"),
    "ability": _ability,
    "thwart": _does("discards the power"),
    "aether": _aether,
    "draw": _does("draws"),
    "flip": _of_player("turns the discard pile over into a new deck"),
    "discard": _does("discards"),
    "destroy": lambda view, e: f"{_card(view, e)} is destroyed.",
    "take": _does("takes", " into hand"),
    "on-deck": _does("puts", " on top of the deck"),
    "give": _does("gets", " on the discard pile"),
    "reveal": _does("reveals"),
    "reveal-hand": lambda view, e: (
        f"{_who(view, e)} reveals the hand: "
        f"{counted(card_name(view, card) for card in view.state.hand[e.seat])}."
    ),
    "shuffle": _shuffle,
    "hit-nemesis": lambda view, e: f"{_nemesis(view)} takes {e.n} damage (life {e.extra}).",
    "hit-minion": _minion_hit,
    "suffer": _of_player("suffers {n} damage (life {extra})"),
    "exhausted": _of_player("is exhausted"),
    "gravehold-suffers": lambda view, e: f"Gravehold suffers {e.n} damage (life {e.extra}).",
    "gravehold-gains": lambda view, e: f"Gravehold gains {e.n} life (life {e.extra}).",
    "gain-life": _of_player("gains {n} life (life {extra})"),
    "minion-gains": _of_card("gains {n} life (life {extra})"),
    "breach-destroyed": _breach("loses"),
    "breach-replaced": _breach("has another kind of"),
    "player-tokens": _of_player("has {extra} tokens"),
    "unleash": lambda view, e: f"{_nemesis(view)} unleashes.",
    "tokens": _tokens,
    "nemesis-draw": lambda view, e: f"{_nemesis(view)} draws {_card(view, e)}: {_text(view, e)}",
    "enter": _of_card("enters play ({n})"),
    "persistent": _of_card("acts"),
    "tick": _tick,
    "power": _of_card("happens"),
    "leave": _of_card("is discarded"),
    "under-deck": _of_card("goes under its deck"),
    "turn-card": _turn_card("is on top of the deck"),
    "turn-card-under": _turn_card("goes under the deck"),
    "turn-card-lost": _turn_card("is discarded, that turn is lost"),
    "turn-cards-shuffled": lambda view, e: "Cards are shuffled into the turn order deck.",
    "side-draw": lambda view, e: f"{_card(view, e)} comes: {_text(view, e)}",
    "side-discard": _of_card("is discarded from its deck"),
    "part": _of_card("acts"),
    "won": lambda view, e: "The players have won.",
    "lost": lambda view, e: "The players have lost.",
}
MERGED = {"draw": "draws", "discard": "discards", "reveal": "reveals"}


def line(view: View, event: Event) -> str:
    """One event; '' where there is nothing to tell."""
    said = LINES[event.kind](view, event)
    return said[:1].upper() + said[1:]


def lines(view: View, events: Sequence[Event]) -> list[str]:
    """Events in order; cards drawn or discarded together are one line, so is a gem's aether."""
    found: list[str] = []
    for (kind, seat), group in groupby(events, key=lambda e: (e.kind, e.seat)):
        run = list(group)
        if kind in MERGED and len(run) > 1:
            cards = counted(card_name(view, e.card) for e in run)
            found.append(f"{_mage(view, seat)} {MERGED[kind]} {cards}.")
        elif kind == "aether" and found and found[-1].startswith(f"{_mage(view, seat)} plays "):
            found[-1] = f"{found[-1].rstrip('.')}: " + ", ".join(
                line(view, e).removeprefix(f"{_mage(view, seat)} gains ").rstrip(".") for e in run
            )
        else:
            found += [said for e in run if (said := line(view, e))]
    return found
