# Co się opowiada przed bitwami i po bitwach każdej innej ekspedycji: kij z karbami i wypaleniami.
# Trzy opowieści na zmianę; to, co przed bitwą, kończy się na jeden z czterech sposobów.
# $nemesis stoi w mianowniku, a przy nim czas teraźniejszy: nie wiadomo, jakiego jest rodzaju.

story-nemesis = { NAME($nemesis, case: "nom") }
story-foe = wróg
story-and = { $first } i { $last }

story-journeys-before =
    { $last ->
        [start] Przed wyruszeniem ścinamy kij z jesionu. Za każdą wygraną bitwę dostanie karb, za
            każdą przegraną wypalony znak.
        [smooth] { $telling ->
            [a] Najnowszy karb na kiju jest prosty i czysty. Wystarczyła jedna próba.
            [b] Ostatni karb cięliśmy pewną ręką. Nie ma przy nim wypalonego znaku.
           *[c] Kto dziś niesie kij, przesuwa kciukiem po ostatnim karbie. Tanio nas kosztował.
        }
        [rough] { $telling ->
            [a] Obok najnowszego karbu na kiju jest wypalony znak. Nie zasłaniamy go.
            [b] Ostatnim razem przed nożem przyszło żelazo. Kij wciąż pachnie spalenizną.
           *[c] Kto dziś niesie kij, trzyma kciuk na ostatnim wypaleniu. Drogo nas kosztowało.
        }
       *[unknown] { "" }
    }

    { $telling ->
        [a] Idziemy ze słońcem za plecami i liczymy, co mamy: linę, sól, dwie patelnie i plik
            zaklęć, które ktoś ułożył według wagi. Wieczorami gramy w kości o to, kto pozmywa, i
            zawsze przegrywa kucharz. Drugiego dnia milkną ptaki. Trzeciego droga leży przed nami
            zamieciona do czysta, a w okolicy nie ma nikogo, kto mógłby trzymać miotłę.
        [b] Od tygodnia pada. Buty nie schną nam nawet nad ogniem. Tobołki robią się coraz cięższe,
            a żarty coraz starsze. Nad rzeką jakiś staruszek przewozi nas po kolei na drugi brzeg i
            nie chce za to pieniędzy. Mówi, że przewiózł już tędy wielu ludzi i jak dotąd nikogo nie
            musiał wieźć z powrotem.
       *[c] Ostatnia wioska wygasiła paleniska, żeby nie było widać dymu. Nawet psy siedzą tu cicho.
            Chleb podają nam przez okno i zaraz zamykają okiennicę. Jakieś dziecko pyta, czy się
            boimy. Nikt nie odpowiada, więc dziecko kiwa głową, znika w izbie i wraca z kamykiem na
            szczęście.
    }

    { $road ->
        [a] A teraz ziemia zaczyna buczeć. { CAPITAL($nemesis) } jest już blisko. Słyszeliśmy o tym,
            co nas czeka, trzy opowieści, i tym razem wszystkie trzy się zgadzają. Rzucamy tobołki
            na stos, ustalamy, kto idzie przodem, i przestajemy rozmawiać. Odtąd wystarczą nam ręce.
        [b] Na grani przed nami jest to, po co tu idziemy. { CAPITAL($nemesis) } nas nie widzi albo
            nic sobie z nas nie robi. Leżymy we wrzosach i patrzymy, aż bolą łokcie. Wielkiego planu
            z tego nie ma, ale każdy umie go powtórzyć.
        [c] O zmierzchu wiatr się odwraca i pachnie mokrym żelazem. Na każdym słupku przy drodze
            widnieją te same słowa, wydrapane przez tych, którzy zawrócili: { $nemesis }. Czytamy je
            raz na głos, żeby zmalały. Potem mijamy ostatni słupek.
       *[d] Za następnym zakrętem kończą się drzewa. Tam, na otwartym polu, czeka { $nemesis }, i
            chyba nie od dzisiaj. Można by to jeszcze obejść bokiem. Ktoś mówi to na głos, wszyscy
            się śmieją i mocniej zaciągamy paski.
    }

# Opowieść pierwsza

story-journeys-a-again =
    { $try ->
        [second] Wypalony znak na kiju jest jeszcze ciepły, kiedy ruszamy po raz drugi.
       *[later] Wypalone znaki stoją już obok siebie. Przestaliśmy na nie patrzeć i ruszamy znowu.
    }

    Ścieżkę łatwiej znaleźć niż przedtem, bo prowadzą nią nasze własne ślady. Tu jest głaz, za
    którym leżeliśmy. Tu leży rękawica, a jej właściciel podnosi ją bez słowa. Mówimy mało, za to z
    pożytkiem: kiedy się wstrzymać, w co celować najpierw, kto ma się kogo trzymać.

    { CAPITAL($nemesis) } niczego tu nie zmienia, bo i po co cokolwiek zmieniać, kiedy się wygrało.
    Na tym polega nasza przewaga. To miejsce już znamy, a i my jesteśmy od tamtej pory trochę inni.

