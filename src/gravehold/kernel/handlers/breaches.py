"""Focusing, prepping, casting, and breaches that change."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from .. import deeds, door, hands, select, via, zones
from ..codex import SPELL
from ..errors import unknown
from ..nodes import breaches as nodes
from ..nodes.base import Do, Effect
from ..nodes.moves import NextCast, NextFocus
from ..nodes.steps import BARE_BONUS
from ..registry import able, live, resolves
from ..run import Picks, Run
from ..sources import listening
from ..state import GONE, NOBODY, OPEN, Ctx, RawOption
from .gaining import due

ANYWHERE: Final = nodes.Prep(closed=True)
ANYBODYS: Final = nodes.CastPrepped()


def focus_breach(run: Run, seat: int, slot: int, by: int = NOBODY) -> None:
    """Turn a closed breach a quarter; at the last quarter it opens (main.focus-opens).

    `by`: who does it, if not whose breach it is.
    """
    s, i = run.s, 4 * seat + slot
    s.breach[i] += 1
    opened = s.breach[i] == OPEN
    if seat == s.active:
        s.focused[seat] |= 1 << slot
    if run.log is not None:
        run.tell("open" if opened else "focus", seat, n=slot + 1)
    _after_turning(run, seat, seat if by == NOBODY else by, slot + 1 if opened else 0)


def open_breach(run: Run, seat: int, slot: int, by: int = NOBODY) -> None:
    """`by`: who does it, if not whose breach it is."""
    run.s.breach[4 * seat + slot] = OPEN
    if run.log is not None:
        run.tell("open", seat, n=slot + 1)
    _after_turning(run, seat, seat if by == NOBODY else by, slot + 1)


def _after_turning(run: Run, seat: int, by: int, opened: int) -> None:
    """What waits for one's own breaches to be turned, for turning anybody's, and for opening one.

    `opened`: which breach was, I to IV, if any.
    """
    s, ears = run.s, run.codex.whenever
    delayed = due(run, NextFocus, by) if s.delayed else []
    heard = seat == s.active and "focus" in ears.deeds
    opening = opened and "open" in ears.deeds
    if heard or delayed or opening:
        found = listening(run, ears, "open", seat, n=opened) if opening else []
        found += listening(run, ears, "focus", seat) if heard else []
        deeds.resolve_next(run, found, delayed)


def _focusable(run: Run, node: nodes.Focus, ctx: Ctx) -> list[RawOption]:
    found = select.closed_breaches(run, run.players(node.whose, ctx), node.slot)
    return select.cheapest_to_focus(run, found) if node.cheapest and found else found


@resolves(nodes.Focus)
def focus(run: Run, node: nodes.Focus, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("focus", _focusable(run, node, ctx), node, ctx, picks)
    if option is None:
        return
    _, seat, slot = option
    focus_breach(run, seat, slot, ctx.you)


@able(nodes.Focus)
def focus_able(run: Run, node: nodes.Focus, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_focusable(run, node, ctx))), 1


@resolves(nodes.FocusOne)
def focus_one(run: Run, node: nodes.FocusOne, ctx: Ctx, picks: Picks) -> None:
    """One quarter after the other, so that what waits for the opening comes in between."""
    if picks and isinstance(picks[0], int):
        left, (seat, slot) = picks[0], picks[1:]
    else:
        option = run.pick("focus", select.closed_breaches(run, [ctx.you]), node, ctx, picks)
        if option is None:
            return
        left, seat, slot = node.times, option[1], option[2]
    if left > 0 and run.s.breach[4 * seat + slot] not in (GONE, OPEN):
        run.push(node, ctx, (left - 1, seat, slot))
        focus_breach(run, seat, slot)


@able(nodes.FocusOne)
def focus_one_able(run: Run, node: nodes.FocusOne, ctx: Ctx) -> tuple[int, int]:
    found = select.closed_breaches(run, [ctx.you])
    left = [OPEN - run.s.breach[4 * seat + slot] for _, seat, slot in found]
    return min(max(left, default=0), node.times), node.times


@resolves(nodes.OpenBreach)
def open_for_free(run: Run, node: nodes.OpenBreach, ctx: Ctx, picks: Picks) -> None:
    found = select.closed_breaches(run, run.players(node.whose, ctx))
    option = run.pick("open", found, node, ctx, picks)
    if option is not None:
        _, seat, slot = option
        run.push(node.then, replace(ctx, you=seat))
        open_breach(run, seat, slot, ctx.you)


@able(nodes.OpenBreach)
def open_able(run: Run, node: nodes.OpenBreach, ctx: Ctx) -> tuple[int, int]:
    return int(bool(select.closed_breaches(run, run.players(node.whose, ctx)))), 1


@resolves(nodes.GainBreach)
def gain_breach(run: Run, node: nodes.GainBreach, ctx: Ctx, picks: Picks) -> None:
    if _lacks(run, node, ctx.you):
        run.s.breach[4 * ctx.you + node.slot - 1] = 0
        if run.log is not None:
            run.tell("breach-gained", ctx.you, n=node.slot)


@able(nodes.GainBreach)
def gain_breach_able(run: Run, node: nodes.GainBreach, ctx: Ctx) -> tuple[int, int]:
    return int(_lacks(run, node, ctx.you)), 1


def _lacks(run: Run, node: nodes.GainBreach, seat: int) -> bool:
    """Whether there was none from the start, and none has come since."""
    slot = node.slot - 1
    printed = run.codex.mages[seat].breaches[slot : slot + 1]
    return run.s.breach[4 * seat + slot] == GONE and printed in ((), (None,))


@resolves(nodes.FocusThisBreach)
def focus_this_breach(run: Run, node: nodes.FocusThisBreach, ctx: Ctx, picks: Picks) -> None:
    for slot in range(4):
        if ctx.where >> slot & 1 and run.s.breach[4 * ctx.owner + slot] not in (GONE, OPEN):
            focus_breach(run, ctx.owner, slot, ctx.you)


# Prepping


def prep_options(run: Run, node: nodes.Prep, ctx: Ctx) -> list[RawOption]:
    found = select.distinct(run, select.cards(run, node.cards.spells, ctx))
    kinds: set[int] = set()
    options: list[RawOption] = []
    for place in found:
        card = place[-1]
        if run.s.kind[card] not in kinds or place[0] == "discard":
            kinds.add(run.s.kind[card])
            options += [
                ("prep", card, slots)
                for slots in zones.prep_places(run, ctx.you, card, closed=node.closed)
            ]
    return options


def prep_spell(run: Run, seat: int, card: int, slots: tuple[int, ...]) -> None:
    """The spell lies on its breaches; what it does on being prepped follows."""
    zones.place_spell(run, seat, card, slots)
    spell: Any = run.codex.definitions[run.s.kind[card]]
    if "prep" in run.codex.heard:
        deeds.happened(run, "prep", seat, it=card)
    if spell.on_prep:
        run.push(spell.on_prep, Ctx(you=seat, card=card, owner=seat))


@resolves(nodes.Prep)
def prep(run: Run, node: nodes.Prep, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("prep", prep_options(run, node, ctx), node, ctx, picks)
    if option is None:
        return
    _, card, slots = option
    place = zones.locate(run, card)
    assert place is not None
    prep_spell(run, ctx.you, zones.lift(run, place), tuple(slots))


@able(nodes.Prep)
def prep_able(run: Run, node: nodes.Prep, ctx: Ctx) -> tuple[int, int]:
    return int(bool(prep_options(run, node, ctx))), 1


def _open_places(run: Run, node: nodes.PrepIt, ctx: Ctx) -> list[tuple[int, tuple[int, ...]]]:
    """Whose open breaches take the spell, and which of them."""
    return [
        (seat, slots)
        for seat in run.players(node.whose, ctx)
        for slots in zones.prep_places(run, seat, ctx.it)
        if all(run.s.breach[4 * seat + slot] == OPEN for slot in slots)
    ]


@resolves(nodes.PrepIt)
def prep_it(run: Run, node: nodes.PrepIt, ctx: Ctx, picks: Picks) -> None:
    """A breach says where; a spell that needs two lies on the next one too."""
    place = zones.locate(run, ctx.it)
    if place is None or run.codex.type[run.s.kind[ctx.it]] != SPELL:
        return
    found = {(seat, slots[0]): slots for seat, slots in _open_places(run, node, ctx)}
    options: list[RawOption] = [("breach", seat, slot) for seat, slot in found]
    option = run.pick("prep", options, node, ctx, picks)
    if option is not None:
        _, seat, slot = option
        prep_spell(run, seat, zones.lift(run, place), found[seat, slot])


@resolves(nodes.PrepAny)
def prep_any(run: Run, node: nodes.PrepAny, ctx: Ctx, picks: Picks) -> None:
    """One after the other; `picks` holds how many there were, then the answer."""
    done = picks[0] if picks else 0
    if len(picks) > 1:
        if picks[1][0] in ("none", "done"):
            return
        run.push(node, ctx, (done + 1,))
        prep(run, ANYWHERE, ctx, picks[1:])
        return
    options = prep_options(run, ANYWHERE, ctx)
    if options:
        options.append(("done",) if done else ("none",))
        run.ask("prep", run.chooser(ctx), options, node, ctx, (done,))


@live(nodes.PrepAny)
def prep_any_live(run: Run, node: nodes.PrepAny, ctx: Ctx) -> bool:
    return bool(prep_options(run, ANYWHERE, ctx))


# Casting


def cast_spell(
    run: Run,
    caster: int,
    owner: int,
    card: int,
    plus: int = 0,
    after: Do = (),
    *,
    keep: bool = False,
    aim: int = 0,
) -> None:
    """The spell goes to its owner's discard pile, then its effect resolves (cast.discard-first).

    `keep`: it stays prepped; `aim`: its damage goes there in the place of foes.
    """
    s, codex = run.s, run.codex
    bonus, where = plus, 0
    for slot in zones.slots_of(run, owner, card):
        where |= 1 << slot
        if s.breach[4 * owner + slot] == OPEN:
            bonus += codex.bonus[s.tile[4 * owner + slot]]
    if s.delayed:
        bonus += sum(run.value(node.plus, ctx) for node, ctx, _ in due(run, NextCast, caster, card))
    if "cast" in codex.heard:
        by = Ctx(caster, card, owner, bonus, where, via=via.SPELL, aim=aim)
        bonus = deeds.altered(run, "cast", bonus, caster, card, by)
    if not keep:
        zones.put_on_discard(run, owner, zones.lift(run, ("prepped", owner, 0, card)))
    s.casts = s.casts + ((caster, s.kind[card]),)
    if run.log is not None:
        run.tell("cast", caster, card, bonus, owner)
    spell: Any = codex.definitions[s.kind[card]]
    ctx = Ctx(caster, card, owner, bonus, where, via=via.SPELL, aim=aim)
    if after:
        run.push(after, Ctx(you=caster, card=card, owner=owner, it=card))
    heard = "cast" in codex.whenever.deeds
    if heard and spell.echo and codex.rules.revision:
        deeds.twice(run, "cast", caster, card, ctx, lambda: _resolve_cast(run, spell, ctx))
        return
    if heard:
        deeds.happened(run, "cast", caster, card, by=ctx)
    if run.codex.brackets:
        run.bracket()
    for _ in range(2 if spell.echo else 1):
        _resolve_cast(run, spell, ctx)


def _resolve_cast(run: Run, spell: Any, ctx: Ctx) -> None:
    run.push(spell.cast, ctx)
    if ctx.bonus and run.codex.without_deal[run.s.kind[ctx.card]]:
        run.push(BARE_BONUS, ctx)


def _castable(run: Run, node: nodes.CastPrepped, ctx: Ctx) -> list[RawOption]:
    limit = None if node.at_most is None else run.value(node.at_most, ctx)
    found: list[RawOption] = [
        ("prepped", seat, slot, card)
        for seat in run.players(node.whose, ctx)
        for slot, card in zones.prepped_cards(run, seat)
        if limit is None or run.codex.cost[run.s.kind[card]] <= limit
    ]
    return select.dearest(run, found) if node.dearest and found else found


@resolves(nodes.CastPrepped)
def cast_prepped(run: Run, node: nodes.CastPrepped, ctx: Ctx, picks: Picks) -> None:
    """One spell at a time; `picks` holds the number cast so far, then the answer."""
    done = picks[0] if picks else 0
    if len(picks) > 1:
        option = picks[1]
        if option[0] in ("none", "done"):
            return
        run.push(node, ctx, (done + 1,))
        after = (node.after,) if isinstance(node.after, Effect) else node.after
        plus, aim = run.value(node.plus, ctx), door.aim_of(node.aim)
        cast_spell(run, ctx.you, option[1], option[-1], plus, after, keep=node.keep, aim=aim)
        return
    found = _castable(run, node, ctx) if done < run.count(node.n, ctx) else []
    found = select.distinct(run, found)
    if not found:
        return
    if node.up_to:
        found.append(("done",) if done else ("none",))
    if len(found) == 1:
        cast_prepped(run, node, ctx, (done, found[0]))
    else:
        run.ask("cast", run.chooser(ctx), found, node, ctx, (done,))


@able(nodes.CastPrepped)
def cast_able(run: Run, node: nodes.CastPrepped, ctx: Ctx) -> tuple[int, int]:
    return (0, 0) if node.up_to else (min(1, len(_castable(run, node, ctx))), 1)


@live(nodes.CastPrepped)
def cast_live(run: Run, node: nodes.CastPrepped, ctx: Ctx) -> bool:
    return bool(_castable(run, node, ctx))


@resolves(nodes.CastAll)
def cast_all(run: Run, node: nodes.CastAll, ctx: Ctx, picks: Picks) -> None:
    """`picks` holds the spells still to be cast, then the answer (R96)."""
    mine = zones.prepped_cards(run, ctx.you)
    left: tuple[int, ...] = picks[0] if picks else tuple(card for _, card in mine)
    if len(picks) > 1:
        card = picks[1][-1]
        run.push(node, ctx, (zones.without(left, card),))
        cast_spell(run, ctx.you, ctx.you, card, keep=node.keep)
        return
    found: list[RawOption] = [
        ("prepped", ctx.you, slot, card) for slot, card in mine if card in left
    ]
    options = select.distinct(run, found)
    if len(options) == 1:
        cast_all(run, node, ctx, (left, options[0]))
    elif options:
        run.ask("cast", run.chooser(ctx), options, node, ctx, (left,))


@able(nodes.CastAll)
def cast_all_able(run: Run, node: nodes.CastAll, ctx: Ctx) -> tuple[int, int]:
    return min(1, len(zones.prepped_cards(run, ctx.you))), 1


@resolves(nodes.HaveCast)
def have_cast(run: Run, node: nodes.HaveCast, ctx: Ctx, picks: Picks) -> None:
    """Its owner casts it, with the bonus of its breach (R96)."""
    done = picks[0] if picks else 0
    if len(picks) > 1:
        _, owner, _, card = picks[1]
        run.push(node, ctx, (done + 1,))
        cast_spell(run, owner, owner, card, keep=True)
        return
    found = _castable(run, ANYBODYS, ctx) if done < node.times else []
    if len(found) == 1:
        have_cast(run, node, ctx, (done, found[0]))
    elif found:
        run.ask("cast", run.chooser(ctx), found, node, ctx, (done,))


@able(nodes.HaveCast)
def have_cast_able(run: Run, node: nodes.HaveCast, ctx: Ctx) -> tuple[int, int]:
    return min(1, len(_castable(run, ANYBODYS, ctx))), 1


# Breaches that change


def lose_breach(run: Run, seat: int, slot: int) -> None:
    """A breach leaves the game; spells on it are discarded, also from their other breach."""
    s = run.s
    for card in s.prepped[4 * seat + slot]:
        zones.put_on_discard(run, seat, zones.lift(run, ("prepped", seat, slot, card)))
    _lose_attached(run, seat, slot)
    s.breach[4 * seat + slot] = GONE
    s.focused[seat] &= ~(1 << slot)
    if run.log is not None:
        run.tell("breach-destroyed", seat, n=slot + 1)


def _lose_attached(run: Run, seat: int, slot: int) -> None:
    """A relic under a breach that leaves the game is discarded (main.attach-owner)."""
    attached = run.codex.tables.place.get("attached")
    for card in () if attached is None else attached.at(run.s, 4 * seat + slot):
        zones.take(run, card, "attached", 4 * seat + slot)
        zones.put_on_discard(run, seat, card)


def _own_breaches(run: Run, seat: int) -> list[RawOption]:
    return [("breach", seat, slot) for slot in range(4) if run.s.breach[4 * seat + slot] != GONE]


@resolves(nodes.DestroyBreach)
def destroy_breach(run: Run, node: nodes.DestroyBreach, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("destroy-breach", _own_breaches(run, ctx.you), node, ctx, picks)
    if option is None:
        return
    _, seat, slot = option
    lose_breach(run, seat, slot)


def _replaceable(run: Run, node: nodes.ReplaceBreach) -> list[RawOption]:
    return [
        ("breach", seat, slot - 1)
        for seat in range(run.codex.players)
        for slot in node.slots
        if run.s.breach[4 * seat + slot - 1] == OPEN
    ]


@resolves(nodes.ReplaceBreach)
def replace_breach(run: Run, node: nodes.ReplaceBreach, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("replace-breach", _replaceable(run, node), node, ctx, picks)
    if option is None:
        return
    if node.tile not in run.codex.tile_number:  # another mage has it
        raise unknown("breach-kind", node.tile, run.codex.tile_number)
    _, seat, slot = option
    s, i = run.s, 4 * seat + slot
    for card in s.prepped[i]:
        hands.put_in_hand(run, seat, zones.lift(run, ("prepped", seat, slot, card)))
    if run.codex.rules.revision:
        _lose_attached(run, seat, slot)
    s.tile[i] = run.codex.tile_number[node.tile]
    s.breach[i] = OPEN
    if run.log is not None:
        run.tell("breach-replaced", seat, n=slot + 1)
    run.push(node.then, replace(ctx, you=seat))


@live(nodes.ReplaceBreach)
def replace_live(run: Run, node: nodes.ReplaceBreach, ctx: Ctx) -> bool:
    return bool(_replaceable(run, node))


@resolves(nodes.DestroyWithBreach)
def destroy_with_breach(run: Run, node: nodes.DestroyWithBreach, ctx: Ctx, picks: Picks) -> None:
    """First the spell; if it lies on two breaches, then which of them."""
    found = select.distinct(run, select.cards(run, node.cards, ctx))
    if not found:
        return
    if node.dearest:
        found = select.dearest(run, found)
    if not picks and len(found) > 1:
        run.ask("destroy", run.chooser(ctx), found, node, ctx, picks)
        return
    spell: RawOption = picks[0] if picks else found[0]
    _, seat, _, card = spell
    slots = zones.slots_of(run, seat, card)
    chosen = next((pick for pick in picks if pick[0] == "breach"), None)
    if chosen is None and len(slots) > 1:
        options: list[RawOption] = [("breach", seat, slot) for slot in slots]
        run.ask("destroy-breach", run.chooser(ctx), options, node, ctx, picks or (spell,))
        return
    slot = slots[0] if chosen is None else chosen[2]
    zones.destroy(run, zones.lift(run, spell))
    lose_breach(run, seat, slot)


@able(nodes.DestroyWithBreach)
def destroy_with_breach_able(run: Run, node: nodes.DestroyWithBreach, ctx: Ctx) -> tuple[int, int]:
    return int(bool(select.cards(run, node.cards, ctx))), 1


__all__ = ["cast_spell", "focus_breach", "lose_breach", "open_breach"]
