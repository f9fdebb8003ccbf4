"""What an editor of all three languages found in texts, each as the tree that showed it."""

import re
from pathlib import Path

import pytest
from msgspec import structs

from gravehold.content.war_eternal.nemeses.gate_witch import GATE_WITCH
from gravehold.kernel.definitions import (
    Attack,
    Definition,
    Gem,
    Harder,
    Minion,
    Nemesis,
    Relic,
    Spell,
    Token,
)
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    LOWEST_LIFE,
    PLAYED,
    PREPPED,
    REVEALED,
    THAT_PLAYER,
    TOKENS,
    As,
    Charges,
    ChooseCard,
    CostOfIt,
    Count,
    Deal,
    Destroy,
    DestroyIt,
    Discard,
    Draw,
    GainAether,
    GainCard,
    GainCharge,
    If,
    IfDone,
    IfTheyDo,
    ItGainsLife,
    ItSuffers,
    Life,
    LoseCharges,
    May,
    MinionLife,
    Minions,
    Most,
    NextGain,
    Or,
    Prep,
    PutItOnDeck,
    RepeatUntil,
    ResolvePart,
    RevealDeck,
    SpendAether,
    Suffer,
    Take,
    ThisSuffers,
    Unleash,
    Whenever,
    With,
    WithMinion,
)
from gravehold.kernel.nodes.values import N
from gravehold.rules import load_glossary
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import say
from tests.words.reading import said

ROOT = Path(__file__).parents[2]

