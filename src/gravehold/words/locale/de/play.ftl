# Was das Programm selbst sagt, während man im Terminal spielt.
play-welcome = Gravehold: Aeon's End im Terminal
play-start-quick = Schnellstart: { $mages } gegen { $nemesis }, { $supply }, Schwierigkeitsgrad { $difficulty }
play-start-guided = Riss-Magier, Erzfeind, Vorrat und Regeln wählen
play-start-resume = weiter mit { $name } ({ $what })
play-start-expedition = zu einer Expedition aufbrechen: mehrere Kämpfe nacheinander
play-start-campaign = eine Kampagne beginnen: acht Kapitel, in denen alles bleibt
play-start-ask = Nummer oder Enter für 1
play-quit-key = q beendet
play-setup-help = Enter nimmt, was in [Klammern] steht, „back“ geht zurück, „quit“ beendet.
play-setup-players = Wie viele Riss-Magier, 1 bis 4? (Allein sind einer oder zwei ratsam.)
play-setup-mage = Wer ist { $seat }?
play-setup-nemesis = Gegen wen kämpft ihr?
play-setup-rules = Nach welchen Regeln?
play-setup-chapter = Die Regeln welchen Kapitels?
play-setup-build = Woraus { $seat } gebaut ist
choice-none = nichts
play-setup-supply = Welcher Vorrat?
play-setup-reroll = Enter, um mit diesen zu spielen; eine Nummer zieht diesen Stapel neu, „all“ alle
play-setup-pile = { $kind } { $n } von { $total }: Nummer oder Name
play-setup-difficulty = Auf welchem Schwierigkeitsgrad?
play-setup-variants = Varianten? Nummern oder Namen, durch Leerzeichen getrennt
play-setup-bots = Welche Plätze spielen Bots? Zum Beispiel p2=greedy ({ $bots })
play-setup-seed = Startzahl für den Zufall, eine ganze Zahl?
play-setup-none = keine
play-setup-any = eine neue
play-setup-bad = „{ $answer }“ ist hier keine Antwort. { $wanted }
play-setup-one-of = Möglich: { $names }.
play-difficulty = Schwierigkeitsgrad { $n }
play-complexity = Komplexität { $n }
play-supply-suggested-a = empfohlener Vorrat A
play-supply-suggested-b = empfohlener Vorrat B
play-supply-first-game = der Vorrat des ersten Spiels
play-supply-first-chapter = der Vorrat des ersten Kapitels
play-supply-random = ein zufälliger Vorrat
play-supply-own = ein eigener Vorrat
play-number-bad = „{ $answer }“ ist keine ganze Zahl

# Auswahl beim Spielaufbau: ein Name und was er bedeutet.
choice-suggested-a = empfohlen A
    .about = empfohlener Vorrat A, für erste Partien
choice-suggested-b = empfohlen B
    .about = empfohlener Vorrat B, für erste Partien
choice-supply-first-game =
    .about = die neun Stapel des ersten Spiels von Outcasts
choice-first-chapter = erstes Kapitel
    .about = die neun Stapel des ersten Kapitels von Legacy
choice-random = zufällig
    .about = zufällig; jeder Stapel kann neu gezogen werden
choice-free = frei
    .about = die neun Stapel selbst wählen
choice-beginner = Einfacher
    .about = mehr Leben für Riss-Magier und Feste, weniger für den Erzfeind
choice-normal = Normal
    .about = wie auf den Tableaus
choice-expert = Schwieriger
    .about = der Erzfeind mit ERHÖHTER SCHWIERIGKEIT
choice-extinction = Maximale Herausforderung
    .about = ERHÖHTE SCHWIERIGKEIT, mehr Leben für den Erzfeind, weniger für euch
choice-tutorial = Tutorial
    .about = ungespielte Kristalle und Artefakte dürfen am Ende eines Zuges abgelegt werden
choice-no-choice = Keine Wahl
    .about = das „Keine Wahl“-Plättchen wandert reihum, statt dass die Spieler wählen
choice-pairs = Paare
    .about = zwei Reihenfolgekarten für p1/p2 und zwei für p3/p4
choice-solo-four = Solo, vier Karten
    .about = vier Reihenfolgekarten für einen Riss-Magier statt drei
choice-solo-life-12 = Solo, 12 Leben
    .about = ein Riss-Magier beginnt mit 12 Leben
