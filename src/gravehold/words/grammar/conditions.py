"""Conditions as clauses that stand behind 'if'."""

from __future__ import annotations

from collections.abc import Sequence

from gravehold.kernel.nodes import base, places, values
from gravehold.kernel.nodes.base import Condition, Value, Who
from gravehold.kernel.nodes.cards import Cards
from gravehold.kernel.nodes.spelling import kebab
from gravehold.words.locale import Arg, has, say
from gravehold.words.names import name

from .foes import kind, minion, nemesis
from .mentions import once_told
from .nouns import (
    card_args,
    cost_phrase,
    it_card,
    join,
    owner_of,
    pile,
    player,
    some,
    top_is,
    value_args,
    value_phrase,
)
from .sorts import card_noun, roman, whose_id, zone_id
from .tone import Mention, Tone

EFFECTS = {"spell", "card", "ability"}
OF_PLAYERS = EFFECTS | {"aether"}  # what damage of a player comes from
NAMEABLE = ("prepped", "hand-or-discard")  # where a name or cost fits between number and place
Compared = base.AtLeast | base.AtMost | base.Exactly


def condition(node: Condition, tone: Tone) -> str:
    """'you have 2 or more prepped spells', 'the nemesis tier is 2 or higher'."""
    lang = tone.lang
    if isinstance(node, base.AtLeast | base.AtMost | base.Exactly):
        return _compared(node, tone)
    if isinstance(node, base.Not):
        return _not(node.condition, tone)
    if isinstance(node, values.Some):
        them = Mention(some(node.who, tone))
        return condition(node.condition, tone._replace(that=them, same=False, about=""))
    if isinstance(node, base.NoLess):
        return say(lang, "condition-no-less", **_two(node, tone))
    if isinstance(node, base.Both):
        one, two = sorted((node.one, node.two), key=_alternatives)  # 'and' takes no part of 'or'
        left, right = _beside_and(one, tone), _beside_and(two, once_told(tone, one))
        return joined(left, right, "and", lang)
    if isinstance(node, base.Either):
        left, right = condition(node.one, tone), condition(node.two, once_told(tone, node.one))
        return joined(left, right, "or", lang)
    return say(lang, f"condition-{kebab(type(node).__name__)}", **_plain(node, tone))


def _two(node: base.NoLess, tone: Tone) -> dict[str, Arg]:
    """A value and the one it is held against."""
    than = value_phrase(node.than, once_told(tone, node.value))
    return {"value": value_phrase(node.value, tone), "than": than}


def _beside_and(node: Condition, tone: Tone) -> str:
    """Alternatives keep together by 'either'."""
    told = condition(node, tone)
    return say(tone.lang, "condition-either", condition=told) if _alternatives(node) else told


def _alternatives(node: Condition) -> bool:
    """Whether it is told as 'this or that'."""
    if isinstance(node, base.Not):
        denied = node.condition
        less_or_more = isinstance(denied, base.Exactly) and denied.n > 0
        return isinstance(denied, base.Both) or less_or_more
    return isinstance(node, base.Either)


def joined(left: str, right: str, glue: str, lang: str) -> str:
    """Two conditions; a pronoun of the message `subjects-once` is not repeated."""
    first, _, rest = right.partition(" ")
    if left.startswith(f"{first} ") and first in say(lang, "subjects-once").split():
        right = rest
    return say(lang, f"condition-{glue}", left=left, right=right)


def about_nemesis(node: Condition) -> bool:
    """Whether the nemesis is what the condition is about."""
    return isinstance(getattr(node, "value", None), values.NemesisTokens)


def _plain(node: Condition, tone: Tone) -> dict[str, Arg]:
    """For conditions that are one message."""
    found: dict[str, Arg] = {"person": tone.person, **_asked(node, tone)}
    if isinstance(node, values.DealtBy):
        sources = [say(tone.lang, f"dealt-by-{source}") for source in _told_apart(node.sources)]
        found["sources"] = join(sources, tone.lang, "or")
        priced = Cards(("hand",), at_least=node.at_least, at_most=node.at_most)
        found["cost"] = cost_phrase(priced, tone)
    if isinstance(node, values.IsOneOf):
        found |= {"owner": player(node.who, tone), "of": player(node.of, tone)}
    if isinstance(node, values.PushesBack):
        found["n"] = node.n
    if isinstance(node, values.ItIs):
        noun = card_noun(Cards(("hand",), types=node.types))
        found["card"] = it_card(tone.it, tone)
        found["wanted"] = say(tone.lang, "card-is", noun=noun, cost="")
        if noun == "card":  # of any of their types, but none of the nemesis
            found["wanted"] = say(tone.lang, "card-of-players")
    if isinstance(node, values.TheyCost):
        found |= {"it": tone.it, "n": node.n, "most": node.at_most}
    if isinstance(node, places.ZoneIs):
        found |= {"zone": name(node.zone, tone.lang), "zone_id": node.zone}
    if isinstance(node, values.TurnBegunBy | values.TurnCardDiscarded):
        found["card"] = name(node.card, tone.lang)
    if isinstance(node, values.OpenedIs):
        found["tile"] = name(node.tile, tone.lang)
    if isinstance(node, values.BreachIsOpen | values.CastFromOpen):
        found["slot"] = roman(node.slot)
    if isinstance(node, values.BreachIsOpen):
        whose = whose_id(node.who, tone)
        found["owner"] = player(node.who, tone, "gen") if whose == "other" else ""
    if isinstance(node, places.IsFace):
        found |= {"face": name(node.face, tone.lang), "on": node.on}
    return found


