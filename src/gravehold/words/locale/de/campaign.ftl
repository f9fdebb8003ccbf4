# Kampagnen: was zwischen den Kämpfen gefragt und erzählt wird, und wie es heißt.
campaign-name = { $campaign ->
    [legacy] Die Legacy-Kampagne
   *[other] Kampagne
  }
campaign-chapter = Kapitel { $n }: { $title }
campaign-chapter-try = Kapitel { $n }: { $title }, Versuch { $try }
campaign-standing = { $chapter } ({ $stage ->
    [naming] die Riss-Magier erhalten ihre Namen
    [intro] bereit zum Kampf
    [battle] der Kampf läuft
    [choices] die Riss-Magier wachsen
    [supply] der Vorrat ändert sich
   *[lost] noch einmal oder aufgeben
  })
campaign-over = { $ending ->
    [dawn] Die Kampagne ist vorbei: Morgenröte.
    [survival] Die Kampagne ist vorbei: Überleben.
   *[fall] Die Kampagne ist vorbei: Untergang.
  } { $points }
campaign-points = { $points } von { $most } Punkten
campaign-ending = { $ending ->
    [dawn] Morgenröte
    [survival] Überleben
   *[fall] Untergang
  }
campaign-scar = Narbe: Die Feste der letzten Ruhe beginnt den nächsten Kampf mit { $life } Leben.
campaign-losses = { $n ->
    [one] In diesem Kapitel einmal verloren.
   *[other] In diesem Kapitel { $n }-mal verloren.
  } { $resolve ->
    [0] {""}
   *[other] Entschlossenheit: Jeder Riss-Magier beginnt den Kampf mit { $charges }.
  }
campaign-flaws = Noch { $n } Makel-Aufkleber
campaign-result = { $chapter }, gegen { $nemesis }: { $end ->
    [won] gewonnen
   *[lost] verloren
  }
campaign-unnamed = Riss-Magier { $n }
campaign-second = { $name }, { $place }
campaign-flawed = { $n } Splitter
campaign-pool = { $name }: { $places ->
    [0] kein Platz für Aufkleber
   *[other] Aufkleber { $n } von { $places }
  }
campaign-pool-evolved = { $name }: entwickelt

# Das Tableau
campaign-mat-breach = Riss { $slot }: { $state ->
    [open] aktiv
   *[closed] dunkel, { $n ->
        [0] nicht gedreht
        [1] eine Vierteldrehung
        [2] zwei Vierteldrehungen
       *[other] drei Vierteldrehungen
      }
  }
campaign-mat-tile = { $breach } ({ $tile })
campaign-mat-ability = { $name }: { $n } Energie
campaign-mat-none = keine
campaign-mat-label = { $part ->
    [breaches] Risse
    [hand] Hand
    [deck] Deck, von oben
   *[ability] Fähigkeit
  }

# Fragen
campaign-ask-name = { $seat }: Gib deinem Riss-Magier einen Namen (höchstens { $most } Zeichen).
campaign-ask-fight = { $chapter }. Die Spieler geben das Zeichen zum Kampf; es lässt sich nicht zurücknehmen.
campaign-ask-starter = { $seat }: Wähle den Effekt deiner Startkarte. Sie nimmt auf deiner Hand den Platz eines Splitters ein.
campaign-ask-ability = { $seat }: Wähle deine Fähigkeit.
campaign-ask-second = { $seat }: Wähle eine zweite Startkarte und ihren Platz. Sie nimmt dort den Platz eines Splitters ein.
campaign-ask-breach = { $seat }: Wähle, was an einem deiner Risse geändert wird.
campaign-ask-craft = { $seat }: Wähle, was an deiner Fähigkeit geändert wird.
campaign-ask-add = Die Spieler wählen die Stapel, die in den Vorrat kommen; noch { $n }. Die übrigen werden verbannt.
campaign-ask-banish = Die Spieler wählen die alten Stapel, die verbannt werden; noch { $n }.
campaign-ask-lost = { $chapter } ist verloren. Die Spieler kämpfen noch einmal oder geben auf.

# Antworten
campaign-do-fight = Kämpfen
    .note = { $nemesis }
campaign-do-add = Dazunehmen: { $name }
    .note = { $type }, { $cost } Aetherium
campaign-do-banish = Verbannen: { $name }
    .note = { $type }, { $cost } Aetherium; verlässt die Kampagne
campaign-do-retry = Noch einmal kämpfen
    .note = mit denselben Riss-Magiern und demselben Vorrat
campaign-do-yield = Aufgeben
    .note = das Kapitel zählt als verloren; die Kampagne geht mit seinen Belohnungen und einer Narbe weiter
    .last = das Finale zählt als verloren; die Kampagne ist vorbei
campaign-do-craft = { $craft ->
    [swift] Schnell
    [deep] Tief
   *[other] { $craft }
  }

# Was geschah
campaign-told-name = { $seat } heißt { $name }.
campaign-told-fight = { $chapter } beginnt, gegen { $nemesis }.
campaign-told-end = { $result }. { $because }
campaign-told-letters = { $n ->
    [one] Eine neue Regel: { $letters }.
   *[other] Neue Regeln: { $letters }.
  }
campaign-told-part = { $seat }: { $part }: { $what }.
campaign-told-fourth = Jeder Riss-Magier hat jetzt Riss IV.
campaign-told-add = { $name } kommt in den Vorrat.
campaign-told-banish = Verbannt: { $names }.
campaign-told-pool = Neu in der Sammlung allgemeiner Karten: { $names }.
campaign-told-changed = Für immer verändert: { $cards }.
campaign-told-becomes = { $old } ist jetzt { $new }
campaign-told-scar = Das Kapitel zählt als verloren. { $scar }
campaign-told-yield = Die Spieler geben auf.
campaign-told-retry = Die Spieler kämpfen noch einmal.
campaign-told-next = Vor euch liegt { $chapter }.
