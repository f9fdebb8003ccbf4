# Nur Wörter der Oberfläche: Fragen, Optionen, Verlauf und Kartentexte kommen vom Server.

## Start
tagline = Vier Riss-Magier, eine Feste und etwas, das sie haben will.
intro = Ein kooperatives Deckbauspiel für eine bis vier Personen, allein, an einem Bildschirm oder online. Baut ein Deck, das nie gemischt wird, bindet Zauber an Risse und überdauert den Erzfeind.
play-now = Jetzt spielen
play-now-help = Ein Klick: zwei Riss-Magier gegen den sanftesten Erzfeind. Du spielst beide; zurücknehmen darfst du beliebig, und das erste Spiel erklärt sich selbst.
getting-ready = Der Server ist gerade erst gestartet und bereitet den Tisch vor. In ein paar Sekunden kann es losgehen.
learn = Lernen
learn-name = Erster Kampf
learn-leave = Lektion verlassen
learn-on = Verstanden
set-up = Spiel aufbauen
join = Mit Link mitspielen
join-link = Den erhaltenen Link einfügen
join-do = Mitspielen
bad-link = Das ist kein Link zu einem Spiel. Er endet auf /play/ und eine Reihe von Buchstaben und Ziffern.
my-games = Meine Spiele
no-games = Noch keine. Dieser Browser merkt sich Spiele, die du beginnst oder bei denen du mitspielst.
unnamed = Spiel ohne Namen
unnamed-journey = Expedition ohne Namen
rename = Name des Spiels
resume = Weiterspielen
replay = Nachspielen
export = Chronik sichern
import = Chronik, Expedition oder Kampagne laden
delete = Löschen
delete-sure = Wirklich löschen?
forget = Vergessen
game-lost = Dieses Spiel ist nicht mehr auf dem Server.
last-here = hier zuletzt geöffnet
language = Sprache
home = Zur Startseite
loading = Einen Augenblick …
close = Schließen
none = keine
copy = Kopieren
copied = Kopiert
skip = Zur Frage springen

## Aufbau
mages = Riss-Magier
how-many = Anzahl der Riss-Magier
mages-n = { $n ->
    [one] { $n } Riss-Magier
   *[other] { $n } Riss-Magier
}
mage-for = Riss-Magier auf Platz p{ $n }
complexity = Komplexität { $n }
nemesis-difficulty = Schwierigkeitsgrad { $n } von 10
charges-n = { $n } Energie
starts-with = Hand: { $hand }. Deck: { $deck }.
played-by = Gespielt von
seat-mine = mir
seat-open = Freunden, per Link
holder-human = wer den Link hat
holder-bot = Bot: { $bot }
bot-greedy = gierig
bot-random = zufällig
nemesis = Erzfeind
life = Leben
life-n = Leben { $n }
power-n = Zeit { $n }
supply = Vorrat
supply-suggested-a = Empfohlen A
supply-suggested-b = Empfohlen B
supply-random = Zufällig
supply-free = Freie Wahl
reroll-all = Alle neu ziehen
chance-all = Alles dem Zufall überlassen
set-up-last = Wie beim letzten Mal
keep = { $name } behalten, wenn alles neu gezogen wird
rules-help = Schachteln und Regeln sind unabhängig: Nach allen Regeln lässt sich alles spielen.
nemeses-n = { $n ->
    [one] { $n } Erzfeind
   *[other] { $n } Erzfeinde
}
piles-n = { $n ->
    [one] { $n } Vorratskarte
   *[other] { $n } Vorratskarten
}
pile-n = Stapel { $n }
packs = Schachteln
rest = Alles Übrige
difficulty = Schwierigkeitsgrad
difficulty-beginner = Einfacher: mehr Leben für euch, weniger für den Erzfeind
    .about = Riss-Magier beginnen mit 12 Leben, die Feste mit 35; die meisten Erzfeinde haben 10 weniger.
difficulty-normal = Normal: wie auf den Tableaus
    .about = Riss-Magier beginnen mit 10 Leben, die Feste mit 30.
difficulty-expert = Schwieriger: ERHÖHTE SCHWIERIGKEIT
    .about = Leben wie bei Normal; es gilt, was auf dem Tableau des Erzfeinds unter ERHÖHTE SCHWIERIGKEIT steht.
difficulty-extinction = Maximale Herausforderung: ERHÖHTE SCHWIERIGKEIT, weniger Leben für euch
    .about = Riss-Magier beginnen mit 8 Leben, die Feste mit 25; die meisten Erzfeinde haben 10 mehr, und es gilt die ERHÖHTE SCHWIERIGKEIT ihres Tableaus.
