# Effects. .do speaks to the reader, .does is the third person without its subject, .inf stands behind
# 'możesz', .all is the players together; a message with a value names its own subject. Where .do is
# no imperative ('otrzymujesz'), .also is the one it becomes among imperatives.
do-deal =
    .do = zadaj { $amount }
    .does = zadaje { $amount }
    .inf = zadać { $amount }
do-deal-plus =
    .do = zadaj { $amount } oraz { $plus }
    .does = zadaje { $amount } oraz { $plus }
    .inf = zadać { $amount } oraz { $plus }
plus-against-minion = { $plus }, jeżeli celem jest Poplecznik
do-deal-divided =
    .do = zadaj { $amount }, dzieląc je dowolnie między Nemezis i dowolną liczbę Popleczników,
    .does = zadaje { $amount }, dzieląc je dowolnie między Nemezis i dowolną liczbę Popleczników,
    .inf = zadać { $amount }, dzieląc je dowolnie między Nemezis i dowolną liczbę Popleczników,
do-suffer =
    .do = otrzymujesz { $amount }
    .also = otrzymaj { $amount }
    .does = otrzymuje { $amount }
    .inf = otrzymać { $amount }
do-gravehold-suffers = Gravehold otrzymuje { $amount }
do-ally-gains-charges = { $ally } otrzymuje { $amount }
do-gravehold-gains = Gravehold otrzymuje { $amount }
do-gain-life =
    .do = otrzymujesz { $amount }
    .also = otrzymaj { $amount }
    .does = otrzymuje { $amount }
    .inf = otrzymać { $amount }
do-this-suffers = ten Poplecznik otrzymuje { $amount }
do-it-suffers = { $minion } otrzymuje { $amount }
do-it-gains-life = { $minion } otrzymuje { $amount }
# Behind other aether, under a condition.
own-more-aether = { $added ->
    [yes] dodatkowo
   *[no] {""}
}
do-gain-aether =
    .do = otrzymujesz { own-more-aether } { $amount }
    .also = otrzymaj { own-more-aether } { $amount }
    .does = otrzymuje { $amount }
    .inf = otrzymać { $amount }
do-gain-aether-limited =
    .do = otrzymujesz { own-more-aether } { $amount }{ $fixed ->
        [yes] , { $limit },
       *[no] ; { $limit }
    }
    .also = otrzymaj { own-more-aether } { $amount }{ $fixed ->
        [yes] , { $limit },
       *[no] ; { $limit }
    }
    .does = otrzymuje { $amount }{ $fixed ->
        [yes] , { $limit },
       *[no] ; { $limit }
    }
    .inf = otrzymać { $amount }{ $fixed ->
        [yes] , { $limit },
       *[no] ; { $limit }
    }
# Behind an amount that is counted, 'który' would be about what is counted.
limit-only = { $fixed ->
    [yes] który można wykorzystać wyłącznie { $purposes }
   *[no] ten eter można wykorzystać wyłącznie { $purposes }
}
limit-never = { $fixed ->
    [yes] którego nie można wykorzystać { $purposes }
   *[no] tego eteru nie można wykorzystać { $purposes }
}
purpose-gain = do pozyskiwania { $cards }
purpose-gem = Klejnotów
purpose-relic = Artefaktów
purpose-spell = Zaklęć
purpose-any-card = kart
purpose-charge = do pozyskiwania Ładunków
purpose-focus = do wzmacniania Bram
purpose-breaches = do wzmacniania lub otwierania Bram
purpose-open = do otwierania Bram
purpose-discard = do odrzucania Mocy
purpose-other = do innych efektów
do-spend-aether =
    .do = wydaj { $amount }
    .does = wydaje { $amount }
    .inf = wydać { $amount }
do-gain-charge =
    .do = otrzymujesz { $amount }
    .also = otrzymaj { $amount }
    .does = otrzymuje { $amount }
    .inf = otrzymać { $amount }
do-gain-charge-kept =
    .do = otrzymujesz { $amount } (nie można zamiast tego zrobić nic innego)
    .also = otrzymaj { $amount } (nie można zamiast tego zrobić nic innego)
    .does = otrzymuje { $amount } (nie można zamiast tego zrobić nic innego)
    .inf = otrzymać { $amount } (nie można zamiast tego zrobić nic innego)
