# Co się opowiada przed bitwami i po bitwach kampanii Legacy oraz na jej końcu.
# Jedna historia: lampa, której uczniowie pilnują przez noc, i ile kosztuje to, żeby nie zgasła.
# Cokolwiek wybiorą fakty, tekst ma od 80 do 150 słów. „My” to wszyscy, którzy walczą.
# $names: drużyna, jak sama się nazwała; stoi tam, gdzie może stać dowolna liczba imion w mianowniku.
# $last: jak skończył się poprzedni rozdział. $fallen: czy wyczerpani byli wszyscy.

# Rozdział 1

story-legacy-1-title = Inicjacja

story-legacy-1-before =
    Ostatnia lekcja w naszej szkole jest najkrótsza. O zmierzchu zapalić na murze lampę i
    dopilnować, żeby paliła się do rana. Niczego więcej się nie wymaga. Kto przystępuje do tej
    lekcji, wydrapuje swoje imię na mosiężnej podstawie, pod imionami z dawnych lat. W tym roku na
    mosiądzu czytamy:
    { $names }.

    Godzinę przed północą ustaje wiatr. Potem niebo nad Gravehold otwiera się bez jednego dźwięku,
    jak płótno wzdłuż starej fałdy, i schodzi przez nie coś, co składa się z samych ostrzy.
    Gdziekolwiek się obróci, dachy rozpadają się na dwoje.

    Nasi nauczyciele są już na ulicach. Oni potrafią je zranić. My jeszcze nie. Ale tę jedną ulicę
    możemy utrzymać, z lampą za plecami. Nikt nam nie powiedział, że lekcja się skończyła.

story-legacy-1-won =
    Nad ranem, koło czwartej, to coś pęka. Nie widzimy, kto zadaje ostatni cios. Widzimy blask,
    który obiega krawędzie, a potem wszystko sypie się na rynek jak szuflada noży, która wypadła
    komuś z rąk. Nie ma wśród nich tylko rdzenia. Rdzeń przebija bruk i leci dalej, a my długo
    jeszcze słyszymy, jak spada.

    Kiedy robi się cicho, środkiem obronionej ulicy nadchodzi nasza najstarsza nauczycielka. Patrzy
    na nas i na lampę, która pali się trochę krzywo. „Zdane”, mówi i siada na krawężniku, bo dalej
    nogi jej nie niosą.

    Nikt nie pyta, jak głęboko jest pod miastem.

story-legacy-1-lost =
    { $fallen ->
        [all] Padamy i ulica stoi otworem.
       *[some] Cofamy się od drzwi do drzwi, aż żadnych drzwi już nie ma.
    } To, co dzieje się potem, nie jest naszą zasługą. Nasi nauczyciele przestają się bronić, wszyscy
    naraz, i wkładają w jeden cios to, co im jeszcze zostało. Stwór z ostrzy pęka. Jego rdzeń
    przebija bruk, a my długo jeszcze słyszymy, jak spada.

    Rano z dzielnicy, która była pod naszą opieką, zostaje pole kamieni. Z jedenastu nauczycieli
    czworo stoi o własnych siłach. Najstarsza idzie tamtędy, gdzie wczoraj była ulica, i wyciąga z
    gruzu naszą lampę. Szkła nie ma. Płomień jest.

    „Zdane”, mówi, nie patrząc na nikogo. Lepiej by było, gdyby krzyczała.

# Rozdział 2

story-legacy-2-title = Wśród Ruin

story-legacy-2-before =
    Od trzech dni schodzimy w dół. { $last ->
        [lost] Tam, gdzie była dzielnica,
       *[won] Pod rynkiem
    } ziemia się rozstąpiła, a pod nią są ludzie, którzy stukają. Idziemy za stukaniem, kopiemy i
    wynosimy na górę każdego, kto jeszcze odpowiada.

    Trzeciego dnia stuka coś innego. To jedno z ostrzy roju, samotne, wyższe niż drzwi; węszy po
    piwnicach jak pies, który zgubił trop. Szuka tego, co spadło.

    Znajduje nas przed pękniętym skarbcem. Za szczeliną widać światło, którego nikt z nas nie umie
    nazwać. Ciągnie nas za ręce, jakby leżało tam coś naszego. Łowca unosi długi łeb. On też zwęszył
    to światło.

