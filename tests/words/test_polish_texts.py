"""Trees that no printed card has, in Polish: their cases, plurals and clauses."""

import pytest

from gravehold.kernel.definitions import Attack, Definition, Minion, Relic, Spell
from gravehold.kernel.nodes import (
    ALL_PREPPED,
    ANY_ALLY,
    DISCARD_PILE,
    HAND,
    LOWEST_LIFE,
    PREPPED,
    THAT_PLAYER,
    YOU,
    Alter,
    As,
    CastPrepped,
    Charges,
    ClosedBreaches,
    CostOfIt,
    Count,
    DifferentPlayers,
    Discard,
    DiscardTurnCard,
    Draw,
    GainAether,
    GainCharge,
    GainedThisTurn,
    GainLife,
    GraveholdSuffers,
    HalfUp,
    Highest,
    If,
    IfDone,
    Instead,
    IsExhausted,
    Most,
    NemesisCardRevealed,
    Not,
    OpenBreaches,
    PlayedThisTurn,
    Plus,
    PutUnderNemesisDeck,
    Repeat,
    RevealTurnCard,
    Suffer,
    Take,
    Unleash,
    Whenever,
    With,
)
from tests.words.reading import said

CARDS: list[tuple[Definition, str]] = [
    (  # the keyword takes a verb beside other clauses, first or later
        Attack(
            "verb-later",
            effect=RevealTurnCard(If(NemesisCardRevealed(), (DiscardTurnCard(), Unleash(2)))),
        ),
        (
            "Odkryj wierzchnią kartę talii tur. Jeżeli jest to karta tury Nemezis, odrzuć ją, "
            "a potem następuje dwukrotne Wyzwolenie."
        ),
    ),
    (
        Minion("verb-first", standing=(Instead("discarded", (Unleash(), PutUnderNemesisDeck())),)),
        (
            "Gdy ta karta miałaby zostać odrzucona, zamiast tego następuje Wyzwolenie; "
            "umieść ją na spodzie talii Nemezis."
        ),
    ),
    (
        Attack("verb-repeated", effect=Repeat(2, (Unleash(), GraveholdSuffers(1)))),
        "Dwukrotnie: następuje Wyzwolenie, a Gravehold otrzymuje 1 obrażenie.",
    ),
    (  # alone it stays bare
        Attack("verb-alone", effect=(Repeat(4, Unleash()), GraveholdSuffers(22))),
        "Czterokrotnie: Wyzwolenie. | Gravehold otrzymuje 22 obrażenia.",
    ),
    (  # all cards of all players are counted together
        Relic("together", play=If(Count(ALL_PREPPED).at_least(5), Draw(5))),
        "Jeżeli gracze mają łącznie 5 lub więcej przygotowanych Zaklęć, dobierz 5 kart.",
    ),
    (
        Relic("somebody", play=If(Count(ALL_PREPPED).at_least(1), Draw(2))),
        "Jeżeli którykolwiek gracz ma przygotowane Zaklęcie, dobierz 2 karty.",
    ),
    (  # how many were gained, in every relation
        Relic("gained-most", play=If(GainedThisTurn().at_most(2), Draw(1))),
        "Jeżeli w tej turze pozyskano co najwyżej 2 karty, dobierz 1 kartę.",
    ),
    (
        Relic("gained-none", play=If(GainedThisTurn(same_name=True).exactly(0), Draw(1))),
        "Jeżeli w tej turze nie pozyskano żadnej kopii tej karty, dobierz 1 kartę.",
    ),
    (
        Relic("gained-second", play=If(GainedThisTurn().exactly(2), Draw(1))),
        "Jeżeli jest to druga karta pozyskana przez ciebie w tej turze, dobierz 1 kartę.",
    ),
    (  # 'który' would be about the pile or the gems
        Relic("counted", play=GainAether(Count(DISCARD_PILE.gems), only=("spell",))),
        (
            "Otrzymujesz 1 eter za każdy Klejnot w twoim stosie kart odrzuconych; ten eter można "
            "wykorzystać wyłącznie do pozyskiwania Zaklęć."
        ),
    ),
    (  # of four breaches at most, four need no 'exactly'
        Relic("breaches", play=If(OpenBreaches().exactly(4), Draw(1))),
        "Jeżeli masz 4 otwarte Bramy, dobierz 1 kartę.",
    ),
    (
        Relic("breach", play=If(ClosedBreaches().exactly(1), Draw(1))),
        "Jeżeli masz dokładnie 1 zamkniętą Bramę, dobierz 1 kartę.",
    ),
    (  # nobody says 'if it is not true that'
        Relic("other", play=If(Not(Charges().exactly(3)), Draw(1))),
        "Jeżeli masz co najwyżej 2 Ładunki lub masz 4 lub więcej Ładunków, dobierz 1 kartę.",
    ),
    (  # what the player with the most has is their own
        Attack("most", effect=Suffer(2, Most(Count(DISCARD_PILE.of(THAT_PLAYER))))),
        "Gracz z największą liczbą kart w swoim stosie kart odrzuconych otrzymuje 2 obrażenia.",
    ),
    (
        Attack(
            "most-prepped",
            effect=Suffer(2, Most(Count(PREPPED.costing(at_least=4).of(THAT_PLAYER)))),
        ),
        (
            "Gracz z największą liczbą przygotowanych Zaklęć o koszcie 4 eteru lub więcej "
            "otrzymuje 2 obrażenia."
        ),
    ),
    (  # a cost is not passed over
        Attack(
            "highest",
            effect=GraveholdSuffers(Highest(Count(HAND.costing(at_least=3).of(THAT_PLAYER)))),
        ),
        (
            "Gravehold otrzymuje tyle obrażeń, ile wynosi najwyższa wartość u jednego gracza "
            "(liczba kart o koszcie 3 eteru lub więcej na jego ręce)."
        ),
    ),
    (  # in the nominative, also of one's own pile
        Relic(
            "top",
            play=If(
                Not(Count(DISCARD_PILE.top_card.gems).at_least(1)),
                Take(1, DISCARD_PILE.top_card.costing(at_most=4)),
            ),
        ),
        (
            "Jeżeli wierzchnia karta twojego stosu kart odrzuconych to nie Klejnot, weź na rękę "
            "wierzchnią kartę swojego stosu kart odrzuconych, "
            "jeżeli to karta o koszcie 4 eteru lub mniej."
        ),
    ),
    (  # how often, not the how-manieth time
        Relic("often", play=If(PlayedThisTurn().at_least(2), Draw(1))),
        "Jeżeli w tej turze zagrano 2 lub więcej kopii tej karty, dobierz 1 kartę.",
    ),
    (  # the least that remains is told of a minion too
        Minion("floor", standing=(Alter("hit", less=2, least=1),)),
        "Gdy ten Poplecznik otrzymuje obrażenia, zmniejsz je o 2, ale nie poniżej 1.",
    ),
    (  # less damage is not made more
        Minion("limit", standing=(Alter("hit", most=2),)),
        "Gdy ten Poplecznik otrzymuje obrażenia, ogranicz je do 2.",
    ),
    (  # the damage is that of every spell
        Relic("each", play=CastPrepped(2, whose=YOU, up_to=True, plus=2)),
        "Aktywuj do 2 swoich przygotowanych Zaklęć; każde z nich zadaje 2 dodatkowe obrażenia.",
    ),
    (  # a verb is said once of several players too
        Relic("once", play=DifferentPlayers(3, (Suffer(1), GainCharge(2)))),
        "Wybierz 3 różnych graczy; każdy z nich otrzymuje 1 obrażenie i 2 Ładunki.",
    ),
    (  # half of both, not of the first
        Relic("half", play=GainLife(HalfUp(Plus(Charges(), Count(HAND))))),
        (
            "Otrzymujesz tyle punktów życia, ile wynosi połowa sumy liczby twoich Ładunków "
            "i liczby kart na twojej ręce (zaokrąglona w górę)."
        ),
    ),
    (  # the player is named where they are first spoken of
        Attack("first", effect=As(LOWEST_LIFE, IfDone(Discard(2, HAND), then=GainLife(1)))),
        (
            "Gracz z najmniejszą liczbą punktów życia odrzuca 2 karty z ręki. "
            "Jeżeli to zrobi, otrzymuje 1 punkt życia."
        ),
    ),
    (  # chosen before anything is asked of them: 'dowolny' would read as 'some'
        Relic("chosen", play=With(ANY_ALLY, If(IsExhausted(THAT_PLAYER), GainCharge(2)))),
        "Wybierz dowolnego sojusznika. Jeżeli ten gracz jest wyczerpany, otrzymujesz 2 Ładunki.",
    ),
    (  # 'swojej' would be the phase of the ally
        Spell("your-phase", standing=(Whenever("casting-end", Draw(1, ANY_ALLY)),)),
        ("Gdy przygotowane: Na koniec twojej fazy aktywacji dowolny sojusznik dobiera 1 kartę."),
    ),
    (  # 'tej karty' would be the relic itself
        Relic("its-cost", play=Discard(1, HAND, then=Draw(CostOfIt()))),
        "Odrzuć kartę z ręki. Dobierz tyle kart, ile wynosi koszt odrzuconej karty.",
    ),
]


@pytest.mark.parametrize(("card", "told"), CARDS, ids=[card.id for card, _ in CARDS])
def test_rare_trees_are_polish(card: Definition, told: str) -> None:
    assert said(card, "pl") == told
