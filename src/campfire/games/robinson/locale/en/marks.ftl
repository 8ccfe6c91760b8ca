### Robinson Crusoe: what the symbols, tokens and markers on the board mean.

face-token = Token or marker
face-place = Space of the island
face-crew = Film crew
place-unexplored = Unexplored space
place-face_down = Tile turned face down
place-closed = Inaccessible space
place-burned = Burned down

## The symbols of a tile

line-terrain = Terrain
line-source = Sources
line-beast = Beast
line-shelter = Natural Shelter
line-discoveries = Discoveries
symbol-terrain = Once it is explored, inventions that ask for this terrain can be built.
symbol-source = Each gives 1 food or 1 wood a round: to a camp on this tile in the Production phase, elsewhere to whoever gathers there.
symbol-beast = When the tile was laid, a Beast card went unseen into the Hunting deck.
symbol-shelter = A camp here needs no Shelter: nobody sleeps under the open sky, and roof and palisade can be built.
symbol-discoveries = When the tile was laid, this many Discovery tokens were drawn.

## Tokens and markers

mark-reroll = At the next roll for this action a success is re-rolled; the second result counts, and the token is discarded.
mark-danger = On a tile or space: with weapons at 0, whoever leads an action there takes 1 wound; on the camp tile, with every action in the camp. The token stays. On Hunting: the next beast has strength +1, then the token is discarded. On Exploration: with weapons at 0, whoever leads the next one takes 1 wound, then the token is discarded.
mark-time = On an action: the next one of its kind needs 1 more pawn, then the token is discarded. On a tile or space: every action there needs 1 more pawn; on the camp tile, every action in the camp. The token stays.
mark-lasting_time = Every action of this kind needs 1 more pawn. The token stays.
mark-wood = On a tile: where wood is produced or gathered, 1 more. On Building: the next Building action that takes wood takes 1 more; once it succeeds, the token is discarded. On Shelter, roof, palisade or weapons: 1 more wood each time wood is paid.
mark-food = On a tile: where food is produced or gathered, 1 more. On the Night: each character eats 1 more food or takes 1 wound, then the token is discarded.
mark-adventure = Whoever leads the next action of this kind draws an Adventure card, even without a roll; then the token is discarded.
mark-rain = 1 rain cloud in the next Weather phase; then the token is discarded.
mark-snow = 1 snow cloud in the next Weather phase; then the token is discarded.
mark-storm = At the end of the next Weather phase the palisade falls by 1; if it cannot, each character takes 1 wound. Then the token is discarded.
mark-animals = In the next Weather phase the hungry animals die is rolled too.
mark-marker = The next action of this kind brings nothing and takes the marker away.
mark-exhausted = The source gives nothing: neither to the camp nor to whoever would gather.
mark-covered = The terrain of this tile does not count as explored.
mark-fog = Every action here needs 1 more pawn, and the terrain counts as unexplored. The camp and the Shortcut get nothing from this tile.
mark-ash = Every action here needs 1 more pawn.
mark-shortcut = In the Production phase 1 resource comes from this tile too; that source cannot be gathered from in the same round.
mark-number = Numbers mark totems and special places in the order in which they were found.
mark-totem_covered = This totem no longer counts.
mark-fire = As soon as this space is explored, one source of its tile is exhausted.
mark-parrot = A food source, which the tile did not have before: 1 food a round, to the camp or to whoever gathers there.

## Spaces

mark-unexplored = An Exploration that succeeds lays the next tile here. Only spaces adjacent to an explored tile can be explored.
mark-face_down = Nobody can go there or pass, nothing can be done there, and it cannot be explored again. For distances it counts as unexplored.
mark-closed = Nobody can go there or pass, and it cannot be explored.
