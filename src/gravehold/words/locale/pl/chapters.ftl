# Kampanie w terminalu: droga, drużyna i to, co leży obok plansz.
chapters-leg = { $chapter }: { $nemesis }
chapters-ahead = { $n ->
    [one] jeszcze { $n } rozdział, na razie nieznany
    [few] jeszcze { $n } rozdziały, na razie nieznane
   *[many] jeszcze { $n } rozdziałów, na razie nieznanych
}
chapters-chart = Tabela wyników
chapters-game = { $n }. { $line }
chapters-game-dated = { $n }. { $line } ({ $date })
chapters-supply = Rynek zasobów
chapters-offers = Do wyboru
chapters-added = Nowe po tym rozdziale
chapters-banished = Wykluczone
chapters-pile = { $name } ({ $type }, eter: { $cost }): { $text }
chapters-now = Stosy: { $names }
chapters-new = Nowe: { $names }
chapters-pool = Pula podstawowa
chapters-no-pool = na razie brak
chapters-tier = Rząd { $tier }: { $cards }
chapters-letters = Zasady oznaczone literami
chapters-no-letters = Na razie brak.
chapters-no-letter = Żadna z waszych zasad nie mówi nic o „{ $words }”.
chapters-no-story = Na razie nic nie opowiedziano.
chapters-will-be = { $name } na początku Bitwy:

# Co można wpisać.
help-party = Magowie, tak jak zaczną następną Bitwę
    .typed = party
help-supply = stosy, co jest do wyboru i co wykluczono
    .typed = supply
help-pool = podstawowe karty nemezis, które z wami zostają
    .typed = pool
help-chart = tabela wyników i punkty
    .typed = chart
help-rules = zasady oznaczone literami, które już macie; rules SŁOWO szuka słowa
    .typed = rules
help-key-campaign = albo słowami; wystarczą pierwsze litery każdego słowa: b fire
    .typed = banish fire-chakram
help-name-campaign = imię, gdy o nie chodzi; wystarczy samo imię
    .typed = name p1 Klara
