# Glue between clauses. Behind a subordinate clause ($inside) the main clause is turned around.
join-and = { $left } und { $right }
join-or = { $left } oder { $right }
join-nor = { $left } oder { $right }
join-choice = { $left } oder { $right }
# Verbs that need not be repeated: 'erhalte 1 Aetherium und 1 Energie'.
said-once = erhalte erhält
# Pronouns that need not be repeated in joined conditions.
subjects-once = du ihr er
join-clauses = { $left }, und { $right }
join-comma = { $left }, { $right }
subject-verb = { $inside ->
    [yes] { FIRST($verb) } { $subject } { REST($verb) }
   *[no] { $subject } { $verb }
}
may = { $readers ->
    [many] { $inside ->
        [yes] dürft ihr
       *[no] ihr dürft
    }
   *[one] { $inside ->
        [yes] darfst du
       *[no] du darfst
    }
} { $inf }
may-other = { $inside ->
    [yes] darf { $subject }
   *[no] { $subject } darf
} { $inf }
inf-any = Folgendes tun: { CAPITAL($do) }
if = { $inside ->
    [yes] falls { $condition }, { $do }
   *[no] wenn { $condition }, { $do }
}
if-done = { $person ->
    [you] { $readers ->
        [many] wenn ihr das tut, { $do }
       *[one] wenn du das tust, { $do }
    }
   *[they] wenn er das tut, { $do }
}
condition-done = { $person ->
    [you] { $readers ->
        [many] ihr das tut
       *[one] du das tust
    }
   *[they] er das tut
}
condition-not-done = { $person ->
    [you] { $readers ->
        [many] ihr das nicht tut
       *[one] du das nicht tust
    }
   *[they] er das nicht tut
}
if-done-by-anyone = wenn das geschieht, { $do }
condition-did = { $person ->
    [you] { $readers ->
        [many] ihr das getan habt
       *[one] du das getan hast
    }
   *[they] er das getan hat
}
if-killed = wenn dadurch ein Monster aus dem Erzfeind-Stapel getötet wird, { $do }
otherwise = { FIRST($do) ->
    [falls] ansonsten, { $do }
   *[other] ansonsten { $do }
}
applies = gilt: { CAPITAL($do) }
applies-in-order = { $readers ->
    [many] führt ihr der Reihe nach aus
   *[one] führe der Reihe nach aus
}: { $do }
step = ({ $mark }) { $do }
either = { $one } ODER { $two }
choose-one = { $person ->
    [they] { $inside ->
        [yes] wählt { $subject }
       *[no] { $subject } wählt
    }
   *[you] { $readers ->
        [many] wählt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] wähle
    }
} eines: { CAPITAL($options) }
choose-any-player = { $readers ->
    [many] wählt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wähle
} einen beliebigen Spieler
choose-any-ally = { $readers ->
    [many] wählt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wähle
} einen anderen Spieler
choose-their-ally = { $readers ->
    [many] wählt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wähle
} einen Mitspieler dieses Spielers
each-player-do = { $inside ->
    [yes] gilt für jeden Spieler
   *[no] für jeden Spieler gilt
}: { CAPITAL($do) }
different-players = { $readers ->
    [many] wählt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wähle
} { $n } verschiedene Spieler: Jeder von ihnen { $do }
different-players-do = { $readers ->
    [many] wählt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wähle
} { $n } verschiedene Spieler; für jeden von ihnen gilt: { CAPITAL($do) }
repeat = { $inside ->
    [yes] { $readers ->
        [many] führt ihr
       *[one] führe
    } Folgendes { $n ->
        [0] X-mal nacheinander aus (X = { $value }): { CAPITAL($do) }
       *[other] { $n }x nacheinander aus: { CAPITAL($do) }
    }
   *[no] { $n ->
        [0] X-mal nacheinander (X = { $value }): { CAPITAL($do) }
       *[other] { $n }x nacheinander: { CAPITAL($do) }
    }
}
repeat-until = { $readers ->
    [many] wiederholt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wiederhole
} Folgendes, bis { $condition }: { CAPITAL($do) }
next-gain = { $person ->
    [you] wenn du in diesem Zug das nächste Mal eine Karte erwirbst, { $do }
   *[they] wenn { $subject } in diesem Zug das nächste Mal eine Karte erwirbt, { $do }
}
after-cast = { $each ->
    [yes] nachdem ein Zauber so gewirkt wurde, { $do }
   *[no] danach { $do }
}

