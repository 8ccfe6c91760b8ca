### Near and Far: what can be chosen when a game is laid.

mode-first_trek = First trek
mode-first_trek-about = One game on map 1. To begin with.
mode-campaign = Campaign
mode-campaign-about = Ten games on maps 2 to 11: talents, keywords, side quests; the cards remember.
mode-character = Character mode
mode-character-about = Every character has a story of ten quests; on maps of your choice, the last on map 11.
mode-arcade = Arcade
mode-arcade-about = One game on any map, with quests from a deck and without the storybook.
map-1 = 1. { map-01 }
map-2 = 2. { map-02 }
map-3 = 3. { map-03 }
map-4 = 4. { map-04 }
map-5 = 5. { map-05 }
map-6 = 6. { map-06 }
map-7 = 7. { map-07 }
map-8 = 8. { map-08 }
map-9 = 9. { map-09 }
skipped-2 = 2. { map-02 }
skipped-3 = 3. { map-03 }
skipped-4 = 4. { map-04 }
skipped-5 = 5. { map-05 }
skipped-6 = 6. { map-06 }
skipped-7 = 7. { map-07 }
skipped-8 = 8. { map-08 }
skipped-9 = 9. { map-09 }
skipped-10 = 10. { map-10 }
web-option-mode = Mode
web-option-map = Map
web-option-side = Side of the town board
web-option-characters = Character
web-option-quests = Quests
web-option-skipped = Maps left out
web-option-length = Length
web-choice-dusk = Dusk side
web-choice-day = Day side
web-choice-extra = Extra quests
web-choice-longer = Longer game
web-played-quests = { $value ->
    [extra] { web-choice-extra }
   *[other] { "" }
  }
web-played-length = { $value ->
    [longer] { web-choice-longer }
   *[other] { "" }
  }
quests-usual = As usual
length-usual = As usual

## The places

web-nf-places = Where to look
web-nf-place-map = Map
web-nf-place-town = Town
web-nf-place-book = Book
web-nf-place-score = Scoring
web-nf-town-of = The town { $name }
web-nf-in-town = in town
web-nf-house-with = { $house }: { $names }
web-nf-mine = My things
web-nf-laid = Cards to choose from
web-nf-draft = The draft: keep one, the others go on
web-nf-draft-secret = Nobody else sees these cards.
web-nf-special = Special artifacts
web-nf-drawn = Drawn
web-nf-talents = Talents
web-nf-preparing = Before round 1

## The map

web-nf-routes = Trade routes: for sole control, and for each of two
web-nf-route = { $good }: { $alone } alone, { $shared } each if shared
web-nf-threats-left = { $n } left
web-nf-final = Last round
web-nf-path-threat = { $active ->
    [yes] A threat on the path
   *[other] A threat that camps have cancelled
  }
web-nf-path-treasure = { $active ->
    [yes] A treasure on the path
   *[other] A treasure that camps have cancelled
  }
web-nf-quest = quest { $entry }
web-nf-camp-of = camp of { $name }
web-nf-stand-here = here: { $names }
web-nf-trek = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, hearts { $hearts }, threats { $threats }, treasures { $treasures }, hearts left { $left }
web-nf-way = The way
web-nf-ways = Ways to the same place
web-nf-left = { $n } left
web-nf-hearts = hearts
web-nf-free = free
web-nf-meets-threat = a threat
web-nf-meets-treasure = a treasure
web-nf-camp-for = camp for { $n }
web-nf-walk = Walk this way

## People and things

web-nf-party = The party of { $name }
web-nf-together = together, with items
web-nf-hearts-of = Hearts: { $n } of { $of }
web-nf-animals = pack animals, movement { $n }
web-nf-unladen = unladen
web-nf-bird = pack bird
web-nf-turtle = pack turtle
web-nf-camps = camps on the board
web-nf-camps-left = { $n } camps left of { $of }
web-nf-hand = in hand
web-nf-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
web-nf-bought = bought and found
web-nf-card = character card
web-nf-experience = { $n } experience to spend
web-nf-side-quest = side quest { $entry }
web-nf-past = { $n } points so far ({ $points })
web-nf-beaten = threats beaten
web-nf-points-open = points in sight, without the hand
web-nf-as = as { $name }
web-nf-more = more
web-nf-reputation = Reputation
web-nf-icon-skill = skill
web-nf-icon-combat = combat
web-nf-icon-movement = movement
web-nf-icon-caution = caution
web-nf-icon-search = search
web-nf-icon-heart = heart
web-nf-good-coin = coins
web-nf-good-gem = gems
web-nf-good-food = food
web-nf-good-heart = hearts
web-nf-good-green = green tribe tokens
web-nf-good-blue = blue tribe tokens
web-nf-good-red = red tribe tokens
web-nf-good-yellow = yellow tribe tokens
web-nf-good-pepper = pepper
web-nf-good-machine_part = machine parts
web-nf-good-stoneblood = stoneblood
web-nf-good-tea_leaves = tea leaves

## The houses

