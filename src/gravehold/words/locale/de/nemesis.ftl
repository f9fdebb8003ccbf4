# What the nemesis, its cards and the turn order cards do (see effects.ftl).
do-unleash = { $inside ->
    [yes] { $readers ->
        [many] führt ihr
       *[one] führe
    } { $n ->
        [0] SPEZIAL X aus (X = { $value })
       *[other] SPEZIAL { $n } aus
    }
   *[no] { $linked ->
        [no] { $n ->
            [0] SPEZIAL X (X = { $value })
           *[other] SPEZIAL { $n }
        }
       *[first] { $readers ->
            [many] führt
           *[one] führe
        } { $n ->
            [0] SPEZIAL X aus (X = { $value })
           *[other] SPEZIAL { $n } aus
        }
    }
}
    .inf = { $n ->
        [0] SPEZIAL X (X = { $value })
       *[other] SPEZIAL { $n }
    } ausführen
do-nemesis-gains-tokens = { $inside ->
    [yes] { $named ->
        [yes] erhält { NAME($nemesis, case: "it") } { $amount }
       *[no] erhält { NAME($nemesis, case: "nom") } { $amount }
    }
   *[no] { NAME($nemesis, case: "nom") } erhält { $amount }
}
do-nemesis-gains-life = { $inside ->
    [yes] heilt { NAME($nemesis, case: "nom") } { $amount }
   *[no] { NAME($nemesis, case: "nom") } heilt { $amount }
}
do-nemesis-loses-tokens = { $inside ->
    [yes] { $named ->
        [yes] verliert { NAME($nemesis, case: "it") } { $amount }
       *[no] verliert { NAME($nemesis, case: "nom") } { $amount }
    }
   *[no] { NAME($nemesis, case: "nom") } verliert { $amount }
}
do-draw-nemesis-card = { $readers ->
    [many] zieht { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] ziehe
} die oberste Karte des Erzfeind-Stapels und { $readers ->
    [many] führt
   *[one] führe
} sie aus
do-discard-nemesis-cards = { $readers ->
    [many] werft { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wirf
} { $count ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
} des Erzfeind-Stapels ab, ohne sie auszuführen
do-extra-draw = { $readers ->
    [many] zieht { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] ziehe
} in diesem Zug bei der Erzfeind-Aktion { $n ->
    [one] 1 zusätzliche Erzfeind-Karte
   *[other] { $n } zusätzliche Erzfeind-Karten
}
    .inf = in diesem Zug bei der Erzfeind-Aktion { $n ->
        [one] 1 zusätzliche Erzfeind-Karte
       *[other] { $n } zusätzliche Erzfeind-Karten
    } ziehen
do-put-under-nemesis-deck = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $it ->
    [instead] sie
   *[other] diese Karte
} unter den Erzfeind-Stapel
    .inf = diese Karte unter den Erzfeind-Stapel legen
do-discard-this = { $readers ->
    [many] werft { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wirf
} diese Karte ab
    .inf = diese Karte abwerfen
do-discard-it = { $readers ->
    [many] werft { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wirf
} { $minion } ab
    .inf = { $minion } abwerfen
do-lose-power = { $inside ->
    [yes] verliert „{ $power }“ { $amount }
   *[no] „{ $power }“ verliert { $amount }
}
do-put-in-play = { $readers ->
    [many] bringt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] bringe
} „{ $card }“ ins Spiel
do-restore-power = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} wieder { $n } Zeitmarker auf diese Karte
do-resolve-this = { $readers ->
    [many] führt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] führe
} den Effekt dieser Karte aus
    .inf = den Effekt dieser Karte ausführen
do-return-minion = { $readers ->
    [many] bringt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] bringe
} das zuletzt abgeworfene Monster zurück ins Spiel
    .inf = das zuletzt abgeworfene Monster zurück ins Spiel bringen
do-repeat-last-attack = { $readers ->
    [many] führt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] führe
} den zuletzt abgeworfenen Angriff noch einmal aus
    .inf = den zuletzt abgeworfenen Angriff noch einmal ausführen
do-lose-game = { $inside ->
    [yes] verliert ihr das Spiel
   *[no] ihr verliert das Spiel
}
do-win-game = { $inside ->
    [yes] gewinnt ihr das Spiel
   *[no] ihr gewinnt das Spiel
}
do-resolve-part = { $readers ->
    [many] führt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] führe
} den Effekt „{ $part }“ { $minion } aus { $unharmed ->
    [yes] , wobei { $itself } selbst keinen Schaden erleidet
   *[no] {""}
}
do-draw-minion = { $readers ->
    [many] zieht { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] ziehe
} die oberste Karte des { $deck_id ->
    [acolyte] Akolythen-Stapels
    [thrall] Diener-Stapels
    [beacon] Leuchtfeuer-Stapels
    [pod] Kapsel-Stapels
    [maw] Schlund-Stapels
   *[other] Stapels „{ $deck }“
} und bring{ $readers ->
    [many] t
   *[one] e
} sie { $more ->
    [0] {""}
   *[other] mit { $life } zusätzlichen Leben
} ins Spiel{ $quiet ->
    [yes] , ohne ihren Effekt „SOFORT“ auszuführen
   *[no] {""}
}
do-put-it-under-deck = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $minion } unter den { $deck_id ->
    [acolyte] Akolythen-Stapel
    [thrall] Diener-Stapel
    [beacon] Leuchtfeuer-Stapel
    [pod] Kapsel-Stapel
   *[other] Stapel „{ $deck }“
}
do-shuffle-back = { $readers ->
    [many] mischt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] mische
} die { $n ->
    [one] zuletzt abgeworfene Karte
   *[other] { $n } zuletzt abgeworfenen Karten
} des { $deck_id ->
    [acolyte] Akolythen-Stapels
    [thrall] Diener-Stapels
    [beacon] Leuchtfeuer-Stapels
    [pod] Kapsel-Stapels
   *[other] Stapels „{ $deck }“
} in diesen zurück
do-discard-from-deck = { $readers ->
    [many] werft { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wirf
} die oberste Karte des { $deck_id ->
    [acolyte] Akolythen-Stapels
    [thrall] Diener-Stapels
    [beacon] Leuchtfeuer-Stapels
    [pod] Kapsel-Stapels
   *[other] Stapels „{ $deck }“
} ab
do-reveal-turn-card =
    .do = { $readers ->
        [many] deckt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] decke
    } die oberste Karte des Reihenfolgedecks auf
    .does = deckt die oberste Karte des Reihenfolgedecks auf
