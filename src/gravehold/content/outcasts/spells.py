"""The spells of the Outcasts supply."""

from __future__ import annotations

from gravehold.kernel.definitions import Spell
from gravehold.kernel.nodes import (
    ANY_ALLY,
    HAND,
    THAT_PLAYER,
    AllyCharges,
    AllyGainsCharges,
    As,
    CastPrepped,
    CastThisTurn,
    ClosedBreaches,
    Count,
    Deal,
    Destroy,
    Discard,
    Draw,
    GainAether,
    GainCard,
    GainCharge,
    GraveholdGains,
    If,
    IfDone,
    May,
    Or,
    OrderTurnDeck,
    PileSize,
    PutItOnDeck,
    RevealHand,
    When,
    Whenever,
    With,
)

FORTIFIED_FROST = Spell(
    "fortified-frost",
    cost=2,
    cast=May(Discard(1, HAND), then=Deal(2, plus=1), otherwise=Deal(2)),
)
PAIRED_STORM = Spell(
    "paired-storm",
    cost=3,
    link=True,
    cast=Deal(2, plus=When(CastThisTurn().exactly(2), 2)),
)
TWISTED_FANG = Spell(
    "twisted-fang",
    cost=4,
    cast=Deal(3, plus=When(PileSize().exactly(0), 1)),
)
SHATTERING_BOLT = Spell(
    "shattering-bolt",
    cost=4,
    cast=Or(
        (Deal(2), May(Destroy(1, HAND))),
        IfDone(Discard(1, HAND.gems), then=Deal(4)),
    ),
)
INFUSED_IGNITION = Spell(
    "infused-ignition",
    cost=4,
    cast=(Deal(3), If(AllyCharges("xaxos").at_most(4), AllyGainsCharges("xaxos"))),
)
LIGHTNING_ARROW = Spell(
    "lightning-arrow",
    cost=5,
    cast=(Deal(3), May(Discard(1, HAND), then=GraveholdGains(1))),
)
RADIANT_CONFLUX = Spell(
    "radiant-conflux",
    cost=5,
    cast=(Deal(3), As(ANY_ALLY, May((Draw(1), Discard(1, HAND))))),
)
UNSTABLE_RIFT = Spell(
    "unstable-rift",
    cost=5,
    cast=Deal(4),
    standing=(Whenever("casting-end", (Deal(1), GainAether(1))),),
)
GATHERED_WILL = Spell(
    "gathered-will",
    cost=5,
    cast=(Deal(2), May(GainCard(at_most=4, types=("spell",), to="deck"))),
)
TORNADO_OF_INSIGHT = Spell(
    "tornado-of-insight",
    cost=6,
    cast=(Deal(5), If(ClosedBreaches().exactly(0), GainCharge())),
)
HASTED_INTELLECT = Spell(
    "hasted-intellect",
    cost=6,
    cast=Deal(4),
    standing=(Whenever("gain", May(PutItOnDeck())),),
)
SWARM_OF_FLAME = Spell(
    "swarm-of-flame",
    cost=6,
    cast=(Deal(5), May(CastPrepped(at_most=5))),
)
ARCANE_RELAY = Spell(
    "arcane-relay",
    cost=8,
    cast=With(
        ANY_ALLY,
        (
            Draw(1, THAT_PLAYER),
            RevealHand(THAT_PLAYER),
            Deal(4, plus=Count(HAND.costing(at_least=1).of(THAT_PLAYER))),
        ),
    ),
)
DIZZYING_BURST = Spell("dizzying-burst", cost=8, cast=(Deal(6), OrderTurnDeck()))

SPELLS = (
    FORTIFIED_FROST,
    PAIRED_STORM,
    TWISTED_FANG,
    SHATTERING_BOLT,
    INFUSED_IGNITION,
    LIGHTNING_ARROW,
    RADIANT_CONFLUX,
    UNSTABLE_RIFT,
    GATHERED_WILL,
    TORNADO_OF_INSIGHT,
    HASTED_INTELLECT,
    SWARM_OF_FLAME,
    ARCANE_RELAY,
    DIZZYING_BURST,
)
