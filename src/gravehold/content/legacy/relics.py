"""The relics of the Legacy supply, in the order in which they come."""

from __future__ import annotations

from gravehold.kernel.definitions import Relic
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    REVEALED,
    THAT_PLAYER,
    As,
    CastPrepped,
    Destroy,
    Draw,
    Focus,
    GainAether,
    GainCard,
    GainCharge,
    GainPlayerTokens,
    LosePlayerTokens,
    May,
    OpenBreach,
    Prep,
    PrepIt,
    RevealDeck,
    Silence,
    UpToPlayers,
    With,
)

NEURAL_WREATH = Relic(
    "neural-wreath",
    cost=4,
    play=(Focus(ANY_PLAYER), As(ANY_PLAYER, May(Prep()))),
)
ETHEREAL_HAND = Relic("ethereal-hand", cost=6, play=Draw(2, ANY_ALLY))
GEOPHAGE = Relic("geophage", cost=3, play=(GainAether(1), May(Destroy(1, HAND.gems))))
BRANE_KNIFE = Relic(
    "brane-knife",
    cost=3,
    play=(GainCharge(), With(ANY_ALLY, Focus(THAT_PLAYER, cheapest=True))),
)
VOID_MILL = Relic(
    "void-mill",
    cost=5,
    play=(Focus(ANY_PLAYER), UpToPlayers(2, Destroy(1, DISCARD_PILE.top_card))),
)
REALITY_STABILIZER = Relic("reality-stabilizer", cost=6, play=(GainCharge(2), Silence()))
VOLTAIC_RELAY = Relic(
    "voltaic-relay",
    cost=4,
    play=As(
        ANY_PLAYER,
        (
            GainPlayerTokens("pulse", 3),
            May(LosePlayerTokens("pulse"), then=Destroy(1, HAND)),
        ),
    ),
)
INFERNAL_MIRROR = Relic(
    "infernal-mirror",
    cost=5,
    play=(
        GainCharge(1, ANY_ALLY),
        GainPlayerTokens("pulse", 2, ANY_PLAYER),
        May(LosePlayerTokens("pulse", 2), then=CastPrepped(plus=1)),
    ),
)
PROPHETIC_LENS = Relic(
    "prophetic-lens",
    cost=4,
    play=(
        GainCharge(),
        RevealDeck(
            1,
            May(Destroy(1, REVEALED), otherwise=GainAether(1)),
            otherwise=GainAether(1),
        ),
    ),
)
ADRENAL_BATTERIES = Relic(
    "adrenal-batteries",
    cost=7,
    play=(
        GainPlayerTokens("pulse", 2),
        May(
            LosePlayerTokens("pulse", 4),
            then=(
                OpenBreach(ANY_PLAYER),
                GainCard(at_most=5, types=("spell",), then=PrepIt(ANY_PLAYER)),
            ),
        ),
    ),
)

RELICS = (
    NEURAL_WREATH,
    ETHEREAL_HAND,
    GEOPHAGE,
    BRANE_KNIFE,
    VOID_MILL,
    REALITY_STABILIZER,
    VOLTAIC_RELAY,
    INFERNAL_MIRROR,
    PROPHETIC_LENS,
    ADRENAL_BATTERIES,
)
