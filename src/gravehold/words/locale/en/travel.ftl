# Journeys of every kind in the terminal: their files, and what cannot be taken back.
travel-unknown = There is no { $kind ->
    [campaign] campaign
   *[expedition] expedition
} '{ $name }', neither as a file nor in { $folder }. { $near }
travel-none = { $kind ->
    [campaign] In { $folder } there is no campaign to go on with. Begin one with: gravehold campaign new
   *[expedition] In { $folder } there is no expedition to go on with. Set out on one with: gravehold expedition new
}
travel-begun = { $name }, seed { $seed }. Answer with a number or a key; ? helps.
travel-made = { $name }, seed { $seed }.
travel-goes-on = { $standing }. ? helps.
travel-checked = { $file }: ok, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}. { $standing }
travel-what = { $title }. { $standing }
travel-undo-fight = The battle has begun; that cannot be taken back.
travel-undo-battle = A battle that is over stays so; since then there is nothing to take back.
travel-over = { $kind ->
    [campaign] This campaign is over; it is kept as { $name }.
   *[expedition] This expedition is over; it is kept as { $name }.
}
travel-forked = { $name }: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}. { $standing }
