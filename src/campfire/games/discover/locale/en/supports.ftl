### The three combat support cards.
card-suppression = Suppression
told-suppression = You hold it down, which puts you within its reach.
card-onslaught = Onslaught
told-onslaught = You come from the side, shouting a name that happens to be yours.
card-defence = Defence
told-defence = You stand in front. It is a simple idea, and it hurts.
