# Boards that definitions declare: what comes to their spaces, moves on and leaves them; bridges.
do-put-on-board = { $board_id ->
    [breaches] dobierz Zaklęcie z { NAME($zone_id, case: "gen") } i przygotuj je na pierwszej { $space_id ->
        [last-free] od prawej
       *[other] od lewej
    } Bramie { NAME($board_id, case: "gen") } bez Zaklęcia
   *[other] { do-put-on-board.plain }
}
    .plain = umieść { $zone ->
    [none] tę kartę
   *[other] wierzchnią kartę { NAME($zone_id, case: "gen") }
} na { $space_id ->
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
do-skip-space = do końca gry pole { $space } { NAME($board_id, case: "gen") } jest pomijane
board-row = { NAME($board_id, case: "nom") } to rząd { $n } pól; karta wchodząca na pole { $first } popycha leżącą tam kartę o jedno pole dalej, ta następną, aż do pierwszej luki
board-supply = leżące tam karty należą do rynku zasobów, ale do żadnego stosu: można je kupować i pozyskiwać efektami, które nie mówią o stosie zasobów
board-off = karta, która dochodzi na pole { $last }, od razu opuszcza { NAME($board_id, case: "acc") }; karta zasobów trafia na spód { NAME($off_id, case: "gen") }
keyword-board-end = Pole { $last }:
action-on-board = wybrać { $board_id ->
    [breaches] Zaklęcie
   *[other] kartę zasobów
} na { NAME($board_id, case: "loc") }
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
do-place-bridge =
    .do = umieść { $count ->
        [one] {""}
       *[other] { $count }{" "}
    }{ $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } na planszy „{ $board }”
    }
    .does = umieszcza { $count ->
        [one] {""}
       *[other] { $count }{" "}
    }{ $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } na planszy „{ $board }”
    }
    .inf = umieścić { $count ->
        [one] {""}
       *[other] { $count }{" "}
    }{ $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } na planszy „{ $board }”
    }
do-remove-bridge =
    .do = odrzuć { $count ->
        [one] {""}
       *[other] { $count }{" "}
    }{ $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } z planszy „{ $board }”
    }{ $space ->
        [none] {""}
       [first] {" "}przy pierwszym stosie zasobów
       *[other] {" "}przy stosie zasobów { $space }
    }
    .does = odrzuca { $count ->
        [one] {""}
       *[other] { $count }{" "}
    }{ $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } z planszy „{ $board }”
    }{ $space ->
        [none] {""}
       [first] {" "}przy pierwszym stosie zasobów
       *[other] {" "}przy stosie zasobów { $space }
    }
    .inf = odrzucić { $count ->
        [one] {""}
       *[other] { $count }{" "}
    }{ $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } z planszy „{ $board }”
    }{ $space ->
        [none] {""}
       [first] {" "}przy pierwszym stosie zasobów
       *[other] {" "}przy stosie zasobów { $space }
    }
do-swap-bridge = { $board_id ->
    [bridge] umieść żeton Mostu
   *[other] umieść żeton na planszy „{ $board }”
}, a następnie odrzuć inny
board-piles = stosy zasobów leżą w rzędach po { $columns }: Klejnoty, potem Artefakty, potem Zaklęcia, zawsze według kosztu; między dwoma sąsiednimi stosami mieści się jeden żeton { $board_id ->
    [bridge] Mostu
   *[other] planszy „{ $board }”
}; stosy są połączone, jeżeli żetony prowadzą od jednego do drugiego
