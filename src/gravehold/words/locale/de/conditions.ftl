# Conditions stand behind 'wenn', 'sobald' and 'bis': the verb at the end.
# $relation: none, some (one or more), at-least, at-most, exactly.
condition-not = es nicht so ist, dass { $condition }
condition-and = { $left } und { $right }
condition-or = { $left } oder { $right }
condition-either = entweder { $condition }
condition-allys-turn = { $person ->
    [you] ein anderer Spieler am Zug ist
   *[they] ein Mitspieler dieses Spielers am Zug ist
}
condition-not-allys-turn = { $person ->
    [you] kein anderer Spieler am Zug ist
   *[they] kein Mitspieler dieses Spielers am Zug ist
}
condition-your-turn = { $person ->
    [you] du am Zug bist
   *[they] dieser Spieler am Zug ist
}
condition-is-exhausted = { $whose ->
    [you] du erschöpft bist
   *[other] { $owner } erschöpft ist
}
condition-nemesis-card-revealed = es eine Erzfeind-Reihenfolgekarte ist
condition-nemesis-card-ahead = im Reihenfolgedeck eine Erzfeind-Reihenfolgekarte liegt
condition-turn-begun-by = dieser Zug mit der Karte „{ $card }“ begonnen hat
condition-not-turn-begun-by = dieser Zug nicht mit der Karte „{ $card }“ begonnen hat
condition-turn-card-discarded = die Karte „{ $card }“ im Ablagestapel der Reihenfolgekarten liegt
condition-not-turn-card-discarded = die Karte „{ $card }“ nicht im Ablagestapel der Reihenfolgekarten liegt
condition-not-nemesis-card-ahead = im Reihenfolgedeck keine Erzfeind-Reihenfolgekarte liegt
condition-not-your-turn = { $person ->
    [you] du nicht am Zug bist
   *[they] dieser Spieler nicht am Zug ist
}
condition-not-is-exhausted = { $whose ->
    [you] du nicht erschöpft bist
   *[other] { $owner } nicht erschöpft ist
}
condition-not-nemesis-card-revealed = es keine Erzfeind-Reihenfolgekarte ist
condition-dealt-by = dieser Schaden von { $sources } { $cost } stammt
condition-not-dealt-by = dieser Schaden nicht von { $sources } { $cost } stammt
condition-pushes-back = er auf einmal { $n } oder mehr beträgt
condition-not-pushes-back = er auf einmal weniger als { $n } beträgt
condition-beside = diese Karte neben dem Erzfeind-Tableau liegt
condition-not-beside = diese Karte nicht neben dem Erzfeind-Tableau liegt
dealt-by-player = einem Spieler
dealt-by-spell = einem Zauber
dealt-by-card = einer Karte
dealt-by-ability = einer Fähigkeit
dealt-by-effects = einer Karte oder Fähigkeit eines Spielers
dealt-by-aether = bezahltem Aetherium
dealt-by-ally = dem Verbündeten, den die Spieler schützen,
dealt-by-nemesis-turn-start = einem Effekt zu Beginn des Erzfeind-Zuges
card-of-players = eine Vorratskarte
condition-it-is = { $card } { $wanted } ist
condition-not-it-is = { $card } k{ $wanted } ist
condition-top = die oberste Karte { $place } { $relation ->
    [none] k{ $wanted } ist
   *[some] { $wanted } ist
}
compare = { $relation ->
    [none] { $value } genau 0 beträgt
    [some] { $value } mindestens 1 beträgt
    [at-least] { $value } mindestens { $n } beträgt
    [at-most] { $value } höchstens { $n } beträgt
   *[exactly] { $value } genau { $n } beträgt
}
range-none = keine { NOUN($noun, 2, case: "none") }
range-some = mindestens { NOUN($noun, 1, case: "a") }
range-at-least = { $n } oder mehr { NOUN($noun, 2) }
range-at-most = { $n } oder weniger { NOUN($noun, 2) }
range-exactly = genau { $n } { NOUN($noun, $n) }
compare-count-prepped = { $whose ->
    [you] du { $range } gebunden hast
    [anyone] { $relation ->
        [none] kein Zauber { $cost } gebunden ist
        [some] ihr { $range } gebunden habt
       *[other] ihr zusammen { $range } gebunden habt
    }
   *[other] { $owner } { $range } gebunden hat
}
compare-count-hand = { $whose ->
    [you] du { $range } auf der Hand hast
    [anyone] ihr zusammen { $range } auf der Hand habt
   *[other] { $owner } { $range } auf der Hand hat
}
compare-count-hand-or-discard = { $whose ->
    [you] du { $range } auf der Hand oder im Ablagestapel hast
    [anyone] { $relation ->
        [some] ein Spieler { $range } auf der Hand oder im Ablagestapel hat
       *[other] ihr zusammen { $range } auf der Hand oder im Ablagestapel habt
    }
   *[other] { $owner } { $range } auf der Hand oder im Ablagestapel hat
}
compare-count-discard = { $whose ->
    [you] du { $range } in deinem Ablagestapel hast
    [anyone] ihr zusammen { $range } in euren Ablagestapeln habt
   *[other] { $owner } { $range } in seinem Ablagestapel hat
}
compare-count-played = { $whose ->
    [you] du in diesem Zug { $range } ausgespielt hast
    [they] { $owner } in diesem Zug { $range } ausgespielt hat
   *[other] ein Spieler in diesem Zug { $range } ausgespielt hat
}
compare-count-revealed = { $whose ->
    [you] du dabei { $range } aufgedeckt hast
   *[other] { $owner } dabei { $range } aufgedeckt hat
}
compare-life = { $whose ->
    [you] { $relation ->
        [none] du kein Leben mehr hast
        [some] du mindestens 1 Leben hast
        [at-least] du { $n } oder mehr Leben hast
        [at-most] du { $n } oder weniger Leben hast
       *[exactly] du genau { $n } Leben hast
    }
   *[other] { $relation ->
        [none] { $owner } kein Leben mehr hat
        [some] { $owner } mindestens 1 Leben hat
        [at-least] { $owner } { $n } oder mehr Leben hat
        [at-most] { $owner } { $n } oder weniger Leben hat
       *[exactly] { $owner } genau { $n } Leben hat
    }
}
compare-ally-charges = { $relation ->
    [none] { $ally } keine Energie hat
    [some] { $ally } mindestens 1 Energie hat
    [at-least] { $ally } { $n } oder mehr Energie hat
    [at-most] { $ally } { $n } oder weniger Energie hat
   *[exactly] { $ally } genau { $n } Energie hat
}
compare-charges = { $whose ->
    [you] { $relation ->
        [none] du keine Energie hast
        [some] du mindestens 1 Energie hast
        [at-least] du { $n } oder mehr Energie hast
        [at-most] du { $n } oder weniger Energie hast
       *[exactly] du genau { $n } Energie hast
    }
   *[other] { $relation ->
        [none] { $owner } keine Energie hat
        [some] { $owner } mindestens 1 Energie hat
        [at-least] { $owner } { $n } oder mehr Energie hat
        [at-most] { $owner } { $n } oder weniger Energie hat
       *[exactly] { $owner } genau { $n } Energie hat
    }
}
compare-open-breaches = { $whose ->
    [you] { $relation ->
        [none] du keine aktiven Risse hast
        [some] du mindestens 1 aktiven Riss hast
        [at-least] du { $n } oder mehr aktive Risse hast
        [at-most] du { $n } oder weniger aktive Risse hast
       *[exactly] { $n ->
            [one] du genau 1 aktiven Riss hast
           *[other] du genau { $n } aktive Risse hast
        }
    }
   *[other] { $relation ->
        [none] { $owner } keine aktiven Risse hat
        [some] { $owner } mindestens 1 aktiven Riss hat
        [at-least] { $owner } { $n } oder mehr aktive Risse hat
        [at-most] { $owner } { $n } oder weniger aktive Risse hat
       *[exactly] { $n ->
            [one] { $owner } genau 1 aktiven Riss hat
           *[other] { $owner } genau { $n } aktive Risse hat
        }
    }
}
compare-closed-breaches = { $whose ->
    [you] { $relation ->
        [none] du keine dunklen Risse hast
        [some] du mindestens 1 dunklen Riss hast
        [at-least] du { $n } oder mehr dunkle Risse hast
        [at-most] du { $n } oder weniger dunkle Risse hast
       *[exactly] { $n ->
            [one] du genau 1 dunklen Riss hast
           *[other] du genau { $n } dunkle Risse hast
        }
    }
   *[other] { $relation ->
        [none] { $owner } keine dunklen Risse hat
        [some] { $owner } mindestens 1 dunklen Riss hat
        [at-least] { $owner } { $n } oder mehr dunkle Risse hat
        [at-most] { $owner } { $n } oder weniger dunkle Risse hat
       *[exactly] { $n ->
            [one] { $owner } genau 1 dunklen Riss hat
           *[other] { $owner } genau { $n } dunkle Risse hat
        }
    }
}
compare-nemesis-tier = { $relation ->
    [some] der Erzfeind Level 1 oder höher ist
    [at-least] der Erzfeind Level { $n } oder höher ist
    [at-most] der Erzfeind Level { $n } oder niedriger ist
   *[other] der Erzfeind Level { $n } ist
}
compare-nemesis-tokens = { $relation ->
    [none] { NAME($nemesis, case: "nom") } keine { NOUN($token, 2) } mehr hat
    [some] { NAME($nemesis, case: "nom") } mindestens 1 { NOUN($token, 1) } hat
    [at-least] { NAME($nemesis, case: "nom") } { $n } oder mehr { NOUN($token, 2) } hat
    [at-most] { NAME($nemesis, case: "nom") } { $n } oder weniger { NOUN($token, 2) } hat
   *[exactly] { NAME($nemesis, case: "nom") } genau { $n } { NOUN($token, $n) } hat
}
compare-nemesis-turn-cards = { $relation ->
    [none] keine Erzfeind-Reihenfolgekarte im Ablagestapel liegt
    [some] mindestens 1 Erzfeind-Reihenfolgekarte im Ablagestapel liegt
    [at-least] { $n } oder mehr Erzfeind-Reihenfolgekarten im Ablagestapel liegen
    [at-most] { $n } oder weniger Erzfeind-Reihenfolgekarten im Ablagestapel liegen
   *[exactly] { $n ->
        [one] genau 1 Erzfeind-Reihenfolgekarte im Ablagestapel liegt
       *[other] genau { $n } Erzfeind-Reihenfolgekarten im Ablagestapel liegen
    }
}
compare-cost-of-it = { $it ->
    [destroyed] die zerstörte Karte
    [discarded] die abgeworfene Karte
    [gained] die erworbene Karte
    [revealed] die aufgedeckte Karte
    [spell] dieser Zauber
    [played] die ausgespielte Karte
    [met] die betreffende Karte
   *[card] die gewählte Karte
} { $relation ->
    [none] 0 Aetherium kostet
    [some] mindestens 1 Aetherium kostet
    [at-least] { $n } oder mehr Aetherium kostet
    [at-most] { $n } oder weniger Aetherium kostet
   *[exactly] genau { $n } Aetherium kostet
}
compare-minion-life = { $this ->
    [it] { $relation ->
        [none] { $minion } kein Leben mehr hat
        [some] { $minion } mindestens 1 Leben hat
        [at-least] { $minion } { $n } oder mehr Leben hat
        [at-most] { $minion } { $n } oder weniger Leben hat
       *[exactly] { $minion } genau { $n } Leben hat
    }
    [power] { $relation ->
        [none] dieser Plan keine Zeitmarker mehr hat
        [some] dieser Plan mindestens 1 Zeitmarker hat
        [at-least] dieser Plan { $n } oder mehr Zeitmarker hat
        [at-most] dieser Plan { $n } oder weniger Zeitmarker hat
       *[exactly] dieser Plan genau { $n } Zeitmarker hat
    }
   *[minion] { $relation ->
        [none] dieses Monster kein Leben mehr hat
        [some] dieses Monster mindestens 1 Leben hat
        [at-least] dieses Monster { $n } oder mehr Leben hat
        [at-most] dieses Monster { $n } oder weniger Leben hat
       *[other] dieses Monster genau { $n } Leben hat
    }
}
compare-power-left = { $relation ->
    [none] „{ $power }“ keine Zeitmarker mehr hat
    [some] „{ $power }“ mindestens 1 Zeitmarker hat
    [at-least] „{ $power }“ { $n } oder mehr Zeitmarker hat
    [at-most] „{ $power }“ höchstens { $n } Zeitmarker hat
   *[exactly] „{ $power }“ genau { $n } Zeitmarker hat
}
compare-on-board-bridge = { $relation ->
    [none] kein Brückenplättchen im Spiel ist
    [some] mindestens 1 Brückenplättchen im Spiel ist
    [at-least] { $n } oder mehr Brückenplättchen im Spiel sind
    [at-most] { $n } oder weniger Brückenplättchen im Spiel sind
   *[exactly] genau { $n } Brückenplättchen im Spiel { $n ->
        [one] ist
       *[other] sind
    }
}
compare-players = { $relation ->
    [none] kein Riss-Magier mitspielt
    [some] ein Riss-Magier mitspielt
    [at-least] { $n } oder mehr Riss-Magier mitspielen
    [at-most] { $n } oder weniger Riss-Magier mitspielen
   *[exactly] { $n ->
        [one] nur 1 Riss-Magier mitspielt
       *[other] genau { $n } Riss-Magier mitspielen
    }
}
compare-pile-size = { $relation ->
    [none] der Vorrat { $card } leer ist
    [some] der Vorrat { $card } nicht leer ist
    [at-least] im Vorrat { $card } noch { $n } oder mehr Karten liegen
    [at-most] im Vorrat { $card } nur noch { $n } oder weniger Karten liegen
   *[exactly] { $n ->
        [one] im Vorrat { $card } noch genau 1 Karte liegt
       *[other] im Vorrat { $card } noch genau { $n } Karten liegen
    }
}
compare-gained-this-turn = { $same ->
    [yes] { $relation ->
        [none] du in diesem Zug noch keine Kopie dieser Karte erworben hast
        [some] du in diesem Zug mindestens 1 Kopie dieser Karte erworben hast
        [at-least] du in diesem Zug { $n } oder mehr Kopien dieser Karte erworben hast
        [at-most] du in diesem Zug { $n } oder weniger Kopien dieser Karte erworben hast
       *[other] { $n ->
            [one] dies die erste Kopie dieser Karte ist, die du in diesem Zug erwirbst
           *[other] dies die { $n }. Kopie dieser Karte ist, die du in diesem Zug erwirbst
        }
    }
   *[no] { $relation ->
        [none] du in diesem Zug noch keine Karte erworben hast
        [some] du in diesem Zug mindestens 1 Karte erworben hast
        [at-least] du in diesem Zug { $n } oder mehr Karten erworben hast
        [at-most] du in diesem Zug { $n } oder weniger Karten erworben hast
       *[other] { $n ->
            [one] dies die erste Karte ist, die du in diesem Zug erwirbst
           *[other] dies die { $n }. Karte ist, die du in diesem Zug erwirbst
        }
    }
}
compare-played-this-turn = { $n ->
    [1] du in diesem Zug zum ersten Mal eine Kopie dieser Karte ausspielst
    [2] du in diesem Zug zum zweiten Mal eine Kopie dieser Karte ausspielst
   *[other] du in diesem Zug zum { $n }. Mal eine Kopie dieser Karte ausspielst
}
compare-cast-this-turn = { $n ->
    [1] du in diesem Zug zum ersten Mal eine Kopie dieses Zaubers wirkst
    [2] du in diesem Zug zum zweiten Mal eine Kopie dieses Zaubers wirkst
   *[other] du in diesem Zug zum { $n }. Mal eine Kopie dieses Zaubers wirkst
}
compare-played-this-turn-often = { $relation ->
    [none] du in diesem Zug noch keine Kopie dieser Karte ausgespielt hast
    [some] du in diesem Zug mindestens 1 Kopie dieser Karte ausgespielt hast
    [at-least] du in diesem Zug { $n } oder mehr Kopien dieser Karte ausgespielt hast
   *[at-most] du in diesem Zug { $n } oder weniger Kopien dieser Karte ausgespielt hast
}
compare-plays-this-turn = { $relation ->
    [none] in diesem Zug noch kein Kristall oder Artefakt { $cost } ausgespielt wurde
    [some] in diesem Zug ein Kristall oder Artefakt { $cost } ausgespielt wurde
    [at-least] in diesem Zug { $n } oder mehr Kristalle oder Artefakte { $cost } ausgespielt wurden
    [at-most] in diesem Zug { $n } oder weniger Kristalle oder Artefakte { $cost } ausgespielt wurden
   *[exactly] { $n ->
        [1] in diesem Zug zum ersten Mal ein Kristall oder Artefakt { $cost } ausgespielt wird
        [2] in diesem Zug zum zweiten Mal ein Kristall oder Artefakt { $cost } ausgespielt wird
       *[other] in diesem Zug genau { $n } Kristalle oder Artefakte { $cost } ausgespielt wurden
    }
}
compare-cast-this-turn-often = { $relation ->
    [none] du in diesem Zug noch keine Kopie dieses Zaubers gewirkt hast
    [some] du in diesem Zug mindestens 1 Kopie dieses Zaubers gewirkt hast
    [at-least] du in diesem Zug { $n } oder mehr Kopien dieses Zaubers gewirkt hast
   *[at-most] du in diesem Zug { $n } oder weniger Kopien dieses Zaubers gewirkt hast
}
compare-player-tokens = { $whose ->
    [you] { $relation ->
        [none] du keine { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hast
        [some] du mindestens 1 { $token_id ->
            [trophy] Trophäe
           *[other] { TOKEN($token_id) }
        } hast
        [at-least] du { $n } oder mehr { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hast
        [at-most] du { $n } oder weniger { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hast
       *[exactly] { $n ->
            [one] du genau 1 { $token_id ->
            [trophy] Trophäe
           *[other] { TOKEN($token_id) }
        } hast
           *[other] du genau { $n } { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hast
        }
    }
   *[other] { $relation ->
        [none] { $owner } keine { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hat
        [some] { $owner } mindestens 1 { $token_id ->
            [trophy] Trophäe
           *[other] { TOKEN($token_id) }
        } hat
        [at-least] { $owner } { $n } oder mehr { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hat
        [at-most] { $owner } { $n } oder weniger { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hat
       *[exactly] { $n ->
            [one] { $owner } genau 1 { $token_id ->
            [trophy] Trophäe
           *[other] { TOKEN($token_id) }
        } hat
           *[other] { $owner } genau { $n } { $token_id ->
            [trophy] Trophäen
           *[other] { TOKEN($token_id) }
        } hat
        }
    }
}
condition-is-face = { $on ->
    [this] diese Karte { $face } ist
   *[it] jene Karte { $face } ist
}
condition-not-is-face = { $on ->
    [this] diese Karte nicht { $face } ist
   *[it] jene Karte nicht { $face } ist
}
condition-connected = ihr Vorratsstapel mit dem ersten verbunden ist
condition-not-connected = ihr Vorratsstapel nicht mit dem ersten verbunden ist
condition-opened-is = dieser Riss ein { $tile } ist
condition-not-opened-is = dieser Riss kein { $tile } ist
condition-zone-is = die Zone { NAME($zone_id, case: "nom") } ist
condition-not-zone-is = die Zone nicht „{ $zone }“ ist
condition-of-this-pile = dieser Zauber zu dem Stapel gehört, neben dem diese Karte liegt
compare-in-zone = { $relation ->
    [none] keine { NOUN($noun, 2) }
    [some] mindestens 1 { NOUN($noun, 1) }
    [at-least] { $n } oder mehr { NOUN($noun, 2) }
    [at-most] { $n } oder weniger { NOUN($noun, 2) }
   *[exactly] genau { $n } { NOUN($noun, $n) }
} { $where } { $relation ->
    [some] liegt
   *[other] liegen
}
condition-breach-is-open = { $whose ->
    [you] dein Riss { $slot } aktiv ist
    [they] sein Riss { $slot } aktiv ist
   *[other] Riss { $slot } { $owner } aktiv ist
}
condition-not-breach-is-open = { $whose ->
    [you] dein Riss { $slot } nicht aktiv ist
    [they] sein Riss { $slot } nicht aktiv ist
   *[other] Riss { $slot } { $owner } nicht aktiv ist
}
condition-cast-from-open = dieser Zauber aus einem aktiven Riss { $slot } gewirkt wird
condition-not-cast-from-open = dieser Zauber nicht aus einem aktiven Riss { $slot } gewirkt wird
condition-no-card = es keine Karte aufzudecken gibt
compare-empty-piles = { $relation ->
    [none] kein Vorratsstapel leer ist
    [some] mindestens 1 Vorratsstapel leer ist
    [at-least] { $n } oder mehr Vorratsstapel leer sind
    [at-most] { $n } oder weniger Vorratsstapel leer sind
   *[exactly] { $n ->
        [one] genau 1 Vorratsstapel leer ist
       *[other] genau { $n } Vorratsstapel leer sind
    }
}
