"""The one door for tokens: whatever they lie on, they are counted and changed here."""

from __future__ import annotations

from typing import Final, NamedTuple

from . import deeds
from .definitions import Token
from .run import Run
from .state import NO_CARD, NOBODY

NO_PILE: Final = -1
IN_INTS: Final = -1  # the number is in `State.ints`, not in a row beside the cards in play
UNLIMITED: Final = Token()


class Spot(NamedTuple):
    """A kind of token on one thing: where its number is and what it may be."""

    on: str
    at: int
    token: Token
    row: int = IN_INTS

    def count(self, run: Run) -> int:
        return run.s.ints[self.at] if self.row < 0 else run.s.rows[self.row][self.at]

    def put(self, run: Run, n: int) -> None:
        s, at, row = run.s, self.at, self.row
        if row < 0:
            s.ints[at] = n
        else:
            new = (*s.rows[row][:at], n, *s.rows[row][at + 1 :])
            s.rows = (*s.rows[:row], new, *s.rows[row + 1 :])

    def room(self, run: Run, by: int) -> int:
        """How much of a change is possible; a number beyond its bounds stays where it is."""
        return possible(self.count(run), by, self.token)


def possible(before: int, by: int, token: Token) -> int:
    """How much of a change the bounds of a token leave."""
    if by < 0:
        down = before - token.minimum
        return by if -by <= down else -down if down > 0 else 0
    if token.maximum is None:
        return by
    up = token.maximum - before
    return by if by <= up else max(0, up)


def spot(
    run: Run, name: str, *, seat: int = NOBODY, card: int = NO_CARD, pile: int = NO_PILE
) -> Spot | None:
    """The tokens of a kind on a seat, a card in play or a pile, else on the mat or the table.

    Nothing if there are none of that kind on such a thing in this game.
    """
    tables = run.codex.tables
    if seat == NOBODY and card == NO_CARD and pile == NO_PILE:
        found = tables.on_table.get(name)
        return None if found is None else Spot(*found)
    if card != NO_CARD:
        s, tally = run.s, tables.tally.get(("card", name))
        if tally is None or card not in s.in_play:
            return None
        token = tally.tokens[s.kind[card]] or UNLIMITED
        return Spot("card", s.in_play.index(card), token, tally.start)
    on, i = ("seat", seat) if seat != NOBODY else ("pile", pile)
    tally = tables.tally.get((on, name))
    return None if tally is None else Spot(on, tally.start + i, tally.tokens[i] or UNLIMITED)


def count(
    run: Run, name: str, *, seat: int = NOBODY, card: int = NO_CARD, pile: int = NO_PILE
) -> int:
    """How many there are; none of a kind this game does not have."""
    found = spot(run, name, seat=seat, card=card, pile=pile)
    return 0 if found is None else found.count(run)


def way_gone(run: Run, card: int) -> int:
    """How many spaces the token of a card in play has gone on its track."""
    s, gone = run.s, 0
    for tally in run.codex.tables.tally.values():
        token = tally.tokens[s.kind[card]] if tally.on == "card" else None
        if token is not None and token.spaces:
            gone += s.rows[tally.start][s.in_play.index(card)] - token.start
    return gone


def change_token(
    run: Run,
    name: str,
    by: int,
    *,
    seat: int = NOBODY,
    card: int = NO_CARD,
    pile: int = NO_PILE,
) -> int:
    """Add or take away tokens within their bounds; what is beyond is lost. The real change."""
    found = spot(run, name, seat=seat, card=card, pile=pile)
    if found is None:
        return 0
    before = found.count(run)
    real = possible(before, by, found.token)
    found.put(run, before + real)
    if run.log is not None:
        kind = _EVENTS.get(found.on, "table-tokens")
        run.tell(kind, seat, card, real, before + real, token=name, pile=pile)
    token_changed(run, name, real, seat=seat, card=card, pile=pile)
    return real


_EVENTS: Final = {"seat": "player-tokens", "nemesis": "tokens", "card": "card-tokens"}


def token_changed(
    run: Run, name: str, by: int, *, seat: int = NOBODY, card: int = NO_CARD, pile: int = NO_PILE
) -> None:
    """What waits for a change of tokens."""
    heard = run.codex.heard
    if "tokens-changed" in heard and seat == NOBODY and card == NO_CARD and pile == NO_PILE:
        deeds.happened(run, "tokens-changed")
    deed = "tokens-gained" if by > 0 else "tokens-lost"
    if by and deed in heard:
        deeds.happened(run, deed, seat, card, abs(by), token=name)
