### Robinson Crusoe: the words that cards are made of.

## General

words-comma = { $first }, { $rest }
words-or = { $first } or { $rest }
who-friday = Friday
who-jenny = Jenny
who-dog = the Dog
who-candles_treasure = Candles (treasure)
who-group = everybody
amount-wood = { $n } wood
amount-food = { $n } food
amount-preserves = { $n } non-perishable food
amount-fur = { $n } fur
resource-wood = wood
resource-food = food
resource-preserves = non-perishable food
resource-fur = fur
cost-none = { "" }
cost-some = { " " }({ $amount })
gain-none = { "" }
gain-some = { " " }→ { $amount }
track-roof = roof
track-palisade = palisade
track-weapons = weapons
terrain-beach = beach
terrain-hills = hills
terrain-mountains = mountains
terrain-river = river
terrain-plains = plains
source-wood = wood source
source-parrot = parrot source
source-fish = fish source
source-food = food source
source-at = { $source }, { $space }
crew-lights = the lighting man
crew-cameraman = the cameraman
crew-sound = the sound man
crew-screenwriter = the screenwriter
crew-make_up = the make-up artist
crew-actress = the actress
crew-double = the double
crew-actor = the actor
crew-director = the director
part-head = head
part-arm = arm
part-belly = torso
part-leg = leg

## Actions

action-threat = Threat
action-hunt = Hunting
action-build = Building
action-gather = Gathering
action-explore = Exploration
action-camp = Arranging the camp
action-cultivate = Cultivation
action-rest = Rest
kind-threat = Threat
kind-hunt = Hunting
kind-build = Building
kind-gather = Gathering
kind-explore = Exploration
kind-camp = Arranging the camp
kind-cultivate = Cultivation
kind-rest = Rest
target-shelter = Shelter
target-roof = roof
target-palisade = palisade
target-weapons = weapons
target-treasure_map = the Treasure Map
target-temple = the temple
target-raft = Jenny, by raft
target-site = the special place
target-village = the cannibal village
target-city = the Cannibal City
target-king_kong = King Kong
target-cage = the captured actress
target-at = { $thing }, { $space }
target-choice = { $card }: { $deed }

## Tokens and where they lie

token-reroll = a re-roll token
token-danger = a greater danger token
token-time = a time-consuming action token
token-wood = an additional wood token
token-food = an additional food token
token-adventure = an Adventure token
token-rain = a rain cloud token
token-snow = a snow cloud token
token-storm = a storm token
token-animals = the hungry animals die
token-marker = a black marker
token-exhausted = a marker on the { $source }
token-covered = a marker on the terrain symbol
token-fog = a fog marker
token-ash = an ash marker
token-shortcut = the Shortcut token
token-number = number token { $n }
token-cross = a Cross marker
token-trap = a Trap marker
token-totem_covered = a marker on the totem
token-fire = a fire marker
token-lasting_time = a lasting time-consuming action token
token-parrot = a new parrot source
area-hunt = Hunting space
area-build = Building space
area-gather = Gathering space
area-explore = Exploration space
area-camp = Arranging the camp space
area-rest = Rest space
area-build_deck = Building Adventure deck
area-gather_deck = Gathering Adventure deck
area-explore_deck = Exploration Adventure deck
area-weather = Weather space
area-night = Night space
area-shelter = Shelter space
area-roof = roof track
area-palisade = palisade track
area-weapons = weapon track
area-space = space { $space }
onto-hunt = on the Hunting space
onto-build = on the Building space
onto-gather = on the Gathering space
onto-explore = on the Exploration space
onto-camp = on the Arranging the camp space
onto-rest = on the Rest space
onto-build_deck = on the Building Adventure deck
onto-gather_deck = on the Gathering Adventure deck
onto-explore_deck = on the Exploration Adventure deck
onto-weather = on the Weather space
onto-night = on the Night space
onto-shelter = on the Shelter space
onto-roof = on the roof track
onto-palisade = on the palisade track
onto-weapons = on the weapon track
onto-space = on space { $space }

## What cards do

