"""Seats that are not asked, but could use a standing offer, see the table as usual."""

from __future__ import annotations

from contextlib import ExitStack

from tests.table.person import Person, call, join
from tests.table.server import Server

SEATS = [{"kind": "here"}, {"kind": "friend"}]


def test_a_seat_that_is_not_asked_sees_the_plan_of_the_others(server: Server) -> None:
    wish = {"game": "robinson", "seats": SEATS, "options": {"scenario": "cannibal_island"}}
    made = call(server, "POST", "/api/tables", wish).json()
    with ExitStack() as stack:
        people = [stack.enter_context(Person(server, made["key"]))]
        people.append(stack.enter_context(Person(server, join(server, made["invites"][0]["invite"], "Carla"))))
        for _ in range(20):
            asked = next(person for person in people if person.state["ask"])
            options = asked.state["ask"]["options"]
            chosen = next((option for option in options if option["key"] == "ready"), options[0])
            assert asked.answer(chosen)["type"] == "done"
            version = asked.wait_for("state")["version"]
            for person in people:
                while person.state["version"] < version:
                    person.wait_for("state")
