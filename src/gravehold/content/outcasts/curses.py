"""The curse deck of Outcasts: ten cards of four kinds."""

from __future__ import annotations

from gravehold.kernel.definitions import Curse, Gem, PlayerCard, Relic, Spell
from gravehold.kernel.nodes import (
    HAND,
    PREPPED,
    Deal,
    DestroyThis,
    Discard,
    DiscardThis,
    Draw,
    GainAether,
    GainCharge,
    IfDone,
    LoseCharges,
    Or,
    PutThisOnDeck,
    SpendAether,
    Suffer,
    Whenever,
)

CURSED_SHARD = Gem(
    "cursed-shard",
    play=Or((GainAether(1), PutThisOnDeck()), (SpendAether(2), DestroyThis())),
)
CURSED_BOLT = Spell(
    "cursed-bolt",
    cast=Or((Deal(1), PutThisOnDeck()), (Deal(1), IfDone(Discard(2, HAND), DestroyThis()))),
)
CURSED_MANACLES = Relic(
    "cursed-manacles",
    play=Or((GainCharge(), Suffer(1)), (Discard(2, PREPPED), DestroyThis())),
)
CURSE_OF_ROT = Curse(
    "curse-of-rot",
    standing=(
        Whenever(
            "enter-hand",
            Or(DiscardThis(), IfDone(LoseCharges(3), (DestroyThis(), Draw(1)))),
            of="this",
        ),
    ),
)

CURSES: tuple[PlayerCard, ...] = (
    *(CURSED_SHARD,) * 4,
    *(CURSED_BOLT,) * 3,
    *(CURSED_MANACLES,) * 2,
    CURSE_OF_ROT,
)
