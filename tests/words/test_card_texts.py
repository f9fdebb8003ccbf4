"""Card text: every definition has one in every language, every node has words."""

import inspect
import re

import pytest
from msgspec import structs

from gravehold.content.library import LIBRARY
from gravehold.kernel import nodes
from gravehold.kernel.nodes import (
    ANY_ALLY,
    DISCARD_PILE,
    HAND,
    PREPPED,
    THAT_PLAYER,
    As,
    Charges,
    Clause,
    Condition,
    Count,
    Deal,
    Discard,
    Draw,
    Effect,
    GainLife,
    HalfUp,
    If,
    Life,
    May,
    Most,
    Node,
    Or,
    Suffer,
    Take,
    Times,
    Value,
    Who,
)
from gravehold.kernel.nodes.spelling import kebab
from gravehold.words.grammar import definitions
from gravehold.words.grammar.clauses import CLAUSES
from gravehold.words.grammar.joining import WHOLE
from gravehold.words.grammar.paragraphs import paragraphs
from gravehold.words.grammar.sentences import sentences
from gravehold.words.grammar.simple import BARE, FILL, NOUN
from gravehold.words.grammar.tone import Tone, paragraph
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name
from tools.card_texts import path, texts
from tools.cards_page import cards_page
from tools.docs import DOCS

from .ftl import read

ALL = list(LIBRARY.definitions.values())
ENGINE_WORDS = re.compile(
    r"[<>{}_]|\bNone\b|\blambda\b|\bctx\b|\bnode\b|  |\.\.|\bTrue\b|\bFalse\b|[;:,] *[.,]"
)
RAW_ID = re.compile(r"\b[a-z]{2,}(-[a-z]{2,})+\b")
ROOTS = {Node, Effect, Value, Condition, Who, Clause}
PARTS = {nodes.Cards, nodes.Minions}  # said by the nodes that hold them
VOCABULARY = [
    found
    for found in vars(nodes).values()
    if inspect.isclass(found) and issubclass(found, Node) and found not in ROOTS | PARTS
]


# Nothing but what stands beside their names: a plain breach, beacons that only stand there.
SILENT = ("breach-1", "beacon-guardian", "beacon-protective")


