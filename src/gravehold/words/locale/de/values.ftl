# Amounts of something. Additional damage stands in brackets, all else before the end of the verb:
# there 'für jeden ...' comes first ('Füge für jede deiner Trophäen 2 Schaden zu').
amount = { $noun ->
    [additional-damage] +{ $n } Schaden
   *[other] { $n } { NOUN($noun, $n) }
}
amount-each = { $noun ->
    [additional-damage] { $amount } für { $each }
   *[other] { $role ->
        [plus] { $amount } für { $each }
       *[whole] für { $each } { $amount }
    }
}
amount-equal = { $noun ->
    [additional-damage] +Schaden in Höhe { $value }
   *[other] { $sort ->
        [things] X { NOUN($noun, 2) } (X = { $number })
       *[stuff] { NOUN($noun, 2) } in Höhe { $value }
    }
}
amount-plus = { $noun ->
    [additional-damage] { $left } und { $right }
   *[other] { $left } plus { $right }
}
amount-when = { $noun ->
    [additional-damage] { $amount }, wenn { $condition },
   *[other] { $role ->
        [plus] { $amount }, wenn { $condition },
       *[whole] , wenn { $condition }, { $amount }
    }
}
amount-any = beliebig viel { NOUN($noun, 2) }

# Quantities: .each stands behind 'für'; .number is the same in nominative and accusative. Behind
# 'in Höhe' ([dat]) and 'die Hälfte' ([gen]) stands a genitive, behind 'so viel wie' ([cost]) the card.
value-times = { $case ->
    [gen] des { $n ->
        [2] Doppelten
        [3] Dreifachen
       *[other] { $n }-Fachen
    }
    [dat] des { $n ->
        [2] Doppelten
        [3] Dreifachen
       *[other] { $n }-Fachen
    }
   *[nom] das { $n ->
        [2] Doppelte
        [3] Dreifache
       *[other] { $n }-Fache
    }
} { $value }
value-plus = { $case ->
    [cost] { $left } plus { $right } { $more ->
        [0] {""}
       *[other] Aetherium
    }
   *[nom] { $left } plus { $right }
}
value-half-up = { $case ->
    [gen] der aufgerundeten Hälfte
    [dat] der aufgerundeten Hälfte
   *[nom] die aufgerundete Hälfte
} { $value }
value-life =
    .number = { $case ->
        [gen] { $whose ->
            [you] deines Lebens
            [they] seines Lebens
           *[other] des Lebens { $owner }
        }
        [dat] { $whose ->
            [you] deines Lebens
            [they] seines Lebens
           *[other] des Lebens { $owner }
        }
       *[nom] { $whose ->
            [you] dein Leben
            [they] sein Leben
           *[other] das Leben { $owner }
        }
    }
value-ally-charges =
    .each = jede Energie, die { $ally } hat,
    .number = { $case ->
        [gen] der Energie von { $ally }
        [dat] der Energie von { $ally }
       *[nom] die Energie von { $ally }
    }
value-charges =
    .each = jede Energie { $whose ->
        [you] , die du hast,
        [they] , die er hat,
       *[other] { $owner }
    }
    .number = { $case ->
        [gen] { $whose ->
            [you] deiner Energie
            [they] seiner Energie
           *[other] der Energie { $owner }
        }
        [dat] { $whose ->
            [you] deiner Energie
            [they] seiner Energie
           *[other] der Energie { $owner }
        }
       *[nom] { $whose ->
            [you] deine Energie
            [they] seine Energie
           *[other] die Energie { $owner }
        }
    }
value-open-breaches =
    .each = { $whose ->
        [you] jeden deiner aktiven Risse
        [they] jeden seiner aktiven Risse
       *[other] jeden aktiven Riss { $owner }
    }
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } { $whose ->
        [you] deiner aktiven Risse
        [they] seiner aktiven Risse
       *[other] der aktiven Risse { $owner }
    }