# Keywords at the beginning of a paragraph.
or-line = ODER
keyword-cast = WIRKEN:
keyword-while-prepped = GEBUNDEN:
keyword-once-per-turn = GEBUNDEN (1x pro Zug):
keyword-on-gain = Einmalig bei Erwerb:
keyword-on-prep = Beim Binden:
keyword-immediately = SOFORT:
keyword-persistent = ANSTURM:
keyword-standing = { $event ->
    [discarded] TODESECHO:
   *[other] DAUERHAFT:
}
keyword-to-discard = VERHINDERN:
keyword-power = ZEIT { $n }:
keyword-part = { $name }:
keyword-unleash = SPEZIAL:
keyword-setup = Im Spielaufbau:
keyword-beginner = Einfacher:
keyword-harder = ERHÖHTE SCHWIERIGKEIT:
keyword-ability-your-main-phase = In deinem Schritt „Aktionen ausführen“:
keyword-ability-any-main-phase = Im Schritt „Aktionen ausführen“ eines beliebigen Spielers:
keyword-ability-draw-phase-end = Am Ende deines Schritts „Karten ziehen“:
keyword-ability-nemesis-draw = Vor der Erzfeind-Aktion:

# Whole lines of spells and mats.
spell-link = Verknüpfbar.
spell-two-breaches = Binde diesen Zauber an 2 aneinandergrenzende Risse.
spell-anywhere = Du darfst diesen Zauber an einen dunklen Riss binden.
spell-beside = In deinem Schritt „Aktionen ausführen“ darfst du 1 { $name } von deiner Hand zusätzlich an diesen Riss binden.
spell-use = In deinem Schritt „Aktionen ausführen“ darfst du { $inf }.
setup-tokens = { NAME($nemesis, case: "nom") } erhält { $n } { NOUN($token, $n) }
token-limits = { NAME($nemesis, case: "nom") } hat nie weniger als { $minimum } und nie mehr als { $maximum } { NOUN($token, $maximum) }
token-least = { NAME($nemesis, case: "nom") } hat nie weniger als { $minimum } { NOUN($token, $minimum) }
token-most = { NAME($nemesis, case: "nom") } hat nie mehr als { $maximum } { NOUN($token, $maximum) }

# Standing effects. A clause among the events ends with a comma; TODESECHO says it by its keyword.
whenever = { $event ->
    [casting-start] { $when } { $do }
    [casting-end] { $when } { $do }
    [turn-start] { $when } { $do }
    [draw-start] { $when } { $do }
    [unleash] { $when } { $do }
    [turn-end] { $when } { $do }
    [nemesis-turn-end] { $when } { $do }
    [nemesis-turn-start] { $when } { $do }
   *[clause] { $when }, { $do }
}
whenever-if = { $event ->
    [casting-start] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [casting-end] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [turn-start] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [draw-start] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [unleash] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [turn-end] { FIRST($condition) ->
        [du] wenn du am Ende eines Zuges { REST($condition) }, { $do }
       *[other] wenn am Ende eines Zuges { $condition }, { $do }
    }
    [nemesis-turn-end] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [nemesis-turn-start] { FIRST($condition) ->
        [du] wenn du { $when } { REST($condition) }, { $do }
       *[other] wenn { $when } { $condition }, { $do }
    }
    [discarded] wenn { $condition }, { $do }
   *[clause] { $when } und { $condition }, { $do }
}
when-casting-start = zu Beginn deines Schritts „Zauber wirken“
    .other = zu Beginn des Schritts „Zauber wirken“ { $owner }
