"""Trees that no printed card has: what a condition holds together, and who is meant by whom."""

import pytest

from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    HAND,
    THAT_PLAYER,
    THEIR_CHARGES,
    YOUR_TURN,
    As,
    CastPrepped,
    Charges,
    Count,
    Deal,
    Discard,
    Draw,
    EachPlayer,
    GainCharge,
    GainLife,
    If,
    Life,
    LoseCharges,
    May,
    Most,
    Or,
    Plus,
    Suffer,
    When,
    With,
)
from gravehold.kernel.nodes.base import Effect
from gravehold.words.grammar.sentences import sentences
from gravehold.words.grammar.tone import Tone, paragraph
from gravehold.words.language import LANGUAGES

TEXTS: list[tuple[Effect, str, str, str]] = [
    (  # in the order of the tree, all of it behind the condition
        If(Life().at_most(3), (GainCharge(), Or(Draw(1), Suffer(1)))),
        (
            "If you have 3 life or less, resolve the following in order: (a) gain 1 charge; (b)"
            " draw 1 card or suffer 1 damage."
        ),
        (
            "Jeżeli masz 3 lub mniej punktów życia, rozpatrz po kolei: (a) otrzymujesz 1 "
            "Ładunek; (b) dobierz 1 kartę albo otrzymaj 1 obrażenie."
        ),
        (
            "Wenn du 3 oder weniger Leben hast, führe der Reihe nach aus: (a) erhalte 1 "
            "Energie; (b) ziehe 1 Karte oder erleide 1 Schaden."
        ),
    ),
    (  # what follows a choice is not part of it
        If(Life().at_most(3), (May(Discard(1, HAND), then=Draw(3)), GainCharge())),
        (
            "If you have 3 life or less, resolve the following in order: (a) you may discard a "
            "card in your hand; if you do, draw 3 cards; (b) gain 1 charge."
        ),
        (
            "Jeżeli masz 3 lub mniej punktów życia, rozpatrz po kolei: (a) możesz odrzucić "
            "kartę z ręki; jeżeli to zrobisz, dobierz 3 karty; (b) otrzymujesz 1 Ładunek."
        ),
        (
            "Wenn du 3 oder weniger Leben hast, führe der Reihe nach aus: (a) du darfst 1 Karte"
            " von deiner Hand abwerfen; wenn du das tust, ziehe 3 Karten; (b) erhalte 1 "
            "Energie."
        ),
    ),
    (  # 'otherwise' is of the condition, not of the choice
        If(Life().at_most(3), May(Discard(1, HAND), then=Draw(3)), otherwise=Suffer(2)),
        (
            "If you have 3 life or less, the following applies: you may discard a card in your "
            "hand; if you do, draw 3 cards. Otherwise, suffer 2 damage."
        ),
        (
            "Jeżeli masz 3 lub mniej punktów życia, rozpatrz efekt: możesz odrzucić kartę z "
            "ręki; jeżeli to zrobisz, dobierz 3 karty. W przeciwnym razie otrzymujesz 2 "
            "obrażenia."
        ),
        (
            "Wenn du 3 oder weniger Leben hast, gilt: Du darfst 1 Karte von deiner Hand "
            "abwerfen; wenn du das tust, ziehe 3 Karten. Ansonsten erleide 2 Schaden."
        ),
    ),
    (  # a list in a list, closed before 'otherwise'
        May(
            Discard(1, HAND),
            then=(
                May(Suffer(1), then=(Draw(1), Or(Draw(2), Suffer(3))), otherwise=GainLife(1)),
                Deal(4),
            ),
        ),
        (
            "You may discard a card in your hand. If you do, resolve the following in order: "
            "(a) you may suffer 1 damage; if you do, resolve the following in order: [(i) draw "
            "1 card; (ii) draw 2 cards or suffer 3 damage]; otherwise, gain 1 life; (b) deal 4 "
            "damage."
        ),
        (
            "Możesz odrzucić kartę z ręki. Jeżeli to zrobisz, rozpatrz po kolei: (a) możesz "
            "otrzymać 1 obrażenie; jeżeli to zrobisz, rozpatrz po kolei: [(i) dobierz 1 kartę; "
            "(ii) dobierz 2 karty albo otrzymaj 3 obrażenia]; w przeciwnym razie otrzymujesz 1 "
            "punkt życia; (b) zadaj 4 obrażenia."
        ),
        (
            "Wirfst du 1 Karte von deiner Hand ab? Dann führe der Reihe nach"
            " aus: (a) du darfst 1 Schaden erleiden; wenn du das tust, führe der Reihe nach "
            "aus: [(i) ziehe 1 Karte; (ii) ziehe 2 Karten oder erleide 3 Schaden]; ansonsten "
            "heile 1 Leben; (b) füge 4 Schaden zu."
        ),
    ),
    (  # 'then' would be at any rate
        If(Life().at_most(3), CastPrepped(1, after=Draw(1))),
        (
            "If you have 3 life or less, the following applies: cast a spell prepped by any "
            "player; then draw 1 card."
        ),
        (
            "Jeżeli masz 3 lub mniej punktów życia, rozpatrz efekt: aktywuj Zaklęcie "
            "przygotowane przez dowolnego gracza; następnie dobierz 1 kartę."
        ),
        (
            "Wenn du 3 oder weniger Leben hast, gilt: Wirke 1 gebundenen Zauber eines "
            "beliebigen Spielers; danach ziehe 1 Karte."
        ),
    ),
    (  # options that are more than a clause
        Or((If(Life().at_most(3), Draw(1)), Suffer(1)), May(Suffer(2), then=Draw(2)), GainLife(1)),
        (
            "Choose one: [(a) if you have 3 life or less, draw 1 card; (b) suffer 1 damage] OR "
            "[you may suffer 2 damage; if you do, draw 2 cards] OR gain 1 life."
        ),
        (
            "Wybierz jedno: [(a) jeżeli masz 3 lub mniej punktów życia, dobierz 1 kartę; (b) "
            "otrzymujesz 1 obrażenie] ALBO [możesz otrzymać 2 obrażenia; jeżeli to zrobisz, "
            "dobierz 2 karty] ALBO otrzymujesz 1 punkt życia."
        ),
        (
            "Wähle eines: [(a) wenn du 3 oder weniger Leben hast, ziehe 1 Karte; (b) erleide 1 "
            "Schaden] ODER [du darfst 2 Schaden erleiden; wenn du das tust, ziehe 2 Karten] "
            "ODER heile 1 Leben."
        ),
    ),
    (  # all of it is for each player
        EachPlayer((Or(Draw(1), Suffer(1)), LoseCharges(1))),
        (
            "For each player: (a) that player draws 1 card or suffers 1 damage; (b) that player"
            " loses 1 charge."
        ),
        (
            "Dla każdego gracza: (a) ten gracz dobiera 1 kartę albo otrzymuje 1 obrażenie; (b) "
            "traci 1 Ładunek."
        ),
        (
            "Für jeden Spieler gilt: (a) dieser Spieler zieht 1 Karte oder erleidet 1 Schaden; "
            "(b) er verliert 1 Energie."
        ),
    ),
    (  # who chooses is named before the choice
        As(Most(THEIR_CHARGES), Or(LoseCharges(), (Suffer(2), Discard(1, HAND)))),
        (
            "The player with the most charges chooses one: that player loses all their charges "
            "OR that player suffers 2 damage and discards a card in their hand."
        ),
        (
            "Gracz z największą liczbą Ładunków wybiera jedno: traci wszystkie swoje Ładunki "
            "ALBO otrzymuje 2 obrażenia i odrzuca kartę z ręki."
        ),
        (
            "Der Spieler mit der meisten Energie wählt eines: Er verliert all seine Energie "
            "ODER er erleidet 2 Schaden und wirft 1 Karte von seiner Hand ab."
        ),
    ),
    (  # an 'if' in an amount does not take in the rest
        If(YOUR_TURN, (Deal(3, plus=When(Life().at_most(3), 2)), Draw(1))),
        (
            "If it is your turn, deal 3 damage, plus 2 additional damage if you have 3 life or "
            "less; draw 1 card."
        ),
        (
            "Jeżeli trwa twoja tura, zadaj 3 obrażenia oraz 2 dodatkowe obrażenia, jeżeli masz "
            "3 lub mniej punktów życia; dobierz 1 kartę."
        ),
        (
            "Wenn du am Zug bist, füge 3 Schaden zu (+2 Schaden, wenn du 3 oder weniger Leben "
            "hast); ziehe 1 Karte."
        ),
    ),
    (  # named once
        With(ANY_ALLY, Deal(Plus(Life(THAT_PLAYER), Charges(THAT_PLAYER)))),
        "Deal damage equal to any ally's life plus 1 damage for each of that player's charges.",
        (
            "Zadaj tyle obrażeń, ile wynosi liczba punktów życia dowolnego sojusznika, oraz 1 "
            "obrażenie za każdy Ładunek tego gracza."
        ),
        (
            "Füge Schaden in Höhe des Lebens eines anderen Spielers plus 1 Schaden für jede "
            "Energie dieses Spielers zu."
        ),
    ),
    (  # the number is counted for 'you'
        Draw(Count(HAND.gems), ANY_ALLY),
        "Any ally draws 1 card for each gem in your hand.",
        "Dowolny sojusznik dobiera 1 kartę za każdy Klejnot na twojej ręce.",
        "Ein anderer Spieler zieht für jeden Kristall auf deiner Hand 1 Karte.",
    ),
    (  # whose ally
        As(ANY_PLAYER, Draw(Count(HAND.gems), ANY_ALLY)),
        (
            "Choose any player. Any ally of that player draws 1 card for each gem in that "
            "player's hand."
        ),
        (
            "Wybierz dowolnego gracza. Dowolny sojusznik tego gracza dobiera 1 kartę za każdy "
            "Klejnot na ręce tego gracza."
        ),
        (
            "Wähle einen beliebigen Spieler. Ein Mitspieler dieses Spielers zieht für jeden "
            "Kristall auf der Hand dieses Spielers 1 Karte."
        ),
    ),
    (  # 'that player' acts
        With(ANY_ALLY, As(THAT_PLAYER, (Draw(1), May(Suffer(1))))),
        "Any ally draws 1 card. That player may suffer 1 damage.",
        "Dowolny sojusznik dobiera 1 kartę. Może otrzymać 1 obrażenie.",
        "Ein anderer Spieler zieht 1 Karte. Er darf 1 Schaden erleiden.",
    ),
]


@pytest.mark.parametrize(("tree", "en", "pl", "de"), TEXTS)
def test_what_belongs_together_is_told_together(tree: Effect, en: str, pl: str, de: str) -> None:
    assert [paragraph(sentences(tree, Tone(lang))) for lang in LANGUAGES] == [en, pl, de]
