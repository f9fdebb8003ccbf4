"""Taqren turns damage into help: his barrier token moves whenever he suffers any."""

from __future__ import annotations

from gravehold.kernel.definitions import Ability, Breach, Gem, Mage, Space, Token
from gravehold.kernel.nodes import (
    ANY_ALLY,
    Alter,
    Draw,
    Focus,
    GainAether,
    GainCharge,
    GainLife,
    GraveholdGains,
    If,
    IsExhausted,
    May,
    MoveToken,
    Prep,
    Suffer,
    Whenever,
)

ESOTERIC_AMPLIFIER = Gem("esoteric-amplifier", play=(GainAether(1), May(Suffer(1))))

SUSTAIN = Ability(
    "sustain",
    charges=5,
    effect=If(IsExhausted(), GraveholdGains(3), otherwise=GainLife(3)),
)

BARRIER = Token(
    name="barrier",
    start=1,
    minimum=1,
    maximum=4,
    spaces=(
        Space("1", Draw(1, ANY_ALLY)),
        Space("2", Focus(cheapest=True)),
        Space("3", GainCharge()),
        Space("4", Prep(closed=True)),
    ),
)

TAQREN = Mage(
    "taqren-outcasts",
    person="taqren",
    breaches=(Breach(4), Breach(2), Breach(1), Breach(1)),
    hand=("crystal", "crystal", "crystal", "esoteric-amplifier", "spark"),
    deck=("crystal", "crystal", "crystal", "spark", "spark"),
    ability=SUSTAIN,
    starters=(ESOTERIC_AMPLIFIER,),
    tokens=(BARRIER,),
    standing=(Whenever("suffer", MoveToken("barrier")), Alter("overflow", most=1)),
    complexity=6,
)