TEXTS: list[tuple[str, Definition, dict[str, str]]] = [
    (
        "'tej karty' is the relic itself, not what was taken",
        Relic("w3", play=Take(1, DISCARD_PILE, then=Draw(CostOfIt()))),
        {
            "pl": (
                "Weź na rękę kartę ze swojego stosu kart odrzuconych. "
                "Dobierz tyle kart, ile wynosi koszt wybranej karty."
            )
        },
    ),
    (
        "nor is it what is destroyed after a choice",
        Relic("w3-chosen", play=ChooseCard(HAND, then=DestroyIt())),
        {"pl": "Wskaż kartę z ręki. Zniszcz wybraną kartę."},
    ),
    (
        "two minions, of which one speaks",
        Minion(
            "w5",
            persistent=WithMinion(
                Minions(pick="any"), (ItGainsLife(MinionLife()), ThisSuffers(MinionLife("it")))
            ),
        ),
        {
            "pl": (
                "TRWAŁY: Dowolny Poplecznik w grze otrzymuje tyle punktów życia, ile wynosi "
                "aktualna liczba punktów życia tego Poplecznika. Ten Poplecznik otrzymuje tyle "
                "obrażeń, ile wynosi aktualna liczba punktów życia tamtego Poplecznika."
            ),
            "de": (
                "ANSTURM: Ein beliebiges Monster im Spiel heilt Leben in Höhe des aktuellen Lebens "
                "dieses Monsters. Dieses Monster erleidet Schaden in Höhe des aktuellen Lebens "
                "jenes Monsters."
            ),
        },
    ),
    (
        "another minion is never 'this' one",
        Minion("w5-b", persistent=WithMinion(Minions(pick="any"), (ItSuffers(1), ItSuffers(2)))),
        {
            "pl": (
                "TRWAŁY: Dowolny Poplecznik w grze otrzymuje 1 obrażenie. "
                "Tamten Poplecznik otrzymuje 2 obrażenia."
            ),
            "de": (
                "ANSTURM: Ein beliebiges Monster im Spiel erleidet 1 Schaden. "
                "Jenes Monster erleidet 2 Schaden."
            ),
        },
    ),
    (
        "prepped spells are somebody's",
        Relic("w6", play=(Discard(1, PREPPED), Destroy(2, PREPPED), Deal(Count(PREPPED)))),
        {
            "en": (
                "Discard one of your prepped spells. | Destroy 2 of your prepped spells. | "
                "Deal 1 damage for each of your prepped spells."
            ),
            "pl": (
                "Odrzuć jedno ze swoich przygotowanych Zaklęć. | Zniszcz 2 swoje przygotowane "
                "Zaklęcia. | Zadaj 1 obrażenie za każde Zaklęcie przygotowane przez ciebie."
            ),
        },
    ),
    (
        "of whom a player is an ally",
        Relic("w7", play=As(ANY_PLAYER, (Draw(1), Draw(1, ANY_ALLY)))),
        {
            "en": "Any player draws 1 card. Any ally of that player draws 1 card.",
            "pl": "Dowolny gracz dobiera 1 kartę. Dowolny sojusznik tego gracza dobiera 1 kartę.",
        },
    ),
    (
        "what was destroyed, not chosen, also behind a choice",
        Relic("w9", play=May(Destroy(1, HAND), then=Deal(N))),
        {
            "en": (
                "You may destroy a card in your hand. "
                "If you do, deal 1 damage for each card destroyed this way."
            ),
            "pl": (
                "Możesz zniszczyć kartę z ręki. "
                "Jeżeli to zrobisz, zadaj 1 obrażenie za każdą zniszczoną w ten sposób kartę."
            ),
            "de": (
                "Zerstörst du 1 Karte von deiner Hand? "
                "Dann füge für jede so zerstörte Karte 1 Schaden zu."
            ),
        },
    ),
    (
        "what was taken",
        Relic("w9-taken", play=Take(2, DISCARD_PILE, up_to=True, then=Deal(N))),
        {
            "en": (
                "Put up to 2 cards from your discard pile into your hand. "
                "Deal 1 damage for each card taken this way."
            ),
            "de": (
                "Nimm bis zu 2 Karten aus deinem Ablagestapel auf die Hand. "
                "Füge für jede so genommene Karte 1 Schaden zu."
            ),
        },
    ),
    (
        "a gained card was not chosen",
        Relic("w9-gained", play=GainCard(then=GainAether(CostOfIt()))),
        {
            "de": (
                "Erwirb gratis 1 Karte aus einem beliebigen Vorrat. "
                "Erhalte Aetherium in Höhe der Kosten der erworbenen Karte."
            )
        },
    ),
    (
        "'that player' is somebody",
        Relic("w10", play=With(ANY_ALLY, Deal(Life(THAT_PLAYER)))),
        {
            "en": "Deal damage equal to any ally's life.",
            "pl": "Zadaj tyle obrażeń, ile wynosi liczba punktów życia dowolnego sojusznika.",
            "de": "Füge Schaden in Höhe des Lebens eines anderen Spielers zu.",
        },
    ),
    (
        "who chooses, beside others whom the options name",
        Attack(
            "w11", effect=As(ANY_PLAYER, Or(LoseCharges(2, Most(Charges(THAT_PLAYER))), Suffer(2)))
        ),
        {
            "en": (
                "Choose any player. That player chooses one: the player with the most charges "
                "loses 2 charges OR the choosing player suffers 2 damage."
            ),
            "pl": (
                "Wybierz dowolnego gracza. Ten gracz wybiera jedno: gracz z największą liczbą "
                "Ładunków traci 2 Ładunki ALBO wybierający gracz otrzymuje 2 obrażenia."
            ),
            "de": (
                "Wählt einen beliebigen Spieler. Dieser Spieler wählt eines: Der Spieler mit der "
                "meisten Energie verliert 2 Energie ODER der wählende Spieler erleidet 2 Schaden."
            ),
        },
    ),
    (
        "done by you",
        Relic("done", play=IfDone(Discard(2, HAND), then=Draw(1))),
        {
            "en": "Discard 2 cards in your hand. If you do, draw 1 card.",
            "pl": "Odrzuć 2 karty z ręki. Jeżeli to zrobisz, dobierz 1 kartę.",
            "de": "Wirf 2 Karten von deiner Hand ab. Wenn du das tust, ziehe 1 Karte.",
        },
    ),
    (
        "done by another player",
        Relic("done-by", play=IfDone(As(LOWEST_LIFE, Discard(2, HAND)), then=Draw(1))),
        {
            "en": (
                "The player with the lowest life discards 2 cards in their hand. "
                "If they do, draw 1 card."
            ),
        },
    ),
    (
        "'aż' is about what will be",
        Relic("until", play=RepeatUntil(Charges().at_least(3), GainCharge())),
        {"pl": "Powtarzaj, aż będziesz mieć 3 lub więcej Ładunków: otrzymujesz 1 Ładunek."},
    ),
    (
        "the next time",
        Relic("next", play=NextGain(May(PutItOnDeck()))),
        {
            "pl": (
                "Następnym razem, gdy w tej turze pozyskasz kartę, "
                "możesz umieścić ją na wierzchu swojej talii."
            )
        },
    ),
    (
        "more aether, but only of your own",
        Gem(
            "more",
            play=(
                GainAether(2),
                If(Charges().at_least(3), GainAether(1)),
                If(Life().at_most(3), As(ANY_ALLY, GainAether(1))),
            ),
        ),
        {
            "pl": (
                "Otrzymujesz 2 eteru. | Jeżeli masz 3 lub więcej Ładunków, otrzymujesz dodatkowo "
                "1 eter. | Jeżeli masz 3 lub mniej punktów życia, dowolny sojusznik otrzymuje "
                "1 eter."
            )
        },
    ),
    (
        "optional prices are questions, yours and others'",
        Relic(
            "asked",
            play=(
                May(SpendAether(2), then=Draw(1), otherwise=Suffer(1)),
                IfTheyDo(ANY_ALLY, Discard(1, HAND), then=GainCharge()),
            ),
        ),
        {
            "de": (
                "Bezahlst du 2 Aetherium? Dann ziehe 1 Karte. Ansonsten erleide 1 Schaden. | "
                "Wirft ein anderer Spieler 1 Karte von seiner Hand ab? Dann erhalte 1 Energie."
            )
        },
    ),
    (
        "but not behind a condition, where no question can stand",
        Relic("unasked", play=If(Life().at_most(3), May(LoseCharges(1), then=Draw(1)))),
        {
            "de": (
                "Wenn du 3 oder weniger Leben hast, darfst du 1 Energie verlieren. "
                "Wenn du das tust, ziehe 1 Karte."
            )
        },
    ),
    (
        "of two cards one costs more",
        Spell("two", cast=RevealDeck(2, Destroy(1, REVEALED, dearest=True))),
        {
            "en": (
                "Cast: Reveal the top 2 cards of your deck and destroy the more expensive one."
            ),
            "pl": "Aktywacja: Odkryj 2 wierzchnie karty swojej talii i zniszcz droższą z nich.",
            "de": (
                "WIRKEN: Decke die obersten 2 Karten deines Decks auf "
                "und zerstöre die teurere davon."
            ),
        },
    ),
    (
        "either sort, so that 'which' is about both",
        Relic("either", play=Destroy(1, PLAYED.gems_and_relics.others)),
        {
            "de": (
                "Zerstöre 1 andere Karte (Kristall oder Artefakt), "
                "die du in diesem Zug ausgespielt hast."
            )
        },
    ),
    (
        "a minion by what it is",
        Attack("kind", effect=WithMinion(Minions("acolyte"), ResolvePart("blood-magic", True))),
        {
            "pl": (
                "Rozpatrz efekt „Magia Krwi” każdego Akolity w grze, "
                "ignorując obrażenia, które ten Akolita zadałby samemu sobie."
            ),
            "de": (
                "Führt den Effekt „Blutmagie“ jedes Akolythen im Spiel aus, "
                "wobei dieser Akolyth selbst keinen Schaden erleidet."
            ),
        },
    ),
    (
        "no longer than in print: where else would it be prepped",
        Relic("prep", play=As(ANY_PLAYER, May(Prep()))),
        {"pl": "Dowolny gracz może przygotować Zaklęcie z ręki."},
    ),
    (
        "what is done for a price",
        Spell("priced", cast=May(Discard(1, HAND), then=Deal(2, plus=1), otherwise=Deal(2))),
        {
            "pl": (
                "Aktywacja: Możesz odrzucić kartę z ręki. "
                "Zadaj 2 obrażenia oraz 1 dodatkowe obrażenie, jeżeli tak zrobisz."
            )
        },
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "wanted"), [case[1:] for case in TEXTS], ids=[case[0] for case in TEXTS]
)
def test_what_the_editor_found_is_mended(card: Definition, wanted: dict[str, str]) -> None:
    assert {lang: said(card, lang) for lang in wanted} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_with_a_name_tells_only_what_is_harder(lang: str) -> None:
    told = said(GATE_WITCH, lang)
    name = {"en": "Accelerate Time:", "pl": "Przyspieszenie Czasu:", "de": "ZEITSPRUNG:"}[lang]
    assert told.count(name) == 2
    assert told.count({"en": "turn order deck", "pl": "talii tur", "de": "deck"}[lang]) == 1


