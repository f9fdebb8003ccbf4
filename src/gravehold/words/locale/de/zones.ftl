# What is done with zones, tokens and tracks that definitions declare.
do-gain-tokens = { $token_id ->
    [lantern] { $inside ->
        [yes] erhält die { $token }
       *[no] die { $token } erhält
    } { $n } Brennstoff
   *[other] { $readers ->
        [many] legt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] lege
    } { $count ->
        [0] X
       *[other] { $count }
    } { TOKEN($token_id) } { $on ->
        [this] auf diese Karte
        [it] auf jene Karte
        [you] vor dich
        [that] vor jenen Spieler
        [pile] auf ihren Vorratsstapel
        [ally] auf das Tableau von { NAME($ally_id, case: "dat") }
       *[game] auf das Erzfeind-Tableau
    }{ $count ->
        [0] {" "}(X = { $n })
       *[other] {""}
    }
}
do-lose-tokens = { $token_id ->
    [charge] { $readers ->
        [many] nehmt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] nimm
    } { NAME($ally_id, case: "dat") } { $all ->
        [yes] alle Energie
       *[no] { $n } Energie
    } weg
    [lantern] { $inside ->
        [yes] verliert die { $token }
       *[no] die { $token } verliert
    } { $all ->
        [yes] ihren ganzen Brennstoff
       *[no] { $n } Brennstoff
    }
   *[other] { $readers ->
        [many] nehmt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] nimm
    } { $all ->
        [yes] alle { TOKEN($token_id) }
       *[no] { $count ->
            [0] so viele { TOKEN($token_id) } wie { $n }
           *[other] { $count } { TOKEN($token_id) }
        }
    } { $on ->
        [this] von dieser Karte
        [it] von jener Karte
        [you] vor dir
        [that] vor jenem Spieler
        [pile] von ihrem Vorratsstapel
        [ally] vom Tableau von { NAME($ally_id, case: "dat") }
       *[game] vom Erzfeind-Tableau
    } weg
}
do-advance = { $readers ->
    [many] bewegt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] bewege
} { $on ->
    [minion] { $minion }
    [this] das { TOKEN($token_id) } dieser Karte
    [it] das { TOKEN($token_id) } jener Karte
    [you] das { TOKEN($token_id) } vor dir
    [that] das { TOKEN($token_id) } jenes Spielers
   *[game] das { TOKEN($token_id) } auf dem Erzfeind-Tableau
} { $many ->
    [1] {""}
   *[other] jeweils
} um { $count ->
    [0] so viele Felder, wie { $n } beträgt,
    [one] 1 Feld
   *[other] { $count } Felder
} vor { $times ->
    [1] {""}
   *[other] (führt den Effekt jedes dabei betretenen Feldes { $times }x aus)
}
do-move-back = { $readers ->
    [many] bewegt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] bewege
} { $on ->
    [minion] { $minion }
    [this] das { TOKEN($token_id) } dieser Karte
    [it] das { TOKEN($token_id) } jener Karte
    [you] das { TOKEN($token_id) } vor dir
    [that] das { TOKEN($token_id) } jenes Spielers
   *[game] das { TOKEN($token_id) } auf dem Erzfeind-Tableau
} { $many ->
    [1] {""}
   *[other] jeweils
} um { $count ->
    [0] so viele Felder, wie { $n } beträgt,
    [one] 1 Feld
   *[other] { $count } Felder
} zurück
do-move-token = { $readers ->
    [many] bewegt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] bewege
} das { TOKEN($token_id) } { $on ->
    [this] dieser Karte
    [it] jener Karte
    [you] auf deinem Tableau
    [that] jenes Spielers
    [pile] auf ihrem Vorratsstapel
   *[game] auf dem Erzfeind-Tableau
} auf ein anderes Feld und { $readers ->
    [many] handelt
   *[one] handle
} dieses ab
do-turn-over = { $readers ->
    [many] dreht { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] drehe
} { $on ->
    [this] diese Karte
    [minion] { $minion }
   *[it] jene Karte
} um
do-become = { $evolve ->
    [yes] Evolution
   *[no] { $inside ->
    [yes] wird { $on ->
    [this] diese Karte
   *[it] jene Karte
}
   *[no] { $on ->
    [this] diese Karte
   *[it] jene Karte
} wird
} zu „{ $id }“
}
# A zone of the player who acts.
own-zone =
    .nom = { $zone ->
        [hand] { $whose ->
            [self] deine Hand
            [you] deine Hand
           *[other] die Hand { $owner }
        }
        [deck] { $whose ->
            [self] dein Deck
            [you] dein Deck
           *[other] das Deck { $owner }
        }
       *[discard] { $whose ->
            [self] dein Ablagestapel
            [you] dein Ablagestapel
           *[other] der Ablagestapel { $owner }
        }
    }
    .gen = { $zone ->
        [hand] { $whose ->
            [self] deiner Hand
            [you] deiner Hand
           *[other] der Hand { $owner }
        }
        [deck] { $whose ->
            [self] deines Decks
            [you] deines Decks
           *[other] des Decks { $owner }
        }
       *[discard] { $whose ->
            [self] deines Ablagestapels
            [you] deines Ablagestapels
           *[other] des Ablagestapels { $owner }
        }
    }
    .acc = { $zone ->
        [hand] { $whose ->
            [self] deine Hand
            [you] deine Hand
           *[other] die Hand { $owner }
        }
        [deck] { $whose ->
            [self] dein Deck
            [you] dein Deck
           *[other] das Deck { $owner }
        }
       *[discard] { $whose ->
            [self] deinen Ablagestapel
            [you] deinen Ablagestapel
           *[other] den Ablagestapel { $owner }
        }
    }
