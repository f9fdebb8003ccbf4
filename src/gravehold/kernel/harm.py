"""Damage, healing and exhaustion: what happens to life totals."""

from __future__ import annotations

from . import standing
from .codex import MINION
from .nodes.steps import EXHAUST
from .run import Run
from .select import marks_of, set_marks
from .state import Ctx


def hurt_gravehold(run: Run, amount: int) -> None:
    s = run.s
    if amount <= 0:
        return
    s.gravehold = max(0, s.gravehold - amount)
    if run.log is not None:
        run.tell("gravehold-suffers", n=amount, extra=s.gravehold)
    if s.gravehold == 0:
        run.end(False, "gravehold-fallen")


def heal_gravehold(run: Run, amount: int) -> None:
    s = run.s
    gained = max(0, min(amount, run.codex.gravehold_life - s.gravehold))
    s.gravehold += gained
    if run.log is not None and gained:
        run.tell("gravehold-gains", n=gained, extra=s.gravehold)


def heal_player(run: Run, seat: int, amount: int) -> None:
    """Healing stops at the starting life; an exhausted mage gets none (exhausted.no-life)."""
    s = run.s
    if s.life[seat] > 0:
        gained = max(0, min(amount, run.codex.start_life - s.life[seat]))
        s.life[seat] += gained
        if run.log is not None and gained:
            run.tell("gain-life", seat, n=gained, extra=s.life[seat])


def hurt_player(run: Run, seat: int, amount: int) -> None:
    """One instance of damage; an exhausted mage passes it to Gravehold, doubled."""
    s = run.s
    amount = standing.lowered_for_player(run, seat, amount)
    if amount <= 0:
        return
    before = s.life[seat]
    if before == 0:
        hurt_gravehold(run, 2 * amount)
        return
    s.life[seat] = max(0, before - amount)
    if run.log is not None:
        run.tell("suffer", seat, n=amount, extra=s.life[seat])
    if amount >= before:
        _exhaust(run, seat, amount - before)


def _exhaust(run: Run, seat: int, excess: int) -> None:
    s = run.s
    if run.log is not None:
        run.tell("exhausted", seat)
    if run.codex.players > 1 and not any(s.life):
        run.end(False, "all-exhausted")
    elif s.unleashing:
        s.fallen = (*s.fallen, (seat, excess))
    else:
        run.push(EXHAUST, Ctx(you=seat, n=excess))


def hurt_nemesis(run: Run, amount: int) -> None:
    """Damage to the nemesis; what it does about it follows before anything else."""
    s = run.s
    if amount <= 0:
        return
    left = standing.lowered_for_nemesis(run, amount)
    s.nemesis = max(0, s.nemesis - left)
    if run.log is not None:
        run.tell("hit-nemesis", n=left, extra=s.nemesis)
    if s.nemesis == 0:
        run.end(True, "nemesis-slain")
        return
    if left:
        standing.of_nemesis(run, "nemesis-hurt", n=left)
    standing.of_nemesis(run, "nemesis-hit", n=amount)


def hurt_minion(run: Run, card: int, amount: int) -> bool:
    """Damage to a minion in play; tells whether that discarded it. Excess is lost."""
    s = run.s
    if card not in s.in_play:
        return False
    left = standing.lowered_for_minion(run, card, amount)
    if left <= 0:
        return False
    life = max(0, marks_of(run, card) - left)
    set_marks(run, card, life)
    if run.log is not None:
        run.tell("hit-minion", card=card, n=left, extra=life)
    killed = life == 0 and leave_play(run, card)
    standing.of_card(run, "hurt", card, left)
    return killed


def heal_minion(run: Run, card: int, amount: int) -> None:
    s = run.s
    if card in s.in_play:
        before = marks_of(run, card)
        gained = max(0, min(amount, run.codex.life[s.kind[card]] - before))
        set_marks(run, card, before + gained)
        if run.log is not None and gained:
            run.tell("minion-gains", card=card, n=gained, extra=before + gained)


def take_from_play(run: Run, card: int) -> None:
    """Remove a nemesis card from the row, wherever it goes next."""
    s = run.s
    i = s.in_play.index(card)
    s.in_play = s.in_play[:i] + s.in_play[i + 1 :]
    s.marks = s.marks[:i] + s.marks[i + 1 :]


def side_index(run: Run, deck: str) -> int | None:
    """Where a side deck lies in `state.side`, its discard pile being the next one.

    Cards of another nemesis may name a deck that is not in this game.
    """
    found = (2 * i for i, side in enumerate(run.codex.decks) if side.name == deck)
    return next(found, None)


def leave_play(run: Run, card: int) -> bool:
    """Discard a card in play; False if something else happens to it instead."""
    s = run.s
    if card not in s.in_play:
        return False
    take_from_play(run, card)
    instead = run.codex.discard_instead[s.kind[card]]
    if instead is not None:
        s.resolving = (*s.resolving, card)
        run.push(instead.do, Ctx(card=card))
        return False
    to_nemesis_discard(run, card)
    standing.of_card(run, "discarded", card)
    if run.codex.type[s.kind[card]] == MINION:
        standing.of_nemesis(run, "minion-discarded", it=card)
    return True


def to_nemesis_discard(run: Run, card: int) -> None:
    s = run.s
    deck = getattr(run.codex.definitions[s.kind[card]], "deck", "")
    i = side_index(run, deck) if deck else None
    if i is not None:
        s.side[i + 1] = (*s.side[i + 1], card)
    else:
        s.nemesis_discard = (*s.nemesis_discard, card)
    if run.log is not None:
        run.tell("leave", card=card)


def change_tokens(run: Run, token: str, by: int) -> None:
    """Tokens on the mat stay within the limits of their kind; what is beyond is lost."""
    s = run.s
    i = token_index(run, token)
    if i is None:
        return
    kind = run.codex.tokens[i]
    before = s.counters[i]
    if by < 0:
        s.counters[i] = max(kind.minimum, before + by) if before > kind.minimum else before
    else:
        s.counters[i] = min(kind.maximum, before + by) if before < kind.maximum else before
    if run.log is not None:
        run.tell("tokens", n=s.counters[i] - before, extra=s.counters[i])
    standing.of_nemesis(run, "tokens-changed")


def token_index(run: Run, token: str) -> int | None:
    """The number of a kind of token; nothing if this mat has none of it."""
    return run.codex.token_number.get(token)
