# `gravehold --help`: dla każdego polecenia komunikat, dla każdego parametru atrybut.
command = Aeon's End w terminalu lub w przeglądarce, z wglądem w rozgrywki, karty i zasady.
    .version = Wypisuje wersję programu.
    .lang = Język; bez tej opcji decyduje GRAVEHOLD_LANG lub ustawienia regionalne systemu, a w ostateczności angielski.
    .packs = Foldery pakietów, oddzielone przecinkami: gra toczy się także tym, co w nich jest.
    .pause = Ile sekund odczekać po każdym działaniu Nemezis, inaczej GRAVEHOLD_PAUSE, inaczej 1.5; 0: wcale. Bot czeka ćwierć tego czasu po każdej odpowiedzi.
    .json = Wypisuje jeden obiekt JSON.
    .help = Wyświetla tę pomoc.
command-play = Rozpoczyna grę: szybki start, wybór krok po kroku albo wszystko podane w opcjach.
    .nemesis = umbra-titan, gate-witch, ...
    .mages = Od jednego do czterech Magów Bram, rozdzielonych przecinkami: garu,gex.
    .supply = suggested-a, suggested-b, first-game, first-chapter, random albo identyfikatory dziewięciu kart rozdzielone przecinkami.
    .difficulty = beginner, normal, expert lub extinction.
    .variants = tutorial, no-choice, pairs, solo-four, solo-life-12, ...
    .packs = Pudełka, z których losuje się rynek zasobów i bierze podstawowe karty Nemezis, oraz foldery pakietów: war-eternal,./moj-pakiet.
    .rules = war-eternal, legacy lub outcasts.
    .chapter = Z zasadami legacy: rozdział, którego zasady obowiązują, od 1 do 8 lub end.
    .build = Część zbudowanego maga: p1.starter=starter-gem-heal; można podać kilka razy. p1=PLIK bierze maga wyeksportowanego z Kampanii. Inne: p1.name, p1.fourth, p1.ability, p1.second, p1.breach, p1.craft, p1.flawed.
    .basics = Podstawowe karty Nemezis rozdzielone przecinkami zamiast kart z pudełek.
    .gravehold = Żywotność Gravehold na początku.
    .resolve = Ładunki, z którymi zaczyna każdy mag.
    .flaws = Naklejki ze skazą w zapasie.
    .protects = gravehold albo sojusznik, który je zastępuje: xaxos.
    .abilities = Karty sojusznika rozdzielone przecinkami; domyślnie wszystkie.
    .treasures = Czyje Skarby: „p1 mazras-thesis, p1 world-marble, group poison-heart”.
    .upgraded = Ulepszone karty Nemezis w talii: rescind,scour.
    .seed = Ziarno losowania: z tą samą liczbą gra układa się tak samo.
    .bots = Miejsca, na których grają boty: p2=greedy,p3=random.
    .quick = O nic nie pyta: dobra pierwsza gra albo to, co podano.
command-resume = Wznawia zapisaną grę.
    .name = Nazwa zapisanej gry lub ścieżka do niej; bez niej program wypisuje wszystkie.
    .bots = Oddaje miejsca botom: p2=greedy; domyślnie tak jak dotychczas.
command-expedition = Kilka Bitew z rzędu, w których zostaje to, co wygracie, stracicie i oddacie.
command-expedition-new = Rozpoczyna Ekspedycję i rozgrywkę; bez opcji krok po kroku.
    .file = Plik, który powstanie (.expedition); domyślnie w folderze z danymi.
    .kind = outcasts (wydrukowana) albo własna: default, short, extended, fight-five.
    .players = Liczba Magów Bram.
    .option = big-pocket, increased, xaxos (własne Ekspedycje), one-dial, banished-stays; można podać kilka razy.
    .packs = Własna Ekspedycja: pudełka, z których wszystko się losuje, oraz foldery pakietów, na przykład outcasts,./moj-pakiet.
    .reroll = Własna Ekspedycja: losuje ponownie tego Maga, ten stos lub pierwsze Nemezis; można podać kilka razy.
    .bring = Magowie z tej kampanii (.campaign) dołączają do Koszar, najwyżej czterech; można podać kilka razy.
    .seed = Ziarno losowania: z tą samą liczbą Ekspedycja układa się tak samo.
    .bots = Miejsca, na których grają boty: p2=greedy,p3=random.
    .no-play = Tworzy tylko plik.
    .force = Nadpisuje istniejący plik.
