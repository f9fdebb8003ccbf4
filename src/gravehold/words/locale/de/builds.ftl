# Magier, die Spieler bauen
build-name = Name
build-starter = Startkarte
build-fourth = Riss IV
build-ability = Fähigkeit
build-second = Zweite Startkarte
build-place = Ihr Platz
build-breach = Änderung an einem Riss
build-craft = Änderung an der Fähigkeit
build-flawed = Karten mit Makel
build-place-hand = auf der Hand
build-place-deck-top = oben auf dem Deck
build-place-deck-bottom = unter dem Deck
build-turned = Riss { $slot } beginnt eine Vierteldrehung weiter
build-tile = Riss { $slot }: { $tile }
build-fewer = Sie braucht { $n } Energie weniger.
build-then = Nach ihrem Effekt: { $text }

# Kapitel von Regeln, die wachsen
chapter-name = { $chapter ->
    [end] Nach der Kampagne
   *[other] Kapitel { $chapter }
}
chapter-about = { $charges ->
    [yes] Energie und Fähigkeiten.
   *[no] Keine Energie, keine Fähigkeiten.
} { $exhausted ->
    [nothing] Wer erschöpft wird, verliert nichts weiter, und SPEZIAL tritt nicht ein.
    [unleash] Wer erschöpft wird, löst zweimal SPEZIAL aus und verliert nichts weiter.
   *[all] Wer erschöpft wird, löst zweimal SPEZIAL aus, verliert einen Riss und alle Energie.
}{ $found ->
    [yes] {" "}Im Kampf lässt sich ein vierter Riss finden.
   *[no] {""}
}
