"""Campaigns in the terminal, with the real program."""

from pathlib import Path

import pytest

from gravehold.cli.saves.games import read_seats
from gravehold.words import campaigns as words

from .campaigns import SEED, lost, named, opened, to_the_fight, written
from .journeys import typed
from .terminal import Terminal, in_own_process, through_pipes

NEW = ("campaign", "new")
TWO = ("--mages", "2", "--seed", str(SEED))
NAMED = (*TWO, "--name", "Claire", "--name", "Dax")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "x.campaign"


@pytest.mark.rule("legacy.names")
def test_mages_are_named_in_words_of_the_players_own(tmp_path: Path, file: Path) -> None:
    given = typed("Claire", "name p1 Dax", "", "name p2", "A" * 25, "  Dax  the   Tall ", "undo")
    ended = through_pipes(tmp_path, *NEW, str(file), *TWO, typed=given + typed("Q of the Wall"))
    assert ended.returncode == 0, ended.stderr
    assert opened(file).answers == ["name p1 Claire", "name p2 Q of the Wall"]
    assert "Mage 1 (p1): give your mage a name" in ended.stdout
    assert "'name p1 Dax' is not legal here (legal: name p2 NAME)" in ended.stdout
    assert "will not do: a name has 1 to 24 characters, not 25" in ended.stdout
    assert "Taken back: Dax" in ended.stdout
    assert "Chapter 1: The Ordeal. The players give the word to fight" in ended.stdout


def test_names_can_be_given_at_once(tmp_path: Path, file: Path) -> None:
    through_pipes(tmp_path, *NEW, str(file), *NAMED)
    assert opened(file).answers == ["name p1 Claire", "name p2 Dax"]
    other = tmp_path / "y.campaign"
    ended = through_pipes(tmp_path, *NEW, str(other), "--name", "Claire", "--no-play")
    assert opened(other).plan.mages == 1, ended.stderr


def test_the_story_is_told_before_and_after_a_battle(tmp_path: Path, file: Path) -> None:
    campaign = named()
    written(file, campaign)
    keys = lost(campaign)
    shown = through_pipes(tmp_path, "campaign", str(file), typed=typed(*keys)).stdout
    told = words.story(campaign, "en")
    assert [part.part for part in told] == ["before", "lost"]
    for part in told:
        assert all(shown.count(paragraph) == 1 for paragraph in part.text.split("\n\n"))
    assert "Chapter 1: The Ordeal, against Maelstrom: lost. The players have lost:" in shown
    assert "Claire (p1): choose the effect of your starter card" in shown
    rest = to_the_fight(campaign)
    shown = through_pipes(tmp_path, "campaign", str(file), typed=typed(*rest, "story all")).stdout
    told = words.story(campaign, "en")
    second = told[-1]
    assert (second.chapter, second.part) == (2, "before")
    assert shown.count(second.text.split("\n\n")[0]) == 2  # on arrival, and once more
    assert told[0].text.split("\n\n")[0] in shown
    assert "Scar: Gravehold starts the next battle with 25 life." in shown
    assert "A new rule: S." in shown
    assert "  S. EVOLVE. " in shown or "S. EVOLVE. " in shown


def test_choices_show_their_effect_and_the_mat_they_lead_to(tmp_path: Path, file: Path) -> None:
    campaign = named()
    lost(campaign)
    written(file, campaign)
    shown = through_pipes(tmp_path, "campaign", str(file), typed="text 3\n1\nundo\n").stdout
    assert "  Hand: Crystal x4, Spark\n" in shown  # as it is
    option = campaign.asked.options[2].key
    name = words.label(campaign, option, "en").text
    assert f" 3 {name}\n" in shown
    assert f"→ Hand: {name}, Crystal x3, Spark" in shown
    effect = str(words.effect(campaign, option, "en")[0])
    assert effect[:40] in shown
    assert f"  Hand: {name}, Crystal x3, Spark\n" in shown.partition("> text 3")[2]
    assert opened(file).answers == campaign.answers


