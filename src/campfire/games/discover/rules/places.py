"""Places that cards name. [DI-126, DI-226]"""

from __future__ import annotations

from campfire.games.discover.rules.land import landmark_space, marked_spaces, nearest
from campfire.games.discover.rules.prices import out_of_fight
from campfire.games.discover.sorts import SPACE, option, question
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import in_order, is_in
from campfire.kernel.declared import Option
from campfire.kernel.frame import RULES, Seat, Then, ask, step
from campfire.kernel.question import Ask, Chance, Draw

CHOOSE_SPACE = question("choose_space")
THAT_SPACE = option("that_space", space=SPACE, detail=out_of_fight)

Given = tuple[int | str, ...]


@step
def at_place(g: State, me: Seat, place: str, deed: str, given: Given, chooser: Seat = -1) -> Then:
    """Do something on the space that a card names; nothing where it is not on the board. [DI-091, DI-226]"""
    if place == "random_landmark":
        found = marked_spaces(g, "landmark")
        return (random_place(me, tuple(found), deed, given),) if found else None
    spaces = tuple(spaces_named(g, me, place))
    if not spaces:
        return None
    if len(spaces) > 1:
        return (choose_space(g.chief if chooser < 0 else chooser, spaces, deed, given),)
    return ((RULES[deed], (me, spaces[0], *given)),)


def spaces_named(g: State, me: Seat, place: str) -> list[int]:
    """The spaces that a name may mean; several where they are equally near."""
    if place == "here":
        return [g.at[me]] if is_in(g, me) else []
    if place == "landmark_near_camp":
        return nearest(g, g.book.camp, marked_spaces(g, "landmark"))
    if place == "water_near_camp":
        return nearest(g, g.book.camp, marked_spaces(g, "water"))
    if place == "nearest_landmark":
        return nearest(g, g.at[me], marked_spaces(g, "landmark"))
    if place == "nearest_survivor":
        return nearest(g, g.at[me], [g.at[seat] for seat in in_order(g) if seat != me])
    found = landmark_space(g, place)
    return [] if found is None else [found]


@ask
def choose_space(g: State, me: Seat, spaces: tuple[int, ...], deed: str, given: Given) -> Ask:
    """Which of several equally near spaces is meant? Open cases are the chief's. [DI-091]"""
    options = [Option(THAT_SPACE, (space,), ((RULES[deed], (me, space, *given)),)) for space in spaces]
    return Ask((me,), CHOOSE_SPACE, options)


@ask
def random_place(g: State, me: Seat, spaces: tuple[int, ...], deed: str, given: Given) -> Chance:
    """One of the landmarks on the board, by chance."""
    return Chance("landmark", Draw(len(spaces)), place_drawn, (me, spaces, deed, given))


@step
def place_drawn(g: State, me: Seat, spaces: tuple[int, ...], deed: str, given: Given, outcome: tuple[int, ...]) -> Then:
    """The landmark is drawn."""
    return ((RULES[deed], (me, spaces[outcome[0]], *given)),)