do-lose-charges =
    .do = { $all ->
        [yes] tracisz wszystkie swoje Ładunki
       *[no] tracisz { $amount }
    }
    .also = { $all ->
        [yes] odrzuć wszystkie swoje Ładunki
       *[no] odrzuć { $amount }
    }
    .does = { $all ->
        [yes] traci wszystkie swoje Ładunki
       *[no] traci { $amount }
    }
    .inf = { $all ->
        [yes] stracić wszystkie swoje Ładunki
       *[no] stracić { $amount }
    }
do-gain-player-tokens =
    .do = { $count ->
        [0] otrzymujesz tyle żetonów { $token }, ile wynosi { $n },
       *[other] otrzymujesz { $count } { NOUN("token", $count) } { $token }
    }
    .also = { $count ->
        [0] weź tyle żetonów { $token }, ile wynosi { $n },
       *[other] weź { $count } { NOUN("token", $count) } { $token }
    }
    .does = { $count ->
        [0] otrzymuje tyle żetonów { $token }, ile wynosi { $n },
       *[other] otrzymuje { $count } { NOUN("token", $count) } { $token }
    }
    .inf = { $count ->
        [0] otrzymać tyle żetonów { $token }, ile wynosi { $n },
       *[other] otrzymać { $count } { NOUN("token", $count) } { $token }
    }
do-lose-player-tokens =
    .do = { $count ->
        [0] tracisz tyle żetonów { $token }, ile wynosi { $n },
       *[other] tracisz { $count } { NOUN("token", $count) } { $token }
    }
    .also = { $count ->
        [0] odrzuć tyle żetonów { $token }, ile wynosi { $n },
       *[other] odrzuć { $count } { NOUN("token", $count) } { $token }
    }
    .does = { $count ->
        [0] traci tyle żetonów { $token }, ile wynosi { $n },
       *[other] traci { $count } { NOUN("token", $count) } { $token }
    }
    .inf = { $count ->
        [0] stracić tyle żetonów { $token }, ile wynosi { $n },
       *[other] stracić { $count } { NOUN("token", $count) } { $token }
    }
do-discard =
    .do = odrzuć { $cards }
    .does = odrzuca { $cards }
    .inf = { $zone ->
        [it] { $cards } odrzucić
       *[other] odrzucić { $cards }
    }
    .all = { $n ->
        [one] gracze odrzucają { $cards }
       *[many] gracze wspólnie odrzucają { $cards }
    }
do-destroy =
    .do = zniszcz { $cards }
    .does = niszczy { $cards }
    .inf = { $zone ->
        [it] { $cards } zniszczyć
       *[other] zniszczyć { $cards }
    }
    .all = { $n ->
        [one] gracze niszczą { $cards }
       *[many] gracze wspólnie niszczą { $cards }
    }
do-take =
    .do = { $zone ->
        [it] weź { $cards } na rękę
       *[other] weź na rękę { $cards }
    }
    .does = { $zone ->
        [it] bierze { $cards } na rękę
       *[other] bierze na rękę { $cards }
    }
    .inf = { $zone ->
        [it] wziąć { $cards } na rękę
       *[other] wziąć na rękę { $cards }
    }
do-put-on-deck =
    .do = umieść { $cards } na wierzchu swojej talii
    .does = umieszcza { $cards } na wierzchu swojej talii
    .inf = umieścić { $cards } na wierzchu swojej talii
do-destroy-this =
    .do = zniszcz tę kartę
    .does = niszczy tę kartę
    .inf = zniszczyć tę kartę
do-put-this-on-deck =
    .do = umieść tę kartę na wierzchu swojej talii
    .does = umieszcza tę kartę na wierzchu swojej talii
    .inf = umieścić tę kartę na wierzchu swojej talii
do-draw =
    .do = dobierz { $amount }
    .does = dobiera { $amount }
    .inf = dobrać { $amount }
