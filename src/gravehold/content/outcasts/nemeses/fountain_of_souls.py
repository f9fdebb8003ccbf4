"""Fountain of Souls: souls that circle past Gravehold, and a lantern that burns them."""

from __future__ import annotations

from gravehold.kernel.definitions import (
    Attack,
    Board,
    Gem,
    Harder,
    Link,
    Minion,
    Nemesis,
    Power,
    Space,
    Token,
)
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    THAT_PLAYER,
    Action,
    AddToSpace,
    As,
    Both,
    ChooseCard,
    Count,
    Discard,
    Forbid,
    GainAether,
    GainNamed,
    GainTokens,
    GraveholdSuffers,
    If,
    LoseTokens,
    Most,
    MoveAlong,
    OnBoard,
    Or,
    Players,
    PutItOnPile,
    Suffer,
    TakeFromBoard,
    Tokens,
    Unleash,
    Whenever,
)

SOULFIRES = HAND.named("soulfire")
RETURN_A_SOULFIRE = ChooseCard(SOULFIRES, then=PutItOnPile())
EVERY_SOUL = MoveAlong("soul")
NO_LANTERN = Forbid("act", of="anybody", verb="lantern")

SOULFIRE = Gem(
    "soulfire",
    cost=3,
    copies=10,
    play=Or(
        (GainAether(1), GainTokens("lantern", on="game")),
        (GainAether(1), TakeFromBoard("soul")),
    ),
)

ENERGY_LEECH = Minion(
    "energy-leech",
    tier=1,
    number=13,
    life=6,
    standing=(Whenever("hurt", MoveAlong("soul", which="one")),),
    persistent=Suffer(1, ANY_PLAYER),
)
ARISE = Attack("arise", tier=1, number=14, effect=(Unleash(), EVERY_SOUL))
LOSS_OF_WILL = Power(
    "loss-of-will",
    tier=1,
    number=15,
    power=2,
    effect=As(ANY_PLAYER, (Discard(1, SOULFIRES), Suffer(2))),
)
MURKY_VOIDBORN = Minion(
    "murky-voidborn",
    tier=2,
    number=16,
    life=11,
    standing=(NO_LANTERN,),
    persistent=Suffer(2, ANY_PLAYER),
)
SPIRIT_DRAIN = Attack(
    "spirit-drain",
    tier=2,
    number=17,
    effect=Or((Unleash(), As(ANY_PLAYER, RETURN_A_SOULFIRE)), Suffer(4, ANY_PLAYER)),
)
SOUL_FRENZY = Power(
    "soul-frenzy",
    tier=2,
    number=18,
    power=3,
    standing=(Whenever("power-lost", MoveAlong("soul", which="one", many=2)),),
    effect=(
        Unleash(),
        As(Most(Count(SOULFIRES.of(THAT_PLAYER))), (Suffer(1), RETURN_A_SOULFIRE)),
    ),
)
STARRY_SMOGLING = Minion(
    "starry-smogling",
    tier=3,
    number=19,
    life=16,
    standing=(NO_LANTERN,),
    persistent=Suffer(2, ANY_PLAYER),
)
WHIRLPOOL = Attack(
    "whirlpool",
    tier=3,
    number=20,
    effect=Or(MoveAlong("soul", 2, which="fullest"), Suffer(5, ANY_PLAYER)),
)
RUSHING_TIDES = Power(
    "rushing-tides",
    tier=3,
    number=21,
    power=2,
    effect=(Unleash(2), MoveAlong("soul", 3, which="start")),
)

# Three spaces that lead to a ring of four; Gravehold lies beside the last of these.
SOUL_TRACK = Board(
    "soul",
    holds="tokens",
    spaces=(
        *(Space(name) for name in "ABCDEF"),
        Space("G", enter=GraveholdSuffers(1)),
    ),
    links=(*(Link(one, two) for one, two in zip("ABCDEF", "BCDEFG", strict=True)), Link("G", "D")),
    starts=("C", "C", "B", "A"),
)


def _setup(on: int) -> tuple[If | AddToSpace, ...]:
    a_soulfire = As(ANY_PLAYER, GainNamed("soulfire"))
    return (
        If(Players().at_least(3), a_soulfire),
        If(Players().at_least(4), a_soulfire),
        AddToSpace("soul", amount=2, on=on),
    )


FOUNTAIN_OF_SOULS = Nemesis(
    "fountain-of-souls",
    life=70,
    difficulty=8,
    boards=(SOUL_TRACK,),
    tokens=(Token(name="lantern", maximum=3),),
    supply=(SOULFIRE,),
    setup=_setup(on=0),
    unleash=AddToSpace("soul", amount=3),
    standing=(
        Whenever("nemesis-turn-start", EVERY_SOUL),
        Action(
            "lantern",
            (
                TakeFromBoard("soul", 5, up_to=True, spaces=2),
                LoseTokens("lantern", None, on="game"),
            ),
            only_if=Both(Tokens("lantern", on="game").at_least(3), OnBoard("soul").at_least(1)),
        ),
    ),
    harder=Harder(setup=_setup(on=1), unleash=AddToSpace("soul", amount=4, on=1)),
    cards=(
        ENERGY_LEECH,
        ARISE,
        LOSS_OF_WILL,
        MURKY_VOIDBORN,
        SPIRIT_DRAIN,
        SOUL_FRENZY,
        STARRY_SMOGLING,
        WHIRLPOOL,
        RUSHING_TIDES,
    ),
)
