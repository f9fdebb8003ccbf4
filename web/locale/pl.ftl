# Tylko słowa interfejsu: pytania, opcje, dziennik i teksty kart przychodzą z serwera.

## Start
tagline = Czworo Magów, jedno miasto i coś, co chce je zagarnąć.
intro = Kooperacyjna gra karciana z budowaniem talii dla 1–4 osób: w pojedynkę, przy jednym ekranie albo przez sieć. Buduj talię, której nigdy się nie tasuje, przygotowuj Zaklęcia na Bramach i przetrwaj starcie z Nemezis.
play-now = Graj teraz
play-now-help = Jedno kliknięcie: dwoje Magów przeciw najłagodniejszemu Nemezis. Grasz obojgiem; cofać można bez ograniczeń, a pierwsza gra sama się objaśnia.
getting-ready = Serwer dopiero wystartował i przygotowuje stół. Za kilka sekund będzie można zacząć.
learn = Nauka gry
learn-name = Pierwsza walka
learn-leave = Zakończ lekcję
learn-on = Rozumiem
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
import = Importuj kronikę, Ekspedycję lub Kampanię
delete = Usuń
delete-sure = Na pewno usunąć?
forget = Zapomnij
game-lost = Tej gry nie ma już na serwerze.
last-here = ostatnio otwarta tutaj
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
mage-for = Mag na miejscu p{ $n }
complexity = złożoność { $n }
nemesis-difficulty = poziom trudności { $n } z 10
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
chance-all = Wylosuj wszystko
set-up-last = Jak ostatnio
keep = Zatrzymaj przy losowaniu wszystkiego: { $name }
rules-help = Pudełka i zasady wybiera się osobno: według każdych zasad można grać wszystkim.
nemeses-n = { $n } Nemezis
piles-n = { $n ->
    [one] { $n } karta rynku
    [few] { $n } karty rynku
   *[many] { $n } kart rynku
}
pile-n = Stos { $n }
packs = Pudełka
rest = Cała reszta
difficulty = Poziom trudności
difficulty-beginner = Początkujący: więcej życia dla was, mniej dla Nemezis
    .about = Magowie zaczynają z 12 punktami życia, Gravehold z 35; większość Nemezis ma o 10 mniej.
difficulty-normal = Normalny: tak, jak na arkuszach
    .about = Magowie zaczynają z 10 punktami życia, Gravehold z 30.
difficulty-expert = Ekspert: Trudniejszy Wariant
    .about = Życie jak na poziomie normalnym; obowiązuje to, co arkusz Nemezis podaje jako Trudniejszy Wariant.
