"""Why something was refused: a code for programs; words are made where they are sent."""

from __future__ import annotations

from typing import Literal

from gravehold.kernel.errors import Told

Code = Literal[
    "unknown-token",
    "no-such-game",
    "not-allowed",
    "not-your-turn",
    "seat-taken",
    "table-full",
    "illegal-key",
    "bad-words",
    "stale",
    "game-over",
    "nothing-to-undo",
    "nothing-to-redo",
    "undo-off",
    "undo-revealed",
    "undo-ended",
    "undo-fight",
    "no-proposal",
    "too-many",
    "too-many-games",
    "too-many-sockets",
    "server-full",
    "restart",
    "too-big",
    "too-heavy",
    "busy",
    "bad-message",
    "bad-setup",
    "bad-chronicle",
    "unknown-language",
    "unknown-bot",
    "no-such-seq",
    "no-such-battle",
    "outdated",
    "origin",
    "host",
    "storage",
    "gone",
    "not-found",
    "internal",
]

STATUS: dict[Code, int] = {
    "unknown-token": 404,
    "no-such-game": 404,
    "not-found": 404,
    "gone": 410,
    "no-such-seq": 404,
    "no-such-battle": 404,
    "not-allowed": 403,
    "origin": 403,
    "host": 403,
    "not-your-turn": 409,
    "seat-taken": 409,
    "table-full": 409,
    "game-over": 409,
    "stale": 409,
    "outdated": 409,
    "too-many": 429,
    "too-many-games": 429,
    "too-many-sockets": 429,
    "too-big": 413,
    "server-full": 503,
    "restart": 503,
    "too-heavy": 422,
    "busy": 503,
    "internal": 500,
    "storage": 503,
}


class Refused(Exception):
    """A request that is turned down; nothing has changed."""

    def __init__(
        self, code: Code, detail: Told = "", legal: tuple[str, ...] = (), wait: float = 0.0
    ) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.legal = legal
        self.wait = wait  # seconds after which it would be granted, 0 where none would help

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)
