"""Bots between the battles of a journey, and whole journeys played by bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from gravehold.kernel import rng
from gravehold.kernel.decision import Decision, seat_name
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.modes.asking import Question
from gravehold.modes.campaign import Campaign
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.stock import KINDS

from .camp import Camp
from .market import best_market, worth
from .party import Party
from .policy import Policy, make_bot

AnyJourney = Expedition | Campaign
GROUP, OF_GROUP = "group", 2  # whose the treasures of that level are
DONE = "done"
COMING = ("recall", "take")  # a pile comes to the market; any other verb takes it away
SAMPLE = 6  # so many of the piles that may come are thought of
OF_TREASURE = 0.25  # what a reward of another sort counts, beside one for the market
OF_MAGE = 0.1
SPARE = 0.3  # a treasure more than there are hands for


class Traveller(Protocol):
    """Anything that answers what is asked between battles, from what all players see."""

    def answer(self, question: Question, camp: Camp | Party) -> str: ...


class RandomTraveller:
    """Every answer is equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, question: Question, camp: Camp | Party) -> str:
        if question.spoken is not None:
            return spoken(question)
        self.seed, index = rng.below(self.seed, len(question.options))
        return question.options[index].key


class SensibleTraveller:
    """Takes mages, piles and treasures by what they are worth in the battle that comes."""

    def __init__(self, seed: int = 0) -> None:
        del seed  # the same camp always gets the same answer

    def answer(self, question: Question, camp: Camp | Party) -> str:
        if question.spoken is not None:
            return spoken(question)
        keys = tuple(question.options.by_key())
        if isinstance(camp, Party):
            return camp.answer(question.kind, keys)
        if question.kind == "market":
            return _trade(keys, camp)
        value = VALUES.get(question.kind)
        if value is None or len(keys) == 1:
            return keys[0]
        return max(keys, key=lambda key: value(camp, key.split(" ")[1:]))


def spoken(question: Question) -> str:
    """Words where there is no list of them: a bot calls itself by its seat."""
    assert question.spoken is not None
    return question.spoken.key(f"{question.spoken.verb} {question.seats[0]}")


def any_answer(asked: Decision | Question) -> str:
    """An answer that is legal, without a thought."""
    if isinstance(asked, Question) and asked.spoken is not None:
        return spoken(asked)
    return asked.options[0].key


# What an answer is worth


def _mage(camp: Camp, words: list[str]) -> float:
    return camp.mage(words[0])


def _treasure(camp: Camp, words: list[str]) -> float:
    return camp.treasure(*words)


def _reward(camp: Camp, words: list[str]) -> float:
    """What is lacking: what comes by chance counts for what it may well be."""
    [what] = words
    if what == "mage":
        return OF_MAGE * _new_mage(camp)
    if what in KINDS:
        return _new_pile(camp, what)
    return OF_TREASURE * _new_treasure(camp, int(what.removeprefix("treasure-")))


def _new_pile(camp: Camp, kind: str) -> float:
    state = camp.state
    held = (*state.barracks.supply, *state.recallable)
    known = (*held, *state.banished)
    new = {of: _some([id_ for id_ in camp.stock.piles(of) if id_ not in known]) for of in KINDS}
    piles = camp.piles((*held, *(id_ for ids in new.values() for id_ in ids)))
    mine = {id_: piles[id_] for id_ in held}
    before = worth([piles[id_] for id_ in best_market(mine)])
    gains = [
        worth([piles[kept] for kept in best_market({**mine, id_: piles[id_]})]) - before
        for id_ in new[kind]
    ]
    return sum(gains) / len(gains) if gains else 0.0


def _new_mage(camp: Camp) -> float:
    held = camp.state.barracks.mages
    best = sorted(map(camp.mage, held), reverse=True)[: camp.players]
    some = _some([id_ for id_ in camp.stock.mages if id_ not in held])
    gains = [max(0.0, camp.mage(id_) - best[-1]) for id_ in some]
    return sum(gains) / len(gains) if gains else 0.0


