# Antworten zur Auswahl: kurzer Name, Bemerkung daneben, längere Beschreibung.
option-done = das ist alles
option-done-main = Schritt „Aktionen ausführen“ beenden
option-done-casting = weiter zu „Aktionen ausführen“
option-done-order = den Rest in dieser Reihenfolge
option-done-tutorial = den Rest behalten
option-none = nichts davon
option-yes = ja
option-no = nein
option-pass = jetzt nicht
option-charge = 1 Energie erhalten
option-charge-ally = 1 Energie für { NAME($card_id, case: "acc") }
option-play = ausspielen: { $card }
option-gain = erwerben: { $card }
option-focus = Riss { $breach } bündeln
option-open = Riss { $breach } aktivieren
option-prep = an { $count ->
    [one] Riss { $breach }
   *[other] die Risse { $breach }
} binden: { $card }
option-use = nutzen: { $card }
option-ability = einsetzen: { $card }
option-thwart = verhindern: { $card }
option-act = { $act }
option-act-on = { $act }: { $card }
option-gravehold = die Feste der letzten Ruhe
option-cast = wirken: { $card }
option-damage = { $damage }, Ziel: { $card }
option-branch = Effekt { $n }
option-resolve = was die Regeln sagen
option-breach = Riss { $breach } von { $who }
option-hand = { $card } auf der Hand
option-discard = { $card } im Ablagestapel
option-deck = { $card } im Deck
option-played = { $card }, ausgespielt
option-revealed = { $card }, aufgedeckt
option-destroyed = { $card }, zerstört
option-of = { $option }, { $who }
note-life = Leben { $n }
note-gravehold = Leben { $n }
note-player = Leben { $life }, Energie { $charges }
note-player-exhausted = erschöpft, Energie { $charges }
note-space = Feld { $space }, Kosten { $n }
note-cost = Kosten { $n }
note-prepped = { $who } { $breach }
about-charge = Füllt ein Feld deiner Energieleiste: dann { $n } von { $full }.
about-charge-ready = Füllt das letzte Feld: Deine Fähigkeit ist dann bereit.
about-focus = Dreht ihn um ein Viertel; in diesem Zug kannst du einen Zauber an ihn binden und das Aktivieren wird billiger.
about-open = Dauerhaft aktiv: In jedem Zug kannst du einen Zauber an ihn binden, der nicht sofort gewirkt werden muss.
option-track = { $n }: { $do }
option-space = { $board }: { $space }
option-lose = { $n ->
    [0] keines verlieren
   *[other] { $n } verlieren
}
