"""What basic nemesis cards of Legacy become, and their campaign printings (campaign.md 5)."""

from __future__ import annotations

from msgspec.structs import replace

from gravehold.kernel.definitions import Attack, Minion, Power
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ALL_PREPPED,
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    PLAYER_TURN_CARDS,
    PREPPED,
    THEIR_CHARGES,
    As,
    Count,
    Destroy,
    Discard,
    GainCharge,
    GainTokens,
    GraveholdLife,
    GraveholdSuffers,
    If,
    LoseCharges,
    Most,
    Or,
    Plus,
    SpendAether,
    Suffer,
    TheyCost,
    Unleash,
)

from . import basics
from .basics import HOLDS_DEAREST, PREPPED_DEAREST, SHIELD, SHIELDS, shields
from .evolve import Evolving, printings

# Tier 1

WAYLAY = Attack(
    "waylay", tier=1, number=9, effect=(Unleash(2), GraveholdSuffers(PLAYER_TURN_CARDS))
)
SKYBOUND_LEVIATHAN = Minion(
    "skybound-leviathan",
    tier=1,
    number=33,
    life=9,
    persistent=(GraveholdSuffers(2), As(ANY_PLAYER, Discard(1, HAND))),
)
DISRUPT = Attack(
    "disrupt",
    tier=1,
    number=35,
    effect=(Unleash(), As(Most(THEIR_CHARGES), (Suffer(4), GainCharge(2)))),
)
PARALYZE = Attack("paralyze", tier=1, number=37, effect=(Unleash(), Suffer(2, LOWEST_LIFE)))
CALAMITOUS_BANE = Power(
    "calamitous-bane",
    tier=1,
    number=49,
    power=3,
    to_discard=Discard(1, HAND.costing(at_least=3)),
    effect=(Unleash(), Suffer(3, ANY_PLAYER), Discard(3, ALL_HANDS)),
)
UNFORESEEN_COLLAPSE = Power(
    "unforeseen-collapse",
    tier=1,
    number=53,
    power=2,
    effect=(Unleash(2), As(ANY_PLAYER, Discard(1, PREPPED, dearest=True))),
)
SPINE_REAPER = Minion(
    "spine-reaper",
    tier=1,
    number=55,
    life=2,
    tokens=shields(4),
    persistent=(Unleash(), Suffer(2, ANY_PLAYER)),
)
AETHER_DROUGHT = Power(
    "aether-drought",
    tier=1,
    power=2,
    effect=(
        Unleash(),
        If(
            Count(ALL_HANDS.gems).exactly(0),
            Unleash(),
            otherwise=As(
                ANY_PLAYER, Discard(3, HAND.gems, then=If(TheyCost(0, at_most=0), Unleash()))
            ),
        ),
    ),
    origin="ours",
)

# Tier 2

REAP = Attack(
    "reap",
    tier=2,
    number=23,
    effect=(Unleash(2), As(Most(THEIR_CHARGES), Or(LoseCharges(3), Suffer(3)))),
)
CRUSHING_WAVE = Power(
    "crushing-wave",
    tier=2,
    number=39,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=(
        Unleash(2),
        If(GraveholdLife().at_least(15), GraveholdSuffers(6), otherwise=Suffer(4, ANY_PLAYER)),
    ),
)
DARK_BOND = Power(
    "dark-bond",
    tier=2,
    number=45,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=(Unleash(2), Suffer(4, LOWEST_LIFE)),
)
HUMMING_DRONES = Minion(
    "humming-drones",
    tier=2,
    number=59,
    life=9,
    tokens=shields(2),
    persistent=(GainTokens(SHIELD), Suffer(SHIELDS, ANY_PLAYER)),
)
CAUSTIC_BROOD = Minion(
    "caustic-brood",
    tier=2,
    life=11,
    persistent=(Unleash(), GraveholdSuffers(2)),
    origin="ours",
)
BLEED_DRY = Attack(
    "bleed-dry",
    tier=2,
    effect=(Unleash(2), GraveholdSuffers(2), Discard(3, ALL_PREPPED)),
    origin="ours",
)
CORNERED = Attack("cornered", tier=2, effect=(Unleash(2), Suffer(3, LOWEST_LIFE)), origin="ours")

