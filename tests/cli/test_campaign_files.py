"""Campaigns as files: made, shown, checked, forked, told again, taken out of."""

import json
import re
from pathlib import Path

import pytest

from gravehold.api import Game
from gravehold.cli.setup.choices import read_builds
from gravehold.content.library import LIBRARY
from gravehold.notation.buildlines import build_to_text
from gravehold.players.policy import make_bot

from .campaigns import lost, named, opened, settled, to_the_fight, written
from .terminal import run, through_pipes

Output = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "x.campaign"


@pytest.fixture
def once_lost(file: Path) -> Path:
    """A first battle lost, everything chosen, the second one begun."""
    campaign = named()
    lost(campaign)
    to_the_fight(campaign)
    campaign.choose("fight")
    return written(file, campaign)


# New


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--mages", "5"], "--mages is at most 4, not 5"),
        (["--mages", "0"], "--mages is at least 1, not 0"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--bots", "p3=greedy"], "there is no seat 'p3'"),
        (["--name", "A", "--name", "B", "--mages", "1"], "there are 2 names, but only 1 mages"),
        (["--name", " "], "will not do"),
        (["--name", "x" * 25], "a name has 1 to 24 characters, not 25"),
    ],
)
def test_wrong_options_are_one_message_and_no_file(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, words: list[str], message: str
) -> None:
    assert run(monkeypatch, "campaign", "new", str(file), *words) == 2
    assert message in capsys.readouterr().err
    assert list(file.parent.iterdir()) == []


