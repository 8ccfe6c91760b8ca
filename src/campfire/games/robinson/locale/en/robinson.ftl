### Robinson Crusoe: questions, options, events and reasons.

## The game

scenario-castaways = Castaways
scenario-castaways-about = Pile up wood for a signal fire and light it when a ship passes, in one of the last three rounds. For the first game.
scenario-cursed_island = The Cursed Island
scenario-cursed_island-about = Raise five Crosses on five tiles while the fog spreads.
scenario-jenny = Jenny Needs Help
scenario-jenny-about = Fetch Jenny from her rock by raft and build a lifeboat for everybody.
scenario-volcanic_island = Volcanic Island
scenario-volcanic_island-about = Explore the island and its temples, then leave before the lava takes it.
scenario-cannibal_island = Cannibal Island
scenario-cannibal_island-about = Burn the villages and then the city of the cannibals.
scenario-robinson_family = The Robinson Family
scenario-robinson_family-about = Settle down: a Shelter, defences and nine inventions, with children to feed.
scenario-king_kong = King Kong’s Island
scenario-king_kong-about = Set three Traps and catch Kong before the film crew is gone.
back-event = event
back-build = Building adventure
back-gather = Gathering adventure
back-explore = Exploration adventure
back-mystery = mystery
phase-event = Event phase
phase-morale = Morale phase
phase-production = Production phase
phase-planning = Action phase: planning
phase-action = Action phase: resolving
phase-end = End of the Action phase
phase-weather = Weather phase
phase-night = Night phase
phase-dawn = Start of the round
phase-setup = Setup
deed = { $kind } – { $target }
how-wound = wound die
how-success = success die
how-adventure = adventure die
how-rain = ignore a rain cloud
how-snow = ignore a snow cloud
how-soften = a snow cloud becomes a rain cloud
die-wound = wound die
die-success = success die
die-adventure = adventure die
die-build_wound = wound die (building)
die-build_success = success die (building)
die-build_adventure = adventure die (building)
die-gather_wound = wound die (gathering)
die-gather_success = success die (gathering)
die-gather_adventure = adventure die (gathering)
die-explore_wound = wound die (exploration)
die-explore_success = success die (exploration)
die-explore_adventure = adventure die (exploration)
die-rain = rain die
die-winter = winter die
die-animals = hungry animals die
lies-wound = a wound
lies-success = a success
lies-adventure = an adventure
lies-determination = 2 determination
lies-nothing = nothing
weather-clouds = rain clouds { $rain }, snow clouds { $snow }
animal-nothing = no animals come
animal-food = animals take 1 food
animal-palisade = animals break the palisade (−1)
animal-fight = a beast of strength 3 attacks everybody

## Questions

ask-plan = Where do the pawns go?
ask-next_action = { $kind }: which action is resolved now?
ask-rolled = { $who } has rolled ({ $kind }). Keep the roll?
ask-fight = Fight: strength { $strength } against weapons { $level }. In danger: { $who }.
ask-danger = Greater danger: weapon level 1 is needed. In danger: { $who }.
ask-arrange_camp = { $who } arranges the camp. What does it bring?
ask-choose_rest = Where to rest?
ask-decide = { $who }, “{ $card }”: decide.
ask-demand = “{ $card }” demands more than there is; what is missing wounds { $who }. Use something first?
ask-peril = “{ $card }” would cost a life. In danger: { $who }. Use something first?
ask-harvest = A marker keeps a source from giving anything. Use something first?
ask-mystery = { $who } has drawn “{ $card }”.
ask-draw_on = Draw another Mystery card? Still allowed: treasures { $treasures }, creatures { $creatures }, traps { $traps }.
ask-high_morale = { $who }, morale could not be better. What do you take?
ask-low_morale = { $n ->
    [0] Morale has risen, { $who } discards nothing.
   *[other] Morale is low: { $who } must discard { $n } determination.
  }
ask-clouds = The weather: rain clouds { $rain }, snow clouds { $snow }.
ask-hungry_animals = Hungry animals: { $animal }.
ask-storm = { $palisade ->
    [0] A storm is coming, and there is no palisade. Use something first?
   *[other] A storm is coming.
  }