rules = Regeln
extras = Was noch auf dem Tisch liegt
protects = Wen ihr beschützt
protects-gravehold = Feste der letzten Ruhe
abilities-of = Fähigkeiten: { $name } ({ $n ->
    [0] alle
   *[other] { $n }
})
treasures = Schätze
treasure-seat = { $mage }, Stufe { $level }
treasure-group = Gruppe, Stufe 2
no-treasure = keiner
upgraded = Verbesserte Erzfeindkarten ({ $n })
upgraded-help = Sie kommen vor den gewöhnlichen Grundkarten ihrer Stufe ins Erzfeind-Deck.
packs-for = Was der Zufall zieht, kommt aus diesen Schachteln: Riss-Magier, Erzfeind und Vorrat; ebenso die Grundkarten des Erzfeinds. Von Hand ist alles wählbar. ↻ zieht eines neu, das Schloss behält es.
supply-first-game = Erstes Spiel
supply-first-chapter = Erstes Kapitel
variant-first-game = Erstes Spiel: Die Stufen des Erzfeind-Decks werden nicht gemischt
rules-war-eternal-about = Vier Riss-Magier haben je eine Reihenfolgekarte; drei teilen sich die Karte „Eure Wahl“, und die Spieler bestimmen, wer sie nutzt; ein einzelner hat drei.
rules-legacy-about = Sie wachsen von Kapitel zu Kapitel; Riss III erhöht den Schaden nicht. Vier Riss-Magier teilen sich die Reihenfolgekarten paarweise; drei teilen sich die Karte „Eure Wahl“, und die Spieler bestimmen, wer sie nutzt; ein einzelner hat vier.
rules-outcasts-about = Es gibt Flüche, und Effekte, die auf denselben Augenblick warten, werden geordnet. Vier Riss-Magier teilen sich die Reihenfolgekarten paarweise; bei dreien wandert das Plättchen zur Karte „Eure Wahl“ reihum; ein einzelner hat vier.
build = Woraus dieser Magier gebaut ist
chapter = Kapitel
start-gravehold = Leben der Stadt zu Beginn
start-resolve = Energie jedes Magiers zu Beginn
start-flaws = Makel-Aufkleber im Vorrat
by-rules = wie die Regeln sagen
places = Aufkleber: { $n } von { $of }, dann wird sie zu „{ $name }“
stickers-of = Aufkleber: { $n } von { $of }
variants = Varianten
variant-tutorial = Leichter: Ungespielte Kristalle und Artefakte dürfen am Ende eines Zuges abgelegt werden
variant-no-choice = Schwerer: Das „Keine Wahl“-Plättchen wandert reihum, statt dass die Spieler wählen
variant-pairs = Leichter: zwei Reihenfolgekarten für die Plätze p1/p2 und zwei für p3/p4
variant-solo-four = Leichter: vier Reihenfolgekarten für einen Riss-Magier statt drei
variant-solo-life-12 = Leichter: Der einzelne Riss-Magier beginnt mit 12 Leben
variant-solo-life-14 = Leichter: Der einzelne Riss-Magier beginnt mit 14 Leben
variant-solo-life-15 = Leichter: Der einzelne Riss-Magier beginnt mit 15 Leben
seed = Startzahl für den Zufall
seed-any = irgendeine
game-name = Name des Spiels
undo-mode = Zurücknehmen
undo-reveal = bis zur letzten neu gesehenen Karte
undo-consent = weiter, wenn alle zustimmen
undo-free = unbegrenzt
undo-marked = Hinter eine gesehene Karte zurückgenommen: { $n }
undo-off = nie
begin = Beginnen

## Tisch
table = Der Tisch
laying = Das Spiel wird aufgebaut …
controls = Steuerung
turn-n = Zug { $n }
phase-casting = Zauber wirken
phase-main = Aktionen ausführen
phase-draw = Karten ziehen
phase-nemesis-main = Erzfeind: Effekte abhandeln
phase-nemesis-draw = Erzfeind-Aktion
phase-next = zwischen den Zügen
spectator = Zuschauer
undo = Zurück
redo = Wiederholen
undo-reveals = Das geht hinter eine neu gesehene Karte zurück; der Verlauf wird es sagen.
seats = Plätze
log = Verlauf
settings = Einstellungen
prompt = Worauf das Spiel wartet
wait = (hier antwortest nicht du)
title-mine = Du bist dran: { $name }
aether = Aetherium
purpose-gem = Kristalle
purpose-relic = Artefakte
purpose-spell = Zauber
purpose-charge = Energie
purpose-focus = Bündeln
purpose-open = Aktivieren
purpose-discard = Pläne verhindern
purpose-other = anderes
play-gems = Alle Kristalle spielen
step-play = Artefakt spielen
step-gain = Karte kaufen
step-spend = Aetherium nutzen
step-prep = Zauber vorbereiten
step-cast = Zauber wirken
all-options = Alle Optionen ({ $n })
options = Jede Option
which = Was davon?
can = Möglich: { $what }
they-can = { $who } – zur Wahl: { $what }
card-label = { $name }, { $kind }, Kosten { $cost }. { $text }
cost = Kosten { $n }
kind-gem = Kristall
    .letter = K
