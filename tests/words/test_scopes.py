"""Nothing falls out of its condition, and a text is the same whatever was told before it."""

import random
import re
from functools import cache

import pytest

from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    Alter,
    As,
    Charges,
    ClosedBreaches,
    Count,
    Draw,
    Forbid,
    GainCharge,
    GainLife,
    GainPlayerTokens,
    HalfUp,
    If,
    Instead,
    Life,
    LoseCharges,
    LosePlayerTokens,
    OpenBreaches,
    Suffer,
    Value,
    Whenever,
    With,
)
from gravehold.kernel.nodes.base import Clause, Effect, Node, Who
from gravehold.kernel.nodes.clauses import Of
from gravehold.words.grammar.clauses import CLAUSES
from gravehold.words.grammar.conditions import condition
from gravehold.words.grammar.joining import WHOLE
from gravehold.words.grammar.nouns import each, value_phrase
from gravehold.words.grammar.sentences import sentences
from gravehold.words.grammar.sorts import countable
from gravehold.words.grammar.tone import Mention, Tone, paragraph, sentence
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import has, say
from tests.words.scopes import opener, reaches
from tests.words.trees import (
    ASKING,
    BODIES,
    FRAMES,
    IF,
    LIMIT,
    OUTSIDE,
    THEIRS,
    Tree,
    by_chance,
    numbers,
    standing,
    trees,
    whole_vocabulary,
)

TREES = list(trees())
NOT_WORDS = re.compile(
    r"[<>{}_@]|  |\.\.|[;:,] *[.,;]|: *\]|\[ *\]|\b[a-z]{2,}(-[a-z]{2,})+\b|\b[A-Z][a-z]+[A-Z]\w+"
)
ALLY = {
    "en": re.compile("any ally", re.IGNORECASE),
    "pl": re.compile("dowoln(y|ego) sojusznik", re.IGNORECASE),
    "de": re.compile("andere[nmrs]? Spieler"),
}


@cache
def told(node: Node, lang: str) -> str:
    return afresh(node, lang)


def afresh(node: Node, lang: str) -> str:
    if isinstance(node, Clause):
        return sentence(CLAUSES[type(node)](node, Tone(lang)))
    assert isinstance(node, Effect)
    return paragraph(sentences(node, Tone(lang)))


def begins(tree: Tree, text: str, lang: str) -> int:
    """Where the words that govern the body are."""
    frame, low = tree.frame, text.lower()
    if frame.message.startswith("when-"):
        return low.index(say(lang, frame.message, **frame.args).rstrip(",").lower())
    if frame.message == "if-done" and has(lang, "if-answered"):
        asked = f"? {opener('if-answered', lang)} "
        if asked in low:
            return low.index(asked) + 2
    if frame.message:
        return low.index(opener(frame.message, lang, **frame.args).rstrip(",").lower())
    found = re.search(rf"\b{LIMIT}\b", text)
    return found.start() if found else low.index(condition(tree.condition, Tone(lang)).lower())


def place(n: int, text: str) -> list[int]:
    return [found.start() for found in re.finditer(rf"\b{n}\b", text)]