choice-solo-life-14 = Solo, 14 Leben
    .about = ein Riss-Magier beginnt mit 14 Leben
choice-solo-life-15 = Solo, 15 Leben
    .about = ein Riss-Magier beginnt mit 15 Leben
choice-first-game = Erstes Spiel
    .about = die Erzfeindkarten liegen nach ihren Nummern, ungemischt
mage-line-dezmodia = macht aus aktiven Rissen Sigillen-Risse mit +2 Schaden
mage-line-garu = opfert gebundene Zauber für einen gewaltigen Schlag
mage-line-gex = verschlankt ihr Deck und gibt anderen Karten und Leben; hat drei Risse
mage-line-mazahaedron = erwirbt Kristalle gratis und heilt die Feste
mage-line-mist-voidwalker = wirkt die Zauber aller und reicht sie weiter
mage-line-quilius = sammelt Trophäen getöteter Monster und schlägt dann damit zu
mage-line-ulgimor = bezahlt Aetherium mit Leben und heilt
mage-line-yan-magda = erwirbt gratis eine beliebige Karte; beginnt mit einem aktiven Riss
nemesis-line-umbra-titan = hat er keine Fraß-Plättchen mehr, verliert ihr das Spiel
nemesis-line-gate-witch = sammelt Anomalien und nimmt sich zusätzliche Züge
nemesis-line-hollow-crown = ist unverwundbar; tötet stattdessen alle Akolythen
nemesis-line-magus-of-cloaks = jeder Schattenmantel reduziert jeden Treffer um 1, jeder Treffer kostet einen Schattenmantel
nemesis-line-fountain-of-souls = Seelen kreisen um die Feste; nährt die Laterne, um sie zu verbrennen
nemesis-line-maelstrom = ein Deck in fester Folge und eure Lehrer helfen; haltet durch, bis sie ihn brechen
nemesis-line-maelstrom-risen = sammelt Leuchtfeuer und sein Überfall trifft die Feste für jedes; lasst nie zehn stehen
nemesis-line-bladius = trifft, wer die wenigsten aktiven Risse hat; kann er keine Karte ziehen, verliert ihr
nemesis-line-experiment-153 = vier Schlünde rücken auf ihren Leisten vor; tötet sie alle

# Beim Spielen.
play-begun = { $name }, Startzahl { $seed }. Antworte mit einer Nummer oder einem Wort; ? hilft.
play-resumed = { $name } geht weiter in Zug { $turn }. ? hilft.
play-bot-takes = { $seat } wird vom Bot { $bot } gespielt.
play-log-above = { $n ->
    [one] { $n } Zeile
   *[other] { $n } Zeilen
} darüber: was seit deiner letzten Antwort geschah („log“ zeigt mehr)
play-log-empty = Noch ist nichts geschehen.
play-log-lost = Was vor diesem Spielstand geschah, lässt sich nicht mehr erzählen.
play-answer-unknown = „{ $answer }“ ist hier keine Antwort. { $near } ? hilft, „options“ nennt die Antworten.
play-answer-several = „{ $answer }“ könnte sein: { $keys }.
play-answer-number = Es gibt keine Antwort { $n }; sie gehen von 1 bis { $last }.
play-near = Meintest du „{ $name }“?
play-undo-done = Zurückgenommen: { $what }
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-revealed = Diese Antwort hat etwas Verdecktes aufgedeckt. „undo!“ nimmt sie trotzdem zurück.
play-undo-marked = (etwas Verdecktes war aufgedeckt worden)
play-redo-nothing = Es gibt nichts zu wiederholen.
play-why-which = Warum was? Zum Beispiel: why open 3, why charge, why gain { $example }
play-hint = Der Bot greedy würde antworten: { $what }
play-card-unknown = Keine Karte, kein Riss-Magier und kein Erzfeind heißt „{ $name }“. { $near }
play-card-several = „{ $name }“ könnte sein: { $names }.
play-card-which = Welche Karte? Zum Beispiel: card { $example } oder text 1
play-text-none = In Antwort { $n } geht es um keine Karte.
play-discard-empty = Der Ablagestapel von { $who } ist leer.
play-discard = Ablagestapel von { $who }, in der Reihenfolge, in der daraus gezogen wird: { $cards }
play-seat-unknown = Es gibt keinen Platz „{ $seat }“; Plätze: { $seats }.
play-gems-none = Auf der Hand ist kein Kristall, der nur Aetherium gibt.
play-lang-now = Ab jetzt auf Deutsch.
play-pause-which = Wie viele Sekunden, von 0 bis { $most }? Zum Beispiel: pause 2
play-pause-now = Nach allem, was der Erzfeind tut, warten wir { $seconds } s; Enter kürzt es ab.
play-lang-which = Welche Sprache? Zum Beispiel: lang pl ({ $langs })
play-ended = Das Spiel ist zu Ende, nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} und { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}.