def _new_treasure(camp: Camp, level: int) -> float:
    held = [id_ for id_ in camp.state.barracks.treasures if camp.level(id_) == level]
    new = _some([id_ for id_, of in camp.stock.treasures if of == level and id_ not in held])
    who, needed = (GROUP, 1) if level == OF_GROUP else (seat_name(0), camp.players)
    gains = [camp.treasure(who, id_) for id_ in new]
    lacking = 1.0 if len(held) < needed else SPARE
    return lacking * sum(gains) / len(gains) if gains else 0.0


def _some(ids: list[str]) -> list[str]:
    """A few of them, from everywhere in the boxes."""
    return ids[:: max(1, len(ids) // SAMPLE)][:SAMPLE]


VALUES: Mapping[str, Callable[[Camp, list[str]], float]] = {
    "mage": _mage,
    "treasure": _treasure,
    "reward": _reward,
}


def _trade(keys: tuple[str, ...], camp: Camp) -> str:
    """The next step towards the best nine piles; whatever may come back is thought of."""
    state = camp.state
    back = [key.split(" ")[1] for key in keys if key.startswith("recall ")]
    wanted = best_market(camp.piles((*state.barracks.supply, *back)))
    for key in keys:
        verb, *piles = key.split(" ")
        if piles and (piles[0] in wanted) == (verb in COMING):
            return key
    return DONE if DONE in keys else keys[-1]


# Journeys

TRAVELLERS: Mapping[str, Callable[[int], Traveller]] = {
    "random": RandomTraveller,
    "greedy": SensibleTraveller,
}


def make_traveller(bot: str, seed: int = 0) -> Traveller:
    """Who answers between battles for a bot of that name."""
    if bot not in TRAVELLERS:
        raise unknown("bot", bot, TRAVELLERS, listed=True)
    return TRAVELLERS[bot](seed)


def choose_between(
    journey: AnyJourney, seat: str | int | None = None, bot: str = "greedy", seed: int = 0
) -> str:
    """A bot's answer to what the journey asks between battles; the same seed, the same answer.

    Bots of one table think alike, so that it does not matter which seat answers for all.
    """
    del seat
    step = len(journey.answers)
    return _answer(journey, make_traveller(bot, rng.step(seed + step)[1]))


def _answer(journey: AnyJourney, traveller: Traveller) -> str:
    question = journey.question
    if question is None:
        raise GraveholdError("error-journey-over" if journey.over else "error-not-between")
    return traveller.answer(question, camp_of(journey))


def camp_of(journey: AnyJourney) -> Camp | Party:
    """A journey between battles in the eyes of its players."""
    if isinstance(journey, Campaign):
        return Party(journey.rules, journey.state)
    return Camp(journey.rules, journey.state)


class JourneyBot:
    """One bot for all that a journey asks, in its battles and between them."""

    def __init__(self, name: str = "greedy", seed: int = 0) -> None:
        self.policy: Policy = make_bot(name, seed)
        self.traveller = make_traveller(name, seed)

    def choose(self, journey: AnyJourney) -> str:
        """Its answer to the journey's decision, whoever is asked."""
        battle = journey.battle
        if battle is None:
            return _answer(journey, self.traveller)
        return self.policy.choose(battle.view(battle.asked.seats[0])).key


def play_journey(
    journey: AnyJourney,
    bots: JourneyBot | Mapping[str, JourneyBot],
    *,
    most_battles: int | None = None,
    most_tries: int | None = None,
) -> None:
    """Play on until it is over, or so many battles are fought, or one is lost so often."""
    while not journey.over:
        if journey.battle is None:
            if most_battles is not None and journey.number > most_battles:
                return
            if most_tries is not None and journey.state.attempt > most_tries:
                return
        bot = bots if isinstance(bots, JourneyBot) else bots[journey.asked.seats[0]]
        journey.choose(bot.choose(journey))
