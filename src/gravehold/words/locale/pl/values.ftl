# Amounts of something. 'tyle ..., ile wynosi' leaves the value in the nominative; a clause ends
# with a comma, which gives way to the mark behind it.
amount = { $n } { NOUN($noun, $n) }
amount-each = { $amount } za { $each }
amount-equal = tyle { NOUN($noun, 5) }, ile wynosi { $value },
amount-plus = { $left } oraz { $right }
amount-when = { $amount }, jeżeli { $condition },
amount-any = dowolną ilość { NOUN($noun, 5) }

# Quantities: each stands behind 'za' and says 'każdy' in its gender; number is 'the number of',
# in the case its place asks for: nom, gen behind 'połowa', acc behind 'zmniejsz o'.
value-times = { $case ->
    [gen] { $n ->
        [2] dwukrotności { $value }
        [3] trzykrotności { $value }
       *[many] { $n }-krotności { $value }
    }
   *[nom] { $n ->
        [2] dwukrotność { $value }
        [3] trzykrotność { $value }
       *[many] { $n }-krotność { $value }
    }
}
value-plus = { $case ->
    [gen] sumy { $left } i { $right }
   *[nom] { $left } plus { $right }
}
value-half-up = { $case ->
    [gen] połowy { $value } (zaokrąglonej w górę)
    [acc] połowę { $value } (zaokrągloną w górę)
   *[nom] połowa { $value } (zaokrąglona w górę)
}
value-life =
    .number = { $whose ->
        [you] { NOUN("count", 1, $case) } twoich punktów życia
        [they] { NOUN("count", 1, $case) } jego punktów życia
       *[other] { NOUN("count", 1, $case) } punktów życia { $owner }
    }
value-charges =
    .each = { $whose ->
        [you] każdy Ładunek, który masz,
        [they] każdy swój Ładunek
       *[other] każdy Ładunek { $owner }
    }
    .number = { $whose ->
        [you] { NOUN("count", 1, $case) } twoich Ładunków
        [they] { NOUN("count", 1, $case) } jego Ładunków
       *[other] { NOUN("count", 1, $case) } Ładunków { $owner }
    }
value-ally-charges =
    .each = każdy Ładunek, który ma { $ally },
    .number = { NOUN("count", 1, $case) } Ładunków, które ma { $ally }
value-open-breaches =
    .each = { $whose ->
        [you] każdą otwartą Bramę, którą masz,
        [they] każdą swoją otwartą Bramę
       *[other] każdą otwartą Bramę { $owner }
    }
    .number = { $whose ->
        [you] { NOUN("count", 1, $case) } twoich otwartych Bram
        [they] { NOUN("count", 1, $case) } jego otwartych Bram
       *[other] { NOUN("count", 1, $case) } otwartych Bram { $owner }
    }
value-closed-breaches =
    .each = { $whose ->
        [you] każdą zamkniętą Bramę, którą masz,
        [they] każdą swoją zamkniętą Bramę
       *[other] każdą zamkniętą Bramę { $owner }
    }
    .number = { $whose ->
        [you] { NOUN("count", 1, $case) } twoich zamkniętych Bram
        [they] { NOUN("count", 1, $case) } jego zamkniętych Bram
       *[other] { NOUN("count", 1, $case) } zamkniętych Bram { $owner }
    }
value-nemesis-tokens =
    .each = każdy { NOUN($token, 1) }
    .number = { NOUN("count", 1, $case) } { NOUN($token, 5) }
value-player-tokens =
    .each = { $whose ->
        [you] każdy żeton { $token }, który masz,
        [they] każdy swój żeton { $token }
       *[other] każdy żeton { $token } { $owner }
    }
    .number = { $whose ->
        [you] { NOUN("count", 1, $case) } twoich żetonów { $token }
        [they] { NOUN("count", 1, $case) } jego żetonów { $token }
       *[other] { NOUN("count", 1, $case) } żetonów { $token } { $owner }
    }
