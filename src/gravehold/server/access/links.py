"""Links are keys: how they are made, what is stored of them, and which right each one gives."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import NamedTuple

from ..storage.rows import OWNER, Right
from ..storage.store import Store


async def right_of(store: Store, token: str) -> Right:
    """What a link gives; refused if there is no such link."""
    return await store.right(hashed(token))


def hashed(token: str) -> str:
    """What the database holds of a link: who steals that opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


class NewLinks(NamedTuple):
    """Those of a new game; they are told once and cannot be told again."""

    game: str
    owner: str
    seats: list[str]
    spectator: str

    @property
    def rights(self) -> dict[str, Right]:
        """What each of them gives, by its hash."""
        given = {
            self.owner: Right(self.game, "owner", OWNER),
            self.spectator: Right(self.game, "spectator", OWNER),
            **{token: Right(self.game, "seat", n) for n, token in enumerate(self.seats)},
        }
        return {hashed(token): right for token, right in given.items()}


def new_links(game: str, players: int) -> NewLinks:
    return NewLinks(game, _new_token(), [_new_token() for _ in range(players)], _new_token())


def _new_token() -> str:
    """128 random bits, for an address."""
    return secrets.token_urlsafe(16)


async def spectators_link(store: Store, token: str) -> str:
    """A link for others that gives no more than to watch.

    The database holds hashes, so the one made with the game cannot be told again.
    """
    right = await right_of(store, token)
    if right.role == "spectator":
        return token
    spectator = _spectators_token(token)
    await store.allow(hashed(spectator), Right(right.game, "spectator", OWNER))
    return spectator


def _spectators_token(token: str) -> str:
    """Always the same one for a link, which cannot be told from it."""
    digest = hashlib.sha256(f"spectator of {token}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()
