# Players: subject, owner, by whom.
who-any-player =
    .nom = dowolny gracz
    .gen = dowolnego gracza
    .by = przez dowolnego gracza
who-any-ally =
    .nom = dowolny sojusznik
    .gen = dowolnego sojusznika
    .by = przez dowolnego sojusznika
who-their-ally =
    .nom = dowolny sojusznik { $owner }
    .gen = dowolnego sojusznika { $owner }
    .by = przez dowolnego sojusznika { $owner }
# .again: the subject of the sentence before goes without saying.
who-that-player =
    .nom = ten gracz
    .again = { "" }
    .gen = tego gracza
    .by = przez tego gracza
who-chooser =
    .nom = wybierający gracz
    .gen = wybierającego gracza
    .by = przez wybierającego gracza
who-each-one =
    .nom = każdy gracz
    .gen = każdego gracza
    .by = przez każdego gracza
who-every-ally =
    .nom = każdy sojusznik
    .gen = każdego sojusznika
    .by = przez każdego sojusznika
who-their-every-ally =
    .nom = każdy sojusznik { $owner }
    .gen = każdego sojusznika { $owner }
    .by = przez każdego sojusznika { $owner }
# Of whom a condition is.
who-some-player =
    .nom = co najmniej jeden gracz
    .gen = co najmniej jednego gracza
    .by = przez co najmniej jednego gracza
who-some-ally =
    .nom = co najmniej jeden twój sojusznik
    .gen = co najmniej jednego twojego sojusznika
    .by = przez co najmniej jednego twojego sojusznika
who-their-some-ally =
    .nom = co najmniej jeden sojusznik { $owner }
    .gen = co najmniej jednego sojusznika { $owner }
    .by = przez co najmniej jednego sojusznika { $owner }
who-everyone =
    .nom = gracze
    .gen = graczy
    .by = przez graczy
who-owner =
    .nom = właściciel tego Zaklęcia
    .gen = jego właściciela
    .by = przez jego właściciela
who-active-player =
    .nom = gracz, którego tura trwa,
    .gen = gracza, którego tura trwa,
    .by = przez gracza, którego tura trwa,
who-lowest-life =
    .nom = gracz z najmniejszą liczbą punktów życia
    .gen = gracza z najmniejszą liczbą punktów życia
    .by = przez gracza z najmniejszą liczbą punktów życia
who-most =
    .nom = gracz z { $what }
    .gen = gracza z { $what }
    .by = przez gracza z { $what }
who-fewest =
    .nom = { who-most.nom }
    .gen = { who-most.gen }
    .by = { who-most.by }
who-you =
    .nom = ty
    .gen = ciebie
    .by = przez ciebie
# $one and $two stand in the case asked for.
who-one-of =
    .nom = { $one } lub { $two }
    .gen = { $one } lub { $two }
    .by = { $one } lub { $two }
# The case of $that behind 'oprócz'.
except-case = gen
who-another-player =
    .nom = dowolny gracz oprócz { $that }
    .gen = dowolnego gracza oprócz { $that }
    .by = przez dowolnego gracza oprócz { $that }
who-dealer =
    .nom = gracz, który je zadał,
    .gen = gracza, który je zadał,
    .by = przez gracza, który je zadał,
who-the-mage =
    .nom = { $name }
    .gen = gracza prowadzącego postać „{ $name }”
    .by = przez gracza prowadzącego postać „{ $name }”
who-turn-card-player =
    .nom = gracz wskazany na tej karcie
    .gen = gracza wskazanego na tej karcie
    .by = przez gracza wskazanego na tej karcie
most-prepped-spells = największą liczbą przygotowanych Zaklęć
most-hand-cards = największą liczbą kart na ręce
most-charges = największą liczbą Ładunków
most-open-breaches = największą liczbą otwartych Bram
most-closed-breaches = największą liczbą zamkniętych Bram
most-life = największą liczbą punktów życia
most-player-tokens = największą liczbą żetonów { $token }
most-value = najwyższą wartością ({ $value })
fewest-prepped-spells = najmniejszą liczbą przygotowanych Zaklęć
fewest-hand-cards = najmniejszą liczbą kart na ręce
fewest-charges = najmniejszą liczbą Ładunków
fewest-open-breaches = najmniejszą liczbą otwartych Bram
fewest-closed-breaches = najmniejszą liczbą zamkniętych Bram
fewest-life = najmniejszą liczbą punktów życia
fewest-player-tokens = najmniejszą liczbą żetonów { $token }
fewest-value = najniższą wartością ({ $value })

