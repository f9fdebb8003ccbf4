# Kampanie: o co się pyta i co się opowiada między Bitwami, i jak się to nazywa.
campaign-name = { $campaign ->
    [legacy] Kampania Legacy
   *[other] Kampania
  }
campaign-chapter = Rozdział { $n }: { $title }
campaign-chapter-try = Rozdział { $n }: { $title }, próba { $try }
campaign-standing = { $chapter } ({ $stage ->
    [naming] Magowie otrzymują imiona
    [intro] gotowość do walki
    [battle] Bitwa trwa
    [choices] Magowie się rozwijają
    [supply] zmienia się rynek zasobów
   *[lost] jeszcze raz albo ustąpić
  })
campaign-over = { $ending ->
    [dawn] Kampania zakończona: świt.
    [survival] Kampania zakończona: przetrwanie.
   *[fall] Kampania zakończona: upadek.
  } { $points }
campaign-points = Punkty: { $points } z { $most }
campaign-ending = { $ending ->
    [dawn] Świt
    [survival] Przetrwanie
   *[fall] Upadek
  }
campaign-scar = Blizna: Gravehold zaczyna następną Bitwę z żywotnością { $life }.
campaign-losses = { $n ->
    [one] Jedna porażka w tym Rozdziale.
    [few] { $n } porażki w tym Rozdziale.
   *[many] { $n } porażek w tym Rozdziale.
  } { $resolve ->
    [0] {""}
   *[other] Determinacja: każdy Mag zaczyna Bitwę, mając { $charges }.
  }
campaign-flaws = Pozostałe naklejki Skazy: { $n }
campaign-result = { $chapter }, { $nemesis }: { $end ->
    [won] wygrana
   *[lost] przegrana
  }
campaign-unnamed = Mag { $n }
campaign-second = { $name }, { $place }
campaign-flawed = Kryształy: { $n }
campaign-pool = { $name }: { $places ->
    [0] bez miejsca na naklejki
   *[other] naklejki { $n } z { $places }
  }
campaign-pool-evolved = { $name }: po Ewolucji

# Arkusz
campaign-mat-breach = Brama { $slot }: { $state ->
    [open] otwarta
   *[closed] zamknięta, { $n ->
        [0] nieobrócona
        [1] obrócona o ćwierć obrotu
        [2] obrócona o pół obrotu
       *[other] obrócona o trzy czwarte obrotu
      }
  }
campaign-mat-tile = { $breach } ({ $tile })
campaign-mat-ability = { $name }: { $n ->
    [one] { $n } Ładunek
    [few] { $n } Ładunki
   *[many] { $n } Ładunków
  }
campaign-mat-none = brak
campaign-mat-label = { $part ->
    [breaches] Bramy
    [hand] Ręka
    [deck] Talia, od wierzchu
   *[ability] Zdolność
  }

# Pytania
campaign-ask-name = { $seat }: nadaj imię swojemu Magowi (najwyżej { $most } znaków).
campaign-ask-fight = { $chapter }. Gracze dają znak do walki; tego nie można cofnąć.
campaign-ask-starter = { $seat }: wybierz efekt swojej karty początkowej. Karta zastępuje Kryształ na ręce.
campaign-ask-ability = { $seat }: wybierz swoją zdolność.
campaign-ask-second = { $seat }: wybierz drugą kartę początkową i jej miejsce. Karta zastępuje tam Kryształ.
campaign-ask-breach = { $seat }: wybierz, co się zmieni w jednej z twoich Bram.
campaign-ask-craft = { $seat }: wybierz, co się zmieni w twojej zdolności.
campaign-ask-add = Gracze wybierają stosy, które trafią na rynek zasobów; do wybrania jeszcze { $n }. Pozostałe zostaną wykluczone.
campaign-ask-banish = Gracze wybierają dotychczasowe stosy do wykluczenia; do wybrania jeszcze { $n }.
campaign-ask-lost = { $chapter }: porażka. Gracze walczą jeszcze raz albo ustępują.

# Odpowiedzi
campaign-do-fight = Do walki
    .note = { $nemesis }
campaign-do-add = Dodaj: { $name }
    .note = { $type }, eter: { $cost }
campaign-do-banish = Wyklucz: { $name }
    .note = { $type }, eter: { $cost }; opuszcza kampanię
campaign-do-retry = Walczcie jeszcze raz
    .note = ci sami Magowie i ten sam rynek zasobów
campaign-do-yield = Ustąpcie
    .note = Rozdział liczy się jako przegrany; kampania trwa dalej, z nagrodami i blizną
    .last = finał liczy się jako przegrany; kampania się kończy
campaign-do-craft = { $craft ->
    [swift] Szybka
    [deep] Głęboka
   *[other] { $craft }
  }

# Co się stało
campaign-told-name = { $seat }: imię to { $name }.
campaign-told-fight = Zaczyna się { $chapter }. Nemezis: { $nemesis }.
campaign-told-end = { $result }. { $because }
campaign-told-letters = { $n ->
    [one] Nowa reguła: { $letters }.
   *[other] Nowe reguły: { $letters }.
  }
campaign-told-part = { $seat }: { $part }: { $what }.
campaign-told-fourth = Każdy Mag ma teraz Bramę IV.
campaign-told-add = Na rynek zasobów trafia: { $name }.
campaign-told-banish = Wykluczono: { $names }.
campaign-told-pool = Nowe karty w puli podstawowej: { $names }.
campaign-told-changed = Zmienione na stałe: { $cards }.
campaign-told-becomes = { $old } to teraz { $new }
campaign-told-scar = Rozdział liczy się jako przegrany. { $scar }
campaign-told-yield = Gracze ustępują.
campaign-told-retry = Gracze walczą jeszcze raz.
campaign-told-next = Przed wami { $chapter }.
