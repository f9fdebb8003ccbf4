# Glue between clauses. A clause ends with a comma, which gives way to the mark behind it.
join-and = { $left } i { $right }
join-or = { $left } lub { $right }
join-nor = { $left } ani { $right }
join-choice = { $left } albo { $right }
# Verbs that need not be repeated: 'otrzymujesz 3 eteru i 1 Ładunek'.
said-once = otrzymujesz otrzymaj otrzymuje otrzymać
subjects-once = {""}
join-clauses = { $left }, a { $right }
join-comma = { $left }, { $right }
subject-verb = { $subject } { $verb }
may = możesz { $inf }
may-other = { $subject } może { $inf }
inf-any = rozpatrzyć efekt: { $do }
# A comma at the beginning gives way to one before it: 'w przeciwnym razie, jeżeli ...'.
if = { $inside ->
    [yes] , jeżeli { $condition }, { $do }
   *[no] jeżeli { $condition }, { $do }
}
if-done = { $person ->
    [you] jeżeli to zrobisz, { $do }
   *[they] jeżeli to zrobi, { $do }
}
condition-done = { $person ->
    [you] to zrobisz
   *[they] to zrobi
}
condition-not-done = { $person ->
    [you] tego nie zrobisz
   *[they] tego nie zrobi
}
if-done-by-anyone = jeżeli tak się stanie, { $do }
condition-did = { $person ->
    [you] z tego skorzystasz
   *[they] z tego skorzysta
}
if-killed = jeżeli w ten sposób odrzucony zostanie Poplecznik pochodzący z talii Nemezis, { $do }
otherwise = w przeciwnym razie { $do }
applies = rozpatrz efekt: { $do }
applies-in-order = rozpatrz po kolei: { $do }
step = ({ $mark }) { $do }
either = { $one } ALBO { $two }
choose-one = { $person ->
    [they] { $subject } wybiera jedno:
   *[you] wybierz jedno:
} { $options }
choose-any-player = wybierz dowolnego gracza
choose-any-ally = wybierz dowolnego sojusznika
choose-their-ally = wybierz dowolnego sojusznika tego gracza
each-player-do = dla każdego gracza: { $do }
different-players = wybierz { $n } różnych graczy; każdy z nich { $do }
different-players-do = dla każdego z { $n } różnych graczy: { $do }
repeat = { $n ->
    [0] tyle razy, ile wynosi { $value }: { $do }
    [1] raz: { $do }
    [2] dwukrotnie: { $do }
    [3] trzykrotnie: { $do }
   *[many] { $n } razy: { $do }
}
repeat-until = powtarzaj do chwili, gdy { $condition }: { $do }
next-gain = { $person ->
    [you] gdy następnym razem w tej turze pozyskasz kartę, { $do }
   *[they] gdy { $subject } następnym razem w tej turze pozyska kartę, { $do }
}
after-cast = { $each ->
    [yes] po każdej aktywacji { $do }
   *[no] następnie { $do }
}

# Keywords at the beginning of a paragraph.
or-line = ALBO
keyword-cast = Aktywacja:
keyword-while-prepped = Gdy przygotowane:
keyword-once-per-turn = Gdy przygotowane:
keyword-on-gain = Gdy pozyskasz tę kartę:
keyword-on-prep = Gdy przygotujesz to Zaklęcie:
keyword-immediately = Natychmiast:
keyword-persistent = Trwały:
keyword-to-discard = Aby odrzucić:
keyword-power = Moc { $n }:
keyword-part = { $name }:
keyword-unleash = Wyzwolenie:
keyword-setup = Przygotowanie:
keyword-beginner = Początkujący:
keyword-harder = Trudniejszy Wariant:
keyword-ability-your-main-phase = Użyj podczas swojej fazy głównej:
keyword-ability-any-main-phase = Użyj podczas fazy głównej dowolnego gracza:
keyword-ability-draw-phase-end = Użyj na koniec swojej fazy dobierania:
keyword-ability-nemesis-draw = Użyj, zanim Nemezis dobierze kartę:

# Whole lines of spells and mats.
spell-link = Więź.
spell-two-breaches = Przygotuj to Zaklęcie na dwóch przylegających do siebie Bramach.
spell-anywhere = To Zaklęcie można przygotować na zamkniętej Bramie.
spell-beside = Podczas swojej fazy głównej możesz przygotować z ręki jedną kartę „{ $name }” na tej samej Bramie.
spell-use = Raz na turę podczas swojej fazy głównej możesz { $inf }.
setup-tokens = { NAME($nemesis, case: "nom") } otrzymuje { $n } { NOUN($token, $n) }
token-limits = { NAME($nemesis, case: "nom") } nigdy nie ma mniej niż { $minimum } ani więcej niż { $maximum } { NOUN($token, $maximum) }
token-least = { NAME($nemesis, case: "nom") } nigdy nie ma mniej niż { $minimum } { NOUN($token, $minimum) }
token-most = { NAME($nemesis, case: "nom") } nigdy nie ma więcej niż { $maximum } { NOUN($token, $maximum) }

# Standing effects. $conditional: whether 'jeżeli' follows.
whenever = { $when } { $do }
whenever-if = { $when }, jeżeli { $condition }, { $do }
# $whose [other]: somebody else does what follows, whose phase 'swojej' would be.
when-casting-start = na początku { $whose ->
    [other] twojej
   *[you] swojej
} fazy aktywacji
    .other = na początku fazy aktywacji { $owner }
when-casting-end = na koniec { $whose ->
    [other] twojej
   *[you] swojej
} fazy aktywacji
    .other = na koniec fazy aktywacji { $owner }
when-focus = gdy podczas swojej tury wzmacniasz lub otwierasz jedną ze swoich Bram,
    .other = gdy { $who } podczas swojej tury wzmacnia lub otwiera jedną ze swoich Bram,
when-gain = gdy pozyskujesz kartę,
    .other = gdy { $who } pozyskuje kartę,
when-play = gdy zagrywasz Klejnot lub Artefakt,
    .other = gdy { $who } zagrywa Klejnot lub Artefakt,
when-suffer = gdy otrzymujesz obrażenia,
    .other = gdy { $who } otrzymuje obrażenia,
when-hurt = gdy ten Poplecznik otrzymuje obrażenia,
when-hit-nemesis = po zadaniu Nemezis obrażeń, nawet zmniejszonych do 0,
when-hurt-nemesis = gdy Nemezis otrzymuje obrażenia,
when-discarded = gdy ta karta zostaje odrzucona z gry,
when-discarded-minions = gdy { NAME($subtype_id) } zostaje { NAME($subtype_id, case: "gender") ->
    [f] odrzucona
    [n] odrzucone
   *[m] odrzucony
},
when-turn-start = na początku { $whose ->
    [other] twojej
   *[you] swojej
} tury
    .other = na początku tury { $owner }
when-draw-start = na początku { $whose ->
    [other] twojej
   *[you] swojej
} fazy dobierania
    .other = na początku fazy dobierania { $owner }
when-open = gdy jedna z twoich Bram zostaje otwarta,
    .other = gdy Brama { $owner } zostaje otwarta,
when-prep = gdy przygotowujesz Zaklęcie,
    .other = gdy { $who } przygotowuje Zaklęcie,
when-cast = gdy zakończysz aktywację Zaklęcia,
    .other = gdy { $who } zakończy aktywację Zaklęcia,
when-enter-hand = gdy karta trafia na twoją rękę,
    .other = gdy karta trafia na rękę { $owner },
when-discard = gdy odrzucasz kartę,
    .other = gdy { $who } odrzuca kartę,
when-gain-charge = gdy otrzymujesz Ładunki,
    .other = gdy { $who } otrzymuje Ładunki,
when-gain-life = gdy otrzymujesz punkty życia,
    .other = gdy { $who } otrzymuje punkty życia,
when-overflow = gdy Gravehold otrzymuje obrażenia zamiast ciebie,
    .other = gdy Gravehold otrzymuje obrażenia, które miał otrzymać { $who },
when-exhaust = gdy zostajesz wyczerpany,
    .other = gdy { $who } zostaje wyczerpany,