difficulty-extinction = Zagłada: Trudniejszy Wariant, mniej życia dla was
    .about = Magowie zaczynają z 8 punktami życia, Gravehold z 25; większość Nemezis ma o 10 więcej i obowiązuje Trudniejszy Wariant z arkusza.
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
packs-for = Z tych pudełek pochodzi to, co się losuje: Magowie, Nemezis i rynek, a także podstawowe karty Nemezis. Samodzielnie można wybrać wszystko. ↻ losuje jedną rzecz ponownie, kłódka ją zatrzymuje.
supply-first-game = Pierwsza gra
supply-first-chapter = Pierwszy rozdział
variant-first-game = Pierwsza gra: poziomy talii Nemezis nie są tasowane
rules-war-eternal-about = Czworo Magów ma po jednej karcie tur; troje dzieli kartę „X” i gracze wybierają, kto ją wykorzysta; samotny Mag ma trzy karty.
rules-legacy-about = Rosną z rozdziału na rozdział; Brama III nie zwiększa obrażeń. Czworo Magów dzieli karty tur parami; troje dzieli kartę „X” i gracze wybierają, kto ją wykorzysta; samotny Mag ma cztery karty.
rules-outcasts-about = Są klątwy, a efekty czekające na ten sam moment ustawia się w kolejności. Czworo Magów dzieli karty tur parami; przy trojgu krąży żeton karty „X”; samotny Mag ma cztery karty.
build = Z czego jest zbudowany ten mag
chapter = Rozdział
start-gravehold = Żywotność miasta na początku
start-resolve = Ładunki, z którymi zaczyna każdy mag
start-flaws = Naklejki ze skazą w zapasie
by-rules = według zasad
places = naklejki: { $n } z { $of }, potem karta zmienia się w „{ $name }”
stickers-of = naklejki: { $n } z { $of }
variants = Warianty
variant-tutorial = Łatwiej: pod koniec tury można odrzucić niezagrane Klejnoty i Artefakty
variant-no-choice = Trudniej: żeton karty „X” krąży wśród graczy, nikt nie wybiera
variant-pairs = Łatwiej: dwie karty tur dla miejsc p1/p2 i dwie dla miejsc p3/p4
variant-solo-four = Łatwiej: cztery karty tur dla jednego Maga zamiast trzech
variant-solo-life-12 = Łatwiej: samotny Mag zaczyna z 12 punktami życia
variant-solo-life-14 = Łatwiej: samotny Mag zaczyna z 14 punktami życia
variant-solo-life-15 = Łatwiej: samotny Mag zaczyna z 15 punktami życia
seed = Ziarno losowania
seed-any = dowolne
game-name = Nazwa gry
undo-mode = Cofanie
undo-reveal = do ostatniej nowo odkrytej karty
undo-consent = dalej, gdy wszyscy się zgodzą
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
redo = Ponów
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
step-play = Zagraj Artefakt
step-gain = Kup kartę
step-spend = Wydaj eter
step-prep = Przygotuj Zaklęcie
step-cast = Rzuć Zaklęcie
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
kind-nemesis-spell = Zaklęcie Nemezis
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
link-label = Między: { $one } i { $two }: { $open ->
    [yes] most
   *[no] bez mostu
}
board-casts = Na początku swojej tury Nemezis aktywuje to, co tu leży, w tej kolejności.
board-next = następne
board-then = po aktywacji stąd: { $text }
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
minion-life-only = życie { $n }
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
pile-place = Miejsce { $place }, { $connected ->
    [yes] połączone ze stosem 1
   *[no] niepołączone ze stosem 1 (obrażenia { $n })
}.
pile-apart = niepołączony{ $n ->
    [0] {""}
   *[other] {": "}obrażenia { $n }
}
grid-sum = { $n ->
    [one] 1 most
    [few] { $n } mosty
   *[many] { $n } mostów
}: { $bridges }. Niepołączone ze stosem 1: { $apart }
mage-label = { $mage }, życie { $life } z { $full }
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
order-help = Przeciągnij albo przesuń strzałkami.
order-card = { $name }, { $place } z { $of }
order-moved = { $name }: teraz { $place } z { $of }
order-earlier = { $name } wcześniej
order-later = { $name } później
order-do = Odłóż w tej kolejności
order-hands = Jeśli zagrasz każdą rękę w całości, przyjdą te karty; pogrubione zależą od tej kolejności.
hand-after = Potem
as-played = Zawsze odkładaj karty w kolejności zagrania, bez pytania
log-filter = Pokaż wiersze
log-all = wszystko
log-nemesis = Nemezis
log-damage = obrażenia i życie
rulings = Rozstrzygnięcia
zoom-keep = zostawia kartę otwartą i objaśnia słowa; kliknięcie tutaj też
zoom-tap = Dotknij tutaj, aby karta pozostała otwarta z objaśnieniami
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
evolve-was = przedtem
evolve-now = teraz
evolve-on = Dalej
sure = Na pewno?
waste-gems = { $n ->
    [one] Możesz jeszcze zagrać Klejnot; zostanie na ręce.
    [few] Możesz jeszcze zagrać { $n } Klejnoty; zostaną na ręce.
   *[many] Możesz jeszcze zagrać { $n } Klejnotów; zostaną na ręce.
}
waste-only = Przepadnie { $n } eteru tylko na: { $what }.
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
withdraw = Wycofaj prośbę
undo-refused = Bez cofania: ostatnia odpowiedź pozostaje w mocy.
line-lost = Utracono połączenie.
line-lost-do = Nic nie przepadło: strona sama połączy się ponownie.
line-away = Serwer jest niedostępny i nic nie usłyszał. Spróbuj ponownie, gdy połączenie wróci.
try-now = Spróbuj teraz
newer = Serwer ma nową wersję.
newer-do = Wczytaj stronę ponownie; gra na tym nie ucierpi.
reload = Wczytaj ponownie
speed = Animacja
speed-0 = wyłączona
speed-1 = wolna
speed-2 = zwykła
speed-3 = szybka
set-stay = Działania Nemezis na pierwszym planie
stay-0 = wcale
stay--1 = aż przejdę dalej
seconds = { $n } s
set-bots = Boty grają
bots-0 = od razu
bots-300 = szybko
bots-800 = tak, by dało się nadążyć
bots-1600 = wolno
skip-turns = Przejdź do mojej tury
skip-here = Przejdź do bieżącej chwili
moment-time = dalej samo po { $n } s
since = Od mojej ostatniej tury
since-none = Od tego czasu nikt inny nie miał tury.
missed = { $n ->
    [one] Od Twojej ostatniej tury minęła { $n } inna.
    [few] Od Twojej ostatniej tury minęły { $n } inne.
   *[other] Od Twojej ostatniej tury minęło { $n } innych.
 }
