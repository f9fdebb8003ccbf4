# Standing effects. Whom a deed concerns ($to): you, another player ($who, $owner in the genitive),
# this card, what is done from this breach (here), the nemesis, minions of a kind, anybody.
# $whose [other]: somebody else does what follows, whose phase 'swojej' would be.
whenever = { $when } { $do }
whenever-if = { $when }, jeżeli { $condition }, { $do }
when-turn-start = { $to ->
    [other] na początku tury { $owner }
   *[you] na początku { $whose ->
        [other] twojej
       *[you] swojej
    } tury
}
when-casting-start = { $to ->
    [other] na początku fazy aktywacji { $owner }
   *[you] na początku { $whose ->
        [other] twojej
       *[you] swojej
    } fazy aktywacji
}
when-casting-end = { $to ->
    [other] na koniec fazy aktywacji { $owner }
   *[you] na koniec { $whose ->
        [other] twojej
       *[you] swojej
    } fazy aktywacji
}
when-draw-start = { $to ->
    [other] na początku fazy dobierania { $owner }
   *[you] na początku { $whose ->
        [other] twojej
       *[you] swojej
    } fazy dobierania
}
when-main-phase = { $to ->
    [other] podczas fazy głównej { $owner }
   *[you] podczas swojej fazy głównej
}
when-focus = { $to ->
    [other] gdy { $who } podczas swojej tury wzmacnia lub otwiera jedną ze swoich Bram,
   *[you] gdy podczas swojej tury wzmacniasz lub otwierasz jedną ze swoich Bram,
}
when-open = { $to ->
    [other-kind] gdy { $tile } { $owner } zostaje otwarta,
    [you-kind] gdy twoja { $tile } zostaje otwarta,
    [other] gdy Brama { $owner } zostaje otwarta,
   *[you] gdy jedna z twoich Bram zostaje otwarta,
}
when-prep = { $to ->
    [this] gdy przygotowujesz to Zaklęcie,
    [other] gdy { $who } przygotowuje Zaklęcie,
   *[you] gdy przygotowujesz Zaklęcie,
}
when-cast = { $to ->
    [this] gdy zakończysz aktywację tego Zaklęcia,
    [here] gdy gracz zakończy aktywację Zaklęcia z tej Bramy,
    [other] gdy { $who } zakończy aktywację Zaklęcia,
   *[you] gdy zakończysz aktywację Zaklęcia,
}
when-play = { $to ->
    [this] gdy zagrywasz tę kartę,
    [you-sort] gdy zagrywasz { NOUN($sort, 1) } { $cost },
    [other-sort] gdy { $who } zagrywa { NOUN($sort, 1) } { $cost },
    [you-first] gdy zagrywasz pierwszy w danej turze Klejnot lub Artefakt { $cost },
    [other-first] gdy { $who } zagrywa pierwszy w danej turze Klejnot lub Artefakt { $cost },
    [other] gdy { $who } zagrywa Klejnot lub Artefakt,
   *[you] gdy zagrywasz Klejnot lub Artefakt,
}
when-gain = { $to ->
    [this] gdy pozyskujesz tę kartę,
    [other] gdy { $who } pozyskuje kartę,
    [other-from-pile] gdy { $who } pozyskuje kartę ze stosu zasobów,
    [other-unconnected] gdy { $who } pozyskuje kartę ze stosu zasobów, który nie jest połączony z pierwszym,
    [you-unconnected] gdy pozyskujesz kartę ze stosu zasobów, który nie jest połączony z pierwszym,
    [you-from-pile] gdy pozyskujesz kartę ze stosu zasobów,
   *[you] gdy pozyskujesz kartę,
}
when-enter-hand = { $to ->
    [this] gdy ta karta trafia na twoją rękę,
    [other] gdy karta trafia na rękę { $owner },
   *[you] gdy karta trafia na twoją rękę,
}
when-discard = { $to ->
    [this] gdy efekt każe ci odrzucić tę kartę,
    [other] gdy { $who } odrzuca kartę z powodu efektu,
   *[you] gdy odrzucasz kartę z powodu efektu,
}
when-gain-charge = { $to ->
    [other] gdy { $who } otrzymuje Ładunki,
   *[you] gdy otrzymujesz Ładunki,
}
when-gain-life = { $to ->
    [other] gdy { $who } otrzymuje punkty życia,
   *[you] gdy otrzymujesz punkty życia,
}
when-suffer = { $to ->
    [other] gdy { $who } otrzymuje obrażenia,
   *[you] gdy otrzymujesz obrażenia,
}
when-overflow = { $to ->
    [other] gdy Gravehold otrzymuje obrażenia, które miał otrzymać { $who },
   *[you] gdy Gravehold otrzymuje obrażenia zamiast ciebie,
}
when-exhaust = { $to ->
    [other] gdy { $who } zostaje wyczerpany,
   *[you] gdy zostajesz wyczerpany,
}
when-hit = { $to ->
    [this] po zadaniu temu Poplecznikowi obrażeń, nawet zmniejszonych do 0,
    [minions] po każdym zadaniu obrażeń (nawet zmniejszonych do 0), których celem jest { NAME($subtype_id) } { $dealt },
    [nemesis] po zadaniu Nemezis obrażeń, nawet zmniejszonych do 0,
    [here] po zadaniu obrażeń, nawet zmniejszonych do 0, przez Zaklęcie aktywowane z tej Bramy
   *[anybody] po zadaniu Nemezis lub dowolnemu Poplecznikowi obrażeń, nawet zmniejszonych do 0,
}
when-hurt = { $to ->
    [this] gdy ten Poplecznik otrzymuje obrażenia,
    [minions] gdy { NAME($subtype_id) } { $dealt } otrzymuje obrażenia,
    [nemesis] gdy Nemezis otrzymuje obrażenia,
    [here] gdy Zaklęcie aktywowane z tej Bramy zadaje obrażenia,
   *[anybody] gdy Nemezis lub dowolny Poplecznik otrzymuje obrażenia,
}
when-push-back = { $to ->
    [this] gdy obrażenia miałyby cofnąć tego Poplecznika,
    [minions] gdy obrażenia miałyby cofnąć { NAME($subtype_id, case: "acc") },
   *[anybody] gdy obrażenia miałyby cofnąć Nemezis lub dowolnego Poplecznika,
}
when-turn-over = { $to ->
    [other] gdy { $who } odwraca Poplecznika,
   *[you] gdy odwracasz Poplecznika,
}
when-price = { $to ->
    [other] gdy { $who } płaci eterem za akcję Nemezis,
   *[you] gdy płacisz eterem za akcję Nemezis,
}
when-enter-play = { $to ->
    [this] gdy ta karta wchodzi do gry,
    [minions] gdy { NAME($subtype_id) } wchodzi do gry,
   *[anybody] gdy dowolna karta Nemezis wchodzi do gry,
}
when-discarded = { $to ->
    [this] gdy ta karta zostaje odrzucona z gry,
    [minions] gdy { NAME($subtype_id) } zostaje { NAME($subtype_id, case: "gender") ->
        [f] odrzucona
        [n] odrzucone
       *[m] odrzucony
    },
   *[anybody] gdy dowolna karta Nemezis zostaje odrzucona z gry,
}
when-persistent = { $to ->
    [this] po rozpatrzeniu efektu TRWAŁEGO tego Poplecznika
    [minions] po rozpatrzeniu efektu TRWAŁEGO, który ma { NAME($subtype_id) },
   *[anybody] po rozpatrzeniu efektu TRWAŁEGO dowolnego Poplecznika
}
when-power-lost = { $to ->
    [this] gdy ta Moc traci żeton Mocy,
    [this-last] gdy ta Moc traci ostatni żeton Mocy,
   *[anybody] gdy dowolna Moc traci żeton Mocy,
}
when-gravehold-suffers = gdy Gravehold otrzymuje obrażenia,
when-gravehold-gains = gdy Gravehold otrzymuje punkty żywotności,
when-unleash = po Wyzwoleniu
when-act = { $to ->
    [other] gdy { $who } wykonuje akcję, którą daje arkusz lub karta,
   *[you] gdy wykonujesz akcję, którą daje arkusz lub karta,
}
when-turn-end = na koniec każdej tury
when-nemesis-turn-start = na początku tury Nemezis
when-empty-draw = gdy trzeba dobrać kartę Nemezis, a talia Nemezis jest pusta,
when-nemesis-turn-end = na koniec tury Nemezis
when-tokens-changed = gdy { NAME($nemesis, case: "nom") } otrzymuje lub traci { NOUN($token, 2) },
as-soon-as = jeżeli w dowolnym momencie { $condition }, { $do }
when-first-turn = na początku swojej pierwszej tury
first-time = tylko za pierwszym razem, { $told }
once-a-turn = raz na turę, { $told }
after-card = { $told } (po rozpatrzeniu bieżącej karty lub akcji)

