"""The guided set-up of what has chapters and of mages that players build."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gravehold.cli.library import library
from gravehold.cli.speech import explain, say, spoken
from gravehold.content.builds import (
    FOURTH,
    PLACES,
    Build,
    Workshop,
    first_mistake,
    has_fourth,
    most_flawed,
    wrong_name,
)
from gravehold.kernel.definitions import Ability
from gravehold.words.grammar.definitions import ability
from gravehold.words.things import card_text
from gravehold.words.workshops import PLACE, build_words, chapter_words, part_name

if TYPE_CHECKING:
    from .choices import Choices
    from .game import Asker

NONE = "none"


def ask_rules(asker: Asker, chosen: Choices) -> Choices:
    """Asked where somebody comes from a box whose rules grow; then which chapter."""
    sources = {library().sources[id_] for id_ in (chosen.nemesis, *chosen.mages)}
    if not sources & set(library().chapters):
        return chosen
    sets = dict.fromkeys(library().rule_sets, "")
    rules = asker.one(say("play-setup-rules"), sets, chosen.rules)
    found = library().chapters.get(rules)
    if not found:
        return replace(chosen, rules=rules, chapter="")
    told = {id_: chapter_words(each, spoken()) for id_, each in found.items()}
    about = {id_: f"{words.name}. {words.about}" for id_, words in told.items()}
    first = chosen.chapter if chosen.chapter in about else next(iter(about))
    return replace(chosen, rules=rules, chapter=asker.one(say("play-setup-chapter"), about, first))


def ask_builds(asker: Asker, chosen: Choices) -> Choices:
    """One mage that is built after another, part by part."""
    builds = {}
    for seat, mage in enumerate(chosen.mages, 1):
        if mage in library().workshops:
            asker.screen.say(say("play-setup-build", seat=f"p{seat}"), "bold")
            builds[f"p{seat}"] = _build(asker, library().workshops[mage])
    return replace(chosen, builds=builds)


def _build(asker: Asker, shop: Workshop) -> Build:
    lang = spoken()
    words = build_words(shop, lang)
    starters = {card.id: card_text(card, lang) for card in shop.starters}
    abilities = {each.id: _ability_line(each) for each in shop.abilities}
    build = Build(name=_name(asker), starter=_one(asker, "starter", starters))
    build = replace(build, ability=_one(asker, "ability", abilities))
    if not build.ability:
        yes = _one(asker, "fourth", {"yes": words["fourth"]})
        build = replace(build, fourth=bool(yes))
    if build.starter:
        left = {id_: text for id_, text in starters.items() if id_ != build.starter}
        if second := _one(asker, "second", left):
            places = {place: words[place] for place in PLACES}
            place = asker.one(part_name(PLACE, lang), places, PLACES[0])
            build = replace(build, second=f"{second} {place}")
    breaches = {each: words[each] for each in shop.breaches}
    if not has_fourth(build):
        breaches = {id_: text for id_, text in breaches.items() if not id_.endswith(f" {FOURTH}")}
    build = replace(build, breach=_one(asker, "breach", breaches))
    if build.ability:
        crafts = {craft.name: words[craft.name] for craft in shop.crafts}
        build = replace(build, craft=_one(asker, "craft", crafts))
    build = replace(build, flawed=_flawed(asker, most_flawed(shop, build)))
    assert first_mistake(shop, build) is None
    return build


def _ability_line(found: Ability) -> str:
    return " ".join(part.text for part in ability(found, spoken()))


def _one(asker: Asker, part: str, choices: Mapping[str, str]) -> str:
    """One of them, or '' for none."""
    answer = asker.one(part_name(part, spoken()), {NONE: "", **choices}, NONE)
    return "" if answer == NONE else answer


def _flawed(asker: Asker, most: int) -> int:
    known = [str(n) for n in range(most + 1)]
    while (answer := asker.line(part_name("flawed", spoken()), known[0])) not in known:
        asker.wrong(answer, say("play-setup-one-of", names=", ".join(known)))
    return int(answer)


def _name(asker: Asker) -> str:
    while True:
        answer = asker.line(part_name("name", spoken()), say("play-setup-none")).strip()
        if answer == say("play-setup-none"):
            return ""
        if (why := wrong_name(answer)) is None:
            return answer
        asker.screen.say(explain(why), "yellow")