story-journeys-a-won =
    { $try ->
        [first] Już po wszystkim, za pierwszym razem, i rozglądamy się za kimś, kto to potwierdzi.
        [second] Już po wszystkim. Za drugim razem wiedzieliśmy, gdzie stanąć.
       *[later] Już po wszystkim. Tyle razy tu przegraliśmy, że nie od razu to do nas dociera.
    } { $length ->
        [short] Woda w bukłakach jest jeszcze chłodna.
        [long] Nikt z nas nie wie, ile to było godzin.
       *[usual] { "" }
    } { $close ->
        [far] To, czego strzegliśmy, prawie nie ucierpiało.
        [near] To, czego strzegliśmy, ma pęknięcia, ale trzyma się.
        [brink] To, czego strzegliśmy, wisi na włosku.
       *[untold] { "" }
    } { $fallen ->
        [none] Wszyscy stoją na nogach.
        [single] { $mages } siedzi na ziemi i pyta, kto wygrał.
        [some] { $mages } siedzą na ziemi i pytają, kto wygrał.
        [all] Magowie siedzą na ziemi, wszyscy, i pytają, kto wygrał.
       *[untold] { "" }
    }

    Tam, gdzie przed chwilą był wróg, widać tylko kawałek gołej ziemi i już idzie przez niego
    mrówka. Na skraju lasu odzywa się pierwszy ptak. { CAPITAL($nemesis) } to odtąd tylko opowieść.
    Przeszukujemy okolicę i znajdujemy rzeczy, które przed nami zgubili tu inni. Co się przyda,
    trafia do tobołków. Co jest podpisane, do osobnego worka.

    Potem kucharz siada z kijem między kolanami i otwiera nóż. Wióry lecą w ogień. Wszyscy patrzymy,
    a tego dźwięku słucha się dziś najlepiej.

story-journeys-a-lost =
    { $because ->
        [fallen] To, czego strzegliśmy, pada, a my musimy na to patrzeć.
        [exhausted] Osuwa się ostatni Mag i nie ma już komu przyjąć następnego ciosu.
        [rule] Kończy się to nagle, jak pęka lina, i nie w naszych rękach.
       *[untold] Przegraliśmy i nie ma na to innego słowa.
    } { $try ->
        [first] Wyobrażaliśmy to sobie inaczej.
        [second] To już drugi raz i boli w tych samych miejscach.
       *[later] W przegrywaniu mamy już pewną wprawę.
    } { $length ->
        [short] Poszło tak szybko, że każdy opowiada to w innej kolejności.
        [long] Trwaliśmy tak długo, że zaczęła się w nas tlić nadzieja.
       *[usual] { "" }
    } { $fallen ->
        [none] Przynajmniej każdy idzie o własnych siłach.
        [single] { $mages } idzie tylko dlatego, że z obu stron ktoś podtrzymuje.
        [some] { $mages } idą tylko dlatego, że ktoś prowadzi za rękę.
        [all] Magów trzeba prowadzić za rękę, wszystkich.
       *[untold] { "" }
    }

    Zatrzymujemy się nad strumieniem, dokąd nie sięga już żaden hałas. Koszule idą na bandaże.
    Kucharz uratował patelnię i smaży to, co jest. Smakuje dymem, ale wyskrobujemy wszystko do
    czysta. Ktoś śmieje się za głośno i milknie.

    Później kładziemy żelazo w żarze i wypalamy na kiju znak, tam, gdzie każdy go widzi. To żadna
    kara. Robimy to, żeby nie musieć udawać. { CAPITAL($nemesis) } dalej tam jest. My też dalej
    jesteśmy. Na dziś to musi wystarczyć.

# Opowieść druga

story-journeys-b-again =
    { $try ->
        [second] Przespaliśmy jedną noc, a w każdym razie przeleżeliśmy. Teraz próbujemy drugi raz.
       *[later] Nie mówimy już, że tym razem się uda. Napełniamy bukłaki i ruszamy.
    }

    Przez noc kucharz narysował plan na odwrocie worka po mące. Każdy dorysowuje do niego jedną
    kreskę. Tu osunęła się ziemia. Tu wystarczyłby jeszcze jeden cios. W rogu widnieje on sam,
    ogromny, z patelnią wzniesioną nad głową. Śmiejemy się dłużej, niż ten rysunek na to zasługuje.

    Potem składamy worek i zabieramy go ze sobą. { CAPITAL($nemesis) } jest tam, gdzie skończyliśmy.
    Przestało padać, pierwszy raz od wielu dni. Kto chce w tym widzieć dobry znak, temu wolno.

