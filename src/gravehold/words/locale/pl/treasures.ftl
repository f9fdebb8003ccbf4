# Co robią sojusznicy i skarby.
do-gain-life-beyond =
    .do = otrzymujesz { $amount }, także powyżej początkowej liczby punktów życia
    .also = otrzymaj { $amount }, także powyżej początkowej liczby punktów życia
    .does = otrzymuje { $amount }, także powyżej początkowej liczby punktów życia
    .inf = otrzymać { $amount }, także powyżej początkowej liczby punktów życia
do-gravehold-gains-beyond = Gravehold otrzymuje { $amount }, także powyżej początkowej liczby punktów życia
do-deal-divided-minions =
    .do = zadaj { $amount }, dzieląc je dowolnie między dowolną liczbę Popleczników
    .does = zadaje { $amount }, dzieląc je dowolnie między dowolną liczbę Popleczników
    .inf = zadać { $amount }, dzieląc je dowolnie między dowolną liczbę Popleczników
do-deal-nemesis =
    .do = zadaj Nemezis { $amount }
    .does = zadaje Nemezis { $amount }
    .inf = zadać Nemezis { $amount }
do-focus-one =
    .do = wzmocnij { $n } razy jedną ze swoich zamkniętych Bram
    .does = wzmacnia { $n } razy jedną ze swoich zamkniętych Bram
    .inf = wzmocnić { $n } razy jedną ze swoich zamkniętych Bram
do-gain-breach =
    .do = jeżeli nie masz Bramy { $slot }, umieść ją na swojej planszy zamkniętą i nieobróconą
    .does = umieszcza Bramę { $slot } na swojej planszy zamkniętą i nieobróconą, jeżeli jej nie ma
    .inf = umieścić Bramę { $slot } na swojej planszy zamkniętą i nieobróconą, jeżeli jej nie masz
do-open-breach =
    .do = otwórz { $breach }
    .does = otwiera { $breach }
    .inf = otworzyć { $breach }
breach-unused = { $whose ->
    [you] jednej ze swoich wolnych otwartych Bram
    [they] jednej ze swoich wolnych otwartych Bram
    [anyone] wolnej otwartej Bramie dowolnego gracza
   *[other] wolnej otwartej Bramie { $owner }
}
do-prep-it =
    .do = przygotuj { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na { $breach }
    .does = przygotowuje { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na { $breach }
    .inf = przygotować { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na { $breach }
do-prep-any =
    .do = przygotuj dowolną liczbę Zaklęć z ręki na swoich otwartych lub zamkniętych Bramach
    .does = przygotowuje dowolną liczbę Zaklęć z ręki na swoich otwartych lub zamkniętych Bramach
    .inf = przygotować dowolną liczbę Zaklęć z ręki na swoich otwartych lub zamkniętych Bramach
do-have-cast = { $n ->
    [one] dowolny gracz aktywuje jedno ze swoich przygotowanych Zaklęć, które pozostaje przygotowane
   *[other] { $n } razy: dowolny gracz aktywuje jedno ze swoich przygotowanych Zaklęć, które pozostaje przygotowane
}
do-take-back-it =
    .do = możesz odrzucić { $cards }; jeśli to zrobisz, weź tamto Zaklęcie ze stosu kart odrzuconych na rękę
    .does = może odrzucić { $cards }; jeśli to zrobi, bierze tamto Zaklęcie ze stosu kart odrzuconych na rękę
    .inf = odrzucić { $cards } i wziąć tamto Zaklęcie ze stosu kart odrzuconych na rękę
do-discard-from-play = { $type ->
    [minion] jeden Poplecznik rzędu 1, 2 lub 3 zostaje odrzucony z gry
   *[power] jedna Moc rzędu 1, 2 lub 3 zostaje odrzucona z gry
}
do-shuffle-in-turn-card = { $n ->
    [0] karta tury dowolnego gracza ze stosu odrzuconych kart tur zostaje wtasowana do talii tur
   *[other] karta tury dowolnego gracza ze stosu odrzuconych kart tur zostaje wtasowana do talii tur; gracz ten otrzymuje { $n } { NOUN("life", $n) }
}
do-lie-by-pile = { $n ->
    [-1] połóż tę kartę obok stosu na rynku zasobów
   *[other] połóż tę kartę obok stosu { $sort ->
        [gem] Klejnotów
        [relic] Artefaktów
        [spell] Zaklęć
       *[other] {""}
    } na rynku zasobów o koszcie { $n } lub niższym
}