command-expedition-play = Kontynuuje Ekspedycję; każda odpowiedź jest od razu zapisywana.
    .file = Ekspedycja (.expedition) lub jej nazwa w folderze z danymi; domyślnie ta, w którą grano ostatnio.
    .bots = Oddaje miejsca botom: p2=greedy; domyślnie tak jak dotychczas.
command-expedition-show = Pokazuje Ekspedycję: Bitwy z wynikami, Koszary, wykluczone karty, punkty.
    .file = Ekspedycja (.expedition) lub jej nazwa w folderze z danymi.
    .battle = Zamiast tego wypisuje kronikę tej Bitwy; liczą się wszystkie próby.
command-expedition-check = Czyta Ekspedycję i ją odtwarza; przy błędzie podaje numer wiersza.
    .file = Ekspedycja (.expedition) lub jej nazwa w folderze z danymi.
command-expedition-fork = Tworzy drugą Ekspedycję o tym samym początku; plik pozostaje bez zmian.
    .file = Ekspedycja (.expedition) lub jej nazwa w folderze z danymi.
    .name = Nazwa nowej: nazwa w folderze z danymi albo ścieżka (.expedition).
    .until = Tylko tyle odpowiedzi; domyślnie wszystkie.
command-campaign = Osiem rozdziałów jedną drużyną: Magowie, karty i zasady zmieniają się na zawsze.
command-campaign-new = Rozpoczyna Kampanię i rozgrywkę; bez opcji program pyta.
    .file = Plik, który powstanie (.campaign); domyślnie w folderze z danymi.
    .mages = Liczba Magów Bram; nigdy się nie zmienia.
    .name = Imię Maga, miejsce po miejscu; można podać kilka razy. O brakujące imiona program pyta.
    .seed = Ziarno losowania: z tą samą liczbą Bitwy układają się tak samo.
    .bots = Miejsca, na których grają boty: p2=greedy,p3=random.
    .no-play = Tworzy tylko plik.
    .force = Nadpisuje istniejący plik.
command-campaign-play = Kontynuuje Kampanię; każda odpowiedź jest od razu zapisywana. To samo robi „gravehold campaign PLIK”.
    .file = Kampania (.campaign) lub jej nazwa w folderze z danymi; domyślnie ta, w którą grano ostatnio.
    .bots = Oddaje miejsca botom: p2=greedy; domyślnie tak jak dotychczas.
command-campaign-show = Pokazuje Kampanię: rozdziały z wynikami, Magów, zasoby, pulę, zasady, punkty; nic, co jeszcze zamknięte.
    .file = Kampania (.campaign) lub jej nazwa w folderze z danymi.
    .battle = Zamiast tego wypisuje kronikę tej Bitwy; liczą się wszystkie próby.
command-campaign-check = Czyta Kampanię i ją odtwarza; przy błędzie podaje numer wiersza.
    .file = Kampania (.campaign) lub jej nazwa w folderze z danymi.
command-campaign-fork = Tworzy drugą Kampanię o tym samym początku; plik pozostaje bez zmian.
    .file = Kampania (.campaign) lub jej nazwa w folderze z danymi.
    .name = Nazwa nowej: nazwa w folderze z danymi albo ścieżka (.campaign).
    .until = Tylko tyle odpowiedzi; domyślnie wszystkie.
command-campaign-export = Wypisuje Maga takiego, jaki jest teraz, do każdej innej gry: „gravehold play --build p1=PLIK”.
    .file = Kampania (.campaign) lub jej nazwa w folderze z danymi.
    .seat = Czyj Mag: od p1 do p4.
command-cards = Wypisuje karty, Magów i Nemezis: wszystkie albo tylko pasujące.
    .words = Słowa, które muszą wystąpić w nazwie, rodzaju lub tekście.
    .box = Tylko to pudełko, na przykład war-eternal.
    .kind = gem, relic, spell, curse, treasure, token, attack, minion, power, body, ability, mage, ally, nemesis-spell, nemesis lub tile.
    .json = Wypisuje tablicę JSON, po jednym obiekcie na pozycję.
command-card = Pokazuje jedną kartę, Maga lub Nemezis wraz z tekstem.
    .words = Nazwa lub identyfikator; wystarczy fragment.
command-pack = Własne pudełka jako foldery z plikami YAML: tworzenie, sprawdzanie, czytanie; gra się nimi z --packs.
    .folder = Folder pakietu, w którym jest pack.yaml, albo folder z pakietami.
command-pack-new = Tworzy folder z małym przykładem wszystkiego, na dobry początek.
    .folder = Folder do utworzenia.