kind-relic = Artefakt
    .letter = A
kind-spell = Zauber
    .letter = Z
kind-attack = Angriff
    .letter = !
kind-minion = Monster
    .letter = M
kind-power = Plan
    .letter = P
life-in-parts = Leben in seinen Teilen
parts = Teile des Erzfeinds
kind-curse = Fluch
    .letter = †
kind-treasure = Schatz
    .letter = S
kind-ability = Fähigkeit des Verbündeten
    .letter = F
kind-nemesis-spell = Zauber des Erzfeinds
    .letter = Z
kind-token = Plättchen
    .letter = #
kind-body = Teil des Erzfeinds
    .letter = T
track-at = { $name }: Feld { $at } von { $of }.
track-next = { $steps ->
    [0] Hier noch einmal
    [one] Feld { $at }, 1 Schritt weiter
   *[other] Feld { $at }, { $steps } Schritte weiter
}: { $text }
space-label = { $board }, Feld { $space }
space-tokens = { $board }, Feld { $space }: { $n }.
link-label = Zwischen { $one } und { $two }: { $open ->
    [yes] eine Brücke
   *[no] keine Brücke
}
board-casts = Zu Beginn seines Zugs wirkt der Erzfeind, was hier liegt, in dieser Reihenfolge.
board-next = als Nächstes
board-then = von hier gewirkt, danach: { $text }
board-end = Hinter dem letzten Feld: { $text }
side-count = { $name }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
back-known = umgedreht: { $face }
back-unknown = nicht umgedreht ({ $odds })
back-odds = { $face }: { $count } von { $of }
nemesis-label = { $name }, Leben { $life } von { $full }
nemesis-rules = SPEZIAL und Regeln
increased = ERHÖHTE SCHWIERIGKEIT
invulnerable = kann keinen Schaden erleiden
resolving = Wird abgehandelt
in-play = In der Auslage
oldest-first = älteste zuerst
nothing-in-play = Keine Monster oder Pläne.
minion-life = Leben { $n } von { $of }
minion-life-only = Leben { $n }
power-tokens = noch { $n ->
    [one] { $n } Zeitmarker
   *[other] { $n } Zeitmarker
} von { $of }
nemesis-deck = Stapel { $n }
discarded = Abgeworfen ({ $n })
tier = Level { $n }
known-at = Nr. { $n } von oben
gravehold = Feste der letzten Ruhe
turn-order = Reihenfolge
gone = Vorbei
left = Übrig
left-word = übrig
sold-out = leer
reshuffle = Alle waren dran: Jetzt wird gemischt.
wild = Eure Wahl
pair = Karte { $seats }
odds-label = { $name }: { $count } von { $of }, { $percent } %
left-label = { $name }: { $count }
wild-with = Das Plättchen zur Karte „Eure Wahl“ liegt bei { $who }.
pile-label = { $name }, { $kind }, kostet { $cost }, noch { $count }{ $affordable ->
    [yes] , bezahlbar
   *[no] {""}
}.
pile-place = Platz { $place }, { $connected ->
    [yes] mit Stapel 1 verbunden
   *[no] nicht mit Stapel 1 verbunden ({ $n } Schaden)
}.
pile-apart = nicht verbunden{ $n ->
    [0] {""}
   *[other] {": "}{ $n } Schaden
}
grid-sum = { $n ->
    [one] 1 Brücke
   *[other] { $n } Brücken
}: { $bridges }. Nicht mit Stapel 1 verbunden: { $apart }
mage-label = { $mage }, Leben { $life } von { $full }
on-turn = am Zug
asked = ist gefragt
look = Ansehen
looking = Im Blick
exhausted = Erschöpft
held-by = Gespielt von { $mage }
breaches = Risse
breach-label = Riss { $slot } von { $mage }
breach-open = aktiv
breach-gone = fehlt
breach-closed = dunkel, { $turned ->
    [0] nicht gedreht
    [one] ein Viertel gedreht
   *[other] { $turned } Viertel gedreht
}
breach-focused = in diesem Zug gebündelt
breach-bonus = gibt aktiv { $n } Schaden dazu
breach-costs = bündeln { $focus }, aktivieren { $open } Aetherium
focus-costs = Bündeln kostet
open-costs = Aktivieren kostet
open-word = aktiv
hand = Hand
hand-of = Hand von { $mage }
hand-empty = Keine Karten auf der Hand.
hand-full = schon fünf Karten auf der Hand
pile-counts = Deck { $deck } · Ablage { $discard }{ $played ->
    [0] {""}
   *[other] {" "}· gespielt { $played }
}
charges-label = Energie { $n } von { $of }
ability-label = Fähigkeit { $name }{ $ready ->
    [yes] , bereit
   *[no] {""}
}
ready = bereit
dock-label = Karten von { $mage }
play-area = Gespielt
nothing-played = Noch nichts gespielt.
next-hand = Nächste Hand
next-unknown = unbekannt: Ein Teil des Decks liegt in unbekannter Reihenfolge
deck-of = Deck ({ $n }), oberste zuerst
then-unordered = darunter in unbekannter Reihenfolge
unordered = Tiefer, in unbekannter Reihenfolge
discard-of = Ablage ({ $n }), von links gezogen
destroyed = Zerstört ({ $n })
revealed = Aufgedeckt
order-title = Gespielte Karten ablegen
order-help = Ziehen oder mit den Pfeiltasten verschieben.
order-card = { $name }, { $place } von { $of }
order-moved = { $name } ist jetzt { $place } von { $of }
order-earlier = { $name } früher
order-later = { $name } später
order-do = In dieser Reihenfolge ablegen
order-hands = Wenn du jede Hand ausspielst, kommen diese; was die Reihenfolge entscheidet, ist fett.
hand-after = Danach
as-played = Karten immer wie gespielt ablegen, ohne Frage
log-filter = Zeilen zeigen über
log-all = alles
log-nemesis = den Erzfeind
log-damage = Schaden und Leben
rulings = Regelfragen
zoom-keep = hält die Karte offen und erklärt die Wörter, ein Klick hier hinein auch
zoom-tap = Hier tippen, dann bleibt die Karte offen, mit Erklärungen
book = Regeln und Begriffe
book-button = Regeln
book-search = Suchen
book-all = Alles
book-words = Begriffe des Spiels
book-example = Beispiel
book-see = Siehe auch
book-found = { $n ->
    [0] Nichts gefunden
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}
jump = Springen zu
jump-here = hier gibt es etwas zu wählen
jump-nemesis = Erzfeind
jump-supply = Vorrat
jump-hand = Hand
jump-mages = Magier
jump-log = Verlauf
say = Sagen
say-point = Auf etwas zeigen …
pointing = Klicke an, was du meinst.
points-at = { $who } zeigt auf: { $what }
phrase-help = Helft mir!
phrase-mine = Das nehme ich.
phrase-yours = Nimm du es.
phrase-wait = Warte.
phrase-go = Nur zu.
phrase-careful = Vorsicht!
phrase-yes = Gute Idee.
phrase-no = Lieber nicht.
phrase-well-played = Gut gespielt!
phrase-sorry = Entschuldigung.
evolve-was = vorher
evolve-now = jetzt
evolve-on = Weiter
sure = Sicher?
waste-gems = { $n ->
    [one] Ein Kristall könnte noch gespielt werden; er bleibt auf der Hand.
   *[other] { $n } Kristalle könnten noch gespielt werden; sie bleiben auf der Hand.
}
waste-only = { $n } Aetherium nur für { $what } würde verfallen.
waste = { $n } Aetherium würde verfallen.
end-anyway = Trotzdem beenden
go-on-playing = Weiterspielen
won = Gewonnen!
lost = Verloren.
watch-again = Noch einmal ansehen
new-game = Neues Spiel
end = Ende des Spiels
end-turns = { $n ->
    [one] Nach { $n } Zug.
   *[other] Nach { $n } Zügen.
}
end-below = Unter dem letzten Satz: was übrig blieb und wie es weitergeht.
end-left = Was übrig blieb
end-again = Gleicher Aufbau, neu gemischt
end-deal = Gleicher Aufbau, gleich gemischt
end-share = Spiel teilen
end-link = Link zum Nachspielen
host = der Gastgeber
undo-asked = { $who } möchte die letzte Antwort zurücknehmen.
undo-waits = Es fehlt noch: { $who }.
agree = Zustimmen
refuse = Ablehnen
withdraw = Zurückziehen
undo-refused = Nichts wird zurückgenommen: Die letzte Antwort gilt weiter.
line-lost = Die Verbindung ist abgebrochen.
line-lost-do = Verloren ist nichts: Die Seite verbindet sich von selbst wieder.
line-away = Der Server ist nicht da und hat das nicht gehört. Versuche es noch einmal, wenn die Verbindung wieder steht.
try-now = Jetzt versuchen
newer = Der Server hat eine neue Version.
newer-do = Lade die Seite neu; das Spiel bleibt, wie es ist.
reload = Neu laden
speed = Animation
speed-0 = aus
speed-1 = langsam
speed-2 = normal
speed-3 = schnell
set-stay = Was der Erzfeind tut, bleibt vorn
stay-0 = gar nicht
stay--1 = bis ich weitergehe
seconds = { $n } Sekunden
set-bots = Bots spielen
bots-0 = sofort
bots-300 = schnell
bots-800 = so, dass ich folgen kann
bots-1600 = langsam
skip-turns = Weiter zu meinem Zug
skip-here = Weiter zum jetzigen Stand
moment-time = geht nach { $n } s von selbst weiter
since = Seit meinem letzten Zug
since-none = Seither war niemand sonst am Zug.
missed = { $n ->
    [one] Ein Zug ist
   *[other] { $n } Züge sind
 } seit deinem letzten vergangen.
