# Focusing, prepping and casting, and breaches that change (see effects.ftl).
do-focus =
    .do = { $readers ->
        [many] bündelt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] bündele
    } { $breach }
    .does = bündelt { $breach }
    .inf = { $breach } bündeln
breach-any = { $whose ->
    [you] 1 deiner dunklen Risse
    [they] 1 seiner dunklen Risse
    [anyone] 1 dunklen Riss eines beliebigen Spielers
   *[other] 1 dunklen Riss { $owner }
}
breach-unused = { $whose ->
    [you] 1 deiner freien aktiven Risse
    [they] 1 seiner freien aktiven Risse
    [anyone] 1 freien aktiven Riss eines beliebigen Spielers
   *[other] 1 freien aktiven Riss { $owner }
}
breach-cheapest = { $whose ->
    [you] deinen dunklen Riss mit den geringsten Bündelungskosten
    [they] seinen dunklen Riss mit den geringsten Bündelungskosten
    [anyone] den dunklen Riss eines beliebigen Spielers mit den geringsten Bündelungskosten
   *[other] den dunklen Riss { $owner } mit den geringsten Bündelungskosten
}
breach-slot = { $whose ->
    [you] deinen Riss { $slot }
    [they] seinen Riss { $slot }
    [anyone] Riss { $slot } eines beliebigen Spielers
   *[other] Riss { $slot } { $owner }
}
do-focus-this-breach =
    .do = bündele diesen Riss
    .does = bündelt diesen Riss
    .inf = diesen Riss bündeln
do-prep =
    .do = binde { $cards } an 1 deiner Risse
    .does = bindet { $cards } an 1 seiner Risse
    .inf = { $cards } an 1 { $person ->
        [you] deiner
       *[they] seiner
    } Risse binden
do-prep-it =
    .do = binde { $it ->
        [spell] ihn
       *[other] sie
    } an { $breach }
    .does = bindet { $it ->
        [spell] ihn
       *[other] sie
    } an { $breach }
    .inf = { $it ->
        [spell] ihn
       *[other] sie
    } an { $breach } binden
do-prep-closed =
    .do = binde { $cards } an 1 deiner aktiven oder dunklen Risse
    .does = bindet { $cards } an 1 seiner aktiven oder dunklen Risse
    .inf = { $cards } an 1 { $person ->
        [you] deiner
       *[they] seiner
    } aktiven oder dunklen Risse binden
do-cast-all =
    .do = wirke jeden deiner gebundenen Zauber nach dem anderen je einmal, in beliebiger Reihenfolge{ $kept }
    .does = wirkt jeden seiner gebundenen Zauber nach dem anderen je einmal, in beliebiger Reihenfolge{ $kept }
    .inf = jeden { $person ->
        [you] deiner
       *[they] seiner
    } gebundenen Zauber je einmal wirken, in beliebiger Reihenfolge{ $kept }
exchange-case = dat
do-exchange =
    .do = gib { $partner } beliebig viele deiner Handkarten; { $again } gibt dir dafür ebenso viele Handkarten seiner Wahl
    .does = gibt { $partner } beliebig viele seiner Handkarten und erhält dafür ebenso viele Handkarten nach Wahl des anderen
    .inf = { $partner } beliebig viele { $person ->
        [you] deiner
       *[they] seiner
    } Handkarten geben und dafür ebenso viele Handkarten nach Wahl des anderen erhalten
do-cast-prepped =
    .do = wirke { $cards } { $kept }{ $aimed }
    .does = wirkt { $cards } { $kept }{ $aimed }
    .inf = { $cards } wirken { $kept }{ $aimed }
do-cast-prepped-plus =
    .do = wirke { $cards } { $kept } ({ $n ->
        [one] { $plus }
       *[other] je { $plus }
    }){ $aimed }
    .does = wirkt { $cards } { $kept } ({ $n ->
        [one] { $plus }
       *[other] je { $plus }
    }){ $aimed }
    .inf = { $cards } wirken { $kept } ({ $n ->
        [one] { $plus }
       *[other] je { $plus }
    }){ $aimed }
# Behind the spells that are cast.
cast-kept = , ohne { $n ->
    [one] ihn
   *[other] sie
} abzuwerfen,
cast-aimed = ; aller Schaden, den { $n ->
    [one] er zufügt
   *[other] sie zufügen
}, trifft stattdessen { $aim ->
    [gravehold] die Feste der letzten Ruhe
    [any-player] einen beliebigen Spieler
    [you] { $person ->
        [you] dich
       *[they] diesen Spieler
    }
   *[both] die Feste der letzten Ruhe oder einen beliebigen Spieler
}
do-replace-breach =
    .do = wähle den aktiven Riss { $slots } eines beliebigen Spielers; dieser Spieler zerstört ihn, nimmt die daran gebundenen Zauber auf die Hand und legt 1 { $tile } an seine Stelle
    .does = wählt den aktiven Riss { $slots } eines beliebigen Spielers; dieser Spieler zerstört ihn, nimmt die daran gebundenen Zauber auf die Hand und legt 1 { $tile } an seine Stelle
do-destroy-with-breach =
    .do = zerstöre { $cards } und 1 Riss, an den er gebunden ist,
    .does = zerstört { $cards } und 1 Riss, an den er gebunden ist,
    .inf = { $cards } und 1 Riss, an den er gebunden ist, zerstören
do-destroy-breach =
    .do = zerstöre 1 deiner Risse
    .does = zerstört 1 seiner Risse
    .inf = 1 { $person ->
        [you] deiner
       *[they] seiner
    } Risse zerstören
