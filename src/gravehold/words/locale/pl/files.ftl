# Co jest nie tak w scenariuszu albo kronice i jak byłoby dobrze.
file-quoted = „{ $text }”
file-or = { $first } lub { $second }
file-and = { $first } i { $second }
file-a-mapping = odwzorowanie
file-a-list = lista
file-nothing = puste miejsce
file-a-scenario = scenariusz
file-a-breach = Brama { $slot }

# Dowolny tekst
file-large = ponad { $kilobytes } kB, a żaden nasz plik nie jest tak duży
file-unpacked = to, co ten plik wnosi, ma po rozpakowaniu ponad { $kilobytes } kB, a żadna gra tyle nie potrzebuje
file-definitions-many = ten plik wnosi { $found } definicji; może ich być najwyżej { $limit }
file-utf16 = to tekst w UTF-16; zapisz go w UTF-8
file-not-utf8 = to nie jest tekst w UTF-8 (bajt { $byte })
file-control = to nie jest plik tekstowy (zawiera znak sterujący { $code })
file-yaml = tego nie da się odczytać jako YAML ({ $why })
file-tab = tabulator stoi tam, gdzie mogą być tylko spacje
file-deep = zbyt głębokie zagnieżdżenie
file-anchors = kotwice i aliasy (& oraz *) są w tych plikach niedozwolone
file-tags = znaczniki (słowa po !) są w tych plikach niedozwolone
file-name = nazwa to słowo, a nie lista ani odwzorowanie
file-twice = „{ $field }” podano dwa razy

# Pola
file-mapping = „{ $field }”: tu powinno być odwzorowanie (nazwa: wartość), a nie { $value }
file-field = nieznane pole „{ $field }” w części „{ $part }”{ $near }
file-list = „{ $field }”: tu powinna być lista, a nie { $value }
file-list-or-count = „{ $field }”: tu powinna być lista albo {"{"}count: N{"}"}
file-whole = „{ $field }”: tu powinna być liczba całkowita, a nie { $value }
file-range = „{ $field }”: tu powinna być liczba od { $low } do { $high }, a nie { $value }
file-exactly = „{ $field }”: tu powinno być { $low }, a nie { $value }
file-true = „{ $field }”: tu powinno być true albo false, a nie { $value }
file-words = „{ $field }”: tu powinien być tekst, a nie { $value }
file-word = tu powinna być nazwa, a nie { $value }

# Klucze
file-key = nieczytelny klucz „{ $key }”{ $near }
file-key-card = nieznana karta „{ $card }” w kluczu „{ $key }”{ $near }
file-key-form = nieczytelny klucz „{ $key }”; powinno być { $forms }

# Scenariusze
file-no-scenarios = w tym folderze nie ma pliku ze scenariuszem (.yaml)
file-no-scenario = w tym pliku nie ma scenariusza
file-one-list = „{ $file }” powinien zawierać jedną listę definicji
file-needs = scenariusz wymaga pola „{ $field }”
file-subject = scenariusz musi mieć pole { $fields }
file-subjects = scenariusz ma tylko jedno z pól { $fields }, a nie oba
file-no-game = ten scenariusz opowiada o Ekspedycji, a nie o jednej grze
file-shows-nothing = scenariusz bez „steps” i „expect” niczego nie pokazuje
file-step = krok to klucz albo sprawdzenie, a nie { $value }
file-check = sprawdzenie wśród kroków to „expect” albo „expect_options”
file-game-lacks = w „game” brakuje pola „{ $field }”
file-outcome = wynik podaje się jako „won: true” albo „won: false”
file-no-record = tej gry nie zapisywano krok po kroku, więc można ją opisać tylko na początku fazy

