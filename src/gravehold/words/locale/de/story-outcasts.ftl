# Was vor und nach den Schlachten der gedruckten Expedition erzählt wird.
# Eine Geschichte: die Lampen am Untertor, ein Buch mit 153 Zeilen, eine Schülerin, die zählen soll.
# Was immer die Tatsachen wählen, ein Text hat 80 bis 150 Wörter. „Wir“ sind alle, die kämpfen.

# Kapitel 1: Experiment 153

story-outcasts-1-before =
    Am Untertor der Feste der letzten Ruhe hängt eine Reihe Lampen. Jeden Abend zündet die
    Lampenwärterin eine für jeden an, der noch draußen ist, und bläst sie aus, wenn er heimkommt.
    Heute brennen vier, für die Bergleute in den vier Stollen, und niemand kommt.

    Gegen Mitternacht hören wir, wie Stein gekaut wird. Es kommt aus allen vier Stollen, und es hat
    keine Eile. Aus dem dritten, in dem sein Vater grub, kriecht ein Junge, in der Faust einen
    Streifen Messing. Den habe er von etwas abgerissen, sagt er, das ganz und gar Maul war. Eine
    Zahl ist ins Messing geschlagen: hundertdreiundfünfzig.

    Jemand hat dieses Ding gemacht. Jemand zählt mit. Wir gehen auf unsere Plätze, und hinter uns
    legt die Stadt die Riegel vor.

story-outcasts-1-again =
    { $try ->
        [second] Sie kauen wieder. Wir haben die Augen noch zu und wissen schon, dass wir ein
            zweites Mal hinuntermüssen.
       *[later] Inzwischen erkennen wir alle vier am Geräusch, wie man Nachbarn auf der Treppe
            erkennt. Wir gehen wieder hinunter.
    }

    An der neuen Mauer aus Türen und Tischplatten hat die Lampenwärterin jeden Docht gestutzt. Vier
    Lampen brennen noch immer für die Bergleute. „Ich habe die ganze Nacht gehorcht“, sagt sie.
    „Schneller als vorher fressen sie nicht. Und wenn man sie hart trifft, zucken sie zurück. Ein
    guter Schlag ist drei kleine wert.“

    Der Junge aus dem dritten Stollen hält seinen Messingstreifen hoch, damit wir nicht vergessen,
    dass jemand die Schlünde geschickt hat. Aus der Decke des nächsten Stollens rieselt Staub, dünn
    wie Sand im Stundenglas. Hinter uns klemmt eine Wiege in der Mauer. Sie muss halten.

story-outcasts-1-won =
    { $try ->
        [first] Der letzte Schlund schließt sich und bleibt zu. Ein Versuch hat genügt, und es
            dauert, bis wir der Stille trauen.
        [second] Der letzte Schlund schließt sich und bleibt zu. Einmal haben sie uns hier
            hinausgejagt. Heute waren wir an der Reihe.
       *[later] Der letzte Schlund schließt sich und bleibt zu. Wir waren so oft hier unten, dass
            wir das Jubeln vergessen.
    } { $length ->
        [short] Länger hat es nicht gedauert, als ein Brot im Ofen braucht.
        [long] Als wir herunterkamen, war Nacht. Jetzt ist wieder Nacht.
       *[usual] { "" }
    } { $close ->
        [far] Die Mauern der Feste haben Kratzer, mehr nicht.
        [near] Durch die Lücken in der Mauer käme ein Karren.
        [brink] Von der Mauer steht noch ein Bogen, und der steht schief.
       *[untold] { "" }
    } { $fallen ->
        [none] Die Treppe hinauf braucht niemand Hilfe.
        [single] { $mages } wird die Treppe hinaufgetragen, hellwach und ohne Kraft, eine Hand zu
            heben.
        [some] { $mages } werden die Treppe hinaufgetragen, Schulter an Schulter auf einer Tür.
        [all] Die Riss-Magier müssen die Treppe hinaufgetragen werden, alle.
       *[untold] { "" }
    }

    Hinter dem Schlund sitzt ein Mann auf einem Stein. Es ist Xaxos, den die Stadt vor Jahren
    verstoßen hat. Auf seinen Knien liegt ein Buch mit hundertdreiundfünfzig Zeilen. „Es schreibt
    sich selbst, wenn meine Schülerin zählt“, sagt er. „Ich kann euch zu ihr bringen.“

    Bis zum Morgen soll er fort sein, verlangt der Rat, und mit ihm alle, die für ihn bürgen. Wir
    bürgen für ihn. Also wird für uns keine Lampe brennen. Der Junge kommt mit. Die Lampenwärterin
    gibt ihm eine alte Laterne, ohne einen Tropfen Öl. „Das ist nicht verboten.“

