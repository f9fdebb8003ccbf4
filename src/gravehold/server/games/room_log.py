"""The log of a room in each language that somebody reads it in, made once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from gravehold.kernel.decision import seat_name
from gravehold.kernel.events import Event
from gravehold.kernel.view import View

from ..wire.types.messages import LogLine, LogPart
from ..words import wording
from ..words.log_lines import GameLogTeller, LogTeller
from .time_line import RoomTimeLine, Step

GAMES = GameLogTeller()
FEW = 20  # entries that are told without delay


class RoomLog:
    """Lines per entry that stands; entry 0 is what happened before the first question."""

    def __init__(self, line: RoomTimeLine[Any], teller: LogTeller[Any] = GAMES) -> None:
        self._line = line
        self._teller = teller
        self._told: dict[str, dict[int, list[LogLine]]] = {}
        # By language: all entries after the first of these and up to the second have been told.
        self._reached: dict[str, tuple[int, int]] = {}

    def since(self, seq: int, lang: str, view: View | None = None) -> LogPart:
        """What a reader lacks who has seen everything up to entry `seq`; -1: nothing yet.

        Of a journey that is no more than its last battle: a reader who lacks more begins anew.
        `view` is what lies on the table now.
        """
        begins = self._begins(len(self._line.keys))
        return self._part(seq if seq >= begins else -1, begins, lang, view)

    def until(self, seq: int, answers: int, lang: str) -> LogPart:
        """The log as it was after an earlier entry, when so many answers stood."""
        part = self._part(-1, self._begins(answers), lang)
        return LogPart(-1, [line for line in part.lines if line.seq <= seq])

    def all_since(self, seq: int, lang: str) -> LogPart:
        """The same with every battle of a journey."""
        return self._part(seq, -1, lang)

    def lacks(self, lang: str) -> bool:
        """Whether nobody has read it in this language, or not for a long time."""
        told = self._reached.get(lang)
        return told is None or self._line.seq - told[1] > FEW

    def _begins(self, answers: int) -> int:
        """The entry after which the part begins that concerns a moment, -1 for all of it."""
        chapter = self._line.chapter(answers)
        return self._line.seqs[chapter - 1] if chapter else -1

    def _part(self, seq: int, begins: int, lang: str, view: View | None = None) -> LogPart:
        steps = self._line.steps
        seen = _after(steps, seq)
        known = steps[seen - 1].entry.seq if seen else min(seq, 0)
        lacking = max(known, begins)
        told = self._catch_up(lacking, lang, view)
        wanted = [step.entry.seq for step in steps[_after(steps, lacking) :]]
        if lacking < 0:
            wanted = [0, *wanted]
        return LogPart(known, [line for n in wanted for line in told[n]])

    def _catch_up(self, begins: int, lang: str, view: View | None) -> dict[int, list[LogLine]]:
        told = self._told.setdefault(lang, {})
        line, steps, newest = self._line, self._line.steps, self._line.seq
        if begins < 0 and 0 not in told:
            told[0] = _worded(0, self._teller.opening(line.at(0), line.first, lang))
        first, last = self._reached.get(lang, (begins, begins))
        if begins > last:  # nobody has read what came between
            first = last = begins
        missing = steps[_after(steps, begins) : _after(steps, first)]
        missing += steps[_after(steps, last) :]
        if len(missing) == 1 and missing[0] is steps[-1] and line.fresh:
            game = line.game
            self._tell(told, missing[0], self._teller.before(game), game, line.fresh, lang, view)
        elif missing:
            self._replay(told, missing, lang)
        self._reached[lang] = (min(first, begins), newest)
        return told

    def _replay(self, told: dict[int, list[LogLine]], missing: list[Step], lang: str) -> None:
        """Some answers again, for a language nobody read so far."""
        line, teller = self._line, self._teller
        first = min(step.answers - (step.entry.kind == "answer") for step in missing)
        answers = {s.answers: s for s in missing if s.entry.kind == "answer"}
        game = line.at(first)
        last = max(answers, default=first)
        for count, key in enumerate(line.keys[first:last], first + 1):
            before = teller.before(game)
            game.events.clear()
            game.choose(key)
            if count in answers:
                self._tell(told, answers[count], before, game, game.events, lang)
        for step in missing:
            if step.entry.kind != "answer":
                told[step.entry.seq] = self._undone(step, lang)

    def _tell(
        self,
        told: dict[int, list[LogLine]],
        step: Step,
        before: Any,
        after: Any,
        events: Sequence[Event],
        lang: str,
        view: View | None = None,
    ) -> None:
        entry = step.entry
        lines = self._teller.told(before, after, entry.key, events, lang, view)
        told[entry.seq] = _worded(entry.seq, lines)

    def _undone(self, step: Step, lang: str) -> list[LogLine]:
        entry, teller = step.entry, self._teller
        game = self._line.at(step.answers)
        who = teller.who(game, entry.seat, lang) if entry.seat >= 0 else None
        what = teller.label(game, step.what, lang) if step.what else "-"
        text = wording.undone(who, what, entry.kind == "undo-reveal", lang)
        seat = seat_name(entry.seat) if entry.seat >= 0 else None
        return [LogLine(entry.seq, text, "undo", seat, [])]


def _after(steps: list[Step], seq: int) -> int:
    """Where the entries later than one begin; whoever asks has mostly seen all or all but one."""
    for seen in (len(steps), len(steps) - 1):
        if seen > 0 and steps[seen - 1].entry.seq <= seq:
            return seen
    return bisect_right(steps, seq, key=lambda step: step.entry.seq)


def _worded(seq: int, lines: list[wording.WordedLine]) -> list[LogLine]:
    return [LogLine(seq, line.text, line.kind, line.seat, line.cards) for line in lines]
