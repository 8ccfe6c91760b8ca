"""Small questions: a playout answers them one by one, people answer them in one gesture."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from campfire.kernel.declared import Ids, Option
from campfire.kernel.declaring import Declared
from campfire.kernel.engine import go_on, pending, play_out
from campfire.kernel.frame import Seat, Then, ask, detail, step
from campfire.kernel.journal import Entry, Unanswerable, apply
from campfire.kernel.question import Ask, AskAll, Row, ask_of

WOODS = ("oak", "pine")

HEARTH = Declared("hearth")
WOOD, AMOUNT = HEARTH.sort("wood", str), HEARTH.sort("amount", int)
WHO_LIGHTS = HEARTH.question("light")
LIGHT, WAIT, BURN = HEARTH.option("light"), HEARTH.option("wait"), HEARTH.option("burn", wood=WOOD, n=AMOUNT)


@ask
def light_fire(g: Any) -> AskAll:
    """Who lights the fire? Each at an own hearth."""
    return AskAll((0, 1), lambda seat: Ask((seat,), WHO_LIGHTS, [light(seat), Option(WAIT)]))


def light(seat: Seat) -> Option:
    """Some wood is burned, then it gets warm."""
    return Option(LIGHT, (), (which_wood(seat), warm(seat)))


@detail
def which_wood(g: Any, me: Seat) -> Ask:
    """What is burned?"""
    return Ask((me,), WHO_LIGHTS, Row(of_wood, WOODS, (me,)))


def of_wood(me: Seat, wood: str) -> Option:
    """Oak burns as it is; of pine one says how much."""
    return Option(BURN, (wood, 1), (burn(wood, 1),)) if wood == "oak" else Option(BURN, (wood,), (how_much(me),))


@detail
def how_much(g: Any, me: Seat) -> Ask:
    """How much pine?"""
    return Ask((me,), WHO_LIGHTS, [Option(BURN, ("pine", n), (burn("pine", n),)) for n in (1, 2, 3)])


@step
def burn(g: Any, wood: str, n: int) -> Then:
    """Wood burns."""
    g.burned += [wood] * n
    return None


@step
def warm(g: Any, me: Seat) -> Then:
    """It gets warm."""
    g.warm = me
    return None


def hearth() -> Any:
    """A cold hearth."""
    return SimpleNamespace(stack=[light_fire()], burned=[], warm=-1, log=None)


def offered(g: Any, seat: Seat) -> list[tuple[str, Ids]]:
    """What a seat is asked."""
    put = pending(g)
    ask = ask_of(put, seat) if put else None
    return [option.named_by for option in ask.options] if ask else []


def test_people_are_asked_for_all_details_at_once() -> None:
    whole = [("burn", ("oak", 1)), ("burn", ("pine", 1)), ("burn", ("pine", 2)), ("burn", ("pine", 3)), ("wait", ())]
    assert offered(hearth(), 0) == offered(hearth(), 1) == whole


def test_an_answer_with_its_details_causes_what_all_parts_cause() -> None:
    g = hearth()
    apply(g, Entry(1, "burn", ("pine", 2)), pending(g))
    assert (g.burned, g.warm, g.stack) == (["pine", "pine"], 1, [])


def test_half_an_answer_is_none() -> None:
    g = hearth()
    with pytest.raises(Unanswerable):
        apply(g, Entry(0, "burn", ("pine",)), pending(g))
    with pytest.raises(Unanswerable):
        apply(g, Entry(0, "light", ()), pending(g))
    assert offered(g, 0) == offered(hearth(), 0)


def test_in_the_middle_of_an_answer_the_rest_is_asked() -> None:
    g = hearth()
    go_on(g, light(0).then)
    assert offered(g, 0) == offered(hearth(), 0)[:-1]
    assert offered(g, 1) == []


@pytest.mark.parametrize(
    ("numbers", "decisions", "burned"),
    [((0, 0, 0), 2, ["oak"]), ((0.9, 0, 0.9, 0.5), 3, ["pine", "pine"]), ((0, 0.9), 1, [])],
)
def test_a_playout_answers_one_by_one(numbers: tuple[float, ...], decisions: int, burned: list[str]) -> None:
    g = hearth()
    assert play_out(g, iter(numbers).__next__) == decisions
    assert g.burned == burned


def test_only_the_option_that_is_looked_at_is_made() -> None:
    made: list[str] = []

    def make(n: int, wood: str) -> Option:
        made.append(wood)
        return Option(BURN, (wood, n))

    row = Row(make, ["oak", "pine", "birch"], (7,))
    assert len(row) == 3
    assert made == []
    assert row[-1] == Option(BURN, ("birch", 7))
    assert made == ["birch"]
    assert [*row][1:] == [Option(BURN, ("pine", 7)), Option(BURN, ("birch", 7))]
