"""What the greedy bot thinks of cards and positions."""

from __future__ import annotations

from pathlib import Path

import pytest

import gravehold.players
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel import zones
from gravehold.kernel.closed import leaves
from gravehold.kernel.codex import MINION, POWER, SPELL
from gravehold.kernel.codices import codex_for
from gravehold.kernel.definitions import Ally, Gem, Minion, Spell
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    Action,
    CastPrepped,
    Deal,
    Effect,
    GainAether,
    GainCharge,
    GainTokens,
    GraveholdGains,
    Instead,
    N,
    SpendAether,
    ThisSuffers,
    Whenever,
)
from gravehold.kernel.run import Run
from gravehold.kernel.setup import Setup
from gravehold.kernel.state import NOBODY
from gravehold.players.appraisal import FLAT, RATES, READERS, WORTH_NOTHING, Appraiser
from gravehold.players.outlook import Outlook
from gravehold.players.policy import make_bot
from gravehold.players.weights import WEIGHTS
from gravehold.table.glance import Glance
from tests.kernel.made_up import a_setup, in_play, p1_begins

MAGES = ("garu", "dezmodia")


def appraiser(nemesis: str = "umbra-titan") -> Appraiser:
    supply = tuple(LIBRARY.piles)
    setup = make_setup(nemesis=nemesis, mages=MAGES, supply=supply, free_supply=True)
    return Appraiser(codex_for(setup), WEIGHTS.shield)


def outcasts(nemesis: str) -> Setup:
    return make_setup(nemesis=nemesis, mages=MAGES, rules="outcasts", supply="first-game")


def game(nemesis: str = "umbra-titan") -> Game:
    return Game.new(make_setup(nemesis=nemesis, mages=MAGES), 1, record=False)


def test_no_card_is_named_in_the_bots() -> None:
    known = set(LIBRARY.cards) | set(LIBRARY.mages) | set(LIBRARY.nemeses)
    folder = Path(gravehold.players.__file__).parent
    sources = {path.name: path.read_text("utf-8") for path in folder.glob("*.py")}
    assert [(f, id_) for f, text in sources.items() for id_ in known if f'"{id_}"' in text] == []


def test_every_effect_has_a_worth_or_a_reason_to_have_none() -> None:
    judged = {*RATES, *FLAT, *READERS}
    assert judged & WORTH_NOTHING.keys() == set()
    missing = {kind for kind in leaves(Effect) if kind not in judged | WORTH_NOTHING.keys()}
    assert {kind.__name__ for kind in missing} == set()
    assert all(WORTH_NOTHING.values())


def test_a_spell_that_stays_is_worth_more_and_one_turned_on_us_is_harm() -> None:
    judged = appraiser()
    kept, plain, turned = (
        judged.of(cast).total
        for cast in (CastPrepped(keep=True), CastPrepped(), CastPrepped(aim=("gravehold",)))
    )
    assert kept > plain > 0 > turned


def test_the_greedy_bot_looks_past_what_mats_and_allies_offer() -> None:
    """Actions, charges for the ally, spells turned on friends, effects to be ordered."""
    strike = Action("strike", ThisSuffers(N), price=SpendAether(N), amount=True)
    waits = Whenever("play", GainCharge(1), once=True)
    setup = a_setup(
        hand=(
            Gem("dynamo", play=(GainAether(2), GainCharge(1))),
            Gem("mesh", play=CastPrepped(aim=("gravehold", "any-player"))),
            Spell("bolt", cast=Deal(2), echo=True, standing=(waits, waits)),
        ),
        foes=(Minion("wanderer", tier=1, life=5, standing=(strike,)),),
        ally=Ally("helper", standing=(Instead("gain-charge", GraveholdGains(N), may=True),)),
        rules={"ordered_triggers": True},
    )
    made_up = p1_begins(setup)
    in_play(made_up, wanderer=5)
    made_up.state.gravehold = 20
    bot, answers = make_bot("greedy"), 0
    while made_up.state.active == 0 and not made_up.over:
        made_up.choose(bot.choose(made_up.view("p1")).key)
        answers += 1
        assert answers < 60
    assert answers > 3


def test_the_greedy_bot_spends_aether_on_an_action() -> None:
    rest = Action("rest", GraveholdGains(9), price=SpendAether(1), once=True)
    made_up = p1_begins(a_setup(hand=(Gem("coin", play=GainAether(1)),), mat=(rest,)))
    made_up.state.gravehold = 3
    bot, answers = make_bot("greedy"), list[str]()
    while made_up.state.active == 0 and "rest" not in answers and len(answers) < 40:
        answers.append(bot.choose(made_up.view("p1")).key)
        made_up.choose(answers[-1])
    assert "rest" in answers


