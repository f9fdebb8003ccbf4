"""The rules as a client gets them, in one language."""

from __future__ import annotations

import msgspec


class TopicInfo(msgspec.Struct, frozen=True):
    """A part of the rules."""

    id: str
    name: str


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule or a ruling."""

    id: str
    topic: str
    title: str
    text: str
    example: str  # '' where there is none
    see: list[str]  # of a ruling: the rules it is about; of a rule: the rulings about it


class WordInfo(msgspec.Struct, frozen=True):
    """A word of the glossary; `forms` are how it stands in sentences."""

    id: str
    name: str
    text: str
    forms: list[str]
    see: list[str]


class RulesText(msgspec.Struct, frozen=True):
    """All of it, in the order in which it is to be read."""

    lang: str
    topics: list[TopicInfo]
    rules: list[RuleInfo]
    words: list[WordInfo]
