# Was an einer Antwort, einem Aufbau, einer Einstellung oder einem Spielstand falsch ist, und was richtig wäre.
error = Fehler: { $message }
error-at = { $file }:{ $line }: { $why }
error-in = { $file }: { $why }
error-several = { $lines }
error-near = ; meintest du „{ $name }“?
error-there-are = { " " }(es gibt: { $names })
error-unknown = { $what ->
    [card] unbekannte Karte
    [supply-card] unbekannte Karte des Vorrats
    [upgraded-card] unbekannte verbesserte allgemeine Erzfeind-Karte
    [basic-card] unbekannte allgemeine Erzfeind-Karte
    [mage] unbekannter Riss-Magier
    [nemesis] unbekannter Erzfeind
    [ally] unbekannter Verbündeter
    [rule-set] unbekanntes Regelwerk
    [rule] unbekannte Regel
    [pack] unbekannte Schachtel
    [box] unbekannte Schachtel
    [difficulty] unbekannter Schwierigkeitsgrad
    [variant] unbekannte Variante
    [supply] unbekannter Vorrat
    [treasure] unbekannter Schatz
    [ability-card] unbekannte Fähigkeit
    [bot] unbekannter Bot
    [position] unbekannte Stellung
    [shell] unbekannte Shell
    [language] unbekannte Sprache
    [kind] unbekannte Kartenart
    [header-field] unbekanntes Kopffeld
    [seat] unbekannter Platz
    [phase] unbekannter Zugabschnitt
    [purpose] unbekannter Zweck
    [space] unbekanntes Feld
    [link] unbekannte Verbindung zweier Felder
    [token] unbekanntes Plättchen
    [player-token] unbekanntes Plättchen eines Spielers
    [side-deck] unbekanntes Nebendeck
    [board] unbekanntes Brett
    [place] unbekannter Ort
    [face] unbekannte Rückseite
    [any-card] unbekannte Karte
    [lasting-card] unbekanntes Monster, unbekannter Plan oder Teil eines Erzfeinds
    [any-token] unbekanntes Plättchen
    [card-part] unbekannter Kartenteil
    [nemesis-part] unbekannter Teil des Erzfeinds
    [turn-card] unbekannte Reihenfolgekarte
    [minion-kind] unbekannte Art von Monster
    [turn-order-card] unbekannte Reihenfolgekarte
    [breach] unbekannter Zustand eines Risses
    [breach-kind] unbekannte Art von Riss
    [prepped-spell] unbekannter gebundener Zauber
    [reason] unbekannter Grund
    [decision-kind] unbekannte Art von Entscheidung
    [outcome] unbekannter Ausgang
    [campaign] unbekannte Kampagne
    [epilogue] unbekannter Epilog
    [expedition] unbekannte Expedition
    [option] unbekannte Option
    [stage] unbekannter Abschnitt
    [build-part] unbekannter Teil eines Baus
    [chapter] unbekanntes Kapitel
    [letter] unbekannter Buchstabe
    [starter] unbekannte Startkarte
    [mage-ability] unbekannte Fähigkeit
    [build-breach] unbekannte Änderung eines Risses
    [craft] unbekannte Änderung einer Fähigkeit
    [starter-place] unbekannter Platz einer Startkarte
   *[other] unbekannter Name
  } „{ $name }“{ $near }{ $known }
error-no-stickers = „{ $name }“: { $card } hat nie Aufkleber; schreibe „{ $card }“
error-stickers = „{ $name }“: { $n ->
    [0] { $card } hat keinen Platz für Aufkleber; schreibe „{ $first }“ in der Kampagne, „{ $card }“ für sich allein
    [one] { $card } hat einen Platz für Aufkleber; schreibe „{ $first }“ oder „{ $last }“ in der Kampagne, „{ $card }“ für sich allein
   *[other] { $card } hat { $n } Plätze für Aufkleber; schreibe „{ $first }“ bis „{ $last }“ in der Kampagne, „{ $card }“ für sich allein
}
error-unknown-supply = unbekannter Vorrat „{ $name }“{ $near } (möglich: { $known } oder die Kennungen von neun Karten)

# Antworten
error-illegal = „{ $choice }“ ist hier nicht erlaubt{ $near } (erlaubt: { $legal })
error-option-number = es gibt keine Möglichkeit Nummer { $number }; { $n ->
    [one] es gibt nur { $n }
   *[other] es gibt { $n }
  }
