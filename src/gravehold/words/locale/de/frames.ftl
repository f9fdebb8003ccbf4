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
# A price that is optional is asked for ('Verlierst du 1 Energie? Dann ...').
may-question = { $person ->
    [you] { $verb }?
   *[they] { FIRST($verb) } { $subject } { REST($verb) }?
}
if-answered = { FIRST($do) ->
    [falls] dann, { $do }
   *[other] dann { $do }
}
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
if-both-done = wenn beides geschieht, { $do }
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
each-ally-do = { $inside ->
    [yes] gilt für { $person ->
        [you] jeden anderen Spieler
       *[they] jeden Mitspieler dieses Spielers
    }
   *[no] für { $person ->
        [you] jeden anderen Spieler
       *[they] jeden Mitspieler dieses Spielers
    } gilt
}: { CAPITAL($do) }
by-chance = { $inside ->
    [yes] entscheidet der Zufall, was geschieht
   *[no] der Zufall entscheidet, was geschieht
}: { CAPITAL($options) }
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
up-to-players = { $inside ->
    [yes] gilt für bis zu { $n } verschiedene Spieler:
   *[no] für bis zu { $n } verschiedene Spieler gilt:
} Jeder von ihnen darf { $inf }
up-to-players-do = { $inside ->
    [yes] gilt für bis zu { $n } verschiedene Spieler, die das wollen: { CAPITAL($do) }
   *[no] für bis zu { $n } verschiedene Spieler, die das wollen, gilt: { CAPITAL($do) }
}
may-again = { $readers ->
    [many] { $inside ->
        [yes] dürft ihr
       *[no] ihr dürft
    }
   *[one] { $inside ->
        [yes] darfst du
       *[no] du darfst
    }
} beliebig oft { $inf }, um dies zu wiederholen
may-again-other = { $inside ->
    [yes] darf { $subject }
   *[no] { $subject } darf
} beliebig oft { $inf }, um dies zu wiederholen
offer-this-turn = { $inside ->
    [yes] { $readers ->
        [many] dürft ihr bis zum Ende dieses Zuges
       *[one] darfst du bis zum Ende dieses Zuges
    }
   *[no] { $readers ->
        [many] bis zum Ende dieses Zuges dürft ihr
       *[one] bis zum Ende dieses Zuges darfst du
    }
} beliebig oft { $inf }
offer-this-turn-other = { $inside ->
    [yes] darf { $subject } bis zum Ende dieses Zuges
   *[no] bis zum Ende dieses Zuges darf { $subject }
} beliebig oft { $inf }
each-time = { $person ->
    [you] { $readers ->
        [many] jedes Mal, wenn ihr das tut, { $do }
       *[one] jedes Mal, wenn du das tust, { $do }
    }
   *[they] jedes Mal, wenn er das tut, { $do }
}
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
keyword-setup-also = Im Spielaufbau zusätzlich:
keyword-setup-changed = Im Spielaufbau mit einer Änderung:
keyword-setup-instead = Im Spielaufbau anstelle des üblichen:
keyword-beginner = Einfacher:
keyword-harder = ERHÖHTE SCHWIERIGKEIT:
keyword-ability-your-main-phase = In deinem Schritt „Aktionen ausführen“:
keyword-ability-any-main-phase = Im Schritt „Aktionen ausführen“ eines beliebigen Spielers:
keyword-ability-draw-phase-end = Am Ende deines Schritts „Karten ziehen“:
keyword-ability-nemesis-draw = Vor der Erzfeind-Aktion:
ability-only-if = Diese Fähigkeit kann nur eingesetzt werden, wenn { $condition }.

# Whole lines of spells and mats.
spell-link = Verknüpfbar.
spell-echo = Echo: Der WIRKEN-Effekt wird 2x ausgeführt.
spell-two-breaches = Binde diesen Zauber an 2 aneinandergrenzende Risse.
spell-anywhere = Du darfst diesen Zauber an einen dunklen Riss binden.
spell-beside = In deinem Schritt „Aktionen ausführen“ darfst du 1 { $name } von deiner Hand zusätzlich an diesen Riss binden.
spell-use = In deinem Schritt „Aktionen ausführen“ darfst du { $inf }.
mage-many = Mehrere Spieler dürfen diesen Magier zugleich spielen.
harder-number = { $do } (statt { $n })
harder-life = { NAME($nemesis, case: "nom") } beginnt mit { $n } Leben
deck-helps = Zieht die oberste Karte dieses Decks, führt sie aus und legt sie dann auf den zugehörigen Ablagestapel.
deck-unshuffled = Das Deck wird nie gemischt.
deck-told = Ist das Spiel vorbei, wird seine letzte Karte vorgelesen, falls sie noch darin liegt; das ändert nichts.
setup-spared = Auf einer Expedition { $n ->
    [one] kommt { $n } verbesserte allgemeine Karte
   *[other] kommen { $n } verbesserte allgemeine Karten
} jedes Levels weniger als sonst in den Erzfeind-Stapel.
mat-token-counts = diese Plättchen zählen nur die Erzfeind-Züge dieses Kampfes; keine Karte fragt danach, ein Kapitel einer Kampagne vielleicht schon
setup-fixed = Der Erzfeind-Stapel besteht aus den Karten dieses Erzfeindes in fester Reihenfolge, ohne allgemeine Karten.
no-effect = Ohne Wirkung: Die Geschichte geht weiter.
setup-tokens = { NAME($nemesis, case: "nom") } erhält { $n } { NOUN($token, $n) }
setup-tokens-each = { NAME($nemesis, case: "nom") } erhält { $n } { NOUN($token, $n) } für jeden Spieler
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
setup-bodies = Bringt alle { $n } Teile des Erzfeinds ({ $subtype }) mit je { $life } Leben in die Auslage.
keyword-body-space = { $name }, Feld { $space }:
nemesis-parts = der Erzfeind hat kein eigenes Leben: Jeder Schaden, der ihm zugefügt wird, trifft ganz 1 seiner Teile ({ $subtype }) nach Wahl
in-all = dies geschieht insgesamt { $n }x
