### The board of Discover in the browser.

web-played-box = box { $value }
web-played-ground = { "" }
web-option-box-about = Every box holds two of six regions and twelve people. The same code gives the same box to everybody.
web-option-box-new = A new box
web-option-box-friend = The box of a friend
web-option-box-first = The first box
web-option-box-code = Code of the box, for example { $example }

web-discover-map = The land: { $region }
web-discover-people = The other survivors
web-discover-zoom = Whole land or near by
web-discover-compass = The compass: where the value of a die leads
web-discover-tile = Tile not scouted, number { $n }
web-discover-scout = Scouting turns it up.
web-discover-far = Too far away to be scouted from here.
web-discover-landmark = landmark { $n } ({ $ground })
web-discover-camp = camp
web-discover-target = target
web-discover-fire = a fire burns
web-discover-ashes = dead fire
web-discover-monster = monster
web-discover-found-card = a find
web-discover-gather = It lies at your feet.
web-discover-may-bring = may be:
web-discover-stamina = stamina { $n } of 12
web-discover-health = { $n ->
    [0] the next damage kills
    [one] { $n } heart left
   *[other] { $n } hearts left
  }
web-discover-heart = heart
web-discover-load = carries { $n } of { $of }
web-discover-chief = chief
web-discover-plan = blueprint: { $name }
web-discover-hidden-plans = { $n ->
    [one] { $n } hidden blueprint
   *[other] { $n } hidden blueprints
  }
web-discover-warn-last = The next damage kills
web-discover-warn-water = No water
web-discover-warn-food = No food
web-discover-warn-fire = At no fire
web-discover-quest = The quest
web-discover-counters = counters: { $n }
web-discover-next-night = next night card: level { $level }; in the deck: { $n }
web-discover-threats = threats in the deck: { $n }
web-discover-box = the code of this box
web-discover-who = Who are you?
web-discover-trade = A trade
web-discover-gives = { $name } gives
web-discover-story = What happened
web-discover-fight = A fight
web-discover-defence = defence
web-discover-attack = attack
web-discover-left = { $n } of { $of } left
web-discover-hits = hits, from { $n } on
web-discover-misses = misses, { $n } is needed
web-discover-harmless = does no harm
web-discover-helps = { $name } helps
web-discover-as-it-stands = As it stands
web-discover-night-left = night cards left: { $n }

web-guide-discover-who = Everybody gets two people to choose from. Each can do something that nobody else can; read both, then keep one.
web-guide-discover-aim = This is the quest. It is fulfilled together, but everyone gets away alone. A click shows the whole card.
web-guide-discover-stamina = Your survivor: stamina for today, three hearts, and room for ten things. The fourth damage kills.
web-guide-discover-step = Spaces that glow can be entered with a click. The coin tells what the step costs: hard ground is dear.
web-guide-discover-gather = On arrival you may gather one thing for nothing. Later it costs 1 stamina.
web-guide-discover-scout = Tiles with a spyglass can be scouted for 1 stamina: the land grows, and finds are laid out.
web-guide-discover-explore = A place with a number: exploring it costs 1 stamina and reads its card aloud.
web-guide-discover-fight = Grey is you, red is the enemy. Each change shows the odds before and after it. One change at a time.
web-guide-discover-fire = When night falls be at a burning fire: whoever sleeps away from it draws threats.
web-guide-discover-night = The night gives new stamina, but asks for food or water. Stamina above twelve is lost.
web-guide-discover-vote = Every night all vote for the chief of the next day: whoever is chief begins and decides where rules leave it open.