web-nf-mine-sign = Mine
web-nf-farm = Farm
web-nf-stables = Stables
web-nf-town_hall = Town hall
web-nf-saloon = Saloon
web-nf-general_store = Store
web-nf-mystics_hut = Mystic
web-nf-jail = Jail
web-nf-about-mine = A camp in a cell: skill as its number says; coins and gems as row and column say.
web-nf-about-farm = One food for each skill icon, of the party and of items.
web-nf-about-stables = Pack animals carry treasures and make the party faster.
web-nf-about-town_hall = Trade goods by their values, drop an artifact, be talked of.
web-nf-about-saloon = Hire an adventurer; flags of a tribe make its people cheaper. No duel is needed.
web-nf-about-general_store = A coin, or artifacts to choose from.
web-nf-about-mystics_hut = { $side ->
    [day] Three treasures to choose from, for whoever has a pack animal.
   *[dusk] A treasure, for whoever has a pack animal.
  }
web-nf-about-jail = Whoever loses a duel as the attacker waits here.
web-nf-stables-left = { $n } left
web-nf-decks = { $special } special and { $common } common artifacts in the decks
web-nf-treasures-left = { $n } treasures in the deck
web-nf-cell = cell for skill { $n }

## The storybook

web-nf-book = The storybook
web-nf-remembered = The book remembers
web-nf-farewell = The notary of small debts reads aloud what she has written down
web-nf-aloud = Read aloud
web-nf-hush = Hush
web-nf-passed = It came off
web-nf-failed = It went wrong
web-nf-what-do-you-do = What do you do, { $name }?
web-nf-you-have = you have { $n }
web-nf-pay = pay
web-nf-odds = { $hearts ->
    [0] { $alone } % without hearts
    [one] { $alone } % without hearts; { $all } % with { $hearts } heart
   *[other] { $alone } % without hearts; { $all } % with { $hearts } hearts
  }
web-nf-book-key = Each heart spent after the roll adds one. ✓✓ means two above the number: a little more. What it brings is read afterwards.
web-nf-close-book = Close the book
web-nf-reads = { $name } reads aloud
web-nf-you-read = You read aloud
web-nf-outcome-later = the outcome is opened after the roll

## The end

web-nf-line = Line
web-nf-total = Victory points
web-nf-series-total = All games
web-nf-champion = champion
web-nf-champion-of = { $name } is the champion of { $games } games, with { $n } points.
web-nf-squares = { $n } of { $of } quests
web-nf-talents-next = Talents are bought as the next game begins.
web-nf-new-campaign = A new card: a row of squares is filled for each game missed.
web-nf-new-character = A new card; the others wait at the last map.
web-nf-campaign-way = The way of the campaign
web-nf-games-left = { $n ->
    [one] The last game.
   *[other] { $n } games to go.
  }
web-nf-last-open = Everybody has eight quests behind them: the Last Ruin is open.
web-nf-last-waits = Choose any map. The Last Ruin opens when everybody has eight quests behind them.
web-nf-stays-behind = The cards go on: experience, talents, keywords, side quests, points. Goods, artifacts, treasures, finds and adventurers stay behind.

## The guided first trek

web-guide-near_and_far-aim = Whoever has the most points in the end wins: from camps, trade routes, artifacts, threats, chiefs and reputation. The game ends in the round in which somebody has placed the last camp of the board.
web-guide-near_and_far-draft = Artifacts are drafted: keep one, hand the others on. A card in hand that is not bought by the end costs points.
web-guide-near_and_far-town = On your turn you visit a building of the town, or you travel. The saloon is a good beginning: without people nobody gets far. Where a rival is inside, you must duel to get in; not in the saloon.
web-guide-near_and_far-hire = Each adventurer brings icons: skill and combat for checks, movement, caution against threats, search for camps, and hearts. Flags of a tribe make its people cheaper.
web-guide-near_and_far-party = Your party has four cells, one with the flag of each tribe. An adventurer lies on the cell of their tribe, a pet on any. Only the party’s icons count; whoever is in the reserve gives a flag and waits until you leave town again.
web-guide-near_and_far-hand = These are your artifacts. You may buy one at any moment of your turn, if you can pay; then its points and its power are yours.
web-guide-near_and_far-reputation = Reputation: fair duels and good deeds raise it, foul ones lower it. High on the rope it is worth points, and some artifacts ask for it.
web-guide-near_and_far-travel = Point at a space: the way is drawn, with its hearts, threats and treasures. A click keeps it, and shows other ways; walk it in one go.
web-guide-near_and_far-hearts = Leaving an empty space costs a heart; where a camp stands, anybody’s, it is free. Hearts come back only when you leave town again.
web-guide-near_and_far-threat = A threat: your combat and a die must reach its strength. Hearts may be spent after the roll. Lose, and your turn ends where you came from.
web-guide-near_and_far-quest = A quest lies here. Take it, and your left neighbour opens the book and reads.
web-guide-near_and_far-book = Every option names what it asks. Below it the six faces of the die, and how many hearts each would need. What comes of it is read after the roll.
web-guide-near_and_far-check = The die has fallen. Each heart lifts it by one; two above the number brings a little more.
web-guide-near_and_far-camp = For three hearts you may set up a camp where your move ended: it gives what the space shows, opens the way for everybody, and uncovers a place on your board.
web-guide-near_and_far-end = Your board empties camp by camp. When somebody’s is empty, that round is the last.
web-figure-wounds = times beaten back
web-jump-wounds = Beaten back
