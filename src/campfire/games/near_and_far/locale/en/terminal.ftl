### Near and Far: the table in the terminal.

picture-language = en
picture-reads = { $name } reads aloud.
picture-remembered = It is remembered: { $text }
picture-farewell = The notary of small debts reads aloud: { $name }
picture-entry = Entry { $entry }
picture-turn = Turn of { $name }
picture-final = The last round
picture-round = Round { $n }
picture-preparing = Before round 1
picture-threat = Next threat
picture-bosses = Bosses
picture-quests = Quests
picture-signs = ⌂ town · ? quest · ! threat · + treasure · ^ camp · ~ poisoned water
picture-routes = Trade routes
picture-camps = Camps
picture-ways = From here to
picture-row = Saloon
picture-stables = Stables: { $n }
picture-mine = Mine, by column
picture-chiefs = Chiefs
picture-dusk = The town at dusk
picture-day = The town by day
picture-stands = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
  }, reputation { $reputation }, { $points } VP in sight
picture-party = Party
picture-board = Camps placed: { $placed }; on the board: { $left }
picture-reserve = Reserve
picture-artifacts = Artifacts
picture-treasures = Treasures
picture-finds = Finds
picture-beaten = Beaten
picture-talents = Talents
picture-hand = In hand
picture-animals = Pack birds: { $birds }; pack turtles: { $turtles }
picture-keywords = Keywords
route-pepper = Pepper
route-machine_part = Machine parts
route-stoneblood = Stoneblood
route-tea_leaves = Tea leaves
sign-threat = threat
sign-treasure = treasure
sign-water = poisoned water
sign-quest = quest
sign-camp = camp of { $name }
