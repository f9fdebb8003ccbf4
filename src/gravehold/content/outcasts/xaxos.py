"""Xaxos: Outcast, who can stand in the place of Gravehold, and his abilities."""

from __future__ import annotations

from gravehold.kernel.definitions import AbilityCard, Ally, Token, Zone
from gravehold.kernel.nodes import (
    ACTIVE_PLAYER,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND_OR_DISCARD,
    As,
    Deal,
    DealDivided,
    DealNemesis,
    Destroy,
    DifferentPlayers,
    DiscardFromPlay,
    Draw,
    GainAether,
    GainCard,
    GainCharge,
    GainLife,
    GainTokens,
    GraveholdGains,
    HaveCast,
    If,
    Instead,
    LoseTokens,
    N,
    OpenBreach,
    Or,
    PrepAny,
    Repeat,
    ResolveTop,
    ShuffleInTurnCard,
    Take,
    Tokens,
    Whenever,
)

CHARGES = Tokens("charge", on="game")

A_SPELL = GainCard(types=("spell",))
A_RELIC = GainCard(types=("relic",), to="deck")
A_GEM_INTO_HAND = GainCard(at_most=5, types=("gem",), to="hand", piles=False)

OBSIDIAN_BURST = AbilityCard("obsidian-burst", effect=Repeat(3, Deal(4)))
CLARIFYING_LIGHT = AbilityCard(
    "clarifying-light", effect=As(ANY_PLAYER, (OpenBreach(), GainCharge(2), GainLife(2)))
)
GLOWING_INSIGHT = AbilityCard("glowing-insight", effect=As(ANY_PLAYER, (Draw(4), PrepAny())))
CRYSTALLINE_SHIELD = AbilityCard(
    "crystalline-shield",
    effect=Or(GraveholdGains(8, beyond=True), GainLife(6, ANY_PLAYER, beyond=True)),
)
SHATTERED_REWIND = AbilityCard(
    "shattered-rewind",
    effect=Or(
        ShuffleInTurnCard(life=2),
        As(ANY_PLAYER, (Draw(2), Destroy(3, HAND_OR_DISCARD, up_to=True))),
    ),
)
IMBUED_AURA = AbilityCard(
    "imbued-aura",
    effect=Or(
        DifferentPlayers(2, Take(2, DISCARD_PILE, up_to=True)),
        As(ACTIVE_PLAYER, GainAether(10)),
    ),
)
INTERCEDING_FLARE = AbilityCard(
    "interceding-flare",
    effect=Or(DiscardFromPlay("power"), As(ANY_PLAYER, (A_SPELL, A_SPELL))),
)
TWISTING_FLAME = AbilityCard(
    "twisting-flame",
    effect=Or(HaveCast(3), DifferentPlayers(2, A_GEM_INTO_HAND)),
)
FORTIFYING_BLAZE = AbilityCard(
    "fortifying-blaze",
    effect=Or(
        DiscardFromPlay("minion"),
        As(ANY_PLAYER, (A_RELIC, A_RELIC)),
    ),
)
FLICKERING_SPIRIT = AbilityCard(
    "flickering-spirit", effect=Or(DealDivided(10, minions=True), DealNemesis(15))
)

ABILITIES = (
    OBSIDIAN_BURST,
    CLARIFYING_LIGHT,
    GLOWING_INSIGHT,
    CRYSTALLINE_SHIELD,
    SHATTERED_REWIND,
    IMBUED_AURA,
    INTERCEDING_FLARE,
    TWISTING_FLAME,
    FORTIFYING_BLAZE,
    FLICKERING_SPIRIT,
)

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
