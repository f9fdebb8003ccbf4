# Co jest nie tak z odpowiedzią, przygotowaniem gry, ustawieniem albo zapisem, i jak byłoby dobrze.
error = błąd: { $message }
error-at = { $file }:{ $line }: { $why }
error-in = { $file }: { $why }
error-several = { $lines }
error-near = ; czy chodziło o „{ $name }”?
error-there-are = { " " }(dostępne: { $names })
error-unknown = { $what ->
    [card] nieznana karta
    [supply-card] nieznana karta rynku zasobów
    [upgraded-card] nieznana ulepszona podstawowa karta Nemezis
    [basic-card] nieznana podstawowa karta Nemezis
    [mage] nieznany Mag Bram
    [nemesis] nieznane Nemezis
    [ally] nieznany sojusznik
    [rule-set] nieznany zestaw zasad
    [rule] nieznana zasada
    [pack] nieznane pudełko
    [box] nieznane pudełko
    [difficulty] nieznany poziom trudności
    [variant] nieznany wariant
    [supply] nieznany rynek zasobów
    [treasure] nieznany Skarb
    [ability-card] nieznana zdolność
    [bot] nieznany bot
    [position] nieznana pozycja
    [shell] nieznana powłoka
    [language] nieznany język
    [kind] nieznany rodzaj kart
    [header-field] nieznane pole nagłówka
    [seat] nieznane miejsce
    [phase] nieznana faza
    [purpose] nieznany cel wydatku
    [space] nieznane pole planszy
    [link] nieznane połączenie dwóch pól
    [token] nieznany żeton
    [player-token] nieznany żeton gracza
    [side-deck] nieznana talia dodatkowa
    [board] nieznana plansza
    [place] nieznane miejsce
    [face] nieznany rewers
    [any-card] nieznana karta
    [lasting-card] nieznany Poplecznik, Moc lub część Nemezis
    [any-token] nieznany żeton
    [card-part] nieznana część karty
    [nemesis-part] nieznana część Nemezis
    [turn-card] nieznana karta tury
    [minion-kind] nieznany rodzaj Popleczników
    [turn-order-card] nieznana karta tury
    [breach] nieznany stan Bramy
    [breach-kind] nieznany rodzaj Bramy
    [prepped-spell] nieznane przygotowane Zaklęcie
    [reason] nieznany powód
    [decision-kind] nieznany rodzaj decyzji
    [outcome] nieznany wynik
    [campaign] nieznana kampania
    [epilogue] nieznany epilog
    [expedition] nieznana Ekspedycja
    [option] nieznana opcja
    [stage] nieznany etap
    [build-part] nieznana część budowy
    [chapter] nieznany rozdział
    [letter] nieznana litera
    [starter] nieznana karta początkowa
    [mage-ability] nieznana zdolność
    [build-breach] nieznana zmiana Bramy
    [craft] nieznana zmiana zdolności
    [starter-place] nieznane miejsce karty początkowej
   *[other] nieznana nazwa
  } „{ $name }”{ $near }{ $known }
error-no-stickers = „{ $name }”: { $card } nigdy nie ma naklejek; napisz „{ $card }”
error-stickers = „{ $name }”: { $n ->
    [0] { $card } nie ma miejsca na naklejki; napisz „{ $first }” w kampanii, „{ $card }” poza nią
    [one] { $card } ma jedno miejsce na naklejki; napisz „{ $first }” lub „{ $last }” w kampanii, „{ $card }” poza nią
    [few] { $card } ma { $n } miejsca na naklejki; napisz od „{ $first }” do „{ $last }” w kampanii, „{ $card }” poza nią
   *[many] { $card } ma { $n } miejsc na naklejki; napisz od „{ $first }” do „{ $last }” w kampanii, „{ $card }” poza nią
}
error-unknown-supply = nieznany rynek zasobów „{ $name }”{ $near } (możliwe: { $known } albo identyfikatory dziewięciu kart)

# Odpowiedzi
error-illegal = „{ $choice }” nie jest tu dozwolone{ $near } (dozwolone: { $legal })
error-option-number = nie ma możliwości numer { $number }; { $n ->
    [one] jest tylko { $n }
    [few] są { $n }
   *[many] jest ich { $n }
  }
