"""Z'hana lays glyphs on supply piles, for whoever gains a card from there."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage, Relic, Zone
from gravehold.kernel.nodes import (
    THAT_PLAYER,
    YOU,
    Deal,
    Draw,
    Focus,
    GainAether,
    GainCharge,
    GainLife,
    GraveholdGains,
    If,
    MoveAll,
    OneOf,
    Or,
    Players,
    PutByPile,
    ResolveCards,
    Whenever,
    ZoneIs,
)

GLYPH_CARVER = Gem("glyph-carver", play=Or(GainAether(1), PutByPile("glyphs", "glyph")))

INSCRIBE = Ability(
    "inscribe",
    charges=5,
    effect=(GraveholdGains(5), PutByPile("glyphs", "glyph", 2)),
    when="any-main-phase",
)

# What each token does is ours (R65); 'you' is whoever resolves it.
GLYPHS = (
    Relic("glyph-charge", play=GainCharge(), origin="ours"),
    Relic("glyph-life", play=GainLife(1), origin="ours"),
    Relic("glyph-draw", play=Draw(1), origin="ours"),
    Relic("glyph-focus", play=Focus(), origin="ours"),
    Relic("glyph-strike", play=Deal(1), origin="ours"),
)

FROM_A_PILE = ZoneIs("supply")

ZHANA = Mage(
    "zhana-outcasts",
    person="zhana",
    breaches=(None, Breach(0), Breach(1), Breach(3)),
    hand=("crystal", "crystal", "crystal", "crystal", "glyph-carver"),
    deck=("crystal", "crystal", "crystal", "glyph-carver", "spark"),
    ability=INSCRIBE,
    starters=(GLYPH_CARVER,),
    zones=(Zone("glyph", cards=GLYPHS), Zone("glyphs", of="pile")),
    standing=(
        Whenever(
            "gain",
            ResolveCards("glyphs", OneOf(YOU, THAT_PLAYER), to="glyph"),
            of="ally",
            only_if=FROM_A_PILE,
        ),
        Whenever(
            "gain",
            If(
                Players().exactly(1),
                ResolveCards("glyphs", YOU, to="glyph"),
                otherwise=PutByPile("glyphs"),
            ),
            only_if=FROM_A_PILE,
        ),
        Whenever("emptied", MoveAll("glyphs", "glyph")),
    ),
    complexity=3,
)
