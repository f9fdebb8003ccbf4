# Was vor und nach den Schlachten jeder anderen Expedition erzählt wird: ein Stab mit Kerben.
# Drei Erzählungen wechseln sich ab; was vor einer Schlacht steht, endet auf vier Arten.
# $nemesis steht im Nominativ, mit Artikel.

story-nemesis = { NAME($nemesis, case: "nom") }
story-foe = der Feind
story-and = { $first } und { $last }

story-journeys-before =
    { $last ->
        [start] Vor dem Aufbruch schneiden wir einen Stab aus Eschenholz. Für jeden gewonnenen
            Kampf bekommt er eine Kerbe, für jeden verlorenen ein Brandmal.
        [smooth] { $telling ->
            [a] Die jüngste Kerbe im Stab ist gerade und sauber. Ein Versuch hat genügt.
            [b] Die letzte Kerbe haben wir mit ruhiger Hand geschnitten. Kein Brandmal ist daneben.
           *[c] Wer heute den Stab trägt, fährt mit dem Daumen über die letzte Kerbe. Sie war
                billig.
        }
        [rough] { $telling ->
            [a] Neben der jüngsten Kerbe im Stab ist ein Brandmal. Wir verdecken es nicht.
            [b] Beim letzten Mal kam das Eisen vor dem Messer. Man riecht es noch am Stab.
           *[c] Wer heute den Stab trägt, hält den Daumen auf dem letzten Brandmal. Es war teuer.
        }
       *[unknown] { "" }
    }

    { $telling ->
        [a] Wir gehen mit der Sonne im Rücken und zählen, was wir haben: Seil, Salz, zwei Pfannen,
            ein Bündel Zauber, das jemand nach Gewicht sortiert hat. Am zweiten Tag verstummen die
            Vögel. Am dritten liegt die Straße sauber gefegt vor uns, und weit und breit ist
            niemand, der den Besen gehalten haben könnte.
        [b] Es regnet seit einer Woche. Das Gepäck wird schwerer, und die Witze werden älter. Am
            Fluss setzt uns ein alter Mann über und will kein Geld dafür. Er habe schon viele
            hinübergerudert, sagt er, und bisher habe er noch niemanden zurückrudern müssen.
       *[c] Das letzte Dorf hat die Feuer gelöscht, damit man keinen Rauch sieht. Brot reicht man
            uns durch ein Fenster. Ein Kind fragt, ob wir Angst haben. Niemand antwortet, also nickt
            das Kind, verschwindet und kommt mit einem Kieselstein wieder, der Glück bringen soll.
    }

    { $road ->
        [a] Jetzt brummt der Boden. { CAPITAL($nemesis) } ist nah. Drei Geschichten haben wir über
            das gehört, was uns erwartet, und ausnahmsweise stimmen sie überein. Wir werfen das
            Gepäck auf einen Haufen, klären, wer vorn geht, und hören auf zu reden.
        [b] Auf dem Grat vor uns ist das, weshalb wir hier sind. { CAPITAL($nemesis) } hat uns nicht
            bemerkt oder macht sich nichts aus uns. Wir liegen im Heidekraut und schauen, bis die
            Ellbogen schmerzen. Ein großer Plan wird nicht daraus, aber alle können ihn aufsagen.
        [c] In der Dämmerung dreht der Wind und riecht nach nassem Eisen. In jeden Meilenstein haben
            Leute, die umgekehrt sind, dieselben Worte gekratzt: { $nemesis }. Wir lesen sie einmal
            laut, damit sie kleiner werden. Dann gehen wir am letzten Stein vorbei.
       *[d] Hinter der nächsten Biegung gibt es keine Bäume mehr. Dort, auf offenem Feld, wartet
            { $nemesis }, und wohl nicht erst seit heute. Noch könnten wir einen Bogen machen.
            Jemand spricht es aus, alle lachen, und wir ziehen die Riemen fester.
    }

# Erste Erzählung

story-journeys-a-again =
    { $try ->
        [second] Das Brandmal im Stab ist noch warm, als wir zum zweiten Mal aufbrechen.
       *[later] Die Brandmale stehen schon nebeneinander. Wir sehen nicht mehr hin und brechen
            wieder auf.
    }

    Der Pfad ist leichter zu finden als vorher, denn unsere eigenen Spuren führen hin. Da ist der
    Felsen, hinter dem wir lagen. Da liegt ein Handschuh, und wem er gehört, der hebt ihn wortlos
    auf. Wir reden wenig, aber Brauchbares: wann man wartet, worauf man zuerst zielt, wer bei wem
    bleibt.

    { CAPITAL($nemesis) } hat hier nichts verändert, und wozu auch, nach einem Sieg. Das ist unser
    Vorteil. Wir kennen jetzt den Ort, und die, die beim ersten Mal herkamen, sind wir nicht mehr.