missed-show = Was ist geschehen?
did-gems = { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
 } ausgespielt
did-play = { $cards } ausgespielt
did-cast = { $cards } gewirkt
did-use = { $cards } genutzt
did-ability = Fähigkeit eingesetzt
did-act = { $n ->
    [one] 1 besondere Aktion
   *[other] { $n } besondere Aktionen
 }
did-prep = { $cards } gebunden
did-gain = { $cards } erworben
did-charge = { $n } Energie erhalten
did-focus = { $n ->
    [one] ein Riss gebündelt
   *[other] { $n }-mal Risse gebündelt
 }
did-open = { $n ->
    [one] ein Riss aktiviert
   *[other] { $n } Risse aktiviert
 }
did-thwart = { $cards } verhindert
did-end = Zug beendet
purist = Puristisch: die Chancen auf den nächsten Zug verbergen
sound = Ton, wenn ich dran bin, an diesem Tisch
volume = Lautstärke
follow = Den Riss-Magier zeigen, der gefragt ist
online = da
away = nicht da
away-since = nicht da, zuletzt { $when }
seat-you-until = du, bis jemand den Link öffnet
person = Name
reach-here = Nur dieser Rechner kann diese Links öffnen.
reach-how = Für andere in eurem Netz: Gravehold beenden und neu starten mit
reach-then = Für sie ist es dann unter { $address }, und Spiele und Links gelten weiter.
reach-lan = Alle in eurem Netz können diese Links öffnen.
seat-link = Link zu diesem Platz
spectator-link = Link für Zuschauer
watching = { $n ->
    [0] Niemand sieht zu.
    [one] { $n } Person sieht zu.
   *[other] { $n } Personen sehen zu.
}

