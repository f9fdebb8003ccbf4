# Co się opowiada przed bitwami i po bitwach drukowanej ekspedycji.
# Jedna historia: lampy przy Dolnych Wrotach, księga na 153 wiersze, uczennica, której kazano liczyć.
# Cokolwiek wybiorą fakty, tekst ma od 80 do 150 słów. „My” to wszyscy, którzy walczą.
# Przy imionach Magów ($mages) tylko czas teraźniejszy: nie zdradza rodzaju.

# Rozdział 1: Eksperyment 153

story-outcasts-1-before =
    Przy Dolnych Wrotach Gravehold wisi rząd lamp. Co wieczór latarniczka zapala po jednej dla
    każdego, kto jest jeszcze za murem, i gasi ją, kiedy ten ktoś wraca do domu. Dziś palą się
    cztery, dla kopaczy z czterech tuneli, i nikt nie wraca.

    Przed północą słyszymy, jak coś żuje kamień. Dźwięk dobiega ze wszystkich czterech tuneli naraz
    i wcale się nie spieszy. Z trzeciego, w którym kopał jego ojciec, wyczołguje się chłopiec i
    ściska w garści pasek mosiądzu. Oderwał go, mówi, od czegoś, co całe było paszczą. W mosiądzu
    widać równo wybitą liczbę: sto pięćdziesiąt trzy.

    Ktoś to stworzył. I ktoś od dawna liczy. Zajmujemy miejsca, a za naszymi plecami miasto zasuwa
    rygle.

story-outcasts-1-again =
    { $try ->
        [second] Znowu żują. Nie otwieramy jeszcze oczu, a już wiemy, że trzeba tam zejść po raz
            drugi.
       *[later] Rozróżniamy je już po odgłosie, wszystkie cztery, jak sąsiadów na schodach.
            Schodzimy kolejny raz.
    }

    Wzdłuż nowego muru z drzwi i stołów latarniczka przycięła wszystkie knoty. Cztery lampy nadal
    palą się dla kopaczy. „Słuchałam ich całą noc”, mówi. „Nie jedzą ani trochę szybciej niż
    przedtem. A kiedy dostaną porządnie, cofają się. Jeden mocny cios jest wart trzech słabych”.

    Chłopiec z trzeciego tunelu unosi swój pasek mosiądzu, żebyśmy pamiętali, że ktoś je tu
    przysłał. Ze stropu najbliższego tunelu sypie się pył, cienką strużką, jak piasek w klepsydrze.
    Za nami, między deskami muru, tkwi kołyska. Musi wytrzymać.

story-outcasts-1-won =
    { $try ->
        [first] Ostatnia paszcza zamyka się i już nie otwiera. Wystarczyła jedna próba i przez
            chwilę nie dowierzamy ciszy.
        [second] Ostatnia paszcza zamyka się i już nie otwiera. Raz nas stąd przegnały. Dziś
            przyszła kolej na nie.
       *[later] Ostatnia paszcza zamyka się i już nie otwiera. Tyle razy tu schodziliśmy, że
            zapominamy wiwatować. Siadamy tam, gdzie stoimy.
    } { $length ->
        [short] Trwało to nie dłużej, niż piecze się chleb.
        [long] Kiedy schodziliśmy, była noc. Teraz znowu jest noc.
       *[usual] { "" }
    } { $close ->
        [far] Mury Gravehold są podrapane i nic więcej.
        [near] Przez wyrwy w murze przejechałby wóz.
        [brink] Z muru został jeden łuk, i to krzywy.
       *[untold] { "" }
    } { $fallen ->
        [none] Po schodach każdy wchodzi o własnych siłach.
        [single] { $mages } wjeżdża na górę na noszach, z otwartymi oczami, ale bez siły, żeby
            unieść dłoń.
        [some] { $mages } wjeżdżają na górę na jednych drzwiach, ramię przy ramieniu.
        [all] Wszystkich Magów trzeba wnosić po schodach.
       *[untold] { "" }
    }

    Za paszczą, na kamieniu, siedzi człowiek. To Xaxos, którego miasto wygnało przed laty. Na
    kolanach trzyma księgę, a w niej sto pięćdziesiąt trzy wiersze. „Sama się pisze, kiedy moja
    uczennica liczy”, mówi. „Mogę was do niej zabrać”.

    Rada chce, żeby do rana zniknął, a razem z nim każdy, kto za niego ręczy. Ręczymy za niego. Dla
    nas nie zapłonie więc żadna lampa. Chłopiec idzie z nami. Latarniczka podaje mu starą latarnię,
    bez kropli oliwy w środku. „Tego mi nie zabronili”, mówi.

