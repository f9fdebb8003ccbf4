"""The packs of a server: read when it starts, and again whenever somebody changes one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from gravehold.kernel.errors import BadFile, GraveholdError, phrase

from ..json_log import logger
from ..settings import listed

if TYPE_CHECKING:
    from gravehold.content.box import Library
    from gravehold.packs.reading import Pack

    from .hub import Hub

EVERY = 1.0  # seconds between two looks


class WatchedPacks:
    """A library and the packs in some folders, commas between; a pack must be right at first."""

    def __init__(self, folders: str, base: Library) -> None:
        self.folders = tuple(Path(part).expanduser() for part in listed(folders))
        self.base = base
        for folder in self.folders:
            if not folder.is_dir():
                raise BadFile("error-in", file=str(folder), why=phrase("pack-no-header"))
        self.seen = self._stamps()
        self.library = _taken(self._read())

    async def watch(self, hub: Hub) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.look(hub)

    async def look(self, hub: Hub) -> None:
        """New games have what the folders hold now; if that is wrong, what they held before."""
        now = await asyncio.to_thread(self._stamps)
        if now == self.seen:
            return
        self.seen = now
        try:
            read = await asyncio.to_thread(self._read)
        except (GraveholdError, OSError) as error:
            logger.warning("packs", why=str(error)[:2000])
            return
        hub.library = self.library = _taken(read)
        logger.info("packs", boxes=len(self.library.boxes))
        hub.later(hub.pages.warm(self.library))

    def _read(self) -> tuple[Library, list[Pack]]:
        # Reading YAML is of use only to servers that have packs.
        from gravehold.packs.shelf import packs_in, with_packs  # noqa: PLC0415

        found = [pack for folder in self.folders for pack in packs_in(folder)]
        library, packs = with_packs(found, self.base)
        for link in (link for pack in packs for link in pack.skipped):
            logger.warning("packs", why=str(link))
        return library, packs

    def _stamps(self) -> tuple[object, ...]:
        from gravehold.packs.shelf import stamp  # noqa: PLC0415

        return tuple(stamp(folder) for folder in self.folders)


def _taken(read: tuple[Library, list[Pack]]) -> Library:
    """Its names are ours from now on; not in a thread, lest a text is made of old and new ones."""
    from gravehold.packs.shelf import bring_names  # noqa: PLC0415

    library, packs = read
    bring_names(packs)
    return library
