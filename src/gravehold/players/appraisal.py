"""What an effect tree is worth, read from the tree alone: no card is named here.

Worth is counted in points: one point is one damage to the nemesis. Aether is counted apart,
because what it is worth depends on how long the game will still last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gravehold.kernel import nodes as n
from gravehold.kernel.codex import Codex
from gravehold.kernel.definitions import Gem, Minion, NemesisSpell, Power, Relic, Spell
from gravehold.kernel.nodes.base import AtLeast, Node
from gravehold.kernel.trees import walk

from .matworth import gathered, token_worth
from .worth import NOTHING, RID, Worth, amount

# Points per unit for effects that are a plain quantity: for the players, against them.
RATES: dict[type[Node], tuple[str, float]] = {
    n.DealDivided: ("amount", 1.1),
    n.DealNemesis: ("amount", 1.0),
    n.FocusOne: ("times", 1.2),
    n.HaveCast: ("times", 2.5),
    n.NextCast: ("plus", 0.9),
    n.Suffer: ("amount", -1.6),
    n.PlayersSuffer: ("amount", -1.6),
    n.GraveholdSuffers: ("amount", -0.8),
    n.GraveholdGains: ("amount", 0.7),
    n.GainLife: ("amount", 1.4),
    n.GainCharge: ("amount", 1.2),
    n.GainPlayerTokens: ("amount", 1.0),
    n.LosePlayerTokens: ("amount", -1.0),
    n.Draw: ("n", 1.0),
    n.Take: ("n", 0.5),
    n.PutOnDeck: ("n", 0.5),
    n.PutInZone: ("n", -1.5),
    n.ThisSuffers: ("amount", 0.6),
    n.ItSuffers: ("amount", 0.6),
    n.ItGainsLife: ("amount", -0.5),
    n.NemesisGainsLife: ("amount", -0.9),
    n.ItLosesLife: ("amount", 0.5),
    n.EachTurnCardSuffers: ("amount", -3.5),
    n.ExtraDraw: ("n", -5.0),
    n.DiscardNemesisCards: ("n", 3.0),
    n.LosePower: ("n", -1.5),
    n.PlaceBridge: ("n", 1.5),
    n.RemoveBridge: ("n", -1.5),
    n.TakeFromBoard: ("n", 2.5),
    n.Advance: ("n", -1.5),
    n.MoveBack: ("n", 1.0),
    n.AdvanceCards: ("n", -1.5),
    n.MoveAlong: ("n", -1.0),
    n.AddToSpace: ("amount", -1.0),
    n.SpendAether: ("amount", -0.7),
}
FLAT: dict[type[Node], float] = {
    n.MoveToken: 1.2,
    n.ShuffleInOwnTurnCard: 4.0,
    n.Focus: 1.5,
    n.FocusThisBreach: 1.0,
    n.OpenBreach: 4.0,
    n.GainBreach: 2.0,
    n.PrepAny: 3.0,
    n.TakeBackIt: 1.0,
    n.DiscardFromPlay: 6.0,
    n.ShuffleInTurnCard: 4.0,
    n.LieByPile: 1.0,
    n.Prep: 1.5,
    n.PrepIt: 1.5,
    n.Exchange: 1.0,
    n.ReplaceBreach: 6.0,
    n.PutItOnDeck: 0.5,
    n.PlayItAgain: 2.5,
    n.PutItOnPile: -2.0,
    n.PutTurnCardUnder: 1.0,
    n.OrderTurnDeck: 2.0,
    n.DestroyIt: -1.0,
    n.DestroyThis: -1.0,
    n.LoseGame: -30.0,
    n.WinGame: 30.0,
    n.DrawMinion: -8.0,
    n.BringIntoPlay: -8.0,
    n.ReturnMinion: -8.0,
    n.DrawNemesisCard: -5.0,
    n.ShuffleBack: -15.0,
    n.RepeatLastAttack: -5.0,
    n.ShuffleInNemesisTurnCard: -6.0,
    n.KeepOneTurnCard: -5.0,
    n.DiscardTurnCard: -4.0,
    n.SwapTurnCard: -4.0,
    n.PutInPlay: -4.0,
    n.ResolveThis: -4.0,
    n.RestorePower: -1.0,
    n.PutUnderNemesisDeck: -2.0,
    n.DestroyBreach: -4.0,
    n.DestroyWithBreach: -7.0,
    n.ShuffleDiscardIntoDeck: -0.5,
    n.DiscardHand: -3.0,
    n.ResolvePart: -2.5,
    n.ResolvePersistent: -2.5,
    n.SetItsLife: 2.0,
    n.Become: -3.0,
    n.Flaw: -1.5,
    n.PutAllOnDeck: -1.5,
    n.TurnOver: 1.0,
    n.TurnOneOver: 1.0,
    n.SortTop: 0.5,
    n.SkipSpace: -3.0,
    n.PutOnBoard: -2.0,
    n.SwapBridge: -0.5,
    n.Attach: 1.5,
    n.LayBefore: -4.0,
    n.PutMark: -0.5,
    n.ResolveCards: 1.5,
    n.PutByPile: 1.2,
    n.StayBeside: -3.0,
    n.Silence: 3.0,
}
WORTH_NOTHING: dict[type[Node], str] = {
    n.PutItInHand: "the cast or discard before it has been counted",
    n.PutItOnDiscardPile: "a gained card has been counted, wherever it goes",
    n.PutThisOnDeck: "it only comes round sooner",
    n.RevealHand: "it shows what can be counted anyway",
    n.DiscardIt: "what a minion is worth slain has been counted elsewhere",
    n.DiscardThis: "the card was a threat only as long as it stays",
    n.PutItUnderDeck: "the minion was counted when it came, and comes again",
    n.MoveTop: "what a zone is good for is not known",
    n.MoveAll: "what a zone is good for is not known",
    n.CastBoard: "what lies there has been counted as a peril",
    n.PutInto: "what a zone is good for is not known",
    n.ShuffleZone: "another order, as little known as before",
    n.FromPiles: "it is done before the game begins",
    n.DiscardFromDeck: "one card of a side deck for another",
}


class Appraiser:
    """The worth of everything in one game's codex."""

    def __init__(self, codex: Codex, shield: float) -> None:
        self.codex = codex
        self.players = codex.players
        self.shield = shield_of(codex, shield)
        self.token = token_worth(codex.mat)
        self.unleash = NOTHING
        self.promised: dict[str, float] = {}
        self.promised = dict(self._promises())
        self.token = min([self.token, *gathered(codex.mat, lambda do: -self.harm(do))])
        self.unleash = self.of(codex.mat.unleash, ours=False)
        self.cards = tuple(self._card(definition) for definition in codex.definitions)
        self.threat = tuple(self._threat(definition) for definition in codex.definitions)
        self.ability = tuple(
            max(4.0, self.of(ability.effect).total) if ability else 0.0
            for ability in codex.abilities
        )

    def _card(self, definition: Any) -> Worth:
        """What playing or casting it once gives."""
        if not isinstance(definition, Gem | Relic | Spell):
            return NOTHING
        if hasattr(definition, "play"):
            found = self.of(definition.play)
            cursed = found.total <= 0 and definition in self.codex.setup.curses
            return RID if cursed else found
        use = self.of(definition.use)
        standing = 0.7 * len(definition.standing) + 0.3 * definition.link
        cast = self.of(definition.cast).times(2.0 if definition.echo else 1.0)
        return cast.plus(use.times(0.7)).plus(Worth(0.0, standing))

    def _threat(self, definition: Any) -> float:
        """The harm a card in play does each turn (minions) or once (powers), as a positive."""
        if isinstance(definition, Minion):
            parts = [self.of(part.do, ours=False).points for part in definition.parts]
            harm = self.of(definition.persistent, ours=False).points
            return max(0.3, -harm - 0.5 * sum(parts))
        if isinstance(definition, Power):
            return max(0.5, -self.of(definition.effect, ours=False).points)
        return 0.0

    def of(self, do: Any, ours: bool = True) -> Worth:
        """The worth of an effect or a sequence; `ours`: a player resolves it, not the nemesis."""
        if isinstance(do, tuple):
            found = NOTHING
            for part in do:
                found = found.plus(self.of(part, ours))
            return found
        kind = type(do)
        if kind in RATES:
            field, rate = RATES[kind]
            return Worth(0.0, rate * amount(getattr(do, field)))
        if kind in FLAT:
            return Worth(0.0, FLAT[kind])
        read = READERS.get(kind)
        return NOTHING if read is None else read(self, do, ours)

    def harm(self, do: Any) -> float:
        """What the nemesis does to us by it, as a positive."""
        return -self.of(do, ours=False).points

    def _promises(self) -> Iterator[tuple[str, float]]:
        """Tokens that give us something once there are enough: what each of them is worth."""
        for clause in self.codex.clauses_of_mats():
            if not isinstance(clause, n.Action | n.Whenever):
                continue
            for node in walk(clause.only_if):
                if isinstance(node, AtLeast) and isinstance(node.value, n.Tokens) and node.n > 1:
                    found = self.of(_once_it_holds(clause)).total
                    if found > 0:
                        yield node.value.token, found / node.n

    def better(self, one: Worth, two: Worth) -> Worth:
        return max(one, two, key=lambda worth: worth.total)


