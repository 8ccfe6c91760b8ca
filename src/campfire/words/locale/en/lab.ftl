### The lab: simulations, their report, and the bench.

simulate-scenario = the scenario, where the game has some: short for --choose scenario=S
simulate-players = how many players
simulate-bots = the bots, separated by commas; they take the seats in turn. A thinker may have its time behind its name: thinker:0.3s, or a number of worlds: thinker:8
simulate-games = how many games
simulate-seed = the number from which chance starts: the same number, the same games
simulate-workers = how many processes work side by side
simulate-json = write the result as data to a file, or to the screen with -
simulate-report = write a report as a page for the browser
simulate-series = play series to their end: each game that follows is counted too
simulate-positions = write every position in which a bot had a choice, what it chose and what came of it, as a Parquet file
simulate-ray = let a Ray cluster work: the one at this address, or one that is started on this machine
simulate-address = ADDRESS

simulate-playing = Playing
simulate-pace =
    { $n ->
        [one] { $n } game/s
       *[other] { $n } games/s
    }
simulate-done =
    { $games ->
        [one] { $games } game in { $seconds } s ({ $pace } a second)
       *[other] { $games } games in { $seconds } s ({ $pace } a second)
    }
simulate-wins = Won: { $wins }, that is { $share } (95 % interval { $low } to { $high })
simulate-rounds = Rounds in a game, on average: { $mean }
simulate-cause = Lost { $n }: { $cause }
simulate-ended = Ended { $n }: { $cause }
simulate-seat = Seat { $seat } ({ $bot }): first in { $share } of the games, { $score } points on average
simulate-seat_away = Seat { $seat } ({ $bot }): won { $share } of the games

report-title = { $game }: simulation
report-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. { $choices }; bots: { $bots }; seed { $seed }.
report-wins = Games won
report-length = Length in rounds
report-causes = Causes of loss
report-cards = Cards
report-cards-about = “Shift” compares games in which the card came up with those in which it did not, in percentage points. A card in red came up and was never used. Choose a heading to sort.
report-card = Card
report-games = Came up in
report-share = Won with it
report-shift = Shift
report-used = Used
report-passed = Ignored

bench-json = print the figures as data
bench-seconds = how many seconds to measure
bench-what = What
bench-figure = Figure
bench-floor = Floor
bench-goal = Goal
bench-decisions = { $game }, { $players } players, random bots: decisions/s
bench-chess = python-chess, random moves: moves/s
bench-catanatron = catanatron, four random players: actions/s
bench-to-chess = { $game } to python-chess
bench-to-catanatron = { $game } to catanatron
bench-clone = { $game }: deepcopy to clone
bench-clone-decision = { $game }: clone to one decision
bench-processes = { $game }: two processes to one
bench-clone-time = { $game }: clone, µs
bench-deepcopy-time = { $game }: deepcopy, µs
bench-missing = not installed

fuzz-done = { $done } of { $total } games, { $pace } a second, faults: { $faults }
fuzz-fault = Fault written to { $file }: { $error }

## campfire train

train-scenario = learn for this scenario alone
train-games = how many games a scenario, shared among its tables
train-bots = the bot that plays in every seat
train-ahead = how many days, rounds or turns a thinker looks ahead
train-into = the folder for the files, instead of that of the game
train-done = { $scenario }: learned from { $games } games, { $positions } positions
train-trust = Mean square error on games not seen: { $brier } (always saying the mean: { $blind })
train-band = Foretold { $foretold }: won { $won } (positions: { $n })
