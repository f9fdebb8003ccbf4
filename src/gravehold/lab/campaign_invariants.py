"""What must hold of a campaign, between its battles and in them."""

from __future__ import annotations

from msgspec.structs import replace

from gravehold.content.builds import PARTS, first_mistake
from gravehold.modes.asking import FIGHT
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.handing import becomes
from gravehold.modes.campaign.rules import ONCE, CampaignRules, stickers
from gravehold.modes.campaign.state import CHOICES, END, INTRO, LOST, NAMING, SUPPLY, State
from gravehold.modes.journey import battle_seed
from gravehold.notation.journey_keys import CAMPAIGN, why_unreadable_on_the_way
from gravehold.players.journeys import choose_between

from .invariants import expect
from .journey_checks import once

ANOTHER_SEED = 0x5EED


def over(state: State) -> int:
    """How many chapters are."""
    return state.chapter - (state.stage not in (CHOICES, SUPPLY, END))


def state_sound(campaign: Campaign) -> None:
    """All that can be told from where it stands."""
    rules, state = campaign.rules, campaign.state
    for check in (piles_kept, letters_sound, pool_sound, mages_sound, chart_sound):
        check(rules, state)


def piles_kept(rules: CampaignRules, state: State) -> None:
    """Nine piles, and every pile that was ever there is in the supply or banished."""
    once("piles", (*state.supply, *state.banished))
    size, more = len(rules.printed.supply), rules.printed.added
    expect(size <= len(state.supply) <= size + more, f"a supply of {len(state.supply)} piles")
    if state.stage != SUPPLY:
        expect(len(state.supply) == size, f"a supply of {len(state.supply)} piles")
        expect(not state.added, "piles are still being added")
    done = rules.printed.chapters[: state.chapter - (state.stage != END)]
    came = {*rules.printed.supply, *(pile for chapter in done for pile in chapter.offers)}
    if state.stage == SUPPLY:
        full = len(state.added) == more
        came |= set(rules.chapter(state).offers) if full else set(state.added)
    expect({*state.supply, *state.banished} == came, "piles differ from what was offered")


def letters_sound(rules: CampaignRules, state: State) -> None:
    """Those of the beginnings and ends that have been."""
    chapters = rules.printed.chapters
    began = [letter for chapter in chapters[: state.chapter] for letter in chapter.begins]
    ended = [letter for chapter in chapters[: over(state)] for letter in chapter.ends]
    expect(sorted(state.letters) == sorted(began + ended), f"letters {state.letters}")


def pool_sound(rules: CampaignRules, state: State) -> None:
    """As many cards as joined, each of them one that such a card can become."""
    joined = [
        c.joins[rules.plan.mages - 1] for c in rules.printed.chapters[: state.chapter] if c.joins
    ]
    for tier, cards in enumerate(state.pool):
        first = [id_ for tiers in joined for id_ in tiers[tier]]
        expect(len(first) == len(cards), f"{len(cards)} cards of tier {tier + 1}")
        for was, now in zip(first, cards, strict=True):
            expect(now in becomes(was, rules.library), f"{was} has become {now}")
            expect(rules.library.pool[now].tier == tier + 1, f"{now} is of another tier")
    once("cards of the pool", state.basics)


def mages_sound(rules: CampaignRules, state: State) -> None:
    """Every mat can be, has just what the chapters gave, and shares no sticker."""
    given = {chapter.gives for chapter in rules.printed.chapters[: over(state)]}
    now = rules.chapter(state).gives if state.stage == CHOICES else ""
    found = any(chapter.found for chapter in rules.printed.chapters[: over(state)])
    for build in state.builds:
        wrong = first_mistake(rules.workshop, build)
        expect(wrong is None, f"a mat that cannot be: {build}")
        expect(bool(build.name) or state.stage == NAMING, "a mage without a name")
        expect(build.fourth == found, f"breach IV: {build.fourth}")
        for part in set(PARTS) - {"name", "fourth", "flawed", now}:
            expect(bool(getattr(build, part)) == (part in given), f"{part} of {build}")
    for parts in ONCE:
        once("stickers", (word for build in state.builds for word in stickers(build, parts[0])))
    used = sum(build.flawed for build in state.builds)
    all_ = rules.printed.flaws * rules.plan.mages
    expect(used + state.flaws == all_, f"{used} flawed and {state.flaws} stickers left")


