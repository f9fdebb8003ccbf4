"""Mages that players build, and rules that grow: what a set-up can choose, in one language."""

from __future__ import annotations

from gravehold.content.box import Library
from gravehold.content.builds import LONGEST_NAME, PLACES, Workshop
from gravehold.words.grammar.definitions import ability
from gravehold.words.names import name
from gravehold.words.workshops import build_words, chapter_words

from .types.catalogue import AbilityInfo, ChapterInfo, WorkshopInfo
from .types.texts import Paragraph


def chapters(library: Library, lang: str) -> dict[str, list[ChapterInfo]]:
    return {
        rules: [ChapterInfo(id_, *chapter_words(each, lang)) for id_, each in found.items()]
        for rules, found in library.chapters.items()
    }


def workshop(found: Workshop, lang: str) -> WorkshopInfo:
    return WorkshopInfo(
        starters=[card.id for card in found.starters],
        places=list(PLACES),
        abilities=[
            AbilityInfo(
                each.id,
                name(each.id, lang),
                each.charges,
                [Paragraph(part.keyword, part.text) for part in ability(each, lang)],
            )
            for each in found.abilities
        ],
        breaches=list(found.breaches),
        crafts=[craft.name for craft in found.crafts],
        flawed=found.flawed.id,
        most=(*found.mage.hand, *found.mage.deck).count(found.common),
        longest=LONGEST_NAME,
        words=build_words(found, lang),
    )
