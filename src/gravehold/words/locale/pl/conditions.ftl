# Conditions stand behind 'jeżeli'. $relation: none, some (one or more), at-least, at-most, exactly.
condition-not = nie jest prawdą, że { $condition }
condition-and = { $left } i { $right }
condition-or = { $left } lub { $right }
condition-either = zachodzi jedno z dwojga: { $condition }
condition-allys-turn = { $person ->
    [you] trwa tura sojusznika
   *[they] trwa tura sojusznika tego gracza
}
condition-not-allys-turn = { $person ->
    [you] nie trwa tura sojusznika
   *[they] nie trwa tura sojusznika tego gracza
}
condition-your-turn = { $person ->
    [you] trwa twoja tura
   *[they] trwa tura tego gracza
}
condition-is-exhausted = { $whose ->
    [you] jesteś wyczerpany
   *[other] { $owner } jest wyczerpany
}
condition-nemesis-card-revealed = jest to karta tury Nemezis
condition-nemesis-card-ahead = w talii tur jest karta tury Nemezis
condition-turn-begun-by = tę turę rozpoczęła karta „{ $card }”
condition-not-turn-begun-by = tej tury nie rozpoczęła karta „{ $card }”
condition-turn-card-discarded = karta „{ $card }” leży w stosie odrzuconych kart tur
condition-not-turn-card-discarded = karta „{ $card }” nie leży w stosie odrzuconych kart tur
condition-not-nemesis-card-ahead = w talii tur nie ma karty tury Nemezis
condition-not-your-turn = { $person ->
    [you] nie trwa twoja tura
   *[they] nie trwa tura tego gracza
}
condition-not-is-exhausted = { $whose ->
    [you] nie jesteś wyczerpany
   *[other] { $owner } nie jest wyczerpany
}
condition-not-nemesis-card-revealed = nie jest to karta tury Nemezis
condition-dealt-by = źródłem tych obrażeń jest { $sources } { $cost }
condition-not-dealt-by = źródłem tych obrażeń nie jest { $sources } { $cost }
condition-pushes-back = wynoszą one co najmniej { $n } naraz
condition-not-pushes-back = wynoszą one mniej niż { $n } naraz
condition-beside = ta karta leży obok arkusza Nemezis
condition-not-beside = ta karta nie leży obok arkusza Nemezis
dealt-by-player = gracz
dealt-by-spell = Zaklęcie
dealt-by-card = karta
dealt-by-ability = zdolność
dealt-by-effects = karta lub zdolność gracza
dealt-by-aether = wydany eter
dealt-by-ally = sojusznik, którego chronią gracze,
dealt-by-nemesis-turn-start = efekt z początku tury Nemezis
card-of-players = karta zasobów
condition-it-is = { $card } to { $wanted }
condition-not-it-is = { $card } to nie { $wanted }
condition-top = wierzchnia karta { $place } to { $relation ->
    [none] nie { $wanted }
   *[some] { $wanted }
}
# What is so, and behind 'aż' what will be so ($tense).
own-has-you = { $tense ->
    [will] będziesz mieć
   *[is] masz
}
own-has-they = { $tense ->
    [will] będzie mieć
   *[is] ma
}
own-amounts = { $tense ->
    [will] będzie wynosić
   *[is] wynosi
}
compare = { $relation ->
    [none] { $value } { own-amounts } 0
    [some] { $value } { own-amounts } co najmniej 1
    [at-least] { $value } { own-amounts } co najmniej { $n }
    [at-most] { $value } { own-amounts } co najwyżej { $n }
   *[exactly] { $value } { own-amounts } dokładnie { $n }
}
range-none = { $zone ->
    [prepped] żadnych { NOUN($noun, 5, case: "prepped-gen") }
   *[hand] żadnych { NOUN($noun, 5, case: "gen") }
}
range-some = { $zone ->
    [prepped] { NOUN($noun, 1, case: "prepped") }
   *[hand] { NOUN($noun, 1) }
}
range-at-least = { $zone ->
    [prepped] { $n } lub więcej { NOUN($noun, 5, case: "prepped-gen") }
   *[hand] { $n } lub więcej { NOUN($noun, 5, case: "gen") }
}
range-at-most = { $zone ->
    [prepped] co najwyżej { $n } { NOUN($noun, $n, case: "prepped") }
   *[hand] co najwyżej { $n } { NOUN($noun, $n) }
}
range-exactly = { $zone ->
    [prepped] dokładnie { $n } { NOUN($noun, $n, case: "prepped") }
   *[hand] dokładnie { $n } { NOUN($noun, $n) }
}
compare-count-prepped = { $relation ->
    [none] { $whose ->
        [you] nie masz { $range }
        [anyone] żaden gracz nie ma { $range }
       *[other] { $owner } nie ma { $range }
    }
   *[some] { $whose ->
        [you] masz { $range }
        [anyone] { $relation ->
            [some] którykolwiek gracz ma { $range }
           *[other] gracze mają łącznie { $range }
        }
       *[other] { $owner } ma { $range }
    }
}
compare-count-hand = { $relation ->
    [none] { $whose ->
        [you] nie masz na ręce { $range }
        [anyone] żaden gracz nie ma na ręce { $range }
       *[other] { $owner } nie ma na ręce { $range }
    }
   *[some] { $whose ->
        [you] masz na ręce { $range }
        [anyone] { $relation ->
            [some] którykolwiek gracz ma na ręce { $range }
           *[other] gracze mają na ręce łącznie { $range }
        }
       *[other] { $owner } ma na ręce { $range }
    }
}
compare-count-hand-or-discard = { $relation ->
    [none] { $whose ->
        [you] nie masz na ręce ani w stosie kart odrzuconych { $range }
        [anyone] żaden gracz nie ma na ręce ani w stosie kart odrzuconych { $range }
       *[other] { $owner } nie ma na ręce ani w stosie kart odrzuconych { $range }
    }
   *[some] { $whose ->
        [you] masz na ręce lub w stosie kart odrzuconych { $range }
        [anyone] { $relation ->
            [some] którykolwiek gracz ma na ręce lub w stosie kart odrzuconych { $range }
           *[other] gracze mają na rękach i w stosach kart odrzuconych łącznie { $range }
        }
       *[other] { $owner } ma na ręce lub w stosie kart odrzuconych { $range }
    }
}
compare-count-discard = { $relation ->
    [none] { $whose ->
        [you] nie masz w stosie kart odrzuconych { $range }
        [anyone] żaden gracz nie ma w stosie kart odrzuconych { $range }
       *[other] { $owner } nie ma w stosie kart odrzuconych { $range }
    }
   *[some] { $whose ->
        [you] masz w stosie kart odrzuconych { $range }
        [anyone] { $relation ->
            [some] którykolwiek gracz ma w stosie kart odrzuconych { $range }
           *[other] gracze mają w stosach kart odrzuconych łącznie { $range }
        }
       *[other] { $owner } ma w stosie kart odrzuconych { $range }
    }
}
compare-count-played = { $relation ->
    [none] nie zagrano w tej turze { $range }
   *[some] zagrano w tej turze { $range }
}
compare-count-revealed = { $relation ->
    [none] w ten sposób nie odkryto { $range }
   *[some] w ten sposób odkryto { $range }
}
compare-life = { $whose ->
    [you] { $relation ->
        [none] nie { own-has-you } punktów życia
        [some] { own-has-you } 1 lub więcej punktów życia
        [at-least] { own-has-you } { $n } lub więcej punktów życia
        [at-most] { own-has-you } { $n } lub mniej punktów życia
       *[exactly] { own-has-you } dokładnie { $n } { NOUN("life", $n) }
    }
   *[other] { $relation ->
        [none] { $owner } nie { own-has-they } punktów życia
        [some] { $owner } { own-has-they } 1 lub więcej punktów życia
        [at-least] { $owner } { own-has-they } { $n } lub więcej punktów życia
        [at-most] { $owner } { own-has-they } { $n } lub mniej punktów życia
       *[exactly] { $owner } { own-has-they } dokładnie { $n } { NOUN("life", $n) }
    }
}
compare-ally-charges = { $relation ->
    [none] { $ally } nie ma żadnych Ładunków
    [some] { $ally } ma Ładunek
    [at-least] { $ally } ma { $n } lub więcej Ładunków
    [at-most] { $ally } ma co najwyżej { $n } { NOUN("charge", $n) }
   *[exactly] { $ally } ma dokładnie { $n } { NOUN("charge", $n) }
}
compare-charges = { $whose ->
    [you] { $relation ->
        [none] nie { own-has-you } żadnych Ładunków
        [some] { own-has-you } Ładunek
        [at-least] { own-has-you } { $n } lub więcej Ładunków
        [at-most] { own-has-you } co najwyżej { $n } { NOUN("charge", $n) }
       *[exactly] { own-has-you } dokładnie { $n } { NOUN("charge", $n) }
    }
   *[other] { $relation ->
        [none] { $owner } nie { own-has-they } żadnych Ładunków
        [some] { $owner } { own-has-they } Ładunek
        [at-least] { $owner } { own-has-they } { $n } lub więcej Ładunków
        [at-most] { $owner } { own-has-they } co najwyżej { $n } { NOUN("charge", $n) }
       *[exactly] { $owner } { own-has-they } dokładnie { $n } { NOUN("charge", $n) }
    }
}
compare-open-breaches = { $whose ->
    [you] { $relation ->
        [none] nie { own-has-you } otwartych Bram
        [some] { own-has-you } otwartą Bramę
        [at-least] { own-has-you } { $n } lub więcej otwartych Bram
        [at-most] { own-has-you } co najwyżej { $n } { NOUN("open-breach", $n) }
       *[exactly] { $n ->
            [4] { own-has-you } 4 { NOUN("open-breach", 4) }
           *[many] { own-has-you } dokładnie { $n } { NOUN("open-breach", $n) }
        }
    }
   *[other] { $relation ->
        [none] { $owner } nie { own-has-they } otwartych Bram
        [some] { $owner } { own-has-they } otwartą Bramę
        [at-least] { $owner } { own-has-they } { $n } lub więcej otwartych Bram
        [at-most] { $owner } { own-has-they } co najwyżej { $n } { NOUN("open-breach", $n) }
       *[exactly] { $n ->
            [4] { $owner } { own-has-they } 4 { NOUN("open-breach", 4) }
           *[many] { $owner } { own-has-they } dokładnie { $n } { NOUN("open-breach", $n) }
        }
    }
}
compare-closed-breaches = { $whose ->
    [you] { $relation ->
        [none] nie masz zamkniętych Bram
        [some] masz zamkniętą Bramę
        [at-least] masz { $n } lub więcej zamkniętych Bram
        [at-most] masz co najwyżej { $n } { NOUN("closed-breach", $n) }
       *[exactly] { $n ->
            [4] masz 4 { NOUN("closed-breach", 4) }
           *[many] masz dokładnie { $n } { NOUN("closed-breach", $n) }
        }
    }
   *[other] { $relation ->
        [none] { $owner } nie ma zamkniętych Bram
        [some] { $owner } ma zamkniętą Bramę
        [at-least] { $owner } ma { $n } lub więcej zamkniętych Bram
        [at-most] { $owner } ma co najwyżej { $n } { NOUN("closed-breach", $n) }
       *[exactly] { $n ->
            [4] { $owner } ma 4 { NOUN("closed-breach", 4) }
           *[many] { $owner } ma dokładnie { $n } { NOUN("closed-breach", $n) }
        }
    }
}
compare-cost-of-it = { $it ->
    [destroyed] koszt zniszczonej karty
    [discarded] koszt odrzuconej karty
    [revealed] koszt odkrytej karty
    [gained] koszt pozyskanej karty
    [spell] koszt tego Zaklęcia
    [played] koszt zagranej karty
    [card] koszt wybranej karty
   *[this] koszt tej karty
} wynosi { $relation ->
    [none] 0 eteru
    [some] 1 eteru lub więcej
    [at-least] { $n } eteru lub więcej
    [at-most] { $n } eteru lub mniej
   *[exactly] dokładnie { $n } eteru
}
compare-nemesis-tier = { $relation ->
    [some] rząd Nemezis wynosi 1 lub więcej
    [at-least] rząd Nemezis wynosi { $n } lub więcej
    [at-most] rząd Nemezis wynosi { $n } lub mniej
   *[other] rząd Nemezis wynosi { $n }
}
compare-nemesis-tokens = { $relation ->
    [none] { NAME($nemesis, case: "nom") } nie { own-has-they } żadnych { NOUN($token, 5) }
    [some] { NAME($nemesis, case: "nom") } { own-has-they } { NOUN($token, 1) }
    [at-least] { NAME($nemesis, case: "nom") } { own-has-they } { $n } lub więcej { NOUN($token, 5) }
    [at-most] { NAME($nemesis, case: "nom") } { own-has-they } co najwyżej { $n } { NOUN($token, $n) }
   *[exactly] { NAME($nemesis, case: "nom") } { own-has-they } dokładnie { $n } { NOUN($token, $n) }
}
compare-nemesis-turn-cards = { $relation ->
    [none] w stosie odrzuconych kart tur nie ma kart tury Nemezis
    [some] w stosie odrzuconych kart tur jest karta tury Nemezis
    [at-least] w stosie odrzuconych kart tur jest { $n } lub więcej kart tury Nemezis
    [at-most] w stosie odrzuconych kart tur jest { $n } lub mniej kart tury Nemezis
   *[exactly] { $n ->
        [one] w stosie odrzuconych kart tur jest dokładnie jedna karta tury Nemezis
        [few] w stosie odrzuconych kart tur są { $n } karty tury Nemezis
       *[many] w stosie odrzuconych kart tur jest { $n } kart tury Nemezis
    }
}
compare-minion-life = { $this ->
    [it] { $relation ->
        [some] { $minion } { own-has-they } 1 lub więcej punktów życia
        [at-least] { $minion } { own-has-they } { $n } lub więcej punktów życia
        [at-most] { $minion } { own-has-they } { $n } lub mniej punktów życia
       *[other] { $minion } { own-has-they } { $n } { NOUN("life", $n) }
    }
    [power] { $relation ->
        [none] ta Moc nie { own-has-they } już żetonów Mocy
        [some] ta Moc { own-has-they } co najmniej 1 żeton Mocy
        [at-least] ta Moc { own-has-they } { $n } lub więcej żetonów Mocy
        [at-most] ta Moc { own-has-they } co najwyżej { $n } { NOUN("power-token", $n) }
       *[exactly] ta Moc { own-has-they } dokładnie { $n } { NOUN("power-token", $n) }
    }
   *[minion] { $relation ->
        [some] ten Poplecznik { own-has-they } 1 lub więcej punktów życia
        [at-least] ten Poplecznik { own-has-they } { $n } lub więcej punktów życia
        [at-most] ten Poplecznik { own-has-they } { $n } lub mniej punktów życia
       *[other] ten Poplecznik { own-has-they } { $n } { NOUN("life", $n) }
    }
}
compare-power-left = { $relation ->
    [none] karta „{ $power }” nie { own-has-they } już żetonów Mocy
    [some] karta „{ $power }” { own-has-they } co najmniej 1 żeton Mocy
    [at-least] karta „{ $power }” { own-has-they } { $n } lub więcej żetonów Mocy
    [at-most] karta „{ $power }” { own-has-they } co najwyżej { $n } { NOUN("power-token", $n) }
   *[exactly] karta „{ $power }” { own-has-they } dokładnie { $n } { NOUN("power-token", $n) }
}
compare-on-board-bridge = { $relation ->
    [none] w grze nie ma żetonów Mostu
    [some] w grze jest żeton Mostu
    [at-least] w grze jest { $n } lub więcej żetonów Mostu
    [at-most] w grze jest { $n } lub mniej żetonów Mostu
   *[exactly] liczba żetonów Mostu w grze wynosi dokładnie { $n }
}
compare-players = { $relation ->
    [none] nie gra żaden Mag
    [some] gra jakiś Mag
    [at-least] w grze jest { $n } lub więcej Magów
    [at-most] w grze jest { $n } lub mniej Magów
   *[exactly] { $n ->
        [one] w grze jest tylko jeden Mag
       *[many] w grze jest dokładnie { $n } Magów
    }
}
compare-pile-size = { $relation ->
    [none] stos zasobów { $card } jest pusty
    [some] stos zasobów { $card } nie jest pusty
    [at-least] w stosie zasobów { $card } jest { $n } lub więcej kart
    [at-most] w stosie zasobów { $card } jest { $n } lub mniej kart
   *[exactly] { $n ->
        [one] w stosie zasobów { $card } jest dokładnie 1 karta
        [few] w stosie zasobów { $card } są dokładnie { $n } karty
       *[many] w stosie zasobów { $card } jest dokładnie { $n } kart
    }
}
compare-in-play = { $relation ->
    [none] w grze nie ma { NAME($subtype_id, case: "plural") }
    [some] w grze jest { NAME($subtype_id) }
    [at-least] w grze jest { $n } lub więcej { NAME($subtype_id, case: "plural") }
    [at-most] w grze jest { $n } lub mniej { NAME($subtype_id, case: "plural") }
   *[exactly] liczba { NAME($subtype_id, case: "plural") } w grze wynosi dokładnie { $n }
}
compare-gained-this-turn = { $relation ->
    [none] { $same ->
        [yes] w tej turze nie pozyskano żadnej kopii tej karty
       *[no] w tej turze nie pozyskano żadnej karty
    }
    [some] { $same ->
        [yes] w tej turze pozyskano kopię tej karty
       *[no] w tej turze pozyskano kartę
    }
    [at-least] { $same ->
        [yes] w tej turze pozyskano { $n } lub więcej kopii tej karty
       *[no] w tej turze pozyskano { $n } lub więcej kart
    }
    [at-most] { $same ->
        [yes] w tej turze pozyskano co najwyżej { $n } { NOUN("copy", $n) }
       *[no] w tej turze pozyskano co najwyżej { $n } { NOUN("card", $n) }
    }
   *[exactly] jest to { $n ->
        [1] pierwsza
        [2] druga
        [3] trzecia
       *[many] { $n }.
    } { $same ->
        [yes] kopia tej karty
       *[no] karta
    } pozyskana przez ciebie w tej turze
}
compare-played-this-turn = { $n ->
    [1] po raz pierwszy w tej turze zagrywasz kopię tej karty
    [2] po raz drugi w tej turze zagrywasz kopię tej karty
    [3] po raz trzeci w tej turze zagrywasz kopię tej karty
   *[many] po raz { $n }. w tej turze zagrywasz kopię tej karty
}
compare-cast-this-turn = { $n ->
    [1] po raz pierwszy w tej turze aktywujesz kopię tego Zaklęcia
    [2] po raz drugi w tej turze aktywujesz kopię tego Zaklęcia
    [3] po raz trzeci w tej turze aktywujesz kopię tego Zaklęcia
   *[many] po raz { $n }. w tej turze aktywujesz kopię tego Zaklęcia
}
compare-played-this-turn-often = { $relation ->
    [none] w tej turze nie zagrano żadnej kopii tej karty
    [some] w tej turze zagrano kopię tej karty
    [at-least] w tej turze zagrano { $n } lub więcej kopii tej karty
   *[at-most] w tej turze zagrano co najwyżej { $n } { NOUN("copy", $n) }
}
compare-plays-this-turn = { $relation ->
    [none] w tej turze nie zagrano żadnego Klejnotu ani Artefaktu { $cost }
    [some] w tej turze zagrano Klejnot lub Artefakt { $cost }
    [at-least] w tej turze zagrano łącznie { $n } lub więcej Klejnotów i Artefaktów { $cost }
    [at-most] w tej turze zagrano łącznie { $n } lub mniej Klejnotów i Artefaktów { $cost }
   *[exactly] { $n ->
        [1] jest to pierwszy zagrany w tej turze Klejnot lub Artefakt { $cost }
        [2] jest to drugi zagrany w tej turze Klejnot lub Artefakt { $cost }
       *[many] liczba zagranych w tej turze Klejnotów i Artefaktów { $cost } wynosi dokładnie { $n }
    }
}
compare-cast-this-turn-often = { $relation ->
    [none] w tej turze nie aktywowano żadnej kopii tego Zaklęcia
    [some] w tej turze aktywowano kopię tego Zaklęcia
    [at-least] w tej turze aktywowano { $n } lub więcej kopii tego Zaklęcia
   *[at-most] w tej turze aktywowano co najwyżej { $n } { $n ->
        [one] kopię
        [few] kopie
       *[many] kopii
    } tego Zaklęcia
}
compare-player-tokens = { $whose ->
    [you] { $relation ->
        [none] nie { own-has-you } żetonów { $token }
        [some] { own-has-you } żeton { $token }
        [at-least] { own-has-you } { $n } lub więcej żetonów { $token }
        [at-most] { own-has-you } co najwyżej { $n } { NOUN("token", $n) } { $token }
       *[exactly] { own-has-you } dokładnie { $n } { NOUN("token", $n) } { $token }
    }
   *[other] { $relation ->
        [none] { $owner } nie { own-has-they } żetonów { $token }
        [some] { $owner } { own-has-they } żeton { $token }
        [at-least] { $owner } { own-has-they } { $n } lub więcej żetonów { $token }
        [at-most] { $owner } { own-has-they } co najwyżej { $n } { NOUN("token", $n) } { $token }
       *[exactly] { $owner } { own-has-they } dokładnie { $n } { NOUN("token", $n) } { $token }
    }
}
condition-is-face = { $on ->
    [this] ta karta to { $face }
   *[it] wskazana karta to { $face }
}
condition-not-is-face = { $on ->
    [this] ta karta to nie { $face }
   *[it] wskazana karta to nie { $face }
}
condition-connected = jej stos zasobów jest połączony z pierwszym
condition-not-connected = jej stos zasobów nie jest połączony z pierwszym
condition-opened-is = ta Brama to { $tile }
condition-not-opened-is = ta Brama to nie { $tile }
condition-zone-is = strefą jest { NAME($zone_id, case: "nom") }
condition-not-zone-is = strefą nie jest „{ $zone }”
condition-of-this-pile = to Zaklęcie pochodzi ze stosu, obok którego leży ta karta
compare-in-zone = { $relation ->
    [some] { $where } jest co najmniej { $noun ->
        [card] jedna karta
        [supply-card] jedna karta zasobów
       *[other] 1 { NOUN($noun, 1, "nom") }
    }
    [none] nie ma { NOUN($noun, 5, "gen") }
    [at-least] liczba { NOUN($noun, 5, "gen") } wynosi co najmniej { $n }
    [at-most] liczba { NOUN($noun, 5, "gen") } wynosi co najwyżej { $n }
   *[exactly] liczba { NOUN($noun, 5, "gen") } wynosi dokładnie { $n }
} { $relation ->
    [some] {""}
   *[other] { $where }
}
condition-breach-is-open = { $whose ->
    [you] twoja Brama { $slot } jest otwarta
    [they] jego Brama { $slot } jest otwarta
   *[other] Brama { $slot } { $owner } jest otwarta
}
condition-not-breach-is-open = { $whose ->
    [you] twoja Brama { $slot } nie jest otwarta
    [they] jego Brama { $slot } nie jest otwarta
   *[other] Brama { $slot } { $owner } nie jest otwarta
}
condition-cast-from-open = to Zaklęcie aktywowano z otwartej Bramy { $slot }
condition-not-cast-from-open = tego Zaklęcia nie aktywowano z otwartej Bramy { $slot }
condition-no-card = nie ma karty do odkrycia
compare-empty-piles = { $relation ->
    [none] żaden stos zasobów nie jest pusty
    [some] jakiś stos zasobów jest pusty
    [at-least] co najmniej { $n ->
        [one] 1 stos zasobów jest pusty
        [few] { $n } stosy zasobów są puste
       *[many] { $n } stosów zasobów jest pustych
    }
    [at-most] co najwyżej { $n ->
        [one] 1 stos zasobów jest pusty
        [few] { $n } stosy zasobów są puste
       *[many] { $n } stosów zasobów jest pustych
    }
   *[exactly] dokładnie { $n ->
        [one] 1 stos zasobów jest pusty
        [few] { $n } stosy zasobów są puste
       *[many] { $n } stosów zasobów jest pustych
    }
}
