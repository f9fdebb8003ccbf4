# Pakete: was in einem Ordner mit eigenen Karten nicht stimmt und wie es richtig wäre.
pack-no-header = hier fehlt „pack.yaml“, das sagt, was das Paket ist; „gravehold pack new ORDNER“ legt ein Beispiel an
pack-header = in „pack.yaml“ fehlt „{ $field }“; dort stehen id, name, author, version und licence
pack-header-place = „{ $field }“ sagt etwas über das Paket: es gehört in „pack.yaml“
pack-reserved = „{ $value }“ hat eine eigene Bedeutung; gib dem Paket eine andere Kennung
pack-files = { $n } Dateien sind zu viele für ein Paket; höchstens { $most }
pack-document = eine Datei eines Pakets enthält Listen unter Wörtern wie { $some }
pack-section = unbekanntes Wort „{ $field }“{ $near } (es gibt: { $known })
pack-list = unter „{ $field }“ sollte eine Liste stehen, jeder Eintrag hinter einem „-“
pack-mapping = unter „{ $field }“ sollten Namen stehen, jeder mit Doppelpunkt und dem, was dazugehört
pack-language = unbekannte Sprache „{ $lang }“{ $near } (es gibt: { $known })
pack-text = „{ $field }“ sollte ein Text sein
pack-ids = „{ $field }“ sollte eine Liste von Kennungen sein
pack-suggested = ein Vorrat hat neun verschiedene Stapel, nicht { $n }
pack-one-line = der Name von „{ $field }“ sollte eine Zeile mit höchstens { $most } Zeichen sein
pack-case = unbekannter Fall „{ $name }“{ $near } (es gibt: { $known })
pack-definition = eine Definition beginnt mit ihrer Art und ihrer Kennung, wie in „Gem: sunstone“; hier steht: { $value }
pack-begin = am Anfang sollte stehen, was das ist, wie in { $few }{ $near }
pack-belongs = „{ $found }“ gehört nicht in „{ $section }“, sondern in: { $right }
pack-id-twice = zwei Definitionen haben die Kennung „{ $name }“; die andere: { $there }
pack-not-before = „{ $name }“ steht anderswo in diesem Paket; in einem Tableau meint eine Kennung allein eine seiner eigenen Karten, die davor steht, oder eine Karte einer anderen Schachtel
pack-two-words = das ist entweder „{ $one }“ oder „{ $two }“, nicht beides
pack-there = diesen Ordner gibt es schon, und er ist nicht leer; nichts wird überschrieben

# Ausdrücke
pack-expression = das ist nicht lesbar: Ein Komma, eine Klammer oder ein Anführungszeichen fehlt oder ist zu viel; innerhalb von { "{" } { "}" } oder [ ] gehört alles in Anführungszeichen
pack-comma = davor fehlt ein Komma
pack-bracket-open = diese Klammer wird nie geschlossen; innerhalb von { "{" } { "}" } oder [ ] setze alles in Anführungszeichen
pack-bracket-alone = diese Klammer schließt keine, die geöffnet wurde
pack-in-words = „{ $text }“ sagt man hier mit Worten: { $words }
pack-unsaid = „{ $text }“ lässt sich hier nicht sagen: nur Wörter des Vokabulars, Zahlen, Texte, True, False und None
pack-word = im Vokabular gibt es kein Wort „{ $name }“{ $near }
pack-brackets = „{ $name }“ schreibt man mit Klammern: { $name }()
pack-no-brackets = „{ $name }“ schreibt man ohne Klammern
pack-too-many = „{ $name }“ nimmt { $n ->
    [0] keinen Wert
    [one] einen Wert
   *[other] höchstens { $n } Werte
  }, nicht { $found }{ $nested ->
    [yes] ; verschachtle es: { $name }(..., { $name }(..., ...))
   *[no] {""}
  }
pack-given-twice = bei „{ $name }“ ist „{ $field }“ zweimal angegeben
pack-no-part = „.{ $name }“ kann nicht auf „{ $what }“ folgen{ $near }

# Namen
pack-name-unknown = nichts in diesem Paket heißt „{ $name }“{ $near }
pack-name-taken = „{ $name }“ hat schon einen Namen: { $called }; nimm ein eigenes Wort
pack-nameless = „{ $name }“ hat keinen Namen; schreib ihn in mindestens einer Sprache unter „names“

# Pakete benutzen
pack-journeys = --packs gilt hier nur für einzelne Spiele: Expeditionen und Kampagnen bestreiten Bots nur mit unseren Schachteln
pack-folder = es gibt weder eine Schachtel noch ein Paket „{ $name }“; ein Paket ist ein Ordner mit „pack.yaml“ (Schachteln: { $boxes }){ $near }
pack-none = in diesem Ordner ist kein Paket
pack-twice = zwei Pakete haben die Kennung „{ $name }“
pack-unplayable = mit „{ $name }“ lässt sich kein Spiel aufbauen: { $why }

# Was die Befehle sagen
pack-made = In { $folder } liegt ein Beispiel für alles. Ändere es, dann: gravehold pack check { $folder }
pack-exported = { $n ->
    [one] { $n } Datei
   *[other] { $n } Dateien
  } in { $folder } geschrieben
pack-checked = { $name } ({ $id } { $version }): alles in Ordnung. Karten: { $cards }, Riss-Magier: { $mages }, Erzfeinde: { $nemeses }
pack-by = { $name } { $version }, von { $author } ({ $licence })
pack-skipped = dieser Verweis führt aus dem Ordner hinaus und wird nicht gelesen

# Zeichnungen
drawing-owner = „{ $name }“ gibt es in diesem Paket nicht{ $near }; eine Zeichnung heißt wie die Kennung dessen, was sie zeigt
drawing-xml = ab hier ist das kein XML
drawing-doctype = eine Zeichnung hat kein DOCTYPE, keine Entitäten und keine Anweisungen an Programme
drawing-root = eine Zeichnung beginnt mit <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">, und ihre Größe liegt über 0 und bei höchstens 4000
drawing-element = <{ $name }> lässt sich hier nicht zeichnen{ $near } (es gibt: { $known })
drawing-attribute = „{ $name }“ lässt sich hier nicht über <{ $element }> sagen{ $near }
drawing-value = „{ $name }“ sollte eine Zahl, eine Farbe, eine Form oder url(#...) aus dieser Datei sein, nicht „{ $value }“
drawing-href = „href“ führt zu etwas in dieser Datei, etwa „#blatt“, nicht zu „{ $value }“
drawing-missing = in dieser Datei hat nichts die Kennung „{ $name }“{ $near }
drawing-nested = was „use“ zeigt, darf kein weiteres „use“ enthalten
drawing-number = { $value } ist zu groß für „{ $name }“; höchstens { $most }
drawing-text = Wörter werden nicht gezeichnet; sie dürfen in <title> und <desc> stehen
drawing-deep = die Elemente sind zu tief verschachtelt; höchstens { $most } tief
drawing-much = zu viel zu zeichnen: { $n } Formen (ein Filter zählt wie 80); höchstens { $most }