story-journeys-b-won =
    { $try ->
        [first] Wygrywamy już pierwszego dnia i prawie nam trochę głupio.
        [second] Ostatnim razem stąd uciekaliśmy. Dziś całe pole jest nasze.
       *[later] Po tylu porażkach dzieje się to bardzo cicho. Nagle nikt już nie oddaje.
    } { $length ->
        [short] Nawet konie nie zdążyły się spłoszyć.
        [long] Ręce mamy tak ciężkie, że odkładamy wszystko i po prostu stoimy.
       *[usual] { "" }
    } { $close ->
        [far] Za nami wszystko stoi tak, jak stało.
        [near] Za nami sporo się potłukło, ale nic naprawdę ważnego.
        [brink] Za nami ledwie kamień stoi na kamieniu.
       *[untold] { "" }
    } { $fallen ->
        [none] Liczymy się po głosie i każdy odpowiada.
        [single] { $mages } leży pod dwoma kocami i nie wolno tam hałasować.
        [some] { $mages } leżą pod wszystkimi naszymi kocami i nie wolno tam hałasować.
        [all] Magowie leżą pod wszystkimi naszymi kocami i nikomu nie wolno ich budzić.
       *[untold] { "" }
    }

    Z kryjówek wychodzą ludzie, o których nawet nie wiedzieliśmy. Przynoszą jajka, ławkę i wujka,
    który gra na skrzypcach. „{ CAPITAL($nemesis) }!”, wołają dzieci i gonią się między ławkami,
    zanim ktoś im zabroni. Wszyscy chcą usłyszeć, jak było, więc opowiadamy, każdy trochę inaczej.
    Skrzypce mają tylko trzy struny i nikomu to nie przeszkadza.

    Wieczorem tniemy karb. Jakaś staruszka pyta, czy może potrzymać kij. Obmacuje go cały, karby i
    wszystko, co jest poza nimi, i oddaje jak coś żywego.

story-journeys-b-lost =
    { $because ->
        [fallen] Za naszymi plecami pęka właśnie to, dla czego tu stoimy.
        [exhausted] Kiedy pada ostatni Mag, robi się cicho i nie jest to cisza dla nas.
        [rule] Jednej rzeczy nie zauważyliśmy i ta jedna wystarczyła.
       *[untold] Odrzucono nas z powrotem za rzekę.
    } { $try ->
        [first] A więc tak to smakuje.
        [second] To już drugi raz i nie mamy pod ręką dobrej odpowiedzi.
       *[later] Znowu ta sama droga powrotna, obok tej samej wierzby.
    } { $length ->
        [short] Połowa strzał została w kołczanach.
        [long] Poszedł na to cały dzień i cały dzień poszedł na nic.
       *[usual] { "" }
    } { $fallen ->
        [none] Nie niesiemy nikogo, tylko samych siebie.
        [single] { $mages } wraca na noszach z masztu namiotu i płaszcza.
        [some] { $mages } wracają na noszach z masztów namiotu i płaszczy.
        [all] Magów niesiemy na noszach z płaszczy, wszystkich co do jednego.
       *[untold] { "" }
    }

    Pod dachem bez domu czekamy, aż przestanie padać. Ktoś zaczyna kogoś obwiniać, dochodzi do
    trzeciego słowa i daje spokój. Dzielimy za to resztkę miodu, po jednym czubku palca na głowę.
    Siada przy nas jakiś obcy pies.

    Żelazo na znak długo się grzeje, bo drewno jest mokre. Kiedy wreszcie syczy, nie odwracamy
    wzroku. Gdzieś tam czeka { $nemesis } i może sobie poczekać, aż wyschniemy. Deszcz bębni o
    dachówki, które niczego już nie osłaniają.

# Opowieść trzecia

story-journeys-c-again =
    { $try ->
        [second] Obyło się bez wołania. Rano wszyscy po prostu tam stali, gotowi na drugą próbę.
       *[later] Zrobił się z tego zwyczaj, jak mycie. Wstajemy, pakujemy się, próbujemy znowu.
    }

    Dziecko od kamyka podobno o nas pytało, tak mówią przy oknie. Przekazujemy, że kamyk wciąż jest
    w kieszeni. Ma teraz rysę. My też mamy rysy, ale druga strona również: widzieliśmy to na własne
    oczy tuż przed końcem.

    Umówiliśmy się więc, że zaczniemy tam, gdzie przerwaliśmy. Żadnych przemówień.
    { CAPITAL($nemesis) } już nas zna. Znać kogoś to jednak jedna rzecz, a wiedzieć, o czym ten ktoś
    myślał przez całą noc, to rzecz zupełnie inna.

