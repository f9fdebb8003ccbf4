"""Deathmind: bridges hold the piles of the supply together, and Sever Link takes them away."""

from __future__ import annotations

from gravehold.kernel.definitions import (
    Attack,
    Board,
    Harder,
    Link,
    Minion,
    Nemesis,
    Power,
    Token,
)
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_PLAYER,
    LOWEST_LIFE,
    PREPPED,
    THAT_PLAYER,
    Action,
    Both,
    Clause,
    Connected,
    Discard,
    Forbid,
    GainTokens,
    GraveholdSuffers,
    If,
    LosePlayerTokens,
    LosePower,
    MinionLife,
    Not,
    OnBoard,
    Or,
    PileSize,
    PlaceBridge,
    PowerLeft,
    PutInPlay,
    RemoveBridge,
    RepeatUntil,
    ResolveThis,
    RestorePower,
    SpendAether,
    Suffer,
    SwapBridge,
    Unleash,
    Whenever,
    ZoneIs,
)

BRIDGE = "bridge"
BRIDGES = OnBoard(BRIDGE)
SEVER = "deathmind-sever-link"

SEVER_LINK = Power(
    SEVER,
    tier=0,
    number=2,
    power=3,
    effect=If(BRIDGES.at_least(1), RemoveBridge(BRIDGE), otherwise=GraveholdSuffers(20)),
    standing=(
        Whenever("power-lost", (ResolveThis(), RestorePower(3)), only_if=MinionLife().at_most(0)),
    ),
)

KINETIC_CONSTRUCT = Minion(
    "deathmind-kinetic-construct",
    tier=1,
    number=82,
    life=7,
    persistent=(GraveholdSuffers(2), SwapBridge(BRIDGE)),
)
MIND_FEAST = Attack(
    "deathmind-mind-feast",
    tier=1,
    number=4,
    effect=(GraveholdSuffers(4), RepeatUntil(PowerLeft(SEVER).at_most(1), Unleash())),
)
MEMORY_BURST = Power(
    "deathmind-memory-burst",
    tier=1,
    number=5,
    power=3,
    to_discard=Discard(1, PREPPED.costing(at_least=5)),
    effect=(Suffer(BRIDGES, ANY_PLAYER), Unleash(2)),
)
CORTEX_JAILER = Minion(
    "deathmind-cortex-jailer",
    tier=2,
    number=6,
    life=4,
    tokens=(Token(name="shield"),),
    immediately=GainTokens("shield", BRIDGES),
    persistent=Suffer(2, LOWEST_LIFE),
)
THOUGHT_QUAKE = Attack(
    "deathmind-thought-quake",
    tier=2,
    number=7,
    effect=If(BRIDGES.at_least(3), RemoveBridge(BRIDGE), otherwise=GraveholdSuffers(6)),
)
BRAMAS_TORMENT = Power(
    "deathmind-bramas-torment",
    tier=2,
    number=83,
    power=2,
    to_discard=RemoveBridge(BRIDGE, 2),
    effect=(Suffer(5, ANY_PLAYER), Discard(BRIDGES, ALL_HANDS)),
)
NIGHTMARE = Minion(
    "deathmind-nightmare",
    tier=3,
    number=9,
    life=17,
    persistent=Or(RemoveBridge(BRIDGE, space="1"), Suffer(4, ANY_PLAYER)),
)
BRAIN_WIPE = Attack(
    "deathmind-brain-wipe",
    tier=3,
    number=10,
    effect=If(BRIDGES.at_least(4), Unleash(4), otherwise=Suffer(5, ANY_PLAYER)),
)
THOUGHTFUL_SACRIFICE = Power(
    "deathmind-thoughtful-sacrifice",
    tier=3,
    number=11,
    power=2,
    to_discard=RemoveBridge(BRIDGE, 2),
    effect=GraveholdSuffers(8),
)


def _grid(rows: int, columns: int) -> tuple[Link, ...]:
    """The gaps between neighbouring places, which are counted row by row from 1 (L18)."""
    places = range(1, rows * columns + 1)
    return tuple(
        Link(str(place), str(near))
        for place in places
        for near in (place + 1, place + columns)
        if near in places and (near > place + 1 or place % columns)
    )


def _rules(aether: int, pulse: int) -> tuple[Clause, ...]:
    return (
        Forbid("gain", of="anybody", only_if=PileSize(of_it=True).exactly(1)),
        Whenever(
            "gain",
            Suffer(2, THAT_PLAYER),
            of="anybody",
            only_if=Both(ZoneIs("supply"), Not(Connected(BRIDGE))),
        ),
        Action(BRIDGE, price=SpendAether(aether), do=PlaceBridge(BRIDGE)),
        Action(
            BRIDGE, price=LosePlayerTokens("pulse", pulse), paid="pulse", do=PlaceBridge(BRIDGE)
        ),
    )


DEATHMIND = Nemesis(
    "deathmind",
    life=80,
    difficulty=6,
    boards=(Board(BRIDGE, holds="piles", bridges=True, links=_grid(3, 3)),),
    setup=(PlaceBridge(BRIDGE, 6), PutInPlay(SEVER)),
    unleash=LosePower(SEVER),
    standing=_rules(5, 4),
    harder=Harder(standing=_rules(6, 5)),
    cards=(
        SEVER_LINK,
        KINETIC_CONSTRUCT,
        MIND_FEAST,
        MEMORY_BURST,
        CORTEX_JAILER,
        THOUGHT_QUAKE,
        BRAMAS_TORMENT,
        NIGHTMARE,
        BRAIN_WIPE,
        THOUGHTFUL_SACRIFICE,
    ),
)