error-answer-type = eine Antwort ist eine der Möglichkeiten oder ihr Schlüssel, nicht { $type }
error-endless = was die Karten hier sagen, endet nie
error-game-over = das Spiel ist vorbei; es fragt nichts mehr
error-undo-nothing = es gibt nichts zurückzunehmen
error-no-record = dieses Spiel wird nicht aufgezeichnet
error-no-seat = an diesem Tisch gibt es keinen Platz { $seat }; Plätze: { $seats }
error-seats = „{ $part }“ sagt nicht, welcher Bot welchen Platz spielt; schreibe p2=greedy
error-no-policy = für { $seats } spielt niemand; jeder der Plätze { $all } braucht einen Bot

# Aufbau
error-seed = eine Startzahl ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $seed }
error-mage-count = ein Spiel hat einen bis vier Riss-Magier, nicht { $n }
error-name-twice = zwei Definitionen bringen Verschiedenes mit dem Namen „{ $name }“ mit
error-too-much = { $what ->
    [cards] ein Spiel hat höchstens { $limit } Karten
    [tokens] Definitionen bringen höchstens { $limit } Arten von Plättchen in ein Spiel
   *[places] Definitionen bringen höchstens { $limit } Bereiche und Tafeln in ein Spiel
  }, und dieses hätte mehr
error-mages-person = „{ $one }“ und „{ $two }“ sind dieselbe Person: nur einer von beiden kann am Tisch sein
error-mages-shared = zwei Spieler teilen sich nie einen Riss-Magier: „{ $mage }“ steht zweimal da
error-solo-life-twice = von den Varianten für das Leben im Solo-Spiel gilt immer nur eine
error-no-chapters = die Regeln { $rules } haben keine Kapitel
error-list-of-ids = { $field } ist eine Liste von Kennungen, nicht „{ $value }“
error-treasure-form = „{ $value }“ sagt nicht, wessen Schatz es ist; schreibe p1 mazras-thesis
error-treasure-seat = es gibt kein { $seat }, das einen Schatz nehmen könnte; es gibt { $seats }
error-treasure-twice = jeden Schatz gibt es nur einmal: „{ $card }“ ist zweimal vergeben
error-treasure-group = die Gruppe nimmt einen Schatz der Stufe 2; „{ $card }“ hat Stufe { $level }
error-treasure-own = ein Magier nimmt Schätze der Stufen 1 und 3; „{ $card }“ hat Stufe { $level } und gehört der Gruppe
error-treasure-level = { $seat } nimmt einen Schatz der Stufe { $level }, nicht zwei
error-abilities-alone = Fähigkeiten sind Karten eines Verbündeten; nenne ihn auch unter protects
error-abilities-none = { $ally } braucht mindestens eine Fähigkeit
error-abilities-twice = eine Fähigkeit steht zweimal da
error-upgraded-twice = jede verbesserte Karte gibt es einmal: „{ $card }“ steht zweimal da
error-basics-twice = jede allgemeine Erzfeind-Karte gibt es einmal: „{ $card }“ steht zweimal da
error-upgraded-many = im Erzfeind-Stapel ist hier Platz für { $most } verbesserte Karten von Level { $tier }, nicht für { $n }
error-upgraded-basic = „{ $card }“ ist eine verbesserte Karte; nenne sie unter upgraded, nicht unter basics
error-supply-empty = ein Vorrat hat mindestens einen Stapel
error-letter-twice = eine Regel hat einen Buchstaben: „{ $letter }“ ist zweimal genannt, in „{ $letters }“ soll er einmal stehen
error-supply-twice = jede Karte hat einen Vorratsstapel: „{ $card }“ steht zweimal da
error-curse-pile = „{ $card }“ hat keinen Vorratsstapel: es ist ein Fluch, und Flüche liegen im Fluchdeck
error-no-pile = „{ $card }“ hat keinen Vorratsstapel: es ist keine Karte des Vorrats
error-supply-shape = ein Vorrat besteht aus 3 Kristallen, 2 Artefakten und 4 Zaubern; dieser hat { $gem ->
    [one] { $gem } Kristall
   *[other] { $gem } Kristalle
  }, { $relic ->
    [one] { $relic } Artefakt
   *[other] { $relic } Artefakte
  }, { $spell ->
    [one] { $spell } Zauber
   *[other] { $spell } Zauber
  }
