# Tylko słowa interfejsu: pytania, opcje, dziennik i teksty kart przychodzą z serwera.

## Start
tagline = Czworo Magów, jedno miasto i coś, co chce je zagarnąć.
intro = Kooperacyjna gra karciana z budowaniem talii dla 1–4 osób: w pojedynkę, przy jednym ekranie albo przez sieć. Buduj talię, której nigdy się nie tasuje, przygotowuj Zaklęcia na Bramach i przetrwaj starcie z Nemezis.
play-now = Graj teraz
play-now-help = Jedno kliknięcie: dwoje Magów przeciw najłagodniejszemu Nemezis. Grasz obojgiem; cofać można bez ograniczeń.
learn = Nauka gry
learn-name = Pierwsza walka
learn-leave = Zakończ lekcję
set-up = Przygotuj grę
join = Dołącz przez link
join-link = Wklej otrzymany link
join-do = Dołącz
bad-link = To nie jest link do gry. Taki link kończy się na /play/ i ciągu liter i cyfr.
my-games = Moje gry
no-games = Jeszcze żadnej. Ta przeglądarka pamięta gry, które zaczniesz lub do których dołączysz.
unnamed = Gra bez nazwy
unnamed-journey = Ekspedycja bez nazwy
rename = Nazwa gry
resume = Graj dalej
replay = Powtórka
export = Eksportuj kronikę
import = Importuj kronikę lub Ekspedycję
delete = Usuń
delete-sure = Na pewno usunąć?
forget = Zapomnij
game-lost = Tej gry nie ma już na serwerze.
language = Język
home = Strona startowa
loading = Chwileczkę …
close = Zamknij
none = brak
copy = Kopiuj
copied = Skopiowano
skip = Przejdź do pytania

## Przygotowanie
mages = Magowie
how-many = Liczba Magów
mages-n = { $n ->
    [one] { $n } Mag
    [few] { $n } Magów
   *[many] { $n } Magów
}
mage-for = Mag na miejscu { $n }
complexity = złożoność { $n }
nemesis-difficulty = poziom trudności { $n }
charges-n = { $n ->
    [one] { $n } Ładunek
    [few] { $n } Ładunki
   *[many] { $n } Ładunków
}
starts-with = Ręka: { $hand }. Talia: { $deck }.
played-by = Gra
seat-mine = ja
seat-open = znajomy, przez link
holder-human = każdy, kto ma link
holder-bot = bot: { $bot }
bot-greedy = zachłanny
bot-random = losowy
nemesis = Nemezis
life = życie
life-n = życie { $n }
power-n = Moc { $n }
supply = Rynek zasobów
supply-suggested-a = Sugerowany A
supply-suggested-b = Sugerowany B
supply-random = Losowy
supply-free = Własny
reroll-all = Wylosuj wszystko ponownie
reroll = Wylosuj inną kartę zamiast: { $name }
pile-n = Stos { $n }
packs = Pudełka
rest = Cała reszta
difficulty = Poziom trudności
difficulty-beginner = Początkujący: więcej życia dla was, mniej dla Nemezis
difficulty-normal = Normalny: tak, jak na arkuszach
difficulty-expert = Ekspert: Trudniejszy Wariant
difficulty-extinction = Zagłada: Trudniejszy Wariant, mniej życia dla was
rules = Zasady
extras = Co jeszcze jest na stole
protects = Kogo chronicie
protects-gravehold = Gravehold
abilities-of = Zdolności: { $name } ({ $n ->
    [0] wszystkie
   *[other] { $n }
})
treasures = Skarby
treasure-seat = { $mage }, poziom { $level }
treasure-group = Grupa, poziom 2
no-treasure = brak
upgraded = Ulepszone karty Nemezis ({ $n })
upgraded-help = Trafiają do talii Nemezis przed zwykłymi kartami podstawowymi swojego poziomu.
packs-for = dla losowych zasobów i podstawowych kart Nemezis
supply-first-game = Pierwsza gra
variant-first-game = Pierwsza gra: poziomy talii Nemezis nie są tasowane
rules-war-eternal = Wieczna Wojna
rules-legacy = Legacy
rules-outcasts = Wygnańcy
rules-guests = Goście
rules-homebrew = Karty własne
variants = Warianty
variant-tutorial = Pod koniec tury można odrzucić niezagrane Klejnoty i Artefakty
variant-no-choice = Żeton karty „X” krąży wśród graczy, nikt nie wybiera
variant-pairs = Dwie karty tur dla miejsc 1/2 i dwie dla miejsc 3/4
variant-solo-four = Cztery karty tur dla jednego Maga zamiast trzech
variant-solo-life-12 = Samotny Mag zaczyna z 12 punktami życia
variant-solo-life-14 = Samotny Mag zaczyna z 14 punktami życia
variant-solo-life-15 = Samotny Mag zaczyna z 15 punktami życia
seed = Ziarno losowania
seed-any = dowolne
game-name = Nazwa gry
undo-mode = Cofanie
undo-reveal = do ostatniej nowo odkrytej karty
undo-consent = gdy wszyscy się zgodzą
undo-free = bez ograniczeń
undo-marked = Cofnięcia do chwili sprzed odkrycia nowej karty: { $n }
undo-off = nigdy
begin = Zaczynamy

