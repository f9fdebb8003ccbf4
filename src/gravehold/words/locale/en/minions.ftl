# Minions that are brought into play by name, and what happens to their life.

do-it-loses-life = { $minion } loses { $amount }
do-set-its-life = set the life { $minion } to { $amount }
do-resolve-persistent = resolve the Persistent effect { $minion }
do-bring-into-play = put { $card } into play
minion-only =
    .nom = { NAME($subtype_id) }
    .gen = of { NAME($subtype_id) }
    .acc = { NAME($subtype_id) }
minion-bounds = { $least ->
    [0] {""}
   *[other] this minion can never have less than { $least } life
}{ $most ->
    [none] { $least ->
        [0] this minion
       *[other] {" "}and
    } {""}has no maximum life
   *[printed] {""}
}
event-minion-life = { $card } now has { $n } life.