command-pack-check = Czyta pakiet; przy każdym błędzie podaje plik, wiersz i kolumnę.
command-pack-show = Wypisuje karty, magów i Nemezis pakietu wraz z tekstami.
command-pack-export = Zapisuje jedno z pudełek jako pakiet: do czytania, zmieniania albo na początek.
    .box = war-eternal, legacy, outcasts, ...
    .folder = Folder do utworzenia.
command-rules = Pokazuje zasady gry, rozstrzygnięcia i słowniczek: spis tematów albo to, o co pytasz.
    .words = Temat (exhaustion), identyfikator (main.gain, R7), szukane słowa albo „glossary”, także z pojęciem z gry.
    .all = Wszystkie zasady ze wszystkich tematów.
    .coverage = Wypisuje testy, które powołują się na każdą z zasad; kod wyjścia 1, dopóki którejś już wymaganej brakuje testu.
    .tests = Folder z testami dla --coverage.
command-replay = Odtwarza kronikę, Ekspedycję lub Kampanię i opowiada, co się wydarzyło.
    .file = Kronika (.chronicle), Ekspedycja (.expedition) lub Kampania (.campaign).
    .until = Zatrzymuje się po tylu odpowiedziach.
    .battle = Tylko ta Bitwa Ekspedycji lub Kampanii; liczą się wszystkie próby.
    .json = Wypisuje zdarzenia, odpowiedzi i ostatnią pozycję jako JSON.
    .detailed = Osobny wiersz dla każdego zdarzenia.
command-scenario = Pozycje jako pliki: rozgrywanie, sprawdzanie, zapisywanie.
    .paths = Pliki scenariuszy (.yaml) lub foldery z nimi.
command-scenario-run = Rozgrywa scenariusze i porównuje wynik z oczekiwanym; kod wyjścia 1, jeśli któryś zawiedzie.
command-scenario-check = Czyta scenariusze bez rozgrywania; przy każdym błędzie podaje numer wiersza.
command-scenario-write = Wypisuje bieżącą pozycję gry jako scenariusz.
    .game = Zapisana gra lub kronika (.chronicle).
command-soak = Rozgrywa losowe gry wszystkim, co jest w pudełkach, i po drodze sprawdza każdy niezmiennik.

    Magowie, Nemezis, poziom, zestaw zasad, warianty i rynek zasobów są losowane; co druga gra zaczyna się w połowie, z pełnymi taliami i otwartymi Bramami.

    Przy każdej decyzji: żadna karta nie ginie ani się nie powtarza, liczniki i żetony mieszczą się w zakresie, Bramy zawierają to, co mogą, klucze są niepowtarzalne i wskazują swoją możliwość, kopia jest równa i z niczym niepowiązana, odpowiedź można cofnąć, gra ze zdarzeniami toczy się tak samo, odkryte karty są liczone, kopie sprzed ośmiu decyzji się nie zmieniły.

    Przy jednej losowej decyzji na 16, bo trwa to długo: zapis do JSON i odczyt; widoki nie zdradzają tajemnic; możliwy świat wygląda tak samo i da się w nim grać dalej; każdą możliwość można wybrać. Przy jednej na 160: pozycja zapisana jako scenariusz prowadzi do siebie samej.

    Na koniec kronika jest zapisywana, odczytywana i odtwarzana (w grach rozpoczętych w połowie: same odpowiedzi).

    Kod wyjścia 1, jeśli coś zawiodło; w ./soak-failures/ jest wtedy wszystko, by to powtórzyć.
    .games = Liczba gier.
    .expeditions = Ile całych Ekspedycji zamiast gier: z pudełka i własnych, sprawdzanych także między Bitwami.
    .campaigns = Ile całych kampanii zamiast gier, sprawdzanych także między Bitwami.
    .seed = Inne ziarno, inne gry.
    .first = Numer pierwszej gry.
    .nemesis = Tylko to Nemezis.
    .mages = Tylko tylu Magów Bram.
    .workers = Liczba procesów, które grają.
command-winrate = Niech boty zagrają: jak często wygrywają.

    Z jednym Nemezis albo ze wszystkimi z pudełka, na jego zasadach i z jego zasobami; z --expedition całe Ekspedycje, w których także między Bitwami wybierają boty. W nawiasach: między jakimi wartościami leży prawda w 95 przypadkach na 100.
    .nemesis = Nemezis albo pudełko: wszystkie jego Nemezis.
    .difficulty = beginner, normal, expert, extinction.
    .games = Ile gier albo Ekspedycji.
    .mages = Ilu magów.
    .bot = Który bot gra: greedy albo random.
    .first = Ziarno pierwszej gry.
    .expedition = Całe Ekspedycje.
    .campaign = Całe kampanie.
    .between = Który bot wybiera między Bitwami kampanii, na przykład random; domyślnie ten sam.
    .kind = Ekspedycja z pudełka (outcasts) albo własna, na przykład short lub fight-five.
    .tries = Tyle przegranych prób jednej Bitwy kończy Ekspedycję.
    .workers = Ile procesów gra.
