### Paleo: prompts, options, events, reasons, and the words of which cards are made.

## The game

scenario-1 = First Fires
scenario-1-about = Modules A and B. For a first game.
scenario-2 = Howls under the Ash
scenario-2-about = Modules C and D. Easy once you know the way.
scenario-3 = Snow and Darkness
scenario-3-about = Modules E and F. Asks for some planning.
scenario-4 = Thirst and Teeth
scenario-4-about = Modules C and G. Moderately hard.
scenario-5 = The Great Water
scenario-5-about = Modules A and H. Hard.
scenario-6 = The Contested Valley
scenario-6-about = Modules B and I. Very hard.
scenario-7 = In the Beast’s Shadow
scenario-7-about = Modules D, E and J. For seasoned tribes, with an ending of its own.

letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
letter-G = G
letter-H = H
letter-I = I
letter-J = J

## Questions

ask-choose_card = Which card do you lay down?
ask-play_card = What do you do with “{ $card }”?
ask-add_actions = Do you want to do anything more this turn?
ask-choose_misfortune = The roll failed. What happens at “{ $card }”?
ask-choose_payer = Who returns { $object }?
ask-choose_owner = Who gets { $object }?
ask-choose_place = Where does { $object } go?
ask-choose_host = Whose community does the new person join?
ask-choose_dreamer = Whose deck does the dream go on?
ask-choose_item = What do you craft? { $n ->
    [one] { $n } item
   *[other] { $n } items
  } at most.
ask-choose_pushed_out = Which invention makes room for “{ $card }”?
ask-take_wounds = Who takes { $n ->
    [one] the wound
   *[other] the { $n } wounds
  }?
ask-choose_lost = Whom do you lose?
ask-choose_healed = Who heals 1 wound? Still to heal: { $n }.
ask-choose_night_action = Which card does the tribe settle, and how?
ask-choose_cleared = Which card of the open discard do you remove?
ask-choose_tracked = Which card of the open discard goes on top of the deck?
ask-choose_tracker = Whose deck does “{ $card }” go on?

## Options

option-choose = { $place ->
    [1] the top card
    [2] the second card
   *[other] the third card
  }
option-early_night = go to the night camp early
option-act = { $deed }
option-night = { $card }: { $deed }
option-alternative = { $card }: { $deed }
option-additional = { $card }: { $deed }
option-ignore = ignore “{ $card }”
option-help = help { $seat }
option-settle = put “{ $card }” in its place
option-talisman = discard a talisman and ignore “{ $card }”
option-roots = eat roots: heal up to 3 wounds
option-snare = set the snare: 2 food
option-call = call for help: discard { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
option-rest = nothing more
option-hand_in = { $seat } returns { $object }
option-give = { $seat } gets { $object }
option-keep = to its usual place
option-lay_on = onto “{ $card }”
option-host = { $seat } welcomes the new person
option-dreamer = on { $seat }’s deck
option-craft = { $thing } for { $seat }
option-stop_crafting = craft nothing more
option-push_out = remove “{ $card }”
option-protect = { $seat } returns { $object } for protection
option-wound = { $card } ({ $seat })
option-lose = { $card } ({ $seat })
option-heal = { $card } ({ $seat })
option-clear = remove “{ $card }”
option-clear_nothing = remove nothing
option-track = lay “{ $card }” on top of the deck
option-track_nothing = lay nothing on the deck
option-tracker = on { $seat }’s deck

warn-early_night = Your whole deck ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
  }) goes unseen into the closed discard, and you can help nobody until the next day.

## What happened

