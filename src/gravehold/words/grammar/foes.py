"""What stands on the side of the nemesis: its name, its tokens, its minions."""

from __future__ import annotations

from gravehold.kernel.definitions import Token
from gravehold.kernel.nodes.base import Node
from gravehold.kernel.nodes.nemesis import Minions
from gravehold.words.locale import Arg, has, say
from gravehold.words.names import is_named as is_known
from gravehold.words.names import name

from .tone import Tone

Args = dict[str, Arg]
PLAIN = Token().name
CALLED = "called-token"  # a kind among several, by its name


class AnyMinion(Node, frozen=True):
    """A minion somebody has chosen; a word of sentences only."""

    subtype: str = ""


def token_noun(foe: str, lang: str, token: str = PLAIN) -> str:
    """Which `noun-` message names the tokens of a nemesis, behind a colon with which name."""
    for own in ([f"token-{token}"] if token != PLAIN else []) + [f"token-{foe}"]:
        if has(lang, f"noun-{own}"):
            return own
    if token != PLAIN:
        return f"{CALLED}:{token}"
    named, usual = f"{foe}.token", say(lang, "noun-nemesis-token", n=1, case="nom")
    if is_known(named, lang) and name(named, lang) != usual:
        return f"own-token:{named}"
    return "nemesis-token"


def nemesis(tone: Tone, token: str = PLAIN) -> Args:
    """The nemesis and its tokens as messages look them up: `NAME($nemesis)`, `NOUN($token)`."""
    return {"nemesis": tone.foe or "nemesis", "token": token_noun(tone.foe, tone.lang, token)}


def minion(tone: Tone, case: str = "nom") -> str:
    """The minion 'it' stands for."""
    mention = tone.them
    node = mention.node if mention else None
    args = kind(node.subtype if isinstance(node, Minions | AnyMinion) else "", tone.lang)
    if is_named(tone):
        return say(tone.lang, "minion-only", case, **args)
    if mention is None or mention.known or not isinstance(node, Minions | AnyMinion):
        id_ = "minion-beside" if tone.beside and args["subtype_id"] == "minion" else "minion-that"
        return say(tone.lang, id_, case, **args)
    if isinstance(node, AnyMinion):
        return say(tone.lang, "minion-any", case, **args)
    if node.n > 1:
        return say(tone.lang, "minion-some", case, n=node.n, **args)
    return say(tone.lang, f"minion-{node.pick}", case, **args)


def itself(tone: Tone) -> Args:
    """The minion once it has been spoken of, and its kind for languages that ask its gender."""
    them = tone.them
    node = them.node if them else None
    subtype = node.subtype if isinstance(node, Minions | AnyMinion) else ""
    known = tone._replace(them=None if them is None else them._replace(known=True))
    return {"itself": minion(known), "kind": subtype or "minion"}


def is_named(tone: Tone) -> bool:
    """Whether 'it' is a minion that is told by its own name."""
    node = tone.them.node if tone.them else None
    return isinstance(node, Minions) and node.pick == "only"


def how_many(tone: Tone) -> int:
    """For how many minions 'it' stands at once."""
    mention = tone.them
    many = mention is not None and not mention.known and isinstance(mention.node, Minions)
    return mention.node.n if many else 1  # type: ignore[union-attr]


def kind(subtype: str, lang: str) -> Args:
    """A kind of minion, by name, and by id for languages that look up its cases."""
    if not subtype:
        return {"subtype": say(lang, "noun-minion", n=1, case="nom"), "subtype_id": "minion"}
    return {"subtype": name(subtype, lang), "subtype_id": subtype}
