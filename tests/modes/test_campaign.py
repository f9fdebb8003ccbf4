"""The campaign as a journey: answers, names, seeds, undo, copies, what battles hand back."""

from __future__ import annotations

import random

import pytest

from gravehold import LIBRARY, Campaign, Game, GraveholdError, IllegalChoice, make_setup
from gravehold.kernel import rng
from gravehold.modes.asking import Question
from gravehold.modes.campaign.handing import Back, becomes, handed_back
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.journey import battle_seed
from tests.kit.campaigns import after, answered, named, to_fight


def fought(campaign: Campaign, chance: random.Random) -> Campaign:
    """The battle that comes, played by chance to its end."""
    campaign.choose("fight")
    while campaign.battle is not None:
        answered(campaign, chance)
    return campaign


# Beginning


def test_it_begins_with_names() -> None:
    campaign = Campaign.new(mages=2, seed=7)
    assert campaign.decision is not None
    assert campaign.decision.kind == "name"
    assert campaign.decision.seats == ("p1",)
    assert len(campaign.decision.options) == 0
    assert campaign.game is None
    assert campaign.state.stage == "naming"


@pytest.mark.parametrize("mages", [0, 5, True, "2", None])
def test_only_one_to_four_mages(mages: int) -> None:
    with pytest.raises(GraveholdError, match="one to four mages"):
        Campaign.new(mages=mages)


@pytest.mark.parametrize("seed", [-1, 1 << 64, "7", 1.0])
def test_only_seeds_of_64_bits(seed: int) -> None:
    with pytest.raises(GraveholdError, match="seed"):
        Campaign.new(seed=seed)


def test_only_campaigns_that_exist() -> None:
    with pytest.raises(GraveholdError, match="unknown campaign 'outcasts'"):
        Campaign.new("outcasts")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Claire", "Claire"),
        ("  Claire ", "Claire"),
        ("Claire  of the  Deep", "Claire  of the  Deep"),
        ("Łucja", "Łucja"),
        ("名取", "名取"),
        ("x" * 24, "x" * 24),
        ("  " + "x" * 24 + " ", "x" * 24),
        ("fight", "fight"),
        ("# no comment", "# no comment"),
        ("42", "42"),
    ],
)
def test_any_name_that_can_be_read(name: str, kept: str) -> None:
    campaign = Campaign.new(mages=1)
    campaign.choose(f"name p1 {name}")
    assert campaign.state.builds[0].name == kept
    assert campaign.answers == [f"name p1 {kept}"]


@pytest.mark.parametrize(
    "answer",
    [
        "name p1", "name p1    ", "name p2 Dax", "name Claire", "Claire", "", "fight",
        "name p1 " + "x" * 25, "name p1 a\u0007b", "name p1 \u200b", 0, None, True,
    ],
)  # fmt: skip
def test_no_other(answer: object) -> None:
    campaign = Campaign.new(mages=2)
    with pytest.raises(IllegalChoice):
        campaign.choose(answer)  # type: ignore[arg-type]
    assert campaign.state == Campaign.new(mages=2).state
    assert campaign.answers == []


def test_an_error_tells_the_form_of_a_name() -> None:
    with pytest.raises(IllegalChoice, match="legal: name p1 NAME"):
        Campaign.new().choose("Claire")


def test_two_names_may_be_equal() -> None:
    campaign = Campaign.new(mages=2)
    campaign.choose("name p1 Claire")
    campaign.choose("name p2 Claire")
    assert [build.name for build in campaign.state.builds] == ["Claire", "Claire"]


# Battles


def test_a_battle_is_the_campaign_s_while_it_runs() -> None:
    campaign = named()
    campaign.choose("fight")
    assert campaign.state.stage == "battle"
    assert campaign.game is campaign.battle
    assert campaign.game is not None
    assert campaign.decision is campaign.game.decision
    assert not isinstance(campaign.decision, Question)
    key = campaign.asked.options[0].key
    campaign.choose(key)
    assert campaign.answers[-2:] == ["fight", key]


def test_battle_n_has_the_nth_output_of_the_generator() -> None:
    state, bits = 7, []
    for _ in range(3):
        state, found = rng.step(state)
        bits.append(found)
    campaign = named(seed=7)
    seeds = []
    for won in (True, False, False):
        campaign.choose("fight")
        assert campaign.battle is not None
        seeds.append(campaign.battle.seed)
        campaign.settle(won=won)
        to_fight(campaign)
    assert seeds == bits == [battle_seed(7, n) for n in (1, 2, 3)]


