### How to play, in a few steps.

howto-1-name = Everybody who survives wins
howto-1 = You are survivors in a strange land. Any number of you may win or lose; most quests need several hands, and the chief decides where you cannot agree.
howto-2-name = Stamina is your day
howto-2 = In your turn do as much as your stamina pays for; most actions cost one, a step what its terrain costs. What you save you have tomorrow.
howto-3-name = Scout the land
howto-3 = Closed tiles cannot be entered. Scout one beside you: it is opened, and finds and water are laid on it face down.
howto-4-name = Move and gather
howto-4 = After a step you may gather once for free: resources to carry, water that never runs dry, a numbered card to read, or an enemy.
howto-5-name = Craft, explore, trade
howto-5 = Blueprints turn resources into items. Landmarks hold stories for whoever explores them. Who stands on the same space may trade anything.
howto-6-name = Fights
howto-6 = Two dice fall: grey is yours, red is the enemy’s. Wood, stone, poison and scrap change them, and the page tells the odds of every change.
howto-7-name = Night
howto-7 = The chief turns a night card: it asks for food, water and fire, moves monsters and gives stamina back. Be at a fire when it comes.
howto-8-name = The fourth damage kills
howto-8 = Exhaustion, dehydration, ailment or a blow: you carry three at most. Heal in time. The last quest card says how one wins.