def played_alone(made_up: Game, until: str) -> list[str]:
    """What greedy answers in the first player's turn, up to a certain answer."""
    bot, answers = make_bot("greedy"), list[str]()
    while made_up.state.active == 0 and until not in answers and len(answers) < 40:
        answers.append(bot.choose(made_up.view("p1")).key)
        made_up.choose(answers[-1])
    return answers


def judged(table: Game) -> float:
    outlook = Outlook(table.codex)
    outlook.look_from(Glance(table))
    return outlook(Glance(table))


def test_an_action_that_asks_is_judged_by_what_it_does() -> None:
    """Five tokens leave the board in five answers; the one that starts it shows nothing yet."""
    table = p1_begins(outcasts("fountain-of-souls"))
    souls = table.codex.tables.tally["space", "soul"]
    lantern = table.codex.tables.tally["nemesis", "lantern"]
    for space in range(3, 7):
        souls.put(table.state, 5, space)
    lantern.put(table.state, 3)
    assert "lantern" in played_alone(table, "lantern")


def test_tokens_on_a_board_are_worse_the_nearer_they_are_to_harm() -> None:
    near, far, none = (p1_begins(outcasts("fountain-of-souls")) for _ in range(3))
    tally = near.codex.tables.tally["space", "soul"]
    for table, space in ((near, 5), (far, 0)):
        tally.put(table.state, tally.at(table.state, space) + 4, space)
    assert judged(near) < judged(far) < judged(none)


def with_spells(**on_space: int) -> Game:
    """p1's main phase against a nemesis with prepped spells, by id and number of the space."""
    table = p1_begins(make_setup(nemesis="xaxos-ascended", mages=MAGES))
    s, tables = table.state, table.codex.tables
    for id_, space in on_space.items():
        kind = table.codex.number[f"xaxos-spell-{id_.replace('_', '-')}"]
        card = s.kind.index(kind)
        for name in ("spell-deck", "concentrate-deck"):
            if card in tables.place[name].at(s):
                zones.take(Run(s, table.codex), card, name)
        tables.place["breaches"].put(s, (card,), space - 1)
    return table


def test_spells_of_the_nemesis_are_perils_and_worse_from_some_spaces() -> None:
    first, third = with_spells(breach_collision=1), with_spells(breach_collision=3)
    weak, none = with_spells(incinerating_fist=1), with_spells()
    assert judged(third) < judged(first) < judged(weak) < judged(none)


def test_the_greedy_bot_counters_a_spell_that_is_worse_than_losing_charges() -> None:
    table = with_spells(sparking_siphon=3)
    table.state.charges[0] = 4
    assert "counter 3" in played_alone(table, "counter 3")


def test_a_part_of_the_nemesis_counts_by_its_life_and_its_track() -> None:
    table = Game.new(outcasts("experiment-153"), 1)
    further, hurt, gone = table.copy(), table.copy(), table.copy()
    row = list(table.codex.tables.card_tokens).index("space")
    places = list(table.state.rows)
    places[row] = (3, *places[row][1:])
    further.state.rows = tuple(places)
    hurt.state.marks = (15, *hurt.state.marks[1:])
    gone.state.marks = (1, *gone.state.marks[1:])
    assert judged(further) < judged(table) < judged(hurt) < judged(gone)


def test_what_the_mat_does_by_number_makes_a_minion_worse() -> None:
    """Four of a kind do more than three, each of which does nothing by itself."""
    worth = []
    for many in (2, 3, 4):
        table = p1_begins(outcasts("risen-thrall"))
        codex, s = table.codex, table.state
        kind = codex.number["soldier-of-rot"]
        deck = codex.tables.place["thrall"]
        drawn = [card for card in deck.at(s) if s.kind[card] == kind][:many]
        deck.put(s, tuple(card for card in deck.at(s) if card not in drawn))
        s.in_play, s.marks = tuple(drawn), (4,) * many
        s.rows = tuple((0,) * many for _ in s.rows)
        worth.append(judged(table))
    assert worth[1] - worth[2] > worth[0] - worth[1] > 0


def test_what_a_turn_order_card_does_by_number_makes_a_minion_worse() -> None:
    """A beacon does nothing by itself; the assault counts it, and ten lose."""
    worth = []
    for many in (2, 5, 8):
        table = p1_begins(make_setup(nemesis="maelstrom-risen", mages=["garu", "gex"]))
        s, deck = table.state, table.codex.tables.place["beacon"]
        cards = [*s.in_play, *deck.at(s)]
        s.in_play, s.marks = tuple(cards[:many]), (2,) * many
        s.rows = tuple((0,) * many for _ in s.rows)
        deck.put(s, tuple(cards[many:]))
        worth.append(judged(table))
    assert worth[1] - worth[2] > worth[0] - worth[1] > 3


