# Was vor und nach den Kämpfen der Legacy-Kampagne erzählt wird, und an ihrem Ende.
# Eine Geschichte: eine Lampe, die Schüler eine Nacht lang hüten, und was es kostet, dass sie brennt.
# Was immer die Tatsachen wählen, ein Text hat 80 bis 150 Wörter. „Wir“ sind alle, die kämpfen.
# $names: die Gruppe, wie sie sich genannt hat; steht, wo beliebig viele Namen stehen können.
# $last: wie das vorige Kapitel ausging. $fallen: ob alle erschöpft waren.

# Kapitel 1

story-legacy-1-title = Die Feuerprobe

story-legacy-1-before =
    Die letzte Prüfung an unserer Schule ist die kürzeste. Bei Einbruch der Dunkelheit zündet man
    auf der Mauer eine Lampe an und sorgt dafür, dass sie bis zum Morgen brennt. Mehr wird nicht
    verlangt. Wer zur Prüfung antritt, ritzt seinen Namen in den Messingfuß, unter die Namen
    früherer Jahre. In diesem Jahr steht dort: { $names }.

    Eine Stunde vor Mitternacht legt sich der Wind. Dann geht über der Feste der letzten Ruhe der
    Himmel auf,
    lautlos, wie ein Tuch an einer alten Falte, und etwas kommt herunter, das aus Schneiden besteht
    und aus sonst nichts. Wohin es sich dreht, fallen Dächer entzwei.

    Unsere Lehrer sind schon auf den Straßen. Sie können es verletzen. Wir nicht, noch nicht. Aber
    diese eine Straße können wir halten, mit der Lampe im Rücken. Niemand hat gesagt, dass die
    Prüfung vorbei ist.

story-legacy-1-won =
    Gegen vier Uhr früh zerbricht es. Wer den letzten Schlag führt, sehen wir nicht. Wir sehen ein
    Licht, das an seinen Rändern entlangläuft, und dann regnet alles auf den Marktplatz nieder wie
    eine Schublade voller Messer, die jemandem aus der Hand gerutscht ist. Nur der Kern liegt nicht
    dabei. Er schlägt durch das Pflaster, und lange noch hören wir ihn fallen.

    Als es still ist, kommt unsere älteste Lehrerin die Straße herauf, die wir gehalten haben. Sie
    sieht uns an und dann die Lampe, die ein wenig schief brennt. „Bestanden“, sagt sie und setzt
    sich auf den Bordstein, weil ihre Beine sie nicht weiter tragen.

    Niemand fragt, wie tief es unter der Stadt hinabgeht.

story-legacy-1-lost =
    { $fallen ->
        [all] Wir gehen zu Boden, und die Straße liegt offen da.
       *[some] Wir weichen von Tür zu Tür zurück, bis es keine Türen mehr gibt.
    } Was dann kommt, ist nicht unser Verdienst. Unsere Lehrer hören auf, sich zu schützen, alle
    zugleich, und legen in einen einzigen Schlag, was ihnen geblieben ist. Das Wesen aus Schneiden
    zerbricht. Sein Kern schlägt durch das Pflaster, und lange noch hören wir ihn fallen.

    Am Morgen ist das Viertel, das wir halten sollten, ein Feld aus Steinen. Von elf Lehrern können
    vier noch stehen. Die älteste geht dort entlang, wo gestern eine Straße war, und zieht unsere
    Lampe aus dem Schutt. Das Glas ist fort. Die Flamme nicht.

    „Bestanden“, sagt sie, ohne jemanden anzusehen. Uns wäre lieber, sie würde schreien.

# Kapitel 2

story-legacy-2-title = Zwischen den Ruinen

