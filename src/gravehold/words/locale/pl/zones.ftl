# What is done with zones, tokens and tracks that definitions declare.
do-gain-tokens = { $token_id ->
    [lantern] { $token } otrzymuje { $count ->
        [one] 1 jednostkę paliwa
        [few] { $count } jednostki paliwa
        [0] paliwo, którego ilość to { $n }
       *[many] { $count } jednostek paliwa
    }
   *[other] umieść { $count ->
        [0] tyle żetonów
       *[other] { $count } { NOUN("token", $count) }
    } { TOKEN($token_id) } { $on ->
        [this] na tej karcie
        [it] na wskazanej karcie
        [you] przed sobą
        [that] przed tym graczem
        [pile] na jej stosie zasobów
        [ally] na arkuszu { NAME($ally_id, case: "gen") }
       *[game] na arkuszu Nemezis
    }{ $count ->
        [0] , ile wynosi { $n },
       *[other] {""}
    }
}
do-lose-tokens = { $token_id ->
    [charge] usuń { $all ->
        [yes] wszystkie Ładunki
       *[no] { $n } { NOUN("charge", $count) }
    } { NAME($ally_id, case: "gen") }
    [lantern] { $token } traci { $all ->
        [yes] całe paliwo
       *[no] { $n } paliwa
    }
   *[other] usuń { $all ->
        [yes] wszystkie żetony { TOKEN($token_id) }
       *[no] { $count ->
            [0] tyle żetonów { TOKEN($token_id) }, ile wynosi { $n },
           *[other] { $count } { NOUN("token", $count) } { TOKEN($token_id) }
        }
    } { $on ->
        [this] z tej karty
        [it] ze wskazanej karty
        [you] sprzed siebie
        [that] sprzed tego gracza
        [pile] z jej stosu zasobów
        [ally] z arkusza { NAME($ally_id, case: "gen") }
       *[game] z arkusza Nemezis
    }
}
do-advance = przesuń { $on ->
    [minion] { $minion }
    [this] żeton { TOKEN($token_id) } tej karty
    [it] żeton { TOKEN($token_id) } wskazanej karty
    [you] żeton { TOKEN($token_id) } leżący przed tobą
    [that] żeton { TOKEN($token_id) } tego gracza
   *[game] żeton { TOKEN($token_id) } na arkuszu Nemezis
} do przodu { $many ->
    [1] o { $count ->
        [0] tyle pól, ile wynosi { $n }
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    }
   *[other] po { $count ->
        [0] tyle pól, ile wynosi { $n }
        [one] 1 polu
        [few] { $count } pola
       *[many] { $count } pól
    }
}{ $times ->
    [1] {""}
    [2] {" "}(efekt każdego pola, na które wejdzie, rozpatrz dwa razy)
   *[other] {" "}(efekt każdego pola, na które wejdzie, rozpatrz tyle razy: { $times })
}
do-move-back = cofnij { $on ->
    [minion] { $minion }
    [this] żeton { TOKEN($token_id) } tej karty
    [it] żeton { TOKEN($token_id) } wskazanej karty
    [you] żeton { TOKEN($token_id) } leżący przed tobą
    [that] żeton { TOKEN($token_id) } tego gracza
   *[game] żeton { TOKEN($token_id) } na arkuszu Nemezis
} o { $count ->
    [0] tyle pól, ile wynosi { $n }
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
}{ $many ->
    [1] {""}
   *[other] {" "}(z osobna)
}
do-move-token = przesuń żeton { TOKEN($token_id) } { $on ->
    [this] tej karty
    [it] wskazanej karty
    [you] na swoim arkuszu
    [that] tego gracza
    [pile] na jej stosie zasobów
   *[game] na arkuszu Nemezis
} na inne wybrane pole i rozpatrz je
do-turn-over = { $on ->
    [this] odwróć tę kartę
    [minion] odwróć { $minion }
   *[it] odwróć wskazaną kartę
}
do-become = { $evolve ->
    [yes] EWOLUCJA
   *[no] { $on ->
    [this] ta karta staje się kartą „{ $id }”
   *[it] wskazana karta staje się kartą „{ $id }”
}
}
# A zone of the player who acts.
own-zone =
    .nom = { $zone ->
        [hand] { $whose ->
            [self] swoja ręka
            [you] twoja ręka
           *[other] ręka { $owner }
        }
        [deck] { $whose ->
            [self] swoja talia
            [you] twoja talia
           *[other] talia { $owner }
        }
       *[discard] { $whose ->
            [self] swój stos kart odrzuconych
            [you] twój stos kart odrzuconych
           *[other] stos kart odrzuconych { $owner }
        }
    }
    .gen = { $zone ->
        [hand] { $whose ->
            [self] swojej ręki
            [you] twojej ręki
           *[other] ręki { $owner }
        }
        [deck] { $whose ->
            [self] swojej talii
            [you] twojej talii
           *[other] talii { $owner }
        }
       *[discard] { $whose ->
            [self] swojego stosu kart odrzuconych
            [you] twojego stosu kart odrzuconych
           *[other] stosu kart odrzuconych { $owner }
        }
    }
    .acc = { $zone ->
        [hand] { $whose ->
            [self] swoją rękę
            [you] twoją rękę
           *[other] rękę { $owner }
        }
        [deck] { $whose ->
            [self] swoją talię
            [you] twoją talię
           *[other] talię { $owner }
        }
       *[discard] { $whose ->
            [self] swój stos kart odrzuconych
            [you] twój stos kart odrzuconych
           *[other] stos kart odrzuconych { $owner }
        }
    }
