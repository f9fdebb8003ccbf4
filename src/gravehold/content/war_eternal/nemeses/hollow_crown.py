"""Hollow Crown: never hurt herself, served by a deck of acolytes and their blood magic."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Harder, Minion, Nemesis, Part, Power, SideDeck
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    THEIR_PREPPED,
    As,
    DifferentPlayers,
    Discard,
    DiscardFromDeck,
    DrawMinion,
    Forbid,
    GraveholdSuffers,
    Highest,
    If,
    InPlay,
    ItGainsLife,
    ItSuffers,
    Life,
    LoseCharges,
    Minions,
    Or,
    PutItUnderDeck,
    Repeat,
    ResolvePart,
    ShuffleBack,
    SpendAether,
    Suffer,
    ThisSuffers,
    Unleash,
    Whenever,
    WinGame,
    WithMinion,
)

HIGHEST_ACOLYTE = Minions("acolyte", "highest-life")
LOWEST_ACOLYTE = Minions("acolyte", "lowest-life")
ITS_BLOOD_MAGIC = ResolvePart("blood-magic")
EACH_BLOOD_MAGIC_UNHARMED = WithMinion(
    Minions("acolyte"), ResolvePart("blood-magic", unharmed=True)
)

BESEECH = Attack(
    "beseech",
    tier=1,
    effect=(
        WithMinion(LOWEST_ACOLYTE, PutItUnderDeck("acolyte")),
        DrawMinion("acolyte"),
        Unleash(),
    ),
)
ENSLAVE = Attack("enslave", tier=1, effect=EACH_BLOOD_MAGIC_UNHARMED)
THRONEWATCH = Minion(
    "thronewatch",
    tier=1,
    life=6,
    persistent=WithMinion(LOWEST_ACOLYTE, (ITS_BLOOD_MAGIC, ItSuffers(1))),
)
ASCEND = Attack(
    "ascend",
    tier=2,
    effect=(Unleash(), WithMinion(LOWEST_ACOLYTE, (ItGainsLife(10), ITS_BLOOD_MAGIC))),
)
INFERNAL_DOMAIN = Power(
    "infernal-domain",
    tier=2,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=(DrawMinion("acolyte"), EACH_BLOOD_MAGIC_UNHARMED),
)
REIGN = Attack(
    "reign",
    tier=2,
    effect=(WithMinion(HIGHEST_ACOLYTE, (ITS_BLOOD_MAGIC, ItSuffers(6))), Unleash(2)),
)
DOMINATE = Attack("dominate", tier=3, effect=Repeat(2, EACH_BLOOD_MAGIC_UNHARMED))
NAMELESS_FAITH = Power(
    "nameless-faith",
    tier=3,
    power=1,
    to_discard=SpendAether(8, "discard"),
    effect=(ShuffleBack(2, "acolyte"), EACH_BLOOD_MAGIC_UNHARMED),
)
VISCERA_BRIDE = Minion(
    "viscera-bride",
    tier=3,
    life=18,
    persistent=WithMinion(LOWEST_ACOLYTE, (ItGainsLife(10), Repeat(2, ITS_BLOOD_MAGIC))),
)

# The acolyte deck

BEZU = Minion(
    "bezu",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(
        Part(
            "blood-magic",
            (GraveholdSuffers(Highest(THEIR_PREPPED)), ThisSuffers(Highest(THEIR_PREPPED))),
        ),
    ),
)
EDRYSS_TRAGG = Minion(
    "edryss-tragg",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(
        Part("blood-magic", As(ANY_PLAYER, (Suffer(2), If(Life().at_most(5), ThisSuffers(2))))),
    ),
)
HOLADRAN = Minion(
    "holadran",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(Part("blood-magic", DifferentPlayers(2, Suffer(1))),),
)
KURGAX = Minion(
    "kurgax",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(Part("blood-magic", (GraveholdSuffers(1), Suffer(1, ANY_PLAYER))),),
)
LURZAN = Minion(
    "lurzan",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(Part("blood-magic", Suffer(1, LOWEST_LIFE)),),
)
MORD = Minion(
    "mord",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(
        Part(
            "blood-magic",
            Or(
                GraveholdSuffers(3),
                (As(ANY_PLAYER, LoseCharges(1)), GraveholdSuffers(1), ThisSuffers(1)),
            ),
        ),
    ),
)
NHAVKALAS = Minion(
    "nhavkalas",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(Part("blood-magic", (GraveholdSuffers(3), ThisSuffers(1))),),
)
REN_GODA = Minion(
    "ren-goda",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(
        Part(
            "blood-magic",
            Or(
                Suffer(2, ANY_PLAYER),
                As(ANY_PLAYER, (Suffer(1), Discard(1, HAND, dearest=True))),
            ),
        ),
    ),
)
SOLARA = Minion(
    "solara",
    tier=0,
    life=11,
    subtype="acolyte",
    deck="acolyte",
    parts=(Part("blood-magic", (As(ANY_PLAYER, Discard(2, HAND)), ThisSuffers(3))),),
)

ACOLYTES = (
    BEZU,
    EDRYSS_TRAGG,
    HOLADRAN,
    KURGAX,
    LURZAN,
    MORD,
    NHAVKALAS,
    REN_GODA,
    SOLARA,
)

HOLLOW_CROWN = Nemesis(
    "hollow-crown",
    life=1,
    life_by_difficulty=False,
    difficulty=5,
    decks=(SideDeck("acolyte", ACOLYTES),),
    setup=Repeat(2, DrawMinion("acolyte")),
    beginner_setup=DiscardFromDeck("acolyte"),
    unleash=WithMinion(HIGHEST_ACOLYTE, ITS_BLOOD_MAGIC),
    standing=(
        Forbid("hit", of="nemesis"),
        Whenever("discarded", DrawMinion("acolyte"), of=Minions("acolyte")),
        Whenever("turn-end", WinGame(), only_if=InPlay("acolyte").at_most(0)),
    ),
    on_exhaust=GraveholdSuffers(4),
    harder=Harder(unleash=EACH_BLOOD_MAGIC_UNHARMED),
    cards=(
        BESEECH,
        ENSLAVE,
        THRONEWATCH,
        ASCEND,
        INFERNAL_DOMAIN,
        REIGN,
        DOMINATE,
        NAMELESS_FAITH,
        VISCERA_BRIDE,
    ),
)