story-legacy-2-before =
    Seit drei Tagen steigen wir hinab. { $last ->
        [lost] Wo das Viertel stand,
       *[won] Unter dem Marktplatz
    } ist die Erde offen, und darunter sind Menschen, die klopfen. Wir gehen dem Klopfen nach, wir
    graben, und wir holen herauf, wer noch Antwort gibt.

    Am dritten Tag klopft etwas anderes. Es ist eine Klinge des Schwarms, eine einzige, höher als
    eine Tür, und sie schnüffelt durch die Keller wie ein Hund, der die Fährte verloren hat. Sie
    sucht, was gefallen ist.

    Vor einem geborstenen Gewölbe findet sie uns. Hinter dem Spalt ist ein Licht, für das wir kein
    Wort haben. Es zieht an unseren Händen, als hätten wir dort drin etwas liegen lassen. Die
    Jägerin hebt ihren langen Kopf. Auch sie hat das Licht gewittert.

story-legacy-2-won =
    Die Jägerin stirbt eine Handbreit vor dem Licht. Sie hat keinen Laut von sich gegeben, und
    niemand wird nach ihr fragen. Was sie von der Tiefe wusste, bleibt hier im Staub.

    Jetzt ist Zeit, anzusehen, worum wir gekämpft haben: ein Tor, nicht größer als ein Schild, das
    neben jedem von uns in der leeren Luft steht. Wir versuchen es fortzuschicken, wie man uns
    gelehrt hat, einen Riss zu schließen. Es weicht nicht. Es dreht sich, wie wir uns drehen, und als
    wir die Treppe hinaufgehen, kommt es mit. Ein vierter also. Unsere Lehrer haben davon gelesen, in einem
    Buch, das davor warnte.

    Am Abend sind neunzehn Menschen am Tageslicht, und wir können etwas, das gestern nicht möglich
    war.

story-legacy-2-lost =
    Sie ist schneller als wir. Sie schleudert uns gegen die Wand des Gewölbes, horcht noch einmal in
    die Tiefe und verschwindet durch einen Spalt, den wir für einen Schatten hielten. Sie hat nicht
    gefunden, was gefallen ist. Aber sie weiß nun, in welcher Richtung es liegt, und sie hat andere,
    denen sie es sagen kann.

    Wir sitzen im Staub und zählen unsere Knochen. Zwischen uns, nicht größer als ein Schild, steht
    ein Tor offen in der leeren Luft. Wir versuchen es zu schließen, wie man uns gelehrt hat, einen
    Riss zu schließen. Es schließt sich nicht. Als wir die Treppe hinaufgehen, geht es mit.

    „Ein vierter“, sagt unsere älteste Lehrerin. „Also doch nicht mit leeren Händen.“ Es soll ein
    Trost sein.

# Kapitel 3

story-legacy-3-title = Auf der Suche nach neuer Macht

story-legacy-3-before =
    Brot wird jetzt scheibenweise ausgegeben. Darum schickt uns die Stadt die alten Straßen hinauf,
    zu Höfen, von denen niemand mehr gehört hat, seit der Himmel aufging. { $last ->
        [lost] Niemand sagt, dass wir ihnen einen Sieg schulden. Sie sehen uns nur so an.
       *[won] Man steckt uns Äpfel für den Weg in die Taschen, die letzten in diesem Jahr.
    } Hier oben gibt es Wind. Wir hatten den Wind vergessen.

    Die Höfe sind leer, die Scheunen voll. Alle Spuren führen zu demselben Hügel. Dort drin brütet
    etwas, in Kammern, so glatt wie das Innere eines Eis, und was herauskriecht, trägt einen Panzer.
    Unser erster Zauber, ein guter, zerplatzt daran wie ein Schneeball.

    „Erst klopfen“, sagt unsere älteste Lehrerin. „Dann zuschlagen.“ Und sie hebt beide Hände.

