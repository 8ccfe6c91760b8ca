### What cards do, word by word.

## Sentences

deed = { $conditions } → { $outcome }
words-comma = { $first }, { $rest }
way = { $name }: { $outcome }
way-asked = { $name } ({ $conditions }): { $outcome }

## Things

resource-water = water
resource-stamina = stamina
damage-exhaustion = exhaustion
damage-dehydration = dehydration
damage-ailment = ailment
damage-physical = physical damage
damage-any = damage of any type
symbol-water = water source
die-grey = grey die
die-red = red die
die-both = both dice
die-any = either die
die-chief = die of { $seat }
space = { $terrain } { $n }
space-landmark = { $card }, { $terrain } { $n }
tile-closed = closed tile { $n } (number { $number })
ware-blueprint = blueprint “{ $card }”
token-two = { $kind } × 2
token-water = { $kind } (source)
token-enemy = enemy “{ $card }”
token-card = card “{ $card }”
attribute-weapon = weapon
attribute-story = story item
attribute-key = special key
attribute-cold = cold
type-instant = instant effect
type-change = change
type-item = item
type-enemy = enemy
type-blueprint = blueprint
type-night = night
type-threat = threat
type-character = character
type-quest = quest
type-sheet = region
type-support = combat support
terrain-cost = { $terrain }: { $n } stamina
tag-defence = defence { $n }
tag-attack = attack { $n }
tag-dash = no attack
tag-health = health { $n }
tag-retreat = retreats { $n } spaces
tag-deadly = Deadly
tag-trait = Trait
tag-tribe = Tribe
tag-fire = only at a fire
tag-locked = the door is locked
tag-counters = counters: { $n }
tag-carries = carries { $n } resources
line-terrains = Terrains
line-costs = Costs
line-always = Always
line-action = Action
line-way = Choice
line-before = Before the roll
line-change = Changing the result
line-hurt = When you are hurt in a fight
line-hit = When you hit
line-won = When you defeat an enemy
line-threat = When you must play a threat
line-damage = When you take damage
line-asked = When a night asks
line-night_start = At nightfall
line-night_end = At the end of the night
line-day_start = At daybreak
line-scout = After scouting
line-explore = After exploring
line-gather = After gathering
line-craft = After crafting
line-recover = After recovering
line-cook = After cooking
line-trade = After a trade
line-trade_here = When others trade on your space
line-begins = When the fight begins
line-hurts = When it hits
line-reward = Reward
line-asks = Instead of the fight
line-setup = When it is laid
line-nightly = Each night
line-goal = Goal
## The same moments within a sentence
when-change = changing the result
when-hit = when you hit
when-won = when you defeat an enemy
when-threat = when you must play a threat
when-damage = when you take damage
when-asked = when a night asks
when-night_end = at the end of the night
when-day_start = at daybreak
when-craft = after crafting
when-cook = after cooking
when-trade_here = when others trade on your space
when-hurt = when you are hurt in a fight
when-before = before the roll

## Limits and prices

limit-day = once a day
limit-fight = once a fight
limit-game = once a game
price-stamina = { $n } stamina
price-counter = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
price-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
price-water = { $n ->
    [1] water
   *[other] water × { $n }
}
price-this = discard this card
price-resource = { $n ->
    [1] { $kind }
   *[other] { $kind } × { $n }
}

## Effects

