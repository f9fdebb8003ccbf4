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
definition-length = ta lista powinna mieć { $n ->
    [one] { $n } element
    [few] { $n } elementy
   *[many] { $n } elementów
  }, a ma { $found }
definition-id = { $value } to nie identyfikator: małe litery a–z i cyfry, słowa połączone znakiem „-”, na przykład „breach-ore”
definition-least = tu powinno być co najmniej { $limit }, a jest { $value }
definition-most = tu powinno być najwyżej { $limit }, a jest { $value }
