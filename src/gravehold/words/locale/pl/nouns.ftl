# Nouns in the number and case a sentence needs. Cases: acc as an object behind a number, gen,
# each ('każdą kartę', behind 'za'); of spells also prepped ('przygotowane Zaklęcie'), and by, the
# participle alone ('przygotowane', followed by 'przez ...'), both with a genitive.
noun-damage = { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
noun-additional-damage = { $n ->
    [one] dodatkowe obrażenie
    [few] dodatkowe obrażenia
   *[many] dodatkowych obrażeń
}
noun-aether = { $n ->
    [one] eter
   *[many] eteru
}
noun-life = { $n ->
    [one] punkt życia
    [few] punkty życia
   *[many] punktów życia
}
noun-gravehold-life = { $n ->
    [one] punkt żywotności
    [few] punkty żywotności
   *[many] punktów żywotności
}
noun-charge = { $n ->
    [one] Ładunek
    [few] Ładunki
   *[many] Ładunków
}
noun-token = { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
noun-nemesis = Nemezis
noun-token-bridge = { $n ->
    [one] żeton Mostu
    [few] żetony Mostu
   *[many] żetonów Mostu
}
zone-flaw = naklejka Skazy
noun-token-flaw = { $n ->
    [one] { $case ->
        [gen] naklejki Skazy
        [ins] naklejką Skazy
        [acc] naklejkę Skazy
       *[nom] naklejka Skazy
    }
    [few] naklejki Skazy
   *[many] naklejek Skazy
}
noun-token-soul = { $n ->
    [one] { $case ->
        [acc] Duszę
       *[nom] Dusza
    }
    [few] Dusze
   *[many] Dusz
}
noun-token-fountain-of-souls = { $n ->
    [one] { $case ->
        [nom] jednostka paliwa
       *[acc] jednostkę paliwa
    }
    [few] jednostki paliwa
   *[many] jednostek paliwa
}
noun-token-turns = { noun-token-bladius }
noun-token-bladius = { $n ->
    [one] żeton tury
    [few] żetony tury
   *[many] żetonów tury
}
noun-nemesis-token = { $n ->
    [one] żeton Nemezis
    [few] żetony Nemezis
   *[many] żetonów Nemezis
}
noun-power-token = { $n ->
    [one] żeton Mocy
    [few] żetony Mocy
   *[many] żetonów Mocy
}
noun-open-breach = { $n ->
    [one] otwartą Bramę
    [few] otwarte Bramy
   *[many] otwartych Bram
}
noun-closed-breach = { $n ->
    [one] zamkniętą Bramę
    [few] zamknięte Bramy
   *[many] zamkniętych Bram
}
# Cases of names too: nom, gen, acc, plural (in the genitive), and gender: m, f, n, i (a thing that is m).
noun-minion = { $case ->
    [gen] Poplecznika
    [acc] Poplecznika
    [plural] Popleczników
    [gender] m
   *[nom] Poplecznik
}
# 'The number of': nom, gen and acc.
noun-count = { $case ->
    [gen] liczby
    [acc] liczbę
   *[nom] liczba
}
noun-card = { $case ->
    [gen] { $n ->
        [one] karty
       *[many] kart
    }
    [each] każdą kartę
   *[acc] { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
}
noun-supply-card = { $case ->
    [gen] { $n ->
        [one] karty zasobów
       *[many] kart zasobów
    }
    [each] każdą kartę zasobów
   *[acc] { $n ->
        [one] kartę zasobów
        [few] karty zasobów
       *[many] kart zasobów
    }
}
noun-gem = { $case ->
    [gen] { $n ->
        [one] Klejnotu
       *[many] Klejnotów
    }
    [each] każdy Klejnot
   *[acc] { $n ->
        [one] Klejnot
        [few] Klejnoty
       *[many] Klejnotów
    }
}
noun-relic = { $case ->
    [gen] { $n ->
        [one] Artefaktu
       *[many] Artefaktów
    }
    [each] każdy Artefakt
   *[acc] { $n ->
        [one] Artefakt
        [few] Artefakty
       *[many] Artefaktów
    }
}
noun-spell = { $case ->
    [gen] { $n ->
        [one] Zaklęcia
       *[many] Zaklęć
    }
    [each] każde Zaklęcie
    [prepped] { $n ->
        [one] przygotowane Zaklęcie
        [few] przygotowane Zaklęcia
       *[many] przygotowanych Zaklęć
    }
    [prepped-gen] { $n ->
        [one] przygotowanego Zaklęcia
       *[many] przygotowanych Zaklęć
    }
    [by] { $n ->
        [one] przygotowane
        [few] przygotowane
       *[many] przygotowanych
    }
    [by-gen] { $n ->
        [one] przygotowanego
       *[many] przygotowanych
    }
   *[acc] { $n ->
        [one] Zaklęcie
        [few] Zaklęcia
       *[many] Zaklęć
    }
}
noun-gem-or-relic = { $case ->
    [gen] { $n ->
        [one] Klejnotu lub Artefaktu
       *[many] Klejnotów lub Artefaktów
    }
    [each] każdy Klejnot i Artefakt
   *[acc] { $n ->
        [one] Klejnot lub Artefakt
        [few] Klejnoty lub Artefakty
       *[many] Klejnotów lub Artefaktów
    }
}
noun-gem-or-spell = { $case ->
    [gen] { $n ->
        [one] Klejnotu lub Zaklęcia
       *[many] Klejnotów lub Zaklęć
    }
    [each] każdy Klejnot i każde Zaklęcie
   *[acc] { $n ->
        [one] Klejnot lub Zaklęcie
        [few] Klejnoty lub Zaklęcia
       *[many] Klejnotów lub Zaklęć
    }
}
noun-relic-or-spell = { $case ->
    [gen] { $n ->
        [one] Artefaktu lub Zaklęcia
       *[many] Artefaktów lub Zaklęć
    }
    [each] każdy Artefakt i każde Zaklęcie
   *[acc] { $n ->
        [one] Artefakt lub Zaklęcie
        [few] Artefakty lub Zaklęcia
       *[many] Artefaktów lub Zaklęć
    }
}
noun-copy = { $case ->
    [gen] { $n ->
        [one] kopii tej karty
       *[many] kopii tej karty
    }
    [each] każdą kopię tej karty
    [prepped] { $n ->
        [one] przygotowaną kopię tej karty
        [few] przygotowane kopie tej karty
       *[many] przygotowanych kopii tej karty
    }
    [prepped-gen] { $n ->
        [one] przygotowanej kopii tej karty
       *[many] przygotowanych kopii tej karty
    }
    [by] { $n ->
        [one] przygotowaną
        [few] przygotowane
       *[many] przygotowanych
    }
    [by-gen] { $n ->
        [one] przygotowanej
       *[many] przygotowanych
    }
   *[acc] { $n ->
        [one] kopię tej karty
        [few] kopie tej karty
       *[many] kopii tej karty
    }
}
noun-other-card = { $case ->
    [gen] { $n ->
        [one] innej karty
       *[many] innych kart
    }
    [each] każdą inną kartę
   *[acc] { $n ->
        [one] inną kartę
        [few] inne karty
       *[many] innych kart
    }
}
noun-other-gem = { $case ->
    [gen] { $n ->
        [one] innego Klejnotu
       *[many] innych Klejnotów
    }
    [each] każdy inny Klejnot
   *[acc] { $n ->
        [one] inny Klejnot
        [few] inne Klejnoty
       *[many] innych Klejnotów
    }
}
noun-other-relic = { $case ->
    [gen] { $n ->
        [one] innego Artefaktu
       *[many] innych Artefaktów
    }
    [each] każdy inny Artefakt
   *[acc] { $n ->
        [one] inny Artefakt
        [few] inne Artefakty
       *[many] innych Artefaktów
    }
}
noun-other-spell = { $case ->
    [gen] { $n ->
        [one] innego Zaklęcia
       *[many] innych Zaklęć
    }
    [each] każde inne Zaklęcie
    [prepped] { $n ->
        [one] inne przygotowane Zaklęcie
        [few] inne przygotowane Zaklęcia
       *[many] innych przygotowanych Zaklęć
    }
    [prepped-gen] { $n ->
        [one] innego przygotowanego Zaklęcia
       *[many] innych przygotowanych Zaklęć
    }
    [by] { $n ->
        [one] przygotowane
        [few] przygotowane
       *[many] przygotowanych
    }
    [by-gen] { $n ->
        [one] przygotowanego
       *[many] przygotowanych
    }
   *[acc] { $n ->
        [one] inne Zaklęcie
        [few] inne Zaklęcia
       *[many] innych Zaklęć
    }
}
noun-other-gem-or-relic = { $case ->
    [gen] { $n ->
        [one] innego Klejnotu lub Artefaktu
       *[many] innych Klejnotów lub Artefaktów
    }
    [each] każdy inny Klejnot i Artefakt
   *[acc] { $n ->
        [one] inny Klejnot lub Artefakt
        [few] inne Klejnoty lub Artefakty
       *[many] innych Klejnotów lub Artefaktów
    }
}
noun-other-gem-or-spell = { $case ->
    [gen] { $n ->
        [one] innego Klejnotu lub Zaklęcia
       *[many] innych Klejnotów lub Zaklęć
    }
    [each] każdy inny Klejnot i każde inne Zaklęcie
   *[acc] { $n ->
        [one] inny Klejnot lub inne Zaklęcie
        [few] inne Klejnoty lub Zaklęcia
       *[many] innych Klejnotów lub Zaklęć
    }
}
noun-other-relic-or-spell = { $case ->
    [gen] { $n ->
        [one] innego Artefaktu lub Zaklęcia
       *[many] innych Artefaktów lub Zaklęć
    }
    [each] każdy inny Artefakt i każde inne Zaklęcie
   *[acc] { $n ->
        [one] inny Artefakt lub inne Zaklęcie
        [few] inne Artefakty lub Zaklęcia
       *[many] innych Artefaktów lub Zaklęć
    }
}
noun-other-copy = { $case ->
    [gen] { $n ->
        [one] innej kopii tej karty
       *[many] innych kopii tej karty
    }
    [each] każdą inną kopię tej karty
    [prepped] { $n ->
        [one] inną przygotowaną kopię tej karty
        [few] inne przygotowane kopie tej karty
       *[many] innych przygotowanych kopii tej karty
    }
    [prepped-gen] { $n ->
        [one] innej przygotowanej kopii tej karty
       *[many] innych przygotowanych kopii tej karty
    }
    [by] { $n ->
        [one] przygotowaną
        [few] przygotowane
       *[many] przygotowanych
    }
    [by-gen] { $n ->
        [one] przygotowanej
       *[many] przygotowanych
    }
   *[acc] { $n ->
        [one] inną kopię tej karty
        [few] inne kopie tej karty
       *[many] innych kopii tej karty
    }
}
noun-dearest-card = { $case ->
    [gen] { $n ->
        [one] najdroższej karty
       *[many] najdroższych kart
    }
   *[acc] { $n ->
        [one] najdroższą kartę
        [few] najdroższe karty
       *[many] najdroższych kart
    }
}
noun-dearest-gem = { $case ->
    [gen] { $n ->
        [one] najdroższego Klejnotu
       *[many] najdroższych Klejnotów
    }
   *[acc] { $n ->
        [one] najdroższy Klejnot
        [few] najdroższe Klejnoty
       *[many] najdroższych Klejnotów
    }
}
noun-dearest-relic = { $case ->
    [gen] { $n ->
        [one] najdroższego Artefaktu
       *[many] najdroższych Artefaktów
    }
   *[acc] { $n ->
        [one] najdroższy Artefakt
        [few] najdroższe Artefakty
       *[many] najdroższych Artefaktów
    }
}
noun-dearest-spell = { $case ->
    [gen] { $n ->
        [one] najdroższego Zaklęcia
       *[many] najdroższych Zaklęć
    }
    [prepped] { $n ->
        [one] najdroższe przygotowane Zaklęcie
        [few] najdroższe przygotowane Zaklęcia
       *[many] najdroższych przygotowanych Zaklęć
    }
    [prepped-gen] { $n ->
        [one] najdroższego przygotowanego Zaklęcia
       *[many] najdroższych przygotowanych Zaklęć
    }
    [by] { $n ->
        [one] przygotowane
        [few] przygotowane
       *[many] przygotowanych
    }
    [by-gen] { $n ->
        [one] przygotowanego
       *[many] przygotowanych
    }
   *[acc] { $n ->
        [one] najdroższe Zaklęcie
        [few] najdroższe Zaklęcia
       *[many] najdroższych Zaklęć
    }
}
noun-dearest-gem-or-relic = { $case ->
    [gen] { $n ->
        [one] najdroższej karty Klejnotu lub Artefaktu
       *[many] najdroższych kart Klejnotów lub Artefaktów
    }
   *[acc] { $n ->
        [one] najdroższą kartę Klejnotu lub Artefaktu
        [few] najdroższe karty Klejnotów lub Artefaktów
       *[many] najdroższych kart Klejnotów lub Artefaktów
    }
}
noun-dearest-gem-or-spell = { $case ->
    [gen] { $n ->
        [one] najdroższej karty Klejnotu lub Zaklęcia
       *[many] najdroższych kart Klejnotów lub Zaklęć
    }
   *[acc] { $n ->
        [one] najdroższą kartę Klejnotu lub Zaklęcia
        [few] najdroższe karty Klejnotów lub Zaklęć
       *[many] najdroższych kart Klejnotów lub Zaklęć
    }
}
noun-dearest-relic-or-spell = { $case ->
    [gen] { $n ->
        [one] najdroższej karty Artefaktu lub Zaklęcia
       *[many] najdroższych kart Artefaktów lub Zaklęć
    }
   *[acc] { $n ->
        [one] najdroższą kartę Artefaktu lub Zaklęcia
        [few] najdroższe karty Artefaktów lub Zaklęć
       *[many] najdroższych kart Artefaktów lub Zaklęć
    }
}
