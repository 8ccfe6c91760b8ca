### Near and Far: prompts, options, events, reasons.

## Questions

ask-how_many_gems = How many gems do you pay in place of coins? The price is { $n } in coins.
ask-hearts_or_food = { $n ->
    [one] One heart is due. Do you pay it in hearts or in food?
   *[other] { $n } hearts are due. How many of them do you pay in food?
  }
ask-check = { $kind }: { $total } so far, { $n } needed. Do you leave it at that?
ask-how_to_duel = Somebody is { $at } already. How do you get in?
ask-duel = You stand at { $total }, your rival at { $n }. Do you leave the duel at that?
ask-defend = { $seat } attacks you: { $total } against your { $n }. Do you throw a bomb?
ask-quest_here = A quest waits at { $space }. Do you take it?
ask-what_to_do = Entry { $entry }: what do you do?
ask-which_animal = Do you buy a pack animal?
ask-which_treasure = { $n ->
    [one] You have drawn a treasure. Do you keep it?
   *[other] You have drawn { $n } treasures. Which one do you keep?
  }
ask-which_lost = Which treasure did the animal carry?
ask-meet_threat = In your way: { $card }. Do you fight?
ask-camp_here = Do you set up a camp at { $space }?
ask-keep_or_discard = Do you keep { $card }?
ask-where_mercenaries = Where do the mercenaries set up your camp?
ask-keep_one = Which artifact do you keep before the others go on?
ask-which_special = Which special artifact do you keep? At most one.
ask-which_common = Which common artifacts do you throw away before the first turn?
ask-where_to_hunt = { $n ->
    [one] You draw one more artifact. From which deck?
   *[other] You draw { $n } more artifacts. From which deck is the next?
  }
ask-which_talent = Which talent do you buy? { $n ->
    [one] You have { $n } point of experience.
   *[other] You have { $n } points of experience.
  }
ask-where_to_dig = Where do you dig?
ask-where_to = Where does { $adventurer } go?
ask-arrange = Who leaves town with you?
ask-who_on = Who goes along on { $cell }?
ask-whom_to_hire = Whom do you hire?
ask-town_hall = What do you do at the town hall?
ask-what_to_pay = What do you give for { $good }? Paid so far: { $n }.
ask-what_to_get = What do you take? Value left: { $n }.
ask-go_on_repute = Do you pay for one more step?
ask-act_here = What do you do { $at }?
ask-at_the_store = What do you do at the general store?
ask-at_the_mine = The bell has called an adventurer to the mine. What comes first?
ask-raise_visit = The die shows { $die }, { $n } is needed. Do you raise it?
ask-how_far = Where do you go? { $n ->
    [one] { $n } movement left.
   *[other] { $n } movement left.
  }
ask-at_the_water = The water at { $space } asks for a heart, and you have none. Do you turn back?
ask-turn = What do you do this turn?
ask-anything_else = Anything else before your turn ends?

## Options

option-gems_for_coins = { $n ->
    [0] coins only
    [one] { $n } gem
   *[other] { $n } gems
  }
option-hearts_and_food = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
  } and { $n } food
option-accept = Leave it at { $total }
option-spend_heart = Spend 1 of { $have } hearts: { $total } in all
option-spend_food = Spend a food as a heart: { $total } in all
option-throw_bomb = Throw { $card }: { $total } in all
option-challenge = Challenge { $rival } to a { $kind }
option-challenge_stranger = Challenge the stranger to a { $kind }
option-end_duel = Leave it at { $total }
option-duel_heart = Spend 1 of { $have } hearts: { $total } in all
option-duel_food = Spend a food as a heart: { $total } in all
option-duel_bomb = Throw { $card }: { $total } in all
option-hold_fire = Throw nothing
option-take_quest = Take the quest at { $space }
option-pass_quest = Leave the quest alone
option-choose = “{ $heading }”: { $asks }
option-buy_animal = Buy { $animal }
option-no_animal = Buy none
option-give_back = Give { $animal } back for hearts
option-carry = Keep { $card }
option-carry_instead = Keep { $card } in place of { $old }
option-beg = Keep { $card } without an animal
option-leave_treasure = Keep nothing
option-lose_treasure = { $card }
option-on_an_animal = Lay { $card } on an animal
option-fight = Fight { $card }
option-slip_by = Slip by unseen
option-distract = Give { $animal } back and pass
option-buy_off = Pay { $amount } and pass
option-set_up_camp = Set up a camp at { $space } ({ $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
  })