error-supply-no-pack = ein zufälliger Vorrat braucht mindestens eine Schachtel
error-supply-cheap-gem = ein zufälliger Vorrat braucht Schachteln mit einem Kristall, der { $cost } Aetherium kostet
error-id-twice = zwei Karten oder Tableaus haben dieselbe Kennung „{ $name }“

# Spielstände
error-save-fields = dem Spielstand fehlen Felder, oder er hat unbekannte: { $fields }
error-save-position = die gespeicherte Stellung ist nicht lesbar: { $why }
error-save-no-object = sie ist kein Objekt
error-save-written-changed = dieses Spiel begann mit einer geschriebenen Stellung, und seine Karten haben sich seit dem Speichern geändert
error-save-other = dieses Spiel wurde mit anderen Regeln oder Karten gespeichert: noch einmal gespielt, führen seine Antworten anderswohin
error-save-written-damaged = dieses Spiel begann mit einer geschriebenen Stellung, und der Spielstand ist beschädigt
error-save-foreign = das ist kein Spielstand von uns: { $why }
error-save-format = diese Datei hat das Format „{ $format }“, nicht „{ $ours }“
error-save-version = dieser Spielstand hat die Version { $version }; dieses Programm liest die Versionen 1 bis { $ours }
error-save-damaged = dieser Spielstand ist beschädigt: Aufbau, Startzahl oder Antworten sind nicht mehr so, wie sie gespeichert wurden
error-save-answer = dieses Spiel wurde mit anderen Regeln oder Karten gespeichert, oder der Spielstand ist beschädigt; seine Antwort { $number } („{ $key }“) passt nicht mehr: { $why }
error-save-setup = der Aufbau dieses Spielstands ist nicht lesbar: { $why }
error-system = { $why }
error-save-size = die Datei hat { $kilobytes } kB, zu viel für ein Spiel
error-save-seats = die Bots dieses Spiels sind nicht lesbar ({ $why })

# Tests, die Regeln nennen
error-no-tests = { $folder }: diesen Ordner mit Tests gibt es nicht
error-rule-ids = „rule“ ist eine Kennung oder eine Liste von Kennungen
error-rule-strings = Kennungen von Regeln stehen als einfache Zeichenketten da

# Das System und der Server
error-not-utf8 = { $file }: das ist kein Text in UTF-8 (Byte { $byte })
error-encoding = das ist kein Text in { $encoding } (Byte { $byte })
error-file-missing = diese Datei oder diesen Ordner gibt es nicht
error-file-forbidden = das darf nicht gelesen oder geschrieben werden (keine Berechtigung)
error-file-folder = das ist ein Ordner, keine Datei
error-file-no-folder = ein Teil dieses Pfads ist kein Ordner
error-file-exists = das gibt es schon
error-file-full = es ist kein Platz mehr frei
error-file-read-only = das lässt sich nur lesen, nicht schreiben
error-file-in-use = die Adresse ist schon belegt
error-no-package = das Paket „{ $name }“ ist nicht installiert; Befehlszeile und Server brauchen mehr als die Spiellogik: pip install 'gravehold[table]'
error-in-setting = { $name }: { $why }
error-setting = { $name } sollte { $type } sein, nicht „{ $value }“
error-setting-unknown = eine Einstellung { $name } gibt es nicht{ $near }
error-setting-origins = { $name } nennt Seiten wie https://play.example, durch Kommas getrennt; „{ $value }“ ist keine
error-setting-proxy = { $name } nennt Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt; „{ $value }“ ist weder das eine noch das andere
error-setting-static = { $name } nennt einen Ordner; unter „{ $value }“ ist keiner
error-database = die Datenbank ist sqlite oder postgresql, nicht „{ $scheme }“
error-database-open = die Datenbank lässt sich nicht öffnen ({ $why })
error-database-taken = { $file } in { $folder } wird schon von einem anderen „gravehold serve“ benutzt: Spielt dort, oder nehmt einen anderen Ordner (GRAVEHOLD_HOME oder --database DATEI); mehrere Server brauchen Postgres
error-database-newer = diese Datenbank stammt von einem neueren Gravehold (ihre Form ist { $found }, dieses Programm kennt höchstens { $newest }): Bring das Programm auf den neuesten Stand; nichts wurde geändert
error-backup-nowhere = es gibt keine Datei zu sichern: die Datenbank ist „{ $database }“
error-backup-strange = { $file }: das ist keine Datenbank eines Gravehold-Servers
error-backup-damaged = { $file }: diese Datenbank ist beschädigt ({ $why })
error-backup-postgres = Postgres hat dafür ein eigenes Werkzeug, auch während der Server läuft: { $command } (das Passwort: PGPASSWORD oder ~/.pgpass)
error-restore-postgres = Postgres hat dafür ein eigenes Werkzeug; halte den Server an, dann: { $command } (das Passwort: PGPASSWORD oder ~/.pgpass)
error-restore-running = { $file } wird von einem laufenden „gravehold serve“ benutzt: Halte ihn zuerst an; nichts wurde geändert
error-listen = unter { $address } geht es nicht ({ $why }); ein freier Port: --port { $free }, mit make: make play PLAY_ARGS='--port { $free }'
error-listen-host = unter { $address } geht es nicht ({ $why }); --host ist eine Adresse dieses Rechners, --port eine Zahl von 0 bis 65535
error-lan-and-host = „--lan“ sagt, wo gelauscht wird, „--host“ auch: gebt eines von beiden an
error-seats-mages = { $seats } Plätze, aber { $mages } Riss-Magier
error-new-seat = ein neuer Platz ist „human“ oder „bot:<Name>“
error-seat-and-holder = „seat“ gehört zu „holder“ oder „person“, und diese zu „seat“
error-holder = einen Platz hält human, p1 bis p4 oder bot:<Name>