def _once_it_holds(clause: n.Action | n.Whenever) -> n.Do:
    """What a clause does, where it asks once more whether it may."""
    do = clause.do
    return do.do if isinstance(do, n.If) and do.condition == clause.only_if else do


def shield_of(codex: Codex, share: float) -> float:
    """What the nemesis takes off each hit; of tokens, that share of those it starts with."""
    found = 0.0
    for clause in codex.alter.mat.get("hit", ()):
        if clause.of not in ("nemesis", "anybody"):
            continue
        by_tokens = isinstance(clause.less, n.NemesisTokens)
        found += share * codex.tokens[0].start if by_tokens else amount(clause.less)
    return found


# Effects that need more than a rate

Reader = Callable[[Appraiser, Any, bool], Worth]


def _deal(a: Appraiser, do: n.Deal, ours: bool) -> Worth:
    damage = amount(do.amount) + amount(do.plus) + 0.5 * amount(do.against_minion)
    return Worth(0.0, max(0.4, damage - a.shield) if a.shield else damage)


def _cast(a: Appraiser, do: n.CastPrepped, ours: bool) -> Worth:
    """A spell that stays can be cast again; one that is turned on us had better not be."""
    each = -2.5 if do.aim else 3.5 if do.keep else 2.5
    return Worth(0.0, each * amount(do.n))


