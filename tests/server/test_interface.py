"""The contract with the client: schema, catalogue, health, the page."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import GraveholdError
from gravehold.rules import load_glossary, load_rules
from gravehold.server.app import make_app
from gravehold.server.edge.openapi import openapi_of
from gravehold.server.errors import STATUS, Code, Refused
from gravehold.server.settings import Settings, database_url, read
from gravehold.server.wire.catalogue import catalogue
from gravehold.server.wire.types.catalogue import (
    AllyInfo,
    CardInfo,
    Catalogue,
    MageInfo,
    NemesisInfo,
)
from gravehold.server.wire.types.http import Problem
from gravehold.server.wire.types.rules import RulesText
from gravehold.server.words import wording
from tests.server.harness import Message, Server


def test_the_schema_names_every_message() -> None:
    schema = openapi_of(make_app(Settings()))
    parts = schema["components"]["schemas"]
    for name in ("Welcome", "Update", "Resync", "Here", "Error", "Closed", "Answer", "Table"):
        assert name in parts
    assert set(parts["Update"]["required"]) >= {"type", "seq", "table", "decision", "log"}
    assert "/api/games/{token}/at/{seq}" in schema["paths"]
    references = str(schema).split("#/components/schemas/")[1:]
    assert {text.partition("'")[0] for text in references} <= set(parts)


def test_the_schema_names_every_refusal(server: Server) -> None:
    """Wrong links, wrong rights, wrong bodies, wrong pages: documented, and of one form."""
    paths = openapi_of(make_app(Settings()))["paths"]
    token, nothing = server.new()["spectator"], "AAAA"
    evil = {"Origin": "http://evil.example"}
    tries: list[tuple[int, str, str, Message]] = [
        (400, "get", "/api/rules?lang=xx", {}),
        (400, "post", "/api/games", {"json": {"nemesis": "moon", "mages": []}}),
        (400, "post", "/api/import", {"json": {"chronicle": "", "more": 1}}),
        (400, "patch", f"/api/games/{token}", {"json": {"seat": "p1"}}),
        (403, "patch", f"/api/games/{token}", {"json": {"name": "ours"}}),
        (403, "delete", f"/api/games/{token}", {}),
        (403, "post", "/api/games", {"json": {}, "headers": evil}),
        (403, "post", f"/api/games/{token}/fork", {"json": {"seq": 0}}),
        (403, "get", f"/api/games/{token}/chronicle", {}),
        (404, "get", f"/api/games/{nothing}", {}),
        (404, "get", f"/api/games/{token}/at/9", {}),
        (404, "get", f"/api/games/{nothing}/log", {}),
        (413, "post", "/api/import", {"json": {"chronicle": "x" * 1_000_001}}),
    ]
    for status, method, url, options in tries:
        answer = server.http.request(method, url, **options)
        assert answer.status_code == status, (url, answer.text)
        path = url.partition("?")[0].replace(token, "{token}").replace(nothing, "{token}")
        operation = paths[path.replace("/at/9", "/at/{seq}")][method]
        content = operation["responses"][str(status)]["content"]["application/json"]
        assert content["schema"]["$ref"].endswith("/Problem")
        msgspec.convert(answer.json(), Problem, strict=True)


def test_the_kept_contract_is_that_of_the_server() -> None:
    """The client's types are made of it."""
    kept = (Path(__file__).parents[2] / "web" / "openapi.json").read_bytes()
    now = msgspec.json.encode(openapi_of(make_app(Settings())))
    assert msgspec.json.decode(kept) == msgspec.json.decode(now), "python -m tools.webfixture"


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_catalogue_tells_all_there_is(lang: str) -> None:
    found = msgspec.json.decode(catalogue(lang, LIBRARY)[0], type=Catalogue)
    assert {card.id for card in found.cards} == set(LIBRARY.cards)
    assert {mage.id for mage in found.mages} == set(LIBRARY.mages)
    assert all(card.name for card in found.cards)
    silent = {"beacon-guardian", "beacon-protective"}  # they do nothing but stand there
    assert {card.id for card in found.cards if not card.text} == silent
    assert all(nemesis.text for nemesis in found.nemeses)


def test_the_catalogue_knows_tokens_from_cards() -> None:
    """A glyph has an effect as a relic has, but neither the mark of one nor a cost."""
    found = msgspec.json.decode(catalogue("en", LIBRARY).data, type=Catalogue)
    cards = {card.id: card for card in found.cards}
    assert (cards["glyph-life"].kind, cards["glyph-life"].cost) == ("token", None)
    assert (cards["glyph-carver"].kind, cards["glyph-carver"].cost) == ("gem", 0)


