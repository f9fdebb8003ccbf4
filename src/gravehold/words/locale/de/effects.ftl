# Effects. .do is an order to the reader, .does the third person without its subject (the verb first,
# so that the sentence can be turned around), .inf stands behind 'darf', .all is the players together,
# .to is done to a receiver in the dative; a message with a value names its own subject.
# $readers [many]: nemesis cards speak to all players; $inside [yes]: behind a subordinate clause.
do-deal =
    .do = füge { $amount } zu
    .does = fügt { $amount } zu
    .inf = { $amount } zufügen
do-deal-plus =
    .do = füge { $amount } zu ({ $plus })
    .does = fügt { $amount } zu ({ $plus })
    .inf = { $amount } zufügen ({ $plus })
plus-against-minion = { $plus }, wenn das Ziel ein Monster ist
do-deal-divided =
    .do = füge { $amount } zu, beliebig aufgeteilt auf den Erzfeind und beliebig viele Monster
    .does = fügt { $amount } zu, beliebig aufgeteilt auf den Erzfeind und beliebig viele Monster
    .inf = { $amount } zufügen, beliebig aufgeteilt auf den Erzfeind und beliebig viele Monster
do-suffer =
    .do = erleide { $amount }
    .does = erleidet { $amount }
    .inf = { $amount } erleiden
    .to = { $readers ->
        [many] fügt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] füge
    } { $receiver } { $amount } zu
    .ask = erleidest du { $amount }
do-gravehold-suffers = { $readers ->
    [many] fügt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] füge
} der Feste der letzten Ruhe { $amount } zu
    .inf = der Feste der letzten Ruhe { $amount } zufügen
do-ally-gains-charges = { $inside ->
    [yes] erhält { $ally } { $amount }
   *[no] { $ally } erhält { $amount }
}
do-gravehold-gains = { $inside ->
    [yes] heilt die Feste der letzten Ruhe { $amount }
   *[no] die Feste der letzten Ruhe heilt { $amount }
}
do-gain-life =
    .do = heile { $amount }
    .does = heilt { $amount }
    .inf = { $amount } heilen
do-this-suffers = { $inside ->
    [yes] erleidet dieses Monster { $amount }
   *[no] dieses Monster erleidet { $amount }
}
do-it-suffers = { $inside ->
    [yes] erleidet { $minion } { $amount }
   *[no] { $minion } erleidet { $amount }
}
do-gain-aether =
    .do = erhalte { $amount }
    .does = erhält { $amount }
    .inf = { $amount } erhalten
do-gain-aether-limited =
    .do = erhalte { $amount } { $limit }
    .does = erhält { $amount } { $limit }
    .inf = { $amount } erhalten { $limit }
limit-only = { $fixed ->
    [no] ; dieses Aetherium darf nur { $purposes } verwendet werden
   *[yes] , das nur { $purposes } verwendet werden darf,
}
limit-never = { $fixed ->
    [no] ; dieses Aetherium darf nicht { $purposes } verwendet werden
   *[yes] , das nicht { $purposes } verwendet werden darf,
}
purpose-gain = zum Erwerb von { $cards }
purpose-gem = Kristallen
purpose-relic = Artefakten
purpose-spell = Zaubern
purpose-any-card = Karten
purpose-charge = für Energie
purpose-focus = zum Bündeln von Rissen
purpose-breaches = zum Bündeln oder Aktivieren von Rissen
purpose-open = zum Aktivieren von Rissen
purpose-discard = zum Verhindern von Plänen
purpose-other = für andere Effekte
do-spend-aether =
    .do = bezahle { $amount }
    .does = bezahlt { $amount }
    .inf = { $amount } bezahlen
    .ask = bezahlst du { $amount }
do-gain-charge =
    .do = erhalte { $amount }
    .does = erhält { $amount }
    .inf = { $amount } erhalten
do-gain-charge-kept =
    .do = erhalte { $amount } (nichts anderes darf stattdessen geschehen)
    .does = erhält { $amount } (nichts anderes darf stattdessen geschehen)
    .inf = { $amount } erhalten (nichts anderes darf stattdessen geschehen)
do-lose-charges =
    .do = { $all ->
        [yes] verliere all deine Energie
       *[no] verliere { $amount }
    }
    .does = { $all ->
        [yes] verliert all seine Energie
       *[no] verliert { $amount }
    }
    .inf = { $all ->
        [yes] alle Energie verlieren
       *[no] { $amount } verlieren
    }
    .ask = verlierst du { $all ->
        [yes] all deine Energie
       *[no] { $amount }
    }
do-gain-player-tokens =
    .do = erhalte { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X { TOKEN($token_id) } (X = { $n })
           *[other] { $n } { TOKEN($token_id) }
        }
    }
    .does = erhält { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X { TOKEN($token_id) } (X = { $n })
           *[other] { $n } { TOKEN($token_id) }
        }
    }
    .inf = { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X { TOKEN($token_id) } (X = { $n })
           *[other] { $n } { TOKEN($token_id) }
        }
    } erhalten
do-lose-player-tokens =
    .do = verliere { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X { TOKEN($token_id) } (X = { $n })
           *[other] { $n } { TOKEN($token_id) }
        }
    }
    .does = verliert { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X { TOKEN($token_id) } (X = { $n })
           *[other] { $n } { TOKEN($token_id) }
        }
    }
    .inf = { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X { TOKEN($token_id) } (X = { $n })
           *[other] { $n } { TOKEN($token_id) }
        }
    } verlieren
    .ask = verlierst du { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X { TOKEN($token_id) } (X = { $n })
           *[other] { $n } { TOKEN($token_id) }
        }
    }
