# How many cards, where they are, whose they are; players; minions.
# How many of them. Prepped spells bring their cost along: of somebody else's, the participle stands
# behind it ('Zaklęcie o koszcie ... przygotowane przez ...').
quantity-plain = { $prepped ->
    [own] { $n ->
        [one] { NOUN($noun, 1, case: "prepped") } { $cost }
       *[many] { $n } { NOUN($noun, $n, case: "prepped") } { $cost }
    }
    [by] { $n ->
        [one] { NOUN($noun, 1) } { $cost } { NOUN($noun, 1, case: "by") }
       *[many] { $n } { NOUN($noun, $n) } { $cost } { NOUN($noun, $n, case: "by") }
    }
   *[no] { $n ->
        [one] { NOUN($noun, 1) }
       *[many] { $n } { NOUN($noun, $n) }
    }
}
quantity-up-to = { $prepped ->
    [own] do { $n } { NOUN($noun, $n, case: "prepped-gen") } { $cost }
    [by] do { $n } { NOUN($noun, $n, case: "gen") } { $cost } { NOUN($noun, $n, case: "by-gen") }
   *[no] do { $n } { NOUN($noun, $n, case: "gen") }
}
quantity-value = { $prepped ->
    [own] tyle { NOUN($noun, 5, case: "prepped-gen") } { $cost }
    [by] tyle { NOUN($noun, 5, case: "gen") } { $cost } { NOUN($noun, 5, case: "by-gen") }
   *[no] tyle { NOUN($noun, 5, case: "gen") }
}
quantity-dearest = { quantity-plain }

