"""The 15 upgraded basic nemesis cards of Outcasts, dealt only where a set-up names them."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Minion, Power
from gravehold.kernel.nodes import (
    ALL_PREPPED,
    ANY_PLAYER,
    BY_A_PLAYER,
    HAND,
    OWNER,
    THAT_PLAYER,
    Alter,
    AnotherPlayer,
    As,
    Dearest,
    Destroy,
    Discard,
    GainNamed,
    GraveholdSuffers,
    Most,
    Or,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
)

from .basics import MOST_OPEN, WANDERING

# Tier 1

CHAOS_STRIKE = Attack(
    "chaos-strike",
    tier=1,
    number=12,
    effect=(Unleash(), GraveholdSuffers(4), As(ANY_PLAYER, GainNamed("cursed-shard", to="deck"))),
)
RAIN_OF_DEVASTATION = Power(
    "rain-of-devastation",
    tier=1,
    number=24,
    power=2,
    to_discard=SpendAether(6, "discard"),
    effect=(Unleash(2), Suffer(3, ANY_PLAYER)),
)
LABYRINTH_WRAITH = Minion(
    "labyrinth-wraith",
    tier=1,
    number=22,
    life=6,
    standing=WANDERING,
    persistent=(Unleash(), Suffer(1, ANY_PLAYER)),
)

# Tier 2

HUNT_THE_WEAK = Attack(
    "hunt-the-weak", tier=2, number=14, effect=(Suffer(3, ANY_PLAYER), GraveholdSuffers(3))
)
RESCIND = Attack(
    "rescind",
    tier=2,
    number=13,
    effect=(Unleash(2), Discard(1, ALL_PREPPED, dearest=True, then=Suffer(2, OWNER))),
)
HARBINGER_OF_MONSTROSITY = Minion(
    "harbinger-of-monstrosity",
    tier=2,
    number=25,
    life=8,
    standing=(Alter("hit", less=2, least=1, only_if=BY_A_PLAYER),),
    persistent=(GraveholdSuffers(2), As(ANY_PLAYER, Discard(1, HAND))),
)
MAGE_DEVOURER = Minion(
    "mage-devourer",
    tier=2,
    number=23,
    life=11,
    standing=(Whenever("hurt", Suffer(1, MOST_OPEN), only_if=BY_A_PLAYER),),
    persistent=(Unleash(), GraveholdSuffers(1)),
)
SILENT_DECAY = Power(
    "silent-decay",
    tier=2,
    number=15,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=(
        Unleash(2),
        GraveholdSuffers(3),
        As(ANY_PLAYER, GainNamed("cursed-bolt", to="deck")),
    ),
)

# Tier 3

SKY_CRUSH = Attack(
    "sky-crush",
    tier=3,
    number=16,
    effect=(Unleash(3), As(ANY_PLAYER, (Destroy(2, HAND), Suffer(2)))),
)
SCOUR = Attack(
    "scour",
    tier=3,
    number=24,
    effect=(
        Unleash(3),
        As(Most(Dearest(HAND.of(THAT_PLAYER))), Discard(3, HAND, dearest=True)),
    ),
)
SACRIFICE = Attack(
    "sacrifice",
    tier=3,
    number=26,
    effect=Or(Unleash(4), (GraveholdSuffers(4), Suffer(4, ANY_PLAYER))),
)
SCION_OF_THE_VOID = Minion(
    "scion-of-the-void",
    tier=3,
    number=17,
    life=13,
    standing=(Whenever("hurt", Unleash(), only_if=BY_A_PLAYER),),
    persistent=Unleash(2),
)
RAY_OF_DESOLATION = Power(
    "ray-of-desolation",
    tier=3,
    number=18,
    power=1,
    effect=(Unleash(2), Destroy(2, ALL_PREPPED, dearest=True)),
)
BLIGHTED_MAGIC = Power(
    "blighted-magic",
    tier=3,
    number=27,
    power=2,
    effect=(
        Unleash(),
        Destroy(
            1,
            ALL_PREPPED,
            dearest=True,
            then=As(AnotherPlayer(OWNER), Destroy(2, HAND.costing(at_least=1))),
        ),
    ),
)
BLACKENED_STARS = Power(
    "blackened-stars",
    tier=3,
    number=25,
    power=2,
    to_discard=SpendAether(9, "discard"),
    effect=Suffer(7, ANY_PLAYER),
)

UPGRADED = (
    CHAOS_STRIKE,
    RAIN_OF_DEVASTATION,
    LABYRINTH_WRAITH,
    HUNT_THE_WEAK,
    RESCIND,
    HARBINGER_OF_MONSTROSITY,
    MAGE_DEVOURER,
    SILENT_DECAY,
    SKY_CRUSH,
    SCOUR,
    SACRIFICE,
    SCION_OF_THE_VOID,
    RAY_OF_DESOLATION,
    BLIGHTED_MAGIC,
    BLACKENED_STARS,
)