def test_names_stand_in_the_battle_and_change_nothing() -> None:
    one, two = Campaign.new(mages=1, seed=3), Campaign.new(mages=1, seed=3)
    one.choose("name p1 Ada")
    two.choose("name p1 Bo")
    one.choose("fight")
    two.choose("fight")
    assert one.battle is not None
    assert two.battle is not None
    assert one.battle.state == two.battle.state
    assert [build.name for build in one.battle.setup.builds if build] == ["Ada"]


def test_what_a_fresh_battle_hands_back_is_nothing() -> None:
    campaign = after(True, True)
    campaign.choose("fight")
    assert campaign.battle is not None
    back = handed_back(campaign.battle, campaign.rules.workshop)
    assert back.pool == {}
    assert set(back.flawed.values()) == {0}


def test_played_battles_hand_back_what_was_stuck_on() -> None:
    """Whatever the cards of the pool have become in the battle they are in the campaign."""
    evolved = 0
    for seed in range(4):
        campaign = after(True, mages=2, seed=seed)
        before = campaign.state.basics
        chance = random.Random(seed)
        campaign.choose("fight")
        game = campaign.battle
        assert game is not None
        while campaign.battle is not None:
            answered(campaign, chance)
        pool = handed_back(game, campaign.rules.workshop).pool
        assert campaign.state.basics == tuple(pool.get(card, card) for card in before)
        assert all(now in becomes(was, LIBRARY) for was, now in pool.items())
        evolved += len(pool)
    assert evolved


def test_a_battle_is_said_to_be_over_only_where_there_is_one() -> None:
    campaign = Campaign.new(mages=1)
    with pytest.raises(GraveholdError):
        campaign.settle(won=True)


def test_what_is_handed_back_stays() -> None:
    campaign = after(True)
    campaign.settle(won=False, back=Back(pool={"tremor~0": "tremor~1"}, flawed={1: 2}, flaws=4))
    state = campaign.state
    assert state.pool[1][1] == "tremor~1"
    assert [build.flawed for build in state.builds] == [0, 2]
    assert state.flaws == 4


# Undo, copies


def test_choices_go_back_to_the_end_of_the_last_battle() -> None:
    campaign = after(True)
    campaign.settle(won=True)
    start = campaign.state
    keys = []
    while campaign.question is not None and campaign.question.kind != "fight":
        keys.append(campaign.question.options[-1].key)
        campaign.choose(keys[-1])
    assert [campaign.undo() for _ in keys] == keys[::-1]
    assert campaign.state == start
    with pytest.raises(GraveholdError):
        campaign.undo()


def test_names_can_be_taken_back() -> None:
    campaign = Campaign.new(mages=2)
    campaign.choose("name p1 Ada")
    assert campaign.undo() == "name p1 Ada"
    assert campaign == Campaign.new(mages=2)
    with pytest.raises(GraveholdError, match="nothing"):
        campaign.undo()


def test_the_word_to_fight_is_never_taken_back() -> None:
    campaign = named()
    campaign.choose("fight")
    assert not campaign.undoable
    with pytest.raises(GraveholdError):
        campaign.undo()
    key = campaign.asked.options[0].key
    campaign.choose(key)
    assert campaign.undo() == key
    assert campaign.state.stage == "battle"


def test_a_copy_goes_its_own_way() -> None:
    campaign = named()
    campaign.choose("fight")
    copy = campaign.copy()
    assert copy == campaign
    copy.choose(copy.asked.options[0].key)
    assert copy != campaign
    assert len(campaign.answers) == len(copy.answers) - 1
    assert isinstance(copy, Campaign)


def test_without_a_record_nothing_is_kept() -> None:
    campaign = Campaign.new(mages=1, record=False)
    campaign.choose("name p1 Ada")
    campaign.choose("fight")
    assert campaign.answers == []
    with pytest.raises(GraveholdError):
        campaign.undo()


# Points, epilogues


def results(text: str, mages: int = 1) -> Campaign:
    """Battles won (w) and lost (l), retried (r) or yielded (y) where that is asked."""
    campaign = named(mages)
    for letter in text:
        if letter in "wl":
            to_fight(campaign)
            campaign.settle(won=letter == "w")
        else:
            campaign.choose({"r": "retry", "y": "yield"}[letter])
    return campaign