# Where they are: $form [each] and [number] where they lie, else where they are taken from.
# $whose [all]: the players together; $owner is in the genitive, $by says by whom.
place-hand = { $form ->
    [each] { $whose ->
        [you] na twojej ręce
        [they] na swojej ręce
        [anyone] na rękach graczy
       *[other] na ręce { $owner }
    }
    [number] { $whose ->
        [you] na twojej ręce
        [they] na jego ręce
        [anyone] na rękach graczy
       *[other] na ręce { $owner }
    }
   *[acc] { $whose ->
        [you] z ręki
        [they] z ręki
        [all] z ręki
        [anyone] z ręki dowolnego gracza
       *[other] z ręki { $owner }
    }
}
place-discard = { $form ->
    [each] { $whose ->
        [you] w twoim stosie kart odrzuconych
        [they] w swoim stosie kart odrzuconych
        [anyone] w stosach kart odrzuconych graczy
       *[other] w stosie kart odrzuconych { $owner }
    }
    [number] { $whose ->
        [you] w twoim stosie kart odrzuconych
        [they] w jego stosie kart odrzuconych
        [anyone] w stosach kart odrzuconych graczy
       *[other] w stosie kart odrzuconych { $owner }
    }
   *[acc] { $whose ->
        [you] ze swojego stosu kart odrzuconych
        [they] ze swojego stosu kart odrzuconych
        [all] ze swoich stosów kart odrzuconych
        [anyone] ze stosu kart odrzuconych dowolnego gracza
       *[other] ze stosu kart odrzuconych { $owner }
    }
}
place-hand-or-discard = { $form ->
    [each] { $whose ->
        [you] na twojej ręce i w twoim stosie kart odrzuconych
        [they] na swojej ręce i w swoim stosie kart odrzuconych
        [anyone] na rękach i w stosach kart odrzuconych graczy
       *[other] na ręce i w stosie kart odrzuconych { $owner }
    }
    [number] { $whose ->
        [you] na twojej ręce i w twoim stosie kart odrzuconych
        [they] na jego ręce i w jego stosie kart odrzuconych
        [anyone] na rękach i w stosach kart odrzuconych graczy
       *[other] na ręce i w stosie kart odrzuconych { $owner }
    }
   *[acc] { $whose ->
        [you] z ręki lub ze swojego stosu kart odrzuconych
        [they] z ręki lub ze swojego stosu kart odrzuconych
        [all] z ręki lub ze swoich stosów kart odrzuconych
        [anyone] z ręki lub stosu kart odrzuconych dowolnego gracza
       *[other] z ręki lub stosu kart odrzuconych { $owner }
    }
}
place-deck = { $form ->
    [each] { $whose ->
        [you] w twojej talii
        [they] w swojej talii
        [anyone] w taliach graczy
       *[other] w talii { $owner }
    }
    [number] { $whose ->
        [you] w twojej talii
        [they] w jego talii
        [anyone] w taliach graczy
       *[other] w talii { $owner }
    }
   *[acc] { $whose ->
        [you] ze swojej talii
        [they] ze swojej talii
        [all] ze swoich talii
        [anyone] z talii dowolnego gracza
       *[other] z talii { $owner }
    }
}
# No participle of the cards: it would need their gender.
place-played = spośród zagranych w tej turze
place-prepped = { $prepped ->
    [own] { "" }
    [by] { $whose ->
        [you] przez ciebie
        [they] przez niego
        [anyone] { $n ->
            [one] przez dowolnego gracza
           *[many] przez dowolnych graczy
        }
       *[other] { $by }
    }
   *[no] { $whose ->
        [you] spośród twoich przygotowanych Zaklęć
        [they] spośród swoich przygotowanych Zaklęć
        [all] spośród swoich przygotowanych Zaklęć
        [anyone] spośród przygotowanych Zaklęć dowolnego gracza
       *[other] spośród przygotowanych Zaklęć { $owner }
    }
}
place-revealed = spośród odkrytych w ten sposób
pile-discard = { $whose ->
    [you] { $form ->
        [is] twojego
       *[acc] swojego
    } stosu kart odrzuconych
    [they] swojego stosu kart odrzuconych
    [anyone] stosu kart odrzuconych dowolnego gracza
   *[other] stosu kart odrzuconych { $owner }
}
pile-deck = { $whose ->
    [you] { $form ->
        [is] twojej
       *[acc] swojej
    } talii
    [they] swojej talii
    [anyone] talii dowolnego gracza
   *[other] talii { $owner }
}
cards = { $kind ->
    [value] { $prepped ->
        [no] { $quantity } { $cost } { $place }, ile wynosi { $value },
       *[own] { $quantity } { $place }, ile wynosi { $value },
    }
   *[plain] { $prepped ->
        [no] { $zone ->
            [hand] { $whose ->
                [you] { $quantity } { $place } { $cost }
                [they] { $quantity } { $place } { $cost }
               *[other] { $quantity } { $cost } { $place }
            }
           *[other] { $quantity } { $cost } { $place }
        }
       *[own] { $quantity } { $place }
    }
}
cards-each = { $prepped ->
    [by] { $whose ->
        [they] { $noun ->
            [copy] każdą
            [other-copy] każdą
           *[spell] każde
        } ze swoich { NOUN($noun, 5, case: "prepped-gen") } { $cost }
       *[other] { NOUN($noun, 1, case: "each") } { $cost } { NOUN($noun, 1, case: "by") } { $place }
    }
   *[no] { NOUN($noun, 1, case: "each") } { $cost } { $place }
}
cards-number = { $prepped ->
    [by] { NOUN("count", 1, $case) } { NOUN($noun, 5, case: "gen") } { $cost } { NOUN($noun, 5, case: "by-gen") } { $place }
   *[no] { NOUN("count", 1, $case) } { NOUN($noun, 5, case: "gen") } { $cost } { $place }
}
cards-most = { $prepped ->
    [by] największą liczbą { NOUN($noun, 5, case: "prepped-gen") } { $cost }
   *[no] największą liczbą { NOUN($noun, 5, case: "gen") } { $cost } { $place }
}
cards-fewest = { $prepped ->
    [by] najmniejszą liczbą { NOUN($noun, 5, case: "prepped-gen") } { $cost }
   *[no] najmniejszą liczbą { NOUN($noun, 5, case: "gen") } { $cost } { $place }
}
cards-top = wierzchnią kartę { $place }{ $named ->
    [yes] , jeżeli to { $wanted }
   *[no] {""}
}
card-is = { $noun ->
    [card] karta
    [copy] kopia tej karty
   *[gem] { NOUN($noun, 1) }
} { $cost }
# The card 'it' is, in the cases of a sentence; this: the card itself.
it-card =
    .nom = { $it ->
        [destroyed] zniszczona karta
        [discarded] odrzucona karta
        [revealed] odkryta karta
        [gained] pozyskana karta
        [played] zagrana karta
        [spell] to Zaklęcie
       *[card] ta karta
    }
    .gen = { $it ->
        [destroyed] zniszczonej karty
        [discarded] odrzuconej karty
        [revealed] odkrytej karty
        [gained] pozyskanej karty
        [played] zagranej karty
        [spell] tego Zaklęcia
       *[card] tej karty
    }
    .acc = { $it ->
        [destroyed] zniszczoną kartę
        [discarded] odrzuconą kartę
        [revealed] odkrytą kartę
        [gained] pozyskaną kartę
        [played] zagraną kartę
        [spell] to Zaklęcie
       *[card] tę kartę
    }
