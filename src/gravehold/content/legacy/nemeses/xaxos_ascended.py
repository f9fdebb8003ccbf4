"""Xaxos: Ascended: he preps spells of his own to four breaches and casts them turn by turn."""

from __future__ import annotations

from gravehold.kernel.definitions import (
    Attack,
    Board,
    Harder,
    Minion,
    Nemesis,
    NemesisSpell,
    Part,
    Power,
    Space,
    Zone,
)
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_PLAYER,
    HAND,
    PREPPED,
    THAT_PLAYER,
    TURN_CARD_PLAYER,
    Action,
    AnotherPlayer,
    As,
    CastBoard,
    CastTop,
    CostOfIt,
    Dearest,
    DestroyIt,
    DestroyOnBoard,
    DestroyWithBreach,
    Discard,
    GraveholdSuffers,
    If,
    IfDone,
    InZone,
    LoseCharges,
    LosePlayerTokens,
    Most,
    MoveTop,
    N,
    NemesisGainsLife,
    Or,
    Perform,
    PlayersSuffer,
    PlayerTokens,
    PutInto,
    PutOnBoard,
    Repeat,
    RevealTop,
    RevealTurnCard,
    ShuffleZone,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
    With,
)

BREACHES = "breaches"
SPELLS, CONCENTRATE = "spell-deck", "concentrate-deck"
CONCENTRATES = Perform("concentrate")

BEGINNING = Attack(
    "xaxos-beginning",
    tier=1,
    number=37,
    effect=(Unleash(2), DestroyOnBoard(BREACHES, costing=3), CONCENTRATES),
)
PRELATUS_OF_PAIN = Minion(
    "xaxos-prelatus-of-pain",
    tier=1,
    number=38,
    life=6,
    standing=(Whenever("discarded", CONCENTRATES),),
    persistent=Or(GraveholdSuffers(2), As(ANY_PLAYER, LoseCharges(1))),
)
PRELATUS_OF_FIRE = Minion(
    "xaxos-prelatus-of-fire",
    tier=1,
    number=39,
    life=7,
    persistent=(CONCENTRATES, RevealTop(SPELLS, If(CostOfIt().exactly(3), DestroyIt()))),
)
FIRESTORM = Attack(
    "xaxos-firestorm",
    tier=2,
    number=40,
    effect=(Unleash(2), DestroyOnBoard(BREACHES, None, costing=3, then=Perform("concentrate", N))),
)
INNER_EYE = Power(
    "xaxos-inner-eye",
    tier=2,
    number=41,
    power=2,
    to_discard=SpendAether(9, "discard"),
    effect=(MoveTop(CONCENTRATE, SPELLS, shown=False, bottom=True), Unleash(2)),
)
PRELATUS_OF_LORE = Minion(
    "xaxos-prelatus-of-lore",
    tier=2,
    number=42,
    life=15,
    immediately=CONCENTRATES,
    persistent=PutOnBoard(BREACHES, SPELLS, "last-free"),
)
PRELATUS_OF_DEATH = Minion(
    "xaxos-prelatus-of-death",
    tier=3,
    number=43,
    life=24,
    persistent=(CONCENTRATES, CastTop(SPELLS)),
)
BREAK = Attack(
    "xaxos-break",
    tier=3,
    number=44,
    effect=(
        Perform("concentrate", 3),
        As(Most(Dearest(PREPPED.of(THAT_PLAYER))), DestroyWithBreach(PREPPED, dearest=True)),
    ),
)
FINAL_FORM = Power(
    "xaxos-final-form",
    tier=3,
    number=45,
    power=2,
    to_discard=SpendAether(10, "discard"),
    effect=(Perform("concentrate", 4), ShuffleZone(SPELLS)),
)

