### The table in the browser.

web-title = Campfire
web-tagline = Board games of survival and adventure, around one fire.
web-loading = The fire is being lit…
web-problem = That did not work
web-to-fire = Back to the fire
web-again = Try again
web-close = Close
web-error-unreachable = The table does not answer. Check the connection and try again; nothing is lost.
web-error-no_page = There is no such page here. Everything begins at the fire.
web-error-link_cut = This link is cut off: its end is missing. Ask for it again, or copy the whole of it.

## Home

web-play = Games
web-players = { $from ->
    [one] { $from } to { $to } players
   *[other] { $from } to { $to } players
  }
web-continue = Your tables
web-no-tables = No table yet. Choose a game and sit down.
web-finished = Your finished games
web-finished-here = They are kept on this device alone, without any account.
web-finished-none = No game has been finished on this device yet.
web-tally = Played { $n }, won { $won }
web-best = Best score: { $n }
web-rules = Rules
web-credits = Credits
web-language = Language
web-delete = Delete for everybody
web-forget = Take off this list
web-keep = Keep
web-delete-table = Delete this table
web-won = Won
web-lost = Lost
web-your-turn = Your turn
web-others-turn = Others decide

## A new table

web-new-table = A new table
web-who-plays = Who plays?
web-what-plays = What is played?
web-how-many = Players
web-name = Name
web-friend-name = Friend’s name
web-kind-here = Here
web-kind-friend = By link
web-kind-bot = Bot
web-which-bot = Which bot
web-seat = Seat { $n }
web-bot-seat = Bot { $n }
web-confirm-group = Decisions for everybody need a second person’s consent
web-may-advise = Whoever is stuck may ask a bot for a hint
web-option-scenario = Scenario
web-options = Options
web-random = Random
web-choice-usual = As the rules say
web-add-file = Add a home-made file (.toml)
web-open-file = Open a saved game
web-no-file = Play a new game instead
web-saved-game = The saved game goes on.
web-begin = Sit down and play

## An invitation

web-invited = You are invited to { $game }
web-your-seat = Your seat
web-sit-down = Sit down
web-invite-friends = Invite your friends
web-invite-how = Send each friend their link, or let them point a phone at the picture. Each link is for one seat and works once.
web-qr = Link for { $name } as a picture for a phone’s camera
web-share = Send
web-has-come = has come
web-to-table = To the table

## Rules and credits

web-rules-of = The rules of { $game }
web-howto = How to play
web-find-rule = Find a rule by number or word
web-no-rule = No rule says this.
web-credits-icons = Icons
web-credits-icons-text = The icons come from game-icons.net and are used under the licence CC BY 3.0; they were tinted and set into drawings of our own. Icons made by:
web-credits-fonts = Type
web-credits-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
web-credits-games = Games
web-credits-games-text = The rules follow the published games; every card text, story and drawing here is our own. The fire, the cave painting and the landscapes were drawn for this table.

## The table

web-views = Views
web-tab-board = Board
web-tab-camp = Camp
web-tab-mine = Mine
web-tab-people = People
web-tab-others = Others
web-tab-log = Log
web-day = Day { $n }
web-night = Night { $n }
web-decision = Decision
web-decides = decides
web-away = away
web-awaited = is awaited
web-waiting = Waiting for
web-meanwhile = What you can do while others decide
web-helper = { $name } can do something meanwhile
web-helpers =
    { $n ->
        [one] Another can do something:
       *[other] Others can do something:
    }
web-offer-passed = The others were quicker, and things have moved on. Nothing was used.
web-not-come = has not come yet
web-following = The others act…
web-skip = Skip to now
web-missed = { $n ->
    [one] While you were away: { $n } new line in the log
   *[other] While you were away: { $n } new lines in the log
  }
web-while-away = While you were away
web-hold = Hold the bots
web-let-go = Let the bots go on
web-held-by = { $name } asks the bots to wait.
web-play-for = Play for { $name }
web-decides-who = { $name } decides.
web-anyone = Anyone may answer for the group.
web-proposes = { $name } proposes this. Choose the same to agree.
web-all-options = Show all options
web-all-of-them = all of them
web-explain = What does this mean?
web-sure = Are you sure?
web-yes-do-it = Yes
web-no-back = No, go back
web-undo = Undo
web-why-not = Why not?
web-hint = Hint
web-hand-over = Hand over to { $name }
web-go-ahead = Bots, go ahead
web-after-me = Bots, after me
web-pass-windows = Skip such questions until I say
web-ask-me = Ask me again
web-spare = Bots: please leave this alone
web-spared = Bots leave alone
web-odds = Odds
web-no-odds = No dice decide this.
web-not-allowed = Not allowed now
web-nothing-blocked = Nothing else was possible here.
web-less = One less
web-more = One more
web-do-gathered = { $n ->
    [0] Nothing, go on
   *[other] Do it: { $n } of { $of }
  }