story-legacy-3-again =
    Zwei Nächte ruhen wir in einer Scheune und schlafen schlecht, weil man sie die ganze Zeit hört.
    Es ist ein leises Klappern, überall am Hügel, Panzer an Panzer. Es sind mehr geworden, und die
    größten haben sich unsere Gesichter gemerkt.

    Aber auch wir haben gelernt. Wir wissen, welche Kammer alle anderen nährt. Wir wissen, wie lange
    ein gespaltener Panzer braucht, bis er heilt. Und eines gibt es hier im Überfluss: Zum ersten
    Mal seit Monaten essen wir uns satt. In die Scheunentür hat jemand gebrannt, wer hier geschlafen
    hat:
    { $names }.

    Im Morgengrauen zählt uns unsere älteste Lehrerin durch, obwohl es wenig zu zählen gibt.
    „Derselbe Hügel“, sagt sie. „Anderer Plan.“ Das Klappern hört auf. Sie haben uns kommen hören.

story-legacy-3-won =
    Die letzte Kammer sinkt mit einem Seufzer in sich zusammen, wie Brot, das man zu früh aus dem
    Ofen nimmt. Danach ist es auf dem Hügel so still, dass man den Wind aus dem Tal heraufkommen
    hört, Feld um Feld.

    Wir laden das Korn auf. Dann, weil ja jemand daran denken muss, sammeln wir die Panzer ein:
    hunderte, leicht wie Papier, und nicht einer lässt sich mit dem Messer ritzen. Was unsere
    Schläge abgelenkt hat, wird auch andere ablenken. Den ganzen Heimweg halten wir sie gegen die
    Sonne und versuchen zu erkennen, wie sie gemacht sind.

    Am Tor bejubelt man die Wagen. Dann sieht man unsere Gesichter, und von da an gilt der Jubel
    auch uns.

story-legacy-3-lost =
    { $fallen ->
        [all] Niemand von uns kann später sagen, wer wen aus diesem Hügel geschleift hat.
       *[some] Den Hügel hinunter sind wir viel schneller, als wir hinaufgekommen sind.
    } Sie folgen uns nicht. Sie haben es nicht nötig. Hinter uns schließen sich die Kammern, eine nach
    der anderen, mit einem Klirren, als würden Teller weggeräumt, und darin wächst die Brut.

    Im letzten Hof vor dem Wald verriegeln wir die Tür und sehen nach, was von uns übrig ist. Es
    reicht. Auf dem Boden liegt ein Stück Panzer, abgesprengt von dem einzigen, den wir spalten
    konnten. Es wiegt nichts. Kein Messer ritzt es.

    „Dann lassen sie sich also spalten“, sagt unsere älteste Lehrerin und steckt es ein. „Wir kommen
    wieder.“

# Kapitel 4

story-legacy-4-title = Die lauschenden Wurzeln

story-legacy-4-before =
    Hinter dem Hügel liegt ein Tal, das grün geblieben ist. Im Frühjahr sind Leute aus der Stadt
    dorthin gezogen; sie schrieben Briefe, dann einen langen Brief, dann keinen mehr. { $last ->
        [lost] Wir haben kaum Kraft übrig, aber es ist ihre Handschrift.
       *[won] Mit vollen Wagen im Rücken können wir uns den Umweg leisten.
    }

    Das Tal antwortet, bevor wir fragen. „Ja, es gibt Wasser“, sagt eine Frau an der Furt. „Nein, es
    ist nicht mehr weit“, sagt ein Kind, das sich nicht einmal umgedreht hat. Auf der Wiese steht
    ein Freund aus unserem Jahrgang. Er lächelt, er breitet die Arme aus und wirft nach uns mit dem
    ersten Zauber, den wir alle zusammen gelernt haben.

    Aus seinem Ärmel hängt eine Wurzel, dünn wie ein Haar. Sie geht in den Boden. Hier hat jeder
    eine. Wir müssen das Tal verbrennen und nicht ihn.

