"""Planning at the test table: pawns laid down and taken back by name."""

from __future__ import annotations

from msgspec.structs import astuple

from campfire.games.robinson.actions import Bill, Planned
from campfire.games.robinson.cards import RESOURCES
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.sorts import ACTION, COST
from campfire.kernel.engine import blocked
from campfire.kernel.frame import Seat
from tests.games.robinson.table import Table
from tests.games.robinson.wording import aimed, spelled, written


def planning(table: Table) -> Table:
    """The group begins to plan."""
    return table.begin(plan_actions())


def leads(table: Table, seat: Seat, pawn: str = "") -> set[str]:
    """The new actions that a seat may lead with its own pawn, or with another one that it may place."""
    options = [o for o in table.options(seat) if o.key == "lead" and o.args[0] == (pawn or str(seat))]
    return {f"{o[ACTION].kind} {written(o[ACTION])}".strip() for o in options}


def prices(table: Table, seat: Seat, kind: str, target: str, key: str = "lead") -> list[Bill]:
    """The ways to pay for a new action: wood, food, preserves, fur."""
    wanted = str(seat), aimed(kind, target)
    return [o[COST] for o in table.options(seat) if o.key == key and o.args[:2] == wanted]


def lead(table: Table, seat: Seat, kind: str, target: str = "", pawn: str = "", **pays: int) -> Table:
    """Lay down a pawn that leads a new action, with what it costs."""
    bill = [pays.get(resource, 0) for resource in RESOURCES]
    return table.choose("lead", pawn or str(seat), kind, target, *bill, by=seat)


def supports(table: Table, seat: Seat, pawn: str = "") -> set[str]:
    """The planned actions that a pawn may join."""
    options = [o for o in table.options(seat) if o.key == "support" and o.args[0] == (pawn or str(seat))]
    return {f"{o[ACTION].kind} {written(o[ACTION])}".strip() for o in options}


def support(table: Table, seat: Seat, kind: str, target: str = "", pawn: str = "") -> Table:
    """Lay a pawn under a planned action."""
    place = place_of(table, kind, target)
    return table.choose("support", pawn or str(seat), place, kind, target, by=seat)


def take_back(table: Table, seat: Seat, kind: str, target: str = "", pawn: str = "") -> Table:
    """Take a pawn back."""
    return table.choose("take_back", pawn or str(seat), place_of(table, kind, target), kind, target, by=seat)


def place_of(table: Table, kind: str, target: str) -> int:
    """Where an action lies in the plan."""
    return [planned.action for planned in table.g.plan].index(aimed(kind, target))


def planned(table: Table, kind: str, target: str = "") -> Planned:
    """A planned action."""
    return table.g.plan[place_of(table, kind, target)]


def stacks(table: Table) -> list[tuple[str, str, tuple[str, ...]]]:
    """The planned actions: kind, target, pawns."""
    return [(p.action.kind, written(p.action), p.pawns) for p in table.g.plan]


def laid(table: Table, kind: str, target: str = "") -> tuple[tuple[str, ...], Bill, tuple[str, ...]]:
    """The pawns of a planned action, what is set aside for it, what goes along."""
    _, pawns, paid, along = astuple(planned(table, kind, target))
    return pawns, paid, along


def ready(table: Table, *seats: Seat) -> Table:
    """These seats say that they are ready."""
    for seat in seats:
        table.choose("ready", by=seat)
    return table


def why(table: Table, seat: Seat, key: str, *about: int | str) -> tuple[str, str]:
    """Why something is not offered, and the rule that says so."""
    for option, reason in blocked(table.g, seat, table.pending):
        words = spelled(option)
        if option.key == key and (not about or words[1:3] == about or words[2:4] == about):
            return reason.key, reason.rule
    return "", ""
