"""Trees that no printed card has, in the words a player would expect of them."""

import pytest

from gravehold.kernel.definitions import Attack, Definition, Gem, Minion, Power, Relic, Spell
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    PREPPED,
    REVEALED,
    THAT_PLAYER,
    YOU,
    Alter,
    As,
    Charges,
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
    GainLife,
    GainPlayerTokens,
    GraveholdGains,
    GraveholdSuffers,
    If,
    Instead,
    IsExhausted,
    Life,
    LoseCharges,
    May,
    MinionLife,
    NextGain,
    Not,
    OpenBreaches,
    Or,
    Plus,
    PutItOnDeck,
    PutUnderNemesisDeck,
    Repeat,
    RevealDeck,
    SpendAether,
    Suffer,
    Take,
    ThisSuffers,
    Times,
    Unleash,
    When,
    Whenever,
    With,
    YourTurn,
)
from gravehold.kernel.nodes.flow import Cases
from gravehold.kernel.nodes.values import N
from gravehold.kernel.nodes.who import EVERYONE
from gravehold.words.language import LANGUAGES
from tests.words.reading import said

CARDS: list[tuple[Definition, str, str]] = [
    (  # 'you' may be named where another player usually is
        Relic("as-you", play=(As(YOU, (Draw(1), Suffer(1))), With(YOU, GainLife(2, THAT_PLAYER)))),
        "Draw 1 card and suffer 1 damage. | Gain 2 life.",
        "Ziehe 1 Karte und erleide 1 Schaden. | Heile 2 Leben.",
    ),
    (  # the next gain of somebody else
        Relic("their-gain", play=As(ANY_ALLY, NextGain(May(PutItOnDeck())))),
        (
            "When any ally next gains a card this turn, "
            "that player may place it on top of their deck."
        ),
        (
            "Wenn ein anderer Spieler in diesem Zug das nächste Mal eine Karte erwirbt, "
            "darf er sie oben auf sein Deck legen."
        ),
    ),
    (  # a condition that is not alone in its body
        Relic("on-gain", play=NextGain((PutItOnDeck(), If(CostOfIt().at_least(5), GainCharge())))),
        (
            "When you next gain a card this turn, the following applies: place it on top of your "
            "deck; if the gained card costs 5 aether or more, gain 1 charge."
        ),
        (
            "Wenn du in diesem Zug das nächste Mal eine Karte erwirbst, gilt: Lege sie oben auf "
            "dein Deck; wenn die erworbene Karte 5 oder mehr Aetherium kostet, erhalte 1 Energie."
        ),
    ),
    (  # cases that could both hold
        Relic(
            "cases",
            play=Cases(
                If(OpenBreaches().exactly(1), Focus(YOU, cheapest=True)),
                If(OpenBreaches().at_least(1), Draw(2)),
            ),
        ),
        (
            "If you have exactly 1 open breach, focus your closed breach with the lowest focus "
            "cost. Otherwise, if you have an open breach, draw 2 cards."
        ),
        (
            "Wenn du genau 1 aktiven Riss hast, bündele deinen dunklen Riss mit den geringsten "
            "Bündelungskosten. Ansonsten, falls du mindestens 1 aktiven Riss hast, ziehe 2 Karten."
        ),
    ),
    (  # a pronoun said once, and a sum that does not end in the air
        Spell(
            "sum",
            cast=Deal(Plus(Charges(), 2), plus=When(Either(YourTurn(), Not(IsExhausted())), 1)),
        ),
        (
            "Cast: Deal 2 damage plus 1 damage for each of your charges, plus 1 additional damage "
            "if it is your turn or you are not exhausted."
        ),
        (
            "WIRKEN: Füge 2 Schaden plus 1 Schaden für jede Energie, die du hast, zu "
            "(+1 Schaden, wenn du am Zug bist oder nicht erschöpft bist)."
        ),
    ),
    (  # damage that a choice only adds to
        Spell("more", cast=May(Suffer(2), then=Deal(3, plus=4), otherwise=Deal(3))),
        "Cast: You may suffer 2 damage. Deal 3 damage, plus 4 additional damage if you did.",
        (
            "WIRKEN: Du darfst 2 Schaden erleiden. "
            "Füge 3 Schaden zu (+4 Schaden, wenn du das getan hast)."
        ),
    ),
    (  # three clauses of different people behind one condition
        Relic(
            "three",
            play=May(
                Discard(2, HAND.spells), then=(GainCharge(2), Draw(1, ANY_ALLY), GraveholdGains(1))
            ),
        ),
        (
            "You may discard 2 spells in your hand. If you do, gain 2 charges, any ally draws "
            "1 card, and Gravehold gains 1 life."
        ),
        (
            "Wirfst du 2 Zauber von deiner Hand ab? Dann erhalte 2 Energie, "
            "ein anderer Spieler zieht 1 Karte, und die Feste der letzten Ruhe heilt 1 Leben."
        ),
    ),
    (  # 'und fügt' would make the player deal it
        Attack("no-and", effect=Repeat(2, (As(ANY_PLAYER, LoseCharges(1)), GraveholdSuffers(1)))),
        "Twice: any player loses 1 charge, and Gravehold suffers 1 damage.",
        (
            "2x nacheinander: Ein beliebiger Spieler verliert 1 Energie; "
            "fügt der Feste der letzten Ruhe 1 Schaden zu."
        ),
    ),
    (  # some of several revealed cards
        Relic(
            "reveal", play=RevealDeck(4, (Take(1, REVEALED.gems), Discard(2, REVEALED, up_to=True)))
        ),
        (
            "Reveal the top 4 cards of your deck, put a gem revealed this way into your hand "
            "and discard up to 2 of them."
        ),
        (
            "Decke die obersten 4 Karten deines Decks auf, nimm 1 Kristall, der dabei aufgedeckt "
            "wurde, auf die Hand und wirf bis zu 2 davon ab."
        ),
    ),
    (  # costs from and to, aether for breaches, everybody's cards
        Gem(
            "costs",
            play=(
                GainAether(3, only=("focus", "open")),
                Destroy(1, DISCARD_PILE.costing(at_least=2, at_most=4)),
                If(Count(ALL_HANDS).at_least(8), GainAether(1)),
            ),
        ),
        (
            "Gain 3 aether that can only be used to focus or open breaches. | Destroy a card "
            "costing 2 to 4 aether in your discard pile. | If the players together have 8 or more "
            "cards in hand, gain 1 aether."
        ),
        (
            "Erhalte 3 Aetherium, das nur zum Bündeln oder Aktivieren von Rissen verwendet werden "
            "darf. | Zerstöre 1 Karte mit Aetherium-Kosten von 2 bis 4 aus deinem Ablagestapel. | "
            "Wenn ihr zusammen 8 oder mehr Karten auf der Hand habt, erhalte 1 Aetherium."
        ),
    ),
    (  # tokens by the number of something, which is counted for 'you'
        Relic("tokens", play=GainPlayerTokens("trophy", Charges(), ANY_ALLY)),
        "Any ally gains as many Trophies as the number of your charges.",
        "Ein anderer Spieler erhält X Trophäen (X = deine Energie).",
    ),
    (  # conditions behind events and moments
        Spell(
            "events",
            cast=Deal(1),
            standing=(
                Whenever("suffer", Deal(N), only_if=N.at_least(2)),
                Whenever("casting-start", GainCharge(), only_if=Life().at_most(5)),
            ),
        ),
        (
            "While prepped: When you suffer damage, if the damage suffered is 2 or more, deal 1 "
            "damage for each damage suffered. | While prepped: At the start of your casting phase, "
            "if you have 5 life or less, gain 1 charge. | Cast: Deal 1 damage."
        ),
        (
            "GEBUNDEN: Wenn du Schaden erleidest und die Höhe dieses Schadens mindestens 2 "
            "beträgt, füge für jeden dabei erlittenen Schaden 1 Schaden zu. | GEBUNDEN: Wenn du zu "
            "Beginn deines Schritts „Zauber wirken“ 5 oder weniger Leben hast, erhalte 1 Energie. "
            "| WIRKEN: Füge 1 Schaden zu."
        ),
    ),
    (  # a minion that guards itself
        Minion(
            "guard",
            life=8,
            standing=(
                Alter("hit", most=2),
                Alter("hit", less=Count(PREPPED.of(EVERYONE))),
                Whenever("hurt", Unleash(), only_if=MinionLife().at_most(4)),
            ),
            persistent=Or(GraveholdSuffers(Times(2, Charges(ANY_PLAYER))), ThisSuffers(1)),
        ),
        (
            "When this minion is dealt damage, reduce it to 2 at most. | When this minion is dealt "
            "damage, reduce it by the number of spells prepped by all players. | When this minion "
            "is dealt damage, if this minion has 4 life or less, unleash. | Persistent: Gravehold "
            "suffers 2 damage for each of any player's charges. | OR | This minion suffers 1 "
            "damage."
        ),
        (
            "DAUERHAFT: Jeder Schaden, der diesem Monster zugefügt wird, wird auf höchstens 2 "
            "reduziert. | DAUERHAFT: Jeder Schaden, der diesem Monster zugefügt wird, wird um die "
            "Anzahl der gebundenen Zauber aller Spieler reduziert. | DAUERHAFT: Wenn dieses "
            "Monster Schaden erleidet und dieses Monster 4 oder weniger Leben hat, führt ihr "
            "SPEZIAL 1 aus. | ANSTURM: Fügt der Feste der letzten Ruhe für jede Energie eines "
            "beliebigen Spielers 2 Schaden zu. | ODER | Dieses Monster erleidet 1 Schaden."
        ),
    ),
    (  # a price of two parts, and a power that comes back
        Power(
            "returning",
            power=2,
            to_discard=(SpendAether(4, "discard"), Destroy(1, HAND)),
            standing=(Instead("discarded", PutUnderNemesisDeck()),),
            effect=Unleash(),
        ),
        (
            "When this card would be discarded, instead place it on the bottom of the nemesis "
            "deck. | To discard: Spend 4 aether and destroy a card in your hand. | Power 2: "
            "Unleash."
        ),
        (
            "DAUERHAFT: Statt diese Karte abzuwerfen, legt ihr sie unter den Erzfeind-Stapel. | "
            "VERHINDERN: Bezahle 4 Aetherium und zerstöre 1 Karte von deiner Hand. | ZEIT 2: "
            "SPEZIAL 1."
        ),
    ),
    (  # 'that player' is 'er' in the clause behind a condition about them
        Relic(
            "that-player",
            play=With(
                ANY_ALLY,
                (
                    GainCharge(1, THAT_PLAYER),
                    If(Life(THAT_PLAYER).at_most(3), GainLife(2, THAT_PLAYER)),
                ),
            ),
        ),
        "Any ally gains 1 charge. If that player has 3 life or less, that player gains 2 life.",
        (
            "Ein anderer Spieler erhält 1 Energie. "
            "Wenn dieser Spieler 3 oder weniger Leben hat, heilt er 2 Leben."
        ),
    ),
]


@pytest.mark.parametrize(("card", "en", "de"), CARDS, ids=lambda found: getattr(found, "id", ""))
def test_unusual_cards_read_well(card: Definition, en: str, de: str) -> None:
    assert said(card, "en") == en
    assert said(card, "de") == de


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unusual_cards_have_words_everywhere(lang: str) -> None:
    texts = [said(card, lang) for card, _, _ in CARDS]
    assert len(set(texts)) == len(CARDS)