story-journeys-c-won =
    { $try ->
        [first] Jedna próba, jedno zwycięstwo. Mówimy to cicho, żeby go nie spłoszyć.
        [second] Za pierwszym razem wróciliśmy z niczym. Dziś wracamy ze wszystkim.
       *[later] Nikt nie pamięta, kto wymyślił, żeby spróbować jeszcze raz. Każdy mówi, że to on.
    } { $length ->
        [short] Nawet rękawów nie zdążyliśmy sobie pobrudzić.
        [long] Świeca, którą na to zapaliliśmy, wypaliła się, a po niej druga.
       *[usual] { "" }
    } { $close ->
        [far] Ci, za których staliśmy, przespali prawie wszystko.
        [near] Ci, za których staliśmy, napatrzyli się na całe życie.
        [brink] Jeszcze jeden cios i nie byłoby już za kim stać.
       *[untold] { "" }
    } { $fallen ->
        [none] Nikomu nie trzeba podawać ręki, żeby wstał, ale i tak podajemy sobie ręce.
        [single] { $mages } wstaje dopiero z pomocą i rąk do pomocy jest aż sześć.
        [some] { $mages } wstają dopiero z pomocą i każda ręka się przydaje.
        [all] Wszystkim Magom trzeba podać rękę, żeby wstali.
       *[untold] { "" }
    }

    { CAPITAL($nemesis) } nie zostawia po sobie niczego, co można by komuś pokazać. Tak jest lepiej.
    Bierzemy tylko to, co przyda się w drodze, i zamykamy za sobą drzwi, chociaż ani z lewej, ani z
    prawej nie ma już prawie ściany. Na progu ktoś jeszcze wyciera buty.

    Nóż krąży z ręki do ręki i tym razem każdy tnie po trochu, więc karb wychodzi krzywy. Jest
    najgłębszy ze wszystkich. Potem pytamy o drogę do następnego miejsca.

story-journeys-c-lost =
    { $because ->
        [fallen] Widzimy, jak za nami gaśnie światło w tym jednym oknie, o które chodziło.
        [exhausted] Na końcu stoi już tylko jeden Mag, a potem i on nie stoi.
        [rule] Sił by nam starczyło. Czasu nie starczyło.
       *[untold] Tym razem historia idzie nie po naszej myśli.
    } { $try ->
        [first] Marna to pociecha, że teraz wiemy, jak to się robi.
        [second] Przegrywamy to drugi raz, bliżej końca niż za pierwszym.
       *[later] Ktoś zaczyna liczyć porażki i zostaje poproszony, żeby przestał.
    } { $length ->
        [short] Ledwie zdążyliśmy pewnie stanąć na nogach.
        [long] Pod koniec nawet wróg był zmęczony, widzieliśmy to wszyscy.
       *[usual] { "" }
    } { $fallen ->
        [none] Wracamy wszyscy, na własnych nogach.
        [single] { $mages } wraca na końcu, na cudzych ramionach.
        [some] { $mages } wracają na końcu, na cudzych ramionach.
        [all] Wszyscy Magowie wracają na cudzych ramionach.
       *[untold] { "" }
    }

    W nocy siedzimy bez ognia. Dużo jest do powiedzenia i na razie zachowujemy to dla siebie.
    Słychać tylko, jak ktoś ceruje koc. Potem kucharz bierze kij i szuka miejsca na wypalony znak,
    po ciemku, samym dotykiem, między tym, co wygrane.

    „Jutro”, mówi wreszcie. Może to znaczyć cokolwiek. { CAPITAL($nemesis) } do jutra nigdzie nie
    zniknie, tyle jest pewne. Naciągamy koce na głowy i śpimy jak kamienie.

# Zakończenie: zależy od tego, ile bitew po drodze przegrano

story-journeys-end =
    Potem nie ma już następnego miejsca. Zauważamy to dopiero wtedy, gdy pytamy o drogę i nie umiemy
    powiedzieć dokąd. Zawracamy więc. Do domu droga jest o wiele krótsza, a stoją przy niej ludzie,
    których znamy.

    Przy ogniu kij po raz ostatni krąży z rąk do rąk. { $losses ->
        [none] Są na nim karby i ani jednego wypalenia. Wygląda prawie jak nowy i nikt nam nie
            uwierzy.
        [few] Między karbami jest parę wypalonych znaków. Kiedy opowiadamy, to właśnie przy nich
            wszyscy przysuwają się bliżej.
       *[many] Wypaleń jest na nim co najmniej tyle, ile karbów. Jesteśmy dumni z jednych i drugich,
            a z wypaleń może nawet trochę bardziej.
    }

    Potem wbijamy go w ziemię przy drzwiach. To tylko kawałek jesionu. Podlewamy go jednak, bo kij,
    który zaszedł tak daleko, gotów jeszcze wypuścić liście.
