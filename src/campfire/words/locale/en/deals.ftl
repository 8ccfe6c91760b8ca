### What may be expected of a table, and deals that many play.

expect-wins = { $company ->
    [thinker] With thinkers at the table, expect to win about { $n } in { $of } games here.
    [scout] With scouts at the table, expect to win about { $n } in { $of } games here.
   *[people] People who are new to it win about { $n } in { $of } games here.
}
expect-wins-seldom = { $company ->
    [thinker] With thinkers at the table, expect to win hardly ever here.
    [scout] With scouts at the table, expect to win hardly ever here.
   *[people] People who are new to it hardly ever win here.
}
expect-wins-nearly = { $company ->
    [thinker] With thinkers at the table, expect to win nearly every game here.
    [scout] With scouts at the table, expect to win nearly every game here.
   *[people] Even people who are new to it win nearly every game here.
}
expect-away = { $company ->
    [thinker] Among thinkers, about { $n } in { $of } survivors get away here.
    [scout] Among scouts, about { $n } in { $of } survivors get away here.
   *[people] Of people who are new to it, about { $n } in { $of } get away here.
}
expect-away-seldom = { $company ->
    [thinker] Among thinkers, hardly anybody gets away here.
    [scout] Among scouts, hardly anybody gets away here.
   *[people] Of people who are new to it, hardly anybody gets away here.
}
expect-away-nearly = { $company ->
    [thinker] Among thinkers, nearly everybody gets away here.
    [scout] Among scouts, nearly everybody gets away here.
   *[people] Even of people who are new to it, nearly everybody gets away here.
}
expect-points = { $company ->
    [thinker] Thinkers make about { $n } points here.
    [scout] Scouts make about { $n } points here.
   *[people] People who are new to it make about { $n } points here.
}

deal-share = 🔥 { $game } · { $deal } · { $what } · { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $result } ({ $par })
deal-own = a game of one’s own
deal-won = won
deal-lost = lost
deal-away = { $won } of { $of } got away
deal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deal-par-wins = scouts won { $won } of { $of }
deal-par-away = of scouts { $won } of { $of }
deal-par-points = scouts: { $points }
deal-named = This is the deal “{ $deal }”: whoever names it gets the same one.
deal-shared = To share:

cli-play-daily = the deal of the day, the same for everybody; or that of an earlier DATE, as 2026-11-18
cli-play-deal = the deal of a code: whoever types the same word gets the same deal
cli-play-date = DATE
cli-play-word = WORD

web-deal = The deal
web-deal-new = New chance
web-deal-daily = Deal of the day
web-deal-code = By a code
web-deal-daily-about = One deal for everybody, by the date ({ $deal }): { $what }. At the end there is a par to beat.
web-deal-code-about = Think of a word: whoever types the same one gets the same deal.
web-deal-word = A word, such as three owls
web-deal-copy = Copy
web-deal-copied = Copied
web-deal-result = How this deal went

error-bad_day = There is no deal for “{ $word }”; name a day up to today, as 2026-11-18.
error-bad_deal = A deal is named by a word of 1 to { $most } letters.
error-deal_given = The deal says “{ $one }” itself; leave out “{ $other }”.
error-no_deal = This game is not played with a deal that others can play, or is not over yet.
