"""The story of a campaign: right in length and whole for all facts, with the party's names."""

from itertools import product

import pytest

from gravehold.words.chapters import after, before, epilogue, title
from gravehold.words.language import LANGUAGES

from .ftl import read
from .test_story import wrong

CAMPAIGN = "legacy"
CHAPTERS = range(1, 9)
AGAIN = (3, 4, 6, 7, 8)  # the others are never fought again
PARTIES = (("Claire",), ("Claire", "Dax"), ("Ξένη", "Zoë", "Łucja"), ("A", "B", "C", "D"))
ENDINGS = ("dawn", "survival", "fall")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", PARTIES)
def test_every_text_can_be_read_aloud(names: tuple[str, ...], lang: str) -> None:
    found: dict[object, str] = {}
    for chapter, last, losses in product(CHAPTERS, ("won", "lost"), (0, 1, 3)):
        text = before(CAMPAIGN, chapter, names, lang, last=last, losses=losses)
        found[chapter, last, losses] = text
    for chapter, won, fallen in product(CHAPTERS, (True, False), (True, False)):
        found[chapter, won, fallen] = after(CAMPAIGN, chapter, names, lang, won=won, fallen=fallen)
    found |= {ending: epilogue(CAMPAIGN, ending, names, lang) for ending in ENDINGS}
    assert {key: why for key, text in found.items() if (why := wrong(text))} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_facts_choose_the_words(lang: str) -> None:
    names = ("Claire", "Dax")
    for chapter in CHAPTERS[1:]:
        first = [before(CAMPAIGN, chapter, names, lang, last=last) for last in ("won", "lost")]
        assert first[0] != first[1]
    for chapter in CHAPTERS:
        again = before(CAMPAIGN, chapter, names, lang, losses=1)
        assert (again != before(CAMPAIGN, chapter, names, lang)) is (chapter in AGAIN)
        won, lost = (after(CAMPAIGN, chapter, names, lang, won=won) for won in (True, False))
        assert won != lost
    assert len({title(CAMPAIGN, chapter, lang) for chapter in CHAPTERS}) == len(CHAPTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_party_is_named_at_the_beginning_and_at_every_end(lang: str) -> None:
    names = ("Claire", "Dax", "Ξένη")
    told = [before(CAMPAIGN, 1, names, lang)]
    told += [epilogue(CAMPAIGN, ending, names, lang) for ending in ENDINGS]
    for text in told:
        assert all(name in text for name in names)


def test_a_name_of_many_words_stays_in_its_sentence() -> None:
    assert "says: Anna of the Well and Bo." in before(
        CAMPAIGN, 1, ("Anna  of the Well", "Bo"), "en"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_campaign_is_told(lang: str) -> None:
    ids = {id_ for id_, _ in read(lang) if id_.startswith(f"story-{CAMPAIGN}-")}
    parts = {f"{n}-{part}" for n in CHAPTERS for part in ("title", "before", "won", "lost")}
    parts |= {f"{n}-again" for n in AGAIN} | {f"end-{ending}" for ending in ENDINGS}
    assert ids == {f"story-{CAMPAIGN}-{part}" for part in parts}
