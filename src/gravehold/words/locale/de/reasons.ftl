# Warum etwas gerade nicht geht, in je einem Satz.
reason-can = Das geht jetzt.
reason-over = Der Kampf ist vorbei.
reason-watching = Du siehst nur zu.
reason-only = { $verb ->
    [play] Karten spielst du nur in deinem eigenen Schritt „Aktionen ausführen“ aus
    [prep] Zauber bindest du nur in deinem eigenen Schritt „Aktionen ausführen“
    [gain] Karten kaufst du nur in deinem eigenen Schritt „Aktionen ausführen“
    [charge] Energie kaufst du nur in deinem eigenen Schritt „Aktionen ausführen“
    [focus] Risse bündelst du nur in deinem eigenen Schritt „Aktionen ausführen“
    [open] Risse aktivierst du nur in deinem eigenen Schritt „Aktionen ausführen“
    [use] Gebundene Zauber nutzt du nur in deinem eigenen Schritt „Aktionen ausführen“
    [ability] Diese Fähigkeit setzt du nur in deinem eigenen Schritt „Aktionen ausführen“ ein
    [thwart] Pläne verhinderst du nur in deinem eigenen Schritt „Aktionen ausführen“
    [cast] Zauber wirkst du nur in deinem eigenen Schritt „Zauber wirken“
   *[act] Das geht nur in deinem eigenen Schritt „Aktionen ausführen“
}
reason-turn = { $only }; gerade ist { $who } am Zug.
reason-no-turn = { $only }.
reason-phase = { $only }; dies ist der Schritt „{ $phase }“.
reason-waits = Erst muss eine Antwort kommen von: { $who }.
reason-question = Erst die Frage: { $prompt }
reason-not-among = Das steht hier nicht zur Wahl: { $prompt }
reason-must-choose = Hier musst du wählen: { $prompt }
reason-must-cast = „{ $card }“ liegt am dunklen Riss { $breach } und muss erst gewirkt werden.
reason-not-asked = Keine Karte fragt gerade danach.
reason-not-yours = Das gehört { $who }.
reason-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
reason-spell-played = „{ $card }“ ist ein Zauber: Binde ihn an einen Riss.
reason-never-played = „{ $card }“ kann nicht ausgespielt werden.
reason-not-a-spell = „{ $card }“ ist kein Zauber: Nur Zauber werden gebunden.
reason-not-prepped = „{ $card }“ ist an keinen deiner Risse gebunden.
reason-no-use = „{ $card }“ tut gebunden nichts: Der Zauber wartet auf deinen nächsten Schritt „Zauber wirken“.
reason-used = Das geht einmal pro Zug und ist schon genutzt.
reason-aether = Es fehlt { $n } Aetherium.
reason-restricted = Es fehlt { $n } Aetherium: { $rest } hättest du noch, aber nicht hierfür.
reason-pile-empty = Der Stapel „{ $card }“ ist leer.
reason-no-pile = In diesem Vorrat gibt es keinen Stapel „{ $card }“.
reason-forbidden = „{ $by }“ verbietet das.
reason-rules-forbid = Die Regeln dieses Spiels verbieten das.
reason-breach-gone = Du hast keinen Riss { $breach }.
reason-breach-open = Riss { $breach } ist schon aktiv.
reason-breach-closed = Riss { $breach } ist dunkel: Bündle ihn in diesem Zug oder aktiviere ihn.
reason-breach-full = An Riss { $breach } liegt schon „{ $card }“.
reason-no-free-breach = Kein freier Riss ist aktiv oder in diesem Zug gebündelt.
reason-two-breaches = „{ $card }“ braucht zwei freie Risse nebeneinander, jeder aktiv oder in diesem Zug gebündelt.
reason-charges-full = Deine Energieleiste ist voll.
reason-no-charges = Dieses Spiel wird ohne Energie gespielt.
reason-no-ability = Dieser Magier hat keine Fähigkeit, die Energie braucht.
reason-no-ally = Niemand sonst kann Energie erhalten.
reason-not-charged = Es fehlt { $n } Energie.
reason-window = { $when ->
    [nemesis-draw] Nach dieser Fähigkeit wirst du vor der Erzfeind-Aktion gefragt.
    [draw-phase-end] Nach dieser Fähigkeit wirst du am Ende deines Schritts „Karten ziehen“ gefragt.
   *[your-main-phase] Diese Fähigkeit setzt du nur in deinem eigenen Schritt „Aktionen ausführen“ ein.
}
reason-condition = Was diese Fähigkeit verlangt, trifft gerade nicht zu.
reason-not-in-play = „{ $card }“ ist nicht im Spiel.
reason-not-a-power = „{ $card }“ ist kein Plan: Nur Pläne lassen sich verhindern.
reason-no-discard = „{ $card }“ lässt sich nicht verhindern: Die Karte nennt keinen Preis.
reason-price = Der Preis lässt sich gerade nicht zahlen: { $price }.
reason-no-effect = Es hätte gerade keine Wirkung.
reason-not-offered = Nichts erlaubt das gerade.
reason-each = { $verb ->
    [focus] Bündeln: { $reason }
    [open] Aktivieren: { $reason }
    [gain] Erwerben: { $reason }
   *[act] { CAPITAL($act) }: { $reason }
}