event-chose = { $seat } lays a card face down.
event-early_night = { $seat } goes to the night camp early and discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } unseen.
event-revealed = { $seat } reveals “{ $card }”.
event-performed = { $seat }, “{ $card }”: { $deed }.
event-ignored = { $seat } ignores “{ $card }”.
event-helped = { $seat } helps { $other }.
event-settled = { $seat } puts “{ $card }” in its place.
event-removed = “{ $card }” goes to the Mammoth Graveyard.
event-rolled = { $seat } rolls. The action now asks for more:{ $strength ->
    [0] { "" }
   *[other] { " " }strength +{ $strength }
  }{ $perception ->
    [0] { "" }
   *[other] { $strength ->
        [0] { " " }
       *[other] { ", " }
      }perception +{ $perception }
  }{ $craft ->
    [0] { "" }
   *[other] { $strength ->
        [0] { $perception ->
            [0] { " " }
           *[other] { ", " }
          }
       *[other] { ", " }
      }craft +{ $craft }
  }.
event-roll_failed = { $seat } fails at “{ $card }”.
event-talisman = { $seat } discards a talisman.
event-roots = { $seat } eats roots.
event-snare = { $seat } sets a snare.
event-lent = { $seat } gets help:{ $strength ->
    [0] { "" }
   *[other] { " " }strength +{ $strength }
  }{ $perception ->
    [0] { "" }
   *[other] { $strength ->
        [0] { " " }
       *[other] { ", " }
      }perception +{ $perception }
  }{ $craft ->
    [0] { "" }
   *[other] { $strength ->
        [0] { $perception ->
            [0] { " " }
           *[other] { ", " }
          }
       *[other] { ", " }
      }craft +{ $craft }
  }.
event-paid_cards = { $seat } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from the deck{ $red ->
    [0] { "" }
   *[other] { $n ->
        [one] { "" }, with a red back
       *[other] { "" }, { $red } of them with a red back
      }
  }.
event-paid = Paid from the storage: { $n } { $thing }.
event-handed_in = { $seat } returns { $object }.
event-gained = { $seat } brings { $n } { $thing } into the storage.
event-received = { $seat } gets { $object }.
event-laid_on = A token now lies on “{ $card }”: { $thing }.
event-joined = { $card } joins { $seat }’s community.
event-dreamed = { $seat } dreams: a dream card lies on top of the deck.
event-story = { $seat } tells the story “{ $card }”.
event-story_told = Story { $n } has been told already.
event-crafted = { $seat } crafts: { $thing }.
event-invented = { $seat } brings the invention “{ $card }” to the Workshop.
event-pushed_out = The invention “{ $card }” leaves the Workshop.
event-protected = { $seat } returns { $object } for protection.
event-wounded = { $card } ({ $seat }) takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }.
event-died = { $card } ({ $seat }) dies.
event-healed = { $card } ({ $seat }) heals 1 wound.
event-death_token = A death token is placed: { $total } of 5.
event-death_forgotten = Death tokens are taken back: { $total } left.
event-painting_token = The painting grows: { $total } of 5.
event-sign = It has come to pass: { $sign }.
event-sign_lifted = It is over: { $sign }.
event-reaction = “{ $card }” takes effect.
event-tracked = { $seat } lays “{ $card }” on top of the deck.
event-encountered = { $seat } comes upon “{ $card }”.
event-let_loose = A card set aside slips into the closed discard.
event-warrior_wounded = { $card } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } for the tribe.
event-warrior_died = { $card } falls.
event-warrior_healed = The wounds of { $card } heal.
event-camped = { $seat } reaches the night camp.
event-night_falls = Night { $n } falls.
event-fed = { $mouths ->
    [one] { $mouths } person to feed
   *[other] { $mouths } people to feed
  }, { $n } food eaten.
event-night = “{ $card }”: { $deed }.
event-new_day = Day { $n } begins.
event-won = The tribe has won: { $cause }.
event-lost = The tribe has lost: { $cause }.

cause-painting = the mammoth is painted on the wall
cause-hunger = hunger has placed the fifth death token
cause-deaths = the death of one of your people has placed the fifth death token
cause-warriors = the fall of a warrior has placed the fifth death token
cause-cards = an unmet card has placed the fifth death token
cause-beast = the Beast is slain

## Why not

