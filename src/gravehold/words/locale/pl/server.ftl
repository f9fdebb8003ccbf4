# Co mówi serwer, gdy czegoś odmawia, i o cofaniu.
refused-unknown-token = Ten link nie otwiera tu żadnej gry. Czy jest cały? Gry usunięte lub długo nierozgrywane już nie istnieją.
refused-no-such-game = Nie ma tu takiej gry.
refused-gone = Ta gra została usunięta.
refused-not-allowed = Ten link nie daje do tego prawa.
refused-not-your-turn = To nie ty na to odpowiadasz, lecz { $detail }.
refused-seat-taken = To miejsce jest zajęte.
refused-table-full = Przy tym stole jest już zbyt wiele osób.
refused-illegal-key = „{ $detail }” nie jest teraz możliwe.
refused-bad-words = Tak nie można: { $detail }
refused-stale = Gra poszła dalej; oto jej stan.
refused-game-over = Gra jest skończona.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-nothing-to-redo = Nie ma czego powtórzyć.
refused-undo-off = Przy tym stole umówiono się niczego nie cofać.
refused-undo-revealed = Od tego czasu odkryto zakrytą kartę; przy tym stole nie cofa się dalej.
refused-undo-ended = Gra się skończyła, a jej ziarno losowania zdradza wszystkie karty, które miały nadejść; przy tym stole nie cofa się dalej.
refused-undo-fight = Słowo do walki i koniec Bitwy są ostateczne: tego, co było wcześniej, nie da się cofnąć.
refused-no-proposal = Nikt już nie prosi o cofnięcie.
refused-too-many = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
refused-too-many-games = Z twojego adresu założono zbyt wiele gier. Usuń te, w które nikt już nie gra.
refused-too-many-sockets = Z twojego adresu otwarto zbyt wiele stołów. Zamknij kilka kart przeglądarki i wczytaj stronę ponownie.
refused-server-full = Serwer nie ma już miejsca na kolejne połączenie. Odczekaj chwilę i spróbuj ponownie.
refused-restart = Serwer jest właśnie uruchamiany ponownie. Odczekaj chwilę i spróbuj ponownie; nic nie przepadło.
refused-too-big = To więcej, niż potrzebuje gra.
refused-too-heavy = Odczytanie tego wymaga więcej czasu lub pamięci, niż potrzebuje jakakolwiek gra. Tekst nie został przyjęty.
refused-busy = Właśnie wczytywane są gry innych osób. Odczekaj chwilę i spróbuj ponownie.
refused-bad-message = Serwer tego nie zrozumiał ({ $detail }). Wczytaj stronę ponownie.
refused-bad-setup = Tej gry nie da się przygotować: { $detail }
refused-bad-chronicle = Tej kroniki nie da się odczytać: { $detail }
refused-unknown-language = Serwer nie mówi w języku „{ $detail }”.
refused-unknown-bot = Nie ma takiego bota: { $detail }
refused-no-such-seq = W tej grze nie ma takiego momentu.
refused-no-such-battle = Nie ma tu Bitwy { $detail }.
refused-outdated = Tę grę zaczęto z innymi zasadami lub kartami i w tej postaci nie może toczyć się dalej. Cofanie wraca do ostatniego momentu, który jeszcze pasuje; kronikę można zapisać.
outdated-because = Ta gra potrzebuje czegoś, czego już nie ma, i nie może toczyć się dalej: { $why }. Odpowiedzi można przeczytać, kronikę zapisać, a grę usunąć.
refused-origin = Ta strona nie należy do tego serwera.
refused-host = Ten serwer nie występuje pod nazwą z adresu „{ $detail }”. Kto go prowadzi, może ją dopuścić: GRAVEHOLD_ORIGINS={ $detail } (docs/server.md).
refused-storage = Serwer nie może teraz niczego zapisać: { $detail }. Nic się nie zmieniło; spróbuj ponownie za chwilę.
storage-full = jego dysk jest pełny albo zawodzi
storage-read-only = jego bazę danych można tylko odczytywać
storage-damaged = jego baza danych jest uszkodzona
storage-away = jego baza danych nie odpowiada
refused-not-found = Tu nic nie ma.
refused-internal = Coś poszło nie tak po stronie serwera. Nic nie przepadło; wczytaj stronę ponownie.
undo-host = Gospodarz
undo-told = { $who } cofa: { $what }
undo-told-past = { $who } cofa: { $what } (choć od tego czasu ujawniono coś zakrytego)
serve-at = Gravehold działa pod adresem { $address } (Ctrl+C kończy)
serve-other-port = Port { $port } jest zajęty, więc to następny wolny.
serve-lan = Dla innych w waszej sieci: { $address }
serve-unbuilt = Serwer działa, ale stół nie jest jeszcze zbudowany. W repozytorium: { $make } (albo { $npm } w { $folder }), a potem odśwież tę stronę.
serve-programs = Interfejs dla programów jest pod adresem { $address }.
backup-made = { $file }: { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $answers ->
        [one] 1 odpowiedź
        [few] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    }, sprawdzone.
backup-restored = W { $file } { $games ->
        [one] jest teraz 1 gra
        [few] są teraz { $games } gry
       *[other] jest teraz { $games } gier
    }, a w nich { $answers ->
        [one] 1 odpowiedź
        [few] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    }.
backup-before = To, co było tam wcześniej: { $file }
