"""The verb of each effect, where it is told by one word."""

from __future__ import annotations

from gravehold.kernel.nodes import (
    breaches,
    damage,
    moves,
    nemesis,
    places,
    resources,
    sorcery,
    turn_order,
)
from gravehold.kernel.nodes.base import Effect

_BY_VERB: dict[str, tuple[type[Effect], ...]] = {
    "destroy": (
        moves.Destroy, moves.DestroyIt, moves.DestroyThis, moves.Degrade,
        breaches.DestroyWithBreach, breaches.DestroyBreach, sorcery.DestroyOnBoard,
    ),
    "discard": (
        moves.Discard, moves.DiscardHand, nemesis.DiscardThis, nemesis.DiscardFromPlay,
        nemesis.DiscardNemesisCards, nemesis.DiscardIt, nemesis.DiscardFromDeck,
        turn_order.DiscardTurnCard,
    ),
    "draw": (moves.Draw, nemesis.ExtraDraw, nemesis.DrawNemesisCard),
    "arrive": (
        nemesis.DrawMinion, nemesis.PutInPlay, nemesis.BringIntoPlay, nemesis.ReturnMinion,
    ),
    "take": (moves.Take, moves.PutItInHand, moves.TakeBackIt),
    "put": (
        moves.PutOnDeck, moves.PutAllOnDeck, moves.PutInZone, moves.PutThisOnDeck,
        moves.PutItOnDeck, moves.PutItOnDiscardPile, moves.PutItOnPile,
        nemesis.PutUnderNemesisDeck, nemesis.PutItUnderDeck, nemesis.PutMark,
        places.PutInto, places.PutOnBoard, places.PutByPile, places.AddToSpace,
        places.PlaceBridge, places.Attach, places.LayBefore, places.LieByPile, places.StayBeside,
        turn_order.PutTurnCardUnder,
    ),
    "gain": (moves.GainCard, moves.GainNamed, breaches.GainBreach, places.FromPiles),
    "focus": (breaches.Focus, breaches.FocusOne, breaches.FocusThisBreach),
    "open": (breaches.OpenBreach,),
    "prep": (breaches.Prep, breaches.PrepIt, breaches.PrepAny),
    "cast": (
        breaches.HaveCast, breaches.CastPrepped, breaches.CastAll, sorcery.CastTop,
        sorcery.CastBoard,
    ),
    "swap": (
        moves.Exchange, breaches.ReplaceBreach, places.SwapBridge, turn_order.SwapTurnCard,
    ),
    "repeat": (moves.PlayItAgain, nemesis.RepeatLastAttack),
    "reveal": (
        moves.RevealDeck, moves.RevealHand, places.TurnOver, places.TurnOneOver,
        places.RevealTop, places.SortTop, turn_order.RevealTurnCard, turn_order.OrderTurnDeck,
    ),
    "shuffle": (
        moves.ShuffleDiscardIntoDeck, nemesis.ShuffleBack, places.ShuffleZone,
        turn_order.ShuffleInOwnTurnCard, turn_order.ShuffleInNemesisTurnCard,
        turn_order.KeepOneTurnCard, turn_order.ShuffleInTurnCard,
    ),
    "unleash": (nemesis.Unleash,),
    "resolve": (
        nemesis.ResolveThis, nemesis.ResolvePart, nemesis.ResolvePersistent, places.ResolveTop,
        places.ResolveCards, sorcery.Perform,
    ),
    "move": (
        places.Advance, places.MoveBack, places.MoveToken, places.MoveTop, places.AdvanceCards,
        places.SkipSpace, places.MoveAlong, places.MoveAll,
    ),
    "remove": (places.TakeFromBoard, places.RemoveBridge, nemesis.LosePower),
    "change": (places.Become, places.Flaw, damage.SetItsLife, nemesis.RestorePower),
    "silence": (nemesis.Silence,),
    "suffer": (turn_order.EachTurnCardSuffers,),
    "lose": (nemesis.LoseGame,),
    "win": (nemesis.WinGame,),
    "spend": (resources.SpendAether,),
}  # fmt: skip

VERBS = {kind: verb for verb, kinds in _BY_VERB.items() for kind in kinds}
