# Cards that are gained.
do-gain-card =
    .do = gain { NOUN($noun, 1, case: "a") } { $cost } { $from } { $to }
    .does = gains { NOUN($noun, 1, case: "a") } { $cost } { $from } { $to }
    .inf = gain { NOUN($noun, 1, case: "a") } { $cost } { $from } { $to }
gain-from = { $source ->
    [supply] from the supply
   *[piles] from any supply pile
} { $other ->
    [yes] other than that of this card
   *[no] {""}
}
do-gain-copy =
    .do = gain another copy of this card from its supply pile { $to }
    .does = gains a copy of this card from its supply pile { $to }
    .inf = gain another copy of this card from its supply pile { $to }
do-gain-named =
    .do = gain { $cards }{ $place ->
        [deck] , placing { $them } on top of your deck
        [hand] , putting { $them } into your hand
       *[discard] {""}
    }
    .does = gains { $cards }{ $place ->
        [deck] , placing { $them } on top of their deck
        [hand] , putting { $them } into their hand
       *[discard] {""}
    }
    .inf = gain { $cards }{ $place ->
        [deck] , placing { $them } on top of { $person ->
            [you] your
           *[they] their
        } deck
        [hand] , putting { $them } into { $person ->
            [you] your
           *[they] their
        } hand
       *[discard] {""}
    }
gain-named = { $count ->
    [0] as many copies of { $card } as { $n }
    [one] 1 { $card }
   *[other] { $count } copies of { $card }
}
    .it = { $count ->
        [one] it
       *[other] them
    }
gain-to-deck =
    .do = and place it on top of your deck
    .does = and places it on top of their deck
    .inf = and place it on top of { $person ->
        [you] your
       *[they] their
    } deck
gain-to-hand =
    .do = and put it into your hand
    .does = and puts it into their hand
    .inf = and put it into { $person ->
        [you] your
       *[they] their
    } hand
do-degrade =
    .do = degrade { $cards }
    .does = degrades { $cards }
    .inf = degrade { $cards }
cards-every = every { $cards }
do-put-all-on-deck =
    .do = place { $cards } on top of your deck in any order
    .does = places { $cards } on top of their deck in any order
    .inf = place { $cards } on top of { $person ->
        [you] your
       *[they] their
    } deck in any order
do-flaw =
    .do = put { NOUN($token, 1, case: "a") } on { $cards } (now “{ $into }”)
    .does = puts { NOUN($token, 1, case: "a") } on { $cards } (now “{ $into }”)
    .inf = put { NOUN($token, 1, case: "a") } on { $cards } (now “{ $into }”)
gain-lesser = of the same type that costs less
do-silence =
    .do = silence a minion
    .does = silences a minion
    .inf = silence a minion
do-lose-any-number =
    .inf = lose any number of { $token } tokens
do-reveal-deck =
    .do = { $n ->
        [0] reveal as many cards from the top of your deck as { $value }
        [one] reveal the top card of your deck
       *[other] reveal the top { $n } cards of your deck
    }
    .does = { $n ->
        [0] reveals as many cards from the top of their deck as { $value }
        [one] reveals the top card of their deck
       *[other] reveals the top { $n } cards of their deck
    }
    .inf = { $n ->
        [0] reveal as many cards from the top of
        [one] reveal the top card of
       *[other] reveal the top { $n } cards of
    } { $person ->
        [you] your deck
       *[they] their deck
    }{ $n ->
        [0] {" "}as { $value }
       *[other] {""}
    }
place-played-or-discard = { $whose ->
    [you] that you played this turn
   *[other] played this turn
} or { $n ->
    [one] that is
   *[other] that are
} in { $whose ->
    [you] your discard pile
    [they] their discard pile
    [all] their discard piles
    [anyone] any player's discard pile
   *[other] { OWNED($owner, "discard pile") }
}
next-cast = { $person ->
    [you] the next spell you cast this turn deals { $amount }
   *[they] the next spell { $subject } casts this turn deals { $amount }
}
