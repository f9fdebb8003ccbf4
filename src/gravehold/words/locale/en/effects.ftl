# Effects. .do is an order to the reader, .does the third person without its subject, .inf what
# stands behind 'may', .all the players together; a message with a value names its own subject.
do-deal =
    .do = deal { $amount }
    .does = deals { $amount }
    .inf = deal { $amount }
do-deal-plus =
    .do = deal { $amount }, plus { $plus }
    .does = deals { $amount }, plus { $plus }
    .inf = deal { $amount }, plus { $plus }
plus-against-minion = { $plus } if the target is a minion
do-deal-divided =
    .do = deal { $amount }, divided as you choose among the nemesis and any number of minions
    .does = deals { $amount }, divided freely among the nemesis and any number of minions
    .inf = deal { $amount }, divided as you choose among the nemesis and any number of minions
do-suffer =
    .do = suffer { $amount }
    .does = suffers { $amount }
    .inf = suffer { $amount }
do-gravehold-suffers = Gravehold suffers { $amount }
do-ally-gains-charges = { $ally } gains { $amount }
do-gravehold-gains = Gravehold gains { $amount }
do-gain-life =
    .do = gain { $amount }
    .does = gains { $amount }
    .inf = gain { $amount }
do-this-suffers = this minion suffers { $amount }
do-it-suffers = { $minion } suffers { $amount }
do-it-gains-life = { $minion } gains { $amount }
do-gain-aether =
    .do = gain { $amount }
    .does = gains { $amount }
    .inf = gain { $amount }
do-gain-aether-limited =
    .do = gain { $amount }{ $fixed ->
        [yes] {" "}{ $limit }
       *[no] ; { $limit }
    }
    .does = gains { $amount }{ $fixed ->
        [yes] {" "}{ $limit }
       *[no] ; { $limit }
    }
    .inf = gain { $amount }{ $fixed ->
        [yes] {" "}{ $limit }
       *[no] ; { $limit }
    }
# Behind an amount that is counted, 'that' would be about what is counted.
limit-only = { $fixed ->
    [yes] that
   *[no] it
} can only be used { $purposes }
limit-never = { $fixed ->
    [yes] that
   *[no] it
} cannot be used { $purposes }
purpose-gain = to gain { $cards }
purpose-gem = gems
purpose-relic = relics
purpose-spell = spells
purpose-any-card = cards
purpose-charge = to gain charges
purpose-focus = to focus breaches
purpose-breaches = to focus or open breaches
purpose-open = to open breaches
purpose-discard = to discard powers
purpose-other = for other effects
do-spend-aether =
    .do = spend { $amount }
    .does = spends { $amount }
    .inf = spend { $amount }
do-gain-charge =
    .do = gain { $amount }
    .does = gains { $amount }
    .inf = gain { $amount }
do-gain-charge-kept =
    .do = gain { $amount } (nothing else may be done instead)
    .does = gains { $amount } (nothing else may be done instead)
    .inf = gain { $amount } (nothing else may be done instead)
do-lose-charges =
    .do = { $all ->
        [yes] lose all your charges
       *[no] lose { $amount }
    }
    .does = { $all ->
        [yes] loses all their charges
       *[no] loses { $amount }
    }
    .inf = { $all ->
        [yes] lose all charges
       *[no] lose { $amount }
    }
do-gain-player-tokens =
    .do = { $count ->
        [0] gain as many { $token_id ->
            [trophy] Trophies
           *[other] { $token } tokens
        } as { $n }
       *[other] gain { $count } { $token_id ->
            [trophy] { NOUN("token-trophy", $count) }
           *[other] { $token } { NOUN("token", $count) }
        }
    }
    .does = { $count ->
        [0] gains as many { $token_id ->
            [trophy] Trophies
           *[other] { $token } tokens
        } as { $n }
       *[other] gains { $count } { $token_id ->
            [trophy] { NOUN("token-trophy", $count) }
           *[other] { $token } { NOUN("token", $count) }
        }
    }
    .inf = { $count ->
        [0] gain as many { $token_id ->
            [trophy] Trophies
           *[other] { $token } tokens
        } as { $n }
       *[other] gain { $count } { $token_id ->
            [trophy] { NOUN("token-trophy", $count) }
           *[other] { $token } { NOUN("token", $count) }
        }
    }