why-trait = this needs { $trait } { $n }; you have { $have }
why-cards = this needs { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from your deck; left: { $have }
why-resource = this needs { $n } { $thing }; the storage has { $have }
why-item = this needs { $n } × { $thing }; you have { $have }
why-paid_twice = tokens that add to { $trait } cannot both count and be paid
why-have = you must have: { $thing }
why-gone = this needs “{ $card }” to lie in the Mammoth Graveyard
why-sign = the condition is not met: { $sign }
why-tokens = the spaces for tokens on “{ $card }” are not all full
why-hazard_ignore = a hazard card cannot be ignored
why-hazard_help = you cannot help with a hazard card
why-no_talisman = you have no talisman

## Lines of a card

deed = { $conditions } → { $outcome }
deed-free = { $outcome }
deed-at = { $card }: { $deed }
words-comma = { $first }, { $rest }

line-action = action
line-negative = negative action
line-night = night action
line-alternative = alternative action
line-additional = additional action
line-reaction_night = when night falls
line-reaction_hazard = when a hazard is revealed
line-recipe = crafting

need-strength = strength { $n }
need-perception = perception { $n }
need-craft = craft { $n }
need-have = you have: { $thing }
need-gone = “{ $card }” is in the Mammoth Graveyard
need-sign = { $sign }
need-not = not yet: { $sign }
need-dice = roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
need-help = use the help option of the revealed card

cost-cards = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
cost-tokens = use up the tokens on the card

effect-nothing = no harm done
effect-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
effect-removes = remove this card
effect-harvest = { $n } food for each player
effect-craft = craft { $n ->
    [one] { $n } item
   *[other] { $n } items
  }
effect-gain_people = { $n ->
    [one] { $n } new person
   *[other] { $n } new people
  }
effect-dream = { $n ->
    [one] { $n } dream
   *[other] { $n } dreams
  }
effect-invent = { $n ->
    [one] { $n } invention
   *[other] { $n } inventions
  }
effect-story = story { $number }
effect-heal = heal { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
effect-paint = { $n ->
    [one] { $n } painting token
   *[other] { $n } painting tokens
  }
effect-death = { $n ->
    [one] { $n } death token
   *[other] { $n } death tokens
  }
effect-forget_death = take back { $n ->
    [one] { $n } death token
   *[other] { $n } death tokens
  }
effect-lose_person = lose { $n ->
    [one] { $n } person
   *[other] { $n } people
  }
effect-clear_away = remove up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from the open discard
effect-track = lay up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from the open discard on top of your deck
effect-track_together = lay up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from the open discard on top of a deck
effect-encounter = reveal { $n ->
    [one] { $n } card set aside and play it now
   *[other] { $n } cards set aside and play them now
  }
effect-let_loose = { $n ->
    [one] { $n } card set aside goes
   *[other] { $n } cards set aside go
  } to the closed discard
effect-wound_warrior = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } for the warriors
effect-heal_warrior = heal { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } of the warriors
effect-give_sign = from now on: { $sign }
effect-lift_sign = it is over: { $sign }
effect-triumph = you win the game

## Tokens

thing-food = food
thing-wood = wood
thing-stone = stone
thing-torch = torch
thing-hand_axe = hand axe
thing-spear = spear
thing-hide = hide
thing-talisman = talisman
thing-hut = hut
thing-raft = raft
thing-clothing = clothing
thing-roots = roots
thing-bow = bow
thing-needle = needle
thing-flute = flute
thing-snare = snare
thing-warrior = a warrior

object-food = the food
object-wood = the wood
object-stone = the stone
object-torch = the torch
object-hand_axe = the hand axe
object-spear = the spear
object-hide = the hide
object-talisman = the talisman
object-hut = the hut
object-raft = the raft
object-clothing = the clothing
object-roots = the roots
object-bow = the bow
object-needle = the needle
object-flute = the flute
object-snare = the snare

cost-food = pay { $n } food
cost-wood = pay { $n } wood
cost-stone = pay { $n } stone
cost-torch = return { $n ->
    [one] { $n } torch
   *[other] { $n } torches
  }
cost-hand_axe = return { $n ->
    [one] { $n } hand axe
   *[other] { $n } hand axes
  }
cost-spear = return { $n ->
    [one] { $n } spear
   *[other] { $n } spears
  }
cost-hide = return { $n ->
    [one] { $n } hide
   *[other] { $n } hides
  }
cost-talisman = return { $n ->
    [one] { $n } talisman
   *[other] { $n } talismans
  }
cost-hut = return { $n ->
    [one] { $n } hut
   *[other] { $n } huts
  }
cost-raft = return { $n ->
    [one] { $n } raft
   *[other] { $n } rafts
  }
cost-clothing = return { $n ->
    [one] { $n } piece of clothing
   *[other] { $n } pieces of clothing
  }
cost-roots = return { $n ->
    [one] { $n } bundle of roots
   *[other] { $n } bundles of roots
  }
cost-bow = return { $n ->
    [one] { $n } bow
   *[other] { $n } bows
  }
cost-needle = return { $n ->
    [one] { $n } needle
   *[other] { $n } needles
  }
cost-flute = return { $n ->
    [one] { $n } flute
   *[other] { $n } flutes
  }
cost-snare = return { $n ->
    [one] { $n } snare
   *[other] { $n } snares
  }

gain-food = { $n } food
gain-wood = { $n } wood
gain-stone = { $n } stone
gain-torch = { $n ->
    [one] { $n } torch
   *[other] { $n } torches
  }
gain-hand_axe = { $n ->
    [one] { $n } hand axe
   *[other] { $n } hand axes
  }
gain-spear = { $n ->
    [one] { $n } spear
   *[other] { $n } spears
  }
gain-hide = { $n ->
    [one] { $n } hide
   *[other] { $n } hides
  }
gain-talisman = { $n ->
    [one] { $n } talisman
   *[other] { $n } talismans
  }
gain-hut = { $n ->
    [one] { $n } hut
   *[other] { $n } huts
  }
gain-raft = { $n ->
    [one] { $n } raft
   *[other] { $n } rafts
  }
gain-clothing = { $n ->
    [one] { $n } piece of clothing
   *[other] { $n } pieces of clothing
  }
gain-roots = { $n ->
    [one] { $n } bundle of roots
   *[other] { $n } bundles of roots
  }
gain-bow = { $n ->
    [one] { $n } bow
   *[other] { $n } bows
  }
gain-needle = { $n ->
    [one] { $n } needle
   *[other] { $n } needles
  }
gain-flute = { $n ->
    [one] { $n } flute
   *[other] { $n } flutes
  }
gain-snare = { $n ->
    [one] { $n } snare
   *[other] { $n } snares
  }

## Signs on a card

face-action = action card
face-hazard = hazard card
face-place = place
face-person = person
face-mission = mission card
face-invention = invention card

tag-hearts = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
  }
