"""Expeditions in the terminal, with the real program."""

from pathlib import Path

import pytest

from gravehold.api import Expedition
from gravehold.cli.saves.games import read_seats
from gravehold.words.names import name

from .journeys import SEED, lost, opened, to_the_fight, typed
from .terminal import Terminal, through_pipes

NEW = ("expedition", "new")
PLAY = ("expedition", "play")
PRINTED = ("--kind", "outcasts", "--seed", str(SEED))


def new() -> Expedition:
    return Expedition.new("outcasts", seed=SEED)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "x.expedition"


@pytest.mark.rule("R80", "expedition.retry")
def test_a_lost_battle_is_told_and_prepared_again(tmp_path: Path, file: Path) -> None:
    keys = lost(new())
    ended = through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=typed(*keys))
    assert ended.returncode == 0, ended.stderr
    assert opened(file).answers == keys
    assert "Battle 1 of 4: Experiment 153: lost. The players have lost:" in ended.stdout
    assert "Seat p1: choose a mage (Battle 1 of 4, try 2: Experiment 153)." in ended.stdout
    assert ended.stdout.endswith(f"gravehold expedition play {file}\n")


def test_the_story_is_told_before_and_after_a_battle(tmp_path: Path, file: Path) -> None:
    from gravehold.words import story

    journey = new()
    keys = lost(journey)
    shown = through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=typed(*keys)).stdout
    results = journey.state.results
    again = story.before("outcasts", results, 1, 2, "en", nemesis="experiment-153")
    after = story.after("outcasts", results, 0, "en")
    for text in (story.before("outcasts", (), 1, 1, "en"), after, again):
        assert all(shown.count(paragraph) == 1 for paragraph in text.split("\n\n"))
    shown = through_pipes(tmp_path, *PLAY, str(file), typed="p1 kel\nstory\n").stdout
    assert shown.count(again.split("\n\n")[0]) == 2
    assert after.split("\n\n")[0] in shown
    shown = through_pipes(tmp_path, *PLAY, str(file)).stdout  # in the middle of the choices
    assert again.split("\n\n")[0] not in shown


def test_the_second_sitting_goes_on_where_the_first_was_left(tmp_path: Path, file: Path) -> None:
    keys = lost(new())
    half = len(keys) // 2
    through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=typed(*keys[:half]))
    ended = through_pipes(tmp_path, *PLAY, str(file), typed=typed("log 200", *keys[half:]))
    assert "(the battle is on). ? helps." in ended.stdout
    assert "--- Turn 1:" in ended.stdout  # told in the first sitting
    assert opened(file).answers == keys


def test_answers_are_understood_as_in_a_game(tmp_path: Path, file: Path) -> None:
    given = typed("5", "ilia", "P1 il", "taq", "undo", "2", "")
    ended = through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=given)
    assert opened(file).answers == ["p1 ilya", "p2 zhana-outcasts"]
    assert "There is no option 5; they go from 1 to 4." in ended.stdout
    assert "'ilia' is no answer here." in ended.stdout
    assert "Taken back: Taqren" in ended.stdout


def test_every_command_says_something_and_changes_nothing(tmp_path: Path, file: Path) -> None:
    commands = ["?", "options", "card kel", "card", "text 1", "text x", "text 99", "road"]
    commands += ["barracks", "story", "log", "hint", "save", "undo", "redo", "lang", "undo!"]
    given = "\n".join([*commands, "quit"])
    ended = through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=given)
    assert ended.returncode == 0
    said = ended.stdout.split("\n> ")[1:]
    assert [len(part.splitlines()) > 1 for part in said] == [True] * (len(commands) + 1)
    assert opened(file).answers == []


def test_commands_of_the_journey_work_in_a_battle(tmp_path: Path, file: Path) -> None:
    copy, battle = tmp_path / "copy.expedition", tmp_path / "battle.chronicle"
    keys = to_the_fight(new())
    given = typed(*keys, "?", "road", "barracks", f"save {copy}", f"save {battle}", "story")
    shown = through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=given).stdout
    assert "Try 1: the battle is on" in shown
    assert "Gems: Molten Peridot, Petrified Phoenixium, Duplicating Sazite" in shown
    assert opened(copy) == opened(file)
    assert "\nexpedition: outcasts\nbattle: 1\ntry: 1\n" in battle.read_text("utf-8")
    told = through_pipes(tmp_path, "replay", str(battle)).stdout
    assert "The players choose which part of the nemesis" in told


