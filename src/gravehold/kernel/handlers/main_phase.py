"""The main phase: what the active player may do, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .. import aether, boards, deeds, in_play, via, zones
from ..codex import HELD, PLAYED, PREPPED_APART
from ..deal import MOST_CARDS
from ..nodes.steps import MAIN_PHASE, THWARTED, MainPhase, Thwarted
from ..registry import resolves
from ..run import Picks, Run
from ..state import GONE, NOTHING, OPEN, Ctx, Frame, Question, RawOption
from .abilities import allowed, ready, use_ability
from .actions import act, act_on_link, action_options, offered_this_turn
from .breaches import focus_breach, open_breach, prep_spell
from .gaining import gain, take_and_receive
from .resources import may_go_elsewhere, settle

AGAIN: Final[Frame] = (MAIN_PHASE, NOTHING, ())
DONE: Final[RawOption] = ("done",)
CHARGE: Final[RawOption] = ("charge",)
PLAYS: Final[tuple[RawOption, ...]] = tuple(("play", card) for card in range(MOST_CARDS))
CHARGE_ALLY: Final[RawOption] = ("charge-ally", "ally", 0)
FOCUS: Final = tuple(("focus", slot) for slot in range(4))
OPENING: Final = tuple(("open", slot) for slot in range(4))
FOCUS_BIT: Final = aether.BIT["focus"]
OPEN_BIT: Final = aether.BIT["open"]
CHARGE_BIT: Final = aether.BIT["charge"]
DISCARD_BIT: Final = aether.BIT["discard"]
MOST_MENUS: Final = 5000  # of one set-up, remembered
ABILITY_WINDOWS: Final = ("your-main-phase", "any-main-phase")


@resolves(MainPhase)
def main_phase(run: Run, node: MainPhase, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    if not picks:
        seats: tuple[int, ...] = (s.active,)
        options = main_options(run)
        if "any-main-phase" in run.codex.windows:
            others = _others_ready(run, s.active)
            options[-1:-1] = [("ability", seat) for seat in others]
            seats += tuple(others)
        s.stack.append(AGAIN)
        s.question = Question("main", seats, tuple(options))
        return
    option: RawOption = picks[0]
    if option[0] != "done":
        s.stack.append(AGAIN)
        if run.codex.brackets:
            run.bracket()
        ACTIONS[option[0]](run, s.active, option)


def main_options(run: Run) -> list[RawOption]:
    """Every legal action, in a fixed order; cards that differ in nothing are one."""
    seat = run.s.active
    options = _hand_options(run, seat)
    if run.s.aether >= run.codex.cheapest or run.s.pools:
        _purchases(run, seat, options)
    _standing_options(run, seat, options)
    options.append(DONE)
    return options


def _purchases(run: Run, seat: int, options: list[RawOption]) -> None:
    """What aether can do; in the plain case it depends on little and is remembered."""
    s, codex = run.s, run.codex
    if s.pools or not codex.plain_supply or () in s.piles:
        _find_purchases(run, seat, options)
        return
    base = 4 * seat
    charged = s.charges[seat] == codex.slots[seat]
    key = (seat, s.aether, charged, *s.breach[base : base + 4], *s.tile[base : base + 4])
    known = codex.menus.get(key)
    if known is None:
        found: list[RawOption] = []
        _find_purchases(run, seat, found)
        if len(codex.menus) >= MOST_MENUS:
            codex.menus.clear()
        known = codex.menus[key] = tuple(found)
    options += known


def _find_purchases(run: Run, seat: int, options: list[RawOption]) -> None:
    """Gaining cards, charging, turning and opening breaches."""
    s, codex = run.s, run.codex
    piles = s.piles
    if s.pools:
        by_type = [aether.available(run, bit) for bit in aether.GAIN_BITS]
        options += [o for o, price, t in codex.offers if price <= by_type[t] and piles[o[1]]]
        to_charge, to_focus = aether.available(run, CHARGE_BIT), aether.available(run, FOCUS_BIT)
        to_open = aether.available(run, OPEN_BIT)
    else:
        spare = to_charge = to_focus = to_open = s.aether
        options += [o for o, price, _ in codex.offers if price <= spare and piles[o[1]]]
    if codex.tables.counters:
        options += _on_boards(run)
    if "gain" in codex.forbid.deeds:
        options[:] = [o for o in options if o[0] != "gain" or not _is_forbidden(run, seat, o[1])]
    if to_charge >= codex.rules.charge_cost:
        if s.charges[seat] < codex.slots[seat]:
            options.append(CHARGE)
        if "gain-charge" in codex.instead.deeds and may_go_elsewhere(run, seat):
            options.append(CHARGE_ALLY)
    base = 4 * seat
    for slot in zones.SLOTS:
        turned = s.breach[base + slot]
        if turned not in (OPEN, GONE):
            tile = s.tile[base + slot]
            if codex.focus_cost[tile] <= to_focus:
                options.append(FOCUS[slot])
            if codex.open_cost[tile][turned] <= to_open:
                options.append(OPENING[slot])


def _on_boards(run: Run) -> list[RawOption]:
    """Cards of the supply that lie on boards, as far as they can be paid for."""
    s, codex = run.s, run.codex
    return [
        ("gain-on", board, i, card)
        for board, i, card in boards.supply_on(run)
        if codex.cost[s.kind[card]]
        <= aether.available(run, aether.GAIN_BITS[codex.type[s.kind[card]]])
        and not deeds.forbidden(run, "gain", s.active, card)
    ]


def _is_forbidden(run: Run, seat: int, pile: int) -> bool:
    return deeds.forbidden(run, "gain", seat, run.s.piles[pile][-1])


def _hand_options(run: Run, seat: int) -> list[RawOption]:
    """Playing gems and relics, prepping spells."""
    s, codex = run.s, run.codex
    kind, ways, used = s.kind, codex.ways, s.used
    options: list[RawOption] = []
    preps: list[RawOption] = []
    seen: dict[int, int] = {}
    free: list[tuple[int, ...]] | None = None
    for card in s.hand[seat]:
        mark = k = kind[card]
        if used and card in used:
            mark = ~k
        if mark in seen:
            continue
        seen[mark] = way = ways[k]
        if way == PLAYED:
            options.append(PLAYS[card])
        elif way != HELD:
            if not preps:
                free = zones.free_breaches(run, seat)
            places = free
            if places is None or way == PREPPED_APART:
                places = zones.prep_places(run, seat, card, action=True)
            for slots in places:
                preps.append(("prep", card, slots))
    return options + preps if preps else options


def _standing_options(run: Run, seat: int, options: list[RawOption]) -> None:
    """While-prepped effects, the ability, and powers that can be discarded."""
    s, codex = run.s, run.codex
    if codex.has_use and _has_use(run, seat):
        _uses(run, seat, options)
    slots = codex.slots[seat]
    if slots and s.charges[seat] == slots and _in_main_phase(run, seat):
        options.append(("ability", seat))
    if codex.actions.deeds:
        options += action_options(run, seat)
    if s.delayed:
        options += offered_this_turn(run, seat)
    kind, spend = s.kind, codex.spend
    for card in s.in_play:
        price = spend[kind[card]]
        if price and (
            price <= s.aether if price > 0 and not s.pools else _is_payable(run, seat, card)
        ):
            options.append(("thwart", card))


def _has_use(run: Run, seat: int) -> bool:
    kind, use = run.s.kind, run.codex.use
    for zone in run.s.prepped[4 * seat : 4 * seat + 4]:
        for card in zone:
            if use[kind[card]]:
                return True
    return False


def _uses(run: Run, seat: int, options: list[RawOption]) -> None:
    s, codex = run.s, run.codex
    spells = zones.prepped_cards(run, seat)
    if codex.twins:
        spells = zones.distinct_spells(run, [one for one in spells if one[1] not in s.used])
    for slot, card in spells:
        use = codex.use[s.kind[card]]
        if use and card not in s.used:
            ctx = Ctx(seat, card, seat, 0, 1 << slot)
            if run.in_full(use, ctx) and run.live(use, ctx):
                options.append(("use", card))


def _is_payable(run: Run, seat: int, card: int) -> bool:
    """Whether a power in play can be discarded, for aether or for what else it says."""
    price = run.codex.spend[run.s.kind[card]]
    if price > 0:
        return price <= aether.available(run, DISCARD_BIT)
    power: Any = run.codex.definitions[run.s.kind[card]]
    return run.in_full(power.to_discard, Ctx(you=seat, card=card))


def _in_main_phase(run: Run, seat: int) -> bool:
    ability = run.codex.abilities[seat]
    if ability is None or ability.when not in ABILITY_WINDOWS:
        return False
    return allowed(run, seat, ability)


def _others_ready(run: Run, active: int) -> list[int]:
    """Allies whose ability may be used in any player's main phase."""
    seats = range(run.codex.players)
    return [seat for seat in seats if seat != active and ready(run, seat, "any-main-phase")]


