"""Moving: step by step, by effects, by drifting. [ledger chapter 8.2]"""

from __future__ import annotations

from campfire.games.discover.cards import direction
from campfire.games.discover.rules.finds import can_gather, gather_options
from campfire.games.discover.rules.land import is_open, neighbours
from campfire.games.discover.rules.monsters import meet
from campfire.games.discover.rules.places import at_place
from campfire.games.discover.rules.powers import trigger
from campfire.games.discover.rules.stock import ONE_DIE
from campfire.games.discover.sorts import AMOUNT, FACE, GOAL, SEAT, SPACE, event, option, question
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import is_in, monsters_on, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, Chance

MOVED = event("moved", seat=SEAT, origin=SPACE, goal=GOAL, shows="travel", icon="walk")
MAY_GATHER = question("may_gather")
GATHER_NOTHING = option("gather_nothing", icon="check")
MOVE_ON = question("move_on", n=AMOUNT)
STEP_TO = option("step_to", space=SPACE, icon="walk")
STAY = option("stay", icon="check")
DRIFTED = event("drifted", seat=SEAT, face=FACE, shows="dice")


@step
def enter(g: State, me: Seat, space: int) -> Then:
    """The figure moves to a space. [DI-119]"""
    g.tell(MOVED, me, g.at[me], space)
    g.at[me] = space
    return None


@step
def free_gather(g: State, me: Seat, space: int) -> Then:
    """After the move one gather is free, on the space reached. [DI-120, DI-121]"""
    if not is_in(g, me) or g.at[me] != space or not can_gather(g, me):
        return None
    return (may_gather(me),)


@ask
def may_gather(g: State, me: Seat) -> Ask:
    """Is something gathered on the space reached? [DI-120]"""
    options = gather_options(g, me, (), (trigger(me, "gather"),))
    return Ask((me,), MAY_GATHER, [*options, Option(GATHER_NOTHING)])


@word("move")
@step
def move(g: State, me: Seat, card: str, n: int) -> Then:
    """Move up to so many spaces, whatever the terrain. [DI-122]"""
    return (move_on(me, n),) if n > 0 and is_in(g, me) and not g.foe else None


@ask
def move_on(g: State, me: Seat, n: int) -> Ask:
    """One space more? Nothing else can be done on the way. [DI-124, DI-125]"""
    options = [Option(STEP_TO, (space,), (stride(me, space, n),)) for space in neighbours(g, g.at[me])]
    return Ask((me,), MOVE_ON, [*options, Option(STAY)], (n,))


@step
def stride(g: State, me: Seat, space: int, n: int) -> Then:
    """A monster ends the movement: the fight follows, then it is over. [DI-123]"""
    if monsters_on(g, space):
        return enter(me, space), meet()
    return enter(me, space), move(me, "", n - 1)


@word("move_to")
@step
def move_to_place(g: State, me: Seat, card: str, place: str) -> Then:
    """Put the figure on a named space, without passing those between. [DI-126]"""
    return (at_place(me, place, arrive.rule.name, (), me),)


@step
def arrive(g: State, me: Seat, space: int) -> Then:
    """The figure is put there directly. [DI-126]"""
    return enter(me, space), meet()


@word("drift")
@step
def drift(g: State, me: Seat, card: str, n: int) -> Then:
    """Move in the direction that the compass shows for a die."""
    return (drift_roll(me, n),)


@ask
def drift_roll(g: State, me: Seat, n: int) -> Chance:
    """Roll for the direction."""
    return Chance("die", ONE_DIE, drifted, (me, n))


@step
def drifted(g: State, me: Seat, n: int, outcome: tuple[int, ...]) -> Then:
    """As far as the open board goes; a monster ends the movement. [DI-092, DI-123]"""
    face = outcome[0] + 1
    g.tell(DRIFTED, me, face)
    goal = g.at[me]
    for _ in range(n):
        ahead = g.book.atlas.beside[goal][direction(face)]
        if not is_open(g, ahead):
            break
        goal = ahead
        if monsters_on(g, goal):
            break
    return (enter(me, goal), meet()) if goal != g.at[me] else None