# Befehlszeilen
error-usage = { $why }
    Hilfe: { $command } --help
error-usage-command = es gibt keinen Befehl „{ $name }“{ $near }
error-usage-option = es gibt keine Option „{ $name }“{ $near }
error-usage-value = die Option „{ $name }“ braucht einen Wert
error-usage-no-value = die Option „{ $name }“ nimmt keinen Wert
error-usage-missing = es fehlt etwas: { $name }
error-usage-extra = das ist zu viel: „{ $words }“
error-usage-whole = { $name } braucht eine ganze Zahl, nicht „{ $value }“
error-usage-number = { $name } braucht eine Zahl, nicht „{ $value }“
error-usage-least = { $name } ist mindestens { $limit }, nicht { $value }
error-usage-most = { $name } ist höchstens { $limit }, nicht { $value }
error-usage-wrong = { $name } kann nicht „{ $value }“ sein
error-usage-other = diese Befehlszeile lässt sich nicht lesen ({ $why })

# Reisen
error-journey-over = die Reise ist vorbei; sie fragt nichts mehr
error-no-battle = hier kann kein Kampf enden: es läuft keiner, und keiner steht bevor
error-not-between = es läuft ein Kampf; was zwischen den Kämpfen gefragt wird, kommt danach
error-undo-fight = ein Kampf, der begonnen hat oder vorbei ist, bleibt es: seither gibt es nichts zurückzunehmen
error-battle-number = einen Kampf Nummer { $number } gibt es noch nicht; { $n ->
    [0] begonnen hat noch keiner
    [one] begonnen hat { $n }
   *[other] begonnen haben { $n }
  }
error-printed-packs = „{ $kind }“ ist eine gedruckte Expedition: sie hat ihre eigenen Karten, Schachteln werden nicht gewählt
error-printed-reroll = „{ $kind }“ ist eine gedruckte Expedition: nichts an ihr wurde ausgelost
error-printed-option = „{ $kind }“ ist eine gedruckte Expedition; { $option } gibt es nur bei eigenen
error-rerolls = höchstens { $most } Dinge lassen sich neu auslosen
error-expedition-packs = für „{ $kind }“ enthalten die Schachteln { $packs } zu wenig: { $what ->
    [mage] Riss-Magier
    [nemesis] Erzfeinde mit einer Stärke
    [gem] Kristalle
    [relic] Artefakte
   *[spell] Zauber
  } ({ $n }, gebraucht werden { $wanted }); nimm eine Schachtel dazu
error-reroll-unknown = „{ $thing }“ wurde nicht ausgelost; es gibt { $known }
error-reroll-none = an der Stelle von „{ $thing }“ lässt sich nichts anderes auslosen
error-wounds = vor einem Kampf können 0 bis { $most } Leben verloren sein, nicht { $n }
error-journey-exists = { $file } gibt es schon; wähle einen anderen Namen, oder --force zum Überschreiben
error-no-journey = { $file } ist weder Expedition noch Kampagne: Es ist ein einziger Kampf
error-fork-until = { $until } ist mehr, als es Antworten gibt: { $n }
error-fork-exists = { $file } gibt es schon; wähle einen anderen Namen
