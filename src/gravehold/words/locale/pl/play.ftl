# Co mówi sam program, gdy gra się w terminalu.
play-welcome = Gravehold: Aeon's End w terminalu
play-start-quick = szybki start: { $mages } kontra { $nemesis }, { $supply }, poziom trudności: { $difficulty }
play-start-guided = wybierz Magów, Nemezis, rynek zasobów i zasady
play-start-resume = graj dalej: { $name } ({ $what })
play-start-expedition = wyrusz na Ekspedycję: kilka Bitew z rzędu
play-start-campaign = rozpocznij Kampanię: osiem rozdziałów, w których wszystko zostaje
play-start-ask = Numer albo Enter, czyli 1
play-quit-key = q kończy
play-setup-help = Enter przyjmuje to, co w [nawiasach], „back” wraca, „quit” kończy.
play-setup-players = Ilu Magów, od 1 do 4? (W pojedynkę zaleca się jednego lub dwóch.)
play-setup-mage = Kim jest { $seat }?
play-setup-nemesis = Z kim walczycie?
play-setup-rules = Według których zasad?
play-setup-chapter = Zasady którego rozdziału?
play-setup-build = Z czego jest zbudowany { $seat }
choice-none = brak
play-setup-supply = Jaki rynek zasobów?
play-setup-reroll = Enter: gramy tymi kartami; numer: wylosuj ten stos ponownie; „all”: wszystkie
play-setup-pile = { $kind } { $n } z { $total }: numer lub nazwa
play-setup-difficulty = Na jakim poziomie trudności?
play-setup-variants = Warianty? Numery lub nazwy rozdzielone spacjami
play-setup-bots = Na których miejscach grają boty? Na przykład p2=greedy ({ $bots })
play-setup-seed = Ziarno losowania, liczba całkowita?
play-setup-none = żadne
play-setup-any = nowe
play-setup-bad = „{ $answer }” nie jest tu odpowiedzią. { $wanted }
play-setup-one-of = Do wyboru: { $names }.
play-difficulty = poziom trudności { $n }
play-complexity = złożoność { $n }
play-supply-suggested-a = sugerowany rynek zasobów A
play-supply-suggested-b = sugerowany rynek zasobów B
play-supply-first-game = rynek zasobów z pierwszej gry
play-supply-first-chapter = rynek zasobów z pierwszego rozdziału
play-supply-random = losowy rynek zasobów
play-supply-own = własny rynek zasobów
play-number-bad = „{ $answer }” nie jest liczbą całkowitą

# Wybory podczas przygotowania: nazwa i znaczenie.
choice-suggested-a = sugerowany A
    .about = sugerowany rynek zasobów A, na pierwsze rozgrywki
choice-suggested-b = sugerowany B
    .about = sugerowany rynek zasobów B, na pierwsze rozgrywki
choice-supply-first-game =
    .about = dziewięć stosów z pierwszej gry w Wygnańców
choice-first-chapter = pierwszy rozdział
    .about = dziewięć stosów z pierwszego rozdziału Legacy
choice-random = losowy
    .about = losowy; każdy stos można wylosować ponownie
choice-free = własny
    .about = sami wybieracie dziewięć stosów
choice-beginner = Początkujący
    .about = więcej życia dla Magów i Gravehold, mniej dla Nemezis
choice-normal = Normalny
    .about = tak, jak na arkuszach
choice-expert = Ekspert
    .about = Nemezis w Trudniejszym Wariancie
choice-extinction = Zagłada
    .about = Trudniejszy Wariant, więcej życia dla Nemezis, mniej dla was
choice-tutorial = samouczek
    .about = pod koniec tury można odrzucić niezagrane Klejnoty i Artefakty
choice-no-choice = bez wyboru
    .about = żeton karty „X” krąży wśród graczy, nikt nie wybiera
choice-pairs = pary
    .about = dwie karty tur dla p1/p2 i dwie dla p3/p4
choice-solo-four = solo, cztery karty
    .about = cztery karty tur dla jednego Maga zamiast trzech
choice-solo-life-12 = solo, 12 życia
    .about = jeden Mag zaczyna z 12 punktami życia
choice-solo-life-14 = solo, 14 życia
    .about = jeden Mag zaczyna z 14 punktami życia
choice-solo-life-15 = solo, 15 życia
    .about = jeden Mag zaczyna z 15 punktami życia
choice-first-game = pierwsza gra
    .about = karty Nemezis leżą w kolejności numerów, nietasowane