story-outcasts-1-lost =
    { $because ->
        [fallen] Die letzte Mauer der Unterstadt bricht, und die Schlünde sind in den Gassen.
        [exhausted] Ein Riss-Magier nach dem anderen sinkt um, bis nichts mehr zwischen den
            Schlünden und den Häusern steht.
        [rule] Welcher Augenblick es war, können wir nicht sagen. Auf einmal ist nichts mehr zu
            halten.
       *[untold] Die Stollen gehören den Schlünden, und bald gehören ihnen auch die unteren Gassen.
    } { $try ->
        [first] Wir hatten geglaubt, was keine Beine hat, müsse langsam sein.
        [second] Es ist das zweite Mal, dass die Glocke uns zurückruft.
       *[later] Wie oft die Glocke uns schon zurückgerufen hat, zählen wir nicht mehr.
    } { $length ->
        [short] Daheim ist noch nicht einmal die Suppe kalt.
        [long] Wir haben sie länger aufgehalten, als wir uns zugetraut hätten, und es war zu kurz.
       *[usual] { "" }
    } { $fallen ->
        [none] Wir können alle noch laufen und schämen uns ein wenig dafür.
        [single] { $mages } muss am Kragen herausgezogen werden.
        [some] { $mages } müssen am Kragen herausgezogen werden.
        [all] Die Riss-Magier müssen am Kragen herausgezogen werden, allesamt.
       *[untold] { "" }
    }

    Die Leute steigen die lange Treppe hinauf, das Bettzeug auf dem Rücken. Ein Mädchen trägt ein
    Huhn unter dem Arm. Auf dem Absatz wächst eine Mauer aus Türen, Tischplatten und einer Wiege.
    Unter uns geht das Kauen von Haus zu Haus. Dann wird es langsamer. Sie sind satt, sagt der
    Junge.

    Die Lampenwärterin hat ihre Lampen heraufgeholt und hängt sie an die neue Mauer. Die vier für
    die Bergleute brennen noch. „Schlaft“, sagt sie. „Ich wecke euch, wenn sie Hunger haben.“

# Kapitel 2: Dieb der Träume

story-outcasts-2-before =
    { $last ->
        [smooth] Die Schlünde haben wir beim ersten Versuch besiegt, und die Stadt hat trotzdem das
            Tor hinter uns geschlossen.
        [rough] Ehe wir die Schlünde besiegt haben, haben sie uns besiegt. Die halbe Stadt war froh,
            uns gehen zu sehen.
       *[unknown] { "" }
    }

    Am Tor haben uns ein paar Leute etwas zugesteckt, ohne uns anzusehen: eine Pfeife, ein Blatt mit
    Notizen, einen Funken in einer Dose. Xaxos geht voraus, weil nur er den Weg kennt. Stirbt er,
    dann endet der Weg, wo er liegt.

    Hier draußen schlafen wir schlecht und dann zu gut. Eines Morgens greift jemand nach einem
    Zauber und findet ein Loch. Am Tag darauf fehlt eine Straße. Dann fällt dem Jungen das Wort für
    Brot nicht ein. Nachts geht etwas die Reihe der Schlafenden entlang und bedient sich. „Der Dieb
    der Träume“, sagt Xaxos. „Was er sechs Schritte weit trägt, ist fort.“ Heute bleiben wir auf den
    Beinen.

story-outcasts-2-again =
    { $try ->
        [second] Zum zweiten Mal warten wir auf den Dieb der Träume.
       *[later] Der Dieb der Träume kennt uns inzwischen gut. Er weiß, wer schnarcht und wer sich
            nur schlafend stellt.
    }

    Wir haben eine Schnur von Handgelenk zu Handgelenk geknüpft. Wer einnickt, zieht am Nächsten.
    Xaxos sitzt in der Mitte, das Buch auf den Knien, und liest vor, irgendeine Zeile, damit eine
    Stimme da ist. Auf eines haben wir uns geeinigt. Was wir entbehren können, zerschlagen wir
    selbst, bevor es fortgetragen wird, und den Rest halten wir mit beiden Händen fest. Sechs
    Schritte muss er mit seiner Beute gehen. Auf jedem davon kann man ihn stellen.

    Ein Vogel bricht mitten im Lied ab. Links spannt sich die Schnur.

