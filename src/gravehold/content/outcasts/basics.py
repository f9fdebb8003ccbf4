"""The 22 basic nemesis cards of Outcasts; two of them are War Eternal's."""

from __future__ import annotations

from gravehold.content.war_eternal.basics import APOCALYPSE_RITUAL, THROTTLE
from gravehold.kernel.definitions import Attack, Minion, Power, Token
from gravehold.kernel.nodes import (
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    MARKED,
    OWNER,
    PREPPED,
    THAT_PLAYER,
    THEIR_PREPPED,
    Action,
    Alter,
    As,
    CostOfIt,
    DealtBy,
    DestroyWithBreach,
    Discard,
    DiscardThis,
    Either,
    GainNamed,
    GraveholdSuffers,
    If,
    IsOneOf,
    ItIsDearest,
    LayBefore,
    Minions,
    Most,
    Must,
    N,
    OpenBreaches,
    Or,
    PutMark,
    SpendAether,
    Suffer,
    ThisSuffers,
    Unleash,
    Whenever,
)

MOST_OPEN = Most(OpenBreaches(THAT_PLAYER))

# Hardly hurt by cards and abilities; aether may be spent on it instead (nemesis.wanderer, R44).
WANDERING = (
    Alter("hit", most=1, only_if=DealtBy(("spell", "card", "ability", "ally"))),
    Action("strike", ThisSuffers(N), price=SpendAether(N), amount=True),
)

# Tier 1

WITHERING_ROT = Attack(
    "withering-rot",
    tier=1,
    number=32,
    effect=As(ANY_PLAYER, (Suffer(3), GainNamed("curse-of-rot"))),
)
WEEPING_HEX = Attack(
    "weeping-hex",
    tier=1,
    number=31,
    effect=(Unleash(), As(ANY_PLAYER, (Suffer(2), GainNamed("cursed-shard", to="deck")))),
)
HAUNTED_FORCE = Power(
    "haunted-force",
    tier=1,
    number=30,
    power=2,
    effect=(Unleash(), GraveholdSuffers(2), As(ANY_PLAYER, GainNamed("cursed-bolt"))),
)
NOXIOUS_WINDS = Power(
    "noxious-winds",
    tier=1,
    number=29,
    power=2,
    to_discard=SpendAether(5, "discard"),
    effect=(
        GraveholdSuffers(3),
        As(ANY_PLAYER, GainNamed("cursed-shard")),
        As(ANY_PLAYER, GainNamed("cursed-bolt")),
    ),
)
AURA_DRAIN = Power(
    "aura-drain",
    tier=1,
    number=28,
    power=2,
    standing=(Whenever("power-lost", Suffer(2, ANY_PLAYER)),),
    to_discard=SpendAether(5, "discard"),
    effect=Unleash(),
)
WANDERING_LASHER = Minion(
    "wandering-lasher", tier=1, number=27, life=6, standing=WANDERING, persistent=Unleash()
)
HEMORRHAGE = Attack(
    "hemorrhage",
    tier=1,
    number=26,
    effect=(Unleash(), GraveholdSuffers(1), LayBefore(MOST_OPEN)),
    standing=(
        Whenever("turn-start", Suffer(1, OWNER)),
        Whenever("gain", DiscardThis(), only_if=Either(CostOfIt().at_least(5), ItIsDearest())),
    ),
)
MOONSTRUCK_HOUND = Minion(
    "moonstruck-hound",
    tier=1,
    number=25,
    life=5,
    standing=(Alter("hit", most=1, only_if=DealtBy(("spell",), at_least=5)),),
    persistent=GraveholdSuffers(2),
)

# Tier 2

MARKED_FOR_DEATH = Attack(
    "marked-for-death",
    tier=2,
    number=21,
    effect=(Unleash(2), LayBefore()),
    standing=(Must(OWNER), Whenever("exhaust", DiscardThis())),
)
CONJURED_GRAPPLE = Attack(
    "conjured-grapple",
    tier=2,
    number=20,
    effect=(
        Unleash(2),
        As(ANY_PLAYER, (Suffer(2), Discard(2, HAND), GainNamed("cursed-manacles", to="hand"))),
    ),
)
SEEKING_DESTRUCTION = Power(
    "seeking-destruction",
    tier=2,
    number=19,
    power=3,
    tokens=(Token(name="mark", seats=True, maximum=4),),
    immediately=PutMark(MOST_OPEN),
    to_discard=SpendAether(7, "discard"),
    effect=If(IsOneOf(MARKED, MOST_OPEN), Suffer(5, MARKED), otherwise=Unleash(2)),
)
CHITIN_CRAWLER = Minion(
    "chitin-crawler",
    tier=2,
    number=18,
    life=9,
    standing=(Alter("hit", most=1, only_if=DealtBy(("spell",), at_most=3)),),
    persistent=Or(Suffer(3, ANY_PLAYER), Unleash()),
)
SUFFOCATING_HAZE = Power(
    "suffocating-haze",
    tier=2,
    number=17,
    power=3,
    standing=(Alter("hit", of=Minions(dealt=True), less=1, least=1),),
    effect=(Unleash(2), GraveholdSuffers(2)),
)
TOXIC_SUBTERFUGE = Power(
    "toxic-subterfuge",
    tier=2,
    number=15,
    power=3,
    standing=(Whenever("power-lost", GraveholdSuffers(2)),),
    to_discard=SpendAether(7, "discard"),
    effect=Unleash(),
)
WANDERING_OBSERVER = Minion(
    "wandering-observer",
    tier=2,
    number=13,
    life=11,
    standing=WANDERING,
    persistent=GraveholdSuffers(2),
)

# Tier 3

DARKENING_DEPTHS = Power(
    "darkening-depths",
    tier=3,
    number=10,
    power=1,
    to_discard=DestroyWithBreach(PREPPED.costing(at_least=3)),
    effect=(Unleash(), Suffer(3, LOWEST_LIFE)),
)
ENDLESS_TORMENT = Power(
    "endless-torment",
    tier=3,
    number=7,
    power=2,
    to_discard=SpendAether(8, "discard"),
    effect=Or(Unleash(3), Suffer(6, ANY_PLAYER)),
)
NYX = Minion(
    "nyx-the-spine-cruncher",
    tier=3,
    number=5,
    life=14,
    persistent=(Unleash(), Suffer(2, ANY_PLAYER)),
)
TOPPLE = Attack("topple", tier=3, number=4, effect=(Unleash(2), GraveholdSuffers(4)))
BREACH_SPIKE = Attack(
    "breach-spike", tier=3, number=2, effect=(Unleash(2), Suffer(3, Most(THEIR_PREPPED)))
)

BASICS = (
    WITHERING_ROT,
    WEEPING_HEX,
    HAUNTED_FORCE,
    NOXIOUS_WINDS,
    AURA_DRAIN,
    WANDERING_LASHER,
    HEMORRHAGE,
    MOONSTRUCK_HOUND,
    MARKED_FOR_DEATH,
    CONJURED_GRAPPLE,
    SEEKING_DESTRUCTION,
    CHITIN_CRAWLER,
    SUFFOCATING_HAZE,
    TOXIC_SUBTERFUGE,
    WANDERING_OBSERVER,
    DARKENING_DEPTHS,
    THROTTLE,
    ENDLESS_TORMENT,
    NYX,
    TOPPLE,
    APOCALYPSE_RITUAL,
    BREACH_SPIKE,
)
