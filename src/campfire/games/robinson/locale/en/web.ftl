### The board of Robinson Crusoe in the browser.

web-robinson-clock = Round { $n }/{ $of }
web-robinson-left = Scenario and camp
web-robinson-below = People and belongings
web-robinson-island = The island
web-robinson-camp-here = the camp is here
web-robinson-lava = lava
web-robinson-unexplored = not explored
web-robinson-face-down = tile turned face down
web-robinson-exhausted = exhausted
web-robinson-pawns-here = planned pawns: { $n }
web-robinson-actions = Actions
web-robinson-in-hand = The pawn to place
web-robinson-no-pawns = All your pawns are placed.
web-robinson-take-back = Take back
web-robinson-led-by = led by { $name }
web-robinson-helped-by = helped by { $names }
web-robinson-rolls = The dice will be rolled
web-robinson-lacks = { $n ->
    [one] { $n } pawn is missing
   *[other] { $n } pawns are missing
  }
web-robinson-glance = At a glance
web-robinson-story = What happened
web-robinson-threats = Threats
web-robinson-no-threat = No threat
web-robinson-dealt-with = Now being dealt with
web-robinson-camp = Camp
web-robinson-hungry = Tonight: { $meals } to feed, food { $food }, { $n } short
web-robinson-store-wood = Wood
web-robinson-store-food = Food
web-robinson-store-preserves = Non-perishable food
web-robinson-store-fur = Fur
web-robinson-future = After the actions
web-robinson-shelter-built = The Shelter is built
web-robinson-shelter-natural = A natural Shelter protects the camp
web-robinson-shelter-none = No Shelter: whoever sleeps under the open sky takes a wound
web-robinson-costs = Shelter, roof or palisade:
web-robinson-morale = Morale
web-robinson-morale-is = Morale: { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [3] at its height
    [0] 0
   *[other] +{ $n }
  }
web-robinson-rounds = Rounds and their weather
web-robinson-round = Round { $n }
web-robinson-round-rain = rain die
web-robinson-round-winter = winter die
web-robinson-round-animals = hungry animals die
web-robinson-round-ship = a ship may pass
web-robinson-round-lava = lava flows
web-robinson-round-child = a child is born
web-robinson-weather-odds = Weather odds
web-robinson-track-woodpile = Woodpile: { $n } of { $of }
web-robinson-track-crosses = Crosses
web-robinson-track-tiles = Explored tiles
web-robinson-track-places = Special places
web-robinson-track-villages = Burned villages
web-robinson-track-city = The city
web-robinson-strength-villages = Each that stands has strength { $n }
web-robinson-strength-city = Its strength is { $n }
web-robinson-track-traps = Traps
web-robinson-track-family = Inventions wanted
web-robinson-track-home = Shelter, roof, palisade, weapons
web-robinson-track-children = Children
web-robinson-jenny-camp = Jenny is in the camp
web-robinson-jenny-away = Jenny waits on her rock
web-robinson-crew = The film crew
web-robinson-crew-alive = alive
web-robinson-crew-dead = dead
web-robinson-crew-taken = taken by Kong
web-robinson-crew-next = Kong’s next victim: { $member }
web-robinson-burned = burned down
web-robinson-built = built
web-robinson-decks = Decks
web-robinson-deck-events = Events
web-robinson-deck-hunting = Hunting
web-robinson-deck-waiting = Waiting beast
web-robinson-deck-beasts = Beasts
web-robinson-deck-mysteries = Mysteries
web-robinson-deck-inventions = Inventions
web-robinson-deck-tiles = Tiles
web-robinson-deck-discoveries = Discoveries
web-robinson-known = No. { $n }: { $card }
web-robinson-top = on top: { $back }
web-robinson-people = Everybody on the island
web-robinson-first = First Player
web-robinson-health = Wounds: { $wounds } of { $hearts }
web-robinson-arrow = A wound past this arrow lowers morale
web-robinson-determination = Determination
web-robinson-free-pawns = Free pawns: { $n } of { $of }
web-robinson-outside = sleeps on { $space }
web-robinson-used = used
web-robinson-next-round = from next round
web-robinson-items = Items
web-robinson-fading = lost at the end of the round
web-robinson-kept = Equipment, treasures, tokens
web-robinson-inventions = Inventions

