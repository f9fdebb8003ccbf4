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
do-it-gains-life = { $inside ->
    [yes] heilt { $minion } { $amount }
   *[no] { $minion } heilt { $amount }
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
do-gain-player-tokens =
    .do = erhalte { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X Plättchen „{ $token }“ (X = { $n })
           *[other] { $n } Plättchen „{ $token }“
        }
    }
    .does = erhält { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X Plättchen „{ $token }“ (X = { $n })
           *[other] { $n } Plättchen „{ $token }“
        }
    }
    .inf = { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X Plättchen „{ $token }“ (X = { $n })
           *[other] { $n } Plättchen „{ $token }“
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
            [0] X Plättchen „{ $token }“ (X = { $n })
           *[other] { $n } Plättchen „{ $token }“
        }
    }
    .does = verliert { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X Plättchen „{ $token }“ (X = { $n })
           *[other] { $n } Plättchen „{ $token }“
        }
    }
    .inf = { $token_id ->
        [trophy] { $count ->
            [one] 1 Trophäe
            [0] X Trophäen (X = { $n })
           *[other] { $n } Trophäen
        }
       *[other] { $count ->
            [0] X Plättchen „{ $token }“ (X = { $n })
           *[other] { $n } Plättchen „{ $token }“
        }
    } verlieren
do-discard =
    .do = { $readers ->
        [many] werft { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] wirf
    } { $cards } ab
    .does = wirft { $cards } ab
    .inf = { $cards } abwerfen
    .all = werft { $inside ->
        [yes] ihr
       *[no] {""}
    } { $dearest ->
        [yes] {""}
       *[no] { $n ->
            [one] {""}
           *[other] insgesamt
        }
    } { $cards } ab
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
do-take =
    .do = nimm { $cards } auf die Hand
    .does = nimmt { $cards } auf die Hand
    .inf = { $cards } auf die Hand nehmen
do-put-on-deck =
    .do = lege { $cards } oben auf dein Deck
    .does = legt { $cards } oben auf sein Deck
    .inf = { $cards } oben auf { $person ->
        [you] dein
       *[they] sein
    } Deck legen
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
       *[other] sie
    } auf { $whose ->
        [you] deinen Ablagestapel
        [they] seinen Ablagestapel
       *[other] den Ablagestapel { $owner }
    }
    .does = legt { $it ->
        [spell] ihn
       *[other] sie
    } auf { $whose ->
        [you] deinen Ablagestapel
        [they] seinen Ablagestapel
       *[other] den Ablagestapel { $owner }
    }
    .inf = { $it ->
        [spell] ihn
       *[other] sie
    } auf { $whose ->
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
do-shuffle-discard-into-deck =
    .do = mische deinen Ablagestapel in dein Deck
    .does = mischt seinen Ablagestapel in sein Deck
    .inf = { $person ->
        [you] deinen Ablagestapel in dein
       *[they] seinen Ablagestapel in sein
    } Deck mischen
do-focus =
    .do = { $readers ->
        [many] bündelt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] bündele
    } { $breach }
    .does = bündelt { $breach }
    .inf = { $breach } bündeln
breach-any = { $whose ->
    [you] 1 deiner dunklen Risse
    [they] 1 seiner dunklen Risse
    [anyone] 1 dunklen Riss eines beliebigen Spielers
   *[other] 1 dunklen Riss { $owner }
}
breach-cheapest = { $whose ->
    [you] deinen dunklen Riss mit den geringsten Bündelungskosten
    [they] seinen dunklen Riss mit den geringsten Bündelungskosten
    [anyone] den dunklen Riss eines beliebigen Spielers mit den geringsten Bündelungskosten
   *[other] den dunklen Riss { $owner } mit den geringsten Bündelungskosten
}
breach-slot = { $whose ->
    [you] deinen Riss { $slot }
    [they] seinen Riss { $slot }
    [anyone] Riss { $slot } eines beliebigen Spielers
   *[other] Riss { $slot } { $owner }
}
do-focus-this-breach =
    .do = bündele diesen Riss
    .does = bündelt diesen Riss
    .inf = diesen Riss bündeln