story-outcasts-1-lost =
    { $because ->
        [fallen] Pada ostatni mur dolnego miasta i paszcze są na ulicach.
        [exhausted] Magowie osuwają się na ziemię, jeden po drugim, aż między paszczami a domami nie
            stoi już nikt.
        [rule] Nie umiemy powiedzieć, kiedy to się stało. Nagle nie ma już czego bronić.
       *[untold] Tunele należą do paszcz, a wkrótce należą do nich także dolne ulice.
    } { $try ->
        [first] Myśleliśmy, że coś, co nie ma nóg, musi być powolne.
        [second] Dzwon już drugi raz wzywa nas do odwrotu.
       *[later] Nie liczymy już, ile razy dzwon wzywał nas do odwrotu.
    } { $length ->
        [short] Zupa w domu nie zdążyła nawet wystygnąć.
        [long] Trzymaliśmy je dłużej, niż ktokolwiek by uwierzył, i to było za krótko.
       *[usual] { "" }
    } { $fallen ->
        [none] Wszyscy idziemy o własnych siłach i trochę nam z tego powodu wstyd.
        [single] { $mages } wychodzi stamtąd tylko dlatego, że ktoś ciągnie za kołnierz.
        [some] { $mages } wychodzą stamtąd tylko dlatego, że ktoś ciągnie za kołnierze.
        [all] Magów trzeba wyciągać za kołnierze, wszystkich.
       *[untold] { "" }
    }

    Ludzie wspinają się po długich schodach z pierzynami na plecach. Jakaś dziewczynka niesie pod
    pachą kurę. Na podeście staje nowy mur z drzwi, ze stołów i z kołyski. Pod nami żucie przechodzi
    z domu do domu. Potem zwalnia. Najadły się, mówi chłopiec z trzeciego tunelu.

    Latarniczka wniosła na górę swoje lampy i wiesza je na nowym murze. Cztery, te dla kopaczy,
    wciąż się palą. „Śpijcie”, mówi. „Obudzę was, kiedy zgłodnieją”.

# Rozdział 2: Złodziej Snów

story-outcasts-2-before =
    { $last ->
        [smooth] Paszcze pokonaliśmy za pierwszym razem, a miasto i tak zamknęło za nami wrota.
        [rough] Zanim pokonaliśmy paszcze, one pokonały nas. Pół miasta odetchnęło, kiedy
            odchodziliśmy.
       *[unknown] { "" }
    }

    Kilka osób wsunęło nam przy wrotach coś do tobołków, nie patrząc w oczy: gwizdek, kartkę z
    notatkami, iskrę w puszce. Xaxos idzie przodem, bo tylko on zna drogę. Jeśli zginie, droga
    skończy się tam, gdzie upadnie.

    Pod gołym niebem śpimy źle, a potem aż za dobrze. Któregoś ranka ktoś sięga po zaklęcie i
    znajduje po nim dziurę. Nazajutrz brakuje ulicy. Potem chłopiec nie może sobie przypomnieć słowa
    na chleb. Coś chodzi nocą wzdłuż rzędu śpiących i bierze, co mu się podoba. „Złodziej Snów”,
    mówi Xaxos. „Co uniesie na sześć kroków, to przepada”. Tej nocy czuwamy wszyscy.

story-outcasts-2-again =
    { $try ->
        [second] Po raz drugi czekamy na Złodzieja Snów.
       *[later] Złodziej Snów zna nas już dobrze. Wie, kto chrapie, a kto tylko udaje, że śpi.
    }

    Przewiązaliśmy sznurek od nadgarstka do nadgarstka, żeby ten, kto przyśnie, szarpnął sąsiada.
    Xaxos siedzi pośrodku z księgą na kolanach i czyta na głos, byle który wiersz, byle słychać było
    czyjś głos. Umówiliśmy się co do jednego. To, bez czego się obejdziemy, rozbijemy sami, zanim
    ktoś to wyniesie, a resztę będziemy trzymać oburącz. Z łupem ma do przejścia sześć kroków. Na
    każdym z nich można zajść mu drogę.

    Jakiś ptak milknie w pół piosenki. Z lewej strony napina się sznurek.