# The actions


def play(run: Run, seat: int, option: RawOption) -> None:
    s, card = run.s, option[1]
    s.hand[seat] = zones.without(s.hand[seat], card)
    s.played[seat] = s.played[seat] + (card,)
    k = s.kind[card]
    s.plays = s.plays + (k,)
    if run.log is not None:
        run.tell("play", seat, card)
    definition: Any = run.codex.definitions[k]
    if "play" in run.codex.heard:
        deeds.happened(run, "play", seat, it=card)
    run.follow(definition.play, Ctx(seat, card, via=via.CARD))


def gain_from_supply(run: Run, seat: int, option: RawOption) -> None:
    kind = run.codex.pile_kinds[option[1]]
    aether.pay(run, run.codex.cost[kind], aether.GAIN_BITS[run.codex.type[kind]])
    gain(run, seat, option[1])


def gain_from_board(run: Run, seat: int, option: RawOption) -> None:
    kind = run.s.kind[option[-1]]
    aether.pay(run, run.codex.cost[kind], aether.GAIN_BITS[run.codex.type[kind]])
    take_and_receive(run, seat, option)


def gain_charge(run: Run, seat: int, option: RawOption) -> None:
    aether.pay(run, run.codex.rules.charge_cost, CHARGE_BIT)
    amount = deeds.altered(run, "gain-charge", 1, seat)
    settle(run, seat, amount, kept=option == CHARGE)


