"""Ten more basic nemesis cards, given away with Legacy: a pack of their own, in no campaign."""

from __future__ import annotations

from gravehold.content.box import Box
from gravehold.kernel.definitions import Attack, Minion, Power
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    NEMESIS_TIER,
    REVEALED,
    THAT_PLAYER,
    As,
    Destroy,
    Discard,
    Fewest,
    GainCharge,
    GraveholdSuffers,
    If,
    OpenBreaches,
    Or,
    RevealDeck,
    SpendAether,
    Suffer,
    Unleash,
)

# Tier 1

MENACE = Attack("menace", tier=1, number=1, effect=Discard(4, ALL_HANDS))
GLYPH_ENIGMA = Minion(
    "glyph-enigma",
    tier=1,
    number=5,
    life=7,
    persistent=If(NEMESIS_TIER.at_least(2), GraveholdSuffers(3), otherwise=GraveholdSuffers(1)),
)
DECIMATE = Attack(
    "decimate",
    tier=1,
    number=12,
    effect=Or((Unleash(2), GainCharge(2, ANY_PLAYER)), GraveholdSuffers(4)),
)
SPIRIT_CAGE = Power(
    "spirit-cage",
    tier=1,
    number=13,
    power=3,
    to_discard=Discard(1, HAND.costing(at_least=5)),
    effect=(Unleash(2), As(ANY_PLAYER, Discard(1, HAND.spells))),
)

# Tier 2

GRAVITY_SPLINTER = Power(
    "gravity-splinter",
    tier=2,
    number=2,
    power=2,
    to_discard=SpendAether(7, "discard"),
    effect=(Unleash(2), Suffer(3, Fewest(OpenBreaches(THAT_PLAYER)))),
)
BANEFUL_CRUX = Power(
    "baneful-crux",
    tier=2,
    number=14,
    power=2,
    to_discard=Discard(2, HAND.costing(at_least=4)),
    effect=(Unleash(2), GraveholdSuffers(3)),
)
NEGATE = Attack(
    "negate",
    tier=2,
    number=15,
    effect=Or(
        (Unleash(2), As(ANY_PLAYER, Destroy(1, HAND, dearest=True))),
        (Unleash(2), GraveholdSuffers(3)),
    ),
)

# Tier 3

WORLD_PURGE = Power(
    "world-purge",
    tier=3,
    number=3,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=Or(Unleash(3), GraveholdSuffers(7)),
)
GALLOWSKULK = Minion("gallowskulk", tier=3, number=16, life=10, persistent=Suffer(3, LOWEST_LIFE))
UNMAKE = Attack(
    "unmake",
    tier=3,
    number=17,
    effect=(Unleash(2), As(ANY_PLAYER, (RevealDeck(3, Destroy(3, REVEALED)), Suffer(3)))),
)

PROMOS = Box(
    id="legacy-promos",
    basics=(
        MENACE,
        GLYPH_ENIGMA,
        DECIMATE,
        SPIRIT_CAGE,
        GRAVITY_SPLINTER,
        BANEFUL_CRUX,
        NEGATE,
        WORLD_PURGE,
        GALLOWSKULK,
        UNMAKE,
    ),
    printed=True,
)
