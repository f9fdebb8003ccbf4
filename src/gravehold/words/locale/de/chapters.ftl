# Kampagnen im Terminal: der Weg, die Gruppe und was neben den Tafeln liegt.
chapters-leg = { $chapter }: { $nemesis }
chapters-ahead = noch { $n } Kapitel, unbekannt
chapters-chart = Ergebnisse
chapters-game = { $n }. { $line }
chapters-game-dated = { $n }. { $line } ({ $date })
chapters-supply = Vorrat
chapters-offers = Zur Wahl
chapters-added = Neu nach diesem Kapitel
chapters-banished = Verbannt
chapters-pile = { $name } ({ $type }, { $cost } Aetherium): { $text }
chapters-now = Stapel: { $names }
chapters-new = Neu: { $names }
chapters-pool = Sammlung allgemeiner Karten
chapters-no-pool = bisher keine
chapters-tier = Level { $tier }: { $cards }
chapters-letters = Regeln mit Buchstaben
chapters-no-letters = Bisher keine.
chapters-no-letter = Keine eurer Regeln sagt etwas über „{ $words }“.
chapters-no-story = Bisher ist nichts erzählt.
chapters-will-be = { $name } begänne so:

# Was man eingeben kann.
help-party = die Riss-Magier, wie der nächste Kampf mit ihnen beginnt
    .typed = party
help-supply = die Stapel, was zur Wahl steht, was verbannt ist
    .typed = supply
help-pool = die allgemeinen Erzfeind-Karten, die bei euch bleiben
    .typed = pool
help-chart = Ergebnisse und Punkte
    .typed = chart
help-rules = die Regeln mit Buchstaben, die ihr habt; rules WORT sucht ein Wort
    .typed = rules
help-key-campaign = oder in Worten; die ersten Buchstaben jedes Wortes genügen: b fire
    .typed = banish fire-chakram
help-name-campaign = ein Name, wo danach gefragt ist; der Name allein genügt
    .typed = name p1 Klara
