"""A definition that could not work is refused in one line; the printed ones all can."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from gravehold.content.keywords import KEYWORDS
from gravehold.content.library import LIBRARY
from gravehold.content.outcasts.curses import CURSES
from gravehold.content.war_eternal.starters import STARTERS
from gravehold.content.war_eternal.tiles import TILES
from gravehold.kernel import closed, nodes, reach
from gravehold.kernel.bindings import start
from gravehold.kernel.checking import check_definitions
from gravehold.kernel.definitions import (
    Ability,
    Attack,
    Breach,
    Definition,
    Gem,
    Mage,
    Minion,
    Nemesis,
    Part,
    Power,
    Relic,
    SideDeck,
    Spell,
    Tile,
    Token,
)
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.given import OF_KEYWORDS
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    OWNER,
    THAT_PLAYER,
    THEIR_LIFE,
    As,
    Deal,
    Discard,
    GainAether,
    If,
    Life,
    Suffer,
    Whenever,
)
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.nodes.clauses import DEEDS, Deed, Of
from gravehold.kernel.rules import RuleSet
from gravehold.words.errors import explain

PRINTED: tuple[Definition, ...] = (
    *STARTERS, *TILES, *LIBRARY.piles.values(), *LIBRARY.basics.values(),
    *LIBRARY.mages.values(), *LIBRARY.nemeses.values(),
)  # fmt: skip
ANYTHING: tuple[Any, ...] = (GainAether(1), "two", "gian", 3)  # what types would refuse
OPEN_BREACHES = (Breach(4), Breach(3), Breach(2), Breach(1))


def gem(play: Any = (), **fields: Any) -> Gem:
    return Gem(**{"id": "made-up", "play": play, **fields})


def attack(effect: Any, **fields: Any) -> Attack:
    return Attack(**{"id": "made-up", "tier": 1, "effect": effect, **fields})


def mage(**fields: Any) -> Mage:
    return Mage(**{"id": "made-up", "breaches": OPEN_BREACHES, **fields})


def nemesis(**fields: Any) -> Nemesis:
    return Nemesis(**{"id": "made-up", "life": 50, **fields})


def minion(**fields: Any) -> Minion:
    return Minion(**{"id": "made-up", "tier": 1, "life": 3, **fields})


def test_the_printed_boxes_have_no_mistakes() -> None:
    found = check_definitions(
        [
            *(*STARTERS, *TILES, *CURSES, *LIBRARY.allies.values(), *LIBRARY.treasures.values()),
            *(*LIBRARY.mages.values(), *LIBRARY.nemeses.values(), *LIBRARY.upgraded.values()),
            *(card for workshop in LIBRARY.workshops.values() for card in workshop.cards),
        ],
        supply=LIBRARY.piles.values(),
        basics=LIBRARY.basics.values(),
        rules=LIBRARY.rule_sets.values(),
    )
    assert [str(error) for error in found] == []


def test_tokens_of_keywords_are_brought_by_any_card_that_names_them() -> None:
    tokens = [token for keyword in KEYWORDS for token in keyword.tokens]
    brought = {
        "player-token": tuple(token.name for token in tokens if token.on == "seat"),
        "any-token": tuple(token.name for token in tokens if token.on == "card"),
    }
    assert brought == OF_KEYWORDS


TYPES = [
    (gem(cost="3"), "made-up, cost: this should be a whole number, not '3'"),
    (gem(nodes.YOUR_TURN), "made-up, play.node: 'your-turn' is a condition, but an effect belongs"),
    (gem(If(ANYTHING[0], GainAether(1))), "play.condition.node: 'gain-aether' is an effect"),
    (
        gem(GainAether(ANYTHING[1])),
        "play.amount: this should be a whole number or a value",
    ),
    (gem(standing=Whenever("gain", GainAether(1))), "standing: this should be a list, not 'whene"),
    (gem((GainAether(1), (GainAether(1),))), "play[1]: effects stand in one list, never in a list"),
    (gem([GainAether(1)]), "made-up, play: in Python this is a tuple, (...), not a 'list'"),
    (gem(GainAether), "made-up, play: this should be an effect or a list, not '<class"),
    (gem(lambda: 3), "made-up, play: this should be an effect or a list, not '<function"),
    (Spell("made-up", standing=(Whenever(ANYTHING[2], Deal(1)),)), "did you mean 'gain'?"),
    (
        Relic("made-up", play=Discard(1, ANYTHING[3])),
        "play.cards: this should be a selector",
    ),
]
NUMBERS = [
    (gem(cost=-3), "made-up, cost: this should be at least 0, not -3"),
    (gem(GainAether(-2)), "made-up, play.amount: this should be at least 0, not -2"),
    (minion(life=0), "made-up, life: this should be at least 1, not 0"),
    (Power("made-up", tier=1, power=0), "made-up, power: this should be at least 1, not 0"),
    (attack((), tier=4), "made-up, tier: this should be at most 3, not 4"),
    (mage(ability=Ability("power-up", 0, Deal(1))), "ability.charges: this should be at least 1"),
    (
        mage(breaches=(Breach(5), *OPEN_BREACHES[1:])),
        "breaches[0].turned: this should be at most 4",
    ),
    (mage(breaches=()), "made-up, breaches: this list should have 4 entries, not 0"),
    (nemesis(life=0), "made-up, life: this should be at least 1, not 0"),
    (Nemesis("made-up"), "made-up, life: this should be at least 1, not 0"),
    (nemesis(tokens=(Token(9, maximum=4),)), "tokens[0].start: this should be from 0 to 4, not 9"),
    (nemesis(cards=(minion(id="imp", tier=0),)), "imp, tier: the tier of a card in a nemesis deck"),
    (Spell("made-up", breaches=3), "made-up, breaches: this should be at most 2, not 3"),
    (Tile("made-up", focus=-1), "made-up, focus: this should be at least 0, not -1"),
]
IDS = [
    (gem(id="sun stone"), "sun stone, id: 'sun stone' is no id"),
    (gem(id="Sunstone"), "Sunstone, id: 'Sunstone' is no id"),
    (gem(id=""), "definition, id: '' is no id"),
    (gem(id="sun_stone"), "sun_stone, id: 'sun_stone' is no id"),
    (gem(id="garu"), "garu, id: the id 'garu' is given to two different things"),
    (gem(id="crystal"), "crystal, id: the id 'crystal' is given to two different things"),
]
CLAUSES = [
    (gem(standing=(Whenever("gain", GainAether(1)),)), "'whenever gain' does nothing on 'gem'; it"),
    (
        attack((), standing=(nodes.Forbid("hit"),)),
        "'forbid hit' does nothing on 'attack'; it",
    ),
    (
        nemesis(standing=(nodes.Alter("hit", less=1),)),
        "'alter hit' does nothing on 'nemesis'",
    ),
    (minion(standing=(nodes.Alter("unleash", more=1),)), "'alter' cannot be said of 'unleash'"),
    (Power("made-up", tier=1, standing=(Whenever("hurt", nodes.Unleash()),)), "works on: minion"),
    (
        Spell("made-up", standing=(Whenever("discarded", Deal(1)),)),
        "made-up, standing[0]: 'whenever discarded' does nothing on 'spell'; it works on: minion",
    ),
    (
        Spell("made-up", standing=(Whenever("tokens-changed", Deal(1), of="you"),)),
        "'whenever tokens-changed you' does nothing on 'spell'",
    ),
    (
        Spell("made-up", standing=(Whenever("turn-end", Deal(1), of=nodes.Minions("acolyte")),)),
        "made-up, standing[0]: 'whenever turn-end' never happens",
    ),
    (
        Spell("made-up", standing=(nodes.Must(),)),
        "'must' does nothing on 'spell'; it works on",
    ),
]
BINDINGS = [
    (gem(Deal(nodes.N)), "made-up, play.amount: no number has been found here"),
    (gem(Suffer(1, THAT_PLAYER)), "made-up, play.who: 'that player' is nobody here"),
    (gem(Suffer(1, OWNER)), "made-up, play.who: nobody is the owner here"),
    (gem(Deal(nodes.CostOfIt())), "made-up, play.amount: 'it' is no card here"),
    (gem(Deal(nodes.CostOfGained())), "made-up, play.amount: no card has been gained here"),
    (gem(Deal(THEIR_LIFE)), "made-up, play.amount.who: 'that player' is nobody here"),
    (gem(nodes.FocusThisBreach()), "made-up, play: there is no breach here"),
    (gem(nodes.PutTurnCardUnder()), "made-up, play: no turn order card is revealed here"),
    (attack(Suffer(2)), "made-up, effect.who: 'you' is nobody here; put this inside 'as'"),
    (attack((Discard(1, HAND),)), "made-up, effect[0].cards.whose: 'you' is nobody here"),
    (attack(GainAether(1)), "made-up, effect: 'you' is nobody here"),
    (attack(nodes.Take(1, HAND)), "made-up, effect: 'you' is nobody here"),
    (attack(nodes.ItSuffers(1)), "made-up, effect: 'it' is no minion here"),
    (nemesis(unleash=nodes.DiscardThis()), "made-up, unleash: there is no 'this card' here"),
    (nemesis(setup=Suffer(1)), "made-up, setup.who: 'you' is nobody here"),
    (
        minion(standing=(Whenever("hurt", Deal(nodes.CostOfIt())),)),
        "made-up, standing[0].do.amount: 'it' is no card here",
    ),
]
NAMES = [
    (attack(nodes.DrawMinion("acolite")), "deck: unknown side deck 'acolite'; did you mean 'acol"),
    (gem(nodes.GainPlayerTokens("tropy")), "unknown token of a player 'tropy'; did you mean 'tro"),
    (attack(nodes.NemesisGainsTokens(1, "furry")), "made-up, effect.token: unknown token 'furry'"),
    (gem(nodes.ReplaceBreach("sigil", (1,))), "made-up, play.tile: unknown kind of breach 'sigil'"),
    (gem(nodes.AllyGainsCharges("seer")), "unknown ally 'seer'"),
    (gem(Suffer(1, nodes.TheMage("quillius"))), "unknown mage 'quillius'; did you mean 'quilius'?"),
    (gem(Discard(1, HAND.named("sprak"))), "unknown card 'sprak'; did you mean 'spark'?"),
    (
        attack(nodes.WithMinion(nodes.Minions("acolite"), nodes.ItSuffers(1))),
        "made-up, effect.minions.subtype: unknown kind of minion 'acolite'",
    ),
    (
        attack(nodes.WithMinion(nodes.Minions(), nodes.ResolvePart("blood"))),
        "made-up, effect.do.part: unknown part of a card 'blood'",
    ),
    (mage(hand=("crystl",)), "made-up, hand: unknown card 'crystl'; did you mean 'crystal'?"),
    (minion(deck="nowhere"), "made-up, deck: unknown side deck 'nowhere'"),
    (
        nemesis(cards=(attack(nodes.DrawMinion("acolyte"), id="of-another"),)),
        "of-another, effect.deck: unknown side deck 'acolyte'",
    ),
]
MISTAKES = [*TYPES, *NUMBERS, *IDS, *CLAUSES, *BINDINGS, *NAMES]


def checked(definition: Definition, **roles: Any) -> list[GraveholdError]:
    return check_definitions([definition], known=PRINTED, **roles)


@pytest.mark.parametrize(("definition", "message"), MISTAKES)
def test_a_mistake_is_one_line(definition: Definition, message: str) -> None:
    [error] = checked(definition)
    [line] = str(error).splitlines()
    assert message in line


@pytest.mark.parametrize("lang", ["pl", "de"])
@pytest.mark.parametrize("definition", [definition for definition, _ in MISTAKES])
def test_a_mistake_is_told_in_every_language(definition: Definition, lang: str) -> None:
    [error] = checked(definition)
    assert explain(error, lang) != explain(error, "en")


def test_cards_have_the_role_they_are_listed_in() -> None:
    harrow = attack(As(ANY_PLAYER, Suffer(1)))
    [error] = check_definitions([], supply=[harrow], known=PRINTED)
    assert str(error) == "made-up: only gems, relics and spells have a supply pile, not 'attack'"
    [error] = check_definitions([], basics=[gem(GainAether(1))], known=PRINTED)
    assert str(error).startswith("made-up: only attacks, minions and powers lie in a nemesis deck")


def test_rule_sets_are_checked_like_cards() -> None:
    draw = RuleSet("made-up", standing=(Whenever("gain", Suffer(nodes.CostOfIt())),))
    assert check_definitions([], rules=[draw]) == []
    wrong = (
        (RuleSet("made-up", player_life=0), "made-up, player_life: this should be at least 1"),
        (RuleSet("made-up", standing=(Whenever("gain", Deal(nodes.N)),)), "do.amount: no number"),
        (RuleSet("made-up", standing=(nodes.Must(),)), "'must' does nothing on 'rule-set'"),
    )
    for rules, message in wrong:
        [error] = check_definitions([], rules=[rules])
        assert message in str(error)


def test_a_basic_card_without_a_tier_would_never_be_dealt() -> None:
    [error] = check_definitions([], basics=[Attack("made-up", effect=nodes.Unleash())])
    assert "made-up, tier: the tier of a card in a nemesis deck is 1, 2 or 3, not 0" in str(error)


def test_what_surrounds_a_word_gives_it_its_meaning() -> None:
    good: tuple[Do, ...] = (
        As(ANY_PLAYER, (Suffer(2), Discard(1, HAND, then=Suffer(nodes.N)))),
        nodes.EachPlayer(Suffer(Life())),
        nodes.With(ANY_PLAYER, Suffer(THEIR_LIFE, THAT_PLAYER)),
        Suffer(nodes.Highest(THEIR_LIFE), nodes.Most(THEIR_LIFE)),
        nodes.RevealTurnCard(If(nodes.NemesisCardRevealed(), nodes.PutTurnCardUnder())),
        nodes.WithMinion(nodes.Minions("acolyte"), nodes.ResolvePart("blood-magic")),
    )
    assert checked(attack(good)) == []
    fine = nodes.May(Discard(1, HAND), then=Deal(nodes.CostOfIt()))
    assert checked(gem((fine, nodes.NextGain(Deal(nodes.CostOfGained()))))) == []
    many = nodes.May(Discard(2, HAND), then=Deal(nodes.CostOfIt()))
    assert len(checked(gem(many))) == 1


def test_every_mistake_is_told_and_equal_twins_are_none() -> None:
    assert len(checked(gem((GainAether(-1), Deal(nodes.N))))) == 2
    assert checked(LIBRARY.mage("garu")) == []
    deck = SideDeck("imps", (minion(id="imp", deck="imps"),))
    whole = nemesis(decks=(deck,), unleash=nodes.DrawMinion("imps"))
    assert checked(whole) == []
    parts = minion(parts=(Part("roar", As(ANY_PLAYER, Suffer(1))),))
    assert checked(parts) == []


# The tables are whole


def test_every_clause_speaks_of_a_deed_or_is_in_the_table() -> None:
    rest = [kind for kind in closed.leaves(nodes.Clause) if "deed" not in kind.__struct_fields__]
    assert rest == list(reach.OTHERS)


def test_whom_a_clause_concerns_is_always_in_the_table() -> None:
    words = {w for part in closed.alternatives(Of) for w in get_args(part)} - {""}
    assert words == reach.FITS.keys()


def test_every_deed_can_be_heard_by_something() -> None:
    found = {deed: reach.works_on(Whenever(deed, ())) for deed in get_args(Deed)}
    assert all(found.values())
    actions = {deed for deed, sort in DEEDS.items() if sort.clauses == {"action"}}
    assert found.keys() == DEEDS.keys() - actions


def test_every_tree_of_a_definition_has_a_beginning() -> None:
    """A new field that holds effects says what is known there (`bindings.STARTS`)."""
    do = closed.names()["Do"]
    kinds: tuple[Any, ...] = (*closed.leaves(Definition), Part, Ability)
    trees = [(k, f) for k in kinds for f, type_ in closed.field_types(k).items() if type_ == do]
    assert len(trees) > 15
    assert [(k.__name__, f) for k, f in trees if start(k, f) is None] == []