do-move-top = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $count ->
    [0] so viele { $bottom ->
        [yes] unterste
       *[no] oberste
    } Karten { $zone_gen } wie { $n }
    [one] die { $bottom ->
        [yes] unterste
       *[no] oberste
    } Karte { $zone_gen }
   *[other] die { $bottom ->
        [yes] untersten
       *[no] obersten
    } { $count } Karten { $zone_gen }
} { $under ->
    [yes] unter { $to_acc }
   *[no] { $to_id ->
        [hand] auf { $to_acc }
       *[other] oben auf { $to_acc }
    }
}
do-resolve-top = { $zone_id ->
    [assist] BEISTAND
   *[other] { $readers ->
        [many] führt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] führe
    } die oberste Karte { $zone_id ->
        [abilities] des Fähigkeitsdecks
       *[other] von „{ $zone }“
    } aus und { $readers ->
        [many] werft
       *[one] wirf
    } sie dann ab { $refill ->
        [yes] (liegt dort keine, wird zuerst der zugehörige Ablagestapel gemischt und dorthin gelegt)
       *[no] {""}
    }
}
do-put-into = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $on ->
    [this] diese Karte
   *[it] jene Karte
} { $under ->
    [yes] unter { $zone_acc }
   *[no] { $zone_id ->
        [hand] auf { $zone_acc }
        [deck] oben auf { $zone_acc }
        [discard] oben auf { $zone_acc }
       *[other] zu „{ $zone }“
    }
}
do-shuffle-zone = { $readers ->
    [many] mischt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] mische
} { $back ->
    [yes] die abgeworfenen Karten des { $zone_id ->
        [thrall] Diener-Stapels
        [beacon] Leuchtfeuer-Stapels
        [pod] Kapsel-Stapels
       *[other] Stapels „{ $zone }“
    } wieder hinein
   *[no] { NAME($zone_id, case: "acc") }
}
do-from-piles = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} aus jedem Vorrat ({ $types }) { $spare ->
    [yes] außer dem billigsten
   *[no] {""}
} { $n } { NOUN("card", $n) } in { NAME($zone_id, case: "acc") }
do-sort-top = { $readers ->
    [many] deckt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] decke
} { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
} { NAME($zone_id, case: "gen") } auf und { $readers ->
    [many] legt
   *[one] lege
} { $under } davon darunter und die übrigen wieder obenauf, in beliebiger Reihenfolge
do-put-in-zone =
    .do = lege { $cards } oben auf { NAME($zone_id, case: "acc") }
    .does = legt { $cards } oben auf { NAME($zone_id, case: "acc") }
    .inf = { $cards } oben auf { NAME($zone_id, case: "acc") } legen
    .all = { $inside ->
        [yes] legt ihr gemeinsam { $cards } oben auf { NAME($zone_id, case: "acc") }
       *[no] legt gemeinsam { $cards } oben auf { NAME($zone_id, case: "acc") }
    }