## Reise
set-out = Auf eine Expedition gehen
set-out-do = Aufbrechen
which-expedition = Welche Expedition
expedition-printed = wie gedruckt
expedition-custom = aus euren Schachteln gezogen
battles-n = { $n ->
    [one] { $n } Kampf
   *[other] { $n } Kämpfe
}
seats-journey = Riss-Magier werden vor jedem Kampf gewählt; wie viele es sind, bleibt auf dem ganzen Weg gleich.
seat-n = Platz p{ $n }
seat-you = du
journey-options = Optionen und Hausregeln
journey-name = Name der Expedition
the-draw = Womit sie beginnt
first-nemesis = Der erste Erzfeind
redraw = Statt { $name } etwas anderes ziehen
draw-no-gem = Unter diesen Stapeln ist kein Kristall mit Kosten 3; im Vorrat sollte einer liegen. ↻ zieht einen anderen.
alone-two = Allein sind ein oder zwei Riss-Magier ratsam: Mehr sind schwer zu überblicken.
draw-help = { $n ->
    [0] Alles andere zeigt sich erst unterwegs. ↻ zieht eine Sache neu.
    [one] { $n } Sache neu gezogen.
   *[other] { $n } Sachen neu gezogen.
}
road = Weg
to-camp = Zum Lager
to-journeys-end = Zum Ende der Expedition
battle-n = Kampf { $n }
try-n = Versuch { $n }
wait-for = Gewartet wird auf: { $who }
act-for = Handeln für { $who }
acting-for = Du handelst für { $who }.
road-ahead = liegt noch vor euch
road-here = hier seid ihr
road-won = { $n ->
    [1] auf Anhieb gewonnen
   *[other] im { $n }. Versuch gewonnen
}
road-lost = { $n ->
    [one] bisher einmal verloren
   *[other] bisher { $n }-mal verloren
}
story = Die Geschichte
story-before = vor dem Kampf
story-won = nach dem Sieg
story-lost = nach der Niederlage
who-goes = Wer geht
mage-open = noch kein Riss-Magier
market = Markt
market-go = { $n ->
    [0] Neun Stapel: Der Markt steht.
    [one] { $n } Stapel muss noch weg.
   *[other] { $n } Stapel müssen noch weg.
}
market-take = { $n ->
    [one] { $n } Stapel kann noch mit.
   *[other] { $n } Stapel können noch mit.
}
market-made = Der Markt: { $name }
count-gem = { $n ->
    [one] { $n } Kristall
   *[other] { $n } Kristalle
}
count-relic = { $n ->
    [one] { $n } Artefakt
   *[other] { $n } Artefakte
}
count-spell = { $n ->
    [one] { $n } Zauber
   *[other] { $n } Zauber
}
advised = empfohlen: { $n }
cheap-gem = ein Kristall für höchstens 3 ist dabei
no-cheap-gem = kein Kristall für höchstens 3
comes-along = kommt mit
choose-for = Wählen für: { $who }
group = Gruppe
barracks = Kaserne
kinds-gem = Kristalle
kinds-relic = Artefakte
kinds-spell = Zauber
treasures-of = Schätze der Stufe { $level }
recallable = Für diesen Kampf verbannt: darf zurück
banished = Verbannt
record = Bisherige Kämpfe
battle-runs = Der Kampf ist im Gange.
fight-final = Damit beginnt der Kampf. Das lässt sich nicht zurücknehmen.
turns-n = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
left-of = { $who }: noch { $n } Leben
were-exhausted = erschöpft: { $who }
export-battle = Diesen Kampf exportieren
export-journey = Expedition exportieren
about-journey = Diese Expedition
score = Punkte
abilities-unlocked = Freigeschaltete Fähigkeiten: { $name }
upgraded-met = Getroffene verbesserte Erzfeindkarten
forked = abgezweigt von einer anderen
forked-game = abgezweigt von einem anderen Spiel
end-battle = Ende des Kampfes
end-brought = Was der Kampf gebracht hat
battle-choice = Kampf
camp-first = Vor dem ersten Kampf
jump-road = Weg
jump-ahead = Kampf
jump-story = Geschichte
jump-barracks = Kaserne
jump-record = Kämpfe

