"""What every text is made of: paragraphs of effects, of clauses, of spaces."""

from __future__ import annotations

from typing import NamedTuple

from gravehold.kernel.definitions import Space, Token
from gravehold.kernel.nodes import clauses as clause_nodes
from gravehold.kernel.nodes import flow, resources
from gravehold.kernel.nodes.base import Clause, Do
from gravehold.words.locale import has, say

from .clauses import CLAUSES
from .joining import flatten
from .nouns import join
from .sentences import sentences
from .tone import Tone, paragraph, sentence


class Paragraph(NamedTuple):
    """A line of a card: '' as keyword continues the one before."""

    keyword: str
    text: str

    def __str__(self) -> str:
        return f"{self.keyword} {self.text}" if self.keyword else self.text


def paragraphs(do: Do, tone: Tone, keyword: str = "") -> list[Paragraph]:
    """One paragraph per effect; the options of an OR that is all, with the word between them."""
    found: list[Paragraph] = []
    nodes = flatten(do)
    for i, node in enumerate(nodes):
        if isinstance(node, flow.Or) and len(nodes) == 1:  # else it would take in its neighbours
            branches = [node.one, node.two, *([node.three] if node.three else [])]
            for nth, branch in enumerate(branches):
                if nth:
                    found.append(Paragraph("", say(tone.lang, "or-line")))
                found.append(Paragraph("", paragraph(sentences(branch, tone))))
        else:
            before = any(isinstance(one, resources.GainAether) for one in nodes[:i])
            more = before and isinstance(node, flow.If | flow.May)
            found.append(Paragraph("", paragraph(sentences(node, tone._replace(added=more)))))
    if found and keyword:
        found[0] = Paragraph(keyword, found[0].text)
    return found


def standing(clauses: tuple[Clause, ...], tone: Tone, keyword: str) -> list[Paragraph]:
    found = []
    for clause in clauses:
        text = CLAUSES[type(clause)](clause, tone)
        found.append(Paragraph(keyword, sentence(text)))
    return found


def in_play(clauses: tuple[Clause, ...], tone: Tone) -> list[Paragraph]:
    """Standing effects of nemesis cards, which have a keyword in some languages."""
    found = []
    for clause in clauses:
        event = clause.deed if isinstance(clause, clause_nodes.Whenever) and not clause.of else ""
        known = has(tone.lang, "keyword-standing")
        keyword = say(tone.lang, "keyword-standing", event=event) if known else ""
        found += standing((clause,), tone, keyword)
    return found


def spaces_of(spaces: tuple[Space, ...], tone: Tone) -> list[Paragraph]:
    """What the spaces of a track or board do to whoever enters them."""
    found: list[Paragraph] = []
    for space in spaces:
        if space.enter:
            keyword = say(tone.lang, "keyword-on-space", name=space.name)
            entered = tone._replace(it="met")  # whatever has come there
            found.append(Paragraph(keyword, paragraph(sentences(space.enter, entered))))
    return found


def way_of(token: Token, tone: Tone) -> list[Paragraph]:
    """Where a token on a track stays."""
    lang, found = tone.lang, []
    if token.spaces and token.maximum is not None:
        found.append(Paragraph("", say(lang, "track-end", last=token.maximum)))
    if token.rests:
        spaces = join([str(n) for n in token.rests], lang, "and")
        found.append(Paragraph("", say(lang, "track-rests", n=len(token.rests), spaces=spaces)))
    return found