value-closed-breaches =
    .each = { $whose ->
        [you] jeden deiner dunklen Risse
        [they] jeden seiner dunklen Risse
       *[other] jeden dunklen Riss { $owner }
    }
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } { $whose ->
        [you] deiner dunklen Risse
        [they] seiner dunklen Risse
       *[other] der dunklen Risse { $owner }
    }
value-nemesis-tokens =
    .each = { NOUN($token, 1, case: "each") }
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der { NOUN($token, 2) }
value-player-tokens =
    .each = { $token_id ->
        [trophy] { $whose ->
            [you] jede deiner Trophäen
            [they] jede seiner Trophäen
           *[other] jede Trophäe { $owner }
        }
       *[other] { $whose ->
            [you] jedes deiner { TOKEN($token_id) }
            [they] jedes seiner { TOKEN($token_id) }
           *[other] jedes { TOKEN($token_id) } { $owner }
        }
    }
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } { $whose ->
        [you] deiner
        [they] seiner
       *[other] der
    } { $token_id ->
        [trophy] Trophäen
       *[other] { TOKEN($token_id) }
    } { $owner }
value-minion-life =
    .number = { $this ->
        [power] { $case ->
            [gen] {""}
            [dat] der Anzahl
           *[nom] die Anzahl
        } der Zeitmarker auf dieser Karte
        [it] { $case ->
            [gen] des aktuellen Lebens
            [dat] des aktuellen Lebens
           *[nom] das aktuelle Leben
        } { $minion }
       *[minion] { $case ->
            [gen] des aktuellen Lebens
            [dat] des aktuellen Lebens
           *[nom] das aktuelle Leben
        } dieses Monsters
    }
value-power-left =
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Zeitmarker auf „{ $power }“
value-nemesis-tier =
    .number = { $case ->
        [gen] des Erzfeind-Levels
        [dat] des Erzfeind-Levels
       *[nom] das Erzfeind-Level
    }
value-nemesis-turn-cards =
    .each = jede Erzfeind-Reihenfolgekarte im Ablagestapel
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Erzfeind-Reihenfolgekarten im Ablagestapel
value-cost-of-it =
    .number = { $case ->
        [cost] { $it ->
            [destroyed] die zerstörte Karte
            [discarded] die abgeworfene Karte
            [gained] die erworbene Karte
            [revealed] die aufgedeckte Karte
            [spell] dieser Zauber
            [played] die ausgespielte Karte
            [met] die betreffende Karte
           *[card] die gewählte Karte
        }
        [gen] der Kosten { $it ->
            [destroyed] der zerstörten Karte
            [discarded] der abgeworfenen Karte
            [gained] der erworbenen Karte
            [revealed] der aufgedeckten Karte
            [spell] dieses Zaubers
            [played] der ausgespielten Karte
            [met] der betreffenden Karte
           *[card] der gewählten Karte
        }
        [dat] der Kosten { $it ->
            [destroyed] der zerstörten Karte
            [discarded] der abgeworfenen Karte
            [gained] der erworbenen Karte
            [revealed] der aufgedeckten Karte
            [spell] dieses Zaubers
            [played] der ausgespielten Karte
            [met] der betreffenden Karte
           *[card] der gewählten Karte
        }
       *[nom] die Kosten { $it ->
            [destroyed] der zerstörten Karte
            [discarded] der abgeworfenen Karte
            [gained] der erworbenen Karte
            [revealed] der aufgedeckten Karte
            [spell] dieses Zaubers
            [played] der ausgespielten Karte
            [met] der betreffenden Karte
           *[card] der gewählten Karte
        }
    }
value-cost-of-gained =
    .number = { $case ->
        [cost] die erworbene Karte
        [gen] der Kosten der erworbenen Karte
        [dat] der Kosten der erworbenen Karte
       *[nom] die Kosten der erworbenen Karte
    }
