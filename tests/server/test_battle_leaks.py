"""Nothing that is still locked is sent in a battle that is really played, and what is open is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import cycle

import pytest

from gravehold.content.library import LIBRARY
from gravehold.modes.campaign.known import known_to
from gravehold.players.policy import make_bot
from gravehold.rules import Rule, load_rules
from gravehold.rules.campaign import COMMON, TOPIC
from gravehold.server.storage.rows import Right
from gravehold.server.wire.campaign_catalogue import Book, opened
from gravehold.server.wire.types.messages import encode
from gravehold.table.changed import basics_changed
from gravehold.table.places import all_places
from gravehold.table.reading import table_of
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name
from tests.server.test_campaign_leaks import ID, Played, locked_ids, locked_words

EVOLVING = 3  # the first chapter in whose battles cards evolve often
WORD = re.compile(r"\w+")


class Secrets:
    """What may not be told, found by the first word of it, since texts are long and many."""

    def __init__(self, ids: set[str], words: Iterable[str]) -> None:
        self.ids = ids
        self.words = {word: WORD.findall(word)[0] for word in words}

    def told_in(self, text: str) -> set[str]:
        said = set(WORD.findall(text))
        found = {word for word, first in self.words.items() if first in said and word in text}
        return self.ids & set(ID.findall(text)) | {
            word for word in found if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)
        }

    def without(self, ids: set[str]) -> Secrets:
        called = {name(id_, lang) for id_ in ids for lang in LANGUAGES}
        return Secrets(self.ids - ids, self.words.keys() - called)


def at_battle(chapter: int) -> Played:
    """A campaign in a battle that has just begun, all before it won."""
    played = Played(2, 0)
    while (now := played.campaign).battle is None or now.state.chapter < chapter:
        if now.battle is None:
            played.step()
        else:
            played.settle(won=True)
    return played


def sent(played: Played, lang: str, since: int) -> Iterator[str]:
    """What a seat that reads some language is sent for the newest answer."""
    room = played.room
    yield encode(room.update(Right("g", "seat", 0), lang, since)).decode()
    for found in (room.played.catalogue(lang), room.played.rulebook(lang)):
        assert found is not None
        yield found[0].decode()


@pytest.mark.rule("legacy.sealed", "legacy.rules-unlock", "legacy.evolve-form")
def test_a_battle_tells_of_new_forms_only_when_they_come() -> None:
    played = at_battle(EVOLVING)
    secrets = Secrets(locked_ids(played.campaign), locked_words(played.campaign))
    bot, langs, came = make_bot("greedy"), cycle(LANGUAGES), set[str]()
    since, searched = dict.fromkeys(LANGUAGES, -1), set[str]()  # a reader for each
    while (battle := played.campaign.battle) is not None:
        forms = secrets.ids & {*basics_changed(battle).values()}
        came, secrets = came | forms, secrets.without(forms) if forms else secrets
        lang = next(langs)
        for text in set(sent(played, lang, since[lang])) - searched:
            assert secrets.told_in(text) == set()
            searched.add(text)
        since[lang] = played.line.seq
        played.answer(bot.choose(battle.view(battle.asked.seats[0])).key)
    assert came
    for lang in LANGUAGES:
        texts = "".join(sent(played, lang, -1))
        assert secrets.told_in(texts) == set()
        assert all(name(form, lang) in texts for form in came)


@pytest.mark.rule("legacy.sealed", "legacy.breach-four", "legacy.no-charges-at-first")
@pytest.mark.parametrize(("chapter", "known"), [(1, False), (2, False), (3, True)])
def test_what_a_mat_has_no_place_for_cannot_be_pointed_at(chapter: int, known: bool) -> None:
    """So nobody is told why it cannot be used either."""
    played = at_battle(chapter)
    battle = played.campaign.battle
    assert battle is not None
    places = all_places(table_of(battle.view()))
    assert {"breach:p1.3", "player:p1"} <= places
    assert all((place in places) == known for place in ("breach:p1.4", "charges:p1", "ability:p1"))
    table = played.room.update(Right("g", "owner", -1), "en", -1).table
    assert table is not None
    assert [breach.slot for breach in table.players[0].breaches] == [1, 2, 3, 4][: 3 + known]


def test_the_rules_of_a_table_are_those_one_needs() -> None:
    """All that hold; and in every language the same, so that none tells more than another."""
    played = Played(2, 0)
    pages = {lang: opened(known_to(played.campaign, ()), LIBRARY, lang) for lang in LANGUAGES}
    here = {
        rule.id
        for rule in load_rules().entries.values()
        if isinstance(rule, Rule) and "lg" in rule.books
        if rule.topic != TOPIC and not rule.id.startswith("lg.") and rule.id not in COMMON
    }
    for page in pages.values():
        assert here <= page.entries.keys()
        assert {"R88", "legacy.campaign", "lg.maelstrom"} <= page.entries.keys()
        assert {"aether", "gain", "mage", "breach", "spell", "gem", "relic"} <= page.terms.keys()
        assert page.entries.keys() == pages["en"].entries.keys()
        assert page.terms.keys() == pages["en"].terms.keys()


@pytest.mark.parametrize("chapter", [3, 6])
def test_the_rule_of_the_nemesis_that_is_fought_is_there(chapter: int) -> None:
    campaign = at_battle(chapter).campaign
    page: Book = opened(known_to(campaign, ()), LIBRARY, "en")
    nemesis = campaign.rules.chapter(campaign.state).nemesis
    assert f"lg.{nemesis}" in page.entries
    assert "L51" not in page.entries  # it tells of the last one
