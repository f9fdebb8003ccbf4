"""The adept, whom players name and build: starter cards, abilities, what is done to the mat."""

from __future__ import annotations

from functools import partial

from gravehold.content import builds
from gravehold.content.builds import Craft, Workshop
from gravehold.kernel.definitions import Ability, Breach, Gem, Mage, Spell, Tile
from gravehold.kernel.nodes import (
    ANY_ALLY,
    ANY_PLAYER,
    DISCARD_PILE,
    HAND,
    HAND_OR_DISCARD,
    NEMESIS_CARD_AHEAD,
    YOU,
    As,
    CastPrepped,
    Count,
    Deal,
    Destroy,
    DifferentPlayers,
    Discard,
    DiscardFromPlay,
    Draw,
    Focus,
    GainAether,
    GainCard,
    GainCharge,
    GainLife,
    GraveholdGains,
    If,
    May,
    N,
    OpenBreach,
    OpenBreaches,
    Or,
    Prep,
    ShuffleInTurnCard,
    Times,
    When,
)

ADEPT = Mage(
    "adept",
    breaches=(Breach(4), Breach(1), Breach(1), None),
    hand=("crystal", "crystal", "crystal", "crystal", "spark"),
    deck=("crystal", "crystal", "crystal", "crystal", "spark"),
    many=True,
)

# The stickers of the first reward, each on a card of its own.

STARTERS = (
    Spell("starter-spell-spell-aether", cast=(Deal(1), GainAether(1, only=("spell",)))),
    Spell(
        "starter-spell-full-discard",
        cast=Deal(1, plus=When(Count(DISCARD_PILE.others).at_least(4), 2)),
    ),
    Spell("starter-spell-minion-hunter", cast=Deal(1, against_minion=1)),
    Spell("starter-spell-focus", cast=Focus(ANY_PLAYER)),
    Gem(
        "starter-gem-ally-cycle",
        play=(GainAether(1), As(ANY_ALLY, May(Discard(1, HAND.spells), then=Draw(1)))),
    ),
    Gem(
        "starter-gem-heal",
        play=(GainAether(1), If(OpenBreaches().at_least(3), GainLife(1))),
    ),
    Gem("starter-gem-gem-aether", play=GainAether(2, only=("gem",))),
    Gem("starter-gem-cast", play=(GainAether(1), May(CastPrepped(whose=YOU, at_most=4)))),
)

# The abilities are ours.

ABILITIES = (
    Ability(
        "twin-volley",
        charges=6,
        effect=CastPrepped(2, whose=YOU, up_to=True, plus=2),
    ),
    Ability(
        "hearth-light",
        charges=6,
        effect=Or(GainLife(5, ANY_PLAYER), GraveholdGains(5)),
    ),
    Ability("open-mind", charges=6, effect=DifferentPlayers(2, Draw(3))),
    Ability(
        "rift-key",
        charges=6,
        effect=OpenBreach(ANY_PLAYER, then=May(Prep())),
    ),
    Ability(
        "cleansing-flame",
        charges=6,
        effect=Destroy(3, HAND_OR_DISCARD, up_to=True, then=Deal(Times(3, N))),
    ),
    Ability(
        "borrowed-hour",
        charges=6,
        effect=ShuffleInTurnCard(),
        only_if=NEMESIS_CARD_AHEAD,
    ),
    Ability(
        "open-hand",
        charges=6,
        effect=(GainCard(at_most=7, to="hand"), GainCharge(2, ANY_ALLY)),
    ),
    Ability(
        "stay-the-blow",
        charges=6,
        effect=(DiscardFromPlay("power"), GainLife(2, ANY_PLAYER)),
    ),
)

KEEN_BREACH = Tile("keen-breach", focus=3, open=(9, 7, 5, 3), bonus=1)

FLAWED_CRYSTAL = Gem(
    "flawed-crystal",
    play=GainAether(1, only=("gem", "relic", "spell")),
    origin="ours",
)

WORKSHOP = Workshop(
    mage=ADEPT,
    starters=STARTERS,
    abilities=ABILITIES,
    fourth=Breach(0),
    tiles=((2, KEEN_BREACH),),
    turns=(2, 3, 4),
    crafts=(Craft("swift", fewer=1), Craft("deep", then=(GainLife(1), Draw(1, ANY_ALLY)))),
    common="crystal",
    flawed=FLAWED_CRYSTAL,
)

mage_of = partial(builds.mage_of, WORKSHOP)