option-no_camp = No camp
option-buy = Buy { $card }
option-keep = Keep { $card }
option-discard = Discard { $card }
option-mercenary_camp = Camp at { $space }
option-draft = Keep { $card }
option-keep_special = Keep { $card }
option-keep_no_special = Keep neither
option-throw_away = Throw { $card } away
option-keep_rest = Keep the rest
option-hunt_in = Draw from the { $kind } artifacts
option-buy_talent = { $talent }, for { $n }
option-no_talent = Buy no talent
option-dig = Dig at cell { $mine_cell }: { $brings }
option-no_digging = Do not dig
option-put_on_cell = { $adventurer } on { $cell }
option-into_reserve = { $adventurer } into the reserve
option-keep_party = The party stays as it is
option-new_party = Put the party together anew
option-nobody_there = Nobody on { $cell }
option-hire = Hire { $adventurer } ({ $n ->
    [one] { $n } coin
   *[other] { $n } coins
  })
option-new_row = Pay a food and replace the row
option-hire_nobody = Done here
option-trade_many = Trade several goods for { $good }
option-trade_one = Trade { $good } for other goods
option-give_up_artifact = Discard { $card } from hand
option-repute = { $n ->
    [1] One step of reputation up
   *[other] One step of reputation down
  } for { $good }
option-leave_hall = Done here
option-add_good = Give { $good }
option-take_good = Take { $good }
option-enough = That is enough
option-bribe = Pay { $amount } and go in
option-go_in = Go in without a duel
option-act = { $deed }
option-skip_action = Leave it
option-take_coin = Take a coin
option-draw_artifacts = { $n ->
    [0] Draw { $rest } common artifacts
   *[other] { $rest ->
        [0] Draw { $n } special artifacts
       *[other] Draw { $n } special and { $rest } common artifacts
    }
  }
option-go_digging = Dig first
option-ring_bell = Hire first
option-leave_die = Leave it at { $die }
option-raise_die = Spend 1 of { $have } hearts: the die counts as { $die }
option-raise_die_food = Spend a food as a heart: the die counts as { $die }
option-move_on = On to { $space }{ $hearts ->
    [0] { "" }
    [one] , for { $hearts } heart
   *[other] , for { $hearts } hearts
  }
option-stop_here = Stop here
option-wade_in = Into the water at { $space }
option-turn_back = Turn back
option-visit = Visit { $into }
option-travel = Travel
option-end_turn = End the turn

## Events

event-chief = { $seat } holds four flags: { $chief } comes over.
event-gained = { $seat } gains { $amount }.
event-paid = { $seat } gives up { $amount }.
event-reputation = { $way ->
    [down] { $seat } falls by { $by } in reputation.
   *[up] { $seat } rises by { $by } in reputation.
  }
event-rolled = { $seat } rolls { $die }.
event-threw = { $seat } throws { $card }.
event-passed = { $seat } makes it: { $total } against { $n }.
event-failed = { $seat } fails: { $total } against { $n }.
event-duelled = { $seat } challenges { $rival }: a { $kind }.
event-faced_stranger = { $seat } challenges the stranger: a { $kind }.
event-duel_dice = { $seat } rolls { $die }, the other { $other }.
event-won_duel = { $seat } wins the duel, { $total } against { $n }.
event-lost_duel = { $seat } loses the duel, { $total } against { $n }, and goes to jail.
event-noted = { $seat } notes a keyword: { $keyword }.
event-remembered = The book remembers { $seat }: { $keyword }.
event-side_quest = { $seat } notes side quest { $entry }.
event-found = { $seat } receives a find: { $card }.
event-read = What comes of it is read to { $seat }: entry { $entry }.
event-opened = { $seat } takes a quest: entry { $entry }.
event-chose = { $seat } chooses “{ $heading }” (entry { $entry }).
event-got_animal = { $seat } gets { $animal }.
event-gave_back = { $seat } gives { $animal } back.
event-treasure = { $seat } keeps a treasure: { $card }.
event-treasure_left = { $card } goes to the discard pile.
event-final = { $seat } has placed the last camp of the board. This round is the last.
event-no_room = There is no place left for a camp. This round is the last.
event-fought = { $seat } faces { $card }.
event-avoided = { $seat } passes without a fight.
event-beat = { $seat } beats { $card }.
event-beaten_back = { $seat } is driven back by { $card }.
event-scored = { $seat }: { $kind } { $n }.
event-total_scored = { $seat } has { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  }.
event-champion = { $seat } is champion, with { $n } victory points in all games.
event-ended = { $kind }
event-camped = { $seat } sets up a camp at { $space }.
event-bought = { $seat } buys { $card }.
event-drew_artifacts = { $seat } draws { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
  }.