ask-nightfall = It is night. Use something, or go on?
ask-dawn = The night is over. Use something before food spoils, or go on?
ask-choose_eater = Who eats? Food left: { $n }.
ask-choose_meal = What does { $who } eat?
ask-move_camp = Move the camp?
ask-choose_camp = The camp must move. Where to?
ask-choose_bivouac = Where do you spend the night?
ask-choose_corral = Which parrots are driven into the Corral?
ask-choose_covered = On which tile does the terrain “{ $terrain }” no longer count as explored?
ask-choose_determined = Who gains { $n } determination?
ask-choose_discarded = Which invention is discarded?
ask-choose_discarded_item = Which item is lost?
ask-choose_exhausted = Which source is exhausted?
ask-choose_exhausted_tile = On which tile are all sources exhausted?
ask-choose_find = Which token do you keep?
ask-choose_flipped = Which item is turned to the Invention side?
ask-choose_flooded = What does the flood take?
ask-choose_fog = Where does the fog settle? Markers left: { $n }.
ask-choose_food = Discard { $n } food: which kind?
ask-choose_halved = Which level is halved?
ask-choose_healed = Who heals 1 wound? Wounds left to heal: { $n }.
ask-choose_idea = Which invention goes on the board?
ask-choose_lifted = Where does the fog lift? Up to { $n } more.
ask-choose_mix = Production is halved: { $n } in all. What do you take?
ask-choose_new_invention = Which invention comes from the deck?
ask-choose_next_tile = Which tile goes on top of the pile?
ask-choose_shortcut = Where does the Shortcut lead?
ask-choose_shortcut_source = What does the Shortcut bring?
ask-choose_strongest = Which of the strongest beasts comes?
ask-choose_track = Which level changes ({ $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  })?
ask-choose_track_end = The top beast is “{ $card }”. Where does it go?
ask-choose_turned = Which tile is turned face down?
ask-choose_wood = How much wood goes on the woodpile? There is room for { $n }.
ask-choose_wood_or_wounds = Wood or wounds?
ask-babies = The children must eat: { $n } food.
ask-backpack = { $who } has explored. Look into the Backpack?
ask-choose_arrow = Which morale arrow is covered?
ask-choose_ash = Where does the ash fall? Markers left: { $n }.
ask-choose_filmed = Who gains 2 determination?
ask-choose_item = Which item is built without an action?
ask-choose_marked = Which item gets a marker?
ask-choose_marker = Which marker is removed?
ask-choose_tile = Which tile is laid?
ask-choose_tool = Which item do the Old Tools make?
ask-choose_tribute = The villagers take something. What?
ask-choose_warded = Which token or marker is removed?
ask-extra_build = What does { $who } build with one more action?
ask-food_for_weapons = Discard { $n } food for weapons +{ $levels }?
ask-order_tiles = Which tile goes back next? Left: { $n }.
ask-pay_or_bleed = { $who }: discard { $n } determination or take { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }?
ask-read_map = This place has { $n ->
    [one] { $n } Mystery card
   *[other] { $n } Mystery cards
  }. Use the Old Map to draw one fewer?
ask-spread_disease = Who gets the next marker of the disease? Left: { $n }.
ask-weapons_wanted = Weapon level { $n } would be needed; there is { $level }. Use something?

## Options

option-lead = { $pawn }: { $deed }{ $cost }{ $gain }
option-lead_on_credit = { $pawn }: { $deed }{ $cost }, with 2 of the Carpenter’s determination in place of 1 wood
option-support = { $pawn }, to help: { $deed }{ $gain }
option-take_back = take back { $pawn }: { $deed }
option-pack = { $card } goes along: { $source }
option-unpack = { $card } stays at home: { $source }
option-ready = ready
option-resolve = { $deed } ({ $who })
option-keep_roll = keep the roll: { $wound ->
    [0] no wound
   *[other] a wound
  }, { $success ->
    [0] failure
   *[other] success
  }, { $adventure ->
    [0] no adventure
   *[other] an adventure
  }