def test_a_file_that_is_there_is_never_written_over_unasked(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    file.write_text("mine", "utf-8")
    assert run(monkeypatch, "campaign", "new", str(file), "--no-play") == 2
    assert f"{file} is there already" in capsys.readouterr().err
    assert file.read_text("utf-8") == "mine"
    assert run(monkeypatch, "campaign", "new", str(file), "--no-play", "--force") == 0
    assert opened(file).plan.mages == 2


def test_without_options_the_number_of_mages_is_asked(tmp_path: Path) -> None:
    ended = through_pipes(tmp_path, "campaign", "new", typed="5\n3\nIlse\n")
    assert ended.returncode == 0, ended.stderr
    (found,) = (tmp_path / "games").glob("*.campaign")
    assert re.fullmatch(r"[0-9-]{10}-legacy", found.stem)
    assert opened(found).plan.mages == 3
    through_pipes(tmp_path, "campaign", "play", typed="Oto\n")  # the last one
    through_pipes(tmp_path, "campaign", found.stem[:12], typed="Dax\n")
    assert [build.name for build in opened(found).state.builds] == ["Ilse", "Oto", "Dax"]


def test_campaigns_are_listed_among_the_games(tmp_path: Path) -> None:
    through_pipes(tmp_path, "play", "--quick", "--seed", "7")
    through_pipes(tmp_path, "campaign", "new", "--seed", "7", typed="Claire\n")
    shown = through_pipes(tmp_path, "resume", typed="1\nDax\n").stdout
    assert "The Legacy campaign. Chapter 1: The Ordeal (the mages get their names)" in shown
    (found,) = (tmp_path / "games").glob("*.campaign")
    assert opened(found).answers == ["name p1 Claire", "name p2 Dax"]
    shown = through_pipes(tmp_path, "play", typed="5\n1\n").stdout
    assert "begin a campaign" in shown
    assert "How many mages" in shown


# Show, check, fork


@pytest.mark.rule("legacy.score-chart", "legacy.scar")
def test_show_tells_all_that_has_come_so_far(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "campaign", "show", str(once_lost)) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("The Legacy campaign\n  2 mages\n")
    assert "  Chapter 1: The Ordeal: Maelstrom\n     Try 1: lost (" in shown
    assert "; Claire, Dax; " in shown
    assert "  Chapter 2: Among the Ruins: Bladius\n     Try 1: the battle is on\n" in shown
    assert "  6 more chapters, still unknown\n" in shown
    assert "  1. Chapter 1: The Ordeal, against Maelstrom: lost\n  0 of 24 points\n" in shown
    assert "Claire (p1)\n  Breaches: " in shown
    assert "  Tier 1: Ravenous Leviathan: stickers 0 of 3; Ambush: stickers 0 of 2\n" in shown
    assert "Scar: Gravehold starts the next battle with 25 life." in shown
    assert "\nLettered rules\n  S. " in shown


def test_a_battle_is_shown_as_a_chronicle(
    once_lost: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    for number in ("1", "2"):
        assert run(monkeypatch, "campaign", "show", str(once_lost), "--battle", number) == 0
        alone = tmp_path / "one.chronicle"
        alone.write_text(capsys.readouterr().out, "utf-8")
        assert run(monkeypatch, "replay", str(alone)) == 0
        assert "--- Turn 1: " in capsys.readouterr().out
    assert run(monkeypatch, "campaign", "show", str(once_lost), "--battle", "3") == 2
    assert "there is no battle number 3" in capsys.readouterr().err


@pytest.mark.rule("legacy.score-chart")
def test_the_chart_has_the_number_and_the_day_of_each_game(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """The file says the days; of games of which it says none there is none."""
    text = once_lost.read_text("utf-8")
    assert run(monkeypatch, "campaign", "show", str(once_lost)) == 0
    assert re.search(r"^  1\. Chapter 1: .*: (won|lost)$", capsys.readouterr().out, re.M)
    once_lost.write_text(text.replace("\nchecks:", "\ndates: 2026-05-31\nchecks:"), "utf-8")
    assert run(monkeypatch, "campaign", "show", str(once_lost)) == 0
    assert re.search(r"^  1\. Chapter 1: .* \(2026-05-31\)$", capsys.readouterr().out, re.M)


def test_check_says_ok_or_the_line(
    once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "campaign", "check", str(once_lost)) == 0
    told = capsys.readouterr().out
    answers = len(opened(once_lost).answers)
    assert told.startswith(f"{once_lost}: ok, {answers} answers. Chapter 2: Among the Ruins")
    lines = once_lost.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("starter p2"))
    for wrong, why in (
        ("starter p2 starter-nothing", "is not legal"),
        ("starter p3 starter-gem-heal", "is not legal"),
        ("ability p2 twin-volley", "is not legal"),
    ):
        changed = [*lines[:at], wrong, *lines[at + 1 :]]
        once_lost.write_text("\n".join(changed), "utf-8")
        assert run(monkeypatch, "campaign", "check", str(once_lost)) == 2
        err = capsys.readouterr().err
        assert f"{once_lost}:{at + 1}: " in err
        assert why in err
        assert "legal: starter p2 " in err


@pytest.mark.parametrize("command", ["check", "show", "play", "export"])
@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"format: 1\n", b"hello\n\nfight\n", b"\x00" * 100]
)
def test_what_is_no_campaign_is_refused_and_kept(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, command: str, content: bytes
) -> None:
    file.write_bytes(content)
    seat = ["p1"] if command == "export" else []
    assert run(monkeypatch, "campaign", command, str(file), *seat) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("error: ")
    assert str(file) in shown.err
    assert file.read_bytes() == content
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_what_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "campaign", "nowhere.campaign") == 2
    assert "There is no campaign 'nowhere.campaign'" in capsys.readouterr().err
    assert run(monkeypatch, "campaign", "exprot") == 2
    assert "did you mean 'export'?" in capsys.readouterr().err


