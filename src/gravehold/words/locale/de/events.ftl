# Was geschehen ist, wie ein Spieler es erzählen würde. Ein Name als Objekt steht hinter einem
# Doppelpunkt, damit er nicht gebeugt werden muss ('Gefrorener Magmit').
the-players = Die Spieler
event-turn = --- Zug { $n }: { $who } ---
event-nemesis-turn = --- Zug { $n }: { $nemesis } ---
event-wild-turn = Reihenfolgedeck: { $turn }.
event-reshuffle = Die Reihenfolgekarten werden gemischt.
event-play = { $who } spielt aus: { $card }.
event-play-aether = { $who } spielt aus: { $card } ({ $amounts }).
event-gain = { $who } erwirbt: { $card }.
event-pay = { $who } bezahlt { $amount }.
event-charge = { $who } erhält { $amount } (jetzt { $extra }).
event-lose-charges = { $who } verliert { $amount } (jetzt { $extra }).
event-focus = { $who } bündelt Riss { $breach }.
event-open = { $who } aktiviert Riss { $breach }.
event-prep = { $who } bindet an { $count ->
    [one] Riss { $breach }
   *[other] die Risse { $breach }
}: { $card }.
event-cast = { $who } wirkt: { $card }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } Schaden)
}.
event-cast-of = { $who } wirkt: { $card } von { $owner }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } Schaden)
}.
event-use = { $who } nutzt: { $card }.
event-ability = { $who } setzt die Fähigkeit „{ $card }“ ein.
event-thwart = { $who } verhindert den Plan „{ $card }“.
event-act = { $who } führt eine Aktion aus: { $act }.
event-act-on = { $who } führt eine Aktion aus: { $act }, { $card }.
event-aether = { $who } erhält { $amounts }.
event-draw = { $who } zieht: { $cards }.
event-flip = { $who } dreht den Ablagestapel um: Er ist jetzt das Deck.
event-discard = { $who } wirft ab: { $cards }.
event-destroy = { $card } wird zerstört.
event-take = { $who } nimmt auf die Hand: { $card }.
event-on-deck = { $who } legt oben auf das Deck: { $card }.
event-give = Auf den Ablagestapel von { $who } kommt: { $card }.
event-to-pile = Zurück auf seinen Vorrat kommt: { $card }.
event-reveal = { $who } deckt auf: { $cards }.
event-revealed = Aufgedeckt: { $cards }.
event-reveal-hand = { $who } zeigt alle Handkarten: { $cards }.
event-shuffle = { $who } mischt den Ablagestapel in das Deck.
event-shuffle-nemesis = Abgeworfene Karten werden zurück in ihren Stapel gemischt.
event-hit-nemesis = { $nemesis } erleidet { $damage } (Leben { $extra }).
event-hit-minion = { $card } erleidet { $damage } (Leben { $extra }).
event-kill-minion = { $card } erleidet { $damage } und wird getötet.
event-suffer = { $who } erleidet { $damage } (Leben { $extra }).
event-exhausted = { $who } ist erschöpft.
event-gravehold-suffers = Die Feste der letzten Ruhe erleidet { $damage } (Leben { $extra }).
event-gravehold-gains = Die Feste der letzten Ruhe heilt { $gravehold_life } (Leben { $extra }).
event-ally-suffers = { $ally } erleidet { $damage } (Leben { $extra }).
event-ally-gains = { $ally } heilt { $life } (Leben { $extra }).
event-gain-life = { $who } heilt { $life } (Leben { $extra }).
event-minion-gains = { $card } erhält { $life } (Leben { $extra }).
event-nemesis-gains = { $nemesis } heilt { $life } (Leben { $extra }).
event-breach-destroyed = { $who } verliert Riss { $breach }.
event-breach-gained = { $who } hat von nun an Riss { $breach }.
event-breach-replaced = Ein anderer Riss ersetzt Riss { $breach } von { $who }.
event-player-tokens = { $who } hat { $tokens }.
event-card-space = { $card } ist jetzt auf Feld { $extra }.
event-player-space = { $who }: { $token } auf Feld { $extra }.
event-card-tokens = { $card }: { $tokens }.
event-ally-tokens = { $ally } hat { $tokens }.
event-pile-tokens = Auf dem Stapel „{ $pile }“: { $tokens }.
event-table-tokens = Auf dem Tisch: { $tokens }.
event-unleash = SPEZIAL: { $nemesis }.
event-tokens-gained = { $nemesis } erhält { $tokens } (jetzt { $extra }).
event-tokens-lost = { $nemesis } verliert { $tokens } (jetzt { $extra }).
event-tokens-kept = { $nemesis } behält { $tokens }.
event-nemesis-draw = { $nemesis } zieht: { $card }. { $text }
event-enter-minion = { $card } kommt ins Spiel (Leben { $n }).
event-enter-shielded = { $card } kommt ins Spiel (Leben { $n }, { $shields }).
event-enter-power = { $card } kommt ins Spiel (Zeit { $n }).
event-persistent = { $card }: ANSTURM.
event-tick = { $card }: noch { $n } Zeitmarker.
event-power = { $card }: Der Plan wird ausgeführt.
event-chance = Der Zufall entscheidet: Möglichkeit { $n }.
event-told = Am Ende bleibt noch eine Karte vorzulesen: { $card }.
event-leave = { $card } wird abgeworfen.
event-under-deck = { $card } kommt unter den Stapel.
event-turn-card = Reihenfolgedeck: { $turn } liegt oben.
event-turn-deck-ordered = Reihenfolgedeck: Alle Karten werden aufgedeckt und in gewählter Reihenfolge zurückgelegt.
event-turn-card-under = Reihenfolgedeck: { $turn } kommt unter das Deck.
event-turn-card-lost = Reihenfolgedeck: { $turn } wird abgeworfen, dieser Zug entfällt.
event-turn-cards-shuffled = Karten werden in das Reihenfolgedeck gemischt.
event-side-draw = Gezogen wird { $card }. { $text }
event-side-discard = Auf den zugehörigen Ablagestapel kommt: { $card }.
event-part = { $card }: { $part }.
event-won = Die Spieler haben gewonnen.
event-lost = Die Spieler haben verloren.
event-turn-over = { $card } wird umgedreht.
event-evolve = { $before } entwickelt sich weiter: Von nun an ist dies { $card }.
event-sticker = { $card } bekommt { $stickers ->
    [1] den ersten
    [2] den zweiten
    [3] den dritten
   *[other] einen weiteren
} Aufkleber; { $n ->
    [0] beim nächsten Mal entwickelt sich die Karte weiter.
    [one] ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
event-flawed = { $who }: { $before } wird zu { $card }.
event-become = Die Karte wird zu { $card }.
zone-of-seat = { $who }: { $zone }
event-into-zone = { $card } wird weggelegt ({ $zone }).
event-onto-board = { $card } kommt auf das Tableau.
event-space-gains = Auf Feld { $space } gelegt: { $tokens }.
event-space-moves = Auf Feld { $space } weitergerückt: { $tokens }.
event-space-loses = Von Feld { $space } abgeworfen: { $tokens }.
event-bridge-laid = Brücke gelegt: { $link }.
event-bridge-gone = Brücke abgeworfen: { $link }.
event-attach = { $who }: Unter Riss { $breach } liegt nun { $card }.
event-marked = Auf { $card } liegt nun das Nummernplättchen von { $who }.
event-laid-before = Vor { $who } liegt nun { $card }.
event-beside = { $card } bleibt für den Rest des Spiels neben dem Erzfeind-Tableau liegen.