## Stół
table = Stół
laying = Rozkładamy grę na stole …
controls = Sterowanie grą
turn-n = tura { $n }
phase-casting = faza aktywacji
phase-main = faza główna
phase-draw = faza dobierania
phase-nemesis-main = faza główna Nemezis
phase-nemesis-draw = faza dobierania Nemezis
phase-next = między turami
spectator = widz
undo = Cofnij
undo-reveals = To cofnie grę do chwili sprzed odkrycia nowej karty; zapis gry to odnotuje.
seats = Miejsca
log = Dziennik
settings = Ustawienia
prompt = Na co czeka gra
wait = (nie ty odpowiadasz)
title-mine = Twoja kolej: { $name }
aether = eter
purpose-gem = Klejnoty
purpose-relic = Artefakty
purpose-spell = Zaklęcia
purpose-charge = Ładunki
purpose-focus = wzmacnianie
purpose-open = otwieranie
purpose-discard = odrzucanie Mocy
purpose-other = inne
play-gems = Zagraj wszystkie Klejnoty
all-options = Wszystkie opcje ({ $n })
options = Wszystkie opcje
which = Co wybierasz?
can = Można: { $what }
they-can = { $who } – do wyboru: { $what }
card-label = { $name }, { $kind }, koszt { $cost }. { $text }
cost = koszt { $n }
kind-gem = Klejnot
    .letter = K
kind-relic = Artefakt
    .letter = A
kind-spell = Zaklęcie
    .letter = Z
kind-attack = Atak
    .letter = !
kind-minion = Poplecznik
    .letter = P
kind-power = Moc
    .letter = M
life-in-parts = życie w częściach
parts = Części Nemezis
kind-curse = Klątwa
    .letter = †
kind-treasure = Skarb
    .letter = S
kind-ability = zdolność sojusznika
    .letter = Z
kind-token = żeton
    .letter = #
kind-body = część Nemezis
    .letter = N
