"""The story of an expedition: right in length and whole for all facts, and told by them."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from gravehold.content.library import LIBRARY
from gravehold.content.outcasts.expedition import EXPEDITION
from gravehold.modes.expedition.plan import VARIANTS
from gravehold.modes.results import SETTLED, Result
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name
from gravehold.words.story import after, before, epilogue

from .ftl import read

SHORTEST, LONGEST = 80, 150  # words
FOES = [battle.nemesis for battle in EXPEDITION.battles]
MAGES = ("ilya", "kel", "zhana-outcasts", "taqren-outcasts")
EXHAUSTED = ((), (1,), (0, 2), (1, 2, 3), (0, 1, 2, 3))
LIVES = (30, 12, 1)
TURNS = (12, 40, 70)
KINDS = {"outcasts": 4, "default": 4, "short": 3, "extended": 8, "fight-five": 5}
LOST = ("gravehold-fallen", "all-exhausted", "nemesis-rule")


def foe(kind: str, battle: int) -> str:
    """The printed order, or nemeses of all boxes in turn."""
    nemeses = sorted(LIBRARY.nemeses)
    return FOES[battle - 1] if kind == "outcasts" else nemeses[(battle - 1) % len(nemeses)]


def ended(kind: str, battle: int, attempt: int = 1, **facts: object) -> Result:
    """A battle won smoothly, but for what is said."""
    common = {"won": True, "because": "nemesis-slain", "mages": MAGES, "life": 25, "turns": 40}
    told = {**common, **facts}
    return Result(battle=battle, attempt=attempt, nemesis=foe(kind, battle), **told)  # type: ignore[arg-type]


def losses(kind: str, battle: int, n: int) -> list[Result]:
    return [
        ended(kind, battle, attempt, won=False, because="gravehold-fallen", life=0)
        for attempt in range(1, n + 1)
    ]


def told(kind: str, result: Result, lang: str) -> str:
    """What is told after it alone, without the end of the whole."""
    results = [*losses(kind, result.battle, result.attempt - 1), result]
    text = after(kind, results, len(results) - 1, lang)
    end = epilogue(kind, results, lang)
    if not end:
        return text
    assert text.endswith(f"\n\n{end}")
    return text.removesuffix(f"\n\n{end}")


def wrong(text: str) -> str:
    """What is amiss with a text that is to be read aloud."""
    n = len(text.split())
    if not SHORTEST <= n <= LONGEST:
        return f"{n} words"
    if found := re.search(r"[{}$_]|  |[^\n]\n[^\n]|\n\n\n| [,.;:!?]|^\s|\s$|[a-z]-\d", text):
        return f"'{found.group()}'"
    paragraphs = text.split("\n\n")
    if any(not re.match(r"[“„]?[^\W\d_]", part) or part[0].islower() for part in paragraphs):
        return "a paragraph begins in the middle"
    if any(part[-1] not in ".!?”“" for part in paragraphs):
        return "a paragraph ends in the middle"
    if found := re.search(r"[.!?][”“]? [a-zäöüßąćęłńóśźż]", text):
        return f"a sentence begins small: {found.group()}"
    return ""


def all_results(kind: str, battle: int) -> Iterator[Result]:
    for attempt in (1, 2, 5):
        for won in (True, False):
            yield ended(kind, battle, attempt, won=won, because=SETTLED, mages=(), life=0, turns=0)
        for fallen, turns in product(EXHAUSTED, TURNS):
            same = {"exhausted": fallen, "turns": turns}
            for life in LIVES:
                yield ended(kind, battle, attempt, life=life, **same)
            for because in LOST:
                yield ended(kind, battle, attempt, won=False, because=because, life=0, **same)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_happened_is_told_in_a_text_to_read_aloud(kind: str, lang: str) -> None:
    texts = {
        result: told(kind, result, lang)
        for battle in range(1, KINDS[kind] + 1)
        for result in all_results(kind, battle)
    }
    assert {result: why for result, text in texts.items() if (why := wrong(text))} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_comes_is_told_in_a_text_to_read_aloud(kind: str, lang: str) -> None:
    texts: dict[tuple[int, int, int], str] = {}
    for battle, attempt, before_it in product(range(1, KINDS[kind] + 1), (1, 2, 3, 6), (0, 1, 4)):
        last = [*losses(kind, battle - 1, before_it), ended(kind, battle - 1)] if battle > 1 else []
        results = [*last, *losses(kind, battle, attempt - 1)]
        coming = before(kind, results, battle, attempt, lang, nemesis=foe(kind, battle))
        texts[battle, attempt, before_it] = coming
        assert wrong(before(kind, (), battle, attempt, lang)) == ""  # nothing is known
    assert {key: why for key, text in texts.items() if (why := wrong(text))} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_end_is_told_by_the_whole_record(kind: str, lang: str) -> None:
    battles = range(1, KINDS[kind] + 1)
    ends = []
    for lost in (0, 1, KINDS[kind]):
        results = [*losses(kind, 1, lost), ended(kind, 1, lost + 1)]
        results += [ended(kind, battle) for battle in battles[1:]]
        assert epilogue(kind, results[:-1], lang) == ""
        end = epilogue(kind, results, lang)
        assert wrong(end) == ""
        assert after(kind, results, len(results) - 1, lang).endswith(end)
        ends.append(end)
    assert len(set(ends)) == 3


# Told by what happened


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "battle"), [*(("outcasts", n) for n in (1, 2, 3, 4)),
                                              *(("extended", n) for n in range(1, 9))])  # fmt: skip
def test_other_facts_other_words(kind: str, battle: int, lang: str) -> None:
    def texts(**facts: list[object]) -> list[str]:
        (field, values), *more = facts.items()
        fixed = {name: value[0] for name, value in more}
        results = [ended(kind, battle, **{field: value, **fixed}) for value in values]  # type: ignore[arg-type]
        return [told(kind, result, lang) for result in results]

    def differ(found: list[str]) -> bool:
        return len(set(found)) == len(found)

    lost: dict[str, list[object]] = {"won": [False]}
    assert differ(texts(attempt=[1, 2, 3]))
    assert differ(texts(attempt=[1, 2, 3], **lost, because=["gravehold-fallen"]))
    assert differ(texts(life=[20, 19, 7]))
    assert not differ(texts(life=[8, 19]))
    assert differ(texts(turns=[30, 40, 50]))
    assert differ(texts(turns=[30, 40, 50], **lost, because=["gravehold-fallen"]))
    assert differ(texts(exhausted=[(), (0,), (1,), (0, 1), (0, 1, 2), (0, 1, 2, 3)]))
    assert differ(texts(because=[*LOST, SETTLED], **lost))
    assert differ(texts(won=[True, False], because=[SETTLED]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["outcasts", "extended"])
def test_what_comes_knows_what_was(kind: str, lang: str) -> None:
    for battle in range(2, KINDS[kind] + 1):
        at_once = [ended(kind, battle - 1)]
        late = [*losses(kind, battle - 1, 1), ended(kind, battle - 1, 2)]
        again = losses(kind, battle, 1)
        first, after_losses = (before(kind, r, battle, 1, lang) for r in (at_once, late))
        second = before(kind, [*at_once, *again], battle, 2, lang)
        third = before(kind, [*at_once, *again, *again], battle, 3, lang)
        assert len({first, after_losses, second, third}) == 4
        untold = [ended(kind, battle - 1, won=False), ended(kind, battle - 1)]  # tries not counted
        assert before(kind, untold, battle, 1, lang) == after_losses


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_battles_read_alike(lang: str) -> None:
    for kind, n in KINDS.items():
        battles = range(1, n + 1)
        results = {battle: ended(kind, battle) for battle in battles}
        coming = [before(kind, [*results.values()], b, 1, lang, nemesis="x") for b in battles]
        assert len({*coming}) == n
        assert len({told(kind, results[battle], lang) for battle in battles}) == n


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_settled_battle_tells_neither_closeness_nor_exhaustion(lang: str) -> None:
    for kind, won in product(("outcasts", "default"), (True, False)):
        bare = ended(kind, 2, won=won, because=SETTLED, mages=(), life=0, turns=0)
        full = ended(kind, 2, won=won, because=SETTLED, exhausted=(1,), life=1, turns=70)
        assert told(kind, bare, lang) == told(kind, full, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_exhausted_are_named(lang: str) -> None:
    link = {"en": "and", "pl": "i", "de": "und"}[lang]
    for battle, won in product((1, 2, 3, 4), (True, False)):
        why = "nemesis-slain" if won else "gravehold-fallen"
        one, three, everybody = (
            told("outcasts", ended("outcasts", battle, won=won, because=why, exhausted=seats), lang)
            for seats in ((1,), (0, 2, 3), (0, 1, 2, 3))
        )
        assert re.search(r"\bKel\b", one)
        assert "Ilya" not in one
        assert f"Ilya, Z'hana {link} Taqren" in three
        assert "Ilya" not in everybody
        assert everybody != one
    alone = ended("outcasts", 1, mages=("kel",), exhausted=(0,))
    assert "Kel" in told("outcasts", alone, lang)


def test_all_exhausted_is_told_once() -> None:
    """As the reason, and not again as a fact about each mage."""
    lost = ended("outcasts", 1, won=False, because="all-exhausted", exhausted=(0, 1, 2, 3))
    assert told("outcasts", lost, "en").count("One by one the mages drop") == 1
    assert "collars" not in told("outcasts", lost, "en")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["the Gate Witch", "The Gate Witch"]), ("pl", ["Megiera Bram"]),
     ("de", ["die Riss-Furie", "Die Riss-Furie"])],
)  # fmt: skip
def test_a_nemesis_is_called_as_its_language_does(lang: str, said: list[str]) -> None:
    texts = [
        text
        for battle in range(1, 9)
        for text in (
            before("extended", (), battle, 1, lang, nemesis="gate-witch"),
            before("extended", (), battle, 2, lang, nemesis="gate-witch"),
        )
    ]
    assert all(any(form in text for form in said) for text in texts)
    assert all(any(form in text for text in texts) for form in said)
    lost = losses("extended", 1, 1)
    assert name(lost[0].nemesis, lang) in before("extended", lost, 1, 2, lang)


def test_polish_declines_who_is_in_the_story() -> None:
    texts = " ".join(
        text
        for battle in (1, 2, 3, 4)
        for attempt in (1, 2)
        for text in (
            before("outcasts", (), battle, attempt, "pl"),
            told("outcasts", ended("outcasts", battle, attempt, life=20), "pl"),
        )
    )
    for form in ("Xaxosa", "Xaxosowi", "Złodzieja Snów", "Ivro"):
        assert form in texts
    assert not re.search(r"(?:do|od|dla|na|za) Xaxos\b", texts)


# The files


def test_the_kinds_here_are_all_there_are() -> None:
    lengths = {kind: len(variant.tiers) for kind, variant in VARIANTS.items()}
    assert {"outcasts": len(EXPEDITION.battles), **lengths} == KINDS


def test_an_expedition_of_another_box_has_no_end_of_its_own() -> None:
    results = [ended("extended", battle) for battle in range(1, 9)]
    assert wrong(after("another", results, 7, "en")) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_story_is_told(lang: str) -> None:
    ids = {id_ for id_, _ in read(lang) if id_.startswith("story-")}
    ids -= {id_ for id_ in ids if id_.startswith("story-legacy-")}  # tests/words/test_chapters.py
    chapters = [f"outcasts-{n}" for n in range(1, 5)] + [f"journeys-{letter}" for letter in "abc"]
    parts = {f"story-{chapter}-{part}" for chapter in chapters for part in ("again", "won", "lost")}
    openings = {f"story-outcasts-{n}-before" for n in range(1, 5)} | {"story-journeys-before"}
    ends = {"story-outcasts-end", "story-journeys-end"}
    assert ids == parts | openings | ends | {"story-nemesis", "story-foe", "story-and"}