missed-show = Co się działo?
did-gems = zagrane Klejnoty: { $n }
did-play = zagrane: { $cards }
did-cast = aktywowane: { $cards }
did-use = użyte: { $cards }
did-ability = użyta zdolność
did-act = akcje specjalne: { $n }
did-prep = przygotowane: { $cards }
did-gain = pozyskane: { $cards }
did-charge = Ładunki: +{ $n }
did-focus = { $n ->
    [one] Brama wzmocniona
   *[other] Bramy wzmocnione { $n } razy
 }
did-open = { $n ->
    [one] Brama otwarta
   *[other] Bramy otwarte: { $n }
 }
did-thwart = odrzucone: { $cards }
did-end = koniec tury
purist = Purysta: ukryj szanse na następną turę
sound = Dźwięk przy tym stole, gdy przychodzi moja kolej
volume = Głośność
follow = Pokazuj Maga, który odpowiada
online = przy stole
away = poza stołem
away-since = poza stołem, ostatnio { $when }
seat-you-until = ty, dopóki nikt nie otworzy linku
person = Imię
reach-here = Te linki można otworzyć tylko na tym komputerze.
reach-how = Dla innych w waszej sieci zatrzymaj Gravehold i uruchom przez
reach-then = Znajdą go wtedy pod { $address }, a gry i linki działają dalej.
reach-lan = Te linki może otworzyć każdy w waszej sieci.
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
seat-n = Miejsce p{ $n }
seat-you = ty
journey-options = Opcje i zasady domowe
journey-name = Nazwa Ekspedycji
the-draw = Od czego się zaczyna
first-nemesis = Pierwszy Nemezis
redraw = Wylosuj coś innego zamiast: { $name }
draw-no-gem = Żaden z tych stosów nie jest Klejnotem o koszcie 3, a jeden powinien być na rynku. ↻ losuje inny.
alone-two = W pojedynkę zaleca się jednego lub dwóch Magów: większą liczbę trudno ogarnąć.
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
act-for = Zagraj za: { $who }
acting-for = Grasz za: { $who }.
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
forked-game = rozgałęziona z innej gry
end-battle = Koniec Bitwy
end-brought = Co przyniosła Bitwa
battle-choice = Bitwa
camp-first = Przed pierwszą Bitwą
jump-road = Droga
jump-ahead = Bitwa
jump-story = Opowieść
jump-barracks = Koszary
jump-record = Zapis

## Kampania
campaign = Rozpocznij Kampanię
campaign-about = Jedna drużyna, osiem rozdziałów, w każdym Bitwa: to, kim staną się wasi Magowie, czego się nauczą i co stracą, zostaje z nimi do końca. Większość zasad i kart jest z początku zapieczętowana i wychodzi na jaw w trakcie gry; można przerwać po każdej odpowiedzi i wrócić po tygodniach.
campaign-do = Rozpocznij Kampanię
campaign-name = Nazwa Kampanii
seats-campaign = Liczba Magów pozostaje taka sama do końca. Jeden link na miejsce wystarcza na całą Kampanię, a miejsce można w każdej chwili przekazać komuś innemu.
campaign-import = Kontynuuj Kampanię z pliku
unnamed-campaign = Kampania bez nazwy
export-campaign = Eksportuj Kampanię
chapter-n = Rozdział { $n }
chapter-unknown = nieznany
chapter-lost = liczy się jako przegrany
read-chapter = Czytaj
to-campaigns-end = Do końca Kampanii
naming = Imiona
name-of = Imię Maga na miejscu p{ $n }
name-limits = Od 1 do { $n } znaków, w dowolnym piśmie. Imię niczego nie zmienia; stoi przy stole i w opowieści.
name-do = Przyjmij to imię
name-empty = Imię musi mieć co najmniej jeden znak.
name-long = Znaków: { $n }. To za dużo, może być najwyżej { $of }.
choose-now = Do wyboru
take-this = Wybierz
trade = Rynek zasobów się zmienia
trade-before = Przedtem
trade-after = Potem
offered = Oferowane
pile-new = nowy
pile-goes = odchodzi
party = Drużyna
deck = Talia
pool = Pula podstawowych kart Nemezis
pool-about = Są w każdej Bitwie. Naklejka zostaje na swojej karcie, a karta, która się zmieniła, taka pozostaje.
evolved = zmieniona na zawsze
chart = Tabela wyników
chart-empty = Nie stoczono jeszcze żadnej Bitwy.
letters = Księga zasad
letters-about = Co wiecie już o zasadach, najnowsze na początku.
letters-none = Na razie obowiązują tylko zwykłe zasady. To, co nadejdzie, zostanie tu wpisane.
epilogue = Jak to się skończyło
mage-out = Zagraj tym Magiem gdzie indziej
mage-copy = Kopiuj budowę
jump-choice = Wybór
jump-party = Drużyna
jump-pool = Karty
jump-letters = Zasady