story-legacy-2-won =
    Łowca ginie o szerokość dłoni od światła. Nie wydał żadnego dźwięku i nikt się o niego nie
    upomni. Wszystko, co wiedział o głębinie, zostaje tu, w kurzu.

    Teraz jest czas przyjrzeć się temu, o co szła ta walka: Bramie nie większej od tarczy, która
    obok każdego z nas wisi w pustym powietrzu. Próbujemy ją odesłać tak, jak uczono nas zamykać
    Bramy. Nie znika. Obraca się, kiedy się obracamy, a kiedy wchodzimy po schodach, wchodzi razem z
    nami. A więc czwarta. Nasi nauczyciele czytali o czymś takim, w księdze, która przed tym przestrzegała.

    Wieczorem na światło dzienne wychodzi dziewiętnaście osób, a my umiemy coś, czego wczoraj nie
    dało się zrobić.

story-legacy-2-lost =
    Jest szybszy od nas. Ciska nami o ścianę skarbca, raz jeszcze nasłuchuje w głąb i znika w
    szczelinie, która wyglądała jak cień. Nie znalazł tego, co spadło. Ale wie już, w którą stronę
    patrzeć, i ma komu o tym powiedzieć.

    Siedzimy w kurzu i liczymy kości. Między nami, nie większa od tarczy, stoi otworem w pustym
    powietrzu Brama. Próbujemy ją zamknąć tak, jak uczono nas zamykać Bramy. Nie daje się zamknąć.
    Obraca się, kiedy się obracamy, a kiedy wchodzimy po schodach, wchodzi razem z nami.

    „Czwarta”, mówi nasza najstarsza nauczycielka. „Czyli jednak nie z pustymi rękami”. Chce nas
    pocieszyć.

# Rozdział 3

story-legacy-3-title = W Poszukiwaniu Nowej Mocy

story-legacy-3-before =
    Chleb wydziela się teraz po kromce. Miasto wysyła nas więc w górę starymi drogami, do
    gospodarstw, o których nikt nie słyszał od nocy, kiedy otworzyło się niebo. { $last ->
        [lost] Nikt nie mówi, że należy im się od nas zwycięstwo. Tylko tak patrzą.
       *[won] Ludzie wkładają nam na drogę jabłka do kieszeni, ostatnie w tym roku.
    } Tu na górze jest wiatr. W mieście łatwo zapomnieć, że bywa wiatr.

    Gospodarstwa stoją puste, stodoły pełne. Wszystkie ślady prowadzą do jednego wzgórza. Coś się
    tam lęgnie, w komorach gładkich jak wnętrze jajka, a to, co z nich wypełza, nosi pancerz. Nasze
    pierwsze zaklęcie, całkiem dobre, rozpryskuje się na nim jak śnieżka.

    „Najpierw się puka”, mówi nasza najstarsza nauczycielka. „Dopiero potem bije”. I unosi obie
    ręce.

story-legacy-3-again =
    Dwie noce odpoczywamy w stodole i śpimy źle, bo słychać je bez przerwy. To ciche klekotanie na
    całym wzgórzu, pancerz o pancerz. Jest ich teraz więcej, a największe nauczyły się naszych
    twarzy.

    Ale my też się uczymy. Wiemy już, która komora karmi wszystkie pozostałe. Wiemy, jak długo
    pęknięty pancerz się zrasta. A jednego mamy tu pod dostatkiem: pierwszy raz od miesięcy jemy,
    ile kto chce. Ktoś wypalił na drzwiach stodoły, kto tu nocował: { $names }.

    O świcie nasza najstarsza nauczycielka nas liczy, choć nie bardzo jest co liczyć. „To samo
    wzgórze”, mówi. „Inny plan”. Klekotanie ustaje. Usłyszały, że idziemy.