track-at = { $name }: pole { $at } z { $of }.
track-next = { $steps ->
    [0] Znów tutaj
    [one] Pole { $at }, za { $steps } pole
    [few] Pole { $at }, za { $steps } pola
   *[other] Pole { $at }, za { $steps } pól
}: { $text }
space-label = { $board }, pole { $space }
space-tokens = { $board }, pole { $space }: { $n }.
link-label = { $link }, { $open ->
    [yes] otwarte
   *[no] zamknięte
}
board-end = Za ostatnim polem: { $text }
side-count = { $name }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
back-known = odwrócona: { $face }
back-unknown = nieodwrócona ({ $odds })
back-odds = { $face }: { $count } z { $of }
nemesis-label = { $name }, życie { $life } z { $full }
nemesis-rules = Wyzwolenie i zasady
increased = Trudniejszy Wariant
invulnerable = nie można zadać obrażeń
resolving = Rozpatrywane
in-play = W grze
oldest-first = od najstarszych
nothing-in-play = Brak Popleczników i Mocy.
minion-life = życie { $n } z { $of }
power-tokens = { $n ->
    [one] { $n } żeton Mocy
    [few] { $n } żetony Mocy
   *[many] { $n } żetonów Mocy
} z { $of }
nemesis-deck = Talia { $n }
discarded = Odrzucone ({ $n })
tier = rząd { $n }
known-at = Nr { $n } od góry
gravehold = Gravehold
turn-order = Kolejność tur
gone = Już były
left = Zostały
left-word = zostało
sold-out = pusty
reshuffle = Wszystkie już były: teraz karty zostaną przetasowane.
wild = karta „X”
pair = karta { $seats }
odds-label = { $name }: { $count } z { $of }, { $percent } %
left-label = { $name }: { $count }
wild-with = Żeton karty „X” ma { $who }.
pile-label = { $name }, { $kind }, kosztuje { $cost }, zostało { $count }{ $affordable ->
    [yes] , stać cię
   *[no] {""}
}.
mat-label = Miejsce { $seat }: { $mage }
mage-label = { $mage }, życie { $life } z { $full }
seat = miejsce { $n }
on-turn = trwa tura
asked = odpowiada
look = Zobacz
looking = Oglądasz
exhausted = Wyczerpany Mag
held-by = Gra: { $mage }
breaches = Bramy
breach-label = Brama { $slot }, { $mage }
breach-open = otwarta
breach-gone = brak
breach-closed = zamknięta, { $turned ->
    [0] nieobrócona
    [one] obrócona o ćwierć obrotu
    [few] obrócona o { $turned } ćwiartki
   *[many] obrócona o { $turned } ćwiartek
}
breach-focused = wzmocniona w tej turze
breach-bonus = otwarta dodaje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
breach-costs = wzmocnienie { $focus }, otwarcie { $open } eteru
focus-costs = Koszt wzmocnienia
open-costs = Koszt otwarcia
open-word = otwarta
hand = Ręka
hand-of = Ręka: { $mage }
hand-empty = Brak kart na ręce.
hand-full = ręka jest pełna
pile-counts = Talia { $deck } · odrzucone { $discard }{ $played ->
    [0] {""}
   *[other] {" "}· zagrane { $played }
}
charges-label = Ładunki: { $n } z { $of }
ability-label = Zdolność { $name }{ $ready ->
    [yes] , gotowa
   *[no] {""}
}
ready = gotowa
dock-label = Karty: { $mage }
play-area = Zagrane
nothing-played = Jeszcze nic nie zagrano.
next-hand = Następna ręka
next-unknown = nieznana: część talii leży w nieznanej kolejności
deck-of = Talia ({ $n }), od góry
then-unordered = niżej w nieznanej kolejności
unordered = Głębiej, w nieznanej kolejności
discard-of = Odrzucone ({ $n }), dobierane od lewej
destroyed = Zniszczone ({ $n })
revealed = Odkryte
order-title = Odłóż zagrane karty
order-help = Przeciągnij albo przesuń strzałkami. Pierwsza odłożona będzie dobrana pierwsza.
order-card = { $name }, { $place } z { $of }
order-moved = { $name }: teraz { $place } z { $of }
order-earlier = { $name } wcześniej
order-later = { $name } później
order-do = Odłóż w tej kolejności
log-filter = Pokaż wiersze
log-all = wszystko
log-nemesis = Nemezis
log-damage = obrażenia i życie
rulings = Rozstrzygnięcia
zoom-keep = zostawia kartę otwartą; kliknięcie tutaj też
zoom-tap = Dotknij tutaj, aby karta pozostała otwarta
book = Zasady i pojęcia
book-button = Zasady
book-search = Szukaj
book-all = Wszystko
book-words = Pojęcia z gry
book-example = Przykład
book-see = Zobacz też
book-found = { $n ->
    [0] Nic nie znaleziono
    [one] { $n } wpis
    [few] { $n } wpisy
   *[many] { $n } wpisów
}
jump = Przejdź do
jump-here = tu jest coś do wyboru
jump-nemesis = Nemezis
jump-supply = Rynek
jump-hand = Ręka
jump-mages = Magowie
jump-log = Dziennik
say = Powiedz
say-point = Wskaż coś …
pointing = Kliknij to, o co ci chodzi.
points-at = { $who } wskazuje: { $what }
phrase-help = Pomóżcie mi!
phrase-mine = Biorę to na siebie.
phrase-yours = Weź to na siebie.
phrase-wait = Poczekaj.
phrase-go = Śmiało.
phrase-careful = Uwaga!
phrase-yes = Dobry pomysł.
phrase-no = Lepiej nie.
phrase-well-played = Świetne zagranie!
phrase-sorry = Przepraszam.
sure = Na pewno?
waste = { $n ->
    [one] Przepadnie { $n } eter.
   *[many] Przepadnie { $n } eteru.
}
end-anyway = Zakończ mimo to
go-on-playing = Graj dalej
won = Zwycięstwo!
lost = Porażka.
watch-again = Obejrzyj jeszcze raz
new-game = Nowa gra
end = Koniec gry
end-turns = { $n ->
    [one] Po { $n } turze.
   *[other] Po { $n } turach.
}
end-below = Pod ostatnim zdaniem: co zostało i co dalej.
end-left = Co zostało
end-again = Te same ustawienia, nowe rozdanie
end-deal = To samo rozdanie jeszcze raz
end-share = Udostępnij powtórkę
end-link = Link do powtórki
host = gospodarz
undo-asked = { $who }: prośba o cofnięcie ostatniej odpowiedzi.
undo-waits = Czekamy na: { $who }.
agree = Zgoda
refuse = Odmowa
undo-refused = Bez cofania: ostatnia odpowiedź pozostaje w mocy.
line-lost = Utracono połączenie.
line-lost-do = Nic nie przepadło: strona sama połączy się ponownie.
try-now = Spróbuj teraz
newer = Serwer ma nową wersję.
newer-do = Wczytaj stronę ponownie; gra na tym nie ucierpi.
reload = Wczytaj ponownie
speed = Animacja
speed-0 = wyłączona
speed-1 = wolna
speed-2 = zwykła
speed-3 = szybka
purist = Purysta: ukryj szanse na następną turę
sound = Dźwięk przy tym stole, gdy przychodzi moja kolej
volume = Głośność
follow = Pokazuj Maga, który odpowiada
online = przy stole
away = poza stołem
not-claimed = linku jeszcze nie otwarto
seat-link = Link do tego miejsca
spectator-link = Link dla widzów
watching = { $n ->
    [0] Nikt nie ogląda.
    [one] Ogląda { $n } osoba.
    [few] Oglądają { $n } osoby.
   *[many] Ogląda { $n } osób.
}

