"""The terminal rests after what the nemesis does, as long as people wish."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from gravehold.api import Game
from gravehold.cli.saves.games import Saver
from gravehold.cli.speech import speak
from gravehold.cli.terminal import pauses
from gravehold.cli.terminal.screen import Screen
from gravehold.cli.terminal.session import Session
from gravehold.cli.terminal.typed_commands import obey
from gravehold.content.library import make_setup
from gravehold.kernel.events import Event
from tests.cli.terminal import Terminal, run, through_pipes

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nothing_chosen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(pauses.VARIABLE, raising=False)
    speak("en")
    yield
    pauses._chosen.clear()


class Watched(Screen):
    """Notes how long it was to rest, and after which line."""

    def __init__(self) -> None:
        self.out = io.StringIO()
        super().__init__(Console(file=self.out, width=1000))
        self.rests: list[tuple[float, str]] = []

    def rest(self, seconds: float) -> None:
        self.rests.append((seconds, self.out.getvalue().splitlines()[-1]))


def sitting(folder: Path, bots: dict[str, str]) -> tuple[Session, Watched]:
    game = Game.new(make_setup(nemesis="umbra-titan", mages=["garu", "gex"]), 7, events=True)
    screen = Watched()
    return Session(game, screen, Saver(folder / "game.json", trusted=True), bots), screen


def test_it_rests_after_each_card_that_acts_and_shortly_after_a_bot(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, {"p1": "greedy", "p2": "greedy"})
    pauses.choose(2)
    session.sit()
    answers = len(session.line.keys)
    assert [length for length, _ in screen.rests].count(2 * pauses.OF_A_BOT) == answers
    acted = [line for length, line in screen.rests if length == 2]
    told = screen.out.getvalue()
    assert len(acted) >= told.count(" draws ") - told.count("Garu draws") - told.count("Gex draws")
    assert any("enters play" in line for line in acted)
    assert any("suffers" in line for line in acted)


def test_what_happened_is_cut_before_each_turn_and_each_card_that_acts() -> None:
    wanted = ["draw", "nemesis-turn tick", "power unleash", "nemesis-draw enter", "turn"]
    parts = pauses.told_apart([Event(kind) for kind in " ".join(wanted).split()])
    assert [" ".join(event.kind for event in part) for part in parts] == wanted
    assert [pauses.worth_a_look(part) for part in parts] == [False, False, True, True, False]
    assert pauses.told_apart([]) == [[]]


def test_how_long_is_typed_told_and_kept_apart_from_nonsense(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, {})
    for typed, length in (("pause", 1.5), ("pause 0,5", 0.5), ("pause x", 0.5), ("pause 61", 0.5)):
        assert obey(session, typed) is False
        assert pauses.pause() == length
    told = screen.out.getvalue()
    assert "rest for 1.5 s" in told
    assert told.count("from 0 to 60") == 2


def test_the_option_comes_before_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv(pauses.VARIABLE, "0.2")
    assert pauses.pause() == 0.2
    assert run(monkeypatch, "resume", "nobody", "--pause", "3") == 2
    assert pauses.pause() == 3
    pauses._chosen.clear()
    monkeypatch.setenv(pauses.VARIABLE, "long")
    assert run(monkeypatch, "resume", "nobody") == 2
    assert "GRAVEHOLD_PAUSE" in capsys.readouterr().err
    for wrong in ("long", "-1", "61"):
        assert run(monkeypatch, "resume", "nobody", "--pause", wrong) == 2
        assert "--pause" in capsys.readouterr().err


def test_enter_cuts_it_short_and_an_answer_is_kept(tmp_path: Path) -> None:
    start = ("play", "--quick", "--seed", "7", "--bots", "p1=greedy", "--pause", "60")
    with Terminal(tmp_path, *start) as terminal:
        terminal.wait_for("preps Torch")  # a bot rests for 15 seconds
        terminal.type("")
        terminal.wait_for("Garu plays Crystal")
        terminal.type("")
        terminal.wait_for("Garu plays Crystal")
        terminal.type("log 1")  # to be obeyed at the next question
        for _ in range(3):
            terminal.wait_for("Garu ")
            terminal.type("")
        terminal.wait_for("Yan Magda")


def test_through_a_pipe_nothing_is_held_up(tmp_path: Path) -> None:
    bots = ("--bots", "p1=greedy,p2=greedy")
    ended = through_pipes(tmp_path, "play", "--quick", "--seed", "7", *bots, GRAVEHOLD_PAUSE="60")
    assert ended.returncode == 0
