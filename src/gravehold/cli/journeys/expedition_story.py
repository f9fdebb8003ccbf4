"""What is told and shown of an expedition's things: its story, and a line about each card."""

from __future__ import annotations

from gravehold.cli.library import library
from gravehold.cli.setup.game import mage_line, nemesis_line
from gravehold.cli.speech import spoken
from gravehold.kernel.definitions import Mage, Nemesis
from gravehold.modes.asking import FIGHT
from gravehold.modes.expedition import Expedition
from gravehold.words import catalogue, story
from gravehold.words.grammar.definitions import ability
from gravehold.words.journeys import about
from gravehold.words.things import card_text


def before_battle(journey: Expedition) -> str:
    """The story told before the try that is being prepared or fought."""
    state = journey.state
    told = (journey.plan.kind, state.results, state.battle, state.attempt, spoken())
    return story.before(*told, nemesis=state.foe)


def after_battle(journey: Expedition) -> str:
    """The story told after the last battle that was fought; nothing before the first one."""
    results = journey.state.results
    if not results:
        return ""
    plan = journey.plan
    return story.after(plan.kind, results, len(results) - 1, spoken(), plan.built)


def thing_of(journey: Expedition, key: str) -> str:
    """The id of what an answer is about, '' if of nothing: a fight is about the nemesis."""
    if key == FIGHT:
        return journey.state.foe
    thing = about(key)
    return journey.rules.mage(thing).id if thing in journey.plan.built else thing


def built_line(journey: Expedition, key: str) -> str:
    """Of a mage that players built, what its ability does; '' if a key is about none."""
    who = about(key)
    own = journey.rules.mage(who).ability if who in journey.plan.built else None
    return " ".join(part.text for part in ability(own, spoken())) if own else ""


def line_about(id_: str) -> str:
    """What a card, mage or nemesis does, in one line."""
    found = library().definitions[id_]
    if isinstance(found, Mage):
        return mage_line(id_)
    if isinstance(found, Nemesis):
        return nemesis_line(id_)
    return card_text(found, spoken())


def card_line(id_: str) -> str:
    """'spell, cost 4: Deal 3 damage.'"""
    found = library().definitions[id_]
    facts = catalogue.facts(found, spoken(), library())
    line = line_about(id_)
    return f"{facts}: {line}" if line else facts
