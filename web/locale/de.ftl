# Nur Wörter der Oberfläche: Fragen, Optionen, Verlauf und Kartentexte kommen vom Server.

## Start
tagline = Vier Riss-Magier, eine Feste, und etwas, das sie haben will.
intro = Ein kooperatives Deckbauspiel für eine bis vier Personen, allein, an einem Bildschirm oder online. Baut ein Deck, das nie gemischt wird, bindet Zauber an Risse und überdauert den Erzfeind.
play-now = Jetzt spielen
play-now-help = Ein Klick: zwei Riss-Magier gegen den sanftesten Erzfeind. Du spielst beide; zurücknehmen darfst du beliebig.
learn = Lernen
learn-name = Erster Kampf
learn-leave = Lektion verlassen
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
import = Chronik oder Expedition laden
delete = Löschen
delete-sure = Wirklich löschen?
forget = Vergessen
game-lost = Dieses Spiel ist nicht mehr auf dem Server.
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
mage-for = Riss-Magier auf Platz { $n }
complexity = Komplexität { $n }
nemesis-difficulty = Schwierigkeitsgrad { $n }
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
reroll = Statt { $name } eine andere Karte ziehen
pile-n = Stapel { $n }
packs = Schachteln
rest = Alles Übrige
difficulty = Schwierigkeitsgrad
difficulty-beginner = Einfacher: mehr Leben für euch, weniger für den Erzfeind
difficulty-normal = Normal: wie auf den Tableaus
difficulty-expert = Schwieriger: ERHÖHTE SCHWIERIGKEIT
difficulty-extinction = Maximale Herausforderung: ERHÖHTE SCHWIERIGKEIT, weniger Leben für euch
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
packs-for = für einen zufälligen Vorrat und die Grundkarten des Erzfeinds
supply-first-game = Erstes Spiel
variant-first-game = Erstes Spiel: Die Stufen des Erzfeind-Decks werden nicht gemischt
rules-war-eternal = Für die Ewigkeit
rules-legacy = Legacy
rules-outcasts = Outcasts
rules-guests = Gäste
rules-homebrew = Eigene Karten
variants = Varianten
variant-tutorial = Ungespielte Kristalle und Artefakte dürfen am Ende eines Zuges abgelegt werden
variant-no-choice = Das „Keine Wahl“-Plättchen wandert reihum, statt dass die Spieler wählen
variant-pairs = Zwei Reihenfolgekarten für die Plätze 1/2 und zwei für 3/4
variant-solo-four = Vier Reihenfolgekarten für einen Riss-Magier statt drei
variant-solo-life-12 = Der einzelne Riss-Magier beginnt mit 12 Leben
variant-solo-life-14 = Der einzelne Riss-Magier beginnt mit 14 Leben
variant-solo-life-15 = Der einzelne Riss-Magier beginnt mit 15 Leben
seed = Startzahl für den Zufall
seed-any = irgendeine
game-name = Name des Spiels
undo-mode = Zurücknehmen
undo-reveal = bis zur letzten neu gesehenen Karte
undo-consent = wenn alle zustimmen
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
link-label = { $link }, { $open ->
    [yes] offen
   *[no] geschlossen
}
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
mat-label = Platz { $seat }: { $mage }
mage-label = { $mage }, Leben { $life } von { $full }
seat = Platz { $n }
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
order-help = Ziehen, oder mit den Pfeiltasten verschieben. Die erste wird zuerst abgelegt und zuerst gezogen.
order-card = { $name }, { $place } von { $of }
order-moved = { $name } ist jetzt { $place } von { $of }
order-earlier = { $name } früher
order-later = { $name } später
order-do = In dieser Reihenfolge ablegen
log-filter = Zeilen zeigen über
log-all = alles
log-nemesis = den Erzfeind
log-damage = Schaden und Leben
rulings = Regelfragen
zoom-keep = hält die Karte offen, ein Klick hier hinein auch
zoom-tap = Hier tippen, dann bleibt die Karte offen
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
sure = Sicher?
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
undo-refused = Nichts wird zurückgenommen: Die letzte Antwort gilt weiter.
line-lost = Die Verbindung ist abgebrochen.
line-lost-do = Verloren ist nichts: Die Seite verbindet sich von selbst wieder.
try-now = Jetzt versuchen
newer = Der Server hat eine neue Version.
newer-do = Lade die Seite neu; das Spiel bleibt, wie es ist.
reload = Neu laden
speed = Animation
speed-0 = aus
speed-1 = langsam
speed-2 = normal
speed-3 = schnell
purist = Puristisch: die Chancen auf den nächsten Zug verbergen
sound = Ton, wenn ich dran bin, an diesem Tisch
volume = Lautstärke
follow = Den Riss-Magier zeigen, der gefragt ist
online = da
away = nicht da
not-claimed = Link noch nicht geöffnet
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
seat-n = Platz { $n }
seat-you = du
journey-options = Optionen und Hausregeln
journey-name = Name der Expedition
the-draw = Womit sie beginnt
first-nemesis = Der erste Erzfeind
redraw = Statt { $name } etwas anderes ziehen
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
end-battle = Ende des Kampfes
end-brought = Was der Kampf gebracht hat
battle-choice = Kampf
camp-first = Vor dem ersten Kampf
jump-road = Weg
jump-ahead = Kampf
jump-story = Geschichte
jump-barracks = Kaserne
jump-record = Kämpfe