effect-nothing = nothing
effect-gain = { $n ->
    [1] + { $kind }
   *[other] + { $kind } × { $n }
}
effect-cost = { $n ->
    [1] { $kind }
   *[other] { $kind } × { $n }
}
effect-lose = { $n ->
    [1] lose { $kind }
   *[other] lose { $kind } × { $n }
}
effect-lose_any = { $n ->
    [one] lose { $n } resource of your choice
   *[other] lose { $n } resources of your choice
}
effect-draw_token = { $n ->
    [one] take and resolve a find token “{ $symbol }”
   *[other] take and resolve { $n } find tokens “{ $symbol }”
}
effect-lay_token = { $n ->
    [one] lay a find token “{ $symbol }” here
   *[other] lay { $n } find tokens “{ $symbol }” here
}
effect-gain_choice = { $n ->
    [1] take a resource of your choice
   *[other] take { $n } of one resource of your choice
}
effect-robbed = the nearest other survivor takes { $n } of your resources
effect-take_other = { $n ->
    [one] take { $n } resource of another survivor here
   *[other] take { $n } resources of another survivor here
}
effect-give_other = { $n ->
    [one] give { $n } resource to another survivor here
   *[other] give { $n } resources to another survivor here
}
effect-stamina = stamina +{ $n }
effect-tire = stamina −{ $n }
effect-damage = { $n ->
    [1] { $damage }
   *[other] { $damage } × { $n }
}
effect-heal = { $n ->
    [1] heal { $damage }
   *[other] heal { $damage } × { $n }
}
effect-heal_other = { $n ->
    [1] heal another survivor here: { $damage }
   *[other] heal another survivor here: { $damage } × { $n }
}
effect-play = go on to “{ $card }”
effect-clue = what the story hides here
effect-threat = { $n ->
    [one] play a threat
   *[other] play { $n } threats
}
effect-cancel = it does not happen
effect-drop = discard this card
effect-drop_trait = { $n ->
    [one] discard a trait
   *[other] discard { $n } traits
}
effect-blueprint = { $n ->
    [one] draw a blueprint
   *[other] draw { $n } blueprints
}
effect-peek = look at { $sight }
sight-threat = { $n ->
    [one] the top threat
   *[other] the top { $n } threats
}
sight-night = the next night card
sight-tile = a closed tile beside you
sight-find = { $n ->
    [one] a find token near you
   *[other] { $n } find tokens near you
}
sight-monster = { $n ->
    [one] a monster within 3 spaces
   *[other] { $n } monsters within 3 spaces
}
effect-bury_threat = one of them may go under the deck
effect-once = the first time: { $deed }
effect-stays = the token stays
effect-gone = remove this card from the game
effect-move = { $n ->
    [one] move up to { $n } space
   *[other] move up to { $n } spaces
}
effect-move_to = move to: { $place }
effect-drift = { $n ->
    [one] drift { $n } space as the die says
   *[other] drift { $n } spaces as the die says
}
effect-scout = scout a tile beside you
effect-scout_any = { $n ->
    [one] turn up a closed tile of your choice
   *[other] turn up { $n } closed tiles of your choice
}
effect-fire_here = a burning campfire here
effect-light = light the fire without wood: { $place }
effect-fires_out = fires go out: { $fires }
fires-all = all
fires-campfires = all but the camp
fires-here = here
fires-nearest = the nearest
fires-unwatched = those without a survivor
effect-fight_any = fight a random monster
effect-summon = { $n ->
    [one] a monster appears: { $place }
   *[other] { $n } monsters appear: { $place }
}
effect-summon_special = { $card } appears: { $place }
effect-monsters = { $n ->
    [one] all monsters move { $n } space towards survivors
   *[other] all monsters move { $n } spaces towards survivors
}
effect-nearest_monster = { $n ->
    [one] the nearest monster moves { $n } space towards you
   *[other] the nearest monster moves { $n } spaces towards you
}
effect-nearest_monster-less = { $n ->
    [one] the nearest monster moves { $n } space away
   *[other] the nearest monster moves { $n } spaces away
}
effect-strike = { $n } damage to an enemy within { $range } spaces
effect-each = { $who }: { $deed }
who-all = everybody
who-others = all others
who-here = everybody here
who-away = whoever is not at a fire
who-wounded = whoever carries damage
who-near = others within 2 spaces
effect-each_on = whoever stands on “{ $terrain }”: { $deed }
effect-chief = the chief: { $deed }
effect-nearest = the nearest other survivor: { $deed }
effect-if = if { $condition }: { $deed }; else: { $else }
effect-if-only = if { $condition }: { $deed }
effect-if-not = { $deed } (unless { $condition })
effect-roll = die 1–{ $n }: { $deed }; above: { $else }
effect-roll-low = die 1–{ $n }: { $deed }
effect-roll-high = die { $n } or more: { $deed }
effect-eat = { $n ->
    [1] food, or exhaustion
   *[other] food × { $n }, or exhaustion
}
effect-drink = { $n ->
    [1] water, or dehydration
   *[other] water × { $n }, or dehydration
}
effect-fall_asleep = your turn ends
effect-progress = quest counters +{ $n }
effect-progress-less = quest counters −{ $n }
effect-flag = a flag on this target
effect-survey = a counter on this target
effect-stage = go to stage { $n }
effect-win = { $winner }
winner-me = you win
winner-holders = everybody on a target wins
effect-win_here = up to { $n } survivors here win
effect-grey = +{ $n } to your roll
effect-grey-less = −{ $n } to your roll
effect-red = +{ $n } to the enemy’s roll
effect-red-less = −{ $n } to the enemy’s roll
effect-reroll = reroll: { $die }
effect-turn_over = counts 13 minus its value: { $die }
effect-extra = if the enemy takes damage: { $n } more
effect-prevent = prevent { $n } damage
effect-escape = escape from the fight
effect-hurt_too = { $n ->
    [1] if the fighter is hurt, you take physical damage
   *[other] if the fighter is hurt, you take physical damage × { $n }
}
effect-instead = if the fighter is hit, you take it instead
effect-on_red = if the red die shows { $n } or more, you take { $deed }
support-grey = +{ $n } to the grey die
support-red = −{ $n } to the red die
place-here = here
place-point = a red target
place-landmark_near_camp = the landmark nearest to the camp
place-water_near_camp = the water nearest to the camp
place-nearest_landmark = the nearest landmark
place-nearest_survivor = the nearest survivor
place-random_landmark = a random landmark

