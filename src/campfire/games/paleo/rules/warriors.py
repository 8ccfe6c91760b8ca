"""The warriors, who stand apart and take the blows of their module."""

from __future__ import annotations

from campfire.games.paleo.rules.tokens import place_death
from campfire.games.paleo.rules.wounds import suffer
from campfire.games.paleo.sorts import AMOUNT, CARD, event
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.text import word
from campfire.kernel.frame import Frame, Then, step

WARRIOR_WOUNDED = event("warrior_wounded", card=CARD, n=AMOUNT, shows="wound", icon="wound")
WARRIOR_DIED = event("warrior_died", card=CARD, shows="death", icon="death")
WARRIOR_HEALED = event("warrior_healed", card=CARD, icon="heal")


def blows(rewards: tuple[Frame, ...]) -> int:
    """The wounds of a reward that are meant for the warriors."""
    return sum([args[1] for word, args in rewards if word is wound_warrior.rule])


@word("wound_warrior", icon="warrior", hurts=True)
@step
def wound_warrior(g: State, by: Party, n: int) -> Then:
    """The warrior on top takes the wounds; without warriors those must who take part."""
    if not g.warriors:
        return (suffer(by, n),)
    g.warrior_wounds += n
    g.tell(WARRIOR_WOUNDED, g.warriors[-1], n)
    if g.warrior_wounds <= g.book.cards[g.warriors[-1]].hearts:
        return None
    return (warrior_dies(),)


@step
def warrior_dies(g: State) -> Then:
    """The warrior on top dies; the next one steps forward unhurt."""
    fallen = g.warriors.pop()
    g.graveyard.append(fallen)
    g.warrior_wounds = 0
    g.tell(WARRIOR_DIED, fallen)
    return (place_death("warriors"),)


@word("heal_warrior", icon="warrior")
@step
def heal_warrior(g: State, by: Party, n: int) -> Then:
    """Wounds of the warrior on top heal."""
    g.warrior_wounds = max(0, g.warrior_wounds - n)
    if g.warriors:
        g.tell(WARRIOR_HEALED, g.warriors[-1])
    return None
