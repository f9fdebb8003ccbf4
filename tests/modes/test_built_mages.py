"""Mages that players built in the barracks of expeditions."""

import pytest

from gravehold import Campaign, Expedition
from gravehold.content.library import LIBRARY
from gravehold.kernel.builds import Build
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.expedition.plan import kinds
from gravehold.notation.expeditionfile import battle_chronicle
from gravehold.players.journeys import JourneyBot, play_journey
from gravehold.words import journeys as words

CLAIRE = Build(name="Claire", starter="starter-gem-heal", fourth=True, ability="twin-volley")
DAX = Build(name="Dax", starter="starter-gem-cast")
ALL = tuple(pack for pack, cards in LIBRARY.supply.items() if cards)


def finished() -> Campaign:
    """A campaign won in every chapter, its choices made by a bot."""
    campaign = Campaign.new(mages=2, seed=1)
    bot = JourneyBot("greedy", 1)
    while not campaign.over:
        if campaign.state.stage == "intro":
            campaign.settle(won=True)
        else:
            campaign.choose(bot.choose(campaign))
    return campaign


@pytest.mark.rule("legacy.export", "legacy.export-mage")
def test_from_a_finished_campaign_into_a_battle_of_an_expedition() -> None:
    campaign = finished()
    party = [campaign.export(seat) for seat in ("p1", "p2")]
    journey = Expedition.new("outcasts", players=2, seed=5, builds=party)
    for key in ("p2 b1", "p1 b1", "p2 b2", "fight"):
        if key in journey.asked.options.by_key():
            journey.choose(key)
    battle = journey.battle
    assert battle is not None
    assert battle.setup.rules.id == "outcasts"
    assert battle.setup.builds == tuple(party)
    assert [battle.codex.slots[seat] for seat in (0, 1)] == [
        mage.ability.charges for mage in battle.setup.mages if mage.ability
    ]
    play_journey(journey, JourneyBot("greedy", 5), most_battles=1)
    result = journey.state.results[0]
    assert result.mages == ("b1", "b2")


@pytest.mark.parametrize("kind", kinds(LIBRARY))
def test_written_and_read_it_is_the_same(kind: str) -> None:
    packs = ALL if kind != "outcasts" else ("outcasts",)
    journey = Expedition.new(kind, players=2, seed=7, packs=packs, builds=[CLAIRE, DAX])
    assert journey.state.barracks.mages[-2:] == ("b1", "b2")
    journey.choose("p1 b2")
    journey.choose(f"p2 {journey.state.barracks.mages[0]}")
    while journey.battle is None:
        journey.choose(next(iter(journey.asked.options.by_key())))
    text = journey.to_text()
    assert "b1.name: Claire\nb1.starter: starter-gem-heal\nb1.fourth: true\n" in text
    again = Expedition.from_text(text)
    assert again == journey
    assert again.plan == journey.plan
    assert again.to_text() == text
    alone = battle_chronicle(journey, 1, LIBRARY)
    assert "p1.name: Dax" in alone
    assert "b1.name" not in alone


def test_without_them_nothing_has_changed() -> None:
    plain = Expedition.new("default", players=2, seed=7)
    with_them = Expedition.new("default", players=2, seed=7, builds=[CLAIRE])
    held, more = plain.state.barracks, with_them.state.barracks
    assert more.mages == (*held.mages, "b1")
    assert (more.supply, with_them.state.foe) == (held.supply, plain.state.foe)
    assert "b1.name" not in plain.to_text()


def test_nobody_is_an_adept_by_chance() -> None:
    for seed in range(20):
        journey = Expedition.new("default", seed=seed, packs=ALL, builds=[CLAIRE])
        assert "adept" not in journey.state.barracks.mages


def test_they_are_called_by_their_names() -> None:
    journey = Expedition.new("outcasts", players=1, seed=7, builds=[CLAIRE])
    for lang in ("en", "pl", "de"):
        assert "Claire" in words.label(journey, "p1 b1", lang).text
    before = journey.copy()
    journey.choose("p1 b1")
    assert any("Claire" in line for line in words.told(before, journey))


@pytest.mark.parametrize(
    ("builds", "why"),
    [
        ([CLAIRE] * 5, "5 built mages come along; there is room for 4"),
        ([Build(starter="starter-gem-heal")], "the build of b1: a mage that comes along has a nam"),
        ([CLAIRE, Build(name="Dax", flawed=1)], "the build of b2: away from its campaign a mage"),
        ([Build(name="Dax", craft="swift")], "the build of b1: craft needs ability"),
        ([Build(name="Dax", starter="spark")], "the build of b1: unknown starter card 'spark'"),
    ],
)
def test_builds_that_cannot_be(builds: list[Build], why: str) -> None:
    with pytest.raises(GraveholdError) as caught:
        Expedition.new("outcasts", builds=builds)
    assert str(caught.value).startswith(why)


def test_they_cannot_be_drawn_anew() -> None:
    with pytest.raises(GraveholdError, match="'b1' was not drawn"):
        Expedition.new("default", builds=[CLAIRE], rerolled=["b1"])
