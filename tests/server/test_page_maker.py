"""The catalogue and the rules are made once, packed once, and keep nobody else waiting."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from gravehold.kernel.once import Once, once
from gravehold.server.rooms.page_maker import PageMaker
from gravehold.server.wire.page import Page
from gravehold.server.wire.types.texts import Paragraph
from tests.server.harness import PATIENCE, Server


class Slow:
    """A page that is not done before somebody says so."""

    def __init__(self) -> None:
        self.may_end: dict[str, Event] = {}
        self.begun: list[str] = []
        self.page: Once[[str], Page] = once(self._make)

    def _make(self, lang: str) -> Page:
        self.begun.append(lang)
        assert self.may_end.setdefault(lang, Event()).wait(PATIENCE)
        return Page.of(Paragraph("", lang))


def test_all_who_ask_meanwhile_wait_for_the_same_page() -> None:
    async def ask() -> list[Page]:
        maker, slow = PageMaker("en"), Slow()
        first = [asyncio.create_task(maker.page(slow.page, "de")) for _ in range(20)]
        while not slow.begun:
            await asyncio.sleep(0)
        first[0].cancel()  # who hangs up does not stop it for the others
        slow.may_end.setdefault("de", Event()).set()
        found = await asyncio.gather(*first[1:])
        assert slow.begun == ["de"]
        return found

    found = asyncio.run(ask())
    assert all(page is found[0] for page in found)


def test_a_page_that_is_there_waits_for_no_other() -> None:
    async def ask() -> None:
        maker, slow = PageMaker("en"), Slow()
        slow.may_end = {"en": Event(), "pl": Event()}
        slow.may_end["en"].set()
        there = await maker.page(slow.page, "en")
        other = asyncio.create_task(maker.page(slow.page, "pl"))
        while "pl" not in slow.begun:
            await asyncio.sleep(0)
        assert await maker.page(slow.page, "en") is there
        assert not other.done()
        slow.may_end["pl"].set()
        await other

    asyncio.run(ask())


def test_a_page_that_cannot_be_made_is_told_and_tried_again() -> None:
    tries: list[str] = []

    @once
    def broken(lang: str) -> Page:
        tries.append(lang)
        raise LookupError(lang)

    async def ask() -> None:
        maker = PageMaker("en")
        for _ in range(2):
            with pytest.raises(LookupError):
                await maker.page(broken, "en")

    asyncio.run(ask())
    assert len(tries) == 2


@pytest.mark.parametrize("path", ["/api/catalogue?lang=de", "/api/rules?lang=pl"])
def test_pages_are_sent_packed_to_whoever_can_read_that(server: Server, path: str) -> None:
    packed = server.http.get(path)
    plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) * 2 < int(plain.headers["content-length"])
    assert packed.content == plain.content
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    again = server.http.get(path, headers={"If-None-Match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = server.http.get(path, headers={"If-None-Match": 'W/"another"'})
    assert other.status_code == 200
