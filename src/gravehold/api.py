"""The game with our own content at hand: what `from gravehold import Game` gives."""

from __future__ import annotations

from typing import Self

from gravehold.content.library import setup_from_ids
from gravehold.kernel.game import Game as KernelGame
from gravehold.kernel.game import SetupMaker


class Game(KernelGame):
    """A game; saves of it are read with the content of this package unless told otherwise."""

    __slots__ = ()

    @classmethod
    def from_json(cls, text: str | bytes, make_setup: SetupMaker = setup_from_ids) -> Self:
        """A saved game (see `to_json`)."""
        return super().from_json(text, make_setup)

    def __str__(self) -> str:
        from gravehold.words.plain import table  # noqa: PLC0415  (only for those who print)

        return table(self)


__all__ = ["Game"]
