# Expeditionen im Terminal: aufbrechen, den Weg und die Kaserne ansehen.
expedition-ask-kind = Welche Expedition?
expedition-ask-packs = Aus welchen Schachteln wird gezogen? Nummern oder Namen, durch Leerzeichen getrennt
expedition-ask-options = Optionen? Nummern oder Namen, durch Leerzeichen getrennt
expedition-ask-reroll = Enter, um hiermit aufzubrechen; eine Nummer zieht dieses neu
expedition-drawn = Für diese Expedition gezogen

# Der Weg und die Kaserne.
expedition-nothing = keine
expedition-mages-count = { $n } Riss-Magier
expedition-packs = Schachteln: { $packs }
expedition-rerolled = Neu gezogen: { $names }
expedition-road = Der Weg
expedition-leg = Kampf { $n }: { $nemesis }
expedition-leg-ahead = Kampf { $n }: noch unbekannt
expedition-try-won = Versuch { $n }: gewonnen { $why }
expedition-try-lost = Versuch { $n }: verloren { $why }
expedition-ally-fallen = { NAME($ally) } ist gefallen
expedition-life-left = { $who ->
    [gravehold] Die Feste
   *[ally] { NAME($who) }
}: noch { $life } Leben
expedition-exhausted = erschöpft: { $names }
expedition-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
expedition-now = Versuch { $n }: wird vorbereitet
expedition-now-fighting = Versuch { $n }: der Kampf läuft
expedition-score = Punkte: { $score } von { $most }
expedition-barracks = Kaserne
expedition-mages = Riss-Magier: { $names }
expedition-gems = Kristalle: { $names }
expedition-relics = Artefakte: { $names }
expedition-spells = Zauber: { $names }
expedition-treasures = Schätze der Stufe { $level }: { $names }
expedition-abilities = Fähigkeiten ({ NAME($ally) }): { $names }
expedition-banished = Verbannt: { $names }
expedition-wounds = Für immer verlorenes Leben: { $life }
expedition-chosen = Für diesen Versuch gewählt
expedition-seat = { $seat }: { $mage }
expedition-market = Markt: { $names }
expedition-treasure = Schatz von { $seat }: { $name }
expedition-treasure-group = Schatz aller: { $name }

# Was man eingeben kann.
help-road = der Weg: Kämpfe, Versuche, Ergebnisse
    .typed = road
help-barracks = was ihr habt, was verbannt ist, was für diesen Versuch gewählt ist
    .typed = barracks
help-story = die Geschichte noch einmal
    .typed = story
help-key-journey = oder in Worten; die ersten Buchstaben jedes Wortes genügen: b mol
    .typed = banish molten-peridot
help-undo-journey = nimmt deine letzte Wahl zurück, höchstens bis zum Ende des letzten Kampfes
    .typed = undo
help-save-journey = wo alles gespeichert ist (nach jeder Antwort); save PFAD schreibt eine Kopie, save x.chronicle den letzten Kampf
    .typed = save
