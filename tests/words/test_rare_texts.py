"""Trees that no printed card has: what 'it' and 'that player' are, limits, what is said twice."""

import pytest

from gravehold.kernel.definitions import Attack, Definition, Gem, Minion, Power, Relic, Spell
from gravehold.kernel.nodes import (
    ANY_ALLY,
    NEMESIS_TIER,
    PREPPED,
    THAT_PLAYER,
    TOKENS,
    CastPrepped,
    CostOfIt,
    Discard,
    Draw,
    GainAether,
    GainCharge,
    GainedThisTurn,
    GainLife,
    GraveholdSuffers,
    If,
    InsteadOfDiscard,
    Life,
    NemesisLosesTokens,
    Plus,
    PutThisOnDeck,
    Reduce,
    RepeatLastAttack,
    ReturnMinion,
    Times,
    Whenever,
    With,
)
from gravehold.words.grammar.definitions import text

CARDS: list[tuple[Definition, str, str]] = [
    (  # what one player does is one sentence, also of 'that player'
        Relic(
            "their-run",
            play=With(
                ANY_ALLY,
                If(
                    Life(THAT_PLAYER).at_most(3),
                    (GainLife(2, THAT_PLAYER), GainCharge(1, THAT_PLAYER)),
                    otherwise=Draw(1, THAT_PLAYER),
                ),
            ),
        ),
        (
            "Choose any ally. If that player has 3 life or less, that player gains 2 life and "
            "1 charge. Otherwise, that player draws 1 card."
        ),
        (
            "Wähle einen anderen Spieler. Wenn dieser Spieler 3 oder weniger Leben hat, heilt er "
            "2 Leben und erhält 1 Energie. Ansonsten zieht er 1 Karte."
        ),
    ),
    (  # 'diese Karte' would be the gem itself
        Gem("cost-of-discarded", play=Discard(1, PREPPED, then=GainAether(CostOfIt()))),
        (
            "Discard a spell that you have prepped. "
            "Gain aether equal to the cost of the discarded card."
        ),
        (
            "Wirf 1 deiner gebundenen Zauber ab. "
            "Erhalte Aetherium in Höhe der Kosten der abgeworfenen Karte."
        ),
    ),
    (  # a limit behind a sum is not about what is counted, nor about what comes next
        Gem(
            "limited-sum",
            play=(GainAether(Plus(GainedThisTurn(), 1), only=("spell",)), Draw(1)),
        ),
        (
            "Gain 1 aether plus aether equal to the number of cards you have gained this turn; "
            "it can only be used to gain spells. | Draw 1 card."
        ),
        (
            "Erhalte 1 Aetherium plus Aetherium in Höhe der Anzahl der Karten, die du in diesem "
            "Zug erworben hast; dieses Aetherium darf nur zum Erwerb von Zaubern verwendet werden. "
            "| Ziehe 1 Karte."
        ),
    ),
    (  # named once
        Spell("instead", standing=(InsteadOfDiscard(PutThisOnDeck()),)),
        "While prepped: When this card would be discarded, instead place it on top of your deck.",
        "GEBUNDEN: Statt diese Karte abzuwerfen, lege sie oben auf dein Deck.",
    ),
    (
        Relic("each-more", play=CastPrepped(2, up_to=True, plus=1)),
        "Cast up to 2 spells prepped by any player; each deals 1 additional damage.",
        "Wirke bis zu 2 gebundene Zauber beliebiger Spieler (je +1 Schaden).",
    ),
    (
        Attack("twice", effect=GraveholdSuffers(Times(2, NEMESIS_TIER))),
        "Gravehold suffers damage equal to twice the nemesis tier.",
        ("Fügt der Feste der letzten Ruhe Schaden in Höhe des Doppelten des Erzfeind-Levels zu."),
    ),
    (  # a floor holds for whoever is dealt the damage; an order does not follow 'and' of a minion
        Minion(
            "floor",
            standing=(
                Reduce("this", 2, 1),
                Reduce("nemesis", TOKENS, 1),
                Whenever("discarded", (ReturnMinion(), RepeatLastAttack())),
            ),
        ),
        (
            "When this minion is dealt damage, reduce it by 2, to a minimum of 1. | When the "
            "nemesis is dealt damage, reduce it by the number of nemesis tokens, to a minimum of "
            "1. | When this card is discarded from play, the most recently discarded minion "
            "returns to play; resolve the most recently discarded attack again."
        ),
        (
            "DAUERHAFT: Jeder Schaden, der diesem Monster zugefügt wird, wird um 2 reduziert "
            "(jedoch nie unter 1). | DAUERHAFT: Jeder Schaden, der dem Erzfeind zugefügt wird, "
            "wird um die Anzahl der Erzfeind-Plättchen reduziert (jedoch nie unter 1). | "
            "TODESECHO: Bringt das zuletzt abgeworfene Monster zurück ins Spiel. Führt den zuletzt "
            "abgeworfenen Angriff noch einmal aus."
        ),
    ),
    (
        Power(
            "turn-end",
            standing=(Whenever("turn-end", NemesisLosesTokens(), only_if=TOKENS.at_least(5)),),
        ),
        (
            "At the end of any turn, if the nemesis has 5 or more nemesis tokens, "
            "it loses 1 nemesis token."
        ),
        (
            "DAUERHAFT: Wenn am Ende eines Zuges der Erzfeind 5 oder mehr Erzfeind-Plättchen hat, "
            "verliert er 1 Erzfeind-Plättchen."
        ),
    ),
]


def said(card: Definition, lang: str) -> str:
    return " | ".join(str(part) for part in text(card, lang))


@pytest.mark.parametrize(("card", "en", "de"), CARDS, ids=lambda found: getattr(found, "id", ""))
def test_rare_cards_read_well(card: Definition, en: str, de: str) -> None:
    assert said(card, "en") == en
    assert said(card, "de") == de