story-outcasts-2-won =
    { $try ->
        [first] Złodziej Snów miał u nas jedną noc. Drugiej nie dostanie.
        [second] Jednej nocy Złodziej Snów nas okradł, następnej stracił wszystko.
       *[later] Złodziej Snów jest pokonany. Ile to trwało nocy, nie wiemy. Kilka z nich wciąż
            leżało w jego worku.
    } { $length ->
        [short] Ognisko nie zdążyło się nawet dopalić.
        [long] Słońce już świeci, a nikt nie widział, jak wschodziło.
       *[usual] { "" }
    } { $close ->
        [far] Xaxos jest blady, ale idzie prosto.
        [near] Xaxos opiera się na każdym, kto akurat stoi obok.
        [brink] Szukamy u Xaxosa tętna i znajdujemy je dopiero za drugim razem.
       *[untold] { "" }
    } { $fallen ->
        [none] Nikt z nas nie śpi.
        [single] { $mages } leży w trawie i śpi, tym razem bez żadnych snów.
        [some] { $mages } leżą w trawie i śpią, tym razem bez żadnych snów.
        [all] Magowie leżą w trawie i śpią, wszyscy, bez żadnych snów.
       *[untold] { "" }
    }

    Worek pękł. Wśród snów stoi kobieta i przeciera oczy. To Qu, która przespała w nim całe lata. Ma
    ochotę coś rozbić, mówi, i to niedługo.

    Potem znajdujemy sen Xaxosa. Przy stole siedzi dziewczyna i śmieje się. „Zacznij ode mnie”,
    mówi, a on wpisuje do księgi jej imię: Ivra, wiersz pierwszy. Była jego uczennicą. Jest też jego
    pierwszym eksperymentem. Długo jest cicho. Drogę nadal zna tylko on. Ruszamy dalej, ale obok
    niego nie idzie nikt.

story-outcasts-2-lost =
    { $because ->
        [fallen] Xaxos pada w pół słowa, a razem z nim kończy się droga.
        [exhausted] Magowie zasypiają na stojąco, jeden po drugim, i nie ma już nikogo, kto by ich
            obudził.
        [rule] Gdzieś między jednym oddechem a drugim noc wymyka nam się z rąk.
       *[untold] Złodziej Snów odchodzi z pełnym workiem.
    } { $try ->
        [first] Czekaliśmy na kogoś, kto robi hałas.
        [second] Okradziono nas już po raz drugi.
       *[later] Po ciemku porusza się już wśród nas jak u siebie.
    } { $length ->
        [short] Było po wszystkim, zanim zagotowała się woda.
        [long] Przez całą noc udawało się go odpędzać, a potem przez jedną chwilę nie.
       *[usual] { "" }
    } { $fallen ->
        [none] Jesteśmy cali i wcale nas to nie pociesza.
        [single] { $mages } budzi się dopiero po wiadrze zimnej wody.
        [some] { $mages } budzą się dopiero po wiadrze zimnej wody.
        [all] Magowie budzą się dopiero po wiadrze zimnej wody.
       *[untold] { "" }
    }

    W południe odnajdujemy się w rowie. Xaxos oddycha. Ktoś przewrócił go na bok i nikt nie pamięta,
    kto to był. Chodzimy po własnych głowach jak po okradzionym domu. Nie ma melodii, którą gra u
    nas dzwon. Nie ma smaku soli ani imienia czyjegoś brata.

    Latarnia została, bo chłopiec spał na niej całym ciężarem. W kurzu znajdujemy ślady stóp, jest
    ich sześć, dalej już nic. Dziś w nocy usiądziemy bliżej siebie.

# Rozdział 3: Ożywiony Sługa

