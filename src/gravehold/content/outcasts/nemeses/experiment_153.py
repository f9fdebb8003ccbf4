"""Experiment 153: four maws that creep along their tracks in the place of a life dial."""

from __future__ import annotations

from gravehold.kernel.definitions import (
    Attack,
    Body,
    Harder,
    Minion,
    Nemesis,
    Power,
    Space,
    Token,
    Zone,
)
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_PLAYER,
    BY_A_PLAYER,
    Advance,
    Alter,
    As,
    Beside,
    Both,
    Discard,
    DrawMinion,
    GainNamed,
    GraveholdSuffers,
    If,
    InPlay,
    ItGainsLife,
    Minions,
    MoveBack,
    Or,
    PushesBack,
    Repeat,
    SpendAether,
    StayBeside,
    Suffer,
    Unleash,
    Whenever,
    WinGame,
    WithMinion,
)
from gravehold.kernel.nodes.base import Do

MAWS = Minions("maw")
ANY_MAW = Minions("maw", "any")
TWO_MAWS = Minions("maw", "any", n=2)


def _advance(maws: Minions, n: int, times: int = 1) -> WithMinion:
    return WithMinion(maws, Advance("space", n, on="it", times=times))


def _move_back(n: int) -> WithMinion:
    return WithMinion(ANY_MAW, MoveBack("space", n, on="it"))


CORRUPTING_CHITTERER = Minion(
    "corrupting-chitterer", tier=1, number=22, life=6, persistent=_advance(TWO_MAWS, 1)
)
BOUND = Attack(
    "bound",
    tier=1,
    number=23,
    effect=Or(
        As(ANY_PLAYER, GainNamed("cursed-shard", 2, to="deck")),
        _advance(ANY_MAW, 3),
    ),
)
CASCADING_CASUALTIES = Power(
    "cascading-casualties",
    tier=1,
    number=24,
    power=2,
    to_discard=SpendAether(5, "discard"),
    effect=_advance(Minions("maw", "farthest"), 2, times=2),
)
LUNGING_JAWS = Attack("lunging-jaws", tier=2, number=12, effect=_advance(ANY_MAW, 4))
SCALED_FLESH = Power(
    "scaled-flesh",
    tier=2,
    number=14,
    power=3,
    effect=(Unleash(2), StayBeside()),
    standing=(Alter("push-back", of=MAWS, more=1, only_if=Beside()),),
)
AURAL_CARNIVORE = Minion(
    "aural-carnivore",
    tier=2,
    number=16,
    life=10,
    standing=(Alter("hit", of=MAWS, most=0),),
    persistent=Suffer(2, ANY_PLAYER),
)
DIVIDE_AND_DEVOUR = Attack(
    "divide-and-devour", tier=3, number=6, effect=(Unleash(), _advance(ANY_MAW, 3), _move_back(1))
)
VEIN_WORMS = Minion("vein-worms", tier=3, number=8, life=16, persistent=_advance(ANY_MAW, 3))
RESTLESS_MAWS = Power(
    "restless-maws",
    tier=3,
    number=11,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=(Unleash(2), WithMinion(Minions("maw", "lowest-life"), ItGainsLife(10))),
)


def _maw(track: int, space_4: Do, space_8: Do) -> Body:
    """A maw on a track of eight spaces; the fourth and the last do something."""
    spaces = (Space("4", enter=space_4), Space("8", enter=space_8))
    place = Token(start=1, minimum=1, maximum=8, name="space", spaces=spaces, rests=(1, 4))
    return Body(
        f"maw-{track}", life=20, subtype="maw", label=str(track), deck="maw", tokens=(place,)
    )


GROWTH_MAT = (
    _maw(
        1,
        (GraveholdSuffers(2), Suffer(2, ANY_PLAYER)),
        (Suffer(4, ANY_PLAYER), GraveholdSuffers(3)),
    ),
    _maw(2, GraveholdSuffers(4), GraveholdSuffers(7)),
    _maw(3, Suffer(4, ANY_PLAYER), Suffer(6, ANY_PLAYER)),
    _maw(4, Discard(4, ALL_HANDS), Discard(8, ALL_HANDS)),
)

EXPERIMENT_153 = Nemesis(
    "experiment-153",
    difficulty=3,
    life_by_difficulty=False,
    zones=(
        Zone("maw", order="hidden", cards=GROWTH_MAT, shuffled=False, discard="maw-gone"),
        Zone("maw-gone"),
    ),
    setup=(Repeat(4, DrawMinion("maw")), _advance(TWO_MAWS, 1)),
    unleash=_advance(ANY_MAW, 2),
    standing=(
        Whenever(
            "hurt",
            MoveBack("space", on="it"),
            of=MAWS,
            only_if=Both(BY_A_PLAYER, PushesBack(3)),
        ),
        Whenever(
            "discarded",
            If(InPlay("maw").at_most(0), WinGame(), otherwise=_move_back(2)),
            of=MAWS,
        ),
    ),
    harder=Harder(unleash=(_advance(ANY_MAW, 2), _advance(ANY_MAW, 1))),
    cards=(
        CORRUPTING_CHITTERER,
        BOUND,
        CASCADING_CASUALTIES,
        LUNGING_JAWS,
        SCALED_FLESH,
        AURAL_CARNIVORE,
        DIVIDE_AND_DEVOUR,
        VEIN_WORMS,
        RESTLESS_MAWS,
    ),
)
