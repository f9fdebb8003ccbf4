"""What an instance of damage comes from, as bits of `ctx.via`; none of them: the nemesis."""

from __future__ import annotations

from typing import Final

SPELL: Final = 1
CARD: Final = 2
ABILITY: Final = 4
AETHER: Final = 8
ALLY: Final = 16
TURN_START: Final = 32
BITS: Final = {
    "spell": SPELL,
    "card": CARD,
    "ability": ABILITY,
    "aether": AETHER,
    "ally": ALLY,
    "nemesis-turn-start": TURN_START,
}
