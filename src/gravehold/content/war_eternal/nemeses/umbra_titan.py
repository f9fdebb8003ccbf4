"""Umbra Titan: eight tokens between the players and the end."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Harder, Minion, Nemesis, Power, Token
from gravehold.kernel.nodes import (
    ALL_PREPPED,
    ANY_PLAYER,
    NEMESIS_TURN_CARDS,
    TOKENS,
    Cases,
    Destroy,
    Discard,
    GraveholdSuffers,
    If,
    LoseGame,
    MinionLife,
    NemesisLosesTokens,
    Or,
    ReturnMinion,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
)

CRYPTID = Minion(
    "cryptid",
    tier=1,
    life=6,
    persistent=Or(Discard(1, ALL_PREPPED, dearest=True), NemesisLosesTokens(1)),
)
GRUBBER = Minion(
    "grubber",
    tier=1,
    life=5,
    persistent=If(
        NEMESIS_TURN_CARDS.exactly(2), NemesisLosesTokens(1), otherwise=GraveholdSuffers(2)
    ),
)
SEISMIC_ROAR = Power(
    "seismic-roar",
    tier=1,
    power=3,
    to_discard=SpendAether(6, "discard"),
    effect=NemesisLosesTokens(2),
)
MAUL = Attack(
    "maul", tier=2, effect=Or(Destroy(2, ALL_PREPPED, dearest=True), NemesisLosesTokens(2))
)
TOMBFRIGHT = Minion(
    "tombfright",
    tier=2,
    life=8,
    persistent=If(TOKENS.at_least(5), NemesisLosesTokens(1), otherwise=GraveholdSuffers(3)),
)
VAULT_BEHEMOTH = Minion(
    "vault-behemoth",
    tier=2,
    life=9,
    persistent=(Suffer(2, ANY_PLAYER), If(MinionLife().at_most(8), NemesisLosesTokens(1))),
)
CRUMBLE = Attack("crumble", tier=3, effect=Or(NemesisLosesTokens(3), (Unleash(), ReturnMinion())))
DEMI_ANCIENT = Minion("demi-ancient", tier=3, life=18, persistent=NemesisLosesTokens(1))
YAWNING_BLACK = Power(
    "yawning-black",
    tier=3,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=Or(Suffer(6, ANY_PLAYER), NemesisLosesTokens(3)),
)

UMBRA_TITAN = Nemesis(
    "umbra-titan",
    life=70,
    difficulty=3,
    tokens=(Token(start=8),),
    unleash=Or(
        Cases(
            If(NEMESIS_TURN_CARDS.exactly(1), Suffer(2, ANY_PLAYER)),
            If(NEMESIS_TURN_CARDS.exactly(2), GraveholdSuffers(2)),
        ),
        NemesisLosesTokens(1),
    ),
    standing=(Whenever("tokens-changed", LoseGame(), only_if=TOKENS.at_most(0)),),
    harder=Harder(tokens=(Token(start=5),)),
    cards=(
        CRYPTID,
        GRUBBER,
        SEISMIC_ROAR,
        MAUL,
        TOMBFRIGHT,
        VAULT_BEHEMOTH,
        CRUMBLE,
        DEMI_ANCIENT,
        YAWNING_BLACK,
    ),
)
