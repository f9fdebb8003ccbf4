"""Texts of words that no printed card has: next cast, value against value, allies, chance."""

import pytest

from gravehold.kernel.definitions import Attack, Definition, Relic
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    HAND,
    THAT_PLAYER,
    THEIR_CHARGES,
    THEIR_LIFE,
    As,
    ByChance,
    Charges,
    CostOfIt,
    Count,
    Deal,
    Discard,
    Draw,
    EachAlly,
    EachPlayer,
    GainCharge,
    GainLife,
    GraveholdSuffers,
    HalfUp,
    Higher,
    If,
    Life,
    Lower,
    May,
    Minus,
    NextCast,
    Not,
    OpenBreaches,
    Or,
    Plus,
    Some,
    Suffer,
    Unleash,
    With,
)
from tests.words.reading import said

CARDS: list[tuple[Definition, str, str, str]] = [
    (
        Relic("next", play=NextCast(2)),
        "The next spell you cast this turn deals 2 additional damage.",
        "Następne Zaklęcie, które aktywujesz w tej turze, zadaje 2 dodatkowe obrażenia.",
        "Der nächste Zauber, den du in diesem Zug wirkst, hat +2 Schaden.",
    ),
    (  # the clause is about the spell: 'their' and 'swój' would be its own
        Relic("next-of-ally", play=As(ANY_ALLY, NextCast(Charges()))),
        (
            "The next spell any ally casts this turn deals 1 additional damage "
            "for each of that player's charges."
        ),
        (
            "Następne Zaklęcie, które dowolny sojusznik aktywuje w tej turze, zadaje 1 dodatkowe "
            "obrażenie za każdy Ładunek tego gracza."
        ),
        (
            "Der nächste Zauber, den ein anderer Spieler in diesem Zug wirkt, hat +1 Schaden "
            "für jede Energie dieses Spielers."
        ),
    ),
    (
        Relic("next-cost", play=NextCast(CostOfIt())),
        (
            "The next spell you cast this turn deals additional damage "
            "equal to the cost of that spell."
        ),
        (
            "Następne Zaklęcie, które aktywujesz w tej turze, zadaje tyle dodatkowych obrażeń, "
            "ile wynosi koszt tego Zaklęcia."
        ),
        (
            "Der nächste Zauber, den du in diesem Zug wirkst, hat +Schaden in Höhe der Kosten "
            "dieses Zaubers."
        ),
    ),
    (  # behind a condition German turns the clause around
        Relic("next-if", play=If(Life().at_most(3), NextCast(2))),
        "If you have 3 life or less, the next spell you cast this turn deals 2 additional damage.",
        (
            "Jeżeli masz 3 lub mniej punktów życia, następne Zaklęcie, które aktywujesz w tej "
            "turze, zadaje 2 dodatkowe obrażenia."
        ),
        (
            "Wenn du 3 oder weniger Leben hast, hat der nächste Zauber, den du in diesem Zug "
            "wirkst, +2 Schaden."
        ),
    ),
    (
        Relic("against", play=If(Charges().no_less(Life()), Draw(1), otherwise=Suffer(1))),
        (
            "If the number of your charges is at least your life, draw 1 card. "
            "Otherwise, suffer 1 damage."
        ),
        (
            "Jeżeli liczba twoich Ładunków wynosi co najmniej tyle, ile liczba twoich punktów "
            "życia, dobierz 1 kartę. W przeciwnym razie otrzymujesz 1 obrażenie."
        ),
        (
            "Wenn deine Energie mindestens so viel beträgt wie dein Leben, ziehe 1 Karte. "
            "Ansonsten erleide 1 Schaden."
        ),
    ),
    (
        Relic("less", play=If(Not(Charges().no_less(Count(HAND))), Draw(1))),
        "If the number of your charges is less than the number of cards in your hand, draw 1 card.",
        (
            "Jeżeli liczba twoich Ładunków wynosi mniej niż liczba kart na twojej ręce, "
            "dobierz 1 kartę."
        ),
        (
            "Wenn deine Energie weniger beträgt als die Anzahl der Karten auf deiner Hand, "
            "ziehe 1 Karte."
        ),
    ),
    (  # the condition is about a number: the player has to be named again
        Relic(
            "named-again",
            play=With(ANY_ALLY, If(THEIR_LIFE.no_less(Life()), Draw(1, THAT_PLAYER))),
        ),
        "Choose any ally. If that player's life is at least your life, that player draws 1 card.",
        (
            "Wybierz dowolnego sojusznika. Jeżeli liczba punktów życia tego gracza wynosi co "
            "najmniej tyle, ile liczba twoich punktów życia, ten gracz dobiera 1 kartę."
        ),
        (
            "Wähle einen anderen Spieler. Wenn das Leben dieses Spielers mindestens so viel "
            "beträgt wie dein Leben, zieht dieser Spieler 1 Karte."
        ),
    ),
    (
        Relic("ally", play=If(Some(ANY_ALLY, THEIR_LIFE.at_most(3)), GainLife(2))),
        "If at least one of your allies has 3 life or less, gain 2 life.",
        (
            "Jeżeli co najmniej jeden twój sojusznik ma 3 lub mniej punktów życia, "
            "otrzymujesz 2 punkty życia."
        ),
        "Wenn mindestens ein anderer Spieler 3 oder weniger Leben hat, heile 2 Leben.",
    ),
    (
        Attack(
            "nobody-is-you",
            effect=If(Some(ANY_PLAYER, Count(HAND.of(THAT_PLAYER)).exactly(0)), Unleash()),
        ),
        "If at least one player has no cards in hand, unleash.",
        "Jeżeli co najmniej jeden gracz nie ma na ręce żadnych kart, następuje Wyzwolenie.",
        "Wenn mindestens ein Spieler keine Karten auf der Hand hat, führt ihr SPEZIAL 1 aus.",
    ),
    (  # whose ally
        Relic(
            "ally-of",
            play=As(ANY_PLAYER, (Draw(1), If(Some(ANY_ALLY, THEIR_CHARGES.at_least(3)), Draw(1)))),
        ),
        (
            "Any player draws 1 card. If at least one ally of that player has 3 or more charges, "
            "that player draws 1 card."
        ),
        (
            "Dowolny gracz dobiera 1 kartę. Jeżeli co najmniej jeden sojusznik tego gracza ma 3 "
            "lub więcej Ładunków, ten gracz dobiera 1 kartę."
        ),
        (
            "Ein beliebiger Spieler zieht 1 Karte. Wenn mindestens ein Mitspieler dieses Spielers "
            "3 oder mehr Energie hat, zieht dieser Spieler 1 Karte."
        ),
    ),
    (
        Relic("each", play=EachAlly((Draw(1), GainCharge()))),
        "Each ally draws 1 card and gains 1 charge.",
        "Każdy sojusznik dobiera 1 kartę i otrzymuje 1 Ładunek.",
        "Jeder andere Spieler zieht 1 Karte und erhält 1 Energie.",
    ),
    (  # each has an answer of their own: no question in German
        Relic("each-may", play=EachAlly(May(Discard(1, HAND), then=Draw(1)))),
        "Each ally may discard a card in their hand. If they do, that player draws 1 card.",
        "Każdy sojusznik może odrzucić kartę z ręki. Jeżeli to zrobi, dobiera 1 kartę.",
        (
            "Jeder andere Spieler darf 1 Karte von seiner Hand abwerfen. "
            "Wenn er das tut, zieht er 1 Karte."
        ),
    ),
    (
        Relic("each-of", play=As(ANY_PLAYER, (Suffer(1), EachAlly(GainLife(1))))),
        "Any player suffers 1 damage. Each ally of that player gains 1 life.",
        "Dowolny gracz otrzymuje 1 obrażenie. Każdy sojusznik tego gracza otrzymuje 1 punkt życia.",
        (
            "Ein beliebiger Spieler erleidet 1 Schaden. "
            "Jeder Mitspieler dieses Spielers heilt 1 Leben."
        ),
    ),
    (
        Relic("each-chooses", play=EachAlly((Or((Draw(1), Suffer(1)), GainLife(1)), GainCharge()))),
        (
            "For each ally: (a) that player chooses one: that player draws 1 card and suffers "
            "1 damage OR that player gains 1 life; (b) that player gains 1 charge."
        ),
        (
            "Dla każdego sojusznika: (a) ten gracz wybiera jedno: dobiera 1 kartę i otrzymuje "
            "1 obrażenie ALBO otrzymuje 1 punkt życia; (b) otrzymuje 1 Ładunek."
        ),
        (
            "Für jeden anderen Spieler gilt: (a) dieser Spieler wählt eines: Er zieht 1 Karte und "
            "erleidet 1 Schaden ODER er heilt 1 Leben; (b) er erhält 1 Energie."
        ),
    ),
    (
        Relic("minus", play=(Deal(Minus(Life(), 2)), Deal(Minus(6, Charges())))),
        (
            "Deal damage equal to your life minus 2. | "
            "Deal damage equal to 6 minus the number of your charges."
        ),
        (
            "Zadaj tyle obrażeń, ile wynosi liczba twoich punktów życia minus 2. | "
            "Zadaj tyle obrażeń, ile wynosi 6 minus liczba twoich Ładunków."
        ),
        (
            "Füge Schaden in Höhe der Differenz (dein Leben minus 2) zu. | "
            "Füge Schaden in Höhe der Differenz (6 minus deine Energie) zu."
        ),
    ),
    (  # half of the whole, and what is taken away is a whole too
        Relic(
            "half",
            play=(
                GainLife(HalfUp(Minus(Charges(), Count(HAND)))),
                Deal(Minus(Life(), Plus(Charges(), 1))),
            ),
        ),
        (
            "Gain life equal to half of (the number of your charges minus the number of cards in "
            "your hand), rounded up. | "
            "Deal damage equal to your life minus (the number of your charges plus 1)."
        ),
        (
            "Otrzymujesz tyle punktów życia, ile wynosi połowa różnicy liczby twoich Ładunków "
            "i liczby kart na twojej ręce (zaokrąglona w górę). | Zadaj tyle obrażeń, ile wynosi "
            "liczba twoich punktów życia minus (liczba twoich Ładunków plus 1)."
        ),
        (
            "Heile Leben in Höhe der aufgerundeten Hälfte der Differenz (deine Energie minus die "
            "Anzahl der Karten auf deiner Hand). | Füge Schaden in Höhe der Differenz "
            "(dein Leben minus (deine Energie plus 1)) zu."
        ),
    ),
    (
        Relic("of-two", play=(Deal(Lower(Life(), Charges())), Draw(Higher(2, OpenBreaches())))),
        (
            "Deal damage equal to the lower of your life and the number of your charges. | "
            "Draw cards equal to the higher of 2 and the number of your open breaches."
        ),
        (
            "Zadaj tyle obrażeń, ile wynosi niższa z dwóch wartości (liczba twoich punktów życia; "
            "liczba twoich Ładunków). | Dobierz tyle kart, ile wynosi wyższa z dwóch wartości "
            "(2; liczba twoich otwartych Bram)."
        ),
        (
            "Füge Schaden in Höhe des niedrigeren von zwei Werten (dein Leben; deine Energie) zu. "
            "| Ziehe X Karten (X = der höhere von zwei Werten (2; die Anzahl deiner aktiven "
            "Risse))."
        ),
    ),
    (
        Relic("chance", play=ByChance(GainCharge(), Suffer(1))),
        "One of the following happens by chance: gain 1 charge OR suffer 1 damage.",
        (
            "Los decyduje, która z możliwości nastąpi: otrzymujesz 1 Ładunek ALBO otrzymujesz "
            "1 obrażenie."
        ),
        "Der Zufall entscheidet, was geschieht: Erhalte 1 Energie ODER erleide 1 Schaden.",
    ),
    (  # a chance for each of them, not one for all
        Attack("chances", effect=EachPlayer(ByChance(Suffer(1), Discard(1, HAND)))),
        (
            "For each player: one of the following happens by chance: that player suffers "
            "1 damage OR that player discards a card in their hand."
        ),
        (
            "Dla każdego gracza: los decyduje, która z możliwości nastąpi: ten gracz otrzymuje "
            "1 obrażenie ALBO ten gracz odrzuca kartę z ręki."
        ),
        (
            "Für jeden Spieler gilt: Der Zufall entscheidet, was geschieht: Dieser Spieler "
            "erleidet 1 Schaden ODER dieser Spieler wirft 1 Karte von seiner Hand ab."
        ),
    ),
    (
        Attack("three", effect=ByChance((Unleash(), GraveholdSuffers(1)), Unleash(2), Unleash(3))),
        (
            "One of the following happens by chance: unleash, and Gravehold suffers 1 damage "
            "OR unleash twice OR unleash 3 times."
        ),
        (
            "Los decyduje, która z możliwości nastąpi: następuje Wyzwolenie, a Gravehold otrzymuje "
            "1 obrażenie ALBO dwukrotne Wyzwolenie ALBO trzykrotne Wyzwolenie."
        ),
        (
            "Der Zufall entscheidet, was geschieht: Führt SPEZIAL 1 aus und fügt der Feste der "
            "letzten Ruhe 1 Schaden zu ODER SPEZIAL 2 ODER SPEZIAL 3."
        ),
    ),
]


@pytest.mark.parametrize(("card", "en", "pl", "de"), CARDS, ids=[card.id for card, *_ in CARDS])
def test_they_read_well(card: Definition, en: str, pl: str, de: str) -> None:
    assert [said(card, lang) for lang in ("en", "pl", "de")] == [en, pl, de]
