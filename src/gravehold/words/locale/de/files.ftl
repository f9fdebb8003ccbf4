# Was an einem Szenario oder einer Chronik falsch ist, und was richtig wäre.
file-quoted = „{ $text }“
file-or = { $first } oder { $second }
file-and = { $first } und { $second }
file-a-mapping = eine Zuordnung
file-a-list = eine Liste
file-nothing = nichts
file-a-scenario = Szenario
file-a-breach = Riss { $slot }

# Jeder Text
file-large = größer als { $kilobytes } kB, was keine unserer Dateien ist
file-unpacked = was hier mitgebracht wird, hat entpackt mehr als { $kilobytes } kB; das braucht kein Spiel
file-definitions-many = hier werden { $found } Definitionen mitgebracht; möglich sind höchstens { $limit }
file-utf16 = das ist ein Text in UTF-16; speichere ihn in UTF-8
file-not-utf8 = das ist kein Text in UTF-8 (Byte { $byte })
file-control = das ist keine Textdatei (sie enthält das Steuerzeichen { $code })
file-yaml = das ist nicht als YAML lesbar ({ $why })
file-tab = ein Tabulator steht, wo nur Leerzeichen stehen dürfen
file-deep = zu tief verschachtelt
file-anchors = Anker und Verweise (& und *) gehören nicht in diese Dateien
file-tags = Markierungen (Wörter nach !) gehören nicht in diese Dateien
file-name = ein Name ist ein Wort, keine Liste oder Zuordnung
file-twice = „{ $field }“ steht zweimal da

# Felder
file-mapping = „{ $field }“ sollte eine Zuordnung sein (Name: Wert); hier steht { $value }
file-field = unbekanntes Feld „{ $field }“ in „{ $part }“{ $near }
file-list = „{ $field }“ sollte eine Liste sein; hier steht { $value }
file-list-or-count = „{ $field }“ sollte eine Liste oder {"{"}count: N{"}"} sein
file-whole = „{ $field }“ sollte eine ganze Zahl sein; hier steht { $value }
file-range = „{ $field }“ sollte zwischen { $low } und { $high } liegen; hier steht { $value }
file-exactly = „{ $field }“ sollte { $low } sein; hier steht { $value }
file-true = „{ $field }“ sollte true oder false sein; hier steht { $value }
file-words = „{ $field }“ sollte ein Text sein; hier steht { $value }
file-word = hier sollte ein Name stehen, nicht { $value }

# Schlüssel
file-key = unlesbarer Schlüssel „{ $key }“{ $near }
file-key-card = unbekannte Karte „{ $card }“ im Schlüssel „{ $key }“{ $near }
file-key-form = unlesbarer Schlüssel „{ $key }“; richtig wäre { $forms }

# Szenarien
file-no-scenarios = in diesem Ordner ist keine Szenariodatei (.yaml)
file-no-scenario = in dieser Datei ist kein Szenario
file-one-list = „{ $file }“ sollte eine Liste von Definitionen enthalten
file-needs = ein Szenario braucht das Feld „{ $field }“
file-subject = ein Szenario braucht das Feld { $fields }
file-subjects = ein Szenario hat nur eines der Felder { $fields }, nicht beide
file-no-game = dieses Szenario handelt von einer Expedition, nicht von einem einzelnen Spiel
file-shows-nothing = ein Szenario ohne „steps“ und „expect“ zeigt nichts
file-step = ein Schritt ist ein Schlüssel oder eine Prüfung; hier steht { $value }
file-check = eine Prüfung unter den Schritten ist entweder „expect“ oder „expect_options“
file-game-lacks = in „game“ fehlt das Feld „{ $field }“
file-outcome = ein Ausgang heißt „won: true“ oder „won: false“
file-no-record = dieses Spiel wird nicht aufgezeichnet; darum lässt es sich nur zu Beginn eines Zugabschnitts aufschreiben