story-legacy-4-again =
    Es kennt uns jetzt. Als wir für einen neuen Versuch über den Kamm kommen, sagt das ganze Tal,
    wer da kommt, aus den Mündern von Leuten, die uns nie begegnet sind: { $names }.

    Wir haben uns Wachs in die Ohren gestopft, was nichts hilft, und vorher ausgemacht, wer was tut,
    was viel hilft. Was immer es sagt, wir antworten nicht. Aus Antworten lernt es. Was immer der
    Freund uns mit den Händen vormacht, wir machen es nicht nach. Auch daraus lernt es.

    Unter der alten Eiche in der Mitte laufen die Wurzeln zusammen wie Fäden unter einer Nadel.
    Dorthin müssen wir. Er steht davor. Er hat auf uns gewartet, sagt er, und einen Augenblick lang
    ist er es wirklich selbst.

story-legacy-4-won =
    Es brennt schlecht, wie alles Grüne, und es schreit mit jeder Stimme, die es hat. Dann birst die
    Eiche, und mit einem Mal gehören die Stimmen wieder Menschen. Sie stehen auf der Wiese herum und
    betrachten ihre Hände.

    Unser Freund sitzt in der Asche. Wir knien uns zu ihm und schneiden ihm die Wurzel vom Ärmel.
    Lange schaut er uns ins Gesicht, als hätte man ihm ein Gedicht zu lernen aufgegeben. Dann sagt
    er langsam, was er weiß: { $names }. Er irrt sich kein einziges Mal.

    Es gibt Dinge, die in diesem Tal nie jemand erzählen wird. Auf dem Heimweg geht er in der Mitte,
    und wir reden mit ihm nur über das Wetter.

story-legacy-4-lost =
    Wir laufen, und das Tal ruft uns nach. Es weiß inzwischen, wovor wir Angst haben. Es sagt es
    ganz ruhig, von links und von rechts, mit den Stimmen von Alten und von Kindern, und zuhören
    kann es: Was jemand von uns zurückruft, hat es bis zur nächsten Biegung auswendig gelernt.

    Auf dem Kamm zählen wir durch. Alle sind da. Aber unten, mitten auf der Wiese, hat sich unser
    Freund unter die Eiche gesetzt und sagt mit unseren Stimmen auf, was wir heute Morgen zueinander
    gesagt haben. Im Tal ist jetzt eine Stimme mehr als gestern.

    „Wir haben ihm geantwortet“, sagt unsere älteste Lehrerin. „Das war der Fehler. Nächstes Mal
    antwortet niemand.“

# Kapitel 5

story-legacy-5-title = Gläserner Atem

story-legacy-5-before =
    Der Winter kommt als Dunst vom Pass herunter. Er ist kalt, er riecht nach nichts, er legt sich
    auf die Lager vor der Mauer, und am Morgen hat jeder Splitter, den er berührt hat, einen Sprung,
    fein wie ein Haar. Sie leuchten noch. Sie sagen nur nicht mehr die ganze Wahrheit.

    { $last ->
        [lost] Unser Freund ist nicht aus dem Tal zurück, und so scherzt niemand, als wir die Lampe aufstellen.
       *[won] Unser Freund aus dem Tal hilft uns, die Lampe aufzustellen. Er fragt nicht, wozu.
    } Es ist dieselbe, mit den Namen im Messing, nur das Glas ist neu. Rings um sie legen wir unsere
    Splitter aus, jeden in seinem Beutel, jeden mit einem Namen darauf.

    Wir haben diese eine Nacht. Bis zum Morgen ist der Dunst weitergezogen, mit unserem Licht oder
    ohne.

