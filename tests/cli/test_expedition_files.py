"""`gravehold expedition new`, `show` and `check`; expeditions in `replay` and `resume`."""

import json
import re
from pathlib import Path

import pytest

from gravehold.api import Expedition
from gravehold.cli.journeys.expedition_lines import everything
from gravehold.cli.speech import speak
from gravehold.notation import expeditionfile

from .journeys import SEED, lost, opened, to_the_fight
from .terminal import Terminal, in_own_process, run, through_pipes

Output = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    monkeypatch.setenv("GRAVEHOLD_LANG", "en")
    return tmp_path / "x.expedition"


@pytest.fixture
def once_lost(file: Path) -> Path:
    """An expedition whose first battle was lost, in the second try of it."""
    journey = Expedition.new("outcasts", seed=SEED)
    lost(journey)
    to_the_fight(journey)
    file.write_text(expeditionfile.write(journey), "utf-8")
    return file


# New


def test_options_make_the_expedition(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    words = ["--kind", "short", "--players", "3", "--seed", "11", "--packs", "outcasts,war-eternal"]
    words += ["--option", "big-pocket", "--option", "increased,one-dial"]
    assert run(monkeypatch, "expedition", "new", str(file), *words, "--no-play") == 0
    plan = opened(file).plan
    assert (plan.kind, plan.players, plan.seed) == ("short", 3, 11)
    assert plan.options == ("big-pocket", "increased", "one-dial")
    assert plan.packs == ("outcasts", "war-eternal")
    assert "Drawn for this expedition" in capsys.readouterr().out


def test_what_was_drawn_can_be_drawn_anew(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    start = ["expedition", "new", str(file), "--kind", "default", "--seed", "5", "--no-play"]
    start += ["--packs", "outcasts,war-eternal"]
    run(monkeypatch, *start)
    first = opened(file).state
    mage, pile = first.barracks.mages[0], first.barracks.supply[0]
    again = ("--reroll", mage, "--reroll", f"{pile},{first.foe}", "--force")
    assert run(monkeypatch, *start, *again) == 0
    now = opened(file)
    assert now.plan.rerolled == (mage, pile, first.foe)
    assert mage not in now.state.barracks.mages
    assert pile not in now.state.barracks.supply
    assert now.state.foe != first.foe
    assert run(monkeypatch, *start, "--reroll", "jade", "--force") == 2
    assert "jade" in capsys.readouterr().err
    assert opened(file) == now


@pytest.mark.rule("expedition.custom")
def test_one_thing_after_another_is_drawn_anew_before_the_start(tmp_path: Path, file: Path) -> None:
    first = Expedition.new("default", seed=5).state
    pile, mage = first.barracks.supply[0], first.barracks.mages[1]
    typed = f"5\n2\n99\n\n{'p1'}\nquit\n"
    words = ("expedition", "new", str(file), "--kind", "default", "--seed", "5")
    ended = through_pipes(tmp_path, *words, typed=typed)
    assert ended.returncode == 0, ended.stderr
    journey = opened(file)
    assert journey.plan.rerolled == (pile, mage)
    assert ended.stdout.count("Drawn for this expedition") == 4
    assert "'99' is no answer here." in ended.stdout
    assert "Seat p1: choose a mage" in ended.stdout
    shown = through_pipes(tmp_path, "expedition", "play", str(file), typed="quit\n").stdout
    assert "Drawn for this expedition" in shown  # nothing has been answered yet
    assert opened(file) == journey


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--kind", "outcast"], "unknown expedition 'outcast'; did you mean 'outcasts'?"),
        (["--option", "big-pocket"], "'outcasts' is a printed expedition"),
        (["--packs", "war-eternal"], "'outcasts' is a printed expedition"),
        (["--reroll", "ilya"], "'outcasts' is a printed expedition"),
        (["--kind", "default", "--option", "bigpocket"], "did you mean 'big-pocket'?"),
        (["--kind", "default", "--packs", "legacy"], "legacy"),
        (["--players", "5"], "--players is at most 4, not 5"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--bots", "p3=greedy"], "there is no seat 'p3'"),
    ],
)
def test_wrong_options_are_one_message_and_no_file(
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Output,
    words: list[str],
    message: str,
) -> None:
    assert run(monkeypatch, "expedition", "new", str(file), *words) == 2
    assert message in capsys.readouterr().err
    assert list(file.parent.iterdir()) == []


def test_a_file_that_is_there_is_never_written_over_unasked(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file.write_text("mine", "utf-8")
    words = ("expedition", "new", str(file), "--no-play")
    assert run(monkeypatch, *words) == 2
    assert f"{file} is there already" in capsys.readouterr().err
    assert file.read_text("utf-8") == "mine"
    assert run(monkeypatch, *words, "--force") == 0
    assert opened(file).plan.kind == "outcasts"


def test_a_guided_start_asks_for_everything(tmp_path: Path, file: Path) -> None:
    typed = "\n".join(["short", "back", "2", "5", "3", "1 9", "outcasts", "big one-dial"])
    typed += "\np9=greedy\np3=greedy\n77\n\n"
    ended = through_pipes(tmp_path, "expedition", "new", str(file), typed=typed)
    assert ended.returncode == 0, ended.stderr
    plan = opened(file).plan
    assert (plan.kind, plan.players, plan.seed) == ("default", 3, 77)
    assert plan.options == ("big-pocket", "one-dial")
    assert "there is no seat 'p9'" in ended.stdout
    assert "p3 is played by the greedy bot." in ended.stdout


def test_boxes_that_hold_enough_are_offered(tmp_path: Path, file: Path) -> None:
    typed = "4\n\noutcasts\n" + "\n" * 5
    ended = through_pipes(tmp_path, "expedition", "new", str(file), typed=typed)
    assert "outcasts hold too few of this: nemeses" in ended.stdout
    assert opened(file).plan.kind == "extended"
    assert {"outcasts", "war-eternal"} <= {*opened(file).plan.packs}


def test_enter_takes_the_printed_one_and_a_name_of_its_own(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, "expedition", "new", typed="\n" * 6)
    assert ended.returncode == 0, ended.stderr
    (found,) = (tmp_path / "games").glob("*.expedition")
    assert re.fullmatch(r"[0-9-]{10}-outcasts", found.stem)
    assert f"gravehold expedition play {found.stem}\n" in ended.stdout
    ended = through_pipes(tmp_path, "expedition", "play", found.stem[:12], typed="p1 kel\n")
    assert opened(found).answers == ["p1 kel"]
    ended = through_pipes(tmp_path, "expedition", "play", typed="p2 ilya\n")  # the last one
    assert opened(found).answers == ["p1 kel", "p2 ilya"]


def test_games_and_expeditions_are_listed_together(tmp_path: Path) -> None:
    through_pipes(tmp_path, "play", "--quick", "--seed", "7")
    through_pipes(tmp_path, "expedition", "new", "--seed", "7", typed="p1 kel\n")
    shown = through_pipes(tmp_path, "resume", typed="1\np2 ilya\n").stdout
    assert "Outcasts: the printed expedition. Battle 1 of 4: Experiment 153 (choosing m" in shown
    assert "turn 1, Umbra Titan" in shown
    (found,) = (tmp_path / "games").glob("*.expedition")
    assert opened(found).answers == ["p1 kel", "p2 ilya"]
    shown = through_pipes(tmp_path, "play", typed="3\n").stdout
    assert " 3 go on with" in shown
    assert "(ready to fight)" in shown
    shown = through_pipes(tmp_path, "play", typed="4\n").stdout
    assert "Which expedition?" in shown


# Show


@pytest.mark.rule("expedition.record")
def test_show_tells_results_barracks_and_what_is_banished(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "expedition", "show", str(once_lost)) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Outcasts: the printed expedition\n")
    assert (
        "     Try 1: lost (Gravehold has fallen); Ilya, Kel; exhausted: Ilya; 17 turns\n" in shown
    )
    assert "     Try 2: the battle is on\n" in shown
    assert "  Battle 2: still unknown\n" in shown
    assert "  Relics: Destiny Forger, Transmuter's Lens\n" in shown
    assert "  Banished: none\n" in shown
    assert "Score" not in shown
    assert "thief" not in shown.lower()  # who comes later is not told


def test_show_tells_the_score_of_a_custom_one(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    journey = Expedition.new(
        "short", seed=3, options=["big-pocket"], packs=["war-eternal", "outcasts"]
    )
    file.write_text(expeditionfile.write(journey), "utf-8")
    assert run(monkeypatch, "expedition", "show", str(file)) == 0
    shown = capsys.readouterr().out
    assert "  Boxes: War Eternal, Outcasts\n" in shown
    assert "  Score: 0 of 18\n" in shown
    assert "  Treasures of level 1: " in shown
    assert "Banished" not in shown  # in a big pocket nothing ever is


def test_a_battle_is_shown_as_a_chronicle(
    once_lost: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "expedition", "show", str(once_lost), "--battle", "1") == 0
    alone = tmp_path / "one.chronicle"
    alone.write_text(capsys.readouterr().out, "utf-8")
    assert run(monkeypatch, "replay", str(alone)) == 0
    assert capsys.readouterr().out.endswith("The players have lost: Gravehold has fallen.\n")
    assert run(monkeypatch, "expedition", "show", str(once_lost), "--battle", "3") == 2
    assert "there is no battle number 3" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ["Koszary", "Bitwa 2: jeszcze nieznana", "Próba 1: przegrana", "17 tur"]),
        ("de", ["Kaserne", "Kampf 2: noch unbekannt", "Versuch 1: verloren", "17 Züge"]),
    ],
)
def test_show_in_a_language(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, lang: str, words: list[str]
) -> None:
    assert run(monkeypatch, "expedition", "show", str(once_lost), "--lang", lang) == 0
    shown = capsys.readouterr().out
    assert [word for word in words if word not in shown] == []
    assert not re.search(r"\b(Try|Battle|Barracks|Banished|turns)\b", shown)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ["Cofnięto: Ilya", "Bitwa się zaczęła; tego nie można cofnąć.", "Zapisano."]),
        ("de", ["Zurückgenommen: Ilya", "Der Kampf hat begonnen;", "Gespeichert."]),
    ],
)
def test_play_in_a_language(tmp_path: Path, file: Path, lang: str, words: list[str]) -> None:
    typed = "p1 ilya\nundo\nredo\np2 kel\nroad\nbarracks\n?\nfight\nundo\n"
    started = ("expedition", "new", str(file), "--seed", "7", "--lang", lang)
    shown = through_pipes(tmp_path, *started, typed=typed).stdout
    assert [word for word in words if word not in shown] == []
    english = re.findall(r"\b(The road|Barracks|Taken back|Chosen|choose|Try)\b", shown)
    assert english == []


