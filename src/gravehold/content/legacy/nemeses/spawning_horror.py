"""Spawning Horror: a chamber that cannot be killed and breeds pods until seven are there."""

from __future__ import annotations

from gravehold.kernel.definitions import (
    Attack,
    Harder,
    Minion,
    Nemesis,
    Power,
    SideDeck,
    Token,
    Zone,
)
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    THAT_PLAYER,
    Alter,
    As,
    BringIntoPlay,
    Discard,
    DrawMinion,
    Fewest,
    GraveholdSuffers,
    If,
    InPlay,
    ItGainsLife,
    ItLosesLife,
    LoseGame,
    MinionLife,
    Minions,
    OpenBreaches,
    Or,
    Players,
    Repeat,
    RepeatUntil,
    ResolvePersistent,
    SetItsLife,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
    WithMinion,
)

THE_CHAMBER = Minions("breeding-chamber", "only")
PODS, LARGEST_POD = Minions("pod"), Minions("pod", "highest-life")
NO_POD = InPlay("pod").exactly(0)
A_POD = DrawMinion("pod")


def _chamber_gains(life: int) -> WithMinion:
    return WithMinion(THE_CHAMBER, ItGainsLife(life))


def _largest_pod_acts(times: int) -> WithMinion:
    return WithMinion(LARGEST_POD, Repeat(times, ResolvePersistent()), asked_as="minion")


AMPLIFY_ENERGY = Power(
    "spawning-amplify-energy",
    tier=1,
    number=14,
    power=3,
    to_discard=SpendAether(6, "discard"),
    effect=Or(_largest_pod_acts(3), _chamber_gains(5)),
)
UNEARTH = Attack(
    "spawning-unearth",
    tier=1,
    number=15,
    effect=If(NO_POD, _chamber_gains(5), otherwise=GraveholdSuffers(4)),
)
CONSTRUCT = Attack(
    "spawning-construct",
    tier=1,
    number=16,
    effect=DrawMinion("pod", then=SetItsLife(2)),
)
ACCELERATED_BREEDING = Power(
    "spawning-accelerated-breeding",
    tier=2,
    number=17,
    power=2,
    to_discard=Discard(2, HAND.gems.costing(at_least=3)),
    effect=Or(_largest_pod_acts(4), (_chamber_gains(5), Suffer(2, ANY_PLAYER))),
)
EXTERMINATING_BLADE = Power(
    "spawning-exterminating-blade",
    tier=2,
    number=79,
    power=3,
    to_discard=SpendAether(7, "discard"),
    effect=Suffer(5, LOWEST_LIFE),
)
RETRIBUTION = Attack(
    "spawning-retribution",
    tier=2,
    number=19,
    effect=If(NO_POD, _chamber_gains(8), otherwise=Suffer(4, ANY_PLAYER)),
)
SUMMON = Attack(
    "spawning-summon",
    tier=3,
    number=20,
    effect=Or(A_POD, GraveholdSuffers(6)),
)
ORGANIC_FORGE = Power(
    "spawning-organic-forge",
    tier=3,
    number=21,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=Repeat(2, A_POD),
)
NEST_DEFENDER = Minion(
    "spawning-nest-defender",
    tier=3,
    number=22,
    life=11,
    standing=(Alter("hit", of=PODS, most=0),),
    persistent=Unleash(2),
)

BREEDING_CHAMBER = Minion(
    "breeding-chamber",
    tier=0,
    number=6,
    life=4,
    least=1,
    boundless=True,
    deck="aside",
)


def _shields(n: int) -> tuple[Token, ...]:
    return (Token(name="shield", start=n),)


CRYSTALLINE_POD = Minion(
    "pod-crystalline",
    number=7,
    life=7,
    subtype="pod",
    deck="pod",
    persistent=As(ANY_PLAYER, Discard(1, HAND)),
)
ELECTRIC_POD = Minion(
    "pod-electric",
    number=78,
    life=6,
    subtype="pod",
    deck="pod",
    persistent=GraveholdSuffers(2),
)
FROZEN_POD = Minion(
    "pod-frozen",
    number=9,
    life=4,
    subtype="pod",
    deck="pod",
    tokens=_shields(1),
    persistent=Suffer(1, LOWEST_LIFE),
)
VOLCANIC_POD = Minion(
    "pod-volcanic",
    number=10,
    life=5,
    subtype="pod",
    deck="pod",
    tokens=_shields(2),
    persistent=GraveholdSuffers(1),
)
MARROW_POD = Minion(
    "pod-marrow",
    number=11,
    life=5,
    subtype="pod",
    deck="pod",
    persistent=_chamber_gains(2),
)
SPIKED_POD = Minion(
    "pod-spiked",
    number=12,
    life=4,
    subtype="pod",
    deck="pod",
    tokens=_shields(2),
    persistent=Suffer(2, ANY_PLAYER),
)
ACIDIC_POD = Minion(
    "pod-acidic",
    number=13,
    life=6,
    subtype="pod",
    deck="pod",
    persistent=Suffer(2, Fewest(OpenBreaches(THAT_PLAYER))),
)

POD_DECK = (
    CRYSTALLINE_POD,
    ELECTRIC_POD,
    FROZEN_POD,
    VOLCANIC_POD,
    MARROW_POD,
    SPIKED_POD,
    ACIDIC_POD,
)

SPAWNING_HORROR = Nemesis(
    "spawning-horror",
    life=50,
    difficulty=3,
    zones=(Zone("aside", cards=(BREEDING_CHAMBER,)),),
    decks=(SideDeck("pod", POD_DECK, refill=True),),
    setup=BringIntoPlay("breeding-chamber", then=If(Players().exactly(4), SetItsLife(1))),
    unleash=_chamber_gains(3),
    standing=(
        Whenever(
            "nemesis-turn-end",
            WithMinion(
                THE_CHAMBER,
                RepeatUntil(MinionLife("it").at_most(10), (A_POD, ItLosesLife(10))),
            ),
        ),
        Whenever("enter-play", LoseGame(), of=PODS, only_if=InPlay("pod").at_least(7)),
    ),
    harder=Harder(unleash=_chamber_gains(5)),
    cards=(
        AMPLIFY_ENERGY,
        UNEARTH,
        CONSTRUCT,
        ACCELERATED_BREEDING,
        EXTERMINATING_BLADE,
        RETRIBUTION,
        SUMMON,
        ORGANIC_FORGE,
        NEST_DEFENDER,
    ),
)
