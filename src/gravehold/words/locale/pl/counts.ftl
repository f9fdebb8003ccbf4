# What a few cards look at: how many there are, how much life is left, what cards cost.
compare-player-turn-cards = { $relation ->
    [none] w stosie odrzuconych kart tur nie ma kart tury graczy
    [some] w stosie odrzuconych kart tur jest karta tury gracza
    [at-least] w stosie odrzuconych kart tur jest { $n } lub więcej kart tury graczy
    [at-most] w stosie odrzuconych kart tur jest { $n } lub mniej kart tury graczy
   *[exactly] { $n ->
        [one] w stosie odrzuconych kart tur jest dokładnie jedna karta tury gracza
        [few] w stosie odrzuconych kart tur są { $n } karty tury graczy
       *[many] w stosie odrzuconych kart tur jest { $n } kart tury graczy
    }
}
compare-gravehold-life = żywotność Gravehold wynosi { $relation ->
    [none] 0
    [some] 1 lub więcej
    [at-least] { $n } lub więcej
    [at-most] { $n } lub mniej
   *[exactly] dokładnie { $n }
}
condition-they-cost = { $n ->
    [0] żadna z { $it ->
        [destroyed] zniszczonych
       *[discarded] odrzuconych
    } kart nie kosztuje więcej niż { $most } eteru
   *[other] { $it ->
        [destroyed] zniszczono
       *[discarded] odrzucono
    } { $n } { NOUN("card", $n) } i { $most ->
        [0] każda z nich kosztuje 0 eteru
       *[other] żadna z nich nie kosztuje więcej niż { $most } eteru
    }
}
condition-not-they-cost = { $n ->
    [0] jedna z { $it ->
        [destroyed] zniszczonych
       *[discarded] odrzuconych
    } kart kosztuje więcej niż { $most } eteru
   *[other] liczba { $it ->
        [destroyed] zniszczonych
       *[discarded] odrzuconych
    } kart jest mniejsza niż { $n } lub jedna z nich kosztuje więcej niż { $most } eteru
}
value-player-turn-cards =
    .each = każdą kartę tury gracza w stosie odrzuconych kart tur
    .number = { NOUN("count", 1, $case) } kart tury graczy w stosie odrzuconych kart tur
value-gravehold-life =
    .number = { $case ->
        [gen] żywotności Gravehold
       *[nom] żywotność Gravehold
    }
compare-tokens = { $token_id ->
    [lantern] { compare }
   *[other] { $on ->
        [this] na tej karcie
        [it] na wskazanej karcie
        [you] przed tobą
        [that] przed tym graczem
        [pile] na jej stosie zasobów
       *[game] na arkuszu Nemezis
    } { $relation ->
        [none] nie ma żetonów
        [some] jest żeton
        [at-least] jest { $n } lub więcej żetonów
        [at-most] { $n ->
            [one] jest co najwyżej 1 żeton
            [few] są co najwyżej { $n } żetony
           *[many] jest co najwyżej { $n } żetonów
        }
       *[exactly] { $n ->
            [one] jest dokładnie 1 żeton
            [few] są dokładnie { $n } żetony
           *[many] jest dokładnie { $n } żetonów
        }
    } { TOKEN($token_id) }
}

# Two values beside each other.
value-minus = { $case ->
    [gen] różnicy { $of_left } i { $of_right }
   *[nom] { $left } minus { $right }
}
value-lower = { $case ->
    [gen] niższej z dwóch wartości ({ $left }; { $right })
    [acc] niższą z dwóch wartości ({ $left }; { $right })
   *[nom] niższa z dwóch wartości ({ $left }; { $right })
}
value-higher = { $case ->
    [gen] wyższej z dwóch wartości ({ $left }; { $right })
    [acc] wyższą z dwóch wartości ({ $left }; { $right })
   *[nom] wyższa z dwóch wartości ({ $left }; { $right })
}
condition-no-less = { $value } wynosi co najmniej tyle, ile { $than }
condition-not-no-less = { $value } wynosi mniej niż { $than }
