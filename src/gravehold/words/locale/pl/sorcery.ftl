# Zaklęcia Nemezis i to, co jej arkusz nazywa po imieniu.
do-cast-top = aktywuj wierzchnią kartę { NAME($zone_id, case: "gen") } (najpierw trafia na spód { NAME($zone_id, case: "gen") })
do-cast-board = aktywuj kolejno, od lewej do prawej, Zaklęcia przygotowane { NAME($board_id, case: "in") }; każde z nich najpierw trafia na spód { NAME($under_id, case: "gen") }
do-destroy-on-board = zniszcz { $all ->
    [yes] każde Zaklęcie
   *[no] { $count ->
        [0] tyle Zaklęć, ile wynosi { $n },
        [one] jedno Zaklęcie
        [few] { $count } Zaklęcia
       *[many] { $count } Zaklęć
    }
} { NAME($board_id, case: "in") }{ $costed ->
    [yes] {" "}{ $cost }
   *[no] {""}
}
do-perform = rozpatrz { $part }{ $n ->
    [0] {" "}tyle razy, ile wynosi { $value }
    [1] {""}
    [2] {" "}dwukrotnie
    [3] {" "}trzykrotnie
    [4] {" "}czterokrotnie
   *[other] {" "}{ $n } razy
}
do-reveal-top = odkryj wierzchnią kartę { NAME($zone_id, case: "gen") }
do-players-suffer = gracze otrzymują łącznie { $amount }, dowolnie podzielone między nich
if-no-space = jeżeli takiej nie ma, { $do }
board-places = { $board_id ->
    [breaches] { NAME($board_id, case: "nom") } ma { $n } otwarte Bramy, od I do IV od lewej do prawej; na każdej może być przygotowane jedno Zaklęcie
   *[other] { NAME($board_id, case: "nom") } to rząd { $n } pól, każde na jedną kartę
}
keyword-cast-from = { $board_id ->
    [breaches] Po każdej aktywacji Zaklęcia z Bramy { $roman }
   *[other] Po każdej aktywacji Zaklęcia z pola { $name }
}:
event-nemesis-cast = { $nemesis } aktywuje: { $card }.
event-perform = { $nemesis }: { $part }.
ask-spell = jedno z Zaklęć Nemezis
kind-nemesis-spell = Zaklęcie Nemezis
setup-by-cost = Posortuj { $n } Zaklęć według kosztu, potasuj osobno te o równym koszcie i ułóż je zakryte jako { NAME($zone_id, case: "acc") }, najtańsze na wierzchu.