def test_there_are_enough_trees() -> None:
    assert len(TREES) >= 300
    assert len({repr(tree.node) for tree in TREES}) > 0.9 * len(TREES)
    missing = [kind.__name__ for kind in WHOLE if not any(isinstance(n, kind) for n in ASKING)]
    assert missing == [], "an effect with a teller of its own belongs into ASKING (trees.py)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_falls_out_of_its_condition(lang: str) -> None:
    leaks = []
    for tree in TREES:
        text = told(tree.node, lang)
        start = begins(tree, text, lang)
        for n in numbers(tree.governed):
            at = place(n, text)
            if not at or not all(reaches(text, start, i, lang) for i in at):
                leaks.append((tree.frame.name, n, text))
    assert leaks == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_falls_into_a_condition(lang: str) -> None:
    """What comes after it, in a row or in a list, and what is for the other case."""
    taken = []
    for i, frame in enumerate(FRAMES):
        for body in BODIES[i % 4 :: 4]:
            node = frame.build(body)
            if isinstance(node, Clause):
                continue
            tree = Tree(frame, node, body, IF.condition)
            row = paragraph(sentences((node, Draw(OUTSIDE)), Tone(lang)))
            listed = told(If(Charges().at_least(33), (node, Draw(OUTSIDE))), lang)
            for text in (row, listed):
                start = begins(tree, text, lang)
                taken += [text for at in place(OUTSIDE, text) if reaches(text, start, at, lang)]
                if frame.name in ("if-else", "then-else", "cases"):
                    taken += [text for at in place(9, text) if reaches(text, start, at, lang)]
    assert taken == []


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("If you have 37 life or less, gain 51 charges. Draw 71 cards or suffer 72 damage.", False),
        ("If you have 37 life or less, draw 9 cards; otherwise, draw 71 cards.", False),
        ("In order: (a) if you have 37 life or less, draw 9 cards; (b) draw 71 cards.", False),
        ("Choose one: [if you have 37 life or less, draw 9 cards] OR draw 71 cards.", False),
        ("Draw 71 cards. If you have 37 life or less, draw 9 cards.", False),
        ("Do: (a) if you have 37 life, do: [(i) draw 1; (ii) rest]; (b) draw 71 cards.", False),
        ("If you have 37 life or less, do: [(i) draw 1]; otherwise, draw 71 cards.", False),
        ("If you have 37 life or less, you may rest. If you do, draw 71 cards.", True),
        ("If you have 37 life or less, in order: (a) you may rest; (b) draw 71 cards.", True),
        ("Do: (a) if you have 37 life, do: [(i) draw 1; (ii) draw 71 cards]; (b) rest.", True),
        ("If you have 37 life: you may rest; if you do, rest; otherwise, draw 71 cards.", True),
    ],
)
def test_the_reader_of_these_tests_sees_a_leak(text: str, held: bool) -> None:
    assert reaches(text, text.index("37"), text.index("71"), "en") is held


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_told_is_words(lang: str) -> None:
    """Of every tree, and of every effect the vocabulary has."""
    nodes = [*(tree.node for tree in TREES), *whole_vocabulary(), *by_chance(150), *standing()]
    texts = [told(node, lang) for node in nodes]
    assert [text for text in texts if not text or NOT_WORDS.search(text)] == []
    assert [text for text in texts if text.count("[") != text.count("]")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_does_not_depend_on_what_was_told_before(lang: str) -> None:
    nodes = [tree.node for tree in TREES[::5]]
    nodes += [With(ANY_ALLY, (one, two)) for one in THEIRS for two in THEIRS[::4]]
    expected = {repr(node): afresh(node, lang) for node in nodes}
    for seed in (1, 2):
        random.Random(seed).shuffle(nodes)
        assert [node for node in nodes if afresh(node, lang) != expected[repr(node)]] == []


def test_how_a_sentence_stands_is_a_value() -> None:
    tone = Tone("en", you=Mention(ANY_ALLY), mood="does")
    before = tuple(tone)
    assert sentences(Draw(1), tone) == sentences(Draw(1), tone) == ["any ally draws 1 card"]
    assert tuple(tone) == before
    for part in (tone, tone.you):
        with pytest.raises(AttributeError):
            part.known = True  # type: ignore[misc,union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_is_named_once_and_then_referred_to(lang: str) -> None:
    wrong = []
    for one in THEIRS:
        for two in THEIRS:
            text = told(With(ANY_ALLY, (one, two)), lang)
            if len(ALLY[lang].findall(text)) != 1:
                wrong.append(text)
    for one, two in BODIES:
        if not ALLY[lang].search(told(one, lang) + told(two, lang)):
            text = told(As(ANY_ALLY, (one, two)), lang)
            wrong += [text] if len(ALLY[lang].findall(text)) != 1 else []
    assert wrong == []


COUNTED: tuple[Value, ...] = (
    Count(HAND.gems), Charges(), OpenBreaches(), ClosedBreaches(), Life(), HalfUp(Life()),
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("who", [ANY_ALLY, ANY_PLAYER, LOWEST_LIFE], ids=lambda w: type(w).__name__)
def test_a_number_is_counted_for_you_also_where_it_falls_on_others(who: Who, lang: str) -> None:
    """As the kernel counts."""
    for value in COUNTED:
        yours = {value_phrase(value, Tone(lang), case) for case in ("nom", "acc", "gen", "dat")}
        if countable(value, lang):
            yours.add(each(value, Tone(lang)))
        for node in (
            Draw(value, who), GainLife(value, who), GainCharge(value, who), Suffer(value, who),
            LoseCharges(value, who), GainPlayerTokens("trophy", value, who),
            LosePlayerTokens("trophy", value, who),
        ):  # fmt: skip
            text = told(node, lang)
            assert any(words.strip(" ,") in text for words in yours), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_says_all_of_itself(lang: str) -> None:
    """Whom it concerns, how often, when, under which condition: no two are told alike."""
    of_whom: tuple[Of, ...] = ("", "ally", "anybody")
    clauses: list[Clause] = [
        Whenever("suffer", Draw(1), only_if, of, "card" if later else "deed", once)
        for of in of_whom
        for once in (False, True)
        for later in (False, True)
        for only_if in (None, IF.condition)
    ]
    clauses += [Forbid("gain"), Forbid("gain", "ally"), Forbid("hit", "nemesis"), Forbid("hit")]
    clauses += [Alter("gain-charge", more=1), Alter("gain-life", more=1), Alter("suffer", less=1)]
    clauses += [Instead("gain-charge", Draw(1)), Instead("gain-charge", Draw(1), may=True)]
    assert len({told(clause, lang) for clause in clauses}) == len(clauses)