mage-line-dezmodia = zamienia otwarte Bramy w Bramy Runiczne, które dodają 2 obrażenia
mage-line-garu = poświęca przygotowane Zaklęcia dla jednego wielkiego ciosu
mage-line-gex = odchudza talię, daje sojusznikowi karty i życie; ma trzy Bramy
mage-line-mazahaedron = pozyskuje Klejnoty za darmo i leczy Gravehold
mage-line-mist-voidwalker = aktywuje Zaklęcia wszystkich i podaje je dalej
mage-line-quilius = zbiera Trofea za pokonanych Popleczników, a potem nimi uderza
mage-line-ulgimor = płaci życiem za eter i leczy
mage-line-yan-magda = pozyskuje za darmo dowolną kartę; zaczyna z jedną otwartą Bramą
mage-line-adept = zaczyna bez niczego i staje się tym, co zrobi z niego Kampania
mage-line-ilya = aktywuje naraz wszystkie swoje przygotowane Zaklęcia i ich nie odrzuca
mage-line-kel = zagrywa te same Klejnoty i Artefakty dwa razy i przygotowuje Zaklęcie sojusznika
mage-line-taqren-outcasts = każdą ranę zamienia w pomoc: kartę, Ładunek, Bramę, Zaklęcie lub życie
mage-line-zhana-outcasts = kładzie na stosach zasobów Glify, które pomagają kupującym
mage-line-qu-outcasts = dobiera pełną rękę kart, gdy to najważniejsze
mage-line-thraxir = otwiera Bramy, które dają karty, Zaklęcia i dodatkowe tury
mage-line-dezmodia-outcasts = trzyma na jednej Bramie dowolnie wiele Zaklęć i wymienia się kartami z sojusznikiem
mage-line-arachnos = aktywuje czyjekolwiek Zaklęcie, zadając 3 dodatkowe obrażenia
nemesis-line-umbra-titan = gdy straci wszystkie żetony, przegrywacie
nemesis-line-gate-witch = gromadzi czas i rozgrywa dodatkowe tury
nemesis-line-hollow-crown = nie da się jej zranić; pokonajcie zamiast tego wszystkich Akolitów
nemesis-line-magus-of-cloaks = każdy żeton zmniejsza każdy cios o 1, każdy cios zabiera żeton
nemesis-line-fountain-of-souls = Dusze krążą wokół Gravehold; zasilajcie Latarnię, by je spalać
nemesis-line-maelstrom = talia w stałej kolejności i nauczyciele, którzy was wspierają; utrzymajcie się, aż je złamią
nemesis-line-maelstrom-risen = gromadzi Znicze, a jego Szturm rani Gravehold za każdy z nich; nie dopuśćcie do dziesięciu
nemesis-line-bladius = rani tego, kto ma najmniej otwartych Bram; gdy nie może dobrać karty, przegrywacie
nemesis-line-experiment-153 = cztery Paszcze pełzną po swoich torach; pokonajcie wszystkie
nemesis-line-spawning-horror = jego Komora wylęga Kapsuły; nie dopuśćcie do siedmiu w grze
nemesis-line-fungal-mesh = obraca wasze Zaklęcia przeciw wam i Gravehold
nemesis-line-haze-fiend = psuje Kryształ po Krysztale i za każdym razem rani
nemesis-line-deathmind = dzieli zasoby na wyspy; budujcie Mosty albo płaćcie krwią za zakupy
nemesis-line-xaxos-ascended = przygotowuje Zaklęcia na własnych Bramach i aktywuje je co turę
nemesis-line-risen-thrall = armia żołnierzy, z których część to iluzje; im ich więcej, tym mocniej biją
nemesis-line-thief-of-dreams = kradnie zasoby karta po karcie; wykupcie lub zniszczcie jego sny do ostatniego

# Gra.
play-begun = { $name }, ziarno { $seed }. Odpowiadaj numerem lub słowem; ? wyświetla pomoc.
play-resumed = { $name }: gramy dalej od tury { $turn }. ? wyświetla pomoc.
play-bot-takes = { $seat }: gra bot { $bot }.
play-log-above = { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[many] { $n } wierszy
} powyżej: co się stało od twojej ostatniej odpowiedzi („log” pokazuje więcej)
play-log-empty = Nic się jeszcze nie wydarzyło.
play-log-lost = Nie da się już opowiedzieć, co było przed tym zapisem.
play-answer-unknown = „{ $answer }” nie jest tu odpowiedzią. { $near } ? wyświetla pomoc, „options” wymienia odpowiedzi.
play-answer-several = „{ $answer }” może znaczyć: { $keys }.
play-answer-number = Nie ma odpowiedzi { $n }; są od 1 do { $last }.
play-near = Może chodzi o „{ $name }”?
play-undo-done = Cofnięto: { $what }
play-undo-nothing = Nie ma czego cofnąć.
play-undo-revealed = Ta odpowiedź odkryła coś zakrytego. „undo!” cofa ją mimo to.
play-undo-marked = (coś zakrytego zostało odkryte)
play-redo-nothing = Nie ma czego powtórzyć.
play-why-which = O co pytasz? Na przykład: why open 3, why charge, why gain { $example }
play-hint = Bot greedy odpowiedziałby: { $what }
play-card-unknown = Żadna karta, żaden Mag ani żadne Nemezis nie nazywa się „{ $name }”. { $near }
play-card-several = „{ $name }” może znaczyć: { $names }.
play-card-which = Która karta? Na przykład: card { $example } albo text 1
play-text-none = Odpowiedź { $n } nie dotyczy żadnej karty.
play-discard-empty = Stos kart odrzuconych jest pusty: { $who }.
play-discard = Stos kart odrzuconych, { $who }, od karty dobieranej najwcześniej: { $cards }
play-seat-unknown = Nie ma miejsca „{ $seat }”; miejsca: { $seats }.
play-gems-none = Na ręce nie ma Klejnotu, który daje tylko eter.
play-lang-now = Od teraz po polsku.
play-pause-which = Ile sekund, od 0 do { $most }? Na przykład: pause 2
play-pause-now = Po każdym działaniu Nemezis przerwa { $seconds } s; Enter ją skraca.
play-lang-which = Jaki język? Na przykład: lang de ({ $langs })
play-ended = Koniec gry. Za wami { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
} i { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}.