# Stellungen
file-turn = „turn“ nennt eines von diesen: „seat“ und „phase“, „nemesis“, „next“
file-turn-phase = „turn“ braucht „phase“: „casting“, „main“ oder „draw“
file-turn-player = „{ $field }“ gehört zum Zug eines Spielers
file-turn-begun-nemesis = „{ $field }“ sagt, wie ein Zug des Erzfeindes begann: Schreib es neben „nemesis“
file-turn-begun-seat = „{ $field }“ sagt, dass die Karte „Eure Wahl“ den Zug eines Spielers begann: Schreib es neben „seat“
file-turn-next = „next“ sollte true sein; hier steht { $value }
file-restricted = zweckgebundenes Aetherium hat eine Menge („amount“) und entweder „only“ oder „never“
file-aether = Aetherium steht in „turn“, neben „seat“ und „phase“
file-token-twice = ein Plättchen kann nicht vor zwei Plätzen liegen
file-no-turn-token = in diesem Spiel hat niemand ein Reihenfolgeplättchen
file-no-tokens = „{ $whose }“ hat keine Plättchen
file-tokens-each = „tokens“ sollte sagen, wie viele von jeder Art: { $names }
file-cards = in „{ $field }“ sollten Kennungen von Karten stehen; hier steht { $value }
file-nemesis-card = „{ $card }“ ist eine Erzfeind-Karte und kann nicht in „{ $field }“ liegen
file-player-card = „{ $card }“ ist eine Karte der Spieler und kann nicht in „{ $field }“ liegen
file-other-deck = „{ $card }“ gehört in ein anderes Deck als „{ $field }“
file-in-play = eine Karte im Spiel schreibt man {"{"}card: id, life: N{"}"} oder {"{"}card: id, power: N{"}"}
file-marks = „{ $card }“ hat „{ $field }“, nicht „{ $wrong }“
file-attack = „{ $card }“ ist ein Angriff: er wird sofort ausgeführt und bleibt nie im Spiel
file-never-there = „{ $card }“ liegt nie in „{ $field }“: nichts auf der Karte legt sie dorthin
file-lies-with-seat = „{ $card }“ liegt vor einem Spieler: das gehört in „{ $field }“ bei diesem Spieler
file-told-apart = „{ $card }“ steht in „{ $field }“, nicht in „in_play“
file-space-taken = zwei Karten liegen auf Feld { $space } von „{ $field }“
file-lies-twice = „{ $card }“ liegt an zwei Stellen; in „{ $field }“ gibt es jedes nur einmal
file-pile-empty = „{ $field }“ liegen nur auf Stapeln, die nicht leer sind; „{ $card }“ hat keine Karte mehr
file-pile = hier fehlt, wie viele Karten „{ $card }“ da sind (count: N)
file-needs-deck = „{ $card }“ braucht das Deck „{ $deck }“, das dieser Erzfeind nicht hat
file-copies = { $n ->
    [one] es gibt nur { $n } Karte „{ $card }“
   *[other] es gibt nur { $n } Karten „{ $card }“
  }
file-wrong-pile = „{ $card }“ kann nicht neben „{ $pile }“ liegen{ $near }
file-not-theirs = { $seat } hat „{ $card }“ nicht; schreibe die Karte unter „treasures“ dieses Platzes oder von „game“
file-life-in-parts = { $nemesis } hat kein eigenes Leben; schreibe das der Teile unter „{ $field }“
file-no-such-token = auf „{ $card }“ liegt nie das Plättchen „{ $field }“
file-no-back = „{ $card }“ hat nichts auf der Rückseite: nie ist sie „{ $field }“
file-two-backs = „{ $card }“ kann nicht zugleich „{ $one }“ und „{ $two }“ sein; was umgedreht ist, bleibt nur, wenn es echt ist
file-back-in-play = im Spiel steht die Rückseite in einem Feld: {"{"}card: { $card }, illusion: true{"}"} oder ohne, nicht „{ $face } { $card }“
file-turn-cards = { $n ->
    [one] es gibt nur { $n } Reihenfolgekarte „{ $card }“
   *[other] es gibt nur { $n } Reihenfolgekarten „{ $card }“
  }
file-turn-order = das Reihenfolgedeck braucht mindestens eine Karte

