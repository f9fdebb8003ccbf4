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
do-silence =
    .do = bringe 1 Monster zum Schweigen
    .does = bringt 1 Monster zum Schweigen
    .inf = 1 Monster zum Schweigen bringen
do-lose-any-number =
    .inf = beliebig viele Plättchen „{ $token }“ verlieren
