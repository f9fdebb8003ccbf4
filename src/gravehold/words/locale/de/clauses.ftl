# Standing effects. Whom a deed concerns ($to): you, another player ($who, $owner in the genitive),
# this card, what is done from this breach (here), the nemesis, minions of a kind, anybody.
# $form: a time ('zu Beginn ...'), a clause that ends with a comma, or none, where the keyword says
# it (TODESECHO).
whenever = { $form ->
    [time] { $when } { $do }
   *[clause] { $when }, { $do }
}
whenever-if = { $form ->
    [time] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [none] wenn { $condition }, { $do }
   *[clause] { $when } und { $condition }, { $do }
}
when-turn-start = { $to ->
    [other] zu Beginn des Zuges { $owner }
   *[you] zu Beginn deines Zuges
}
when-casting-start = { $to ->
    [other] zu Beginn des Schritts „Zauber wirken“ { $owner }
   *[you] zu Beginn deines Schritts „Zauber wirken“
}
when-casting-end = { $to ->
    [other] am Ende des Schritts „Zauber wirken“ { $owner }
   *[you] am Ende deines Schritts „Zauber wirken“
}
when-draw-start = { $to ->
    [other] zu Beginn des Schritts „Karten ziehen“ { $owner }
   *[you] zu Beginn deines Schritts „Karten ziehen“
}
when-main-phase = { $to ->
    [other] im Schritt „Aktionen ausführen“ { $owner }
   *[you] in deinem Schritt „Aktionen ausführen“
}
when-focus = { $to ->
    [other] wenn { $who } in seinem Zug 1 seiner Risse bündelt oder aktiviert
   *[you] wenn du in deinem Zug 1 deiner Risse bündelst oder aktivierst
}
when-open = { $to ->
    [other-kind] wenn 1 { $tile } { $owner } aktiviert wird
    [you-kind] wenn dein { $tile } aktiviert wird
    [other] wenn 1 Riss { $owner } aktiviert wird
   *[you] wenn 1 deiner Risse aktiviert wird
}
when-prep = { $to ->
    [this] wenn du diesen Zauber bindest
    [other] wenn { $who } einen Zauber bindet
   *[you] wenn du einen Zauber bindest
}
when-cast = { $to ->
    [this] nachdem du diesen Zauber gewirkt hast
    [here] nachdem ein Spieler einen Zauber von diesem Riss gewirkt hat
    [other] nachdem { $who } einen Zauber gewirkt hat
   *[you] nachdem du einen Zauber gewirkt hast
}
when-play = { $to ->
    [this] wenn du diese Karte ausspielst
    [you-sort] wenn du { $sort ->
        [gem] einen Kristall
        [relic] ein Artefakt
       *[gem-or-relic] einen Kristall oder ein Artefakt
    } { $cost } ausspielst
    [other-sort] wenn { $who } { $sort ->
        [gem] einen Kristall
        [relic] ein Artefakt
       *[gem-or-relic] einen Kristall oder ein Artefakt
    } { $cost } ausspielt
    [you-first] wenn du den ersten Kristall oder das erste Artefakt eines Zuges { $cost } ausspielst
    [other-first] wenn { $who } den ersten Kristall oder das erste Artefakt eines Zuges { $cost } ausspielt
    [other] wenn { $who } einen Kristall oder ein Artefakt ausspielt
   *[you] wenn du einen Kristall oder ein Artefakt ausspielst
}
when-gain = { $to ->
    [this] wenn du diese Karte erwirbst
    [other] wenn { $who } eine Karte erwirbt
    [other-from-pile] wenn { $who } eine Karte von einem Vorratsstapel erwirbt
    [other-unconnected] wenn { $who } eine Karte von einem Vorratsstapel erwirbt, der nicht mit dem ersten verbunden ist
    [you-unconnected] wenn du eine Karte von einem Vorratsstapel erwirbst, der nicht mit dem ersten verbunden ist
    [you-from-pile] wenn du eine Karte von einem Vorratsstapel erwirbst
   *[you] wenn du eine Karte erwirbst
}
when-enter-hand = { $to ->
    [this] wenn diese Karte auf deine Hand kommt
    [other] wenn eine Karte auf die Hand { $owner } kommt
   *[you] wenn eine Karte auf deine Hand kommt
}
when-discard = { $to ->
    [this] wenn du diese Karte durch einen Effekt abwirfst
    [other] wenn { $who } durch einen Effekt eine Karte abwirft
   *[you] wenn du durch einen Effekt eine Karte abwirfst
}
when-gain-charge = { $to ->
    [other] wenn { $who } Energie erhält
   *[you] wenn du Energie erhältst
}
when-gain-life = { $to ->
    [other] wenn { $who } Leben heilt
   *[you] wenn du Leben heilst
}
when-suffer = { $to ->
    [other] wenn { $who } Schaden erleidet
   *[you] wenn du Schaden erleidest
}
when-overflow = { $to ->
    [other] wenn die Feste der letzten Ruhe Schaden erleidet, den { $who } erleiden würde
   *[you] wenn die Feste der letzten Ruhe an deiner Stelle Schaden erleidet
}
when-exhaust = { $to ->
    [other] wenn { $who } erschöpft wird
   *[you] wenn du erschöpft wirst
}
when-hit = { $to ->
    [this] nachdem diesem Monster Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
    [minions] nachdem { $subtype_id ->
        [minion] einem Monster
        [acolyte] einem Akolythen
        [maw] einem Schlund
        [thrall] einem Diener
        [beacon] einem Leuchtfeuer
        [pod] einer Kapsel
       *[other] einem Monster „{ $subtype }“
    } { $dealt } Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
    [nemesis] nachdem dem Erzfeind Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
    [here] nachdem ein von diesem Riss gewirkter Zauber Schaden zugefügt hat (auch wenn dieser auf 0 reduziert wurde)
   *[anybody] nachdem dem Erzfeind oder einem Monster Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
}
when-hurt = { $to ->
    [this] wenn dieses Monster Schaden erleidet
    [minions] wenn { $subtype_id ->
        [minion] ein Monster
        [acolyte] ein Akolyth
        [maw] ein Schlund
        [thrall] ein Diener
        [beacon] ein Leuchtfeuer
        [pod] eine Kapsel
       *[other] ein Monster „{ $subtype }“
    } { $dealt } Schaden erleidet
    [nemesis] wenn der Erzfeind Schaden erleidet
    [here] wenn ein von diesem Riss gewirkter Zauber Schaden zufügt
   *[anybody] wenn der Erzfeind oder ein Monster Schaden erleidet
}
when-push-back = wenn Schaden { $to ->
    [this] dieses Monster
    [minions] { $subtype_id ->
        [minion] ein Monster
        [acolyte] einen Akolythen
        [maw] einen Schlund
        [beacon] ein Leuchtfeuer
        [pod] eine Kapsel
       *[other] ein Monster „{ $subtype }“
    }
   *[anybody] den Erzfeind oder ein Monster
} zurückdrängen würde
when-turn-over = { $to ->
    [other] wenn { $who } ein Monster umdreht
   *[you] wenn du ein Monster umdrehst
}
when-price = { $to ->
    [other] wenn { $who } Aetherium für eine Aktion des Erzfeinds bezahlt
   *[you] wenn du Aetherium für eine Aktion des Erzfeinds bezahlst
}
when-enter-play = { $to ->
    [this] wenn diese Karte ins Spiel kommt
    [minions] wenn { $subtype_id ->
        [minion] ein Monster
        [acolyte] ein Akolyth
        [maw] ein Schlund
        [thrall] ein Diener
        [beacon] ein Leuchtfeuer
        [pod] eine Kapsel
       *[other] ein Monster „{ $subtype }“
    } ins Spiel kommt
   *[anybody] wenn eine Erzfeind-Karte ins Spiel kommt
}
when-discarded = { $to ->
    [this] {""}
    [minions] wenn { $subtype_id ->
        [minion] ein Monster
        [acolyte] ein Akolyth
        [maw] ein Schlund
        [thrall] ein Diener
        [beacon] ein Leuchtfeuer
        [pod] eine Kapsel
       *[other] ein Monster „{ $subtype }“
    } abgeworfen wird
   *[anybody] wenn eine Erzfeind-Karte aus dem Spiel abgeworfen wird
}
when-persistent = nach dem ANSTURM { $to ->
    [this] dieses Monsters
    [minions] { $subtype_id ->
        [minion] eines Monsters
        [acolyte] eines Akolythen
        [maw] eines Schlunds
        [thrall] eines Dieners
        [beacon] eines Leuchtfeuers
        [pod] einer Kapsel
       *[other] eines Monsters „{ $subtype }“
    }
   *[anybody] eines Monsters
}
when-power-lost = { $to ->
    [this] wenn dieser Plan einen Zeitmarker verliert
    [this-last] wenn dieser Plan seinen letzten Zeitmarker verliert
   *[anybody] wenn ein Plan einen Zeitmarker verliert
}
when-gravehold-suffers = wenn die Feste der letzten Ruhe Schaden erleidet
when-gravehold-gains = wenn die Feste der letzten Ruhe Leben heilt
when-unleash = nach einem SPEZIAL
when-act = { $to ->
    [other] wenn { $who } eine Aktion ausführt, die ein Tableau oder eine Karte anbietet
   *[you] wenn du eine Aktion ausführst, die ein Tableau oder eine Karte anbietet
}
when-turn-end = am Ende { $conditional ->
    [yes] eines
   *[no] jedes
} Zuges
when-nemesis-turn-start = zu Beginn des Erzfeind-Zuges
when-empty-draw = wenn eine Erzfeind-Karte gezogen werden muss und der Erzfeind-Stapel leer ist
when-nemesis-turn-end = am Ende des Erzfeind-Zuges
when-tokens-changed = wenn { NAME($nemesis, case: "nom") } { NOUN($token, 2) } erhält oder verliert
as-soon-as = sobald { $condition }, { $do }
when-first-turn = zu Beginn deines ersten Zuges
first-time = nur beim ersten Mal: { CAPITAL($told) }
once-a-turn = 1x pro Zug: { CAPITAL($told) }
after-card = { $told } (nach der laufenden Karte oder Aktion)

