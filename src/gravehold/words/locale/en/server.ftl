# What the server says when it refuses something, and about undo.
refused-unknown-token = This link opens no game here. Is it complete? Games that were deleted, or not played for long, are gone.
refused-no-such-game = There is no such game here.
refused-gone = This game was deleted.
refused-not-allowed = This link does not give the right to do that.
refused-not-your-turn = It is not for you to answer this, but for { $detail }.
refused-seat-taken = That seat is taken.
refused-table-full = Too many people are at this table already.
refused-illegal-key = “{ $detail }” is not possible now.
refused-bad-words = This will not do: { $detail }
refused-stale = The game has moved on; here is how it stands.
refused-game-over = The game is over.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = There is nothing to answer again.
refused-undo-off = This table has agreed to take nothing back.
refused-undo-revealed = A hidden card has been seen since; this table does not go back past that.
refused-undo-ended = The game is over, and its seed tells every card that was to come; this table does not go back past that.
refused-undo-fight = The word to fight and the end of a battle stand: what was before them is not taken back.
refused-no-proposal = Nobody asks to take anything back any more.
refused-too-many = That was too much at once. Wait a moment and try again.
refused-too-many-games = Too many games were made from your address. Delete some that are no longer played.
refused-too-many-sockets = Too many tables are open from your address. Close some tabs, then reload the page.
refused-server-full = The server has no room for another connection. Wait a moment and try again.
refused-restart = The server is being restarted. Wait a moment and try again; nothing was lost.
refused-too-big = That is more than a game needs.
refused-too-heavy = Reading this takes more time or memory than any game needs. It was not brought here.
refused-busy = Others bring games here just now. Wait a moment and try again.
refused-bad-message = The server did not understand this ({ $detail }). Reload the page.
refused-bad-setup = This game cannot be set up: { $detail }
refused-bad-chronicle = This chronicle cannot be read: { $detail }
refused-unknown-language = The server does not speak “{ $detail }”.
refused-unknown-bot = There is no such bot: { $detail }
refused-no-such-seq = The game has no such moment.
refused-no-such-battle = There is no battle { $detail } here.
refused-outdated = This game was begun with other rules or cards and cannot go on as it is. Undo goes back to the last moment that still fits; the chronicle can be exported.
outdated-because = This game needs what is no longer there and cannot be played on: { $why }. Its answers can be read, the chronicle exported, the game deleted.
refused-origin = This page does not belong to this server.
refused-host = This server does not go by the name in “{ $detail }”. Whoever runs it can allow it: GRAVEHOLD_ORIGINS={ $detail } (docs/server.md).
refused-storage = The server cannot save right now: { $detail }. Nothing was changed; try again in a moment.
storage-full = its disk is full or fails
storage-read-only = its database can only be read
storage-damaged = its database is damaged
storage-away = its database does not answer
refused-not-found = There is nothing here.
refused-internal = Something went wrong on the server. Nothing was lost; reload the page.
undo-host = The host
undo-told = { $who } takes back: { $what }
undo-told-past = { $who } takes back: { $what } (although something hidden had become known since)
serve-at = Gravehold is at { $address } (Ctrl+C stops it)
serve-other-port = Port { $port } is taken, so this is the next free one.
serve-lan = For others in your network: { $address }
serve-unbuilt = The server runs, but the table is not built yet. In the repository: { $make } (or { $npm } in { $folder }), then reload this page.
serve-programs = The interface for programs is at { $address }.
backup-made = { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, checked.
backup-restored = { $file } now holds { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }.
backup-before = What was there before: { $file }