## Powtórka
step-first = Na początek
step-back = Krok wstecz
step-on = Krok naprzód
step-last = Na koniec
step-slider = Moment gry
turn-back = Tura wstecz
turn-on = Tura naprzód
run = Odtwarzaj
pause = Pauza
pace = Tempo odtwarzania
marks = Co się wydarzyło
mark-unleash = Wyzwolenie
mark-exhausted = Wyczerpanie: { $name }
mark-kill-minion = Pokonano: { $name }
mark-evolve = Ewolucja: { $name }
mark-nemesis-draw = Karta Nemezis: { $name }
mark-won = Zwycięstwo
mark-lost = Porażka
step-n = { $n } z { $of }
play-on = Graj od tego miejsca
share = Udostępnij
share-link = Link do tego momentu
to-table = Do stołu

## Klawisze
changed = zmiana przed chwilą, było { $n }
changed-help = Liczba, która dopiero co się zmieniła, jest podkreślona: na zielono i z +, jeśli jest więcej, na czerwono i z −, jeśli mniej.
keys-title = Klawisze
key-look = zobacz p1 do p4
key-act = graj jako p1 do p4: zobacz i przejdź do pierwszej opcji
key-next = następny rozsądny krok, potem każda inna dozwolona rzecz
key-back = poprzednia opcja
key-choose = wybierz ją
key-done = zakończ fazę
key-gems = zagraj wszystkie Klejnoty
key-read = zostaw pokazaną kartę otwartą do czytania albo ją zamknij
key-why = dlaczego nie można użyć tego, co jest pod kursorem myszy albo zaznaczone klawiaturą
key-rules = przeszukaj zasady
key-list = wszystkie opcje jako lista
key-prompt = odczytaj pytanie jeszcze raz
key-say = powiedz coś do stołu
key-point = wskaż to, co jest pod kursorem myszy albo zaznaczone klawiaturą
key-undo = cofnij
key-redo = ponów to, co cofnięto
key-log = pokaż lub ukryj dziennik
key-since = co się działo od mojej ostatniej tury
key-skip = pomiń działania botów, do mojej tury
key-road = do drogi wyprawy i z powrotem do stołu
key-replay = powtórka
key-step = krok w powtórce; przesuwanie karty przy układaniu
key-turn = tura wstecz lub naprzód w powtórce
key-mark = poprzedni lub następny moment powtórki, w którym coś się wydarzyło
key-run = odtwarzaj powtórkę lub ją zatrzymaj
key-close = zamknij to, co otwarte
key-help = ta lista

## Nauka: jedna wskazówka na pytanie
hint-goal = Gdy Zaklęcia zbiją jego życie do 0, wygrywacie. Wygrywacie też, gdy jego talia jest pusta, a w grze nie ma żadnej jego karty.
    .title = Cel gry.
hint-lose = Gravehold pada, gdy jego życie spadnie do 0. Drugi sposób: wyczerpani są wszyscy Magowie, czyli mają 0 życia. Niektóre Nemezis dodają własny; jest w ich zasadach.
    .title = Dwa sposoby na porażkę.
hint-turns = Nie wiadomo, kto będzie następny: po każdej turze dobiera się kartę Maga albo Nemezis. To, co zostało, mówi, jakie są szanse.
    .title = Kolejność tur.
hint-nemesis = W swojej turze najpierw działają jego karty w grze, od najstarszej, potem dobiera nową. Jeśli coś możecie wybrać, gra pyta. Zatrzymaj wskaźnik na karcie albo przytrzymaj ją palcem, by ją przeczytać.
    .title = Działa Nemezis.
hint-gems = To, co świeci, można kliknąć. Najpierw zagraj Klejnoty: każdy daje eter, walutę tylko na tę turę. „Zagraj wszystkie Klejnoty” robi to za jednym razem. Czego nie zagrasz, zostaje na ręce, a po turze dobierasz tylko do pięciu kart.
    .title = Twoja ręka.
hint-or = Dzieje się jedno z dwojga, nie oba: wybierz to, co bardziej pomaga albo mniej szkodzi.
    .title = Wybierz jedno.
hint-evils = Dwa złe wyjścia. Karta, która pyta, stoi obok pytania: zatrzymaj na niej wskaźnik albo przytrzymaj ją palcem, by ją przeczytać.
    .title = Wybierz jedno.
hint-discard = Odrzucić można to, co świeci. Trafia na stos kart odrzuconych i z nim wróci; wybierz to, czego do tej pory najmniej żal.
    .title = Odrzucanie.
hint-destroy = Zniszczona karta już nie wróci. Talia bez słabych kart szybciej daje te mocne.
    .title = Na zawsze.
hint-may = Możesz, nie musisz. Zatrzymaj wskaźnik na karcie albo przytrzymaj ją palcem, by przeczytać ją w całości.
    .title = Twój wybór.
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
