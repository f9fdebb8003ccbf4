# Reisen: was zwischen den Kämpfen gefragt und erzählt wird, und wie sie heißen.
journey-kind = { $kind ->
    [outcasts] Outcasts: die gedruckte Expedition
    [default] Eigene Expedition: vier Kämpfe
    [short] Eigene Expedition: drei Kämpfe
    [extended] Eigene Expedition: acht Kämpfe
    [fight-five] Eigene Expedition: fünf Kämpfe
   *[other] Expedition
  }
journey-option = { $option ->
    [big-pocket] Großer Rucksack
    [increased] Erhöhte Schwierigkeit
    [one-dial] Ein Lebenszähler
    [banished-stays] Verbannt bleibt verbannt
   *[xaxos] Xaxos an eurer Seite
  }
    .help = { $option ->
        [big-pocket] Nichts wird verbannt: vor jedem Kampf nehmt ihr neun Stapel mit.
        [increased] Jeder Kampf läuft nach der ERHÖHTEN SCHWIERIGKEIT seines Erzfeind-Tableaus.
        [one-dial] Hausregel: Leben, das die Feste der letzten Ruhe in einem gewonnenen Kampf verliert, bleibt bis zum Ende der Expedition verloren.
        [banished-stays] Ein Stapel, der vor einem verlorenen Kampf verbannt wurde, kann für den nächsten Versuch nicht zurückgenommen werden.
       *[xaxos] In jedem Kampf wird Xaxos statt der Feste der letzten Ruhe beschützt, und Karten, die ihn nennen, können ausgelost werden.
      }
journey-battle = Kampf { $battle } von { $battles }
journey-battle-try = Kampf { $battle } von { $battles }, Versuch { $try }
journey-against = { $battle }: { $nemesis }
journey-standing = { $against } ({ $stage ->
    [reward] Wahl, was die Niederlage einbringt
    [mages] Wahl der Riss-Magier
    [market] Bilden des Markts
    [treasures] Wahl der Schätze
    [fight] bereit zum Kampf
   *[battle] der Kampf läuft
  })
journey-won = Die Expedition ist gewonnen.
journey-won-score = Die Expedition ist gewonnen, mit { $score } von { $most } Punkten.
journey-result = { $against }: { $end ->
    [won] gewonnen
   *[lost] verloren
  }
journey-seat-empty = Platz p{ $n }
journey-seat = { $name } ({ $seat })
journey-piles = { $n } Stapel

# Fragen
journey-ask-reward = Die Spieler wählen, was ihnen die Niederlage einbringt; was genau, entscheidet das Los.
journey-ask-mage = { $seat }: wähle einen Riss-Magier ({ $against }).
journey-ask-market = Die Spieler bilden den Markt ({ $against }). Noch zu verbannen: { $piles }.
journey-ask-market-recall = Die Spieler bilden den Markt ({ $against }): sie holen zurück, was für diesen Kampf verbannt wurde, oder behalten diese neun Stapel.
journey-ask-market-take = Die Spieler bilden den Markt ({ $against }). Noch zu wählen: { $piles }.
journey-ask-treasure = { $seat }: wähle einen Schatz der Stufe { $level } ({ $against }).
journey-ask-treasure-group = Die Spieler wählen gemeinsam einen Schatz der Stufe { $level } ({ $against }).
journey-ask-fight = { $against }. Die Spieler geben das Zeichen zum Kampf; es lässt sich nicht zurücknehmen.

# Antworten
journey-do-mage = { $name }
    .note = { $title }
journey-last-gem = ; der letzte Kristall mit Kosten { $cost }: Behaltet einen
journey-no-gem = Unter den Stapeln ist kein Kristall mit Kosten { $cost }; im Vorrat sollte einer liegen.
journey-do-banish = Verbannen: { $name }
    .note = { $type }, { $cost } Aetherium; verlässt die Expedition
journey-do-recall = Zurückholen: { $name }
    .note = { $type }, { $cost } Aetherium; { $room ->
        [yes] kommt zurück in die Kaserne
       *[no] dafür muss ein anderer Stapel gehen
      }
journey-do-take = Mitnehmen: { $name }
    .note = { $type }, { $cost } Aetherium
journey-do-done = Diese neun Stapel behalten
    .note = was verbannt ist, bleibt verbannt
journey-do-treasure = { $name }
    .note = { $level ->
        [1] Stufe 1: kommt ins Startdeck { $type ->
            [gem] anstelle eines Splitters
           *[other] anstelle eines Funkens
          }
        [2] Stufe 2: für alle Spieler
       *[3] Stufe 3: auf das eigene Tableau
      }
journey-do-reward = { $what ->
    [mage] Ein Riss-Magier
    [gem] Ein Kristall
    [relic] Ein Artefakt
    [spell] Ein Zauber
    [treasure-1] Ein Schatz der Stufe 1
    [treasure-2] Ein Schatz der Stufe 2
   *[treasure-3] Ein Schatz der Stufe 3
  }
    .note = { $what ->
        [gem] ausgelost; dafür muss ein Stapel gehen
        [relic] ausgelost; dafür muss ein Stapel gehen
        [spell] ausgelost; dafür muss ein Stapel gehen
       *[other] ausgelost, für die Kaserne
      }
    .pocket = ausgelost, für die Kaserne
journey-do-fight = Kämpfen
    .note = { $nemesis }

# Was geschah
journey-told-mage = { $seat } zieht mit { $name } in den Kampf.
journey-told-banish = Verbannt: { $names }.
journey-told-recall = Zurückgeholt: { $names }.
journey-told-take = Mitgenommen: { $names }.
journey-told-market = Der Markt: { $names }.
journey-told-treasure = { $seat } nimmt diesen Schatz mit: { $name }.
journey-told-treasure-group = Die Gruppe nimmt diesen Schatz mit: { $name }.
journey-told-fight = { $against } beginnt.
journey-told-end = { $result }. { $because }
journey-told-mages = Neue Riss-Magier in der Kaserne: { $names }.
journey-told-supply = Neue Karten in der Kaserne: { $names }.
journey-told-treasures = Neue Schätze in der Kaserne: { $names }.
journey-told-abilities = Neue Fähigkeiten ({ $ally }): { $names }.
journey-told-protects = Ab jetzt steht { $ally } unter eurem Schutz, nicht mehr die Feste der letzten Ruhe.
journey-told-next = Vor euch liegt { $against }.