value-in-play =
    .each = { $subtype_id ->
        [minion] jedes Monster
        [acolyte] jeden Akolythen
        [maw] jeden Schlund
        [beacon] jedes Leuchtfeuer
        [pod] jede Kapsel
        [thrall] jeden Diener
       *[other] jedes Monster „{ $subtype }“
    } im Spiel
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } { $subtype_id ->
        [minion] der Monster
        [acolyte] der Akolythen
        [maw] der Schlünde
        [beacon] der Leuchtfeuer
        [pod] der Kapseln
        [thrall] der Diener
       *[other] der Monster „{ $subtype }“
    } im Spiel
value-pile-size =
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Karten, die noch im Vorrat { $card } liegen,
value-gained-this-turn =
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Karten, die du in diesem Zug erworben hast,
value-played-this-turn =
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Kopien dieser Karte, die du in diesem Zug ausgespielt hast,
value-plays-this-turn =
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der in diesem Zug ausgespielten Kristalle und Artefakte { $cost }
value-cast-this-turn =
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Kopien dieses Zaubers, die du in diesem Zug gewirkt hast,
highest-prepped-spells =
    .each = jeden gebundenen Zauber des Spielers mit den meisten gebundenen Zaubern
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der gebundenen Zauber des Spielers mit den meisten gebundenen Zaubern
highest-hand-cards =
    .each = jede Handkarte des Spielers mit den meisten Handkarten
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Handkarten des Spielers mit den meisten Handkarten
highest-charges =
    .each = jede Energie des Spielers mit der meisten Energie
    .number = { $case ->
        [gen] der Energie
        [dat] der Energie
       *[nom] die Energie
    } des Spielers mit der meisten Energie
highest-life =
    .each = jedes Leben des Spielers mit dem meisten Leben
    .number = { $case ->
        [gen] des Lebens
        [dat] des Lebens
       *[nom] das Leben
    } des Spielers mit dem meisten Leben
highest-open-breaches =
    .each = jeden aktiven Riss des Spielers mit den meisten aktiven Rissen
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der aktiven Risse des Spielers mit den meisten aktiven Rissen
highest-value =
    .number = { $case ->
        [gen] des höchsten Ergebnisses
        [dat] des höchsten Ergebnisses
       *[nom] das höchste Ergebnis
    } eines Spielers für „{ $value }“
value-tokens =
    .number = { $token_id ->
        [lantern] { $case ->
            [gen] des Brennstoffs
            [dat] dem Brennstoff
           *[nom] der Brennstoff
        } der { $token }
       *[other] { $case ->
            [gen] der Anzahl
            [dat] der Anzahl
           *[nom] die Anzahl
        } der { TOKEN($token_id) } { $on ->
            [this] auf dieser Karte
            [it] auf jener Karte
            [you] vor dir
            [that] vor jenem Spieler
            [pile] auf ihrem Vorratsstapel
           *[game] auf dem Erzfeind-Tableau
        }
    }
value-players =
    .number = { $case ->
        [gen] der Anzahl
        [dat] der Anzahl
       *[nom] die Anzahl
    } der Riss-Magier
value-in-zone =
    .number = { $case ->
        [gen] der Anzahl
        [dat] der Anzahl
       *[nom] die Anzahl
    } der { NOUN($noun, 2, "gen") } { $where }
value-on-board =
    .number = { $board_id ->
        [bridge] { $case ->
            [gen] der Anzahl
            [dat] der Anzahl
           *[nom] die Anzahl
        } der Brückenplättchen im Spiel
        [soul] { $case ->
            [gen] der Anzahl
            [dat] der Anzahl
           *[nom] die Anzahl
        } der Seelen { $space ->
            [none] auf der Leiste
           *[other] auf Feld { $space }
        }
       *[other] { $case ->
            [gen] der Anzahl
            [dat] der Anzahl
           *[nom] die Anzahl
        } der Dinge { $space ->
            [none] auf „{ $board }“
           *[other] auf Feld { $space } von „{ $board }“
        }
    }
zone-inside = in „{ $zone }“
value-empty-piles =
    .number = { $case ->
        [gen] {""}
        [dat] der Anzahl
       *[nom] die Anzahl
    } der leeren Vorratsstapel
