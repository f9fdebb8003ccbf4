"""The six relics of the supply."""

from __future__ import annotations

from gravehold.kernel.definitions import Relic
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND_OR_DISCARD,
    OWNER,
    PLAYED,
    THAT_PLAYER,
    As,
    CastPrepped,
    Destroy,
    DestroyThis,
    Focus,
    GainCharge,
    GainLife,
    GraveholdGains,
    If,
    May,
    NemesisCardRevealed,
    Or,
    PileSize,
    Prep,
    PutItInHand,
    PutTurnCardUnder,
    RevealTurnCard,
    With,
)

MAGES_TOTEM = Relic(
    "mages-totem",
    cost=2,
    play=Or(Destroy(1, PLAYED.gems_and_relics.others), (DestroyThis(), GraveholdGains(1))),
)
CONCLAVE_SCROLL = Relic(
    "conclave-scroll",
    cost=3,
    play=(
        GainCharge(),
        If(
            PileSize().exactly(0),
            May(With(ANY_ALLY, Destroy(1, DISCARD_PILE.of(THAT_PLAYER).top_card))),
        ),
    ),
)
FIEND_CATCHER = Relic(
    "fiend-catcher",
    cost=3,
    play=(
        May(Destroy(1, HAND_OR_DISCARD)),
        RevealTurnCard(If(NemesisCardRevealed(), May(PutTurnCardUnder()))),
    ),
)
CAIRN_COMPASS = Relic(
    "cairn-compass",
    cost=4,
    play=As(ANY_ALLY, May(Prep(DISCARD_PILE, closed=True))),
)
PRIMORDIAL_FETISH = Relic(
    "primordial-fetish",
    cost=4,
    play=Or(Focus(ANY_PLAYER), (DestroyThis(), GainLife(3))),
)
VORTEX_GAUNTLET = Relic(
    "vortex-gauntlet",
    cost=6,
    play=CastPrepped(after=PutItInHand(OWNER)),
)

RELICS = (
    MAGES_TOTEM,
    CONCLAVE_SCROLL,
    FIEND_CATCHER,
    CAIRN_COMPASS,
    PRIMORDIAL_FETISH,
    VORTEX_GAUNTLET,
)
