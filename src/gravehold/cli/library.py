"""The library of the command line: what its games are made of."""

from __future__ import annotations

from gravehold.content.library import LIBRARY, Library


def library() -> Library:
    """Our own boxes."""
    return LIBRARY
