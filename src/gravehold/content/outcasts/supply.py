"""The supply cards the first Outcasts game uses, and one from a later battle."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem, Relic, Spell
from gravehold.kernel.nodes import (
    ANY_ALLY,
    HAND,
    HAND_OR_DISCARD,
    PREPPED,
    As,
    CastPrepped,
    CastThisTurn,
    ClosedBreaches,
    CostOfGained,
    CostOfIt,
    Deal,
    Destroy,
    DestroyThis,
    Discard,
    GainAether,
    GainCard,
    GainCharge,
    GraveholdGains,
    If,
    May,
    NextGain,
    Or,
    PileSize,
    PlayedThisTurn,
    Plus,
    When,
)

MOLTEN_PERIDOT = Gem(
    "molten-peridot",
    cost=3,
    play=(
        GainAether(2),
        If(PlayedThisTurn().exactly(2), May(DestroyThis(), then=GainCard(at_most=4))),
    ),
)
PETRIFIED_PHOENIXIUM = Gem(
    "petrified-phoenixium",
    cost=4,
    play=(GainAether(2), NextGain(May(CastPrepped()))),
)
DUPLICATING_SAZITE = Gem(
    "duplicating-sazite",
    cost=6,
    play=(
        GainAether(3),
        NextGain(
            May(
                Discard(1, PREPPED.costing(at_least=1)),
                then=As(ANY_ALLY, GainCard(at_most=CostOfGained())),
            )
        ),
    ),
)
DESTINY_FORGER = Relic(
    "destiny-forger",
    cost=4,
    play=Or(
        As(
            ANY_ALLY,
            May(
                Destroy(1, HAND),
                then=May(GainCard(at_most=Plus(CostOfIt(), 2), to="hand")),
            ),
        ),
        (DestroyThis(), GainCharge(2)),
    ),
)
TRANSMUTERS_LENS = Relic(
    "transmuters-lens",
    cost=5,
    play=(DestroyThis(), May(Destroy(1, HAND_OR_DISCARD)), GainCard(at_most=6)),
)
FORTIFIED_FROST = Spell(
    "fortified-frost",
    cost=2,
    cast=May(Discard(1, HAND), then=Deal(2, plus=1), otherwise=Deal(2)),
)
TWISTED_FANG = Spell(
    "twisted-fang",
    cost=4,
    cast=Deal(3, plus=When(PileSize().exactly(0), 1)),
)
LIGHTNING_ARROW = Spell(
    "lightning-arrow",
    cost=5,
    cast=(Deal(3), May(Discard(1, HAND), then=GraveholdGains(1))),
)
TORNADO_OF_INSIGHT = Spell(
    "tornado-of-insight",
    cost=6,
    cast=(Deal(5), If(ClosedBreaches().exactly(0), GainCharge())),
)

# From a later battle: the spell with link.
PAIRED_STORM = Spell(
    "paired-storm",
    cost=3,
    link=True,
    cast=Deal(2, plus=When(CastThisTurn().exactly(2), 2)),
)

SUPPLY = (
    MOLTEN_PERIDOT,
    PETRIFIED_PHOENIXIUM,
    DUPLICATING_SAZITE,
    DESTINY_FORGER,
    TRANSMUTERS_LENS,
    FORTIFIED_FROST,
    TWISTED_FANG,
    LIGHTNING_ARROW,
    TORNADO_OF_INSIGHT,
    PAIRED_STORM,
)
