# Players: subject, owner (also of prepped spells), receiver; .again right after a mention.
who-any-player =
    .nom = ein beliebiger Spieler
    .gen = eines beliebigen Spielers
    .by = eines beliebigen Spielers
    .dat = einem beliebigen Spieler
who-any-ally =
    .nom = ein anderer Spieler
    .gen = eines anderen Spielers
    .by = eines anderen Spielers
    .dat = einem anderen Spieler
who-their-ally =
    .nom = ein Mitspieler { $owner }
    .gen = eines Mitspielers { $owner }
    .by = eines Mitspielers { $owner }
    .dat = einem Mitspieler { $owner }
who-that-player =
    .nom = dieser Spieler
    .again = er
    .gen = dieses Spielers
    .by = dieses Spielers
    .dat = diesem Spieler
who-chooser =
    .nom = der wählende Spieler
    .gen = des wählenden Spielers
    .by = des wählenden Spielers
    .dat = dem wählenden Spieler
who-each-one =
    .nom = jeder Spieler
    .gen = jedes Spielers
    .by = jedes Spielers
    .dat = jedem Spieler
who-every-ally =
    .nom = jeder andere Spieler
    .gen = jedes anderen Spielers
    .by = jedes anderen Spielers
    .dat = jedem anderen Spieler
who-their-every-ally =
    .nom = jeder Mitspieler { $owner }
    .gen = jedes Mitspielers { $owner }
    .by = jedes Mitspielers { $owner }
    .dat = jedem Mitspieler { $owner }
# Of whom a condition is.
who-some-player =
    .nom = mindestens ein Spieler
    .gen = mindestens eines Spielers
    .by = mindestens eines Spielers
    .dat = mindestens einem Spieler
who-some-ally =
    .nom = mindestens ein anderer Spieler
    .gen = mindestens eines anderen Spielers
    .by = mindestens eines anderen Spielers
    .dat = mindestens einem anderen Spieler
who-their-some-ally =
    .nom = mindestens ein Mitspieler { $owner }
    .gen = mindestens eines Mitspielers { $owner }
    .by = mindestens eines Mitspielers { $owner }
    .dat = mindestens einem Mitspieler { $owner }
who-everyone =
    .nom = die Spieler
    .gen = der Spieler
    .by = der Spieler
    .dat = den Spielern
who-owner =
    .nom = sein Besitzer
    .gen = seines Besitzers
    .by = seines Besitzers
    .dat = seinem Besitzer
who-active-player =
    .nom = der Spieler, der am Zug ist,
    .gen = des Spielers, der am Zug ist,
    .by = des Spielers, der am Zug ist,
    .dat = dem Spieler, der am Zug ist,
who-lowest-life =
    .nom = der Spieler mit dem geringsten Leben
    .gen = des Spielers mit dem geringsten Leben
    .by = des Spielers mit dem geringsten Leben
    .dat = dem Spieler mit dem geringsten Leben
who-most =
    .nom = der Spieler mit { $what }
    .gen = des Spielers mit { $what }
    .by = des Spielers mit { $what }
    .dat = dem Spieler mit { $what }
who-fewest =
    .nom = { who-most.nom }
    .gen = { who-most.gen }
    .by = { who-most.by }
    .dat = { who-most.dat }
who-you =
    .nom = du
    .gen = von dir
    .by = von dir
    .dat = dir
# $one and $two stand in the case asked for.
who-one-of =
    .nom = { $one } oder { $two }
    .gen = { $one } oder { $two }
    .by = { $one } oder { $two }
    .dat = { $one } oder { $two }
# The case of $that behind 'außer'.
except-case = dat
who-another-player =
    .nom = ein beliebiger Spieler außer { $that }
    .gen = eines beliebigen Spielers außer { $that }
    .by = eines beliebigen Spielers außer { $that }
    .dat = einem beliebigen Spieler außer { $that }
who-dealer =
    .nom = der Spieler, der ihn zugefügt hat,
    .gen = des Spielers, der ihn zugefügt hat,
    .by = des Spielers, der ihn zugefügt hat,
    .dat = dem Spieler, der ihn zugefügt hat,
