"""Thraxir begins with four closed breaches of his own, each with an effect when it is opened."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage, Tile
from gravehold.kernel.nodes import (
    ANY_ALLY,
    HAND,
    CastPrepped,
    Discard,
    Focus,
    GainAether,
    GainCard,
    If,
    IfTheyDo,
    OpenBreaches,
    OpenedIs,
    Or,
    ShuffleInOwnTurnCard,
    Whenever,
)

NAMELESS_SIPHON = Gem(
    "nameless-siphon",
    play=Or(GainAether(1), IfTheyDo(ANY_ALLY, Discard(1, HAND), then=Focus())),
)

SHACKLES_UNLEASHED = Ability(
    "shackles-unleashed",
    charges=5,
    effect=If(
        OpenBreaches().at_least(4),
        CastPrepped(4, up_to=True, plus=2),
        otherwise=If(
            OpenBreaches().at_least(3),
            CastPrepped(3, up_to=True, plus=1),
            otherwise=CastPrepped(3, up_to=True),
        ),
    ),
)

FORGED_BREACH = Tile("forged-breach", focus=1, open=(4, 3, 2, 1))
HONED_BREACH = Tile("honed-breach", focus=2, open=(5, 4, 3, 2))
REFINED_BREACH = Tile("refined-breach", focus=3, open=(9, 7, 5, 3))
SERRATED_BREACH = Tile("serrated-breach", focus=4, open=(13, 10, 7, 4))

THRAXIR = Mage(
    "thraxir",
    breaches=(
        Breach(0, "forged-breach"),
        Breach(0, "honed-breach"),
        Breach(0, "refined-breach"),
        Breach(0, "serrated-breach"),
    ),
    hand=("crystal", "crystal", "crystal", "nameless-siphon", "spark"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    ability=SHACKLES_UNLEASHED,
    starters=(NAMELESS_SIPHON,),
    tiles=(FORGED_BREACH, HONED_BREACH, REFINED_BREACH, SERRATED_BREACH),
    standing=(
        Whenever("open", GainCard(at_most=4), only_if=OpenedIs("forged-breach")),
        Whenever("open", GainCard(at_most=5, types=("spell",)), only_if=OpenedIs("honed-breach")),
        Whenever("open", ShuffleInOwnTurnCard(), only_if=OpenedIs("refined-breach")),
        Whenever("open", GainCard(types=("spell",)), only_if=OpenedIs("serrated-breach")),
    ),
    complexity=5,
)