story-legacy-3-won =
    Ostatnia komora zapada się z westchnieniem, jak chleb, który ktoś za wcześnie wyjął z pieca.
    Potem na wzgórzu jest tak cicho, że słychać, jak wiatr nadchodzi z doliny, pole po polu.

    Ładujemy zboże. A później, bo ktoś musi o tym pomyśleć, zbieramy pancerze: są ich setki, lekkie
    jak papier, i ani jednego nie bierze nóż. To, co odbijało nasze ciosy, odbije i cudze. Przez
    całą drogę do domu unosimy je pod słońce i próbujemy dojrzeć, jak są zrobione.

    Przy bramie witają wozy okrzykami. Potem widzą nasze twarze i te okrzyki są już także dla nas.

story-legacy-3-lost =
    { $fallen ->
        [all] Nikt z nas nie umie potem powiedzieć, kto kogo wywlókł z tego wzgórza.
       *[some] Droga ze wzgórza zajmuje nam o wiele mniej czasu niż droga pod górę.
    } Nie gonią nas. Nie muszą. Za naszymi plecami komory zamykają się jedna po drugiej, brzęcząc jak
    talerze odstawiane do kredensu, a w środku lęg rośnie dalej.

    W ostatnim gospodarstwie pod lasem zapieramy drzwi i oglądamy, co z nas zostało. Wystarczy. Na
    podłodze leży kawałek pancerza, odłupany od jedynego, który udało nam się rozbić. Nic nie waży.
    Nie bierze go żaden nóż.

    „A więc można je rozbić”, mówi nasza najstarsza nauczycielka i chowa go do kieszeni. „Wrócimy
    tu”.

# Rozdział 4

story-legacy-4-title = Słuchające Korzenie

story-legacy-4-before =
    Za wzgórzem jest dolina, która została zielona. Wiosną przeprowadzali się tam ludzie z miasta;
    pisali listy, potem jeden długi list, a potem już nic. { $last ->
        [lost] Sił mamy niewiele, ale to jest ich pismo.
       *[won] Skoro za nami jadą pełne wozy, możemy nadłożyć drogi.
    }

    Dolina odpowiada, zanim zapytamy. „Tak, jest woda”, mówi kobieta przy brodzie. „Nie, to już
    niedaleko”, mówi dziecko, które nawet się nie odwróciło. Na łące stoi przyjaciel z naszego
    rocznika. Uśmiecha się, rozkłada ramiona i rzuca w nas pierwszym zaklęciem z naszych wspólnych
    lekcji.

    Z rękawa zwisa mu korzeń cienki jak włos. Wchodzi w ziemię. Każdy tu taki ma. Musimy spalić
    dolinę tak, żeby nie spalić jego.

story-legacy-4-again =
    Już nas zna. Kiedy schodzimy z grani, żeby spróbować jeszcze raz, cała dolina mówi, kto idzie,
    ustami ludzi, którzy nigdy nas nie widzieli: { $names }.

    Uszy mamy zatkane woskiem, co nic nie daje, i z góry ustalone, kto co robi, co daje wiele.
    Cokolwiek powie, nie odpowiadamy. Odpowiedzi ją uczą. Cokolwiek przyjaciel pokaże nam rękami,
    nie powtarzamy tego. To też ją uczy.

    Pod starym dębem pośrodku korzenie zbiegają się jak nitki tkaniny pod igłą. Tam musimy się
    dostać. On stoi przed drzewem. Czekał na nas, mówi, i przez jedną chwilę to naprawdę mówi on.

story-legacy-4-won =
    Pali się źle, jak wszystko, co zielone, i krzyczy każdym głosem, jaki ma. Potem dąb pęka i nagle
    wszystkie te głosy znów należą do ludzi. Stoją na łące i oglądają własne ręce.

    Nasz przyjaciel siedzi w popiele. Klękamy przy nim i odcinamy mu korzeń od rękawa. Długo patrzy
    nam w twarz, jakby ktoś zadał mu wiersz na pamięć. A potem powoli mówi to, co wie: { $names }.
    Nie myli się ani razu.

    Są rzeczy, których nikt w tej dolinie nigdy nie opowie. W drodze do domu on idzie pośrodku, a my
    rozmawiamy z nim wyłącznie o pogodzie.

