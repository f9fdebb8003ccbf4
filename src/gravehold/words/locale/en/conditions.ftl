# Conditions stand behind 'if'. $relation: none, some (one or more), at-least, at-most, exactly.
condition-not = it is not so that { $condition }
condition-and = { $left } and { $right }
condition-or = { $left } or { $right }
condition-either = either { $condition }
condition-allys-turn = { $person ->
    [you] it is an ally's turn
   *[they] it is the turn of an ally of that player
}
condition-not-allys-turn = { $person ->
    [you] it is no ally's turn
   *[they] it is not the turn of an ally of that player
}
condition-your-turn = { $person ->
    [you] it is your turn
   *[they] it is that player's turn
}
condition-is-exhausted = { $whose ->
    [you] you are exhausted
   *[other] { $owner } is exhausted
}
condition-nemesis-card-revealed = it is a nemesis card
condition-nemesis-card-ahead = the turn order deck holds a nemesis card
condition-turn-begun-by = this turn began with { $card }
condition-not-turn-begun-by = this turn did not begin with { $card }
condition-turn-card-discarded = { $card } is in the turn order discard pile
condition-not-turn-card-discarded = { $card } is not in the turn order discard pile
condition-not-nemesis-card-ahead = the turn order deck holds no nemesis card
condition-not-your-turn = { $person ->
    [you] it is not your turn
   *[they] it is not that player's turn
}
condition-not-is-exhausted = { $whose ->
    [you] you are not exhausted
   *[other] { $owner } is not exhausted
}
condition-not-nemesis-card-revealed = it is not a nemesis card
condition-dealt-by = that damage comes from { $sources } { $cost }
condition-not-dealt-by = that damage does not come from { $sources } { $cost }
condition-pushes-back = it amounts to { $n } or more at once
condition-not-pushes-back = it amounts to less than { $n } at once
condition-beside = this card lies beside the nemesis mat
condition-not-beside = this card does not lie beside the nemesis mat
dealt-by-player = a player
dealt-by-spell = a spell
dealt-by-card = a card
dealt-by-ability = an ability
dealt-by-effects = a card or ability of a player
dealt-by-aether = spent aether
dealt-by-ally = the ally whom the players protect
dealt-by-nemesis-turn-start = what happens at the start of the nemesis turn
card-of-players = a supply card
condition-it-is = { $card } is { $wanted }
condition-not-it-is = { $card } is not { $wanted }
condition-top = the top card of { $place } { $relation ->
    [none] is not { $wanted }
   *[some] is { $wanted }
}
compare = { $relation ->
    [none] { $value } is 0
    [some] { $value } is 1 or more
    [at-least] { $value } is { $n } or more
    [at-most] { $value } is { $n } or less
   *[exactly] { $value } is exactly { $n }
}
range-none = no { NOUN($noun, 2) }
range-some = { NOUN($noun, 1, case: "a") }
range-at-least = { $n } or more { NOUN($noun, 2) }
range-at-most = { $n } or fewer { NOUN($noun, 2) }
range-exactly = exactly { $n } { NOUN($noun, $n) }
compare-count-prepped = { $whose ->
    [you] you have prepped { $range }
    [anyone] { $relation ->
        [none] no player has prepped { NOUN($noun, 1, case: "a") } { $cost }
        [some] any player has prepped { $range }
       *[other] the players together have prepped { $range }
    }
   *[other] { $owner } has prepped { $range }
}
compare-count-hand = { $whose ->
    [you] you have { $range } in hand
    [anyone] { $relation ->
        [some] any player has { $range } in hand
       *[other] the players together have { $range } in hand
    }
   *[other] { $owner } has { $range } in hand
}
compare-count-hand-or-discard = { $whose ->
    [you] you have { $range } in your hand or discard pile
    [anyone] { $relation ->
        [some] any player has { $range } in hand or discard pile
       *[other] the players together have { $range } in their hands and discard piles
    }
   *[other] { $owner } has { $range } in their hand or discard pile
}
compare-count-discard = { $whose ->
    [you] you have { $range } in your discard pile
    [anyone] { $relation ->
        [some] any player has { $range } in their discard pile
       *[other] the players together have { $range } in their discard piles
    }
   *[other] { $owner } has { $range } in their discard pile
}
compare-count-played = { $whose ->
    [you] you have played { $range } this turn
   *[other] { $range } were played this turn
}
compare-count-revealed = { $whose ->
    [you] you have revealed { $range }
   *[other] { $owner } has revealed { $range }
}
compare-life = { $whose ->
    [you] { $relation ->
        [none] you have no life
        [some] you have 1 life or more
        [at-least] you have { $n } life or more
        [at-most] you have { $n } life or less
       *[exactly] you have exactly { $n } life
    }
   *[other] { $relation ->
        [none] { $owner } has no life
        [some] { $owner } has 1 life or more
        [at-least] { $owner } has { $n } life or more
        [at-most] { $owner } has { $n } life or less
       *[exactly] { $owner } has exactly { $n } life
    }
}
compare-ally-charges = { $relation ->
    [none] { $ally } has no charges
    [some] { $ally } has a charge
    [at-least] { $ally } has { $n } or more charges
    [at-most] { $ally } has { $n } or fewer charges
   *[exactly] { $ally } has exactly { $n } { NOUN("charge", $n) }
}
compare-charges = { $whose ->
    [you] { $relation ->
        [none] you have no charges
        [some] you have a charge
        [at-least] you have { $n } or more charges
        [at-most] you have { $n } or fewer charges
       *[exactly] you have exactly { $n } { NOUN("charge", $n) }
    }
   *[other] { $relation ->
        [none] { $owner } has no charges
        [some] { $owner } has a charge
        [at-least] { $owner } has { $n } or more charges
        [at-most] { $owner } has { $n } or fewer charges
       *[exactly] { $owner } has exactly { $n } { NOUN("charge", $n) }
    }
}
compare-open-breaches = { $whose ->
    [you] { $relation ->
        [none] you have no open breaches
        [some] you have an open breach
        [at-least] you have { $n } or more open breaches
        [at-most] you have { $n } or fewer open breaches
       *[exactly] { $n ->
            [one] you have exactly 1 open breach
           *[other] you have exactly { $n } open breaches
        }
    }
   *[other] { $relation ->
        [none] { $owner } has no open breaches
        [some] { $owner } has an open breach
        [at-least] { $owner } has { $n } or more open breaches
        [at-most] { $owner } has { $n } or fewer open breaches
       *[exactly] { $n ->
            [one] { $owner } has exactly 1 open breach
           *[other] { $owner } has exactly { $n } open breaches
        }
    }
}
compare-closed-breaches = { $whose ->
    [you] { $relation ->
        [none] you have no closed breaches
        [some] you have a closed breach
        [at-least] you have { $n } or more closed breaches
        [at-most] you have { $n } or fewer closed breaches
       *[exactly] { $n ->
            [one] you have exactly 1 closed breach
           *[other] you have exactly { $n } closed breaches
        }
    }
   *[other] { $relation ->
        [none] { $owner } has no closed breaches
        [some] { $owner } has a closed breach
        [at-least] { $owner } has { $n } or more closed breaches
        [at-most] { $owner } has { $n } or fewer closed breaches
       *[exactly] { $n ->
            [one] { $owner } has exactly 1 closed breach
           *[other] { $owner } has exactly { $n } closed breaches
        }
    }
}
compare-nemesis-tier = { $relation ->
    [some] the nemesis tier is 1 or higher
    [at-least] the nemesis tier is { $n } or higher
    [at-most] the nemesis tier is { $n } or lower
   *[other] the nemesis tier is { $n }
}
compare-nemesis-tokens = { $relation ->
    [none] { NAME($nemesis, case: "nom") } has no { NOUN($token, 2) }
    [some] { NAME($nemesis, case: "nom") } has a { NOUN($token, 1) }
    [at-least] { NAME($nemesis, case: "nom") } has { $n } or more { NOUN($token, 2) }
    [at-most] { NAME($nemesis, case: "nom") } has { $n } or fewer { NOUN($token, 2) }
   *[exactly] { NAME($nemesis, case: "nom") } has exactly { $n } { NOUN($token, $n) }
}
compare-nemesis-turn-cards = { $relation ->
    [none] there are no nemesis cards in the turn order discard pile
    [some] there is a nemesis card in the turn order discard pile
    [at-least] there are { $n } or more nemesis cards in the turn order discard pile
    [at-most] there are { $n } or fewer nemesis cards in the turn order discard pile
   *[exactly] { $n ->
        [one] there is exactly one nemesis card in the turn order discard pile
       *[other] there are { $n } nemesis cards in the turn order discard pile
    }
}
compare-cost-of-it = { $it ->
    [destroyed] the destroyed card
    [discarded] the discarded card
    [gained] the gained card
    [spell] that spell
   *[card] that card
} costs { $relation ->
    [none] 0 aether
    [some] 1 aether or more
    [at-least] { $n } aether or more
    [at-most] { $n } aether or less
   *[exactly] exactly { $n } aether
}
compare-minion-life = { $this ->
    [it] { $relation ->
        [some] { $minion } has 1 life or more
        [at-least] { $minion } has { $n } life or more
        [at-most] { $minion } has { $n } life or less
       *[other] { $minion } has { $n } life
    }
    [power] { $relation ->
        [none] this power has no power tokens
        [some] this power has a power token
        [at-least] this power has { $n } or more power tokens
        [at-most] this power has { $n } or fewer power tokens
       *[exactly] this power has exactly { $n } { NOUN("power-token", $n) }
    }
   *[minion] { $relation ->
        [some] this minion has 1 life or more
        [at-least] this minion has { $n } life or more
        [at-most] this minion has { $n } life or less
       *[other] this minion has { $n } life
    }
}
compare-power-left = { $relation ->
    [none] { $power } has no power tokens
    [some] { $power } has a power token
    [at-least] { $power } has { $n } or more power tokens
    [at-most] { $power } has { $n } or fewer power tokens
   *[exactly] { $power } has exactly { $n } { NOUN("power-token", $n) }
}
compare-on-board-bridge = { $relation ->
    [none] there are no bridge tokens in play
    [some] there is a bridge token in play
    [at-least] there are { $n } or more bridge tokens in play
    [at-most] there are { $n } or fewer bridge tokens in play
   *[exactly] the number of bridge tokens in play is exactly { $n }
}
compare-players = { $relation ->
    [none] no mages play
    [some] any mage plays
    [at-least] { $n } or more mages play
    [at-most] { $n } or fewer mages play
   *[exactly] { $n ->
        [one] only one mage plays
       *[other] exactly { $n } mages play
    }
}
compare-pile-size = { $relation ->
    [none] { $card } supply pile is empty
    [some] { $card } supply pile is not empty
    [at-least] { $card } supply pile has { $n } or more cards
    [at-most] { $card } supply pile has { $n } or fewer cards
   *[exactly] { $card } supply pile has exactly { $n } { NOUN("card", $n) }
}
compare-in-play = { $relation ->
    [none] there is no { $subtype } in play
    [some] there is any { $subtype } in play
    [at-least] there are { $n } or more { $subtype_id ->
        [minion] minions
        [beacon] beacons
        [pod] pods
       *[other] { $subtype } minions
    } in play
    [at-most] there are { $n } or fewer { $subtype_id ->
        [minion] minions
        [beacon] beacons
        [pod] pods
       *[other] { $subtype } minions
    } in play
   *[exactly] { $n ->
        [one] there is exactly 1 { $subtype } in play
       *[other] there are exactly { $n } { $subtype_id ->
            [minion] minions
            [beacon] beacons
            [pod] pods
           *[other] { $subtype } minions
        } in play
    }
}
compare-gained-this-turn = { $same ->
    [yes] { $relation ->
        [none] you have gained no copy of this card this turn
        [some] you have gained a copy of this card this turn
        [at-least] you have gained { $n } or more copies of this card this turn
        [at-most] you have gained { $n } or fewer copies of this card this turn
       *[exactly] { $n ->
            [one] this is the first copy of this card you gain this turn
            [2] this is the second copy of this card you gain this turn
           *[other] this is copy number { $n } of this card you gain this turn
        }
    }
   *[no] { $relation ->
        [none] you have gained no card this turn
        [some] you have gained a card this turn
        [at-least] you have gained { $n } or more cards this turn
        [at-most] you have gained { $n } or fewer cards this turn
       *[exactly] { $n ->
            [one] this is the first card you gain this turn
            [2] this is the second card you gain this turn
           *[other] this is card number { $n } you gain this turn
        }
    }
}
compare-played-this-turn = { $n ->
    [1] this is the first time you play a copy of this card this turn
    [2] this is the second time you play a copy of this card this turn
   *[other] you play a copy of this card for the { $n }th time this turn
}
compare-cast-this-turn = { $n ->
    [1] this is the first time you cast a copy of this spell this turn
    [2] this is the second time you cast a copy of this spell this turn
   *[other] you cast a copy of this spell for the { $n }th time this turn
}
compare-played-this-turn-often = { $relation ->
    [none] you have played no copy of this card this turn
    [some] you have played a copy of this card this turn
    [at-least] you have played { $n } or more copies of this card this turn
   *[at-most] you have played { $n } or fewer copies of this card this turn
}
compare-plays-this-turn = { $relation ->
    [none] no gem or relic { $cost } was played this turn
    [some] a gem or relic { $cost } was played this turn
    [at-least] { $n } or more gems or relics { $cost } were played this turn
    [at-most] { $n } or fewer gems or relics { $cost } were played this turn
   *[exactly] { $n ->
        [1] this is the first gem or relic { $cost } played this turn
        [2] this is the second gem or relic { $cost } played this turn
       *[other] exactly { $n } gems or relics { $cost } were played this turn
    }
}
compare-cast-this-turn-often = { $relation ->
    [none] you have cast no copy of this spell this turn
    [some] you have cast a copy of this spell this turn
    [at-least] you have cast { $n } or more copies of this spell this turn
   *[at-most] you have cast { $n } or fewer copies of this spell this turn
}
compare-player-tokens = { $whose ->
    [you] { $relation ->
        [none] you have no { $token } tokens
        [some] you have a { $token } token
        [at-least] you have { $n } or more { $token } tokens
        [at-most] you have { $n } or fewer { $token } tokens
       *[exactly] you have exactly { $n } { $token } { NOUN("token", $n) }
    }
   *[other] { $relation ->
        [none] { $owner } has no { $token } tokens
        [some] { $owner } has a { $token } token
        [at-least] { $owner } has { $n } or more { $token } tokens
        [at-most] { $owner } has { $n } or fewer { $token } tokens
       *[exactly] { $owner } has exactly { $n } { $token } { NOUN("token", $n) }
    }
}
condition-is-face = { $on ->
    [this] this card is { $face }
   *[it] that card is { $face }
}
condition-not-is-face = { $on ->
    [this] this card is not { $face }
   *[it] that card is not { $face }
}
condition-connected = its supply pile is connected to the first one
condition-not-connected = its supply pile is not connected to the first one
condition-opened-is = the breach is of the kind { $tile }
condition-not-opened-is = the breach is not of the kind { $tile }
condition-zone-is = the zone is { $zone }
condition-not-zone-is = the zone is not { $zone }
condition-of-this-pile = that spell is from the pile beside which this lies
compare-in-zone = { $relation ->
    [none] there are no { NOUN($noun, 2) }
    [some] there is { NOUN($noun, 1, case: "a") }
    [at-least] there are { $n } or more { NOUN($noun, 2) }
    [at-most] there are { $n } or fewer { NOUN($noun, 2) }
   *[exactly] there are exactly { $n } { NOUN($noun, $n) }
} { $where }
condition-breach-is-open = { $whose ->
    [you] your breach { $slot } is open
    [they] their breach { $slot } is open
   *[other] breach { $slot } of { $owner } is open
}
condition-not-breach-is-open = { $whose ->
    [you] your breach { $slot } is not open
    [they] their breach { $slot } is not open
   *[other] breach { $slot } of { $owner } is not open
}
condition-cast-from-open = this is cast from an open breach { $slot }
condition-not-cast-from-open = this is not cast from an open breach { $slot }
condition-no-card = there is no card to reveal
compare-empty-piles = { $relation ->
    [none] no supply pile is empty
    [some] any supply pile is empty
    [at-least] { $n } or more supply piles are empty
    [at-most] { $n } or fewer supply piles are empty
   *[exactly] { $n ->
        [one] exactly one supply pile is empty
       *[other] exactly { $n } supply piles are empty
    }
}
