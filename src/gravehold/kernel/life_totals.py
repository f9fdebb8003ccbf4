"""Damage, healing and exhaustion: what happens to life totals."""

from __future__ import annotations

from typing import Final

from . import deeds
from .in_play import discard_from_play, marks_of, set_marks
from .nodes.steps import EXHAUST
from .run import Run
from .state import Ctx

NOBODYS: Final = Ctx()


def hurt_gravehold(run: Run, amount: int, by: Ctx = NOBODYS) -> None:
    s = run.s
    if "gravehold-suffers" in run.codex.heard:
        amount = deeds.altered(run, "gravehold-suffers", amount, by=by)
    if amount <= 0:
        return
    s.gravehold = s.gravehold - amount if s.gravehold > amount else 0
    if run.log is not None:
        run.tell("gravehold-suffers", n=amount, extra=s.gravehold)
    if s.gravehold == 0:
        run.end(False, "gravehold-fallen")
        return
    if "gravehold-suffers" in run.codex.heard:
        deeds.happened(run, "gravehold-suffers", n=amount, by=by)


def heal_gravehold(run: Run, amount: int, *, beyond: bool = False) -> None:
    """Never above the start, but with `beyond`; what others add never goes beyond it (R78)."""
    s = run.s
    room = max(0, run.codex.gravehold_life - s.gravehold)
    most = max(room, amount) if beyond else room
    gained = max(0, min(amount, most))
    if gained:
        gained = min(most, deeds.altered(run, "gravehold-gains", gained))
        s.gravehold += gained
        if run.log is not None:
            run.tell("gravehold-gains", n=gained, extra=s.gravehold)
        deeds.happened(run, "gravehold-gains", n=gained)


def has_room(run: Run, seat: int, *, beyond: bool = False) -> bool:
    """Whether this mage could gain life at all."""
    return run.s.life[seat] > 0 and (beyond or run.s.life[seat] < run.codex.start_life)


def heal_player(run: Run, seat: int, amount: int, *, beyond: bool = False) -> None:
    """Healing stops at the starting life; an exhausted mage gets none (exhausted.no-life)."""
    s = run.s
    if s.life[seat] > 0:
        room = run.codex.start_life - s.life[seat]
        most = max(room, amount) if beyond else room
        amount = deeds.altered(run, "gain-life", amount, seat)
        gained = max(0, min(amount, most))
        if gained:
            s.life[seat] += gained
            if run.log is not None:
                run.tell("gain-life", seat, n=gained, extra=s.life[seat])
            deeds.happened(run, "gain-life", seat, n=gained)


def hurt_player(run: Run, seat: int, amount: int, by: Ctx = NOBODYS) -> None:
    """One instance of damage; an exhausted mage passes it to Gravehold, doubled."""
    s = run.s
    if "suffer" in run.codex.heard:
        amount = deeds.altered(run, "suffer", amount, seat, by=by)
    if amount <= 0:
        return
    before = s.life[seat]
    falls = 0 < before <= amount
    heard = "suffer" in run.codex.heard
    if heard and not (falls and s.unleashing):  # what waits for it comes after exhaustion (R66)
        deeds.happened(run, "suffer", seat, n=amount, by=by)
    if before == 0:
        hurt_gravehold(run, amount * overflow(run, seat))
        return
    s.life[seat] = before - amount if before > amount else 0
    if run.log is not None:
        run.tell("suffer", seat, n=amount, extra=s.life[seat])
    if falls:
        _exhaust(run, seat, amount - before, (amount,) if heard else ())


def overflow(run: Run, seat: int) -> int:
    """What Gravehold suffers for each damage an exhausted mage cannot (exhausted.excess)."""
    return deeds.altered(run, "overflow", 2, seat)


