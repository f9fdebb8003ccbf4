"""The 25 basic nemesis cards of War Eternal."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Minion, Power
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ALL_PREPPED,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    LOWEST_LIFE,
    NEMESIS_TURN_CARDS,
    PREPPED,
    REVEALED,
    THAT_PLAYER,
    THEIR_CHARGES,
    THEIR_PREPPED,
    TURN_CARD_PLAYER,
    Alter,
    As,
    Destroy,
    DestroyWithBreach,
    Discard,
    GraveholdSuffers,
    Highest,
    If,
    LoseCharges,
    May,
    MinionLife,
    Most,
    NemesisCardRevealed,
    OpenBreaches,
    Or,
    RepeatLastAttack,
    RevealDeck,
    RevealTurnCard,
    ShuffleDiscardIntoDeck,
    SpendAether,
    Suffer,
    Take,
    ThisSuffers,
    Times,
    Unleash,
    With,
)

# Tier 1

AFFLICT = Attack(
    "afflict",
    tier=1,
    effect=(Unleash(), As(ANY_PLAYER, (Suffer(3), May(Take(1, DISCARD_PILE))))),
)
ENCROACH = Attack(
    "encroach",
    tier=1,
    effect=(
        Unleash(),
        RevealTurnCard(
            If(NemesisCardRevealed(), GraveholdSuffers(3), otherwise=Suffer(2, TURN_CARD_PLAYER))
        ),
    ),
)
NIX = Attack(
    "nix",
    tier=1,
    effect=(Unleash(), As(ANY_PLAYER, (Suffer(1), Discard(1, HAND, dearest=True)))),
)
THRASH = Attack("thrash", tier=1, effect=(Unleash(), Discard(2, ALL_HANDS)))
CATACOMB_DRONE = Minion(
    "catacomb-drone", tier=1, life=5, persistent=(Unleash(), GraveholdSuffers(1))
)
HOWLING_SPINNERS = Minion("howling-spinners", tier=1, life=5, persistent=Suffer(2, ANY_PLAYER))
HEART_OF_NOTHING = Power(
    "heart-of-nothing",
    tier=1,
    power=2,
    to_discard=Discard(4, HAND),
    effect=Or(Unleash(2), Suffer(4, ANY_PLAYER)),
)
NIGHT_UNENDING = Power(
    "night-unending", tier=1, power=3, effect=GraveholdSuffers(Times(2, Highest(THEIR_PREPPED)))
)
PLANAR_COLLISION = Power(
    "planar-collision", tier=1, power=2, to_discard=Discard(2, PREPPED), effect=Unleash(2)
)

# Tier 2

MUTILATE = Attack(
    "mutilate", tier=2, effect=(Unleash(), Discard(2, ALL_PREPPED), Suffer(2, ANY_PLAYER))
)
SMITE = Attack("smite", tier=2, effect=(Unleash(2), GraveholdSuffers(2)))
MAGE_ENDER = Minion(
    "mage-ender", tier=2, life=9, persistent=Suffer(2, Most(OpenBreaches(THAT_PLAYER)))
)
MANGLEROOT = Minion("mangleroot", tier=2, life=12, persistent=(GraveholdSuffers(3), ThisSuffers(2)))
NULL_SCION = Minion("null-scion", tier=2, life=11, persistent=Unleash())
APHOTIC_SUN = Power(
    "aphotic-sun",
    tier=2,
    power=2,
    to_discard=SpendAether(7, "discard"),
    effect=(Unleash(), As(Most(THEIR_CHARGES), (Suffer(3), LoseCharges()))),
)
CHAOS_FLAIL = Power(
    "chaos-flail",
    tier=2,
    power=2,
    to_discard=SpendAether(7, "discard"),
    effect=(
        Unleash(2),
        As(
            ANY_PLAYER,
            (ShuffleDiscardIntoDeck(), RevealDeck(2, Destroy(1, REVEALED, dearest=True))),
        ),
    ),
)
MORBID_GYRE = Power(
    "morbid-gyre",
    tier=2,
    power=1,
    to_discard=SpendAether(7, "discard"),
    effect=(Unleash(2), Discard(3, ALL_HANDS)),
)

# Tier 3

BANISH = Attack(
    "banish",
    tier=3,
    effect=(Unleash(2), With(Most(THEIR_PREPPED), Suffer(THEIR_PREPPED, THAT_PLAYER))),
)
ENGULF = Attack("engulf", tier=3, effect=RepeatLastAttack())
QUELL = Attack("quell", tier=3, effect=Or(GraveholdSuffers(7), Unleash(3)))
THROTTLE = Attack(
    "throttle",
    tier=3,
    number=9,  # in Outcasts, which has it too
    effect=(Unleash(2), As(ANY_PLAYER, Destroy(3, HAND, dearest=True))),
)
MONSTROSITY_OF_OMENS = Minion(
    "monstrosity-of-omens",
    tier=3,
    life=5,
    standing=(Alter("hit", most=1),),
    persistent=GraveholdSuffers(MinionLife()),
)
APOCALYPSE_RITUAL = Power(
    "apocalypse-ritual",
    tier=3,
    number=3,  # in Outcasts, which has it too
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=GraveholdSuffers(Times(5, NEMESIS_TURN_CARDS)),
)
CATACLYSMIC_FATE = Power(
    "cataclysmic-fate",
    tier=3,
    power=1,
    to_discard=DestroyWithBreach(PREPPED.costing(at_least=5)),
    effect=Suffer(4, LOWEST_LIFE),
)
WITHERING_BEAM = Power(
    "withering-beam",
    tier=3,
    power=2,
    effect=(Unleash(2), Destroy(2, ALL_PREPPED, dearest=True)),
)

BASICS = (
    AFFLICT,
    ENCROACH,
    NIX,
    THRASH,
    CATACOMB_DRONE,
    HOWLING_SPINNERS,
    HEART_OF_NOTHING,
    NIGHT_UNENDING,
    PLANAR_COLLISION,
    MUTILATE,
    SMITE,
    MAGE_ENDER,
    MANGLEROOT,
    NULL_SCION,
    APHOTIC_SUN,
    CHAOS_FLAIL,
    MORBID_GYRE,
    BANISH,
    ENGULF,
    QUELL,
    THROTTLE,
    MONSTROSITY_OF_OMENS,
    APOCALYPSE_RITUAL,
    CATACLYSMIC_FATE,
    WITHERING_BEAM,
)