do-put-it-on-deck =
    .do = umieść { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na wierzchu swojej talii
    .does = umieszcza { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na wierzchu swojej talii
    .inf = umieścić { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na wierzchu swojej talii
do-put-it-on-discard-pile =
    .do = umieść { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na wierzchu { $whose ->
        [you] swojego stosu kart odrzuconych
        [they] swojego stosu kart odrzuconych
       *[other] stosu kart odrzuconych { $owner }
    }
    .does = umieszcza { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na wierzchu { $whose ->
        [you] swojego stosu kart odrzuconych
        [they] swojego stosu kart odrzuconych
       *[other] stosu kart odrzuconych { $owner }
    }
    .inf = umieścić { $it ->
        [spell] to Zaklęcie
       *[card] ją
    } na wierzchu { $whose ->
        [you] swojego stosu kart odrzuconych
        [they] swojego stosu kart odrzuconych
       *[other] stosu kart odrzuconych { $owner }
    }
do-put-it-in-hand =
    .do = { $whose ->
        [you] weź { $it ->
            [spell] to Zaklęcie
           *[card] ją
        } na rękę
       *[other] umieść { $it ->
            [spell] to Zaklęcie
           *[card] ją
        } na ręce { $owner }
    }
    .does = { $whose ->
        [they] bierze { $it ->
            [spell] to Zaklęcie
           *[card] ją
        } na rękę
       *[other] umieszcza { $it ->
            [spell] to Zaklęcie
           *[card] ją
        } na ręce { $owner }
    }
    .inf = { $whose ->
        [you] wziąć { $it ->
            [spell] to Zaklęcie
           *[card] ją
        } na rękę
        [they] wziąć { $it ->
            [spell] to Zaklęcie
           *[card] ją
        } na rękę
       *[other] umieścić { $it ->
            [spell] to Zaklęcie
           *[card] ją
        } na ręce { $owner }
    }
do-play-it-again =
    .do = zagraj tę samą kartę jeszcze raz
    .does = zagrywa tę samą kartę jeszcze raz
    .inf = zagrać tę samą kartę jeszcze raz
do-put-it-on-pile =
    .do = odłóż { $card } na wierzch { $it ->
        [spell] jego
       *[card] jej
    } stosu zasobów
    .does = odkłada { $card } na wierzch { $it ->
        [spell] jego
       *[card] jej
    } stosu zasobów
    .inf = odłożyć { $card } na wierzch { $it ->
        [spell] jego
       *[card] jej
    } stosu zasobów
do-reveal-hand =
    .do = odkryj karty z ręki
    .does = odkrywa karty z ręki
    .inf = odkryć karty z ręki
do-discard-hand =
    .do = odrzuć wszystkie karty z ręki
    .does = odrzuca wszystkie karty z ręki
    .inf = odrzucić wszystkie karty z ręki
do-shuffle-discard-into-deck =
    .do = wtasuj swój stos kart odrzuconych do talii
    .does = wtasowuje swój stos kart odrzuconych do talii
    .inf = wtasować swój stos kart odrzuconych do talii
do-focus =
    .do = wzmocnij { $breach }
    .does = wzmacnia { $breach }
    .inf = wzmocnić { $breach }
breach-any = { $whose ->
    [you] jedną ze swoich zamkniętych Bram
    [they] jedną ze swoich zamkniętych Bram
    [anyone] zamkniętą Bramę dowolnego gracza
   *[other] zamkniętą Bramę { $owner }
}
breach-cheapest = { $whose ->
    [you] swoją zamkniętą Bramę o najniższym koszcie wzmocnienia
    [they] swoją zamkniętą Bramę o najniższym koszcie wzmocnienia
    [anyone] zamkniętą Bramę o najniższym koszcie wzmocnienia należącą do dowolnego gracza
   *[other] zamkniętą Bramę o najniższym koszcie wzmocnienia należącą do { $owner }
}
breach-slot = { $whose ->
    [you] swoją Bramę { $slot }
    [they] swoją Bramę { $slot }
    [anyone] Bramę { $slot } dowolnego gracza
   *[other] Bramę { $slot } { $owner }
}
do-focus-this-breach =
    .do = wzmocnij tę Bramę
    .does = wzmacnia tę Bramę
    .inf = wzmocnić tę Bramę
# Spells are only ever prepped to one's own breaches: that goes without saying.
do-prep =
    .do = przygotuj { $cards }
    .does = przygotowuje { $cards }
    .inf = przygotować { $cards }
do-prep-closed =
    .do = przygotuj { $cards } na jednej ze swoich otwartych lub zamkniętych Bram
    .does = przygotowuje { $cards } na jednej ze swoich otwartych lub zamkniętych Bram
    .inf = przygotować { $cards } na jednej ze swoich otwartych lub zamkniętych Bram
do-cast-all =
    .do = aktywuj jeden raz każde ze swoich przygotowanych Zaklęć, w dowolnej kolejności{ $kept }
    .does = aktywuje jeden raz każde ze swoich przygotowanych Zaklęć, w dowolnej kolejności{ $kept }
    .inf = aktywować jeden raz każde ze swoich przygotowanych Zaklęć, w dowolnej kolejności{ $kept }
exchange-case = gen
do-exchange =
    .do = dołóż do ręki { $partner } dowolną liczbę kart ze swojej ręki; { $again } dokłada do twojej ręki tyle samo wybranych przez siebie kart ze swojej
    .does = dokłada do ręki { $partner } dowolną liczbę kart ze swojej ręki i dostaje z tej ręki tyle samo kart, które wybiera ich właściciel
    .inf = dołożyć do ręki { $partner } dowolną liczbę kart ze swojej ręki i dostać z tej ręki tyle samo kart, które wybiera ich właściciel
do-cast-prepped =
    .do = aktywuj { $cards } { $kept }{ $aimed }
    .does = aktywuje { $cards } { $kept }{ $aimed }
    .inf = aktywować { $cards } { $kept }{ $aimed }
do-cast-prepped-plus =
    .do = aktywuj { $cards } { $kept }{ $n ->
        [one] , zadając { $plus },
       *[many] ; każde z nich zadaje { $plus }
    }{ $aimed }
    .does = aktywuje { $cards } { $kept }{ $n ->
        [one] , zadając { $plus },
       *[many] ; każde z nich zadaje { $plus }
    }{ $aimed }
    .inf = aktywować { $cards } { $kept }{ $n ->
        [one] , zadając { $plus },
       *[many] ; każde z nich zadaje { $plus }
    }{ $aimed }
# Behind the spells that are cast.
cast-kept = , nie odrzucając { $n ->
    [one] go
   *[many] ich
},
cast-aimed = ; wszystkie zadawane przez nie obrażenia otrzymuje zamiast wrogów { $aim ->
    [gravehold] Gravehold
    [any-player] dowolny gracz
    [you] ten gracz
   *[both] Gravehold lub dowolny gracz
}
do-replace-breach =
    .do = wybierz otwartą Bramę { $slots } dowolnego gracza; ten gracz niszczy ją, bierze na rękę przygotowane na niej Zaklęcia i umieszcza w jej miejscu { NAME($tile_id, case: "acc") }
    .does = wybiera otwartą Bramę { $slots } dowolnego gracza; ten gracz niszczy ją, bierze na rękę przygotowane na niej Zaklęcia i umieszcza w jej miejscu { NAME($tile_id, case: "acc") }
do-destroy-with-breach =
    .do = zniszcz { $cards } oraz Bramę, na której się znajduje,
    .does = niszczy { $cards } oraz Bramę, na której się znajduje,
    .inf = zniszczyć { $cards } oraz Bramę, na której się znajduje,
do-destroy-breach =
    .do = zniszcz jedną ze swoich Bram
    .does = niszczy jedną ze swoich Bram
    .inf = zniszczyć jedną ze swoich Bram
# Alone the keyword stands bare; beside other clauses of its sentence it needs a verb.
do-unleash = { $linked ->
    [first] następuje { do-unleash.bare }
    [next] potem następuje { do-unleash.bare }
   *[no] { do-unleash.bare }
}
    .bare = { $n ->
        [0] tyle Wyzwoleń, ile wynosi { $value },
        [1] Wyzwolenie
        [2] dwukrotne Wyzwolenie
        [3] trzykrotne Wyzwolenie
        [4] czterokrotne Wyzwolenie
        [5] pięciokrotne Wyzwolenie
       *[many] { $n }-krotne Wyzwolenie
    }
do-nemesis-gains-tokens = { $named ->
    [yes] otrzymuje { $amount }
   *[no] { NAME($nemesis, case: "nom") } otrzymuje { $amount }
}
do-nemesis-gains-life = { NAME($nemesis, case: "nom") } otrzymuje { $amount }
do-nemesis-loses-tokens = { $named ->
    [yes] traci { $amount }
   *[no] { NAME($nemesis, case: "nom") } traci { $amount }
}
do-draw-nemesis-card = dobierz wierzchnią kartę talii Nemezis i rozpatrz ją
do-discard-nemesis-cards = odrzuć { $count ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} talii Nemezis bez { $count ->
    [one] jej
   *[many] ich
} rozpatrywania
do-extra-draw = { $n ->
    [one] w tej turze Nemezis dobiera dodatkową kartę w swojej fazie dobierania
    [few] w tej turze Nemezis dobiera { $n } dodatkowe karty w swojej fazie dobierania
   *[many] w tej turze Nemezis dobiera { $n } dodatkowych kart w swojej fazie dobierania
}
do-put-under-nemesis-deck = { $it ->
    [this] umieść ją na spodzie talii Nemezis
    [instead] umieść ją na spodzie talii Nemezis
   *[other] umieść tę kartę na spodzie talii Nemezis
}
do-discard-this = odrzuć tę kartę
do-discard-it = odrzuć { $minion }
do-lose-power = karta „{ $power }” traci { $amount }
do-put-in-play = umieść w grze kartę „{ $card }”
do-restore-power = ponownie umieść na tej karcie { $n ->
    [one] 1 żeton Mocy
    [few] { $n } żetony Mocy
   *[many] { $n } żetonów Mocy
}
do-resolve-this = rozpatrz efekt tej karty
do-return-minion = ostatnio odrzucony Poplecznik wraca do gry
do-repeat-last-attack = rozpatrz ponownie ostatnio odrzucony Atak
do-lose-game = gracze przegrywają
do-win-game = gracze zwyciężają
do-resolve-part = { $unharmed ->
    [yes] rozpatrz efekt „{ $part }” { $minion }, ignorując obrażenia, które { $itself } { NAME($kind, case: "gender") ->
        [f] zadałaby samej sobie,
        [n] zadałoby samemu sobie,
       *[m] zadałby samemu sobie,
    }
   *[no] rozpatrz efekt „{ $part }” { $minion }
}
do-draw-minion = dobierz wierzchnią kartę talii { NAME($deck_id, case: "plural") } i umieść ją w grze{ $more ->
    [0] {""}
    [one] {" "}z { $life } dodatkowym punktem życia
   *[other] {" "}z { $life } dodatkowymi punktami życia
}{ $quiet ->
    [yes] , nie rozpatrując jej efektu NATYCHMIAST
   *[no] {""}
}
do-put-it-under-deck = umieść { $minion } na spodzie talii { NAME($deck_id, case: "plural") }
do-shuffle-back = { $n ->
    [one] wtasuj ostatnio odrzuconą kartę z talii { NAME($deck_id, case: "plural") } z powrotem do tej talii
    [few] wtasuj { $n } ostatnio odrzucone karty z talii { NAME($deck_id, case: "plural") } z powrotem do tej talii
   *[many] wtasuj { $n } ostatnio odrzuconych kart z talii { NAME($deck_id, case: "plural") } z powrotem do tej talii
}
do-discard-from-deck = odrzuć wierzchnią kartę talii { NAME($deck_id, case: "plural") }
do-reveal-turn-card =
    .do = odkryj wierzchnią kartę talii tur
    .does = odkrywa wierzchnią kartę talii tur
do-order-turn-deck =
    .do = odkryj wszystkie karty talii tur i odłóż je w dowolnej kolejności
    .does = odkrywa wszystkie karty talii tur i odkłada je w dowolnej kolejności
    .inf = odkryć wszystkie karty talii tur i odłożyć je w dowolnej kolejności
do-put-turn-card-under =
    .do = umieść ją na spodzie talii tur
    .does = umieszcza ją na spodzie talii tur
    .inf = umieścić ją na spodzie talii tur
do-discard-turn-card =
    .do = odrzuć ją
    .does = odrzuca ją
    .inf = ją odrzucić
do-shuffle-in-nemesis-turn-card = wtasuj kartę tury Nemezis ze stosu odrzuconych kart tur do talii tur
do-shuffle-in-own-turn-card =
    .do = wtasuj swoją kartę tury ze stosu odrzuconych kart tur do talii tur
    .does = wtasowuje swoją kartę tury ze stosu odrzuconych kart tur do talii tur
    .inf = wtasować swoją kartę tury ze stosu odrzuconych kart tur do talii tur
do-keep-one-turn-card = wybierz kartę tury gracza ze stosu odrzuconych kart tur; wtasuj wszystkie pozostałe karty z tego stosu do talii tur
do-swap-turn-card = zastąp jedną kartę tury Nemezis w talii tur kartą „{ $card }”
do-each-turn-card-suffers = każdy gracz otrzymuje { $amount } za każdą swoją kartę w stosie odrzuconych kart tur

# Zones, tokens, tracks and boards that a definition brings.
do-return-card =
    .do = odłóż { $cards } na wierzch odpowiedniego stosu zasobów
    .does = odkłada { $cards } na wierzch odpowiedniego stosu zasobów
    .inf = odłożyć { $cards } na wierzch odpowiedniego stosu zasobów
    .all = gracze odkładają { $cards } na wierzch odpowiedniego stosu zasobów