FLARE = NemesisSpell(
    "xaxos-spell-flare",
    number=25,
    cost=3,
    cast=(GraveholdSuffers(1), RevealTurnCard(Suffer(2, TURN_CARD_PLAYER))),
)
GRAVITY_NODE = NemesisSpell(
    "xaxos-spell-gravity-node",
    number=27,
    cost=3,
    cast=As(ANY_PLAYER, (Suffer(2), Discard(1, HAND))),
)
INCINERATING_FIST = NemesisSpell(
    "xaxos-spell-incinerating-fist", number=29, cost=3, cast=GraveholdSuffers(3)
)
BREACH_COMMUNION = NemesisSpell(
    "xaxos-spell-breach-communion",
    number=31,
    cost=4,
    cast=As(Most(PlayerTokens("pulse", THAT_PLAYER)), (LosePlayerTokens("pulse"), Suffer(3))),
)
PYROMANCY = NemesisSpell(
    "xaxos-spell-pyromancy",
    number=32,
    cost=4,
    cast=(Discard(2, ALL_HANDS), GraveholdSuffers(3)),
)
SPARKING_SIPHON = NemesisSpell(
    "xaxos-spell-sparking-siphon",
    number=33,
    cost=4,
    cast=As(ANY_PLAYER, IfDone((LosePlayerTokens("pulse"), Suffer(2)), NemesisGainsLife(3))),
)
BREACH_COLLISION = NemesisSpell(
    "xaxos-spell-breach-collision", number=34, cost=5, cast=GraveholdSuffers(5)
)
MONSTROUS_INFERNO = NemesisSpell(
    "xaxos-spell-monstrous-inferno", number=35, cost=5, cast=PlayersSuffer(7)
)
PYRO_GEIST = NemesisSpell(
    "xaxos-spell-pyro-geist",
    number=36,
    cost=5,
    cast=With(ANY_PLAYER, (Suffer(2, THAT_PLAYER), Suffer(3, AnotherPlayer()))),
)

ALL_SPELLS = (
    *(FLARE, FLARE, GRAVITY_NODE, GRAVITY_NODE, INCINERATING_FIST, INCINERATING_FIST),
    *(BREACH_COMMUNION, PYROMANCY, SPARKING_SIPHON),
    *(BREACH_COLLISION, MONSTROUS_INFERNO, PYRO_GEIST),
)
SETUP = MoveTop(CONCENTRATE, SPELLS, under=True, shown=False, n=5)

XAXOS_ASCENDED = Nemesis(
    "xaxos-ascended",
    life=90,
    difficulty=9,
    zones=(
        Zone(SPELLS, order="hidden", group="spells"),
        Zone(CONCENTRATE, order="hidden", group="spells", cards=ALL_SPELLS, by_cost=True),
    ),
    boards=(
        Board(
            BREACHES,
            spaces=(
                Space("1"),
                Space("2"),
                Space("3", cast=Suffer(2, ANY_PLAYER)),
                Space("4", cast=GraveholdSuffers(2)),
            ),
        ),
    ),
    setup=SETUP,
    unleash=PutOnBoard(BREACHES, SPELLS, "first-free", otherwise=CastTop(SPELLS)),
    parts=(
        Part(
            "concentrate",
            If(
                InZone(CONCENTRATE).at_least(1),
                MoveTop(CONCENTRATE, SPELLS, under=True, shown=False),
                otherwise=Unleash(),
            ),
        ),
    ),
    standing=(
        Whenever("nemesis-turn-start", CastBoard(BREACHES, under=SPELLS)),
        Action(
            "counter",
            board=BREACHES,
            price=LoseCharges(CostOfIt()),
            do=PutInto(SPELLS, under=True),
        ),
    ),
    on_exhaust=GraveholdSuffers(5),
    spared=3,
    harder=Harder(
        setup=(SETUP, Repeat(2, RevealTop(SPELLS, DestroyIt())), Perform("concentrate", 2)),
    ),
    cards=(
        BEGINNING,
        PRELATUS_OF_PAIN,
        PRELATUS_OF_FIRE,
        FIRESTORM,
        INNER_EYE,
        PRELATUS_OF_LORE,
        PRELATUS_OF_DEATH,
        BREAK,
        FINAL_FORM,
    ),
)