def _gain_aether(a: Appraiser, do: n.GainAether, ours: bool) -> Worth:
    return Worth(amount(do.amount) * (0.7 if do.only or do.never else 1.0))


def _discard(a: Appraiser, do: n.Discard, ours: bool) -> Worth:
    prepped = "prepped" in do.cards.zones
    each = -2.5 if prepped else -0.5 if ours else -1.0
    found = Worth(0.0, each * amount(do.n)).plus(a.of(do.then, ours))
    return a.better(NOTHING, found) if do.up_to else found


def _destroy(a: Appraiser, do: n.Destroy, ours: bool) -> Worth:
    prepped = "prepped" in do.cards.zones
    each = 1.5 if ours and not prepped and not do.dearest else -4.0 if prepped else -2.5
    return Worth(0.0, each * amount(do.n)).plus(a.of(do.then, ours))


def _degrade(a: Appraiser, do: n.Degrade, ours: bool) -> Worth:
    """A dear card becomes a cheaper one, or somebody is hurt."""
    return Worth(0.0, -4.0 if do.every else -2.0)


def _chosen(a: Appraiser, do: n.ChooseCard, ours: bool) -> Worth:
    return a.of(do.then, ours)


def _lose_charges(a: Appraiser, do: n.LoseCharges, ours: bool) -> Worth:
    return Worth(0.0, -1.0 * (3.0 if do.amount is None else amount(do.amount)))


def _ally_charges(a: Appraiser, do: n.AllyGainsCharges, ours: bool) -> Worth:
    """Hardly anything where the ally is not there to take them."""
    ally = a.codex.setup.ally
    there = ally is not None and ally.id == do.ally
    return Worth(0.0, (1.0 if there else 0.05) * amount(do.amount))


