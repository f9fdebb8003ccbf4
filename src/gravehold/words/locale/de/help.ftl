# `gravehold --help`: für jeden Befehl eine Nachricht, für jeden seiner Parameter ein Attribut.
command = Aeon's End im Terminal oder im Browser spielen und in Spiele, Karten und Regeln schauen.
    .version = Die Version ausgeben.
    .lang = Die Sprache; sonst GRAVEHOLD_LANG oder die Spracheinstellung des Systems, sonst Englisch.
    .packs = Ordner mit Paketen, durch Kommas getrennt: Gespielt wird auch mit dem, was darin ist.
    .pause = Wie viele Sekunden nach allem, was der Erzfeind tut, gewartet wird, sonst GRAVEHOLD_PAUSE, sonst 1.5; 0 für keine. Ein Bot wartet ein Viertel davon nach jeder Antwort.
    .json = Ein JSON-Objekt ausgeben.
    .help = Diese Hilfe anzeigen.
command-play = Ein Spiel beginnen: Schnellstart, Schritt für Schritt, oder alles als Optionen.
    .nemesis = umbra-titan, gate-witch, ...
    .mages = Ein bis vier Riss-Magier, durch Kommas getrennt: garu,gex.
    .supply = suggested-a, suggested-b, first-game, first-chapter, random oder die Kennungen von neun Karten, durch Kommas getrennt.
    .difficulty = beginner, normal, expert oder extinction.
    .variants = tutorial, no-choice, pairs, solo-four, solo-life-12, ...
    .packs = Schachteln, aus denen ein zufälliger Vorrat und die Basiskarten des Erzfeinds kommen, und Ordner mit Paketen: war-eternal,./mein-paket.
    .rules = war-eternal, legacy oder outcasts.
    .chapter = Mit den Regeln legacy: das Kapitel, dessen Regeln gelten, 1 bis 8 oder end.
    .build = Ein Teil eines gebauten Magiers: p1.starter=starter-gem-heal; mehrfach möglich. p1=DATEI nimmt einen Magier, wie eine Kampagne ihn ausgibt. Weitere: p1.name, p1.fourth, p1.ability, p1.second, p1.breach, p1.craft, p1.flawed.
    .basics = Die Basiskarten des Erzfeinds, durch Kommas getrennt, statt derer der Schachteln.
    .gravehold = Leben der Feste der letzten Ruhe zu Beginn.
    .resolve = Energie, mit der jeder Magier beginnt.
    .flaws = Makel-Aufkleber im Vorrat.
    .protects = gravehold oder der Verbündete, der an seine Stelle tritt: xaxos.
    .abilities = Karten des Verbündeten, durch Kommas getrennt; sonst alle.
    .treasures = Wessen Schätze: „p1 mazras-thesis, p1 world-marble, group poison-heart“.
    .upgraded = Verbesserte Erzfeind-Karten im Deck: rescind,scour.
    .seed = Startzahl für den Zufall: Dieselbe Zahl ergibt dasselbe Spiel.
    .bots = Plätze, die Bots spielen: p2=greedy,p3=random.
    .quick = Nichts fragen: ein gutes erstes Spiel, oder was angegeben ist.
command-resume = Ein gespeichertes Spiel fortsetzen.
    .name = Der Name eines gespeicherten Spiels oder ein Pfad; ohne Namen werden alle aufgelistet.
    .bots = Plätze an Bots geben: p2=greedy; ohne Angabe wie bisher.
command-expedition = Mehrere Kämpfe nacheinander, in denen bleibt, was ihr gewinnt, verliert und aufgebt.
command-expedition-new = Zu einer Expedition aufbrechen und spielen; ohne Optionen Schritt für Schritt.
    .file = Die Datei, die entsteht (.expedition); sonst eine im Datenordner.
    .kind = outcasts (gedruckt) oder eine eigene: default, short, extended, fight-five.
    .players = Wie viele Riss-Magier.
    .option = big-pocket, increased, xaxos (nur eigene), one-dial, banished-stays; mehrfach möglich.
    .packs = Eigene: Schachteln, aus denen alles gezogen wird, und Ordner mit Paketen, etwa outcasts,./mein-paket.
    .reroll = Eigene: diesen Riss-Magier, diesen Stapel oder den ersten Erzfeind neu ziehen; mehrfach möglich.
    .bring = Die Magier dieser Kampagne (.campaign) kommen in die Kaserne, höchstens vier; mehrfach möglich.
    .seed = Startzahl für den Zufall: Dieselbe Zahl ergibt dieselbe Expedition.
    .bots = Plätze, die Bots spielen: p2=greedy,p3=random.
    .no-play = Nur die Datei anlegen.
    .force = Eine vorhandene Datei überschreiben.
