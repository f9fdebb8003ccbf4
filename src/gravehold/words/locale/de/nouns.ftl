# Nouns in the number and case a sentence needs; the number is part of [a] only ('1 Karte').
# [acc] as an object, [each] behind 'für', [gen] behind 'die Anzahl der', [dat] behind 'mit den
# meisten', [none] behind 'keine', [rel] and [who] relative pronouns in accusative and nominative,
# [it] the pronoun. Of prepped spells: [bound] behind 'deiner', [bound-one] and [bound-many] behind
# a number, [bound-each] behind 'für'.
noun-damage = Schaden
noun-additional-damage = zusätzlichen Schaden
noun-aether = Aetherium
noun-life = Leben
noun-gravehold-life = Leben
noun-charge = Energie
noun-token = Plättchen
noun-nemesis = { $case ->
    [it] er
   *[nom] der Erzfeind
}
noun-token-bridge = Brückenplättchen
noun-token-soul = { $n ->
    [one] Seele
   *[other] Seelen
}
noun-token-fountain-of-souls = { $case ->
    [each] jeden Brennstoff
   *[acc] Brennstoff
}
noun-token-turns = { noun-token-bladius }
noun-token-bladius = { $case ->
    [each] jedes Zug-Plättchen
   *[acc] Zug-Plättchen
}
noun-nemesis-token = { $case ->
    [each] jedes Erzfeind-Plättchen
   *[acc] Erzfeind-Plättchen
}
noun-power-token = { $case ->
    [each] jeden Zeitmarker
   *[acc] Zeitmarker
}
noun-token-umbra-titan = { $case ->
    [each] jedes Fraß-Plättchen
   *[acc] Fraß-Plättchen
}
noun-token-gate-witch = { $case ->
    [each] jede Anomalie
   *[acc] { $n ->
        [one] Anomalie
       *[other] Anomalien
    }
}
noun-token-magus-of-cloaks = { $case ->
    [each] jeden Schattenmantel
   *[acc] { $n ->
        [one] Schattenmantel
       *[other] Schattenmäntel
    }
}
noun-token-trophy = { $n ->
    [one] Trophäe
   *[other] Trophäen
}
noun-minion = { $case ->
    [gen] Monsters
   *[nom] Monster
}
noun-card = { $case ->
    [a] 1 Karte
    [each] jede Karte
    [gen] Karten
    [dat] Karten
    [none] Karten
    [rel] die
    [who] die
    [it] sie
   *[acc] { $n ->
        [one] Karte
       *[other] Karten
    }
}
noun-supply-card = { $case ->
    [a] 1 Vorratskarte
    [each] jede Vorratskarte
    [gen] Vorratskarten
    [dat] Vorratskarten
    [none] Vorratskarten
    [rel] die
    [who] die
    [it] sie
   *[acc] { $n ->
        [one] Vorratskarte
       *[other] Vorratskarten
    }
}
noun-gem = { $case ->
    [a] 1 Kristall
    [each] jeden Kristall
    [gen] Kristalle
    [dat] Kristallen
    [none] Kristalle
    [rel] den
    [who] der
    [it] ihn
   *[acc] { $n ->
        [one] Kristall
       *[other] Kristalle
    }
}
noun-relic = { $case ->
    [a] 1 Artefakt
    [each] jedes Artefakt
    [gen] Artefakte
    [dat] Artefakten
    [none] Artefakte
    [rel] das
    [who] das
    [it] es
   *[acc] { $n ->
        [one] Artefakt
       *[other] Artefakte
    }
}
noun-spell = { $case ->
    [a] 1 Zauber
    [each] jeden Zauber
    [gen] Zauber
    [dat] Zaubern
    [none] Zauber
    [rel] den
    [who] der
    [it] ihn
    [bound] gebundenen Zauber
    [bound-one] gebundenen Zauber
    [bound-many] gebundene Zauber
    [bound-each] jeden gebundenen Zauber
   *[acc] Zauber
}
noun-gem-or-relic = { $case ->
    [a] 1 Kristall oder Artefakt
    [each] jeden Kristall und jedes Artefakt
    [gen] Kristalle und Artefakte
    [dat] Kristallen oder Artefakten
    [none] Kristalle oder Artefakte
    [rel] das
    [who] das
    [it] die Karte
   *[acc] { $n ->
        [one] Kristall oder Artefakt
       *[other] Kristalle oder Artefakte
    }
}
noun-gem-or-spell = { $case ->
    [a] 1 Kristall oder Zauber
    [each] jeden Kristall und jeden Zauber
    [gen] Kristalle und Zauber
    [dat] Kristallen oder Zaubern
    [none] Kristalle oder Zauber
    [rel] den
    [who] der
    [it] die Karte
   *[acc] { $n ->
        [one] Kristall oder Zauber
       *[other] Kristalle oder Zauber
    }
}
noun-relic-or-spell = { $case ->
    [a] 1 Artefakt oder Zauber
    [each] jedes Artefakt und jeden Zauber
    [gen] Artefakte und Zauber
    [dat] Artefakten oder Zaubern
    [none] Artefakte oder Zauber
    [rel] den
    [who] der
    [it] die Karte
   *[acc] { $n ->
        [one] Artefakt oder Zauber
       *[other] Artefakte oder Zauber
    }
}
noun-copy = { $case ->
    [a] 1 Kopie dieser Karte
    [each] jede Kopie dieser Karte
    [gen] Kopien dieser Karte
    [dat] Kopien dieser Karte
    [none] Kopien dieser Karte
    [rel] die
    [who] die
    [it] sie
    [bound] gebundenen Kopien dieser Karte
    [bound-one] gebundene Kopie dieser Karte
    [bound-many] gebundene Kopien dieser Karte
    [bound-each] jede gebundene Kopie dieser Karte
   *[acc] { $n ->
        [one] Kopie dieser Karte
       *[other] Kopien dieser Karte
    }
}
noun-other-card = { $case ->
    [a] 1 andere Karte
    [each] jede andere Karte
    [gen] anderen Karten
    [dat] anderen Karten
    [none] anderen Karten
    [rel] die
    [who] die
    [it] sie
   *[acc] { $n ->
        [one] andere Karte
       *[other] andere Karten
    }
}
noun-other-gem = { $case ->
    [a] 1 anderen Kristall
    [each] jeden anderen Kristall
    [gen] anderen Kristalle
    [dat] anderen Kristallen
    [none] anderen Kristalle
    [rel] den
    [who] der
    [it] ihn
   *[acc] { $n ->
        [one] anderen Kristall
       *[other] andere Kristalle
    }
}
noun-other-relic = { $case ->
    [a] 1 anderes Artefakt
    [each] jedes andere Artefakt
    [gen] anderen Artefakte
    [dat] anderen Artefakten
    [none] anderen Artefakte
    [rel] das
    [who] das
    [it] es
   *[acc] { $n ->
        [one] anderes Artefakt
       *[other] andere Artefakte
    }
}
noun-other-spell = { $case ->
    [a] 1 anderen Zauber
    [each] jeden anderen Zauber
    [gen] anderen Zauber
    [dat] anderen Zaubern
    [none] anderen Zauber
    [rel] den
    [who] der
    [it] ihn
    [bound] anderen gebundenen Zauber
    [bound-one] anderen gebundenen Zauber
    [bound-many] andere gebundene Zauber
    [bound-each] jeden anderen gebundenen Zauber
   *[acc] { $n ->
        [one] anderen Zauber
       *[other] andere Zauber
    }
}
noun-other-gem-or-relic = { $case ->
    [a] 1 andere Karte (Kristall oder Artefakt)
    [each] jeden anderen Kristall und jedes andere Artefakt
    [gen] anderen Kristalle und Artefakte
    [dat] anderen Kristallen oder Artefakten
    [none] anderen Kristalle oder Artefakte
    [rel] die
    [who] die
    [it] die Karte
   *[acc] { $n ->
        [one] andere Karte (Kristall oder Artefakt)
       *[other] andere Kristalle oder Artefakte
    }
}
noun-other-gem-or-spell = { $case ->
    [a] 1 anderen Kristall oder Zauber
    [each] jeden anderen Kristall und Zauber
    [gen] anderen Kristalle und Zauber
    [dat] anderen Kristallen oder Zaubern
    [none] anderen Kristalle oder Zauber
    [rel] den
    [who] der
    [it] die Karte
   *[acc] { $n ->
        [one] anderen Kristall oder Zauber
       *[other] andere Kristalle oder Zauber
    }
}
noun-other-relic-or-spell = { $case ->
    [a] 1 andere Karte (Artefakt oder Zauber)
    [each] jedes andere Artefakt und jeden anderen Zauber
    [gen] anderen Artefakte und Zauber
    [dat] anderen Artefakten oder Zaubern
    [none] anderen Artefakte oder Zauber
    [rel] die
    [who] die
    [it] die Karte
   *[acc] { $n ->
        [one] andere Karte (Artefakt oder Zauber)
       *[other] andere Artefakte oder Zauber
    }
}
noun-other-copy = { $case ->
    [a] 1 andere Kopie dieser Karte
    [each] jede andere Kopie dieser Karte
    [gen] anderen Kopien dieser Karte
    [dat] anderen Kopien dieser Karte
    [none] anderen Kopien dieser Karte
    [rel] die
    [who] die
    [it] sie
    [bound] anderen gebundenen Kopien dieser Karte
    [bound-one] andere gebundene Kopie dieser Karte
    [bound-many] andere gebundene Kopien dieser Karte
    [bound-each] jede andere gebundene Kopie dieser Karte
   *[acc] { $n ->
        [one] andere Kopie dieser Karte
       *[other] andere Kopien dieser Karte
    }
}
noun-dearest-card = { $case ->
    [rel] die
    [who] die
   *[acc] { $n ->
        [one] die teuerste Karte
       *[other] teuersten Karten
    }
}
noun-dearest-gem = { $case ->
    [rel] den
    [who] der
   *[acc] { $n ->
        [one] den teuersten Kristall
       *[other] teuersten Kristalle
    }
}
noun-dearest-relic = { $case ->
    [rel] das
    [who] das
   *[acc] { $n ->
        [one] das teuerste Artefakt
       *[other] teuersten Artefakte
    }
}
noun-dearest-spell = { $case ->
    [rel] den
    [who] der
    [bound] gebundenen Zauber
    [bound-one] gebundenen Zauber
    [bound-many] gebundenen Zauber
   *[acc] { $n ->
        [one] den teuersten Zauber
       *[other] teuersten Zauber
    }
}
noun-dearest-gem-or-relic = { $case ->
    [rel] das
    [who] das
   *[acc] { $n ->
        [one] den teuersten Kristall oder das teuerste Artefakt
       *[other] teuersten Kristalle oder Artefakte
    }
}
noun-dearest-gem-or-spell = { $case ->
    [rel] den
    [who] der
   *[acc] { $n ->
        [one] den teuersten Kristall oder Zauber
       *[other] teuersten Kristalle oder Zauber
    }
}
noun-dearest-relic-or-spell = { $case ->
    [rel] den
    [who] der
   *[acc] { $n ->
        [one] das teuerste Artefakt oder den teuersten Zauber
       *[other] teuersten Artefakte oder Zauber
    }
}

