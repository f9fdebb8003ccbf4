"""One whole game per nemesis that must go on exactly as it once did (`make golden` renews them)."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from gravehold.lab.setups import Dice
from gravehold.notation import campaignfile, expeditionfile
from tools.account import differences
from tools.golden import CAMPAIGN, EXPEDITIONS, GOLDEN, kept_positions, positions, stages


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_a_kept_game_is_played_the_same_again(nemesis: str) -> None:
    chronicle = (GOLDEN / f"{nemesis}.chronicle").read_text("utf-8")
    kept = list(kept_positions((GOLDEN / f"{nemesis}.positions").read_text("utf-8")))
    played = 0
    for number, (key, found) in enumerate(positions(chronicle)):
        different = differences(kept[number], found)
        assert not different, f"answer {number}, {key!r}, leads elsewhere:\n{different}"
        played += 1
    assert played == len(kept)
    assert "outcome" in kept[-1]


# Which tries were won, battle by battle.
RESULTS = {
    "printed": "1.1+ 2.1- 2.2+ 3.1+ 4.1+",
    "custom": "1.1- 1.2+ 2.1- 2.2-",
}


@pytest.mark.parametrize("name", EXPEDITIONS)
def test_a_kept_expedition_goes_the_same_way_again(name: str) -> None:
    """Its file has a check of every answer: the first that leads elsewhere is an error."""
    text = (GOLDEN / f"{name}.expedition").read_text("utf-8")
    assert "\nchecks: " in text
    journey = expeditionfile.replay(text, name, LIBRARY)
    assert journey.plan == EXPEDITIONS[name][0]
    results = [f"{r.battle}.{r.attempt}{'+' if r.won else '-'}" for r in journey.state.results]
    assert " ".join(results) == RESULTS[name]


CAMPAIGN_TEXT = (GOLDEN / "legacy.campaign").read_text("utf-8")
CHART = "1- 2+ 3+ 4- 4- 5- 6- 6- 7- 7- 8- 8-"
POINTS = 8  # moments at which a campaign is copied, taken back and saved


def test_a_kept_campaign_goes_the_same_way_again() -> None:
    """Won, lost and yielded chapters; cards that evolve; Crystals that are flawed."""
    kept = list(kept_positions((GOLDEN / "legacy.stages").read_text("utf-8")))
    played = 0
    for number, (key, found) in enumerate(stages(CAMPAIGN_TEXT)):
        different = differences(kept[number], found)
        assert not different, f"stage {number}, after {key!r}, is another:\n{different}"
        played += 1
    assert played == len(kept)
    assert kept[-1]["stage"] == "end"
    campaign = campaignfile.replay(CAMPAIGN_TEXT, "legacy", LIBRARY)
    state = campaign.state
    assert campaign.plan == CAMPAIGN
    assert " ".join(f"{r.battle}{'+' if r.won else '-'}" for r in state.chart) == CHART
    assert "yield" in campaign.answers
    assert any(build.flawed for build in state.builds)
    assert any("~" not in card for card in state.basics)


def test_a_kept_campaign_is_the_same_from_any_point_of_it() -> None:
    """Copied, taken back, written and read at random points."""
    read = campaignfile.read(CAMPAIGN_TEXT, "legacy", LIBRARY)
    keys = [answer.key for answer in read.answers]
    dice = Dice(20)
    points = {dice.below(len(keys)) for _ in range(POINTS)}
    copies = []
    for count, (campaign, _) in enumerate(campaignfile.replayed(read)):
        if count in points:
            copies.append(campaign.copy())
            text = campaignfile.write(campaign)
            assert campaignfile.replay(text, "cut", LIBRARY) == campaign
            ahead = campaign.copy()
            before, battle = ahead.number, ahead.battle is None
            while keys[len(ahead.answers)] != "fight" and len(ahead.answers) < count + 3:
                ahead.choose(keys[len(ahead.answers)])
                if (ahead.number, ahead.battle is None) != (before, battle):
                    break
            else:
                for _ in range(len(ahead.answers) - count):
                    ahead.undo()
                assert ahead == campaign
                assert ahead.answers == campaign.answers
    for copied in (copies[0], copies[-1]):
        for key in keys[len(copied.answers) :]:
            copied.choose(key)
        assert copied == campaign
