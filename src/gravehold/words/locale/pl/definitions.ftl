# Co jest nie tak z własną kartą, magiem albo Nemezis, i jak byłoby dobrze.
definition-wrong = { $name }: { $why }
definition-wrong-at = { $name }, { $path }: { $why }
definition-syntax = tego nie da się odczytać jako JSON ({ $why })
definition-deep = zbyt głębokie zagnieżdżenie

# Odczyt
definition-field = nieznane pole „{ $field }” w „{ $part }”{ $near }
definition-missing = w „{ $part }” brakuje pola „{ $field }”
definition-no-tag = brakuje pola „{ $field }”, które mówi, { $what ->
    [effect] jaki to efekt
    [value] jaka to wartość
    [condition] jaki to warunek
    [who] jaki to gracz
    [clause] jaki to efekt ciągły
    [player-card] jaki to rodzaj karty
    [nemesis-card] jaki to rodzaj karty Nemezis
   *[other] co to jest
  }
definition-unknown = nie ma { $what ->
    [effect] efektu
    [value] wartości
    [condition] warunku
    [who] gracza
    [clause] efektu ciągłego
    [player-card] rodzaju kart
    [nemesis-card] rodzaju kart Nemezis
   *[other] niczego o nazwie
  } „{ $name }”{ $near }
definition-misplaced = „{ $name }” to { $found ->
    [effect] efekt
    [value] wartość
    [condition] warunek
    [who] gracz
    [clause] efekt ciągły
    [player-card] karta gracza
    [nemesis-card] karta Nemezis
   *[other] coś innego
  }, a tu powinno być: { $wanted ->
    [effect] efekt
    [value] wartość
    [condition] warunek
    [who] gracz
    [clause] efekt ciągły
    [player-card] karta gracza
    [nemesis-card] karta Nemezis
    [cards] wybór kart
    [minions] wybór Popleczników
   *[other] coś innego
  }
definition-only = tu może być tylko „{ $wanted }”, a nie „{ $name }”
definition-bare = „{ $name }” zapisuje się jako {"{"}{ $field }: { $name }{"}"}
definition-type = tu powinno być: { $wanted }, a jest: { $value }
definition-a-number = liczba całkowita
definition-a-truth = true lub false
definition-a-text = słowo
definition-a = { $what ->
    [effect] efekt
    [value] wartość
    [condition] warunek
    [who] gracz
    [clause] efekt ciągły
    [player-card] karta gracza
    [nemesis-card] karta Nemezis
    [cards] wybór kart
    [minions] wybór Popleczników
   *[other] odwzorowanie
  }
definition-word = { $value } nie jest żadnym ze słów, które mogą tu stać{ $near }
definition-nested = efekty stoją na jednej liście, nigdy na liście wewnątrz listy
definition-tuple = w Pythonie to krotka, (...), a nie „{ $found }”
definition-length = ta lista powinna mieć { $n ->
    [one] { $n } element
    [few] { $n } elementy
   *[many] { $n } elementów
  }, a ma { $found }
definition-id = { $value } to nie identyfikator: małe litery a–z i cyfry, słowa połączone znakiem „-”, na przykład „breach-ore”
definition-least = tu powinno być co najmniej { $limit }, a jest { $value }
definition-most = tu powinno być najwyżej { $limit }, a jest { $value }
definition-long = ta lista ma { $found } elementów; może ich być najwyżej { $limit }
definition-large = razem ze wszystkim, co się w tym mieści, to ponad { $limit } części; nikt nie zdołałby tego sprawdzić ani rozegrać
definition-often = jeden efekt robi lub sprawdza coś { $found } razy, licząc powtórzenia w powtórzeniach; może to być najwyżej { $limit }

# Sprawdzanie
definition-range = tu powinna być liczba od { $low } do { $high }, a jest { $value }
definition-tier = poziom karty w talii Nemezis to 1, 2 lub 3, a nie { $value }: ta karta nigdy nie trafi do gry
definition-twin = identyfikator „{ $name }” mają dwie różne rzeczy
definition-side-deck = poplecznik w talii dodatkowej „{ $deck }” ma w polu „deck” tę nazwę
definition-endless = to się nigdy nie kończy: prowadzi z powrotem do siebie, a po drodze nikt o niczym nie decyduje
definition-alike = to jest takie samo dla każdego gracza; powinno mówić o THAT_PLAYER, jak w Life(THAT_PLAYER)
definition-reserved = „{ $name }” ma własne znaczenie; użyj innego identyfikatora
definition-role = { $wanted ->
    [player-card] stos na rynku zasobów mają tylko Klejnoty, Artefakty i Zaklęcia
   *[nemesis-card] w talii Nemezis leżą tylko Ataki, Poplecznicy i Moce
  }, a nie „{ $found }”
definition-unheard = „{ $clause }” nigdy nie zadziała: zasady o tym nie powiadamiają albo nic takiego nie może się z tym zetknąć
definition-out-of-reach = „{ $clause }” nic nie robi tutaj („{ $here }”); działa tu: { $where }
definition-no-top = ręka nie ma wierzchniej karty; PutInZone(1, HAND, ...) odkłada jej kartę
definition-no-heap = to słowo nie przenosi kart do strefy „{ $name }” ani z niej
definition-unmet = „{ $sort }” nie dotyczy „{ $deed }”; może dotyczyć: { $known }
definition-few-cards = Nemezis ma co najmniej { $n } karty każdego rzędu, oprócz podstawowych; to ma: { $found }
definition-unbound = { $what ->
    [you] „ty” to tutaj nikt; umieść to wewnątrz „as” lub „each-player”
    [that] „ten gracz” to tutaj nikt; umieść to wewnątrz „with”
    [owner] nikt nie jest tu właścicielem; ma go tylko Zaklęcie
    [it] nie wiadomo, o którą kartę tu chodzi; umieść to wewnątrz czegoś, co ją znajduje, na przykład „next-gain”
    [minion] nie wiadomo, o którego Poplecznika tu chodzi; umieść to wewnątrz „with-minion”
    [n] nie ma tu żadnej policzonej liczby; umieść to w „then” czegoś, co liczy, na przykład „discard”
    [gained] żadna karta nie została tu zdobyta; umieść to wewnątrz „next-gain”
    [this] nie ma tu „tej karty”: tekst nie należy do żadnej karty
    [spell] ta karta nie jest Zaklęciem: aktywuje się tylko kopie Zaklęć
    [breach] nie ma tu żadnej Bramy; ma ją tylko Zaklęcie
    [turn-card] żadna karta tury nie jest tu odkryta; umieść to wewnątrz „reveal-turn-card”
    [damage] tu nikt nie zadaje obrażeń; to pasuje do pola „only_if” efektu ciągłego o „hit” lub „hurt”
   *[other] nie wiadomo, o czym tu mowa
  }
