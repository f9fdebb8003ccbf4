# What a few cards look at: how many there are, how much life is left, what cards cost.
compare-player-turn-cards = { $relation ->
    [none] keine Spieler-Reihenfolgekarte im Ablagestapel liegt
    [some] mindestens 1 Spieler-Reihenfolgekarte im Ablagestapel liegt
    [at-least] { $n } oder mehr Spieler-Reihenfolgekarten im Ablagestapel liegen
    [at-most] { $n } oder weniger Spieler-Reihenfolgekarten im Ablagestapel liegen
   *[exactly] { $n ->
        [one] genau 1 Spieler-Reihenfolgekarte im Ablagestapel liegt
       *[other] genau { $n } Spieler-Reihenfolgekarten im Ablagestapel liegen
    }
}
compare-gravehold-life = die Feste der letzten Ruhe { $relation ->
    [none] kein Leben mehr
    [some] mindestens 1 Leben
    [at-least] { $n } oder mehr Leben
    [at-most] { $n } oder weniger Leben
   *[exactly] genau { $n } Leben
} hat
condition-they-cost = { $n ->
    [0] keine der { $it ->
        [destroyed] zerstörten
       *[discarded] abgeworfenen
    } Karten mehr als { $most } Aetherium kostet
   *[other] { $n } Karten { $it ->
        [destroyed] zerstört
       *[discarded] abgeworfen
    } wurden und { $most ->
        [0] jede davon 0 Aetherium kostet
       *[other] keine davon mehr als { $most } Aetherium kostet
    }
}
condition-not-they-cost = { $n ->
    [0] eine der { $it ->
        [destroyed] zerstörten
       *[discarded] abgeworfenen
    } Karten mehr als { $most } Aetherium kostet
   *[other] weniger als { $n } Karten { $it ->
        [destroyed] zerstört
       *[discarded] abgeworfen
    } wurden oder eine davon mehr als { $most } Aetherium kostet
}
value-player-turn-cards =
    .each = jede Spieler-Reihenfolgekarte im Ablagestapel
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Spieler-Reihenfolgekarten im Ablagestapel
value-gravehold-life =
    .number = { $case ->
        [gen] des Lebens
        [dat] dem Leben
       *[nom] das Leben
    } der Feste der letzten Ruhe
compare-tokens = { $token_id ->
    [lantern] { compare }
   *[other] { $relation ->
        [none] keine
        [some] mindestens 1
        [at-least] { $n } oder mehr
        [at-most] höchstens { $n }
       *[exactly] genau { $n }
    } { TOKEN($token_id) } { $on ->
        [this] auf dieser Karte
        [it] auf jener Karte
        [you] vor dir
        [that] vor jenem Spieler
        [pile] auf ihrem Vorratsstapel
       *[game] auf dem Erzfeind-Tableau
    } { $relation ->
        [some] liegt
        [exactly] { $n ->
            [one] liegt
           *[other] liegen
        }
        [at-most] { $n ->
            [one] liegt
           *[other] liegen
        }
       *[other] liegen
    }
}

# The number a part of the sentence has found.
value-number =
    .each = { $counted ->
        [discard-spell] jeden so abgeworfenen Zauber
        [destroy-spell] jeden so zerstörten Zauber
        [destroy-card] jede so zerstörte Karte
        [putallondeck-card] jede so gelegte Karte
        [putondeck-card] jede so gelegte Karte
        [putinzone-card] jede so gelegte Karte
        [take-card] jede so genommene Karte
        [discard-card] jede so abgeworfene Karte
        [damage] jeden dabei erlittenen Schaden
        [dealt] jeden Punkt dieses Schadens
        [charge] jede dieser Energien
        [life] jedes dabei geheilte Leben
        [power] jeden verbliebenen Zeitmarker
        [lost] jedes so verlorene Plättchen
        [aether] jedes so bezahlte Aetherium
        [breach] jede Einheit der Nummer dieses Risses
        [number] jede Einheit dieser Zahl
       *[card] jede so gewählte Karte
    }
    .number = { $case ->
        [gen] { $counted ->
            [discard-spell] der so abgeworfenen Zauber
            [destroy-spell] der so zerstörten Zauber
            [destroy-card] der so zerstörten Karten
            [discard-card] der so abgeworfenen Karten
            [damage] dieses Schadens
            [dealt] dieses Schadens
            [charge] dieser Energie
            [life] des dabei geheilten Lebens
            [power] der verbliebenen Zeitmarker
            [lost] der so verlorenen Plättchen
            [aether] des so bezahlten Aetheriums
            [breach] der Nummer dieses Risses
            [number] dieser Zahl
           *[card] dieser Anzahl
        }
        [dat] { $counted ->
            [discard-spell] der Anzahl der so abgeworfenen Zauber
            [destroy-spell] der Anzahl der so zerstörten Zauber
            [destroy-card] der Anzahl der so zerstörten Karten
            [discard-card] der Anzahl der so abgeworfenen Karten
            [damage] dieses Schadens
            [dealt] dieses Schadens
            [charge] dieser Energie
            [life] des dabei geheilten Lebens
            [power] der Anzahl der verbliebenen Zeitmarker
            [lost] der Anzahl der so verlorenen Plättchen
            [aether] des so bezahlten Aetheriums
            [breach] der Nummer dieses Risses
            [number] dieser Zahl
           *[card] dieser Anzahl
        }
       *[nom] { $counted ->
            [discard-spell] die Anzahl der so abgeworfenen Zauber
            [destroy-spell] die Anzahl der so zerstörten Zauber
            [destroy-card] die Anzahl der so zerstörten Karten
            [discard-card] die Anzahl der so abgeworfenen Karten
            [damage] die Höhe dieses Schadens
            [dealt] dieser Schaden
            [charge] diese Energie
            [life] das dabei geheilte Leben
            [power] die Anzahl der verbliebenen Zeitmarker
            [lost] die Anzahl der so verlorenen Plättchen
            [aether] das so bezahlte Aetherium
            [breach] die Nummer dieses Risses
            [number] diese Zahl
           *[card] diese Anzahl
        }
    }

# Two values beside each other.
value-minus = { $case ->
    [gen] der Differenz ({ $left } minus { $right })
    [dat] der Differenz ({ $left } minus { $right })
   *[nom] { $left } minus { $right }
}
value-lower = { $case ->
    [gen] des niedrigeren von zwei Werten ({ $left }; { $right })
    [dat] des niedrigeren von zwei Werten ({ $left }; { $right })
   *[nom] der niedrigere von zwei Werten ({ $left }; { $right })
}
value-higher = { $case ->
    [gen] des höheren von zwei Werten ({ $left }; { $right })
    [dat] des höheren von zwei Werten ({ $left }; { $right })
   *[nom] der höhere von zwei Werten ({ $left }; { $right })
}
condition-no-less = { $value } mindestens so viel beträgt wie { $than }
condition-not-no-less = { $value } weniger beträgt als { $than }