story-journeys-a-won =
    { $try ->
        [first] Es ist vorbei, beim ersten Versuch, und wir sehen uns nach jemandem um, der es
            bestätigen kann.
        [second] Es ist vorbei. Beim zweiten Mal wussten wir, wo man stehen muss.
       *[later] Es ist vorbei. So oft haben wir hier verloren, dass wir einen Moment brauchen, um es
            zu begreifen.
    } { $length ->
        [short] Das Wasser in den Flaschen ist noch kühl.
        [long] Niemand kann sagen, wie viele Stunden es waren.
       *[usual] { "" }
    } { $close ->
        [far] Was wir zu schützen hatten, ist kaum berührt.
        [near] Was wir zu schützen hatten, hat Risse, und es hält.
        [brink] Was wir zu schützen hatten, hängt an einem Faden.
       *[untold] { "" }
    } { $fallen ->
        [none] Alle stehen auf den Beinen.
        [single] { $mages } sitzt auf dem Boden und fragt, wer gewonnen hat.
        [some] { $mages } sitzen auf dem Boden und fragen, wer gewonnen hat.
        [all] Die Riss-Magier sitzen auf dem Boden, alle, und fragen, wer gewonnen hat.
       *[untold] { "" }
    }

    Wo eben noch { $nemesis } war, ist ein Fleck nackter Erde, und schon läuft eine Ameise darüber.
    Wir suchen die Gegend ab und finden Dinge, die andere vor uns verloren haben. Was nützlich ist,
    kommt ins Gepäck. Was einen Namen trägt, kommt in einen eigenen Beutel.

    Dann setzt sich der Koch hin, den Stab zwischen den Knien, und klappt das Messer auf. Die Späne
    fallen ins Feuer. Wir sehen alle zu, und es ist das schönste Geräusch des Tages.

story-journeys-a-lost =
    { $because ->
        [fallen] Was wir zu schützen hatten, fällt, und wir müssen zusehen.
        [exhausted] Der letzte Riss-Magier sinkt um, und niemand ist übrig für den nächsten Schlag.
        [rule] Es endet auf einmal, wie ein Seil reißt, und nicht in unseren Händen.
       *[untold] Wir haben verloren, ein anderes Wort gibt es dafür nicht.
    } { $try ->
        [first] Wir hatten es uns anders vorgestellt.
        [second] Es ist das zweite Mal, und es schmerzt an denselben Stellen.
       *[later] Im Verlieren haben wir inzwischen etwas Übung.
    } { $length ->
        [short] Es ging so schnell, dass jeder es in anderer Reihenfolge erzählt.
        [long] Wir hatten so lange durchgehalten, dass wir schon zu hoffen begannen.
       *[usual] { "" }
    } { $fallen ->
        [none] Wenigstens können alle laufen.
        [single] { $mages } geht nur, weil auf beiden Seiten jemand mitgeht.
        [some] { $mages } müssen an der Hand geführt werden.
        [all] Die Riss-Magier müssen an der Hand geführt werden, alle.
       *[untold] { "" }
    }

    An einem Bach, bis zu dem der Lärm nicht mehr reicht, machen wir halt. Hemden werden zu
    Verbänden. Der Koch hat die Pfanne gerettet und brät, was da ist. Es schmeckt nach Rauch, und
    wir kratzen die Pfanne leer.

    Später legen wir das Eisen in die Glut und brennen ein Mal in den Stab, dort, wo jeder es sieht.
    Eine Strafe ist es nicht. Wir tun es, damit wir uns nichts vormachen müssen.
    { CAPITAL($nemesis) } ist noch da. Wir sind es auch.

# Zweite Erzählung

story-journeys-b-again =
    { $try ->
        [second] Eine Nacht haben wir geschlafen oder doch gelegen. Jetzt versuchen wir es zum
            zweiten Mal.
       *[later] Dass es diesmal klappt, sagen wir nicht mehr. Wir füllen die Flaschen und gehen.
    }

    Über Nacht hat der Koch einen Plan auf die Rückseite eines Mehlsacks gezeichnet. Alle fügen
    einen Strich hinzu. Dort gab der Boden nach. Dort hätte noch ein einziger Schlag genügt. In
    einer Ecke ist er selbst zu sehen, sehr groß, mit erhobener Pfanne. Wir lachen länger, als das
    Bild es verdient.

    Dann falten wir den Sack zusammen und nehmen ihn mit. { CAPITAL($nemesis) } ist dort, wo wir
    aufgehört haben. Der Regen hat nachgelassen. Wer darin ein Zeichen sehen möchte, darf das gern
    tun.

