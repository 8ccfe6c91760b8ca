### The table for browsers: the command that runs it, and what goes wrong at its doors.

## The command

cli-serve = run the table for browsers
cli-serve-about = Run the table for browsers until it is stopped with Ctrl+C.
cli-serve-host = where to listen; this machine alone by default
cli-serve-port = the port to listen on
cli-serve-database = where tables are kept: a SQLite file or a PostgreSQL database, as a URL; a file in your data folder by default
cli-serve-workers = how many processes serve; more than one needs PostgreSQL
cli-serve-origin = another address whose pages may play here; may be given several times
cli-serve-host_name = another name under which this server may be called, such as play.example; may be given several times
cli-serve-keep = delete tables that nobody has opened for this many days; by default they are kept for ever
cli-serve-bot_pause = how many seconds a bot takes for its move while people are watching; 0 for none
cli-serve-thinking = seconds that a thinker thinks about one answer
cli-serve-open = open the page in the browser

table-serving = Campfire burns at { $address } (stop with Ctrl+C).
table-shared = Others in your network open { $address }; open it so yourself, too, and the links that you pass on will work for them.
table-keeping = { $days ->
    [one] Tables that nobody has opened for a day are deleted.
   *[other] Tables that nobody has opened for { $days } days are deleted.
  }
table-not_built = The page for browsers is not built yet; run “make play”, which builds it.
table-offline = The table cannot be reached from here: there is no line, or it is being set up anew. Nothing is lost; this page goes on by itself as soon as the table answers.

## Links and rights

error-unknown_link = This link opens no table; check that you copied all of it, or ask for a new one.
error-link_used = Somebody has already used this invitation; return through your own link, or ask for a new invitation.
error-not_host = Only the host of the table may do this; ask whoever set it up.
error-not_yours = This seat is not yours; choose for your own seat only.
error-bot_plays = A bot plays this seat for you; take the seat back first.
error-no_seat = There is no such seat at this table; choose one that is there.
error-table_gone = This table has been deleted; set up a new one.
error-file_hidden = While the game runs, its file would show hidden cards; it is yours once the game is over.
error-replay_hidden = While the game runs, you can look back from your own seat only; wait for its end.
error-hover_off = This table does not show what others consider; the host can allow it.
error-removed = Your seat at this table was given to somebody else; ask the host for a new invitation.
error-wrong_host = This server does not go by that name; call it by its address, or let its keeper add the name with --host-name.

## Answers

error-late = Things have moved on since you chose; look again and choose anew.
error-no_position = This game does not go that far; choose a point from 0 to { $last }.
error-no_sequel = No game follows this one; set up a new table.
error-replay_rules = The rules have changed since this game was played, so it cannot be played again from the start.

## Limits

error-bad_request = The server did not understand this request; reload the page.
error-too_large = This is too much at once; send at most { $most } kB.
error-too_fast = That was too fast; wait a moment.
error-too_slow = This took the server too long, and it gave up; try again later.
error-too_many_tables = { $n ->
    [one] Only { $n } new table an hour may be set up from one place; try again later.
   *[other] Only { $n } new tables an hour may be set up from one place; try again later.
}
error-old_client = This page and the server have different versions; reload the page.
error-not_found = There is nothing at this address; go back to the start page.
error-storage = The server could not save this, so nothing has changed; try again in a moment.
error-internal = Something went wrong on the server, and nothing has changed; try again, and send a report if it happens again.

## Starting the server

error-bad_database = “{ $url }” is not a database we know; write sqlite:///file or postgresql://user@host/name.
error-no_database = The database { $url } cannot be used: { $reason }
error-workers_need_postgresql = Several workers need PostgreSQL; name one with --database, or leave out --workers.
error-database_taken = Another server already uses { $file }; stop that one first, or name another file with --database.
error-no_port = Nobody can listen at { $host }, port { $port }: it is taken or not yours; choose another with --port.
error-bad_origin = “{ $word }” is no address of a site; write it as https://play.example, with nothing behind it.
error-bad_host_name = “{ $word }” is no name of a server; write the name alone, such as play.example.

## The bench

bench-table = many tables played through sockets, beside a bare echo
bench-table-tables = how many tables of two
bench-table-game = the game at every table; without it all games in turn
bench-table-title = { $tables ->
    [one] { $tables } table of two, echo and play in turns
   *[other] { $tables } tables of two, echo and play in turns
}
bench-table-rate = a second
bench-table-p50 = p50, ms
bench-table-p95 = p95, ms
bench-table-p99 = p99, ms
bench-table-echo = bare echo
bench-table-move = moves, on disk

## What everybody at a table is told

notice-host = the host
notice-taken_over = The host has taken over the seat of { $who } and sees its cards.
notice-left_to_bot = The host lets a bot play for { $who }.
notice-given_away = The host has taken the seat from { $who } and invited somebody else to it.
notice-file_taken = The file of this running game, with every hidden card in it, was taken by { $who }.
notice-played_on = This running game is played on at another table, where its cards are known, by { $who }.
notice-known_cards = This game goes on from another table or from a file: somebody may know its cards.
notice-thought = { $who }: { $why }.
because-brings = that brings { $brings }
because-doing = { $deed }, { $target } – { $why }
because-doing_just = { $deed } – { $why }
because-others = others should go first
because-best = of { $n } ways this one promises most
because-weighed = { $for } ({ $sure } % sure)
because-no_better = nothing else is clearly better
because-no_value = my file of values is missing or damaged: I play as the scout
weighed-all = the whole of it looks best
weighed-option = { $chance } % to win: { $answer } ({ $for })