value-minion-life =
    .number = { $this ->
        [power] { NOUN("count", 1, $case) } żetonów Mocy na tej karcie
        [it] { $case ->
            [gen] aktualnej liczby punktów życia { $minion }
            [acc] aktualną liczbę punktów życia { $minion }
           *[nom] aktualna liczba punktów życia { $minion }
        }
       *[minion] { $case ->
            [gen] aktualnej liczby punktów życia tego Poplecznika
            [acc] aktualną liczbę punktów życia tego Poplecznika
           *[nom] aktualna liczba punktów życia tego Poplecznika
        }
    }
value-power-left =
    .number = { NOUN("count", 1, $case) } żetonów Mocy na karcie „{ $power }”
value-nemesis-tier =
    .number = { $case ->
        [gen] rzędu Nemezis
       *[nom] rząd Nemezis
    }
value-nemesis-turn-cards =
    .each = każdą kartę tury Nemezis w stosie odrzuconych kart tur
    .number = { NOUN("count", 1, $case) } kart tury Nemezis w stosie odrzuconych kart tur
value-cost-of-it =
    .number = { $case ->
        [gen] { $it ->
            [destroyed] kosztu zniszczonej karty
            [discarded] kosztu odrzuconej karty
            [revealed] kosztu odkrytej karty
            [gained] kosztu pozyskanej karty
            [spell] kosztu tego Zaklęcia
            [played] kosztu zagranej karty
            [card] kosztu wybranej karty
           *[this] kosztu tej karty
        }
       *[nom] { $it ->
            [destroyed] koszt zniszczonej karty
            [discarded] koszt odrzuconej karty
            [revealed] koszt odkrytej karty
            [gained] koszt pozyskanej karty
            [spell] koszt tego Zaklęcia
            [played] koszt zagranej karty
            [card] koszt wybranej karty
           *[this] koszt tej karty
        }
    }
value-cost-of-gained =
    .number = { $case ->
        [gen] kosztu pozyskanej karty
       *[nom] koszt pozyskanej karty
    }
value-number =
    .each = { $counted ->
        [discard-spell] każde odrzucone w ten sposób Zaklęcie
        [destroy-spell] każde zniszczone w ten sposób Zaklęcie
        [destroy-card] każdą zniszczoną w ten sposób kartę
        [putallondeck-card] każdą umieszczoną w ten sposób kartę
        [putondeck-card] każdą umieszczoną w ten sposób kartę
        [putinzone-card] każdą umieszczoną w ten sposób kartę
        [take-card] każdą wziętą w ten sposób kartę
        [discard-card] każdą odrzuconą w ten sposób kartę
        [damage] każde otrzymane obrażenie
        [dealt] każde z tych obrażeń
        [charge] każdy z tych Ładunków
        [life] każdy otrzymany punkt życia
        [power] każdy pozostały żeton Mocy
        [lost] każdy stracony w ten sposób żeton
        [aether] każdą wydaną w ten sposób jednostkę eteru
        [breach] każdą jednostkę numeru tej Bramy
        [number] każdą jednostkę tej liczby
       *[card] każdą wybraną w ten sposób kartę
    }
    .number = { $counted ->
        [discard-spell] { NOUN("count", 1, $case) } odrzuconych w ten sposób Zaklęć
        [destroy-spell] { NOUN("count", 1, $case) } zniszczonych w ten sposób Zaklęć
        [destroy-card] { NOUN("count", 1, $case) } zniszczonych w ten sposób kart
        [discard-card] { NOUN("count", 1, $case) } odrzuconych w ten sposób kart
        [putallondeck-card] { NOUN("count", 1, $case) } umieszczonych w ten sposób kart
        [putondeck-card] { NOUN("count", 1, $case) } umieszczonych w ten sposób kart
        [putinzone-card] { NOUN("count", 1, $case) } umieszczonych w ten sposób kart
        [take-card] { NOUN("count", 1, $case) } wziętych w ten sposób kart
        [damage] { NOUN("count", 1, $case) } otrzymanych obrażeń
        [dealt] { NOUN("count", 1, $case) } tych obrażeń
        [charge] { NOUN("count", 1, $case) } tych Ładunków
        [life] { NOUN("count", 1, $case) } otrzymanych punktów życia
        [power] { NOUN("count", 1, $case) } pozostałych żetonów Mocy
        [lost] { NOUN("count", 1, $case) } straconych w ten sposób żetonów
        [aether] { NOUN("count", 1, $case) } wydanych w ten sposób jednostek eteru
        [breach] { $case ->
            [gen] numeru tej Bramy
           *[nom] numer tej Bramy
        }
        [number] { $case ->
            [gen] tej liczby
            [acc] tę liczbę
           *[nom] ta liczba
        }
       *[card] { NOUN("count", 1, $case) } wybranych w ten sposób kart
    }