## A new table

web-option-scenario-level = Difficulty { $n } of { $of }
web-option-characters = Character
web-option-friday = Friday
web-option-dog = The Dog
web-option-equipment = Starting Equipment cards
web-option-events = Events
web-option-wreckage = Wreckage card
web-option-hunger = What hunger costs
web-choice-true = Takes part
web-choice-false = Stays away
web-choice-normal = As usual
web-choice-easier = Easier events
web-choice-harder = Harder events
web-choice-random = Random
web-choice-wounds = Wounds alone
web-choice-crew = Wounds and a crew member (King Kong’s Island)

## The guided first round

web-guide-robinson-aim = This is the goal: pile up the wood, level by level, and have Fire when a ship passes in one of the last three rounds. You have twelve rounds. If one character dies, all have lost.
web-guide-robinson-event = Every round begins with an event. Its card becomes a threat: the pawns it asks for remove it, otherwise two rounds later it is pushed off to the left and strikes.
web-guide-robinson-morale = Every round, after the event, the First Player gains or discards as much determination as the morale track shows. Determination pays for abilities.
web-guide-robinson-island = Production: the tile of the camp gives from each of its sources, the round signs for wood, parrots and fish. Now everybody plans.
web-guide-robinson-pawns = These are the pawns in your hand. Choose a glowing space, source, card or action to place one there. Choose a placed pawn to take it back: nothing happens until everybody is ready.
web-guide-robinson-one = With two pawns an action succeeds for sure. With one, the leader rolls three dice: success, wound, adventure. Farther places need one more pawn. Ask for the odds with the die beside an option.
web-guide-robinson-build = A Shelter first: without it every night under the open sky wounds everybody. Roof against the weather, palisade against animals, weapons for the hunt.
web-guide-robinson-ready = When all your pawns are placed, say ready. Then the actions are resolved from top to bottom.
web-guide-robinson-wounds = Wounds go from left to right. Passing an arrow costs the group 1 morale. Past the last heart the game is lost.
web-guide-robinson-roll = The dice have fallen. Some abilities and tokens let you re-roll one; otherwise keep the roll.
web-guide-robinson-weather = Before the night comes the weather: the dice printed below the round are rolled, none in the first three rounds. Each cloud that the roof does not hold off costs 1 wood and 1 food; every snow cloud costs 1 wood more.
web-guide-robinson-night = Night: everybody eats 1 food or takes 2 wounds. What is left spoils, except non-perishable food.
web-guide-robinson-roof = Round two. From round four on it rains: think of the roof in time.
web-guide-robinson-woodpile = Wood for the woodpile can be laid before the actions, only on the lowest level that is not complete. It never comes back.
web-robinson-last-wound = next wound: death
web-robinson-lava-comes = lava in round { $n }
web-about-carpenter =
    { card-economical_construction }: { power-economical_construction }
    { card-craftsmanship }: { power-craftsmanship }
    { card-a_new_idea }: { power-a_new_idea }
    { card-handyman }: { power-handyman }
web-about-cook =
    { card-grandmas_recipe }: { power-grandmas_recipe }
    { card-scrounger }: { power-scrounger }
    { card-stone_soup }: { power-stone_soup }
    { card-hooch }: { power-hooch }
web-about-explorer =
    { card-lucky }: { power-lucky }
    { card-reconnaissance }: { power-reconnaissance }
    { card-motivational_speech }: { power-motivational_speech }
    { card-scouting }: { power-scouting }
web-about-soldier =
    { card-tracking }: { power-tracking }
    { card-defensive_plan }: { power-defensive_plan }
    { card-frenzy }: { power-frenzy }
    { card-the_hunt }: { power-the_hunt }