def test_a_fork_has_a_name_of_its_own(
    once_lost: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setenv("GRAVEHOLD_HOME", str(tmp_path))
    before, answers = once_lost.read_text("utf-8"), opened(once_lost).answers
    assert run(monkeypatch, "campaign", "fork", str(once_lost), "what-if", "--until", "3") == 0
    assert capsys.readouterr().out.startswith("what-if: 3 answers. Chapter 1: The Ordeal (the bat")
    fork = tmp_path / "games" / "what-if.campaign"
    assert opened(fork).answers == answers[:3]
    assert run(monkeypatch, "campaign", "fork", str(once_lost), "what-if") == 2
    assert "is there already; choose another name" in capsys.readouterr().err
    assert run(monkeypatch, "campaign", "fork", str(once_lost), str(once_lost)) == 2
    assert once_lost.read_text("utf-8") == before


# Replay


def test_replay_tells_a_campaign_or_one_battle_of_it(
    once_lost: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "replay", str(once_lost)) == 0
    told = capsys.readouterr().out
    assert told.startswith("> name p1 Claire\n  Mage 1 (p1) is called Claire.\n")
    assert "  Chapter 1: The Ordeal, against Maelstrom: lost. The players have lost:" in told
    assert "  Chapter 2: Among the Ruins lies ahead.\n" in told
    begins = "> fight\n  Chapter 1: The Ordeal begins, against Maelstrom.\n"
    assert told.index(begins) < told.index("--- Turn 1: ")  # before anything happens in it
    assert run(monkeypatch, "replay", str(once_lost), "--until", "1", "--lang", "pl") == 0
    assert "Claire" in capsys.readouterr().out
    assert run(monkeypatch, "replay", str(once_lost), "--battle", "1") == 0
    assert capsys.readouterr().out.count("--- Turn 1: ") == 1
    other = tmp_path / "no-suffix"
    other.write_text(once_lost.read_text("utf-8"), "utf-8")
    assert run(monkeypatch, "replay", str(other), "--until", "1") == 0
    assert capsys.readouterr().out.startswith("> name p1 Claire\n")


@pytest.mark.rule("legacy.sealed")
def test_replay_as_json(once_lost: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "replay", str(once_lost), "--json") == 0
    document = json.loads(capsys.readouterr().out)
    campaign = opened(once_lost)
    assert [step["answer"] for step in document["steps"]] == [None, *campaign.answers]
    header = {"campaign": "legacy", "mages": 2, "seed": campaign.plan.seed, "revision": 1}
    assert document["campaign"] == header
    assert document["decision"]["options"] == list(campaign.asked.options.by_key())
    assert document["state"]["letters"] == ["S"]
    assert "flaws" not in document["state"]  # nobody has seen a sticker for Crystals yet


# Export


@pytest.mark.rule("legacy.export", "legacy.export-mage")
def test_an_exported_mage_fights_under_the_rules_of_another_box(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    campaign = settled(7, "intro")
    exported = tmp_path / "claire.build"
    build = campaign.export("p1")
    exported.write_text(build_to_text(build), "utf-8")
    assert read_builds([f"p1={exported}"], ("adept", "garu")) == {"p1": build}
    ended = through_pipes(
        tmp_path, "play", "--nemesis", "umbra-titan", "--mages", "adept,garu", "--build",
        f"p1={exported}", "--seed", "3", "--bots", "p1=greedy,p2=greedy",
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    assert "Claire" in ended.stdout
    (saved,) = (tmp_path / "games").glob("*.json")
    game = Game.from_json(saved.read_bytes())
    assert game.over
    assert game.setup.rules.id == "war-eternal"
    mage = game.setup.mages[0]
    assert mage.ability is not None
    assert mage.ability.id == build.ability
    assert build.starter in mage.hand


@pytest.mark.rule("legacy.export")
def test_export_prints_a_mage_as_it_is_now(
    once_lost: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "campaign", "export", str(once_lost), "p2") == 0
    told = capsys.readouterr().out
    starter = opened(once_lost).state.builds[1].starter
    assert told == f"name: Dax\nstarter: {starter}\n"
    assert run(monkeypatch, "campaign", "export", str(once_lost), "p3") == 2
    assert "p1, p2" in capsys.readouterr().err
    build = tmp_path / "dax.build"
    build.write_text(f"# mine\n\n{told}", "utf-8")
    found = read_builds([f"p1={build}", "p2.name=Ilse"], ("adept", "adept"))
    assert (found["p1"].starter, found["p2"].name) == (starter, "Ilse")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: A\nstarte: x\n", ":2: unknown part of a build 'starte'"),
        ("name A\n", ":1: "),
        ("name: A\nname: B\n", ":2: 'name' is written twice"),
        ("starter: starter-nothing\n", "p1.starter: "),
    ],
)
def test_a_wrong_build_is_told_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, text: str, message: str
) -> None:
    build = tmp_path / "x.build"
    build.write_text(text, "utf-8")
    assert run(monkeypatch, "play", "--mages", "adept,garu", "--build", f"p1={build}") == 2
    assert message in capsys.readouterr().err


def test_bots_of_another_game_can_play_it() -> None:
    campaign = settled(8, "intro", mages=1)
    builds = {"p1": campaign.export("p1")}
    from gravehold.content.recipe import Recipe

    recipe = Recipe(nemesis="gate-witch", mages=("adept", "gex"), builds=builds)
    game = Game.new(LIBRARY.setup(recipe, 5), 5)
    bot = make_bot("random", 5)
    while not game.over:
        game.choose(bot.choose(game.view(game.asked.seats[0])))