card-named = o nazwie „{ $name }”
cost-zero = o koszcie 0 eteru
cost-exactly = o koszcie dokładnie { $n } eteru
cost-between = o koszcie od { $least } do { $most } eteru
cost-raised = { $cost } ({ $n } lub mniej, jeżeli { $condition })
cost-at-most = o koszcie { $n } eteru lub mniej
cost-at-most-value = o koszcie nie wyższym niż { $value }
cost-at-least = o koszcie { $n } eteru lub więcej
cost-at-least-value = o koszcie nie niższym niż { $value }
revealed-it = ją
revealed-one = { $n ->
    [one] jedną z nich
    [few] { $n } z nich
   *[many] { $n } z nich
}
revealed-up-to = do { $n } z nich
revealed-dearest = { $n ->
    [one] najdroższą z nich
    [few] { $n } najdroższe z nich
   *[many] { $n } najdroższych z nich
}

# Players: subject, owner, by whom.
who-any-player =
    .nom = dowolny gracz
    .gen = dowolnego gracza
    .by = przez dowolnego gracza
who-any-ally =
    .nom = dowolny sojusznik
    .gen = dowolnego sojusznika
    .by = przez dowolnego sojusznika
who-their-ally =
    .nom = dowolny sojusznik { $owner }
    .gen = dowolnego sojusznika { $owner }
    .by = przez dowolnego sojusznika { $owner }
# .again: the subject of the sentence before goes without saying.
who-that-player =
    .nom = ten gracz
    .again = { "" }
    .gen = tego gracza
    .by = przez tego gracza
who-each-one =
    .nom = każdy gracz
    .gen = każdego gracza
    .by = przez każdego gracza
who-everyone =
    .nom = gracze
    .gen = graczy
    .by = przez graczy
who-owner =
    .nom = właściciel tego Zaklęcia
    .gen = jego właściciela
    .by = przez jego właściciela
who-active-player =
    .nom = gracz, którego tura trwa,
    .gen = gracza, którego tura trwa,
    .by = przez gracza, którego tura trwa,
who-lowest-life =
    .nom = gracz z najmniejszą liczbą punktów życia
    .gen = gracza z najmniejszą liczbą punktów życia
    .by = przez gracza z najmniejszą liczbą punktów życia
who-most =
    .nom = gracz z { $what }
    .gen = gracza z { $what }
    .by = przez gracza z { $what }
who-fewest =
    .nom = { who-most.nom }
    .gen = { who-most.gen }
    .by = { who-most.by }
who-you =
    .nom = ty
    .gen = ciebie
    .by = przez ciebie
# $one and $two stand in the case asked for.
who-one-of =
    .nom = { $one } lub { $two }
    .gen = { $one } lub { $two }
    .by = { $one } lub { $two }
# The case of $that behind 'oprócz'.
except-case = gen
who-another-player =
    .nom = dowolny gracz oprócz { $that }
    .gen = dowolnego gracza oprócz { $that }
    .by = przez dowolnego gracza oprócz { $that }
who-dealer =
    .nom = gracz, który je zadał,
    .gen = gracza, który je zadał,
    .by = przez gracza, który je zadał,
who-the-mage =
    .nom = { $name }
    .gen = gracza prowadzącego postać „{ $name }”
    .by = przez gracza prowadzącego postać „{ $name }”
who-turn-card-player =
    .nom = gracz wskazany na tej karcie
    .gen = gracza wskazanego na tej karcie
    .by = przez gracza wskazanego na tej karcie
