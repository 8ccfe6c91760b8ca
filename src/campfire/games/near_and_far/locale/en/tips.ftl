# What a question is about, and what cannot be used just now.

tip-turn = A turn is one visit to the town or one travel. In town every building does one thing, but not the one where you began the turn. Artifacts can be bought at any moment of your turn.
tip-how_far = Leaving an empty space costs 1 heart, but not the space where the move began, nor one with a camp of any colour. Keep 3 hearts if you want to set up a camp where you stop.
tip-check = One die and your icons against the number. Each heart adds 1, now that the die has fallen. Two above the number bring the bonus, too.
tip-how_to_duel = Both roll a die and add combat; a tie is the defender’s. A fair victory raises your reputation by 1, a foul one lowers it by 1 but adds 1 to your roll. Whoever attacks and loses goes to jail.
tip-duel = Only the attacker may spend hearts, 1 for each heart. A tie is the defender’s.
tip-defend = A bomb thrown is gone. Hearts cannot be spent in defence.
tip-meet_threat = A die and combat against its strength; hearts may be added afterwards. Beaten, a threat takes a camp of yours and brings its points; if it beats you, you go back and the turn is over.
tip-quest_here = The token leaves the map, whatever comes of it. You read the story first and choose then.
tip-what_to_do = The choice is made before the roll. What an option brings is read only afterwards; high numbers bring more.
tip-camp_here = A camp costs 3 hearts and ends the move. A coin or gem space brings one for each of your search icons. When somebody’s board is empty, that round is the last.
tip-keep_or_discard = A kept card costs 1 point at the end if it is not bought.
tip-keep_one = The others go to your neighbour. Look at what a card costs and which reputation it asks.
tip-which_special = Special artifacts are dear and strong. Each card in hand that is not bought costs 1 point at the end.
tip-which_common = Now they can be thrown away for nothing. Later each one that is not bought costs 1 point.
tip-which_treasure = Each pack animal carries one treasure, three at most. Three treasures are worth 5 points at the end.
tip-which_animal = A pack animal gives 1 movement and carries a treasure. Given back, it distracts a threat.
tip-where_to_dig = Your skill must reach the number of the cell. Digging costs no hearts, takes a camp from your board and brings what stands above the column and beside the row.
tip-whom_to_hire = Flags of a tribe lower the price of its adventurers. The fourth flag of a tribe brings its chief, worth 5 points.
tip-where_to = Only the four of the party give their icons. Those in the reserve wait for the next time you leave town.
tip-arrange = This is the moment to exchange party and reserve. Then your hearts are counted anew.
tip-at_the_store = You say how many of each deck before you see any.
tip-town_hall = Each of these may be done once: trade several goods for one or one for several, pay for reputation, throw an artifact away.
tip-which_talent = A talent works from now on, in every game that follows. Experience spent does not come back.
tip-anything_else = An artifact that you buy works at once and for the rest of the game.

idle-turn = only in your own turn
idle-dear = its price is more than you have
idle-name = it asks for a reputation of { $n }; yours is { $have }
idle-question = the question being asked must be answered first
idle-bomb = only when the dice have fallen, in a fight, a duel or a combat check
