"""The rules and the glossary in one language, for reading and searching at the table."""

from __future__ import annotations

from gravehold.kernel.once import once
from gravehold.rules import Entry, Ruling, load_examples, load_glossary, load_rules
from gravehold.words.locale import say

from .page import Page
from .types.rules import RuleInfo, RulesText, TopicInfo, WordInfo


@once
def rules_text(lang: str) -> Page:
    return Page.of(_rules_text(lang))


def _rules_text(lang: str) -> RulesText:
    book = load_rules(lang)
    topics = [TopicInfo(t, say(lang, f"rules-topic-{t.replace('_', '-')}")) for t in book.topics()]
    return RulesText(
        lang=lang,
        topics=topics,
        rules=[rule_info(entry, lang) for entry in book.entries.values()],
        words=[
            WordInfo(term.id, term.term, term.text, list(term.forms), list(term.rules))
            for term in load_glossary(lang).terms.values()
        ],
    )


def rule_info(entry: Entry, lang: str) -> RuleInfo:
    example = load_examples(lang).get(entry.id)
    if isinstance(entry, Ruling):
        see = list(entry.about)
    else:
        see = [ruling.id for ruling in load_rules(lang).rulings_about(entry.id)]
    said = example.text if example else ""
    return RuleInfo(entry.id, entry.topic, entry.title, entry.text, said, see)
