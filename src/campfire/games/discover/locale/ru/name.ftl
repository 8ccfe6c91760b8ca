### What the game is called, and what it is about.

game-discover = Discover: Lands Unknown
web-about-discover = Земля, которую стёрли с карты, коробка, какой нет ни у кого, и выход, где места хватит не всем. Выживает каждый сам; вместе легче.
