"""What an instance of damage comes from, as bits of `ctx.via`; none of them: the nemesis."""

from __future__ import annotations

SPELL, CARD, ABILITY, AETHER, ALLY, TURN_START = 1, 2, 4, 8, 16, 32
BITS = {
    "spell": SPELL,
    "card": CARD,
    "ability": ABILITY,
    "aether": AETHER,
    "ally": ALLY,
    "nemesis-turn-start": TURN_START,
}