do-lose-player-tokens =
    .do = { $count ->
        [0] lose as many { $token_id ->
            [trophy] Trophies
           *[other] { $token } tokens
        } as { $n }
       *[other] lose { $count } { $token_id ->
            [trophy] { NOUN("token-trophy", $count) }
           *[other] { $token } { NOUN("token", $count) }
        }
    }
    .does = { $count ->
        [0] loses as many { $token_id ->
            [trophy] Trophies
           *[other] { $token } tokens
        } as { $n }
       *[other] loses { $count } { $token_id ->
            [trophy] { NOUN("token-trophy", $count) }
           *[other] { $token } { NOUN("token", $count) }
        }
    }
    .inf = { $count ->
        [0] lose as many { $token_id ->
            [trophy] Trophies
           *[other] { $token } tokens
        } as { $n }
       *[other] lose { $count } { $token_id ->
            [trophy] { NOUN("token-trophy", $count) }
           *[other] { $token } { NOUN("token", $count) }
        }
    }
do-discard =
    .do = discard { $cards }
    .does = discards { $cards }
    .inf = discard { $cards }
    .all = { $n ->
        [one] the players discard { $cards }
       *[other] the players collectively discard { $cards }
    }
do-destroy =
    .do = destroy { $cards }
    .does = destroys { $cards }
    .inf = destroy { $cards }
    .all = { $n ->
        [one] the players destroy { $cards }
       *[other] the players collectively destroy { $cards }
    }
do-take =
    .do = put { $cards } into your hand
    .does = puts { $cards } into their hand
    .inf = put { $cards } into { $person ->
        [you] your
       *[they] their
    } hand
do-put-on-deck =
    .do = place { $cards } on top of your deck
    .does = places { $cards } on top of their deck
    .inf = place { $cards } on top of { $person ->
        [you] your
       *[they] their
    } deck
do-choose-card =
    .do = choose { $cards }
    .does = chooses { $cards }
    .inf = choose { $cards }
    .all = the players choose { $cards }
do-destroy-it =
    .do = destroy { $card }
    .does = destroys { $card }
    .inf = destroy { $card }
do-destroy-this =
    .do = destroy { $it ->
        [instead] it
       *[other] this card
    }
    .does = destroys this card
    .inf = destroy this card
do-put-this-on-deck =
    .do = place { $it ->
        [instead] it
       *[other] this card
    } on top of your deck
    .does = places this card on top of their deck
    .inf = place this card on top of your deck
do-draw =
    .do = draw { $amount }
    .does = draws { $amount }
    .inf = draw { $amount }
do-put-it-on-deck =
    .do = place it on top of your deck
    .does = places it on top of their deck
    .inf = place it on top of { $person ->
        [you] your
       *[they] their
    } deck
do-put-it-on-discard-pile =
    .do = place it on top of { $whose ->
        [you] your discard pile
        [they] their discard pile
       *[other] { OWNED($owner, "discard pile") }
    }
    .does = places it on top of { $whose ->
        [you] your discard pile
        [they] their discard pile
       *[other] { OWNED($owner, "discard pile") }
    }
    .inf = place it on top of { $whose ->
        [you] your discard pile
        [they] their discard pile
       *[other] { OWNED($owner, "discard pile") }
    }
do-put-it-in-hand =
    .do = { $it ->
        [spell] return it to
       *[other] put it into
    } { $whose ->
        [you] your hand
        [they] their hand
       *[other] { OWNED($owner, "hand") }
    }
    .does = { $it ->
        [spell] returns it to
       *[other] puts it into
    } { $whose ->
        [you] your hand
        [they] their hand
       *[other] { OWNED($owner, "hand") }
    }
    .inf = { $it ->
        [spell] return it to
       *[other] put it into
    } { $whose ->
        [you] your hand
        [they] their hand
       *[other] { OWNED($owner, "hand") }
    }
do-play-it-again =
    .do = play it again
    .does = plays it again
    .inf = play it again
do-put-it-on-pile =
    .do = return { $card } to its supply pile
    .does = returns { $card } to its supply pile
    .inf = return { $card } to its supply pile
