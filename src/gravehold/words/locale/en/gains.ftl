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
do-silence =
    .do = silence a minion
    .does = silences a minion
    .inf = silence a minion
do-lose-any-number =
    .inf = lose any number of { $token } tokens