effect-nothing = nothing
concerns-everybody = each character: { $effect }
concerns-first_player = the First Player alone: { $effect }
effect-gain_wood = +{ $n } wood
effect-gain_food = +{ $n } food
effect-gain_preserves = +{ $n } non-perishable food
effect-gain_fur = +{ $n } fur
effect-food_per_player = +{ $n } food for each player
effect-lose_wood = discard { $n } wood
effect-lose_wood_if_possible = discard { $n } wood (if possible)
effect-lose_food = discard { $n } food
effect-lose_food_if_possible = discard { $n } food (if possible)
effect-lose_preserves_if_possible = discard { $n } non-perishable food (if possible)
effect-lose_everything = discard all available resources
effect-wood_or_wounds = discard { $wood } wood, or each character takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }
effect-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
effect-wounds_each = each character takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
effect-wounds_without_medicine = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } (with Medicine: { $otherwise ->
    [0] none
   *[other] { $otherwise }
  })
effect-heals = heal { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
effect-morale_up = morale +{ $n }
effect-morale_down = morale −{ $n }
effect-determination = +{ $n } determination
effect-determination_each = each player: +{ $n } determination
effect-lose_determination = discard { $n } determination
effect-lose_all_determination = discard all your determination
effect-raises = { $track } +{ $n }
effect-lowers = { $track } −{ $n }
effect-lowers_if_possible = { $track } −{ $n } (if possible)
effect-roof_or_palisade = roof or palisade { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  }
effect-halves = half of the { $track } is lost, rounded down
effect-halves_roof_or_palisade = half of the roof or of the palisade is lost, rounded down
effect-fight = fight (strength { $strength }{ $weapon_loss ->
    [0] { "" }
   *[other] { ", weapons −" }{ $weapon_loss }
  }{ $food ->
    [0] { "" }
   *[other] { ", food +" }{ $food }
  }{ $fur ->
    [0] { "" }
   *[other] { ", fur +" }{ $fur }
  }{ $palisade_loss ->
    [0] { "" }
   *[other] { ", palisade −" }{ $palisade_loss }
  })
effect-puts = { $token } { $onto }
effect-puts_here = { $token } on this tile
effect-puts_marker = a marker { $onto }: the next such action only removes it
effect-lifts = remove { $token } ({ $area })
effect-item_token = { $token } on the camp tile ({ $thing })
effect-item_level_lost = { $track } −{ $n } (if possible)
effect-item_token_lost = remove { $token } from the camp tile ({ $thing })
effect-lay_shortcut = the Shortcut token on a tile adjacent to the camp: each Production phase it brings 1 resource from there
effect-lift_shortcut = remove the Shortcut token
effect-build_corral = exhaust a parrot source adjacent to the camp; an additional food token on the camp tile
effect-exhausts_beside_camp = exhaust { $n ->
    [one] { $n } source on a tile
   *[other] { $n } sources on tiles
  } adjacent to the camp
effect-exhausts_closest = exhaust the closest { $source }; if there is none, each character takes 1 wound
effect-exhausts_tile_beside_camp = exhaust all sources of a tile adjacent to the camp (if possible)
effect-covers_terrain = on one tile the terrain “{ $terrain }” no longer counts as explored (if possible)
effect-turns_tile_beside_camp = turn a tile adjacent to the camp face down (if possible)
effect-uncovers_again = remove the marker placed by this card
effect-turns_up_again = turn the tile face up again
effect-must_move_camp = move the camp to an adjacent tile
effect-washes_camp_away = move the camp to an adjacent tile
effect-rebuilds_washed_away = roof +1 and palisade +1, if the move has cost them
effect-skip_production = no Production phase this round
effect-halve_production = production is halved this round, rounded down
effect-no_production = no { $resource } from production this round
effect-more_production = { $n } more { $resource } from production this round
effect-less_production = { $n } less { $resource } from production this round (if possible)
effect-flip_items_if_possible = turn { $n ->
    [one] { $n } item
   *[other] { $n } items
  } to the Invention side (if possible)
effect-items_off = no item can be used until the end of the Action phase
effect-discards_item_if_possible = lose 1 item with its effects and put its card back into the Invention deck (if possible)
effect-gain_item = build without an action: { $item }
effect-discard_inventions = discard { $n ->
    [one] { $n } invention
   *[other] { $n } inventions
  } from the board
effect-draw_inventions = draw { $n ->
    [one] { $n } invention
   *[other] { $n } inventions
  }
effect-chooses_invention = add 1 invention of your choice from the deck
effect-flood = turn 1 item to the Invention side, or weapons −1, or palisade −1, or each character takes 1 wound
effect-find_equipment = { $n ->
    [one] { $n } random Starting Equipment card
   *[other] { $n } random Starting Equipment cards
  }
effect-draw_discoveries = draw { $n ->
    [one] { $n } Discovery token
   *[other] { $n } Discovery tokens
  }
effect-mysteries = draw Mystery cards and resolve up to{ $treasures ->
    [0] { "" }
    [one] { " " }{ $treasures } treasure
   *[other] { " " }{ $treasures } treasures
  }{ $creatures ->
    [0] { "" }
    [one] { " and " }{ $creatures } creature
   *[other] { " and " }{ $creatures } creatures
  }{ $traps ->
    [0] { "" }
    [one] { " and " }{ $traps } trap
   *[other] { " and " }{ $traps } traps
  }
effect-mysteries_with_one_danger = draw Mystery cards and resolve 1 creature or trap and up to { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
  }
effect-stop_drawing = draw no more Mystery cards
effect-discard_drawn_treasures = discard the treasures drawn in this action
effect-shuffle_into_events = shuffle this card into the Event deck
effect-keep_card = keep this card
effect-special_wound = a special wound ({ $part })
effect-marked_wounds = whoever has the special wound takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
effect-marked_wounds_without_medicine = whoever has the special wound takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } (with Medicine: { $otherwise ->
    [0] none
   *[other] { $otherwise }
  })
