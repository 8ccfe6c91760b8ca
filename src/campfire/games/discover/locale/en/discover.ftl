### Discover: prompts, options, events, reasons.

## The game

scenario-1 = The first story of the first region
scenario-1-about = Two stages. For a first game.
scenario-2 = The second story of the first region
scenario-2-about = Three stages.
scenario-3 = The first story of the second region
scenario-3-about = Two stages, with complex blueprints.
scenario-4 = The second story of the second region
scenario-4-about = Three stages, with complex blueprints.
scenario-5 = One Pass
scenario-5-about = The last survivor wins. For two to four.
ground-first = the first region of the box
ground-second = the second region of the box
web-option-ground = Ground of scenario five
web-option-box = Box
error-box_code = “{ $given }” is not the code of a box; a code is a word in Latin letters and a number, for example { $example }.
error-box_differs = This game was begun with a different box “{ $code }” from the one in this Campfire; open it with the version that began it.
error-alone_in_five = Scenario five needs at least two players; choose another scenario or sit down with somebody.
error-unknown_ground = There is no ground “{ $name }”; these are here: { $known }.

## Questions

ask-may_use = Do you use something now?
ask-choose_payment = What do you pay with? Still to pay: { $n }.
ask-choose_water = Clean or dirty water?
ask-may_prevent = Coming: { $damage }. Do you prevent it?
ask-choose_healed = Which damage is healed?
ask-choose_space = Several are equally near. Which space is it?
ask-retreats_to = The way is blocked. Where does it retreat: { $foe }?
ask-choose_lost = What do you discard? { $n } still to go.
ask-choose_gain = { $n ->
    [1] Which resource do you take?
   *[other] Which resource do you take, { $n } of it?
}
ask-which_survivor = { $card }: which of the nearest survivors is meant?
ask-whom_to_heal = Who is healed?
ask-who_takes = Who takes something from { $who }?
ask-from_whom = From whom do you take something?
ask-to_whom = To whom do you give something?
ask-choose_taken = Which resource of { $who }?
ask-foul_water = The water was dirty. Medicine, or the die?
ask-may_refuse = The night asks for { $kind }. Do you use something instead?
ask-give_up = You hold { $n } too many. What do you give up?
ask-may_buy_off = It can be paid instead of fought: { $foe }.
ask-give_support = { $who } is fighting near you. Do you play a support card?
ask-change_result = Grey { $grey }, red { $red }. Do you change the result?
ask-share_reward = Who gets this part of the reward: { $kind }?
ask-escape_to = Where do you escape to ({ $foe })?
ask-who_fights = The chief decides: who fights on this space ({ $space })?
ask-which_monster = Which monster do you fight first?
ask-which_moves = The chief decides: which monster moves ({ $space })?
ask-where_to = Where does the monster go ({ $space })?
ask-may_take = You may take a resource of { $who }.
ask-choose_way = { $card }: what do you do?
ask-use_key = It is locked: { $card }. Do you use your key?
ask-old_item = You already have one. What becomes of the old: { $item }?
ask-which_pile = From which pile do you draw a blueprint?
ask-whom_to_strike = Which enemy do you strike?
ask-may_gather = You may gather something here for nothing.
ask-move_on = { $n ->
    [one] You may go { $n } space further.
   *[other] You may go { $n } spaces further.
}
ask-take_along = Who comes along with you?
ask-come_along = { $who } takes you along. Do you come?
ask-which_tile = Which tile do you turn up?
ask-look_tile = At which closed tile do you look?
ask-look_find = At which token do you look?
ask-look_monster = At which monster do you look?
ask-put_back = In which order do you put the threats back?
ask-bury = Does one of them go under the deck?
ask-trade_draw_up = Your offer to { $who }. You give: { $gives }. You get: { $takes }.
ask-trade_consider = An offer of { $who }. You give: { $gives }. You get: { $takes }.
ask-your_turn = Your turn. Stamina: { $n }.
ask-vote = Who should be chief?
ask-name_chief = Do you keep the chief’s token, or pass it on?
ask-choose_character = Which character do you keep?
ask-may_cancel = A threat is due. Do you keep it away?
ask-which_trait = { $n ->
    [one] Which trait do you discard?
   *[other] Which trait do you discard? { $n } in all.
}

