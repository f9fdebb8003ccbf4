# Wyprawy: o co pyta się i co opowiada między Bitwami oraz jak się nazywają.
journey-kind = { $kind ->
    [outcasts] Wygnańcy: Ekspedycja z pudełka
    [default] Własna Ekspedycja: cztery Bitwy
    [short] Własna Ekspedycja: trzy Bitwy
    [extended] Własna Ekspedycja: osiem Bitew
    [fight-five] Własna Ekspedycja: pięć Bitew
   *[other] Ekspedycja
  }
journey-option = { $option ->
    [big-pocket] Wielka kieszeń
    [increased] Zwiększona trudność
    [one-dial] Jeden wskaźnik życia
    [banished-stays] Wykluczone nie wraca
   *[xaxos] Xaxos u waszego boku
  }
    .help = { $option ->
        [big-pocket] Niczego się nie wyklucza: przed każdą Bitwą zabieracie ze sobą dziewięć stosów.
        [increased] Każda Bitwa toczy się według zwiększonej trudności z arkusza Nemezis.
        [one-dial] Zasada domowa: życie, które Gravehold straci w wygranej Bitwie, nie wraca do końca Ekspedycji.
        [banished-stays] Stosu wykluczonego przed przegraną Bitwą nie można wziąć z powrotem do następnej próby.
       *[xaxos] W każdej Bitwie zamiast Gravehold chronicie Xaxosa, a karty, które go wymieniają, mogą zostać wylosowane.
      }
journey-battle = Bitwa { $battle } z { $battles }
journey-battle-try = Bitwa { $battle } z { $battles }, próba { $try }
journey-against = { $battle }: { $nemesis }
journey-standing = { $against } ({ $stage ->
    [reward] wybór, co przyniesie porażka
    [mages] wybór Magów
    [market] tworzenie rynku zasobów
    [treasures] wybór Skarbów
    [fight] gotowość do walki
   *[battle] Bitwa trwa
  })
journey-won = Ekspedycja zakończona zwycięstwem.
journey-won-score = Ekspedycja zakończona zwycięstwem, punkty: { $score } z { $most }.
journey-result = { $against }: { $end ->
    [won] wygrana
   *[lost] przegrana
  }
journey-seat-empty = Miejsce p{ $n }
journey-seat = { $name } ({ $seat })
journey-piles = { $n ->
    [one] { $n } stos
    [few] { $n } stosy
   *[many] { $n } stosów
  }

# Pytania
journey-ask-reward = Gracze wybierają, co przyniesie im porażka; co dokładnie, rozstrzygnie los.
journey-ask-mage = { $seat }: wybierz Maga ({ $against }).
journey-ask-market = Gracze tworzą rynek zasobów ({ $against }). Do wykluczenia: { $piles }.
journey-ask-market-recall = Gracze tworzą rynek zasobów ({ $against }): mogą przywrócić to, co na tę Bitwę wykluczyli, albo zostawić te dziewięć stosów.
journey-ask-market-take = Gracze tworzą rynek zasobów ({ $against }). Do wybrania: { $piles }.
journey-ask-treasure = { $seat }: wybierz Skarb poziomu { $level } ({ $against }).
journey-ask-treasure-group = Gracze wybierają wspólny Skarb poziomu { $level } ({ $against }).
journey-ask-fight = { $against }. Gracze dają znak do walki; tego nie można cofnąć.

# Odpowiedzi
journey-do-mage = { $name }
    .note = { $title }
journey-last-gem = ; ostatni Klejnot o koszcie { $cost }: jeden warto zostawić
journey-no-gem = Żaden ze stosów nie jest Klejnotem o koszcie { $cost }, a jeden powinien być na rynku.
journey-do-banish = Wyklucz: { $name }
    .note = { $type }, eter: { $cost }; opuszcza Ekspedycję
journey-do-recall = Przywróć: { $name }
    .note = { $type }, eter: { $cost }; { $room ->
        [yes] wraca do Koszar
       *[no] zamiast niego musi odejść inny stos
      }
journey-do-take = Weź: { $name }
    .note = { $type }, eter: { $cost }
journey-do-done = Zostaw te dziewięć stosów
    .note = co wykluczone, pozostaje wykluczone
journey-do-treasure = { $name }
    .note = { $level ->
        [1] poziom 1: trafia do talii początkowej { $type ->
            [gem] zamiast Kryształu
           *[other] zamiast Iskry
          }
        [2] poziom 2: dla wszystkich graczy
       *[3] poziom 3: na własny arkusz
      }
journey-do-reward = { $what ->
    [mage] Mag
    [gem] Klejnot
    [relic] Artefakt
    [spell] Zaklęcie
    [treasure-1] Skarb poziomu 1
    [treasure-2] Skarb poziomu 2
   *[treasure-3] Skarb poziomu 3
  }
    .note = { $what ->
        [gem] losowo; jeden stos musi za to odejść
        [relic] losowo; jeden stos musi za to odejść
        [spell] losowo; jeden stos musi za to odejść
       *[other] losowo, do Koszar
      }
    .pocket = losowo, do Koszar
journey-do-fight = Do walki
    .note = { $nemesis }

# Co się stało
journey-told-mage = { $seat }: do Bitwy rusza { $name }.
journey-told-banish = Wykluczono: { $names }.
journey-told-recall = Przywrócono: { $names }.
journey-told-take = Zabrano: { $names }.
journey-told-market = Rynek zasobów: { $names }.
journey-told-treasure = { $seat } zabiera Skarb: { $name }.
journey-told-treasure-group = Grupa zabiera Skarb: { $name }.
journey-told-fight = Zaczyna się { $against }.
journey-told-end = { $result }. { $because }
journey-told-mages = Nowi Magowie w Koszarach: { $names }.
journey-told-supply = Nowe karty w Koszarach: { $names }.
journey-told-treasures = Nowe Skarby w Koszarach: { $names }.
journey-told-abilities = Nowe zdolności ({ $ally }): { $names }.
journey-told-protects = Od teraz pod waszą ochroną jest { $ally }, już nie Gravehold.
journey-told-next = Przed wami { $against }.