def test_cards_that_must_run_out_matter_once_there_are_few() -> None:
    table = p1_begins(outcasts("thief-of-dreams"))
    deck = table.codex.tables.place["dream-deck"]

    def with_cards(many: int) -> float:
        other = table.copy()
        deck.put(other.state, deck.at(other.state)[:many])
        return judged(other)

    assert with_cards(2) - with_cards(3) > with_cards(20) - with_cards(21) > 0


def test_tokens_that_promise_something_are_good() -> None:
    worth = appraiser("fountain-of-souls")
    assert worth.promised["lantern"] > 0
    assert worth.of(GainTokens("lantern", on="game")).points > 0


def test_the_charges_of_an_ally_promise_one_of_its_abilities() -> None:
    setup = make_setup(nemesis="umbra-titan", mages=MAGES, protects="xaxos")
    table = Game.new(setup, 1, record=False)
    charged = table.copy()
    table.codex.tables.tally["game", "charge"].put(charged.state, 7)
    assert judged(charged) > judged(table)


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_every_card_has_a_worth_or_a_threat(nemesis: str) -> None:
    judged = appraiser(nemesis)
    types = judged.codex.type
    for kind, worth in enumerate(judged.cards):
        if types[kind] <= SPELL:
            assert worth.aether + worth.points > 0, judged.codex.ids[kind]
        elif types[kind] in (MINION, POWER):
            assert judged.threat[kind] > 0, judged.codex.ids[kind]


def test_more_damage_is_worth_more() -> None:
    judged = appraiser()
    number = judged.codex.number
    assert judged.cards[number["conjure-the-lost"]] > judged.cards[number["spark"]]
    assert judged.cards[number["gilded-marble"]] > judged.cards[number["crystal"]]


@pytest.mark.parametrize(("nemesis", "good"), [("umbra-titan", True), ("magus-of-cloaks", False)])
def test_tokens_are_read_from_the_mat(nemesis: str, good: bool) -> None:
    assert (appraiser(nemesis).token > 0) is good


def test_hits_are_worth_less_against_a_shield() -> None:
    spark = appraiser().codex.number["spark"]
    assert appraiser("magus-of-cloaks").cards[spark] < appraiser().cards[spark]


@pytest.mark.parametrize(
    ("field", "worse"),
    [
        ("gravehold", 5),
        ("nemesis", 70),
        ("life", [0, 10]),
        ("ints", [NOBODY, NOBODY, 1]),
        ("charges", [0, 0]),
    ],
)
def test_what_is_worse_is_judged_worse(field: str, worse: object) -> None:
    table = game()
    state = table.state
    state.gravehold, state.nemesis, state.charges = 30, 40, [2, 2]
    outlook = Outlook(table.codex)
    outlook.look_from(Glance(table))
    other = table.copy()
    setattr(other.state, field, worse)
    assert outlook(Glance(other)) < outlook(Glance(table))


def test_winning_is_best_and_losing_worst() -> None:
    table = game()
    outlook = Outlook(table.codex)
    won, lost = table.copy(), table.copy()
    won.state.outcome, lost.state.outcome = (True, "nemesis-slain"), (False, "gravehold-fallen")
    assert outlook(Glance(lost)) < outlook(Glance(table)) < outlook(Glance(won))


def test_a_nemesis_without_life_is_judged_by_its_servants() -> None:
    table = game("hollow-crown")
    outlook = Outlook(table.codex)
    assert outlook.foes_life(Glance(table)) == 9 * 11


def with_ally(nemesis: str) -> Game:
    setup = make_setup(
        nemesis=nemesis, mages=MAGES, rules="outcasts", supply="first-game", protects="xaxos"
    )
    return Game.new(setup, 1, record=False)


def test_charges_of_an_ally_are_worth_more_the_sooner_they_are_full() -> None:
    table = with_ally("risen-thrall")
    charge = table.codex.tables.tally["game", "charge"]
    values = []
    for n in (0, 3, 7):
        charge.put(table.state, n)
        values.append(judged(table))
    assert values[0] < values[1] < values[2]
    outlook = Outlook(table.codex)
    charge.put(table.state, 2)
    outlook.left = 8.0
    early = outlook.tokens(Glance(table))
    outlook.left = 1.0
    assert 0 < outlook.tokens(Glance(table)) < early


def test_tokens_of_the_nemesis_count_beside_an_ally() -> None:
    table = with_ally("umbra-titan")
    outlook = Outlook(table.codex)
    before = outlook.tokens(Glance(table))
    mat = table.codex.tables.on_mat[0]
    mat.put(table.state, mat.at(table.state) - 1)
    assert outlook.tokens(Glance(table)) != before


def test_the_greedy_bot_gives_an_ally_charges() -> None:
    table = with_ally("thief-of-dreams")
    charge = table.codex.tables.tally["game", "charge"]
    bot, most = make_bot("greedy", 1), 0
    while not table.over and not most:
        table.choose(bot.choose(table.view(table.asked.seats[0])).key)
        most = max(most, charge.at(table.state))
    assert most > 0
