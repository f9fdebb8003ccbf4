# Cards that are gained.
do-gain-card =
    .do = erwirb gratis { NOUN($noun, 1, case: "a") } { $cost } { $from } { $to }
    .does = erwirbt gratis { NOUN($noun, 1, case: "a") } { $cost } { $from } { $to }
    .inf = gratis { NOUN($noun, 1, case: "a") } { $cost } { $from } erwerben { $to }
gain-from = { $source ->
    [supply] aus dem Vorrat { $other ->
        [yes] , aber keine Kopie dieser Karte,
       *[no] {""}
    }
   *[piles] aus einem beliebigen { $other ->
        [yes] anderen Vorrat als dem dieser Karte
       *[no] Vorrat
    }
}
do-gain-copy =
    .do = erwirb gratis 1 weitere Kopie dieser Karte aus ihrem Vorrat { $to }
    .does = erwirbt gratis 1 Kopie dieser Karte aus ihrem Vorrat { $to }
    .inf = gratis 1 weitere Kopie dieser Karte aus ihrem Vorrat erwerben { $to }
do-gain-named =
    .do = erwirb { $cards }{ $place ->
        [deck] , die oben auf dein Deck { $them },
        [hand] , die auf deine Hand { $them },
       *[discard] {""}
    }
    .does = erwirbt { $cards }{ $place ->
        [deck] , die oben auf sein Deck { $them },
        [hand] , die auf seine Hand { $them },
       *[discard] {""}
    }
    .inf = { $cards } erwerben{ $place ->
        [deck] , die oben auf { $person ->
            [you] dein
           *[they] sein
        } Deck { $them },
        [hand] , die auf { $person ->
            [you] deine
           *[they] seine
        } Hand { $them },
       *[discard] {""}
    }
gain-named = { $count ->
    [0] so viele Karten „{ $card }“ wie { $n }
    [one] 1 Karte „{ $card }“
   *[other] { $count } Karten „{ $card }“
}
    .it = { $count ->
        [one] kommt
       *[other] kommen
    }
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
do-return-card =
    .do = { $readers ->
        [many] legt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] lege
    } { $cards } zurück auf den zugehörigen Vorrat
    .does = legt { $cards } zurück auf den zugehörigen Vorrat
    .inf = { $cards } zurück auf den zugehörigen Vorrat legen
    .all = legt { $inside ->
        [yes] ihr
       *[no] {""}
    } gemeinsam { $cards } zurück auf den zugehörigen Vorrat
do-degrade =
    .do = stufe { $cards } herab
    .does = stuft { $cards } herab
    .inf = { $cards } herabstufen
cards-every = { $cards }
do-put-all-on-deck =
    .do = lege { $cards } in beliebiger Reihenfolge oben auf dein Deck
    .does = legt { $cards } in beliebiger Reihenfolge oben auf sein Deck
    .inf = { $cards } in beliebiger Reihenfolge oben auf { $person ->
        [you] dein
       *[they] sein
    } Deck legen
do-flaw =
    .do = versieh { $cards } mit { NOUN($token, 1, case: "dat") } (ab jetzt „{ $into }“)
    .does = versieht { $cards } mit { NOUN($token, 1, case: "dat") } (ab jetzt „{ $into }“)
    .inf = { $cards } mit { NOUN($token, 1, case: "dat") } (ab jetzt „{ $into }“) versehen
gain-lesser = derselben Art mit niedrigeren Kosten
do-silence =
    .do = bringe 1 Monster zum Schweigen
    .does = bringt 1 Monster zum Schweigen
    .inf = 1 Monster zum Schweigen bringen
do-lose-any-number =
    .inf = beliebig viele { TOKEN($token_id) } verlieren

# So many cards, before their place.
quantity-plain = { $zone ->
    [prepped] { $n }
   *[other] { $n ->
        [one] { NOUN($noun, 1, case: "a") }
       *[other] { $n } { NOUN($noun, $n) }
    }
}
quantity-all = { $zone ->
    [prepped] alle
   *[other] alle { NOUN($noun, 2) }
}
quantity-up-to = { $zone ->
    [prepped] bis zu { $n }
   *[other] bis zu { $n } { NOUN($noun, $n) }
}
quantity-value = { $zone ->
    [prepped] X
   *[other] X { NOUN($noun, 2) }
}
quantity-dearest = { $zone ->
    [prepped] { $n ->
        [one] den teuersten
       *[other] die { $n } teuersten
    }
   *[other] { $n ->
        [one] { NOUN($noun, 1) }
       *[other] die { $n } { NOUN($noun, $n) }
    }
}
do-reveal-deck =
    .do = { $n ->
        [0] decke X Karten oben von deinem Deck auf (X = { $value })
        [one] decke die oberste Karte deines Decks auf
       *[other] decke die obersten { $n } Karten deines Decks auf
    }
    .does = { $n ->
        [0] deckt X Karten oben von seinem Deck auf (X = { $value })
        [one] deckt die oberste Karte seines Decks auf
       *[other] deckt die obersten { $n } Karten seines Decks auf
    }
    .inf = { $n ->
        [0] X Karten oben von { $person ->
            [you] deinem
           *[they] seinem
        } Deck aufdecken (X = { $value })
        [one] die oberste Karte { $person ->
            [you] deines
           *[they] seines
        } Decks aufdecken
       *[other] die obersten { $n } Karten { $person ->
            [you] deines
           *[they] seines
        } Decks aufdecken
    }
next-cast = { $inside ->
    [yes] hat der nächste Zauber, { $person ->
        [you] den du in diesem Zug wirkst,
       *[they] den { $subject } in diesem Zug wirkt,
    } { $amount }
   *[no] der nächste Zauber, { $person ->
        [you] den du in diesem Zug wirkst,
       *[they] den { $subject } in diesem Zug wirkt,
    } hat { $amount }
}