## Kampagne
campaign = Eine Kampagne beginnen
campaign-about = Eine Gruppe, acht Kapitel, in jedem ein Kampf: Wer eure Magier werden, was sie lernen und was sie verlieren, bleibt ihnen bis zum Schluss. Die meisten Regeln und Karten sind anfangs versiegelt und kommen erst im Spiel ans Licht; ihr könnt nach jeder Antwort aufhören und Wochen später weiterspielen.
campaign-do = Kampagne beginnen
campaign-name = Name der Kampagne
seats-campaign = Wie viele Magier es sind, bleibt bis zum Schluss gleich. Ein Link pro Platz gilt für die ganze Kampagne und ein Platz kann jederzeit jemand anderem übergeben werden.
campaign-import = Eine Kampagne aus einer Datei fortsetzen
unnamed-campaign = Namenlose Kampagne
export-campaign = Kampagne exportieren
chapter-n = Kapitel { $n }
chapter-unknown = unbekannt
chapter-lost = gilt als verloren
read-chapter = Lesen
to-campaigns-end = Zum Ende der Kampagne
naming = Namen
name-of = Name des Magiers auf Platz p{ $n }
name-limits = 1 bis { $n } Zeichen, in jeder Schrift. Ein Name ändert nichts; er steht am Tisch und in der Geschichte.
name-do = Diesen Namen nehmen
name-empty = Ein Name braucht mindestens ein Zeichen.
name-long = { $n } Zeichen sind zu viele, höchstens { $of } dürfen es sein.
choose-now = Zu wählen
take-this = Nehmen
trade = Der Vorrat ändert sich
trade-before = Vorher
trade-after = Nachher
offered = Angeboten
pile-new = neu
pile-goes = geht
party = Gruppe
deck = Deck
pool = Sammlung allgemeiner Karten
pool-about = Sie sind in jedem Kampf. Ein Aufkleber bleibt auf seiner Karte und eine Karte, die sich verändert hat, bleibt so.
evolved = für immer verändert
chart = Wertungsbogen
chart-empty = Noch ist kein Kampf geschlagen.
letters = Regelheft
letters-about = Was ihr bisher von den Regeln wisst, das Neueste zuerst.
letters-none = Noch gelten nur die einfachen Regeln. Was kommt, wird hier eingetragen.
epilogue = Wie es ausging
mage-out = Diesen Magier anderswo spielen
mage-copy = Bauplan kopieren
jump-choice = Wahl
jump-party = Gruppe
jump-pool = Karten
jump-letters = Regeln

## Nachspielen
step-first = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-last = Zum Ende
step-slider = Stelle im Spiel
turn-back = Ein Zug zurück
turn-on = Ein Zug weiter
run = Abspielen
pause = Pause
pace = Tempo beim Abspielen
marks = Was geschah
mark-unleash = SPEZIAL
mark-exhausted = Erschöpft: { $name }
mark-kill-minion = Besiegt: { $name }
mark-evolve = Weiterentwickelt: { $name }
mark-nemesis-draw = Erzfeind-Karte: { $name }
mark-won = Sieg
mark-lost = Niederlage
step-n = { $n } von { $of }
play-on = Von hier weiterspielen
share = Teilen
share-link = Link zu dieser Stelle
to-table = Zum Tisch

