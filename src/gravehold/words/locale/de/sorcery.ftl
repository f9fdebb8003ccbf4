# Zauber des Erzfeinds und was sein Tableau beim Namen nennt.
do-cast-top = { $readers ->
    [many] wirkt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wirke
} die oberste Karte { NAME($zone_id, case: "gen") } (sie kommt zuerst unter { NAME($zone_id, case: "acc") })
do-cast-board = { $readers ->
    [many] wirkt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wirke
} die Zauber { NAME($board_id, case: "in") } nacheinander von links nach rechts; jeder kommt zuerst unter { NAME($under_id, case: "acc") }
do-destroy-on-board = { $readers ->
    [many] zerstört { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] zerstöre
} { $all ->
    [yes] jeden Zauber
   *[no] { $count ->
        [0] so viele Zauber wie { $n }
       *[other] { $count } Zauber
    }
} { NAME($board_id, case: "in") }{ $costed ->
    [yes] {" "}{ $cost }
   *[no] {""}
}
do-perform = { $readers ->
    [many] führt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] führe
} { $part } { $n ->
    [0] X-mal aus (X = { $value })
    [one] aus
   *[other] { $n }-mal aus
}
do-reveal-top = { $readers ->
    [many] deckt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] decke
} die oberste Karte { NAME($zone_id, case: "gen") } auf
do-players-suffer = { $inside ->
    [yes] erleiden die Spieler
   *[no] die Spieler erleiden
} insgesamt { $amount }, beliebig unter ihnen aufgeteilt
if-no-space = wenn es keinen gibt, { $do }
board-places = { $board_id ->
    [breaches] { NAME($board_id, case: "nom") } hat { $n } aktive Risse, von links nach rechts I bis IV; an jeden kann 1 Zauber gebunden sein
   *[other] { NAME($board_id, case: "nom") } ist eine Reihe von { $n } Feldern für je 1 Karte
}
keyword-cast-from = { $board_id ->
    [breaches] Immer wenn ein Zauber von Riss { $roman } gewirkt wurde
   *[other] Immer wenn ein Zauber von Feld { $name } gewirkt wurde
}:
event-nemesis-cast = { $nemesis } wirkt { $card }.
event-perform = { $nemesis }: { $part }.
ask-spell = einen der Zauber des Erzfeinds
kind-nemesis-spell = Zauber des Erzfeinds
setup-by-cost = Sortiert die { $n } Zauber nach Kosten, mischt die mit gleichen Kosten für sich und legt sie verdeckt als { $zone } bereit, die billigsten oben.
