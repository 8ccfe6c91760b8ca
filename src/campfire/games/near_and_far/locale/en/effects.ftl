### Near and Far: the words of which cards are made.

words-comma = { $first }, { $rest }

## Goods

good-coin = a coin
good-gem = a gem
good-food = a food
good-heart = a heart
good-treasure = a treasure
good-bird = a pack bird
good-adventurer = an adventurer
good-green = a green tribe token
good-blue = a blue tribe token
good-red = a red tribe token
good-yellow = a yellow tribe token
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
amount-gem = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
  }
amount-food = { $n } food
amount-heart = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
  }
amount-treasure = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
  }
amount-bird = { $n ->
    [one] { $n } pack bird
   *[other] { $n } pack birds
  }
amount-adventurer = { $n ->
    [one] { $n } adventurer
   *[other] { $n } adventurers
  }
amount-green = { $n ->
    [one] { $n } green tribe token
   *[other] { $n } green tribe tokens
  }
amount-blue = { $n ->
    [one] { $n } blue tribe token
   *[other] { $n } blue tribe tokens
  }
amount-red = { $n ->
    [one] { $n } red tribe token
   *[other] { $n } red tribe tokens
  }
amount-yellow = { $n ->
    [one] { $n } yellow tribe token
   *[other] { $n } yellow tribe tokens
  }

# The same, as something given, taken or paid
taken-coin = { amount-coin }
taken-gem = { amount-gem }
taken-food = { amount-food }
taken-heart = { amount-heart }
taken-treasure = { amount-treasure }
taken-bird = { amount-bird }
taken-adventurer = { amount-adventurer }
taken-green = { amount-green }
taken-blue = { amount-blue }
taken-red = { amount-red }
taken-yellow = { amount-yellow }

## Icons and signs

icon-skill = skill { $n }
icon-combat = combat { $n }
icon-movement = movement { $n }
icon-caution = caution
icon-search = search { $n }
icon-heart = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
  }
tag-vp = { $n } VP
tag-strength = strength { $n }
need-reputation = reputation { $n }
need-experience = { $n ->
    [one] { $n } point of experience
   *[other] { $n } points of experience
  }
need-price = pay { $amount }
need-skill = skill { $n }
need-combat = combat { $n }
need-nothing = no check
face-special = Special artifact
face-common = Common artifact
face-treasure = Treasure
face-find = Find
line-effect = Effect
face-adventurer = Adventurer
face-pet = Pet
face-talent = Talent
face-boss = Boss
face-threat = Threat
face-arcade = Arcade quest

## What is counted

count-coin = coins
count-gem = gems
count-food = food
count-money = coins and gems
count-reputation = reputation
count-treasure = treasures
count-threat = threats beaten
count-camp_map = own camps on the map
count-adventurer_green = criminals in party and reserve
count-adventurer_blue = mages in party and reserve
count-adventurer_red = reptilians in party and reserve
count-adventurer_yellow = nomads in party and reserve

## Buildings that are visited

visit-town_hall = { building-town_hall }
visit-saloon = { building-saloon }
visit-stables = { building-stables }
visit-general_store = { building-general_store }
visit-farm = { building-farm }
visit-mystics_hut = { building-mystics_hut }
visit-mine = { building-mine }

## Into which building

into-town_hall = { building-town_hall }
into-saloon = { building-saloon }
into-stables = { building-stables }
into-general_store = { building-general_store }
into-farm = { building-farm }
into-mystics_hut = { building-mystics_hut }
into-mine = { building-mine }

# Where one is, what is done there, and what it brings and costs
at-town_hall = at { building-town_hall }
at-saloon = in { building-saloon }
at-stables = at { building-stables }
at-general_store = in { building-general_store }
at-farm = at { building-farm }
at-mystics_hut = in { building-mystics_hut }
at-mine = in { building-mine }
deed-farm = Gather { taken-food }
deed-mystics_hut = { $n ->
    [one] Draw a treasure
   *[other] Draw { $n } treasures and keep one
  }
