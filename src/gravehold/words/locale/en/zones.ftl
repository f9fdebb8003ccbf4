# What is done with zones, tokens and tracks that definitions declare.
do-gain-tokens = { $token_id ->
    [lantern] the { $token } gains { $n } fuel
   *[other] put { $count ->
        [0] as many { $token } tokens
        [one] a { $token } token
       *[other] { $count } { $token } tokens
    } { $on ->
        [this] on this card
        [it] on that card
        [you] in front of you
        [that] in front of that player
        [pile] on its supply pile
        [ally] on the mat of { $ally }
       *[game] on the nemesis mat
    }{ $count ->
        [0] {" "}as { $n }
       *[other] {""}
    }
}
do-lose-tokens = { $token_id ->
    [charge] take { $all ->
        [yes] all charges
       *[no] { $n } { NOUN("charge", $count) }
    } from { $ally }
    [lantern] the { $token } loses { $all ->
        [yes] all its fuel
       *[no] { $n } fuel
    }
   *[other] remove { $all ->
        [yes] all { $token } tokens
       *[no] { $count ->
            [0] as many { $token } tokens as { $n }
            [one] a { $token } token
           *[other] { $count } { $token } tokens
        }
    } { $on ->
        [this] from this card
        [it] from that card
        [you] from in front of you
        [that] from in front of that player
        [pile] from its supply pile
        [ally] from the mat of { $ally }
       *[game] from the nemesis mat
    }
}
do-advance = advance { $on ->
    [minion] { $minion }
    [this] the { $token } token of this card
    [it] the { $token } token of that card
    [you] the { $token } token in front of you
    [that] the { $token } token of that player
   *[game] the { $token } token on the nemesis mat
} by { $count ->
    [0] as many spaces as { $n }
    [one] 1 space
   *[other] { $count } spaces
}{ $many ->
    [1] {""}
   *[other] {" "}each
}{ $times ->
    [1] {""}
    [2] {" "}(resolve the effect of each space it enters twice)
   *[other] {" "}(resolve the effect of each space it enters { $times } times)
}
do-move-back = move { $on ->
    [minion] { $minion }
    [this] the { $token } token of this card
    [it] the { $token } token of that card
    [you] the { $token } token in front of you
    [that] the { $token } token of that player
   *[game] the { $token } token on the nemesis mat
} back by { $count ->
    [0] as many spaces as { $n }
    [one] 1 space
   *[other] { $count } spaces
}{ $many ->
    [1] {""}
   *[other] {" "}each
}
do-move-token = move the { $token } token { $on ->
    [this] of this card
    [it] of that card
    [you] on your mat
    [that] of that player
    [pile] on its supply pile
   *[game] on the nemesis mat
} to another space of your choice and resolve that space
do-turn-over = { $on ->
    [this] turn this card over
    [minion] turn { $minion } over
   *[it] turn that card over
}
do-become = { $evolve ->
    [yes] evolve
   *[no] { $on ->
    [this] this card becomes { $id }
   *[it] that card becomes { $id }
}
}
# A zone of the player who acts.
own-zone =
    .nom = { $whose ->
        [self] your
        [you] your
       *[other] { $owner }
    } { $zone ->
        [hand] hand
        [deck] deck
       *[discard] discard pile
    }
    .gen = { own-zone.nom }
    .acc = { own-zone.nom }
do-move-top = put the { $bottom ->
    [yes] bottom
   *[no] top
} { $count ->
    [0] cards, as many as { $n },
    [one] card
   *[other] { $count } cards
} of { $zone } { $under ->
    [yes] on the bottom of { $to }
   *[no] { $to_id ->
        [hand] into { $to }
       *[other] on top of { $to }
    }
}
do-resolve-top = { $zone_id ->
    [assist] assist
   *[other] resolve the top card of { $zone_id ->
        [abilities] the ability deck
       *[other] { $zone }
    }, then discard it{ $refill ->
        [yes] {" "}(if there is none, its discard pile is shuffled and placed there first)
       *[no] {""}
    }
}
do-put-into = put { $on ->
    [this] this card
   *[it] that card
} { $under ->
    [yes] on the bottom of { $zone }
   *[no] { $zone_id ->
        [deck] on top of { $zone }
        [discard] on top of { $zone }
       *[other] into { $zone }
    }
}
do-shuffle-zone = { $back ->
    [yes] shuffle the { $zone } discard pile into its deck
   *[no] shuffle { $zone }
}
do-from-piles = put { $n } { NOUN("card", $n) } from each { $types } supply pile { $spare ->
    [yes] except the cheapest
   *[no] {""}
} into { $zone }
do-sort-top = reveal the top { $n } { NOUN("card", $n) } of { $zone }; put { $under } of them on its bottom and the rest back on top, in any order
do-put-in-zone =
    .do = put { $cards } on top of { $zone }
    .does = puts { $cards } on top of { $zone }
    .inf = put { $cards } on top of { $zone }
    .all = the players collectively put { $cards } on top of { $zone }
do-attach =
    .do = attach this card to { $breach }
    .does = attaches this card to { $breach }
    .inf = attach this card to { $breach }
breach-free = { $whose ->
    [you] one of your breaches
    [they] one of their breaches
    [anyone] any player's breach
   *[other] one of { OWNED($owner, "breaches") }
} with nothing attached to it
do-lay-before = this card is laid before { $who }
do-stay-beside = this card stays beside the nemesis mat for the rest of the game
do-move-all = { $zone_id ->
    [glyphs] its Glyph tokens return to you
   *[other] all cards in { $zone } go into { $to }
}
resolver-case = nom
do-resolve-cards = { $zone_id ->
    [glyphs] each Glyph token on that pile, in the order they were placed, is resolved by { $who }{ $chosen ->
        [yes] , as the players choose,
       *[no] {""}
    } and then returns to you
   *[other] each card in { $zone }, in the order they were placed, is resolved by { $who }{ $chosen ->
        [yes] , as the players choose,
       *[no] {""}
    } and then goes into { $to }
}
do-put-by-pile = { $source_id ->
    [none] { $zone_id ->
        [glyphs] move each Glyph token on that pile to any supply pile
       *[other] place each card in { $zone } on any supply pile
    }
    [glyph] { $count ->
        [0] place as many Glyph tokens as { $n } on any one supply pile
        [one] place a Glyph token on any supply pile
       *[other] place { $n } Glyph tokens on any one supply pile
    }
   *[other] { $count ->
        [0] place as many cards as { $n } from { $source } on any one supply pile
        [one] place a card from { $source } on any supply pile
       *[other] place { $n } cards from { $source } on any one supply pile
    }
}
zone-inside = in { $zone }
zone-discard-of = { $deck } discard pile