when-hit = po zadaniu temu Poplecznikowi obrażeń, nawet zmniejszonych do 0,
when-enter-play = gdy ta karta wchodzi do gry,
when-gravehold-suffers = gdy Gravehold otrzymuje obrażenia,
when-gravehold-gains = gdy Gravehold otrzymuje punkty życia,
when-unleash = po Wyzwoleniu
reader = ty
clause-must = gdy karta Nemezis mówi o dowolnym graczu, w miarę możliwości jest nim: { $who }
when-turn-end = na koniec każdej tury
when-nemesis-turn-end = na koniec tury Nemezis
when-nemesis-turn-start = na początku tury Nemezis
as-soon-as = jeżeli w dowolnym momencie { $condition }, { $do }
when-tokens-changed = gdy { NAME($nemesis, case: "nom") } otrzymuje lub traci { NOUN($token, 2) },
when-enter-zone = gdy karta trafia do strefy,
when-leave-zone = gdy karta opuszcza strefę,
when-hit-minions = po każdym zadaniu obrażeń (nawet zmniejszonych do 0), których celem jest { NAME($subtype_id) },
when-hurt-minions = gdy { NAME($subtype_id) } otrzymuje obrażenia,
when-enter-play-minions = gdy { NAME($subtype_id) } wchodzi do gry,
when-hit-anybody = po zadaniu Nemezis lub dowolnemu Poplecznikowi obrażeń, nawet zmniejszonych do 0,
when-hurt-anybody = gdy Nemezis lub dowolny Poplecznik otrzymuje obrażenia,
when-enter-play-anybody = gdy dowolna karta Nemezis wchodzi do gry,
when-discarded-anybody = gdy dowolna karta Nemezis zostaje odrzucona z gry,
once-a-turn = raz na turę, { $told }
after-card = { $told } (po rozpatrzeniu bieżącej karty lub akcji)
clause-reduce = { $to ->
    [you] gdy otrzymujesz obrażenia, zmniejsz je o { $by }{ $floor ->
        [0] {""}
       *[other] , ale nie poniżej { $floor }
    }
    [this] gdy ten Poplecznik otrzymuje obrażenia, zmniejsz je o { $by }{ $floor ->
        [0] {""}
       *[other] , ale nie poniżej { $floor }
    }
   *[nemesis] gdy Nemezis otrzymuje obrażenia, zmniejsz je o { $by }{ $floor ->
        [0] {""}
       *[other] , ale nie poniżej { $floor }
    }
}
clause-reduce-to = { $to ->
    [this] gdy ten Poplecznik otrzymuje obrażenia, { $n ->
        [1] zmniejsz je do 1
       *[many] ogranicz je do { $n }
    }
   *[nemesis] gdy Nemezis otrzymuje obrażenia, { $n ->
        [1] zmniejsz je do 1
       *[many] ogranicz je do { $n }
    }
}
alter-more = zwiększ tę liczbę o { $by }
alter-less = zmniejsz tę liczbę o { $by }{ $floor ->
    [0] {""}
   *[other] , ale nie poniżej { $floor }
}
alter-most = ogranicz tę liczbę do { $n }
clause-forbid-hit = { $to ->
    [this] ten Poplecznik nie może otrzymywać obrażeń
    [minions] { NAME($subtype_id) } nie może otrzymywać obrażeń
    [anybody] ani Nemezis, ani Poplecznicy nie mogą otrzymywać obrażeń
   *[nemesis] Nemezis nie może otrzymywać obrażeń
}
clause-forbid-gain = { $to ->
    [you] nie możesz pozyskiwać kart
    [ally] sojusznicy nie mogą pozyskiwać kart
   *[anybody] gracze nie mogą pozyskiwać kart
}
would-gain-charge = { $to ->
    [you] gdy masz otrzymać Ładunki
   *[other] gdy { $who } ma otrzymać Ładunki
}
would-hit = { $to ->
    [this] gdy ten Poplecznik ma otrzymać obrażenia
    [minions] gdy { NAME($subtype_id) } ma otrzymać obrażenia
    [anybody] gdy Nemezis lub dowolny Poplecznik ma otrzymać obrażenia
   *[nemesis] gdy Nemezis ma otrzymać obrażenia
}
would-discarded = { $to ->
    [this] gdy ta karta ma zostać odrzucona
    [minions] gdy { NAME($subtype_id) } ma trafić na stos kart odrzuconych
   *[anybody] gdy dowolna karta Nemezis ma zostać odrzucona
}
would-if = { $would }, a { $condition }
clause-instead = { $would }, zamiast tego: { $do }
clause-instead-may = { $would }, { $person ->
    [they] ten gracz może
   *[you] możesz
} zamiast tego rozpatrzyć efekt: { $do }
clause-instead-of-discard = gdy ta karta miałaby zostać odrzucona, zamiast tego { $do }
clause-on-exhaust = gdy gracz zostaje wyczerpany, nie następuje dwukrotne Wyzwolenie; zamiast tego { $do }