command-expedition-play = Eine Expedition fortsetzen; jede Antwort wird sofort gespeichert.
    .file = Eine Expedition (.expedition) oder ihr Name im Datenordner; ohne Angabe die zuletzt gespielte.
    .bots = Plätze an Bots geben: p2=greedy; ohne Angabe wie bisher.
command-expedition-show = Eine Expedition zeigen: Kämpfe mit Ergebnissen, Kaserne, Verbanntes, Punkte.
    .file = Eine Expedition (.expedition) oder ihr Name im Datenordner.
    .battle = Stattdessen diesen Kampf als Chronik ausgeben, gezählt über alle Versuche.
command-expedition-check = Eine Expedition lesen und nachspielen; ein Fehler wird mit seiner Zeile genannt.
    .file = Eine Expedition (.expedition) oder ihr Name im Datenordner.
command-expedition-fork = Eine zweite Expedition mit demselben Anfang anlegen; die Datei bleibt, wie sie ist.
    .file = Eine Expedition (.expedition) oder ihr Name im Datenordner.
    .name = Wie die neue heißt: ein Name im Datenordner oder ein Pfad (.expedition).
    .until = Nur so viele Antworten; ohne Angabe alle.
command-campaign = Acht Kapitel mit einer Gruppe: Riss-Magier, Karten und Regeln ändern sich für immer.
command-campaign-new = Eine Kampagne beginnen und spielen; ohne Optionen wird gefragt.
    .file = Die Datei, die entsteht (.campaign); sonst eine im Datenordner.
    .mages = Wie viele Riss-Magier; das ändert sich nie.
    .name = Der Name eines Riss-Magiers, Platz für Platz; mehrfach möglich. Nach fehlenden Namen wird gefragt.
    .seed = Startzahl für den Zufall: Dieselbe Zahl ergibt dieselben Kämpfe.
    .bots = Plätze, die Bots spielen: p2=greedy,p3=random.
    .no-play = Nur die Datei anlegen.
    .force = Eine vorhandene Datei überschreiben.
command-campaign-play = Eine Kampagne fortsetzen; jede Antwort wird sofort gespeichert. „gravehold campaign DATEI“ tut dasselbe.
    .file = Eine Kampagne (.campaign) oder ihr Name im Datenordner; ohne Angabe die zuletzt gespielte.
    .bots = Plätze an Bots geben: p2=greedy; ohne Angabe wie bisher.
command-campaign-show = Eine Kampagne zeigen: Kapitel mit Ergebnissen, Riss-Magier, Vorrat, Erzfeind-Karten, Regeln, Punkte; nichts, was noch verschlossen ist.
    .file = Eine Kampagne (.campaign) oder ihr Name im Datenordner.
    .battle = Stattdessen diesen Kampf als Chronik ausgeben, gezählt über alle Versuche.
command-campaign-check = Eine Kampagne lesen und nachspielen; ein Fehler wird mit seiner Zeile genannt.
    .file = Eine Kampagne (.campaign) oder ihr Name im Datenordner.
command-campaign-fork = Eine zweite Kampagne mit demselben Anfang anlegen; die Datei bleibt, wie sie ist.
    .file = Eine Kampagne (.campaign) oder ihr Name im Datenordner.
    .name = Wie die neue heißt: ein Name im Datenordner oder ein Pfad (.campaign).
    .until = Nur so viele Antworten; ohne Angabe alle.
command-campaign-export = Einen Riss-Magier, wie er jetzt ist, für jedes andere Spiel ausgeben: „gravehold play --build p1=DATEI“.
    .file = Eine Kampagne (.campaign) oder ihr Name im Datenordner.
    .seat = Wessen Riss-Magier: p1 bis p4.
command-cards = Karten, Riss-Magier und Erzfeinde auflisten, alle oder nur passende.
    .words = Wörter, die in Name, Art oder Text vorkommen müssen.
    .box = Nur diese Schachtel, etwa war-eternal.
    .kind = gem, relic, spell, curse, treasure, token, attack, minion, power, body, ability, mage, ally, nemesis-spell, nemesis oder tile.
    .json = Ein JSON-Array mit einem Objekt je Eintrag ausgeben.
command-card = Eine Karte, einen Riss-Magier oder einen Erzfeind mit Text zeigen.
    .words = Ein Name oder eine Kennung; ein Teil davon genügt.
command-pack = Eigene Schachteln als Ordner mit YAML-Dateien: anlegen, prüfen, lesen; gespielt wird damit über --packs.
    .folder = Der Ordner eines Pakets, in dem pack.yaml liegt, oder ein Ordner mit Paketen.
command-pack-new = Einen Ordner mit einem kleinen Beispiel für alles anlegen, als Anfang.
    .folder = Der Ordner, der angelegt wird.