effect-marked_has_one_pawn = whoever has the special wound has only 1 pawn this round
effect-marked_has_one_pawn_without_medicine = without Medicine, whoever has the special wound has only 1 pawn this round
effect-marked_only_rests_without_medicine = without Medicine, whoever has the special wound may only rest this round
effect-marked_stays_home = whoever has the special wound may only build, arrange the camp or rest this round
effect-night_outside = spend the night outside the camp
effect-hear_beast = shuffle the top card of the Beast deck into the Hunting deck
effect-lays_beast_aside = a beast waits: the First Player fights it before the next event
effect-beast_joins_hunt = the waiting beast is shuffled into the Hunting deck
effect-discards_hunting_card = discard the top card of the Hunting deck (if possible)
effect-looks_at_hunting_card = look at the top card of the Hunting deck (if possible)
effect-hunting_card_to_bottom = move the top card of the Hunting deck to the bottom
effect-fights_hunting_card = the First Player fights the top beast of the Hunting deck
effect-skins_hunting_card = draw the top card of the Hunting deck: everything but its strength applies
effect-strongest_beast_comes = draw { $n ->
    [one] { $n } beast; it goes
   *[other] { $n } beasts; the strongest goes
  } on top of the Hunting deck
effect-threats_strike = the threat effects of both Threat spaces happen; those cards are discarded
effect-book_icon = the book effect of the scenario
effect-argument = this round no action may use pawns of different characters
effect-pass_first_player = the First Player token passes to the left
effect-first_player_has_one_pawn = the First Player has only 1 pawn this round
effect-first_player_without_abilities = the First Player may not use abilities this round
effect-first_player_stays_home = the First Player may only build, arrange the camp or rest this round
effect-woodpile = { $n } wood for the woodpile
effect-lift_fog = remove up to { $n ->
    [one] { $n } fog marker
   *[other] { $n } fog markers
  }
effect-raise_cross = a Cross stands on this tile
effect-sail_away = the group sails away and wins

effect-bowl_is_gone = the curse of the bowl ends
effect-confused_next_round = next round you re-roll every success, and roll the dice even for sure actions
effect-covers_morale_arrows = { $n ->
    [one] { $n } morale arrow of your choice no longer counts
   *[other] { $n } morale arrows of your choice no longer count
  }
