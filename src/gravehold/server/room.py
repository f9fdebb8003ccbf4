"""One live game: who may do what in it, and what each of them is shown.

A room changes nothing by itself: `play.py` does, after the rows are stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from gravehold.content.box import Library
from gravehold.kernel.decision import seat_name
from gravehold.kernel.game import Game
from gravehold.kernel.view import View

from . import messages as msg
from . import wording
from .choices import decision_of
from .errors import Refused
from .limits import Bucket
from .line import Line
from .log import Log
from .reader import Reader
from .rows import HUMAN, OWNER, Entry, GameRow, Proposal, Right, SeatRow
from .table import table_of
from .tabletypes import Table
from .tablewords import words_of

WATCHER = -2  # in the place of a seat: a spectator


class Room:
    """A game in memory; rebuilt from its rows at any time."""

    def __init__(self, row: GameRow, line: Line) -> None:
        self.id = row.id
        self.row = row
        self.seats: list[SeatRow] = []
        self.proposal: Proposal | None = None
        self.line = line
        self.log = Log(line)
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # links open at other processes
        self.bots: asyncio.Task[None] | None = None
        self.signs: dict[int, Bucket] = {}  # how many each link may still give
        self.gone = False
        self.touched = 0.0  # when somebody last asked for it
        self._shown: tuple[int, dict[object, object]] = (-1, {})

    @classmethod
    def build(cls, row: GameRow, entries: Iterable[Entry], library: Library) -> Room:
        """From its rows; slow for a long game (a tenth of a millisecond per answer)."""
        line = Line(row.setup(library), row.settings.seed)
        line.follow(list(entries))
        return cls(row, line)

    @property
    def seq(self) -> int:
        return self.line.seq

    @property
    def game(self) -> Game:
        return self.line.game

    # Rights

    def plays(self, right: Right, seat: int) -> bool:
        """Whether a link may answer for a seat; what a bot holds is the bot's."""
        held = self.seats[seat]
        if held.bot or right.role == "spectator":
            return False
        if right.role == "owner":
            return True
        own = held.holder == HUMAN and right.seat == seat
        return own or held.holder == seat_name(right.seat)

    def answering(self, right: Right) -> int | None:
        """The seat for which a link may answer what is asked now."""
        asked = self.game.decision
        seats = asked.question.seats if asked is not None else ()
        return next((seat for seat in seats if self.plays(right, seat)), None)

    def bot_asked(self) -> tuple[int, str] | None:
        """The bot that has to answer: where people decide together with bots, people do."""
        asked = self.game.decision
        if asked is None or self.line.trouble is not None:
            return None
        seats = asked.question.seats
        if not all(self.seats[seat].bot for seat in seats):
            return None
        return seats[0], self.seats[seats[0]].bot

    def may_hand_over(self, right: Right, seat: int) -> bool:
        """The owner, the seat's own link, and the teammate who plays it now."""
        if right.role == "spectator":
            return False
        return right.role == "owner" or right.seat == seat or self.plays(right, seat)

    def people(self) -> set[int]:
        """Who must agree to an undo: seats whose link was opened; the owner plays the others."""
        human = [row for row in self.seats if row.holder == HUMAN]
        found = {row.seat for row in human if row.claimed}
        return found if len(found) == len(human) and human else found | {OWNER}

    # What a link is shown

    def view_for(self, right: Right) -> View:
        """What a link may know now; for reading."""
        found = self._cache()
        if ("view", right.seat) not in found:
            found["view", right.seat] = self.game.view(_viewer(right))
        view = found["view", right.seat]
        assert isinstance(view, View)
        return view

    def update(self, right: Right, lang: str, since: int, *, resync: bool = False) -> msg.Update:
        """Everything after the newest entry; of the log, what came after entry `since`."""
        make = msg.Resync if resync else msg.Update
        trouble = self.line.trouble
        return make(
            seq=self.seq,
            table=self._table(right),
            words=words_of(self.view_for(right), lang),
            decision=self._decision(right, lang),
            ending=wording.ending(self.view_for(right), lang) if self.game.over else "",
            log=self.log.since(since, lang),
            presence=self.presence(right),
            undo=self.undo_info(right),
            trouble=wording.trouble(trouble, lang) if trouble is not None else "",
        )

    def moment(self, right: Right, lang: str, seq: int) -> msg.Update:
        """The same after an earlier entry that stands; nothing can be answered there."""
        answers = next((s.answers for s in self.line.steps if s.entry.seq == seq), None)
        if seq == 0:
            answers = 0
        if answers is None:
            raise Refused("no-such-seq", str(seq))
        game = self.line.at(answers)
        view = game.view(_viewer(right))
        log = self.log.since(-1, lang)
        return msg.Update(
            seq=seq,
            table=table_of(view),
            words=words_of(view, lang),
            decision=decision_of(view, lang, mine=False),
            ending=wording.ending(view, lang) if game.over else "",
            log=msg.LogPart(-1, [line for line in log.lines if line.seq <= seq]),
            presence=self.presence(right),
            undo=self.undo_info(right),
            trouble="",
        )

    def _cache(self) -> dict[object, object]:
        if self._shown[0] != self.seq:
            self._shown = (self.seq, {})
        return self._shown[1]

    def _table(self, right: Right) -> Table:
        found = self._cache()
        if ("table", right.seat) not in found:
            found["table", right.seat] = table_of(self.view_for(right))
        table = found["table", right.seat]
        assert isinstance(table, Table)
        return table

    def _decision(self, right: Right, lang: str) -> msg.Decision | None:
        found = self._cache()
        mine = self.answering(right) is not None and self.line.trouble is None
        key = ("decision", right.seat, lang, mine, self.bot_asked() is not None)
        if key not in found:
            found[key] = decision_of(self.view_for(right), lang, mine=mine, bot=key[-1])
        decision = found[key]
        assert decision is None or isinstance(decision, msg.Decision)
        return decision

    def presence(self, right: Right) -> msg.Presence:
        here = [reader.who for reader in self.readers if not reader.dropped]
        for _, others in self.elsewhere.values():
            here += others
        mages = self.game.codex.mages
        seats = [
            msg.SeatInfo(
                seat=seat_name(row.seat),
                mage=mages[row.seat].id,
                holder=row.holder,
                claimed=row.claimed,
                online=row.seat in here,
                mine=self.plays(right, row.seat),
            )
            for row in self.seats
        ]
        return msg.Presence(seats, OWNER in here, here.count(WATCHER))

    def undo_info(self, right: Right) -> msg.UndoInfo:
        mode = self.row.undo
        count = self.line.before_person()
        reveals = count is not None and self.line.revealed_since(count)
        possible = (
            right.role != "spectator"
            and mode != "off"
            and count is not None
            and (mode != "reveal" or not reveals)
        ) or (self.line.trouble is not None and right.role == "owner")
        return msg.UndoInfo(
            mode=mode,  # type: ignore[arg-type]  # only these are stored
            possible=possible,
            reveals=reveals,
            marked=self.line.marked,
            proposal=self._proposal(right),
        )

    def open_proposal(self) -> Proposal | None:
        """The undo proposed for the position as it is; older ones have lapsed."""
        found = self.proposal
        return found if found is not None and found.seq == self.seq else None

    def _proposal(self, right: Right) -> msg.Proposal | None:
        found = self.open_proposal()
        if found is None:
            return None
        waiting = self.people() - found.agreed - {found.seat}
        return msg.Proposal(
            by=seat_name(found.seat) if found.seat >= 0 else None,
            agreed=[_person(n) for n in sorted(found.agreed)],
            waiting=[_person(n) for n in sorted(waiting)],
            mine=right.role != "spectator" and right.seat in waiting,
        )

    @property
    def outcome(self) -> str:
        """As stored: '' while the game runs."""
        found = self.game.outcome
        return "" if found is None else f"{'won' if found.won else 'lost'}:{found.because}"


def _viewer(right: Right) -> int | None:
    return right.seat if right.role == "seat" else None


def _person(seat: int) -> str:
    return seat_name(seat) if seat >= 0 else "owner"