error-answer-type = odpowiedź to jedna z możliwości albo jej klucz, a nie { $type }
error-endless = to, co mówią tu karty, nigdy się nie kończy
error-game-over = gra jest skończona; o nic już nie pyta
error-undo-nothing = nie ma czego cofnąć
error-no-record = ta gra nie jest zapisywana
error-no-seat = przy tym stole nie ma miejsca { $seat }; miejsca: { $seats }
error-seats = „{ $part }” nie mówi, który bot gra na którym miejscu; napisz p2=greedy
error-no-policy = nikt nie gra za { $seats }; każde z miejsc { $all } potrzebuje bota

# Przygotowanie gry
error-seed = ziarno to liczba całkowita od 0 do 2^64 - 1, a nie { $seed }
error-mage-count = w grze bierze udział od jednego do czterech Magów Bram, a nie { $n }
error-name-twice = dwie definicje wnoszą różne rzeczy o nazwie „{ $name }”
error-too-much = { $what ->
    [cards] w grze może być najwyżej { $limit } kart
    [tokens] definicje mogą wnieść do gry najwyżej { $limit } rodzajów żetonów
   *[places] definicje mogą wnieść do gry najwyżej { $limit } stref i plansz
  }, a tutaj byłoby więcej
error-mages-person = „{ $one }” i „{ $two }” to ta sama osoba: przy stole może być tylko jedna z tych postaci
error-mages-shared = dwóch graczy nigdy nie prowadzi tego samego Maga: „{ $mage }” podano dwa razy
error-solo-life-twice = z wariantów życia w grze solo można wybrać tylko jeden
error-no-chapters = zasady { $rules } nie mają rozdziałów
error-list-of-ids = { $field } to lista identyfikatorów, a nie „{ $value }”
error-treasure-form = „{ $value }” nie mówi, czyj to Skarb; napisz p1 mazras-thesis
error-treasure-seat = nie ma miejsca { $seat }, które mogłoby wziąć Skarb; są: { $seats }
error-treasure-twice = każdy Skarb jest tylko jeden: „{ $card }” wzięto dwa razy
error-treasure-group = grupa bierze Skarb poziomu 2; „{ $card }” ma poziom { $level }
error-treasure-own = Mag bierze Skarby poziomu 1 i 3; „{ $card }” ma poziom { $level } i należy do grupy
error-treasure-level = { $seat } bierze jeden Skarb poziomu { $level }, a nie dwa
error-abilities-alone = zdolności to karty sojusznika; podaj go też w protects
error-abilities-none = { $ally } potrzebuje co najmniej jednej zdolności
error-abilities-twice = jedną ze zdolności podano dwa razy
error-upgraded-twice = każda ulepszona karta jest tylko jedna: „{ $card }” podano dwa razy
error-basics-twice = każda podstawowa karta Nemezis jest tylko jedna: „{ $card }” podano dwa razy
error-upgraded-many = ulepszonych kart rzędu { $tier } mieści się tu w talii Nemezis najwyżej { $most }, a podano { $n }
error-upgraded-basic = „{ $card }” to ulepszona karta; podaj ją w upgraded, a nie w basics
error-supply-empty = rynek zasobów ma co najmniej jeden stos
error-letter-twice = zasada ma jedną literę: „{ $letter }” podano dwa razy, w „{ $letters }” powinna stać raz
error-supply-twice = karta ma jeden stos na rynku zasobów: „{ $card }” podano dwa razy
error-curse-pile = „{ $card }” nie ma stosu na rynku zasobów: to klątwa, a klątwy leżą w talii klątw
error-no-pile = „{ $card }” nie ma stosu na rynku zasobów: nie jest jego kartą
error-supply-shape = rynek zasobów to 3 Klejnoty, 2 Artefakty i 4 Zaklęcia; tutaj: { $gem ->
    [one] { $gem } Klejnot
    [few] { $gem } Klejnoty
   *[many] { $gem } Klejnotów
  }, { $relic ->
    [one] { $relic } Artefakt
    [few] { $relic } Artefakty
   *[many] { $relic } Artefaktów
  }, { $spell ->
    [one] { $spell } Zaklęcie
    [few] { $spell } Zaklęcia
   *[many] { $spell } Zaklęć
  }
