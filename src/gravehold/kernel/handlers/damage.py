"""Damage and healing."""

from __future__ import annotations

from msgspec.structs import replace

from .. import door, in_play, life_totals
from ..codex import MINION
from ..nodes import damage as nodes
from ..nodes.steps import DEAL_PART, DealPart
from ..registry import able, live, resolves
from ..run import Picks, Run
from ..state import NOBODY, Ctx, RawOption


@resolves(nodes.Deal)
def deal(run: Run, node: nodes.Deal, ctx: Ctx, picks: Picks) -> None:
    amount = run.count(node.amount, ctx) + run.count(node.plus, ctx) + ctx.bonus
    if amount <= 0:
        return
    target = run.pick("target", door.targets(run, ctx), node, ctx, picks)
    if target is None:
        return
    if target[0] not in ("minion", "body"):
        strike(run, target, amount, ctx)
        return
    card = target[1]
    kind = run.s.kind[card]
    if node.against_minion != 0 and target[0] == "minion":
        amount += run.value(node.against_minion, ctx)
    own = target[0] == "minion" and not run.codex.definitions[kind].deck  # type: ignore[attr-defined]
    if life_totals.hurt_minion(run, card, amount, ctx) and own:
        run.push(node.on_kill, ctx)


def strike(run: Run, target: RawOption, amount: int, ctx: Ctx) -> None:
    """One instance of damage to whatever was chosen."""
    if target[0] == "nemesis":
        life_totals.hurt_nemesis(run, amount, ctx)
    elif target[0] in ("minion", "body"):
        life_totals.hurt_minion(run, target[1], amount, ctx)
    elif target[0] == "player":
        life_totals.hurt_player(run, target[1], amount, ctx)
    else:
        life_totals.hurt_gravehold(run, amount, ctx)


def _divided_among(run: Run, node: nodes.DealDivided, ctx: Ctx) -> list[RawOption]:
    found = door.targets(run, ctx, merged=False)
    if node.minions and not ctx.aim:  # what is aimed elsewhere goes there, whoever it was for
        return [target for target in found if target[0] == "minion"]
    return found


@able(nodes.DealDivided)
def deal_divided_able(run: Run, node: nodes.DealDivided, ctx: Ctx) -> tuple[int, int]:
    return (int(bool(_divided_among(run, node, ctx))), 1) if node.minions else (0, 0)


@resolves(nodes.DealNemesis)
def deal_nemesis(run: Run, node: nodes.DealNemesis, ctx: Ctx, picks: Picks) -> None:
    found = [target for target in door.targets(run, ctx) if target[0] != "minion"]
    target = run.pick("target", found, node, ctx, picks)
    if target is not None:
        strike(run, target, run.count(node.amount, ctx), ctx)


@able(nodes.DealNemesis)
def deal_nemesis_able(run: Run, node: nodes.DealNemesis, ctx: Ctx) -> tuple[int, int]:
    return int(any(target[0] != "minion" for target in door.targets(run, ctx))), 1


@resolves(nodes.DealDivided)
def deal_divided(run: Run, node: nodes.DealDivided, ctx: Ctx, picks: Picks) -> None:
    """Parts are chosen target by target; the last one takes the rest."""
    total = run.count(node.amount, ctx) + ctx.bonus
    parts: list[RawOption] = list(picks)
    left = total - sum(part[-1] for part in parts)
    named = {part[:-1] for part in parts}
    rest = [target for target in _divided_among(run, node, ctx) if target not in named]
    if any(part[0] == "body" for part in parts):  # of its parts one alone is hit (R98)
        rest = [target for target in rest if target[0] != "body"]
    if left > 0 and len(rest) > 1:
        least = left if all(target[0] == "body" for target in rest) else 1
        options = [(*target, n) for target in rest for n in range(left, least - 1, -1)]
        run.ask("divide", run.chooser(ctx), options, node, ctx, picks)
        return
    if left > 0 and rest:
        parts.append((*rest[0], left))
    for part in reversed(parts):
        run.push(DEAL_PART, replace(ctx, n=part[-1]), part[:-1])


@resolves(DealPart)
def deal_part(run: Run, node: DealPart, ctx: Ctx, picks: Picks) -> None:
    strike(run, picks, ctx.n, ctx)


@resolves(nodes.Suffer)
def suffer(run: Run, node: nodes.Suffer, ctx: Ctx, picks: Picks) -> None:
    amount = run.count(node.amount, ctx)
    if amount > 0:
        seat = door.player(run, node, node.who, ctx, picks, "suffer")
        if seat != NOBODY:
            life_totals.hurt_player(run, seat, amount, ctx)


