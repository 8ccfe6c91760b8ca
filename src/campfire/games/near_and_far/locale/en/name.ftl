### The name of the game.

game-near_and_far = Near and Far
web-about-near_and_far = Wanderers seek a lost city: they hire, trade, duel, camp and read in a book of stories. Four modes, eleven lands; most points win.