story-journeys-b-won =
    { $try ->
        [first] Wir siegen am ersten Tag, und fast ist es uns ein wenig peinlich.
        [second] Beim letzten Mal sind wir von hier geflohen. Heute gehört das Feld uns.
       *[later] Nach all den Niederlagen geht es ganz leise. Auf einmal schlägt niemand mehr zurück.
    } { $length ->
        [short] Nicht einmal die Pferde sind unruhig geworden.
        [long] Unsere Arme sind so schwer, dass wir alles ablegen und einfach dastehen.
       *[usual] { "" }
    } { $close ->
        [far] Hinter uns steht alles, wie es stand.
        [near] Hinter uns ist manches zerbrochen, aber nichts, worauf es ankommt.
        [brink] Hinter uns steht kaum ein Stein auf dem anderen.
       *[untold] { "" }
    } { $fallen ->
        [none] Wir zählen durch, und alle antworten.
        [single] { $mages } liegt unter zwei Decken und darf nicht gestört werden.
        [some] { $mages } liegen unter all unseren Decken und dürfen nicht gestört werden.
        [all] Die Riss-Magier liegen unter all unseren Decken, und niemand darf sie stören.
       *[untold] { "" }
    }

    Aus den Verstecken kommen Leute, von denen wir gar nichts wussten. Sie bringen Eier, eine Bank
    und einen Onkel, der Geige spielt. „Und { $nemesis }?“, fragen sie, und wir erzählen, jeder ein
    wenig anders. Die Geige hat nur drei Saiten, das stört keinen.

    Am Abend wird die Kerbe geschnitten. Eine alte Frau fragt, ob sie den Stab halten darf. Sie
    betastet ihn von oben bis unten, die Kerben und was sonst noch da ist, und gibt ihn zurück wie
    etwas Lebendiges.

story-journeys-b-lost =
    { $because ->
        [fallen] Hinter unserem Rücken zerbricht genau das, wofür wir dort standen.
        [exhausted] Als der letzte Riss-Magier fällt, wird es still, und die Stille gilt nicht uns.
        [rule] Eines haben wir übersehen, und das eine hat gereicht.
       *[untold] Man hat uns über den Fluss zurückgetrieben.
    } { $try ->
        [first] So fühlt sich das also an.
        [second] Das ist das zweite Mal, und eine gute Antwort haben wir nicht.
       *[later] Wieder derselbe Rückweg, an derselben Weide vorbei.
    } { $length ->
        [short] Die Hälfte der Pfeile steckt noch im Köcher.
        [long] Der ganze Tag ging darauf, und der ganze Tag war umsonst.
       *[usual] { "" }
    } { $fallen ->
        [none] Wir tragen niemanden, nur uns selbst.
        [single] Wir tragen { $mages } auf Zeltstangen und einem Mantel.
        [some] Wir tragen { $mages } auf Zeltstangen und Mänteln.
        [all] Wir tragen die Riss-Magier auf Zeltstangen und Mänteln, einen nach dem anderen.
       *[untold] { "" }
    }

    Unter einem Dach ohne Haus warten wir das Ende des Regens ab. Jemand beginnt, jemand anderem die
    Schuld zu geben, kommt bis zum dritten Wort und lässt es gut sein. Lieber teilen wir den letzten
    Honig, eine Fingerspitze für jeden.

    Das Eisen für den Stab wird über dem nassen Holz nur langsam heiß. Als es zischt, schauen wir
    nicht weg. Da draußen wartet { $nemesis } und kann ruhig noch warten, bis wir trocken sind.

# Dritte Erzählung

story-journeys-c-again =
    { $try ->
        [second] Es brauchte keinen Weckruf. Heute Morgen standen einfach alle da, bereit für den
            zweiten Versuch.
       *[later] Es ist zur Gewohnheit geworden, wie das Waschen. Wir stehen auf, packen und
            versuchen es wieder.
    }

    Das Kind mit dem Kieselstein hat nach uns gefragt, heißt es am Fenster. Wir lassen ausrichten,
    dass er noch in der Tasche ist. Er hat jetzt einen Sprung. Wir haben auch einen, aber die andere
    Seite ebenso: Kurz vor dem Ende haben wir es mit eigenen Augen gesehen.

    Also haben wir ausgemacht, dort anzufangen, wo wir aufgehört haben. Keine Reden.
    { CAPITAL($nemesis) } kennt uns jetzt. Aber jemanden zu kennen ist eines, und zu wissen, worüber
    er die ganze Nacht nachgedacht hat, ist etwas anderes.

