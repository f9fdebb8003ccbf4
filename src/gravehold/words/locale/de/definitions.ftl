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
definition-length = diese Liste sollte { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
  } haben, nicht { $found }
definition-id = { $value } ist keine Kennung: Kleinbuchstaben a bis z und Ziffern, Wörter mit „-“ verbunden, wie in „breach-ore“
definition-least = das sollte mindestens { $limit } sein, nicht { $value }
definition-most = das sollte höchstens { $limit } sein, nicht { $value }