story-legacy-4-lost =
    Biegniemy, a dolina woła za nami. Wie już, czego się boimy. Mówi o tym zupełnie spokojnie, z
    lewej i z prawej, głosami starców i dzieci, a słuchać umie: co ktokolwiek z nas odkrzyknie, tego
    uczy się na pamięć, zanim miniemy najbliższy zakręt.

    Na grani się liczymy. Nikogo nie brakuje. Ale tam w dole, na środku łąki, nasz przyjaciel usiadł
    pod dębem i naszymi głosami powtarza nasze poranne rozmowy. W dolinie jest dziś o jeden głos
    więcej niż wczoraj.

    „Dostawała od nas odpowiedzi”, mówi nasza najstarsza nauczycielka. „To był błąd. Następnym razem
    nikt nie odpowiada”.

# Rozdział 5

story-legacy-5-title = Oddech Szkła

story-legacy-5-before =
    Zima schodzi z przełęczy jako opar. Jest zimny, niczym nie pachnie, kładzie się na obozach za
    murem, a rano każdy kryształ, którego dotknął, ma rysę cienką jak włos. Kryształy wciąż świecą.
    Tylko nie mówią już całej prawdy.

    { $last ->
        [lost] Nasz przyjaciel nie wrócił z doliny, więc przy ustawianiu lampy nikt nie żartuje.
       *[won] Nasz przyjaciel z doliny pomaga nam ustawić lampę. Nie pyta po co.
    } To ta sama, z imionami na mosiądzu, tylko szkło ma nowe. Wokół niej układamy nasze kryształy,
    każdy w osobnym woreczku, każdy z wypisanym imieniem.

    Mamy tę jedną noc. Do rana opar pójdzie dalej, przy naszym świetle albo bez niego.

story-legacy-5-won =
    Nie ma takiej chwili, w której by zginął. Po prostu kiedyś nad ranem zauważamy, że widać
    przełęcz i drzewa na przełęczy i że to, co między nimi wisi, jest już tylko pogodą.

    Otwieramy woreczki. Kilka kamieni ma w sobie rysę cienką jak włos i ta rysa nie zniknie. Mimo to
    podnosimy je do lampy. Rzucają teraz światło trochę w bok, jakby miały do powiedzenia coś, co
    przeznaczone jest tylko dla jednej osoby. Z tym da się pracować.

    W obozach ludzie wychodzą spod koców, ostrożnie nabierają powietrza i ostrożnie je wypuszczają.
    Nikt jeszcze nie widział tak czystego powietrza.

story-legacy-5-lost =
    Rano go nie ma i nie stało się to za naszą sprawą. Przeszedł nad obozem tak, jak się przechodzi
    nad źle napisaną stroną. Woreczki są wciąż zawiązane. Ale kamienie w środku, te najjaśniejsze,
    zmatowiały, a przez każdy biegnie rysa cienka jak włos.

    Podnosimy jeden do lampy i światło wychodzi nie z tej strony, co trzeba. Ktoś się śmieje. Nie
    jest to dobry śmiech.

    „To nadal te same kamienie”, mówi nasza najstarsza nauczycielka. „Trzeba się ich nauczyć od
    nowa, to wszystko”. Nie spała tak samo długo jak my, a lat ma trzy razy więcej. Chowamy więc
    kamienie i parzymy jej herbatę.

# Rozdział 6

story-legacy-6-title = Dziewięć Komnat

story-legacy-6-before =
    Coś nadchodzi, a wiemy o tym tylko tyle, że wszystkim się śni. Żeby dowiedzieć się więcej,
    trzeba by zajrzeć w umysł, który pożarł bardzo wiele wspomnień. Nasza najstarsza nauczycielka
    znalazła do niego drogę. Zaczyna się za jej własnymi oczami, mówi, i ma dziewięć komnat.

    { $last ->
        [lost] „Sił jest mało, a kamienie mają rysy”, mówi. „Dlatego ani jednej walki ponad to, co konieczne.
       *[won] „Nawet w złym powietrzu widać teraz dużo”, mówi. „A jednak ani jednej walki ponad to, co konieczne.
    } Ja pójdę przodem. Za mną trzeba trzymać mosty. Bez mostu z komnaty nie ma powrotu, nawet dla
    myśli”.

    Siada na szkolnej ławce, tej, na której zaczyna się nauka czytania. Bierze nas za ręce i zamyka
    oczy. Otwierają się drzwi.