# Numbers that change ($what): damage, charges, life, the bonus of a spell, the factor of damage
# that an exhausted mage passes on.
clause-alter = { $altering }, { $changes }
clause-undoubled = { $to ->
    [other] gdy Gravehold otrzymuje obrażenia, które miał otrzymać { $who }, nie podwajaj ich
   *[you] gdy Gravehold otrzymuje obrażenia zamiast ciebie, nie podwajaj ich
}
clause-alter-if = { $altering }, jeżeli { $condition }, { $changes }
altering-cast = { $to ->
    [this] gdy aktywujesz to Zaklęcie
    [here] gdy Zaklęcie jest aktywowane z tej Bramy
    [other] gdy { $who } aktywuje Zaklęcie
   *[you] gdy aktywujesz Zaklęcie
}
altering-gain-charge = { $to ->
    [other] gdy { $who } otrzymuje Ładunki
   *[you] gdy otrzymujesz Ładunki
}
altering-gain-life = { $to ->
    [other] gdy { $who } otrzymuje punkty życia
   *[you] gdy otrzymujesz punkty życia
}
altering-suffer = { $to ->
    [other] gdy { $who } otrzymuje obrażenia
   *[you] gdy otrzymujesz obrażenia
}
altering-overflow = { $to ->
    [other] gdy Gravehold otrzymuje obrażenia, które miał otrzymać { $who }
   *[you] gdy Gravehold otrzymuje obrażenia zamiast ciebie
}
altering-hit = { $to ->
    [this] gdy ten Poplecznik otrzymuje obrażenia
    [minions] gdy { NAME($subtype_id) } { $dealt } otrzymuje obrażenia
    [nemesis] gdy Nemezis otrzymuje obrażenia
    [here] gdy Zaklęcie aktywowane z tej Bramy zadaje obrażenia
   *[anybody] gdy Nemezis lub dowolny Poplecznik otrzymuje obrażenia
}
altering-push-back = { $to ->
    [this] aby cofnąć tego Poplecznika
    [minions] aby cofnąć { NAME($subtype_id, case: "acc") }
   *[anybody] aby cofnąć Nemezis lub dowolnego Poplecznika
}
action-any = dowolna akcja
altering-price = { $to ->
    [other] gdy { $who } wykonuje akcję „{ $action }”
   *[you] gdy wykonujesz akcję „{ $action }”
}
altering-enter-play = { $to ->
    [this] gdy ta karta wchodzi do gry
    [minions] gdy { NAME($subtype_id) } wchodzi do gry
   *[anybody] gdy dowolny Poplecznik wchodzi do gry
}
altering-gravehold-suffers = gdy Gravehold otrzymuje obrażenia
altering-gravehold-gains = gdy Gravehold otrzymuje punkty żywotności
alter-more = { $what ->
    [price] zwiększ jej koszt o { $by }
    [its-life] ma o { $by } więcej punktów życia
    [bonus] zadaje ono { $number }
    [charges] zwiększ ich liczbę o { $by }
    [life] zwiększ ich liczbę o { $by }
    [push] potrzeba naraz o { $by } więcej obrażeń
    [factor] zwiększ ich mnożnik o { $by }
   *[damage] zwiększ je o { $by }
}
alter-less = { $what ->
    [price] zmniejsz jej koszt o { $by }
    [its-life] ma o { $by } mniej punktów życia
    [bonus] zmniejsz jego dodatkowe obrażenia o { $by }
    [charges] zmniejsz ich liczbę o { $by }
    [life] zmniejsz ich liczbę o { $by }
    [push] potrzeba naraz o { $by } mniej obrażeń
    [factor] zmniejsz ich mnożnik o { $by }
   *[damage] zmniejsz je o { $by }
}{ $floor ->
    [0] {""}
   *[other] , ale nie poniżej { $floor }
}
alter-most = { $what ->
    [price] ogranicz jej koszt do { $n }
    [its-life] ma co najwyżej { $n } punktów życia
    [bonus] ogranicz jego dodatkowe obrażenia do { $n }
    [charges] ogranicz ich liczbę do { $n }
    [life] ogranicz ich liczbę do { $n }
    [push] wystarczą naraz { $n } obrażenia
    [factor] { $n ->
        [1] nie podwajaj ich
       *[many] ogranicz ich mnożnik do { $n }
    }
   *[damage] { $n ->
        [0] zmniejsz je do 0
        [1] zmniejsz je do 1
       *[many] ogranicz je do { $n }
    }
}