do-order-turn-deck =
    .do = { $readers ->
        [many] deckt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] decke
    } alle Karten des Reihenfolgedecks auf und { $readers ->
        [many] legt
       *[one] lege
    } sie in beliebiger Reihenfolge zurück
    .does = deckt alle Karten des Reihenfolgedecks auf und legt sie in beliebiger Reihenfolge zurück
    .inf = alle Karten des Reihenfolgedecks aufdecken und sie in beliebiger Reihenfolge zurücklegen
do-put-turn-card-under =
    .do = { $readers ->
        [many] legt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] lege
    } sie unter das Reihenfolgedeck
    .does = legt sie unter das Reihenfolgedeck
    .inf = sie unter das Reihenfolgedeck legen
do-discard-turn-card =
    .do = { $readers ->
        [many] werft { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] wirf
    } sie ab
    .does = wirft sie ab
    .inf = sie abwerfen
do-shuffle-in-nemesis-turn-card = { $readers ->
    [many] mischt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] mische
} 1 Erzfeind-Reihenfolgekarte aus dem Ablagestapel in das Reihenfolgedeck
    .inf = 1 Erzfeind-Reihenfolgekarte aus dem Ablagestapel in das Reihenfolgedeck mischen
do-shuffle-in-own-turn-card =
    .do = { $readers ->
        [many] mischt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] mische
    } deine Reihenfolgekarte aus dem Ablagestapel in das Reihenfolgedeck
    .does = mischt seine Reihenfolgekarte aus dem Ablagestapel in das Reihenfolgedeck
    .inf = { $person ->
        [they] seine
       *[you] deine
    } Reihenfolgekarte aus dem Ablagestapel in das Reihenfolgedeck mischen
do-keep-one-turn-card = { $readers ->
    [many] mischt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] mische
} alle Karten aus dem Reihenfolge-Ablagestapel bis auf 1 Spieler-Reihenfolgekarte { $readers ->
    [many] eurer
   *[one] deiner
} Wahl in das Reihenfolgedeck
do-swap-turn-card = { $readers ->
    [many] ersetzt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] ersetze
} 1 Erzfeind-Reihenfolgekarte im Reihenfolgedeck durch „{ $card }“
    .inf = 1 Erzfeind-Reihenfolgekarte im Reihenfolgedeck durch „{ $card }“ ersetzen
do-each-turn-card-suffers = { $readers ->
    [many] fügt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] füge
} jedem Spieler für jede seiner Reihenfolgekarten im Ablagestapel { $amount } zu
compare-in-play = { $relation ->
    [none] { $subtype_id ->
        [minion] kein Monster
        [acolyte] kein Akolyth
        [maw] kein Schlund
        [thrall] kein Diener
        [beacon] kein Leuchtfeuer
        [pod] keine Kapsel
       *[other] kein Monster „{ $subtype }“
    } im Spiel ist
    [some] mindestens 1 { $subtype_id ->
        [minion] Monster
        [acolyte] Akolyth
        [maw] Schlund
        [beacon] Leuchtfeuer
        [pod] Kapsel
        [thrall] Diener
       *[other] Monster „{ $subtype }“
    } im Spiel ist
    [at-least] { $n } oder mehr { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
        [maw] Schlünde
        [beacon] Leuchtfeuer
        [pod] Kapseln
        [thrall] Diener
       *[other] Monster „{ $subtype }“
    } im Spiel sind
    [at-most] { $n } oder weniger { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
        [maw] Schlünde
        [beacon] Leuchtfeuer
        [pod] Kapseln
        [thrall] Diener
       *[other] Monster „{ $subtype }“
    } im Spiel sind
   *[exactly] genau { $n } { $subtype_id ->
        [minion] Monster
        [maw] { $n ->
            [one] Schlund
           *[other] Schlünde
        }
        [beacon] Leuchtfeuer
        [pod] { $n ->
            [one] Kapsel
           *[other] Kapseln
        }
        [acolyte] { $n ->
            [one] Akolyth
           *[other] Akolythen
        }
        [thrall] { $n ->
            [one] Diener
           *[other] Diener
        }
       *[other] Monster „{ $subtype }“
    } im Spiel { $n ->
        [one] ist
       *[other] sind
    }
}