web-one-by-one = One by one
web-enlarge = Enlarge
web-line-lost = No connection
web-line-lost-text = We are trying to reach the table again. Nothing is lost.
web-curtain = Now it is { $name }’s turn
web-curtain-lift = I am { $name }

## Log and chat

web-log-and-chat = Log and chat
web-log = What happened
web-chat = Chat
web-no-chat = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-spectator = Spectator
web-unread = Unread: { $n }
web-quick = Say it quickly
web-watchers-talk = Spectators may talk
chat-hello = Hello!
chat-well_done = Well done!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-wait = Wait a moment, please.
chat-your_turn = It is your turn.
chat-help = Can anybody help?
chat-go_on = Go on, I agree.
chat-good_game = Good game!

## Menu

web-menu = Menu
web-seats = Seats
web-you = you
web-take-seat = Take the seat
web-to-bot = Let a bot play
web-invite = Invite
web-invite-link = Link for { $name }
web-own-link = Your own link: open it on any device to take your seat again.
web-watch-link = Link for spectators
web-copy = Copy
web-copied = Copied
web-settings = Settings
web-theme = Day and night
web-theme-game = As the game goes
web-theme-day = Always day
web-theme-night = Always night
web-sound = A knock when it is your turn
web-notify = A notification when it is your turn
web-motion = Animations
web-stage = What happens
web-stage-on = Go on
web-stage-skip = Skip to the decision
web-tempo = The story is told
web-tempo-slow = slowly
web-tempo-normal = calmly
web-tempo-fast = quickly
web-tempo-off = not at all
web-tell-again = Tell it again
web-keys = Keys
web-at-table = At the table
web-key-story = Go on with the story; held: skip to the decision
web-key-choose = Choose the option of this number
web-key-next = To the next option
web-key-before = To the option before
web-key-enlarge = Enlarge the card in focus or under the pointer
web-key-clear = Lay down what is in hand, close what is open
web-key-moment = One moment on
web-key-back = One moment back
web-hover = Show others what you consider
web-guide = Explain the first game
web-guide-next = Go on
web-guide-end = I know the game
web-this-game = This game
web-replay = Look at the game again
web-game-file = Game file
web-report = Report a problem
web-known-cards = This game goes on from another table or from a file: somebody may know its cards.
web-chance = Chance was bound before anything was drawn. Its digest: { $digest }. After the end the game file holds the seed, and “campfire verify” proves that nothing was stacked.
web-sounds = Sounds of the table: cards, dice, the fire
web-again-same-seats = Again with the same seats
web-see-table = Look at the table
web-see-end = How it ended
web-figures = The game in figures
web-figure-cards = cards met
web-figure-dice = dice rolled
web-figure-wounds = wounds
web-figure-deaths = deaths
web-figure-all = all together
web-decided-it = What decided it
web-where-lost = Where it was lost
web-where-lost-wait = Looking back for the answers that cost most…
web-where-lost-nowhere = No single answer lost this game: chance did, or many small things.
web-chance-fell = The chance fell from { $before } % to { $after } %.
web-see-there = See it, and play on from there
web-what-happened-last = What happened last

## Looking at a game again

web-back-to-table = Back to the table
web-first = To the beginning
web-last = To the end
web-run = Run
web-pause = Pause
web-moment = Moment { $n } of { $of }
web-eyes = Through whose eyes
web-play-on = Play on from here
web-speed = How fast it runs
web-jump = Jump to what mattered
web-next-round = Next round
web-round-before = Round before
web-jump-deaths = Deaths
web-jump-wounds = Wounds
web-jump-cards = Great cards
web-jump-goals = Steps to the goal

## After the game

web-over = The game is over
web-standings = How everybody came out of it
web-place = Place
web-score = Score
web-tied = shared
web-next-game = Go on to the next game
web-onward = Between the games
web-onward-who = Who plays on?
web-onward-ahead = What comes next
web-onward-same = Plays on
web-onward-away = Stays away
web-onward-not = Take away
web-onward-join = Somebody joins
web-onward-newcomer = Newcomer
web-onward-count = { $least } to { $most } people play.
web-onward-wait = The host decides who plays on, and lays the next game.
web-onward-later = Nothing is lost if you leave now: the series waits among your tables, for a month if need be.
web-onward-lay = Lay the next game
web-onward-follow = The next game is laid: sit down

## Any game on the table

web-plain-table = On the table
web-plain-yes = yes
web-plain-no = no
web-plain-hidden = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
  }
web-round = Round { $n }
