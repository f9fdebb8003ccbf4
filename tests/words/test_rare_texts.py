"""Trees that no printed card has: what 'it' and 'that player' are, limits, what is said twice."""

import pytest
from msgspec import structs

from gravehold.kernel.definitions import (
    Attack,
    Definition,
    Gem,
    Harder,
    Minion,
    Nemesis,
    Power,
    Relic,
    Spell,
    Token,
)
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    LOWEST_LIFE,
    NEMESIS_TIER,
    NEMESIS_TURN_CARDS,
    PREPPED,
    THAT_PLAYER,
    TOKENS,
    Alter,
    As,
    Both,
    CastPrepped,
    CastThisTurn,
    Charges,
    ClosedBreaches,
    CostOfIt,
    Count,
    Deal,
    Destroy,
    Discard,
    Draw,
    Either,
    Focus,
    GainAether,
    GainCharge,
    GainedThisTurn,
    GainLife,
    GainPlayerTokens,
    GraveholdSuffers,
    If,
    Instead,
    Life,
    May,
    Most,
    NemesisLosesTokens,
    Not,
    OpenBreaches,
    Or,
    PlayedThisTurn,
    Plus,
    PutThisOnDeck,
    Repeat,
    RepeatLastAttack,
    ReturnMinion,
    SpendAether,
    Suffer,
    Take,
    Times,
    Unleash,
    When,
    Whenever,
    With,
)
from gravehold.words.things import card_text
from tests.words.reading import said

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
            "Discard one of your prepped spells. "
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
        Spell("instead", standing=(Instead("discarded", PutThisOnDeck()),)),
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
                Alter("hit", less=2, least=1),
                Alter("hit", of="nemesis", less=TOKENS, least=1),
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
    (  # how often, not only the how many-eth time
        Spell("often", cast=(Deal(1), If(CastThisTurn().at_least(2), Deal(2)))),
        (
            "Cast: Deal 1 damage. | If you have cast 2 or more copies of this spell this turn, "
            "deal 2 damage."
        ),
        (
            "WIRKEN: Füge 1 Schaden zu. | Wenn du in diesem Zug 2 oder mehr Kopien dieses Zaubers "
            "gewirkt hast, füge 2 Schaden zu."
        ),
    ),
    (
        Gem("few", play=If(PlayedThisTurn().at_most(2), GainAether(2))),
        "If you have played 2 or fewer copies of this card this turn, gain 2 aether.",
        (
            "Wenn du in diesem Zug 2 oder weniger Kopien dieser Karte ausgespielt hast, "
            "erhalte 2 Aetherium."
        ),
    ),
    (  # additions are told apart
        Spell("sums", cast=Deal(2, Plus(When(OpenBreaches().at_least(4), 2), ClosedBreaches()))),
        (
            "Cast: Deal 2 damage, plus 2 additional damage if you have 4 or more open breaches, "
            "plus 1 additional damage for each of your closed breaches."
        ),
        (
            "WIRKEN: Füge 2 Schaden zu (+2 Schaden, wenn du 4 oder mehr aktive Risse hast, "
            "und +1 Schaden für jeden deiner dunklen Risse)."
        ),
    ),
    (  # a long owner stands behind what is owned
        Relic("owner-behind", play=(Take(1, DISCARD_PILE.of(LOWEST_LIFE)), Focus(LOWEST_LIFE))),
        (
            "Put a card from the discard pile of the player with the lowest life into your "
            "hand. | Focus one of the closed breaches of the player with the lowest life."
        ),
        (
            "Nimm 1 Karte aus dem Ablagestapel des Spielers mit dem geringsten Leben auf die "
            "Hand. | Bündele 1 dunklen Riss des Spielers mit dem geringsten Leben."
        ),
    ),
    (  # alternatives beside 'and' keep together
        Power("grouped", effect=If(Both(TOKENS.at_least(3), Not(TOKENS.exactly(5))), Unleash())),
        (
            "Power 1: If the nemesis has 3 or more nemesis tokens and either the nemesis has 4 or "
            "fewer nemesis tokens or the nemesis has 6 or more nemesis tokens, unleash."
        ),
        (
            "ZEIT 1: Wenn der Erzfeind 3 oder mehr Erzfeind-Plättchen hat und entweder der "
            "Erzfeind 4 oder weniger Erzfeind-Plättchen hat oder der Erzfeind 6 oder mehr "
            "Erzfeind-Plättchen hat, führt ihr SPEZIAL 1 aus."
        ),
    ),
    (  # tokens nobody has declined
        Relic("seals", play=GainPlayerTokens("seal", 2)),
        "Gain 2 Seal tokens.",
        "Erhalte 2 Plättchen „Seal“.",
    ),
    (  # who chooses is named before the choice
        Relic(
            "their-choice",
            play=As(ANY_PLAYER, Or((Discard(1, HAND), GainCharge()), Suffer(1))),
        ),
        (
            "Choose any player. That player chooses one: that player discards a card in their hand "
            "and gains 1 charge OR that player suffers 1 damage."
        ),
        (
            "Wähle einen beliebigen Spieler. Dieser Spieler wählt eines: Er wirft 1 Karte von "
            "seiner Hand ab und erhält 1 Energie ODER er erleidet 1 Schaden."
        ),
    ),
    (  # a keyword among clauses is a verb; another subject behind a comma
        Attack(
            "among-clauses",
            effect=Repeat(NEMESIS_TURN_CARDS, (Unleash(), As(ANY_PLAYER, Discard(1, PREPPED)))),
        ),
        (
            "As many times as the number of nemesis cards in the turn order discard pile: "
            "unleash, and any player discards one of their prepped spells."
        ),
        (
            "X-mal nacheinander (X = die Anzahl der Erzfeind-Reihenfolgekarten im Ablagestapel): "
            "Führt SPEZIAL 1 aus, und ein beliebiger Spieler wirft 1 seiner gebundenen Zauber ab."
        ),
    ),
    (  # what is not done, without anything that is
        Attack("unpaid", effect=As(ANY_PLAYER, May(SpendAether(3), otherwise=Suffer(2)))),
        "Any player may spend 3 aether. If they do not, that player suffers 2 damage.",
        (
            "Ein beliebiger Spieler darf 3 Aetherium bezahlen. "
            "Wenn er das nicht tut, erleidet er 2 Schaden."
        ),
    ),
    (  # what the top card must be, as a condition and as what is taken
        Relic(
            "top-card",
            play=(
                If(Count(DISCARD_PILE.top_card.gems).at_least(1), GainCharge()),
                Take(1, DISCARD_PILE.top_card.spells.costing(at_most=4)),
            ),
        ),
        (
            "If the top card of your discard pile is a gem, gain 1 charge. | Put the top card of "
            "your discard pile, if it is a spell costing 4 aether or less, into your hand."
        ),
        (
            "Wenn die oberste Karte deines Ablagestapels ein Kristall ist, erhalte 1 Energie. | "
            "Nimm die oberste Karte deines Ablagestapels, falls sie ein Zauber mit "
            "Aetherium-Kosten von 4 oder weniger ist, auf die Hand."
        ),
    ),
    (  # 'and' takes no part of 'or'
        Relic(
            "or-behind-and",
            play=If(
                Both(Either(Life().at_least(4), Charges().at_least(2)), OpenBreaches().at_least(3)),
                Draw(1),
            ),
        ),
        (
            "If you have 3 or more open breaches and either you have 4 life or more "
            "or you have 2 or more charges, draw 1 card."
        ),
        (
            "Wenn du 3 oder mehr aktive Risse hast und entweder du 4 oder mehr Leben hast "
            "oder 2 oder mehr Energie hast, ziehe 1 Karte."
        ),
    ),
    (  # nemesis cards speak to all players, also about the cards of one
        Attack(
            "to-all",
            effect=(
                With(Most(OpenBreaches(THAT_PLAYER)), Discard(1, PREPPED.of(THAT_PLAYER))),
                Destroy(1, ALL_HANDS, dearest=True),
            ),
        ),
        (
            "Discard a spell prepped by the player with the most open breaches. | "
            "The players destroy the most expensive card in hand."
        ),
        (
            "Werft 1 gebundenen Zauber des Spielers mit den meisten aktiven Rissen ab. | "
            "Zerstört die teuerste Karte auf euren Händen."
        ),
    ),
]


@pytest.mark.parametrize(("card", "en", "de"), CARDS, ids=lambda found: getattr(found, "id", ""))
def test_rare_cards_read_well(card: Definition, en: str, de: str) -> None:
    assert said(card, "en") == en
    assert said(card, "de") == de


def test_in_one_line_a_gain_does_not_seem_to_bring_what_playing_does() -> None:
    """On the card it stands first, on a line of its own."""
    card = Gem("gained", on_gain=GainCharge(), play=GainAether(1))
    assert said(card, "en") == "When you gain this: Gain 1 charge. | Gain 1 aether."
    assert card_text(card) == "Gain 1 aether. When you gain this: Gain 1 charge."


def test_a_harder_start_is_told_beside_harder_limits() -> None:
    tokens = (Token(start=6, maximum=9),)
    card = Nemesis("made-up", life=50, tokens=(Token(start=4, maximum=9),), unleash=Unleash())
    harder = structs.replace(card, harder=Harder(tokens=tokens))
    told = said(harder, "en").removeprefix(said(card, "en"))
    assert told == (
        " | Increased difficulty: Setup: The nemesis gains 6 nemesis tokens."
        " | Increased difficulty: The nemesis never has more than 9 nemesis tokens."
    )