effect-covers_terrain_here = the terrain of this tile no longer counts as explored
effect-cursed_by_bowl = from next round on you re-roll every success you roll
effect-determination_everybody = each character: +{ $n } determination
effect-determination_or_wounds = discard { $n } determination or take { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }
effect-each_has_one_pawn = each player has only 1 pawn this round
effect-exhausts_camp_food = below weapon level { $weapons }, exhaust a food source of the camp tile; if there is none, each character takes 1 wound
effect-exhausts_gathered = exhaust the source that you gathered from
effect-exhausts_one_here = exhaust one source of this tile
effect-extra_build = one more Building action, rolling all dice
effect-fire_here = exhaust one source of this tile; on an unexplored space the marker waits for a tile
effect-first_player_gains_determination = the First Player: +{ $n } determination
effect-first_player_loses_determination = the First Player discards { $n } determination
effect-first_player_wounds = the First Player takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } (with Medicine: { $otherwise ->
    [0] none
   *[other] { $otherwise }
  })
effect-flips_marked_items = turn the marked items to the Invention side
effect-food_for_weapons = you may discard { $n } food for weapons +{ $levels }
effect-gain_gathered = +{ $n } of the gathered resource (even on a failure)
effect-marks_items_if_possible = markers on { $n ->
    [one] { $n } built item
   *[other] { $n } built items
  } (if possible)
effect-new_flock = an additional food token on this tile (a parrot source, if the tile had no food)
effect-next_round_discoveries = at the start of the next round draw { $n ->
    [one] { $n } Discovery token
   *[other] { $n } Discovery tokens
  }
effect-next_round_morale = at the start of the next round: morale +{ $n }
effect-next_round_wood = at the start of the next round: +{ $n } wood
effect-one_item_of = build one of these without an action ({ $first }, { $second }, { $third } or { $fourth })
effect-one_pawn_next_round = next round you have only 1 pawn
effect-remember_tile = the card remembers this tile
effect-remembered_tile_exhausted = exhaust all sources of that tile
effect-remembered_tile_turned = that tile, if the token still lies there, is turned face down with everything on it
effect-reorders_tiles = put the top { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  } of the pile back face up in any order
effect-set_trap = a Trap stands on this tile
effect-spores_tonight = tonight each character takes 1 wound (with Medicine: none)
effect-spreads_disease = distribute { $n ->
    [one] { $n } marker
   *[other] { $n } markers
  } for each player as you like; each is a wound in the next Night phase
effect-weapons_to_nothing = weapons drop to 0
effect-wound_every_night = 1 wound every night (with Medicine: none)
effect-wounds_tonight = tonight each character takes 1 wound

## What cards ask and show

need-pawns = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
  }
need-pawns_together = { $n } pawns of different characters
need-team = { $n } pawns, { $sure } without a roll
need-item = { $card }
need-weapons = weapon level { $n }
need-terrain-beach = explored beach
need-terrain-hills = explored hills
need-terrain-mountains = explored mountains
need-terrain-river = explored river
need-terrain-plains = explored plains
pawn-hunt = a pawn for Hunting every round
pawn-build = a pawn for Building every round
pawn-gather = a pawn for Gathering every round
pawn-explore = a pawn for Exploration every round
pawn-gather_explore = a pawn for Gathering or Exploration every round
cost-ability = { $ability }, { $n } determination
face-event = Event
face-wreckage = Wreckage
face-adventure = Adventure
face-treasure = Treasure
face-creature = Creature
face-trap = Trap
face-invention = Invention
face-beast = Beast
face-tile = Island tile
face-character = Character
face-ability = Special ability
face-equipment = Starting Equipment
face-discovery = Discovery token
face-companion = Companion
icon-book = book icon
icon-build = Building Adventure icon
icon-gather = Gathering Adventure icon
icon-explore = Exploration Adventure icon
group-default = default invention
group-personal = personal invention
group-deck = invention of the deck
group-sheet = special invention
tag-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
  }
tag-repeats = can be built several times
tag-strength = strength { $n }
tag-weapon_loss = weapons −{ $n }
tag-palisade_loss = palisade −{ $n }
tag-beast = a beast
tag-totem = a totem
tag-shelter = a natural Shelter
tag-discoveries = { $n ->
    [one] { $n } Discovery token
   *[other] { $n } Discovery tokens
  }
tag-hearts = survives { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
line-event = Event
line-threat = Threat action
line-pushed = Threat effect
line-upper = Adventure
line-choice = Decide
line-lower = Later, as an event
line-treasure = Treasure
line-creature = Creature
line-trap = Trap
line-build = Building
line-hunt = Hunt
line-power = Effect
line-ability = Ability
