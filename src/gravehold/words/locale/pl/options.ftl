# Odpowiedzi do wyboru: krótka nazwa, uwaga obok, dłuższy opis.
option-done = to wszystko
option-done-main = zakończ fazę główną
option-done-casting = przejdź do fazy głównej
option-done-order = reszta w obecnej kolejności
option-done-tutorial = zachowaj resztę
option-none = zrezygnuj
option-yes = tak
option-no = nie
option-pass = nie teraz
option-charge = pozyskaj Ładunek
option-charge-ally = Ładunek dla { NAME($card_id, case: "gen") }
option-play = zagraj: { $card }
option-gain = pozyskaj: { $card }
option-focus = wzmocnij Bramę { $breach }
option-open = otwórz Bramę { $breach }
option-prep = przygotuj na { $count ->
    [one] Bramie { $breach }
   *[many] Bramach { $breach }
}: { $card }
option-use = użyj: { $card }
option-ability = użyj zdolności: { $card }
option-thwart = odrzuć: { $card }
option-act = { $act }
option-act-on = { $act }: { $card }
option-gravehold = Gravehold
option-cast = aktywuj: { $card }
option-damage = { $damage }, cel: { $card }
option-branch = efekt { $n }
option-resolve = to, co mówią zasady
option-breach = Brama { $breach }, { $who }
option-hand = { $card } na ręce
option-discard = { $card } w stosie kart odrzuconych
option-deck = { $card } w talii
option-played = { $card } wśród zagranych kart
option-revealed = { $card } wśród odkrytych kart
option-destroyed = { $card } wśród zniszczonych kart
option-of = { $option }, { $who }
note-life = życie { $n }
note-gravehold = żywotność { $n }
note-player = życie { $life }, Ładunki { $charges }
note-player-exhausted = Mag wyczerpany, Ładunki { $charges }
note-space = pole { $space }, koszt { $n }
note-cost = koszt { $n }
note-prepped = { $who } { $breach }
about-charge = Zapełnia pole twojej zdolności (pełne pola: { $n } z { $full }).
about-charge-ready = Zapełnia ostatnie pole: twoja zdolność będzie gotowa.
about-focus = Obraca ją o ćwierć obrotu; w tej turze można na niej przygotować Zaklęcie, a jej otwarcie będzie tańsze.
about-open = Otwarta do końca gry: w każdej turze można na niej przygotować Zaklęcie i nie trzeba go od razu aktywować.
option-track = { $n }: { $do }
option-space = { $board }: { $space }
option-lose = { $n ->
    [0] nie trać żadnego
   *[other] strać { $n }
}
