"""The codex of a set-up: equal ones share it."""

from __future__ import annotations

from typing import Any

from .codex import Codex
from .once import PerContent
from .setup import Setup


class SharedCodex(Codex):
    """One that is let go when nobody has it: a compiled class alone has no weak references."""

    __slots__ = ("__weakref__",)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deep copies: what it was made of."""
        return _made_of, (self.setup,)


codex_for = PerContent(SharedCodex, most=128)


def _made_of(setup: Setup) -> Codex:
    return codex_for(setup)