def test_every_command_says_something_and_changes_nothing(tmp_path: Path, file: Path) -> None:
    commands = ["?", "options", "card fire-chakram", "card", "text 1", "text x", "text 99"]
    commands += ["road", "party", "supply", "pool", "chart", "rules", "rules x", "story"]
    commands += ["story all", "story 1", "log", "hint", "save", "undo", "redo", "lang"]
    after_loss = named()
    lost(after_loss)
    for campaign in (named(), after_loss):
        written(file, campaign)
        given = "\n".join([*commands, "quit"])
        ended = through_pipes(tmp_path, "campaign", "play", str(file), typed=given)
        assert ended.returncode == 0
        said = ended.stdout.split("\n> ")[1:]
        silent = [c for c, part in zip(commands, said, strict=False) if "\n" not in part.strip()]
        assert silent == []
        assert opened(file).answers == campaign.answers
    ended = through_pipes(
        tmp_path, *NEW, str(tmp_path / "n.campaign"), *TWO, typed="\n".join([*commands, "quit"])
    )
    assert opened(tmp_path / "n.campaign").answers == []
    assert "name p1 NAME" in ended.stdout  # 'options' where there is no list


def test_commands_of_the_campaign_work_in_a_battle(tmp_path: Path, file: Path) -> None:
    copy, battle = tmp_path / "copy.campaign", tmp_path / "battle.chronicle"
    given = typed("fight", "?", "road", "party", "rules", "story", f"save {copy}")
    given += typed(f"save {battle}", "card maelstrom", "card bladius-unknown")
    shown = through_pipes(tmp_path, *NEW, str(file), *NAMED, typed=given).stdout
    assert "     Try 1: the battle is on" in shown
    assert "  7 more chapters, still unknown" in shown
    assert opened(copy) == opened(file)
    assert "\np1.name: Claire\n" in battle.read_text("utf-8")
    told = through_pipes(tmp_path, "replay", str(battle)).stdout
    assert "Dax (p2), main phase" in told


# Undo, kills, trouble


def test_undo_goes_back_to_the_end_of_the_last_battle(tmp_path: Path, file: Path) -> None:
    campaign = named()
    first = lost(campaign)
    given = typed(*first, "undo", "1", "1", "undo", "undo", "undo", "redo")
    ended = through_pipes(tmp_path, *NEW, str(file), *NAMED, typed=given)
    assert ended.stdout.count("A battle that is over stays so") == 2
    assert len(opened(file).answers) == len(first) + 3
    file.unlink()
    ended = through_pipes(tmp_path, *NEW, str(file), *NAMED, typed=typed("fight", "undo", "undo!"))
    assert ended.stdout.count("The battle has begun; that cannot be taken back.") == 2
    assert opened(file).answers == ["name p1 Claire", "name p2 Dax", "fight"]


