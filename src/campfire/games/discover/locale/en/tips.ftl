### What is explained to whoever asks.

tip-your_turn = Spend stamina as you like and end your turn when you have done enough: what is left stays with you, up to 12. A step costs what the terrain costs and lets you gather once for nothing where you arrive. Before the night, think of food, water and a fire.
tip-choose_character = Nobody sees what you choose until all have chosen. Each character can do one thing that nobody else can.
tip-may_gather = This gathering belongs to your step and costs nothing. A face-down token may be a resource, a card or an enemy.
tip-change_result = The grey die is yours and must reach the enemy’s defence, the red one is the enemy’s and hurts you if it reaches the attack. Change one thing at a time; what you add stays, even if a die is rolled again.
tip-give_support = You are within two spaces of the fight. One card helps; it comes back to you afterwards, but it may hurt you too.
tip-may_buy_off = Whoever pays is not fought, and brings no reward.
tip-give_up = Ten things are as much as you can carry. Resources stay on your space, items go back to their deck, story items are never given up.
tip-trade_draw_up = Put together what you give and what you ask for. It costs 1 stamina, and only if the other agrees to the whole; a gift is a trade, too.
tip-trade_consider = Accept the whole, decline it, or answer with an offer of your own. Not everybody need win here, but nobody gets far alone.
tip-vote = If all others vote for one and the same, that one becomes chief. Otherwise the chief decides.
tip-name_chief = The chief takes the first turn, decides where you cannot agree, and is asked where a card leaves things open.
tip-foul_water = A medicine makes it safe. Without one, the die decides: 1 to 3 is an ailment.
tip-choose_way = You must choose one. What it costs and what it brings stands beside it; what lies behind a number nobody knows.
tip-use_key = Decide before the other card is seen. If you use the key, this card is not played at all.
tip-which_pile = Complex blueprints cost more and do more.
