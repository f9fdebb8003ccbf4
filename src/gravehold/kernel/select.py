"""Selectors at work: which cards, breaches and players may be meant."""

from __future__ import annotations

from .codex import MINION, TYPE_NAMES
from .nodes.cards import Cards
from .registry import PLAYERS
from .run import Run
from .state import GONE, NO_CARD, OPEN, Ctx, RawOption
from .verbs import VERBS
from .zones import prepped_cards


def cards(run: Run, selector: Cards, ctx: Ctx) -> list[RawOption]:
    """Every card the selector finds, as options; a spell on two breaches once."""
    found: list[RawOption] = []
    for seat in PLAYERS[type(selector.whose)](run, selector.whose, ctx):
        for zone in selector.zones:
            found += _in_zone(run, zone, seat, selector.top)
    if found and _is_choosy(selector):
        return _fitting(run, selector, ctx, found)
    return found


def _in_zone(run: Run, zone: str, seat: int, top: bool) -> list[RawOption]:
    s = run.s
    found: list[RawOption] = []
    if zone == "prepped":
        for slot, card in prepped_cards(run, seat):
            found.append(("prepped", seat, slot, card))
        return found
    if zone == "destroyed":
        whose = s.whose
        return [(zone, seat, card) for card in s.destroyed if whose and whose[card] == seat]
    if zone == "revealed":
        return [("revealed", seat, card) for card in s.shown]
    pile = getattr(s, zone)[seat]
    if top:
        pile = pile[:1] if zone == "deck" else pile[-1:]
    for card in pile:  # a comprehension would make a function each time
        found.append((zone, seat, card))
    return found


def _is_choosy(selector: Cards) -> bool:
    """Whether it means only some of the cards in its zones."""
    return bool(
        selector.types
        or selector.same_name
        or selector.other
        or selector.name
        or selector.at_least is not None
        or selector.at_most is not None
    )


def _fitting(run: Run, selector: Cards, ctx: Ctx, options: list[RawOption]) -> list[RawOption]:
    """Those whose cards the selector means."""
    codex, kinds = run.codex, run.s.kind
    types, name = selector.types, selector.name
    least = None if selector.at_least is None else run.value(selector.at_least, ctx)
    most = None if selector.at_most is None else run.value(selector.at_most, ctx)
    found: list[RawOption] = []
    for option in options:
        card = option[-1]
        kind = kinds[card]
        if (
            not (types and TYPE_NAMES[codex.type[kind]] not in types)
            and not (least is not None and codex.cost[kind] < least)
            and not (most is not None and codex.cost[kind] > most)
            and not (name and codex.called[kind] not in (name, selector.also))
            and not (selector.same_name and kind != kinds[ctx.card])
            and not (selector.other and card == ctx.card)
        ):
            found.append(option)
    return found


def dearest(run: Run, options: list[RawOption]) -> list[RawOption]:
    """The most expensive of them, all that tie."""
    cost, kind = run.codex.cost, run.s.kind
    highest = max(cost[kind[option[-1]]] for option in options)
    return [option for option in options if cost[kind[option[-1]]] == highest]


def distinct(run: Run, options: list[RawOption]) -> list[RawOption]:
    """One option for cards that differ in nothing; in a discard pile the place is a difference."""
    s = run.s
    seen: set[tuple[object, ...]] = set()
    kept: list[RawOption] = []
    for option in options:
        verb, seat, card = option[0], option[1], option[-1]
        apart = VERBS[verb].apart
        mark: tuple[object, ...]
        if apart == "breach":
            mark = (verb, seat, option[2], s.kind[card], card in s.used)
        elif apart == "place":
            zone = getattr(s, verb)[seat]
            mark = (verb, seat, s.kind[card], _run_start(s.kind, zone, card))
        else:
            mark = (verb, seat, s.kind[card], card in s.used)
        if mark not in seen:
            seen.add(mark)
            kept.append(option)
    return kept


def topmost(run: Run, options: list[RawOption]) -> list[RawOption]:
    """One option for equal cards of a pile: the topmost; prepped spells are told apart."""
    found: dict[RawOption, RawOption] = {}
    for option in options:
        zone, seat, card = option[0], option[1], option[-1]
        alike = option if zone == "prepped" else (zone, seat, run.s.kind[card])
        if zone != "deck" or alike not in found:  # decks begin with their top card
            found[alike] = option
    return list(found.values())


def _run_start(kind: tuple[int, ...], zone: tuple[int, ...], card: int) -> int:
    """Where the run of equal neighbours begins that the card is part of."""
    i = zone.index(card)
    while i and kind[zone[i - 1]] == kind[card]:
        i -= 1
    return i


def minions(run: Run) -> list[int]:
    """Minions in play, oldest first."""
    kind, types = run.s.kind, run.codex.type
    found = []
    for card in run.s.in_play:
        if types[kind[card]] == MINION:
            found.append(card)
    return found


def called(run: Run, subtype: str) -> list[int]:
    """Cards in play that are called so, minions or parts of the nemesis; '' all minions."""
    if not subtype:
        return minions(run)
    kind, called_as = run.s.kind, run.codex.called_as
    found = []
    for card in run.s.in_play:
        if subtype in called_as[kind[card]]:
            found.append(card)
    return found


def in_play_named(run: Run, id_: str) -> int:
    """The card in play with this id, the oldest of several."""
    s, ids = run.s, run.codex.ids
    return next((card for card in s.in_play if ids[s.kind[card]] == id_), NO_CARD)


def closed_breaches(run: Run, seats: list[int], slot: int = 0) -> list[RawOption]:
    """Closed breaches, all or only those of one place, as options."""
    s = run.s
    return [
        ("breach", seat, i)
        for seat in seats
        for i in range(4)
        if s.breach[4 * seat + i] not in (GONE, OPEN) and slot in (0, i + 1)
    ]


def cheapest_to_focus(run: Run, options: list[RawOption]) -> list[RawOption]:
    cost = [run.codex.focus_cost[run.s.tile[4 * seat + i]] for _, seat, i in options]
    return [option for option, c in zip(options, cost, strict=True) if c == min(cost)]
