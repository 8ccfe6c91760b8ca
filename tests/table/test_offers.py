"""Standing offers: whoever is not asked may use what is their own while others decide."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import text

from campfire.bots.driver import Turn
from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Option
from campfire.kernel.frame import Step, ask
from campfire.kernel.question import Ask, AskAll, Question
from campfire.table.bot_runner import Watch, next_move
from campfire.table.founding import begin, found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.seating import table_info
from campfire.table.sight import Eyes
from campfire.table.store.database import MIGRATIONS, open_engine, parse_url, upgrade
from campfire.table.store.rows import Draft
from campfire.table.store.store import Store
from tests.browser.bystanders import among_all, beside
from tests.contract.embers import Embers
from tests.contract.play import lay_on_top
from tests.contract.tending import POKE, tend_together
from tests.contract.toy import BURN, REST, TEND, TOY
from tests.rules import rule
from tests.table.person import Message, Person, call, catch_up, join
from tests.table.server import Server

SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "friend", "name": "Carla"}]
ABILITY = ("ability", ("handyman", ""))


@ask
def watch_fire(g: Embers, sticks: int) -> Question:
    """Seat 1 decides; seat 0 may poke the fire meanwhile while sticks are left."""
    decide = Ask((1,), TEND, [Option(REST), Option(BURN, (), (watch_fire(0),))])
    poke = Ask((0,), TEND, [Option(POKE, (), (watch_fire(sticks - 1),))])
    return AskAll((1,), lambda me: decide if me else poke, lambda: (0,)) if sticks else decide


def at_the_fire(kinds: str = "here friend", sticks: int = 2, put: Step[int] = watch_fire) -> Play:
    wishes = [SeatWish.model_validate({"kind": kind}) for kind in kinds.split()]
    match = begin(TOY, {}, wishes)
    lay_on_top(match, put(sticks))
    return Play(found(match, wishes, Settings()).row, match, len(match.log))


def test_an_offer_has_a_number_and_nobody_is_said_to_decide_for_it() -> None:
    play = at_the_fire()
    assert (play.row.asked, play.row.offered) == ({"1": 1}, {"0": 1})
    assert table_info(play.row, None)["deciding"] == [1]
    assert Eyes().look(play, 1).deciding == [1]


def test_using_an_offer_leaves_the_question_of_the_others_as_it_was() -> None:
    play = at_the_fire()
    change = play.answer(0, 1, "poke", ())
    assert (change.row["asked"], change.row["offered"]) == ({"1": 1}, {"0": 2})
    play.written(change)
    with pytest.raises(BadInput) as told:
        play.answer(0, 1, "poke", ())
    assert told.value.phrase.key == "error-late"
    assert play.answer(1, 1, "rest", ()).row["offered"] == {}


def test_the_last_offer_leaves_the_question_of_the_others_as_it_was() -> None:
    play = at_the_fire(sticks=1)
    play.written(play.answer(0, 1, "poke", ()))
    assert (play.row.asked, play.row.offered) == ({"1": 1}, {})
    with pytest.raises(BadInput) as told:
        play.answer(0, play.row.change, "poke", ())
    assert told.value.phrase.key == "error-not_asked"


def test_an_answer_of_the_others_ends_the_offer() -> None:
    play = at_the_fire()
    play.written(play.answer(1, 1, "burn", ()))
    with pytest.raises(BadInput) as told:
        play.answer(0, 1, "poke", ())
    assert told.value.phrase.key == "error-late"
    assert play.match.journal[-1].key == "burn"


def turn_at(play: Play) -> Turn:
    """Which bot is asked, and for what."""
    move = next_move(play, Watch())
    assert move is not None
    return move.turn


def test_a_bot_is_not_asked_for_what_it_may_use() -> None:
    assert next_move(at_the_fire("bot here"), Watch()) is None
    turn = turn_at(at_the_fire("here bot"))
    assert (turn.seat, turn.others) == (1, ())


@ask
def agree(g: Embers, sticks: int) -> Question:
    """All decide together; each may poke the fire meanwhile while sticks are left."""
    poke = [Option(POKE, (), (agree(sticks - 1),))] if sticks else []
    put = Ask((0, 1), TEND, [Option(REST), Option(BURN), *poke])
    return AskAll((0, 1), lambda me: put)


def test_in_a_groups_decision_with_offers_people_still_go_before_bots() -> None:
    assert next_move(at_the_fire("here bot", put=agree), Watch()) is None
    turn = turn_at(at_the_fire("bot bot", put=agree))
    assert (turn.seat, turn.others) == (0, ())


def test_a_bot_in_a_group_of_people_decides_about_what_is_its_own_and_nothing_else() -> None:
    turn = turn_at(at_the_fire("here bot", put=tend_together))
    assert (turn.seat, turn.others, turn.own) == (1, (0,), frozenset({("poke", ())}))
    assert Option(REST) in turn.ask.options
    assert next_move(at_the_fire("bot here", put=tend_together), Watch()) is None
    assert next_move(at_the_fire("here bot", sticks=0, put=tend_together), Watch()) is None


def test_among_bots_whoever_has_something_of_its_own_answers_for_the_group() -> None:
    turn = turn_at(at_the_fire("bot bot", put=tend_together))
    assert (turn.seat, turn.others) == (1, ())
    assert turn.own is None


def test_what_is_used_meanwhile_needs_no_second_person_but_the_groups_answer_does(server: Server) -> None:
    wish = {"save": among_all("next_action"), "seats": SEATS, "settings": {"confirm_group": True}}
    made = call(server, "POST", "/api/tables/import", wish).json()
    with ExitStack() as stack:
        anna = stack.enter_context(Person(server, made["key"]))
        carla = stack.enter_context(Person(server, join(server, made["invites"][0]["invite"], "Carla")))
        catch_up([anna, carla])
        assert anna.state["ask"]["seats"] == [0, 1]
        used = next(option for option in anna.state["ask"]["options"] if option["key"] != "resolve")
        at = anna.state["at"]
        assert anna.answer(used)["type"] == "done"
        assert anna.wait_for("state")["at"] > at
        catch_up([anna, carla])
        at, answer = carla.state["at"], carla.state["ask"]["options"][0]
        assert carla.answer(answer)["type"] == "done"
        shown = carla.wait_for("state")
        assert (shown["at"], shown["proposal"]["option"]) == (at, answer)


def test_a_seat_that_a_bot_plays_shows_no_offer() -> None:
    play = at_the_fire("bot here")
    assert Eyes().look(play, 0).offer is None
    assert Eyes().look(at_the_fire(), 0).offer is not None


def test_the_numbers_of_offers_are_kept_in_the_store(tmp_path: Path) -> None:
    engine = open_engine(parse_url(f"sqlite:///{tmp_path}/tables.db"))
    upgrade(engine)
    store, play = Store(engine, "test"), at_the_fire()
    new = found(play.match, [SeatWish(kind="here"), SeatWish(kind="friend")], Settings())
    store.create(new.row, new.change)
    store.record(Draft(new.row.id, 1, Play(new.row, play.match, len(play.match.log)).answer(0, 1, "poke", ())))
    read, _ = store.load(new.row.id) or pytest.fail("the table is gone")
    assert (read.asked, read.offered) == ({"1": 1}, {"0": 2})


def test_a_table_from_before_offers_stands_without_them(tmp_path: Path) -> None:
    engine = open_engine(parse_url(f"sqlite:///{tmp_path}/tables.db"))
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        values = "'old', 'toy', '1', '{}', '{}', '', '', '', 3, 3, '{\"1\": 3}', 0, 0, ''"
        names = "id, game, rules, options, settings, created, changed, address, version, change, asked, length"
        connection.execute(text(f"INSERT INTO tables ({names}, snapshot_at, snapshot) VALUES ({values})"))
    upgrade(engine)
    read, _ = Store(engine, "test").load("old") or pytest.fail("the table is gone")
    assert (read.asked, read.offered) == ({"1": 3}, {})


class Shore:
    """Carla decides, and Anna may use an ability meanwhile."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        wish = {"save": beside(ABILITY[1][0]), "seats": SEATS}
        made = call(server, "POST", "/api/tables/import", wish)
        assert made.status_code == 201, made.text
        self.made: Message = made.json()
        self.friend = join(server, self.made["invites"][0]["invite"], "Carla")
        self.anna = stack.enter_context(Person(server, self.made["key"]))
        self.carla = stack.enter_context(Person(server, self.friend))
        self.watcher = stack.enter_context(Person(server, self.made["watch"]))
        self.people = [self.anna, self.carla, self.watcher]
        self.settle()

    def settle(self) -> None:
        """Let everybody hear of the newest change."""
        catch_up(self.people)

    def use(self, **other: Any) -> Message:
        """Let Anna use the ability; give `done` or `error`."""
        offer = self.anna.state["offer"] or {"decision": 0}
        wish = {"type": "answer", "seat": 0, "decision": offer["decision"], "key": ABILITY[0], "args": [*ABILITY[1]]}
        reply = self.anna.ask({**wish, **other})
        self.anna.wait_for("state")
        self.settle()
        return reply