def test_a_harder_rule_without_a_name_is_told_in_full() -> None:
    usual = Whenever("nemesis-turn-end", Unleash(), only_if=TOKENS.at_least(5))
    harder = structs.replace(usual, do=Unleash(2))
    tokens = (Token(start=1),)
    card = Nemesis(
        "made-up", life=50, tokens=tokens, unleash=Suffer(1, ANY_PLAYER), standing=(usual,),
        harder=Harder(standing=(harder,)),
    )  # fmt: skip
    assert said(card, "en").endswith(
        "Increased difficulty: At the end of the nemesis turn, "
        "if the nemesis has 5 or more nemesis tokens, unleash twice."
    )


def test_polish_keywords_stand_in_capitals() -> None:
    """As they are printed on the cards of the nemesis."""
    kept = (ROOT / "tests" / "golden" / "cards.pl.txt").read_text("utf-8")
    assert not re.search(r"^ +(Trwały|Natychmiast|Aby odrzucić|Moc \d):", kept, re.MULTILINE)
    for keyword in ("TRWAŁY:", "NATYCHMIAST:", "ABY ODRZUCIĆ:", "MOC 2:", "EWOLUCJA."):
        assert f"    {keyword}" in kept


@pytest.mark.parametrize(
    ("lang", "text"),
    [("pl", "Totem Maga, Ruda Bram"), ("en", "Mage's Totem"), ("de", "Riss-Erz, Riss-Kollision")],
)
def test_a_name_is_no_word_of_the_glossary(lang: str, text: str) -> None:
    assert load_glossary(lang).find(text) == []


