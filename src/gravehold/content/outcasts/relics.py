"""The relics of the Outcasts supply."""

from __future__ import annotations

from gravehold.kernel.definitions import Relic
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DISCARD_PILE,
    HAND,
    HAND_OR_DISCARD,
    YOU,
    AllyGainsCharges,
    As,
    CostOfIt,
    Destroy,
    DestroyThis,
    Discard,
    Draw,
    Focus,
    GainAether,
    GainCard,
    GainCharge,
    May,
    Or,
    Plus,
    PutItInHand,
    Repeat,
    SpendAether,
    Take,
)

ORB_OF_THE_DEEP = Relic(
    "orb-of-the-deep",
    cost=2,
    play=Or(Focus(cheapest=True), (DestroyThis(), GainCharge())),
)
CARNIVOROUS_ROOX = Relic(
    "carnivorous-roox",
    cost=3,
    play=Or(
        (GainAether(1), May(Destroy(1, HAND), then=GainAether(CostOfIt()))),
        (DestroyThis(), Repeat(2, Focus(cheapest=True))),
    ),
)
INTO_HAND = May(SpendAether(1), then=PutItInHand(YOU))
RIFT_DAGGER = Relic(
    "rift-dagger",
    cost=3,
    play=May(
        DestroyThis(),
        then=GainCard(at_most=4, other=True, then=INTO_HAND),
        otherwise=GainCard(at_most=3, other=True, then=INTO_HAND),
    ),
)
RECONSTITUTING_CIRCUIT = Relic(
    "reconstituting-circuit",
    cost=3,
    play=(AllyGainsCharges("xaxos"), May(Destroy(1, HAND))),
)
DESTINY_FORGER = Relic(
    "destiny-forger",
    cost=4,
    play=Or(
        As(
            ANY_ALLY,
            May(
                Destroy(1, HAND),
                then=May(GainCard(at_most=Plus(CostOfIt(), 2), to="hand", piles=False)),
            ),
        ),
        (DestroyThis(), GainCharge(2)),
    ),
)
CHAIN_OF_RETRIEVAL = Relic(
    "chain-of-retrieval",
    cost=4,
    play=Or(Focus(ANY_ALLY), Take(1, DISCARD_PILE.costing(at_most=6))),
)
TRANSMUTERS_LENS = Relic(
    "transmuters-lens",
    cost=5,
    play=(DestroyThis(), May(Destroy(1, HAND_OR_DISCARD)), GainCard(at_most=6)),
)
BOTTLED_SUN = Relic("bottled-sun", cost=6, play=AllyGainsCharges("xaxos", 3))
UNHINGED_VORTEX = Relic(
    "unhinged-vortex",
    cost=7,
    play=Or(
        As(ANY_ALLY, (Draw(3), Discard(1, HAND))),
        (May(Focus(ANY_ALLY)), As(ANY_ALLY, May(Take(1, DISCARD_PILE)))),
    ),
)

RELICS = (
    ORB_OF_THE_DEEP,
    CARNIVOROUS_ROOX,
    RIFT_DAGGER,
    RECONSTITUTING_CIRCUIT,
    DESTINY_FORGER,
    CHAIN_OF_RETRIEVAL,
    TRANSMUTERS_LENS,
    BOTTLED_SUN,
    UNHINGED_VORTEX,
)