do-discard =
    .do = { $readers ->
        [many] werft { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] wirf
    } { UNSUMMED($cards) } ab { SUM($cards) }
    .does = wirft { UNSUMMED($cards) } ab { SUM($cards) }
    .inf = { UNSUMMED($cards) } abwerfen { SUM($cards) }
    .all = werft { $inside ->
        [yes] ihr
       *[no] {""}
    } { $dearest ->
        [yes] {""}
       *[no] { $n ->
            [one] {""}
           *[other] insgesamt
        }
    } { UNSUMMED($cards) } ab { SUM($cards) }
    .ask = wirfst du { UNSUMMED($cards) } ab { SUM($cards) }
do-destroy =
    .do = { $readers ->
        [many] zerstört { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] zerstöre
    } { $cards }
    .does = zerstört { $cards }
    .inf = { $cards } zerstören
    .all = zerstört { $inside ->
        [yes] ihr
       *[no] {""}
    } { $dearest ->
        [yes] {""}
       *[no] { $n ->
            [one] {""}
           *[other] insgesamt
        }
    } { $cards }
    .ask = zerstörst du { $cards }
do-take =
    .do = nimm { $cards } auf die Hand
    .does = nimmt { $cards } auf die Hand
    .inf = { $cards } auf die Hand nehmen
    .ask = nimmst du { $cards } auf die Hand
do-put-on-deck =
    .do = lege { $cards } oben auf dein Deck
    .does = legt { $cards } oben auf sein Deck
    .inf = { $cards } oben auf { $person ->
        [you] dein
       *[they] sein
    } Deck legen
    .ask = legst du { $cards } oben auf dein Deck
do-destroy-this =
    .do = { $readers ->
        [many] zerstört { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] zerstöre
    } { $it ->
        [instead] sie
       *[other] diese Karte
    }
    .does = zerstört diese Karte
    .inf = diese Karte zerstören
    .ask = zerstörst du diese Karte
do-put-this-on-deck =
    .do = lege { $it ->
        [instead] sie
       *[other] diese Karte
    } oben auf dein Deck
    .does = legt diese Karte oben auf sein Deck
    .inf = diese Karte oben auf { $person ->
        [you] dein
       *[they] sein
    } Deck legen
do-draw =
    .do = ziehe { $amount }
    .does = zieht { $amount }
    .inf = { $amount } ziehen
do-put-it-on-deck =
    .do = lege { $it ->
        [spell] ihn
       *[other] sie
    } oben auf dein Deck
    .does = legt { $it ->
        [spell] ihn
       *[other] sie
    } oben auf sein Deck
    .inf = { $it ->
        [spell] ihn
       *[other] sie
    } oben auf { $person ->
        [you] dein
       *[they] sein
    } Deck legen
do-put-it-on-discard-pile =
    .do = lege { $it ->
        [spell] ihn
        [this] diese Karte
       *[other] sie
    } oben auf { $whose ->
        [you] deinen Ablagestapel
        [they] seinen Ablagestapel
       *[other] den Ablagestapel { $owner }
    }
    .does = legt { $it ->
        [spell] ihn
        [this] diese Karte
       *[other] sie
    } oben auf { $whose ->
        [you] deinen Ablagestapel
        [they] seinen Ablagestapel
       *[other] den Ablagestapel { $owner }
    }
    .inf = { $it ->
        [spell] ihn
        [this] diese Karte
       *[other] sie
    } oben auf { $whose ->
        [you] deinen Ablagestapel
        [they] seinen Ablagestapel
       *[other] den Ablagestapel { $owner }
    } legen
do-put-it-in-hand =
    .do = { $whose ->
        [you] nimm { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand
        [they] nimm { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand
       *[other] gib { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand { $owner }
    }
    .does = { $whose ->
        [you] nimmt { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand
        [they] nimmt { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand
       *[other] gibt { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand { $owner }
    }
    .inf = { $whose ->
        [you] { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand nehmen
        [they] { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand nehmen
       *[other] { $it ->
            [spell] ihn
           *[other] sie
        } auf die Hand { $owner } geben
    }
do-play-it-again =
    .do = spiele dieselbe Karte noch einmal aus
    .does = spielt dieselbe Karte noch einmal aus
    .inf = dieselbe Karte noch einmal ausspielen
do-put-it-on-pile =
    .do = { $readers ->
        [many] legt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] lege
    } { $card } zurück auf { $it ->
        [spell] seinen
       *[card] ihren
    } Vorrat
    .does = legt { $card } zurück auf { $it ->
        [spell] seinen
       *[card] ihren
    } Vorrat
    .inf = { $card } zurück auf { $it ->
        [spell] seinen
       *[card] ihren
    } Vorrat legen
do-reveal-hand =
    .do = decke deine Handkarten auf
    .does = deckt seine Handkarten auf
    .inf = { $person ->
        [you] deine
       *[they] seine
    } Handkarten aufdecken
do-discard-hand =
    .do = wirf alle deine Handkarten ab
    .does = wirft alle seine Handkarten ab
    .inf = alle { $person ->
        [you] deine
       *[they] seine
    } Handkarten abwerfen
do-shuffle-discard-into-deck =
    .do = mische deinen Ablagestapel in dein Deck
    .does = mischt seinen Ablagestapel in sein Deck
    .inf = { $person ->
        [you] deinen Ablagestapel in dein
       *[they] seinen Ablagestapel in sein
    } Deck mischen