# What cannot happen, what happens in its place.
clause-forbid-hit = { $to ->
    [this] ten Poplecznik nie może otrzymywać obrażeń
    [minions] { NAME($subtype_id) } { $dealt } nie może otrzymywać obrażeń
    [nemesis] Nemezis nie może otrzymywać obrażeń
   *[anybody] ani Nemezis, ani Poplecznicy nie mogą otrzymywać obrażeń
}
clause-forbid-act = { $verb ->
    [none] nie można korzystać z akcji, które dają arkusze i karty
   *[other] { $verb_id ->
        [lantern] nie można używać Latarni
       *[other] nie można wykonywać akcji „{ $verb }”
    }
}
clause-forbid-gain = { $to ->
    [you] nie możesz pozyskać karty
    [ally] sojusznicy nie mogą pozyskać karty
    [this] nie możesz pozyskać tej karty
   *[anybody] gracze nie mogą pozyskać karty
}
clause-forbid-last = gracze nie mogą pozyskać ostatniej karty ze stosu zasobów
clause-forbid-if = { $told }, jeżeli { $condition }
would-gain-charge = { $to ->
    [you] gdy masz otrzymać Ładunki
   *[other] gdy { $who } ma otrzymać Ładunki
}
would-hit = { $to ->
    [this] gdy ten Poplecznik ma otrzymać obrażenia
    [minions] gdy { NAME($subtype_id) } { $dealt } ma otrzymać obrażenia
    [anybody] gdy Nemezis lub dowolny Poplecznik ma otrzymać obrażenia
   *[nemesis] gdy Nemezis ma otrzymać obrażenia
}
would-discarded = { $to ->
    [this] gdy ta karta ma zostać odrzucona
    [minions] gdy { NAME($subtype_id) } ma trafić na stos kart odrzuconych
   *[anybody] gdy dowolna karta Nemezis ma zostać odrzucona
}
would-persistent = { $to ->
    [this] gdy ma zostać rozpatrzony efekt TRWAŁY tego Poplecznika
    [minions] gdy ma zostać rozpatrzony efekt TRWAŁY, który ma { NAME($subtype_id) }
   *[anybody] gdy ma zostać rozpatrzony efekt TRWAŁY dowolnego Poplecznika
}
would-empty-draw = jeżeli trzeba dobrać kartę Nemezis, a talia Nemezis jest pusta
would-if = { $would }, a { $condition }
clause-instead = { $would }, zamiast tego: { $do }
clause-instead-may = { $would }, { $person ->
    [they] ten gracz może
   *[you] możesz
} zamiast tego rozpatrzyć efekt: { $do }
clause-instead-of-discard = gdy ta karta miałaby zostać odrzucona, zamiast tego { $do }

