"""A saved game as it lies in a file."""

from __future__ import annotations

import msgspec

NO_ORIGIN = msgspec.Raw(b"null")


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a save; the snapshot is a shortcut, the answers are the truth.

    It holds the definitions the game is made of, so that it goes on with them whatever becomes
    of the boxes they came from.
    """

    format: str
    version: int
    setup: msgspec.Raw
    seed: int
    answers: list[str]
    fingerprint: str
    seal: str  # of the snapshots: one that was changed or damaged is not trusted
    state: msgspec.Raw
    origin: msgspec.Raw = NO_ORIGIN  # no union: a raw part takes whatever is there
    truth: str = ""  # the seal of the rest: without it there is no game to go on with