## Standing words

always-terrain_cost = “{ $terrain }” costs at most { $n }
always-terrain_cost-any = every step costs at most { $n }
always-heavier = every step costs { $n } more
always-load = load +{ $n }
always-load-less = load −{ $n }
always-night_stamina = stamina at night +{ $n }
always-night_stamina-less = stamina at night −{ $n }
always-as_fire = at night you count as at a fire
always-safe_water = dirty water does not harm you
always-help_range = { $n ->
    [one] you help within { $n } space
   *[other] you help within { $n } spaces
}
always-scout_range = { $n ->
    [one] you scout within { $n } space
   *[other] you scout within { $n } spaces
}
always-scout_free = scouting costs nothing
always-scout_free_on = scouting from “{ $terrain }” costs nothing
always-cook_anywhere = you cook without a fire
always-craft_anywhere = you craft without a fire
always-cannot = you cannot { $barred }
barred-trade = trade
barred-scout = scout
always-hunted = monsters go for you first
always-unnoticed = monsters go for others first
always-may_use_items_helping = as a helper you may use weapons
always-trade_range = { $n ->
    [one] you trade within { $n } space
   *[other] you trade within { $n } spaces
}
always-recover_range = { $n ->
    [one] you heal others within { $n } space
   *[other] you heal others within { $n } spaces
}
always-opens_all = you open everything that is locked
always-dearest_cheaper = the dearest terrain costs { $n } less
always-fire_range = { $n ->
    [one] you are at a fire within { $n } space of one
   *[other] you are at a fire within { $n } spaces of one
}
always-monsters_faster = monsters move { $n } more
always-gather_on = “{ $terrain }” is a source: { $kind }
always-grey = +{ $n } to your roll
always-grey-less = −{ $n } to your roll
always-red = +{ $n } to the enemy’s roll
always-red-less = −{ $n } to the enemy’s roll
always-no_wood = wood does not help
always-no_stone = stone does not help
always-no_poison = poison does not help
always-no_scrap = scrap metal does not help
always-no_help = no support cards

## Conditions

need-at = at { $place }
need-at_fire = you are at a fire
need-on = you stand on “{ $terrain }”
need-has = { $n ->
    [1] you have { $kind }
   *[other] you have { $kind } × { $n }
}
need-has_item = you have “{ $card }”
need-has_parts = you have { $n } of: { $cards } (whoever plays alone: 1)
need-has_attribute = you have an item “{ $attribute }”
need-tribe_has = { $n ->
    [1] the survivors have one of: { $cards }
   *[other] the survivors have { $n } of: { $cards } (whoever plays alone: 1)
}
need-alone = you are alone here
need-company = { $n ->
    [one] somebody else is here
   *[other] { $n } others or more are here
}
need-progress = { $each ->
    [0] quest counters: { $n }
   *[other] quest counters: { $n } + { $each } a player
}
need-surveyed = { $each ->
    [0] targets surveyed: { $n }
   *[other] targets surveyed: { $n } + { $each } a player
}
need-points_held = { $each ->
    [0] targets held: { $n } (one survivor left: 1)
   *[other] targets held: { $n } + { $each } a player
}
need-defeated = defeated: { $card }
need-no_fire = no fire burns anywhere
need-night = { $n ->
    [3] every third night
   *[other] every { $n }th night
}
need-not-night = { $n ->
    [3] any night but every third
   *[other] any night but every { $n }th
}
need-not-progress = { $n ->
    [1] no quest counter
   *[other] fewer than { $n } quest counters
}
need-not-surveyed_here = this target is not surveyed yet
need-last_alive = you are the last
need-someone_at = another survivor is at { $place }
