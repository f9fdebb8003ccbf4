"""Haze Fiend: for every two tokens a Crystal cracks for good, and dear cards become cheap."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Minion, Nemesis, Power, Token
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    BY_A_PLAYER,
    DESTROYED,
    DISCARD_PILE,
    EVERYONE,
    HAND,
    HAND_OR_DISCARD,
    THAT_PLAYER,
    TOKENS,
    AnotherPlayer,
    As,
    Both,
    Cards,
    Count,
    Dearest,
    Degrade,
    Destroy,
    Discard,
    Flaw,
    GraveholdSuffers,
    If,
    Most,
    N,
    NemesisGainsTokens,
    NemesisLosesTokens,
    NemesisTokens,
    PutAllOnDeck,
    RepeatUntil,
    Suffer,
    Unleash,
    Whenever,
    With,
)

CRYSTAL, FLAWED = "crystal", "flawed-crystal"
CRYSTALS = HAND_OR_DISCARD.named(CRYSTAL)
DEAR = HAND.costing(at_least=2)
DISCARDED_FREE = DISCARD_PILE.costing(at_most=0)


def _flaw(cards: Cards) -> Flaw:
    return Flaw(cards, into=FLAWED)


ONE_IS_THERE = Count(CRYSTALS.of(EVERYONE)).at_least(1)

SMOG_BEAST = Minion(
    "haze-smog-beast",
    tier=1,
    number=2,
    life=7,
    persistent=(GraveholdSuffers(1), As(ANY_PLAYER, Discard(1, HAND.gems))),
)
DEBILITATING_IMPACT = Power(
    "haze-debilitating-impact",
    tier=1,
    number=3,
    power=3,
    effect=(
        GraveholdSuffers(3),
        As(Most(Dearest(HAND.spells.of(THAT_PLAYER))), Degrade(HAND.spells, dearest=True)),
    ),
)
FRACTURE = Attack(
    "haze-fracture",
    tier=1,
    number=4,
    effect=(
        GraveholdSuffers(2),
        As(Most(Count(HAND.named(CRYSTAL, FLAWED).of(THAT_PLAYER))), _flaw(CRYSTALS)),
    ),
)
SMOKE_GUARDIAN = Minion(
    "haze-smoke-guardian",
    tier=2,
    number=81,
    life=11,
    persistent=(As(ANY_PLAYER, Degrade()), GraveholdSuffers(1)),
)
RUNE_PRISONER = Minion(
    "haze-rune-prisoner",
    tier=2,
    number=6,
    life=7,
    standing=(Whenever("hurt", As(THAT_PLAYER, Degrade()), only_if=BY_A_PLAYER),),
    persistent=GraveholdSuffers(3),
)
POISON = Attack(
    "haze-poison",
    tier=2,
    number=7,
    effect=If(
        Both(NemesisTokens("flaw").at_least(1), ONE_IS_THERE),
        With(
            ANY_PLAYER,
            (As(THAT_PLAYER, _flaw(CRYSTALS)), As(AnotherPlayer(), (Degrade(), Suffer(2)))),
        ),
        otherwise=As(ANY_PLAYER, (Degrade(), Suffer(2))),
    ),
)
TOXIC_BREATH = Minion(
    "haze-toxic-breath",
    tier=3,
    number=8,
    life=15,
    persistent=(
        GraveholdSuffers(2),
        As(Most(Dearest(HAND.of(THAT_PLAYER))), Destroy(1, HAND, dearest=True)),
    ),
)
DISINTEGRATE = Attack(
    "haze-disintegrate",
    tier=3,
    number=9,
    effect=(
        Unleash(),
        GraveholdSuffers(3),
        As(Most(Count(DEAR.of(THAT_PLAYER))), Degrade(DEAR, every=True)),
    ),
)
AETHER_CHANNEL = Power(
    "haze-aether-channel",
    tier=3,
    number=10,
    power=1,
    effect=As(
        Most(Count(DISCARD_PILE.of(THAT_PLAYER))),
        PutAllOnDeck(DISCARDED_FREE, then=GraveholdSuffers(N)),
    ),
)

# Where there is no Crystal to flaw, or no sticker, any player is hurt all the same (L16, L17).
FRACTURES = If(
    ONE_IS_THERE,
    As(ANY_PLAYER, (_flaw(CRYSTALS), Suffer(2))),
    otherwise=As(ANY_PLAYER, (_flaw(DESTROYED.named(CRYSTAL)), Suffer(2))),
)

HAZE_FIEND = Nemesis(
    "haze-fiend",
    life=75,
    difficulty=5,
    tokens=(Token(), Token(name="flaw", each=3)),
    unleash=NemesisGainsTokens(1),
    standing=(
        Whenever(
            "nemesis-turn-end",
            RepeatUntil(TOKENS.at_most(1), (FRACTURES, NemesisLosesTokens(2))),
        ),
    ),
    cards=(
        SMOG_BEAST,
        DEBILITATING_IMPACT,
        FRACTURE,
        SMOKE_GUARDIAN,
        RUNE_PRISONER,
        POISON,
        TOXIC_BREATH,
        DISINTEGRATE,
        AETHER_CHANNEL,
    ),
)
