"""Abilities of mages and the windows in which they may be used (main.ability, R25)."""

from __future__ import annotations

from msgspec.structs import replace

from .. import via
from ..definitions import Ability
from ..nodes.steps import AbilityWindow
from ..registry import resolves
from ..run import Picks, Run
from ..state import Ctx, RawOption


def charged(run: Run, seat: int) -> bool:
    slots = run.codex.slots[seat]
    return slots > 0 and run.s.charges[seat] == slots


def allowed(run: Run, seat: int, ability: Ability) -> bool:
    """What it asks for holds."""
    return ability.only_if is None or run.holds(ability.only_if, Ctx(you=seat))


def ready(run: Run, seat: int, when: str) -> bool:
    """The ability belongs to this window, is charged, and would do something."""
    ability = run.codex.abilities[seat]
    return (
        ability is not None
        and ability.when == when
        and charged(run, seat)
        and allowed(run, seat, ability)
        and run.live(ability.effect, Ctx(you=seat))
    )


def use_ability(run: Run, seat: int) -> None:
    """All charges are discarded, then the effect resolves."""
    run.s.charges[seat] = 0
    if run.log is not None:
        run.tell("ability", seat)
    ability = run.codex.abilities[seat]
    assert ability is not None
    if run.codex.brackets:
        run.bracket()
    run.push(ability.effect, Ctx(you=seat, via=via.ABILITY))


@resolves(AbilityWindow)
def ability_window(run: Run, node: AbilityWindow, ctx: Ctx, picks: Picks) -> None:
    """`ctx.n` counts the seats already asked; the turn of one player asks only that player."""
    if node.when not in run.codex.windows:
        return
    seats = range(run.codex.players) if node.when == "nemesis-draw" else (run.s.active,)
    if picks and picks[0][0] == "ability":
        run.push(node, replace(ctx, n=picks[0][1] + 1))
        use_ability(run, picks[0][1])
        return
    first = picks[0][1] + 1 if picks else ctx.n
    for seat in seats:
        if seat >= first and ready(run, seat, node.when):
            options: list[RawOption] = [("ability", seat), ("pass", seat)]
            run.ask("ability", (seat,), options, node, ctx, ())
            return