def _told_apart(sources: Sequence[str]) -> list[str]:
    """All a player can do is done by a player, and a spell is a card."""
    if {*sources} >= OF_PLAYERS:
        return ["player", *(source for source in sources if source not in OF_PLAYERS)]
    if {*sources} >= EFFECTS:
        return ["effects", *(source for source in sources if source not in EFFECTS)]
    return [source for source in sources if source != "spell" or "card" not in sources]


def _asked(node: Condition | Value, tone: Tone) -> dict[str, Arg]:
    """The player it is about, as the subject of the clause."""
    asked: Who | None = getattr(node, "who", None)
    if asked is None:
        return {}
    whose = whose_id(asked, tone)
    return {"whose": whose, "owner": owner_of(asked, tone) if whose != "you" else ""}


def _not(node: Condition, tone: Tone) -> str:
    """The opposite, in words of its own where there are any."""
    if isinstance(node, base.Not):
        return condition(node.condition, tone)
    if isinstance(node, base.AtLeast):
        return condition(base.AtMost(node.value, node.n - 1), tone)
    if isinstance(node, base.AtMost | base.Exactly) and (
        isinstance(node, base.AtMost) or node.n == 0
    ):
        return condition(base.AtLeast(node.value, node.n + 1), tone)
    if isinstance(node, base.Exactly):
        less, more = base.AtMost(node.value, node.n - 1), base.AtLeast(node.value, node.n + 1)
        return condition(base.Either(less, more), tone)
    if isinstance(node, base.Both):
        return condition(base.Either(base.Not(node.one), base.Not(node.two)), tone)
    if isinstance(node, base.Either):
        return condition(base.Both(base.Not(node.one), base.Not(node.two)), tone)
    if isinstance(node, base.NoLess):
        return say(tone.lang, "condition-not-no-less", **_two(node, tone))
    id_ = f"condition-not-{kebab(type(node).__name__)}"
    if has(tone.lang, id_):
        return say(tone.lang, id_, **_plain(node, tone))
    return say(tone.lang, "condition-not", condition=condition(node, tone))


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
    asked: dict[str, Arg] = {"relation": relation, "n": node.n, "tense": tone.tense}
    if isinstance(value, values.Count):
        return _counted(value, relation, node.n, tone)
    if not isinstance(value, int):
        times = isinstance(value, values.PlayedThisTurn | values.CastThisTurn)
        often = "-often" if times and relation != "exactly" else ""
        often = f"-{value.board}" if isinstance(value, places.OnBoard) else often
        id_ = f"compare-{kebab(type(value).__name__)}{often}"
        if has(lang, id_):
            return say(lang, id_, **asked, **_args(value, tone))
    return say(lang, "compare", value=value_phrase(value, tone), **asked)


def _counted(value: values.Count, relation: str, n: int, tone: Tone) -> str:
    cards, lang, id_ = value.cards, tone.lang, f"compare-count-{zone_id(value.cards)}"
    wanted = top_is(cards, tone) if cards.top else ""
    if wanted:
        place = pile(cards, tone)
        return say(lang, "condition-top", place=place, wanted=wanted, relation=relation)
    cost = cost_phrase(cards, tone)
    if (cost and zone_id(cards) not in NAMEABLE) or not has(lang, id_):
        asked: dict[str, Arg] = {"relation": relation, "n": n, "tense": tone.tense}
        return say(lang, "compare", value=value_phrase(value, tone), **asked)
    whose = whose_id(cards.whose, tone)
    owner = owner_of(cards.whose, tone) if whose in ("other", "they") else ""
    args: dict[str, Arg] = {"whose": whose, "owner": owner, "relation": relation}
    noun, zone = card_noun(cards), zone_id(cards)
    wanted = say(lang, f"range-{relation}", n=n, noun=noun, zone=zone)
    args |= {"range": f"{wanted} {cost}" if cost else wanted, "noun": noun, "cost": cost}
    return say(lang, id_, **args)


def _args(value: Value, tone: Tone) -> dict[str, Arg]:
    args = _asked(value, tone)
    if isinstance(value, places.InZone):
        args |= value_args(value, tone)
    if isinstance(value, values.NemesisTokens):
        args |= nemesis(tone, value.token)
    if isinstance(value, values.AllyCharges):
        args["ally"] = name(value.ally, tone.lang)
    if isinstance(value, values.PlayerTokens):
        args |= {"token": name(value.token, tone.lang), "token_id": value.token}
    if isinstance(value, places.Tokens):
        args |= {**value_args(value, tone), "value": value_phrase(value, tone)}
    if isinstance(value, values.CostOfIt):
        args["it"] = tone.it
    if isinstance(value, values.GainedThisTurn):
        args["same"] = "yes" if value.same_name else "no"
    if isinstance(value, values.InPlay):
        args |= kind(value.subtype, tone.lang)
    if isinstance(value, values.MinionLife):
        args["this"] = tone.this if value.on == "this" else "it"
        args["minion"] = minion(tone, "nom")
    if isinstance(value, values.PowerLeft):
        args["power"] = name(value.named, tone.lang)
    return args | card_args(value, tone)
