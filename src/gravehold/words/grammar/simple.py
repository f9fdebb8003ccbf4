"""Effects that are one verb with its objects: which message, filled in with what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gravehold.kernel.nodes import (
    breaches,
    damage,
    moves,
    nemesis,
    places,
    resources,
    turn_order,
    who,
)
from gravehold.kernel.nodes.base import Effect
from gravehold.kernel.nodes.cards import REVEALED, Cards
from gravehold.words.locale import Arg, has, say
from gravehold.words.names import form, name

from .foes import is_named, itself, minion, token_noun
from .foes import nemesis as the_nemesis
from .mentions import once_told
from .nouns import amount, cards_phrase, cost_phrase, it_card, join, player, value_phrase
from .placing import FILL as PLACING
from .placing import named
from .sorcery import FILL as SORCERY
from .sorts import card_noun, message_of, roman, whose_id, zone_id
from .tone import KNOWN, Tone
from .wear import FILL as WEAR

Args = dict[str, Arg]

# Effects that speak for themselves: nothing to fill in.
BARE = (
    moves.DestroyThis, moves.PutThisOnDeck, moves.PutItOnDeck, moves.ShuffleDiscardIntoDeck,
    moves.DiscardHand, moves.PlayItAgain,
    breaches.FocusThisBreach, breaches.DestroyBreach, breaches.PrepAny,
    nemesis.PutUnderNemesisDeck, nemesis.DiscardThis, nemesis.DiscardIt, nemesis.ReturnMinion,
    nemesis.RepeatLastAttack, nemesis.ResolveThis,
    nemesis.LoseGame, nemesis.WinGame, nemesis.DrawNemesisCard,
    turn_order.PutTurnCardUnder, turn_order.DiscardTurnCard, turn_order.ShuffleInNemesisTurnCard,
    turn_order.ShuffleInOwnTurnCard,
    turn_order.KeepOneTurnCard, nemesis.Silence, turn_order.OrderTurnDeck, places.StayBeside,
)  # fmt: skip

NOUN: dict[type, str] = {
    damage.Suffer: "damage",
    damage.GraveholdSuffers: "damage",
    damage.GraveholdGains: "gravehold-life",
    damage.GainLife: "life",
    damage.ThisSuffers: "damage",
    damage.ItSuffers: "damage",
    damage.ItGainsLife: "life",
    damage.ItLosesLife: "life",
    damage.DealDivided: "damage",
    damage.DealNemesis: "damage",
    damage.PlayersSuffer: "damage",
    resources.GainCharge: "charge",
    turn_order.EachTurnCardSuffers: "damage",
}


def args_of(node: Effect, tone: Tone) -> Args:
    """What the message of this effect is filled in with."""
    if type(node) in FILL:
        found = FILL[type(node)](node, tone)
    elif type(node) in NOUN:
        found = {"amount": amount(NOUN[type(node)], node.amount, tone)}  # type: ignore[attr-defined]
    elif isinstance(node, BARE):
        found = {}
    else:
        raise LookupError(f"{type(node).__name__} has no words (docs/words.md)")
    if isinstance(node, damage.ItSuffers | damage.ItGainsLife | damage.ItLosesLife):
        found |= {"minion": minion(tone, "nom"), "own": "yes" if is_named(tone) else "no"}
    if isinstance(node, nemesis.PutItUnderDeck | nemesis.DiscardIt):
        found["minion"] = minion(tone, "acc")
    return {"person": tone.person, "it": tone.it, **tone.frame, **found}


def _deal(node: damage.Deal, tone: Tone) -> Args:
    found: Args = {"amount": amount("damage", node.amount, tone)}
    told, more = once_told(tone, node.amount), []
    if node.plus != 0:
        more.append(amount("additional-damage", node.plus, told))
    if node.against_minion != 0:
        plus = amount("additional-damage", node.against_minion, told)
        more.append(say(tone.lang, "plus-against-minion", plus=plus))
    return {**found, "plus": join(more, tone.lang)} if more else found


def _pick(node: Any, tone: Tone) -> Args:
    cards: Cards = node.cards
    dearest = getattr(node, "dearest", False)
    together = tone.nemesis and isinstance(cards.whose, who.Everyone)
    taken = isinstance(node, moves.Take | moves.PutOnDeck | moves.PutInZone)
    form = "all" if together else "from" if taken else "acc"
    phrase = cards_phrase(node.n, cards, tone, form=form, up_to=node.up_to, dearest=dearest)
    n = node.n if isinstance(node.n, int) else 2
    it = cards == REVEALED and tone.counted not in ("revealed-two", "revealed-many")  # a pronoun
    return {
        "cards": phrase,
        "n": n,
        "zone": "it" if it else zone_id(cards),
        "dearest": "yes" if dearest else "no",
    }


def _choose(node: moves.ChooseCard, tone: Tone) -> Args:
    together = tone.nemesis and isinstance(node.cards.whose, who.Everyone)
    return {"cards": cards_phrase(1, node.cards, tone, form="all" if together else "acc")}


def _draw(node: moves.Draw, tone: Tone) -> Args:
    return {"amount": amount("card", node.n, tone)}


def _it(node: moves.PutItOnPile | moves.DestroyIt, tone: Tone) -> Args:
    return {"card": it_card(tone.it, tone, "acc")}


def _gain_card(node: moves.GainCard, tone: Tone) -> Args:
    cards = Cards(("hand",), types=node.types, at_most=node.at_most)
    noun, to = card_noun(cards), ""
    if node.to != "discard":
        to = say(tone.lang, f"gain-to-{node.to}", tone.mood, noun=noun, person=tone.person)
    cost = cost_phrase(cards, tone)
    if node.lesser:
        cost = f"{say(tone.lang, 'gain-lesser')} {cost}".strip()
    if tone.raised:
        did = say(tone.lang, "condition-did", person=tone.person, readers=tone.readers)
        cost = say(tone.lang, "cost-raised", cost=cost, n=tone.raised, condition=did)
    from_ = "piles" if node.piles else "supply"
    source = say(tone.lang, "gain-from", source=from_, other="yes" if node.other else "no")
    return {"noun": noun, "cost": cost, "priced": "yes" if cost else "no", "to": to, "from": source}


def _gain_named(node: moves.GainNamed, tone: Tone) -> Args:
    count = node.n if isinstance(node.n, int) else 0
    told: Args = {"card": name(node.card, tone.lang), "count": count}
    told["n"] = value_phrase(node.n, tone)
    cards, them = say(tone.lang, "gain-named", **told), say(tone.lang, "gain-named", "it", **told)
    return {"cards": cards, "them": them, "place": node.to}


def _owned(node: moves.PutItOnDiscardPile | moves.PutItInHand, tone: Tone) -> Args:
    whose = whose_id(node.who, tone)
    owner = player(node.who, tone, "gen") if whose not in ("you", "they") else ""
    return {"whose": whose, "owner": owner}


GAINS = ("gem", "relic", "spell")


def _aether(node: resources.GainAether, tone: Tone) -> Args:
    fixed = "yes" if isinstance(node.amount, int) else "no"
    found: Args = {"amount": amount("aether", node.amount, tone), "fixed": fixed}
    found["added"] = "yes" if tone.added and tone.you is None else "no"
    for kind, uses in (("only", node.only), ("never", node.never)):
        if uses:
            told = purposes(uses, tone, kind)
            found["limit"] = say(tone.lang, f"limit-{kind}", purposes=told, fixed=fixed)
    return found


def purposes(uses: tuple[str, ...], tone: Tone, kind: str) -> str:
    """What aether is for, only or never: 'to gain gems or relics or to focus breaches'."""
    lang, glue = tone.lang, "nor" if kind == "never" else "or"
    cards = [p for p in uses if p in GAINS]
    if len(cards) == len(GAINS):
        cards = ["any-card"]
    words = []
    if {"focus", "open"} <= set(uses):
        uses = tuple("breaches" if p == "focus" else p for p in uses if p != "open")
    if cards:
        named = join([say(lang, f"purpose-{card}") for card in cards], lang, glue)
        words.append(say(lang, "purpose-gain", cards=named))
    words += [say(lang, f"purpose-{p}") for p in uses if p not in GAINS]
    return join(words, lang, glue)


def _tokens(node: resources.GainPlayerTokens | resources.LosePlayerTokens, tone: Tone) -> Args:
    count = node.amount if isinstance(node.amount, int) else 0
    token: Args = {"token": form(node.token, tone.lang, "of"), "token_id": node.token}
    return {"n": value_phrase(node.amount, tone), "count": count, **token}


def _focus(node: breaches.Focus | breaches.OpenBreach | breaches.PrepIt, tone: Tone) -> Args:
    whose = whose_id(node.whose, tone)
    owner = player(node.whose, tone, "gen") if whose == "other" else ""
    if not isinstance(node, breaches.Focus):
        kind = "any" if isinstance(node, breaches.OpenBreach) else "unused"
        return {"breach": say(tone.lang, f"breach-{kind}", whose=whose, owner=owner)}
    kind = "cheapest" if node.cheapest else "slot" if node.slot else "any"
    slot = roman(node.slot)
    return {"breach": say(tone.lang, f"breach-{kind}", whose=whose, owner=owner, slot=slot)}


def _free_breach(node: places.Attach, tone: Tone) -> str:
    whose = whose_id(node.whose, tone)
    owner = player(node.whose, tone, "gen") if whose == "other" else ""
    return say(tone.lang, "breach-free", whose=whose, owner=owner)


def _lie_by_pile(node: places.LieByPile, tone: Tone) -> Args:
    cards = Cards((), types=node.types)
    return {"sort": card_noun(cards), "n": -1 if node.at_most is None else node.at_most}


def _prep(node: breaches.Prep, tone: Tone) -> Args:
    return {"cards": cards_phrase(1, node.cards.spells, tone, form="from")}


def _cast(node: breaches.CastPrepped, tone: Tone) -> Args:
    cards = Cards(("prepped",), whose=node.whose, at_most=node.at_most)
    told = cards_phrase(node.n, cards, tone, up_to=node.up_to, dearest=node.dearest)
    found: Args = {"cards": told}
    n = found["n"] = node.n if isinstance(node.n, int) else 2
    aim = node.aim[0] if len(node.aim) == 1 else "both"
    found["kept"] = say(tone.lang, "cast-kept", n=n) if node.keep else ""
    found["aimed"] = (
        say(tone.lang, "cast-aimed", n=n, aim=aim, person=tone.person) if node.aim else ""
    )
    if node.plus != 0:
        found["plus"] = amount("additional-damage", node.plus, once_told(tone, cards, node.n))
    return found


def _cast_all(node: breaches.CastAll, tone: Tone) -> Args:
    return {"kept": say(tone.lang, "cast-kept", n=2) if node.keep else ""}


def _exchange(node: moves.Exchange, tone: Tone) -> Args:
    told = once_told(tone, node.partner)
    again = told._replace(that=told.that or KNOWN)
    partner = player(node.partner, tone, say(tone.lang, "exchange-case"))
    return {"partner": partner, "again": player(who.THAT_PLAYER, again)}


def _replace(node: breaches.ReplaceBreach, tone: Tone) -> Args:
    slots = join([roman(slot) for slot in node.slots], tone.lang, "or")
    return {"slots": slots, "tile": name(node.tile, tone.lang), "tile_id": node.tile}


def _nemesis_tokens(
    node: nemesis.NemesisGainsTokens | nemesis.NemesisLosesTokens, tone: Tone
) -> Args:
    noun = token_noun(tone.foe, tone.lang, node.token)
    return {"amount": amount(noun, node.amount, tone), **the_nemesis(tone)}


def _deck(node: Any, tone: Tone) -> Args:
    return {"deck": name(node.deck, tone.lang), "deck_id": node.deck}


def _put_in_zone(node: moves.PutInZone, tone: Tone) -> Args:
    return {**_pick(node, tone), "zone": name(node.zone, tone.lang), "zone_id": node.zone}


FILL: dict[type, Callable[[Any, Tone], Args]] = {
    **PLACING,
    **SORCERY,
    **WEAR,
    damage.Deal: _deal,
    moves.Discard: _pick,
    moves.Destroy: _pick,
    moves.Take: _pick,
    moves.PutOnDeck: _pick,
    moves.PutInZone: _put_in_zone,
    moves.ChooseCard: _choose,
    moves.DestroyIt: _it,
    moves.Draw: _draw,
    moves.GainCard: _gain_card,
    moves.GainNamed: _gain_named,
    moves.PutItOnDiscardPile: _owned,
    moves.PutItInHand: _owned,
    moves.PutItOnPile: _it,
    moves.RevealHand: lambda node, tone: {},
    resources.GainAether: _aether,
    resources.SpendAether: lambda node, tone: {"amount": amount("aether", node.amount, tone)},
    resources.LoseCharges: lambda node, tone: {
        "all": "yes" if node.amount is None else "no",
        "amount": amount("charge", 2 if node.amount is None else node.amount, tone),
    },
    resources.AllyGainsCharges: lambda node, tone: {
        "ally": name(node.ally, tone.lang),
        "amount": amount("charge", node.amount, tone),
    },
    resources.GainPlayerTokens: _tokens,
    resources.LosePlayerTokens: _tokens,
    breaches.Focus: _focus,
    breaches.FocusOne: lambda node, tone: {"n": node.times},
    breaches.GainBreach: lambda node, tone: {"slot": roman(node.slot)},
    breaches.HaveCast: lambda node, tone: {"n": node.times},
    moves.TakeBackIt: lambda node, tone: {"cards": cards_phrase(1, node.price, tone)},
    nemesis.DiscardFromPlay: lambda node, tone: {"type": node.type},
    turn_order.ShuffleInTurnCard: lambda node, tone: {"n": node.life},
    places.LieByPile: _lie_by_pile,
    breaches.Prep: _prep,
    breaches.CastAll: _cast_all,
    breaches.CastPrepped: _cast,
    breaches.OpenBreach: _focus,
    breaches.PrepIt: _focus,
    moves.Exchange: _exchange,
    breaches.ReplaceBreach: _replace,
    breaches.DestroyWithBreach: lambda node, tone: {
        "cards": cards_phrase(1, node.cards, tone, dearest=node.dearest)
    },
    nemesis.Unleash: lambda node, tone: {
        "n": node.times if isinstance(node.times, int) else 0,
        "value": value_phrase(node.times, tone),
    },
    damage.NemesisGainsLife: lambda node, tone: {
        "amount": amount("life", node.amount, tone),
        **the_nemesis(tone),
    },
    nemesis.NemesisGainsTokens: _nemesis_tokens,
    nemesis.NemesisLosesTokens: _nemesis_tokens,
    nemesis.ExtraDraw: lambda node, tone: {"n": node.n},
    nemesis.DiscardNemesisCards: named("n"),
    places.Attach: lambda node, tone: {"breach": _free_breach(node, tone)},
    places.LayBefore: lambda node, tone: {
        "who": player(node.player, tone, say(tone.lang, "laid-case")),
    },
    nemesis.PutMark: lambda node, tone: {
        "who": player(node.player, tone, say(tone.lang, "mark-case")),
    },
    nemesis.LosePower: lambda node, tone: {
        "power": name(node.named, tone.lang),
        "amount": amount("power-token", node.n, tone),
    },
    nemesis.PutInPlay: lambda node, tone: {"card": name(node.card, tone.lang)},
    nemesis.RestorePower: lambda node, tone: {"n": node.n},
    nemesis.ResolvePart: lambda node, tone: {
        "part": name(node.part, tone.lang),
        "minion": minion(tone, "gen"),
        "unharmed": "yes" if node.unharmed else "no",
        **itself(tone),
    },
    nemesis.ResolvePersistent: lambda node, tone: {"minion": minion(tone, "gen")},
    nemesis.BringIntoPlay: lambda node, tone: {"card": name(node.card, tone.lang)},
    damage.SetItsLife: lambda node, tone: {
        "amount": value_phrase(node.amount, tone),
        "minion": minion(tone, "gen"),
    },
    nemesis.DrawMinion: lambda node, tone: {
        **_deck(node, tone),
        "more": node.more if isinstance(node.more, int) else 2,
        "quiet": "yes" if node.quiet else "no",
        "life": value_phrase(node.more, tone),
    },
    nemesis.PutItUnderDeck: _deck,
    nemesis.ShuffleBack: lambda node, tone: {**_deck(node, tone), "n": node.n},
    nemesis.DiscardFromDeck: _deck,
    turn_order.SwapTurnCard: lambda node, tone: {"card": name(node.card, tone.lang)},
}


def verb(node: Effect, tone: Tone, mood: str) -> str:
    """The effect in a mood, without its subject."""
    return say(tone.lang, message_of(node), mood, **args_of(node, tone._replace(mood=mood)))


def verbs(nodes: list[Effect], tone: Tone, mood: str) -> list[str]:
    """One verb each.

    An order that is no imperative ('you gain') becomes one among imperatives (`.also`), and a verb
    of the message `said-once` is not repeated before plain amounts.
    """
    if not nodes:
        return []
    lang = tone.lang
    also = [mood == "do" and has(lang, message_of(node), "also") for node in nodes]
    told = []
    for node, soft in zip(nodes, also, strict=True):
        told.append(verb(node, tone, "also" if soft and not all(also) else mood))
        tone = once_told(tone, node)
    if len(nodes) > 1 and all(node == nodes[0] for node in nodes):
        return [say(lang, "several-times", told=told[0], n=len(nodes))]
    first = told[0].split(" ")[0]
    same = len(told) > 1 and all(
        _plain(node) and text.startswith(f"{first} ")
        for node, text in zip(nodes, told, strict=True)
    )
    if same and first in say(lang, "said-once").split():
        return [told[0], *(text.removeprefix(f"{first} ") for text in told[1:])]
    return told


def _plain(node: Effect) -> bool:
    limited = getattr(node, "only", ()) or getattr(node, "never", ())
    return isinstance(getattr(node, "amount", None), int) and not limited
