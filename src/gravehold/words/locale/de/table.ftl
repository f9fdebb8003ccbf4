# Was auf dem Tisch liegt, und die Listen der Karten.
seat = { $name } ({ $seat })
counted-name = { $n }x { $name }
run-name = { $name } x{ $n }
phase-casting = Zauber wirken
phase-main = Aktionen ausführen
phase-draw = Karten ziehen
phase-nemesis-main = Erzfeind: Effekte abhandeln
phase-nemesis-draw = Erzfeind-Aktion
phase-nemesis-end = Ende des Erzfeind-Zuges
phase-next = zwischen den Zügen
pool-only = { $n } (nur { $purposes })
pool-never = { $n } (aber nicht { $purposes })
aether-limited = { $n } Aetherium, nur { $purposes }
aether-not = { $n } Aetherium, aber nicht { $purposes }
turn-card-wild = „Eure Wahl“
turn-card-pair = Karte { $pair }

table-turn = Zug { $n }
table-gravehold = Feste { $life }/{ $full }
table-gravehold-life = Feste der letzten Ruhe: Leben { $life }/{ $full }
table-turn-order = Reihenfolgedeck ({ $turn }): { $lines }
table-supply = Vorrat
table-supply-line = Vorrat: { $piles }
table-pile = { $name } { $cost } (noch { $n })
table-stock-gone = leer
life = Leben { $n }/{ $full }
life-boundless = Leben { $n }
power = Zeit { $n }
cannot-be-damaged = kann keinen Schaden erleiden
mage-exhausted = ERSCHÖPFT
charges = Energie { $n }/{ $full }
player-tokens = { $n } { TOKEN($token_id) }
token-called = Plättchen „{ $name }“
zone-hand = Hand
zone-played = gespielt
zone-deck = Deck
zone-discard = Ablage
zone-curses = Fluchdeck
zone-before = vor dem Magier
zone-attached = unter dem Riss
zone-real = echt
zone-treasures = Schätze
zone-spent = verbrauchte Schätze
zone-shared = Schatz der Gruppe
zone-beside = neben dem Stapel
zone-charge = Energie
zone-abilities = Fähigkeiten
zone-glyphs = Glyphen
zone-abilities-discard = abgehandelte Fähigkeiten
zone-turns = beendete Züge
zone-lasting = für den Rest des Spiels
table-deck = Stapel { $n }
table-deck-tiers = Stapel { $n } (Level { $tiers })
table-discarded = abgeworfen { $n }
table-discarded-last = abgeworfen { $n }, zuletzt { $card }
table-side = { $name }: Stapel { $n }, abgeworfen { $gone }
table-track = { $name } { $n }/{ $full }
table-ahead = { $steps ->
    [0] hier noch einmal: { $text }
   *[other] Feld { $at }: { $text }
}
table-back = { $face } { $n } von { $of }
table-unseen = nicht umgedreht ({ $odds })
table-face-down = { $name }: { $n }{ $known ->
    [yes] {" "}(von oben: { $cards })
   *[no] {""}
}
table-spell = { $space } { $card }, Kosten { $n }. { $text }
table-lying = { $name }: { $cards }
table-links = offen: { $links }
link-piles = { $one } – { $two } ({ $link })
table-cast-space = von { $space } gewirkt, danach auch: { $text }
table-casts = werden als Nächstes gewirkt, in dieser Reihenfolge: { $cards }
table-stickers = Aufkleber { $n }/{ $of }
table-connected = mit Stapel 1 verbunden: { $piles }; nicht verbunden: { $others }
pile-apart = nicht verbunden{ $n ->
    [0] {""}
   *[other] {": "}{ $n } Schaden
}
zone-bridges = Brücken
table-space = Feld { $space }: { $text }
table-end = hinter dem letzten Feld: { $text }
table-ally = { $name } { $life }/{ $full }
order-gone = vorbei: { $who }
order-nobody-yet = noch niemand
order-none-left = übrig: niemand; jetzt werden alle Karten gemischt
order-left = übrig: { $who }
order-known-only = übrig: nur bekannte Karten
order-known = bekannt: { $who }
order-certain = { $who } sicher
order-next = { $who } als Nächstes
order-last = { $who } als Letztes
order-place = { $who } an { $n }. Stelle
order-wild-token = das Plättchen zur Karte „Eure Wahl“ liegt bei { $who }
order-pair-token = das Plättchen { $pair } liegt bei { $who }

