"""Robinson Crusoe: Adventures on the Cursed Island.

Rules and cards register what they offer as they are imported. Whatever is imported first, the whole game comes with
it, so that everything is always registered, and offered, in the same order.
"""

from campfire.games.robinson import game as game
from campfire.games.robinson.library import gather_words

gather_words()