story-legacy-6-again =
    Mijają dwa tygodnie, zanim przypomina sobie, do czego służy czajnik. Wtedy nas wzywa. „Doszłam
    do siódmej komnaty”, mówi. „Jest tam okno. Widziałam przez nie coś i zapomniałam co. To znaczy,
    że warto to zobaczyć”.

    Tym razem rysujemy dziewięć komnat kredą na podłodze szkolnej sali i chodzimy po nich tak długo,
    aż umiemy to robić po ciemku. Który most trzyma który. Które zrywa najpierw. Gdzie stanąć, kiedy
    podłoga zaczyna zapominać, że jest podłogą.

    Nauczycielka siada na ławce. „Jeżeli po powrocie nie będę znała swojego imienia”, mówi, „chcę
    usłyszeć jakieś inne”. Obiecujemy: { $names }.

story-legacy-6-won =
    Wraca przez ostatni most, na własnych nogach, i niesie coś w obu dłoniach, tak jak niesie się
    wodę. Nie widzimy tego. Słyszymy. To bije, powoli, nie w takt naszych serc, a po chwili już
    razem z nimi.

    „Teraz wiem”, mówi. „To, co pękło pierwszej nocy, nie umarło. Rosło przez cały czas. I nie wiatr
    otworzył niebo nad Gravehold. Zrobił to ktoś z nas”. Nie mówi kto. Potem pyta, jak nazywa się
    miasto, w którym mieszkamy.

    Mówimy jej. Opowiadamy jej wszystko, na zmianę, całymi dniami. Bicie zatrzymujemy. Daje nam
    siłę, a my wolimy nie myśleć dlaczego.

story-legacy-6-lost =
    Czwarta komnata składa się jak list. Trzymamy się mostu i trzymamy ją, most pęka i leżymy na
    podłodze szkoły, między ławkami, a w ustach mamy smak cudzego dzieciństwa.

    Oddycha. Patrzy na nas życzliwie, tak jak się patrzy na uprzejmych nieznajomych, i pyta, czy
    lekcja już się zaczęła. Dopiero wieczorem wraca do niej pierwsze imię.

    Nikt nie mówi, żeby dać spokój. To, co nadchodzi, nadejdzie, czy będziemy o tym wiedzieć, czy
    nie. Rozkładamy w sali posłania, dookoła jej łóżka, i zawsze ktoś czuwa. Kiedy będzie mogła
    chodzić, wejdziemy tam znowu.

# Rozdział 7

story-legacy-7-title = Co Zostało Pogrzebane

story-legacy-7-before =
    Zaczyna się od buczenia pod brukiem rynku. Potem wszędzie dookoła nowych murów wychodzą z ziemi
    światła, każde na łodydze z noży. To znicze, ale nie dla zmarłych. Pokazują czemuś drogę na
    powierzchnię.

    { $last ->
        [lost] Za późno pojmujemy, co widziała tam nasza nauczycielka, ale jednak pojmujemy:
       *[won] Nauczycielka opowiedziała nam, co tam widziała:
    } rdzeń, który spadł pierwszej nocy, głęboko, w ciemności, jak obrasta w ostrze za ostrzem.
    Pamięta tamtą ulicę. Pamięta, kto na niej stał.

    Wtedy stali przed nami nauczyciele. Dziś są starzy albo ich nie ma, a uczniowie na murze patrzą
    na nas, z naszą lampą w rękach. Teraz nikt już przed nami nie stoi.

story-legacy-7-again =
    Nowy mur to sznur, przeciągnięty przez podwórza i kuchnie, bo nie ma go już z czego zbudować. Za
    sznurem stoją wszyscy, którzy mogą stać. Przed nim płoną znicze i w nocy widać je nawet pod
    powiekami.

    Ale to coś ma pewien zwyczaj i my go już znamy. Przed każdym szturmem jest taka chwila, w której
    wszystkie znicze palą się na tej samej wysokości. Kto jest wtedy gotów, ma dla siebie jeden
    oddech.

    Uczniowie napisali to kredą na ścianie, wielkimi literami, żeby nikt nie zapomniał: jeden
    oddech. A niżej, nie pytając nikogo, dopisali, na czyj powrót czeka lampa: { $names }.