## Tasten
changed = gerade geändert, war { $n }
changed-help = Eine Zahl, die sich gerade geändert hat, ist unterstrichen: grün und mit +, wenn es mehr ist, rot und mit −, wenn weniger.
keys-title = Tasten
key-look = p1 bis p4 ansehen
key-act = als p1 bis p4 handeln: ansehen und zur ersten Option
key-next = der nächste sinnvolle Schritt, dann alles andere, was erlaubt ist
key-back = vorige Option
key-choose = wählen
key-done = Schritt beenden
key-gems = alle Kristalle spielen
key-read = die gezeigte Karte zum Lesen offen lassen oder schließen
key-why = warum das, was unter der Maus liegt oder den Fokus hat, nicht benutzt werden kann
key-rules = in den Regeln suchen
key-list = jede Option als Liste
key-prompt = die Frage noch einmal hören
key-say = dem Tisch etwas sagen
key-point = auf das zeigen, was unter der Maus liegt oder den Fokus hat
key-undo = zurücknehmen
key-redo = Zurückgenommenes wiederholen
key-log = Verlauf zeigen oder verbergen
key-since = was seit meinem letzten Zug geschehen ist
key-skip = überspringen, was Bots tun, bis zu meinem Zug
key-road = zum Weg einer Reise und zurück zum Tisch
key-replay = nachspielen
key-step = ein Schritt beim Nachspielen; Karte verschieben beim Ordnen
key-turn = beim Nachspielen ein Zug zurück oder weiter
key-mark = beim Nachspielen zur vorigen oder nächsten Stelle, an der etwas geschah
key-run = das Nachspielen abspielen und anhalten
key-close = schließen, was offen ist
key-help = diese Liste

## Lernen: ein Hinweis je Frage
hint-goal = Bringen deine Zauber sein Leben auf 0, habt ihr gewonnen. Ebenso, wenn sein Deck leer ist und keine seiner Karten mehr im Spiel ist.
    .title = Das Ziel.
hint-lose = Die Feste fällt, wenn ihr Leben 0 ist. Der andere Weg: Alle Riss-Magier sind erschöpft, haben also 0 Leben. Manche Erzfeinde kennen noch einen eigenen; er steht in ihren Regeln.
    .title = Zwei Wege zu verlieren.
hint-turns = Niemand weiß, wer als Nächstes kommt: Nach jedem Zug wird eine Karte gezogen, für einen Riss-Magier oder den Erzfeind. Was übrig ist, sagt die Chancen.
    .title = Die Reihenfolge.
hint-nemesis = In seinem Zug handeln erst seine Karten im Spiel, die älteste zuerst, dann zieht er eine neue. Wo ihr die Wahl habt, wird gefragt. Ruht der Zeiger auf einer Karte oder drückst du sie lange, kannst du sie lesen.
    .title = Der Erzfeind handelt.
hint-gems = Was leuchtet, kann angeklickt werden. Spiele zuerst die Kristalle: Jeder gibt Aetherium, das nur in diesem Zug gilt. „Alle Kristalle spielen“ erledigt das auf einmal. Was du nicht spielst, bleibt auf der Hand, und nach dem Zug ziehst du nur auf fünf Karten nach.
    .title = Deine Hand.
hint-or = Eines von beiden geschieht, nicht beides: Nimm, was mehr hilft oder weniger schadet.
    .title = Wähle eines.
hint-evils = Zwei Übel. Die Karte, die fragt, steht neben der Frage: Ruht der Zeiger auf ihr oder drückst du sie lange, kannst du sie lesen.
    .title = Wähle eines.
hint-discard = Was leuchtet, kannst du abwerfen. Es kommt auf den Ablagestapel und mit ihm zurück; wähle, was du bis dahin am wenigsten vermisst.
    .title = Abwerfen.
hint-destroy = Was zerstört ist, kommt nie wieder. Ohne schwache Karten bringt ein Deck die starken früher.
    .title = Für immer.
hint-may = Du darfst, du musst nicht. Ruht der Zeiger auf der Karte oder drückst du sie lange, liest du sie ganz.
    .title = Deine Wahl.
hint-buy = Erwirb eine Karte aus dem Vorrat: Was du bezahlen kannst, hat ein Häkchen. Sie kommt auf den Ablagestapel und kehrt in der Reihenfolge zurück, in der du sie ablegst, denn Decks werden nie gemischt.
    .title = Aetherium ausgeben.