option-friday_rerolls = Friday re-rolls (2 determination){ $how }
option-ability = use { $card }{ $how }
option-save_wood = Economical Construction (2 determination): take back 1 wood from { $deed }
option-fight = fight: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
option-pass_danger = go on unharmed
option-suffer_danger = { $who } takes 1 wound
option-arrange = 2 determination, morale +1
option-arrange_determination = 2 determination
option-arrange_morale = morale +1
option-sleep = { $card }
option-decide = { $deed }
option-let_it_come = go on with “{ $card }”
option-meet = face “{ $card }”
option-draw_on = draw another card
option-stop_drawing = draw no more
option-morale_determination = { $n } determination
option-morale_heals = heal { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
option-lose_heart = { $n ->
    [0] take
   *[other] discard { $n } determination
  }{ $wounds ->
    [0] { "" }
   *[other] { $n ->
        [0] { "" }
       *[other] , take
      } { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
      }
  }
option-take_heart = go on: morale has risen
option-bear_storm = let the storm come: { $palisade ->
    [0] each character in the camp takes 1 wound
   *[other] palisade −1
  }
option-bear_weather = face the weather: rain clouds { $rain }, snow clouds { $snow }
option-animals_come = let it happen: { $animal }
option-nothing_left = go on: nothing is left to choose
option-go_to_sleep = go on
option-eats = { $who } eats
option-meal = { $amount }
option-give_food = { $amount }
option-give_wood = discard { $n } wood
option-take_wounds = each character takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
option-stay = stay here
option-camp = move the camp to { $space }
option-bivouac = sleep on { $space }
option-corral = { $space }
option-cover = { $space }
option-turn = { $space }
option-ravage = { $space }
option-shortcut = to { $space }
option-fog = { $space }
option-lift_fog = { $space }
option-leave_fog = leave the rest
option-exhaust = { $source }
option-shortcut_source = { $source }
option-mix = { $wood } wood, { $food } food
option-track = { $track }
option-heal = { $who }
option-encourage = { $who }
option-flip = { $card }
option-discard_item = { $card }
option-discard_invention = { $card }
option-new_invention = { $card }
option-idea = { $card }
option-keep_find = { $card }
option-beast = { $card }
option-beast_on_top = back on top
option-beast_to_bottom = to the bottom of the deck
option-next_tile = { $tile }
option-discovery = use the token “{ $card }”{ $how }
option-biscuits = Biscuits: 1 non-perishable food
option-empty_bottle = Empty Bottle: weapons +1
option-pipe_and_tobacco = Pipe & Tobacco: { $who } gains 2 determination
option-flask_of_rum = Flask of Rum: { $who } heals 1 wound
option-pistol = Pistol: weapons +3 this once
option-old_rifle = Old Rifle: weapons +3 this once
option-surprising_discovery = Surprising Discovery: weapons +3 this once
option-stack_wood = lay { $n } wood on the woodpile
option-stack_nothing = nothing more
option-arrow = { $who }, arrow before wound { $n }
option-ash = { $space }
option-barrel = Barrel: everybody heals 1 wound tonight
option-blankets = Blankets{ $how }
option-bottle_of_wine = Wine Bottle: heal 2 wounds
option-clear_marker = { $area }: { $token }
option-disease = { $who }
option-extra_build = { $deed }{ $cost }
option-feed_children = { $missing ->
    [0] give { $n } food
   *[other] let the children go hungry: { $missing } food is missing, and the game is lost
  }
option-give_determination = discard { $n } determination
option-helmet = Helmet: { $who } takes 1 wound less
option-herbal_mixture = Herbal Mixture: look at the next event
option-look_at_beast = Herbal Mixture: look at the waiting beast
option-item = { $card }
option-keep_food = keep the food
option-keep_map = keep the map
option-leave_backpack = leave it closed
option-mark_item = { $card }
option-old_clothes = Old Clothes{ $how }
option-protective_amulet = Protective Amulet: remove a token or marker from the island
option-saber = Sabre: weapons +3, but 1 wound for { $who }
option-sacrificial_dagger = Sacrificial Dagger: weapons +3, but 1 wound for { $who }
option-meal_at = { $card }: discard 1 food to heal
option-bible = Bible: { $who } gains 1 more determination and heals 1 wound
option-goat_with = slaughter the Goat with “{ $card }”: 1 food and 1 fur
option-arm_for = use “{ $card }” for: { $deed }
option-storm_glass = Barometer: roll this round’s weather now
option-stay_unarmed = let it happen: a food source of the camp tile is exhausted; if there is none, each character takes 1 wound
option-tile = { $tile }
option-tool = { $card }
option-trade_food = discard { $n } food for weapons +{ $levels }
option-tribute = { $amount }
option-use_backpack = draw 2 Discovery tokens and keep 1
option-ward_off = { $area }: { $token }
option-whip = Whip: ignore the trap

## What happened

event-character = { $seat } plays the { $card }.
event-round = Round { $n }.
event-phase = { $phase }.
event-event = Event: “{ $card }”.
event-book = The book effect of the scenario applies.
event-book_idle = The book icon has no effect in this scenario.
event-lower = From the Event deck comes “{ $lower }” ({ $card }).
event-pushed = “{ $card }” is pushed off the board: its threat effect applies.
event-pushed_off = “{ $card }” is pushed off the board; it has no threat effect.
event-threat_gone = The threat “{ $card }” is dealt with{ $by }.
event-first = { $who } is now First Player.
event-action = { $who }: { $deed }.
event-rolled = { $who } rolls ({ $kind }): { $wound ->
    [0] no wound
   *[other] a wound
  }, { $success ->
    [0] failure
   *[other] success
  }, { $adventure ->
    [0] no adventure
   *[other] an adventure
  }.
event-rolled_again = { $who } re-rolls ({ $kind }, { $die }): { $shown ->
    [0] nothing
   *[other] the symbol comes up
  }.
event-friday_rerolls = Friday re-rolls a die.
event-failed = { $who } fails ({ $kind }).
event-ability = { $who } uses { $card }.
event-adventure = { $who } meets an adventure: “{ $card }”.
event-into_events = “{ $card }” is shuffled into the Event deck.
event-mystery = { $who } draws “{ $card }”.
event-ignored = “{ $card }” is ignored.
event-set_aside = “{ $card }” is set aside.
event-kept = “{ $card }” is kept{ $by }.
event-kept_used = Used{ $by }: “{ $card }”.
event-kept_in_vain = “{ $card }” finds nothing left to take away: something else was quicker.
event-kept_gone = Discarded: “{ $card }”.
event-claimed = { $who } takes “{ $card }” for this round.
event-fight = Fight against strength { $strength }. In danger: { $who }.
event-hunted = The beast is: { $card }{ $by }.
event-beast_heard = A beast joins the Hunting deck.
event-beast_seen = On the Hunting deck lies: { $card }.
event-beast_drawn = Drawn from the Beast deck: { $card }.
event-beast_waits = A beast waits face down for the next round.
event-beast_revealed = The waiting beast is: { $card }.
event-beast_gone = The beast is gone: { $card }.
event-tracked = The tracks lead to: { $card }.
event-scouted = Seen in the pile: { $tiles }.
event-ideas = New ideas: { $cards }.
event-laid = { $tile } is laid on { $space }{ $by }.
event-totem = A totem is found on { $space }{ $by }.
event-turned_down = The tile on { $space } is turned face down.
event-space_closed = { $space } is no longer accessible.
event-turned_up = The tile on { $space } is turned face up again.
event-camp = The camp moves to { $space }.
event-outside = { $who } spends the night on { $space }, outside the camp.
event-home = { $who } is back in the camp.
event-shelter = The Shelter is built{ $by }.
event-level = Level of the { $track }: { $n }.
event-morale = Morale is now { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [3] at its height
    [0] 0
   *[other] +{ $n }
  }.
event-built = Built{ $by }: { $card }.
event-completed = Ready for use: { $card }.
event-turned_back = Turned to the Invention side: { $card }.
event-item_discarded = Lost: { $card }.
event-invention = New invention: { $card }.
event-invention_discarded = Invention discarded: { $card }.
event-equipment = Used{ $by }: { $card }.
event-equipment_found = Starting Equipment: { $card }.
event-found = Discovery{ $by }: { $card }.
event-token_used = Token used{ $by }: { $card }.
event-token = Placed { $onto }: { $token }.
event-token_gone = Removed ({ $area }): { $token }.
event-gained = Gained{ $by }: { $amount }.
event-arrived = Now available: { $amount }.
event-discarded = Discarded: { $amount }.
event-no_production = There is no production this round.
event-pit = { $n ->
    [0] The Pit is empty.
   *[other] An animal in the Pit: 2 food.
  }
event-ate = { $who } eats: { $amount }.
event-hungry = { $who } goes hungry.
event-in_the_open = { $who } sleeps in the open, without a Shelter.
event-wound_instead = { $who } meets no adventure: a wound takes its place.
event-spoilt = Food spoils: { $n }.
event-weather_dice = Weather dice: { $shown }.
event-weather = Rain clouds { $rain }, snow clouds { $snow }; the roof lets through { $leak }.
event-wounded = { $who } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }.
event-healed = { $who } heals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }.
event-died = { $who } dies.
event-determined = { $who } gains { $n } determination.
event-discouraged = { $who } discards { $n } determination.
event-special_wound = { $who } has a special wound: { $part }.
event-special_wound_gone = { $who } no longer has the special wound from “{ $card }”.
event-sign = { $sign }.
event-jenny = Jenny is rescued{ $by } and comes to the camp.
event-woodpile = The woodpile grows by { $n }; it holds { $all } wood now.
event-burned = The village on { $space } burns.
event-city = The Cannibal City is seen on { $space }.
event-crew_lost = Lost from the film crew: { $crew }.
event-crew_freed = Back with the crew: { $crew }.
event-disease = { $who } gets a marker of the disease.
event-foreseen = The next event will be: “{ $card }”.
event-shelter_lost = The Shelter is lost with roof and palisade.
event-won = { $cause }
event-lost = { $cause }