story-outcasts-3-before =
    { $last ->
        [smooth] Złodziej padł już pierwszej nocy. Odzyskaliśmy wszystkie słowa i mało ich używamy.
        [rough] Złodziej kosztował nas więcej niż jedną noc. Kilka słów do nas nie wróciło.
       *[unknown] { "" }
    }

    Droga kończy się na równinie mokrego popiołu. Stoją na niej żołnierze, rząd za rzędem, a my
    znamy ich twarze: piekarz z długich schodów, kopacze z czterech tuneli. „Tato”, mówi chłopiec.
    Większość z nich nie żyje. Pozostałych nigdy tu nie było. Qu rzuca kamieniem. Kamień przelatuje
    przez pierwszego i trafia drugiego w pierś. Ten powoli spuszcza wzrok.

    „Ona wywołuje ich z księgi”, mówi Xaxos. „A gdzie brakuje jej ciała, tam bierze któreś z moich
    wspomnień”. Przed szeregiem podnosi rękę ich dowódca, Ożywiony Sługa. Na jego napierśniku wybito
    dwójkę.

story-outcasts-3-again =
    { $try ->
        [second] Szeregi znowu stoją, jakby nas tu nigdy nie było.
       *[later] Szeregi stoją tak jak za każdym razem. Moglibyśmy im już odczytać apel.
    } Każdy, kogo udało się powalić, wrócił na swoje miejsce, z tym samym wgnieceniem po naszym ciosie.

    Nauczyliśmy się jednak patrzeć na buty. Martwi zapadają się w popiół, a tamci nie zostawiają
    śladów. Kto będzie miał dość tchu, pójdzie wzdłuż szeregu i pchnie każdego w pierś. Ręka, która
    przechodzi na wylot, to dobra wiadomość.

    Xaxos już się nie chowa. Wychodzi tam, gdzie wszyscy go widzą. „Skoro mnie chcą”, mówi, „niech
    idą z jednej strony”. Za szeregami Ożywiony Sługa podnosi rękę.

story-outcasts-3-won =
    { $try ->
        [first] Ożywiony Sługa pada na kolana już przy pierwszej próbie, a z nim całe wojsko.
        [second] Tym razem Ożywiony Sługa pada na kolana i już nie wstaje.
       *[later] Ożywiony Sługa pada na kolana. Czekamy, bo tyle razy już wstawał. Nie wstaje.
    } { $length ->
        [short] Popiół nie zdążył nam nawet osiąść na ramionach.
        [long] Trwało to tak długo, że i my mamy twarze szare od popiołu.
       *[usual] { "" }
    } { $close ->
        [far] Xaxos ma popiół we włosach i nic poza tym.
        [near] Xaxos stracił płaszcz i sporo krwi.
        [brink] Xaxos żyje. Na nic więcej nikt z nas by nie przysiągł.
       *[untold] { "" }
    } { $fallen ->
        [none] Po naszej stronie nikt nie leży.
        [single] Wśród martwych leży { $mages } i macha, kiedy wołamy.
        [some] Wśród martwych leżą { $mages } i machają, kiedy wołamy.
        [all] Wśród martwych leżą nasi Magowie i machają, kiedy wołamy.
       *[untold] { "" }
    }

    Iluzje gasną jak świece, a martwi kładą się na ziemi. Chłopiec odnajduje ojca i zamyka mu oczy.
    Jeden żołnierz wciąż stoi: Thraxir. Prosi o księgę, odszukuje swój wiersz i przekreśla go. Potem
    bez słowa zarzuca sobie na plecy najcięższy z naszych tobołków.

    W nocy chłopiec siada obok Xaxosa i Xaxos zaczyna mówić. „Kazałem jej liczyć, dopóki po nią nie
    wrócę. Nie wróciłem. A za każdą liczbą, którą wymówi, coś musi przyjść na świat”. Jeśli
    wstrzymać oddech, słychać ją z daleka.