## Wyprawa
set-out = Wyrusz na Ekspedycję
set-out-do = Wyrusz
which-expedition = Która Ekspedycja
expedition-printed = z pudełka
expedition-custom = losowana z waszych pudełek
battles-n = { $n ->
    [one] { $n } Bitwa
    [few] { $n } Bitwy
   *[many] { $n } Bitew
}
seats-journey = Magów wybiera się przed każdą Bitwą; ich liczba nie zmienia się przez całą drogę.
seat-n = Miejsce { $n }
seat-you = ty
journey-options = Opcje i zasady domowe
journey-name = Nazwa Ekspedycji
the-draw = Od czego się zaczyna
first-nemesis = Pierwszy Nemezis
redraw = Wylosuj coś innego zamiast: { $name }
draw-help = { $n ->
    [0] Wszystko inne okaże się po drodze. ↻ losuje jedną rzecz od nowa.
    [one] Od nowa wylosowano { $n } rzecz.
    [few] Od nowa wylosowano { $n } rzeczy.
   *[many] Od nowa wylosowano { $n } rzeczy.
}
road = Droga
to-camp = Do obozu
to-journeys-end = Do zakończenia Ekspedycji
battle-n = Bitwa { $n }
try-n = próba { $n }
wait-for = Czekamy na: { $who }
road-ahead = jeszcze przed wami
road-here = tu jesteście
road-won = { $n ->
    [1] wygrana od razu
   *[other] wygrana w próbie { $n }
}
road-lost = { $n ->
    [one] jak dotąd przegrana raz
   *[other] jak dotąd przegrana { $n } razy
}
story = Opowieść
story-before = przed Bitwą
story-won = po zwycięstwie
story-lost = po porażce
who-goes = Kto rusza
mage-open = jeszcze bez Maga
market = Rynek
market-go = { $n ->
    [0] Dziewięć stosów: rynek jest gotowy.
    [one] Musi odejść jeszcze { $n } stos.
    [few] Muszą odejść jeszcze { $n } stosy.
   *[many] Musi odejść jeszcze { $n } stosów.
}
market-take = { $n ->
    [one] Trzeba zabrać jeszcze { $n } stos.
    [few] Trzeba zabrać jeszcze { $n } stosy.
   *[many] Trzeba zabrać jeszcze { $n } stosów.
}
market-made = Rynek: { $name }
count-gem = { $n ->
    [one] { $n } Klejnot
    [few] { $n } Klejnoty
   *[many] { $n } Klejnotów
}
count-relic = { $n ->
    [one] { $n } Artefakt
    [few] { $n } Artefakty
   *[many] { $n } Artefaktów
}
count-spell = { $n ->
    [one] { $n } Zaklęcie
    [few] { $n } Zaklęcia
   *[many] { $n } Zaklęć
}
advised = zaleca się: { $n }
cheap-gem = jest wśród nich Klejnot o koszcie 3 lub mniej
no-cheap-gem = brak Klejnotu o koszcie 3 lub mniej
comes-along = idzie z wami
choose-for = Wybierz: { $who }
group = Grupa
barracks = Koszary
kinds-gem = Klejnoty
kinds-relic = Artefakty
kinds-spell = Zaklęcia
treasures-of = Skarby poziomu { $level }
recallable = Wykluczone na tę Bitwę: mogą wrócić
banished = Wykluczone
record = Zapis Bitew
battle-runs = Bitwa trwa.
fight-final = To rozpoczyna Bitwę. Nie da się tego cofnąć.
turns-n = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
}
left-of = { $who }: zostało życia { $n }
were-exhausted = wyczerpani: { $who }
export-battle = Eksportuj tę Bitwę
export-journey = Eksportuj Ekspedycję
about-journey = Ta Ekspedycja
score = Punkty
abilities-unlocked = Odblokowane zdolności: { $name }
upgraded-met = Napotkane ulepszone karty Nemezis
forked = rozgałęziona z innej
end-battle = Koniec Bitwy
end-brought = Co przyniosła Bitwa
battle-choice = Bitwa
camp-first = Przed pierwszą Bitwą
jump-road = Droga
jump-ahead = Bitwa
jump-story = Opowieść
jump-barracks = Koszary
jump-record = Zapis