value-in-play =
    .each = { NAME($subtype_id, case: "gender") ->
        [f] każdą { NAME($subtype_id, case: "acc") } w grze
        [n] każde { NAME($subtype_id, case: "acc") } w grze
        [i] każdy { NAME($subtype_id, case: "acc") } w grze
       *[m] każdego { NAME($subtype_id, case: "acc") } w grze
    }
    .number = { NOUN("count", 1, $case) } { NAME($subtype_id, case: "plural") } w grze
value-pile-size =
    .number = { NOUN("count", 1, $case) } kart pozostałych w stosie zasobów { $card }
value-gained-this-turn =
    .number = { NOUN("count", 1, $case) } kart pozyskanych przez ciebie w tej turze
value-played-this-turn =
    .number = { NOUN("count", 1, $case) } kopii tej karty zagranych przez ciebie w tej turze
value-plays-this-turn =
    .number = { NOUN("count", 1, $case) } zagranych w tej turze Klejnotów i Artefaktów { $cost }
value-cast-this-turn =
    .number = { NOUN("count", 1, $case) } kopii tego Zaklęcia aktywowanych przez ciebie w tej turze
highest-prepped-spells =
    .each = każde Zaklęcie przygotowane przez gracza z największą liczbą przygotowanych Zaklęć
    .number = { NOUN("count", 1, $case) } Zaklęć przygotowanych przez gracza z największą liczbą przygotowanych Zaklęć
highest-hand-cards =
    .each = każdą kartę na ręce gracza z największą liczbą kart na ręce
    .number = { NOUN("count", 1, $case) } kart na ręce gracza z największą liczbą kart na ręce
highest-charges =
    .each = każdy Ładunek gracza z największą liczbą Ładunków
    .number = { NOUN("count", 1, $case) } Ładunków gracza z największą liczbą Ładunków
highest-life =
    .each = każdy punkt życia gracza z największą liczbą punktów życia
    .number = { NOUN("count", 1, $case) } punktów życia gracza z największą liczbą punktów życia
highest-open-breaches =
    .each = każdą otwartą Bramę gracza z największą liczbą otwartych Bram
    .number = { NOUN("count", 1, $case) } otwartych Bram gracza z największą liczbą otwartych Bram
highest-value =
    .number = { $case ->
        [gen] najwyższej wartości u jednego gracza ({ $value })
        [acc] najwyższą wartość u jednego gracza ({ $value })
       *[nom] najwyższa wartość u jednego gracza ({ $value })
    }
value-tokens =
    .number = { $token_id ->
        [lantern] { $case ->
            [gen] ilości
            [dat] ilości
           *[nom] ilość
        } paliwa { NAME($token_id, case: "gen") }
       *[other] { NOUN("count", 1, $case) } żetonów { TOKEN($token_id) } { $on ->
            [this] na tej karcie
            [it] na wskazanej karcie
            [you] przed tobą
            [that] przed tym graczem
            [pile] na jej stosie zasobów
           *[game] na arkuszu Nemezis
        }
    }
value-players =
    .number = { NOUN("count", 1, $case) } Magów w grze
value-in-zone =
    .number = { NOUN("count", 1, $case) } { NOUN($noun, 5, "gen") } { $where }
value-on-board =
    .number = { $board_id ->
        [bridge] { NOUN("count", 1, $case) } żetonów Mostu w grze
        [soul] { NOUN("count", 1, $case) } Dusz { $space ->
            [none] na torze
           *[other] na polu { $space }
        }
       *[other] { NOUN("count", 1, $case) } elementów { $space ->
            [none] na planszy „{ $board }”
           *[other] na polu { $space } planszy „{ $board }”
        }
    }
value-empty-piles =
    .number = { NOUN("count", 1, $case) } pustych stosów zasobów
