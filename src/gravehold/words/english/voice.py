"""Who a sentence is about, and the small change of English grammar."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., str])


class Voice(NamedTuple):
    """The person a phrase speaks to or of, and what 'that player' and 'it' stand for in it."""

    subject: str = ""  # '': an order to the reader, or the sentence goes on about the same person
    third: bool = False  # 'gains' instead of 'gain'
    may: bool = False
    their: str = "your"
    they: str = "you"
    that: str = "that player"
    it: str = "that card"
    found: str = "chosen"  # what was done to the cards that a surrounding node has counted

    def does(self, verb: str) -> str:
        """The verb with its subject: 'gain', 'any ally gains', 'you may gain'."""
        if self.may:
            doer = self.subject or ("you" if self.their == "your" else "")
            return f"{doer} may {verb}".strip()
        return f"{self.subject} {conjugated(verb) if self.third else verb}".strip()

    def going_on(self) -> Voice:
        """The same person in the next part of the sentence."""
        return self._replace(subject="")

    def anew(self) -> Voice:
        """The same person in the next sentence."""
        return self._replace(subject="" if self.they == "you" else self.they, third=False)

    @property
    def have(self) -> str:
        return f"{self.they} have"


YOU = Voice()
PLAYERS = Voice("the players", their="their", they="they")


def of(noun: str, voice: Voice) -> Voice:
    """Somebody else becomes the person spoken of."""
    return Voice(
        noun, third=True, may=voice.may, their="their", they="they", that=voice.that, it=voice.it
    )


def conjugated(verb: str) -> str:
    word, _, rest = verb.partition(" ")
    if word == "have":
        word = "has"
    elif word.endswith(("s", "sh", "ch")):
        word += "es"
    else:
        word += "s"
    return f"{word} {rest}".rstrip()


def plural(noun: str, n: int = 2) -> str:
    if n == 1 or noun.endswith(("aether", "damage", "life")):
        return noun
    if noun.endswith(("s", "sh", "ch")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("py") else f"{noun}s"


def joined(parts: Iterable[str], word: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'."""
    *first, last = [part for part in parts if part] or [""]
    return f"{', '.join(first)} {word} {last}" if first else last


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text.strip()
    return text and text[0].upper() + text[1:] + ("" if text.endswith((".", ":")) else ".")


def into(table: dict[type, Any], kind: type) -> Callable[[F], F]:
    """Registers the words of a node type; a node type has one phrase."""

    def register(function: F) -> F:
        if kind in table:
            raise TypeError(f"{kind.__name__} has two phrases")
        table[kind] = function
        return function

    return register