command-perft = Liczy ciągi odpowiedzi od ustalonych pozycji, głębokość po głębokości.

    Te same zasady dają te same liczby na każdym komputerze; pilnują tego testy. Na ostatniej głębokości możliwości są liczone bez wybierania, jak w programach szachowych.
    .position = Tylko ta pozycja, na przykład umbra-titan-2.
    .depth = Głębokość w odpowiedziach.
command-bench = Mierzy szybkość jądra: losową grę, kopie, zapisy, cofanie, import.

    calibration_us to stała pętla w czystym Pythonie, dzięki której można porównać dwa komputery. W docs/benchmarks.md opisano, jak mierzona jest każda z liczb i ile powinna wynosić.
    .seconds = Czas pomiaru każdego rodzaju losowej gry.
command-serve = Udostępnia stół w przeglądarce: do gry w pojedynkę lub ze znajomymi przez sieć (docs/server.md).
    .host = Adres, pod którym serwer nasłuchuje.
    .port = Port serwera; 0 oznacza dowolny wolny.
    .database = postgresql://... lub sqlite:///plik (domyślnie w folderze z danymi).
    .packs = Foldery pakietów, oddzielone przecinkami: można grać tym, co w nich jest; zmiany są zauważane.
    .lan = Udostępnia stół także innym w sieci lokalnej, jak --host 0.0.0.0.
    .open = Otwiera przeglądarkę; jeśli port 8000 jest zajęty, a innego nie podano, pod następnym wolnym; --no-open: nie otwiera.
command-bench-server = Mierzy serwer przez prawdziwe gniazda: odpowiedzi na sekundę, czas oczekiwania, pamięć, cofanie.
    .rooms = Liczba stołów, przy każdym człowiek i bot.
    .seconds = Czas każdego z dwóch pomiarów.
    .back = Mierzy zamiast tego ponowne uruchomienie: tyle stołów wraca naraz.
command-backup = Kopiuje wszystkie gry serwera do jednego pliku, także gdy serwer działa (docs/server.md).
    .file = Plik, który powstanie, albo folder na niego; domyślnie folder bieżący.
    .database = Gdzie są gry: sqlite:///plik (domyślnie w folderze z danymi).
command-restore = Wstawia taką kopię w miejsce gier serwera; to, co tam było, zostaje obok.
    .file = Plik utworzony przez „gravehold backup”.
    .database = Gdzie mają być gry: sqlite:///plik (domyślnie w folderze z danymi).
command-completion = Wypisz to, dzięki czemu powłoka uzupełnia polecenia i opcje: gravehold completion bash >> ~/.bashrc
    .shell = bash, zsh, fish lub powershell; domyślnie ta, której używasz.

# Co oznacza wartość parametru.
command-value =
    .gravehold = N
    .resolve = N
    .flaws = N
    .chapter = ROZDZIAŁ
    .build = CZĘŚĆ=SŁOWO
    .basics = LISTA
    .bot = NAZWA
    .between = NAZWA
    .bots = MIEJSCA
    .box = ID
    .bring = PLIK
    .database = URL
    .file = PLIK
    .folder = FOLDER
    .protects = SOJUSZNIK
    .abilities = LISTA
    .treasures = LISTA
    .upgraded = LISTA
    .game = PLIK
    .host = ADRES
    .kind = RODZAJ
    .lang = { LANGUAGES() }
    .difficulty = POZIOM
    .mages = MAGOWIE
    .name = NAZWA
    .nemesis = ID
    .number = N
    .option = OPCJA
    .packs = LISTA
    .paths = ŚCIEŻKA
    .position = NAZWA
    .reroll = ID
    .rules = ID
    .seat = MIEJSCE
    .seed = N
    .shell = POWŁOKA
    .supply = RYNEK
    .tests = FOLDER
    .variants = LISTA
    .words = SŁOWO

# Stałe słowa strony.
command-page =
    .usage = Użycie:
    .any-options = [OPCJE]
    .any-command = POLECENIE [ARGUMENTY]...
    .arguments = Argumenty
    .options = Opcje
    .commands = Polecenia
    .default = domyślnie: { $value }
    .required = wymagane
    .at-least = co najmniej { $least }
    .between = od { $least } do { $most }
