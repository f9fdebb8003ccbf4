"""What stands on the side of the nemesis: minions, and kinds of them."""

from __future__ import annotations

from gravehold.kernel.nodes.nemesis import Minions
from gravehold.words.locale import Arg, say
from gravehold.words.names import name

from .tone import Tone

Args = dict[str, Arg]


def minion(tone: Tone, case: str = "nom") -> str:
    """The minion 'it' stands for."""
    mention = tone.them
    node = mention.node if mention else None
    args = kind(node.subtype if isinstance(node, Minions) else "", tone.lang)
    if mention is None or mention.known or not isinstance(node, Minions):
        return say(tone.lang, "minion-that", case, **args)
    mention.known = True
    return say(tone.lang, f"minion-{node.pick}", case, **args)


def kind(subtype: str, lang: str) -> Args:
    """A kind of minion, by name, and by id for languages that look up its cases."""
    if not subtype:
        return {"subtype": say(lang, "noun-minion", n=1, case="nom"), "subtype_id": "minion"}
    return {"subtype": name(subtype, lang), "subtype_id": subtype}