story-legacy-5-won =
    Den Augenblick, in dem er stirbt, gibt es nicht. Irgendwann gegen Morgen bemerken wir, dass man
    den Pass sehen kann und die Bäume auf dem Pass, und dass das, was zwischen ihnen hängt, nur noch
    Wetter ist.

    Wir öffnen die Beutel. Ein paar der Steine haben einen Sprung, fein wie ein Haar, und er wird
    nicht mehr vergehen. Trotzdem halten wir sie an die Lampe. Sie werfen ihr Licht jetzt ein wenig
    zur Seite, als hätten sie etwas zu sagen, das nur für eine einzige Person bestimmt ist. Damit
    lässt sich arbeiten.

    In den Lagern kommen die Leute unter ihren Decken hervor, atmen vorsichtig ein und wieder aus.
    Niemand hat je so klare Luft gesehen.

story-legacy-5-lost =
    Am Morgen ist er fort, und das liegt nicht an uns. Er ist über das Lager hinweggegangen, wie man
    über eine schlechte Seite hinweggeht. Die Beutel sind noch zugebunden. Aber die Steine darin
    sind stumpf, gerade die hellsten, und durch jeden läuft ein Sprung, fein wie ein Haar.

    Wir halten einen an die Lampe, und das Licht kommt auf der falschen Seite heraus. Jemand lacht.
    Es ist kein gutes Lachen.

    „Es sind immer noch dieselben“, sagt unsere älteste Lehrerin. „Man muss sie nur neu lernen.“ Sie
    ist so lange wach wie wir, und sie ist dreimal so alt. Also packen wir die Steine weg und kochen
    ihr einen Tee.

# Kapitel 6

story-legacy-6-title = Neun Zimmer

story-legacy-6-before =
    Etwas kommt, und wir wissen davon nur, dass alle davon träumen. Um mehr zu erfahren, müsste man
    in einen Geist hineinsehen, der sehr viele Erinnerungen gefressen hat. Unsere älteste Lehrerin
    hat den Weg dorthin gefunden. Er beginnt hinter ihren eigenen Augen, sagt sie, und hat neun
    Zimmer.

    { $last ->
        [lost] „Die Kraft ist knapp, und die Steine haben Sprünge“, sagt sie. „Gekämpft wird also nur, wo es sein muss.
       *[won] „Auch bei schlechter Luft sieht man jetzt gut“, sagt sie. „Gekämpft wird trotzdem nur, wo es sein muss.
    } Ich gehe voran. Hinter mir müssen die Brücken halten. Ohne Brücke führt aus einem Zimmer kein Weg
    zurück, nicht einmal für einen Gedanken.“

    Sie setzt sich auf die Schulbank, auf der wir lesen gelernt haben. Sie fasst uns bei den Händen
    und schließt die Augen. Eine Tür geht auf.

story-legacy-6-again =
    Zwei Wochen dauert es, bis ihr wieder einfällt, wozu ein Kessel gut ist. Dann lässt sie uns
    rufen. „Bis ins siebte Zimmer bin ich gekommen“, sagt sie. „Es hat ein Fenster. Ich habe etwas
    gesehen und vergessen, was. Das heißt, es lohnt sich.“

    Diesmal zeichnen wir die neun Zimmer mit Kreide auf den Boden des Schulsaals und gehen sie ab,
    bis wir es im Dunkeln können. Welche Brücke welche hält. Welche es zuerst einreißt. Wo man
    steht, wenn der Boden zu vergessen beginnt, dass er ein Boden ist.

    Sie setzt sich auf die Bank. „Wenn ich nachher meinen Namen nicht weiß“, sagt sie, „dann will
    ich einen anderen hören.“ Wir versprechen es: { $names }.

story-legacy-6-won =
    Über die letzte Brücke kommt sie heraus, auf eigenen Füßen, und hält etwas in beiden Händen, so
    wie man Wasser trägt. Sehen können wir es nicht. Wir hören es. Es schlägt, langsam, gegen den
    Schlag unserer Herzen, und nach einer Weile mit ihm.

    „Jetzt weiß ich es“, sagt sie. „Was wir in der ersten Nacht zerbrochen haben, war nicht tot. Es
    ist gewachsen. Und nicht der Wind hat den Himmel über der Feste der letzten Ruhe aufgemacht. Es war jemand von
    uns.“ Wer, sagt sie nicht. Dann fragt sie, wie die Stadt heißt, in der wir wohnen.

    Wir sagen es ihr. Wir erzählen ihr alles, abwechselnd, tagelang. Das Schlagen behalten wir. Es
    macht uns stärker, und wir denken nicht gern darüber nach, warum.

