"""Odds on request: of an option that is offered, and of nothing else."""

from __future__ import annotations

from contextlib import ExitStack

from tests.table.server import Server
from tests.table.test_answers import pair_at


def test_the_odds_of_an_offered_option_are_told(server: Server) -> None:
    with ExitStack() as stack:
        anna = pair_at(server, stack, "choose_victim").anna
        ask = anna.state["ask"]
        option = {"key": "victim", "args": ask["options"][0]["args"]}
        told = anna.ask({"type": "odds", "option": option})
        assert told["decision"] == ask["decision"]
        assert told["chances"] == [{"phrase": {"key": "odds-bite", "args": {}}, "percent": 50}]
        assert anna.ask({"type": "odds", "option": None})["chances"] == []


def test_what_is_not_offered_has_no_odds(server: Server) -> None:
    with ExitStack() as stack:
        anna = pair_at(server, stack, "choose_victim").anna
        refused = anna.ask({"type": "odds", "option": {"key": "victim", "args": [7]}})
        assert (refused["type"], refused["code"]) == ("error", "no_such_option")