# Minions a card speaks of.
minion-highest-life =
    .nom = { NAME($subtype_id) } z największą liczbą punktów życia
    .gen = { NAME($subtype_id, case: "gen") } z największą liczbą punktów życia
    .acc = { NAME($subtype_id, case: "acc") } z największą liczbą punktów życia
minion-lowest-life =
    .nom = { NAME($subtype_id) } z najmniejszą liczbą punktów życia
    .gen = { NAME($subtype_id, case: "gen") } z najmniejszą liczbą punktów życia
    .acc = { NAME($subtype_id, case: "acc") } z najmniejszą liczbą punktów życia
minion-farthest =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] najdalej wysunięta { NAME($subtype_id) }
        [n] najdalej wysunięte { NAME($subtype_id) }
       *[m] najdalej wysunięty { NAME($subtype_id) }
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] najdalej wysuniętej { NAME($subtype_id, case: "gen") }
       *[m] najdalej wysuniętego { NAME($subtype_id, case: "gen") }
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] najdalej wysuniętą { NAME($subtype_id, case: "acc") }
        [n] najdalej wysunięte { NAME($subtype_id, case: "acc") }
        [i] najdalej wysunięty { NAME($subtype_id, case: "acc") }
       *[m] najdalej wysuniętego { NAME($subtype_id, case: "acc") }
    }
minion-some =
    .nom = { $n ->
        [one] { $n } { NAME($subtype_id, case: "acc") }
        [few] { $n } różne { NAME($subtype_id, case: "few") }
       *[many] { $n } różnych { NAME($subtype_id, case: "plural") }
    }
    .gen = { $n } różnych { NAME($subtype_id, case: "plural") }
    .acc = { $n ->
        [one] { $n } { NAME($subtype_id, case: "acc") }
        [few] { $n } różne { NAME($subtype_id, case: "few") }
       *[many] { $n } różnych { NAME($subtype_id, case: "plural") }
    }
minion-all =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] każda { NAME($subtype_id) } w grze
        [n] każde { NAME($subtype_id) } w grze
       *[m] każdy { NAME($subtype_id) } w grze
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] każdej { NAME($subtype_id, case: "gen") } w grze
       *[m] każdego { NAME($subtype_id, case: "gen") } w grze
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] każdą { NAME($subtype_id, case: "acc") } w grze
        [n] każde { NAME($subtype_id, case: "acc") } w grze
        [i] każdy { NAME($subtype_id, case: "acc") } w grze
       *[m] każdego { NAME($subtype_id, case: "acc") } w grze
    }
minion-any =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] dowolna { NAME($subtype_id) } w grze
        [n] dowolne { NAME($subtype_id) } w grze
       *[m] dowolny { NAME($subtype_id) } w grze
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] dowolnej { NAME($subtype_id, case: "gen") } w grze
       *[m] dowolnego { NAME($subtype_id, case: "gen") } w grze
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] dowolną { NAME($subtype_id, case: "acc") } w grze
        [n] dowolne { NAME($subtype_id, case: "acc") } w grze
        [i] dowolny { NAME($subtype_id, case: "acc") } w grze
       *[m] dowolnego { NAME($subtype_id, case: "acc") } w grze
    }
minion-that =
    .nom = { NAME($subtype_id, case: "gender") ->
        [f] ta { NAME($subtype_id) }
        [n] to { NAME($subtype_id) }
       *[m] ten { NAME($subtype_id) }
    }
    .gen = { NAME($subtype_id, case: "gender") ->
        [f] tej { NAME($subtype_id, case: "gen") }
       *[m] tego { NAME($subtype_id, case: "gen") }
    }
    .acc = { NAME($subtype_id, case: "gender") ->
        [f] tę { NAME($subtype_id, case: "acc") }
        [n] to { NAME($subtype_id, case: "acc") }
        [i] ten { NAME($subtype_id, case: "acc") }
       *[m] tego { NAME($subtype_id, case: "acc") }
    }
# The same on the card of a minion, where 'this minion' would be itself.
minion-beside =
    .nom = tamten Poplecznik
    .gen = tamtego Poplecznika
    .acc = tamtego Poplecznika
