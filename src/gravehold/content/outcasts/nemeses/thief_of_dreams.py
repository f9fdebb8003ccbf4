"""Thief of Dreams: cards of the supply drift over the dream mat, and harm where they leave it."""

from __future__ import annotations

from gravehold.kernel.definitions import (
    Attack,
    Board,
    Harder,
    Minion,
    Nemesis,
    Part,
    Power,
    Space,
    TurnCard,
    Zone,
)
from gravehold.kernel.nodes import (
    ALL_HANDS,
    ANY_PLAYER,
    HAND,
    THAT_PLAYER,
    Action,
    AdvanceCards,
    As,
    Both,
    CostOfIt,
    Dearest,
    DestroyIt,
    Discard,
    DiscardThis,
    Draw,
    Forbid,
    FromPiles,
    GraveholdSuffers,
    If,
    InZone,
    ItIs,
    Most,
    Or,
    PutInZone,
    PutOnBoard,
    ResolvePart,
    ShuffleZone,
    SkipSpace,
    SortTop,
    SpendAether,
    Suffer,
    SwapTurnCard,
    Unleash,
    Whenever,
    WinGame,
    ZoneIs,
)
from gravehold.kernel.nodes.cards import CardType

SUPPLY: tuple[CardType, ...] = ("gem", "relic", "spell")
ALL_ADVANCE = AdvanceCards("dream")
A_CARD_THAT_MAY_HURT = Discard(1, HAND, then=If(CostOfIt().exactly(0), GraveholdSuffers(2)))

DELUGE_OF_MAGIC = Power(
    "deluge-of-magic",
    tier=1,
    number=3,
    power=3,
    effect=(SortTop("dream-deck", 4, under=2), Unleash(2)),
)
DREAM_DEVOURER = Minion(
    "dream-devourer",
    tier=1,
    number=4,
    life=8,
    immediately=PutOnBoard("dream"),
    parts=(Part("space-six", (DiscardThis(), GraveholdSuffers(6))),),
)
BACKLASH = Attack(
    "backlash",
    tier=1,
    number=5,
    effect=Or((Unleash(2), As(ANY_PLAYER, Draw(1))), GraveholdSuffers(4)),
)
SPIRALLING_NIGHTMARE = Power(
    "spiralling-nightmare",
    tier=2,
    number=6,
    power=2,
    effect=(
        Unleash(),
        GraveholdSuffers(4),
        AdvanceCards("dream", space="5"),
        SkipSpace("dream", "5"),
    ),
)
SCION_OF_DREAMS = Minion(
    "scion-of-dreams",
    tier=2,
    number=7,
    life=10,
    persistent=(ALL_ADVANCE, GraveholdSuffers(2)),
)
FOOLS_BARGAIN = Power(
    "fools-bargain",
    tier=2,
    number=8,
    power=2,
    to_discard=Discard(2, HAND.costing(at_least=4)),
    effect=(Unleash(2), ALL_ADVANCE),
)
AETHER_DRAIN = Attack(
    "aether-drain",
    tier=3,
    number=9,
    effect=(
        Unleash(2),
        As(
            Most(Dearest(HAND.gems.of(THAT_PLAYER))),
            (A_CARD_THAT_MAY_HURT, A_CARD_THAT_MAY_HURT, A_CARD_THAT_MAY_HURT),
        ),
    ),
)
ETERNAL_DREAMER = Minion(
    "eternal-dreamer",
    tier=3,
    number=10,
    life=17,
    standing=(Forbid("act", of="anybody", verb="destroy"),),
    persistent=GraveholdSuffers(4),
)
SIPHON_MEMORIES = Attack(
    "siphon-memories",
    tier=3,
    number=11,
    effect=(PutInZone(3, ALL_HANDS.costing(at_least=1), "dream-deck"), Unleash(3)),
)


def _mat(damage: int) -> Board:
    """The dream mat; whatever reaches the sixth space leaves it at once."""
    return Board(
        "dream",
        spaces=tuple(Space(str(n)) for n in range(1, 6)),
        supply=True,
        off="dream-deck",
        end=If(ItIs(SUPPLY), Suffer(damage, ANY_PLAYER), otherwise=ResolvePart("space-six")),
    )


DREAM_DECK = (
    FromPiles("dream-deck", 4, ("relic", "spell")),
    FromPiles("dream-deck", 6, ("gem",), spare=True),
    ShuffleZone("dream-deck"),
    Unleash(2),
)

THIEF_OF_DREAMS = Nemesis(
    "thief-of-dreams",
    life=80,
    difficulty=4,
    zones=(Zone("dream-deck", order="hidden"),),
    boards=(_mat(2),),
    turn_cards=(TurnCard("delirium", Unleash()),),
    setup=(SwapTurnCard("delirium"), *DREAM_DECK),
    unleash=PutOnBoard("dream", zone="dream-deck"),
    standing=(
        Action("destroy", board="dream", price=SpendAether(3), do=DestroyIt()),
        Whenever(
            "leave-zone",
            If(InZone("dream-deck").exactly(0), WinGame(), otherwise=Unleash()),
            only_if=Both(ZoneIs("dream"), InZone("dream", SUPPLY).exactly(0)),
        ),
    ),
    on_exhaust=GraveholdSuffers(5),
    harder=Harder(
        setup=(SwapTurnCard("delirium"), SwapTurnCard("delirium"), *DREAM_DECK),
        boards=(_mat(3),),
    ),
    cards=(
        DELUGE_OF_MAGIC,
        DREAM_DEVOURER,
        BACKLASH,
        SPIRALLING_NIGHTMARE,
        SCION_OF_DREAMS,
        FOOLS_BARGAIN,
        AETHER_DRAIN,
        ETERNAL_DREAMER,
        SIPHON_MEMORIES,
    ),
)
