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
who-each-one =
    .nom = jeder Spieler
    .gen = jedes Spielers
    .by = jedes Spielers
    .dat = jedem Spieler
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
most-player-tokens = den meisten Plättchen
most-value = dem höchsten Ergebnis für „{ $value }“
fewest-prepped-spells = den wenigsten gebundenen Zaubern
fewest-hand-cards = den wenigsten Handkarten
fewest-charges = der wenigsten Energie
fewest-open-breaches = den wenigsten aktiven Rissen
fewest-closed-breaches = den wenigsten dunklen Rissen
fewest-life = dem wenigsten Leben
fewest-player-tokens = den wenigsten Plättchen
fewest-value = dem niedrigsten Ergebnis für „{ $value }“

# Minions a card speaks of.
minion-highest-life =
    .nom = { $subtype_id ->
        [minion] das Monster
        [acolyte] der Akolyth
        [maw] der Schlund
        [thrall] der Diener
       *[other] das Monster „{ $subtype }“
    } mit dem meisten Leben
    .gen = { $subtype_id ->
        [minion] des Monsters
        [acolyte] des Akolythen
        [maw] des Schlunds
        [thrall] des Dieners
       *[other] des Monsters „{ $subtype }“
    } mit dem meisten Leben
    .acc = { $subtype_id ->
        [minion] das Monster
        [acolyte] den Akolythen
        [maw] den Schlund
        [thrall] den Diener
       *[other] das Monster „{ $subtype }“
    } mit dem meisten Leben
minion-lowest-life =
    .nom = { $subtype_id ->
        [minion] das Monster
        [acolyte] der Akolyth
        [maw] der Schlund
        [thrall] der Diener
       *[other] das Monster „{ $subtype }“
    } mit dem geringsten Leben
    .gen = { $subtype_id ->
        [minion] des Monsters
        [acolyte] des Akolythen
        [maw] des Schlunds
        [thrall] des Dieners
       *[other] des Monsters „{ $subtype }“
    } mit dem geringsten Leben
    .acc = { $subtype_id ->
        [minion] das Monster
        [acolyte] den Akolythen
        [maw] den Schlund
        [thrall] den Diener
       *[other] das Monster „{ $subtype }“
    } mit dem geringsten Leben
minion-farthest =
    .nom = { $subtype_id ->
        [minion] das am weitesten vorgerückte Monster
        [acolyte] der am weitesten vorgerückte Akolyth
        [maw] der am weitesten vorgerückte Schlund
       *[other] das am weitesten vorgerückte Monster „{ $subtype }“
    }
    .gen = { $subtype_id ->
        [minion] des am weitesten vorgerückten Monsters
        [acolyte] des am weitesten vorgerückten Akolythen
        [maw] des am weitesten vorgerückten Schlunds
       *[other] des am weitesten vorgerückten Monsters „{ $subtype }“
    }
    .acc = { $subtype_id ->
        [minion] das am weitesten vorgerückte Monster
        [acolyte] den am weitesten vorgerückten Akolythen
        [maw] den am weitesten vorgerückten Schlund
       *[other] das am weitesten vorgerückte Monster „{ $subtype }“
    }
minion-some =
    .nom = { $n } verschiedene { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
        [maw] Schlünde
       *[other] Monster „{ $subtype }“
    }
    .gen = von { $n } verschiedenen { $subtype_id ->
        [minion] Monstern
        [acolyte] Akolythen
        [maw] Schlünden
       *[other] Monstern „{ $subtype }“
    }
    .acc = { $n } verschiedene { $subtype_id ->
        [minion] Monster
        [acolyte] Akolythen
        [maw] Schlünde
       *[other] Monster „{ $subtype }“
    }
minion-all =
    .nom = { $subtype_id ->
        [minion] jedes Monster
        [acolyte] jeder Akolyth
        [maw] jeder Schlund
        [thrall] jeder Diener
       *[other] jedes Monster „{ $subtype }“
    } im Spiel
    .gen = { $subtype_id ->
        [minion] jedes Monsters
        [acolyte] jedes Akolythen
        [maw] jedes Schlunds
        [thrall] jedes Dieners
       *[other] jedes Monsters „{ $subtype }“
    } im Spiel
    .acc = { $subtype_id ->
        [minion] jedes Monster
        [acolyte] jeden Akolythen
        [maw] jeden Schlund
        [thrall] jeden Diener
       *[other] jedes Monster „{ $subtype }“
    } im Spiel
minion-any =
    .nom = { $subtype_id ->
        [minion] ein beliebiges Monster
        [acolyte] ein beliebiger Akolyth
        [maw] ein beliebiger Schlund
        [thrall] ein beliebiger Diener
       *[other] ein beliebiges Monster „{ $subtype }“
    } im Spiel
    .gen = { $subtype_id ->
        [minion] eines beliebigen Monsters
        [acolyte] eines beliebigen Akolythen
        [maw] eines beliebigen Schlunds
        [thrall] eines beliebigen Dieners
       *[other] eines beliebigen Monsters „{ $subtype }“
    } im Spiel
    .acc = { $subtype_id ->
        [minion] ein beliebiges Monster
        [acolyte] einen beliebigen Akolythen
        [maw] einen beliebigen Schlund
        [thrall] einen beliebigen Diener
       *[other] ein beliebiges Monster „{ $subtype }“
    } im Spiel
minion-that =
    .nom = { $subtype_id ->
        [acolyte] dieser Akolyth
        [maw] dieser Schlund
        [thrall] dieser Diener
       *[other] dieses Monster
    }
    .gen = { $subtype_id ->
        [acolyte] dieses Akolythen
        [maw] dieses Schlunds
        [thrall] dieses Dieners
       *[other] dieses Monsters
    }
    .acc = { $subtype_id ->
        [acolyte] diesen Akolythen
        [maw] diesen Schlund
        [thrall] diesen Diener
       *[other] dieses Monster
    }
