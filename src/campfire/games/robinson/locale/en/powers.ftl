### Robinson Crusoe: cards and abilities with rules of their own.

## Items

power-pot = Night: discard 1 food to heal 1 wound, once a night. Some tokens need it.
power-rope = Needed for other inventions.
power-shovel = Needed for other inventions and for threats.
power-medicine = Prevents or softens the bad effects of some cards; it is never used up.
power-fireplace = Night: discard 1 food to heal 2 wounds, of one character or of two, once a night.
power-basket = Goes along on one Gathering action a round: +1 of the gathered resource on a success.
power-sack = Goes along on one Gathering action a round: +1 of the gathered resource on a success.
power-bed = Rest heals 2 wounds and gives 1 determination.
power-cellar = Food does not spoil.
power-diary = Morale phase: the First Player gains 1 determination.
power-drums = Morale phase: the First Player gains 2 determination.
power-furnace = Ignore 1 snow cloud in every Weather phase.
power-pit = Production phase: roll the wound die of Building; on a wound gain 2 food.
power-cross = Stands on the tile where it was built. Each space of distance needs 1 more pawn.
power-raft_s3 = Allows the Exploration that fetches Jenny; there, an adventure is 1 wound instead.
power-lifeboat = With Jenny in the camp, building it wins the game.
power-rope_ladder = Every round a pawn for exploring special places.
power-longboat = Building it wins the game, once enough has been explored.
power-canoe = When exploring, draw 2 tiles and lay 1 of them.
power-trap = Stands on a totem tile: that of the camp, or one up to 2 spaces away.
power-tranquilizer = King Kong costs 1 weapon level instead of 5.

## Starting Equipment

power-bible = When the camp is arranged: +1 determination and heal 1 wound. Two uses.
power-biscuits = 1 non-perishable food. Two uses.
power-empty_bottle = Weapons +1. Two uses.
power-flask_of_rum = Night: heal 1 wound. Two uses.
power-hammer_and_nails = A pawn for one Building action. Two uses.
power-pipe_and_tobacco = 2 determination. Two uses.
power-pistol = Weapons +3 for one fight. Two uses.
power-storm_glass = Roll this round’s weather dice before the Action phase. Two uses.

## Treasures and other kept cards

power-backpack = From the next round on, one character a round: after each of their Explorations draw 2 Discovery tokens and keep 1.
power-barrel = One night everybody may heal 1 wound; afterwards 2 food do not spoil in the Barrel.
power-blankets = Ignore 1 snow cloud. Three uses.
power-bottle_of_wine = Once, at night: heal 2 wounds, split as you like.
power-boxes = Food does not spoil.
power-candles_treasure = A pawn for one Building action. Two uses.
power-compass = Every round a pawn for Exploration.
power-gold = It is of no use here.
power-hammock = From the next round on, Rest also gives 1 determination.
power-helmet = From the next round on, one character a round: 1 wound less in each fight.
power-herbal_mixture = Once: look at the top card of the Event deck, or at a beast that waits beside it.
power-old_clothes = Each Weather phase 1 snow cloud counts as a rain cloud.
power-old_rifle = Once: weapons +3 for one fight.
power-protective_amulet = Once: remove a token or marker from a tile or space.
power-saber = One character a round: weapons +3 in a fight, and 1 wound.
power-treasure_map = Once: explore it with 2 pawns and draw 2 treasures.
power-whip = From the next round on, one character a round may ignore 1 trap.
power-surprising_discovery = Once: weapons +3 for one fight.

## Discovery tokens

power-candles = A pawn for one Building action.
power-fallen_tree = 1 wood at the end of the Action phase.
power-goat = With weapon level 1: 1 food and 1 fur; not while actions are resolved.
power-grubs = 2 food at the end of the Action phase.
power-treasure = The First Player draws a treasure from the Mystery deck.
power-giant_leaves = Ignore 1 rain cloud.
power-tobacco = Morale +1.
power-herbs = With the Pot: morale +1.
power-old_machete = Weapons +1.
power-thorny_bush = With a Shelter: palisade +1.
power-poison = With the Pot: weapons +2.
power-vegetables = Night, with the Pot: heal 2 wounds, of one character or of two.
power-healing_herbs = With the Pot: build Medicine without an action.
power-herbs_s1 = Night: heal 1 wound.
power-oil = 2 wood for the woodpile only.
power-pirate_sabre = Weapons +1.
power-medallion = 3 determination, split among the characters as you like.
power-cultists_candle = A pawn for one Building action.
power-mysterious_vial = Build Medicine without an action.
power-decorated_bell = Remove up to 2 fog markers.
power-sacrificial_dagger = One character a round: weapons +3 in a fight, and 1 wound.
power-herbs_s3 = Night: heal 1 wound.
power-pistol_s3 = Once: weapons +3 for one fight.
power-ruined_hut = 2 wood.
power-vines = With a Shelter: palisade +1.
power-old_map_s4 = At a special place, draw 1 fewer Mystery card.
power-indys_diary = Ignore 1 trap.
power-torch = Ignore 1 creature.
power-old_canvas = Ignore 1 rain cloud.
power-blowpipe_s5 = Once: weapons +2 for one fight.
power-healing_ointment = Night: heal 1 wound.
power-map_of_the_island = Look at the top 3 tiles and put them back in any order.
power-old_machete_s5 = Weapons +1.
power-old_tools = Build Rope, Pot or Knife without an action.
power-plough = Remove 1 black marker from a tile or space.
power-gunpowder = Re-roll the hungry animals die once.
power-seeds = 1 non-perishable food.
power-bottle_of_vodka = Morale +1.
power-firecracker = Ignore one result of the hungry animals die.
power-giant_footprint = A pawn for one Exploration.
power-lost_prop = The bonus of the lowest-numbered living crew member. Lighting man: a pawn for one Building action. Cameraman: 2 determination. Sound man: roll the hungry animals dice before the Action phase. Screenwriter: look at the top Event card. Actress: morale +1. Double: re-roll a die. Actor: weapons +2. Make-up artist and director: nothing.

## Abilities and companions

power-economical_construction = One action costs 1 wood less.
power-craftsmanship = Re-roll one die of your Building action.
power-a_new_idea = Draw 5 inventions and put 1 on the board.
power-handyman = One more pawn for your Building this round.
power-grandmas_recipe = Discard 1 food: heal 2 wounds, of one character or of two.
power-scrounger = Re-roll one die of your Gathering action.
power-stone_soup = 1 food.
power-hooch = Ignore 1 rain cloud, or treat 1 snow cloud as a rain cloud.
power-lucky = Re-roll one die of your Exploration.
power-reconnaissance = Look at 3 tiles, put one on top and shuffle the others back.
power-motivational_speech = Morale +1.
power-scouting = Draw 2 Discovery tokens and keep 1.
power-tracking = Look at the top card of the Hunting deck; leave it there or put it at the bottom.
power-defensive_plan = Palisade +1 or weapons +1.
power-frenzy = Weapons +3 during your own action.
power-the_hunt = Shuffle the top card of the Beast deck into the Hunting deck.
power-friday = Has one pawn and may lead actions. For 2 determination Friday re-rolls a die; instead of an adventure he takes 1 wound. Events, weather, hunger and nights without a Shelter do not concern him.
power-dog = A pawn for Hunting or Exploration every round; it is never wounded.