story-outcasts-3-lost =
    { $because ->
        [fallen] Dochodzą do Xaxosa. Znika im pod butami i widzimy już tylko jego dłoń.
        [exhausted] Pada jeden Mag, potem następny, aż szeregi po prostu po nas przechodzą.
        [rule] W szeregach nie ma już żadnej luki ani czasu, żeby jej szukać.
       *[untold] Szeregi zamykają się, a my zostajemy pod spodem.
    } { $try ->
        [first] Za często biliśmy w tych, których tam nie było.
        [second] Drugi raz leżymy w tym popiele.
       *[later] Ten popiół dobrze już znamy. Wiemy, jak smakuje.
    } { $length ->
        [short] Ledwie zdążyliśmy nabrać tchu.
        [long] Staliśmy naprzeciw nich cały dzień, a wieczorem było ich więcej niż rano.
       *[usual] { "" }
    } { $fallen ->
        [none] Nikt z nas nie jest ciężko ranny.
        [single] { $mages } leży tak głęboko, że trzeba kopać.
        [some] { $mages } leżą tak głęboko, że trzeba kopać.
        [all] Magów trzeba odkopywać, wszystkich po kolei.
       *[untold] { "" }
    }

    Udajemy martwych, co tutaj jest łatwe. Jeden z nich przystaje i pochyla się nad chłopcem. Ma
    twarz jego ojca. Patrzy przez chwilę, potem idzie dalej. Czy był prawdziwy, nie dowiemy się
    nigdy.

    Kiedy odchodzą, ciągniemy Xaxosa na płaszczu do suchego rowu. Palcem rysujemy w popiele, kto
    gdzie stał, kto nie rzucał cienia, czyje buty nie zostawiły śladu. To krótka lista. Uczymy się
    jej na pamięć, po kolei, półgłosem.

# Rozdział 4: Fontanna Dusz

story-outcasts-4-before =
    { $last ->
        [smooth] Wojsko padło przy naszym pierwszym natarciu i nogi mamy jeszcze wypoczęte.
        [rough] Wojsko pobiło nas, zanim padło. Jego popiół nosimy w butach.
       *[unknown] { "" }
    }

    Na końcu drogi jakiś głos liczy. „Pięćdziesiąt jeden. Pięćdziesiąt dwa”. Dobiega z fontanny, a
    za każdą liczbą wychodzi dusza, blada, nie wyższa od dziecka, i zaczyna krążyć po dziedzińcu.
    Ilekroć któraś mija Xaxosa, wyciąga do niego ręce, a jemu bieleją włosy.

    Na wodzie płonie ogień, który nie grzeje. Chłopiec wkłada w niego latarnię od latarniczki, a
    ona, tyle czasu pusta, pije trzema łykami i jest pełna. Gdzie padnie jej światło, tam dusze
    przystają jak dzieci, które ktoś woła na kolację. „Ivro”, mówi Xaxos, o wiele za cicho. Głos
    liczy dalej.

story-outcasts-4-again =
    { $try ->
        [second] Ona wciąż liczy. Po raz drugi wchodzimy na dziedziniec.
       *[later] Ona wciąż liczy. Kamienie na dziedzińcu są wydeptane przez dusze, a trochę już i
            przez nas.
    }

    Latarnia znowu jest pusta, ale wie już, gdzie się pije. Za jej światłem pójdzie najwyżej pięć
    dusz naraz, i to tylko takich, które idą blisko siebie, musimy więc pozwolić im podejść, zanim
    chłopiec ją podniesie. To jest najtrudniejsze: czekać, kiedy one wyciągają ręce.

    Xaxos zatkał sobie uszy woskiem. Nie może już słuchać tych liczb. Imię napisał na dłoni,
    wielkimi literami, żeby je wymówić, nawet gdyby zapomniał o wszystkim innym. „Dziewięćdziesiąt”,
    mówi fontanna. „Dziewięćdziesiąt jeden”.

