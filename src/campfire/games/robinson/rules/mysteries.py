"""Mystery cards. [ledger chapter 18]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects
from campfire.kernel.frame import Then, step


@step
def treasure_only(g: State, me: Who) -> Then:
    """Draw one treasure. [RC-382]"""
    treasures = [card for card in g.mysteries.cards if g.book.mysteries[card].kind == "treasure"]
    if not treasures:
        return None
    g.reveals += 1
    g.kept_now.append(g.mysteries.pull(g.mysteries.cards.index(treasures[-1])))
    return None if g.phase == "action" else (apply_treasure(g.kept_now[-1]),)


@step
def apply_treasure(g: State, card: str) -> Then:
    """A treasure in Future takes effect; a kept one lies by the board for everyone. [RC-359, RC-405]"""
    g.kept_now.remove(card)
    (g.kept if g.book.mysteries[card].kept else g.mystery_discard).append(card)
    return effects(GROUP, g.camp, g.book.mysteries[card].effects)
