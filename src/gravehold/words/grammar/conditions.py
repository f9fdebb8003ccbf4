"""Conditions as clauses that stand behind 'if'."""

from __future__ import annotations

from gravehold.kernel.nodes import base, values
from gravehold.kernel.nodes.base import Condition, Value, kebab
from gravehold.words.locale import Arg, has, say

from .nouns import card_noun, kind, player, value_phrase, whose_id, zone_id
from .tone import Tone

Compared = base.AtLeast | base.AtMost | base.Exactly


def condition(node: Condition, tone: Tone) -> str:
    """'you have 2 or more prepped spells', 'the nemesis tier is 2 or higher'."""
    lang = tone.lang
    if isinstance(node, base.AtLeast | base.AtMost | base.Exactly):
        return _compared(node, tone)
    if isinstance(node, base.Not):
        return say(lang, "condition-not", condition=condition(node.condition, tone))
    if isinstance(node, base.Both | base.Either):
        left, right = condition(node.one, tone), condition(node.two, tone)
        glue = "and" if isinstance(node, base.Both) else "or"
        return say(lang, f"condition-{glue}", left=left, right=right)
    if isinstance(node, values.IsExhausted):
        whose = whose_id(node.who, tone)
        owner = player(node.who, tone) if whose != "you" else ""
        return say(lang, "condition-is-exhausted", whose=whose, owner=owner)
    return say(lang, f"condition-{kebab(type(node).__name__)}", person=tone.person)


def _relation(node: Compared) -> str:
    """none, at-least, at-most or exactly: what messages tell apart."""
    if node.n == 0 and not isinstance(node, base.AtLeast):
        return "none"
    if node.n == 1 and isinstance(node, base.AtLeast):
        return "some"
    return kebab(type(node).__name__)


def _compared(node: Compared, tone: Tone) -> str:
    """A message of its own for each value; a general one for values that have none."""
    lang, value, relation = tone.lang, node.value, _relation(node)
    if isinstance(value, values.Count):
        return _counted(value, relation, node.n, tone)
    if not isinstance(value, int):
        id_ = f"compare-{kebab(type(value).__name__)}"
        if has(lang, id_):
            return say(lang, id_, relation=relation, n=node.n, **_args(value, tone))
    return say(lang, "compare", value=value_phrase(value, tone), relation=relation, n=node.n)


def _counted(value: values.Count, relation: str, n: int, tone: Tone) -> str:
    cards, lang = value.cards, tone.lang
    whose = whose_id(cards.whose, tone)
    owner = player(cards.whose, tone) if whose in ("other", "they") else ""
    zone = zone_id(cards)
    args: dict[str, Arg] = {"whose": whose, "owner": owner, "relation": relation}
    args["range"] = say(lang, f"range-{relation}", n=n, noun=card_noun(cards), zone=zone)
    return say(lang, f"compare-count-{zone}", **args)


def _args(value: Value, tone: Tone) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    asked = getattr(value, "who", None)
    if asked is not None:
        args["whose"] = whose_id(asked, tone)
        args["owner"] = player(asked, tone) if args["whose"] != "you" else ""
    if isinstance(value, values.GainedThisTurn):
        args["same"] = "yes" if value.same_name else "no"
    if isinstance(value, values.InPlay):
        args |= kind(value.subtype, tone.lang)
    return args