# Numbers that change ($what): damage, charges, life, the bonus of a spell, the factor of damage
# that an exhausted mage passes on.
clause-alter = { $altering } { $what ->
    [bonus] {""}
   *[other] wird{" "}
}{ $changes }
clause-undoubled = { $to ->
    [other] der Schaden, den { $who } an die Feste der letzten Ruhe weitergibt, wird nicht verdoppelt
   *[you] der Schaden, den du an die Feste der letzten Ruhe weitergibst, wird nicht verdoppelt
}
clause-alter-if = { $altering } { $what ->
    [bonus] {""}
   *[other] wird{" "}
}{ $changes }, wenn { $condition }
altering-cast = { $to ->
    [this] dieser Zauber
    [here] jeder Zauber, der von diesem Riss gewirkt wird,
    [other] jeder Zauber, den { $who } wirkt,
   *[you] jeder Zauber, den du wirkst,
}
altering-gain-charge = { $to ->
    [other] die Energie, die { $who } erhält,
   *[you] die Energie, die du erhältst,
}
altering-gain-life = { $to ->
    [other] das Leben, das { $who } heilt,
   *[you] das Leben, das du heilst,
}
altering-suffer = { $to ->
    [other] jeder Schaden, den { $who } erleidet,
   *[you] jeder Schaden, den du erleidest,
}
altering-overflow = { $to ->
    [other] der Faktor des Schadens, den { $who } an die Feste der letzten Ruhe weitergibt,
   *[you] der Faktor des Schadens, den du an die Feste der letzten Ruhe weitergibst,
}
altering-hit = { $to ->
    [this] jeder Schaden, der diesem Monster zugefügt wird,
    [minions] jeder Schaden, der { $subtype_id ->
        [minion] einem Monster
        [acolyte] einem Akolythen
        [maw] einem Schlund
        [thrall] einem Diener
        [beacon] einem Leuchtfeuer
        [pod] einer Kapsel
       *[other] einem Monster „{ $subtype }“
    } { $dealt } zugefügt wird,
    [nemesis] jeder Schaden, der dem Erzfeind zugefügt wird,
    [here] jeder Schaden, den ein von diesem Riss gewirkter Zauber zufügt,
   *[anybody] jeder Schaden, der dem Erzfeind oder einem Monster zugefügt wird,
}
altering-push-back = der Schaden, der auf einmal nötig ist, um { $to ->
    [this] dieses Monster
    [minions] { $subtype_id ->
        [minion] ein Monster
        [acolyte] einen Akolythen
        [maw] einen Schlund
        [beacon] ein Leuchtfeuer
        [pod] eine Kapsel
       *[other] ein Monster „{ $subtype }“
    }
   *[anybody] den Erzfeind oder ein Monster
} zurückzudrängen,
action-any = beliebige Aktion
altering-price = { $to ->
    [other] der Preis, den { $who } für die Aktion „{ $action }“ bezahlt,
   *[you] der Preis, den du für die Aktion „{ $action }“ bezahlst,
}
altering-enter-play = das Leben, mit dem { $to ->
    [this] diese Karte
    [minions] { $subtype_id ->
        [minion] ein Monster
        [acolyte] ein Akolyth
        [thrall] ein Diener
        [beacon] ein Leuchtfeuer
        [pod] eine Kapsel
       *[other] ein Monster „{ $subtype }“
    }
   *[anybody] ein Monster
} ins Spiel kommt,
altering-gravehold-suffers = jeder Schaden, den die Feste der letzten Ruhe erleidet,
altering-gravehold-gains = das Leben, das die Feste der letzten Ruhe heilt,
alter-more = { $what ->
    [bonus] fügt { $by } zusätzlichen Schaden zu
   *[other] um { $by } erhöht
}
alter-less = { $what ->
    [bonus] fügt { $by } zusätzlichen Schaden weniger zu
   *[other] um { $by } reduziert
} { $floor ->
    [0] {""}
   *[other] (jedoch nie unter { $floor })
}
alter-most = { $what ->
    [bonus] fügt höchstens { $n } zusätzlichen Schaden zu
   *[other] auf { $n ->
        [0] 0
        [1] 1
       *[other] höchstens { $n }
    } reduziert
}

