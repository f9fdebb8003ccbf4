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
if-both-done = jeżeli jedno i drugie się stanie, { $do }
condition-did = { $person ->
    [you] tak zrobisz
   *[they] tak zrobi
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
choose-one-of = wybierz jedno z dwojga: { $who }
each-player-do = dla każdego gracza: { $do }
each-ally-do = { $person ->
    [you] dla każdego sojusznika: { $do }
   *[they] dla każdego sojusznika tego gracza: { $do }
}
by-chance = los decyduje, która z możliwości nastąpi: { $options }
different-players = wybierz { $n } różnych graczy; każdy z nich { $do }
different-players-do = dla każdego z { $n } różnych graczy: { $do }
up-to-players = maksymalnie { $n } różnych graczy może { $inf }
up-to-players-do = dla każdego z maksymalnie { $n } różnych graczy, którzy tego chcą: { $do }
may-again = możesz dowolną liczbę razy { $inf }, aby to powtórzyć
may-again-other = { $subject } może dowolną liczbę razy { $inf }, aby to powtórzyć
offer-this-turn = do końca tej tury możesz dowolną liczbę razy { $inf }
offer-this-turn-other = do końca tej tury { $subject } może dowolną liczbę razy { $inf }
each-time = { $person ->
    [you] za każdym razem, gdy to zrobisz, { $do }
   *[they] za każdym razem, gdy to zrobi, { $do }
}
repeat = { $n ->
    [0] tyle razy, ile wynosi { $value }: { $do }
    [1] raz: { $do }
    [2] dwukrotnie: { $do }
    [3] trzykrotnie: { $do }
    [4] czterokrotnie: { $do }
   *[many] { $n } razy: { $do }
}
repeat-until = powtarzaj, aż { $condition }: { $do }
next-gain = { $person ->
    [you] następnym razem, gdy w tej turze pozyskasz kartę, { $do }
   *[they] następnym razem, gdy w tej turze { $subject } pozyska kartę, { $do }
}
next-focus = { $person ->
    [you] następnym razem, gdy w tej turze wzmocnisz lub otworzysz Bramę, { $do }
   *[they] następnym razem, gdy w tej turze { $subject } wzmocni lub otworzy Bramę, { $do }
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
keyword-immediately = NATYCHMIAST:
keyword-persistent = TRWAŁY:
keyword-to-discard = ABY ODRZUCIĆ:
keyword-power = MOC { $n }:
keyword-space = { $start ->
    [yes] „{ $name }”, pole { $space } (start):
   *[no] „{ $name }”, pole { $space }:
}
keyword-part = { $name }:
keyword-turn-card = { $name } (karta tury):
keyword-on-space = Pole { $name }:
board-way = Tor: { $way }. Pole startowe: { $starts }.
board-start = { $space } (Magowie: { $n })
setup-pile = Do zasobów dołóżcie stos kart „{ $card }” (liczba kart: { $n }).
track-rests = Nigdy nie cofa się z { $n ->
    [one] pola { $spaces }
   *[other] pól { $spaces }
}.
track-end = Na polu { $last } tor się kończy: zamiast ruchu do przodu rozpatrzcie to pole ponownie, jeden raz.
keyword-unleash = Wyzwolenie:
setup-discarded = Połóż jedną kartę { $name } na swoim stosie kart odrzuconych.
keyword-setup = Przygotowanie:
keyword-setup-also = Przygotowanie, dodatkowo:
keyword-setup-changed = Przygotowanie, z jedną zmianą:
keyword-setup-instead = Przygotowanie, zamiast zwykłego:
keyword-beginner = Początkujący:
keyword-harder = Trudniejszy Wariant:
keyword-ability-your-main-phase = Użyj podczas swojej fazy głównej:
keyword-ability-any-main-phase = Użyj podczas fazy głównej dowolnego gracza:
keyword-ability-draw-phase-end = Użyj na koniec swojej fazy dobierania:
keyword-ability-nemesis-draw = Użyj, zanim Nemezis dobierze kartę:
ability-only-if = Tej zdolności można użyć tylko wtedy, gdy { $condition }.

# Whole lines of spells and mats.
spell-link = Więź.
spell-echo = Echo: efekt aktywacji jest rozpatrywany dwukrotnie.
spell-two-breaches = Przygotuj to Zaklęcie na dwóch przylegających do siebie Bramach.
spell-anywhere = To Zaklęcie można przygotować na zamkniętej Bramie.
spell-beside = Podczas swojej fazy głównej możesz przygotować z ręki jedną kartę „{ $name }” na tej samej Bramie.
spell-use = Raz na turę podczas swojej fazy głównej możesz { $inf }.
mage-many = Tym magiem może grać kilku graczy naraz.
harder-number = { $do } zamiast { $n }
harder-life = { NAME($nemesis, case: "nom") } zaczyna z { $n } punktami życia
deck-helps = Dobierz i rozpatrz wierzchnią kartę tej talii, a potem odłóż ją na osobny stos kart odrzuconych.
deck-unshuffled = Talii nigdy się nie tasuje.
deck-told = Gdy gra się skończy, odczytuje się ostatnią kartę tej talii, o ile jeszcze w niej jest; niczego to nie zmienia.
setup-spared = Podczas ekspedycji do talii Nemezis trafia z każdego rzędu o { $n ->
    [one] { $n } ulepszoną kartę podstawową
    [few] { $n } ulepszone karty podstawowe
   *[many] { $n } ulepszonych kart podstawowych
} mniej niż zwykle.
mat-token-counts = żetony te tylko liczą tury Nemezis w tej bitwie; żadna karta o nie nie pyta, ale w kampanii mogą się liczyć
setup-fixed = Talia Nemezis składa się z kart tego Nemezis w stałej kolejności, bez kart podstawowych.
no-effect = Bez efektu: opowieść toczy się dalej.
setup-tokens = { NAME($nemesis, case: "nom") } otrzymuje { $n } { NOUN($token, $n) }
setup-tokens-each = { NAME($nemesis, case: "nom") } otrzymuje { $n } { NOUN($token, $n) } za każdego gracza
# 0 and 99 are no limits.
token-limits = { NAME($nemesis, case: "nom") } { $minimum ->
    [0] nigdy nie ma więcej niż { $maximum } { NOUN($token, $maximum) }
   *[other] { $maximum ->
        [99] nigdy nie ma mniej niż { $minimum } { NOUN($token, $minimum) }
       *[other] nigdy nie ma mniej niż { $minimum } ani więcej niż { $maximum } { NOUN($token, $maximum) }
    }
}
token-least = { NAME($nemesis, case: "nom") } nigdy nie ma mniej niż { $minimum } { NOUN($token, $minimum) }
token-most = { $on ->
    [lantern] Latarnia
   *[nemesis] { NAME($nemesis, case: "nom") }
} nigdy nie ma więcej niż { $maximum } { NOUN($token, $maximum) }
several-times = { $told } ({ $n ->
    [2] dwukrotnie
   *[other] { $n } razy
})
ally-protected = { $ally } jest chroniony zamiast Gravehold: wszystko, co dotyczy Gravehold, dotyczy { NAME($ally_id, case: "gen") }.
setup-shuffled = { $zone }: potasujcie karty (liczba kart: { $n }) i połóżcie je zakryte.
setup-bodies = Połóżcie w grze wszystkie części Nemezis ({ $subtype }, liczba: { $n }), każdą z { $life } punktami życia.
keyword-body-space = { $name }, pole { $space }:
nemesis-parts = Nemezis nie ma własnego życia: wszystkie zadane jej obrażenia otrzymuje jedna, wybrana przez gracza część ({ $subtype })
in-all = dzieje się to łącznie { $n } razy