event-drafted = { $seat } has kept an artifact.
event-learned = { $seat } learns { $talent }.
event-dug = { $seat } digs at cell { $mine_cell }.
event-joined = { $card } joins { $seat }.
event-row_replaced = { $seat } has the row of the saloon replaced.
event-gave_up = { $seat } discards { $card } at the town hall.
event-traded = { $seat } trades at the town hall: { $good }.
event-visited = { $seat } goes to { $into }.
event-lucky_die = { $seat } rolls { $die } in the mine.
event-left_town = { $seat } leaves town with { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
  }.
event-walked = { $seat } walks to { $space }.
event-poisoned = The water at { $space } takes a heart from { $seat }.
event-turned_back = { $seat } has no heart left for the water at { $space } and turns back.
event-round = Round { $n }
event-introduced = The story of { $character } begins, played by { $seat }.
event-began = It is the turn of { $seat }.
event-laid_quests = { $n } quest tokens lie on the map.

## Reasons

why-cannot_pay = You cannot pay the price.
why-enough_animals = Nobody has more than three pack animals.
why-stables_empty = The stables are empty.
why-too_dear = You cannot pay for { $card }.
why-wrong_reputation = { $card } asks for a reputation of { $n }.
why-needs_skill = This cell asks for a skill of { $n }; you have { $have }.
why-hire_too_dear = This costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }, more than you have.
why-no_heart = Without a heart nobody goes on from an empty space.
why-first_round = In the first round everybody visits the town.
why-same_building = You began your turn here; go somewhere else.

## How it ended

cause-points = The points are counted.
cause-bosses = A boss is still standing: everybody has lost this game.

## Things

entry-card = “{ $card }”
animal-bird = a pack bird
animal-turtle = a pack turtle
die-six = die
die-duel = die of { $seat }
die-stranger = die of the stranger
building-town_hall = the town hall
building-saloon = the saloon
building-stables = the stables
building-general_store = the general store
building-farm = the farm
building-mystics_hut = the mystic’s hut
building-mine = the mine
building-jail = jail
tribe-green = the criminals
tribe-blue = the mages
tribe-red = the reptilians
tribe-yellow = the nomads
chief-of-green = the chief of the criminals
chief-of-blue = the chief of the mages
chief-of-red = the chief of the reptilians
chief-of-yellow = the chief of the nomads
cell-0 = the green cell
cell-1 = the blue cell
cell-2 = the red cell
cell-3 = the yellow cell
space-town = the town space
space-coin = coin space { $id }
space-gem = gem space { $id }
space-pepper = pepper space { $id }
space-machine_part = machine part space { $id }
space-stoneblood = stoneblood space { $id }
space-tea_leaves = tea space { $id }
kind-skill = Skill check
kind-combat = Combat check
kind-fair = fair duel
kind-foul = foul duel
kind-special = special
kind-common = common
kind-points = The points are counted.
kind-bosses = A boss is still standing: everybody has lost this game.
kind-camps = camps
kind-routes = trade routes
kind-artifacts = artifacts
kind-unbought = artifacts not bought
kind-threats = threats
kind-conditions = what cards count
kind-savings = coins and gems
kind-tokens = tribe tokens
kind-chiefs = chiefs
kind-reputation = reputation
kind-empty_board = empty board
kind-three_treasures = three treasures
kind-mammoths = no camp with the mammoths
kind-full_card = full character card

## Chances

odds-alone = without hearts
odds-hearts = { $n ->
    [one] with { $n } heart
   *[other] with { $n } hearts
  }