# What cannot happen, what happens in its place.
clause-forbid-hit = { $to ->
    [this] diesem Monster kann kein Schaden
    [minions] keinem { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
        [maw] Schlund
        [thrall] Diener
       *[other] Monster „{ $subtype }“
    } { $dealt } kann Schaden
    [nemesis] dem Erzfeind kann kein Schaden
   *[anybody] weder dem Erzfeind noch den Monstern kann Schaden
} zugefügt werden
clause-forbid-act = { $verb ->
    [none] Aktionen, die Tableaus und Karten anbieten, können nicht ausgeführt werden
   *[other] { $verb_id ->
        [lantern] die { $verb } kann nicht benutzt werden
       *[other] die Aktion „{ $verb }“ kann nicht ausgeführt werden
    }
}
clause-forbid-gain = { $to ->
    [you] du kannst keine Karte
    [ally] deine Mitspieler können keine Karte
    [this] du kannst diese Karte nicht
   *[anybody] kein Spieler kann eine Karte
} erwerben
clause-forbid-last = kein Spieler kann die letzte Karte eines Vorratsstapels erwerben
clause-forbid-if = { $told }, wenn { $condition }
would-gain-charge = { $to ->
    [you] wenn du Energie erhalten würdest
   *[other] wenn { $who } Energie erhalten würde
}
would-hit = wenn { $to ->
    [this] diesem Monster
    [minions] { $subtype_id ->
        [minion] einem Monster
        [acolyte] einem Akolythen
        [maw] einem Schlund
        [thrall] einem Diener
        [beacon] einem Leuchtfeuer
        [pod] einer Kapsel
       *[other] einem Monster „{ $subtype }“
    } { $dealt }
    [anybody] dem Erzfeind oder einem Monster
   *[nemesis] dem Erzfeind
} Schaden zugefügt würde
would-discarded = wenn { $to ->
    [this] diese Karte
    [minions] { $subtype_id ->
        [minion] ein Monster
        [acolyte] ein Akolyth
        [maw] ein Schlund
        [thrall] ein Diener
        [beacon] ein Leuchtfeuer
        [pod] eine Kapsel
       *[other] ein Monster „{ $subtype }“
    }
   *[anybody] eine Erzfeind-Karte
} abgeworfen würde
would-persistent = wenn der ANSTURM { $to ->
    [this] dieses Monsters
    [minions] { $subtype_id ->
        [minion] eines Monsters
        [acolyte] eines Akolythen
        [maw] eines Schlunds
        [thrall] eines Dieners
        [beacon] eines Leuchtfeuers
        [pod] einer Kapsel
       *[other] eines Monsters „{ $subtype }“
    }
   *[anybody] eines Monsters
} ausgeführt würde
would-empty-draw = wenn eine Erzfeind-Karte gezogen werden muss und der Erzfeind-Stapel leer ist
would-if = { $would } und { $condition }
clause-instead = { $would }, gilt stattdessen: { CAPITAL($do) }
clause-instead-may = { $would }, { $person ->
    [they] darf dieser Spieler
   *[you] { $readers ->
        [many] dürft ihr
       *[one] darfst du
    }
} stattdessen Folgendes tun: { CAPITAL($do) }
clause-instead-of-discard = statt diese Karte abzuwerfen, { $do }

