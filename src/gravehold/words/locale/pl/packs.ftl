# Pakiety: co jest nie tak w folderze z czyimiś kartami i jak byłoby dobrze.
pack-no-header = nie ma tu pliku „pack.yaml”, który mówi, co to za pakiet; „gravehold pack new FOLDER” tworzy przykład
pack-header = w „pack.yaml” brakuje pola „{ $field }”; powinny tam być id, name, author, version i licence
pack-header-place = „{ $field }” mówi coś o pakiecie: jego miejsce jest w „pack.yaml”
pack-reserved = „{ $value }” ma własne znaczenie; nadaj pakietowi inny identyfikator
pack-files = { $n } plików to za dużo na jeden pakiet; najwyżej { $most }
pack-document = plik pakietu zawiera listy pod słowami takimi jak { $some }
pack-section = nieznane słowo „{ $field }”{ $near } (są: { $known })
pack-list = pod „{ $field }” powinna być lista, każda pozycja po znaku „-”
pack-mapping = pod „{ $field }” powinny być nazwy, każda z dwukropkiem i tym, co do niej należy
pack-language = nieznany język „{ $lang }”{ $near } (są: { $known })
pack-text = „{ $field }” powinno być tekstem
pack-ids = „{ $field }” powinno być listą identyfikatorów
pack-suggested = rynek ma dziewięć różnych stosów, a nie { $n }
pack-one-line = nazwa „{ $field }” powinna być jednym wierszem, co najwyżej { $most } znaków
pack-case = nieznany przypadek „{ $name }”{ $near } (są: { $known })
pack-definition = definicja zaczyna się od tego, czym jest, i od identyfikatora, jak w „Gem: sunstone”; tu jest: { $value }
pack-begin = na początku powinno stać, co to jest, jak w { $few }{ $near }
pack-belongs = „{ $found }” nie należy do „{ $section }”; właściwe miejsce: { $right }
pack-id-twice = dwie definicje mają ten sam identyfikator „{ $name }”; druga: { $there }
pack-not-before = „{ $name }” stoi w tym pakiecie gdzie indziej; na arkuszu sam identyfikator oznacza jego własną kartę, która stoi wcześniej, albo kartę z innego pudełka
pack-two-words = to albo „{ $one }”, albo „{ $two }”, nie jedno i drugie
pack-there = ten folder już istnieje i nie jest pusty; niczego nie nadpisuję

# Wyrażenia
pack-expression = tego nie da się odczytać: brakuje przecinka, nawiasu lub cudzysłowu albo jest o jeden za dużo; wewnątrz { "{" } { "}" } lub [ ] weź całość w cudzysłów
pack-comma = przed tym brakuje przecinka
pack-bracket-open = ten nawias nie jest zamknięty; w { "{" } { "}" } i [ ] weź całość w cudzysłów
pack-bracket-alone = ten nawias nie zamyka żadnego otwartego
pack-in-words = „{ $text }” mówi się tu słowami: { $words }
pack-unsaid = tego nie można tu powiedzieć: „{ $text }”; dozwolone są tylko słowa ze słownika, liczby, teksty, True, False i None
pack-word = w słowniku nie ma słowa „{ $name }”{ $near }
pack-brackets = „{ $name }” pisze się z nawiasami: { $name }()
pack-no-brackets = „{ $name }” pisze się bez nawiasów
pack-too-many = „{ $name }” przyjmuje { $n ->
    [0] zero wartości
    [one] jedną wartość
    [few] najwyżej { $n } wartości
   *[other] najwyżej { $n } wartości
  }, nie { $found }{ $nested ->
    [yes] ; zagnieźdź to: { $name }(..., { $name }(..., ...))
   *[no] {""}
  }
pack-given-twice = „{ $name }” ma dwa razy podane „{ $field }”
pack-no-part = „.{ $name }” nie może stać po „{ $what }”{ $near }

# Nazwy
pack-name-unknown = nic w tym pakiecie nie nazywa się „{ $name }”{ $near }
pack-name-taken = „{ $name }” ma już nazwę: { $called }; użyj własnego słowa
pack-nameless = „{ $name }” nie ma nazwy; podaj ją pod „names” przynajmniej w jednym języku

# Używanie pakietów
pack-journeys = --packs działa tu tylko w pojedynczych grach: w wyprawach i kampaniach boty używają wyłącznie naszych pudełek
pack-folder = nie ma pudełka ani pakietu „{ $name }”; pakiet to folder z plikiem „pack.yaml” (pudełka: { $boxes }){ $near }
pack-none = w tym folderze nie ma pakietu
pack-twice = dwa pakiety mają identyfikator „{ $name }”
pack-unplayable = z „{ $name }” nie da się przygotować gry: { $why }

# Co mówią polecenia
pack-made = Folder { $folder } zawiera przykład wszystkiego. Zmień go, a potem: gravehold pack check { $folder }
pack-exported = { $n ->
    [one] Zapisano { $n } plik
    [few] Zapisano { $n } pliki
   *[other] Zapisano { $n } plików
  } w { $folder }
pack-checked = { $name } ({ $id } { $version }): żadnych błędów. Karty: { $cards }, magowie: { $mages }, Nemezis: { $nemeses }
pack-by = { $name } { $version }, autor: { $author } ({ $licence })
pack-skipped = to dowiązanie prowadzi poza folder i nie jest czytane

# Rysunki
drawing-owner = w tym pakiecie nie ma „{ $name }”{ $near }; rysunek nazywa się tak jak identyfikator tego, co przedstawia
drawing-xml = od tego miejsca nie jest to XML
drawing-doctype = rysunek nie zawiera DOCTYPE, encji ani instrukcji dla programów
drawing-root = rysunek zaczyna się od <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">, a jego wymiary są większe od 0 i wynoszą najwyżej 4000
drawing-element = <{ $name }> nie da się tu narysować{ $near } (są: { $known })
drawing-attribute = <{ $element }> nie może tu mieć „{ $name }”{ $near }
drawing-value = „{ $name }” powinno być liczbą, kolorem, kształtem albo url(#...) z tego pliku, a nie „{ $value }”
drawing-href = „href” prowadzi do czegoś w tym pliku, na przykład „#lisc”, a nie do „{ $value }”
drawing-missing = nic w tym pliku nie ma identyfikatora „{ $name }”{ $near }
drawing-nested = to, co pokazuje „use”, nie może zawierać kolejnego „use”
drawing-number = { $value } to za dużo dla „{ $name }”; najwyżej { $most }
drawing-text = słów się nie rysuje; mogą stać w <title> i <desc>
drawing-deep = elementy są zagnieżdżone zbyt głęboko; najwyżej { $most } poziomów
drawing-much = za dużo do narysowania: liczba kształtów to { $n } (filtr liczy się jak 80); najwyżej { $most }
