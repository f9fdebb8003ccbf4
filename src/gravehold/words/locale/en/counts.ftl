# What a few cards look at: how many there are, how much life is left, what cards cost.
compare-player-turn-cards = { $relation ->
    [none] there are no player cards in the turn order discard pile
    [some] there is a player card in the turn order discard pile
    [at-least] there are { $n } or more player cards in the turn order discard pile
    [at-most] there are { $n } or fewer player cards in the turn order discard pile
   *[exactly] { $n ->
        [one] there is exactly one player card in the turn order discard pile
       *[other] there are { $n } player cards in the turn order discard pile
    }
}
compare-gravehold-life = { $relation ->
    [none] Gravehold has no life
    [some] Gravehold has 1 life or more
    [at-least] Gravehold has { $n } life or more
    [at-most] Gravehold has { $n } life or less
   *[exactly] Gravehold has exactly { $n } life
}
condition-they-cost = { $n ->
    [0] none of the { $it ->
        [destroyed] destroyed
       *[discarded] discarded
    } cards costs more than { $most } aether
   *[other] { $n } cards were { $it ->
        [destroyed] destroyed
       *[discarded] discarded
    } and { $most ->
        [0] each of them costs 0 aether
       *[other] none of them costs more than { $most } aether
    }
}
condition-not-they-cost = { $n ->
    [0] one of the { $it ->
        [destroyed] destroyed
       *[discarded] discarded
    } cards costs more than { $most } aether
   *[other] fewer than { $n } cards were { $it ->
        [destroyed] destroyed
       *[discarded] discarded
    } or one of them costs more than { $most } aether
}
value-player-turn-cards =
    .each = player card in the turn order discard pile
    .number = the number of player cards in the turn order discard pile
value-gravehold-life =
    .number = Gravehold's life
compare-tokens = { $token_id ->
    [lantern] { compare }
   *[other] { $relation ->
        [none] there are no
        [some] there is a
        [at-least] there are { $n } or more
        [at-most] there are { $n } or fewer
       *[exactly] { $n ->
            [one] there is exactly 1
           *[other] there are exactly { $n }
        }
    } { TOKEN($token_id) } { $relation ->
        [some] token
        [exactly] { NOUN("token", $n) }
       *[other] tokens
    } { $on ->
        [this] on this card
        [it] on that card
        [you] in front of you
        [that] in front of that player
        [pile] on its supply pile
       *[game] on the nemesis mat
    }
}

# Two values beside each other.
value-minus = { $case ->
    [gen] ({ $left } minus { $right })
   *[nom] { $left } minus { $right }
}
value-lower = the lower of { $left } and { $right }
value-higher = the higher of { $left } and { $right }
condition-no-less = { $value } is at least { $than }
condition-not-no-less = { $value } is less than { $than }