breach-none = fehlt
breach-open = AKTIV
breach-void = LEERE
breach-sigil = SIGILLE
breach-closed = dunkel { $n }/4
# Kurz: In 80 Spalten stehen vier nebeneinander.
breach-focused = { $n }/4 GEBÜND.
breach-costs = bünd. { $focus }, akt. { $open }
deck-flips = 0; als Nächstes wird der Ablagestapel umgedreht
deck-unknown = in unbekannter Reihenfolge: { $cards }
deck-then-discard = { $cards }, dann der Ablagestapel
discard-top = { $n }: { $cards } (oben)

kind-gem = Kristall
kind-relic = Artefakt
kind-spell = Zauber
kind-token = { TOKEN($token_id) }
kind-curse = Fluch
kind-treasure = Schatz
kind-assist = Beistandskarte
kind-ability = Fähigkeit des Verbündeten
kind-own-ability = Fähigkeit
kind-attack = Angriff
kind-minion = Monster
kind-power = Plan
kind-body = Teil des Erzfeinds
kind-mage = Riss-Magier
kind-nemesis = Erzfeind
kind-ally = Verbündeter
kind-tile = Riss
letter-gem = K
letter-relic = A
letter-spell = Z
letter-curse = F
fact-cost = Kosten { $n }
fact-level = Stufe { $n }
fact-tier = Level { $n }
fact-life = Leben { $n }
fact-shields = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
fact-stickers = Aufkleber { $n } von { $places }
fact-charges = Energie { $n }
fact-complexity = Komplexität { $n }
fact-difficulty = Schwierigkeitsgrad { $n }
box-war-eternal = Für die Ewigkeit
box-legacy = Legacy
box-legacy-promos = Legacy-Promos
box-outcasts = Outcasts
box-guests = Gäste
box-homebrew = Eigene Karten
tile-costs = Bündeln: { $focus } Aetherium. Aktivieren: { $open } Aetherium, je nachdem, wie weit er gedreht ist.
tile-roomy = Sobald er aktiv ist, dürfen beliebig viele Zauber an ihn gebunden werden.
tile-firm = Wenn du erschöpft wirst, zerstörst du keinen Riss.
tile-bonus = Sobald er aktiv ist, fügen von ihm gewirkte Zauber +{ $n } Schaden zu.

# docs/cards/
page-title = Die Karten
page-intro = Alle Karten, Riss-Magier und Erzfeinde des Programms, in den Worten, die das Programm aus ihren Effekten bildet. Kursive Namen sind unsere: Keine gedruckte Ausgabe nennt einen. Dasselbe im Terminal: `gravehold cards --lang de`, `gravehold card jagged-lightning --lang de`.
page-gems = Vorrat: Kristalle
page-relics = Vorrat: Artefakte
page-spells = Vorrat: Zauber
page-starters = Startkarten jedes Riss-Magiers
page-mages = Riss-Magier
page-nemeses = Erzfeinde
page-curses = Flüche
page-upgraded = Verbesserte allgemeine Erzfeind-Karten
page-treasures = Schätze
page-allies = Verbündete anstelle der Feste der letzten Ruhe
page-evolved = Allgemeine Erzfeind-Karten nach ihrer Evolution
page-basics = Allgemeine Erzfeind-Karten, Level { $n }
page-breaches = Risse
page-ability = { $name } ({ $n } { NOUN("charge", $n) })
