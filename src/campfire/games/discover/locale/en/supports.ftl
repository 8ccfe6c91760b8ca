### The three combat support cards.
card-suppression = Suppression
story-suppression = You hold it down, which puts you within its reach.
card-onslaught = Onslaught
story-onslaught = You come from the side, shouting a name that happens to be yours.
card-defence = Defence
story-defence = You stand in front. It is a simple idea, and it hurts.
