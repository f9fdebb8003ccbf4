"""Definitions that would take all time or memory: refused as they are read, or stopped in time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gravehold import make_setup
from gravehold.content.library import LIBRARY
from gravehold.content.own import library_with
from gravehold.content.recipe import Recipe
from gravehold.kernel.checking import check_definitions
from gravehold.kernel.definitions import MOST, Breach, Gem, Nemesis, Part, Token, Zone
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.extent import DEEPEST, LONGEST, MOST_PARTS
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    As,
    DestroyWithBreach,
    Discard,
    Draw,
    EachPlayer,
    GraveholdLife,
    GraveholdSuffers,
    Highest,
    If,
    IfDone,
    Lower,
    NemesisGainsTokens,
    NemesisTokens,
    Perform,
    Plus,
    PutInPlay,
    Repeat,
    ReplaceBreach,
    Times,
    Unleash,
)
from gravehold.kernel.nodes.base import Effect
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.run import MOST_FRAMES, NOTHING
from gravehold.words.errors import explain

THOUSANDS = Times(999, Times(999, Times(999, 1)))


def foe(**fields: Any) -> Nemesis:
    return msgspec.structs.replace(LIBRARY.nemesis("umbra-titan"), id="foe", **fields)


def nested(times: int, make: Any, inner: Any) -> Any:
    for _ in range(times):
        inner = make(inner)
    return inner


def game(mat: Nemesis, mages: int = 1) -> Game:
    named = ("garu", "gex", "quilius", "mazahaedron")[:mages]
    return Game.new(library_with([mat]).setup(Recipe(nemesis="foe", mages=named)), 1)


TOO_MUCH = {
    "a product": (foe(setup=Repeat(THOUSANDS, Unleash())), "foe, setup: .*at most 999"),
    "a product of unleashes": (foe(setup=Unleash(THOUSANDS)), "foe, setup: .*at most 999"),
    "a sum of products": (
        foe(setup=Unleash(Times(9, Plus(Times(99, 1), Lower(Times(9, 9), 1))))),
        "foe, setup: .*at most 999, not 1620",
    ),
    "repetitions within repetitions": (
        foe(setup=nested(3, lambda inner: Repeat(999, inner), Unleash())),
        "foe, setup: .*998002000 times",
    ),
    "players within players": (
        foe(setup=nested(12, EachPlayer, Draw(1))), "foe, setup: .* times",
    ),
    "values within values": (
        foe(setup=GraveholdSuffers(nested(30, Highest, GraveholdLife()))), "foe, setup: .* times",
    ),
    "depth": (
        foe(setup=nested(DEEPEST, lambda inner: If(GraveholdLife().at_least(1), inner), Draw(1))),
        "nested too deeply",
    ),
    "a list": (foe(setup=(Unleash(),) * (LONGEST + 1)), f"foe, setup: .*{LONGEST + 1} parts"),
    "a zone": (foe(zones=(Zone("z", cards=(Gem("g"),) * 999),)), "foe, cards: .*999 parts"),
    "tokens": (foe(tokens=tuple(Token(name=f"t{n}") for n in range(999))), "foe, tokens: .*999"),
    "parts": (
        foe(parts=tuple(Part(f"p{n}", (Unleash(),) * 100) for n in range(99))),
        f"foe: .*more than {MOST_PARTS} parts",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_is_too_much_is_refused_before_anything_else(what: str) -> None:
    mat, said = TOO_MUCH[what]
    [error] = check_definitions([mat], known=LIBRARY.definitions.values())
    with pytest.raises(GraveholdError, match=said):
        library_with([mat])
    told = {explain(error, lang) for lang in ("en", "pl", "de")}
    assert len(told) == 3


def test_printed_definitions_are_far_from_every_bound() -> None:
    assert not check_definitions(LIBRARY.definitions.values())


def test_of_many_mistakes_the_first_few_are_told() -> None:
    many = [Gem(f"g{n}", play=As(ANY_PLAYER, Discard(-1, HAND))) for n in range(500)]
    assert len(check_definitions(many)) == 40


def test_rules_have_a_line_of_tiers_for_each_number_of_mages() -> None:
    for basics in ((), ((1, 2, 3),) * 3, ((1, 2, 10**9),) * 4):
        assert check_definitions((), rules=[RuleSet(basics=basics)])
    assert not check_definitions((), rules=[RuleSet()])


def test_no_count_is_beyond_the_largest_number() -> None:
    """What the game says may grow; how often something is done may not with it."""
    tokens = (Token(name="soul", start=900),)
    twice = Plus(NemesisTokens("soul"), NemesisTokens("soul"))
    dealt = game(foe(tokens=tokens, setup=NemesisGainsTokens(twice, "soul"), unleash=()))
    assert dealt.state.ints[dealt.codex.tables.tally["nemesis", "soul"].start] == 900 + MOST


def test_what_doubles_itself_stays_a_number() -> None:
    doubled = Repeat(900, NemesisGainsTokens(NemesisTokens("soul"), "soul"))
    dealt = game(foe(tokens=(Token(name="soul", start=1),), setup=doubled, unleash=()))
    assert dealt.state.ints[dealt.codex.tables.tally["nemesis", "soul"].start] <= 900 * MOST
    assert dealt.to_json()


ENDLESS = {
    "repetitions as the game says": nested(
        2, lambda inner: Repeat(Times(90, GraveholdLife()), inner), (Unleash(0),) * 100
    ),
    "a part that calls itself": Perform("self"),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_frames_are_counted_as_they_are_laid(what: str) -> None:
    again = (If(GraveholdLife().at_least(1), Perform("self")), *(Unleash(),) * 190)
    mat = foe(setup=ENDLESS[what], unleash=(), parts=(Part("self", again),))
    with pytest.raises(GraveholdError, match="never ends"):
        game(mat)


def test_one_call_lays_no_more_frames_than_may_wait() -> None:
    run = game(foe(unleash=()))._run
    before = len(run.s.stack)
    with pytest.raises(GraveholdError, match="never ends"):
        run.push_times(MOST_FRAMES, (Unleash(0),) * 190, NOTHING)
    assert len(run.s.stack) == before


def test_a_long_sequence_within_sequences_is_weighed_in_time() -> None:
    """Each step changes what the next one needs, and there are many ways of doing it."""
    steps = Repeat(40, (Draw(1), Discard(1, HAND)))
    tree = nested(
        4, lambda inner: Repeat(2, (Draw(1), Discard(1, HAND), inner, Discard(99, HAND))), steps
    )
    mat = foe(setup=EachPlayer(IfDone(tree, Draw(1))), unleash=())
    with pytest.raises(GraveholdError, match="never ends"):
        game(mat, 2)


@pytest.mark.parametrize(
    ("do", "said"),
    [
        (PutInPlay(""), "unknown minion, power"),
        (PutInPlay("smite"), "unknown minion, power"),
        (EachPlayer(ReplaceBreach("", (0,))), "unknown kind of breach"),
        (EachPlayer(DestroyWithBreach(HAND)), "'hand' is none of the words"),
    ],
)
def test_what_a_node_cannot_do_without_is_named(do: Effect, said: str) -> None:
    """An attack never lies in play, and nothing is called by an empty name."""
    with pytest.raises(GraveholdError, match=said):
        game(foe(setup=do))


def test_a_breach_of_another_mage_is_no_place() -> None:
    garu = LIBRARY.mage("garu")
    breaches = (Breach(0, "forged-breach"), *garu.breaches[1:])
    setup = make_setup(nemesis="umbra-titan", mages=("garu",))
    other = msgspec.structs.replace(garu, breaches=breaches)
    with pytest.raises(GraveholdError, match="unknown kind of breach"):
        Game.new(msgspec.structs.replace(setup, mages=(other,)), 1)


def test_a_card_of_another_nemesis_cannot_come_into_play() -> None:
    with pytest.raises(GraveholdError, match="unknown minion, power"):
        game(foe(setup=PutInPlay("deep-abomination")))
