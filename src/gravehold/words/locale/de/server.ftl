# Was der Server sagt, wenn er etwas ablehnt, und zum Zurücknehmen.
refused-unknown-token = Dieser Link öffnet hier kein Spiel. Ist er vollständig? Gelöschte oder lange nicht gespielte Spiele gibt es nicht mehr.
refused-no-such-game = Hier gibt es kein solches Spiel.
refused-gone = Dieses Spiel wurde gelöscht.
refused-not-allowed = Dieser Link gibt nicht das Recht dazu.
refused-not-your-turn = Darauf antwortest nicht du, sondern { $detail }.
refused-seat-taken = Dieser Platz ist besetzt.
refused-table-full = An diesem Tisch sind schon zu viele.
refused-illegal-key = „{ $detail }“ ist jetzt nicht möglich.
refused-bad-words = So geht es nicht: { $detail }
refused-stale = Das Spiel ist weitergegangen; so steht es jetzt.
refused-game-over = Das Spiel ist zu Ende.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-undo-off = An diesem Tisch wird nichts zurückgenommen.
refused-undo-revealed = Seitdem wurde eine verdeckte Karte aufgedeckt; dieser Tisch geht nicht dahinter zurück.
refused-undo-ended = Das Spiel ist zu Ende, und seine Startzahl verrät jede Karte, die noch gekommen wäre; dieser Tisch geht nicht dahinter zurück.
refused-undo-fight = Das Wort zum Kampf und das Ende eines Kampfes stehen fest: Was davor war, wird nicht zurückgenommen.
refused-no-proposal = Niemand bittet mehr darum, etwas zurückzunehmen.
refused-too-many = Das war zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
refused-too-many-games = Von deiner Adresse aus wurden zu viele Spiele angelegt. Lösche ein paar, die niemand mehr spielt.
refused-too-many-sockets = Von deiner Adresse aus sind zu viele Tische offen. Schließe ein paar Tabs und lade die Seite neu.
refused-server-full = Der Server hat keinen Platz mehr für eine weitere Verbindung. Warte einen Augenblick und versuche es noch einmal.
refused-restart = Der Server wird gerade neu gestartet. Warte einen Augenblick und versuche es noch einmal; nichts ging verloren.
refused-too-big = Das ist mehr, als ein Spiel braucht.
refused-too-heavy = Das zu lesen kostet mehr Zeit oder Speicher, als irgendein Spiel braucht. Es wurde nicht übernommen.
refused-busy = Gerade werden hier andere Spiele eingelesen. Warte einen Augenblick und versuche es noch einmal.
refused-bad-message = Der Server hat das nicht verstanden ({ $detail }). Lade die Seite neu.
refused-bad-setup = Dieses Spiel lässt sich nicht aufbauen: { $detail }
refused-bad-chronicle = Diese Chronik lässt sich nicht lesen: { $detail }
refused-unknown-language = Der Server spricht kein „{ $detail }“.
refused-unknown-bot = Einen solchen Bot gibt es nicht: { $detail }
refused-no-such-seq = Diese Stelle gibt es im Spiel nicht.
refused-no-such-battle = Einen Kampf { $detail } gibt es hier nicht.
refused-outdated = Dieses Spiel wurde mit anderen Regeln oder Karten begonnen und kann so nicht weitergehen. Zurücknehmen führt zur letzten Stelle, die noch passt; die Chronik lässt sich sichern.
outdated-because = Dieses Spiel braucht etwas, das es nicht mehr gibt, und kann nicht weitergehen: { $why }. Seine Antworten sind lesbar, die Chronik lässt sich sichern, das Spiel löschen.
refused-origin = Diese Seite gehört nicht zu diesem Server.
refused-host = Unter dem Namen in „{ $detail }“ antwortet dieser Server nicht. Wer ihn betreibt, kann ihn zulassen: GRAVEHOLD_ORIGINS={ $detail } (docs/server.md).
refused-storage = Der Server kann gerade nichts speichern: { $detail }. Nichts wurde geändert; versuche es gleich noch einmal.
storage-full = sein Datenträger ist voll oder versagt
storage-read-only = seine Datenbank lässt sich nur lesen
storage-damaged = seine Datenbank ist beschädigt
storage-away = seine Datenbank antwortet nicht
refused-not-found = Hier ist nichts.
refused-internal = Auf dem Server ist etwas schiefgegangen. Nichts ging verloren; lade die Seite neu.
undo-host = Der Gastgeber
undo-told = { $who } nimmt zurück: { $what }
undo-told-past = { $who } nimmt zurück: { $what } (obwohl seitdem Verdecktes bekannt wurde)
serve-at = Gravehold läuft unter { $address } (Strg+C beendet es)
serve-other-port = Port { $port } ist belegt, darum der nächste freie.
serve-lan = Für andere in eurem Netz: { $address }
serve-unbuilt = Der Server läuft, aber der Tisch ist noch nicht gebaut. Im Repository: { $make } (oder { $npm } in { $folder }), dann diese Seite neu laden.
serve-programs = Die Schnittstelle für Programme: { $address }.
backup-made = { $file }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $answers ->
        [one] 1 Antwort
       *[other] { $answers } Antworten
    }, geprüft.
backup-restored = In { $file } { $games ->
        [one] liegt jetzt 1 Spiel
       *[other] liegen jetzt { $games } Spiele
    } mit { $answers ->
        [one] 1 Antwort
       *[other] { $answers } Antworten
    }.
backup-before = Was vorher dort war: { $file }
