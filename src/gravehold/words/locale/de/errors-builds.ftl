# Magier, die die Spieler ausbauen
error-build = der Ausbau von { $seat }: { $why }
error-build-seat = es gibt kein { $seat }, dessen Magier ausgebaut sein könnte; es gibt { $seats }
error-build-mage = { $seat } spielt „{ $mage }“, der nicht ausgebaut wird; einen Ausbau hat: { $built }
error-build-needs = { $part } braucht { $needs }: gib auch das an
error-build-twice = jede Startkarte liegt einmal auf einem Tableau: „{ $card }“ ist zugleich starter und second
error-build-fourth = „{ $part }“ braucht Riss IV: ergänze fourth: true oder eine Fähigkeit
error-fourth-there = Riss IV ist vor jeder Fähigkeit da: „fourth“ kann hier nicht false sein
error-build-flawed = bei diesem Magier können 0 bis { $most } Karten einen Makel haben, nicht { $n }
error-build-form = ein Ausbau sind Teile mit je einem Wort, nicht { $value } (es gibt: { $parts })
error-name-long = ein Name hat 1 bis { $most } Zeichen, nicht { $n }
error-name-control = ein Name besteht aus lesbaren Buchstaben und Zeichen, nicht aus dem Steuerzeichen { $code }
error-name-empty = ein Name hat mindestens einen Buchstaben, eine Ziffer oder ein Zeichen
error-build-option = „{ $part }“ ist kein Teil eines Baus; schreib p1.starter=starter-gem-heal
error-build-line = { $field }: { $why }
error-build-none = keine Box von damals kennt Magier, die Spieler ausbauen
error-builds-many = { $n } ausgebaute Magier kommen mit; Platz ist für { $most }
error-build-unnamed = ein Magier, der mitkommt, hat einen Namen: ergänze ihn
error-build-ordinary = außerhalb seiner Kampagne hat ein Magier gewöhnliche Kristalle: lass flawed weg
error-build-gap = { $who } ohne { $missing }: nummeriere die ausgebauten Magier b1, b2 und so weiter