def chart_sound(rules: CampaignRules, state: State) -> None:
    """Chapter after chapter, each won at most once and then left; losses and scar as it says."""
    chapter = 1
    for line in state.chart:
        expect(chapter <= line.battle, f"{line} out of order")
        expect(line.nemesis == rules.printed.chapters[line.battle - 1].nemesis, f"{line}")
        again = line.won or not rules.printed.chapters[line.battle - 1].again
        chapter = line.battle + again
    lost = sum(not line.won for line in state.tries(state.chapter))
    expect(state.losses == lost, f"{state.losses} losses in a chart with {lost}")
    last = over(state)
    won = any(line.won for line in state.tries(last))
    expect(state.scar == bool(last and not won), f"scar: {state.scar}")
    expect(0 <= rules.points(state) <= 3 * len(rules.printed.chapters), "points")


# Questions and answers


def question_sound(campaign: Campaign) -> None:
    """It asks, fights or is over; keys are unique and readable."""
    question, state, rules = campaign.question, campaign.state, campaign.rules
    expect(campaign.over == (state.stage == END), "a campaign neither asks nor is over")
    expect(bool(campaign.epilogue) == campaign.over, "an epilogue before the end, or none")
    if question is None:
        return
    kinds = {
        NAMING: ("name",), INTRO: (FIGHT,), CHOICES: (rules.chapter(state).gives,),
        SUPPLY: ("add", "banish"), LOST: ("lost",),
    }  # fmt: skip
    expect(question.kind in kinds[state.stage], f"'{question.kind}' at stage {state.stage}")
    keys = list(question.options.by_key())
    one = question.kind == FIGHT
    expect(question.spoken is not None or len(keys) > 1 or one, f"one answer only: {keys}")
    for key in keys:
        why = why_unreadable_on_the_way(key, rules.library.definitions, CAMPAIGN)
        expect(not why, f"a key that cannot be read: {key}")
    alone = question.kind in ("name", *PARTS)
    expect(len(question.seats) == (1 if alone else rules.plan.mages), f"asked of {question.seats}")


def answer_kept(before: State, after: State, key: str) -> None:
    """An answer between battles takes nothing back."""
    expect(after.chart == before.chart, f"'{key}' ended a battle")
    _nothing_lost(before, after, key)
    flawed = [[build.flawed for build in state.builds] for state in (before, after)]
    expect(flawed[0] == flawed[1] and before.flaws == after.flaws, f"'{key}' flawed a Crystal")


def battle_kept(rules: CampaignRules, before: State, after: State) -> None:
    """A battle adds a line; stickers only ever grow."""
    expect(after.chart[:-1] == before.chart, "a battle changed the chart")
    expect(len(after.chart) == len(before.chart) + 1, "a battle left no line")
    expect(before.supply == after.supply, "a battle changed the supply")
    _nothing_lost(before, after, "a battle")
    for was, now in zip(before.basics, after.basics, strict=False):
        expect(now in becomes(was, rules.library), f"{was} has become {now}")
    for old, new in zip(before.builds, after.builds, strict=True):
        expect(new.flawed >= old.flawed, "a flawed Crystal was mended")
        same = replace(new, flawed=old.flawed, fourth=old.fourth)
        expect(same == old, f"a battle changed a mat: {new}")
    if not rules.chapter(before).flaws:
        expect(before.flaws == after.flaws, "stickers were used that were not laid out")


def _nothing_lost(before: State, after: State, what: str) -> None:
    expect(set(before.letters) <= set(after.letters), f"letters were lost by '{what}'")
    expect(set(before.banished) <= set(after.banished), f"a pile came back by '{what}'")


def battle_is_the_state_s(campaign: Campaign) -> None:
    """The running battle is made of what was chosen, with the seed of its number."""
    battle, state, rules = campaign.battle, campaign.state, campaign.rules
    if battle is None:
        return
    setup = battle.setup
    expect(battle.seed == battle_seed(rules.seed, len(state.chart) + 1), "another seed")
    expect(setup == rules.setup(state), "another set-up")
    expect(sorted(card.id for card in setup.basics) == sorted(state.basics), "another pool")
    expect({card.id for card in setup.supply} == set(state.supply), "another supply")


def seed_makes_no_difference(campaign: Campaign, bot: bool) -> None:
    """What is asked and chosen between battles is the same for another seed."""
    question = campaign.question
    if question is None:
        return
    rules = campaign.rules
    plan = replace(rules.plan, seed=rules.plan.seed ^ ANOTHER_SEED)
    twin = Campaign.at(CampaignRules(plan, rules.library), campaign.state)
    expect(repr(twin.question) == repr(question), "what is asked gives secrets away")
    if bot and question.spoken is None:
        expect(choose_between(campaign) == choose_between(twin), "a bot knows secrets")