story-outcasts-2-won =
    { $try ->
        [first] Eine Nacht hatte der Dieb der Träume bei uns. Eine zweite bekommt er nicht.
        [second] In der einen Nacht hat der Dieb der Träume uns bestohlen, in der nächsten hat er
            alles verloren.
       *[later] Der Dieb der Träume ist besiegt. Wie viele Nächte es waren, wissen wir nicht. Ein
            paar davon lagen noch in seinem Sack.
    } { $length ->
        [short] Das Feuer ist noch nicht einmal heruntergebrannt.
        [long] Die Sonne ist aufgegangen, ohne dass es jemand sah.
       *[usual] { "" }
    } { $close ->
        [far] Xaxos ist blass, aber er geht aufrecht.
        [near] Xaxos stützt sich auf jeden, der gerade neben ihm steht.
        [brink] Xaxos hat noch Puls. Wir finden ihn erst beim zweiten Mal.
       *[untold] { "" }
    } { $fallen ->
        [none] Wir sind alle wach.
        [single] { $mages } liegt im Gras und schläft, diesmal ohne jeden Traum.
        [some] { $mages } liegen im Gras und schlafen, diesmal ohne jeden Traum.
        [all] Die Riss-Magier liegen im Gras und schlafen, alle, ohne jeden Traum.
       *[untold] { "" }
    }

    Der Sack ist geplatzt. Zwischen den Träumen steht eine Frau und reibt sich die Augen. Es ist Qu,
    die jahrelang darin geschlafen hat. Sie würde gern bald etwas zerschlagen, sagt sie.

    Dann finden wir einen Traum von Xaxos. Ein Mädchen sitzt an einem Tisch und lacht. „Fang mit mir
    an“, sagt sie, und er schreibt ihren Namen ins Buch: Ivra, Zeile eins. Sie war seine Schülerin.
    Sie ist auch sein erstes Experiment. Lange ist es still. Den Weg kennt noch immer nur er. Wir
    gehen weiter, und niemand geht neben ihm.

story-outcasts-2-lost =
    { $because ->
        [fallen] Xaxos fällt mitten im Wort, und mit ihm endet der Weg.
        [exhausted] Einer nach dem anderen schlafen die Riss-Magier im Stehen ein, und keiner ist
            da, um sie zu wecken.
        [rule] Irgendwo zwischen zwei Atemzügen gleitet uns die Nacht aus den Händen.
       *[untold] Der Dieb der Träume geht mit vollem Sack davon.
    } { $try ->
        [first] Wir hatten auf jemanden gewartet, der Lärm macht.
        [second] Es ist das zweite Mal, dass wir bestohlen werden.
       *[later] Im Dunkeln findet er sich unter uns inzwischen zurecht wie daheim.
    } { $length ->
        [short] Es war vorbei, bevor das Wasser kochte.
        [long] Die ganze Nacht haben wir ihn abgewehrt und dann einen Augenblick lang nicht.
       *[usual] { "" }
    } { $fallen ->
        [none] Verletzt sind wir nicht, und das macht es nicht besser.
        [single] { $mages } wacht erst auf, als wir kaltes Wasser nehmen.
        [some] { $mages } wachen erst auf, als wir kaltes Wasser nehmen.
        [all] Die Riss-Magier wachen erst auf, als wir kaltes Wasser nehmen.
       *[untold] { "" }
    }

    Gegen Mittag finden wir uns in einem Graben wieder. Xaxos atmet. Jemand hat ihn auf die Seite
    gedreht, und niemand weiß noch, wer. Wir gehen durch unsere Köpfe wie durch ein ausgeräumtes
    Haus. Die Melodie der Glocke daheim fehlt. Der Geschmack von Salz fehlt auch.

    Die Laterne ist noch da. Der Junge hat auf ihr geschlafen. Im Staub finden wir Fußspuren, sechs
    Stück, danach keine mehr. Heute Nacht setzen wir uns enger zusammen.

# Kapitel 3: Auferstandener Diener

