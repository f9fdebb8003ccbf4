"""The pages that take long to make: one at a time, beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import ParamSpec

from gravehold.content.box import Library
from gravehold.kernel.once import Once
from gravehold.words.language import LANGUAGES

from ..wire.catalogue import catalogue
from ..wire.page import Page
from ..wire.rulebook import rules_text

P = ParamSpec("P")


class PageMaker:
    """Makes the catalogue and the rules in each language before somebody asks, if it can."""

    def __init__(self, first: str) -> None:
        self._languages = sorted(LANGUAGES, key=lambda lang: lang != first)
        self._turn = asyncio.Lock()  # two at once would share one core, and both be late

    async def warm(self, library: Library) -> None:
        """Whoever asks for another language meanwhile comes next."""
        for lang in self._languages:
            await self.page(catalogue, lang, library)
            await self.page(rules_text, lang)

    async def page(self, make: Once[P, Page], *args: P.args, **named: P.kwargs) -> Page:
        """As it was made, or will have been, for everybody who waits for it."""
        found = make.made(*args, **named)
        if found is None:
            async with self._turn:
                found = await _aside(lambda: make(*args, **named))
        return found


async def _aside(make: Callable[[], Page]) -> Page:
    """In a thread of its own: those of the pool are for tables, and would keep us from stopping."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Page] = loop.create_future()

    def tell(tell_it: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(lambda: None if done.done() else tell_it())

    def run() -> None:
        try:
            found = make()
        except Exception as error:
            failed = error
            tell(lambda: done.set_exception(failed))
        else:
            tell(lambda: done.set_result(found))

    Thread(target=run, name="page", daemon=True).start()
    return await done