story-legacy-6-lost =
    Das vierte Zimmer faltet sich zusammen wie ein Brief. Wir halten uns an der Brücke fest und an
    ihr, die Brücke bricht, und wir liegen auf dem Boden der Schule, zwischen den Bänken, im Mund
    den Geschmack einer fremden Kindheit.

    Sie atmet. Sie sieht uns freundlich an, wie man höfliche Fremde ansieht, und fragt, ob der
    Unterricht schon angefangen hat. Erst am Abend findet sie den ersten Namen wieder.

    Niemand sagt, dass wir es lassen sollten. Was kommt, das kommt, ob wir davon wissen oder nicht.
    Wir schlagen unser Lager im Saal auf, rings um ihres, und immer bleibt jemand wach. Sobald sie
    laufen kann, gehen wir wieder hinein.

# Kapitel 7

story-legacy-7-title = Was begraben lag

story-legacy-7-before =
    Es beginnt mit einem Summen unter dem Pflaster des Marktes. Dann kommen rings um die neuen
    Mauern Lichter aus der Erde, jedes auf einem Stiel aus Messern. Es sind Leuchtfeuer, aber nicht
    für uns. Sie zeigen etwas den Weg nach oben.

    { $last ->
        [lost] Zu spät begreifen wir, was unsere Lehrerin dort drin gesehen hat, aber wir begreifen es:
       *[won] Unsere Lehrerin hat uns erzählt, was sie gesehen hat:
    } den Kern, der in der ersten Nacht gefallen ist, tief unten, im Dunkeln, wie er Klinge um Klinge
    ansetzt. Er erinnert sich an die Straße. Er erinnert sich, wer in ihr stand.

    Damals standen unsere Lehrer vor uns. Heute sind sie alt oder nicht mehr da, und die Schüler auf
    der Mauer sehen zu uns her, unsere Lampe in der Hand. Vor uns steht niemand mehr.

story-legacy-7-again =
    Die neue Mauer haben wir mit einem Seil abgesteckt, über Höfe und durch Küchen, denn es ist
    nichts mehr da, woraus man sie bauen könnte. Hinter dem Seil steht, wer stehen kann. Davor
    brennen die Leuchtfeuer, und nachts sieht man sie noch durch die geschlossenen Lider.

    Aber es hat eine Gewohnheit, und wir haben sie entdeckt. Vor jedem Überfall gibt es einen
    Moment, in dem alle Feuer gleich hoch brennen. Wer dann bereit ist, hat einen Atemzug Zeit.

    Die Schüler haben es mit Kreide an die Wand geschrieben, groß, damit es niemand vergisst: ein
    Atemzug. Darunter haben sie, ohne jemanden zu fragen, geschrieben, für wen die Lampe brennt:
    { $names }.

story-legacy-7-won =
    Das letzte Leuchtfeuer flackert, neigt sich und erlischt. Das Wesen aus Schneiden dreht sich
    noch einmal im Dunkeln wie jemand, der einen Schlüssel verloren hat, und dann bleibt es einfach
    stehen. Klinge um Klinge fällt von ihm ab. Zuletzt liegt auf dem Pflaster ein Kern, nicht größer
    als eine Faust, und er fällt nicht mehr weiter. Wir bleiben bei ihm, bis er kalt ist.

    Dann kommen die Schüler von der Mauer. Ob sie bestanden haben, fragen sie. „Brennt sie?“, fragen
    wir. Sie halten die Lampe hoch. Sie brennt. Also sagen wir das Wort, das man dann sagt, und
    müssen uns auf den Bordstein setzen.

    Erst später sehen wir, was in den Kern graviert ist: ein Zeichen, das wir aus der Schule kennen.

