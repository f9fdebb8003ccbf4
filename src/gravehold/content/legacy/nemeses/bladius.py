"""Bladius: strikes whoever has opened the fewest breaches, and must never lack a card to draw."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Harder, Minion, Nemesis, Power, Token
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_PLAYER,
    HAND,
    PREPPED,
    THAT_PLAYER,
    As,
    Dearest,
    Destroy,
    Discard,
    Fewest,
    GraveholdSuffers,
    Instead,
    LoseGame,
    Most,
    NemesisGainsTokens,
    OpenBreaches,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
)

VILE_IMPALER = Minion("bladius-vile-impaler", tier=1, number=43, life=5, persistent=Unleash())
PARRY = Attack(
    "bladius-parry",
    tier=1,
    number=38,
    effect=(GraveholdSuffers(2), As(ANY_PLAYER, Discard(1, PREPPED))),
)
LUNGE = Attack(
    "bladius-lunge",
    tier=1,
    number=37,
    effect=(GraveholdSuffers(4), As(ANY_PLAYER, Discard(1, HAND))),
)
RIPOSTE = Attack("bladius-riposte", tier=2, number=35, effect=(Unleash(), Discard(3, ALL_HANDS)))
VORACIOUS_CORRODERS = Minion(
    "bladius-voracious-corroders", tier=2, number=77, life=9, persistent=GraveholdSuffers(2)
)
HATE_HOUND = Minion("bladius-hate-hound", tier=2, number=31, life=7, persistent=GraveholdSuffers(3))
FLECHE = Power(
    "bladius-fleche",
    tier=3,
    number=30,
    power=2,
    effect=(
        Unleash(2),
        As(Most(Dearest(PREPPED.of(THAT_PLAYER))), Discard(1, PREPPED, dearest=True)),
    ),
)
FLYING_GUILLOTINE = Power(
    "bladius-flying-guillotine",
    tier=3,
    number=29,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=GraveholdSuffers(6),
)
IRON_CHARGER = Minion(
    "bladius-iron-charger",
    tier=3,
    number=28,
    life=13,
    persistent=As(ANY_PLAYER, (Destroy(1, PREPPED), Discard(1, HAND))),
)

BLADIUS = Nemesis(
    "bladius",
    life=40,
    difficulty=1,
    tokens=(Token(name="turns"),),  # finished: a chapter's rules may wait for one of them
    unleash=Suffer(2, Fewest(OpenBreaches(THAT_PLAYER))),
    standing=(
        Instead("empty-draw", LoseGame()),
        Whenever("nemesis-turn-end", NemesisGainsTokens(token="turns")),
    ),
    harder=Harder(life=90),
    cards=(
        VILE_IMPALER,
        PARRY,
        LUNGE,
        RIPOSTE,
        VORACIOUS_CORRODERS,
        HATE_HOUND,
        FLECHE,
        FLYING_GUILLOTINE,
        IRON_CHARGER,
    ),
)
