"""A card in one number or one verb, for where there is no room for its text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gravehold.kernel.definitions import Definition, NemesisCard, Spell
from gravehold.kernel.nodes import damage, flow, moves, nemesis, places, resources
from gravehold.kernel.nodes.base import Clause, Condition, Effect, V
from gravehold.kernel.trees import REMEMBERED, walk
from gravehold.words.locale import say

from .deeds import VERBS

MORE, NOTHING, COUNTED = "…", "—", "X"

# What happens when the card is used comes before what it does beside that.
FIELDS = (
    "play", "cast", "effect", "persistent", "use", "immediately", "on_prep", "parts",
    "standing", "on_gain", "setup", "tokens",
)  # fmt: skip

NUMBERS: dict[type[Effect], str] = {
    resources.GainAether: "+{}◆",
    damage.Deal: "{}✦",
    damage.DealDivided: "{}✦",
    damage.DealNemesis: "{}✦",
    damage.Suffer: "−{}♥",
    damage.PlayersSuffer: "−{}♥",
    damage.GraveholdSuffers: "−{}♜",
    damage.GraveholdGains: "+{}♜",
    damage.GainLife: "+{}♥",
    damage.NemesisGainsLife: "+{}♥",
    damage.ItGainsLife: "+{}♥",
    damage.ThisSuffers: "−{}♥",
    damage.ItSuffers: "−{}♥",
    damage.ItLosesLife: "−{}♥",
    resources.GainCharge: "+{}◇",
    resources.AllyGainsCharges: "+{}◇",
    resources.LoseCharges: "−{}◇",
    resources.GainPlayerTokens: "+{}⬡",
    resources.LosePlayerTokens: "−{}⬡",
    nemesis.NemesisGainsTokens: "+{}⬡",
    nemesis.NemesisLosesTokens: "−{}⬡",
    places.GainTokens: "+{}⬡",
    places.LoseTokens: "−{}⬡",
    moves.NextCast: "+{}✦",
}
OURS = (resources.GainAether, damage.Deal, damage.DealDivided, damage.DealNemesis)
THEIRS = (*OURS, damage.Suffer, damage.PlayersSuffer, damage.GraveholdSuffers)

# They say who, whether or when; what happens stands inside.
FRAMES = (
    flow.May, flow.IfDone, flow.IfTheyDo, flow.Or, flow.ByChance, flow.If, flow.Cases, flow.As,
    flow.With, flow.EachPlayer, flow.EachAlly, flow.DifferentPlayers, flow.UpToPlayers,
    flow.Repeat, flow.RepeatUntil, flow.RepeatFor, moves.NextGain, moves.NextFocus,
    moves.ChooseCard, moves.OfferThisTurn, nemesis.WithMinion, resources.LoseAnyNumber,
)  # fmt: skip
SILENT = (flow.May, flow.As, flow.With, flow.EachPlayer, flow.EachAlly)  # left out without a sign
LIMITS = ("plus", "against_minion", "on_kill", "only", "never")


@lru_cache(maxsize=REMEMBERED)
def gist(card: Definition, lang: str) -> str:
    """The first that is gained or dealt, else the first deed; an ellipsis if the card says more."""
    found = _first(card)
    if found is None:
        return say(lang, "gist-always") if getattr(card, "standing", ()) else NOTHING
    more = _says_more(card, found)
    return _short(found, lang) + (MORE if more else "")


def _first(card: Definition) -> Effect | None:
    """By the fields in their order: one with a number that matters, else the first of all."""
    main = THEIRS if isinstance(card, NemesisCard) else OURS
    deeds: list[Effect] = []
    for field in FIELDS:
        here = list(_deeds(getattr(card, field, ())))
        if counted := next((node for node in here if isinstance(node, main)), None):
            return counted
        deeds += here
    paid = [node for node in deeds if isinstance(node, resources.SpendAether)]
    return next((node for node in deeds if node not in paid), next(iter(paid), None))


def _deeds(tree: object) -> Iterator[Effect]:
    return (n for n in walk(tree) if isinstance(n, Effect) and not isinstance(n, FRAMES))


def _says_more(card: Definition, told: Effect) -> bool:
    if isinstance(card, Spell) and (card.link or card.echo or card.beside or card.anywhere):
        return True
    if any(getattr(told, field, None) for field in LIMITS):
        return True
    said = [n for n in walk(card) if isinstance(n, Effect | Clause | Condition)]
    return len([node for node in said if not isinstance(node, SILENT)]) > 1


def _short(node: Effect, lang: str) -> str:
    if type(node) in NUMBERS:
        return NUMBERS[type(node)].format(_number(getattr(node, "amount", None)))
    return say(lang, f"gist-{VERBS[type(node)]}")


def _number(amount: V | None) -> str:
    return str(amount) if isinstance(amount, int) else COUNTED
