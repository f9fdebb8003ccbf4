"""Which message speaks of a thing: the ids that words are found by, before there are any words."""

from __future__ import annotations

from functools import cache

from gravehold.kernel.nodes import breaches, damage, moves, resources, values, who
from gravehold.kernel.nodes.base import Effect, V, Value, Who
from gravehold.kernel.nodes.cards import Cards
from gravehold.kernel.nodes.spelling import kebab
from gravehold.words.locale import has

from .tone import Tone


def is_you(node: Who) -> bool:
    return isinstance(node, who.You)


def whose_id(node: Who, tone: Tone) -> str:
    """Whose thing it is, as far as messages tell it apart: you, they, or anyone else."""
    if isinstance(node, who.You) or (isinstance(node, who.ThatPlayer) and tone.same):
        if tone.you is None:
            return "you"
        return "they" if tone.you.known and tone.subject == "you" else "other"
    if isinstance(node, who.ThatPlayer) and tone.subject == "that":
        return "they"  # they act themselves
    if isinstance(node, who.Everyone | who.AnyPlayer):
        return "anyone"
    return "other"


def actor(node: Effect) -> Who:
    """Whose doing it is: the player named, else 'you'."""
    found = getattr(node, "who", None)
    receiver = isinstance(node, moves.PutItOnDiscardPile | moves.PutItInHand)
    return found if isinstance(found, Who) and not receiver else who.YOU


def returns(node: Effect) -> bool:
    """Whether a card is picked only to lie on its supply pile again: one verb."""
    return isinstance(node, moves.ChooseCard) and node.then == moves.PutItOnPile()


VARYING = {
    damage.Deal, damage.GainLife, damage.GraveholdGains, damage.DealDivided,
    breaches.CastPrepped, breaches.Prep,
    resources.GainAether, resources.GainCharge,
    moves.GainCard, moves.ChooseCard,
}  # fmt: skip


def message_of(node: Effect) -> str:
    """The message of an effect; some have a second one for a second part."""
    if type(node) not in VARYING:
        return _message(type(node))
    variant = ""
    if (isinstance(node, damage.Deal | breaches.CastPrepped) and node.plus != 0) or (
        isinstance(node, damage.Deal) and node.against_minion != 0
    ):
        variant = "-plus"
    elif isinstance(node, resources.GainAether) and (node.only or node.never):
        variant = "-limited"
    elif isinstance(node, resources.GainCharge) and node.keep:
        variant = "-kept"
    elif isinstance(node, breaches.Prep) and node.closed:
        variant = "-closed"
    elif isinstance(node, damage.GainLife | damage.GraveholdGains) and node.beyond:
        variant = "-beyond"
    elif isinstance(node, damage.DealDivided) and node.minions:
        variant = "-minions"
    elif isinstance(node, moves.GainCard) and node.same_name:
        return "do-gain-copy"
    elif returns(node):
        return "do-return-card"
    return _message(type(node)) + variant


@cache
def _message(kind: type[Effect]) -> str:
    return f"do-{kebab(kind.__name__)}"


TYPES = ("gem", "relic", "spell")


def card_noun(cards: Cards, *, dearest: bool = False) -> str:
    """Which `noun-` message names this sort of card."""
    if cards.same_name:
        return "other-copy" if cards.other else "copy"
    types = [kind for kind in TYPES if kind in cards.types]
    kind = "-or-".join(types) if len(types) < len(TYPES) else ""
    kind = kind or ("spell" if cards.zones == ("prepped",) else "card")
    return f"{'dearest-' if dearest else 'other-' if cards.other else ''}{kind}"


def zone_id(cards: Cards) -> str:
    """hand, prepped, hand-or-discard: where the cards are."""
    return "-or-".join(cards.zones)


def value_id(value: Value) -> str:
    if isinstance(value, values.Count):
        cards, zone = value.cards, zone_id(value.cards)
        if cards != Cards(cards.zones, cards.whose, cards.types):
            return "narrowed-cards"  # by cost or name, which only the whole phrase tells
        kind = "-or-".join(cards.types) or ("spells" if zone == "prepped" else "cards")
        return f"{zone}-{kind}"
    return kebab(type(value).__name__)


COUNTABLE = (
    values.Count, values.Charges, values.OpenBreaches, values.ClosedBreaches, values.NemesisTokens,
    values.PlayerTokens, values.NemesisTurnCards, values.PlayerTurnCards, values.Number,
    values.InPlay, values.AllyCharges,
)  # fmt: skip


def countable(value: V, lang: str) -> bool:
    """Things that can stand behind 'for each', or so many times them."""
    of = value.of if isinstance(value, values.Times) else value
    if isinstance(of, values.Highest):
        return has(lang, f"highest-{value_id(of.value)}", "each")
    return isinstance(of, COUNTABLE)


def factor(value: Value) -> tuple[int, Value]:
    """How many for each of what."""
    if not isinstance(value, values.Times):
        return 1, value
    assert isinstance(value.of, Value)
    return value.factor, value.of


def roman(slot: int) -> str:
    """The number of a breach as the mat shows it."""
    return ("", "I", "II", "III", "IV")[slot] if slot <= 4 else str(slot)
