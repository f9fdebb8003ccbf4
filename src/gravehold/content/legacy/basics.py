"""The 22 basic nemesis cards of Legacy as they are on their own: they never evolve."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Minion, Power, Token
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ALL_PREPPED,
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    NEMESIS_TURN_CARDS,
    PREPPED,
    THAT_PLAYER,
    THEIR_CHARGES,
    As,
    CostOfIt,
    Count,
    Dearest,
    Destroy,
    Discard,
    GainCharge,
    GainTokens,
    GraveholdSuffers,
    If,
    LoseCharges,
    Most,
    Or,
    SpendAether,
    Suffer,
    TheyCost,
    Times,
    Tokens,
    Unleash,
    With,
)

SHIELD = "shield"
SHIELDS = Tokens(SHIELD)
HOLDS_DEAREST = Most(Dearest(HAND.of(THAT_PLAYER)))
PREPPED_DEAREST = Most(Dearest(PREPPED.of(THAT_PLAYER)))


def shields(n: int) -> tuple[Token, ...]:
    """It comes into play with so many."""
    return (Token(name=SHIELD, start=n),)


# Tier 1

AMBUSH = Attack(
    "ambush", tier=1, number=55, effect=(Unleash(), GraveholdSuffers(2), Suffer(1, ANY_PLAYER))
)
CONDUCT = Attack(
    "conduct",
    tier=1,
    number=56,
    effect=(Unleash(), As(Most(THEIR_CHARGES), (Suffer(2), GainCharge()))),
)
CREEPING_CURSE = Power(
    "creeping-curse",
    tier=1,
    number=57,
    power=3,
    to_discard=SpendAether(6, "discard"),
    effect=(Unleash(), Suffer(2, ANY_PLAYER), Discard(2, ALL_HANDS)),
)
DAZE = Attack(
    "daze",
    tier=1,
    number=58,
    effect=As(
        ANY_PLAYER,
        (Suffer(2), Discard(1, HAND, then=If(CostOfIt().exactly(0), GraveholdSuffers(2)))),
    ),
)
ENDLESS_CHASM = Power(
    "endless-chasm",
    tier=1,
    number=59,
    power=2,
    to_discard=SpendAether(6, "discard"),
    effect=(Unleash(2), GraveholdSuffers(2)),
)
AETHER_EXTRACT = Power(
    "aether-extract",
    tier=1,
    number=60,
    power=2,
    effect=(
        Unleash(),
        As(ANY_PLAYER, Discard(2, HAND.gems, then=If(TheyCost(2, at_most=0), Unleash()))),
    ),
)
RAVENOUS_LEVIATHAN = Minion(
    "ravenous-leviathan", tier=1, number=61, life=6, persistent=GraveholdSuffers(2)
)
SPINE_THRESHER = Minion(
    "spine-thresher",
    tier=1,
    number=62,
    life=1,
    tokens=shields(3),
    persistent=(Unleash(), Suffer(1, ANY_PLAYER)),
)

# Tier 2

CAUSTIC_COCOON = Minion(
    "caustic-cocoon", tier=2, number=63, life=9, persistent=(Unleash(), GraveholdSuffers(1))
)
SAP = Attack(
    "sap",
    tier=2,
    number=64,
    effect=Or((Unleash(2), As(ANY_PLAYER, LoseCharges(2))), (Unleash(2), Suffer(3, ANY_PLAYER))),
)
TREMOR = Power(
    "tremor",
    tier=2,
    number=65,
    power=2,
    to_discard=SpendAether(7, "discard"),
    effect=(Unleash(2), GraveholdSuffers(4)),
)
DRAIN = Attack(
    "drain",
    tier=2,
    number=66,
    effect=(
        Unleash(),
        GraveholdSuffers(2),
        Discard(2, ALL_PREPPED),
        If(Count(ALL_PREPPED.costing(at_least=4)).at_least(1), Unleash()),
    ),
)
HUMMING_HIVE = Minion(
    "humming-hive",
    tier=2,
    number=67,
    life=5,
    tokens=shields(3),
    persistent=Suffer(2, ANY_PLAYER),
)
HUNTED = Attack("hunted", tier=2, number=68, effect=(Unleash(2), Suffer(1, LOWEST_LIFE)))
TEMPTING_OFFER = Power(
    "tempting-offer",
    tier=2,
    number=69,
    power=3,
    to_discard=SpendAether(7, "discard"),
    effect=(Unleash(2), Suffer(3, LOWEST_LIFE)),
)

# Tier 3

ANNIHILATE = Attack(
    "annihilate",
    tier=3,
    number=70,
    effect=(
        Unleash(2),
        With(
            HOLDS_DEAREST,
            (
                As(THAT_PLAYER, Discard(2, HAND)),
                GraveholdSuffers(Times(2, Count(HAND.costing(at_least=2).of(THAT_PLAYER)))),
            ),
        ),
    ),
)
FACET_OGRE = Minion(
    "facet-ogre",
    tier=3,
    number=71,
    life=1,
    tokens=shields(4),
    persistent=(GraveholdSuffers(SHIELDS), If(SHIELDS.at_most(2), GainTokens(SHIELD))),
)
FLASH_OF_DECAY = Power(
    "flash-of-decay",
    tier=3,
    number=72,
    power=2,
    effect=(
        Unleash(2),
        If(
            Count(ALL_PREPPED).exactly(0),
            Unleash(),
            otherwise=As(
                PREPPED_DEAREST,
                Destroy(1, PREPPED, dearest=True, then=If(CostOfIt().at_most(4), Unleash())),
            ),
        ),
    ),
)
GATHERING_STORM = Power(
    "gathering-storm",
    tier=3,
    number=73,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=(
        Unleash(2),
        If(NEMESIS_TURN_CARDS.at_least(2), Suffer(4, ANY_PLAYER), otherwise=GraveholdSuffers(4)),
    ),
)
MADDENING_SPECTRE = Minion(
    "maddening-spectre", tier=3, number=74, life=7, tokens=shields(2), persistent=Unleash(2)
)
SCATTER = Attack(
    "scatter",
    tier=3,
    number=75,
    effect=(Unleash(2), As(ANY_PLAYER, Destroy(1, HAND, dearest=True))),
)
SUFFOCATE = Attack(
    "suffocate",
    tier=3,
    number=76,
    effect=Or(Unleash(3), (GraveholdSuffers(3), Suffer(3, ANY_PLAYER))),
)

BASICS = (
    AMBUSH,
    CONDUCT,
    CREEPING_CURSE,
    DAZE,
    ENDLESS_CHASM,
    AETHER_EXTRACT,
    RAVENOUS_LEVIATHAN,
    SPINE_THRESHER,
    CAUSTIC_COCOON,
    SAP,
    TREMOR,
    DRAIN,
    HUMMING_HIVE,
    HUNTED,
    TEMPTING_OFFER,
    ANNIHILATE,
    FACET_OGRE,
    FLASH_OF_DECAY,
    GATHERING_STORM,
    MADDENING_SPECTRE,
    SCATTER,
    SUFFOCATE,
)