# Tier 3

MADDENING_EIDOLON = Minion(
    "maddening-eidolon", tier=3, number=15, life=7, tokens=shields(4), persistent=Unleash(2)
)
FACET_JUGGERNAUT = Minion(
    "facet-juggernaut",
    tier=3,
    number=27,
    life=1,
    tokens=shields(5),
    persistent=GraveholdSuffers(Plus(1, SHIELDS)),
)
PULVERIZE = Attack(
    "pulverize",
    tier=3,
    number=51,
    effect=(Unleash(3), GraveholdSuffers(2), As(ANY_PLAYER, Destroy(3, HAND))),
)
OBLITERATE = Attack(
    "obliterate",
    tier=3,
    effect=(
        Unleash(2),
        As(HOLDS_DEAREST, (Destroy(1, HAND, dearest=True), Discard(2, HAND))),
        GraveholdSuffers(3),
    ),
    origin="ours",
)
BLOOM_OF_DECAY = Power(
    "bloom-of-decay",
    tier=3,
    power=2,
    effect=(Unleash(3), As(PREPPED_DEAREST, Destroy(1, PREPPED, dearest=True))),
    origin="ours",
)
UNBROKEN_STORM = Power(
    "unbroken-storm",
    tier=3,
    power=2,
    to_discard=SpendAether(9, "discard"),
    effect=(Unleash(2), GraveholdSuffers(4), Suffer(4, ANY_PLAYER)),
    origin="ours",
)
STRANGLEHOLD = Attack(
    "stranglehold",
    tier=3,
    effect=Or(Unleash(4), (GraveholdSuffers(4), Suffer(4, ANY_PLAYER))),
    origin="ours",
)

# Three cards say something else in the campaign than on their own.
LEVIATHAN_OF_THE_CAMPAIGN = replace(basics.RAVENOUS_LEVIATHAN, life=7)
HIVE_OF_THE_CAMPAIGN = replace(basics.HUMMING_HIVE, life=7, tokens=shields(2))
SCATTER_OF_THE_CAMPAIGN = replace(
    basics.SCATTER, effect=(Unleash(2), As(ANY_PLAYER, Destroy(1, HAND)))
)

EVOLVING = (
    Evolving(basics.AMBUSH, 2, WAYLAY),
    Evolving(basics.CONDUCT, 2, DISRUPT),
    Evolving(basics.CREEPING_CURSE, 1, CALAMITOUS_BANE),
    Evolving(basics.DAZE, 2, PARALYZE),
    Evolving(basics.ENDLESS_CHASM, 1, UNFORESEEN_COLLAPSE),
    Evolving(basics.AETHER_EXTRACT, 1, AETHER_DROUGHT),
    Evolving(LEVIATHAN_OF_THE_CAMPAIGN, 3, SKYBOUND_LEVIATHAN),
    Evolving(basics.SPINE_THRESHER, 3, SPINE_REAPER),
    Evolving(basics.CAUSTIC_COCOON, 3, CAUSTIC_BROOD),
    Evolving(basics.SAP, 1, REAP),
    Evolving(basics.TREMOR, 1, CRUSHING_WAVE),
    Evolving(basics.DRAIN, 1, BLEED_DRY),
    Evolving(HIVE_OF_THE_CAMPAIGN, 3, HUMMING_DRONES),
    Evolving(basics.HUNTED, 1, CORNERED),
    Evolving(basics.TEMPTING_OFFER, 1, DARK_BOND),
    Evolving(basics.ANNIHILATE, 1, OBLITERATE),
    Evolving(basics.FACET_OGRE, 2, FACET_JUGGERNAUT),
    Evolving(basics.FLASH_OF_DECAY, 1, BLOOM_OF_DECAY),
    Evolving(basics.GATHERING_STORM, 0, UNBROKEN_STORM),
    Evolving(basics.MADDENING_SPECTRE, 2, MADDENING_EIDOLON),
    Evolving(SCATTER_OF_THE_CAMPAIGN, 0, PULVERIZE),
    Evolving(basics.SUFFOCATE, 1, STRANGLEHOLD),
)
PRINTINGS = tuple(printings(EVOLVING))
