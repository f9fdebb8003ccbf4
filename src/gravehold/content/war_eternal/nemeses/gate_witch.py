"""Gate Witch: gathers tokens to take an extra turn with them."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Harder, Minion, Nemesis, Power, Token
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    NEMESIS_TURN_CARDS,
    THEIR_CHARGES,
    TOKENS,
    Both,
    DiscardTurnCard,
    EachTurnCardSuffers,
    ExtraDraw,
    GraveholdSuffers,
    If,
    KeepOneTurnCard,
    Most,
    NemesisCardRevealed,
    NemesisGainsTokens,
    NemesisLosesTokens,
    PutUnderNemesisDeck,
    RepeatUntil,
    RevealTurnCard,
    ShuffleInNemesisTurnCard,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
)

DEEP_ABOMINATION = Minion("deep-abomination", tier=1, life=6, persistent=EachTurnCardSuffers(1))
HASTEN = Attack(
    "hasten", tier=1, effect=(Suffer(TOKENS, ANY_PLAYER), Unleash(), PutUnderNemesisDeck())
)
TEMPORAL_NIMBUS = Power(
    "temporal-nimbus",
    tier=1,
    power=3,
    to_discard=SpendAether(6, "discard"),
    effect=(Unleash(), ExtraDraw(1)),
)
NETHER_SPIRAL = Power(
    "nether-spiral",
    tier=2,
    power=3,
    to_discard=SpendAether(7, "discard"),
    effect=KeepOneTurnCard(),
)
PARADOX_BEAST = Minion("paradox-beast", tier=2, life=8, persistent=GraveholdSuffers(TOKENS))
PORTAL_WRETCH = Minion(
    "portal-wretch",
    tier=2,
    life=8,
    standing=(Whenever("discarded", ShuffleInNemesisTurnCard()),),
    persistent=Suffer(2, Most(THEIR_CHARGES)),
)
DISTORT = Attack(
    "distort",
    tier=3,
    effect=(
        Unleash(),
        RevealTurnCard(If(NemesisCardRevealed(), GraveholdSuffers(5), otherwise=DiscardTurnCard())),
        PutUnderNemesisDeck(),
    ),
)
INFINITE_ENMITY = Power(
    "infinite-enmity",
    tier=3,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=(RepeatUntil(TOKENS.at_least(6), Unleash()), PutUnderNemesisDeck()),
)
RIFT_SCOURGE = Minion(
    "rift-scourge",
    tier=3,
    life=13,
    standing=(Whenever("discarded", PutUnderNemesisDeck()),),
    persistent=Suffer(4, ANY_PLAYER),
)

MAY_ACCELERATE_TIME = Both(TOKENS.at_least(5), NEMESIS_TURN_CARDS.exactly(1))

GATE_WITCH = Nemesis(
    "gate-witch",
    life=70,
    difficulty=7,
    tokens=(Token(start=1),),
    unleash=NemesisGainsTokens(1),
    standing=(
        Whenever(
            "nemesis-turn-end",
            (ShuffleInNemesisTurnCard(), NemesisLosesTokens(4)),
            only_if=MAY_ACCELERATE_TIME,
        ),
    ),
    harder=Harder(
        standing=(
            Whenever(
                "nemesis-turn-end",
                (ShuffleInNemesisTurnCard(), NemesisLosesTokens(3)),
                only_if=MAY_ACCELERATE_TIME,
            ),
        ),
    ),
    cards=(
        DEEP_ABOMINATION,
        HASTEN,
        TEMPORAL_NIMBUS,
        NETHER_SPIRAL,
        PARADOX_BEAST,
        PORTAL_WRETCH,
        DISTORT,
        INFINITE_ENMITY,
        RIFT_SCOURGE,
    ),
)
