"""What a sentence is about: the person addressed, and what 'that player' and 'it' stand for."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gravehold.kernel.nodes.base import Node


class Mention(NamedTuple):
    """Somebody or something: said in full the first time, 'that player' or 'it' afterwards."""

    node: Node | None
    known: bool = False


KNOWN = Mention(None, known=True)  # somebody the text has named already


class Tone(NamedTuple):
    """How to speak at one place of a tree: a value, so that equal places have equal words."""

    lang: str
    you: Mention | None = None  # None: the reader; else somebody else acts
    mood: str = "do"  # do: an order; does: third person; inf: after 'may'
    that: Mention | None = None
    same: bool = False  # 'that player' is who acts
    it: str = "card"  # card, spell, minion: what 'it' is
    this: str = "minion"  # minion or power: what this card of the nemesis is
    beside: bool = False  # a minion speaks: 'this minion' is itself, never another one
    them: Mention | None = None  # the minion 'it' stands for
    counted: str = "card"  # what a number found on the way counts
    inside: bool = False  # behind 'if ...,' or 'otherwise', where a bare keyword cannot stand
    linked: str = "no"  # first or next of several clauses that become one sentence
    nemesis: bool = False  # a nemesis card speaks: without a player there is no 'you'
    host: bool = False  # this card lies before a player, whom it speaks of
    common: bool = False  # it belongs to nobody and speaks to whom a deed concerns
    shared: bool = False  # it belongs to the group and speaks of whom a deed concerns
    protected: str = ""  # the ally whose mat this is
    foe: str = ""  # the nemesis in question, where only one can be meant
    named: bool = False  # the clause before was about the nemesis: a language may say 'it'
    about: str = ""  # whom the clause before was about, you or that: a language may say 'he'
    subject: str = "you"  # whose clause this is (you, that, other): who 'their' is read of
    flat: bool = False  # all has to stay in one sentence, behind a colon
    closed: bool = False  # more follows in the same sentence: what could be read on gets brackets
    raised: int = 0  # a cost may be this high if what was just offered is done
    added: bool = False  # behind aether that was gained at any rate
    until: bool = False  # of what ends a repetition: a language may say what will be so
    level: int = 0  # how many lists of steps this stands in

    @property
    def person(self) -> str:
        return "you" if self.you is None else "they"

    @property
    def readers(self) -> str:
        """Whom an order is for: nemesis cards speak to all players, the others to one."""
        return "many" if self.nemesis else "one"

    @property
    def tense(self) -> str:
        """Whether a comparison is told as what is so or as what will be."""
        return "will" if self.until else "is"

    @property
    def frame(self) -> dict[str, str]:
        """What every clause is told: behind 'if ...,' or not, for how many readers, about whom."""
        inside, named = ("yes" if told else "no" for told in (self.inside, self.named))
        linked = "first" if self.inside else self.linked
        return {"inside": inside, "linked": linked, "readers": self.readers, "named": named}

    def later(self) -> Tone:
        """For the sentences behind the first."""
        linked = "no" if self.linked == "no" else "next"
        return self._replace(inside=False, named=False, linked=linked)

    def ordering(self) -> Tone:
        """The same person in a main clause."""
        return self._replace(mood="do" if self.you is None else "does")

    def acting(self, subject: Literal["you", "that", "other"] = "you") -> Tone:
        """Behind the subject of a clause, who has been named by it."""
        named = self._replace(subject=subject, about="" if subject == "other" else subject)
        if subject == "you" and self.you is not None:
            return named._replace(you=self.you._replace(known=True))
        if subject == "that" and self.that is not None:
            return named._replace(that=self.that._replace(known=True))
        return named

    def listed(self) -> Tone:
        """For one of several parts in one sentence: others follow it."""
        return self._replace(flat=True, closed=True)


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text.strip(" ,")
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".:!?" else ".")


def paragraph(sentences: list[str]) -> str:
    return " ".join(sentence(s) for s in sentences if s)
