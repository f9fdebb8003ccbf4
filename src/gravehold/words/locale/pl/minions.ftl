# Popleczniki umieszczani w grze z nazwy i to, co dzieje się z ich życiem.

do-it-loses-life = { $minion } traci { $amount }
do-set-its-life = ustaw liczbę punktów życia { $minion } na { $amount }
do-resolve-persistent = rozpatrz efekt TRWAŁY { $minion }
do-bring-into-play = umieść w grze kartę „{ $card }”
minion-only =
    .nom = { NAME($subtype_id) }
    .gen = { NAME($subtype_id, case: "gen") }
    .acc = { NAME($subtype_id, case: "acc") }
minion-bounds = { $least ->
    [0] {""}
   *[other] ten Poplecznik nie może mieć mniej niż { $least } { NOUN("life", $least) }
}{ $most ->
    [none] { $least ->
        [0] ten Poplecznik nie ma
       *[other] {" "}i nie ma
    } górnej granicy życia
   *[printed] {""}
}
event-minion-life = { $card }: życie { $n }.
