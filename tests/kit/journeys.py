"""Expeditions for tests: any header, played by chance."""

from __future__ import annotations

import random

from gravehold import Expedition
from gravehold.content.library import LIBRARY
from gravehold.modes.expedition.plan import OPTIONS, VARIANTS, Plan

PACKS = ("outcasts", "war-eternal", "legacy")


def random_plan(seed: int) -> Plan:
    """Printed or custom, one to four mages, any options and packs."""
    chance = random.Random(seed)
    players = chance.randint(1, 4)
    if chance.random() < 0.3:
        options = ("one-dial",) if chance.random() < 0.3 else ()
        return Plan(players=players, seed=seed, options=options)
    return Plan(
        kind=chance.choice(sorted(VARIANTS)),
        players=players,
        seed=chance.getrandbits(64),
        options=tuple(option for option in OPTIONS if chance.random() < 0.3),
        packs=("outcasts", "war-eternal", *chance.sample(PACKS[2:], chance.randint(0, 1))),
    )


def begun(plan: Plan) -> Expedition:
    return Expedition.of(plan, LIBRARY)


def walked(expedition: Expedition, answers: int, chance: random.Random) -> Expedition:
    """So many random answers further, or at its end."""
    for _ in range(answers):
        if expedition.over:
            break
        keys = list(expedition.asked.options.by_key())
        expedition.choose(keys[chance.randrange(len(keys))])
    return expedition


def random_expedition(seed: int, answers: int) -> Expedition:
    return walked(begun(random_plan(seed)), answers, random.Random(seed))
