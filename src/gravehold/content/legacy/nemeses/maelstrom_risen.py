"""Maelstrom: Risen: beacons burn before Gravehold until ten do, and its assault lights on them."""

from __future__ import annotations

from gravehold.kernel.definitions import (
    Attack,
    Harder,
    Minion,
    Nemesis,
    Power,
    SideDeck,
    Token,
    TurnCard,
)
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    PREPPED,
    THAT_PLAYER,
    AnotherPlayer,
    As,
    Beside,
    Count,
    CountAs,
    Dearest,
    Degrade,
    Destroy,
    Discard,
    Draw,
    DrawMinion,
    Fewest,
    GraveholdSuffers,
    If,
    InPlay,
    LoseGame,
    Minions,
    Most,
    N,
    OpenBreaches,
    Plus,
    Repeat,
    SpendAether,
    StayBeside,
    Suffer,
    SwapTurnCard,
    Take,
    TurnBegunBy,
    TurnCardDiscarded,
    Unleash,
    When,
    Whenever,
    With,
)

ASSAULT = "assault"
BEACONS = InPlay("beacon")
DEAR = HAND.costing(at_least=2)

WHIPPING_WIRES = Minion(
    "risen-whipping-wires",
    tier=1,
    number=13,
    life=7,
    persistent=If(TurnBegunBy(ASSAULT), Suffer(2, ANY_PLAYER), otherwise=Unleash()),
)
SLICE = Power(
    "risen-slice",
    tier=1,
    number=14,
    power=3,
    effect=As(Most(Dearest(HAND.of(THAT_PLAYER))), (Degrade(dearest=True), Suffer(3))),
)
VENOMOUS_COIL = Power(
    "risen-venomous-coil",
    tier=1,
    number=15,
    power=3,
    to_discard=SpendAether(6, "discard"),
    effect=(Unleash(2), Suffer(BEACONS, ANY_PLAYER)),
)
BLIGHT = Attack(
    "risen-blight",
    tier=2,
    number=16,
    effect=(
        Unleash(2),
        As(Most(Count(DEAR.of(THAT_PLAYER))), Discard(Count(DEAR), DEAR, then=Draw(N))),
    ),
)
BLADIUS_MINION = Minion(
    "risen-bladius-minion",
    tier=2,
    number=84,
    life=14,
    persistent=Suffer(2, Fewest(OpenBreaches(THAT_PLAYER))),
)
FEROCIOUS_ASSAULT = Power(
    "risen-ferocious-assault",
    tier=2,
    number=18,
    power=3,
    to_discard=SpendAether(8, "discard"),
    effect=(Unleash(), StayBeside()),
    standing=(CountAs(ASSAULT, only_if=Beside()),),
)
CRACKING_EARTH = Power(
    "risen-cracking-earth",
    tier=3,
    number=19,
    power=2,
    to_discard=If(
        TurnCardDiscarded(ASSAULT),
        SpendAether(8, "discard"),
        otherwise=SpendAether(10, "discard"),
    ),
    effect=With(LOWEST_LIFE, (Suffer(3, THAT_PLAYER), Suffer(4, AnotherPlayer()))),
)
BEAST_OF_BLADES = Minion(
    "risen-beast-of-blades",
    tier=3,
    number=20,
    life=17,
    persistent=(Unleash(), Suffer(BEACONS, ANY_PLAYER)),
)
ERUPT = Attack(
    "risen-erupt",
    tier=3,
    number=21,
    effect=(
        Unleash(2),
        As(
            Most(Count(PREPPED.of(THAT_PLAYER))),
            (Take(Count(PREPPED), PREPPED), Destroy(3, HAND)),
        ),
    ),
)

DRAINING_BEACON = Minion(
    "beacon-draining",
    number=3,
    life=2,
    subtype="beacon",
    deck="beacon",
    immediately=Suffer(1, ANY_PLAYER),
)
MISERY_BEACON = Minion(
    "beacon-misery",
    number=5,
    life=2,
    subtype="beacon",
    deck="beacon",
    immediately=As(ANY_PLAYER, Discard(1, HAND)),
)
GRAVE_BEACON = Minion(
    "beacon-grave",
    number=7,
    life=1,
    subtype="beacon",
    deck="beacon",
    immediately=Suffer(1, LOWEST_LIFE),
)
GUARDIAN_BEACON = Minion(
    "beacon-guardian",
    number=9,
    life=2,
    subtype="beacon",
    deck="beacon",
    tokens=(Token(name="shield", start=1),),
)
PROTECTIVE_BEACON = Minion(
    "beacon-protective",
    number=11,
    life=3,
    subtype="beacon",
    deck="beacon",
)

BEACON_DECK = tuple(
    beacon
    for beacon in (
        DRAINING_BEACON,
        MISERY_BEACON,
        GRAVE_BEACON,
        GUARDIAN_BEACON,
        PROTECTIVE_BEACON,
    )
    for _ in range(2)
)

MAELSTROM_RISEN = Nemesis(
    "maelstrom-risen",
    life=65,
    difficulty=8,
    spared=2,
    decks=(SideDeck("beacon", BEACON_DECK, refill=True),),
    turn_cards=(TurnCard(ASSAULT, GraveholdSuffers(BEACONS)),),
    setup=(Repeat(2, DrawMinion("beacon", quiet=True)), SwapTurnCard(ASSAULT)),
    unleash=DrawMinion("beacon"),
    standing=(
        Whenever("enter-play", LoseGame(), of=Minions("beacon"), only_if=BEACONS.at_least(10)),
    ),
    harder=Harder(
        turn_cards=(
            TurnCard(ASSAULT, GraveholdSuffers(Plus(BEACONS, When(BEACONS.at_least(1), 2)))),
        )
    ),
    cards=(
        WHIPPING_WIRES,
        SLICE,
        VENOMOUS_COIL,
        BLIGHT,
        BLADIUS_MINION,
        FEROCIOUS_ASSAULT,
        CRACKING_EARTH,
        BEAST_OF_BLADES,
        ERUPT,
    ),
)
