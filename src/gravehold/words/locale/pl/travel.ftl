# Podróże wszelkiego rodzaju w terminalu: ich pliki i to, czego nie można cofnąć.
travel-unknown = Nie ma { $kind ->
    [campaign] Kampanii
   *[expedition] Ekspedycji
} „{ $name }”, ani jako pliku, ani w { $folder }. { $near }
travel-none = { $kind ->
    [campaign] W { $folder } nie ma Kampanii do kontynuowania. Aby zacząć: gravehold campaign new
   *[expedition] W { $folder } nie ma Ekspedycji do kontynuowania. Aby wyruszyć: gravehold expedition new
}
travel-begun = { $name }, ziarno { $seed }. Odpowiadaj numerem lub słowami; ? wyświetla pomoc.
travel-made = { $name }, ziarno { $seed }.
travel-goes-on = { $standing }. ? wyświetla pomoc.
travel-checked = { $file }: w porządku, { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}. { $standing }
travel-what = { $title }. { $standing }
travel-undo-fight = Bitwa się zaczęła; tego nie można cofnąć.
travel-undo-battle = Zakończona Bitwa pozostaje zakończona; od jej końca nie ma czego cofnąć.
travel-over = { $kind ->
    [campaign] Ta Kampania się skończyła; zapisano ją jako { $name }.
   *[expedition] Ta Ekspedycja się skończyła; zapisano ją jako { $name }.
}
travel-forked = { $name }: { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}. { $standing }