## Nachspielen
step-first = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
step-last = Zum Ende
step-slider = Augenblick des Spiels
step-n = { $n } von { $of }
play-on = Von hier weiterspielen
share = Teilen
share-link = Link zu diesem Augenblick
to-table = Zum Tisch

## Tasten
keys-title = Tasten
key-look = einen Platz ansehen
key-act = für einen Platz handeln: ansehen und zur ersten Option
key-next = nächste Option
key-back = vorige Option
key-choose = wählen
key-done = Schritt beenden
key-gems = alle Kristalle spielen
key-read = die gezeigte Karte zum Lesen offen lassen oder schließen
key-rules = in den Regeln suchen
key-list = jede Option als Liste
key-prompt = die Frage noch einmal hören
key-say = dem Tisch etwas sagen
key-point = auf das zeigen, was unter der Maus liegt oder den Fokus hat
key-undo = zurücknehmen
key-log = Verlauf zeigen oder verbergen
key-road = zum Weg einer Reise und zurück zum Tisch
key-replay = nachspielen
key-step = ein Schritt beim Nachspielen; Karte verschieben beim Ordnen
key-close = schließen, was offen ist
key-help = diese Liste

## Lernen: ein Hinweis je Frage
hint-start = Das Spiel wird aufgebaut.
    .title = Willkommen.
hint-first = Deine Hand liegt unten. Was leuchtet, kann angeklickt werden. Spiele zuerst die Kristalle: Jeder gibt Aetherium, das nur in diesem Zug gilt. „Alle Kristalle spielen“ erledigt das auf einmal.
    .title = Dein erster Zug.
hint-gems = Spiele Kristalle für Aetherium. Was du nicht spielst, bleibt für den nächsten Zug auf der Hand.
    .title = Aktionen.
hint-buy = Erwirb eine Karte aus dem Vorrat: Was du bezahlen kannst, hat ein Häkchen. Sie kommt auf den Ablagestapel und kehrt in der Reihenfolge zurück, in der du sie ablegst, denn Decks werden nie gemischt.
    .title = Aetherium ausgeben.
hint-prep = Binde einen Zauber an einen aktiven Riss. Er wartet dort und wird am Anfang deines nächsten Zuges gewirkt.
    .title = Einen Zauber binden.
hint-focus = Drehe einen dunklen Riss um ein Viertel (↻), oder aktiviere ihn für immer (◎). An einen in diesem Zug gebündelten Riss darf ein Zauber gebunden werden.
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
hint-or = Zwei Übel. Die linke Spalte sagt, womit der Erzfeind droht.
    .title = Wähle eines.
hint-discard = Gib her, was du am wenigsten vermisst; ein einfacher Kristall tut selten weh.
    .title = Eine Karte verlieren.
hint-may = Du darfst, du musst nicht. Zeige auf die Karte, um sie ganz zu lesen.
    .title = Deine Wahl.
hint-other = Die Zeile oben sagt, wer was warum tun muss; was leuchtet, ist die Antwort.
    .title = Eine Frage.
hint-wait = Jemand anderes überlegt. Die Reihenfolge zeigt, wer als Nächstes kommen kann und mit welcher Chance.
    .title = Warten.
hint-won = Der Erzfeind ist besiegt. „Noch einmal ansehen“ zeigt den Kampf Schritt für Schritt.
    .title = Gewonnen!
hint-lost = Das passiert jedem. Geh beim Nachspielen zurück zu dem Augenblick, in dem es kippte, und spiele von dort weiter.
    .title = Verloren.

## Was schiefging
trouble = Hier ging etwas schief.
    .title = Das hat nicht geklappt
    .do = Lade die Seite neu; was gespielt wurde, liegt auf dem Server.
trouble-lost = Unter dieser Adresse gibt es keine Seite.
    .title = Falsche Adresse
    .do = Prüfe den Link, oder geh zur Startseite.
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
    .do = Versuch es später noch einmal, oder bitte um einen eigenen Platz.
trouble-seat-taken = Dieser Platz ist besetzt.
    .title = Platz besetzt
    .do = Bitte den Gastgeber um einen anderen Link.
trouble-game-over = Das Spiel ist vorbei.
    .title = Spiel vorbei
    .do = Man kann es noch einmal ansehen und von jedem Augenblick weiterspielen.
trouble-offline = Der Server antwortet nicht.
    .title = Keine Verbindung
    .do = Läuft er, und bist du online? Lade die Seite neu; verloren ist nichts.
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
