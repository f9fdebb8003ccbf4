# Co leży na stole, oraz listy kart.
seat = { $name } ({ $seat })
counted-name = { $name } x{ $n }
run-name = { $name } x{ $n }
phase-casting = faza aktywacji
phase-main = faza główna
phase-draw = faza dobierania
phase-nemesis-main = faza główna Nemezis
phase-nemesis-draw = faza dobierania Nemezis
phase-nemesis-end = koniec tury Nemezis
phase-next = między turami
pool-only = { $n } (tylko { $purposes })
pool-never = { $n } (ale nie { $purposes })
aether-limited = { $n } { NOUN("aether", $n) }, tylko { $purposes }
aether-not = { $n } { NOUN("aether", $n) }, ale nie { $purposes }
turn-card-wild = karta „X”
turn-card-pair = karta { $pair }

table-turn = tura { $n }
table-gravehold = Gravehold { $life }/{ $full }
table-gravehold-life = Gravehold: żywotność { $life }/{ $full }
table-turn-order = Talia tur ({ $turn }): { $lines }
table-supply = rynek zasobów
table-supply-line = Rynek zasobów: { $piles }
table-pile = { $name } { $cost } (zostało { $n })
table-stock-gone = brak
life = życie { $n }/{ $full }
life-boundless = życie { $n }
power = Moc { $n }
cannot-be-damaged = nie może otrzymywać obrażeń
mage-exhausted = WYCZERPANIE
charges = Ładunki { $n }/{ $full }
player-tokens = { $n } { NOUN("token", $n) } { TOKEN($token_id) }
token-called = „{ $name }”
zone-hand = ręka
zone-played = zagrane
zone-deck = talia
zone-discard = odrzucone
zone-curses = talia Klątw
zone-before = przed magiem
zone-attached = dołączone
zone-real = prawdziwy
zone-treasures = Skarby
zone-spent = zużyte Skarby
zone-shared = Skarb grupy
zone-beside = obok stosu
zone-charge = Ładunki
zone-abilities = Zdolności
zone-glyphs = Glify
zone-abilities-discard = rozpatrzone zdolności
zone-turns = zakończone tury
zone-lasting = do końca gry
table-deck = talia { $n }
table-deck-tiers = talia { $n } (rząd { $tiers })
table-discarded = odrzucone { $n }
table-discarded-last = odrzucone { $n }, ostatnio: { $card }
table-side = { $name } – talia { $n }, odrzucone { $gone }
table-track = { $name } { $n }/{ $full }
table-ahead = { $steps ->
    [0] znów tutaj: { $text }
   *[other] pole { $at }: { $text }
}
table-back = { $face } { $n } z { $of }
table-unseen = nieodwrócona ({ $odds })
table-face-down = { $name }: { $n }{ $known ->
    [yes] {" "}(od wierzchu: { $cards })
   *[no] {""}
}
table-spell = { $space } { $card }, koszt { $n }. { $text }
table-lying = { $name }: { $cards }
table-links = otwarte: { $links }
link-piles = { $one } – { $two } ({ $link })
table-cast-space = aktywowane z { $space }, potem także: { $text }
table-casts = do aktywacji, w tej kolejności: { $cards }
table-stickers = naklejki { $n }/{ $of }
table-connected = połączone ze stosem 1: { $piles }; niepołączone: { $others }
pile-apart = niepołączony{ $n ->
    [0] {""}
   *[other] {": "}obrażenia { $n }
}
zone-bridges = Mosty
table-space = pole { $space }: { $text }
table-end = za ostatnim polem: { $text }
table-ally = { $name } { $life }/{ $full }
order-gone = rozegrane: { $who }
order-nobody-yet = jeszcze nikt
order-none-left = nic nie pozostało; teraz wszystkie karty zostaną przetasowane
order-left = pozostały: { $who }
order-known-only = pozostały: tylko znane karty
order-known = wiadomo: { $who }
order-certain = { $who } na pewno
order-next = { $who } jako następna karta
order-last = { $who } jako ostatnia karta
order-place = { $who } jako { $n }. karta
order-wild-token = żeton karty „X” ma { $who }
order-pair-token = żeton { $pair } ma { $who }

breach-none = brak
breach-open = OTWARTA
breach-void = PUSTKI
breach-sigil = RUNICZNA
# Krótko: w 80 kolumnach stoją obok siebie cztery.
breach-closed = zamkn. { $n }/4
breach-focused = { $n }/4 WZMOCN.
breach-costs = wzm. { $focus }, otw. { $open }
deck-flips = 0; za chwilę odwrócony zostanie stos kart odrzuconych
deck-unknown = w nieznanej kolejności: { $cards }
deck-then-discard = { $cards }, potem stos kart odrzuconych
discard-top = { $n }: { $cards } (wierzch)

kind-gem = Klejnot
kind-relic = Artefakt
kind-spell = Zaklęcie
kind-token = żeton { TOKEN($token_id) }
kind-curse = Klątwa
kind-treasure = Skarb
kind-assist = karta Wsparcia
kind-ability = zdolność sojusznika
kind-own-ability = zdolność
kind-attack = Atak
kind-minion = Poplecznik
kind-power = Moc
kind-body = część Nemezis
kind-mage = Mag Bram
kind-nemesis = Nemezis
kind-ally = sojusznik
kind-tile = Brama
letter-gem = K
letter-relic = A
letter-spell = Z
letter-curse = K
fact-cost = koszt { $n }
fact-level = poziom { $n }
fact-tier = rząd { $n }
fact-life = życie { $n }
fact-shields = Tarcze { $n }
fact-stickers = naklejki { $n } z { $places }
fact-charges = Ładunki { $n }
fact-complexity = złożoność { $n }
fact-difficulty = poziom trudności { $n }
box-war-eternal = Wieczna Wojna
box-legacy = Legacy
box-legacy-promos = Dodatkowe karty Legacy
box-outcasts = Wygnańcy
box-guests = Goście
box-homebrew = Karty własne
tile-costs = Wzmocnienie: { $focus } { NOUN("aether", $focus) }. Otwarcie: { $open } eteru, zależnie od obrotu.
tile-roomy = Gdy jest otwarta, można na niej przygotować dowolną liczbę Zaklęć.
tile-firm = Gdy zostajesz wyczerpany, nie niszczysz żadnej Bramy.
tile-bonus = Gdy jest otwarta, aktywowane z niej Zaklęcia zadają { $n } { NOUN("additional-damage", $n) }.

# docs/cards/
page-title = Karty
page-intro = Wszystkie karty, Magowie i Nemezis tego programu, słowami, które program układa z tego, co robią. Nazwy kursywą są nasze: żadne wydanie drukowane ich nie podaje. To samo w terminalu: `gravehold cards --lang pl`, `gravehold card jagged-lightning --lang pl`.
page-gems = Rynek zasobów: Klejnoty
page-relics = Rynek zasobów: Artefakty
page-spells = Rynek zasobów: Zaklęcia
page-starters = Karty początkowe każdego Maga
page-mages = Magowie Bram
page-nemeses = Nemezis
page-curses = Klątwy
page-upgraded = Ulepszone podstawowe karty Nemezis
page-treasures = Skarby
page-allies = Sojusznicy w miejscu Gravehold
page-evolved = Podstawowe karty Nemezis po Ewolucji
page-basics = Podstawowe karty Nemezis, rząd { $n }
page-breaches = Bramy
page-ability = { $name } ({ $n } { NOUN("charge", $n) })
