"""The fourteen spells of the supply."""

from __future__ import annotations

from gravehold.kernel.definitions import Spell
from gravehold.kernel.nodes import (
    ALL_PREPPED,
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    PREPPED,
    REVEALED,
    THAT_PLAYER,
    Alter,
    As,
    Count,
    Deal,
    Destroy,
    DestroyThis,
    Discard,
    Draw,
    Focus,
    GainAether,
    GainCharge,
    GraveholdGains,
    If,
    May,
    Or,
    PileSize,
    PutTurnCardUnder,
    RevealDeck,
    RevealHand,
    RevealTurnCard,
    Times,
    Whenever,
    With,
)

THOUGHTFORM_FAMILIAR = Spell(
    "thoughtform-familiar",
    cost=3,
    cast=Deal(2, plus=Count(PREPPED.others)),
)
CARBONIZE = Spell(
    "carbonize",
    cost=4,
    cast=(Deal(3), RevealTurnCard(May(PutTurnCardUnder()))),
)
JAGGED_LIGHTNING = Spell(
    "jagged-lightning",
    cost=4,
    cast=(Deal(3), May(Discard(1, HAND), then=As(ANY_PLAYER, Focus(cheapest=True)))),
)
KINDLE = Spell(
    "kindle",
    cost=4,
    beside="spark",
    cast=Deal(3),
)
PYROTECHNIC_SURGE = Spell(
    "pyrotechnic-surge",
    cost=4,
    breaches=2,
    cast=(Deal(4), May(Destroy(1, DISCARD_PILE))),
)
AURORA = Spell(
    "aurora",
    cost=5,
    use=GainCharge(),
    cast=Deal(3),
)
CELESTIAL_SPIRE = Spell(
    "celestial-spire",
    cost=5,
    cast=(Deal(3), If(PileSize().exactly(0), Draw(1, ANY_ALLY))),
)
CONVECTION_FIELD = Spell(
    "convection-field",
    cost=5,
    cast=Or(Deal(4), (Deal(2), As(ANY_ALLY, May(Destroy(1, HAND))))),
)
FIERY_TORRENT = Spell(
    "fiery-torrent",
    cost=5,
    cast=Deal(2, plus=Times(2, Count(ALL_PREPPED.with_this_name.others))),
)
CONJURE_THE_LOST = Spell(
    "conjure-the-lost",
    cost=6,
    cast=(Deal(5), May(DestroyThis(), then=GraveholdGains(4))),
)
NOVA_FORGE = Spell(
    "nova-forge",
    cost=6,
    use=GainAether(2, only=("spell",)),
    cast=Deal(4),
)
EQUILIBRIUM = Spell(
    "equilibrium",
    cost=7,
    standing=(Alter("suffer", less=1, least=1),),
    cast=Deal(4),
)
REDUCE_TO_ASH = Spell(
    "reduce-to-ash",
    cost=7,
    standing=(Whenever("casting-start", RevealDeck(1, May(Destroy(1, REVEALED)))),),
    cast=Deal(4),
)
CRYSTALLIZE = Spell(
    "crystallize",
    cost=8,
    breaches=2,
    cast=With(
        ANY_ALLY,
        (RevealHand(THAT_PLAYER), Deal(Times(2, Count(HAND.gems.of(THAT_PLAYER))))),
    ),
)

SPELLS = (
    THOUGHTFORM_FAMILIAR,
    CARBONIZE,
    JAGGED_LIGHTNING,
    KINDLE,
    PYROTECHNIC_SURGE,
    AURORA,
    CELESTIAL_SPIRE,
    CONVECTION_FIELD,
    FIERY_TORRENT,
    CONJURE_THE_LOST,
    NOVA_FORGE,
    EQUILIBRIUM,
    REDUCE_TO_ASH,
    CRYSTALLIZE,
)
