# Ekspedycje w terminalu: wyruszanie, droga i Koszary.
expedition-ask-kind = Jaka Ekspedycja?
expedition-ask-packs = Z których pudełek się losuje? Numery lub nazwy rozdzielone spacjami
expedition-ask-options = Opcje? Numery lub nazwy rozdzielone spacjami
expedition-ask-reroll = Enter: wyruszamy z tym; numer: wylosuj tę rzecz ponownie
expedition-drawn = Wylosowano na tę Ekspedycję

# Droga i Koszary.
expedition-nothing = brak
expedition-mages-count = { $n ->
    [one] { $n } Mag
    [few] { $n } Magów
   *[many] { $n } Magów
}
expedition-packs = Pudełka: { $packs }
expedition-rerolled = Wylosowano ponownie: { $names }
expedition-road = Droga
expedition-leg = Bitwa { $n }: { $nemesis }
expedition-leg-ahead = Bitwa { $n }: jeszcze nieznana
expedition-try-won = Próba { $n }: wygrana { $why }
expedition-try-lost = Próba { $n }: przegrana { $why }
expedition-ally-fallen = { NAME($ally) } poległ
expedition-life-left = { $who ->
    [gravehold] Gravehold
   *[ally] { NAME($who) }
}: pozostałe życie { $life }
expedition-exhausted = wyczerpanie: { $names }
expedition-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
expedition-now = Próba { $n }: w przygotowaniu
expedition-now-fighting = Próba { $n }: Bitwa trwa
expedition-score = Punkty: { $score } z { $most }
expedition-barracks = Koszary
expedition-mages = Magowie: { $names }
expedition-gems = Klejnoty: { $names }
expedition-relics = Artefakty: { $names }
expedition-spells = Zaklęcia: { $names }
expedition-treasures = Skarby poziomu { $level }: { $names }
expedition-abilities = Zdolności ({ NAME($ally) }): { $names }
expedition-banished = Wykluczone: { $names }
expedition-wounds = Życie stracone na dobre: { $life }
expedition-chosen = Wybrane do tej próby
expedition-seat = { $seat }: { $mage }
expedition-market = Rynek: { $names }
expedition-treasure = Skarb, { $seat }: { $name }
expedition-treasure-group = Wspólny Skarb: { $name }

# Co można wpisać.
help-road = droga: Bitwy, próby, wyniki
    .typed = road
help-barracks = co macie, co wykluczono i co wybrano do tej próby
    .typed = barracks
help-story = opowieść jeszcze raz
    .typed = story
help-key-journey = albo słowami; wystarczą pierwsze litery każdego słowa: b mol
    .typed = banish molten-peridot
help-undo-journey = cofnij swój ostatni wybór, najdalej do końca ostatniej Bitwy
    .typed = undo
help-save-journey = gdzie wszystko jest zapisane (po każdej odpowiedzi); save ŚCIEŻKA zapisuje kopię, save x.chronicle ostatnią Bitwę
    .typed = save