do-reveal-hand =
    .do = reveal your hand
    .does = reveals their hand
    .inf = reveal { $person ->
        [you] your
       *[they] their
    } hand
do-discard-hand =
    .do = discard your hand
    .does = discards their hand
    .inf = discard the hand
do-shuffle-discard-into-deck =
    .do = shuffle your discard pile into your deck
    .does = shuffles their discard pile into their deck
    .inf = shuffle the discard pile into the deck
do-focus =
    .do = focus { $breach }
    .does = focuses { $breach }
    .inf = focus { $breach }
breach-any = { $whose ->
    [you] one of your closed breaches
    [they] one of their closed breaches
    [anyone] any player's closed breach
   *[other] one of { OWNED($owner, "closed breaches") }
}
breach-unused = { $whose ->
    [you] one of your free open breaches
    [they] one of their free open breaches
    [anyone] any player's free open breach
   *[other] one of { OWNED($owner, "free open breaches") }
}
breach-cheapest = { $whose ->
    [you] your closed breach with the lowest focus cost
    [they] their closed breach with the lowest focus cost
    [anyone] any player's closed breach with the lowest focus cost
   *[other] { OWNED($owner, "closed breach with the lowest focus cost") }
}
breach-slot = { $whose ->
    [you] your breach { $slot }
    [they] their breach { $slot }
    [anyone] any player's breach { $slot }
   *[other] { FIRST($owner) ->
        [of] breach { $slot } { $owner }
       *[other] { $owner } breach { $slot }
    }
}
do-focus-this-breach =
    .do = focus this breach
    .does = focuses this breach
    .inf = focus this breach
do-prep =
    .do = prep { $cards } to one of your breaches
    .does = preps { $cards } to one of their breaches
    .inf = prep { $cards } to one of { $person ->
        [you] your
       *[they] their
    } breaches
do-prep-it =
    .do = prep it to { $breach }
    .does = preps it to { $breach }
    .inf = prep it to { $breach }
do-prep-closed =
    .do = prep { $cards } to one of your open or closed breaches
    .does = preps { $cards } to one of their open or closed breaches
    .inf = prep { $cards } to one of { $person ->
        [you] your
       *[they] their
    } open or closed breaches
do-cast-all =
    .do = cast each of your prepped spells once, in any order, { $kept }
    .does = casts each of their prepped spells once, in any order, { $kept }
    .inf = cast each of { $person ->
        [you] your
       *[they] their
    } prepped spells once, in any order, { $kept }
exchange-case = nom
do-exchange =
    .do = give { $partner } any number of cards from your hand; { $again } gives you as many cards of their choice from their hand
    .does = gives { $partner } any number of cards from their hand, and gets as many of the other's choice from the other's hand
    .inf = give { $partner } any number of cards from { $person ->
        [you] your
       *[they] their
    } hand, and get as many of the other's choice from the other's hand
do-cast-prepped =
    .do = cast { $cards } { $kept }{ $aimed }
    .does = casts { $cards } { $kept }{ $aimed }
    .inf = cast { $cards } { $kept }{ $aimed }
do-cast-prepped-plus =
    .do = cast { $cards } { $kept }; { $n ->
        [one] it
       *[other] each
    } deals { $plus }{ $aimed }
    .does = casts { $cards } { $kept }; { $n ->
        [one] it
       *[other] each
    } deals { $plus }{ $aimed }
    .inf = cast { $cards } { $kept }; { $n ->
        [one] it
       *[other] each
    } deals { $plus }{ $aimed }
# Behind the spells that are cast.
cast-kept = without discarding { $n ->
    [one] it
   *[other] them
}
cast-aimed = ; all damage that { $n ->
    [one] it deals
   *[other] they deal
} goes to { $aim ->
    [gravehold] Gravehold
    [any-player] any player
    [you] { $person ->
        [you] you
       *[they] that player
    }
   *[both] Gravehold or any player
} instead
do-replace-breach =
    .do = choose any player's open breach { $slots }; that player destroys it, returns the spells prepped to it to their hand and puts a { $tile } in its place
    .does = chooses any player's open breach { $slots }; that player destroys it, returns the spells prepped to it to their hand and puts a { $tile } in its place