@pytest.mark.rule("expedition.market", "R83")
def test_a_custom_one_takes_something_from_a_loss_and_banishes_for_it(
    tmp_path: Path, file: Path
) -> None:
    journey = Expedition.new("default", seed=5)
    keys = lost(journey)
    choices = ["reward gem"]
    journey.choose("reward gem")
    while journey.question is not None and journey.question.kind == "mage":
        choices.append(journey.question.options[0].key)
        journey.choose(choices[-1])
    pile = journey.state.barracks.supply[0]
    given = typed("", *keys, *choices, "text 1", f"banish {pile}", "undo", "1", "barracks")
    words = (*NEW, str(file), "--kind", "default", "--seed", "5")
    ended = through_pipes(tmp_path, *words, typed=given)
    assert ended.returncode == 0, ended.stderr
    assert opened(file).answers == [*keys, *choices, f"banish {pile}"]
    assert opened(file).state.banished == (pile,)
    shown = ended.stdout
    assert "A relic (by chance; a pile must go for it)" in shown
    assert "New in the barracks, cards: " in shown
    assert "1 pile must still be banished" in shown
    assert f"Taken back: Banish {name(pile)}" in shown
    assert f"  Banished: {name(pile)}\n" in shown
    assert "  Score: 0 of 24\n" in shown


# Undo


def test_undo_ends_at_the_word_to_fight_and_at_the_end_of_a_battle(
    tmp_path: Path, file: Path
) -> None:
    journey = new()
    first = to_the_fight(journey)
    given = typed("undo", *first, "undo", "undo!")
    ended = through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=given)
    assert "There is nothing to take back." in ended.stdout
    assert ended.stdout.count("The battle has begun; that cannot be taken back.") == 2
    assert opened(file).answers == first
    rest = lost(journey)
    ended = through_pipes(tmp_path, *PLAY, str(file), typed=typed(*rest, "undo", "p1 kel", "undo"))
    assert "A battle that is over stays so" in ended.stdout
    assert "Taken back: Kel" in ended.stdout
    assert opened(file).answers == [*first, *rest]


def test_undo_in_a_battle_is_written_too(tmp_path: Path, file: Path) -> None:
    first = to_the_fight(new())
    through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=typed(*first, "maw 1", "undo!"))
    assert opened(file).answers == first
    through_pipes(tmp_path, *PLAY, str(file), typed=typed("maw 2", "undo!", "redo", "maw 3"))
    assert opened(file).answers == [*first, "maw 2", "maw 3"]
    through_pipes(tmp_path, *PLAY, str(file), typed=typed("undo!", "undo!", "maw 4"))
    assert opened(file).answers == [*first, "maw 4"]


def test_redo_between_battles_until_something_else_is_answered(tmp_path: Path, file: Path) -> None:
    given = typed("p1 kel", "p2 ilya", "undo", "undo", "redo", "undo", "p1 ilya", "redo")
    ended = through_pipes(tmp_path, *NEW, str(file), *PRINTED, typed=given)
    assert "There is nothing to answer again." in ended.stdout
    assert opened(file).answers == ["p1 ilya"]


# Kills and trouble


