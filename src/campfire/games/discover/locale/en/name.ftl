### What the game is called, and what it is about.

game-discover = Discover: Lands Unknown
web-about-discover = A land that was taken off the map, a box that nobody else has, and a way out with room for few. Each survives alone; together it is easier.
