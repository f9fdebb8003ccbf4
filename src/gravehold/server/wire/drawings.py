"""Where the drawings of packs are, and a mark that tells whether one has changed."""

from __future__ import annotations

import hashlib

FOLDER = "/api/drawings"


def mark(drawing: str) -> str:
    return hashlib.sha256(drawing.encode()).hexdigest()[:12]


def address(id_: str, drawing: str) -> str:
    return f"{FOLDER}/{id_}.svg?{mark(drawing)}"
