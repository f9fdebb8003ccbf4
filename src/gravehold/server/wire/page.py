"""A page that browsers keep: as it is sent, and a mark that tells whether it has changed."""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple, Self

import msgspec


class Page(NamedTuple):
    """JSON, made and packed once for all who ask."""

    data: bytes
    zipped: bytes
    etag: str

    @classmethod
    def of(cls, what: msgspec.Struct) -> Self:
        data = msgspec.json.encode(what)
        etag = f'W/"{hashlib.sha256(data).hexdigest()[:20]}"'  # one for both ways to send it
        return cls(data, gzip.compress(data, mtime=0), etag)
