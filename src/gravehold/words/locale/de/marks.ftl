# Nummernplättchen, die teuersten Karten, der Spieler, vor dem eine Karte liegt.
# The case of the player before whom a card is laid.
laid-case = dat
# The case of whose token it is.
mark-case = gen
do-put-mark = auf diese Karte kommt das Nummernplättchen { $who }
who-marked =
    .nom = der Spieler, dessen Nummernplättchen auf dieser Karte liegt,
    .gen = des Spielers, dessen Nummernplättchen auf dieser Karte liegt,
    .by = des Spielers, dessen Nummernplättchen auf dieser Karte liegt,
    .dat = dem Spieler, dessen Nummernplättchen auf dieser Karte liegt,
condition-is-one-of = { $owner } { $of } ist (auch bei Gleichstand)
condition-not-is-one-of = { $owner } nicht { $of } ist (auch bei Gleichstand)
condition-it-is-dearest = im Vorrat keine teurere Karte lag
value-dearest =
    .number = { $case ->
        [gen] der höchsten Kosten unter: { $cards }
        [dat] den höchsten Kosten unter: { $cards }
       *[nom] die höchsten Kosten unter: { $cards }
    }
most-dearest-hand = der teuersten Handkarte
most-dearest-hand-gem = dem teuersten Kristall auf der Hand
most-dearest-hand-spell = dem teuersten Zauber auf der Hand
most-dearest-prepped = dem teuersten gebundenen Zauber
minions-dealt = aus dem Erzfeind-Stapel
zone-flaw = Makel-Aufkleber
noun-token-flaw = { $case ->
    [each] jeden Makel-Aufkleber
    [dat] einem Makel-Aufkleber
   *[acc] Makel-Aufkleber
}
card-named-either = namens „{ $name }“ oder „{ $also }“
# A kind of token by the name of it, and what a pack calls the tokens of its nemesis.
noun-called-token = { $case ->
    [each] jedes { TOKEN($token_id) }
   *[acc] { TOKEN($token_id) }
}
noun-own-token = { $case ->
    [each] jedes { $name }
   *[acc] { $n ->
        [one] { $name }
       *[other] { $plural ->
            [none] { $name }
           *[other] { $plural }
        }
    }
}