story-legacy-7-lost =
    { $fallen ->
        [all] Als die Mauer fällt, steht niemand von uns mehr, um es zu sehen.
       *[some] Die Mauer fällt im Morgengrauen, nicht krachend, sondern mit einem langen Husten.
    } Die Zeit reicht gerade, um die Leute herauszuholen, Straße um Straße, und die Schüler reichen
    gerade, um es zu tun. Sie sind gut. Irgendwie haben wir es ihnen zwischendurch beigebracht.

    Das Wesen aus Schneiden folgt uns nicht. Es lässt sich im Schutt nieder, zwischen seinen
    Lichtern, und summt. Hinter uns rückt die Stadt zusammen: fünf in einem Zimmer, dann acht, dann
    die Schule, mit Stroh zwischen den Bänken.

    Am Abend stellt jemand die Lampe ins Fenster. Es ist kein Zeichen, und niemand legt eine Prüfung
    ab. Sie soll nur zeigen, welches Haus noch unseres ist. Morgen gehen wir wieder hinaus.

# Kapitel 8

story-legacy-8-title = Die letzte Lektion

story-legacy-8-before =
    { $last ->
        [lost] Endlich können wir das Zeichen lesen, das in jedes Leuchtfeuer gebrannt ist. Es
       *[won] Das Zeichen auf dem Kern
    } ist dasselbe, das unter allen unseren Zeugnissen stand. Von Xaxos haben wir gelernt, anzuzünden,
    festzuhalten und loszulassen. Er hat in der ersten Nacht den Himmel geöffnet, um zu erfahren,
    was da hindurchkommt und wie man selbst dazu wird. { $last ->
        [lost] Die Stadt, der er das angetan hat, hat eine Mauer verloren und die Hälfte ihrer Lichter.
       *[won] Die Stadt, der er das angetan hat, steht noch, und das wundert ihn.
    }

    Jetzt kann er es. Er schwebt über dem Markt, um ihn vier Risse, rund wie Augen, und jeder Zauber
    darin ist einer von unseren. Neues hat er nicht. Er braucht es nicht. Er hat unsere Fehler
    verbessert, also kennt er sie.

    „Bücher weg“, sagt er freundlich. „Dies ist die letzte Lektion.“ Wir zünden die Lampe an und
    stellen sie dorthin, wo er sie sehen kann.

story-legacy-8-again =
    Er hat uns gehen lassen. Das ist das Schlimmste. Er hat, was von uns übrig war, angesehen wie
    die schlechte Arbeit eines guten Schülers und gesagt, wir dürften sie noch einmal abgeben.

    Also sitzen wir nachts in der Schule und tun, was er von uns nie erwartet hätte: Wir verlernen.
    Wir zaubern mit der falschen Hand. Wir tauschen unsere Steine. Wir fragen einander nach den
    Fehlern unserer Kindheit und suchen die besten aus. Unsere älteste Lehrerin, die so viel
    vergessen hat, lacht zum ersten Mal seit Wochen. „Das kann er nicht kennen“, sagt sie. „So etwas
    habe ich noch nie gesehen.“

    Bevor wir gehen, ziehen wir mit einem Nagel die Buchstaben im Messing nach: { $names }.

story-legacy-8-won =
    Am Ende besiegt ihn ein Fehler. Es ist ein alter, aus der ersten Klasse, und er verbessert ihn,
    wie er es immer getan hat. Er kann nicht anders. Einen Atemzug lang ist er Lehrer und streckt
    die Hand aus, und es ist kein Zauber darin.

    Die vier Risse schließen sich, einer nach dem anderen, wie Augen. Übrig bleibt ein älterer Herr
    vor einer Schule, der zu dem Loch im Himmel aufsieht, als wolle er noch etwas dazu sagen. Dann
    schließt sich auch das Loch, und er ist auf der anderen Seite.

    Wir stehen noch ziemlich lange auf dem Marktplatz herum. Es dauert, bis man begreift, dass keine
    Glocke mehr läuten wird.