who-the-mage =
    .nom = { $name }
    .gen = von { $name }
    .by = von { $name }
    .dat = { $name }
who-turn-card-player =
    .nom = der Spieler dieser Karte
    .gen = des Spielers dieser Karte
    .by = des Spielers dieser Karte
    .dat = dem Spieler dieser Karte
most-prepped-spells = den meisten gebundenen Zaubern
most-hand-cards = den meisten Handkarten
most-charges = der meisten Energie
most-open-breaches = den meisten aktiven Rissen
most-closed-breaches = den meisten dunklen Rissen
most-life = dem meisten Leben
most-player-tokens = den meisten { TOKEN($token_id) }
most-value = dem höchsten Ergebnis für „{ $value }“
fewest-prepped-spells = den wenigsten gebundenen Zaubern
fewest-hand-cards = den wenigsten Handkarten
fewest-charges = der wenigsten Energie
fewest-open-breaches = den wenigsten aktiven Rissen
fewest-closed-breaches = den wenigsten dunklen Rissen
fewest-life = dem wenigsten Leben
fewest-player-tokens = den wenigsten { TOKEN($token_id) }
fewest-value = dem niedrigsten Ergebnis für „{ $value }“

# Minions a card speaks of.
minion-highest-life =
    .nom = { $subtype_id ->
        [minion] das Monster
        [acolyte] der Akolyth
        [maw] der Schlund
        [beacon] das Leuchtfeuer
        [pod] die Kapsel
        [thrall] der Diener
       *[other] das Monster „{ $subtype }“
    } mit dem meisten Leben
    .gen = { $subtype_id ->
        [minion] des Monsters
        [acolyte] des Akolythen
        [maw] des Schlunds
        [beacon] des Leuchtfeuers
        [pod] der Kapsel
        [thrall] des Dieners
       *[other] des Monsters „{ $subtype }“
    } mit dem meisten Leben
    .acc = { $subtype_id ->
        [minion] das Monster
        [acolyte] den Akolythen
        [maw] den Schlund
        [beacon] das Leuchtfeuer
        [pod] die Kapsel
        [thrall] den Diener
       *[other] das Monster „{ $subtype }“
    } mit dem meisten Leben
minion-lowest-life =
    .nom = { $subtype_id ->
        [minion] das Monster
        [acolyte] der Akolyth
        [maw] der Schlund
        [beacon] das Leuchtfeuer
        [pod] die Kapsel
        [thrall] der Diener
       *[other] das Monster „{ $subtype }“
    } mit dem geringsten Leben
    .gen = { $subtype_id ->
        [minion] des Monsters
        [acolyte] des Akolythen
        [maw] des Schlunds
        [beacon] des Leuchtfeuers
        [pod] der Kapsel
        [thrall] des Dieners
       *[other] des Monsters „{ $subtype }“
    } mit dem geringsten Leben
    .acc = { $subtype_id ->
        [minion] das Monster
        [acolyte] den Akolythen
        [maw] den Schlund
        [beacon] das Leuchtfeuer
        [pod] die Kapsel
        [thrall] den Diener
       *[other] das Monster „{ $subtype }“
    } mit dem geringsten Leben
minion-farthest =
    .nom = { $subtype_id ->
        [minion] das am weitesten vorgerückte Monster
        [acolyte] der am weitesten vorgerückte Akolyth
        [maw] der am weitesten vorgerückte Schlund
        [beacon] das am weitesten vorgerückte Leuchtfeuer
        [pod] die am weitesten vorgerückte Kapsel
       *[other] das am weitesten vorgerückte Monster „{ $subtype }“
    }
    .gen = { $subtype_id ->
        [minion] des am weitesten vorgerückten Monsters
        [acolyte] des am weitesten vorgerückten Akolythen
        [maw] des am weitesten vorgerückten Schlunds
        [beacon] des am weitesten vorgerückten Leuchtfeuers
        [pod] der am weitesten vorgerückten Kapsel
       *[other] des am weitesten vorgerückten Monsters „{ $subtype }“
    }
    .acc = { $subtype_id ->
        [minion] das am weitesten vorgerückte Monster
        [acolyte] den am weitesten vorgerückten Akolythen
        [maw] den am weitesten vorgerückten Schlund
        [beacon] das am weitesten vorgerückte Leuchtfeuer
        [pod] die am weitesten vorgerückte Kapsel
       *[other] das am weitesten vorgerückte Monster „{ $subtype }“
    }