## Powtórka
step-first = Na początek
step-back = Krok wstecz
step-on = Krok naprzód
step-last = Na koniec
step-slider = Moment gry
step-n = { $n } z { $of }
play-on = Graj od tego miejsca
share = Udostępnij
share-link = Link do tego momentu
to-table = Do stołu

## Klawisze
keys-title = Klawisze
key-look = zobacz miejsce
key-act = graj za to miejsce: zobacz je i przejdź do pierwszej opcji
key-next = następna opcja
key-back = poprzednia opcja
key-choose = wybierz ją
key-done = zakończ fazę
key-gems = zagraj wszystkie Klejnoty
key-read = zostaw pokazaną kartę otwartą do czytania albo ją zamknij
key-rules = przeszukaj zasady
key-list = wszystkie opcje jako lista
key-prompt = odczytaj pytanie jeszcze raz
key-say = powiedz coś do stołu
key-point = wskaż to, co jest pod kursorem myszy albo zaznaczone klawiaturą
key-undo = cofnij
key-log = pokaż lub ukryj dziennik
key-road = do drogi wyprawy i z powrotem do stołu
key-replay = powtórka
key-step = krok w powtórce; przesuwanie karty przy układaniu
key-close = zamknij to, co otwarte
key-help = ta lista

## Nauka: jedna wskazówka na pytanie
hint-start = Rozkładamy grę na stole.
    .title = Witaj.
hint-first = Twoja ręka leży na dole. To, co świeci, można kliknąć. Najpierw zagraj Klejnoty: każdy daje eter, walutę tylko na tę turę. „Zagraj wszystkie Klejnoty” robi to za jednym razem.
    .title = Pierwsza tura.
hint-gems = Zagrywaj Klejnoty, aby mieć eter. Czego nie zagrasz, zostaje na ręce na następną turę.
    .title = Faza główna.
hint-buy = Pozyskaj kartę z rynku: przy tych, na które cię stać, jest znaczek. Trafia na stos kart odrzuconych i wraca w tej kolejności, w jakiej ją odłożysz, bo talii się nie tasuje.
    .title = Wydaj eter.
hint-prep = Połóż Zaklęcie na otwartej Bramie. Czeka tam i zostanie aktywowane na początku twojej następnej tury.
    .title = Przygotuj Zaklęcie.
hint-focus = Obróć zamkniętą Bramę o ćwiartkę (↻) albo otwórz ją na stałe (◎). Na Bramie wzmocnionej w tej turze można przygotować Zaklęcie.
    .title = Bramy.
hint-charge = Za 2 eteru pozyskasz Ładunek. Gdy pełne są wszystkie pola, zdolność Maga jest gotowa.
    .title = Ładunki.
