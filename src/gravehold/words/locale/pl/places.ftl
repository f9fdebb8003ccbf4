# How many cards, where they are, whose they are.
# How many of them. Prepped spells bring their cost along: of somebody else's, the participle stands
# behind it ('Zaklęcie o koszcie ... przygotowane przez ...').
quantity-plain = { $prepped ->
    [own] { $n ->
        [one] { $whose ->
            [anyone] { NOUN($noun, 1, case: "prepped") } { $cost }
           *[own] { $noun ->
                [copy] jedną
                [other-copy] jedną
               *[spell] jedno
            } ze swoich { NOUN($noun, 5, case: "prepped-gen") } { $cost }
        }
        [few] { $n } { $whose ->
            [anyone] {""}
           *[own] swoje
        } { NOUN($noun, $n, case: "prepped") } { $cost }
       *[many] { $n } { $whose ->
            [anyone] {""}
           *[own] swoich
        } { NOUN($noun, $n, case: "prepped") } { $cost }
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
quantity-all = { $prepped ->
    [own] wszystkie { $whose ->
        [anyone] {""}
       *[own] swoje
    } { NOUN($noun, 2, case: "prepped") } { $cost }
    [by] wszystkie { NOUN($noun, 2) } { $cost } { NOUN($noun, 2, case: "by") }
   *[no] wszystkie { NOUN($noun, 2) }
}
quantity-up-to = { $prepped ->
    [own] do { $n } { $whose ->
        [anyone] {""}
       *[own] { $n ->
            [one] swojego
           *[many] swoich
        }
    } { NOUN($noun, $n, case: "prepped-gen") } { $cost }
    [by] do { $n } { NOUN($noun, $n, case: "gen") } { $cost } { NOUN($noun, $n, case: "by-gen") }
   *[no] do { $n } { NOUN($noun, $n, case: "gen") }
}
quantity-value = { $prepped ->
    [own] tyle { $whose ->
        [anyone] {""}
       *[own] swoich
    } { NOUN($noun, 5, case: "prepped-gen") } { $cost }
    [by] tyle { NOUN($noun, 5, case: "gen") } { $cost } { NOUN($noun, 5, case: "by-gen") }
   *[no] tyle { NOUN($noun, 5, case: "gen") }
}
quantity-dearest = { $prepped ->
    [own] { $n ->
        [one] { $whose ->
            [anyone] {""}
           *[own] swoje
        } { NOUN($noun, 1, case: "prepped") } { $cost }
       *[many] { quantity-plain }
    }
   *[other] { quantity-plain }
}

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
place-destroyed = { $whose ->
    [you] spośród twoich zniszczonych kart
    [they] spośród swoich zniszczonych kart
    [anyone] spośród zniszczonych kart
    [all] spośród zniszczonych kart
   *[other] spośród zniszczonych kart { $owner }
}
place-played = spośród zagranych w tej turze
place-played-or-discard = { place-played } lub { place-discard }
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
        [card] wybrana karta
       *[this] ta karta
    }
    .gen = { $it ->
        [destroyed] zniszczonej karty
        [discarded] odrzuconej karty
        [revealed] odkrytej karty
        [gained] pozyskanej karty
        [played] zagranej karty
        [spell] tego Zaklęcia
        [card] wybranej karty
       *[this] tej karty
    }
    .acc = { $it ->
        [destroyed] zniszczoną kartę
        [discarded] odrzuconą kartę
        [revealed] odkrytą kartę
        [gained] pozyskaną kartę
        [played] zagraną kartę
        [spell] to Zaklęcie
        [card] wybraną kartę
       *[this] tę kartę
    }
card-named = o nazwie „{ $name }”
card-named-either = o nazwie „{ $name }” lub „{ $also }”
cost-zero = o koszcie 0 eteru
cost-exactly = o koszcie dokładnie { $n } eteru
cost-between = o koszcie od { $least } do { $most } eteru
cost-raised = { $cost } ({ $n } lub mniej, jeżeli { $condition })
cost-at-most = o koszcie { $n } eteru lub mniej
cost-at-most-value = o koszcie nie wyższym niż { $value }
cost-at-least = o koszcie { $n } eteru lub więcej
cost-at-least-value = o koszcie nie niższym niż { $value }
revealed-all = je
revealed-it = ją
revealed-one = { $n ->
    [one] jedną z nich
    [few] { $n } z nich
   *[many] { $n } z nich
}
revealed-up-to = do { $n } z nich
revealed-dearer = droższą z nich
revealed-dearest = { $n ->
    [one] najdroższą z nich
    [few] { $n } najdroższe z nich
   *[many] { $n } najdroższych z nich
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