def test_a_killed_terminal_loses_no_answer(tmp_path: Path, file: Path) -> None:
    with Terminal(tmp_path, *NEW, str(file), *PRINTED, rows=60) as terminal:
        terminal.wait_for("Seat p1: choose a mage")
        terminal.wait_for("> ")
        terminal.type("p1 kel")
        terminal.wait_for("Seat p2: choose a mage")
        terminal.kill()
    assert opened(file).answers == ["p1 kel"]
    with Terminal(tmp_path, *PLAY, str(file), rows=60) as terminal:
        terminal.wait_for("> ")
        terminal.type("p2 ilya")
        terminal.wait_for("> ")
        terminal.type("fight")
        terminal.wait_for("The players choose which part of the nemesis")
        terminal.wait_for("> ")
        terminal.type("maw 2")
        terminal.wait_for("The players choose which part of the nemesis")
        terminal.kill()
    assert opened(file).answers == ["p1 kel", "p2 ilya", "fight", "maw 2"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [file.name]


def test_what_was_drawn_anew_outlives_a_kill(tmp_path: Path, file: Path) -> None:
    first = Expedition.new("default", seed=5).state.barracks.mages[0]
    words = (*NEW, str(file), "--kind", "default", "--seed", "5")
    with Terminal(tmp_path, *words, rows=90) as terminal:
        terminal.wait_for("draw that one again")
        terminal.type("1")
        terminal.wait_for("draw that one again")
        terminal.kill()
    assert opened(file).plan.rerolled == (first,)


def test_who_only_looks_leaves_the_file_as_it_is(tmp_path: Path, file: Path) -> None:
    by_hand = "format: 1\nexpedition: outcasts\nplayers: 2\nseed: 7\n\n# mine\np1 kel\n"
    for more in ("", "p2 ilya\nfight\n"):
        file.write_text(by_hand + more, "utf-8")
        through_pipes(tmp_path, *PLAY, str(file), typed="road\nquit\n")
        assert file.read_text("utf-8") == by_hand + more
    through_pipes(tmp_path, *PLAY, str(file), typed="maw 1\n")
    assert opened(file).answers == ["p1 kel", "p2 ilya", "fight", "maw 1"]
    assert "\nchecks: " in file.read_text("utf-8")


def test_another_window_takes_nothing_away(tmp_path: Path, file: Path) -> None:
    through_pipes(tmp_path, *NEW, str(file), *PRINTED)
    with Terminal(tmp_path, *PLAY, str(file), rows=60, columns=300) as terminal:  # a path is long
        terminal.wait_for("Seat p1: choose a mage")  # it has read the file by then
        terminal.wait_for("> ")
        through_pipes(tmp_path, *PLAY, str(file), typed=typed("p1 kel"))
        terminal.type("p1 ilya")
        terminal.wait_for("x-2.expedition")
    assert opened(file).answers == ["p1 kel"]
    assert opened(tmp_path / "x-2.expedition").answers == ["p1 ilya"]


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "taken"
    home.write_text("a file", "utf-8")
    ended = through_pipes(home, *NEW, *PRINTED, typed="p1 kel\np2 ilya\n")
    assert ended.returncode == 0
    assert ended.stdout.count("Not saved: ") == 1
    assert "Seat p2 leads Ilya into battle." in ended.stdout
    assert "This game could NOT be saved" in ended.stdout
    ended = through_pipes(tmp_path, *NEW, str(home / "x.expedition"), *PRINTED)
    assert ended.returncode == 2
    assert f"{home / 'x.expedition'}: " in ended.stderr


# Bots


def test_bots_choose_and_play_and_keep_their_seats(tmp_path: Path, file: Path) -> None:
    given = typed("p1 kel", "fight", "maw 1", "maw 2")
    ended = through_pipes(tmp_path, *NEW, str(file), *PRINTED, "--bots", "p2=greedy", typed=given)
    journey = opened(file)
    assert journey.answers[1].startswith("p2 ")
    assert journey.battle is not None
    assert journey.asked.seats != ("p2",)
    assert "p2 is played by the greedy bot." in ended.stdout
    assert read_seats(file) == {"p2": "greedy"}
    through_pipes(tmp_path, *PLAY, str(file), "--seats", "p2=random")
    assert read_seats(file) == {"p2": "random"}


def test_bots_alone_wait_for_the_word_to_fight(tmp_path: Path, file: Path) -> None:
    bots = ("--bots", "p1=random,p2=random")
    ended = through_pipes(tmp_path, *NEW, str(file), *PRINTED, *bots, typed="fight\n")
    assert ended.returncode == 0, ended.stderr
    journey = opened(file)
    assert len(journey.state.results) == 1
    assert journey.question is not None
    assert journey.question.kind == "fight"
    shown = through_pipes(tmp_path, *PLAY, str(file), typed="undo\n").stdout
    assert "A battle that is over stays so" in shown