story-outcasts-3-before =
    { $last ->
        [smooth] Der Dieb fiel in der ersten Nacht. Wir haben alle Wörter wieder und gebrauchen
            wenige.
        [rough] Der Dieb hat uns mehr als eine Nacht gekostet. Ein paar Wörter sind nicht
            zurückgekommen.
       *[unknown] { "" }
    }

    Der Weg endet auf einer Ebene aus nasser Asche. Soldaten stehen dort, Reihe hinter Reihe, und
    wir kennen die Gesichter: der Bäcker von der langen Treppe, die Bergleute aus den vier Stollen.
    „Vater“, sagt der Junge. Die meisten sind tot. Die anderen waren nie da. Qu wirft einen Stein.
    Er fliegt durch den ersten Mann hindurch und trifft den zweiten an der Brust. Langsam sieht der
    an sich herunter.

    „Sie ruft sie aus dem Buch“, sagt Xaxos. „Und wo ihr ein Körper fehlt, nimmt sie eine Erinnerung
    von mir.“ Vor der Front hebt ihr Hauptmann den Arm, der Auferstandene Diener. In seinen
    Brustpanzer ist eine Zwei geschlagen.

story-outcasts-3-again =
    { $try ->
        [second] Die Reihen stehen wieder da, als wären wir nie hier gewesen.
       *[later] Die Reihen stehen da wie jedes Mal. Wir könnten den Appell für sie abnehmen.
    } Wen wir gefällt haben, der steht wieder an seinem Platz, mit der Delle, die wir ihm geschlagen
    haben.

    Aber wir haben gelernt, auf die Stiefel zu sehen. Die Toten sinken in die Asche ein, die anderen
    hinterlassen keine Spur. Wer Atem übrig hat, geht die Reihe entlang und stößt jeden vor die
    Brust. Eine Hand, die hindurchgeht, ist eine gute Nachricht.

    Xaxos versteckt sich nicht mehr. Er tritt hinaus, wo alle ihn sehen. „Wenn sie mich wollen“,
    sagt er, „dann sollen sie von einer Seite kommen.“ Hinter den Reihen hebt der Auferstandene
    Diener den Arm.

story-outcasts-3-won =
    { $try ->
        [first] Gleich beim ersten Versuch sinkt der Auferstandene Diener auf die Knie und mit ihm
            sein Heer.
        [second] Diesmal sinkt der Auferstandene Diener auf die Knie und steht nicht mehr auf.
       *[later] Der Auferstandene Diener sinkt auf die Knie. Wir warten. Diesmal bleibt er unten.
    } { $length ->
        [short] Die Asche hatte keine Zeit, sich auf unsere Schultern zu legen.
        [long] Inzwischen sind auch unsere Gesichter grau von Asche.
       *[usual] { "" }
    } { $close ->
        [far] Xaxos hat Asche im Haar und sonst nichts.
        [near] Xaxos hat seinen Mantel verloren und einiges an Blut.
        [brink] Xaxos lebt. Mehr würde niemand von uns beschwören.
       *[untold] { "" }
    } { $fallen ->
        [none] Auf unserer Seite stehen alle.
        [single] Zwischen den Toten liegt { $mages } und winkt, als wir rufen.
        [some] Zwischen den Toten liegen { $mages } und winken, als wir rufen.
        [all] Zwischen den Toten liegen unsere Riss-Magier und winken, als wir rufen.
       *[untold] { "" }
    }

    Die Trugbilder gehen aus wie Kerzen, die Toten legen sich hin. Der Junge findet seinen Vater und
    schließt ihm die Augen. Ein Soldat bleibt stehen: Thraxir. Er bittet um das Buch, sucht seine
    Zeile und streicht sie durch. Dann nimmt er wortlos das schwerste unserer Bündel auf die
    Schulter.

    In der Nacht setzt sich der Junge neben Xaxos, und Xaxos spricht. „Zähl, bis ich dich hole, habe
    ich zu ihr gesagt. Ich habe sie nie geholt. Und für jede Zahl, die sie nennt, muss etwas in die
    Welt.“ Wenn wir den Atem anhalten, hören wir sie in der Ferne.

