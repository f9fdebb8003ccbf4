"""Playing in the terminal, with the real program."""

import re
from pathlib import Path

import pytest

from gravehold.api import Game
from gravehold.cli.app import main
from gravehold.cli.saves.games import read_game
from tests.cli.terminal import Terminal, through_pipes

START = ("play", "--quick", "--seed", "7")


def saved(home: Path) -> Path:
    (found,) = (home / "games").glob("*.json")
    return found


def answers(home: Path) -> list[str]:
    return read_game(saved(home)).answers


def test_enter_leads_to_the_first_turn(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        welcome = terminal.wait_for("q leaves: ")
        assert "quick start" in welcome
        terminal.type("")
        terminal.wait_for(" choose ")  # the nemesis may be first
        terminal.wait_for("> ")


def test_answers_by_number_key_and_beginning(tmp_path: Path) -> None:
    typed = "1\nplay crystal\npl\nG FROZ\n"
    ended = through_pipes(tmp_path, *START, typed=typed)
    assert ended.returncode == 0
    assert answers(tmp_path) == [*["play crystal"] * 3, "gain frozen-magmite"]
    assert "Garu gains Frozen Magmite." in ended.stdout


def test_a_whole_game_of_bots_comes_to_an_end(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START, "--bots", "p1=random,p2=greedy")
    assert ended.returncode == 0, ended.stderr
    assert re.search(r"The players have (won|lost): .*\.", ended.stdout)
    assert "--- Turn 1: Garu ---\n" in ended.stdout
    assert read_game(saved(tmp_path)).over


def test_a_person_and_a_bot_play_a_whole_game(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START, "--bots", "p2=random", typed="1\n" * 4000)
    assert ended.returncode == 0, ended.stderr
    assert "The game is over after" in ended.stdout
    again = through_pipes(tmp_path, "resume")
    assert "The game is over after" in again.stdout


def test_every_command_says_something_and_changes_nothing(tmp_path: Path) -> None:
    commands = ["?", "options", "table", "card torch", "card", "text 1", "text x", "text 99"]
    commands += ["discard", "discard p2", "discard p9", "log", "log 3", "hint", "save"]
    commands += ["why", "why open 3", "why open", "why 1", "why nonsense", "why play crystal"]
    ended = through_pipes(tmp_path, *START, typed="\n".join([*commands, "quit"]))
    assert ended.returncode == 0
    said = ended.stdout.split("\n> ")[1:]
    assert [len(part.splitlines()) > 1 for part in said] == [True] * (len(commands) + 1)
    assert answers(tmp_path) == []


def test_commands_show_what_they_should(tmp_path: Path) -> None:
    typed = "card jagged lightning\ntext 1\nhint\nlog\ndiscard p2\nsave\n"
    shown = through_pipes(tmp_path, *START, typed=typed).stdout
    assert "Jagged Lightning  spell, cost 4, War Eternal" in shown
    assert "Crystal  gem, cost 0, War Eternal\n  Gain 1 aether." in shown
    assert "The greedy bot would answer: " in shown
    assert shown.count("--- Turn 1: Garu ---") == 2
    assert "The discard pile of Yan Magda (p2) is empty." in shown
    assert f"Saved: {saved(tmp_path)}" in shown


def test_why_says_what_is_in_the_way(tmp_path: Path) -> None:
    typed = "why open 3\nwhy charge\nwhy gain jagged\nwhy play spark\nwhy play crystal\nlang de\n"
    shown = through_pipes(tmp_path, *START, typed=f"{typed}why prep funken 3\nwhy").stdout
    for said in (
        "7 aether short.",
        "2 aether short.",
        "4 aether short.",
        "Spark is a spell: prep it to a breach.",
        "That can be done now.",
        "Riss III ist dunkel: Bündle ihn in diesem Zug oder aktiviere ihn.",
        "Warum was? Zum Beispiel: why open 3",
    ):
        assert said in shown


def test_gems_plays_all_plain_gems(tmp_path: Path) -> None:
    shown = through_pipes(tmp_path, *START, typed="gems\ngems\n").stdout
    assert answers(tmp_path) == ["play crystal"] * 3
    assert "There is no gem in hand" in shown


BAD = ["foo", "0", "99", "-1", "1.5", "g x", "cast 9 spark", "\x00\x01", "ąęß", "%s{}", "x" * 9999]


def test_bad_input_is_answered_and_nothing_is_lost(tmp_path: Path) -> None:
    typed = "\n".join(["play crystal", *BAD, "", "  ", "play crystal"])
    ended = through_pipes(tmp_path, *START, typed=typed)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    assert answers(tmp_path) == ["play crystal"] * 2
    refused = re.findall(r"is no answer here|There is no option", ended.stdout)
    assert len(refused) == len(BAD)


def test_bytes_that_are_no_text_are_only_a_wrong_answer(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START, typed=b"\xff\xfe\xfa\nplay crystal\n")
    assert ended.returncode == 0, ended.stderr
    assert answers(tmp_path) == ["play crystal"]


def test_several_meanings_are_named(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START, typed="prep\n")
    assert "'prep' could be: prep torch 1, prep spark 1." in ended.stdout


def test_undo_takes_back_one_answer(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START, typed="undo\nplay crystal\ngain\nundo\n")
    assert "There is nothing to take back." in ended.stdout
    assert "Taken back: play Crystal" in ended.stdout
    assert answers(tmp_path) == []


def test_redo_answers_again_what_was_taken_back(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START, typed="redo\nplay crystal\nundo\nredo\nredo\n")
    assert ended.stdout.count("There is nothing to answer again.") == 2
    assert answers(tmp_path) == ["play crystal"]


def test_another_answer_ends_what_could_be_redone(tmp_path: Path) -> None:
    typed = "play crystal\nundo\nprep spark 1\nredo\n"
    ended = through_pipes(tmp_path, *START, typed=typed)
    assert "There is nothing to answer again." in ended.stdout
    assert answers(tmp_path) == ["prep spark 1"]


def test_undo_stops_where_something_was_revealed(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START, typed="done\nundo\n")
    assert "'undo!' takes it back all the same." in ended.stdout
    assert len(answers(tmp_path)) == 1
    ended = through_pipes(tmp_path, "resume", typed="undo!\nlog\n")
    assert "Taken back: end the main phase (something hidden" in ended.stdout
    assert answers(tmp_path) == []


def test_undo_goes_back_past_the_bots(tmp_path: Path) -> None:
    with_bot = ("play", "--seed", "7", "--mages", "garu,gex", "--bots", "p2=random")
    through_pipes(tmp_path, *with_bot, typed="play crystal\ndone\nundo!\n")
    assert answers(tmp_path) == ["play crystal"]


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_leaving_saves_and_says_how_to_resume(tmp_path: Path, key: str) -> None:
    with Terminal(tmp_path, *START) as terminal:
        terminal.wait_for("> ")
        terminal.type("play crystal")
        terminal.wait_for("1 aether: choose an action.")
        terminal.wait_for("> ")
        terminal.quiet()
        terminal.type(key, end="")
        terminal.wait_for("gravehold resume")
        assert terminal.process.wait(10) == 0
    assert answers(tmp_path) == ["play crystal"]


def test_end_of_input_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, *START)
    assert ended.returncode == 0
    assert f"gravehold resume {saved(tmp_path).stem}\n" in ended.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--nemesis", "umbra-titn"], "unknown nemesis 'umbra-titn'; did you mean 'umbra-titan'?"),
        (["--mages", "garu,garu"], "'garu' is named twice"),
        (["--mages", "garu,gexx"], "did you mean 'gex'?"),
        (["--supply", "sugested-a"], "did you mean 'suggested-a'?"),
        (["--supply", "jade,spark"], "no card of the supply"),
        (["--level", "esy"], "unknown difficulty 'esy'"),
        (["--variants", "solo-for"], "did you mean 'solo-four'?"),
        (["--bots", "p2"], "write p2=greedy"),
        (["--bots", "p7=greedy"], "there is no seat 'p7' at this table; seats: p1, p2"),
        (["--bots", "p2=gredy"], "did you mean 'greedy'?"),
        (["--seed", "-3"], "a seed is a whole number"),
        (["--seed", "x"], "--seed"),
        (["--packs", "legcy", "--supply", "random"], "did you mean 'legacy'?"),
    ],
)
def test_wrong_options_are_one_message_and_exit_2(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    message: str,
) -> None:
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["gravehold", "play", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "games").exists()


def test_options_make_the_game(tmp_path: Path) -> None:
    words = ["--nemesis", "gate-witch", "--mages", "gex,quilius,ulgimor", "--supply", "random"]
    words += ["--difficulty", "expert", "--variants", "no-choice,tutorial", "--seed", "5"]
    through_pipes(tmp_path, "play", *words, "--packs", "legacy,outcasts")
    game = Game.from_json(saved(tmp_path).read_text("utf-8"))
    assert game.seed == 5
    assert game.setup.rules.difficulty == "expert"
    assert game.setup.rules.variants == ("tutorial", "no-choice")
    assert [mage.id for mage in game.setup.mages] == ["gex", "quilius", "ulgimor"]
