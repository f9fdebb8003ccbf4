# `gravehold rules` und docs/rules/.
rules-topics = Themen
rules-number = { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}
rules-how-topic = gravehold rules { $topic }: ein Thema
rules-how-id = gravehold rules { $id }: eine Regel mit Beispiel und Regelfragen
rules-how-words = gravehold rules { $words }: alle Regeln mit diesen Wörtern
rules-how-term = gravehold rules glossary { $term }: ein Begriff des Spiels
rules-found = { $n ->
    [one] { $n } Eintrag zu „{ $words }“
   *[other] { $n } Einträge zu „{ $words }“
}
rules-none = keine Regel zu „{ $words }“
rules-no-term = kein Begriff „{ $words }“ im Glossar
rules-near = ; meintest du „{ $name }“?
rules-box = Anleitung
rules-ours = von uns: die Anleitungen schweigen
rules-example = Beispiel
rules-scenario = (als Szenario: { $file })
rules-rulings = Regelfragen
rules-about = Betrifft
rules-basis = Grundlage
rules-see-also = Siehe auch
rules-rules = Regeln
rules-glossary = Glossar
rules-page-title = Die Regeln und wie wir sie lesen
rules-page-intro = Alle Regeln des Spiels in eigenen Worten, Antworten auf das, was die Anleitungen offenlassen, und die Begriffe des Spiels. Bei jeder Regel steht, welche Anleitung sie enthält. Dasselbe im Terminal: `gravehold rules --lang de`.

rules-topic-setup = Spielaufbau
rules-topic-turn-order = Reihenfolge
rules-topic-casting-phase = Zauber wirken
rules-topic-damage-to-foes = Schaden an Feinden
rules-topic-main-phase = Aktionen ausführen
rules-topic-draw-phase = Karten ziehen
rules-topic-nemesis-turn = Erzfeind-Zug
rules-topic-exhaustion = Erschöpfung
rules-topic-game-end = Spielende
rules-topic-difficulty = Schwierigkeitsgrad
rules-topic-solo = Solo-Spiel
rules-topic-terms = Begriffe
rules-topic-legacy = Legacy
rules-topic-outcasts = Outcasts
rules-topic-rulings = Regelfragen

rules-box-we = Für die Ewigkeit
rules-box-we-pl = Für die Ewigkeit (polnische Ausgabe)
rules-box-we-de = Für die Ewigkeit (deutsche Ausgabe)
rules-box-lg = Legacy
rules-box-oc = Outcasts
rules-coverage-missing = Es fehlen: { $rules }
rules-coverage-none = FEHLT
rules-coverage-later = (später)
rules-coverage-sum = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
  }, { $covered } geprüft, { $missing } fehlen
