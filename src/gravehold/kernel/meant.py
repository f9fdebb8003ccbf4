"""Which of several zones of one name is meant, and what may lie there."""

from __future__ import annotations

from .run import Run
from .state import NO_CARD, NOBODY, Ctx


def pile_of(run: Run, ctx: Ctx) -> int | None:
    """The supply pile of 'it', or of the source."""
    card = ctx.card if ctx.it == NO_CARD else ctx.it
    return None if card == NO_CARD else run.codex.pile_of.get(run.s.kind[card])


def which(run: Run, name: str, ctx: Ctx) -> int | None:
    """Which of the zones of this name: that of who acts, of the pile of 'it', or the only one."""
    place = run.codex.tables.place.get(name)
    if place is None:
        return None
    if place.of == "pile":
        return pile_of(run, ctx)
    if place.of == "seat":
        return None if ctx.you == NOBODY else ctx.you
    return 0


def tell_moved(run: Run, card: int, to: str, i: int) -> None:
    """Where a card that all have seen has gone."""
    if run.log is not None:
        of_seat = run.codex.tables.place[to].of == "seat"
        run.tell("into-zone", i if of_seat else NOBODY, card, token=to)


def at_home(run: Run, card: int, to: str) -> bool:
    """Whether such cards may lie there: none of the nemesis in a hand, none of ours in its deck."""
    kind = "player" if run.codex.is_players[run.s.kind[card]] else "nemesis"
    place = run.codex.tables.place.get(to)
    return place is not None and place.cards in ("any", kind)
