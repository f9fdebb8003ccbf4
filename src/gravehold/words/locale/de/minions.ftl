# Monster, die mit Namen ins Spiel kommen, und was mit ihrem Leben geschieht.

do-it-gains-life = { $inside ->
    [yes] { $own ->
        [yes] erhält
       *[no] heilt
    } { $minion } { $amount }
   *[no] { $minion } { $own ->
        [yes] erhält
       *[no] heilt
    } { $amount }
}
do-it-loses-life = { $inside ->
    [yes] verliert { $minion } { $amount }
   *[no] { $minion } verliert { $amount }
}
do-set-its-life = { $readers ->
    [many] setzt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] setze
} das Leben { $minion } auf { $amount }
do-resolve-persistent = { $readers ->
    [many] führt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] führe
} den ANSTURM { $minion } aus
do-bring-into-play = { $readers ->
    [many] bringt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] bringe
} „{ $card }“ ins Spiel
minion-only =
    .nom = { NAME($subtype_id, case: "nom") }
    .gen = { NAME($subtype_id, case: "gen") }
    .acc = { NAME($subtype_id, case: "acc") }
minion-bounds = dieses Monster { $least ->
    [0] {""}
   *[other] kann nie weniger als { $least } Leben haben
}{ $most ->
    [none] { $least ->
        [0] {""}
       *[other] {" "}und
    } {""}hat keine Obergrenze für sein Leben
   *[printed] {""}
}
event-minion-life = { $card }: Leben { $n }.
