# Was an einer selbst gemachten Karte, einem Riss-Magier oder Erzfeind falsch ist, und was richtig wäre.
definition-wrong = { $name }: { $why }
definition-wrong-at = { $name }, { $path }: { $why }
definition-syntax = das ist nicht als JSON lesbar ({ $why })
definition-deep = zu tief verschachtelt

# Lesen
definition-field = unbekanntes Feld „{ $field }“ in „{ $part }“{ $near }
definition-missing = in „{ $part }“ fehlt das Feld „{ $field }“
definition-no-tag = das Feld „{ $field }“ fehlt; es sagt, { $what ->
    [effect] welcher Effekt
    [value] welcher Wert
    [condition] welche Bedingung
    [who] welcher Spieler
    [clause] welcher Dauereffekt
    [player-card] welche Art von Karte
    [nemesis-card] welche Art von Erzfeind-Karte
   *[other] welche Art von Ding
  } das ist
definition-unknown = es gibt { $what ->
    [effect] keinen Effekt
    [value] keinen Wert
    [condition] keine Bedingung
    [who] keinen Spieler
    [clause] keinen Dauereffekt
    [player-card] keine Kartenart
    [nemesis-card] keine Art von Erzfeind-Karten
   *[other] nichts namens
  } „{ $name }“{ $near }
definition-misplaced = „{ $name }“ ist { $found ->
    [effect] ein Effekt
    [value] ein Wert
    [condition] eine Bedingung
    [who] ein Spieler
    [clause] ein Dauereffekt
    [player-card] eine Spielerkarte
    [nemesis-card] eine Erzfeind-Karte
   *[other] etwas anderes
  }, hierher gehört aber { $wanted ->
    [effect] ein Effekt
    [value] ein Wert
    [condition] eine Bedingung
    [who] ein Spieler
    [clause] ein Dauereffekt
    [player-card] eine Spielerkarte
    [nemesis-card] eine Erzfeind-Karte
    [cards] eine Auswahl von Karten
    [minions] eine Auswahl von Monstern
   *[other] etwas anderes
  }
definition-only = hier kann nur „{ $wanted }“ stehen, nicht „{ $name }“
definition-bare = „{ $name }“ schreibt man {"{"}{ $field }: { $name }{"}"}
definition-type = hierher gehört { $wanted }; hier steht { $value }
definition-a-number = eine ganze Zahl
definition-a-truth = true oder false
definition-a-text = ein Wort
definition-a = { $what ->
    [effect] ein Effekt
    [value] ein Wert
    [condition] eine Bedingung
    [who] ein Spieler
    [clause] ein Dauereffekt
    [player-card] eine Spielerkarte
    [nemesis-card] eine Erzfeind-Karte
    [cards] eine Auswahl von Karten
    [minions] eine Auswahl von Monstern
   *[other] eine Zuordnung
  }
definition-word = { $value } ist keins der Wörter, die hier stehen können{ $near }
definition-nested = Effekte stehen in einer einzigen Liste, nie in einer Liste innerhalb einer Liste
definition-tuple = in Python ist das ein Tupel, (...), nicht „{ $found }“
definition-length = diese Liste sollte { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
  } haben, nicht { $found }
definition-id = { $value } ist keine Kennung: Kleinbuchstaben a bis z und Ziffern, Wörter mit „-“ verbunden, wie in „breach-ore“
definition-least = das sollte mindestens { $limit } sein, nicht { $value }
definition-most = das sollte höchstens { $limit } sein, nicht { $value }
definition-long = diese Liste hat { $found } Einträge; möglich sind höchstens { $limit }
definition-large = mit allem, was darin steht, sind das mehr als { $limit } Teile; niemand könnte das prüfen oder spielen
definition-often = ein Effekt tut oder prüft etwas { $found } Mal, Wiederholungen in Wiederholungen mitgezählt; möglich sind höchstens { $limit }

# Prüfen
definition-range = das sollte zwischen { $low } und { $high } liegen; hier steht { $value }
definition-tier = die Stufe einer Karte im Erzfeind-Stapel ist 1, 2 oder 3, nicht { $value }: sie käme nie ins Spiel
definition-twin = die Kennung „{ $name }“ haben zwei verschiedene Dinge
definition-side-deck = ein Monster im Nebendeck „{ $deck }“ nennt dieses unter „deck“
definition-endless = das endet nie: es führt zu sich selbst zurück, und niemand entscheidet unterwegs etwas
definition-alike = das ist für jeden Spieler dasselbe; es sollte von THAT_PLAYER handeln, wie in Life(THAT_PLAYER)
definition-reserved = „{ $name }“ hat eine eigene Bedeutung; nimm eine andere Kennung
definition-role = { $wanted ->
    [player-card] nur Kristalle, Artefakte und Zauber haben einen Vorratsstapel
   *[nemesis-card] nur Angriffe, Monster und Pläne liegen in einem Erzfeind-Stapel
  }, nicht „{ $found }“
definition-unheard = „{ $clause }“ geschieht nie: keine Regel meldet es, oder nichts dieser Art kann ihm begegnen
definition-out-of-reach = „{ $clause }“ bewirkt bei „{ $here }“ nichts; möglich bei: { $where }
definition-no-top = eine Hand hat keine oberste Karte; PutInZone(1, HAND, ...) legt eine Karte von ihr weg
definition-no-heap = mit diesem Wort wird keine Karte nach „{ $name }“ oder von dort gelegt
definition-unmet = „{ $sort }“ gibt es nicht zu „{ $deed }“; es gibt es zu: { $known }
definition-few-cards = ein Erzfeind hat mindestens { $n } Karten jedes Levels, neben allgemeinen; dieser hat { $found }
definition-unbound = { $what ->
    [you] „du“ ist hier niemand; setze das in „as“ oder „each-player“
    [that] „jener Spieler“ ist hier niemand; setze das in „with“
    [owner] einen Besitzer gibt es hier nicht; nur ein Zauber hat einen
    [it] „sie“ ist hier keine Karte; setze das in etwas, das eine findet, etwa „next-gain“
    [minion] „es“ ist hier kein Monster; setze das in „with-minion“
    [n] eine Anzahl ist hier nicht bekannt; setze das in „then“ von etwas, das zählt, etwa „discard“
    [gained] hier wurde keine Karte erhalten; setze das in „next-gain“
    [this] „diese Karte“ gibt es hier nicht: der Text gehört zu keiner Karte
    [spell] diese Karte ist kein Zauber: Nur Kopien eines Zaubers werden gewirkt
    [breach] einen Riss gibt es hier nicht; nur ein Zauber hat einen
    [turn-card] hier ist keine Reihenfolgekarte aufgedeckt; setze das in „reveal-turn-card“
    [damage] hier wird kein Schaden zugefügt; das gehört in „only_if“ eines Dauereffekts zu „hit“ oder „hurt“
   *[other] hier ist etwas unbekannt, wovon das spricht
  }
