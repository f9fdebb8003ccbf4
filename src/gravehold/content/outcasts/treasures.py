"""The treasures: level 1 changes a starting deck, 2 serves the group, 3 lies on a mage's mat."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem, Spell, Treasure
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    HAND,
    Alter,
    Both,
    CostOfIt,
    Deal,
    Discard,
    Draw,
    Focus,
    FocusOne,
    GainAether,
    GainCard,
    GainCharge,
    ItIs,
    LieByPile,
    N,
    OfThisPile,
    Or,
    TakeBackIt,
    Whenever,
)

RHIAS_PLANAR_POCKET = Gem(
    "rhias-planar-pocket",
    level=1,
    play=(GainAether(1), GainAether(1, only=("relic",))),
)
TALIXS_EVERBURN = Gem(
    "talixs-everburn",
    level=1,
    play=(GainAether(1), Discard(3, HAND.spells, up_to=True, then=GainAether(N))),
)
RAZRAS_TRAINING_WHISTLE = Gem(
    "razras-training-whistle", level=1, play=Or(GainAether(1), GainCharge())
)
LOSTS_FORGED_SPARK = Spell("losts-forged-spark", level=1, discarded=("crystal",), cast=Deal(2))
MAZRAS_THESIS = Spell("mazras-thesis", level=1, cast=(Deal(1), Focus(ANY_PLAYER, slot=3)))

BROKEN_TOOTH = Treasure(
    "broken-tooth", level=2, standing=(Whenever("open", Draw(1, ANY_ALLY), of="anybody"),)
)
REJUVENATING_DIAMOND = Treasure(
    "rejuvenating-diamond",
    level=2,
    standing=(Alter("gravehold-gains", more=1, only_if=N.at_least(1)),),
)

POISON_HEART = Treasure(
    "poison-heart",
    level=2,
    setup=LieByPile(types=("spell",), at_most=5),
    standing=(Alter("cast", of="anybody", more=1, only_if=OfThisPile()),),
)

ARMORED_PAULDRONS = Treasure(
    "armored-pauldrons",
    level=3,
    standing=(Whenever("play", Deal(1), only_if=Both(ItIs(("relic",)), CostOfIt().at_least(3))),),
)
REBOUND_GAUNTLET = Treasure(
    "rebound-gauntlet",
    level=3,
    standing=(Whenever("cast", TakeBackIt(HAND.spells), only_if=CostOfIt().at_most(5), once=True),),
)
WORLD_MARBLE = Treasure(
    "world-marble", level=3, standing=(Whenever("turn-start", FocusOne(3), first=True),)
)
TREASURED_STONE = Treasure(
    "treasured-stone",
    level=3,
    standing=(Whenever("turn-start", GainCard(types=("gem",)), first=True),),
)
BLOODSHOT_GEODE = Treasure(
    "bloodshot-geode",
    level=3,
    standing=(Whenever("play", Deal(2), only_if=Both(ItIs(("gem",)), CostOfIt().at_least(5))),),
)

TREASURES = (
    RHIAS_PLANAR_POCKET,
    TALIXS_EVERBURN,
    RAZRAS_TRAINING_WHISTLE,
    LOSTS_FORGED_SPARK,
    MAZRAS_THESIS,
    BROKEN_TOOTH,
    REJUVENATING_DIAMOND,
    POISON_HEART,
    ARMORED_PAULDRONS,
    REBOUND_GAUNTLET,
    WORLD_MARBLE,
    TREASURED_STONE,
    BLOODSHOT_GEODE,
)
