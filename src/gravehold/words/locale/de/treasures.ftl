# Was Verbündete und Schätze tun.
do-gain-life-beyond =
    .do = heile { $amount }, auch über dein Startleben hinaus
    .does = heilt { $amount }, auch über sein Startleben hinaus
    .inf = { $amount } auch über das Startleben hinaus heilen
do-gravehold-gains-beyond = { $inside ->
    [yes] heilt die Feste der letzten Ruhe { $amount }, auch über ihr Startleben hinaus
   *[no] die Feste der letzten Ruhe heilt { $amount }, auch über ihr Startleben hinaus
}
do-deal-divided-minions =
    .do = füge { $amount } zu, beliebig aufgeteilt auf beliebig viele Monster
    .does = fügt { $amount } zu, beliebig aufgeteilt auf beliebig viele Monster
    .inf = { $amount } zufügen, beliebig aufgeteilt auf beliebig viele Monster
do-deal-nemesis =
    .do = füge dem Erzfeind { $amount } zu
    .does = fügt dem Erzfeind { $amount } zu
    .inf = dem Erzfeind { $amount } zufügen
do-focus-one =
    .do = bündele 1 deiner dunklen Risse { $n }x
    .does = bündelt 1 seiner dunklen Risse { $n }x
    .inf = 1 dunklen Riss { $n }x bündeln
do-gain-breach =
    .do = lege Riss { $slot } dunkel und ungedreht auf dein Tableau, falls du ihn nicht hast
    .does = legt Riss { $slot } dunkel und ungedreht auf sein Tableau, falls er ihn nicht hat
    .inf = Riss { $slot } dunkel und ungedreht auf dein Tableau legen, falls du ihn nicht hast
do-open-breach =
    .do = aktiviere { $breach }
    .does = aktiviert { $breach }
    .inf = { $breach } aktivieren
do-prep-any =
    .do = binde beliebig viele Zauber aus deiner Hand an deine aktiven oder dunklen Risse
    .does = bindet beliebig viele Zauber aus seiner Hand an seine aktiven oder dunklen Risse
    .inf = beliebig viele Zauber aus der Hand an aktive oder dunkle Risse binden
do-have-cast = { $inside ->
    [yes] wirkt { $n ->
        [one] {""}
       *[other] { $n }x{" "}
    }ein beliebiger Spieler 1 seiner gebundenen Zauber, der gebunden bleibt
   *[no] { $n ->
        [one] ein beliebiger Spieler wirkt 1 seiner gebundenen Zauber, der gebunden bleibt
       *[other] { $n }x wirkt ein beliebiger Spieler 1 seiner gebundenen Zauber, der gebunden bleibt
    }
}
do-take-back-it =
    .do = { $inside ->
        [yes] darfst du
       *[no] du darfst
    } { $cards } abwerfen; wenn du das tust, nimm jenen Zauber vom Ablagestapel auf deine Hand
    .does = darf { $cards } abwerfen; wenn er das tut, nimmt er jenen Zauber vom Ablagestapel auf seine Hand
    .inf = { $cards } abwerfen und jenen Zauber vom Ablagestapel auf die Hand nehmen
do-discard-from-play = { $inside ->
    [yes] wird { $type ->
        [minion] 1 Monster
       *[power] 1 Plan
    } von Level 1, 2 oder 3 aus dem Spiel abgeworfen
   *[no] { $type ->
        [minion] 1 Monster
       *[power] 1 Plan
    } von Level 1, 2 oder 3 wird aus dem Spiel abgeworfen
}
do-shuffle-in-turn-card = { $inside ->
    [yes] wird 1 Reihenfolgekarte eines beliebigen Spielers vom Ablagestapel in das Reihenfolgedeck gemischt
   *[no] 1 Reihenfolgekarte eines beliebigen Spielers wird vom Ablagestapel in das Reihenfolgedeck gemischt
}{ $n ->
    [0] {""}
   *[other] ; dieser Spieler heilt { $n } Leben
}
do-lie-by-pile = { $n ->
    [-1] lege diese Karte neben einen Vorratsstapel
   *[other] lege diese Karte neben einen Vorratsstapel { $sort ->
        [gem] mit Kristallen
        [relic] mit Artefakten
        [spell] mit Zaubern
       *[other] {""}
    }, die { $n } Aetherium oder weniger kosten
}