story-journeys-c-won =
    { $try ->
        [first] Ein Versuch, ein Sieg. Wir sagen es leise, um ihn nicht zu verscheuchen.
        [second] Beim ersten Mal kamen wir mit nichts zurück. Heute kommen wir mit allem zurück.
       *[later] Wessen Einfall es war, es noch einmal zu versuchen, weiß keiner mehr. Alle wollen es
            gewesen sein.
    } { $length ->
        [short] Wir haben uns nicht einmal die Ärmel schmutzig gemacht.
        [long] Die Kerze, die wir dafür angezündet hatten, ist niedergebrannt und die zweite auch.
       *[usual] { "" }
    } { $close ->
        [far] Für wen wir dort standen, der hat das meiste verschlafen.
        [near] Für wen wir dort standen, der hat genug gesehen für ein ganzes Leben.
        [brink] Ein Schlag mehr, und es hätte niemanden mehr gegeben, für den wir dort stehen.
       *[untold] { "" }
    } { $fallen ->
        [none] Niemand braucht eine Hand zum Aufstehen, und wir geben uns trotzdem die Hände.
        [single] { $mages } braucht eine Hand zum Aufstehen und bekommt sechs.
        [some] { $mages } brauchen eine Hand zum Aufstehen und bekommen alle, die es gibt.
        [all] Alle Riss-Magier brauchen eine Hand zum Aufstehen.
       *[untold] { "" }
    }

    { CAPITAL($nemesis) } hinterlässt nichts, was man herumzeigen könnte. Es ist besser so. Wir
    nehmen nur mit, was wir unterwegs brauchen, und schließen die Tür hinter uns, obwohl links und
    rechts davon kaum noch Wand ist. Auf der Schwelle putzt sich sogar jemand die Schuhe ab.

    Das Messer geht reihum, und diesmal schneiden alle ein Stück, sodass die Kerbe krumm wird. Sie
    ist die tiefste bisher. Dann fragen wir nach dem Weg zum nächsten Ort.

story-journeys-c-lost =
    { $because ->
        [fallen] Wir sehen hinter uns das Licht ausgehen, in dem einen Fenster, auf das es ankam.
        [exhausted] Am Ende steht nur noch ein Riss-Magier, und dann steht auch der nicht mehr.
        [rule] Die Kraft hätte gereicht. Die Zeit hat nicht gereicht.
       *[untold] Diesmal geht die Geschichte nicht für uns aus.
    } { $try ->
        [first] Ein schwacher Trost, dass wir jetzt wissen, wie man es macht.
        [second] Wir haben zum zweiten Mal verloren, näher am Ende als beim ersten.
       *[later] Jemand beginnt die Niederlagen zu zählen und wird gebeten, damit aufzuhören.
    } { $length ->
        [short] Wir hatten kaum festen Stand gefunden.
        [long] Am Ende war sogar der Feind müde, das haben wir alle gemerkt.
       *[usual] { "" }
    } { $fallen ->
        [none] Wir kommen alle zurück, auf eigenen Füßen.
        [single] { $mages } kommt als Letztes zurück, auf fremden Schultern.
        [some] { $mages } kommen als Letzte zurück, auf fremden Schultern.
        [all] Alle Riss-Magier kommen auf fremden Schultern zurück.
       *[untold] { "" }
    }

    Nachts sitzen wir ohne Feuer. Zu sagen wäre viel, und vorläufig behalten wir es für uns. Man
    hört nur, wie jemand eine Decke flickt. Dann nimmt der Koch den Stab und sucht die Stelle für
    das Brandmal, im Dunkeln, mit den Fingern, zwischen dem, was wir gewonnen haben.

    „Morgen“, sagt er. Das kann alles heißen. { CAPITAL($nemesis) } wird bis dahin nicht
    verschwunden sein. Wir ziehen uns die Decken über den Kopf und schlafen wie Steine.

# Das Ende, je nachdem, wie viel unterwegs verloren ging

story-journeys-end =
    Danach gibt es keinen nächsten Ort mehr. Wir merken es erst, als wir nach dem Weg fragen und
    nicht sagen können, wohin. Also kehren wir um. Nach Hause ist die Straße viel kürzer, und am
    Rand stehen Leute, die wir kennen.

    Am Feuer geht der Stab ein letztes Mal von Hand zu Hand. { $losses ->
        [none] Kerben sind darin und nicht ein einziges Brandmal. Er sieht fast neu aus, und man
            wird uns nicht glauben.
        [few] Zwischen den Kerben sind ein paar Brandmale. Wenn wir erzählen, rücken an diesen
            Stellen alle näher heran.
       *[many] Brandmale hat er mindestens so viele wie Kerben. Wir sind auf beide stolz, auf die
            Brandmale vielleicht noch ein wenig mehr.
    }

    Dann stecken wir ihn neben der Tür in die Erde. Er ist nur ein Stück Esche. Wir gießen ihn aber,
    denn einem Stab, der so weit gekommen ist, fällt es am Ende noch ein, auszutreiben.
