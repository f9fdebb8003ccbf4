# Boards that definitions declare: what comes to their spaces, moves on and leaves them; bridges.
do-put-on-board = { $board_id ->
    [breaches] { $readers ->
        [many] zieht { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] ziehe
    } 1 Zauber aus { NAME($zone_id, case: "dat") } und { $readers ->
        [many] bindet
       *[one] binde
    } ihn an den { $space_id ->
        [last-free] am weitesten rechts liegenden
       *[other] am weitesten links liegenden
    } Riss { NAME($board_id, case: "gen") } ohne Zauber
   *[other] { do-put-on-board.plain }
}
    .plain = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $zone ->
    [none] diese Karte
   *[other] die oberste Karte { NAME($zone_id, case: "gen") }
} auf das { $space_id ->
    [first-free] erste freie Feld { NAME($board_id, case: "gen") }
    [last-free] letzte freie Feld { NAME($board_id, case: "gen") }
   *[first] erste Feld { NAME($board_id, case: "gen") }
}
do-advance-cards = { $inside ->
    [yes] rückt { $space ->
        [none] jede Karte auf { NAME($board_id, case: "dat") }
       *[other] die Karte auf Feld { $space } { NAME($board_id, case: "gen") }
    }
   *[no] { $space ->
        [none] jede Karte auf { NAME($board_id, case: "dat") }
       *[other] die Karte auf Feld { $space } { NAME($board_id, case: "gen") }
    } rückt
} um { $n } { $count ->
    [one] Feld
   *[other] Felder
} vor
do-skip-space = { $inside ->
    [yes] wird Feld { $space } { NAME($board_id, case: "gen") }
   *[no] Feld { $space } { NAME($board_id, case: "gen") } wird
} für den Rest des Spiels übersprungen
board-row = { NAME($board_id, case: "nom") } ist eine Reihe von { $n } Feldern; eine Karte, die auf Feld { $first } kommt, schiebt die dortige ein Feld weiter, diese die nächste, bis zur ersten Lücke
board-supply = Karten dort gehören zum Vorrat, aber zu keinem Stapel davon: Sie können gekauft und durch Effekte erworben werden, die keinen bestimmten Vorratsstapel meinen
board-off = eine Karte, die Feld { $last } erreicht, verlässt { NAME($board_id, case: "acc") } sofort; eine Vorratskarte kommt unter { NAME($off_id, case: "acc") }
keyword-board-end = Feld { $last }:
action-on-board = 1 { $board_id ->
    [breaches] Zauber
   *[other] Vorratskarte
} auf { NAME($board_id, case: "dat") } wählen
do-add-to-space = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $count ->
    [0] so viele { $board_id ->
        [soul] Seelen
       *[other] Plättchen
    } wie { $n }
   *[other] { $count } { $board_id ->
        [soul] { NOUN("token-soul", $count) }
       *[other] Plättchen
    }
} auf { $space ->
    [none] das Startfeld für diese Spieleranzahl
   *[other] Feld { $space }
} { $board_id ->
    [soul] {""}
   *[other] von „{ $board }“
} { $on ->
    [0] {""}
    [1] und bewegt sie sofort um 1 Feld weiter
   *[other] und bewegt sie sofort um { $on } Felder weiter
}
do-move-along = { $inside ->
    [yes] { $many ->
    [1] rückt
   *[other] rücken
} { $board_id ->
    [soul] { $which ->
        [one] { $many ->
            [1] 1 Seele
           *[other] { $many } verschiedene Seelen
        }
       *[all] jede Seele
    }
   *[other] { $which ->
        [one] { $many ->
            [1] 1 Plättchen auf „{ $board }“
           *[other] { $many } verschiedene Plättchen auf „{ $board }“
        }
       *[all] jedes Plättchen auf „{ $board }“
    }
} { $which ->
    [start] auf dem Startfeld
    [fullest] auf dem am stärksten besetzten Feld
   *[other] { $space ->
        [none] {""}
       *[other] auf Feld { $space }
    }
}
   *[no] { $board_id ->
    [soul] { $which ->
        [one] { $many ->
            [1] 1 Seele
           *[other] { $many } verschiedene Seelen
        }
       *[all] jede Seele
    }
   *[other] { $which ->
        [one] { $many ->
            [1] 1 Plättchen auf „{ $board }“
           *[other] { $many } verschiedene Plättchen auf „{ $board }“
        }
       *[all] jedes Plättchen auf „{ $board }“
    }
} { $which ->
    [start] auf dem Startfeld
    [fullest] auf dem am stärksten besetzten Feld
   *[other] { $space ->
        [none] {""}
       *[other] auf Feld { $space }
    }
} { $many ->
    [1] rückt
   *[other] rücken
}
} um { $count ->
    [0] so viele Felder, wie { $n } beträgt,
    [one] 1 Feld
   *[other] { $count } Felder
} weiter
do-take-from-board =
    .do = { $readers ->
        [many] werft { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] wirf
    } { $up_to ->
        [yes] bis zu
       *[no] {""}
    } { $count ->
        [0] so viele { $board_id ->
            [soul] Seelen
           *[other] Plättchen von „{ $board }“
        }, wie { $n } beträgt,
       *[other] { $count } { $board_id ->
            [soul] { NOUN("token-soul", $count) }
           *[other] Plättchen von „{ $board }“
        }
    } { $spaces ->
        [0] {""}
        [1] von einem Feld
       *[other] von höchstens { $spaces } benachbarten Feldern
    } ab
    .does = wirft { $up_to ->
        [yes] bis zu
       *[no] {""}
    } { $count ->
        [0] so viele { $board_id ->
            [soul] Seelen
           *[other] Plättchen von „{ $board }“
        }, wie { $n } beträgt,
       *[other] { $count } { $board_id ->
            [soul] { NOUN("token-soul", $count) }
           *[other] Plättchen von „{ $board }“
        }
    } { $spaces ->
        [0] {""}
        [1] von einem Feld
       *[other] von höchstens { $spaces } benachbarten Feldern
    } ab
    .inf = { $up_to ->
        [yes] bis zu
       *[no] {""}
    } { $count ->
        [0] so viele { $board_id ->
            [soul] Seelen
           *[other] Plättchen von „{ $board }“
        }, wie { $n } beträgt,
       *[other] { $count } { $board_id ->
            [soul] { NOUN("token-soul", $count) }
           *[other] Plättchen von „{ $board }“
        }
    } { $spaces ->
        [0] {""}
        [1] von einem Feld
       *[other] von höchstens { $spaces } benachbarten Feldern
    } abwerfen
