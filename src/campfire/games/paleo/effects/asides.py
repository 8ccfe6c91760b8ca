"""Cards that a module sets aside face down and lets loose later."""

from __future__ import annotations

from campfire.games.paleo.sorts import CARD, CLOSED, SEAT, event, to_front
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.text import word
from campfire.games.paleo.vocabulary import alarms
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.pile import EVERYBODY

ENCOUNTERED = event(
    "encountered",
    seat=SEAT,
    card=CARD,
    shows="card",
    icon="hazard",
    path=to_front,
    use="up",
)
LET_LOOSE = event("let_loose", shows="travel", icon="hazard", path=lambda told: ("pile:asides", CLOSED))


@word("encounter", icon="hazard")
@step
def encounter(g: State, by: Party, n: int) -> Then:
    """Reveal the top card set aside and deal with it this turn."""
    frames: tuple[Frame, ...] = ()
    for _ in range(min(n, len(g.asides))):
        g.reveals += 1
        card = g.asides.draw()
        g.front[by[0]].put(card, EVERYBODY)
        g.tell(ENCOUNTERED, by[0], card)
        frames += alarms(g, card)
    return frames


@word("let_loose", icon="hazard", hurts=True)
@step
def let_loose(g: State, by: Party, n: int) -> Then:
    """Cards set aside go unseen into the closed discard and are met on the days to come."""
    for _ in range(min(n, len(g.asides))):
        g.closed.put(g.asides.draw())
        g.tell(LET_LOOSE)
    return None
