# Cards that are gained.
do-gain-card =
    .do = erwirb gratis { NOUN($noun, 1, case: "a") } { $cost } { $from } { $to }
    .does = erwirbt gratis { NOUN($noun, 1, case: "a") } { $cost } { $from } { $to }
    .inf = gratis { NOUN($noun, 1, case: "a") } { $cost } { $from } erwerben { $to }
gain-from = aus einem beliebigen { $other ->
    [yes] anderen Vorrat als dem dieser Karte
   *[no] Vorrat
}
do-gain-copy =
    .do = erwirb gratis 1 weitere Kopie dieser Karte aus ihrem Vorrat { $to }
    .does = erwirbt gratis 1 Kopie dieser Karte aus ihrem Vorrat { $to }
    .inf = gratis 1 weitere Kopie dieser Karte aus ihrem Vorrat erwerben { $to }
do-gain-named =
    .do = erwirb { $cards } { $place ->
        [deck] und lege { $them } oben auf dein Deck
        [hand] und nimm { $them } auf die Hand
       *[discard] {""}
    }
    .does = erwirbt { $cards } { $place ->
        [deck] und legt { $them } oben auf sein Deck
        [hand] und nimmt { $them } auf die Hand
       *[discard] {""}
    }
    .inf = { $cards } erwerben { $place ->
        [deck] und { $them } oben auf { $person ->
            [you] dein
           *[they] sein
        } Deck legen
        [hand] und { $them } auf die Hand nehmen
       *[discard] {""}
    }
gain-named = { $count ->
    [0] so viele Karten „{ $card }“ wie { $n }
    [one] 1 Karte „{ $card }“
   *[other] { $count } Karten „{ $card }“
}
    .it = sie
gain-to-deck =
    .do = und lege { NOUN($noun, 1, case: "it") } oben auf dein Deck
    .does = und legt { NOUN($noun, 1, case: "it") } oben auf sein Deck
    .inf = und { NOUN($noun, 1, case: "it") } oben auf { $person ->
        [you] dein
       *[they] sein
    } Deck legen
gain-to-hand =
    .do = und nimm { NOUN($noun, 1, case: "it") } auf die Hand
    .does = und nimmt { NOUN($noun, 1, case: "it") } auf die Hand
    .inf = und { NOUN($noun, 1, case: "it") } auf die Hand nehmen