when-casting-end = am Ende deines Schritts „Zauber wirken“
    .other = am Ende des Schritts „Zauber wirken“ { $owner }
when-focus = wenn du in deinem Zug 1 deiner Risse bündelst oder aktivierst
    .other = wenn { $who } in seinem Zug 1 seiner Risse bündelt oder aktiviert
when-gain = wenn du eine Karte erwirbst
    .other = wenn { $who } eine Karte erwirbt
when-play = wenn du einen Kristall oder ein Artefakt ausspielst
    .other = wenn { $who } einen Kristall oder ein Artefakt ausspielt
when-suffer = wenn du Schaden erleidest
    .other = wenn { $who } Schaden erleidet
when-hurt = wenn dieses Monster Schaden erleidet
when-hit-nemesis = nachdem dem Erzfeind Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
when-hurt-nemesis = wenn der Erzfeind Schaden erleidet
when-discarded = {""}
when-discarded-minions = wenn ein { $subtype_id ->
    [minion] Monster
    [acolyte] Akolyth
   *[other] Monster „{ $subtype }“
} abgeworfen wird
when-turn-start = zu Beginn deines Zuges
    .other = zu Beginn des Zuges { $owner }
when-draw-start = zu Beginn deines Schritts „Karten ziehen“
    .other = zu Beginn des Schritts „Karten ziehen“ { $owner }
when-open = wenn 1 deiner Risse aktiviert wird
    .other = wenn 1 Riss { $owner } aktiviert wird
when-prep = wenn du einen Zauber bindest
    .other = wenn { $who } einen Zauber bindet
when-cast = nachdem du einen Zauber gewirkt hast
    .other = nachdem { $who } einen Zauber gewirkt hat
when-enter-hand = wenn eine Karte auf deine Hand kommt
    .other = wenn eine Karte auf die Hand { $owner } kommt
when-discard = wenn du eine Karte abwirfst
    .other = wenn { $who } eine Karte abwirft
when-gain-charge = wenn du Energie erhältst
    .other = wenn { $who } Energie erhält
when-gain-life = wenn du Leben heilst
    .other = wenn { $who } Leben heilt
when-overflow = wenn die Feste der letzten Ruhe an deiner Stelle Schaden erleidet
    .other = wenn die Feste der letzten Ruhe Schaden erleidet, den { $who } erleiden würde
when-exhaust = wenn du erschöpft wirst
    .other = wenn { $who } erschöpft wird
