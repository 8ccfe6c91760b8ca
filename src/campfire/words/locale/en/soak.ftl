### The soak: the command, what it did, what it broke, and what held.

cli-soak = play for long while everything breaks, and check what was promised
cli-soak-about = Let people play on servers of this machine that are killed, restarted, stopped for a while, cut off from their database and given wrong clocks; then check what everybody was told.
cli-soak-minutes = for how many minutes
cli-soak-database = the database, as a URL: one server on a SQLite file, two on PostgreSQL; a SQLite file that is thrown away by default

soak-begin = { $minutes ->
    [one] One minute on { $database }.
   *[other] { $minutes } minutes on { $database }.
  }
soak-progress = { $minutes } min: { $tables } tables, { $broken } times something was broken, { $faults } promises not kept
soak-not_well = The server “{ $worker }” did not come back.

soak-done = Done: { $tables } tables, { $visits } lines opened.
soak-done-answer =   Answers: { $done } acknowledged, { $refused } refused, { $unknown } cut off
soak-done-undo =   Taken back: { $done } acknowledged, { $refused } refused, { $unknown } cut off
soak-done-chat =   Chat: { $done } acknowledged, { $refused } refused, { $unknown } cut off
soak-done-take =   Seats taken: { $done } acknowledged, { $refused } refused, { $unknown } cut off
soak-broken = Broken: { $kill } kills, { $restart } restarts, { $pause } servers stopped for a while, { $refuse } databases out of reach, { $jump } jumps of a clock.
soak-waits = Shown { $n } times: 99 of 100 within { $most } s, the slowest after { $longest } s.

soak-answers = { $n ->
    [0] Held: every acknowledged answer and line is there once and in order.
   *[other] NOT held ({ $n }): every acknowledged answer and line is there once and in order.
  }
soak-sights = { $n ->
    [0] Held: everybody who was there saw every move within five seconds.
   *[other] NOT held ({ $n }): everybody who was there saw every move within five seconds.
  }
soak-seats = { $n ->
    [0] Held: no seat was held by two people.
   *[other] NOT held ({ $n }): no seat was held by two people.
  }

soak-fault-lost = something acknowledged is lost
soak-fault-twice = something is there that nobody said, or said only once
soak-fault-order = what is there cannot have come about in any order
soak-fault-undecided = too many orders to try: nobody can say
soak-fault-unseen = not shown in time
soak-fault-holders = two people in one seat