def focus(run: Run, seat: int, option: RawOption) -> None:
    aether.pay(run, run.codex.focus_cost[run.s.tile[4 * seat + option[1]]], FOCUS_BIT)
    focus_breach(run, seat, option[1])


def open_(run: Run, seat: int, option: RawOption) -> None:
    i = 4 * seat + option[1]
    aether.pay(run, run.codex.open_cost[run.s.tile[i]][run.s.breach[i]], OPEN_BIT)
    open_breach(run, seat, option[1])


def prep(run: Run, seat: int, option: RawOption) -> None:
    _, card, slots = option
    run.s.hand[seat] = zones.without(run.s.hand[seat], card)
    prep_spell(run, seat, card, tuple(slots))


def use(run: Run, seat: int, option: RawOption) -> None:
    s, card = run.s, option[1]
    s.used = (*s.used, card)
    if run.log is not None:
        run.tell("use", seat, card)
    definition: Any = run.codex.definitions[s.kind[card]]
    where = 1 << zones.slots_of(run, seat, card)[0]
    run.push(definition.use, Ctx(seat, card, seat, 0, where, via=via.SPELL))


def ability(run: Run, seat: int, option: RawOption) -> None:
    use_ability(run, option[1])


def thwart(run: Run, seat: int, option: RawOption) -> None:
    """The power is discarded once its price is paid; its effect never happens."""
    card = option[1]
    if run.log is not None:
        run.tell("thwart", seat, card)
    power: Any = run.codex.definitions[run.s.kind[card]]
    ctx = Ctx(you=seat, card=card)
    run.push(THWARTED, ctx)
    run.push(power.to_discard, ctx)


@resolves(Thwarted)
def thwarted(run: Run, node: Thwarted, ctx: Ctx, picks: Picks) -> None:
    in_play.discard_from_play(run, ctx.card)


ACTIONS: Final[dict[str, Callable[[Run, int, RawOption], None]]] = {
    "play": play,
    "gain": gain_from_supply,
    "gain-on": gain_from_board,
    "charge": gain_charge,
    "charge-ally": gain_charge,
    "focus": focus,
    "open": open_,
    "prep": prep,
    "use": use,
    "ability": ability,
    "thwart": thwart,
    "act": act,
    "act-on": act,
    "act-at": act,
    "act-link": act_on_link,
}
