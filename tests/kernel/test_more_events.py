"""Events that no card of War Eternal waits for, and that every event has a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel import tokens, zones
from gravehold.kernel.definitions import Ally, Minion, Spell, Token
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    DISCARD_PILE,
    HAND,
    TOKENS,
    Alter,
    Clause,
    Discard,
    Draw,
    GainBreach,
    GainCharge,
    GainLife,
    GraveholdGains,
    GraveholdSuffers,
    Instead,
    N,
    NemesisGainsTokens,
    Suffer,
    Take,
    Unleash,
    Whenever,
)
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.nodes.clauses import Deed, Of
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.run import Run
from gravehold.kernel.setup import Setup
from tests.kit.made_up import effigy, made_up, playing, prepped, ward

HEARD = GraveholdGains(1)  # Gravehold starts at 20: one life for each time
SPARE = {**prepped("ward"), 2: {"open": True}, 3: {"turned": 3}}


def test_there_is_a_test_of_each_event() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    text = "".join(path.read_text("utf-8") for path in files)
    assert [deed for deed in get_args(Deed) if f'("{deed}"' not in text] == []


def test_turn_start_is_heard_before_casting_start() -> None:
    """Gravehold is at 29: the other way round two of the three life would be lost."""
    listener = ward(
        Whenever("casting-start", GraveholdGains(3)), Whenever("turn-start", GraveholdSuffers(3))
    )
    table = made_up(
        listener,
        p1={"breaches": prepped("ward")},
        turn={"next": True},
        turns=["p1", "nemesis"],
        gravehold=29,
    )
    assert table.gravehold == 29


def test_emptied_is_heard_when_the_last_card_leaves_a_pile() -> None:
    table = made_up(
        ward(Whenever("emptied", HEARD)),
        p1={"breaches": prepped("ward")},
        turn={"seat": "p1", "phase": "main", "aether": 99},
    )
    for _ in range(4):
        assert table.choose("gain fiery-torrent").gravehold == 20
    assert table.choose("gain fiery-torrent").gravehold == 21


def test_draw_start_is_heard_when_the_main_phase_is_over() -> None:
    table = made_up(ward(Whenever("draw-start", HEARD)), p1={"breaches": prepped("ward")})
    assert table.gravehold == 20
    assert table.choose("done").gravehold == 21


@pytest.mark.parametrize(("key", "heard"), [("focus 3", True), ("open 3", True), ("done", False)])
def test_open_is_heard_with_the_breach(key: str, heard: bool) -> None:
    """The third breach lacks one quarter, so that focusing opens it too."""
    table = made_up(
        ward(Whenever("open", GraveholdGains(N))),
        p1={"breaches": SPARE},
        turn={"seat": "p1", "phase": "main", "aether": 9},
    ).choose(key)
    assert table.gravehold == (23 if heard else 20)


def test_prep_is_heard() -> None:
    table = made_up(ward(Whenever("prep", HEARD)), p1={"breaches": SPARE, "hand": ["spark"]})
    assert table.choose("prep spark 2").gravehold == 21


def test_cast_is_heard_once_the_spell_is_resolved() -> None:
    """Gravehold is at 30: healing before the spell does its harm would be lost."""
    breaches = prepped("ward", "bolt")
    table = made_up(
        ward(Whenever("cast", GraveholdGains(5))),
        Spell("bolt", cast=GraveholdSuffers(5)),
        p1={"breaches": breaches},
        turn={"seat": "p1", "phase": "casting"},
        gravehold=30,
    ).choose("cast 2 bolt")
    assert table.gravehold == 30


@pytest.mark.parametrize(
    ("effect", "times"),
    [
        (Draw(2), 2),
        (Take(1, DISCARD_PILE), 1),
        (Discard(1, HAND), 0),
    ],
    ids=["draw", "take", "discard"],
)
def test_enter_hand_is_heard_for_each_card(effect: Do, times: int) -> None:
    table = playing(
        effect,
        ward(Whenever("enter-hand", HEARD)),
        p1={"breaches": prepped("ward"), "deck": ["spark"] * 3, "discard": ["crystal"]},
    )
    assert table.gravehold == 20 + times


def test_discard_is_heard_for_each_card() -> None:
    table = playing(
        Discard(2, HAND),
        ward(Whenever("discard", HEARD)),
        p1={"breaches": prepped("ward"), "hand": ["crystal", "crystal"]},
    )
    assert table.gravehold == 22


@pytest.mark.parametrize(
    ("deed", "effect", "gained"),
    [("gain-charge", GainCharge(2), 2), ("gain-life", GainLife(3), 3)],
)
def test_what_a_player_gains_is_heard_with_its_number(deed: Deed, effect: Do, gained: int) -> None:
    assert deed in ("gain-charge", "gain-life")
    table = playing(
        effect, ward(Whenever(deed, GraveholdGains(N))), p1={"breaches": prepped("ward"), "life": 2}
    )
    assert table.gravehold == 20 + gained


def test_what_overflows_may_be_less() -> None:
    for clauses, lost in (((), 6), ((Alter("overflow", less=1),), 3)):
        table = playing(Suffer(3), ward(*clauses), p1={"breaches": prepped("ward"), "life": 0})
        assert table.gravehold == 20 - lost


def test_exhaust_is_heard_before_what_the_rules_make_of_it() -> None:
    """Gravehold is at 29: healing after the two unleashes would count in full."""
    table = playing(
        Suffer(2),
        ward(Whenever("exhaust", GraveholdGains(5))),
        mat=effigy(unleash=GraveholdSuffers(2)),
        p1={"breaches": prepped("ward"), "life": 2},
        gravehold=29,
    )
    assert table.gravehold == 26


def test_enter_play_is_heard_by_the_card_itself() -> None:
    ogre = Minion("ogre", life=3, standing=(Whenever("enter-play", GraveholdSuffers(4)),))
    table = made_up(
        ogre, turn={"nemesis": "draw"}, turns=["p1", "p2"], nemesis={"deck": ["ogre", "calm"]}
    )
    assert table.nemesis.in_play == {"ogre": 3}
    assert table.gravehold == 16


@pytest.mark.parametrize(
    ("event", "effect", "n"),
    [
        (Whenever("gravehold-suffers", NemesisGainsTokens(N)), GraveholdSuffers(3), 3),
        (Whenever("gravehold-gains", NemesisGainsTokens(N)), GraveholdGains(2), 2),
        (Whenever("unleash", NemesisGainsTokens(1)), Unleash(2), 2),
    ],
)
def test_what_concerns_everybody_is_heard_by_the_mat(event: Whenever, effect: Do, n: int) -> None:
    assert playing(effect, mat=effigy(event)).nemesis.tokens == n


# Sources


def by_rules(setup: Setup) -> Setup:
    return replace(setup, rules=replace(setup.rules, standing=(Whenever("play", HEARD),)))


def by_first_mage(setup: Setup) -> Setup:
    first, *others = setup.mages
    return replace(setup, mages=(replace(first, standing=(Whenever("play", HEARD),)), *others))


def by_second_mage(setup: Setup) -> Setup:
    first, second = setup.mages
    return replace(setup, mages=(first, replace(second, standing=(Whenever("play", HEARD),))))


def by_ally(setup: Setup) -> Setup:
    return replace(setup, ally=Ally("friend", standing=(Whenever("play", HEARD, of="anybody"),)))


@pytest.mark.parametrize(
    ("change", "life"), [(by_rules, 21), (by_first_mage, 21), (by_second_mage, 20), (by_ally, 21)]
)
def test_rules_mats_and_allies_hear_too(change: Callable[[Setup], Setup], life: int) -> None:
    assert playing((), change=change).gravehold == life


def test_once_a_turn_is_once() -> None:
    for once, life in ((False, 22), (True, 21)):
        table = playing(
            (),
            ward(Whenever("play", HEARD, once=once)),
            p1={"breaches": prepped("ward"), "hand": ["crystal"]},
        )
        assert table.choose("play crystal").gravehold == life


@pytest.mark.parametrize(("of", "life"), [("", 20), ("ally", 21), ("anybody", 21), ("you", 20)])
def test_a_clause_may_mean_others(of: Of, life: int) -> None:
    """p1 plays; p2 has the spell that waits."""
    listener = ward(Whenever("play", HEARD, of=of))
    assert playing((), listener, p2={"breaches": prepped("ward")}).gravehold == life


def test_damage_may_be_more() -> None:
    mat = effigy(Alter("suffer", "anybody", more=2))
    assert playing(Suffer(1), mat=mat).p1.life == 7


@pytest.mark.parametrize(
    ("clause", "effect", "life"),
    [
        (Alter("gravehold-suffers", less=1), GraveholdSuffers(3), 18),
        (Alter("gravehold-gains", more=1), GraveholdGains(2), 23),
    ],
)
def test_what_happens_to_gravehold_may_be_altered(clause: Alter, effect: Do, life: int) -> None:
    assert playing(effect, mat=effigy(clause)).gravehold == life


def test_life_gained_may_be_more() -> None:
    healer = ward(Alter("gain-life", more=2))
    table = playing(GainLife(1), healer, p1={"breaches": prepped("ward"), "life": 2})
    assert table.p1.life == 5


def _turn_of_the_ogre(ogre: Minion, gravehold: int = 20) -> int:
    """What is left of Gravehold once the nemesis main phase is over."""
    foes = {"in_play": ["ogre"]}
    return made_up(ogre, nemesis=foes, turn={"nemesis": "main"}, gravehold=gravehold).gravehold


def test_persistent_is_heard_once_it_has_resolved() -> None:
    """Gravehold is at 29: the other way round two of the three life would be lost."""
    healing = Whenever("persistent", GraveholdGains(3))
    ogre = Minion("ogre", life=6, persistent=GraveholdSuffers(3), standing=(healing,))
    assert _turn_of_the_ogre(ogre, 29) == 29


def test_something_may_stand_in_the_place_of_a_persistent_effect() -> None:
    silenced = Instead("persistent", GraveholdSuffers(1))
    ogre = Minion("ogre", life=6, persistent=GraveholdSuffers(9), standing=(silenced,))
    assert _turn_of_the_ogre(ogre) == 19


@pytest.mark.parametrize(
    ("clause", "life"),
    [
        (Whenever("empty-draw", GraveholdSuffers(4)), 10),  # after the three unleashes
        (Instead("empty-draw", GraveholdSuffers(4)), 16),
        (Instead("empty-draw", GraveholdSuffers(4), only_if=TOKENS.at_least(1)), 14),
    ],
)
def test_a_card_that_must_be_drawn_from_an_empty_deck(clause: Clause, life: int) -> None:
    mat = effigy(clause, unleash=GraveholdSuffers(2))
    foes = {"in_play": [{"card": "ogre", "life": 6}], "deck": []}
    table = made_up(Minion("ogre", life=6), mat=mat, nemesis=foes, turn={"nemesis": "draw"})
    assert table.gravehold == life


def test_a_breach_that_the_mat_lacks_comes_closed_and_not_turned() -> None:
    """Gex has no breach I; what was destroyed is no breach that is lacking."""
    mages = ("gex", "garu")
    assert (
        playing(GainBreach(1), mages=mages).picture["players"]["p1"]["breaches"][1]["turned"] == 0
    )
    gone = playing(GainBreach(4), mages=mages, p1={"breaches": {4: "destroyed"}})
    assert gone.picture["players"]["p1"]["breaches"][4] == "destroyed"


def test_a_rule_set_brings_tokens_to_all_cards_or_to_the_table() -> None:
    calm, doom = Token(name="calm", on="card", start=2), Token(name="doom", start=7)
    rules = RuleSet(tokens=(calm, doom))
    game = Game.new(replace(make_setup(nemesis="umbra-titan", mages=["garu"]), rules=rules), 1)
    run = Run(game.state, game.codex)
    zones.put(run, zones.take_top(run, "nemesis-deck"), "in-play")
    assert tokens.count(run, "calm", card=game.state.in_play[-1]) == 2
    assert tokens.count(run, "doom") == 7