@rule("RC-079", "RC-135")
def test_an_ability_is_used_while_another_decides(server: Server) -> None:
    with ExitStack() as stack:
        shore = Shore(server, stack)
        anna, carla = shore.anna, shore.carla
        put = carla.state["ask"]
        assert (anna.state["ask"], anna.state["deciding"], carla.state["deciding"]) == (None, [1], [1])
        assert [*ABILITY[1]] in [option["args"] for option in anna.state["offer"]["options"]]
        before = anna.state["view"]["seats"][0]["determination"]
        assert shore.use()["type"] == "done"
        assert anna.state["view"]["seats"][0]["determination"] < before
        assert carla.state["ask"] == put
        assert carla.answer(put["options"][0])["type"] == "done"


def test_nobody_else_hears_of_an_offer(server: Server) -> None:
    with ExitStack() as stack:
        shore = Shore(server, stack)
        assert (shore.anna.state["may"], shore.anna.state["offer"]["seat"]) == ([0], 0)
        for other in (shore.carla, shore.watcher):
            assert (other.state["may"], other.state["offer"]) == ([], None)
        assert call(server, "GET", "/api/table", key=shore.made["key"]).json()["table"]["deciding"] == [1]


def test_what_is_offered_and_considered_is_not_relayed(server: Server) -> None:
    with ExitStack() as stack:
        shore = Shore(server, stack)
        number, option = shore.anna.state["offer"]["decision"], {"key": ABILITY[0], "args": [*ABILITY[1]]}
        shore.anna.send({"type": "considers", "seat": 0, "decision": number, "option": option})
        shore.anna.ask({"type": "ping"})
        first = shore.carla.state["ask"]
        asked = {"key": first["options"][0]["key"], "args": first["options"][0]["args"]}
        shore.carla.send({"type": "considers", "seat": 1, "decision": first["decision"], "option": asked})
        assert shore.watcher.wait_for("considers")["seat"] == 1


