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
choose-one-of = wybierz jedno z dwojga: { $who }
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
next-focus = { $person ->
    [you] gdy następnym razem w tej turze wzmocnisz lub otworzysz Bramę, { $do }
   *[they] gdy { $subject } następnym razem w tej turze wzmocni lub otworzy Bramę, { $do }
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
keyword-beginner = Początkujący:
keyword-harder = Trudniejszy Wariant:
keyword-ability-your-main-phase = Użyj podczas swojej fazy głównej:
keyword-ability-any-main-phase = Użyj podczas fazy głównej dowolnego gracza:
keyword-ability-draw-phase-end = Użyj na koniec swojej fazy dobierania:
keyword-ability-nemesis-draw = Użyj, zanim Nemezis dobierze kartę:

# Whole lines of spells and mats.
spell-link = Więź.
spell-echo = Echo: efekt aktywacji jest rozpatrywany dwukrotnie.
spell-two-breaches = Przygotuj to Zaklęcie na dwóch przylegających do siebie Bramach.
spell-anywhere = To Zaklęcie można przygotować na zamkniętej Bramie.
spell-beside = Podczas swojej fazy głównej możesz przygotować z ręki jedną kartę „{ $name }” na tej samej Bramie.
spell-use = Raz na turę podczas swojej fazy głównej możesz { $inf }.
mage-many = Tym magiem może grać kilku graczy naraz.
setup-tokens = { NAME($nemesis, case: "nom") } otrzymuje { $n } { NOUN($token, $n) }
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
nemesis-parts = Nemezis nie ma własnego życia: wszystkie zadane jej obrażenia otrzymuje jedna, wybrana przez gracza część ({ $subtype })
in-all = dzieje się to łącznie { $n } razy