hint-ability = Wszystkie pola są pełne: można użyć zdolności Maga.
    .title = Zdolność jest gotowa.
hint-end = Nic więcej do zrobienia? Zakończ fazę główną. Eter nie zostaje na później.
    .title = Koniec tury.
hint-casting = Aktywuj wcześniej przygotowane Zaklęcia: zadają obrażenia Nemezis albo Poplecznikowi. Te na zamkniętych Bramach trzeba aktywować.
    .title = Faza aktywacji.
hint-target = Poplecznicy uderzają w każdej turze Nemezis; Nemezis pada, gdy jego życie spadnie do 0. Co boli bardziej?
    .title = Wybierz cel.
hint-order = To ty decydujesz o kolejności stosu kart odrzuconych. Stanie się on talią tak, jak leży: zaplanuj rękę, którą dobierzesz.
    .title = Sekret tej gry.
hint-suffer = Gracze decydują razem. Mag z 0 życia jest wyczerpany: traci Bramę, a dalsze ciosy spadają na Gravehold. Rozłóżcie obrażenia.
    .title = Kto przyjmie cios?
hint-or = Dwa złe wyjścia. Lewa kolumna mówi, czym grozi Nemezis.
    .title = Wybierz jedno.
hint-discard = Oddaj to, czego najmniej żal; Kryształ rzadko boli.
    .title = Strata karty.
hint-may = Możesz, nie musisz. Najedź na kartę, by przeczytać ją w całości.
    .title = Twój wybór.
hint-other = Wiersz powyżej mówi, kto ma co zrobić i dlaczego; to, co świeci, jest odpowiedzią.
    .title = Pytanie.
hint-wait = Myśli ktoś inny. Kolejność tur pokazuje, kto może być następny i z jaką szansą.
    .title = Czekamy.
hint-won = Nemezis pokonane. „Obejrzyj jeszcze raz” pokaże walkę krok po kroku.
    .title = Zwycięstwo!
hint-lost = Zdarza się każdemu. Wróć w powtórce do chwili, gdy poszło źle, i graj od niej dalej.
    .title = Porażka.

## Co poszło źle
trouble = Coś poszło nie tak.
    .title = To się nie udało
    .do = Wczytaj stronę ponownie; przebieg gry jest na serwerze.
trouble-lost = Pod tym adresem nie ma strony.
    .title = Zły adres
    .do = Sprawdź link albo przejdź na stronę startową.
trouble-unknown-token = Ten link nie otwiera tu żadnej gry.
    .title = Zły link
    .do = Czy skopiowano go w całości? Zapytaj nadawcę albo poszukaj wśród swoich gier na stronie startowej.
trouble-no-such-game = Nie ma tu takiej gry.
    .title = Nie ma takiej gry
    .do = Mogła zostać usunięta albo zbyt długo nikt w nią nie grał.
trouble-gone = Ta gra została usunięta.
    .title = Gra usunięta
    .do = Przywróci ją tylko wyeksportowana kronika: zaimportuj ją na stronie startowej.
trouble-table-full = Zbyt wiele osób ogląda ten stół.
    .title = Brak miejsca
    .do = Spróbuj za jakiś czas albo poproś o własne miejsce.
trouble-seat-taken = To miejsce jest zajęte.
    .title = Miejsce zajęte
    .do = Poproś gospodarza o inny link.
trouble-game-over = Gra jest skończona.
    .title = Koniec gry
    .do = Można ją obejrzeć i grać dalej od dowolnego momentu.
trouble-offline = Serwer nie odpowiada.
    .title = Brak połączenia
    .do = Czy działa i czy masz połączenie z siecią? Wczytaj stronę ponownie; nic nie przepadło.
trouble-internal = Na serwerze wystąpił błąd.
    .title = Błąd serwera
    .do = Nic nie przepadło. Wczytaj stronę ponownie.
trouble-too-many = Za dużo naraz.
    .title = Wolniej
    .do = Odczekaj chwilę i wczytaj stronę ponownie.
trouble-outdated = Tę grę zaczęto przy innych zasadach lub kartach.
    .title = Starsza gra
    .do = Kronikę można zapisać; grę można też usunąć na liście twoich gier.
trouble-origin = Ta strona nie należy do tego serwera.
    .title = Nie ta strona
    .do = Otwórz adres samego serwera.