@pytest.mark.parametrize(
    ("text", "points", "epilogue"),
    [
        ("wwwwwwww", 24, "dawn"),
        ("llwwlwww", 15, "dawn"),
        ("lllwwlwww", 14, "dawn"),
        ("lllwlwlwww", 13, "survival"),
        ("ll" + "lly" * 2 + "l" + "lly" * 2 + "w", 3, "survival"),
        ("llllrlrwwwwww", 16, "dawn"),
        ("wwwwwwwlly", 21, "fall"),
        ("wwwwwwwllrlrw", 22, "dawn"),
    ],
)
def test_points_and_epilogues(text: str, points: int, epilogue: str) -> None:
    campaign = results(text)
    assert campaign.over
    assert campaign.decision is None
    assert (campaign.points, campaign.epilogue) == (points, epilogue)
    assert campaign.outcome == ("lost" if epilogue == "fall" else "won")


def test_no_epilogue_before_the_end() -> None:
    campaign = results("wwwwwww")
    assert campaign.epilogue is None
    assert campaign.outcome is None


# Export


def test_a_mage_goes_into_any_other_battle() -> None:
    campaign = results("wwwwwwww", mages=2)
    build = campaign.export("p2")
    assert build.flawed == 0
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "adept"], builds={"p2": build}, seed=1)
    game = Game.new(setup, 1)
    assert game.setup.rules.id == "war-eternal"
    mage = setup.mages[1]
    assert mage.ability is not None
    assert mage.ability.id == build.ability
    assert mage.hand[0] == build.starter
    assert mage.breaches[3] is not None


def test_exported_mages_have_ordinary_crystals() -> None:
    campaign = results("wwwww")
    flawed = campaign.copy()
    flawed.state = campaign.rules.with_part(campaign.state, 0, "flawed", 2)  # type: ignore[arg-type]
    assert flawed.export("p1") == campaign.export("p1")


def test_a_mage_without_an_ability_can_be_exported_too() -> None:
    build = after(True, mages=1).export("p1")
    setup = make_setup(nemesis="umbra-titan", mages=["adept"], builds={"p1": build})
    assert setup.mages[0].ability is None
    assert Game.new(setup, 1).codex.slots[0] == 0


def test_only_seats_of_the_party_are_exported() -> None:
    with pytest.raises(GraveholdError, match="unknown seat 'p3'"):
        after(True).export("p3")


# The plan


def test_the_declared_campaign_names_only_what_exists() -> None:
    for plan in LIBRARY.campaigns.values():
        assert plan.mage in LIBRARY.workshops
        piles = [*plan.supply, *(pile for chapter in plan.chapters for pile in chapter.offers)]
        assert len(piles) == len(set(piles))
        assert set(piles) <= LIBRARY.piles.keys()
        for number, chapter in enumerate(plan.chapters, 1):
            assert chapter.nemesis in LIBRARY.nemeses
            assert str(number) in LIBRARY.chapters[plan.rules]
            for tiers in chapter.joins:
                for tier, cards in enumerate(tiers, 1):
                    assert {LIBRARY.pool[card].tier for card in cards} <= {tier}


@pytest.mark.parametrize("mages", [1, 2, 3, 4])
def test_the_pool_has_the_size_of_the_table(mages: int) -> None:
    campaign = after(True, True, mages=mages)
    sizes = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}[mages]
    assert tuple(map(len, campaign.state.pool)) == sizes
    assert LIBRARY.rules("legacy", "3").basics[mages - 1] == sizes


def test_every_printing_ends_in_one_form_of_its_own() -> None:
    """So the pool keeps its size, and its tiers."""
    campaign = after(True, True, mages=4)
    ends = [becomes(card, LIBRARY)[-1] for card in campaign.state.basics]
    assert len(set(ends)) == len(ends) == 22
    assert not [form for form in ends if "~" in form]
    tiers = [LIBRARY.pool[form].tier for form in ends]
    assert tiers == [LIBRARY.pool[card].tier for card in campaign.state.basics]


def test_the_same_plan_and_answers_are_the_same_campaign() -> None:
    chance = random.Random(5)
    campaign = Campaign.new(mages=3, seed=9)
    while len(campaign.answers) < 60:
        answered(campaign, chance)
    again = Campaign.of(CampaignPlan(mages=3, seed=9), LIBRARY)
    for key in campaign.answers:
        again.choose(key)
    assert again == campaign


def test_rewards_are_the_same_for_winners_and_losers() -> None:
    won, lost = after(True), after(False)
    assert won.state.builds == lost.state.builds
    assert won.state.supply == lost.state.supply
    assert (won.state.scar, lost.state.scar) == (False, True)


def test_a_whole_chapter_is_played() -> None:
    campaign = fought(named(seed=2), random.Random(2))
    assert campaign.fought is not None
    assert campaign.fought.outcome is not None
    [line] = campaign.state.chart
    assert line.won == campaign.fought.outcome.won
    assert campaign.state.stage == "choices"
