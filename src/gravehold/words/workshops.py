"""What a mage can be built of, and what the chapters of a rule set bring, in words."""

from __future__ import annotations

from typing import NamedTuple

from gravehold.content.builds import PLACES, TURN, Craft, Workshop
from gravehold.kernel.builds import PARTS
from gravehold.kernel.definitions import Ability
from gravehold.kernel.nodes import GainBreach
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.trees import walk

from .grammar.definitions import ability
from .locale import say
from .names import name
from .things import ROMAN

PLACE = "place"  # of the second starter: written behind it, asked for by itself


class ChapterWords(NamedTuple):
    """A chapter whose rules can be played by."""

    name: str
    about: str


def part_name(part: str, lang: str) -> str:
    """What a part of a build is called."""
    return say(lang, f"build-{part}")


def build_words(workshop: Workshop, lang: str) -> dict[str, str]:
    """All that is chosen by name: parts, places, what is done to breaches and abilities."""
    parts = {part: part_name(part, lang) for part in (*PARTS, PLACE)}
    places = {place: say(lang, f"build-place-{place}") for place in PLACES}
    breaches = {each: _breach(workshop, each, lang) for each in workshop.breaches}
    crafts = {craft.name: craft_words(craft, lang) for craft in workshop.crafts}
    return parts | places | breaches | crafts


def _breach(workshop: Workshop, choice: str, lang: str) -> str:
    what, _, slot = choice.partition(" ")
    place = ROMAN[int(slot) - 1]
    if what == TURN:
        return say(lang, "build-turned", slot=place)
    tile = next(tile for at, tile in workshop.tiles if str(at) == slot)
    return say(lang, "build-tile", slot=place, tile=name(tile.id, lang))


def craft_words(craft: Craft, lang: str) -> str:
    """What is done to an ability: it is cheaper, or more happens."""
    told = [say(lang, "build-fewer", n=craft.fewer)] if craft.fewer else []
    if craft.then:
        then = Ability("craft", charges=1, effect=craft.then)
        text = " ".join(part.text for part in ability(then, lang))
        told.append(say(lang, "build-then", text=text))
    return " ".join(told)


def chapter_words(rules: RuleSet, lang: str) -> ChapterWords:
    """Which rules hold in the battle of a chapter."""
    costs = rules.exhaust_breach or rules.exhaust_charges
    about = say(
        lang,
        "chapter-about",
        charges="yes" if rules.charges else "no",
        exhausted="all" if costs else "unleash" if rules.exhaust_unleash else "nothing",
        found="yes" if any(isinstance(node, GainBreach) for node in walk(rules)) else "no",
    )
    return ChapterWords(say(lang, "chapter-name", chapter=rules.chapter), about)
