"""Xaxos: Outcast, who can stand in the place of Gravehold, and his abilities."""

from __future__ import annotations

from gravehold.kernel.definitions import AbilityCard, Ally, Token, Zone
from gravehold.kernel.nodes import (
    Deal,
    GainTokens,
    If,
    Instead,
    LoseTokens,
    N,
    Repeat,
    ResolveTop,
    Tokens,
    Whenever,
)

CHARGES = Tokens("charge", on="game")

OBSIDIAN_BURST = AbilityCard("obsidian-burst", effect=Repeat(3, Deal(4)))

ABILITIES = (OBSIDIAN_BURST,)

XAXOS = Ally(
    "xaxos",
    standing=(
        Instead("gain-charge", GainTokens("charge", N, on="game"), may=True),
        Whenever(
            "tokens-gained",
            If(
                CHARGES.at_least(8),
                (
                    LoseTokens("charge", None, on="game"),
                    ResolveTop("abilities", refill=True),
                ),
            ),
            only_if=CHARGES.at_least(8),
            after="card",
            token="charge",
        ),
    ),
    tokens=(Token(name="charge", maximum=8),),
    zones=(
        Zone("abilities", order="hidden", cards=ABILITIES, discard="abilities-discard"),
        Zone("abilities-discard"),
    ),
)
