"""What must hold of an expedition, between its battles and in them."""

from __future__ import annotations

import re
from collections import Counter

from msgspec.structs import replace

from gravehold.content.recipe import GROUP
from gravehold.modes.asking import FIGHT, Question
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import ONE_DIAL
from gravehold.modes.expedition.rules import MARKET_SIZE, ExpeditionRules
from gravehold.modes.expedition.state import END, MAGES, MARKET, REWARD, TREASURES, State
from gravehold.modes.journey import battle_seed
from gravehold.players.journeys import choose_between
from gravehold.words import journeys as words

from .invariants import Broken, expect
from .journey_checks import once

KEY = re.compile(r"[a-z0-9-]+( [a-z0-9-]+)*")
KINDS = {REWARD: "reward", MAGES: "mage", MARKET: "market", TREASURES: "treasure", FIGHT: FIGHT}
ANOTHER_SEED = 0x5EED


# What the state alone tells


def state_sound(journey: Expedition) -> None:
    """All that can be told from where it stands."""
    rules, state = journey.rules, journey.state
    for check in (piles_kept, mages_sound, treasures_sound, results_in_order, foes_sound):
        check(rules, state)
    ready = journey.battle is not None or state.stage in (TREASURES, FIGHT)
    market_sound(rules, state, ready)


def piles_kept(rules: ExpeditionRules, state: State) -> None:
    """Every pile that came in is in the barracks or banished, and no other is."""
    held = state.barracks.supply
    once("piles", (*held, *state.banished))
    expect(set(state.recallable) <= set(state.banished), "a pile can be recalled that is not gone")
    expect(not (state.banished and rules.big_pocket), "a big pocket has lost piles")
    came = pile_ids(rules, state)
    if {*held, *state.banished} != came:
        raise Broken(f"piles differ from what came in: {({*held, *state.banished}) ^ came}")


def pile_ids(rules: ExpeditionRules, state: State) -> set[str]:
    """What the expedition has been given so far."""
    printed = rules.printed
    if printed is None:
        unwanted = rules.plan.rerolled
        return {id_ for id_ in state.met if id_ in rules.library.piles and id_ not in unwanted}
    won = [result.battle for result in state.results if result.won]
    rewards = [printed.battles[battle - 1].reward.supply for battle in won]
    return {*printed.supply, *(id_ for piles in rewards for id_ in piles)}


def market_sound(rules: ExpeditionRules, state: State, ready: bool) -> None:
    """Nine piles of the barracks once it is made; without a big pocket nothing else is left."""
    market, supply = state.market, state.barracks.supply
    once("piles of the market", market)
    once("piles taken", state.taken)
    expect({*market, *state.taken} <= set(supply), "the market holds what the barracks do not")
    expect(len(state.taken) < MARKET_SIZE, f"{len(state.taken)} piles taken and no market")
    if ready:
        expect(len(market) == MARKET_SIZE, f"a market of {len(market)} piles")
        whole = rules.big_pocket or set(market) == set(supply)
        expect(whole, "piles that are not in the market were not banished")


def mages_sound(rules: ExpeditionRules, state: State) -> None:
    """Nobody twice, also not as another mat shows them; as many as players once chosen."""
    for mages in (state.barracks.mages, state.mages):
        once("persons", (rules.person(mage) for mage in mages))
    expect(set(state.mages) <= set(state.barracks.mages), "a mage goes who is not there")
    chosen = len(state.mages)
    all_chosen = state.stage not in (REWARD, MAGES, END)
    expect(chosen == rules.plan.players or not all_chosen, f"{chosen} mages go")
    expect(chosen < rules.plan.players or state.stage != MAGES, "too many mages go")
    for result in state.results:
        expect(len(result.mages) == rules.plan.players, "a battle had another number of mages")


def treasures_sound(rules: ExpeditionRules, state: State) -> None:
    """Each once, at most one of a level for each seat, level 2 for the group."""
    once("treasures", state.barracks.treasures)
    once("treasures taken", (id_ for _, id_ in state.treasures))
    seats = {f"p{seat + 1}" for seat in rules.all_seats}
    for who, id_ in state.treasures:
        level = rules.level(id_)
        expect(id_ in state.barracks.treasures, f"{id_} is taken and not there")
        expect(who in ({GROUP} if level == 2 else seats), f"{who} has {id_} of level {level}")
    once("levels", ((who, rules.level(id_)) for who, id_ in state.treasures))


def results_in_order(rules: ExpeditionRules, state: State) -> None:
    """Battle after battle, try after try, and this one is the next."""
    battle, attempt = 1, 1
    for result in state.results:
        expect((result.battle, result.attempt) == (battle, attempt), f"{result} out of order")
        battle, attempt = (battle + 1, 1) if result.won else (battle, attempt + 1)
    expect(state.won == (battle > rules.battles) == (state.stage == END), "it ends elsewhere")
    now = (rules.battles + 1, 1) if state.won else (state.battle, state.attempt)
    expect(now == (battle, attempt), f"battle and try {now} after {len(state.results)} results")
    won = [result.nemesis for result in state.results if result.won]
    once("nemeses beaten", won if state.won else (*won, state.foe))
    full = rules.rule_set().gravehold_life
    expect(0 <= state.wounds < full, f"{state.wounds} wounds")
    expect(not state.wounds or ONE_DIAL in rules.plan.options, "wounds without the house rule")