error-supply-no-pack = losowy rynek zasobów wymaga co najmniej jednego pudełka
error-supply-cheap-gem = losowy rynek zasobów wymaga pudełek z Klejnotem o koszcie { $cost }
error-id-twice = dwie karty lub dwa arkusze mają ten sam identyfikator „{ $name }”

# Zapisane gry
error-save-fields = w zapisanej pozycji brakuje pól albo są nieznane: { $fields }
error-save-position = zapisanej pozycji nie da się odczytać: { $why }
error-save-no-object = to nie jest obiekt
error-save-written-changed = ta gra zaczęła się od opisanej pozycji, a jej karty zmieniły się od czasu zapisu
error-save-other = tę grę zapisano z innymi zasadami lub kartami: odtworzone odpowiedzi prowadzą gdzie indziej
error-save-written-damaged = ta gra zaczęła się od opisanej pozycji, a zapis jest uszkodzony
error-save-foreign = to nie jest zapis naszej gry: { $why }
error-save-format = ten plik ma format „{ $format }”, a nie „{ $ours }”
error-save-version = ten zapis ma wersję { $version }; ten program czyta wersje od 1 do { $ours }
error-save-damaged = ten zapis jest uszkodzony: jego przygotowanie, ziarno lub odpowiedzi nie są tymi, które zapisano
error-save-answer = tę grę zapisano z innymi zasadami lub kartami albo zapis jest uszkodzony; jej odpowiedź { $number } („{ $key }”) już nie pasuje: { $why }
error-save-setup = nie da się odczytać przygotowania tej zapisanej gry: { $why }
error-system = { $why }
error-save-size = plik ma { $kilobytes } kB, za dużo jak na grę
error-save-seats = nie da się odczytać botów tej gry ({ $why })

# Testy, które powołują się na zasady
error-no-tests = { $folder }: nie ma takiego folderu z testami
error-rule-ids = „rule” to identyfikator albo lista identyfikatorów
error-rule-strings = identyfikatory zasad zapisuje się jako zwykłe napisy

# System i serwer
error-not-utf8 = { $file }: to nie jest tekst w UTF-8 (bajt { $byte })
error-encoding = to nie jest tekst w { $encoding } (bajt { $byte })
error-file-missing = nie ma takiego pliku ani folderu
error-file-forbidden = brak uprawnień do odczytu lub zapisu
error-file-folder = to folder, a nie plik
error-file-no-folder = część tej ścieżki nie jest folderem
error-file-exists = to już istnieje
error-file-full = brakuje miejsca na dysku
error-file-read-only = tego nie można zapisać, tylko odczytać
error-file-in-use = adres jest już zajęty
error-no-package = brakuje pakietu „{ $name }”; wiersz poleceń i serwer potrzebują więcej niż sam silnik gry: pip install 'gravehold[table]'
error-in-setting = { $name }: { $why }
error-setting = { $name } powinno mieć postać { $type }, a nie „{ $value }”
error-setting-unknown = nie ma ustawienia { $name }{ $near }
error-setting-origins = { $name } wymienia strony, jak https://play.example, po przecinku; „{ $value }” nią nie jest
error-setting-proxy = { $name } wymienia adresy lub sieci, jak 127.0.0.1 lub 10.0.0.0/8, po przecinku; „{ $value }” nie jest ani jednym, ani drugim
error-setting-static = { $name } wskazuje folder; „{ $value }” nie istnieje lub nim nie jest
error-database = baza danych to sqlite albo postgresql, a nie „{ $scheme }”
error-database-open = nie można otworzyć bazy danych ({ $why })
error-database-taken = z pliku { $file } w folderze { $folder } korzysta już inny „gravehold serve”: grajcie tam albo wybierzcie inny folder (GRAVEHOLD_HOME albo --database PLIK); kilka serwerów wymaga bazy Postgres
error-database-newer = tę bazę danych utworzył nowszy Gravehold (jej postać to { $found }, ten program zna najwyżej { $newest }): zaktualizuj program; nic nie zostało zmienione
error-backup-nowhere = nie ma pliku do skopiowania: baza danych to „{ $database }”
error-backup-strange = { $file }: to nie jest baza danych serwera Gravehold
error-backup-damaged = { $file }: ta baza danych jest uszkodzona ({ $why })
error-backup-postgres = Postgres ma do tego własne narzędzie, także gdy serwer działa: { $command } (hasło: PGPASSWORD albo ~/.pgpass)
error-restore-postgres = Postgres ma do tego własne narzędzie; zatrzymaj serwer, a potem: { $command } (hasło: PGPASSWORD albo ~/.pgpass)
error-restore-running = z pliku { $file } korzysta działający „gravehold serve”: najpierw go zatrzymaj; nic nie zostało zmienione
error-listen = nie można nasłuchiwać pod { $address } ({ $why }); wolny port: --port { $free }, a przez make: make play PLAY_ARGS='--port { $free }'
error-listen-host = nie można nasłuchiwać pod { $address } ({ $why }); --host to adres tego komputera, --port to liczba od 0 do 65535
error-lan-and-host = „--lan” mówi, gdzie nasłuchiwać, i „--host” też: podaj jedno z nich
error-seats-mages = miejsc: { $seats }, a Magów Bram: { $mages }
error-new-seat = nowe miejsce to „human” albo „bot:<nazwa>”
error-seat-and-holder = „seat” podaje się razem z „holder” albo „person”, a je razem z „seat”
error-holder = miejsce zajmuje human, p1 do p4 albo bot:<nazwa>

