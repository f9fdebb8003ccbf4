# What is done with zones, tokens, tracks and boards that definitions declare.
do-gain-tokens = { $token_id ->
    [lantern] { $token } otrzymuje { $count ->
        [one] 1 jednostkę paliwa
        [few] { $count } jednostki paliwa
        [0] paliwo, którego ilość to { $n }
       *[many] { $count } jednostek paliwa
    }
   *[other] umieść { $count ->
        [0] tyle żetonów „{ $token }”, ile wynosi { $n },
       *[other] { $count } { NOUN("token", $count) } „{ $token }”
    } { $on ->
        [this] na tej karcie
        [it] na wskazanej karcie
        [you] przed sobą
        [that] przed tym graczem
        [pile] na jej stosie zasobów
        [ally] na arkuszu { NAME($ally_id, case: "gen") }
       *[game] na arkuszu Nemezis
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
        [yes] wszystkie żetony „{ $token }”
       *[no] { $count ->
            [0] tyle żetonów „{ $token }”, ile wynosi { $n },
           *[other] { $count } { NOUN("token", $count) } „{ $token }”
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
    [this] żeton „{ $token }” tej karty
    [it] żeton „{ $token }” wskazanej karty
    [you] żeton „{ $token }” leżący przed tobą
    [that] żeton „{ $token }” tego gracza
   *[game] żeton „{ $token }” na arkuszu Nemezis
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
    [this] żeton „{ $token }” tej karty
    [it] żeton „{ $token }” wskazanej karty
    [you] żeton „{ $token }” leżący przed tobą
    [that] żeton „{ $token }” tego gracza
   *[game] żeton „{ $token }” na arkuszu Nemezis
} o { $count ->
    [0] tyle pól, ile wynosi { $n }
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
}{ $many ->
    [1] {""}
   *[other] {" "}(z osobna)
}
do-move-token = przesuń żeton „{ $token }” { $on ->
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
do-become = { $on ->
    [this] ta karta staje się kartą „{ $id }”
   *[it] wskazana karta staje się kartą „{ $id }”
}
do-move-top = { $under ->
    [yes] umieść wierzchnią kartę z „{ $zone }” na spodzie „{ $to }”
   *[no] przenieś wierzchnią kartę z „{ $zone }” do „{ $to }”
}
do-resolve-top = rozpatrz wierzchnią kartę { $zone_id ->
    [abilities] talii zdolności
   *[other] z „{ $zone }”
}, a następnie ją odrzuć { $refill ->
    [yes] (jeśli nie ma tam kart, najpierw potasuj odpowiedni stos kart odrzuconych i umieść go tam)
   *[no] {""}
}
do-put-into = umieść { $on ->
    [this] tę kartę
   *[it] wskazaną kartę
} { $under ->
    [yes] na spodzie „{ $zone }”
   *[no] w „{ $zone }”
}
do-shuffle-zone = { $back ->
    [yes] wtasuj stos odrzuconych kart talii { NAME($zone_id, case: "plural") } z powrotem do niej
   *[no] potasuj { NAME($zone_id, case: "acc") }
}
do-put-on-board = umieść { $zone ->
    [none] tę kartę
   *[other] wierzchnią kartę { NAME($zone_id, case: "gen") }
} na { $space ->
    [first-free] pierwszym wolnym polu { NAME($board_id, case: "gen") }
    [last-free] ostatnim wolnym polu { NAME($board_id, case: "gen") }
   *[first] pierwszym polu { NAME($board_id, case: "gen") }
}
do-advance-cards = { $space ->
    [none] każda karta na { NAME($board_id, case: "loc") }
   *[other] karta na polu { $space } { NAME($board_id, case: "gen") }
} przesuwa się o { $n } { $count ->
    [one] pole
    [few] pola
   *[many] pól
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
do-skip-space = do końca gry pole { $space } { NAME($board_id, case: "gen") } jest pomijane
do-put-in-zone =
    .do = umieść { $cards } na wierzchu { NAME($zone_id, case: "gen") }
    .does = umieszcza { $cards } na wierzchu { NAME($zone_id, case: "gen") }
    .inf = umieścić { $cards } na wierzchu { NAME($zone_id, case: "gen") }
    .all = gracze umieszczają { $cards } na wierzchu { NAME($zone_id, case: "gen") }
board-row = { NAME($board_id, case: "nom") } to rząd { $n } pól; karta wchodząca na pole { $first } popycha leżącą tam kartę o jedno pole dalej, ta następną, aż do pierwszej luki
board-supply = leżące tam karty należą do rynku zasobów, ale do żadnego stosu: można je kupować i pozyskiwać efektami, które nie mówią o stosie zasobów
board-off = karta, która dochodzi na pole { $last }, od razu opuszcza { NAME($board_id, case: "acc") }; karta graczy trafia na spód { NAME($off_id, case: "gen") }
keyword-board-end = Pole { $last }:
action-on-board = wybrać kartę zasobów na { NAME($board_id, case: "loc") }
do-add-to-space = umieść { $count ->
    [0] tyle { $board_id ->
        [soul] Dusz
       *[other] żetonów
    }, ile wynosi { $n },
   *[other] { $count } { $board_id ->
        [soul] { NOUN("token-soul", $count, "acc") }
       *[other] { NOUN("token", $count) }
    }
} na { $space ->
    [none] polu startowym dla tej liczby graczy
   *[other] polu { $space }
}{ $board_id ->
    [soul] {""}
   *[other] {" "}planszy „{ $board }”
}{ $on ->
    [0] {""}
    [1] {" "}i od razu przesuń o 1 pole dalej
   *[other] {" "}i od razu przesuń dalej (liczba pól: { $on })
}
do-move-along = { $board_id ->
    [soul] { $which ->
        [one] { $many ->
            [1] jedna Dusza przesuwa się
           *[other] { $many } różne Dusze przesuwają się
        }
       *[all] każda Dusza
    }
   *[other] { $which ->
        [one] { $many ->
            [1] jeden żeton na planszy „{ $board }” przesuwa się
           *[other] różne żetony na planszy „{ $board }” (ile: { $many }) przesuwają się
        }
       *[all] każdy żeton na planszy „{ $board }”
    }
}{ $which ->
    [one] {""}
    [start] {" "}na polu startowym przesuwa się
    [fullest] {" "}na najliczniej zajętym polu przesuwa się
   *[all] { $space ->
        [none] {" "}przesuwa się
       *[other] {" "}na polu { $space } przesuwa się
    }
} o { $count ->
    [0] tyle pól, ile wynosi { $n }
    [one] 1 pole
    [few] { $count } pola
   *[many] { $count } pól
}
do-take-from-board =
    .do = odrzuć { $up_to ->
        [yes] do {""}
       *[no] {""}
    }{ $count ->
        [0] tyle { $board_id ->
            [soul] Dusz
           *[other] żetonów z planszy „{ $board }”
        }, ile wynosi { $n },
       *[other] { $count } { $board_id ->
            [soul] { $up_to ->
                [yes] Dusz
               *[no] { NOUN("token-soul", $count, "acc") }
            }
           *[other] { NOUN("token", $count) } z planszy „{ $board }”
        }
    }{ $spaces ->
        [0] {""}
        [1] {" "}z jednego pola
       *[other] {" "}z { $spaces } sąsiednich pól
    }
    .does = odrzuca { $up_to ->
        [yes] do {""}
       *[no] {""}
    }{ $count ->
        [0] tyle { $board_id ->
            [soul] Dusz
           *[other] żetonów z planszy „{ $board }”
        }, ile wynosi { $n },
       *[other] { $count } { $board_id ->
            [soul] { $up_to ->
                [yes] Dusz
               *[no] { NOUN("token-soul", $count, "acc") }
            }
           *[other] { NOUN("token", $count) } z planszy „{ $board }”
        }
    }{ $spaces ->
        [0] {""}
        [1] {" "}z jednego pola
       *[other] {" "}z { $spaces } sąsiednich pól
    }
    .inf = odrzucić { $up_to ->
        [yes] do {""}
       *[no] {""}
    }{ $count ->
        [0] tyle { $board_id ->
            [soul] Dusz
           *[other] żetonów z planszy „{ $board }”
        }, ile wynosi { $n },
       *[other] { $count } { $board_id ->
            [soul] { $up_to ->
                [yes] Dusz
               *[no] { NOUN("token-soul", $count, "acc") }
            }
           *[other] { NOUN("token", $count) } z planszy „{ $board }”
        }
    }{ $spaces ->
        [0] {""}
        [1] {" "}z jednego pola
       *[other] {" "}z { $spaces } sąsiednich pól
    }
do-place-bridge = umieść żeton na planszy „{ $board }”
do-remove-bridge = odrzuć żeton z planszy „{ $board }”
do-swap-bridge = umieść żeton na planszy „{ $board }”, a następnie odrzuć z niej inny
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
   *[other] wszystkie karty z „{ $zone }” trafiają do „{ $to }”
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
