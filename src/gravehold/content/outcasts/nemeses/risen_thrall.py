"""Risen Thrall: a deck of thralls, half of them illusions that only show when turned over."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Harder, Minion, Nemesis, Power, SideDeck
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    THAT_PLAYER,
    Action,
    Alter,
    As,
    DealtBy,
    Discard,
    DiscardIt,
    DrawMinion,
    GainNamed,
    GraveholdSuffers,
    If,
    InPlay,
    IsFace,
    Minions,
    Repeat,
    ShuffleZone,
    SpendAether,
    Suffer,
    TurnOneOver,
    TurnOver,
    Unleash,
    Whenever,
)

THRALLS = Minions("thrall")
SOLDIERS, INFANTRY = InPlay("soldier-of-rot"), InPlay("shambling-infantry")
AN_ILLUSION_GOES = If(IsFace("illusion"), DiscardIt())
AT_TURN_START = DealtBy(("nemesis-turn-start",))

IMBUE = Attack("imbue", tier=1, number=15, effect=DrawMinion("thrall", more=2))
VAMPIRIC_THRALL = Attack(
    "vampiric-thrall",
    tier=1,
    number=16,
    effect=(Unleash(2), TurnOneOver(THRALLS, then=AN_ILLUSION_GOES)),
)
ENGULFING_HORDES = Power(
    "engulfing-hordes",
    tier=1,
    number=17,
    power=2,
    standing=(
        Alter("gravehold-suffers", more=1, only_if=AT_TURN_START),
        Alter("suffer", of="anybody", more=1, only_if=AT_TURN_START),
    ),
    effect=As(ANY_PLAYER, (Discard(1, HAND), GainNamed("cursed-shard"))),
)
TWISTING_DECEIT = Attack(
    "twisting-deceit",
    tier=2,
    number=18,
    effect=(ShuffleZone("thrall", back=True), Unleash(2)),
)
THRALL_HYBRID = Minion(
    "thrall-hybrid",
    tier=2,
    number=19,
    life=11,
    subtype="thrall",
    counts_as=("soldier-of-rot", "shambling-infantry"),
)
SPIRALLING_ILLUSION = Power(
    "spiralling-illusion",
    tier=2,
    number=20,
    power=3,
    immediately=Unleash(),
    standing=(Alter("price", of="anybody", more=1, verb="flip"),),
    effect=As(ANY_PLAYER, Discard(3, HAND)),
)
UNDYING_FORCE = Attack(
    "undying-force",
    tier=3,
    number=21,
    effect=Repeat(2, DrawMinion("thrall", more=3)),
)
DISTORTION_SMOKE = Minion(
    "distortion-smoke",
    tier=3,
    number=22,
    life=13,
    standing=(Alter("hit", of=THRALLS, most=0),),
    persistent=Unleash(2),
)
CUTTING_IMAGE = Power(
    "cutting-image",
    tier=3,
    number=23,
    power=2,
    standing=(Whenever("turn-over", Suffer(2, THAT_PLAYER), of="anybody"),),
    effect=Unleash(3),
)

# The thrall deck: three of the six of each kind are illusions (R57).

SHAMBLING_INFANTRY = Minion(
    "shambling-infantry",
    tier=0,
    life=4,
    subtype="thrall",
    deck="thrall",
    faces=("illusion", ""),
    origin="ours",
)
SOLDIER_OF_ROT = Minion(
    "soldier-of-rot",
    tier=0,
    life=4,
    subtype="thrall",
    deck="thrall",
    faces=("illusion", ""),
    origin="ours",
)

THRALL_DECK = (SHAMBLING_INFANTRY,) * 6 + (SOLDIER_OF_ROT,) * 6


def _by_number(soldiers: tuple[int, int, int], infantry: tuple[int, int, int]) -> Whenever:
    """What thralls do as the nemesis turn starts: for one or two, three, four or more of a kind."""
    one, three, four = soldiers
    first, third, fourth = infantry
    return Whenever(
        "nemesis-turn-start",
        (
            If(
                SOLDIERS.at_least(4),
                GraveholdSuffers(four),
                otherwise=If(
                    SOLDIERS.exactly(3),
                    GraveholdSuffers(three),
                    otherwise=If(SOLDIERS.at_least(1), GraveholdSuffers(one)),
                ),
            ),
            If(
                INFANTRY.at_least(4),
                Suffer(fourth, ANY_PLAYER),
                otherwise=If(
                    INFANTRY.exactly(3),
                    Suffer(third, ANY_PLAYER),
                    otherwise=If(INFANTRY.at_least(1), Suffer(first, ANY_PLAYER)),
                ),
            ),
        ),
    )


FLIP = Action(
    "flip",
    each=THRALLS,
    price=SpendAether(2),
    do=TurnOver(then=AN_ILLUSION_GOES),
)

RISEN_THRALL = Nemesis(
    "risen-thrall",
    life=50,
    difficulty=5,
    decks=(SideDeck("thrall", THRALL_DECK, refill=True),),
    unleash=DrawMinion("thrall", otherwise=GraveholdSuffers(4)),
    standing=(_by_number((1, 2, 4), (1, 2, 3)), FLIP),
    harder=Harder(
        standing=(
            _by_number((2, 3, 5), (2, 3, 4)),
            FLIP,
            Alter("enter-play", of=THRALLS, more=2),
        ),
    ),
    cards=(
        IMBUE,
        VAMPIRIC_THRALL,
        ENGULFING_HORDES,
        TWISTING_DECEIT,
        THRALL_HYBRID,
        SPIRALLING_ILLUSION,
        UNDYING_FORCE,
        DISTORTION_SMOKE,
        CUTTING_IMAGE,
    ),
)
