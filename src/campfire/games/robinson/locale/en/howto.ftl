### How to play, in a few steps.

howto-1-name = Shipwrecked together
howto-1 = You play together against an island. Each scenario has its own goal and its own last round. If one of you dies, all have lost.
howto-2-name = A card begins the round
howto-2 = An event happens and stays as a threat. If nobody deals with it, it strikes a second time when newer ones push it out.
howto-3-name = Morale and production
howto-3 = High morale gives the first player determination, low morale takes it. Then the land around the camp gives its food and wood.
howto-4-name = Plan with two pawns each
howto-4 = Hunt, build, gather, explore, arrange the camp, rest, deal with a threat. Building, gathering and exploring succeed for sure with two pawns; with one the dice decide, and dice bring wounds and adventures.
howto-5-name = Build to live
howto-5 = A shelter, a roof, a palisade, weapons, inventions. Weapons decide hunts and fights, the roof holds off rain and snow, the palisade storms and beasts.
howto-6-name = The weather
howto-6 = Later rounds roll weather dice. Clouds above your roof take wood and food, snow takes wood for the fire, and what cannot be paid is paid in wounds.
howto-7-name = Night
howto-7 = Everybody eats one food or takes two wounds. Whoever sleeps without a shelter takes a wound. Food that is not stored spoils.
howto-8-name = Look at the sheet
howto-8 = The scenario says what wins: a signal fire, crosses, a girl brought home. Start early; the rounds are fewer than they seem.