do-place-bridge =
    .do = { $readers ->
        [many] legt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] lege
    } { $board_id ->
        [bridge] { $count } { NOUN("token-bridge", $count) }
       *[other] { $count } Plättchen auf „{ $board }“
    }
    .does = legt { $board_id ->
        [bridge] { $count } { NOUN("token-bridge", $count) }
       *[other] { $count } Plättchen auf „{ $board }“
    }
    .inf = { $board_id ->
        [bridge] { $count } { NOUN("token-bridge", $count) }
       *[other] { $count } Plättchen auf „{ $board }“
    } legen
do-remove-bridge =
    .do = { $readers ->
        [many] werft { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] wirf
    } { $board_id ->
        [bridge] { $count } { NOUN("token-bridge", $count) }
       *[other] { $count } Plättchen von „{ $board }“
    } { $space ->
        [none] {""}
       [first] neben dem ersten Vorratsstapel
       *[other] neben Vorratsstapel { $space }
    } ab
    .does = wirft { $board_id ->
        [bridge] { $count } { NOUN("token-bridge", $count) }
       *[other] { $count } Plättchen von „{ $board }“
    } { $space ->
        [none] {""}
       [first] neben dem ersten Vorratsstapel
       *[other] neben Vorratsstapel { $space }
    } ab
    .inf = { $board_id ->
        [bridge] { $count } { NOUN("token-bridge", $count) }
       *[other] { $count } Plättchen von „{ $board }“
    } { $space ->
        [none] {""}
       [first] neben dem ersten Vorratsstapel
       *[other] neben Vorratsstapel { $space }
    } abwerfen
do-swap-bridge = { $readers ->
    [many] legt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] lege
} { $board_id ->
    [bridge] 1 Brückenplättchen
   *[other] 1 Plättchen auf „{ $board }“
} und { $readers ->
    [many] werft
   *[one] wirf
} dann ein anderes ab
board-piles = die Vorratsstapel liegen in Reihen zu je { $columns }: Kristalle, dann Artefakte, dann Zauber, jeweils nach Kosten; zwischen zwei benachbarten Stapeln ist Platz für 1 { $board_id ->
    [bridge] Brückenplättchen
   *[other] Plättchen von „{ $board }“
}; Stapel sind verbunden, wenn Plättchen vom einen zum anderen führen