@live(nodes.Suffer)
def suffer_live(run: Run, node: nodes.Suffer, ctx: Ctx) -> bool:
    return run.count(node.amount, ctx) > 0


@resolves(nodes.PlayersSuffer)
def players_suffer(run: Run, node: nodes.PlayersSuffer, ctx: Ctx, picks: Picks) -> None:
    """Parts are chosen seat by seat, in any order; the last one takes the rest (L53)."""
    parts: list[RawOption] = list(picks)
    left = run.count(node.amount, ctx) - sum(part[2] for part in parts)
    named = {part[1] for part in parts}
    rest = [seat for seat in range(run.codex.players) if seat not in named]
    if left > 0 and len(rest) > 1:
        options: list[RawOption] = [
            ("player", seat, n) for seat in rest for n in range(left, int(seat != rest[0]) - 1, -1)
        ]
        run.ask("divide", run.chooser(ctx), options, node, ctx, picks)
        return
    if left > 0:
        parts.append(("player", rest[0], left))
    for part in reversed(parts):
        if part[2]:
            run.push(DEAL_PART, replace(ctx, n=part[2]), part[:2])


@resolves(nodes.GraveholdSuffers)
def gravehold_suffers(run: Run, node: nodes.GraveholdSuffers, ctx: Ctx, picks: Picks) -> None:
    life_totals.hurt_gravehold(run, run.count(node.amount, ctx), ctx)


@resolves(nodes.GraveholdGains)
def gravehold_gains(run: Run, node: nodes.GraveholdGains, ctx: Ctx, picks: Picks) -> None:
    life_totals.heal_gravehold(run, run.count(node.amount, ctx), beyond=node.beyond)


@resolves(nodes.GainLife)
def gain_life(run: Run, node: nodes.GainLife, ctx: Ctx, picks: Picks) -> None:
    seats = run.players(node.who, ctx)
    if not any(life_totals.has_room(run, seat, beyond=node.beyond) for seat in seats):
        return  # whom nothing would happen to nobody has to say (R31)
    seat = door.player(run, node, node.who, ctx, picks, "heal")
    if seat != NOBODY:
        life_totals.heal_player(run, seat, run.count(node.amount, ctx), beyond=node.beyond)


@able(nodes.GainLife)
def gain_life_able(run: Run, node: nodes.GainLife, ctx: Ctx) -> tuple[int, int]:
    """An exhausted mage cannot; at the cap it counts as done (R28)."""
    return int(any(run.s.life[seat] for seat in run.players(node.who, ctx))), 1


@resolves(nodes.NemesisGainsLife)
def nemesis_gains_life(run: Run, node: nodes.NemesisGainsLife, ctx: Ctx, picks: Picks) -> None:
    life_totals.heal_nemesis(run, run.count(node.amount, ctx))


@resolves(nodes.ThisSuffers)
def this_suffers(run: Run, node: nodes.ThisSuffers, ctx: Ctx, picks: Picks) -> None:
    if not ctx.unharmed:
        life_totals.hurt_minion(run, ctx.card, run.count(node.amount, ctx), ctx)


@resolves(nodes.ItSuffers)
def it_suffers(run: Run, node: nodes.ItSuffers, ctx: Ctx, picks: Picks) -> None:
    life_totals.hurt_minion(run, ctx.it, run.count(node.amount, ctx), ctx)


@resolves(nodes.ItGainsLife)
def it_gains_life(run: Run, node: nodes.ItGainsLife, ctx: Ctx, picks: Picks) -> None:
    life_totals.heal_minion(run, ctx.it, run.count(node.amount, ctx))


@resolves(nodes.ItLosesLife)
def it_loses_life(run: Run, node: nodes.ItLosesLife, ctx: Ctx, picks: Picks) -> None:
    if ctx.it in run.s.in_play:
        life = in_play.marks_of(run, ctx.it)
        life_totals.set_life(run, ctx.it, life - run.count(node.amount, ctx))


@resolves(nodes.SetItsLife)
def set_its_life(run: Run, node: nodes.SetItsLife, ctx: Ctx, picks: Picks) -> None:
    life_totals.set_life(run, ctx.it, run.count(node.amount, ctx))


@live(nodes.Deal)
def deal_live(run: Run, node: nodes.Deal, ctx: Ctx) -> bool:
    return (
        bool(ctx.aim)
        or run.codex.vulnerable
        or any(run.codex.type[run.s.kind[c]] == MINION for c in run.s.in_play)
    )