story-outcasts-4-won =
    { $try ->
        [first] Weszliśmy na ten dziedziniec jeden jedyny raz i to wystarczyło. Fontanna zamarła.
        [second] Fontanna, która raz nas stąd przegnała, nareszcie zamarła.
       *[later] Fontanna zamarła. Po tylu próbach pierwszy raz słyszymy tu własny oddech.
    } { $length ->
        [short] Latarnia jest jeszcze ciepła od pierwszego płomienia.
        [long] Nie umiemy już powiedzieć, ile okrążeń zrobiły dusze.
       *[usual] { "" }
    } { $close ->
        [far] Kilka siwych włosów, tylko tyle zabrały Xaxosowi dusze.
        [near] Xaxos ma już połowę włosów białą.
        [brink] Xaxos wygląda na sto lat i musi się trzymać oburącz, żeby stać.
       *[untold] { "" }
    } { $fallen ->
        [none] Wszyscy trzymamy się na nogach.
        [single] { $mages } siedzi pod murem i tylko kiwa głową, bo na słowa brakuje sił.
        [some] { $mages } siedzą pod murem i tylko kiwają głowami, bo na słowa brakuje sił.
        [all] Magowie siedzą pod murem, wszyscy, i na słowa brakuje im sił.
       *[untold] { "" }
    }

    Tylko głos jeszcze liczy. Przy stu pięćdziesięciu dwóch się urywa, bo Xaxos wszedł do wody po
    samą pierś. „Ivro”, mówi, tym razem głośno. „Wróciłem po ciebie”.

    Długo nic się nie dzieje. „Spóźniłeś się”, odzywa się wreszcie dziewczyna. „Cały czas liczyłam”.

    „Wiem. Możesz już przestać”.

    Woda robi się przejrzysta aż do dna. Po kamiennych stopniach wychodzą z niej dwie żywe osoby:
    Dezmodia i wsparty na niej Arachnos. A za nimi dusze, jedna po drugiej, idą do chłopca z
    latarnią.

story-outcasts-4-lost =
    { $because ->
        [fallen] Na Xaxosie zaciska się tyle rąk, że przestajemy go widzieć.
        [exhausted] Pada ostatni Mag, chłopiec opuszcza latarnię i światło gaśnie.
        [rule] Głos wymawia liczbę i jest to dla nas o jedną za dużo.
       *[untold] Dusze krążą i krążą, a my nie umiemy ich zatrzymać.
    } { $try ->
        [first] Podnieśliśmy latarnię za wcześnie, kiedy blisko była tylko jedna.
        [second] Już drugi raz jej wyliczanka wyrzuca nas z dziedzińca.
       *[later] Jej wyliczanka wyrzucała nas stąd tyle razy, że umiemy ją na pamięć.
    } { $length ->
        [short] Głos nie doszedł nawet do trzydziestu.
        [long] Głos doliczył do końca i zaczął od nowa, a my wciąż tam byliśmy. Potem już nie.
       *[usual] { "" }
    } { $fallen ->
        [none] Wszyscy możemy jeszcze biec, więc biegniemy.
        [single] { $mages } opuszcza dziedziniec na naszych ramionach.
        [some] { $mages } opuszczają dziedziniec na naszych ramionach.
        [all] Magów wynosimy na ramionach, wszystkich po kolei.
       *[untold] { "" }
    }

    Za rozwalonym murem, poza dziedzińcem, dusze już nas nie szukają. Xaxos leży z głową na księdze.
    Włosy ma całkiem białe, ale we śnie powoli wraca im kolor, jakby ktoś się nad nim ulitował. Nikt
    z nas nie pyta, ile razy jeszcze to zniesie.

    Jedna mała dusza zatrzymała się w bramie dziedzińca. Patrzy na latarnię i na chłopca i trochę
    unosi rękę. Potem pada jej liczba. Dusza odwraca się i odchodzi.

# Zakończenie: zależy od tego, ile bitew po drodze przegrano

story-outcasts-end =
    Jest wieczór, kiedy dochodzimy drogą do Gravehold. Za nami idą dusze, bez żadnego porządku. Przy
    Dolnych Wrotach wciąż wisi obwieszczenie Rady. Pod nim płonie rząd lamp: po jednej dla każdego z
    nas, co noc. „Nie umiem czytać”, mówi latarniczka i zerka na obwieszczenie. { $losses ->
        [none] „Cztery bitwy i ani jednej przegranej. Prawie nie musiałam kupować oliwy”.
        [few] „Parę knotów trzeba było wymienić. Bywały noce, kiedy nie byliście ani trochę bliżej”.
       *[many] „Poszła na to oliwa z całego roku. Tyle razy was bito i tyle razy wstawaliście”.
    }

    Wymawia imię za imieniem i gasi lampę za lampą. Te cztery dla kopaczy zostawia chłopcu. Potem
    przynosi oliwę z własnej kuchni i zapala po jednej za każdy wiersz księgi, tylko po to, żeby móc
    ją zgasić. Lampa Ivry jest ostatnia.

    Nie, jest jeszcze jedna. Tę podaje Xaxosowi. Nikt nie był za murem dłużej niż on. Dmucha dwa
    razy.
