# Dlaczego czegoś nie można teraz zrobić, po jednym zdaniu.
reason-can = To można teraz zrobić.
reason-over = Bitwa jest zakończona.
reason-watching = Tylko przyglądasz się grze.
reason-only = { $verb ->
    [play] Karty zagrywa się tylko w swojej fazie głównej
    [prep] Zaklęcia przygotowuje się tylko w swojej fazie głównej
    [gain] Karty kupuje się tylko w swojej fazie głównej
    [charge] Ładunki kupuje się tylko w swojej fazie głównej
    [focus] Bramy wzmacnia się tylko w swojej fazie głównej
    [open] Bramy otwiera się tylko w swojej fazie głównej
    [use] Przygotowanych Zaklęć używa się tylko w swojej fazie głównej
    [ability] Tej zdolności używa się tylko w swojej fazie głównej
    [thwart] Moce odrzuca się tylko w swojej fazie głównej
    [cast] Zaklęcia aktywuje się tylko w swojej fazie aktywacji
   *[act] Można to zrobić tylko w swojej fazie głównej
}
reason-turn = { $only }; teraz trwa tura: { $who }.
reason-no-turn = { $only }.
reason-phase = { $only }; teraz trwa { $phase }.
reason-waits = Najpierw musi odpowiedzieć: { $who }.
reason-question = Najpierw pytanie: { $prompt }
reason-not-among = Tego nie można tu wybrać: { $prompt }
reason-must-choose = Nie można tu zrezygnować: { $prompt }
reason-must-cast = Na zamkniętej Bramie { $breach } leży „{ $card }”: najpierw trzeba aktywować to Zaklęcie.
reason-not-asked = Żadna karta teraz o to nie pyta.
reason-not-yours = To należy do innego gracza: { $who }.
reason-not-in-hand = Na ręce nie ma karty „{ $card }”.
reason-spell-played = „{ $card }” to Zaklęcie: przygotuj je na Bramie.
reason-never-played = Karty „{ $card }” nie można zagrać.
reason-not-a-spell = „{ $card }” nie jest Zaklęciem: przygotowuje się tylko Zaklęcia.
reason-not-prepped = Na twoich Bramach nie ma karty „{ $card }”.
reason-no-use = Przygotowana karta „{ $card }” nic nie robi: czeka na twoją następną fazę aktywacji.
reason-used = To działa raz na turę i było już użyte.
reason-aether = Brakuje { $n } eteru.
reason-restricted = Brakuje { $n } eteru: masz wprawdzie jeszcze { $rest }, ale nie na ten cel.
reason-pile-empty = Stos „{ $card }” jest pusty.
reason-no-pile = W tej grze nie ma stosu „{ $card }”.
reason-forbidden = Zabrania tego „{ $by }”.
reason-rules-forbid = Zabraniają tego zasady tej gry.
reason-breach-gone = Nie masz Bramy { $breach }.
reason-breach-open = Brama { $breach } jest już otwarta.
reason-breach-closed = Brama { $breach } jest zamknięta: wzmocnij ją w tej turze albo otwórz.
reason-breach-full = Na Bramie { $breach } leży już „{ $card }”.
reason-no-free-breach = Żadna wolna Brama nie jest otwarta ani wzmocniona w tej turze.
reason-two-breaches = „{ $card }” wymaga dwóch sąsiednich wolnych Bram, otwartych lub wzmocnionych w tej turze.
reason-charges-full = Wszystkie pola Ładunków są pełne.
reason-no-charges = W tej grze nie ma Ładunków.
reason-no-ability = Ten Mag nie ma zdolności, którą można by ładować.
reason-no-ally = Nikt inny nie może przyjąć Ładunków.
reason-not-charged = { $n ->
    [one] Brakuje { $n } Ładunku.
   *[many] Brakuje { $n } Ładunków.
}
reason-window = { $when ->
    [nemesis-draw] O tę zdolność gra pyta, zanim Nemezis dobierze kartę.
    [draw-phase-end] O tę zdolność gra pyta na koniec twojej fazy dobierania.
   *[your-main-phase] Tej zdolności używa się tylko w swojej fazie głównej.
}
reason-condition = Warunek tej zdolności nie jest teraz spełniony.
reason-not-in-play = Karty „{ $card }” nie ma w grze.
reason-not-a-power = „{ $card }” nie jest Mocą: tylko Moce można odrzucić, płacąc koszt.
reason-no-discard = Karty „{ $card }” nie można odrzucić: nie podaje kosztu.
reason-price = Nie można teraz zapłacić kosztu: { $price }.
reason-no-effect = Nic by to teraz nie dało.
reason-not-offered = Nic na to teraz nie pozwala.
reason-each = { $verb ->
    [focus] Wzmocnienie: { $reason }
    [open] Otwarcie: { $reason }
    [gain] Pozyskanie: { $reason }
   *[act] { CAPITAL($act) }: { $reason }
}