# Risse
file-no-breach = es gibt keinen Riss { $slot }; die Risse sind 1, 2, 3 und 4
file-breach-not-theirs = { $seat } spielt „{ $mage }“ und hat keinen Riss { $slot }
file-breach-both = Riss { $slot } ist entweder aktiv oder gedreht, nicht beides
file-breach-turned = Riss { $slot } ist nicht aktiv: sage, wie weit er gedreht ist („turned“: 0 bis 3)
file-spells = in „prepped“ sollten Kennungen von Zaubern stehen; hier steht { $value }
file-spells-apart = { $spells } können nicht zusammen an einen Riss gebunden sein
file-no-spell = „{ $card }“ ist kein Zauber und kann nicht gebunden werden
file-spell-one = „{ $card }“ wird an einen Riss gebunden: schreibe es ohne +
file-spell-two = „{ $card }“ wird an zwei Risse gebunden: schreibe „{ $card }+“ beim ersten
file-spell-right = „{ $card }“ braucht noch einen Riss rechts von diesem
file-beside = Riss { $beside } ist durch den Zauber an Riss { $slot } belegt, aber { $why }
file-beside-gone = er ist nicht da
file-beside-taken = an ihn ist ein anderer Zauber gebunden

# Szenarien über Expeditionen
file-named-twice = „{ $name }“ steht zweimal in „{ $field }“
file-result = ein Ergebnis ist [Kampf, won] oder [Kampf, lost], nicht { $value }
file-result-later = vor Kampf { $battle } kann es das Ergebnis { $result } noch nicht geben; hier stehen Ergebnisse früherer Kämpfe und Niederlagen in diesem
file-result-order = Ergebnisse stehen vom ältesten an, und ein gewonnener Kampf wird nicht noch einmal gekämpft: Kampf { $battle } steht hier zu spät
file-no-reward = in „{ $kind }“ gibt es keinen Abschnitt „reward“: ein verlorener Kampf einer gedruckten Expedition bringt nichts ein
file-not-banished = „{ $card }“ kann nur zurückgeholt werden, wenn es verbannt ist; nenne es auch in „banished“
file-both-banished = „{ $card }“ ist in der Kaserne und zugleich verbannt; es kann nur eines von beidem sein
file-not-in-barracks = „{ $name }“ ist nicht in der Kaserne; dort gibt es { $names }
file-few-mages = { $n ->
    [one] in der Kaserne ist { $n } Magier, gebraucht werden { $wanted }, einer für jeden Spieler
   *[other] in der Kaserne sind { $n } Magier, gebraucht werden { $wanted }, einer für jeden Spieler
  }
file-few-piles = { $n ->
    [one] in der Kaserne ist noch { $n } Stapel, ein Markt braucht { $wanted }
   *[other] in der Kaserne sind noch { $n } Stapel, ein Markt braucht { $wanted }
  }
file-many-mages = „mages“ nennt { $n } Magier, höchstens { $most } passen: einer für jeden Spieler
file-same-person = „{ $one }“ und „{ $two }“ sind derselbe Magier; nur einer davon kann kämpfen
file-market = „market“ nennt { $n } Stapel; es müssen { $wanted } sein
file-treasure-early = „{ $card }“ hat Stufe { $level }: solche Schätze werden ab Kampf { $battle } genommen

# Chroniken
file-header-lacks = { $what ->
    [campaign] das ist keine Kampagne
    [expedition] das ist keine Expedition
   *[chronicle] das ist keine Chronik
  }: im Kopf fehlt „{ $field }“
file-header-line = eine Zeile im Kopf heißt „Name: Wert“; eine leere Zeile beendet den Kopf
file-format = dieses Programm liest { $what ->
    [campaign] Kampagnen
    [expedition] Expeditionen
   *[chronicle] Chroniken
  } im Format { $format }, nicht „{ $value }“
file-over = da ist das Spiel schon vorbei ({ $outcome ->
    [won] gewonnen
   *[lost] verloren
  })
file-written-position = dieses Spiel begann mit einer geschriebenen Stellung, was eine Chronik nicht erzählen kann; schreibe es als Szenario auf
file-no-answers = die Antworten dieses Spiels werden nicht aufgezeichnet
file-battle-lacks = „{ $given }“ sagt, dass dieses Spiel ein Kampf einer Expedition war; dann muss auch „{ $field }“ da sein

