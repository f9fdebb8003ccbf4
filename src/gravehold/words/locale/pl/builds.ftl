# Magowie, których budują gracze
build-name = Imię
build-starter = Karta początkowa
build-fourth = Brama IV
build-ability = Zdolność
build-second = Druga karta początkowa
build-place = Jej miejsce
build-breach = Zmiana Bramy
build-craft = Zmiana zdolności
build-flawed = Karty ze Skazą
build-place-hand = na ręce
build-place-deck-top = na wierzchu talii
build-place-deck-bottom = na spodzie talii
build-turned = Brama { $slot } jest na początku obrócona o ćwierć obrotu dalej
build-tile = Brama { $slot }: { $tile }
build-fewer = { $n ->
    [one] Wymaga o jeden Ładunek mniej.
    [few] Wymaga o { $n } Ładunki mniej.
   *[many] Wymaga o { $n } Ładunków mniej.
}
build-then = Po jej efekcie: { $text }

# Rozdziały zasad, które się rozrastają
chapter-name = { $chapter ->
    [end] Po kampanii
   *[other] Rozdział { $chapter }
}
chapter-about = { $charges ->
    [yes] Ładunki i zdolności.
   *[no] Bez Ładunków i zdolności.
} { $exhausted ->
    [nothing] Kto zostaje wyczerpany, nie traci nic więcej i nie następuje Wyzwolenie.
    [unleash] Gdy ktoś zostaje wyczerpany, dwukrotnie następuje Wyzwolenie i nic więcej.
   *[all] Gdy ktoś zostaje wyczerpany, dwukrotnie następuje Wyzwolenie, a on traci Bramę i wszystkie Ładunki.
}{ $found ->
    [yes] {" "}W bitwie można znaleźć czwartą Bramę.
   *[no] {""}
}
