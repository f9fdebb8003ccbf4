"""The spells of the Legacy supply, in the order in which they come, then the promos."""

from __future__ import annotations

from gravehold.kernel.definitions import Spell
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    HAND,
    PREPPED,
    REVEALED,
    As,
    Cards,
    CastFromOpen,
    Charges,
    Count,
    Deal,
    DealDivided,
    Destroy,
    Discard,
    Draw,
    EachPlayer,
    EmptyPiles,
    Focus,
    GainCharge,
    GainLife,
    GainPlayerTokens,
    GraveholdGains,
    If,
    IfDone,
    IfTheyDo,
    LoseAnyNumber,
    LoseCharges,
    LosePlayerTokens,
    May,
    N,
    PutItOnDiscardPile,
    PutOnDeck,
    RepeatFor,
    RevealDeck,
    When,
)

FIRE_CHAKRAM = Spell("fire-chakram", cost=2, cast=Deal(2))
WARPING_HAZE = Spell(
    "warping-haze",
    cost=3,
    cast=Deal(2, plus=When(Count(PREPPED.others).at_least(2), 1)),
)
INCINERATING_FIST = Spell("incinerating-fist", cost=4, cast=Deal(3))
GRAVITY_NODE = Spell(
    "gravity-node",
    cost=5,
    cast=IfDone(As(ANY_PLAYER, Discard(1, HAND)), then=Deal(4)),
)
BREACH_FLARE = Spell("breach-flare", cost=3, cast=(Deal(2), Focus(ANY_PLAYER, slot=3)))
BENDING_BEAM = Spell("bending-beam", cost=5, cast=Deal(2, plus=When(CastFromOpen(3), 3)))
FORCE_TRANSFUSION = Spell(
    "force-transfusion",
    cost=4,
    cast=(Deal(3), If(Charges().at_least(3), GainCharge())),
)
STARFIRE_FRENZY = Spell(
    "starfire-frenzy",
    cost=6,
    cast=May(
        Discard(1, HAND.spells),
        then=(Deal(4, plus=1), GainCharge()),
        otherwise=Deal(4),
    ),
)
ARCANE_SALVO = Spell(
    "arcane-salvo",
    cost=5,
    use=PutOnDeck(1, Cards(("played", "discard")).relics),
    cast=Deal(4),
)
BREACH_COLLISION = Spell(
    "breach-collision",
    cost=7,
    on_gain=May(PutItOnDiscardPile(ANY_ALLY)),
    cast=(Deal(5), GraveholdGains(1)),
)
PYRO_GEIST = Spell("pyro-geist", cost=6, on_prep=Deal(1), cast=(Deal(1), Deal(2)))
BREACH_COMMUNION = Spell(
    "breach-communion",
    cost=4,
    use=GainPlayerTokens("pulse"),
    cast=May(LosePlayerTokens("pulse", 2), then=Deal(2, plus=3), otherwise=Deal(2)),
)
SPARKING_SIPHON = Spell(
    "sparking-siphon",
    cost=3,
    on_gain=GainPlayerTokens("pulse", 2),
    cast=(Deal(2), May(LosePlayerTokens("pulse"), then=GainLife(1, ANY_PLAYER))),
)
THUNDEROUS_OATH = Spell(
    "thunderous-oath",
    cost=8,
    cast=(Deal(6), GainPlayerTokens("pulse"), LoseAnyNumber("pulse", then=Draw(N, ANY_ALLY))),
)
FIERY_CONCLUSION = Spell(
    "fiery-conclusion",
    cost=5,
    cast=Deal(4, plus=When(EmptyPiles().at_least(3), 3)),
)
SPHERE_OF_INVERSION = Spell(
    "sphere-of-inversion",
    cost=9,
    cast=(Deal(7), As(ANY_ALLY, May(Destroy(1, HAND), then=GainLife(2)))),
)
DROWN_IN_FLAMES = Spell(
    "drown-in-flames",
    cost=6,
    cast=RepeatFor(Deal(4), price=LoseCharges(2)),
)
FLEETING_VISION = Spell(
    "fleeting-vision",
    cost=3,
    cast=(Deal(2), EachPlayer(May(RevealDeck(2, Discard(2, REVEALED, up_to=True))))),
)
SPLINTER_MISSILE = Spell(
    "splinter-missile",
    cost=5,
    cast=IfTheyDo(ANY_ALLY, Discard(1, HAND), then=DealDivided(4), otherwise=Deal(4)),
)

SPELLS = (
    FIRE_CHAKRAM,
    WARPING_HAZE,
    INCINERATING_FIST,
    GRAVITY_NODE,
    BREACH_FLARE,
    BENDING_BEAM,
    FORCE_TRANSFUSION,
    STARFIRE_FRENZY,
    ARCANE_SALVO,
    BREACH_COLLISION,
    PYRO_GEIST,
    BREACH_COMMUNION,
    SPARKING_SIPHON,
    THUNDEROUS_OATH,
    FIERY_CONCLUSION,
    SPHERE_OF_INVERSION,
    DROWN_IN_FLAMES,
    FLEETING_VISION,
    SPLINTER_MISSILE,
)
