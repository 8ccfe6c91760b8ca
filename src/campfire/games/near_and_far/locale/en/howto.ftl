### How to play, in a few steps.

howto-1-name = Each for themselves
howto-1 = You are travellers in search of a lost ruin. Whoever has the most victory points at the end wins the game.
howto-2-name = Town or travel
howto-2 = In your turn do one of two things: visit a building of the town, or travel on the map. The first round begins in town.
howto-3-name = Buildings
howto-3 = Hire adventurers in the saloon, buy birds at the stables, dig in the mine, find treasures at the mystic’s. If a rival is inside, you duel for the right to act; the saloon has room for all.
howto-4-name = Your party
howto-4 = Up to four go with you, one of each tribe, pet included. Their hands, swords, arrows and eyes are what you can do; their hearts are counted when you leave town.
howto-5-name = Hearts
howto-5 = After a roll of yours each heart spent adds one. On the way hearts also pay for empty spaces; without them it is time to go home.
howto-6-name = Quests
howto-6 = Where a quest token lies the storybook is opened: read, choose, roll, and live with it. Choices move your reputation.
howto-7-name = Camps
howto-7 = At the end of a journey place a camp: it brings what the space shows, and later ones walk past it freely.
howto-8-name = The end
howto-8 = Whoever places the fourteenth camp lets the last round begin. Artifacts that you drew and did not buy count against you.
