### The table of Robinson Crusoe in the terminal.

picture-round = round { $n } of { $of }
picture-first = First Player: { $name }
picture-weather = weather
picture-die-rain = rain die
picture-die-winter = winter die
picture-die-animals = hungry animals die
picture-deck-events = events
picture-deck-build = Building adventures
picture-deck-gather = Gathering adventures
picture-deck-explore = Exploration adventures
picture-deck-mysteries = mysteries
picture-deck-beasts = beasts
picture-deck-hunting = Hunting deck
picture-deck-inventions = inventions
picture-deck-discoveries = discoveries
picture-deck-tiles = tiles
picture-track-totems = totems found: { $n }
picture-track-woodpile = woodpile: { $n }
picture-track-level = woodpile level: { $n }
picture-track-places = special places explored: { $n }
picture-track-burned = villages burnt: { $n }
picture-track-city = Cannibal City burnt: { $n ->
    [0] no
   *[other] yes
  }
picture-crew = film crew: { $crew }
picture-island = Island
picture-legend = ⌂ camp  ♣ wood  ≈ fish  ▼ parrot  × exhausted  ♞ beast  ◎ totem  ▲ natural Shelter  ▒ inaccessible  • tokens
picture-unexplored = unexplored
picture-closed = inaccessible
picture-exhausted = exhausted
picture-camp-here = the camp
picture-sleeps = { $name } sleeps here
picture-camp = Camp
picture-built = built
picture-natural = natural
picture-none = none
picture-morale = morale
picture-morale-best = at its height
picture-available = available
picture-future = future
picture-threats = Threats
picture-threat-left = left, will be pushed off next
picture-threat-right = right
picture-plan = Planned actions
picture-helpers = free pawns
picture-pawn = { $name }
picture-things = Inventions and things
picture-inventions = inventions
picture-in-future = built this round
picture-items = items
picture-equipment = equipment
picture-treasures = kept cards
picture-discoveries = found
picture-determination = determination { $n }
picture-pawns = free pawns: { $n } of { $of }
picture-used = (used)
picture-special = special wounds
picture-outside = spends the night on { $space };
picture-health = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }, health { $hearts }