story-legacy-7-won =
    Ostatni znicz pełga, przechyla się i gaśnie. Stwór z ostrzy obraca się jeszcze raz w ciemności,
    tak jak ktoś, kto zgubił klucz, a potem po prostu nieruchomieje. Odpada od niego ostrze za
    ostrzem. W końcu na bruku leży rdzeń nie większy od pięści i nie spada już głębiej. Zostajemy
    przy nim, aż wystygnie.

    Wtedy z muru schodzą uczniowie. Pytają, czy zdali. „Pali się?”, pytamy. Podnoszą lampę. Pali
    się. Mówimy więc to słowo, które się w takiej chwili mówi, i musimy usiąść na krawężniku.

    Dopiero później widzimy, co wyryto na rdzeniu: znak twórcy, który znamy ze szkoły.

story-legacy-7-lost =
    { $fallen ->
        [all] Kiedy mur się wali, nikt z nas nie stoi już na nogach, żeby to widzieć.
       *[some] Mur wali się o świcie, nie z hukiem, tylko z długim kaszlem.
    } Czasu jest akurat tyle, żeby wyprowadzić ludzi, ulica po ulicy, a uczniów akurat tylu, żeby to
    zrobić. Są dobrzy. Nasza nauka, dawana w biegu, nie poszła w las.

    Stwór z ostrzy nie idzie za nami. Sadowi się w gruzach, między swoimi zniczami, i buczy. Za
    naszymi plecami miasto się kurczy: pięć osób w izbie, potem osiem, potem szkoła i słoma między
    ławkami.

    Wieczorem ktoś stawia lampę na parapecie. To nie jest znicz i nikt nie zdaje lekcji. Ma tylko
    pokazać, który dom jest jeszcze nasz. Jutro znowu wychodzimy.

# Rozdział 8

story-legacy-8-title = Ostatnia Lekcja

story-legacy-8-before =
    { $last ->
        [lost] Wreszcie potrafimy odczytać znak wypalony na każdym ze zniczy. To ten sam, który
       *[won] Znak na rdzeniu to ten sam, który
    } stał pod wszystkimi naszymi świadectwami. Xaxos uczył nas zapalać, trzymać i puszczać. To on
    otworzył niebo pierwszej nocy, żeby się dowiedzieć, co przez nie przychodzi i jak się czymś
    takim stać. { $last ->
        [lost] Miasto, któremu to zrobił, straciło mur i połowę świateł.
       *[won] Miasto, któremu to zrobił, nadal stoi, i to go dziwi.
    }

    Teraz już to umie. Unosi się nad rynkiem, wokół niego cztery Bramy, okrągłe jak oczy, a każde
    zaklęcie w nich jest nasze. Nie ma niczego nowego. Nie potrzebuje. To on poprawiał nasze błędy,
    więc je zna.

    „Książki do tornistrów”, mówi łagodnie. „To jest ostatnia lekcja”. Zapalamy lampę i stawiamy ją
    tam, gdzie może ją widzieć.

story-legacy-8-again =
    Pozwolił nam odejść. To jest najgorsze. Popatrzył na to, co z nas zostało, tak jak się patrzy na
    złą pracę dobrego ucznia, i powiedział, że wolno nam oddać ją jeszcze raz.

    Siedzimy więc nocą w szkole i robimy coś, czego po nas nigdy się nie spodziewał: oduczamy się.
    Rzucamy zaklęcia nie tą ręką. Zamieniamy się kamieniami. Wypytujemy się nawzajem o błędy z
    dzieciństwa i wybieramy najlepsze. Nasza najstarsza nauczycielka, która tyle zapomniała, śmieje
    się po raz pierwszy od tygodni. „Tego nie może znać”, mówi. „Czegoś takiego jeszcze nie
    widziałam”.

    Przed wyjściem poprawiamy gwoździem litery na mosiądzu: { $names }.