BETWEEN = {"OR", "ALBO", "ODER"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_definition_has_a_text(lang: str) -> None:
    texts = {d.id: [str(part) for part in definitions.text(d, lang)] for d in ALL}
    assert [id_ for id_, text in texts.items() if not text and id_ not in SILENT] == []
    lines = [(id_, line) for id_, text in texts.items() for line in text]
    assert [said for said in lines if not said[1] or ENGINE_WORDS.search(said[1])] == []
    assert [said for said in lines if RAW_ID.search(said[1])] == []
    assert [said for said in lines if said[1] not in BETWEEN and said[1][-1] not in ".)"] == []


def words_of(kind: type[Node], lang: str) -> bool:
    """Whether some message speaks of this node."""
    id_ = kebab(kind.__name__)
    ids = {message for message, _ in read(lang)}
    if issubclass(kind, Effect):
        return kind in WHOLE or (f"do-{id_}" in ids and known_effect(kind))
    if issubclass(kind, Clause):
        return kind in CLAUSES
    if issubclass(kind, Who):
        return kind in (nodes.You, nodes.ThatPlayer) or f"who-{id_}" in ids
    if issubclass(kind, Condition):
        made = (nodes.AtLeast, nodes.AtMost, nodes.Exactly, nodes.Not, nodes.Both, nodes.Either)
        return kind in (*made, nodes.Some) or f"condition-{id_}" in ids
    counted = (nodes.Count, nodes.Times, nodes.Plus, nodes.When, nodes.HalfUp, nodes.Highest)
    return kind in counted or f"value-{id_}" in ids


def known_effect(kind: type[Node]) -> bool:
    return kind in FILL or kind in NOUN or issubclass(kind, BARE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_node_has_words(lang: str) -> None:
    assert [kind.__name__ for kind in VOCABULARY if not words_of(kind, lang)] == []


@pytest.mark.parametrize(
    ("tree", "en", "pl", "de"),
    [
        (Deal(3), "Deal 3 damage.", "Zadaj 3 obrażenia.", "Füge 3 Schaden zu."),
        (
            Deal(Times(2, Count(HAND.gems))),
            "Deal 2 damage for each gem in your hand.",
            "Zadaj 2 obrażenia za każdy Klejnot na twojej ręce.",
            "Füge für jeden Kristall auf deiner Hand 2 Schaden zu.",
        ),
        (
            As(ANY_ALLY, (Draw(1), GainLife(2))),
            "Any ally draws 1 card and gains 2 life.",
            "Dowolny sojusznik dobiera 1 kartę i otrzymuje 2 punkty życia.",
            "Ein anderer Spieler zieht 1 Karte und heilt 2 Leben.",
        ),
        (
            May(Discard(1, HAND), then=Deal(1)),
            "You may discard a card in your hand. If you do, deal 1 damage.",
            "Możesz odrzucić kartę z ręki. Jeżeli to zrobisz, zadaj 1 obrażenie.",
            "Wirfst du 1 Karte von deiner Hand ab? Dann füge 1 Schaden zu.",
        ),
        (
            If(Count(PREPPED).at_least(2), Deal(1), otherwise=Deal(2)),
            "If you have prepped 2 or more spells, deal 1 damage. Otherwise, deal 2 damage.",
            (
                "Jeżeli masz 2 lub więcej przygotowanych Zaklęć, zadaj 1 obrażenie. "
                "W przeciwnym razie zadaj 2 obrażenia."
            ),
            (
                "Wenn du 2 oder mehr Zauber gebunden hast, füge 1 Schaden zu. "
                "Ansonsten füge 2 Schaden zu."
            ),
        ),
        (
            As(ANY_ALLY, (Suffer(3), May(Take(1, DISCARD_PILE)))),
            (
                "Any ally suffers 3 damage. "
                "That player may put a card from their discard pile into their hand."
            ),
            (
                "Dowolny sojusznik otrzymuje 3 obrażenia. "
                "Może wziąć na rękę kartę ze swojego stosu kart odrzuconych."
            ),
            (
                "Ein anderer Spieler erleidet 3 Schaden. "
                "Er darf 1 Karte aus seinem Ablagestapel auf die Hand nehmen."
            ),
        ),
        (
            May(Discard(1, HAND), then=If(Life().at_most(2), GainLife(2), otherwise=Deal(1))),
            (
                "You may discard a card in your hand. If you do and you have 2 life or less, "
                "gain 2 life. If you do and you have 3 life or more, deal 1 damage."
            ),
            (
                "Możesz odrzucić kartę z ręki. Jeżeli to zrobisz i masz 2 lub mniej punktów życia, "
                "otrzymujesz 2 punkty życia. Jeżeli to zrobisz i masz 3 lub więcej punktów życia, "
                "zadaj 1 obrażenie."
            ),
            (
                "Du darfst 1 Karte von deiner Hand abwerfen. Wenn du das tust und 2 oder "
                "weniger Leben hast, heile 2 Leben. Wenn du das tust und 3 oder mehr Leben "
                "hast, füge 1 Schaden zu."
            ),
        ),
        (
            As(ANY_ALLY, If(Life().at_most(3), If(Charges().at_least(2), Draw(1)))),
            (
                "Choose any ally. If that player has 3 life or less and that player has 2 or more "
                "charges, that player draws 1 card."
            ),
            (
                "Wybierz dowolnego sojusznika. Jeżeli ten gracz ma 3 lub mniej punktów życia "
                "i ma 2 lub więcej Ładunków, dobiera 1 kartę."
            ),
            (
                "Wähle einen anderen Spieler. Wenn dieser Spieler 3 oder weniger Leben hat "
                "und er 2 oder mehr Energie hat, zieht er 1 Karte."
            ),
        ),
        (
            As(ANY_ALLY, Suffer(HalfUp(Life()))),
            "Any ally suffers damage equal to half of their life, rounded up.",
            (
                "Dowolny sojusznik otrzymuje tyle obrażeń, ile wynosi połowa liczby jego punktów "
                "życia (zaokrąglona w górę)."
            ),
            (
                "Ein anderer Spieler erleidet Schaden in Höhe der aufgerundeten Hälfte seines "
                "Lebens."
            ),
        ),
        (
            Suffer(2, Most(Count(DISCARD_PILE.gems.of(THAT_PLAYER)))),
            "The player with the most gems in their discard pile suffers 2 damage.",
            (
                "Gracz z największą liczbą Klejnotów w swoim stosie kart odrzuconych otrzymuje "
                "2 obrażenia."
            ),
            "Füge dem Spieler mit den meisten Kristallen in seinem Ablagestapel 2 Schaden zu.",
        ),
    ],
)
def test_effects_read_well(tree: Effect, en: str, pl: str, de: str) -> None:
    assert [paragraph(sentences(tree, Tone(lang))) for lang in LANGUAGES] == [en, pl, de]


@pytest.mark.parametrize(
    ("lang", "own", "any_"),
    [
        ("en", "Umbra Titan loses 2 nemesis tokens.", "The nemesis loses 2 nemesis tokens."),
        ("pl", "Mroczny Tytan traci 2 żetony Nemezis.", "Nemezis traci 2 żetony Nemezis."),
        (
            "de",
            "Der Schatten-Titan verliert 2 Fraß-Plättchen.",
            "Der Erzfeind verliert 2 Erzfeind-Plättchen.",
        ),
    ],
)
def test_a_card_of_a_nemesis_calls_its_tokens_by_name(lang: str, own: str, any_: str) -> None:
    roar = LIBRARY.definitions["seismic-roar"]
    assert definitions.text(roar, lang, LIBRARY.owners[roar.id])[-1].text == own
    basic = structs.replace(roar, id="anyones-roar")
    assert definitions.text(basic, lang)[-1].text == any_


def test_the_options_of_a_card_stand_in_lines() -> None:
    found = paragraphs(Or(Deal(1), Suffer(2)), Tone("en"))
    assert [str(part) for part in found] == ["Deal 1 damage.", "OR", "Suffer 2 damage."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_golden_texts_are_current(lang: str) -> None:
    """`make golden` writes them; the diff shows what a change does to the cards."""
    assert texts(lang) == path(lang).read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_reference_is_current(lang: str) -> None:
    """`make docs` writes it."""
    assert (DOCS / "cards" / f"{lang}.md").read_text("utf-8") == cards_page(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_reference_has_everything(lang: str) -> None:
    """Stickers on a card change no name, and a token of a mage stands in the text that moves it."""
    page = cards_page(lang)
    shops = LIBRARY.workshops.values()
    wanted = [*LIBRARY.definitions, *(found.id for shop in shops for found in shop.abilities)]
    assert not [id_ for id_ in wanted if name(id_, lang) not in page]