stranger = the stranger
guarded-by = a duel with { $who }
path-threat = { $card }, { tag-strength }
path-water = the water takes a heart
duel-fair = if you win: reputation +{ $n }
duel-foul = if you win: reputation −1
duel-edge = +1 to your roll
duel-lost = if you lose: jail
duel-lost-day = if you lose: jail, and 1 food

## Effects

effect-gain = gain { $amount }
effect-lose = lose { $amount }
effect-reputation = reputation { $n }
effect-avoids_threats = threats may be avoided
effect-avoids_threats_for = a threat may be avoided for { $amount }
effect-spares_hearts = { $n ->
    [one] { $n } heart less for empty spaces in a move
   *[other] { $n } hearts less for empty spaces in a move
  }
effect-camp_hearts = { $n ->
    [one] a camp on the map costs { $n } heart less
   *[other] a camp on the map costs { $n } hearts less
  }
effect-duel = +{ $n } in duels
effect-vp = { $n } VP at the end
effect-vp_each = { $n ->
    [1] { $what }: { $vp } VP each at the end
   *[other] { $what }: { $vp } VP at the end for every { $n }
  }
effect-vp_most = { $what }: { $vp } VP at the end for more than every rival has
effect-vp_rank = { $what }: { $vp } VP for the first place, { $second } for the second
effect-trades = { $n } trades on a visit to the town hall
effect-trade_value = what you pay in a trade is worth { $n } more
effect-second_of_tribe = one more adventurer of a colour may lie on another cell
effect-rivals_pay = every rival in a building you visit pays you { $amount }
effect-wins_ties = you win ties for the victory
effect-bomb = discard it for +{ $n } in a duel, a fight or a combat check
effect-hires_at = you may hire at { $building }, too
effect-camp_finds = { $n ->
    [one] { $n } more coin or gem for a camp on the map
   *[other] { $n } more coins or gems for a camp on the map
  }
effect-wins_duel_ties = you win tied duels
effect-ignores_water = poisoned water costs you no heart
effect-forgives_unbought = up to { $n } artifacts in hand cost no VP at the end
effect-food_for_hearts = food may be spent in place of hearts
effect-gems_for_coins = gems may be spent in place of coins
effect-chooses_threat = you may fight any threat of the deck
effect-enters_for = visit an occupied building without a duel for { $amount }
effect-talents_at = talents may be bought at { $building }
effect-no_duel_at = no duel is needed at { $building }
effect-extra_treasure = { $n ->
    [one] { $n } treasure may be kept without a pack animal
   *[other] { $n } treasures may be kept without pack animals
  }
effect-animals_for_hearts = pack animals may be given back at any moment of your turn for { $n } hearts each
effect-store_draws = { $n ->
    [one] draw { $n } more artifact at the general store
   *[other] draw { $n } more artifacts at the general store
  }
effect-draw_artifact = { $n ->
    [one] draw an artifact and keep or discard it
   *[other] draw { $n } artifacts and keep or discard them
  }
effect-camp = { $n ->
    [one] set up a camp on any space without one
   *[other] set up { $n } camps on spaces without one
  }
effect-keyword = keyword { $keyword }
effect-find = find: { $card }
effect-side_quest = side quest { $entry }
effect-on_visit = on a visit to { $building }: { $what }
effect-on_leaving = on leaving town: { $what }
effect-on_threat = for a beaten threat: { $what }
effect-on_quest = after a quest: { $what }
effect-on_failed_quest = after a failed quest: { $what }
effect-on_fair_duel = for a fair duel won, besides: { $what }
effect-at_once = at once: { $what }
effect-at_start = at the start of every game: { $what }
effect-after_draft = after the draft: { $what }
effect-on_visit_with_animals = on a visit to { $building } with at least { $n } pack animals: { $what }
effect-on_visit_roll = on a visit to { $building } roll a die; from { $n } on: { $what }
