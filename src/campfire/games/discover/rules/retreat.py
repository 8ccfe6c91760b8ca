"""Retreat, and deadly enemies that never do. [ledger chapters 15.1, 15.4]"""

from __future__ import annotations

from campfire.games.discover.cards import RED, direction
from campfire.games.discover.rules.land import distances, is_open, neighbours, survivors_on
from campfire.games.discover.rules.places import THAT_SPACE
from campfire.games.discover.rules.quests import last_left
from campfire.games.discover.sorts import FOE, GOAL, SPACE, event, question
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import ahead, discard_token, doer, in_order, pick_up, take_monster
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask

RETREATS_TO = question("retreats_to", foe=FOE)
RETREATED = event("retreated", foe=FOE, origin=SPACE, goal=GOAL, shows="travel")
FIGHTS_ON = event("fights_on", foe=FOE)


def token_place(g: State, foe: str) -> int | None:
    """Where in the heap of tokens the find token of an enemy lies."""
    tokens = g.book.tokens
    return next((place for place, token in enumerate(g.lying.cards) if tokens[token].enemy == foe), None)


def foe_space(g: State, foe: str) -> int:
    """On which space the token of an enemy lies; -1 without one."""
    if foe in g.monsters.cards:
        return g.monsters_at[g.monsters.cards.index(foe)]
    place = token_place(g, foe)
    return -1 if place is None else g.lying_at[place]


def take_foe(g: State, foe: str) -> None:
    """The token of a defeated enemy is discarded. [DI-258]"""
    if foe in g.monsters.cards:
        take_monster(g, foe)
    elif (place := token_place(g, foe)) is not None:
        discard_token(g, pick_up(g, place))


def part(g: State) -> tuple[Frame, ...]:
    """The fight is over; an enemy without a token goes back to its deck, and other monsters may be there.

    [DI-228, DI-263, DI-315, ledger 20.4]
    """
    if foe_space(g, g.foe) < 0:
        g.wounds.pop(g.foe, None)
    g.foe, g.fighter, g.rival, g.supports, g.used_fight = "", -1, -1, [], []
    return last_left(), ahead("meet")


@step
def retreat(g: State, me: Seat) -> Then:
    """An undefeated enemy retreats; a deadly one begins anew. [DI-263, DI-267, DI-289]"""
    if not g.foe:
        return None
    if g.beaten:
        return part(g)
    if g.book.cards[g.foe].deadly:
        return again(g)
    space = foe_space(g, g.foe)
    if space < 0:
        return part(g)
    goal = straight_away(g, space)
    if goal is not None:
        return retreat_to(g.foe, goal), over()
    ends = aside(g, space)
    if not ends:
        return (over(),)
    return (retreats_to(doer(g, me), g.foe, ends) if len(ends) > 1 else retreat_to(g.foe, ends[0]), over())


def straight_away(g: State, space: int) -> int | None:
    """Where the compass leads for the value of the red die as it was last rolled. [DI-267, DI-268, DI-269, DI-271]"""
    way, found = direction(g.dice[RED]), None
    for _ in range(g.book.cards[g.foe].retreat):
        space = g.book.atlas.beside[space][way]
        if not is_open(g, space) or survivors_on(g, space):
            break
        found = space
    return found


def aside(g: State, space: int) -> tuple[int, ...]:
    """Spaces beside without survivors; failing that the nearest such spaces. [DI-269, DI-270]"""
    beside = [other for other in neighbours(g, space) if not survivors_on(g, other)]
    if beside:
        return tuple(sorted(beside))
    far = {other: n for other, n in distances(g, space).items() if n and not survivors_on(g, other)}
    least = min(far.values(), default=0)
    return tuple(sorted(other for other, n in far.items() if n == least))


@ask
def retreats_to(g: State, me: Seat, foe: str, ends: tuple[int, ...]) -> Ask:
    """Where does the enemy go? The participant chooses. [DI-269]"""
    return Ask((me,), RETREATS_TO, [Option(THAT_SPACE, (end,), (retreat_to(foe, end),)) for end in ends], (foe,))


@step
def retreat_to(g: State, foe: str, goal: int) -> Then:
    """The token moves, face up. [DI-267]"""
    g.tell(RETREATED, foe, foe_space(g, foe), goal)
    if foe in g.monsters.cards:
        g.monsters_at[g.monsters.cards.index(foe)] = goal
    elif (place := token_place(g, foe)) is not None:
        g.lying_at[place] = goal
    return None


@step
def over(g: State) -> Then:
    """The fight is over. [DI-263]"""
    return part(g)


def again(g: State) -> tuple[Frame, ...]:
    """A deadly enemy fights the next survivor on its space, or the same again. [DI-288, DI-289, DI-290]"""
    foe, last = g.foe, g.fighter
    space = foe_space(g, foe)
    space = g.at[last] if space < 0 else space
    here = [seat for seat in in_order(g, (last + 1) % g.players) if g.at[seat] == space]
    if not here:
        return part(g)
    g.tell(FIGHTS_ON, foe)
    g.foe, g.fighter = "", -1
    return (ahead("fight", here[0], foe),)