tag-bonus = brings: { $thing }
tag-warrior = warrior
tag-place-community = goes to your community
tag-place-camp = goes to the night camp
tag-place-workshop = goes to the Workshop
tag-holds = room for { $n } × { $thing }
tag-number = story { $number }

trait-strength = strength
trait-perception = perception
trait-craft = craft
trait-points-strength = strength { $n }
trait-points-perception = perception { $n }
trait-points-craft = craft { $n }
die-trait = die

## Backs

back-forest = forest
back-river = river
back-mountain = mountain
back-cave = home cave
back-red = red back
back-dream = dream
back-people = people
back-invention = invention
back-story = story
back-mission = mission

marked-back = { $back } ({ $hint })
hint-hoof = hoof print
hint-mammoth = mammoth
hint-paw = paw print
hint-fish = fish
hint-hand = hand print
hint-smoke = smoke

## Chance

chance-day = Shuffle the cards of the day.
chance-people = Shuffle the people.
chance-dreams = Shuffle the dreams.
chance-inventions = Shuffle the inventions.
chance-asides = Shuffle the cards set aside.
chance-first_dealt = Who is dealt the first card?
chance-dice = Roll the dice of the action.
chance-help = Roll the dice of the call for help.

## What the questions mean

tip-choose_card = You see the backs of the top three cards; one of them is revealed together with the others’ cards, two stay. The deck is your day: when it is empty, you go to the night camp. Forest gives wood and food, river food and hides, mountain stone and hides, the home cave crafting, people and dreams. Red backs are mostly hazards, and wound you when they are discarded as a cost.
tip-play_card = Perform one line of the card, help somebody with your traits and items, or ignore the card. A hazard must be met: it can neither be ignored nor used to help. Cards are paid from the top of your own deck, and each red back among them is a wound.
tip-add_actions = Additional actions and items with an arrow may be used any number of times as long as you can pay.
tip-choose_misfortune = The dice asked for more than you have, so a negative action of the card applies. A talisman can still turn a hazard away.
tip-choose_payer = Whoever takes part may return the token; it goes back to the supply.
tip-choose_owner = Those who took part share the reward as they like. Item tokens cannot be passed on later.
tip-choose_place = A token laid on a card stays there and serves that card alone.
tip-choose_host = A person brings traits and perhaps an item, and eats 1 food every night.
tip-choose_dreamer = The dream goes unseen on top of the deck and is among the three to choose from next turn.
tip-choose_item = Each symbol crafts one item of the Workshop: meet what it asks, pay, and put it beside your community.
tip-choose_pushed_out = The Workshop has four slots. The invention you remove goes to the Mammoth Graveyard; items already crafted are kept.
tip-take_wounds = All wounds of one action go to one person; whoever has more wounds than hearts dies, and a death token is placed. A hide prevents one wound, clothing two.
tip-choose_lost = The person goes to the Mammoth Graveyard, and a death token is placed.
tip-choose_healed = Healing may be divided among the people of everybody who takes part.
tip-choose_night_action = One line of every mission must be settled each night, with everything the whole tribe has. What cannot be paid in full is not paid at all.
tip-choose_cleared = A removed card goes to the Mammoth Graveyard and does not come back with the new day.
tip-choose_tracked = Everybody will know which card lies on top.
tip-choose_tracker = The card goes on top of that deck, and everybody knows it.