do-destroy-with-breach =
    .do = destroy { $cards } and a breach it was prepped to
    .does = destroys { $cards } and a breach it was prepped to
    .inf = destroy { $cards } and a breach it was prepped to
do-destroy-breach =
    .do = destroy one of your breaches
    .does = destroys one of their breaches
    .inf = destroy one of your breaches
do-unleash = { $n ->
    [0] unleash as many times as { $value }
    [one] unleash
    [2] unleash twice
   *[other] unleash { $n } times
}
do-nemesis-gains-tokens = { $named ->
    [yes] it
   *[no] { NAME($nemesis, case: "nom") }
} gains { $amount }
do-nemesis-gains-life = { NAME($nemesis, case: "nom") } gains { $amount }
do-nemesis-loses-tokens = { $named ->
    [yes] it
   *[no] { NAME($nemesis, case: "nom") }
} loses { $amount }
do-draw-nemesis-card = draw the top card of the nemesis deck and resolve it
do-discard-nemesis-cards = discard { $count ->
    [one] the top card
   *[other] the top { $n } cards
} of the nemesis deck without resolving { $count ->
    [one] it
   *[other] them
}
do-extra-draw = { $n ->
    [one] the nemesis draws an additional card in its draw phase this turn
   *[other] the nemesis draws { $n } additional cards in its draw phase this turn
}
do-put-under-nemesis-deck = { $it ->
    [this] place it on the bottom of the nemesis deck
    [instead] place it on the bottom of the nemesis deck
   *[other] place this card on the bottom of the nemesis deck
}
do-discard-this = discard this card
do-discard-it = discard { $minion }
do-lose-power = { $power } loses { $amount }
do-put-in-play = put { $card } into play
do-restore-power = put { $n } { NOUN("power-token", $n) } on this card again
do-resolve-this = resolve the effect of this card
do-return-minion = the most recently discarded minion returns to play
do-repeat-last-attack = resolve the most recently discarded attack again
do-lose-game = the players lose the game
do-win-game = the players win the game
do-resolve-part = { $unharmed ->
    [yes] resolve the { $part } effect { $minion }, ignoring any damage it would deal to itself
   *[no] resolve the { $part } effect { $minion }
}
do-draw-minion = draw the top card of the { $deck } deck and put it into play{ $more ->
    [0] {""}
   *[other] {" "}with { $life } more life
}{ $quiet ->
    [yes] {" "}without resolving its Immediately effect
   *[no] {""}
}
do-put-it-under-deck = place { $minion } on the bottom of the { $deck } deck
do-shuffle-back = shuffle the { $n } most recently discarded { $deck } cards into the { $deck } deck
do-discard-from-deck = discard the top card of the { $deck } deck
do-reveal-turn-card =
    .do = reveal the top card of the turn order deck
    .does = reveals the top card of the turn order deck
do-order-turn-deck =
    .do = reveal all cards of the turn order deck and put them back in any order
    .does = reveals all cards of the turn order deck and puts them back in any order
    .inf = reveal all cards of the turn order deck and put them back in any order
do-put-turn-card-under =
    .do = place it on the bottom of the turn order deck
    .does = places it on the bottom of the turn order deck
    .inf = place it on the bottom of the turn order deck
do-discard-turn-card =
    .do = discard it
    .does = discards it
    .inf = discard it
do-shuffle-in-nemesis-turn-card = shuffle a nemesis card from the turn order discard pile into the turn order deck
do-shuffle-in-own-turn-card =
    .do = shuffle your turn order card from the discard pile into the turn order deck
    .does = shuffles their turn order card from the discard pile into the turn order deck
    .inf = shuffle { $person ->
        [they] their
       *[you] your
    } turn order card from the discard pile into the turn order deck
do-keep-one-turn-card = choose a player card in the turn order discard pile; shuffle all other cards of that pile into the turn order deck
do-swap-turn-card = replace a nemesis card of the turn order deck with { $card }
do-each-turn-card-suffers = each player suffers { $amount } for each of their cards in the turn order discard pile

# Zones, tokens, tracks and boards that a definition brings.
do-return-card =
    .do = return { $cards } to its supply pile
    .does = returns { $cards } to its supply pile
    .inf = return { $cards } to its supply pile
    .all = the players return { $cards } to its supply pile
