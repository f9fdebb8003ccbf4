"""One live game or journey: who may do what in it, and what each of them is shown.

A room changes nothing by itself: `play.py` does, after the rows are stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict

from gravehold.content.box import Library
from gravehold.kernel.decision import Decision, seat_name
from gravehold.kernel.game import Game
from gravehold.kernel.view import View
from gravehold.modes.asking import Question
from gravehold.table.parts import Parts, take_over

from ..access.limits import Bucket
from ..access.rights import may_hand_over, plays
from ..errors import Refused
from ..games.from_row import played_of
from ..games.played import Moment, PlayedInRoom
from ..games.room_log import RoomLog
from ..games.time_line import RoomTimeLine
from ..storage.rows import HUMAN, OWNER, Battle, Entry, GameRow, Proposal, Right, SeatRow
from ..wire.table import table_of
from ..wire.table_words import words_of
from ..wire.types import messages as msg
from ..wire.types.table import Table
from ..words import wording
from .subscriber import Subscriber

WATCHER = -2  # in the place of a seat: a spectator


class Room:
    """What is played, in memory; rebuilt from its rows at any time."""

    def __init__(self, row: GameRow, played: PlayedInRoom[Any]) -> None:
        self.id = row.id
        self.row = row
        self.played = played
        self.seats: list[SeatRow] = []
        self.proposal: Proposal | None = None
        self.line: RoomTimeLine[Any] = played.line
        self.log = RoomLog(played.line, played.teller)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # links open at other processes
        self.bots: asyncio.Task[None] | None = None
        self.gestures_left: dict[int, Bucket] = {}  # how many each link may still make
        self.gone = False
        self.touched = 0.0  # when somebody last asked for it
        self._now: tuple[int, Moment] | None = None  # with the entry after which it is
        self._shown: tuple[int, dict[object, object]] = (-1, {})
        self._parts = Parts()

    @classmethod
    def build(
        cls,
        row: GameRow,
        entries: Iterable[Entry],
        library: Library,
        battles: Sequence[Battle] = (),
    ) -> Room:
        """From its rows; slow for a long game (a tenth of a millisecond per answer)."""
        played = played_of(row, library)
        played.follow(list(entries), battles)
        return cls(row, played)

    @property
    def seq(self) -> int:
        return self.line.seq

    @property
    def game(self) -> Game:
        """What lies on the table, which must be there."""
        return self.played.game

    @property
    def now(self) -> Moment:
        """After the newest entry."""
        if self._now is None or self._now[0] != self.line.seq:
            self._now = (self.line.seq, self.played.now)
        return self._now[1]

    @property
    def asked(self) -> Decision | Question:
        """What is asked now; of a game as it was shown, for there its keys are made."""
        asked = self.line.game.asked
        view = self.view if isinstance(asked, Decision) else None
        return asked if view is None else view.asked

    # Rights

    def plays(self, right: Right, seat: int) -> bool:
        return plays(right, self.seats[seat])

    def answering(self, right: Right) -> int | None:
        """The seat for which a link may answer what is asked now."""
        may = self.may_hand_over if self._left_to_people() else self.plays
        return next((seat for seat in self.now.asked if may(right, seat)), None)

    def _left_to_people(self) -> bool:
        """Whether only bots sit here and will not answer: who may take a seat back may then."""
        return self.now.between and all(seat.bot for seat in self.seats)

    def bot_asked(self) -> tuple[int, str] | None:
        """The bot that has to answer: where people decide together with bots, people do."""
        seats = self.now.asked
        if not seats or self.line.trouble is not None or self._left_to_people():
            return None
        if not all(self.seats[seat].bot for seat in seats):
            return None
        return seats[0], self.seats[seats[0]].bot

    def may_hand_over(self, right: Right, seat: int) -> bool:
        return may_hand_over(right, self.seats[seat])

    def redoing(self, right: Right) -> int | None:
        """The seat for which a link may answer again what was taken back.

        Whoever is asked may give the same answer anyway; others may as far as undo asks nobody.
        """
        line, mode = self.line, self.row.undo
        if not line.undone or line.trouble is not None or mode == "off" or self.now.over:
            return None
        if right.role == "spectator" or self.bot_asked() is not None:
            return None
        seat = self.answering(right)
        if seat is None and (mode != "consent" or not line.reveals_again()):
            seat = self.now.asked[0]
        return seat

    def people(self) -> set[int]:
        """Who must agree to an undo: seats whose link was opened; the owner plays the others."""
        human = [row for row in self.seats if row.holder == HUMAN]
        found = {row.seat for row in human if row.claimed}
        return found if len(found) == len(human) and human else found | {OWNER}

    # What a link is shown

    @property
    def view(self) -> View | None:
        """What everybody may know of the table: at this one no seat has secrets from another.

        A journey has none before its first battle.
        """
        found = self._cache()
        if "view" not in found:
            found["view"] = made = self.now.view()
            if made is not None:
                take_over(self._parts, made)
        view = found["view"]
        assert view is None or isinstance(view, View)
        return view

    def update(self, right: Right, lang: str, since: int, *, resync: bool = False) -> msg.Update:
        """Everything after the newest entry; of the log, what came after entry `since`."""
        trouble, view = self.line.trouble, self.view
        update = msg.Update(
            seq=self.seq,
            table=self._table(),
            words={} if view is None else words_of(view, lang),
            mats=self.now.mats(view, lang),
            decision=self._decision(right, lang),
            ending=self.now.ending(view, lang),
            log=self.log.since(since, lang, view),
            presence=self.presence(right),
            undo=self.undo_info(right),
            trouble=wording.trouble(trouble, lang) if trouble is not None else "",
            journey=self.now.journey(lang),
            campaign=self.now.campaign(lang),
        )
        return msg.Resync(**asdict(update), lang=lang) if resync else update

    def tell(self, view: View | None, lang: str, since: int) -> None:
        """Make what takes long the first time somebody reads a language here (`Hub.aside`)."""
        self.log.since(since, lang, view)
        if view is not None:
            words_of(view, lang)
        self.now.decision(view, lang, mine=True)
        self.now.journey(lang)
        self.now.campaign(lang)

    def moment(self, right: Right, lang: str, seq: int) -> msg.Update:
        """The same after an earlier entry that stands; nothing can be answered there."""
        answers = self.line.answers_at(seq)
        if answers is None:
            raise Refused("no-such-seq", str(seq))
        then = self.played.at(answers)
        view = then.view()
        return msg.Update(
            seq=seq,
            table=None if view is None else table_of(view),
            words={} if view is None else words_of(view, lang),
            mats=then.mats(view, lang),
            decision=then.decision(view, lang, mine=False),
            ending=then.ending(view, lang),
            log=self.log.until(seq, answers, lang),
            presence=self.presence(right),
            undo=self.undo_info(right),
            trouble="",
            journey=then.journey(lang),
            campaign=then.campaign(lang),
        )

    def _cache(self) -> dict[object, object]:
        if self._shown[0] != self.seq:
            self._shown = (self.seq, {})
        return self._shown[1]

    def _table(self) -> Table | None:
        found, view = self._cache(), self.view
        if view is None:
            return None
        if "table" not in found:
            found["table"] = table_of(view)
        table = found["table"]
        assert isinstance(table, Table)
        return table

    def _decision(self, right: Right, lang: str) -> msg.Decision | None:
        found = self._cache()
        mine = self.answering(right) is not None and self.line.trouble is None
        key = ("decision", lang, mine, self.bot_asked() is not None)
        if key not in found:
            found[key] = self.now.decision(self.view, lang, mine=mine, bot=key[-1])
        decision = found[key]
        assert decision is None or isinstance(decision, msg.Decision)
        return decision

    def presence(self, right: Right) -> msg.Presence:
        here = [each.who for each in list(self.subscribers) if not each.dropped]  # any thread asks
        for _, others in self.elsewhere.values():
            here += others
        mages = self.now.mages
        seats = [
            msg.SeatInfo(
                seat=seat_name(row.seat),
                mage=mages[row.seat],
                holder=row.holder,
                claimed=row.claimed,
                online=row.seat in here,
                mine=self.plays(right, row.seat),
                person=row.person,
                seen=row.seen,
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
            and count >= self.line.floor
            and (mode != "reveal" or not reveals)
        ) or (self.line.trouble is not None and right.role == "owner")
        return msg.UndoInfo(
            mode=mode,  # type: ignore[arg-type]  # only these are stored
            possible=possible,
            reveals=reveals,
            redo=self.redoing(right) is not None,
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


def _person(seat: int) -> str:
    return seat_name(seat) if seat >= 0 else "owner"