do-move-top = umieść { $count ->
    [0] tyle kart, ile wynosi { $n },
    [one] { $bottom ->
        [yes] spodnią kartę
       *[no] wierzchnią kartę
    }
    [few] { $count } karty
   *[many] { $count } kart
} { $count ->
    [1] {""}
   *[other] { $bottom ->
        [yes] ze spodu
       *[no] z wierzchu
    }
} { $zone_gen } { $under ->
    [yes] na spodzie { $to_gen }
   *[no] { $to_id ->
        [hand] na { $to_acc }
       *[other] na wierzchu { $to_gen }
    }
}
do-resolve-top = { $zone_id ->
    [assist] Wsparcie
   *[other] rozpatrz wierzchnią kartę { $zone_id ->
        [abilities] talii zdolności
       *[other] z „{ $zone }”
    }, a następnie ją odrzuć { $refill ->
        [yes] (jeśli nie ma tam kart, najpierw potasuj odpowiedni stos kart odrzuconych i umieść go tam)
       *[no] {""}
    }
}
do-put-into = umieść { $on ->
    [this] tę kartę
   *[it] wskazaną kartę
} { $under ->
    [yes] na spodzie { $zone_gen }
   *[no] { $zone_id ->
        [hand] na { $zone_acc }
        [deck] na wierzchu { $zone_gen }
        [discard] na wierzchu { $zone_gen }
       *[other] w „{ $zone }”
    }
}
do-shuffle-zone = { $back ->
    [yes] wtasuj stos odrzuconych kart talii { NAME($zone_id, case: "plural") } z powrotem do niej
   *[no] potasuj { NAME($zone_id, case: "acc") }
}
do-from-piles = odłóż z każdego stosu zasobów ({ $types }) { $spare ->
    [yes] poza najtańszym
   *[no] {""}
} { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} do { NAME($zone_id, case: "gen") }
do-sort-top = odkryj z wierzchu { NAME($zone_id, case: "gen") } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}; { $under } z nich umieść na spodzie, a pozostałe z powrotem na wierzchu, w dowolnej kolejności
do-put-in-zone =
    .do = umieść { $cards } na wierzchu { NAME($zone_id, case: "gen") }
    .does = umieszcza { $cards } na wierzchu { NAME($zone_id, case: "gen") }
    .inf = umieścić { $cards } na wierzchu { NAME($zone_id, case: "gen") }
    .all = gracze wspólnie umieszczają { $cards } na wierzchu { NAME($zone_id, case: "gen") }
do-attach =
    .do = dołącz tę kartę do { $breach }
    .does = dołącza tę kartę do { $breach }
    .inf = dołączyć tę kartę do { $breach }
breach-free = { $whose ->
    [you] jednej ze swoich Bram
    [they] jednej ze swoich Bram
    [anyone] Bramy dowolnego gracza
   *[other] Bramy { $owner }
}, do której nic nie dołączono
do-lay-before = ta karta zostaje położona w obszarze gry { $who }
do-stay-beside = ta karta pozostaje obok arkusza Nemezis do końca gry
do-move-all = { $zone_id ->
    [glyphs] jego żetony Glifów wracają do ciebie
   *[other] wszystkie karty z { $zone_id ->
        [hand] { $zone_gen }
        [deck] { $zone_gen }
        [discard] { $zone_gen }
       *[other] „{ $zone }”
    } trafiają { $to_id ->
        [hand] na { $to_acc }
        [deck] na wierzch { $to_gen }
        [discard] na wierzch { $to_gen }
       *[other] do „{ $to }”
    }
}
resolver-case = by
do-resolve-cards = { $zone_id ->
    [glyphs] każdy żeton Glifu z tego stosu, w kolejności umieszczenia, zostaje rozpatrzony { $who }{ $chosen ->
        [yes] {" "}(wybierają gracze)
       *[no] {""}
    }, po czym żeton wraca do ciebie
   *[other] każda karta z „{ $zone }”, w kolejności umieszczenia, zostaje rozpatrzona { $who }{ $chosen ->
        [yes] {" "}(wybierają gracze)
       *[no] {""}
    }, po czym trafia ona do „{ $to }”
}
do-put-by-pile = { $source_id ->
    [none] { $zone_id ->
        [glyphs] przenieś każdy żeton Glifu z tego stosu na wierzch dowolnego stosu zasobów
       *[other] umieść każdą kartę z „{ $zone }” na dowolnym stosie zasobów
    }
    [glyph] { $count ->
        [0] umieść tyle żetonów Glifu, ile wynosi { $n }, na wierzchu jednego dowolnego stosu zasobów
        [one] umieść 1 żeton Glifu na wierzchu dowolnego stosu zasobów
        [few] umieść { $n } żetony Glifu na wierzchu jednego dowolnego stosu zasobów
       *[many] umieść { $n } żetonów Glifu na wierzchu jednego dowolnego stosu zasobów
    }
   *[other] { $count ->
        [0] umieść tyle kart z „{ $source }”, ile wynosi { $n }, na jednym dowolnym stosie zasobów
        [one] umieść 1 kartę z „{ $source }” na dowolnym stosie zasobów
        [few] umieść { $n } karty z „{ $source }” na jednym dowolnym stosie zasobów
       *[many] umieść { $n } kart z „{ $source }” na jednym dowolnym stosie zasobów
    }
}
zone-inside = w „{ $zone }”
zone-discard-of = stos odrzuconych kart talii { NAME($deck_id, case: "plural") }