story-legacy-8-lost =
    { $fallen ->
        [all] Am Ende ist niemand mehr da, der die Hand heben könnte.
       *[some] Er antwortet auf unseren letzten Zauber, ehe wir ihn gesprochen haben.
    } „Nicht schlecht“, sagt Xaxos, und er meint es so. Um ihn drehen sich ohne Eile die vier Risse,
    und jedes Licht, das sie werfen, ist eines, das wir kennen.

    Er könnte es jetzt beenden. Er tut es nicht. Noten hat er immer erst gegeben, wenn alle fertig
    waren. Er tritt in die Öffnung im Himmel zurück, wie man hinter ein Pult tritt, und sie bleibt
    offen und wartet.

    Auf der Mauer hat jemand beide Hände um die Lampe gelegt, gegen den Wind, der von dort oben
    kommt. Sie brennt schwach. Sie brennt. Wir gehen nach Hause, das sind jetzt nur noch ein paar
    Straßen, und liegen wach.

# Das Ende, nach dem, was die Wertungstafel sagt

story-legacy-end-dawn =
    Der Morgen nach der letzten Lektion ist ein gewöhnlicher, mit Nebel und mit Brot. Die Leute
    treten vor die Türen und sehen hinauf. Da ist ein Himmel, ganz und in einem Stück, und niemandem
    fällt eine Bemerkung ein, die gut genug dafür wäre.

    Am Abend tragen wir die Lampe auf die Mauer. Sie hat das dritte neue Glas, und der Fuß ist
    verbeult, aber das Messing kann man lesen: { $names }. Darunter ist noch Platz für andere Jahre.

    Wir zünden sie an und gehen ohne sie die Treppe hinunter. Niemand muss wach bleiben. Sie brennt,
    bis jemand kommt, der gern etwas lernen möchte, und ein Licht vorfindet, das schon da ist,
    stehen gelassen für wen auch immer.

story-legacy-end-survival =
    Der Himmel hat sich geschlossen, und was darunter liegt, ist klein geworden. Drei Straßen, eine
    Schule, ein Marktplatz, auf dem das Gras wächst. Man kennt sich. Abends zählen die, die noch da
    sind, einander durch und reden nicht darüber, und es stimmt jedes Mal, und das nennen wir jetzt
    Glück.

    Wir tragen die Lampe auf das, was von der Mauer noch steht. Das Glas ist Fensterglas, von Hand
    geschnitten. Das Messing kann man lesen: { $names }. Früher standen dort mehr Namen, aber dieses
    Stück fehlt.

    Wir zünden sie an. Jemand bleibt bei ihr, abwechselnd, nicht weil es eine Prüfung wäre, sondern
    weil es gut ist, einen Ort zum Wachsein zu haben.

story-legacy-end-fall =
    Eine letzte Nacht, von der man erzählen könnte, gibt es nicht. Es gibt nur einen Abend, an dem
    weniger Fenster hell werden als am Abend davor, und dann noch einen. Er hat keine Eile. Für eine
    letzte Lektion hat er sich immer Zeit genommen.

    Wir hüten die Lampe, solange Öl da ist. Danach brennt sie mit Schmalz und schließlich mit den
    Bänken der Schule. Im Messing, von vielen Daumen blank, steht noch immer: { $names }.

    Weit weg, auf einer Straße, die anderswohin führt, dreht sich jemand um, weil dort ein Stern
    steht, sehr niedrig, wo keiner stehen dürfte. Er ist gelb und flackert ein wenig. Eine Weile
    bleibt der Blick an ihm hängen. Dann geht er aus.
