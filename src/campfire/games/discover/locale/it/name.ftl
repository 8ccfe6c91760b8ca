### What the game is called, and what it is about.

game-discover = Discover: Lands Unknown
web-about-discover = Una terra tolta dalla carta, una scatola che nessun altro ha, e una via d’uscita con pochi posti. Ognuno sopravvive da solo; insieme è più facile.
