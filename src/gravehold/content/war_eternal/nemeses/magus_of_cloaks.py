"""Magus of Cloaks: every token takes one off each hit, and every hit takes one token."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Harder, Minion, Nemesis, Power, Token
from gravehold.kernel.nodes import (
    ALL_PREPPED,
    ANY_PLAYER,
    OWNER,
    PREPPED,
    THEIR_CHARGES,
    TOKENS,
    Alter,
    As,
    Count,
    Destroy,
    Discard,
    DiscardThis,
    GraveholdSuffers,
    HalfUp,
    If,
    LoseCharges,
    LoseGame,
    Most,
    NemesisGainsTokens,
    NemesisLosesTokens,
    Or,
    Suffer,
    Unleash,
    Whenever,
)

DUSK_SPAWN = Minion(
    "dusk-spawn",
    tier=1,
    life=5,
    standing=(Whenever("hurt", NemesisGainsTokens(1)),),
    persistent=As(ANY_PLAYER, Or(LoseCharges(1), Suffer(2))),
)
RISING_DARK = Power(
    "rising-dark",
    tier=1,
    power=3,
    standing=(Whenever("hurt", DiscardThis(), of="nemesis"),),
    effect=(
        Unleash(),
        Suffer(3, ANY_PLAYER),
        As(ANY_PLAYER, Destroy(1, PREPPED.costing(at_most=0))),
    ),
)
TWILIGHT_EMPIRE = Power(
    "twilight-empire",
    tier=1,
    power=3,
    effect=(GraveholdSuffers(TOKENS), NemesisGainsTokens(1)),
)
ASHEN_HARUSPEX = Minion(
    "ashen-haruspex",
    tier=2,
    life=5,
    standing=(Alter("hit", less=2),),
    persistent=Suffer(HalfUp(TOKENS), ANY_PLAYER),
)
BLACK_SOLSTICE = Power(
    "black-solstice",
    tier=2,
    power=2,
    standing=(Whenever("hurt", DiscardThis(), of="nemesis"),),
    effect=(Unleash(2), As(ANY_PLAYER, (Suffer(3), Discard(1, PREPPED)))),
)
ENSHROUD = Attack(
    "enshroud",
    tier=2,
    effect=(NemesisGainsTokens(4), Destroy(2, ALL_PREPPED.costing(at_most=0))),
)
ECLIPSE = Attack(
    "eclipse",
    tier=3,
    effect=(
        NemesisGainsTokens(5),
        If(
            Count(ALL_PREPPED).at_least(1),
            Destroy(1, ALL_PREPPED, dearest=True, then=Suffer(2, OWNER)),
            otherwise=Suffer(2, ANY_PLAYER),
        ),
    ),
)
SHADOWS_REACH = Power(
    "shadows-reach", tier=3, power=9, immediately=NemesisGainsTokens(4), effect=LoseGame()
)
VEIL_DAUGHTER = Minion(
    "veil-daughter",
    tier=3,
    life=11,
    standing=(Alter("hit", less=TOKENS),),
    persistent=Suffer(4, Most(THEIR_CHARGES)),
)

MAGUS_OF_CLOAKS = Nemesis(
    "magus-of-cloaks",
    life=35,
    difficulty=7,
    tokens=(Token(start=4, minimum=2, maximum=8),),
    unleash=Or(NemesisGainsTokens(2), GraveholdSuffers(2)),
    standing=(
        Alter("hit", of="nemesis", less=TOKENS),
        Whenever("hit", NemesisLosesTokens(1), of="nemesis"),
    ),
    harder=Harder(tokens=(Token(start=4, minimum=3, maximum=9),)),
    cards=(
        DUSK_SPAWN,
        RISING_DARK,
        TWILIGHT_EMPIRE,
        ASHEN_HARUSPEX,
        BLACK_SOLSTICE,
        ENSHROUD,
        ECLIPSE,
        SHADOWS_REACH,
        VEIL_DAUGHTER,
    ),
)