## What actions ask, cost and bring

gain-camp = 2 determination or morale +1
gain-explore = a new tile
gain-hunt = a fight for food and fur
gain-village = a fight against strength { $strength }; if the leader survives it, the village burns
gain-city = a fight against strength { $strength }; if the leader survives it, the city burns
gain-king_kong = weapons −5, with the Tranquilizer −1; a leader who survives it wins the game
gain-raft = Jenny comes to the camp
gain-cage = a creature has to be met, then the actress is free
gain-rest = wounds heal
gain-cultivate = a black marker leaves the island
gain-shelter = nobody sleeps under the open sky
gain-roof = roof +1, against clouds
gain-palisade = palisade +1, against animals and storms
gain-weapons = weapons +1
gain-or-else = { $gain }; otherwise later: { $loss }
detail-supper = In the camp: { $n } food for { $people ->
    [one] { $people } character
   *[other] { $people } characters
  }
heading-help = Help with an action
heading-back = Take back
heading-bags = Basket and Sack
heading-use = Use something
detail-no-shelter = No Shelter: whoever sleeps under the open sky takes a wound
detail-leads = { $pawn } leads
detail-helps = { $pawn } helps
detail-credit = 2 of the Carpenter’s determination in place of 1 wood
detail-hungry = { $n ->
    [one] { $n } goes hungry
   *[other] { $n } go hungry
  }: { $wounds } wounds each
