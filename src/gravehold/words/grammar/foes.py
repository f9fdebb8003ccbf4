"""What stands on the side of the nemesis: its name, its tokens, its minions."""

from __future__ import annotations

from gravehold.kernel.nodes.base import Node
from gravehold.kernel.nodes.nemesis import Minions
from gravehold.words.locale import Arg, has, say
from gravehold.words.names import name

from .tone import Tone

Args = dict[str, Arg]


class AnyMinion(Node, frozen=True):
    """A minion somebody has chosen; a word of sentences only."""

    subtype: str = ""


def token_noun(foe: str, lang: str) -> str:
    """Which `noun-` message names the tokens of a nemesis; most have no name of their own."""
    own = f"token-{foe}"
    return own if has(lang, f"noun-{own}") else "nemesis-token"


def nemesis(tone: Tone) -> Args:
    """The nemesis and its tokens as messages look them up: `NAME($nemesis)`, `NOUN($token)`."""
    return {"nemesis": tone.foe or "nemesis", "token": token_noun(tone.foe, tone.lang)}


def minion(tone: Tone, case: str = "nom") -> str:
    """The minion 'it' stands for."""
    mention = tone.them
    node = mention.node if mention else None
    args = kind(node.subtype if isinstance(node, Minions | AnyMinion) else "", tone.lang)
    if mention is None or mention.known or not isinstance(node, Minions | AnyMinion):
        return say(tone.lang, "minion-that", case, **args)
    if isinstance(node, AnyMinion):
        return say(tone.lang, "minion-any", case, **args)
    if node.n > 1:
        return say(tone.lang, "minion-some", case, n=node.n, **args)
    return say(tone.lang, f"minion-{node.pick}", case, **args)


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
