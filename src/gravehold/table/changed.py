"""What basic nemesis cards have become since they were dealt; a card stays the same one."""

from __future__ import annotations

from gravehold.kernel.deal import layout_of
from gravehold.kernel.game import Game


def basics_changed(game: Game) -> dict[str, str]:
    """The basic nemesis cards of a set-up that are another card by now: was, and is."""
    codex, now = game.codex, game.state.kind
    layout = layout_of(codex)
    return {
        codex.ids[layout.kind[card]]: codex.ids[now[card]]
        for tier in layout.basics
        for card in tier
        if now[card] != layout.kind[card]
    }
