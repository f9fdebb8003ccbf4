"""A server with packs: they are boxes of its catalogue, and games with them need no pack."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile
from gravehold.notation import chronicle
from gravehold.packs import example
from gravehold.packs.exporting import write_files
from gravehold.packs.shelf import forget
from gravehold.server.app import make_app
from gravehold.server.rooms.page_maker import PageMaker
from gravehold.server.rooms.watched_packs import WatchedPacks
from gravehold.server.settings import Settings, read
from gravehold.server.wire.catalogue import catalogue
from gravehold.words import names
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name

GAME = {
    "nemesis": "kiln-mother",
    "mages": ["orsa", "garu"],
    "packs": ["war-eternal", "ember-court"],
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packs with one in it."""
    monkeypatch.setattr(names, "_BROUGHT", {})
    write_files(tmp_path / "packs" / "ember", example.files())
    yield tmp_path / "packs"
    monkeypatch.undo()
    forget()


def served(tmp_path: Path, packs: str) -> TestClient[Any]:
    settings = Settings(database=str(tmp_path / "table.sqlite3"), packs=packs, bot_pause=0.0)
    app = make_app(settings)
    return TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False)


def test_a_pack_is_offered_played_and_left_behind(tmp_path: Path, folder: Path) -> None:
    with served(tmp_path, str(folder)) as client:
        told = client.get("/api/catalogue?lang=pl").json()
        assert told["packs"]["ember-court"] == "Dwór Żaru"
        mage = next(each for each in told["mages"] if each["id"] == "orsa")
        assert (mage["box"], mage["title"]) == ("ember-court", "Strażniczka Żaru")
        assert told["piles"]["ember-court"][0] == "ashglass"
        glass = next(card for card in told["cards"] if card["id"] == "ashglass")
        assert glass["gist"].startswith("+")
        links = client.post("/api/games", json=GAME).json()
        text = client.get(f"/api/games/{links['owner']}/chronicle").json()["chronicle"]
        setup = chronicle.read(text).setup  # by somebody who has our boxes alone
        assert setup.nemesis.id == "kiln-mother"
        again = client.post("/api/import", json={"chronicle": text})
        assert again.status_code == 201, again.text
    with served(tmp_path, "") as client:  # without the pack the game is there as it was
        info = client.get(f"/api/games/{links['owner']}")
        assert info.status_code == 200, info.text
        again = client.get(f"/api/games/{links['owner']}/chronicle")
        assert again.json()["chronicle"] == text
        assert client.post("/api/games", json=GAME).status_code == 400


def test_changes_are_noticed_and_mistakes_change_nothing(folder: Path) -> None:
    shelf = WatchedPacks(str(folder), LIBRARY)
    later: list[Coroutine[Any, Any, None]] = []
    hub: Any = SimpleNamespace(library=shelf.library, pages=PageMaker("pl"), later=later.append)
    file = folder / "ember" / "names.yaml"
    whole = file.read_text("utf-8")
    file.write_text(whole.replace("Ashglass", "Glass of Ash"), "utf-8")
    asyncio.run(shelf.look(hub))
    assert name("ashglass") == "Glass of Ash"
    asyncio.run(later.pop())  # beside everything else, before anybody asks
    pages = {lang: catalogue.made(lang, hub.library) for lang in LANGUAGES}
    assert None not in pages.values()
    assert pages["en"] is not None
    assert b"Glass of Ash" in pages["en"].data
    before = hub.library
    asyncio.run(shelf.look(hub))
    assert hub.library is before
    file.write_text("names: nothing\n", "utf-8")
    asyncio.run(shelf.look(hub))
    assert hub.library is before
    assert later == []


def test_links_out_of_a_pack_are_not_followed(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "secret.txt").write_text("db_password: hunter2\n", "utf-8")
    (folder / "ember" / "x.yaml").symlink_to(tmp_path / "secret.txt")
    with caplog.at_level("WARNING", logger="gravehold.server"):
        assert "ember-court" in WatchedPacks(str(folder), LIBRARY).library.supply
    assert "x.yaml: this link leads out of the folder and is not read" in caplog.text
    assert "db_password" not in caplog.text


def test_a_folder_that_is_not_there_is_told_at_once(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(BadFile, match="nowhere"):
        make_app(Settings(packs=str(tmp_path / "nowhere")))
    (folder / "ember" / "supply.yaml").write_text("suply: []\n", "utf-8")
    with pytest.raises(BadFile, match=r"supply\.yaml:1:1: unknown word 'suply'"):
        make_app(read({"GRAVEHOLD_PACKS": str(folder)}))


DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><circle r="9"/></svg>'


def test_what_a_pack_has_drawn_is_sent_as_a_picture_alone(tmp_path: Path, folder: Path) -> None:
    (folder / "ember" / "art").mkdir()
    (folder / "ember" / "art" / "orsa.svg").write_text(DRAWN, "utf-8")
    with served(tmp_path, str(folder)) as client:
        address = client.get("/api/catalogue").json()["drawings"]["orsa"]
        sent = client.get(address)
        assert (sent.status_code, sent.text) == (200, DRAWN)
        assert sent.headers["content-type"] == "image/svg+xml; charset=utf-8"
        assert sent.headers["content-security-policy"] == "default-src 'none'; sandbox"
        assert sent.headers["x-content-type-options"] == "nosniff"
        again = client.get(address, headers={"If-None-Match": sent.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for other in ("garu.svg", "orsa", "orsa.svg.svg", "..%2forsa.svg", "x" * 200 + ".svg"):
            assert client.get(f"/api/drawings/{other}").status_code in (400, 404), other


def test_a_drawing_is_read_anew_when_it_changes(folder: Path) -> None:
    art = folder / "ember" / "art"
    art.mkdir()
    (art / "orsa.svg").write_text(DRAWN, "utf-8")
    shelf = WatchedPacks(str(folder), LIBRARY)
    later: list[Coroutine[Any, Any, None]] = []
    hub: Any = SimpleNamespace(library=shelf.library, pages=PageMaker("pl"), later=later.append)
    (art / "orsa.svg").write_text(DRAWN.replace('r="9"', 'r="19"'), "utf-8")
    asyncio.run(shelf.look(hub))
    assert 'r="19"' in hub.library.drawings["orsa"]
    (art / "orsa.svg").write_text(DRAWN.replace("circle", "script"), "utf-8")
    asyncio.run(shelf.look(hub))
    assert 'r="19"' in hub.library.drawings["orsa"]  # a mistake changes nothing
    for task in later:
        task.close()