def _exhaust(run: Run, seat: int, excess: int, suffered: tuple[int, ...]) -> None:
    """During an unleash it waits, with the damage that others wait for (R3)."""
    s = run.s
    if run.log is not None:
        run.tell("exhausted", seat)
    if run.codex.players > 1 and not any(s.life):
        run.end(False, "all-exhausted")
        return
    if s.unleashing:
        s.fallen = (*s.fallen, (seat, excess, *suffered))
    else:
        run.push(EXHAUST, Ctx(you=seat, n=excess))
    deeds.happened(run, "exhaust", seat)  # before what the rules make of it


def hurt_nemesis(run: Run, amount: int, by: Ctx = NOBODYS) -> None:
    """Damage to the nemesis; what it does about it follows before anything else."""
    s = run.s
    if amount <= 0:
        return
    left = amount
    if "hit" in run.codex.heard:
        left = deeds.altered(run, "hit", amount, by=by)
        if left > 0 and deeds.replaced(run, "hit", n=left, by=by):
            return
    s.nemesis = s.nemesis - left if s.nemesis > left else 0
    if run.log is not None:
        run.tell("hit-nemesis", n=left, extra=s.nemesis)
    if s.nemesis == 0:
        run.end(True, "nemesis-slain")
        return
    if left and "hurt" in run.codex.heard:
        deeds.happened(run, "hurt", n=left, by=by)
    if "hit" in run.codex.heard:
        deeds.happened(run, "hit", n=amount, by=by)


def hurt_minion(run: Run, card: int, amount: int, by: Ctx = NOBODYS) -> bool:
    """Damage to a minion in play; tells whether that discarded it. Excess is lost."""
    s = run.s
    if card not in s.in_play:
        return False
    left = amount
    if "hit" in run.codex.heard:
        left = deeds.altered(run, "hit", amount, it=card, by=by)
        if left > 0 and deeds.replaced(run, "hit", it=card, n=left, by=by):
            return False
        if left <= 0:
            deeds.happened(run, "hit", it=card, n=amount, by=by)
    if left <= 0:
        return False
    life = max(run.codex.least[s.kind[card]], marks_of(run, card) - left)
    set_marks(run, card, life)
    if run.log is not None:
        run.tell("hit-minion", card=card, n=left, extra=life)
    killed = life == 0 and discard_from_play(run, card)
    if "hurt" in run.codex.heard:
        deeds.happened(run, "hurt", it=card, n=left, by=by)
    if "hit" in run.codex.heard:
        deeds.happened(run, "hit", it=card, n=amount, by=by)
    return killed


def heal_nemesis(run: Run, amount: int) -> None:
    """Never above its start; one whose life is that of its parts has none of its own."""
    s = run.s
    most = run.codex.nemesis_life if run.codex.mat.life else 0
    gained = max(0, min(amount, most - s.nemesis))
    if gained:
        s.nemesis += gained
        if run.log is not None:
            run.tell("nemesis-gains", n=gained, extra=s.nemesis)


def heal_minion(run: Run, card: int, amount: int) -> None:
    s = run.s
    if card in s.in_play:
        before = marks_of(run, card)
        most = amount if is_boundless(run, card) else run.codex.life[s.kind[card]] - before
        gained = max(0, min(amount, most))
        set_marks(run, card, before + gained)
        if run.log is not None and gained:
            run.tell("minion-gains", card=card, n=gained, extra=before + gained)


def is_boundless(run: Run, card: int) -> bool:
    """Whether a card in play may have more life than is printed on it."""
    return getattr(run.codex.definitions[run.s.kind[card]], "boundless", False)


def set_life(run: Run, card: int, life: int) -> None:
    """Life is put on a minion in play or taken from it, which is no damage; none left kills it."""
    s = run.s
    if card not in s.in_play:
        return
    life = max(run.codex.least[s.kind[card]], life)
    set_marks(run, card, max(0, life))
    if run.log is not None:
        run.tell("minion-life", card=card, n=life)
    if life <= 0:
        discard_from_play(run, card)