def _gain_card(a: Appraiser, do: n.GainCard, ours: bool) -> Worth:
    found = Worth(0.0, 1.0 + 0.6 * (8.0 if do.at_most is None else amount(do.at_most)))
    return found.plus(a.of(do.then, ours))


def _gain_named(a: Appraiser, do: n.GainNamed, ours: bool) -> Worth:
    """A card for nothing, or one that is gained because nobody wants it."""
    codex = a.codex
    if any(card.id == do.card for card in codex.setup.curses):
        return Worth(0.0, -1.5 * amount(do.n))
    kind = codex.number.get(do.card)
    return NOTHING if kind is None else Worth(0.0, (1.0 + 0.6 * codex.cost[kind]) * amount(do.n))


def _may(a: Appraiser, do: n.May, ours: bool) -> Worth:
    return a.better(a.of((do.do, do.then), ours), a.of(do.otherwise, ours))


def _if_done(a: Appraiser, do: n.IfDone, ours: bool) -> Worth:
    return a.of((do.do, do.then), ours)


def _if_they_do(a: Appraiser, do: n.IfTheyDo, ours: bool) -> Worth:
    return a.better(a.of(do.otherwise, ours), a.of((do.do, do.then), ours))


def _cast_all(a: Appraiser, do: n.CastAll, ours: bool) -> Worth:
    """Two spells or so will lie there."""
    return Worth(0.0, 2.0 * (3.5 if do.keep else 2.5))


def _or(a: Appraiser, do: n.Or, ours: bool) -> Worth:
    found = a.better(a.of(do.one, ours), a.of(do.two, ours))
    return a.better(found, a.of(do.three, ours)) if do.three else found


def _if(a: Appraiser, do: n.If, ours: bool) -> Worth:
    return a.of(do.do, ours).plus(a.of(do.otherwise, ours)).times(0.5)


def _cases(a: Appraiser, do: n.Cases, ours: bool) -> Worth:
    return a.of(do.one.do, ours).plus(a.of(do.two.do, ours)).times(0.5)


def _body(a: Appraiser, do: Any, ours: bool) -> Worth:
    return a.of(do.do, ours)


def _each_player(a: Appraiser, do: n.EachPlayer, ours: bool) -> Worth:
    return a.of(do.do, ours).times(a.players)


def _each_ally(a: Appraiser, do: n.EachAlly, ours: bool) -> Worth:
    """With one mage, the mage."""
    return a.of(do.do, ours).times(max(1, a.players - 1))


def _by_chance(a: Appraiser, do: n.ByChance, ours: bool) -> Worth:
    branches = [do.one, do.two, *([do.three] if do.three else [])]
    found = NOTHING
    for branch in branches:
        found = found.plus(a.of(branch, ours))
    return found.times(1 / len(branches))


def _different(a: Appraiser, do: n.DifferentPlayers | n.UpToPlayers, ours: bool) -> Worth:
    return a.of(do.do, ours).times(do.n)


def _repeat_for(a: Appraiser, do: n.RepeatFor, ours: bool) -> Worth:
    """Once, and perhaps once more."""
    once = a.of(do.do, ours)
    return once.plus(a.better(NOTHING, once.plus(a.of(do.price, ours))))


def _offered(a: Appraiser, do: n.OfferThisTurn, ours: bool) -> Worth:
    """Twice or so, if that is worth its price."""
    return a.better(NOTHING, a.of((do.price, do.do), ours).times(2.0))


def _repeat(a: Appraiser, do: n.Repeat, ours: bool) -> Worth:
    return a.of(do.do, ours).times(amount(do.times))


def _repeat_until(a: Appraiser, do: n.RepeatUntil, ours: bool) -> Worth:
    return a.of(do.do, ours).times(3.0)


def _unleash(a: Appraiser, do: n.Unleash, ours: bool) -> Worth:
    return a.unleash.times(amount(do.times))


def _gain_tokens(a: Appraiser, do: n.NemesisGainsTokens, ours: bool) -> Worth:
    return Worth(0.0, a.token * amount(do.amount))