def test_the_language_changes_between_battles(tmp_path: Path, file: Path) -> None:
    started = ("expedition", "new", str(file), "--seed", "7")
    shown = through_pipes(tmp_path, *started, typed="lang pl\np1 kel\nlog\n").stdout
    assert "Od teraz po polsku." in shown
    assert shown.count("Miejsce p1: do Bitwy rusza Kel.") == 2


def test_nothing_is_coloured_in_a_pipe_or_where_nobody_wants_it(
    tmp_path: Path, once_lost: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = ("expedition", "play", str(once_lost))
    assert "\x1b[" not in through_pipes(tmp_path, *play, typed="road\n").stdout
    assert "\x1b[" not in through_pipes(tmp_path, "expedition", "show", str(once_lost)).stdout
    with Terminal(tmp_path, *play, rows=60) as terminal:
        assert "\x1b[1m" in terminal.wait_for("> ")


def test_an_ascii_terminal_gets_ascii(tmp_path: Path, file: Path) -> None:
    started = ("expedition", "new", str(file), "--seed", "7")
    ended = in_own_process(
        tmp_path, *started, typed="p1 ilya\np2 kel\nfight\n", PYTHONUTF8="0",
        PYTHONIOENCODING="ascii",
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.isascii()


# Check


def test_check_says_ok_or_the_line(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    answers = len(opened(once_lost).answers)
    assert run(monkeypatch, "expedition", "check", str(once_lost)) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{once_lost}: ok, {answers} answers. Battle 1 of 4, try 2:")
    lines = once_lost.read_text("utf-8").splitlines()
    at = lines.index("p2 kel")
    lines[at] = "p2 ilya"
    once_lost.write_text("\n".join(lines), "utf-8")
    assert run(monkeypatch, "expedition", "check", str(once_lost)) == 2
    assert f"{once_lost}:{at + 1}: " in capsys.readouterr().err


@pytest.mark.parametrize("command", ["check", "show", "play"])
@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"format: 1\n", b"hello\n\nfight\n", b"\x00" * 100]
)
def test_what_is_no_expedition_is_refused_and_kept(
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Output,
    command: str,
    content: bytes,
) -> None:
    file.write_bytes(content)
    assert run(monkeypatch, "expedition", command, str(file)) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("error: ")
    assert str(file) in shown.err
    assert file.read_bytes() == content
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("command", ["check", "show", "play"])
def test_a_file_that_is_not_there_is_named(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, command: str
) -> None:
    assert run(monkeypatch, "expedition", command, "nowhere.expedition") == 2
    assert "There is no expedition 'nowhere.expedition'" in capsys.readouterr().err


def test_a_cut_file_is_the_expedition_up_to_there(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    text = once_lost.read_text("utf-8")
    once_lost.write_text(text[: text.index("# lost")], "utf-8")
    assert run(monkeypatch, "expedition", "check", str(once_lost)) == 0
    once_lost.write_text(text[: text.index("fight") + 3], "utf-8")
    assert run(monkeypatch, "expedition", "check", str(once_lost)) == 2
    err = capsys.readouterr().err
    assert "'fig' is not legal" in err
    assert "fight" in err


# Forks


def test_a_fork_has_a_name_and_leaves_the_file_alone(
    once_lost: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    before = once_lost.read_text("utf-8")
    answers = opened(once_lost).answers
    assert run(monkeypatch, "expedition", "fork", str(once_lost), "what-if", "--until", "2") == 0
    assert capsys.readouterr().out.startswith("what-if: 2 answers. Battle 1 of 4")
    assert opened(tmp_path / "games" / "what-if.expedition").answers == answers[:2]
    other = tmp_path / "other.expedition"
    assert run(monkeypatch, "expedition", "fork", str(once_lost), str(other)) == 0
    assert opened(other).answers == answers
    assert run(monkeypatch, "expedition", "fork", str(once_lost), str(once_lost)) == 2
    assert "is there already; choose another name" in capsys.readouterr().err
    more = str(len(answers) + 1)
    assert run(monkeypatch, "expedition", "fork", str(once_lost), "x", "--until", more) == 2
    assert f"more than the answers there are: {len(answers)}" in capsys.readouterr().err
    assert once_lost.read_text("utf-8") == before


def test_a_file_alone_is_gone_on_with(tmp_path: Path, file: Path) -> None:
    through_pipes(tmp_path, "expedition", "new", str(file), "--seed", "7")
    ended = through_pipes(tmp_path, "expedition", str(file), typed="p1 kel\n")
    assert ended.returncode == 0, ended.stderr
    assert opened(file).answers == ["p1 kel"]
    ended = through_pipes(tmp_path, "expedition", "shwo")
    assert "there is no command 'shwo'; did you mean 'show'?" in ended.stderr


# Replay


def test_replay_tells_an_expedition_or_one_battle_of_it(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "replay", str(once_lost)) == 0
    told = capsys.readouterr().out
    assert told.startswith("> p1 ilya\n")
    assert told.count("--- Turn 1: ") == 1
    assert "  Battle 1 of 4: Experiment 153: lost. The players have lost:" in told
    assert told.endswith("(advance 2 different Maws by 1 space each).\n")
    assert run(monkeypatch, "replay", str(once_lost), "--until", "1", "--lang", "pl") == 0
    assert "> p1 ilya\n" in (told := capsys.readouterr().out)
    assert "Miejsce p2: wybierz Maga" in told
    assert run(monkeypatch, "replay", str(once_lost), "--battle", "1") == 0
    assert "Experiment 153: lost" not in (told := capsys.readouterr().out)
    assert told.endswith("The players have lost: Gravehold has fallen.\n")


def test_replay_as_json(once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "replay", str(once_lost), "--json") == 0
    document = json.loads(capsys.readouterr().out)
    journey = opened(once_lost)
    assert [step["answer"] for step in document["steps"]] == [None, *journey.answers]
    assert document["state"]["results"][0]["won"] is False
    assert document["decision"]["options"] == list(journey.asked.options.by_key())
    assert not {"chance", "in_deck", "met"} & document["state"].keys()


def test_a_chronicle_has_no_second_battle(
    once_lost: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    run(monkeypatch, "expedition", "show", str(once_lost), "--battle", "1")
    alone = tmp_path / "one.chronicle"
    alone.write_text(capsys.readouterr().out, "utf-8")
    assert run(monkeypatch, "replay", str(alone), "--battle", "1") == 2
    assert "is no expedition" in capsys.readouterr().err


# The road further on than a test can fight


@pytest.mark.rule("expedition.xaxos", "expedition.reward")
def test_what_was_won_is_in_the_barracks() -> None:
    journey = Expedition.new("outcasts", seed=3)
    speak("en")
    for _ in range(2):
        settled(journey)
    told = {part.heading: part.lines for part in everything(journey)}
    assert "   Try 1: won; Ilya, Kel" in told["The road"]
    assert "Battle 3: Risen Thrall" in told["The road"]
    assert "Battle 4: still unknown" in told["The road"]
    assert "Treasures of level 2: Broken Tooth, Rejuvenating Diamond, Poison Heart" in (
        barracks := told["Barracks"]
    )
    assert any(line.startswith("Abilities of Xaxos: Outcast: Obsidian Burst") for line in barracks)
    assert len(next(line for line in barracks if line.startswith("Banished")).split(",")) == 4
    settled(journey)
    settled(journey)
    assert [part.heading for part in everything(journey)][-1] == "Barracks"
    assert "The expedition is won." in next(everything(journey)).lines


def settled(journey: Expedition) -> None:
    while journey.question is not None and journey.question.kind != "fight":
        journey.choose(journey.question.options[0].key)
    journey.settle(won=True)