def foes_sound(rules: ExpeditionRules, state: State) -> None:
    """Upgraded cards once each, in the deck as many of a tier as the table and the foe let in."""
    once("upgraded cards", state.upgraded)
    once("things met", state.met)
    expect(set(state.in_deck) <= set(state.upgraded), "the deck has cards that were not met")
    tiers = Counter(rules.library.upgraded[id_].tier for id_ in state.in_deck)
    spared = rules.library.nemesis(state.foe).spared if state.foe else 0
    for tier, most in enumerate(rules.rule_set().basics[rules.plan.players - 1], 1):
        there = sum(rules.library.upgraded[id_].tier == tier for id_ in state.upgraded)
        wanted = max(0, min(most, there) - spared)
        expect(tiers[tier] == wanted, f"{tiers[tier]} upgraded cards of tier {tier}")


# Questions and answers


def question_sound(journey: Expedition) -> None:
    """It asks, fights or is over; keys are unique and readable."""
    question, state = journey.question, journey.state
    expect(journey.over == (state.stage == END), "an expedition neither asks nor is over")
    if question is None:
        return
    keys = list(question.options.by_key())
    expect(question.kind == KINDS[state.stage], f"'{question.kind}' at stage {state.stage}")
    expect(len(keys) > 1 or keys == [FIGHT], f"'{question.kind}' has the options {keys}")
    once("keys", keys)
    expect(all(KEY.fullmatch(key) for key in keys), f"badly formed keys {keys}")
    expect(bool(question.seats), f"'{question.kind}' is asked of nobody")


def answer_kept(before: State, after: State, key: str) -> None:
    """What an answer between battles may change, and what never."""
    expect(after.results == before.results, f"'{key}' ended a battle")
    back = set(before.banished) - set(after.banished)
    allowed = {key.removeprefix("recall ")} if key.startswith("recall ") else set()
    expect(back <= allowed, f"banished piles came back by '{key}': {back}")
    _nothing_lost(before, after, key)


def battle_kept(before: State, after: State) -> None:
    """A battle adds one result and takes nothing away."""
    expect(after.results[:-1] == before.results, "a battle changed the record")
    expect(len(after.results) == len(before.results) + 1, "a battle left no result")
    expect(set(before.banished) == set(after.banished), "a battle banished or brought back piles")
    expect(not (after.mages or after.market or after.treasures), "not all came back")
    _nothing_lost(before, after, "a battle")


def _nothing_lost(before: State, after: State, what: str) -> None:
    old, new = before.barracks, after.barracks
    expect(set(old.mages) <= set(new.mages), f"mages were lost by '{what}'")
    expect(set(old.treasures) <= set(new.treasures), f"treasures were lost by '{what}'")
    expect(set(before.abilities) <= set(after.abilities), f"abilities were lost by '{what}'")
    expect(set(before.met) <= set(after.met), f"what was met is forgotten by '{what}'")


def battle_is_the_state_s(journey: Expedition) -> None:
    """The running battle is made of what was chosen, with the seed of its number."""
    battle, state = journey.battle, journey.state
    if battle is None:
        return
    setup = battle.setup
    expect(battle.seed == battle_seed(journey.plan.seed, len(state.results) + 1), "another seed")
    expect(tuple(map(journey.rules.mage, state.mages)) == setup.mages, "other mages fight")
    expect({card.id for card in setup.supply} == set(state.market), "another market")
    expect(setup.nemesis.id == state.foe, "another nemesis")
    expect({card.id for card in setup.upgraded} == set(state.in_deck), "another nemesis deck")
    expect(setup.wounds == state.wounds, "other wounds")


# Hidden information


def hidden_makes_no_difference(journey: Expedition, bot: bool) -> None:
    """What is asked, told and chosen is the same when what is hidden is not."""
    if journey.question is None:
        return
    rules, state = journey.rules, journey.state
    plan = replace(rules.plan, seed=rules.plan.seed ^ ANOTHER_SEED)
    twin_rules = ExpeditionRules(plan, rules.library, rules.stock)
    twin = Expedition.at(twin_rules, replace(state, chance=state.chance ^ ANOTHER_SEED))
    mine, theirs = _told(journey), _told(twin)
    expect(mine == theirs, f"what is told gives secrets away: {mine} {theirs}")
    if bot:
        expect(choose_between(journey) == choose_between(twin), "a bot knows secrets")


def _told(journey: Expedition) -> tuple[object, ...]:
    question = journey.question
    assert isinstance(question, Question)
    keys = list(question.options.by_key())
    labels = [words.label(journey, key, "en") for key in keys]
    return keys, labels, words.prompt(journey, "en"), words.standing(journey, "en")
