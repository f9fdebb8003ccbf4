# Kampanie w scenariuszach
file-pool-tier = „{ $card }” jest kartą rzędu { $tier }, a nie { $wrong }
file-flaws-left = tyle Kryształów nie mogło dostać Skazy; naklejek było jeszcze: { $n }
file-flawed-stays = Skaza na Krysztale zostaje: przed bitwą ten Mag miał ich { $n }
file-no-form = „{ $card }” nie może w Bitwie stać się „{ $form }”; może być jedną z: { $forms }
file-stage-chapter = etap „{ $stage }” jest w rozdziałach od { $low } do { $high }, a nie w { $chapter }
file-stage-only = etap „{ $stage }” jest w rozdziale { $low }, a nie w { $chapter }
file-sticker-twice = „{ $card }” jest tylko jedna: nie mogą jej mieć { $one } i { $two } naraz
file-part-early = „{ $part }” przychodzi po rozdziale { $chapter }
file-supply-nine = rynek zasobów ma { $wanted } stosów, a nie { $n }
file-offered-yet = „{ $card }” dopiero teraz jest do wyboru: nie może już leżeć na rynku zasobów
file-supply-banished = „{ $card }” jest i na rynku zasobów, i wśród wykluczonych; może być tylko w jednym z tych miejsc
file-never-again = rozdziału { $chapter } nigdy się nie powtarza
file-chart-won = rozdział { $chapter } wygrano w poprzednim wierszu; nie rozgrywa się go ponownie
file-chart-foe = Nemezis rozdziału { $chapter } to { $nemesis }
file-chart-order = rozdział { $chapter } nie może tu stać: wiersze idą kolejnością rozdziałów, aż do tego z pozycji

# Soaks of campaigns
run-soak-campaign = kampania { $number }:
run-soak-campaigns-progress = kampanie: { $played }, { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
  }, kampanii na sekundę: { $speed }
run-soak-campaigns = { $count ->
    [one] { $count } kampania
    [few] { $count } kampanie
   *[many] { $count } kampanii
  }, { $answers ->
    [one] { $answers } decyzja
    [few] { $answers } decyzje
   *[many] { $answers } decyzji
  }, { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
  }

# Całe kampanie botów
run-campaign-chapter = rozdział { $chapter }: za pierwszym razem wygrywa { $n } z { $of }, { $share } (od { $low } do { $high }); w końcu { $won }, prób średnio { $tries }; w jednej Bitwie ewoluuje { $evolved } kart, a { $stuck } dostaje naklejkę
run-campaign-choice = { $word }: jest w { $n } z { $of } rozdziałów wygranych, { $share }, i w { $lost-n } z { $lost-of } przegranych, { $lost-share }
run-campaign-epilogue = { $epilogue }: { $n } z { $of }, { $share } (od { $low } do { $high })
run-campaign-points = średnio punktów: { $points }
file-date = datę pisze się tak: 2026-05-31, a gdy nikt jej nie zna: -; tu jest { $value }
