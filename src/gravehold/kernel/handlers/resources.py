"""Aether, charges and players' tokens."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import aether, deeds, door, tokens
from ..definitions import MOST
from ..nodes import resources as nodes
from ..nodes.steps import CHARGES, Charges
from ..nodes.values import AllyCharges
from ..registry import able, evaluates, live, resolves
from ..run import Picks, Run
from ..state import NOBODY, Ctx, RawOption

CHARGE: Final = "charge"  # what an ally calls the tokens that players may give them


@resolves(nodes.GainAether)
def gain_aether(run: Run, node: nodes.GainAether, ctx: Ctx, picks: Picks) -> None:
    """It is for one's own turn: in anybody else's it is lost at once (main.aether-lost)."""
    if ctx.you != run.s.active:
        return
    amount = run.count(node.amount, ctx)
    if node.only or node.never:
        aether.gain(run, amount, aether.mask_of(node.only, node.never))
    else:
        run.s.aether += amount
        if run.log is not None:
            run.tell("aether", ctx.you, n=amount, extra=aether.ALL)


@resolves(nodes.SpendAether)
def spend_aether(run: Run, node: nodes.SpendAether, ctx: Ctx, picks: Picks) -> None:
    """Where it could not be avoided (R18), no more than there is."""
    paid, _ = spend_able(run, node, ctx)
    aether.pay(run, paid, aether.BIT[node.purpose])
    if run.log is not None:
        run.tell("pay", ctx.you, n=paid)


@able(nodes.SpendAether)
def spend_able(run: Run, node: nodes.SpendAether, ctx: Ctx) -> tuple[int, int]:
    wanted = run.count(node.amount, ctx)
    if run.s.active != ctx.you:
        return 0, wanted
    there = aether.available(run, aether.BIT[node.purpose])
    return (wanted if wanted < there else there), wanted


def charge(run: Run, seat: int, amount: int) -> None:
    """Charges come to the mat, up to its slots; the rest is lost."""
    s = run.s
    gained = max(0, min(amount, run.codex.slots[seat] - s.charges[seat]))
    s.charges[seat] += gained
    if gained:
        if run.log is not None:
            run.tell("charge", seat, n=gained, extra=s.charges[seat])
        if "gain-charge" in run.codex.heard:
            deeds.happened(run, "gain-charge", seat, n=gained)


@resolves(nodes.GainCharge)
def gain_charge(run: Run, node: nodes.GainCharge, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.who, ctx, picks, "charge")
    if seat == NOBODY:
        return
    amount = deeds.altered(run, "gain-charge", run.count(node.amount, ctx), seat)
    if amount > 0 and not node.keep and "gain-charge" in run.codex.instead.deeds:
        run.s.stack.append((CHARGES, Ctx(you=seat, n=amount), ()))
    else:
        charge(run, seat, amount)


@resolves(Charges)
def charges(run: Run, node: Charges, ctx: Ctx, picks: Picks) -> None:
    """Whom they are for is asked where something may take their place."""
    clauses = deeds.replacing(run, "gain-charge", ctx.you, n=ctx.n)
    if clauses and clauses[0][0].may and not picks:
        options: list[RawOption] = [("player", ctx.you), ("ally", "ally", 0)]
        run.ask("charge", (ctx.you,), options, node, ctx, ())
    else:
        settle(run, ctx.you, ctx.n, kept=bool(picks) and picks[-1][0] == "player")


def settle(run: Run, seat: int, amount: int, *, kept: bool) -> None:
    """Charges come to the mat or what takes their place happens; `kept`: not what only may."""
    clauses = deeds.replacing(run, "gain-charge", seat, n=amount)
    found = [(clause, ctx) for clause, ctx in clauses if not (kept and clause.may)]
    if found:
        run.push(found[0][0].do, found[0][1])
    else:
        charge(run, seat, amount)


def may_go_elsewhere(run: Run, seat: int) -> bool:
    """Whether something else than the mat may take the charges a player would gain."""
    return any(clause.may for clause, _ in deeds.replacing(run, "gain-charge", seat, n=1))


@live(nodes.GainCharge)
def gain_charge_live(run: Run, node: nodes.GainCharge, ctx: Ctx) -> bool:
    seats = run.players(node.who, ctx)
    if any(run.s.charges[p] < run.codex.slots[p] for p in seats):
        return True
    return not node.keep and any(deeds.replacing(run, "gain-charge", p, n=1) for p in seats)


@resolves(nodes.LoseCharges)
def lose_charges(run: Run, node: nodes.LoseCharges, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.who, ctx, picks, "lose-charges")
    if seat != NOBODY:
        s = run.s
        lost = (
            s.charges[seat]
            if node.amount is None
            else min(s.charges[seat], run.count(node.amount, ctx))
        )
        s.charges[seat] -= lost
        if run.log is not None and lost:
            run.tell("lose-charges", seat, n=lost, extra=s.charges[seat])


@able(nodes.LoseCharges)
def lose_charges_able(run: Run, node: nodes.LoseCharges, ctx: Ctx) -> tuple[int, int]:
    if node.amount is None:
        return 0, 0
    wanted = run.count(node.amount, ctx)
    most = 0
    for seat in run.players(node.who, ctx):
        there = run.s.charges[seat]
        most = there if there > most else most
    return (wanted if wanted < most else most), wanted


def is_protected(run: Run, ally: str) -> bool:
    """Whether this is who stands in the place of Gravehold (R75)."""
    there = run.codex.setup.ally
    return there is not None and there.id == ally


@resolves(nodes.AllyGainsCharges)
def ally_gains(run: Run, node: nodes.AllyGainsCharges, ctx: Ctx, picks: Picks) -> None:
    if is_protected(run, node.ally):
        tokens.change_token(run, CHARGE, run.count(node.amount, ctx))


@live(nodes.AllyGainsCharges)
def ally_gains_live(run: Run, node: nodes.AllyGainsCharges, ctx: Ctx) -> bool:
    return is_protected(run, node.ally)


@able(nodes.AllyGainsCharges)
def ally_gains_able(run: Run, node: nodes.AllyGainsCharges, ctx: Ctx) -> tuple[int, int]:
    """What is beyond the most they hold is lost and counts as done (R28)."""
    return int(is_protected(run, node.ally)), 1


@evaluates(AllyCharges)
def ally_charges(run: Run, node: AllyCharges, ctx: Ctx) -> int:
    return tokens.count(run, CHARGE) if is_protected(run, node.ally) else 0


@resolves(nodes.GainPlayerTokens)
def gain_tokens(run: Run, node: nodes.GainPlayerTokens, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.who, ctx, picks, "player")
    if seat != NOBODY:
        tokens.change_token(run, node.token, run.count(node.amount, ctx), seat=seat)


@resolves(nodes.LosePlayerTokens)
def lose_tokens(run: Run, node: nodes.LosePlayerTokens, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.who, ctx, picks, "player")
    if seat != NOBODY:
        tokens.change_token(run, node.token, -run.count(node.amount, ctx), seat=seat)


@able(nodes.LosePlayerTokens)
def lose_tokens_able(run: Run, node: nodes.LosePlayerTokens, ctx: Ctx) -> tuple[int, int]:
    wanted = run.count(node.amount, ctx)
    seats = run.players(node.who, ctx)
    have = max((tokens.count(run, node.token, seat=seat) for seat in seats), default=0)
    return min(wanted, have), wanted


@resolves(nodes.LoseAnyNumber)
def lose_any_number(run: Run, node: nodes.LoseAnyNumber, ctx: Ctx, picks: Picks) -> None:
    """How many is asked of who has any (L10)."""
    have = tokens.count(run, node.token, seat=ctx.you)
    if not picks:
        if have:
            options: list[RawOption] = [("lose", n) for n in range(min(have, MOST) + 1)]
            run.ask("count", run.chooser(ctx), options, node, ctx, picks)
        return
    n = picks[0][1]
    if n:
        run.push(node.then, replace(ctx, n=n))
        tokens.change_token(run, node.token, -n, seat=ctx.you)


@live(nodes.LoseAnyNumber)
def lose_any_live(run: Run, node: nodes.LoseAnyNumber, ctx: Ctx) -> bool:
    return tokens.count(run, node.token, seat=ctx.you) > 0