command-pack-check = Ein Paket lesen; zu jedem Fehler werden Datei, Zeile und Spalte genannt.
command-pack-show = Karten, Riss-Magier und Erzfeinde eines Pakets mit ihren Texten ausgeben.
command-pack-export = Eine der Schachteln als Paket schreiben: zum Lesen, zum Ändern oder als Anfang.
    .box = war-eternal, legacy, outcasts, ...
    .folder = Der Ordner, der angelegt wird.
command-rules = Regeln, Regelfragen und Glossar lesen: die Themen, oder wonach du fragst.
    .words = Ein Thema (exhaustion), eine Kennung (main.gain, R7), gesuchte Wörter oder „glossary“, auch mit einem Begriff aus dem Spiel.
    .all = Alle Regeln aller Themen.
    .coverage = Die Tests auflisten, die sich auf jede Regel berufen; Rückgabewert 1, solange einer fälligen Regel einer fehlt.
    .tests = Der Ordner der Tests für --coverage.
command-replay = Eine Chronik, Expedition oder Kampagne nachspielen und erzählen, was geschah.
    .file = Eine Chronik (.chronicle), Expedition (.expedition) oder Kampagne (.campaign).
    .until = Nach so vielen Antworten aufhören.
    .battle = Nur dieser Kampf einer Expedition oder Kampagne, gezählt über alle Versuche.
    .json = Ereignisse, Antworten und die letzte Stellung als JSON ausgeben.
    .detailed = Eine Zeile für jedes einzelne Ereignis.
command-scenario = Stellungen als Dateien: durchspielen, prüfen, schreiben.
    .paths = Szenario-Dateien (.yaml) oder Ordner damit.
command-scenario-run = Szenarien durchspielen und mit dem Erwarteten vergleichen; Rückgabewert 1, wenn eines scheitert.
command-scenario-check = Szenarien lesen, ohne sie zu spielen; zu jedem Fehler wird die Zeile genannt.
command-scenario-write = Die aktuelle Stellung eines Spiels als Szenario ausgeben.
    .game = Ein gespeichertes Spiel oder eine Chronik (.chronicle).
command-soak = Zufällige Spiele mit allen Inhalten spielen und dabei jede Invariante prüfen.

    Riss-Magier, Erzfeind, Stufe, Regelwerk, Varianten und Vorrat bestimmt der Zufall; jedes zweite Spiel beginnt mittendrin, mit vollen Decks und aktiven Rissen.

    Bei jeder Entscheidung: Keine Karte geht verloren oder ist doppelt da, Zähler und Plättchen sind im erlaubten Bereich, Risse enthalten nur Erlaubtes, Schlüssel sind eindeutig und benennen ihre Möglichkeit, eine Kopie ist gleich und unabhängig, eine Antwort lässt sich zurücknehmen, ein Spiel mit Ereignissen verläuft genauso, Aufgedecktes wird gezählt, Kopien von vor acht Entscheidungen sind unverändert.

    Bei einer von 16 Entscheidungen, zufällig gewählt, weil es lange dauert: als JSON schreiben und wieder lesen; Ansichten verraten kein Geheimnis; eine mögliche Welt sieht gleich aus und ist weiter spielbar; jede Möglichkeit lässt sich wählen. Bei einer von 160: Die Stellung, als Szenario geschrieben, führt zu sich selbst.

    Am Ende wird die Chronik geschrieben, gelesen und nachgespielt (bei Spielen, die mittendrin begannen, die Antworten).

    Rückgabewert 1, wenn etwas schiefging; was man zum Nachstellen braucht, liegt dann in ./soak-failures/.
    .games = Wie viele Spiele.
    .expeditions = Wie viele ganze Expeditionen statt Spielen: gedruckte und eigene, auch zwischen den Kämpfen geprüft.
    .campaigns = Wie viele ganze Kampagnen statt Spielen, auch zwischen den Kämpfen geprüft.
    .seed = Andere Startzahl, andere Spiele.
    .first = Die Nummer des ersten Spiels.
    .nemesis = Nur dieser Erzfeind.
    .mages = Nur so viele Riss-Magier.
    .workers = Wie viele Prozesse spielen.
command-winrate = Bots spielen lassen: wie oft sie gewinnen.

    Gegen einen Erzfeind oder alle einer Schachtel, nach deren Regeln und mit deren Vorrat; mit --expedition durch ganze Expeditionen, in denen auch zwischen den Kämpfen Bots wählen. In Klammern: zwischen welchen Anteilen die Wahrheit in 95 von 100 Fällen liegt.
    .nemesis = Ein Erzfeind oder eine Schachtel: alle ihre Erzfeinde.
    .difficulty = beginner, normal, expert, extinction.
    .games = Wie viele Spiele oder Expeditionen.
    .mages = Wie viele Riss-Magier.
    .bot = Welcher Bot spielt: greedy oder random.
    .first = Die Startzahl des ersten Spiels.
    .expedition = Ganze Expeditionen spielen.
    .campaign = Ganze Kampagnen spielen.
    .between = Welcher Bot zwischen den Kämpfen einer Kampagne wählt, etwa random; sonst derselbe.
    .kind = Eine gedruckte Expedition (outcasts) oder eine eigene, etwa short oder fight-five.
    .tries = So viele verlorene Versuche eines Kampfes beenden eine Expedition.
    .workers = Wie viele Prozesse spielen.