story-outcasts-3-lost =
    { $because ->
        [fallen] Sie erreichen Xaxos. Er geht zwischen ihren Stiefeln unter, und wir sehen nur noch
            seine Hand.
        [exhausted] Ein Riss-Magier fällt, dann der nächste, bis die Reihen einfach über uns
            hinweggehen.
        [rule] In den Reihen ist keine Lücke mehr und auch keine Zeit, eine zu suchen.
       *[untold] Die Reihen schließen sich, und wir liegen darunter.
    } { $try ->
        [first] Wir haben zu oft nach denen geschlagen, die nicht da waren.
        [second] Es ist das zweite Mal, dass wir in dieser Asche liegen.
       *[later] Wir kennen diese Asche inzwischen. Wir wissen, wie sie schmeckt.
    } { $length ->
        [short] Wir hatten kaum Luft geholt.
        [long] Den ganzen Tag haben wir ihnen standgehalten, und am Abend waren es mehr als am
            Morgen.
       *[usual] { "" }
    } { $fallen ->
        [none] Schwer verletzt ist keiner von uns.
        [single] { $mages } muss ausgegraben werden.
        [some] { $mages } müssen ausgegraben werden.
        [all] Die Riss-Magier müssen ausgegraben werden, einer nach dem anderen.
       *[untold] { "" }
    }

    Wir stellen uns tot, was hier leicht ist. Einer von ihnen bleibt stehen und beugt sich über den
    Jungen. Er hat das Gesicht seines Vaters. Er sieht eine Weile hin, dann geht er weiter. Ob er
    echt war, werden wir nie erfahren.

    Als sie fort sind, ziehen wir Xaxos auf einem Mantel in einen trockenen Graben. Mit dem Finger
    zeichnen wir in die Asche, wer wo stand, wer keinen Schatten warf, wessen Stiefel keine Spur
    ließen. Die Liste ist kurz. Wir lernen sie auswendig.

# Kapitel 4: Brunnen der Seelen

story-outcasts-4-before =
    { $last ->
        [smooth] Das Heer fiel bei unserem ersten Angriff, und unsere Beine sind noch frisch.
        [rough] Das Heer hat uns geschlagen, bevor es fiel. Seine Asche tragen wir noch in den
            Stiefeln.
       *[unknown] { "" }
    }

    Am Ende des Weges zählt eine Stimme. „Einundfünfzig. Zweiundfünfzig.“ Sie kommt aus einem
    Brunnen, und mit jeder Zahl steigt eine Seele herauf, blass, nicht größer als ein Kind, und geht
    ihre Runde durch den Hof. Sooft eine an Xaxos vorbeikommt, greift sie nach ihm, und sein Haar
    wird weißer.

    Auf dem Wasser brennt ein Feuer, das nicht wärmt. Der Junge hält die Laterne der Lampenwärterin
    hinein, und das leere Ding trinkt, drei Schlucke, dann ist es voll. Wohin sein Licht fällt, dort
    bleiben die Seelen stehen wie Kinder, die man zum Essen ruft. „Ivra“, sagt Xaxos, viel zu leise.
    Die Stimme zählt weiter.

story-outcasts-4-again =
    { $try ->
        [second] Sie zählt noch immer. Zum zweiten Mal betreten wir den Hof.
       *[later] Sie zählt noch immer. Die Steine im Hof sind ausgetreten von den Seelen und ein
            wenig auch schon von uns.
    }

    Die Laterne ist wieder leer, aber sie weiß jetzt, wo es zu trinken gibt. Höchstens fünf Seelen
    folgen ihrem Licht, und nur solche, die dicht beieinander gehen. Wir müssen sie also nahe
    herankommen lassen, bevor der Junge die Laterne hebt. Das ist das Schwerste: zu warten, während
    sie die Hände ausstrecken.

    Xaxos hat sich Wachs in die Ohren gestopft. Er erträgt die Zahlen nicht mehr. Den Namen hat er
    sich auf die Handfläche geschrieben, groß, damit er ihn sagt, auch wenn er alles andere
    vergisst. „Neunzig“, sagt der Brunnen. „Einundneunzig.“

