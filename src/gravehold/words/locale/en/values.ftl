# Amounts of something.
amount = { $n } { NOUN($noun, $n) }
amount-each = { $amount } for each { $each }
amount-equal = { NOUN($noun, 2) } equal to { $value }
amount-plus = { $noun ->
    [additional-damage] { $left }, plus { $right }
   *[other] { $left } plus { $right }
}
amount-when = { $amount } if { $condition }
amount-any = any amount of { NOUN($noun, 2) }

# Quantities: each stands behind 'for each', number behind 'equal to'.
value-times = { $n ->
    [2] twice
   *[other] { $n } times
} { $value }
value-plus = { $case ->
    [cost] { $left } plus { $right } { $more ->
        [0] {""}
       *[other] aether
    }
   *[nom] { $left } plus { $right }
}
value-half-up = half of { $value }, rounded up
value-life =
    .number = { $whose ->
        [you] your life
        [they] their life
       *[other] { OWNED($owner, "life") }
    }
value-charges =
    .each = { $whose ->
        [you] of your charges
        [they] of their charges
       *[other] of { OWNED($owner, "charges") }
    }
    .number = { $whose ->
        [you] the number of your charges
        [they] the number of their charges
       *[other] the number of { OWNED($owner, "charges") }
    }
value-ally-charges =
    .each = of the charges { $ally } has
    .number = the number of charges { $ally } has
value-open-breaches =
    .each = { $whose ->
        [you] of your open breaches
        [they] of their open breaches
       *[other] of { OWNED($owner, "open breaches") }
    }
    .number = { $whose ->
        [you] the number of your open breaches
        [they] the number of their open breaches
       *[other] the number of { OWNED($owner, "open breaches") }
    }
value-closed-breaches =
    .each = { $whose ->
        [you] of your closed breaches
        [they] of their closed breaches
       *[other] of { OWNED($owner, "closed breaches") }
    }
    .number = { $whose ->
        [you] the number of your closed breaches
        [they] the number of their closed breaches
       *[other] the number of { OWNED($owner, "closed breaches") }
    }
value-nemesis-tokens =
    .each = { NOUN($token, 1) }
    .number = the number of { NOUN($token, 2) }
value-player-tokens =
    .each = { $whose ->
        [you] { $token } you have
        [they] { $token } they have
       *[other] { FIRST($owner) ->
            [of] { $token } { $owner }
           *[other] { $token } of { $owner }
        }
    }
    .number = { $whose ->
        [you] the number of your { $token } tokens
        [they] the number of their { $token } tokens
       *[other] { FIRST($owner) ->
            [of] the number of { $token } tokens { $owner }
           *[other] the number of { $owner } { $token } tokens
        }
    }
value-minion-life =
    .number = { $this ->
        [power] the number of power tokens on this card
        [it] the current life { $minion }
       *[minion] this minion's current life
    }
value-power-left =
    .number = the number of power tokens on { $power }
value-nemesis-tier =
    .number = the nemesis tier
value-nemesis-turn-cards =
    .each = nemesis card in the turn order discard pile
    .number = the number of nemesis cards in the turn order discard pile
value-cost-of-it =
    .number = { $case ->
        [cost] { $it ->
            [destroyed] the destroyed card
            [discarded] the discarded card
            [gained] the gained card
            [spell] that spell
           *[card] that card
        }
       *[nom] { $it ->
            [destroyed] the cost of the destroyed card
            [discarded] the cost of the discarded card
            [gained] the cost of the gained card
            [spell] the cost of that spell
           *[card] the cost of that card
        }
    }
value-cost-of-gained =
    .number = { $case ->
        [cost] the gained card
       *[nom] the cost of the gained card
    }
value-number =
    .each = { $counted ->
        [discard-spell] spell discarded this way
        [destroy-spell] spell destroyed this way
        [destroy-card] card destroyed this way
        [putallondeck-card] card placed this way
        [putondeck-card] card placed this way
        [putinzone-card] card placed this way
        [take-card] card taken this way
        [discard-card] card discarded this way
        [damage] damage suffered
        [dealt] point of that damage
        [charge] of these charges
        [life] life gained
        [power] power token left
        [lost] token lost this way
        [aether] aether spent this way
        [breach] unit of that breach's number
        [number] unit of that number
       *[card] card chosen this way
    }
    .number = { $counted ->
        [discard-spell] the number of spells discarded this way
        [destroy-spell] the number of spells destroyed this way
        [destroy-card] the number of cards destroyed this way
        [discard-card] the number of cards discarded this way
        [putallondeck-card] the number of cards placed this way
        [putondeck-card] the number of cards placed this way
        [putinzone-card] the number of cards placed this way
        [take-card] the number of cards taken this way
        [damage] the damage suffered
        [dealt] that damage
        [charge] the number of these charges
        [life] the life gained
        [power] the number of power tokens left
        [lost] the number of tokens lost this way
        [aether] the aether spent this way
        [breach] the number of that breach
        [number] that number
       *[card] that number
    }
value-in-play =
    .each = { $subtype } in play
    .number = the number of { $subtype_id ->
        [minion] minions
       *[other] { $subtype } minions
    } in play
value-pile-size =
    .number = the number of cards left in { $card } supply pile
value-gained-this-turn =
    .number = the number of cards you have gained this turn
value-played-this-turn =
    .number = the number of copies of this card you have played this turn
value-plays-this-turn =
    .number = the number of gems and relics { $cost } played this turn
value-cast-this-turn =
    .number = the number of copies of this spell you have cast this turn
highest-prepped-spells =
    .each = spell prepped by the player with the most prepped spells
    .number = the number of spells prepped by the player with the most prepped spells
highest-hand-cards =
    .each = card in the largest hand of any player
    .number = the number of cards in the largest hand of any player
highest-charges =
    .each = charge of the player with the most charges
    .number = the number of charges of the player with the most charges
highest-life =
    .each = life of the player with the highest life
    .number = the life of the player with the highest life
highest-open-breaches =
    .each = open breach of the player with the most open breaches
    .number = the number of open breaches of the player with the most open breaches
highest-value =
    .number = the highest result of any player for { $value }
value-tokens =
    .number = { $token_id ->
        [lantern] the fuel of the { $token }
       *[other] the number of { $token } tokens { $on ->
            [this] on this card
            [it] on that card
            [you] in front of you
            [that] in front of that player
            [pile] on its supply pile
           *[game] on the nemesis mat
        }
    }
value-players =
    .number = the number of mages
value-in-zone =
    .number = the number of { NOUN($noun, 2) } { $where }
value-on-board =
    .number = { $board_id ->
        [bridge] the number of bridge tokens in play
        [soul] the number of Souls { $space ->
            [none] on the track
           *[other] on space { $space }
        }
       *[other] the number of things { $space ->
            [none] on { $board }
           *[other] on space { $space } of { $board }
        }
    }
value-empty-piles =
    .number = the number of empty supply piles