minion-counts-as = liczy się jako { $names }
minion-named = { NAME($subtype_id) }
minion-hidden-back = { NAME($subtype_id) } o ukrytym rewersie: to może być { $faces }
if-none-left = jeżeli nie ma już żadnej, { $do }
deck-refill = gdy potrzebna jest karta z talii { NAME($deck_id, case: "plural") }, a nie ma tam żadnej, stos odrzuconych kart tej talii zostaje potasowany i staje się talią
clause-count-as = każda karta tury Nemezis jest traktowana jak karta „{ $card }”
clause-count-as-if = dopóki { $condition }, każda karta tury Nemezis jest traktowana jak karta „{ $card }”
clause-must = gdy karta Nemezis mówi o dowolnym graczu, w miarę możliwości jest nim { $who }
clause-ordered-triggers = Efekty, które czekają na ten sam moment, są rozpatrywane w kolejności wybranej przez ich właścicieli.
clause-empty-draw = jeżeli { NAME($nemesis, case: "nom") } musi dobrać kartę Nemezis, a nie może, { $do } (zamiast trzykrotnego Wyzwolenia)
clause-on-exhaust = gdy gracz zostaje wyczerpany, nie następuje dwukrotne Wyzwolenie; zamiast tego { $do }
when-enter-zone = gdy karta trafia do strefy,
when-emptied = gdy stos zasobów się wyczerpie,
when-leave-zone = { $zone ->
    [none] gdy karta opuszcza strefę,
   *[other] gdy karta opuszcza { NAME($zone_id, case: "acc") },
}
when-tokens-gained = gdy przybywa żetonów „{ $kind }”,
when-tokens-lost = gdy ubywa żetonów „{ $kind }”,
tokens-any = dowolnych