# Pozycje
file-turn = „turn” podaje jedno z tych: „seat” i „phase”, „nemesis”, „next”
file-turn-phase = „turn” wymaga fazy: „casting”, „main” albo „draw”
file-turn-player = „{ $field }” należy do tury gracza
file-turn-begun-nemesis = „{ $field }” mówi, jak zaczęła się tura Nemezis: podaj je obok „nemesis”
file-turn-begun-seat = „{ $field }” mówi, że turę gracza zaczęła karta „X”: podaj je obok „seat”
file-turn-next = „next”: tu powinno być true, a nie { $value }
file-restricted = ograniczony eter ma ilość („amount”) i albo „only”, albo „never”
file-aether = eter podaje się w „turn”, obok „seat” i „phase”
file-token-twice = jeden żeton nie może leżeć przed dwoma miejscami
file-no-turn-token = w tej grze nikt nie ma żetonu kolejności tur
file-no-tokens = „{ $whose }” nie ma żadnych żetonów
file-tokens-each = „tokens”: podaj liczbę żetonów każdego rodzaju: { $names }
file-cards = „{ $field }”: tu powinny być identyfikatory kart, a nie { $value }
file-nemesis-card = „{ $card }” to karta Nemezis i nie może leżeć w „{ $field }”
file-player-card = „{ $card }” to karta gracza i nie może leżeć w „{ $field }”
file-other-deck = „{ $card }” należy do innej talii niż „{ $field }”
file-in-play = kartę w grze zapisuje się {"{"}card: id, life: N{"}"} albo {"{"}card: id, power: N{"}"}
file-marks = „{ $card }” ma „{ $field }”, a nie „{ $wrong }”
file-attack = „{ $card }” to Atak: rozpatruje się go od razu i nigdy nie pozostaje w grze
file-never-there = „{ $card }” nigdy nie leży w „{ $field }”: nic na tej karcie jej tam nie kładzie
file-lies-with-seat = „{ $card }” leży przed graczem: należy to zapisać w „{ $field }” przy tym graczu
file-told-apart = „{ $card }” opisuje się w „{ $field }”, nie w „in_play”
file-space-taken = dwie karty leżą na polu { $space } („{ $field }”)
file-lies-twice = „{ $card }” leży w dwóch miejscach; w „{ $field }” każdy jest tylko raz
file-pile-empty = „{ $field }” leżą tylko na stosach, które nie są puste; „{ $card }” nie ma już kart
file-pile = trzeba podać, ile jest kart „{ $card }” (count: N)
file-needs-deck = „{ $card }” wymaga talii „{ $deck }”, a to Nemezis jej nie ma
file-copies = { $n ->
    [one] jest tylko { $n } karta „{ $card }”
    [few] są tylko { $n } karty „{ $card }”
   *[many] jest tylko { $n } kart „{ $card }”
  }
file-wrong-pile = „{ $card }” nie może leżeć przy „{ $pile }”{ $near }
file-not-theirs = { $seat } nie ma karty „{ $card }”; wpisz ją w „treasures” tego miejsca albo w „game”
file-life-in-parts = { $nemesis } nie ma własnego życia; wpisz życie jej części w „{ $field }”
file-no-such-token = na „{ $card }” nigdy nie leży żeton „{ $field }”
file-no-back = „{ $card }” nie ma nic na rewersie: nigdy nie jest „{ $field }”
file-two-backs = „{ $card }” nie może być zarazem „{ $one }” i „{ $two }”; odwrócona karta zostaje w grze tylko wtedy, gdy jest prawdziwa
file-back-in-play = w grze rewers podaje się w polu: {"{"}card: { $card }, illusion: true{"}"} albo bez niego, a nie „{ $face } { $card }”
file-turn-cards = { $n ->
    [one] jest tylko { $n } karta tury „{ $card }”
    [few] są tylko { $n } karty tury „{ $card }”
   *[many] jest tylko { $n } kart tury „{ $card }”
  }
file-turn-order = talia tur potrzebuje co najmniej jednej karty