def test_a_killed_terminal_loses_no_answer(tmp_path: Path, file: Path) -> None:
    with Terminal(tmp_path, *NEW, str(file), *TWO, rows=90) as terminal:
        terminal.wait_for("Mage 1 (p1): give your mage a name")
        terminal.wait_for("> ")
        terminal.type("Zofia Żuk")
        terminal.wait_for("Mage 2 (p2): give your mage a name")
        terminal.kill()
    assert opened(file).answers == ["name p1 Zofia Żuk"]
    with Terminal(tmp_path, "campaign", str(file), rows=90) as terminal:
        terminal.wait_for("> ")
        terminal.type("Dax")
        terminal.wait_for("> ")
        terminal.type("fight")
        terminal.wait_for("choose an action")
        terminal.wait_for("> ")
        terminal.type("play crystal")
        terminal.wait_for("1 aether: choose an action")
        terminal.kill()
    assert opened(file).answers[-2:] == ["fight", "play crystal"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [file.name]


def test_a_cut_file_goes_on_from_there(tmp_path: Path, file: Path) -> None:
    campaign = named()
    keys = lost(campaign)
    whole = written(file, campaign).read_text("utf-8")
    cut = whole[: whole.index("# turn 3")]
    file.write_text(cut, "utf-8")
    half = opened(file)
    assert half.battle is not None
    rest = keys[len(half.answers) - 2 :]
    through_pipes(tmp_path, "campaign", str(file), typed=typed(*rest))
    assert opened(file) == campaign
    file.write_text(whole[: whole.index("fight") + 3], "utf-8")
    ended = through_pipes(tmp_path, "campaign", str(file))
    assert ended.returncode == 2
    assert "'fig' is not legal" in ended.stderr
    assert f"{file}:" in ended.stderr


def test_bots_answer_between_battles_but_never_give_the_word(tmp_path: Path, file: Path) -> None:
    bots = ("--bots", "p1=greedy,p2=random")
    ended = through_pipes(tmp_path, *NEW, str(file), *TWO, *bots)
    assert opened(file).answers == ["name p1 p1", "name p2 p2"]
    assert "The players give the word to fight" in ended.stdout
    assert read_seats(file) == {"p1": "greedy", "p2": "random"}


@pytest.mark.rule("legacy.yield")
def test_bots_never_yield_nor_refuse_to(tmp_path: Path, file: Path) -> None:
    campaign = named(mages=1)
    while campaign.asked.kind != "lost":
        if campaign.at_battle:
            lost(campaign)
        else:
            campaign.choose(campaign.asked.options[0])
    written(file, campaign)
    through_pipes(tmp_path, "campaign", "play", str(file), "--bots", "p1=greedy")
    assert opened(file).answers == campaign.answers


@pytest.mark.rule("legacy.yield")
def test_the_end_is_told_when_the_party_yields(tmp_path: Path, file: Path) -> None:
    campaign = named(mages=1)
    while not campaign.over:
        if campaign.at_battle:
            lost(campaign)
        else:
            keys = list(campaign.asked.options.by_key())
            campaign.choose(keys[-1])  # yield, whenever that is possible
    assert campaign.epilogue == "fall"
    before = named(mages=1)
    for key in campaign.answers[1:-1]:
        before.choose(key)
    written(file, before)
    shown = through_pipes(tmp_path, "campaign", str(file), typed="yield\n").stdout
    text = words.story(campaign, "en")[-1].text
    assert all(shown.count(paragraph) == 1 for paragraph in text.split("\n\n"))
    assert "The campaign is over: the fall. 0 of 24 points" in shown
    assert "This campaign is over; it is kept as" in shown
    assert opened(file).over


# Languages


@pytest.mark.parametrize(
    ("lang", "words_there"),
    [
        ("pl", ["Cofnięto: Klara", "Droga", "jeszcze 7 rozdziałów", "Zapisano."]),
        ("de", ["Zurückgenommen: Klara", "Der Weg", "noch 7 Kapitel", "Gespeichert."]),
    ],
)
def test_play_in_a_language(tmp_path: Path, file: Path, lang: str, words_there: list[str]) -> None:
    given = typed("Klara", "undo", "Klara", "Dax", "road", "party", "supply", "pool", "chart")
    given += typed("rules", "rules S", "?", "story", "fight", "undo")
    shown = through_pipes(tmp_path, *NEW, str(file), *TWO, "--lang", lang, typed=given).stdout
    assert [word for word in words_there if word not in shown] == []
    english = ["Score chart", "Lettered", "chapters", "Supply", "Banished", "Taken back", "mages"]
    assert [word for word in english if word in shown] == []


def test_an_ascii_terminal_gets_ascii(tmp_path: Path, file: Path) -> None:
    campaign = named()
    lost(campaign)
    written(file, campaign)
    ended = in_own_process(
        tmp_path, "campaign", str(file), typed="party\n1\n", PYTHONUTF8="0",
        PYTHONIOENCODING="ascii",
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.isascii()
    assert "-> Hand: " in ended.stdout