story-outcasts-4-won =
    { $try ->
        [first] Ein einziges Mal haben wir diesen Hof betreten, und es hat genügt. Der Brunnen steht
            still.
        [second] Der Brunnen, der uns einmal fortgejagt hat, steht endlich still.
       *[later] Der Brunnen steht still. Nach so vielen Versuchen hören wir hier zum ersten Mal den
            eigenen Atem.
    } { $length ->
        [short] Die Laterne ist noch warm von der ersten Flamme.
        [long] Wie viele Runden die Seelen gegangen sind, wissen wir nicht mehr.
       *[usual] { "" }
    } { $close ->
        [far] Ein paar weiße Haare, mehr haben die Seelen Xaxos nicht genommen.
        [near] Die Hälfte von Xaxos' Haar ist weiß geworden.
        [brink] Xaxos sieht aus wie hundert und braucht beide Hände, um zu stehen.
       *[untold] { "" }
    } { $fallen ->
        [none] Wir stehen alle noch.
        [single] { $mages } sitzt an der Mauer und nickt nur, zu müde zum Reden.
        [some] { $mages } sitzen an der Mauer und nicken nur, zu müde zum Reden.
        [all] Die Riss-Magier sitzen an der Mauer, alle, zu müde zum Reden.
       *[untold] { "" }
    }

    Nur die Stimme zählt noch. Bei hundertzweiundfünfzig bricht sie ab, denn Xaxos ist bis zur Brust
    ins Wasser gewatet. „Ivra“, sagt er, und diesmal laut. „Ich bin gekommen, um dich zu holen.“

    Es dauert lange. „Du bist spät dran“, sagt dann ein Mädchen. „Ich habe die ganze Zeit gezählt.“

    „Ich weiß. Du darfst jetzt aufhören.“

    Das Wasser wird klar bis auf den Grund. Zwei Lebende steigen heraus, Dezmodia und, auf sie
    gestützt, Arachnos. Nach ihnen kommen die Seelen, eine um die andere, auf den Jungen mit der
    Laterne zu.

story-outcasts-4-lost =
    { $because ->
        [fallen] So viele Hände schließen sich um Xaxos, dass wir ihn nicht mehr sehen.
        [exhausted] Der letzte Riss-Magier fällt, der Junge lässt die Laterne sinken, und das Licht
            geht aus.
        [rule] Die Stimme nennt eine Zahl, und für uns ist es eine zu viel.
       *[untold] Die Seelen gehen Runde um Runde, und wir können sie nicht aufhalten.
    } { $try ->
        [first] Wir haben die Laterne zu früh gehoben, als erst eine in der Nähe war.
        [second] Zum zweiten Mal zählt sie uns aus wie Kinder beim Spiel.
       *[later] Sie hat uns so oft ausgezählt, dass wir unsere Zahl schon kennen.
    } { $length ->
        [short] Bis dreißig ist die Stimme nicht einmal gekommen.
        [long] Die Stimme hat zu Ende gezählt und von vorn begonnen, und wir waren noch da. Dann
            nicht mehr.
       *[usual] { "" }
    } { $fallen ->
        [none] Wir können alle noch rennen, also rennen wir.
        [single] { $mages } verlässt den Hof auf unseren Schultern.
        [some] { $mages } verlassen den Hof auf unseren Schultern.
        [all] Die Riss-Magier tragen wir hinaus, einen nach dem anderen.
       *[untold] { "" }
    }

    Draußen, hinter einer eingestürzten Mauer, suchen uns die Seelen nicht mehr. Xaxos liegt mit dem
    Kopf auf dem Buch. Sein Haar ist weiß geworden, aber im Schlaf kehrt die Farbe zurück, als hätte
    jemand Mitleid mit ihm.

    Eine kleine Seele ist am Tor des Hofes stehen geblieben. Sie sieht die Laterne an und den Jungen
    und hebt ein wenig die Hand. Dann wird ihre Zahl gerufen, und sie kehrt um.

# Das Ende, je nachdem, wie viel unterwegs verloren ging

story-outcasts-end =
    Es ist Abend, als wir die Straße zur Feste der letzten Ruhe heraufkommen. Hinter uns gehen die
    Seelen, ohne jede Ordnung. Am Untertor hängt noch der Erlass des Rates. Darunter brennt eine
    Reihe Lampen: eine für jeden von uns, Nacht für Nacht. „Ich kann nicht lesen“, sagt die
    Lampenwärterin mit einem Blick auf den Erlass. { $losses ->
        [none] „Vier Schlachten und keine verloren. Öl musste ich kaum kaufen.“
        [few] „Ein paar Dochte musste ich wechseln. Es gab Nächte, da seid ihr nicht näher
            gekommen.“
       *[many] „Das Öl von einem ganzen Jahr ist draufgegangen. So oft seid ihr geschlagen worden
            und wieder aufgestanden.“
    }

    Sie sagt Namen um Namen und bläst Lampe um Lampe aus. Die vier für die Bergleute überlässt sie
    dem Jungen. Dann holt sie Öl aus der eigenen Küche und zündet eine für jede Zeile des Buches an,
    nur um sie ausblasen zu können. Die für Ivra kommt zuletzt.

    Nein, eine ist noch da. Die hält sie Xaxos hin. Länger als er war niemand draußen. Er braucht
    zwei Atemzüge.
