# `gravehold --help`: für jeden Befehl eine Nachricht, für jeden seiner Parameter ein Attribut.
command = Aeon's End im Terminal oder im Browser spielen und in Spiele, Karten und Regeln schauen.
    .version = Die Version ausgeben.
    .lang = Die Sprache; sonst GRAVEHOLD_LANG oder die Spracheinstellung des Systems, sonst Englisch.
    .json = Ein JSON-Objekt ausgeben.
    .help = Diese Hilfe anzeigen.
command-play = Ein Spiel beginnen: Schnellstart, Schritt für Schritt, oder alles als Optionen.
    .nemesis = umbra-titan, gate-witch, ...
    .mages = Ein bis vier Riss-Magier, durch Kommas getrennt: garu,gex.
    .supply = suggested-a, suggested-b, first-game, random oder die Kennungen von neun Karten, durch Kommas getrennt.
    .difficulty = beginner, normal, expert oder extinction.
    .variants = tutorial, no-choice, pairs, solo-four, solo-life-12, ...
    .packs = Schachteln, aus denen ein zufälliger Vorrat und die Basiskarten des Erzfeinds kommen: war-eternal,legacy.
    .rules = war-eternal, legacy oder outcasts.
    .protects = gravehold oder der Verbündete, der an seine Stelle tritt: xaxos.
    .abilities = Karten des Verbündeten, durch Kommas getrennt; sonst alle.
    .treasures = Wessen Schätze: „p1 mazras-thesis, p1 world-marble, group poison-heart“.
    .upgraded = Verbesserte Erzfeindkarten im Deck: rescind,scour.
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
    .option = big-pocket, increased, xaxos (nur eigene), one-dial; mehrfach möglich.
    .packs = Eigene: Schachteln, aus denen alles gezogen wird, etwa outcasts,war-eternal.
    .reroll = Eigene: diesen Riss-Magier, diesen Stapel oder den ersten Erzfeind neu ziehen; mehrfach möglich.
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
command-cards = Karten, Riss-Magier und Erzfeinde auflisten, alle oder nur passende.
    .words = Wörter, die in Name, Art oder Text vorkommen müssen.
    .box = Nur diese Schachtel, etwa war-eternal.
    .kind = gem, relic, spell, curse, treasure, token, attack, minion, power, body, ability, mage, ally, nemesis oder tile.
    .json = Ein JSON-Array mit einem Objekt je Eintrag ausgeben.
command-card = Eine Karte, einen Riss-Magier oder einen Erzfeind mit Text zeigen.
    .words = Ein Name oder eine Kennung; ein Teil davon genügt.
command-rules = Regeln, Regelfragen und Glossar lesen: die Themen, oder wonach du fragst.
    .words = Ein Thema (exhaustion), eine Kennung (main.gain, R7), gesuchte Wörter oder „glossary“, auch mit einem Begriff aus dem Spiel.
    .all = Alle Regeln aller Themen.
    .coverage = Die Tests auflisten, die sich auf jede Regel berufen; Rückgabewert 1, solange einer fälligen Regel einer fehlt.
    .tests = Der Ordner der Tests für --coverage.
command-replay = Eine Chronik oder Expedition nachspielen und erzählen, was geschah.
    .file = Eine Chronik (.chronicle) oder Expedition (.expedition).
    .until = Nach so vielen Antworten aufhören.
    .battle = Nur dieser Kampf einer Expedition, gezählt über alle Versuche.
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
    .open = Den Browser öffnen.
command-bench-server = Den Server über echte Sockets messen: Antworten pro Sekunde, Wartezeit, Speicher, Zurücknehmen.
    .rooms = Tische mit je einem Menschen und einem Bot.
    .seconds = Wie lange jeder der zwei Durchgänge dauert.

# Was für den Wert eines Parameters steht.
command-value =
    .bot = NAME
    .bots = PLÄTZE
    .box = KENNUNG
    .database = URL
    .file = DATEI
    .protects = VERBÜNDETER
    .abilities = LISTE
    .treasures = LISTE
    .upgraded = LISTE
    .game = DATEI
    .host = ADRESSE
    .kind = ART
    .lang = en|pl|de
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
    .seed = N
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