## What bots think

because-hungry = { $amount ->
    [one] one of us would go hungry tonight
   *[other] { $amount } of us would go hungry tonight
  }
because-helped = together we get more out of the card of { $seat }
because-dying = the next wound would kill { $card }
because-strong = { $card } bears it best
because-least = we can do without { $card } sooner than without anybody else
because-serves = { $seat } has the most use for { $thing }
because-threatens = what is left of the day threatens more than the night
because-promises = { $back } promises most
because-averts = that turns the danger away
because-settles = { $card } can be met now
because-lacks = we do not have what { $card } asks for

detail-dies = { $card } dies
detail-last_heart = the next wound would kill { $card }
detail-helps = then possible: { $deed }
detail-helps-not = nothing more becomes possible
detail-lacks = not enough yet: { $missing } still lacking
detail-discards = goes unseen: { $cards }
detail-red = { $n ->
    [one] its red back: { $n } wound
   *[other] their red backs: { $n } wounds
  }
detail-kills = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
  } would kill: { $people }
detail-kills-any = { $n ->
    [one] 1 wound kills
   *[other] { $n } wounds kill
  } whoever takes them
detail-kills-but = { $n ->
    [one] 1 wound kills
   *[other] { $n } wounds kill
  } anyone but { $people }
detail-pushed_out = { $thing } can be crafted no more; tokens lost: { $n }
detail-hungry = as things stand { $n ->
    [one] 1 goes hungry tonight: 1 death token
   *[other] { $n } go hungry tonight: { $n } death tokens
  }
warn-dies = { $card } dies.
warn-last_death = That places the fifth death token, and the game is lost.
words-lines = { $first } / { $rest }
idle-heal = nobody is hurt
idle-craft = nothing can be crafted now
idle-story = this story has been told already
idle-gain_people = nobody is left to join
idle-dream = no dreams are left
idle-invent = no inventions are left
idle-clear_away = the open discard is empty
idle-track = the open discard has nothing to be met again