detail-must-eat = without a meal { $who } dies
detail-camp-lost = lava comes here at dawn: the camp is lost, and the game
detail-unhurt = { $pawn } has no wound to heal
detail-weather = weather, more likely than not: { $losses }
warning-camp = Lava comes here at dawn. A camp here is lost, and the game with it.
warning-dies = { $who } dies, and the game is lost.
warning-starves = Somebody dies of hunger, and the game is lost.
by-none = { "" }
by-who = { " " }({ $who })
how-none = { "" }
how-to = { ": " }{ $how }
warning-children = The children will go hungry, and the game is lost.
amount-determination = { $n } determination

## How it ends

cause-cursed_island = Five Crosses stand, and the island is cursed no more. The group has won!
cause-cannibal_island = The Cannibal City has burned down, and everybody is alive. The group has won!
cause-robinson_family = The family has a home in which nothing is missing. The group has won!
cause-time = The last round is over and the goal is not reached. The group has lost.
cause-death = A character has died. The group has lost.
cause-jenny = Jenny has died. The group has lost.
cause-camp = The tile with the camp is gone. The group has lost.
cause-ship = The signal fire burns and a ship turns in. The group has won!
cause-boat = The boat carries everybody away. The group has won!
cause-king_kong = King Kong is caught. The group has won!
cause-director = The director is dead. The group has lost.
cause-children = The children have nothing to eat. The group has lost.

## What cards have made true

sign-argument = This round no action may use pawns of different characters
sign-one_pawn = Only 1 pawn: { $who }
sign-no_abilities = No abilities: { $who }
sign-only = { $who } may only: { $kinds }
sign-no = No production this round: { $product }
sign-half = Production is halved this round
sign-yield = Production this round: { $resource } { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  }
sign-gathered = Already used through the Shortcut: { $source }
sign-items = No item works until the end of the Action phase
sign-handyman = The Carpenter has one more pawn for Building this round
sign-confused = { $who } is confused and re-rolls every success
sign-inspected = Marked: { $card }
sign-hungry = Harder: every night in which anybody goes hungry costs a crew member
sign-other = The effect of a card goes on
product-production = everything
product-wood = wood
product-food = food