## Options

option-use = { $card }: { $deed }
option-not_now = Not now
option-pay = Pay: { $kind }
option-prevent = Prevent it with { $card }: { $deed }
option-take_damage = Take it: { $damage }
option-heal = Heal: { $damage }
option-that_space = { $space }
option-lose = Discard: { $kind }
option-gain = Take: { $kind }
option-survivor = { $seat }
option-take = Take: { $kind }
option-take_medicine = Spend a medicine
option-risk_it = Roll the die (1 to 3: an ailment)
option-refuse = { $card }: { $deed }
option-spend_it = Spend it, or do without: { $kind }
option-lay_down = Lay down: { $token }
option-discard_item = Discard: { $item }
option-stow = Put on { $item }: { $token }
option-unstow = Take off { $item }: { $token }
option-split = Change into two single tokens: { $token }
option-buy_off = Pay { $foe } and get away
option-fight_on = Fight: { $foe }
option-support = { $support }
option-no_support = No support
option-reroll = Reroll the { $die } ({ $kind })
option-better = +1 to the grey die ({ $kind })
option-worse = −1 to the red die ({ $kind })
option-let_stand = Let it stand
option-keep_reward = Keep: { $kind }
option-give_reward = To { $who }: { $kind }
option-fights = { $seat } fights
option-monster = { $foe }
option-unknown_monster = One that lies face down
option-go_there = { $space }
option-attack = Attack { $who } (3 stamina)
option-pass = Pass
option-take_nothing = Take nothing
option-choose = { $way }
option-unlock = Use the key: { $card }
option-play_it = Leave it locked: { $card }
option-back_to_deck = Back to the deck: { $item }
option-pass_on = To { $who }: { $item }
option-craft = Craft { $plan } ({ $costs })
option-common = From the common blueprints
option-complex = From the complex blueprints
option-show_plan = Show your blueprint: { $plan }
option-gather = Gather: { $token }
option-gather_hidden = Gather a face-down token: { $symbol }
option-gather_ground = Gather from the ground: { $kind }
option-strike = { $foe }
option-strike_hidden = The monster here: { $space }
option-gather_nothing = Gather nothing
option-step_to = { $space }
option-stay = Stay here
option-along = With { $seat }
option-alone = Alone
option-come = Come along
option-remain = Remain
option-that_tile = { $tile }
option-that_find = { $symbol }, { $space }
option-that_monster = { $space }
option-in_order = From the top: { $cards }
option-under = Under the deck: { $card }
option-leave_them = Leave them
option-enough = Enough
option-trade = Trade with { $who }
option-trade_give = Give: { $thing }
option-trade_take = Ask for: { $thing }
option-trade_keep = Keep after all: { $thing }
option-trade_leave = Do without: { $thing }
option-trade_put_forward = Put the offer forward
option-trade_give_up = No offer
option-trade_accept = Accept
option-trade_change = Change it
option-trade_decline = Decline
option-move = Move { $wind }: { $space } ({ $cost } stamina)
option-scout = Scout: { $tile }
option-explore = Explore: { $place }
option-recover = Heal yourself: { $damage } ({ $kind })
option-recover_other = Heal { $who }: { $damage } ({ $kind })
option-cook = { $n ->
    [1] Cook the meat
   *[other] Cook meat: { $n }
}
option-light_fire = Light the fire (wood)
option-loot = Loot { $who }: { $ware }
option-end_turn = End your turn
option-vote_for = For { $seat }
option-name_chief = { $seat }
option-character = { $card }
option-cancel = { $card }: { $deed }
option-play_threat = Play the threat
option-drop_trait = { $card }

