### How to play, in a few steps.

howto-1-name = One tribe
howto-1 = Each of you leads a community, and all communities are one tribe: you win or lose together. Talk as much as you like.
howto-2-name = The goal
howto-2 = Five painting tokens complete the mammoth on the cave wall: you have won. Five death tokens: the tribe is lost. There is no limit of days.
howto-3-name = Choose by the back
howto-3 = Your deck is your day. Look at the backs of its top three cards and lay one face down: forest, river, mountain and cave tell what may be met, red warns.
howto-4-name = Act, help or pass by
howto-4 = All cards are revealed together. Do one line of yours, whose conditions you meet and whose cost you pay; or help somebody else with your people and tools; or ignore it. Hazards cannot simply be ignored.
howto-5-name = People and tools
howto-5 = The signs on your people are your strength, perception and craft. In the workshop wood, stone and hides become tools, and inventions make better ones.
howto-6-name = Wounds and paying with cards
howto-6 = Many actions cost cards from your deck: time. A red back paid so wounds somebody. Whoever has no heart left dies and brings a death token.
howto-7-name = Night
howto-7 = When all decks are empty night falls: one food for each person, a death token for each who gets none. Then every mission wants its due. In the morning the cards are dealt anew.
