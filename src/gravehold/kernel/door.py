"""The one door through which a player or a target is chosen."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from . import deeds, via
from .codex import BODY, MINION
from .faces import is_secret
from .nodes.base import Do, Who
from .nodes.who import AnyPlayer
from .registry import PLAYERS
from .run import Picks, Run
from .state import NO_CARD, NOBODY, Ctx, RawOption, State

THE_NEMESIS: Final[RawOption] = ("nemesis",)
AT: Final = {"gravehold": 1, "any-player": 2, "you": 4}  # bits of `ctx.aim`


def aim_of(names: tuple[str, ...]) -> int:
    """Where damage must go, as bits."""
    return sum(AT[name] for name in names)


def player(
    run: Run, node: Any, who: Who, ctx: Ctx, picks: Picks, kind: str, do: Do = (), field: str = ""
) -> int:
    """The player meant, or nobody while the question is open (or where nobody can be meant).

    `do` is what would happen to each of them as `field`; players to whom nothing of it could
    happen are passed over.
    """
    if picks:
        return int(picks[0][1])
    found = PLAYERS[type(who)](run, who, ctx)
    if len(found) > 1:
        found = choosable(run, found, who, ctx, do, field)
    if len(found) < 2:
        return found[0] if found else NOBODY
    options: list[RawOption] = []
    for seat in found:
        options.append(("player", seat))
    run.ask(kind, run.chooser(ctx), options, node, ctx, picks)
    return NOBODY


def choosable(run: Run, found: list[int], who: Who, ctx: Ctx, do: Do, field: str) -> list[int]:
    """Which of them may be meant; the first of them if nothing would happen to anyone (R31).

    A player picks anybody who can do some of it; a nemesis effect falls on those who can do it
    in full, else on those who can do the most (R19, R32).
    """
    if run.codex.musts and type(who) is AnyPlayer:
        found = bound(run, found, ctx, do, field)
    if not field or len(found) < 2:
        return found
    contexts = [replace(ctx, **{field: seat}) for seat in found]
    if not any(run.live(do, c) for c in contexts):
        return found[:1]
    able = [(seat, *run.able(do, c)) for seat, c in zip(found, contexts, strict=True)]
    if ctx.you != NOBODY or ctx.via == via.ALLY:
        some = [possible or not wanted for _, possible, wanted in able]
        return [
            seat
            for seat, c, can in zip(found, contexts, some, strict=True)
            if can or run.live(do, c)
        ]
    full = [seat for seat, possible, wanted in able if possible >= wanted]
    if full:
        return full
    best = max(possible for _, possible, _ in able)
    return [seat for seat, possible, _ in able if possible == best]


def bound(run: Run, found: list[int], ctx: Ctx, do: Do, field: str) -> list[int]:
    """Those a clause says it must be, if it is a nemesis card that chooses (R43)."""
    ours = ctx.you != NOBODY or ctx.via == via.ALLY
    if ours or ctx.card == NO_CARD or run.codex.is_players[run.s.kind[ctx.card]]:
        return found
    chosen = [seat for seat in deeds.bound_players(run) if seat in found]
    if field:
        chosen = [seat for seat in chosen if run.live(do, replace(ctx, **{field: seat}))]
    return chosen or found


def targets(run: Run, ctx: Ctx, *, merged: bool = True) -> list[RawOption]:
    """What damage may be dealt to; foes that differ in nothing are one target if `merged`."""
    if ctx.aim:
        return _aimed(run, ctx)
    found = _the_nemesis(run) + minions(run, merged=merged)
    if run.codex.guarded:
        return [target for target in found if not _is_forbidden(run, target, ctx)]
    return found


def _aimed(run: Run, ctx: Ctx) -> list[RawOption]:
    """Whom damage must go to that may not go to foes (L14)."""
    found: list[RawOption] = [("gravehold",)] if ctx.aim & AT["gravehold"] else []
    seats = range(run.codex.players) if ctx.aim & AT["any-player"] else ()
    found += [("player", seat) for seat in seats]
    return found or [("player", ctx.you)]


def minions(run: Run, *, merged: bool = True) -> list[RawOption]:
    """Every minion in play; those that differ in nothing are one if `merged`."""
    s, types = run.s, run.codex.type
    found: list[RawOption] = []
    looks: list[object] = []
    for i, card in enumerate(s.in_play):
        if types[s.kind[card]] == MINION:
            look = _look(s, i) if s.rows or s.face else (s.kind[card], s.marks[i])
            if not merged or look not in looks:
                looks.append(look)
                found.append(("minion", card))
    return found


def _is_forbidden(run: Run, target: RawOption, ctx: Ctx) -> bool:
    card = target[1] if len(target) > 1 else NO_CARD
    return deeds.forbidden(run, "hit", it=card, by=ctx)


def _the_nemesis(run: Run) -> list[RawOption]:
    """The nemesis itself, or in its place each of its parts."""
    if not run.codex.vulnerable:
        return []
    s, types = run.s, run.codex.type
    parts: list[RawOption] = []
    for card in s.in_play:
        if types[s.kind[card]] == BODY:
            parts.append(("body", card))
    return parts or [THE_NEMESIS]


def _look(s: State, i: int) -> object:
    """What tells a card in play from its like; one with a hidden back is like no other (R59)."""
    card = s.in_play[i]
    if s.face and is_secret(s, card):
        return card
    back = s.face[card] if s.face else 0
    return (s.kind[card], s.marks[i], tuple(row[i] for row in s.rows), back)
