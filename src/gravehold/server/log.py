"""The log of a game in each language that somebody reads it in, made once."""

from __future__ import annotations

from gravehold.kernel.decision import seat_name
from gravehold.kernel.game import Game

from . import wording
from .line import Line, Step
from .messages import LogLine, LogPart


class Log:
    """Lines per entry that stands; entry 0 is what happened before the first question."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._told: dict[str, dict[int, list[LogLine]]] = {}

    def since(self, seq: int, lang: str) -> LogPart:
        """What a reader lacks who has seen everything up to entry `seq`; -1: nothing yet."""
        steps = self._line.steps
        told = self._catch_up(lang)
        stood = [0, *(step.entry.seq for step in steps)]
        known = max((n for n in stood if n <= seq), default=-1)
        return LogPart(known, [line for n in stood if n > known for line in told[n]])

    def _catch_up(self, lang: str) -> dict[int, list[LogLine]]:
        told = self._told.setdefault(lang, {})
        line = self._line
        if 0 not in told:
            start = line.at(0)
            told[0] = _worded(0, wording.lines(start.view(), line.first, lang))
        missing = [step for step in line.steps if step.entry.seq not in told]
        if not missing:
            return told
        if len(missing) == 1 and missing[0] is line.steps[-1] and line.fresh:
            self._tell(told, missing[0], line.game, lang)
            return told
        self._replay(told, missing, lang)
        return told

    def _replay(self, told: dict[int, list[LogLine]], missing: list[Step], lang: str) -> None:
        """Some answers again, for a language nobody read so far."""
        line = self._line
        first = min(step.answers - (step.entry.kind == "answer") for step in missing)
        answers = {s.answers: s for s in missing if s.entry.kind == "answer"}
        for count, (game, events) in enumerate(line.replayed(first), first + 1):
            if count in answers:
                seq = answers[count].entry.seq
                told[seq] = _worded(seq, wording.lines(game.view(), events, lang))
        for step in missing:
            if step.entry.kind != "answer":
                told[step.entry.seq] = self._undone(step, line.at(step.answers), lang)

    def _tell(self, told: dict[int, list[LogLine]], step: Step, game: Game, lang: str) -> None:
        seq = step.entry.seq
        told[seq] = _worded(seq, wording.lines(game.view(), self._line.fresh, lang))

    def _undone(self, step: Step, game: Game, lang: str) -> list[LogLine]:
        view = game.view()
        seat = seat_name(step.entry.seat) if step.entry.seat >= 0 else None
        option = game.asked.options.find(step.what) if game.decision and step.what else None
        what = wording.label(view, option, lang)[0] if option else step.what or "-"
        text = wording.undone(view, seat, what, step.entry.kind == "undo-reveal", lang)
        return [LogLine(step.entry.seq, text, "undo", seat, [])]


def _worded(seq: int, lines: list[wording.Line]) -> list[LogLine]:
    return [LogLine(seq, line.text, line.kind, line.seat, line.cards) for line in lines]