command-perft = Die Antwortfolgen ab festen Stellungen zählen, Tiefe für Tiefe.

    Gleiche Regeln ergeben auf jedem Rechner gleiche Zahlen; die Tests halten sie fest. In der letzten Tiefe werden Möglichkeiten gezählt, ohne sie zu wählen, wie es Schachprogramme tun.
    .position = Nur diese Stellung, etwa umbra-titan-2.
    .depth = Wie viele Antworten tief.
command-bench = Die Geschwindigkeit des Kerns messen: zufälliges Spiel, Kopien, Spielstände, Zurücknehmen, Import.

    calibration_us ist eine feste Schleife in reinem Python, damit sich die Zahlen zweier Rechner vergleichen lassen. In docs/benchmarks.md steht, wie jede Zahl gemessen wird und wie sie ausfallen sollte.
    .seconds = Wie lange jede Art von zufälligem Spiel gemessen wird.
command-serve = Den Tisch für Browser bereitstellen, allein oder online mit Freunden (docs/server.md).
    .host = Die Adresse, unter der der Server lauscht.
    .port = Der Port des Servers; 0 nimmt irgendeinen freien.
    .database = postgresql://... oder sqlite:///Datei (Standard: im Datenordner).
    .packs = Ordner mit Paketen, durch Kommas getrennt: Gespielt werden kann mit dem, was darin ist; Änderungen werden bemerkt.
    .lan = Auch für andere im lokalen Netz, wie --host 0.0.0.0.
    .open = Den Browser öffnen; ist Port 8000 belegt und kein anderer verlangt, unter dem nächsten freien; --no-open: nicht.
command-bench-server = Den Server über echte Sockets messen: Antworten pro Sekunde, Wartezeit, Speicher, Zurücknehmen.
    .rooms = Tische mit je einem Menschen und einem Bot.
    .seconds = Wie lange jeder der zwei Durchgänge dauert.
    .back = Misst stattdessen einen Neustart: so viele Tische, die alle auf einmal zurückkommen.
command-backup = Alle Spiele eines Servers in eine Datei sichern, auch während er läuft (docs/server.md).
    .file = Die Datei, die entsteht, oder ein Ordner dafür; sonst der Ordner, in dem du bist.
    .database = Wo die Spiele liegen: sqlite:///Datei (Standard: im Datenordner).
command-restore = Eine solche Sicherung an die Stelle der Spiele eines Servers setzen; was dort war, bleibt daneben liegen.
    .file = Eine Datei von „gravehold backup“.
    .database = Wo die Spiele liegen sollen: sqlite:///Datei (Standard: im Datenordner).
command-completion = Ausgeben, womit die Shell Befehle und Optionen ergänzt: gravehold completion bash >> ~/.bashrc
    .shell = bash, zsh, fish oder powershell; sonst die, in der du bist.

# Was für den Wert eines Parameters steht.
command-value =
    .gravehold = N
    .resolve = N
    .flaws = N
    .chapter = KAPITEL
    .build = TEIL=WORT
    .basics = LISTE
    .bot = NAME
    .between = NAME
    .bots = PLÄTZE
    .box = KENNUNG
    .bring = DATEI
    .database = URL
    .file = DATEI
    .folder = ORDNER
    .protects = VERBÜNDETER
    .abilities = LISTE
    .treasures = LISTE
    .upgraded = LISTE
    .game = DATEI
    .host = ADRESSE
    .kind = ART
    .lang = { LANGUAGES() }
    .difficulty = GRAD
    .mages = MAGIER
    .name = NAME
    .nemesis = KENNUNG
    .number = N
    .option = OPTION
    .packs = LISTE
    .paths = PFAD
    .position = NAME
    .reroll = KENNUNG
    .rules = KENNUNG
    .seat = PLATZ
    .seed = N
    .shell = SHELL
    .supply = VORRAT
    .tests = ORDNER
    .variants = LISTE
    .words = WORT

# Die festen Wörter einer Seite.
command-page =
    .usage = Aufruf:
    .any-options = [OPTIONEN]
    .any-command = BEFEHL [ARGUMENTE]...
    .arguments = Argumente
    .options = Optionen
    .commands = Befehle
    .default = Standard: { $value }
    .required = erforderlich
    .at-least = mindestens { $least }
    .between = { $least } bis { $most }