minion-counts-as = zählt als { $names }
minion-named = { $subtype_id ->
    [minion] Monster
   *[other] „{ $subtype }“
}
minion-hidden-back = { $subtype_id ->
    [minion] ein Monster
    [thrall] ein Diener
   *[other] ein Monster „{ $subtype }“
} mit verdeckter Rückseite: Es kann { $faces } sein
if-none-left = wenn keine mehr da ist, { $do }
deck-refill = wenn eine Karte des { $deck_id ->
    [acolyte] Akolythen-Stapels
    [thrall] Diener-Stapels
    [beacon] Leuchtfeuer-Stapels
    [pod] Kapsel-Stapels
   *[other] Stapels „{ $deck }“
} benötigt wird und keine da ist, wird der zugehörige Ablagestapel gemischt und zum neuen Stapel
clause-count-as = jede Erzfeind-Reihenfolgekarte zählt als „{ $card }“
clause-count-as-if = solange { $condition }, zählt jede Erzfeind-Reihenfolgekarte als „{ $card }“
clause-must = wo eine Erzfeind-Karte „ein beliebiger Spieler“ sagt, ist wenn möglich { $who } gemeint
clause-ordered-triggers = Effekte, die auf denselben Moment warten, werden in der Reihenfolge ausgeführt, die ihre Besitzer wählen.
clause-empty-draw = muss { NAME($nemesis, case: "nom") } eine Erzfeind-Karte ziehen und kann es nicht, { $do } (anstelle von SPEZIAL 3)
clause-on-exhaust = wird ein Spieler erschöpft, { $do } (anstelle von SPEZIAL 2)
when-enter-zone = wenn eine Karte in eine Zone kommt
when-emptied = wenn ein Vorratsstapel leer wird
when-leave-zone = { $zone ->
    [none] wenn eine Karte eine Zone verlässt
   *[other] wenn eine Karte { NAME($zone_id, case: "acc") } verlässt
}
when-tokens-gained = wenn Marker „{ $kind }“ hinzukommen
when-tokens-lost = wenn Marker „{ $kind }“ wegkommen
tokens-any = jeder Art