# Reisen
file-journey-over = { $what ->
    [campaign] da ist die Kampagne schon vorbei
   *[expedition] da ist die Expedition schon gewonnen
  }: es wird nichts mehr gefragt
file-written-journey = diese Reise begann mit einem geschriebenen Stand, oder ein Kampf wurde nur für beendet erklärt, was ihre Antworten nicht erzählen können; schreibe sie als Szenario auf
file-checks = „checks“ sollte aus Paaren der Zeichen 0 bis 9 und a bis f bestehen; hier steht { $value }
file-checks-differ = ab hier ist es nicht mehr das, was Version { $version } geschrieben hat: Karten haben sich seither geändert, oder die Datei wurde bearbeitet; ohne die Zeile „checks“ wird sie so gespielt, wie sie dasteht
file-stock = was gezogen werden darf („stock“), ist nicht lesbar: { $why }
file-stock-printed = bei einer gedruckten Expedition wird nichts ausgelost: lass „stock“ weg

# Was bei einem Szenario herauskam
run-ok = ok
run-failed = FEHLER
run-sum = { $passed } bestanden, { $failed } nicht bestanden
run-checked = { $n ->
    [one] { $n } Szenario
   *[other] { $n } Szenarien
  } in { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
  }, keine Fehler
run-differs = { $path }: erwartet { $expected }, ist { $actual }
run-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
run-not-over = noch nicht zu Ende
run-no-decision = decision: erwartet { $expected }, aber das Spiel ist vorbei ({ $ending })
run-no-options = options: das Spiel ist vorbei ({ $ending }) und fragt nichts
run-lacks = options: es fehlt „{ $key }“ (erlaubt: { $legal })
run-has = options: es gibt „{ $key }“ (erlaubt: { $legal })
run-over = „{ $key }“ ist hier nicht erlaubt: das Spiel ist vorbei ({ $outcome ->
    [won] gewonnen
   *[lost] verloren
  })
run-journey-over = „{ $key }“ ist hier nicht erlaubt: die Reise ist zu Ende
run-journey-asks-nothing = { $field }: die Reise ist zu Ende und fragt nichts mehr
run-journey-no-battle = { $field }: hier steht kein Kampf bevor, und keiner läuft
run-journey-no-game = { $field }: hier läuft kein Kampf
run-illegal = { $why } (gefragt: { $kind }, Antwort von { $seats })
run-defect = das Programm hat versagt: { $error } ({ $place } in { $function })

# Was bei einem Dauertest herauskam
run-soak-game = Spiel { $number }:
run-soak-progress = { $played } Spiele, { $n } Fehler, { $speed } Spiele/s
run-soak = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }, { $answers ->
    [one] { $answers } Entscheidung
   *[other] { $answers } Entscheidungen
  }, { $n } Fehler
run-soak-expedition = Expedition { $number }:
run-soak-expeditions-progress = { $played } Expeditionen, { $n } Fehler, { $speed } Expeditionen/s
run-soak-expeditions = { $count ->
    [one] { $count } Expedition
   *[other] { $count } Expeditionen
  }, { $answers ->
    [one] { $answers } Entscheidung
   *[other] { $answers } Entscheidungen
  }, { $n } Fehler

# Wie oft Bots gewinnen
run-winrate = { $nemesis }: { $n } von { $of } gewonnen, { $share } ({ $low } bis { $high })
run-expedition-reached = Kampf { $battle }: erreicht von { $n } von { $of }, { $share } ({ $low } bis { $high })
run-expedition-won = Kampf { $battle }: im Mittel { $tries } Versuche; beim ersten Versuch gewinnen { $n } von { $of }, { $share } ({ $low } bis { $high })
run-expedition-end = bis zum Ende: { $n } von { $of }, { $share } ({ $low } bis { $high }); im Mittel { $battles } gewonnene Kämpfe

file-made-of = „{ $value }“ ist keine Id mit einem Kennzeichen
file-definitions = die Definitionen sind nicht lesbar: { $why }
file-changed = geändert, seit dieses Spiel gespielt wurde: { $names }; ab Antwort { $answer } wäre es ein anderes Spiel