## Why not

why-pawns = this needs { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
  }, and not enough are free
why-needed = the pawn is needed for another planned action
why-full = no more than { $n ->
    [one] { $n } pawn fits
   *[other] { $n } pawns fit
  } here
why-pawns_left = all your pawns must be placed; left: { $n }
why-incomplete = some planned actions lack pawns: { $n }
why-planned = it is planned already
why-hunting_deck = there can be no more hunts than cards in the Hunting deck: { $n }
why-shelter = roof and palisade need a Shelter
why-exhausted = the source is exhausted
why-shortcut_used = the source was already used through the Shortcut this round
why-item = this item is missing: { $card }
why-weapons = this needs weapon level { $n }; there is { $have }
why-terrain = this terrain must be explored: { $terrain }
why-resource = this needs { $amount }; available: { $have }
why-owner_leads = only { $who } may lead this
why-limited = { $who } may not do that this round
why-cannot_lead = { $who } may not lead this action
why-jenny_rests = Jenny may only rest
why-together = this needs pawns of two different characters
why-apart = this round pawns of different characters may not act together
why-own_pawn = only { $who } may use this pawn
why-colour = this pawn does not serve this action
why-longboat_waits = the Longboat waits until enough tiles and special places are explored
why-cross_tile = a Cross is built on a tile: choose the tile
why-trap_tile = a Trap is built on a totem tile: choose the tile
why-jenny_away = Jenny must be in the camp first
why-enough_traps = enough Traps are there or planned
why-needs_traps = three Traps must stand first
why-actress_taken = the actress must be freed first

## Tips

tip-plan = All pawns of the characters must be placed before anything is resolved. With the lower number of pawns, the dice are rolled for Building, Gathering and Exploration; with one more pawn they succeed for sure. Everything can be taken back until all are ready.
tip-next_action = Actions of one kind may be resolved in any order; the group chooses.
tip-rolled = Before the dice count, an ability may re-roll one of them. A failed action gives 2 determination.
tip-fight = Each level by which the weapons fall short of the strength is a wound. Some things raise the weapons for this fight alone.
tip-danger = With a weapon level of 1, even for the moment, nothing happens.
tip-arrange_camp = With four players, arranging the camp gives only one of its two rewards.
tip-decide = Only what can be paid may be chosen. A card shuffled into the Event deck comes back with its lower half.
tip-demand = Everything that is missing is a wound. You may use things first, but you need not.
tip-mystery = A creature or trap is resolved at once; some things let you ignore it.
tip-draw_on = After each resolved card you may stop. Treasures lie among the Future Resources until the Action phase ends.
tip-high_morale = On the rightmost space the First Player chooses.
tip-low_morale = Each token that is missing is a wound.
tip-clouds = Each snow cloud costs 1 wood. Then every cloud that the roof does not hold off costs 1 wood and 1 food.
tip-hungry_animals = Food or palisade that you cannot give is a wound for everybody; a beast is fought.
tip-nightfall = Each character eats 1 food or takes 2 wounds. Without a Shelter each takes 1 wound. Food left over spoils.
tip-dawn = Everybody has eaten and slept. Wounds can still be healed; what is used now feeds nobody tonight, and food left over spoils.
tip-choose_eater = Whoever does not eat takes 2 wounds. All food there is must be eaten.
tip-move_camp = A built Shelter moves along and keeps half of roof and palisade, rounded up. The Shortcut is lost.
tip-choose_wood = The woodpile has five levels of 1 to 5 wood; only one level can be completed a round.

## What bots think

because-meals_missing = { $n ->
    [one] a meal is missing tonight
   *[other] { $n } meals are missing tonight
  }
because-wood_missing = tonight may take { $n } wood that we do not have
because-stocking_up = { $resource } for the days to come
because-in_the_open = nobody should sleep in the open
because-leaking = the weather comes through the roof
because-besieged = the animals come through the palisade
because-will_help = { $card } will help us from now on
because-for_the_goal = that is what we are here for
because-unknown_land = we must know more about the island
because-threatened = { $card } must not wait
because-hurt = { $n ->
    [one] a wound wants to heal
   *[other] { $n } wounds want to heal
  }
because-low_spirits = we need courage
because-incomplete_without = without one more it cannot be done
because-safer_together = with one more it is safer
because-worth_it = that is worth its price now