do-attach =
    .do = { $readers ->
        [many] legt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] lege
    } diese Karte unter { $breach }
    .does = legt diese Karte unter { $breach }
    .inf = diese Karte unter { $breach } legen
breach-free = { $whose ->
    [you] 1 deiner Risse
    [they] 1 seiner Risse
    [anyone] 1 Riss eines beliebigen Spielers
   *[other] 1 Riss { $owner }
}, unter dem noch keine liegt
do-lay-before = diese Karte wird vor { $who } ausgelegt
do-stay-beside = diese Karte bleibt für den Rest des Spiels neben dem Erzfeind-Tableau liegen
do-move-all = { $inside ->
    [yes] kommen { $zone_id ->
        [glyphs] seine Glyphenplättchen
        [hand] alle Karten { $zone_gen }
        [deck] alle Karten { $zone_gen }
        [discard] alle Karten { $zone_gen }
       *[other] alle Karten in „{ $zone }“
    }
   *[no] { $zone_id ->
        [glyphs] seine Glyphenplättchen
        [hand] alle Karten { $zone_gen }
        [deck] alle Karten { $zone_gen }
        [discard] alle Karten { $zone_gen }
       *[other] alle Karten in „{ $zone }“
    } kommen
} { $zone_id ->
    [glyphs] zu dir zurück
   *[other] { $to_id ->
        [hand] auf { $to_acc }
        [deck] oben auf { $to_acc }
        [discard] oben auf { $to_acc }
       *[other] in „{ $to }“
    }
}
resolver-case = dat
do-resolve-cards = { $inside ->
    [yes] wird { $zone_id ->
        [glyphs] jedes Glyphenplättchen auf dem Stapel
       *[other] jede Karte in „{ $zone }“
    }
   *[no] { $zone_id ->
        [glyphs] jedes Glyphenplättchen auf dem Stapel
       *[other] jede Karte in „{ $zone }“
    } wird
} in der Reihenfolge des Legens abgehandelt, und zwar von { $who }{ $chosen ->
    [yes] {" "}(nach Wahl der Spieler)
   *[no] {""}
}, und kommt dann { $zone_id ->
    [glyphs] zu dir zurück
   *[other] in „{ $to }“
}
do-put-by-pile = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $source_id ->
    [none] { $zone_id ->
        [glyphs] jedes Glyphenplättchen auf dem Stapel
       *[other] jede Karte in „{ $zone }“
    } auf einen beliebigen Vorratsstapel
    [glyph] { $count ->
        [0] so viele Glyphenplättchen, wie { $n } beträgt,
        [one] 1 Glyphenplättchen
       *[other] { $n } Glyphenplättchen
    } auf einen beliebigen Vorratsstapel
   *[other] { $count ->
        [0] so viele Karten aus „{ $source }“, wie { $n } beträgt, auf einen beliebigen Vorratsstapel
        [one] 1 Karte aus „{ $source }“ auf einen beliebigen Vorratsstapel
       *[other] { $n } Karten aus „{ $source }“ auf einen beliebigen Vorratsstapel
    }
}
zone-discard-of = Ablagestapel { $deck_id ->
    [acolyte] der Akolythen
    [thrall] der Diener
    [beacon] der Leuchtfeuer
    [pod] der Kapseln
   *[other] des Stapels „{ $deck }“
}