def test_the_catalogue_tells_what_of_a_mat_is_in_force() -> None:
    """Not how it is set up, and the harder rule in the place of the usual one."""
    found = msgspec.json.decode(catalogue("en", LIBRARY).data, type=Catalogue)
    mats = {nemesis.id: nemesis for nemesis in found.nemeses}
    titan, magus = mats["umbra-titan"], mats["magus-of-cloaks"]
    assert [part.keyword for part in titan.rules if part.keyword] == ["Unleash:"]
    assert titan.harder == titan.rules
    assert any("fewer than 2" in part.text for part in magus.rules)
    assert any("fewer than 3" in part.text for part in magus.harder)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_catalogue_explains_what_it_names(lang: str) -> None:
    """Every word and ruling that a card, mage, nemesis or ally names, once, and no other."""
    found = msgspec.json.decode(catalogue(lang, LIBRARY)[0], type=Catalogue)
    things: list[CardInfo | MageInfo | NemesisInfo | AllyInfo]
    things = [*found.cards, *found.mages, *found.nemeses, *found.allies]
    terms, rulings = load_glossary(lang).terms, load_rules(lang)
    assert {t for thing in things for t in thing.terms} == {t.id for t in found.terms}
    assert {r for thing in things for r in thing.rulings} == {r.id for r in found.rulings}
    assert all((t.name, t.text) == (terms[t.id].term, terms[t.id].text) for t in found.terms)
    assert all(r.text == rulings[r.id].text for r in found.rulings)
    titan = next(nemesis for nemesis in found.nemeses if nemesis.id == "umbra-titan")
    assert "R21" in titan.rulings


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_rules_are_told_whole(server: Server, lang: str) -> None:
    found = msgspec.convert(server.get(f"/api/rules?lang={lang}"), RulesText)
    book, words = load_rules(lang), load_glossary(lang)
    assert [(r.id, r.text) for r in found.rules] == [(e.id, e.text) for e in book.entries.values()]
    assert [word.name for word in found.words] == [term.term for term in words.terms.values()]
    assert all(topic.name for topic in found.topics)
    assert {rule.topic for rule in found.rules} == {topic.id for topic in found.topics}
    ids = {rule.id for rule in found.rules}
    named = [see for rule in found.rules for see in rule.see]
    named += [see for word in found.words for see in word.see]
    assert set(named) <= ids
    assert any(rule.example for rule in found.rules)


@pytest.mark.parametrize("what", ["catalogue", "rules"])
def test_what_does_not_change_is_sent_once(server: Server, what: str) -> None:
    first = server.http.get(f"/api/{what}?lang=de")
    again = server.http.get(
        f"/api/{what}?lang=de", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_health(server: Server) -> None:
    assert server.get("/api/health")["status"] == "ok"


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_every_refusal_has_words(lang: str) -> None:
    codes = Code.__args__  # type: ignore[attr-defined]
    assert set(STATUS) <= set(codes)
    assert len({wording.message(Refused(code, "what"), lang) for code in codes}) == len(codes)


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    found = read({"GRAVEHOLD_PORT": "9000", "GRAVEHOLD_RATE": "2.5"}, host="::1", port=None)
    assert (found.port, found.rate, found.host) == (9000, 2.5, "::1")
    with pytest.raises(GraveholdError, match="GRAVEHOLD_PORT"):
        read({"GRAVEHOLD_PORT": "many"})
    for name, value, wanted in (
        ("HEARTBEAT", "0", "float > 0"),
        ("PORT", "65536", "int >= 0, <= 65535"),
        ("LOG_LEVEL", "loud", "debug | info | warning | error"),
    ):
        with pytest.raises(GraveholdError, match=re.escape(f"GRAVEHOLD_{name} should be {wanted}")):
            read({f"GRAVEHOLD_{name}": value})
    for name, value, told in (
        (
            "EXPIRE_DAY",
            "3",
            "no setting GRAVEHOLD_EXPIRE_DAY; did you mean 'GRAVEHOLD_EXPIRE_DAYS'?",
        ),
        ("XQZ", "3", "no setting GRAVEHOLD_XQZ$"),
        ("PROXY", "127.0.0.1,notanip", "GRAVEHOLD_PROXY names addresses .*'notanip'"),
        ("STATIC", "/nonexist", "GRAVEHOLD_STATIC names a folder; .*'/nonexist'"),
        ("ORIGINS", "play.example", "GRAVEHOLD_ORIGINS names pages .*'play.example'"),
        ("ORIGINS", "https://play.example/table", "GRAVEHOLD_ORIGINS"),
        ("ORIGINS", "https://play.example:many", "GRAVEHOLD_ORIGINS"),
    ):
        with pytest.raises(GraveholdError, match=told):
            read({f"GRAVEHOLD_{name}": value})
    read({"GRAVEHOLD_HOME": "here", "GRAVEHOLD_LANG": "pl", "GRAVEHOLD_PAUSE": "0", "PATH": "/"})
    read({"GRAVEHOLD_PROXY": "*", "GRAVEHOLD_ORIGINS": "https://a.example:8443/, http://[::1]"})
    read({"GRAVEHOLD_PROXY": "127.0.0.1, 10.0.0.0/8,::1", "GRAVEHOLD_STATIC": str(tmp_path)})
    with pytest.raises(GraveholdError, match="mysql"):
        database_url(Settings(database="mysql://x"))
    assert database_url(Settings(database="postgres://x/y")) == "postgresql+psycopg://x/y"
    assert database_url(Settings(database="a.db")) == "sqlite+aiosqlite:///a.db"