# Bramy
file-no-breach = nie ma Bramy { $slot }; Bramy mają numery 1, 2, 3 i 4
file-breach-not-theirs = { $seat } prowadzi postać „{ $mage }”, która nie ma Bramy { $slot }
file-breach-both = Brama { $slot } jest albo otwarta, albo obrócona, nie jedno i drugie
file-breach-turned = Brama { $slot } nie jest otwarta: podaj, jak daleko jest obrócona („turned”: od 0 do 3)
file-spells = „prepped”: tu powinny być identyfikatory Zaklęć, a nie { $value }
file-spells-apart = na jednej Bramie nie mogą leżeć razem { $spells }
file-no-spell = „{ $card }” nie jest Zaklęciem i nie można tej karty przygotować
file-spell-one = „{ $card }” leży na jednej Bramie: pisz bez +
file-spell-two = „{ $card }” leży na dwóch Bramach: przy pierwszej napisz „{ $card }+”
file-spell-right = „{ $card }” wymaga jeszcze Bramy po prawej stronie
file-beside = Bramę { $beside } zajmuje Zaklęcie z Bramy { $slot }, ale { $why }
file-beside-gone = tej Bramy tu nie ma
file-beside-taken = leży na niej inne Zaklęcie

# Scenariusze Ekspedycji
file-named-twice = „{ $name }” występuje dwa razy w „{ $field }”
file-result = wynik to [numer Bitwy, won] albo [numer Bitwy, lost], a nie { $value }
file-result-later = przed Bitwą { $battle } nie może być jeszcze wyniku { $result }; mogą tu być wyniki wcześniejszych Bitew i porażki w tej
file-result-order = wyniki podaje się od najstarszego, a wygranej Bitwy nie toczy się znowu: Bitwa { $battle } jest tu za późno
file-no-reward = w „{ $kind }” nie ma etapu „reward”: przegrana Bitwa Ekspedycji z pudełka nic nie daje
file-not-banished = „{ $card }” można przywrócić tylko wtedy, gdy jest wykluczone; wymień je też w „banished”
file-both-banished = „{ $card }” jest i w Koszarach, i wśród wykluczonych; może być tylko w jednym z tych miejsc
file-not-in-barracks = „{ $name }” nie ma w Koszarach; są tam: { $names }
file-few-mages = { $n ->
    [one] w Koszarach jest { $n } Mag, a trzeba { $wanted }, po jednym na gracza
   *[other] w Koszarach jest { $n } Magów, a trzeba { $wanted }, po jednym na gracza
  }
file-few-piles = { $n ->
    [one] w Koszarach został { $n } stos, a rynek potrzebuje { $wanted }
    [few] w Koszarach zostały { $n } stosy, a rynek potrzebuje { $wanted }
   *[other] w Koszarach zostało { $n } stosów, a rynek potrzebuje { $wanted }
  }
file-many-mages = { $n ->
    [one] „mages” wymienia { $n } Maga, a może najwyżej { $most }: po jednym na gracza
   *[other] „mages” wymienia { $n } Magów, a może najwyżej { $most }: po jednym na gracza
  }
file-same-person = „{ $one }” i „{ $two }” to ten sam Mag; walczyć może tylko jedna z tych wersji
file-market = { $n ->
    [one] „market” wymienia { $n } stos, a powinno { $wanted }
    [few] „market” wymienia { $n } stosy, a powinno { $wanted }
   *[other] „market” wymienia { $n } stosów, a powinno { $wanted }
  }
file-treasure-early = „{ $card }” ma poziom { $level }: takie Skarby bierze się od Bitwy { $battle }

# Kroniki
file-header-lacks = { $what ->
    [campaign] to nie jest kampania
    [expedition] to nie jest Ekspedycja
   *[chronicle] to nie jest kronika
  }: w nagłówku brakuje „{ $field }”
file-header-line = wiersz nagłówka ma postać „nazwa: wartość”; nagłówek kończy się pustym wierszem
file-format = ten program czyta { $what ->
    [campaign] kampanie
    [expedition] Ekspedycje
   *[chronicle] kroniki
  } w formacie { $format }, a nie „{ $value }”
file-over = gra jest już wtedy skończona ({ $outcome ->
    [won] wygrana
   *[lost] przegrana
  })
file-written-position = ta gra zaczęła się od opisanej pozycji, czego kronika nie potrafi oddać; zapisz ją jako scenariusz
file-no-answers = w tej grze nie zapisywano odpowiedzi
file-battle-lacks = „{ $given }” mówi, że ta gra była Bitwą Ekspedycji; wtedy musi tu być także „{ $field }”