# Speichern.
play-save-done = Gespeichert: { $path }
play-save-exists = { $path } gibt es schon; wähle einen anderen Namen.
play-save-failed = Nicht gespeichert: { $reason }. Das Spiel geht weiter; „save PFAD“ speichert woanders.
play-save-again = Das Speichern funktioniert wieder.
play-save-other = Dieses Spiel läuft auch in einem anderen Fenster; hier geht es als { $name } weiter.
play-left-saved = Gespeichert. Weiter geht es mit:
play-left-unsaved = Dieses Spiel konnte NICHT gespeichert werden: { $reason }.
play-left-over = Dieses Spiel ist zu Ende; es bleibt als { $name } erhalten.
play-resume-none = In { $folder } gibt es keine gespeicherten Spiele. Ein neues beginnt mit: gravehold play
play-resume-unknown = Es gibt kein gespeichertes Spiel „{ $name }“ in { $folder }. { $near }
play-resume-ask = Welches Spiel? Nummer oder Name
play-resume-broken = { $name } ist nicht lesbar: { $reason }
play-resume-backup = Der Stand eine Antwort früher ist als { $name } erhalten.
play-resume-backup-ask = Von dort weiterspielen? [J/n]
play-resume-backup-no = n
play-resume-backup-how = Von dort geht es weiter mit: gravehold resume { $path }
play-resume-no-backup = Einen früheren Stand gibt es nicht.
play-resume-aside = Die nicht lesbare Datei ist als { $path } erhalten.
play-resume-seats = Wer auf welchem Platz spielte, ist nicht lesbar ({ $reason }); alle Plätze werden von Menschen gespielt.
play-save-what = Zug { $turn }, { $nemesis }, { $mages }
play-save-won = zu Ende, gewonnen, { $nemesis }, { $mages }
play-save-lost = zu Ende, verloren, { $nemesis }, { $mages }
play-save-broken = nicht lesbar
play-sealed = Vorsicht: Das verrät, was die Legacy-Kampagne und die Outcasts-Expedition verschlossen halten, bis ihr dort seid.
play-cards-none = Keine Karte, kein Riss-Magier und kein Erzfeind passt.

# Was man eingeben kann.
help-number = wählt die Antwort mit dieser Nummer
    .typed = 1, 2, 3
help-key = oder in Worten; die ersten Buchstaben jedes Wortes genügen: g ja
    .typed = gain jade
help-options = alle Antworten mit ihren Worten und Texten
    .typed = options
help-table = der ganze Tisch mit allen Regeln und Texten
    .typed = table
help-card = der Text einer Karte, eines Riss-Magiers oder Erzfeindes
    .typed = card NAME
help-text = der Text der Karte, um die es in Antwort N geht
    .typed = text N
help-discard = einen Ablagestapel durchsehen
    .typed = discard p1
help-log = was geschehen ist; log 50 zeigt mehr davon
    .typed = log
help-gems = alle Kristalle von der Hand ausspielen, die nur Aetherium geben
    .typed = gems
help-why = warum etwas gerade nicht geht, mit dem Schlüssel dafür
    .typed = why open 3
help-hint = was der Bot greedy täte
    .typed = hint
help-undo = nimmt deine letzte Antwort zurück; undo! auch, wenn sie etwas aufgedeckt hat
    .typed = undo
help-redo = gibt die zurückgenommene Antwort noch einmal
    .typed = redo
help-pause = wie viele Sekunden nach allem, was der Erzfeind tut, gewartet wird; 0 für keine
    .typed = pause 2
help-lang = eine andere Sprache sprechen: lang pl
    .typed = lang { LANGUAGES() }
help-save = wo das Spiel gespeichert ist (nach jeder Antwort); save PFAD schreibt eine Kopie
    .typed = save
help-quit = beenden; das Spiel ist gespeichert
    .typed = quit
