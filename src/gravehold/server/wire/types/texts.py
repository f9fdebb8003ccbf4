"""Texts as a client gets them."""

from __future__ import annotations

import msgspec


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of a text; '' as keyword continues the one before."""

    keyword: str
    text: str
