"""Each link gives its right and no other, and nobody finds one in the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gravehold.notation.settings import Settings as GameSettings
from gravehold.server.access.links import new_links, right_of, spectators_link
from gravehold.server.errors import Refused
from gravehold.server.storage.rows import OWNER, GameRow, Right, SeatRow
from gravehold.server.storage.store import Store

GAME = GameSettings(nemesis="gate-witch", mages=("garu", "gex"), seed=1)


def test_links_give_what_they_were_made_for(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite3"
    links = new_links("g", 2)

    async def ask() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        try:
            seats = [SeatRow(n, "human", False) for n in range(2)]
            await store.create(GameRow("g", "", GAME, "free", "", "", 0.0), links.rights, seats)
            assert await right_of(store, links.owner) == Right("g", "owner", OWNER)
            assert await right_of(store, links.spectator) == Right("g", "spectator", OWNER)
            for seat, token in enumerate(links.seats):
                assert await right_of(store, token) == Right("g", "seat", seat)
                watching = await spectators_link(store, token)
                assert await right_of(store, watching) == Right("g", "spectator", OWNER)
            with pytest.raises(Refused, match="unknown-token"):
                await right_of(store, links.owner[:-1])
            for stored in links.rights:
                with pytest.raises(Refused, match="unknown-token"):
                    await right_of(store, stored)
        finally:
            await store.close()

    asyncio.run(ask())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert all(stored.encode() in kept for stored in links.rights)
    tokens = (links.owner, *links.seats, links.spectator)
    assert len(set(tokens)) == 4
    assert not any(token.encode() in kept for token in tokens)
