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
choose-one-of = { $readers ->
    [many] wählt { $inside ->
        [yes] ihr
       *[no] {""}
    }
   *[one] wähle
} einen von zweien: { $who }
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
next-focus = { $person ->
    [you] wenn du in diesem Zug das nächste Mal einen Riss bündelst oder aktivierst, { $do }
   *[they] wenn { $subject } in diesem Zug das nächste Mal einen Riss bündelt oder aktiviert, { $do }
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
keyword-space = { $start ->
    [yes] „{ $name }“, Feld { $space } (Start):
   *[no] „{ $name }“, Feld { $space }:
}
keyword-part = { $name }:
keyword-turn-card = { $name } (Reihenfolgekarte):
keyword-on-space = Feld { $name }:
board-way = Leiste: { $way }. Startfeld: { $starts }.
board-start = { $space } (Riss-Magier: { $n })
setup-pile = Legt einen zusätzlichen Vorratsstapel mit { $n } Karten „{ $card }“ aus.
track-rests = Von { $n ->
    [one] Feld { $spaces }
   *[other] den Feldern { $spaces }
} geht es nie zurück.
track-end = Von Feld { $last } geht es nicht weiter: Statt vorzurücken wird dieses Feld 1x erneut ausgeführt.
keyword-unleash = SPEZIAL:
setup-discarded = Lege 1 { $name } auf deinen Ablagestapel.
keyword-setup = Im Spielaufbau:
keyword-beginner = Einfacher:
keyword-harder = ERHÖHTE SCHWIERIGKEIT:
keyword-ability-your-main-phase = In deinem Schritt „Aktionen ausführen“:
keyword-ability-any-main-phase = Im Schritt „Aktionen ausführen“ eines beliebigen Spielers:
keyword-ability-draw-phase-end = Am Ende deines Schritts „Karten ziehen“:
keyword-ability-nemesis-draw = Vor der Erzfeind-Aktion:

# Whole lines of spells and mats.
spell-link = Verknüpfbar.
spell-echo = Echo: Der WIRKEN-Effekt wird 2x ausgeführt.
spell-two-breaches = Binde diesen Zauber an 2 aneinandergrenzende Risse.
spell-anywhere = Du darfst diesen Zauber an einen dunklen Riss binden.
spell-beside = In deinem Schritt „Aktionen ausführen“ darfst du 1 { $name } von deiner Hand zusätzlich an diesen Riss binden.
spell-use = In deinem Schritt „Aktionen ausführen“ darfst du { $inf }.
mage-many = Mehrere Spieler dürfen diesen Magier zugleich spielen.
setup-tokens = { NAME($nemesis, case: "nom") } erhält { $n } { NOUN($token, $n) }
# 0 and 99 are no limits.
token-limits = { NAME($nemesis, case: "nom") } { $minimum ->
    [0] hat nie mehr als { $maximum } { NOUN($token, $maximum) }
   *[other] { $maximum ->
        [99] hat nie weniger als { $minimum } { NOUN($token, $minimum) }
       *[other] hat nie weniger als { $minimum } und nie mehr als { $maximum } { NOUN($token, $maximum) }
    }
}
token-least = { NAME($nemesis, case: "nom") } hat nie weniger als { $minimum } { NOUN($token, $minimum) }
token-most = { $on ->
    [lantern] die Laterne
   *[nemesis] { NAME($nemesis, case: "nom") }
} hat nie mehr als { $maximum } { NOUN($token, $maximum) }
several-times = { $told } ({ $n ->
    [2] 2x
   *[other] { $n }x
})
ally-protected = { $ally } wird anstelle der Feste der letzten Ruhe beschützt: Alles, was die Feste der letzten Ruhe nennt, betrifft { NAME($ally_id, case: "acc") }.
setup-shuffled = { $zone }: Mischt die { $n } Karten und legt sie verdeckt bereit.
nemesis-parts = der Erzfeind hat kein eigenes Leben: Jeder Schaden, der ihm zugefügt wird, trifft ganz 1 seiner Teile ({ $subtype }) nach Wahl
in-all = dies geschieht insgesamt { $n }x