# Wiersz poleceń
error-usage = { $why }
    Pomoc: { $command } --help
error-usage-command = nie ma polecenia „{ $name }”{ $near }
error-usage-option = nie ma opcji „{ $name }”{ $near }
error-usage-value = opcja „{ $name }” wymaga wartości
error-usage-no-value = opcja „{ $name }” nie przyjmuje wartości
error-usage-missing = czegoś brakuje: { $name }
error-usage-extra = to zbędne: „{ $words }”
error-usage-whole = { $name } wymaga liczby całkowitej, a nie „{ $value }”
error-usage-number = { $name } wymaga liczby, a nie „{ $value }”
error-usage-least = { $name } to co najmniej { $limit }, a nie { $value }
error-usage-most = { $name } to najwyżej { $limit }, a nie { $value }
error-usage-wrong = { $name } nie może mieć wartości „{ $value }”
error-usage-other = tego wiersza poleceń nie da się odczytać ({ $why })

# Wyprawy
error-journey-over = wyprawa jest skończona; o nic już nie pyta
error-no-battle = żadna Bitwa nie może się tu skończyć: żadna nie trwa ani zaraz się nie zacznie
error-not-between = trwa Bitwa; pytania między Bitwami przyjdą po niej
error-undo-fight = Bitwy, która się zaczęła albo skończyła, nie da się cofnąć: od tamtej chwili nie ma czego cofać
error-battle-number = nie ma jeszcze Bitwy numer { $number }; { $n ->
    [0] żadna się nie zaczęła
    [one] zaczęła się { $n }
    [few] zaczęły się { $n }
   *[many] zaczęło się { $n }
  }
error-printed-packs = „{ $kind }” to Ekspedycja z pudełka: ma własne karty, pudełek się nie wybiera
error-printed-reroll = „{ $kind }” to Ekspedycja z pudełka: nic w niej nie zostało wylosowane
error-printed-option = „{ $kind }” to Ekspedycja z pudełka; { $option } jest dla własnych
error-rerolls = na nowo można wylosować najwyżej { $most } rzeczy
error-expedition-packs = dla „{ $kind }” w pudełkach { $packs } jest za mało: { $what ->
    [mage] Magów Bram
    [nemesis] Nemezis z oceną siły
    [gem] Klejnotów
    [relic] Artefaktów
   *[spell] Zaklęć
  } (jest { $n }, a potrzeba { $wanted }); dodaj pudełko
error-reroll-unknown = „{ $thing }” nie wylosowano; są: { $known }
error-reroll-none = w miejsce „{ $thing }” nie ma już czego wylosować
error-wounds = przed Bitwą można stracić od 0 do { $most } życia, a nie { $n }
error-journey-exists = { $file } już istnieje; wybierz inną nazwę albo --force, aby nadpisać
error-no-journey = { $file } nie jest Ekspedycją ani Kampanią: to tylko jedna Bitwa
error-fork-until = { $until } to więcej, niż jest odpowiedzi: { $n }
error-fork-exists = { $file } już istnieje; wybierz inną nazwę
