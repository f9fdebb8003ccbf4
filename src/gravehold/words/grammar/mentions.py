"""Who has been named once a part of a tree has been told: read off the tree, never remembered."""

from __future__ import annotations

from msgspec import structs

from gravehold.kernel.nodes import base, breaches, damage, flow, moves, nemesis, places, values, who
from gravehold.kernel.nodes.base import Condition, Effect, Node, Who
from gravehold.words.locale import has

from .sorts import actor, is_you, message_of
from .tone import Mention, Tone

# What names 'you' by itself: 'any ally may', 'that player chooses one', 'when any ally next gains'.
ASKING = (flow.May, flow.Or, moves.NextGain, moves.NextFocus, moves.NextCast)
SOMEBODY = (
    flow.As | flow.EachAlly | flow.EachPlayer | flow.DifferentPlayers | flow.UpToPlayers
)  # is 'you'
# Parts that hang on an effect, the last told first.
BODIES = ("otherwise", "three", "two", "then", "after", "on_kill", "do")
MINION = (
    damage.ItSuffers, damage.ItGainsLife, damage.ItLosesLife, damage.SetItsLife,
    nemesis.PutItUnderDeck, nemesis.ResolvePart, nemesis.ResolvePersistent, nemesis.DiscardIt,
    places.TurnOver,
)  # fmt: skip


def once_told(tone: Tone, *parts: object) -> Tone:
    """The tone behind these parts: whom they have named, and whom the last was about."""
    lang = tone.lang
    for part in parts:
        tone = tone._replace(
            you=_known(tone.you, part, who.You, lang),
            that=_known(tone.that, part, who.ThatPlayer, lang),
            them=_known(tone.them, part, MINION, lang),
            about=_about(part, tone),
        )
    return tone


def head(node: Effect) -> Effect:
    """An effect without what follows from it."""
    more = {field: () for field in ("then", "after", "on_kill") if getattr(node, field, ())}
    return structs.replace(node, **more) if more else node


Whom = type | tuple[type, ...]


def _known(mention: Mention | None, part: object, whom: Whom, lang: str) -> Mention | None:
    if mention is None or mention.known or not names(part, whom, lang):
        return mention
    return mention._replace(known=True)


def names(part: object, whom: Whom, lang: str) -> bool:
    """Whether the words of this part speak of 'you', of 'that player', or of 'it'."""
    if isinstance(part, tuple):
        return any(names(one, whom, lang) for one in part)
    if not isinstance(part, Node):
        return False
    if isinstance(part, whom) or (whom is who.You and _acts(part, lang)):
        return True
    if whom is who.You and isinstance(part, who.AnyAlly | flow.EachAlly):
        return True  # 'any ally of that player'
    if whom is who.ThatPlayer and isinstance(part, who.AnotherPlayer):
        return True  # 'any player except that player'
    hidden = _rebound(part, whom)
    return any(names(getattr(part, f), whom, lang) for f in part.__struct_fields__ if f != hidden)


def _rebound(part: Node, whom: Whom) -> str:
    """The field in which the word means somebody else."""
    if whom is who.You:
        if isinstance(part, breaches.ReplaceBreach | breaches.OpenBreach):
            return "then"
        others = SOMEBODY | flow.IfTheyDo
        return "do" if isinstance(part, others) else ""
    if whom is who.ThatPlayer:
        if isinstance(part, who.Most | who.Fewest | values.Highest):
            return "value"
        if isinstance(part, values.Some):
            return "condition"
        return "do" if isinstance(part, flow.With) else ""
    if isinstance(part, nemesis.DrawMinion | nemesis.BringIntoPlay):
        return "then"
    return "do" if isinstance(part, nemesis.WithMinion) else ""


def _acts(part: Node, lang: str) -> bool:
    """Whether it is a verb of 'you'."""
    if not isinstance(part, Effect):
        return False
    return isinstance(part, ASKING) or (is_you(actor(part)) and has(lang, message_of(part), "do"))


def _about(part: object, tone: Tone) -> str:
    """Whom the last clause was about: you, that, or ''; quantities are no clauses."""
    if isinstance(part, tuple):
        return _about(part[-1], tone) if part else tone.about
    if isinstance(part, Condition):
        return _asked(part)
    return _left(part, tone) if isinstance(part, Effect) else tone.about


def _left(part: Effect, tone: Tone) -> str:
    if isinstance(part, SOMEBODY):
        return ""  # 'you' is somebody else again
    body = next((found for f in BODIES if (found := getattr(part, f, ()))), ())
    if body:
        left = _about(body, tone)
        return "" if isinstance(part, flow.With) and left == "that" else left
    if isinstance(actor(part), who.ThatPlayer):
        return "that"
    return "you" if _acts(part, tone.lang) else ""


def _asked(condition: Condition) -> str:
    """The subject of a condition."""
    if isinstance(condition, base.Both | base.Either):
        return _asked(condition.two)
    if isinstance(condition, base.Not):
        return _asked(condition.condition)
    if isinstance(condition, base.NoLess | values.Some):
        return ""  # it is about a number, or about somebody else
    value = getattr(condition, "value", condition)
    cards = getattr(value, "cards", None)
    asked: Who | None = getattr(value, "who", None) if cards is None else cards.whose
    if asked is None:
        return ""
    return "you" if is_you(asked) else "that" if isinstance(asked, who.ThatPlayer) else ""