hint-prep = Binde einen Zauber an einen aktiven Riss. Er wartet dort und wird am Anfang deines nächsten Zuges gewirkt.
    .title = Einen Zauber binden.
hint-focus = Drehe einen dunklen Riss um ein Viertel (↻) oder aktiviere ihn für immer (◎). An einen in diesem Zug gebündelten Riss darf ein Zauber gebunden werden.
    .title = Risse.
hint-charge = Für 2 Aetherium erhältst du 1 Energie. Ist jedes Feld der Energieleiste geladen, ist deine Fähigkeit bereit.
    .title = Energie.
hint-ability = Jedes Feld ist geladen: Die Fähigkeit kann jetzt genutzt werden.
    .title = Deine Fähigkeit ist bereit.
hint-end = Nichts mehr zu tun? Beende den Schritt. Übriges Aetherium verfällt.
    .title = Ende des Zuges.
hint-casting = Wirke die Zauber, die du gebunden hast: Sie fügen dem Erzfeind oder einem Monster Schaden zu. Zauber an dunklen Rissen müssen gewirkt werden.
    .title = Zauber wirken.
hint-target = Monster schlagen in jedem Erzfeind-Zug zu, bis sie getötet werden; der Erzfeind ist bei 0 Leben besiegt. Was ist dringender?
    .title = Wähle ein Ziel.
hint-order = Du bestimmst die Reihenfolge deines Ablagestapels. Er wird so, wie er liegt, zum Deck: Plane die Hand, die du ziehen wirst.
    .title = Das Geheimnis dieses Spiels.
hint-suffer = Ihr entscheidet gemeinsam. Ein Riss-Magier mit 0 Leben ist erschöpft, verliert einen Riss, und weiterer Schaden trifft die Feste; verteilt den Schaden.
    .title = Wen trifft es?
hint-other = Die Zeile oben sagt, wer was warum tun muss; was leuchtet, ist die Antwort.
    .title = Eine Frage.
hint-wait = Jemand anderes überlegt. Die Reihenfolge zeigt, wer als Nächstes kommen kann und mit welcher Chance.
    .title = Warten.
hint-won = Der Erzfeind ist besiegt. „Noch einmal ansehen“ zeigt den Kampf Schritt für Schritt.
    .title = Gewonnen!
hint-lost = Das passiert jedem. Geh beim Nachspielen zurück zu der Stelle, an der es kippte, und spiele von dort weiter.
    .title = Verloren.

## Was schiefging
trouble = Hier ging etwas schief.
    .title = Das hat nicht geklappt
    .do = Lade die Seite neu; was gespielt wurde, liegt auf dem Server.
trouble-lost = Unter dieser Adresse gibt es keine Seite.
    .title = Falsche Adresse
    .do = Prüfe den Link oder geh zur Startseite.
trouble-unknown-token = Dieser Link öffnet hier kein Spiel.
    .title = Falscher Link
    .do = Wurde er ganz kopiert? Frag, wer ihn geschickt hat, oder sieh bei deinen Spielen auf der Startseite nach.
trouble-no-such-game = Dieses Spiel gibt es hier nicht.
    .title = Kein solches Spiel
    .do = Es wurde vielleicht gelöscht oder zu lange nicht gespielt.
trouble-gone = Dieses Spiel wurde gelöscht.
    .title = Spiel gelöscht
    .do = Nur eine gesicherte Chronik bringt es zurück: Lade sie auf der Startseite.
trouble-table-full = Zu viele sehen an diesem Tisch zu.
    .title = Der Tisch ist voll
    .do = Versuch es später noch einmal oder bitte um einen eigenen Platz.
trouble-seat-taken = Dieser Platz ist besetzt.
    .title = Platz besetzt
    .do = Bitte den Gastgeber um einen anderen Link.
trouble-game-over = Das Spiel ist vorbei.
    .title = Spiel vorbei
    .do = Man kann es noch einmal ansehen und von jeder Stelle weiterspielen.
trouble-offline = Der Server antwortet nicht.
    .title = Keine Verbindung
    .do = Läuft er und bist du online? Lade die Seite neu; verloren ist nichts.
trouble-internal = Der Server hat einen Fehler gemacht.
    .title = Ein Fehler des Servers
    .do = Nichts ging verloren. Lade die Seite neu.
trouble-too-many = Das war zu viel auf einmal.
    .title = Langsamer
    .do = Warte einen Augenblick und lade die Seite neu.
trouble-outdated = Dieses Spiel wurde mit anderen Regeln oder Karten begonnen.
    .title = Ein älteres Spiel
    .do = Die Chronik lässt sich sichern; in der Liste deiner Spiele lässt sich das Spiel auch löschen.
trouble-origin = Diese Seite gehört nicht zu diesem Server.
    .title = Falsche Seite
    .do = Öffne die Adresse des Servers selbst.