## Events

event-gained = { $n ->
    [1] { $seat }: + { $kind }
   *[other] { $seat }: + { $kind } × { $n }
}
event-lost = { $n ->
    [1] { $seat }: − { $kind }
   *[other] { $seat }: − { $kind } × { $n }
}
event-rested = { $seat }: stamina +{ $n }
event-tired = { $seat }: stamina −{ $n }
event-returned = Back to its deck: { $card }
event-used = { $seat } uses { $card }: { $deed }
event-prevented = { $seat } prevents { $damage } with { $card }
event-hurt = { $seat }: { $damage }
event-died = { $seat } dies: { $cause }
event-healed = { $seat }: { $damage } is healed
event-new_chief = { $seat } is chief
event-has_won = { $seat } has got away and wins!
event-story_ends = { $seat }: { $story }
event-revealed = { $clue }
event-ended = The game is over: { $cause }
event-retreated = Retreat of { $foe }: { $origin } → { $goal }
event-fights_on = No end to the fight yet: { $foe }
event-handed = { $seat } → { $who }: { $kind }
event-foul_roll = { $seat } has drunk dirty water and rolls { $face }
event-ate = { $seat } spends: { $kind }
event-laid_down = { $seat } lays down: { $token }
event-discarded = { $seat } discards: { $card }
event-fight_begins = { $seat } fights: { $foe }
event-bought_off = { $seat } pays and gets away: { $foe }
event-supported = { $seat } supports { $who }: { $support }
event-rolled = { $seat } rolls grey { $grey }, red { $red }
event-rerolled = { $seat } rerolls the { $die }: { $face }
event-changed = { $seat } changes the result: { $kind }
event-foe_hurt = { $n ->
    [1] A hit: { $foe }
   *[other] A hit for { $n }: { $foe }
}
event-defeated = { $seat } defeats { $foe }
event-missed = { $seat } misses: { $foe }
event-escaped = { $seat } escapes from { $foe }
event-summoned = A monster appears: { $space }
event-special_comes = { $foe } appears: { $space }
event-monster_moved = A monster moves: { $origin } → { $goal }
event-attacked = { $seat } attacks { $who }
event-attack_over = The attack ends: grey { $grey }, red { $red }
event-played = { $seat } plays { $card }
event-kept = { $seat } keeps { $card }
event-in_force = From now on: { $card }
event-no_card = { $seat } finds no card { $number } in the deck
event-chosen = { $seat }: { $way }
event-passed_on = { $seat } → { $who }: { $item }
event-crafted = { $seat } crafts { $card }
event-drew_plan = { $seat } draws a blueprint
event-plan_drawn = Your new blueprint: { $plan } ({ $seat })
event-plan_shown = { $seat } shows a blueprint: { $plan }
event-found = { $seat } finds: { $token }, { $space }
event-taken = { $seat } takes: { $token }
event-laid_out = A find is laid out ({ $symbol }): { $space }
event-die_rolled = { $seat } rolls { $face }
event-fire_lit = A fire burns: { $space }
event-fire_out = A fire goes out: { $space }
event-moved = { $seat }: { $origin } → { $goal }
event-drifted = { $seat } is carried off, the die shows { $face }
event-new_stage = The quest: { $card }
event-quest_counters = Counters on the quest: { $n }
event-surveyed = { $seat } surveys a target: { $space }
event-flag_set = { $seat } sets a flag: { $space }
event-scouted = { $seat } turns a tile up
event-looked_tile = { $seat } looks at a closed tile
event-saw_token = { $seat } sees: { $token }, { $space }
event-saw_monster = { $seat } sees: { $foe }, { $space }
event-saw_card = { $seat } sees: { $card }
event-looked = { $seat } looks at something and says nothing
event-trade_proposed = { $seat } offers { $who }: { $gives }; asks for: { $takes }
event-trade_agreed = { $seat } and { $who } agree: { $gives } for { $takes }
event-trade_declined = { $seat } and { $who } do not agree
event-turn_begins = { $seat } is on turn
event-cooked = { $n ->
    [1] { $seat } cooks meat
   *[other] { $seat } cooks meat: { $n }
}
event-recovered = { $self ->
    [1] { $seat } recovers ({ $kind })
   *[other] { $seat } heals { $who } ({ $kind })
  }
