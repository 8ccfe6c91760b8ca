### The scenario sheets.

face-scenario = Scenario sheet
line-goal = Goal
line-book = Book icon
line-totem = Totems
line-rules = Special rules

sheet-castaways-goal = In round 10, 11 or 12 Fire is built and the woodpile is complete; its levels take 1, 2, 3, 4 and 5 wood.
sheet-castaways-book = No effect.
sheet-castaways-totem = No effect.
sheet-castaways-rules = Before the Action phase wood may be laid on the lowest level of the woodpile that is not complete, on one level a round. It never comes back.

sheet-cursed_island-goal = At the end of a round five Crosses stand on five different tiles.
sheet-cursed_island-book = Fog comes to 2 places of your choice that have none.
sheet-cursed_island-totem = The first is a temple: it can be explored once, resolving up to 3 treasures and 1 creature. The second: 2 wounds for the explorer. Each further one: fog on its tile.
sheet-cursed_island-rules = In fog every action needs 1 more pawn and the terrain counts as unexplored; the camp and the Shortcut get nothing from a tile in fog.

sheet-jenny-goal = Build the Raft to Jenny and fetch her with it, then build the Lifeboat.
sheet-jenny-book = Palisade −1; if it is at 0, each character takes 1 wound.
sheet-jenny-totem = In this order: 2 wounds for the explorer; morale −2; the Rope is built; 2 fur. A fifth and a sixth do nothing.
sheet-jenny-rules = Until she is in the camp, Jenny takes 2 wounds every night and cannot be healed; she survives 10. In the camp she eats, is hurt like everybody and may only rest, once a round. If she dies, the game is lost.

sheet-volcanic_island-goal = Explore 6 tiles and 3 special places (three players: 7 and 4, four players: 8 and 4), then build the Longboat.
sheet-volcanic_island-book = Ash falls on 2 places of your choice that have none, never on the volcano.
sheet-volcanic_island-totem = Each is a special place that can be explored once. At the first, all 3 Mystery cards are resolved, at the others 4, 4 and 5; the third and the fourth need 1 more pawn.
sheet-volcanic_island-rules = Every Exploration needs 1 more pawn, and so does every action on ash. From round 4 on, lava takes the spaces marked with the round; a camp there is lost. For Shelter, roof and palisade, fur may be used as wood.

sheet-cannibal_island-goal = Burn the Cannibal City and be alive at the end of that round.
sheet-cannibal_island-book = Each character takes 3 wounds, 1 fewer for each burned village. Then the camp must move; if it cannot, the Shelter is lost with roof and palisade or, without a built Shelter, each character takes 2 wounds.
sheet-cannibal_island-totem = The first four are villages. The explorer takes 1 wound, at the fourth 3 without Medicine; at the second, third and fourth discard 1 wood or 1 food, if possible.
sheet-cannibal_island-rules = Villages and the city are attacked by Hunting with 2 pawns, over explored tiles; Friday cannot lead. A village has strength 4, and 1 more for each uncovered totem in sight; the city, seen from round 4 on, has 21, less 3 for each burned village. Until they are burned, there can be no camp there, and Gathering there needs 1 more pawn.

sheet-robinson_family-goal = At the end of a round: the Shelter and all nine random inventions are built; roof, palisade and weapons are at 1 or more.
sheet-robinson_family-book = Production is halved this round, rounded down.
sheet-robinson_family-totem = If the tile is the first of its terrain, the terrain is covered and counts as unexplored.
sheet-robinson_family-rules = In rounds 7, 9 and 11 a child is born; each eats 1 food every night, and if food is missing the game is lost. Cultivation: 2 pawns remove a black marker from the island. Any number of additional food tokens may lie on the camp tile.

sheet-king_kong-goal = Set 3 Traps on different totem tiles, then catch King Kong in a later round: a hunt with 2 pawns that costs 5 weapon levels. The actress must be free.
sheet-king_kong-book = The living crew member with the lowest number is lost, and morale −1.
sheet-king_kong-totem = Every totem tile gets the next number.
sheet-king_kong-rules = The hungry animals die is rolled once for each Number token on the board; where the palisade would fall below 0: morale −1, 1 wound for each character and a crew member lost. The actress is not killed but held on the fourth totem tile: explore it and meet a creature to free her. Without the director the game is lost. A camp on a totem tile: 1 wound for each character in every Production phase.