minion-some =
    .nom = { $n } verschiedene { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
        [maw] Schlünde
        [beacon] Leuchtfeuer
        [pod] Kapseln
       *[other] Monster „{ $subtype }“
    }
    .gen = von { $n } verschiedenen { $subtype_id ->
        [minion] Monstern
        [acolyte] Akolythen
        [maw] Schlünden
        [beacon] Leuchtfeuern
        [pod] Kapseln
       *[other] Monstern „{ $subtype }“
    }
    .acc = { $n } verschiedene { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
        [maw] Schlünde
        [beacon] Leuchtfeuer
        [pod] Kapseln
       *[other] Monster „{ $subtype }“
    }
minion-all =
    .nom = { $subtype_id ->
        [minion] jedes Monster
        [acolyte] jeder Akolyth
        [maw] jeder Schlund
        [beacon] jedes Leuchtfeuer
        [pod] jede Kapsel
        [thrall] jeder Diener
       *[other] jedes Monster „{ $subtype }“
    } im Spiel
    .gen = { $subtype_id ->
        [minion] jedes Monsters
        [acolyte] jedes Akolythen
        [maw] jedes Schlunds
        [beacon] jedes Leuchtfeuers
        [pod] jeder Kapsel
        [thrall] jedes Dieners
       *[other] jedes Monsters „{ $subtype }“
    } im Spiel
    .acc = { $subtype_id ->
        [minion] jedes Monster
        [acolyte] jeden Akolythen
        [maw] jeden Schlund
        [beacon] jedes Leuchtfeuer
        [pod] jede Kapsel
        [thrall] jeden Diener
       *[other] jedes Monster „{ $subtype }“
    } im Spiel
minion-any =
    .nom = { $subtype_id ->
        [minion] ein beliebiges Monster
        [acolyte] ein beliebiger Akolyth
        [maw] ein beliebiger Schlund
        [beacon] ein beliebiges Leuchtfeuer
        [pod] eine beliebige Kapsel
        [thrall] ein beliebiger Diener
       *[other] ein beliebiges Monster „{ $subtype }“
    } im Spiel
    .gen = { $subtype_id ->
        [minion] eines beliebigen Monsters
        [acolyte] eines beliebigen Akolythen
        [maw] eines beliebigen Schlunds
        [beacon] eines beliebigen Leuchtfeuers
        [pod] einer beliebigen Kapsel
        [thrall] eines beliebigen Dieners
       *[other] eines beliebigen Monsters „{ $subtype }“
    } im Spiel
    .acc = { $subtype_id ->
        [minion] ein beliebiges Monster
        [acolyte] einen beliebigen Akolythen
        [maw] einen beliebigen Schlund
        [beacon] ein beliebiges Leuchtfeuer
        [pod] eine beliebige Kapsel
        [thrall] einen beliebigen Diener
       *[other] ein beliebiges Monster „{ $subtype }“
    } im Spiel
minion-that =
    .nom = { $subtype_id ->
        [acolyte] dieser Akolyth
        [maw] dieser Schlund
        [beacon] dieses Leuchtfeuer
        [pod] diese Kapsel
        [thrall] dieser Diener
       *[other] dieses Monster
    }
    .gen = { $subtype_id ->
        [acolyte] dieses Akolythen
        [maw] dieses Schlunds
        [beacon] dieses Leuchtfeuers
        [pod] dieser Kapsel
        [thrall] dieses Dieners
       *[other] dieses Monsters
    }
    .acc = { $subtype_id ->
        [acolyte] diesen Akolythen
        [maw] diesen Schlund
        [beacon] dieses Leuchtfeuer
        [pod] diese Kapsel
        [thrall] diesen Diener
       *[other] dieses Monster
    }
# The same on the card of a minion, where 'this minion' would be itself.
minion-beside =
    .nom = jenes Monster
    .gen = jenes Monsters
    .acc = jenes Monster
