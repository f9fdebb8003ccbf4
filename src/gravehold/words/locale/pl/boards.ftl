# Boards that definitions declare: what comes to their spaces, moves on and leaves them; bridges.
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
do-skip-space = do końca gry pole { $space } { NAME($board_id, case: "gen") } jest pomijane
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
