### The help pages of the campfire command.

cli-about = A table for board games: in the terminal, alone, together at one keyboard, or with bots.
cli-commands = commands
cli-usage = usage:
cli-words = arguments
cli-options = options
cli-help = show this page
cli-lang = language; the system’s by default
cli-json = print plain data (JSON)
cli-file = FILE
cli-command = COMMAND
cli-game = which game
cli-game-word = GAME
cli-word = WORD

cli-play = play a game in the terminal
cli-play-about = Play a game in the terminal. Whatever you do not say is asked.
cli-play-scenario = the scenario, where the game has some: short for --choose scenario=S
cli-choose = what the game lets you choose, also as options of their own, such as --NAME VALUE; “campfire content GAME” lists it
cli-play-players = how many players
cli-play-seats = who sits where: “me” for a person (“me=Ada” with a name), or the name of a bot
cli-play-seed = number that fixes chance and the bots, to play the same game again
cli-play-own-dice = throw your own dice and type in what lies up; cards are still drawn here
cli-play-plain = no colours and no drawing, for scripts and screen readers
cli-play-resume = go on with a saved game; without a file, with the one you left last

cli-replay = step through a saved game
cli-lost = show where a lost game was lost
cli-lost-about = Looks for the answers after which the chance to win fell most; each is a place in the replay.
cli-replay-about = Step through a saved game from its first card to its last.
cli-replay-file = a saved game

cli-simulate = let bots play many games and report
cli-train = let bots play, and learn from their games how likely a position is to be won
cli-bench = measure the speed

cli-rules = read the rules, or show which of them are proven by tests
cli-howto = how a game is played, in a few steps
howto-further = Every rule by its number: “campfire rules” with a game, a number or some words.
rules-words = the number of a rule, or words that stand in it
rules-line = { $game }: { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
  } in the ledger, { $cited } cited by tests.
rules-uncited = Not cited: { $rules }
rules-failing = Cited by failing tests only: { $rules }
rules-count = { $game }: { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
  } in the ledger.
rules-no_tests = To see which of them are proven by tests, look in a copy of the project, where the tests are.

cli-content = show what is in the box
cli-content-about = Show what is in a game’s box: cards, scenarios, words.
content-cards = { $game }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
content-choice = Choice: { $choice } = { $values }
content-words = { $lang }: { $n ->
    [0] no word is missing
    [one] { $n } word is missing
   *[other] { $n } words are missing
  }
cli-content-word = GAME|check
cli-content-game = which game; or “check”, to check a module of your own or the storybooks
cli-content-file = after “check”: the module’s file, or a game with a storybook; all of them if nothing is named
cli-broken = Something is wrong inside Campfire, and nothing you typed; please report it with the file { $file }.
cli-no_room = What there is to say cannot be written: no space is left where it goes.
content-sound = { $game }: every story leads on, and every language tells it.
content-good = { $file } is a valid module of { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