# How many of them and where; the number itself stands in gains.ftl.
# Prepped spells are called after their owner ('1 deiner gebundenen Zauber').
cards = { $quantity } { $zone ->
    [prepped] { $whose ->
        [you] { $kind ->
            [all] deine
           *[other] deiner
        } { NOUN($noun, 2, case: "bound") }
        [they] { $kind ->
            [all] seine
           *[other] seiner
        } { NOUN($noun, 2, case: "bound") }
        [anyone] { $form ->
            [all] eurer { NOUN($noun, 2, case: "bound") }
           *[acc] { $n ->
                [one] { NOUN($noun, 1, case: "bound-one") } eines beliebigen Spielers
               *[other] { NOUN($noun, 2, case: "bound-many") } beliebiger Spieler
            }
        }
       *[other] { $n ->
            [one] { NOUN($noun, 1, case: "bound-one") } { $by }
           *[other] { NOUN($noun, 2, case: "bound-many") } { $by }
        }
    } { $cost }
   *[other] { $cost } { $place }
} { $kind ->
    [value] (X = { $value })
   *[other] {""}
}
cards-each = { $zone ->
    [prepped] { $whose ->
        [other] { NOUN($noun, 1, case: "bound-each") } { $by } { $cost }
       *[you] { NOUN($noun, 1, case: "each") } { $cost } { $place }
    }
   *[other] { NOUN($noun, 1, case: "each") } { $cost } { $place }
}
cards-number = { $case ->
    [gen] {""}
    [dat] der Anzahl
   *[nom] die Anzahl
} { $zone ->
    [prepped] { $whose ->
        [you] deiner { NOUN($noun, 2, case: "bound") }
        [they] seiner { NOUN($noun, 2, case: "bound") }
        [anyone] der { NOUN($noun, 2, case: "bound") } aller Spieler
       *[other] der { NOUN($noun, 2, case: "bound") } { $by }
    } { $cost }
   *[other] der { NOUN($noun, 2, case: "gen") } { $cost } { $place }
}
cards-most = { $zone ->
    [prepped] den meisten gebundenen { NOUN($noun, 2, case: "dat") } { $cost }
   *[other] den meisten { NOUN($noun, 2, case: "dat") } { $cost } { $place }
}
cards-fewest = { $zone ->
    [prepped] den wenigsten gebundenen { NOUN($noun, 2, case: "dat") } { $cost }
   *[other] den wenigsten { NOUN($noun, 2, case: "dat") } { $cost } { $place }
}
cards-top = die oberste Karte { $place }{ $named ->
    [yes] , falls sie { $wanted } ist,
   *[no] {""}
}
card-is = { $noun ->
    [card] eine Karte
    [copy] eine Kopie dieser Karte
   *[gem] ein { NOUN($noun, 1) }
} { $cost }
# The card 'it' is, in the cases of a sentence; this: the card itself.
it-card =
    .nom = { $it ->
        [this] diese Karte
        [destroyed] die zerstörte Karte
        [discarded] die abgeworfene Karte
        [revealed] die aufgedeckte Karte
        [gained] die erworbene Karte
        [played] die ausgespielte Karte
        [met] die betreffende Karte
        [spell] dieser Zauber
       *[card] die gewählte Karte
    }
    .gen = { $it ->
        [this] dieser Karte
        [destroyed] der zerstörten Karte
        [discarded] der abgeworfenen Karte
        [revealed] der aufgedeckten Karte
        [gained] der erworbenen Karte
        [played] der ausgespielten Karte
        [met] der betreffenden Karte
        [spell] dieses Zaubers
       *[card] der gewählten Karte
    }
    .acc = { $it ->
        [spell] diesen Zauber
       *[card] { it-card.nom }
    }
card-named = namens „{ $name }“
cost-zero = mit Aetherium-Kosten von 0
cost-exactly = mit Aetherium-Kosten von genau { $n }
cost-between = mit Aetherium-Kosten von { $least } bis { $most }
cost-raised = { $cost } ({ $n } oder weniger, wenn { $condition })
cost-at-most = mit Aetherium-Kosten von { $n } oder weniger
cost-at-most-value = , { $n ->
    [one] { NOUN($noun, 1, case: "who") } höchstens so viel kostet wie { $value },
   *[other] die höchstens so viel kosten wie { $value },
}
cost-at-least = mit Aetherium-Kosten von { $n } oder mehr
cost-at-least-value = , { $n ->
    [one] { NOUN($noun, 1, case: "who") } mindestens so viel kostet wie { $value },
   *[other] die mindestens so viel kosten wie { $value },
}
revealed-all = sie
revealed-it = sie
revealed-one = { $n } davon
revealed-up-to = bis zu { $n } davon
revealed-dearer = die teurere davon
revealed-dearest = { $n ->
    [one] die teuerste davon
   *[other] die { $n } teuersten davon
}
