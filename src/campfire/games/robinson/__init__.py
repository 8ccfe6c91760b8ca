"""Robinson Crusoe: Adventures on the Cursed Island.

Rules and cards register what they offer as they are imported. Whatever is imported first, all of them come with it in
the order that the library names, and the whole game after them: what a module is called decides nothing.
"""

from importlib import import_module

from campfire.games.robinson.library import gather_words

gather_words()
import_module("campfire.games.robinson.game")