def test_a_numbered_breach_still_is_one() -> None:
    assert [span.term for span in load_glossary("de").find("Riss III")] == ["breach"]


def test_german_puts_no_comma_before_or_where_no_clause_has_ended() -> None:
    """In what the browser says; behind a subordinate clause there is one."""
    text = (ROOT / "web" / "locale" / "de.ftl").read_text("utf-8")
    said_ = [line for line in text.splitlines() if not line.startswith("#")]
    wrong = [line for line in said_ if re.search(r"(= |[.:?!] )[^,.:?!{}]*, oder ", line)]
    assert wrong == []


def test_one_word_for_less_damage_in_german() -> None:
    """'verringert' stood beside 'reduziert', in rules and on cards."""
    package = ROOT / "src" / "gravehold"
    files = [*package.glob("rules/de*.yaml"), *package.glob("words/locale/de/*.ftl")]
    assert len(files) > 20
    assert [path.name for path in files if "verringer" in path.read_text("utf-8")] == []


def test_a_mage_does_not_gain_every_card() -> None:
    assert "jede Karte" not in say("de", "mage-line-yan-magda")


def test_a_place_in_a_replay_is_no_moment() -> None:
    text = (ROOT / "web" / "locale" / "de.ftl").read_text("utf-8")
    lines = dict(re.findall(r"^([a-z-]+) = (.*)$", text, re.MULTILINE))
    assert not [id_ for id_ in ("step-slider", "share-link") if "Augenblick" in lines[id_]]