event-looted = { $seat } loots { $who }: { $ware }
event-voted = { $seat } votes for { $who }
event-chief_roll = { $seat } rolls { $face }
event-night_falls = Night { $n } falls
event-night_card = The night: { $card }
event-day_breaks = Day { $n } breaks
event-set_out = { $region }: “{ $title }”. { $tale }
event-is_character = { $seat } is { $card }
event-threat = { $seat } plays a threat: { $card }
event-no_tribe = Nobody else is there; discarded: { $card }
event-trait_kept = { $seat } has a new trait: { $card }
event-trait_gone = { $seat } is rid of a trait: { $card }

## Reasons

why-too_tired = It costs { $n } stamina; you have { $have }.
why-needs_fire = A fire is needed for it.
why-not_on_first_day = Nobody may be attacked on the first day.
why-barred = A card forbids it.
why-cannot_pay = The resources for it are not at hand.

## Endings

cause-all_left = everybody has got away
cause-some_left = some have got away
cause-none_left = nobody has got away
cause-got_away = got away
cause-exhaustion = died of exhaustion
cause-dehydration = died of thirst
cause-ailment = died of an ailment
cause-physical = died of wounds

## Chance

chance-chief = Everybody rolls for chief.
chance-shuffle_nights = Shuffle the night cards.
chance-shuffle_threats = Shuffle the threats.
chance-shuffle_blueprints = Shuffle the common blueprints.
chance-shuffle_complexes = Shuffle the complex blueprints.
chance-shuffle_characters = Shuffle the characters.
chance-shuffle_springs = Mix the water sources.
chance-shuffle_monsters = Mix the monster tokens.
chance-shuffle_leaf = Mix the find tokens: leaf.
chance-shuffle_shell = Mix the find tokens: shell.
chance-shuffle_flint = Mix the find tokens: flint.
chance-shuffle_crate = Mix the find tokens: crate.
chance-shuffle_tiles = Shuffle the tiles of a number.
chance-die = Roll a die.
chance-fight = Roll the grey and the red die.
chance-reroll = Roll a die again.
chance-landmark = Draw one of the landmarks.
chance-notice = Draw one of the notices.
chance-monsters = Mix the monster tokens anew.
chance-finds = Mix the find tokens anew.
chance-threats = Shuffle the threats anew.
chance-nights = Shuffle the night cards of level II anew.
odds-ill = an ailment
odds-hit = you hit
odds-hurt = you are hit
prospect-hit = you hit: { $was } → { $now } %
prospect-hurt = you are hit: { $was } → { $now } %
prospect-hit-still = you hit: { $now } %
prospect-hurt-still = you are hit: { $now } %
prospect-same = alone it changes nothing

## Headings of a long list

heading-move = Move
heading-scout = Scout
heading-gather = Gather
heading-here = Do something here
heading-heal = Heal
heading-craft = Craft
heading-others = With others
heading-cards = Use a card
heading-load = Sort your things
heading-end = End the turn
ground-landmark = { $card }, { $terrain }
move-to = { $wind }: { $space }
wind-0 = north-east
wind-1 = east
wind-2 = south-east
wind-3 = south-west
wind-4 = west
wind-5 = north-west
may-bring = a resource { $goods } %, a card { $cards } %
may-bring-enemy = an enemy { $n } %
there-monster = a monster: a fight
there-fire = a burning fire
risks-night = { $missing } tonight
lack-food = no food
lack-water = no water
lack-fire = no fire