story-legacy-8-won =
    W końcu pokonuje go błąd. Stary, jeszcze z pierwszej klasy, a on go poprawia, jak zawsze. Nie
    umie inaczej. Przez jeden oddech jest nauczycielem, wyciąga rękę i nie ma w niej żadnego
    zaklęcia.

    Cztery Bramy zamykają się jedna po drugiej jak oczy. Zostaje starszy pan przed szkołą, który
    patrzy w górę, na dziurę w niebie, jakby chciał coś o niej powiedzieć. Potem i ona się zamyka, a
    on jest po drugiej stronie.

    Jeszcze dość długo stoimy na rynku. Trzeba czasu, żeby zrozumieć, że nie zadzwoni już żaden
    dzwonek.

story-legacy-8-lost =
    { $fallen ->
        [all] Na końcu nie ma już nikogo, kto podniósłby rękę.
       *[some] Odpowiada na nasze ostatnie zaklęcie, zanim zdążymy je wypowiedzieć.
    } „Nieźle”, mówi Xaxos i mówi to szczerze. Wokół niego obracają się bez pośpiechu cztery Bramy, a
    każde światło, które rzucają, jest światłem, które znamy.

    Mógłby to teraz zakończyć. Nie robi tego. Zawsze stawiał oceny dopiero wtedy, kiedy wszyscy
    skończyli. Cofa się w otwór w niebie, tak jak się staje za biurkiem, a otwór się nie zamyka.
    Czeka.

    Na murze ktoś osłania lampę obiema dłońmi przed wiatrem, który wieje stamtąd z góry. Pali się
    słabo. Pali się. Idziemy do domu, czyli już tylko kilka ulic dalej, i leżymy z otwartymi oczami.

# Koniec, według tego, co mówi tabela wyników

story-legacy-end-dawn =
    Poranek po ostatniej lekcji jest zwyczajny, jest mgła i jest chleb. Ludzie stają w drzwiach i
    patrzą w górę. Niebo jest w jednym kawałku i nikomu nie przychodzi do głowy nic, co warto by o
    nim powiedzieć.

    Wieczorem wnosimy lampę na mur. Trzy razy zmieniano w niej szkło, podstawa jest powgniatana, ale
    mosiądz daje się odczytać: { $names }. Niżej zostało miejsce na następne lata.

    Zapalamy ją i schodzimy po schodach bez niej. Nikt nie musi czuwać. Będzie się palić, aż
    przyjdzie ktoś, kto zechce się czegoś nauczyć, i zastanie światło, które już na niego czeka,
    zostawione dla każdego, kimkolwiek będzie.

story-legacy-end-survival =
    Niebo się zamknęło, a to, co pod nim leży, zrobiło się małe. Trzy ulice, szkoła, rynek
    zarośnięty trawą. Wszyscy się znają. Wieczorami ci, którzy zostali, liczą się nawzajem i nic o
    tym nie mówią, i zawsze wszystko się zgadza, i to nazywamy dziś szczęściem.

    Wnosimy lampę na to, co zostało z muru. Szkło jest okienne, docinane ręcznie. Mosiądz daje się
    odczytać: { $names }. Dawniej było na nim więcej imion, ale tego kawałka brakuje.

    Zapalamy ją. Ktoś przy niej zostaje, na zmianę, nie dlatego, że to lekcja, tylko dlatego, że
    dobrze jest mieć miejsce, w którym można nie spać.

story-legacy-end-fall =
    Nie ma ostatniej nocy, o której dałoby się opowiedzieć. Jest tylko wieczór, w którym zapala się
    mniej okien niż poprzedniego wieczoru, a potem następny. On się nie spieszy. Na ostatnią lekcję
    zawsze znajdował czas.

    Trzymamy lampę, dopóki starcza oliwy. Potem palimy smalcem, a na koniec ławkami ze szkoły. Na
    mosiądzu, wypolerowanym przez tyle kciuków, wciąż można przeczytać: { $names }.

    Daleko stąd, na drodze, która prowadzi gdzie indziej, ktoś się odwraca, bo w oko wpadła mu
    gwiazda, bardzo nisko, tam, gdzie nie powinno być żadnej gwiazdy. Jest żółta i trochę migocze.
    Przygląda się jej przez chwilę. Potem widzi, jak gaśnie.
