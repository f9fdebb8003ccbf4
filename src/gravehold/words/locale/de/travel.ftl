# Reisen jeder Art im Terminal: ihre Dateien, und was sich nicht zurücknehmen lässt.
travel-unknown = Es gibt keine { $kind ->
    [campaign] Kampagne
   *[expedition] Expedition
} „{ $name }“, weder als Datei noch in { $folder }. { $near }
travel-none = { $kind ->
    [campaign] In { $folder } gibt es keine Kampagne, die weitergehen kann. Eine neue beginnt mit: gravehold campaign new
   *[expedition] In { $folder } gibt es keine Expedition, die weitergehen kann. Eine neue beginnt mit: gravehold expedition new
}
travel-begun = { $name }, Startzahl { $seed }. Antworte mit einer Nummer oder einem Wort; ? hilft.
travel-made = { $name }, Startzahl { $seed }.
travel-goes-on = { $standing }. ? hilft.
travel-checked = { $file }: in Ordnung, { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}. { $standing }
travel-what = { $title }. { $standing }
travel-undo-fight = Der Kampf hat begonnen; das lässt sich nicht zurücknehmen.
travel-undo-battle = Ein Kampf, der zu Ende ist, bleibt es; seitdem gibt es nichts zurückzunehmen.
travel-over = { $kind ->
    [campaign] Diese Kampagne ist zu Ende; sie bleibt als { $name } erhalten.
   *[expedition] Diese Expedition ist zu Ende; sie bleibt als { $name } erhalten.
}
travel-forked = { $name }: { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}. { $standing }
