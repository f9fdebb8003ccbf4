"""Maelstrom: twenty cards in a fixed order, and a deck of cards that help the players."""

from __future__ import annotations

from gravehold.kernel.definitions import AbilityCard, Attack, Minion, Nemesis, Power, Zone
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    PREPPED,
    THAT_PLAYER,
    As,
    DealNemesis,
    Discard,
    DiscardNemesisCards,
    DrawNemesisCard,
    EachPlayer,
    ExtraDraw,
    Fewest,
    GainLife,
    GainNamed,
    GraveholdSuffers,
    If,
    Most,
    OpenBreaches,
    Players,
    ResolveTop,
    SpendAether,
    Suffer,
    Unleash,
)

ASSIST = ResolveTop("assist")
FEWEST_OPEN = Fewest(OpenBreaches(THAT_PLAYER))
MOST_OPEN = Most(OpenBreaches(THAT_PLAYER))

DOOM_CRAWLER = Minion(
    "maelstrom-doom-crawler", tier=1, number=21, life=4, persistent=Suffer(1, ANY_PLAYER)
)
MAELSTROM_EMERGES = Attack(
    "maelstrom-emerges",
    tier=1,
    number=20,
    effect=(
        If(
            Players().at_most(2),
            DiscardNemesisCards(4),
            otherwise=If(Players().exactly(3), DiscardNemesisCards(2)),
        ),
        ExtraDraw(),
    ),
)
RAINING_DAGGERS = Power(
    "maelstrom-raining-daggers",
    tier=1,
    number=19,
    power=2,
    to_discard=SpendAether(4, "discard"),
    effect=Suffer(4, ANY_PLAYER),
)
EYE_GRINDER = Minion(
    "maelstrom-eye-grinder", tier=1, number=18, life=3, persistent=Suffer(2, ANY_PLAYER)
)
STORM_OF_KNIVES = Power(
    "maelstrom-storm-of-knives",
    tier=1,
    number=17,
    power=2,
    to_discard=Discard(2, PREPPED),
    effect=GraveholdSuffers(4),
)
SLICE = Attack("maelstrom-slice", tier=1, number=16, effect=Unleash())
IMPALE = Attack("maelstrom-impale", tier=1, number=15, effect=(Unleash(), ASSIST))
CRUST_SMASHER = Minion(
    "maelstrom-crust-smasher", tier=1, number=14, life=4, persistent=GraveholdSuffers(2)
)
CRACK = Attack(
    "maelstrom-crack",
    tier=1,
    number=13,
    effect=(Suffer(2, ANY_PLAYER), As(ANY_PLAYER, Discard(1, HAND.gems)), ASSIST),
)
MANTLE_AUGER = Minion(
    "maelstrom-mantle-auger",
    tier=1,
    number=12,
    life=8,
    immediately=ASSIST,
    persistent=GraveholdSuffers(1),
)
ACID_FOG = Power(
    "maelstrom-acid-fog",
    tier=1,
    number=11,
    power=2,
    to_discard=SpendAether(6, "discard"),
    effect=(Unleash(), Suffer(1, MOST_OPEN)),
)
MERCILESS_TITAN = Minion(
    "maelstrom-merciless-titan", tier=2, number=10, life=10, persistent=Suffer(1, LOWEST_LIFE)
)
INFLAME = Attack(
    "maelstrom-inflame", tier=2, number=9, effect=(Unleash(2), Suffer(2, FEWEST_OPEN), ASSIST)
)
DEZMODIAS_FLARE = Power(
    "maelstrom-dezmodias-flare",
    tier=2,
    number=8,
    power=4,
    immediately=(ASSIST, ExtraDraw()),
    effect=(ASSIST, DealNemesis(40)),
)
RUIN = Attack("maelstrom-ruin", tier=2, number=7, effect=(Unleash(), Suffer(4, ANY_PLAYER)))
TEMPLE_CUTTER = Minion(
    "maelstrom-temple-cutter",
    tier=2,
    number=6,
    life=11,
    immediately=ASSIST,
    persistent=As(ANY_PLAYER, (Suffer(2), Discard(1, HAND))),
)
SHOCKWAVE = Power(
    "maelstrom-shockwave",
    tier=2,
    number=5,
    power=3,
    immediately=ASSIST,
    effect=EachPlayer(Suffer(6)),
)
BLADIUS_MINION = Minion(
    "maelstrom-bladius-minion",
    tier=3,
    number=4,
    life=40,
    immediately=Suffer(2, FEWEST_OPEN),
    persistent=Suffer(2, FEWEST_OPEN),
)
EXPUNGE = Attack("maelstrom-expunge", tier=3, number=3, effect=Unleash())
CATACLYSM = Attack("maelstrom-cataclysm", tier=3, number=2, effect=Unleash(4))

# The assist deck, top first; two of its cards only go on with the story.

MISTS_FURY = AbilityCard("assist-mists-fury", number=29, effect=DealNemesis(10))
DEZMODIAS_ASSAULT = AbilityCard("assist-dezmodias-assault", number=28, effect=DealNemesis(10))
MALASTARS_BOON = AbilityCard(
    "assist-malastars-boon",
    number=27,
    effect=As(ANY_PLAYER, GainNamed("gravity-node", to="hand")),
)
XAXOS_ARRIVES = AbilityCard("assist-xaxos-arrives", number=26, effect=DealNemesis(10))
DEZMODIAS_PLAN = AbilityCard("assist-dezmodias-plan", number=25)
MISTS_INFERNO = AbilityCard("assist-mists-inferno", number=24, effect=DealNemesis(15))
BRAMAS_RALLY = AbilityCard("assist-bramas-rally", number=23, effect=GainLife(2, ANY_PLAYER))
DEZMODIAS_BOMBARDMENT = AbilityCard("assist-dezmodias-bombardment", number=22)

ASSIST_DECK = (
    MISTS_FURY,
    DEZMODIAS_ASSAULT,
    MALASTARS_BOON,
    XAXOS_ARRIVES,
    DEZMODIAS_PLAN,
    MISTS_INFERNO,
    BRAMAS_RALLY,
    DEZMODIAS_BOMBARDMENT,
)

MAELSTROM = Nemesis(
    "maelstrom",
    life=99,
    difficulty=10,
    fixed=True,
    setup=DrawNemesisCard(),
    unleash=GraveholdSuffers(3),
    zones=(
        Zone(
            "assist",
            order="hidden",
            cards=ASSIST_DECK,
            shuffled=False,
            discard="assist-discard",
            told=True,
        ),
        Zone("assist-discard"),
    ),
    cards=(
        DOOM_CRAWLER,
        MAELSTROM_EMERGES,
        RAINING_DAGGERS,
        EYE_GRINDER,
        STORM_OF_KNIVES,
        SLICE,
        IMPALE,
        CRUST_SMASHER,
        CRACK,
        MANTLE_AUGER,
        ACID_FOG,
        MERCILESS_TITAN,
        INFLAME,
        DEZMODIAS_FLARE,
        RUIN,
        TEMPLE_CUTTER,
        SHOCKWAVE,
        BLADIUS_MINION,
        EXPUNGE,
        CATACLYSM,
    ),
)