def _lose_tokens(a: Appraiser, do: n.NemesisLosesTokens, ours: bool) -> Worth:
    return Worth(0.0, -a.token * amount(do.amount))


def _lose_any(a: Appraiser, do: n.LoseAnyNumber, ours: bool) -> Worth:
    """Two of them or so, if that is better than keeping them."""
    return a.better(NOTHING, a.of(do.then, ours).plus(Worth(0.0, -1.0)).times(2.0))


def _gain_declared(a: Appraiser, do: n.GainTokens, ours: bool) -> Worth:
    return Worth(0.0, a.promised.get(do.token, -0.8) * amount(do.amount))


def _lose_declared(a: Appraiser, do: n.LoseTokens, ours: bool) -> Worth:
    """All of them go in the price of what they were gathered for, which counts elsewhere."""
    if do.amount is None:
        return NOTHING
    return Worth(0.0, -a.promised.get(do.token, -0.8) * amount(do.amount))


def _resolve_top(a: Appraiser, do: n.ResolveTop, ours: bool) -> Worth:
    """Which card of the zone comes is not known: one of those it held at first."""
    place = a.codex.tables.place.get(do.zone)
    zone = None if place is None else place.declared
    effects = [getattr(card, "effect", ()) for card in getattr(zone, "cards", ())]
    found = NOTHING
    for effect in effects:
        found = found.plus(a.of(effect, ours))
    return found.times(1 / len(effects)) if effects else NOTHING


def _cast_top(a: Appraiser, do: n.CastTop, ours: bool) -> Worth:
    """One of the spells of the nemesis; which, is not known."""
    spells = [card for card in a.codex.definitions if isinstance(card, NemesisSpell)]
    found = NOTHING
    for spell in spells:
        found = found.plus(a.of(spell.cast, ours))
    return found.times(1 / len(spells)) if spells else NOTHING


def _destroy_on_board(a: Appraiser, do: n.DestroyOnBoard, ours: bool) -> Worth:
    """A threat less, or two where it is all of them."""
    return Worth(0.0, 3.0 * (2.0 if do.n is None else amount(do.n))).plus(a.of(do.then, ours))


def _perform(a: Appraiser, do: n.Perform, ours: bool) -> Worth:
    parts = [part.do for part in a.codex.mat.parts if part.name == do.part]
    return a.of(tuple(parts), ours).times(amount(do.times))


READERS: dict[type[Node], Reader] = {
    n.CastTop: _cast_top,
    n.DestroyOnBoard: _destroy_on_board,
    n.Perform: _perform,
    n.RevealTop: _body,
    n.Deal: _deal,
    n.CastPrepped: _cast,
    n.GainAether: _gain_aether,
    n.Discard: _discard,
    n.Degrade: _degrade,
    n.Destroy: _destroy,
    n.ChooseCard: _chosen,
    n.LoseCharges: _lose_charges,
    n.AllyGainsCharges: _ally_charges,
    n.GainCard: _gain_card,
    n.GainNamed: _gain_named,
    n.May: _may,
    n.IfDone: _if_done,
    n.IfTheyDo: _if_they_do,
    n.CastAll: _cast_all,
    n.Or: _or,
    n.If: _if,
    n.Cases: _cases,
    n.As: _body,
    n.With: _body,
    n.WithMinion: _body,
    n.RevealDeck: _body,
    n.LoseAnyNumber: _lose_any,
    n.RevealTurnCard: _body,
    n.NextGain: _body,
    n.NextFocus: _body,
    n.EachPlayer: _each_player,
    n.EachAlly: _each_ally,
    n.ByChance: _by_chance,
    n.DifferentPlayers: _different,
    n.UpToPlayers: _different,
    n.Repeat: _repeat,
    n.RepeatFor: _repeat_for,
    n.OfferThisTurn: _offered,
    n.RepeatUntil: _repeat_until,
    n.Unleash: _unleash,
    n.GainTokens: _gain_declared,
    n.LoseTokens: _lose_declared,
    n.ResolveTop: _resolve_top,
    n.NemesisGainsTokens: _gain_tokens,
    n.NemesisLosesTokens: _lose_tokens,
}