when-hit = nachdem diesem Monster Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
when-enter-play = wenn diese Karte ins Spiel kommt
when-gravehold-suffers = wenn die Feste der letzten Ruhe Schaden erleidet
when-gravehold-gains = wenn die Feste der letzten Ruhe Leben heilt
when-unleash = nach einem SPEZIAL
reader = du
clause-must = wo eine Erzfeind-Karte „ein beliebiger Spieler“ sagt, ist wenn möglich gemeint: { $who }
when-turn-end = am Ende jedes Zuges
when-nemesis-turn-end = am Ende des Erzfeind-Zuges
when-nemesis-turn-start = zu Beginn des Erzfeind-Zuges
as-soon-as = sobald { $condition }, { $do }
when-tokens-changed = wenn { NAME($nemesis, case: "nom") } { NOUN($token, 2) } erhält oder verliert
when-enter-zone = wenn eine Karte in eine Zone kommt
when-leave-zone = wenn eine Karte eine Zone verlässt
when-hit-minions = nachdem einem { $subtype_id ->
    [minion] Monster
    [acolyte] Akolythen
   *[other] Monster „{ $subtype }“
} Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
when-hurt-minions = wenn ein { $subtype_id ->
    [minion] Monster
    [acolyte] Akolyth
   *[other] Monster „{ $subtype }“
} Schaden erleidet
when-enter-play-minions = wenn ein { $subtype_id ->
    [minion] Monster
    [acolyte] Akolyth
   *[other] Monster „{ $subtype }“
} ins Spiel kommt
when-hit-anybody = nachdem dem Erzfeind oder einem Monster Schaden zugefügt wurde (auch wenn dieser auf 0 reduziert wurde)
when-hurt-anybody = wenn der Erzfeind oder ein Monster Schaden erleidet
when-enter-play-anybody = wenn eine Erzfeind-Karte ins Spiel kommt
when-discarded-anybody = wenn eine Erzfeind-Karte aus dem Spiel abgeworfen wird
once-a-turn = 1x pro Zug: { CAPITAL($told) }
after-card = { $told } (nach der laufenden Karte oder Aktion)
clause-reduce = { $to ->
    [you] jeder Schaden, den du erleidest, wird um { $by } reduziert { $floor ->
        [0] {""}
       *[other] (jedoch nie unter { $floor })
    }
    [this] jeder Schaden, der diesem Monster zugefügt wird, wird um { $by } reduziert { $floor ->
        [0] {""}
       *[other] (jedoch nie unter { $floor })
    }
   *[nemesis] jeder Schaden, der dem Erzfeind zugefügt wird, wird um { $by } reduziert { $floor ->
        [0] {""}
       *[other] (jedoch nie unter { $floor })
    }
}
clause-reduce-to = { $to ->
    [this] jeder Schaden, der diesem Monster zugefügt wird, wird auf { $n ->
        [1] 1
       *[other] höchstens { $n }
    } reduziert
   *[nemesis] jeder Schaden, der dem Erzfeind zugefügt wird, wird auf { $n ->
        [1] 1
       *[other] höchstens { $n }
    } reduziert
}
alter-more = { $readers ->
    [many] erhöht ihr
   *[one] erhöhe
} die Anzahl um { $by }
alter-less = { $readers ->
    [many] verringert ihr
   *[one] verringere
} die Anzahl um { $by } { $floor ->
    [0] {""}
   *[other] (jedoch nie unter { $floor })
}
alter-most = { $readers ->
    [many] begrenzt ihr
   *[one] begrenze
} die Anzahl auf { $n }
clause-forbid-hit = { $inside ->
    [yes] kann { $to ->
        [this] diesem Monster
        [minions] keinem { $subtype_id ->
            [minion] Monster
            [acolyte] Akolythen
           *[other] Monster „{ $subtype }“
        }
        [anybody] weder dem Erzfeind noch den Monstern
       *[nemesis] dem Erzfeind
    }
   *[no] { $to ->
        [this] diesem Monster
        [minions] keinem { $subtype_id ->
            [minion] Monster
            [acolyte] Akolythen
           *[other] Monster „{ $subtype }“
        }
        [anybody] weder dem Erzfeind noch den Monstern
       *[nemesis] dem Erzfeind
    } kann
} { $to ->
    [minions] Schaden
    [anybody] Schaden
   *[other] kein Schaden
} zugefügt werden
clause-forbid-gain = { $inside ->
    [yes] { $to ->
        [you] kannst du
        [ally] können deine Mitspieler
       *[anybody] kann kein Spieler
    }
   *[no] { $to ->
        [you] du kannst
        [ally] deine Mitspieler können
       *[anybody] kein Spieler kann
    }
} { $to ->
    [you] keine Karten
    [ally] keine Karten
   *[anybody] Karten
} erwerben
would-gain-charge = { $to ->
    [you] wenn du Energie erhalten würdest
   *[other] wenn { $who } Energie erhalten würde
}
would-hit = wenn { $to ->
    [this] diesem Monster
    [minions] einem { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
       *[other] Monster „{ $subtype }“
    }
    [anybody] dem Erzfeind oder einem Monster
   *[nemesis] dem Erzfeind
} Schaden zugefügt würde
would-discarded = wenn { $to ->
    [this] diese Karte
    [minions] ein { $subtype_id ->
        [minion] Monster
        [acolyte] Akolyth
       *[other] Monster „{ $subtype }“
    }
   *[anybody] eine Erzfeind-Karte
} abgeworfen würde
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
clause-on-exhaust = wird ein Spieler erschöpft, { $do } (anstelle von SPEZIAL 2)
