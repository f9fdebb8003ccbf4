"""Campaign files: written, read, cut, spoilt."""

from __future__ import annotations

import random

import pytest

from gravehold import LIBRARY, BadFile, Campaign
from gravehold.notation import campaignfile, chronicle
from tests.kit.campaigns import answered, named
from tools.golden import GOLDEN

HEADER = "format: 1\nmages: 2\nseed: 7\n\n"


def played(answers: int, seed: int = 7, mages: int = 2) -> Campaign:
    chance = random.Random(seed)
    campaign = Campaign.new(mages=mages, seed=seed)
    while len(campaign.answers) < answers and not campaign.over:
        answered(campaign, chance)
    return campaign


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 20, 150, 400])
def test_a_campaign_is_what_its_file_says(answers: int) -> None:
    campaign = played(answers)
    text = campaign.to_text()
    again = Campaign.from_text(text)
    assert again == campaign
    assert again.answers == campaign.answers
    assert again.to_text() == text


def test_a_file_reads_like_this() -> None:
    campaign = named()
    campaign.choose("fight")
    lines = [line for line in campaign.to_text().split("\n") if not line.startswith("checks")]
    assert lines[0] == "format: 1"
    assert lines[2:10] == [
        "mages: 2", "seed: 7", "revision: 1", "", "name p1 Mage 1", "name p2 Mage 2", "fight",
        "# chapter 1: Maelstrom",
    ]  # fmt: skip
    assert lines[10].startswith("# turn 1: ")


@pytest.mark.rule("legacy.score-chart")
def test_a_file_says_when_battles_ended_and_the_rest_does_not_depend_on_it() -> None:
    campaign = named()
    for day in ("2026-05-31", "", "2026-06-02"):
        campaign.settle(won=True)
        while campaign.question is not None and campaign.question.kind != "fight":
            campaign.choose(campaign.asked.options[0])
        campaign.date_battles(day)
    assert campaign.dates == ("2026-05-31", "", "2026-06-02")
    assert campaign.copy().dates == campaign.dates
    text = (GOLDEN / "legacy.campaign").read_text("utf-8")
    old = Campaign.from_text(text)
    assert old.dates == ("",) * len(old.state.chart)
    assert "\ndates:" not in old.to_text()
    told = text.replace("\nchecks:", "\ndates: 2026-05-31, -, 2026-06-02\nchecks:")
    again = Campaign.from_text(told)
    assert again == old
    assert again.dates[:4] == ("2026-05-31", "", "2026-06-02", "")
    assert "\ndates: 2026-05-31, -, 2026-06-02, -" in again.to_text()
    assert Campaign.from_text(told, until=3).dates == ()
    with pytest.raises(BadFile, match=r":5: a date is written as 2026-05-31.*, not 'May'"):
        Campaign.from_text(text.replace("\nchecks:", "\ndates: May\nchecks:"))


def test_the_first_answers_are_a_campaign_too() -> None:
    campaign = played(120)
    text = campaign.to_text()
    for n in (0, 1, 2, 3, 50, 119):
        fork = Campaign.from_text(text, until=n)
        assert fork.answers == campaign.answers[:n]
    body = text.rstrip("\n").split("\n")
    while body[-1].startswith("#"):
        body.pop()
    cut = Campaign.from_text("\n".join(body[:-1]))
    assert cut.answers == campaign.answers[:-1]


def test_blanks_inside_a_name_are_kept() -> None:
    campaign = Campaign.from_text(f"{HEADER}name   p1   Ada  the  First  \nname p2 #2\n")
    assert [build.name for build in campaign.state.builds] == ["Ada  the  First", "#2"]
    assert Campaign.from_text(campaign.to_text()) == campaign


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("mages: 2\nseed: 7\n", ":1: this is no campaign: its header lacks 'format'"),
        ("format: 1\nseed: 7\n", ":1: this is no campaign: its header lacks 'mages'"),
        ("format: 1\nmages: 2\n", ":1: this is no campaign: its header lacks 'seed'"),
        ("format: 9\nmages: 2\nseed: 7\n", ":1: this program reads campaigns of format 1"),
        ("format: 1\nmages: 5\nseed: 7\n", ":2: a game has one to four mages, not 5"),
        ("format: 1\nmages: two\nseed: 7\n", ":2: "),
        ("format: 1\nmages: 2\nseed: -1\n", ":3: "),
        ("format: 1\nmages: 2\nseed: 7\nplayers: 2\n", ":4: "),
        ("format: 1\ncampaign: outcasts\nmages: 2\nseed: 7\n", ":2: unknown campaign 'outcasts'"),
        ("format: 1\nmages: 2\nseed: 7\nchecks: zz\n", ":4: "),
        (f"{HEADER}fight\n", ":5: 'fight' is not legal here (legal: name p1 NAME)"),
        (f"{HEADER}name p1\n", ":5: 'name p1' will not do: a name has at least one"),
        (f"{HEADER}name p1 A\nname p1 B\n", ":6: 'name p1 B' is not legal here (legal: name p2"),
        (f"{HEADER}name p1 A\nname p3 B\n", ":6: 'name p3 B' is not legal here"),
        (f"{HEADER}name p1 {'x' * 25}\n", "a name has 1 to 24 characters, not 25"),
        (f"{HEADER}name p1 A\nname p2 B\nfigth\n", ":7: 'figth' is not legal here"),
        (f"{HEADER}name p1 A\nname p2 B\nfight\nfight\n", ":8: 'fight' is not legal here"),
        (f"{HEADER}name p1 A\nname p2 B\nfight\nbattle won\n", ":8: "),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(BadFile) as error:
        Campaign.from_text(text)
    assert told in str(error.value)


def test_a_wrong_choice_names_what_was_legal() -> None:
    campaign = played(3)
    while campaign.battle is not None:
        answered(campaign, random.Random(3))
    text = campaign.to_text() + "starter p3 starter-gem-heal\n"
    with pytest.raises(BadFile, match="legal: starter p1 starter-spell-spell-aether"):
        Campaign.from_text(text)


def test_a_file_that_was_edited_is_noticed() -> None:
    campaign = played(60)
    spoilt = campaign.to_text().replace("seed: 7", "seed: 8")
    with pytest.raises(BadFile):
        Campaign.from_text(spoilt)


def test_a_settled_campaign_cannot_be_written() -> None:
    campaign = named()
    campaign.settle(won=True)
    with pytest.raises(Exception, match="scenario"):
        campaign.to_text()


def test_a_battle_alone_is_a_chronicle() -> None:
    campaign = played(30)
    assert campaign.battle is not None
    text = campaignfile.battle_chronicle(campaign, 1, LIBRARY)
    assert "chapter: 1" in text
    assert "p1.name: " in text
    game = chronicle.replay(text, "battle")
    assert game == campaign.battle
    with pytest.raises(Exception, match="battle"):
        campaignfile.battle_chronicle(campaign, 2, LIBRARY)


def test_an_old_battle_is_found_again() -> None:
    campaign = played(3)
    chance = random.Random(1)
    while len(campaign.state.chart) < 2:
        answered(campaign, chance)
    first = chronicle.replay(campaignfile.battle_chronicle(campaign, 1, LIBRARY), "battle")
    assert first.outcome is not None
    assert first.setup.nemesis.id == "maelstrom"
    second = campaignfile.battle_chronicle(campaign, 2, LIBRARY)
    assert "basics: ravenous-leviathan~0, ambush~0" in second
    assert chronicle.replay(second, "battle").outcome is not None