do-prep =
    .do = binde { $cards } an 1 deiner Risse
    .does = bindet { $cards } an 1 seiner Risse
    .inf = { $cards } an 1 { $person ->
        [you] deiner
       *[they] seiner
    } Risse binden
do-prep-closed =
    .do = binde { $cards } an 1 deiner aktiven oder dunklen Risse
    .does = bindet { $cards } an 1 seiner aktiven oder dunklen Risse
    .inf = { $cards } an 1 { $person ->
        [you] deiner
       *[they] seiner
    } aktiven oder dunklen Risse binden
do-cast-all =
    .do = wirke jeden deiner gebundenen Zauber nach dem anderen je einmal, in beliebiger Reihenfolge{ $kept }
    .does = wirkt jeden seiner gebundenen Zauber nach dem anderen je einmal, in beliebiger Reihenfolge{ $kept }
    .inf = jeden { $person ->
        [you] deiner
       *[they] seiner
    } gebundenen Zauber je einmal wirken, in beliebiger Reihenfolge{ $kept }
exchange-case = dat
do-exchange =
    .do = gib { $partner } beliebig viele deiner Handkarten; { $again } gibt dir dafür ebenso viele Handkarten seiner Wahl
    .does = gibt { $partner } beliebig viele seiner Handkarten und erhält dafür ebenso viele Handkarten nach Wahl des anderen
    .inf = { $partner } beliebig viele { $person ->
        [you] deiner
       *[they] seiner
    } Handkarten geben und dafür ebenso viele Handkarten nach Wahl des anderen erhalten
do-cast-prepped =
    .do = wirke { $cards } { $kept }{ $aimed }
    .does = wirkt { $cards } { $kept }{ $aimed }
    .inf = { $cards } wirken { $kept }{ $aimed }
do-cast-prepped-plus =
    .do = wirke { $cards } { $kept } ({ $n ->
        [one] { $plus }
       *[other] je { $plus }
    }){ $aimed }
    .does = wirkt { $cards } { $kept } ({ $n ->
        [one] { $plus }
       *[other] je { $plus }
    }){ $aimed }
    .inf = { $cards } wirken { $kept } ({ $n ->
        [one] { $plus }
       *[other] je { $plus }
    }){ $aimed }
# Behind the spells that are cast.
cast-kept = , ohne { $n ->
    [one] ihn
   *[other] sie
} abzuwerfen,
cast-aimed = ; aller Schaden, den { $n ->
    [one] er zufügt
   *[other] sie zufügen
}, trifft stattdessen { $aim ->
    [gravehold] die Feste der letzten Ruhe
    [any-player] einen beliebigen Spieler
   *[both] die Feste der letzten Ruhe oder einen beliebigen Spieler
}
do-replace-breach =
    .do = wähle den aktiven Riss { $slots } eines beliebigen Spielers; dieser Spieler zerstört ihn, nimmt die daran gebundenen Zauber auf die Hand und legt 1 { $tile } an seine Stelle
    .does = wählt den aktiven Riss { $slots } eines beliebigen Spielers; dieser Spieler zerstört ihn, nimmt die daran gebundenen Zauber auf die Hand und legt 1 { $tile } an seine Stelle
do-destroy-with-breach =
    .do = zerstöre { $cards } und 1 Riss, an den er gebunden ist,
    .does = zerstört { $cards } und 1 Riss, an den er gebunden ist,
    .inf = { $cards } und 1 Riss, an den er gebunden ist, zerstören
do-destroy-breach =
    .do = zerstöre 1 deiner Risse
    .does = zerstört 1 seiner Risse
    .inf = 1 { $person ->
        [you] deiner
       *[they] seiner
    } Risse zerstören

# Zones, tokens, tracks and boards that a definition brings.
