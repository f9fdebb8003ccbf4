# Die Regeln der Legacy-Kampagne mit Buchstaben: ein Regelheft, das sich füllt.

lettered-a-title = Energie
lettered-a-text =
    Riss-Magier können Energie haben. Bisher hatte niemand einen Platz dafür, und wer Energie
    erhalten sollte, erhielt nichts.

lettered-b-title = Schildplättchen
lettered-b-text =
    Es gibt Schildplättchen. Sie liegen auf Monstern, neben deren Leben.

lettered-c-title = Erzfeind-Plättchen
lettered-c-text =
    Der Erzfeind kann Plättchen sammeln. Was sie bewirken, sagt sein Tableau.

lettered-d-title = Impulsplättchen
lettered-d-text =
    Es gibt Impulsplättchen. Ein Riss-Magier behält sie von Zug zu Zug, höchstens fünf; was
    darüber ist, verfällt.

lettered-e-title = Schweigeplättchen
lettered-e-text =
    Es gibt Schweigeplättchen. Auf einem Monster liegt höchstens eines.

lettered-f-title = Die Fähigkeit auf dem Tableau
lettered-f-text =
    Ein Riss-Magier, dessen Tableau eine Fähigkeit zeigt, hat so viele Felder für Energie, wie
    die Fähigkeit braucht.

lettered-g-title = Eine zweite Startkarte
lettered-g-text =
    Das Tableau hat einen dritten Platz: für eine zweite Startkarte, die einen Splitter auf der
    Hand, oben auf dem Deck oder unten im Deck ersetzt.

lettered-h-title = Riss IV
lettered-h-text =
    Riss IV zu bündeln kostet 4 Aetherium, ihn zu aktivieren 13, und für jede Vierteldrehung 3
    weniger. Ein Zauber, der aus ihm gewirkt wird, solange er aktiv ist, fügt 1
    zusätzlichen Schaden zu.

lettered-j-title = Splitter mit Namen
lettered-j-text =
    Splitter tragen den Namen ihres Riss-Magiers. Einer mit Makel behält ihn für den Rest der
    Kampagne; sein Aetherium taugt nur zum Erwerben von Karten.

lettered-k-title = Der Erzfeind-Stapel
lettered-k-text =
    Der Erzfeind-Stapel besteht aus den neun eigenen Karten des Erzfeindes und den allgemeinen
    Karten der Sammlung. Jedes Level wird gemischt; Level 1 liegt auf Level 2 und dieses auf
    Level 3. Danach kommt der Spielaufbau des Tableaus.

lettered-l-title = Die Sammlung
lettered-l-text =
    Die allgemeinen Karten der Sammlung sind von nun an in jedem Erzfeind-Stapel, immer
    dieselben. Eine entwickelte Karte ist in der Sammlung an der Stelle ihrer alten Form.

lettered-m-title = Beim Erwerb
lettered-m-text =
    Was eine Karte beim Erwerb bewirkt, geschieht einmal, in diesem Augenblick.

lettered-n-title = Zwei neue Aktionen
lettered-n-text =
    Wenn du Aktionen ausführst, kannst du auch Energie erhalten und deine Fähigkeit nutzen, in
    beliebiger Reihenfolge mit allem anderen.

lettered-o-title = Zusätzlicher Schaden
lettered-o-text =
    Der Bonus eines Risses kommt zum Schaden des Zaubers hinzu, der aus ihm gewirkt wird, jedes
    Mal, wenn er welchen zufügt. Ein Zauber ohne Schaden fügt den Bonus allein zu.

lettered-p-title = Was ein Schild tut
lettered-p-text =
    Schaden an einem Monster mit Schildplättchen entfernt eines davon, wie groß er auch ist, und
    sonst nichts.

lettered-q-title = Was Energie kostet
lettered-q-text =
    Energie kostet 2 Aetherium je Feld. Du kannst sie nicht für andere Spieler kaufen und nie
    mehr haben, als dein Tableau fasst. Sind alle Felder voll, darf die Fähigkeit genutzt werden:
    Erst geht alle Energie, dann geschieht sie.

lettered-r-title = Monster mit Schilden
lettered-r-text =
    Ein Monster, das Schilde zeigt, kommt mit so vielen Schildplättchen in die Auslage.

lettered-s-title = EVOLUTION
lettered-s-text =
    Auf einer allgemeinen Erzfeind-Karte kann EVOLUTION stehen. Hat sie einen freien Platz für
    einen Aufkleber, kommt einer darauf. Hat sie keinen freien oder gar keinen, wird sie für den
    Rest der Kampagne zu ihrer entwickelten Form: Ein Angriff oder Plan liegt als neue Karte auf
    dem Ablagestapel, ein Monster bleibt mit allen Plättchen in der Auslage.

lettered-t-title = Erschöpfung
lettered-t-text =
    Wird ein Riss-Magier erschöpft, folgt zuallererst SPEZIAL 2.

lettered-u-title = Erschöpfung kostet einen Riss
lettered-u-text =
    Nach SPEZIAL 2 zerstört ein Riss-Magier, der erschöpft wird, einen seiner Risse und wirft
    alle Energie ab. Erst dann trifft der übrige Schaden die Feste der letzten Ruhe,
    und zwar doppelt.

lettered-w-title = Schweigen
lettered-w-text =
    Ein Monster zum Schweigen zu bringen heißt, ein Schweigeplättchen darauf zu legen. Im
    nächsten Erzfeind-Zug wird es entfernt, und der ANSTURM des Monsters entfällt.

lettered-x-title = Herabstufen
lettered-x-text =
    Herabstufen: Zerstöre eine Karte mit Kosten 2 oder mehr; danach darfst du eine billigere
    Karte derselben Art aus dem Vorrat auf die Hand erwerben. Wer nicht herabstufen kann,
    erleidet 2 Schaden.

lettered-y-title = Nach einem Kampf
lettered-y-text =
    Ist ein Kampf vorbei, werden Energie und alle Plättchen entfernt, und Riss IV kommt zurück an
    seinen Platz auf dem Tableau.

lettered-z-title = Noch einmal
lettered-z-text =
    Ein verlorenes Kapitel wird noch einmal gekämpft, außer wo die Geschichte gleich weitergeht
    (Kapitel 5), mit Riss-Magiern, Vorrat und Sammlung, wie sie jetzt sind. Für jede Niederlage darin startet jeder Riss-Magier mit 1 Energie, höchstens
    3. Ab der zweiten Niederlage dürft ihr das Kapitel aufgeben.