# Zapisywanie.
play-save-done = Zapisano: { $path }
play-save-exists = { $path } już istnieje; wybierz inną nazwę.
play-save-failed = Nie zapisano: { $reason }. Gra toczy się dalej; „save ŚCIEŻKA” zapisuje gdzie indziej.
play-save-again = Zapisywanie znów działa.
play-save-other = Ta gra jest otwarta także w innym oknie; tutaj toczy się dalej jako { $name }.
play-left-saved = Zapisano. Aby grać dalej:
play-left-unsaved = Tej gry NIE udało się zapisać: { $reason }.
play-left-over = Ta gra się skończyła; zapisano ją jako { $name }.
play-resume-none = W { $folder } nie ma zapisanych gier. Aby zacząć nową: gravehold play
play-resume-unknown = Nie ma zapisanej gry „{ $name }” w { $folder }. { $near }
play-resume-ask = Która gra? Numer lub nazwa
play-resume-broken = Nie można odczytać { $name }: { $reason }
play-resume-backup = Stan o jedną odpowiedź wcześniejszy jest zachowany jako { $name }.
play-resume-backup-ask = Grać dalej od niego? [T/n]
play-resume-backup-no = n
play-resume-backup-how = Aby grać dalej od niego: gravehold resume { $path }
play-resume-no-backup = Nie ma jej wcześniejszego stanu.
play-resume-aside = Plik, którego nie można odczytać, jest zachowany jako { $path }.
play-resume-seats = Nie można odczytać, kto grał na którym miejscu ({ $reason }); na wszystkich grają ludzie.
play-save-what = tura { $turn }, { $nemesis }, { $mages }
play-save-won = skończona, wygrana, { $nemesis }, { $mages }
play-save-lost = skończona, przegrana, { $nemesis }, { $mages }
play-save-broken = nie można odczytać
play-sealed = Uwaga: to zdradza, co kampania Legacy i Ekspedycja Wygnańców ukrywają, dopóki tam nie dotrzecie.
play-cards-none = Nie pasuje żadna karta, żaden Mag ani żadne Nemezis.

# Co można wpisać.
help-number = wybiera odpowiedź o tym numerze
    .typed = 1, 2, 3
help-key = albo słowami; wystarczą pierwsze litery każdego słowa: g ja
    .typed = gain jade
help-options = wszystkie odpowiedzi ze słowami i tekstami
    .typed = options
help-table = cały stół ze wszystkimi zasadami i tekstami
    .typed = table
help-card = tekst dowolnej karty, Maga lub Nemezis
    .typed = card NAZWA
help-text = tekst karty, której dotyczy odpowiedź N
    .typed = text N
help-discard = przejrzyj stos kart odrzuconych
    .typed = discard p1
help-log = co się wydarzyło; log 50 pokazuje więcej
    .typed = log
help-gems = zagraj wszystkie Klejnoty z ręki, które dają tylko eter
    .typed = gems
help-why = dlaczego czegoś nie można teraz zrobić; podaj klucz
    .typed = why open 3
help-hint = co zrobiłby bot greedy
    .typed = hint
help-undo = cofnij swoją ostatnią odpowiedź; undo! także wtedy, gdy coś odkryła
    .typed = undo
help-redo = odpowiedz jeszcze raz to, co cofnęło undo
    .typed = redo
help-pause = ile sekund odczekać po każdym działaniu Nemezis; 0: wcale
    .typed = pause 2
help-lang = zmienia język: lang de
    .typed = lang { LANGUAGES() }
help-save = gdzie zapisana jest gra (po każdej odpowiedzi); save ŚCIEŻKA zapisuje kopię
    .typed = save
help-quit = zakończ; gra jest zapisana
    .typed = quit