# Wyprawy
file-journey-over = { $what ->
    [campaign] kampania jest już wtedy skończona
   *[expedition] Ekspedycja jest już wtedy wygrana
  }: o nic więcej nie pyta
file-written-journey = ta wyprawa zaczęła się od opisanego stanu albo którąś Bitwę tylko uznano za skończoną, czego jej odpowiedzi nie oddadzą; zapisz ją jako scenariusz
file-checks = „checks”: tu powinny być pary znaków od 0 do 9 i od a do f, a nie { $value }
file-checks-differ = od tego miejsca to nie jest to, co zapisała wersja { $version }: karty się od tego czasu zmieniły albo plik poprawiano; bez wiersza „checks” zostanie rozegrany tak, jak jest
file-stock = nie można odczytać, co wolno losować („stock”): { $why }
file-stock-printed = w Ekspedycji z pudełka nic się nie losuje: usuń „stock”

# Co wyszło ze scenariusza
run-ok = ok
run-failed = BŁĄD
run-sum = zaliczone: { $passed }, niezaliczone: { $failed }
run-checked = { $n ->
    [one] { $n } scenariusz
    [few] { $n } scenariusze
   *[many] { $n } scenariuszy
  } w { $count ->
    [one] { $count } pliku
   *[many] { $count } plikach
  }, bez błędów
run-differs = { $path }: oczekiwano { $expected }, jest { $actual }
run-cards = { $n ->
    [one] { $n } karty
   *[many] { $n } kart
  }
run-not-over = gra w toku
run-no-decision = decision: oczekiwano { $expected }, ale gra jest skończona ({ $ending })
run-no-options = options: gra jest skończona ({ $ending }) i o nic nie pyta
run-lacks = options: brakuje „{ $key }” (dozwolone: { $legal })
run-has = options: jest „{ $key }” (dozwolone: { $legal })
run-over = „{ $key }” nie jest tu dozwolone: gra jest skończona ({ $outcome ->
    [won] wygrana
   *[lost] przegrana
  })
run-journey-over = „{ $key }” nie jest tu dozwolone: wyprawa jest skończona
run-journey-asks-nothing = { $field }: wyprawa jest skończona i o nic nie pyta
run-journey-no-battle = { $field }: żadna Bitwa teraz nie trwa ani się nie zaczyna
run-journey-no-game = { $field }: żadna Bitwa teraz nie trwa
run-illegal = { $why } (pytanie: { $kind }, odpowiada: { $seats })
run-defect = silnik gry zawiódł: { $error } ({ $place } w { $function })

# Co wyszło z próby wytrzymałości
run-soak-game = gra { $number }:
run-soak-progress = gry: { $played }, { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
  }, gier na sekundę: { $speed }
run-soak = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
  }, { $answers ->
    [one] { $answers } decyzja
    [few] { $answers } decyzje
   *[many] { $answers } decyzji
  }, { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
  }
run-soak-expedition = Ekspedycja { $number }:
run-soak-expeditions-progress = Ekspedycje: { $played }, { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
  }, Ekspedycji na sekundę: { $speed }
run-soak-expeditions = { $count ->
    [one] { $count } Ekspedycja
    [few] { $count } Ekspedycje
   *[many] { $count } Ekspedycji
  }, { $answers ->
    [one] { $answers } decyzja
    [few] { $answers } decyzje
   *[many] { $answers } decyzji
  }, { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
  }

# Jak często wygrywają boty
run-winrate = { $nemesis }: wygrane { $n } z { $of }, { $share } (od { $low } do { $high })
run-expedition-reached = Bitwa { $battle }: dotarło { $n } z { $of }, { $share } (od { $low } do { $high })
run-expedition-won = Bitwa { $battle }: średnio prób: { $tries }; za pierwszym razem wygrywa { $n } z { $of }, { $share } (od { $low } do { $high })
run-expedition-end = do końca: { $n } z { $of }, { $share } (od { $low } do { $high }); średnio wygranych Bitew: { $battles }

file-made-of = „{ $value }” nie jest identyfikatorem ze znakiem
file-definitions = nie można odczytać definicji: { $why }
file-changed = zmienione od czasu tej gry: { $names }; od odpowiedzi { $answer } byłaby to inna gra