most-prepped-spells = największą liczbą przygotowanych Zaklęć
most-hand-cards = największą liczbą kart na ręce
most-charges = największą liczbą Ładunków
most-open-breaches = największą liczbą otwartych Bram
most-closed-breaches = największą liczbą zamkniętych Bram
most-life = największą liczbą punktów życia
most-player-tokens = największą liczbą żetonów
most-value = najwyższą wartością ({ $value })
fewest-prepped-spells = najmniejszą liczbą przygotowanych Zaklęć
fewest-hand-cards = najmniejszą liczbą kart na ręce
fewest-charges = najmniejszą liczbą Ładunków
fewest-open-breaches = najmniejszą liczbą otwartych Bram
fewest-closed-breaches = najmniejszą liczbą zamkniętych Bram
fewest-life = najmniejszą liczbą punktów życia
fewest-player-tokens = najmniejszą liczbą żetonów
fewest-value = najniższą wartością ({ $value })

# Minions a card speaks of.
minion-highest-life =
    .nom = { NAME($subtype_id) } z największą liczbą punktów życia
    .gen = { NAME($subtype_id, case: "gen") } z największą liczbą punktów życia
    .acc = { NAME($subtype_id, case: "acc") } z największą liczbą punktów życia
minion-lowest-life =
    .nom = { NAME($subtype_id) } z najmniejszą liczbą punktów życia
    .gen = { NAME($subtype_id, case: "gen") } z najmniejszą liczbą punktów życia
    .acc = { NAME($subtype_id, case: "acc") } z najmniejszą liczbą punktów życia
minion-farthest =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] najdalej wysunięta { NAME($subtype_id) }
        [n] najdalej wysunięte { NAME($subtype_id) }
       *[m] najdalej wysunięty { NAME($subtype_id) }
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] najdalej wysuniętej { NAME($subtype_id, case: "gen") }
       *[m] najdalej wysuniętego { NAME($subtype_id, case: "gen") }
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] najdalej wysuniętą { NAME($subtype_id, case: "acc") }
        [n] najdalej wysunięte { NAME($subtype_id, case: "acc") }
       *[m] najdalej wysuniętego { NAME($subtype_id, case: "acc") }
    }
minion-some =
    .nom = { $n ->
        [one] { $n } { NAME($subtype_id, case: "acc") }
        [few] { $n } różne { NAME($subtype_id, case: "few") }
       *[many] { $n } różnych { NAME($subtype_id, case: "plural") }
    }
    .gen = { $n } różnych { NAME($subtype_id, case: "plural") }
    .acc = { $n ->
        [one] { $n } { NAME($subtype_id, case: "acc") }
        [few] { $n } różne { NAME($subtype_id, case: "few") }
       *[many] { $n } różnych { NAME($subtype_id, case: "plural") }
    }
minion-all =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] każda { NAME($subtype_id) } w grze
        [n] każde { NAME($subtype_id) } w grze
       *[m] każdy { NAME($subtype_id) } w grze
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] każdej { NAME($subtype_id, case: "gen") } w grze
       *[m] każdego { NAME($subtype_id, case: "gen") } w grze
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] każdą { NAME($subtype_id, case: "acc") } w grze
        [n] każde { NAME($subtype_id, case: "acc") } w grze
       *[m] każdego { NAME($subtype_id, case: "acc") } w grze
    }
minion-any =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] dowolna { NAME($subtype_id) } w grze
        [n] dowolne { NAME($subtype_id) } w grze
       *[m] dowolny { NAME($subtype_id) } w grze
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] dowolnej { NAME($subtype_id, case: "gen") } w grze
       *[m] dowolnego { NAME($subtype_id, case: "gen") } w grze
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] dowolną { NAME($subtype_id, case: "acc") } w grze
        [n] dowolne { NAME($subtype_id, case: "acc") } w grze
       *[m] dowolnego { NAME($subtype_id, case: "acc") } w grze
    }
minion-that =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] ta { NAME($subtype_id) }
        [n] to { NAME($subtype_id) }
       *[m] ten { NAME($subtype_id) }
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] tej { NAME($subtype_id, case: "gen") }
       *[m] tego { NAME($subtype_id, case: "gen") }
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] tę { NAME($subtype_id, case: "acc") }
        [n] to { NAME($subtype_id, case: "acc") }
       *[m] tego { NAME($subtype_id, case: "acc") }
    }

do-choose-card =
    .do = wskaż { $cards }
    .does = wskazuje { $cards }
    .inf = wskazać { $cards }
    .all = gracze wskazują { $cards }
do-destroy-it =
    .do = zniszcz { $card }
    .does = niszczy { $card }
    .inf = zniszczyć { $card }