def test_an_offer_cannot_be_used_twice_or_by_others(server: Server) -> None:
    with ExitStack() as stack:
        shore = Shore(server, stack)
        number = shore.anna.state["offer"]["decision"]
        foreign = {"type": "answer", "seat": 0, "decision": number, "key": ABILITY[0], "args": [*ABILITY[1]]}
        assert shore.carla.ask(foreign)["code"] == "not_yours"
        assert shore.use()["type"] == "done"
        at = shore.anna.state["at"]
        assert shore.use(decision=number)["code"] == "late"
        assert shore.anna.state["at"] == at


def test_an_offer_of_a_moment_that_has_passed_changes_nothing(server: Server) -> None:
    with ExitStack() as stack:
        shore = Shore(server, stack)
        number = shore.anna.state["offer"]["decision"]
        assert shore.carla.answer(shore.carla.state["ask"]["options"][0])["type"] == "done"
        shore.carla.wait_for("state")
        shore.settle()
        at = shore.anna.state["at"]
        assert shore.use(decision=number)["code"] == "late"
        assert shore.anna.state["at"] == at


def test_what_was_used_is_taken_back_by_whoever_used_it(server: Server) -> None:
    with ExitStack() as stack:
        shore = Shore(server, stack)
        before, put = shore.anna.state, shore.carla.state["ask"]
        shore.use()
        assert (shore.carla.state["undo"], shore.watcher.state["undo"]) == (None, None)
        assert shore.anna.ask({"type": "undo", "change": shore.anna.state["undo"]})["type"] == "done"
        shore.anna.wait_for("state")
        shore.settle()
        after = shore.anna.state
        assert (after["view"], after["deciding"]) == (before["view"], [1])
        assert after["offer"]["options"] == before["offer"]["options"]
        assert after["offer"]["decision"] > before["offer"]["decision"]
        assert shore.carla.state["ask"]["options"] == put["options"]


def test_odds_and_reasons_are_told_to_whoever_has_an_offer(server: Server) -> None:
    with ExitStack() as stack:
        anna = Shore(server, stack).anna
        number = anna.state["offer"]["decision"]
        assert anna.ask({"type": "odds", "option": None})["decision"] == number
        assert anna.ask({"type": "blocked"})["decision"] == number


def test_people_at_one_device_use_offers_in_turn(server: Server) -> None:
    wish = {"save": beside(ABILITY[1][0]), "seats": [{"kind": "here"}, {"kind": "here"}]}
    key = call(server, "POST", "/api/tables/import", wish).json()["key"]
    with Person(server, key) as device:
        assert (device.state["look"], device.state["may"], device.state["offer"]) == (1, [0], None)
        device.send({"type": "look", "seat": 0})
        offer = device.wait_for("state", look=0)["offer"]
        option = {"key": ABILITY[0], "args": [*ABILITY[1]]}
        reply = device.ask({"type": "answer", "seat": 0, "decision": offer["decision"], **option})
        assert reply["type"] == "done"
        assert device.wait_for("state")["deciding"] == [1]


def test_a_seat_that_is_not_asked_sees_the_plan_of_the_others(server: Server) -> None:
    wish = {"game": "robinson", "seats": SEATS, "options": {"scenario": "cannibal_island"}}
    made = call(server, "POST", "/api/tables", wish).json()
    with ExitStack() as stack:
        people = [stack.enter_context(Person(server, made["key"]))]
        people.append(stack.enter_context(Person(server, join(server, made["invites"][0]["invite"], "Carla"))))
        for _ in range(20):
            if people[0].state["result"]:
                break
            asked = next(person for person in people if person.state["ask"])
            options = asked.state["ask"]["options"]
            chosen = next((option for option in options if option["key"] == "ready"), options[0])
            assert asked.answer(chosen)["type"] == "done"
            version = asked.wait_for("state")["version"]
            for person in people:
                while person.state["version"] < version:
                    person.wait_for("state")
