"""Answers: each names its decision; what is late, double or foreign changes nothing."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tests.table.embers import embers
from tests.table.person import Message, Person, call, catch_up, create, join, resume
from tests.table.server import Server


class Pair:
    """Two people at one table, each with a socket."""

    def __init__(self, server: Server, stack: ExitStack, made: Message | None = None) -> None:
        self.made = made or create(server, "here friend")
        self.friend_key = join(server, self.made["invites"][0]["invite"], "Carla")
        self.anna = stack.enter_context(Person(server, self.made["key"]))
        self.carla = stack.enter_context(Person(server, self.friend_key))

    def settle(self) -> None:
        """Let both hear of the newest change."""
        catch_up([self.anna, self.carla])


def pair_at(server: Server, stack: ExitStack, prompt: str, **wish: Any) -> Pair:
    """Two people at a question with two options."""
    return Pair(server, stack, resume(server, embers(prompt), "here friend", **wish))


def test_an_answer_is_acknowledged_before_its_effect_is_seen(server: Server) -> None:
    made = create(server, "here")
    with Person(server, made["key"]) as anna:
        before = anna.state
        anna.answer(before["ask"]["options"][0])
        assert anna.heard[-1]["type"] == "done"
        after = anna.wait_for("state")
        assert after["version"] == before["version"] + 1
        assert after["at"] > before["at"]


def test_a_double_answer_is_late_and_changes_nothing(server: Server) -> None:
    made = create(server, "here")
    with Person(server, made["key"]) as anna:
        ask, option = anna.state["ask"], anna.state["ask"]["options"][0]
        assert anna.answer(option)["type"] == "done"
        after = anna.wait_for("state")
        assert anna.answer(option, seat=0, decision=ask["decision"])["code"] == "late"
        shown = anna.wait_for("state")
        assert {**shown, "log": 0, "cards": 0} == {**after, "log": 0, "cards": 0}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"decision": 0}, "late"),
        ({"decision": 999}, "late"),
        ({"key": "steal"}, "no_such_option"),
        ({"args": ["dragon"]}, "no_such_option"),
        ({"seat": 1}, "not_yours"),
        ({"seat": 7}, "no_seat"),
    ],
)
def test_wrong_answers_get_a_typed_error_and_the_view(server: Server, change: dict[str, Any], code: str) -> None:
    made = create(server, "here friend")
    with Person(server, made["key"]) as anna:
        before = anna.state
        reply = anna.answer(before["ask"]["options"][0], **change)
        assert (reply["type"], reply["code"]) == ("error", code)
        assert reply["phrase"]["key"] == f"error-{code}"
        again = anna.wait_for("state")
        assert (again["version"], again["view"]) == (before["version"], before["view"])


def test_who_is_not_asked_cannot_answer(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        option = pair.anna.state["ask"]["options"][0]
        pair.anna.answer(option)
        pair.anna.wait_for("state")
        assert pair.anna.state["ask"] is None
        chosen = {"key": option["key"], "args": option["args"]}
        wish = {"type": "answer", "seat": 0, "decision": pair.anna.state["version"], **chosen}
        assert pair.anna.ask(wish)["code"] == "not_asked"


def test_in_a_simultaneous_question_nobody_waits_for_the_others(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        carlas = pair.carla.state["ask"]
        pair.anna.answer(pair.anna.state["ask"]["options"][0])
        reply = pair.carla.answer(carlas["options"][0], decision=carlas["decision"])
        assert reply["type"] == "done"


def test_the_number_of_a_decision_stays_while_others_answer_the_same_question(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        number = pair.carla.state["ask"]["decision"]
        pair.anna.answer(pair.anna.state["ask"]["options"][0])
        shown = pair.carla.wait_for("state")
        assert shown["deciding"] == [1]
        assert shown["ask"]["decision"] == number


def test_undo_takes_back_ones_own_answer_once(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        before, log = pair.anna.state, list(pair.anna.log)
        pair.anna.answer(before["ask"]["options"][0])
        after = pair.anna.wait_for("state")
        assert pair.anna.ask({"type": "undo", "change": after["undo"]})["type"] == "done"
        back = pair.anna.wait_for("state")
        assert back["view"] == before["view"]
        assert pair.anna.log == log
        assert back["ask"]["options"] == before["ask"]["options"]
        assert pair.anna.ask({"type": "undo", "change": after["undo"]})["code"] == "late"
        assert pair.carla.wait_for("state", version=back["version"])["undo"] is None


def test_others_answers_cannot_be_undone(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        pair.anna.answer(pair.anna.state["ask"]["options"][0])
        change = pair.anna.wait_for("state")["undo"]
        assert pair.carla.ask({"type": "undo", "change": change})["code"] == "no_undo"


def test_after_an_undo_an_old_number_is_late(server: Server) -> None:
    made = create(server, "here friend")
    with Person(server, made["key"]) as anna:
        ask = anna.state["ask"]
        anna.answer(ask["options"][0])
        anna.ask({"type": "undo", "change": anna.wait_for("state")["undo"]})
        anna.wait_for("state")
        assert anna.answer(ask["options"][0], decision=ask["decision"])["code"] == "late"


def test_in_a_groups_decision_the_first_answer_counts(server: Server) -> None:
    with ExitStack() as stack:
        pair = pair_at(server, stack, "choose_victim")
        ask = pair.carla.state["ask"]
        assert ask["seats"] == [0, 1]
        assert pair.carla.answer(ask["options"][0])["type"] == "done"
        assert pair.anna.answer(ask["options"][0], seat=0, decision=ask["decision"])["code"] == "late"


def test_a_groups_decision_may_need_a_second_person(server: Server) -> None:
    with ExitStack() as stack:
        pair = pair_at(server, stack, "choose_victim", settings={"confirm_group": True})
        ask, at = pair.carla.state["ask"], pair.carla.state["at"]
        option = ask["options"][0]
        pair.carla.answer(option)
        shown = pair.anna.wait_for("state")
        assert shown["at"] == at
        assert shown["proposal"] == {"seat": 1, "decision": ask["decision"], "option": option}
        pair.carla.wait_for("state")
        pair.carla.answer(option)
        assert pair.carla.wait_for("state")["at"] == at, "nobody confirms the own proposal"
        pair.settle()
        pair.anna.answer(option)
        after = pair.anna.wait_for("state")
        assert after["at"] > at
        assert after["proposal"] is None


def test_another_answer_replaces_a_proposal(server: Server) -> None:
    with ExitStack() as stack:
        pair = pair_at(server, stack, "choose_victim", settings={"confirm_group": True})
        options = pair.carla.state["ask"]["options"]
        assert len(options) == 2
        pair.carla.answer(options[0])
        pair.anna.wait_for("state")
        pair.anna.answer(options[1])
        assert pair.anna.wait_for("state")["proposal"]["option"] == options[1]
        pair.settle()
        at = pair.carla.state["at"]
        pair.carla.answer(options[1])
        assert pair.carla.wait_for("state")["at"] > at


def test_what_is_blocked_says_why_with_the_rule(server: Server) -> None:
    made = resume(server, embers("choose_victim", players=3, options=2), "here here here")
    with Person(server, made["key"]) as device:
        told = device.ask({"type": "blocked"})
        assert told["decision"] == device.state["ask"]["decision"]
        poor = device.state["view"]["beads"].index(0)
        blocked = next(option for option in told["options"] if option["args"] == [poor])
        assert (blocked["key"], blocked["why"]["key"], blocked["rule"]) == ("victim", "why-no_beads", "TOY-1")


def test_what_cannot_be_used_says_why_with_the_rule(server: Server) -> None:
    made = resume(server, embers("choose_victim", players=3, options=2), "here here here")
    with Person(server, made["key"]) as device:
        hand = dict.fromkeys(device.state["view"]["hands"][device.state["look"]])
        assert hand
        idle = device.ask({"type": "blocked"})["idle"]
        assert idle == [{"card": card, "why": {"key": "idle-held", "args": {}}, "rule": "TOY-2"} for card in hand]


def test_who_is_not_asked_hears_what_cannot_be_used(server: Server) -> None:
    made = resume(server, embers("keep_or_bury"), "here here")
    with Person(server, made["key"]) as device:
        other = 1 - device.state["look"]
    with Person(server, made["key"], look=other) as device:
        reply = device.ask({"type": "blocked"})
        assert (reply["decision"], reply["options"]) == (None, [])
        assert [thing["card"] for thing in reply["idle"]] == list(dict.fromkeys(device.state["view"]["hands"][other]))


def test_blocked_options_of_who_is_not_asked_are_none(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["watch"]) as watcher:
        reply = watcher.ask({"type": "blocked"})
        assert (reply["decision"], reply["options"], reply["idle"]) == (None, [], [])


def test_cards_come_with_their_text_once(server: Server) -> None:
    made = create(server, "here")
    with Person(server, made["key"]) as anna:
        seen = [card["id"] for card in anna.state["cards"]]
        hand = anna.state["view"]["hands"][0]
        assert set(hand) <= set(seen)
        anna.play_on(Random(3), most=3)
        sent = [card["id"] for m in anna.heard if m["type"] == "state" for card in m["cards"]]
        assert len(sent) == len(set(sent))


def test_the_log_arrives_whole_and_in_order(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["key"]) as anna:
        anna.play_on(Random(4))
        with Person(server, made["key"]) as again:
            assert again.log == anna.log
            assert [line["at"] for line in again.log] == sorted(line["at"] for line in again.log)


def test_who_is_present_is_told(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        assert pair.anna.wait_for("present", seats=[0, 1])["watchers"] == 0
        watcher = Person(server, pair.made["watch"])
        assert pair.anna.wait_for("present")["watchers"] == 1
        watcher.leave()
        assert pair.anna.wait_for("present")["watchers"] == 0
        pair.carla.leave()
        assert pair.anna.wait_for("present")["seats"] == [0]


def test_chat_is_relayed_kept_and_bounded(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        assert pair.carla.ask({"type": "chat", "text": " wait for <b>me</b> "})["type"] == "done"
        line = pair.anna.wait_for("chat")
        assert (line["seat"], line["name"], line["text"]) == (1, "Carla", "wait for <b>me</b>")
        with Person(server, pair.made["watch"]) as watcher:
            assert [kept["text"] for kept in watcher.welcome["chat"]] == ["wait for <b>me</b>"]
        assert line["quick"] is None
        assert pair.carla.send({"type": "chat", "text": "x" * 501})
        assert pair.carla.wait_for("error")["code"] == "bad_request"
        for _ in range(40):
            pair.carla.send({"type": "chat", "text": "spam"})
        assert pair.carla.wait_for("error")["code"] == "too_fast"


def test_spectators_talk_where_the_host_allows_it(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        watcher = stack.enter_context(Person(server, pair.made["watch"]))
        assert watcher.ask({"type": "chat", "text": "hello"})["code"] == "watchers_silent"
        allow = {"watchers_talk": True}
        assert call(server, "PATCH", "/api/table/settings", allow, pair.friend_key).status_code == 403
        changed = call(server, "PATCH", "/api/table/settings", allow, pair.made["key"]).json()
        assert changed["table"]["settings"]["watchers_talk"]
        assert watcher.ask({"type": "chat", "text": "hello"})["type"] == "done"
        assert pair.anna.wait_for("chat")["seat"] is None
        call(server, "PATCH", "/api/table/settings", {"watchers_talk": False}, pair.made["key"])
        assert watcher.ask({"type": "chat", "quick": "hello"})["code"] == "watchers_silent"


def test_a_quick_phrase_travels_as_its_key(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        assert pair.carla.ask({"type": "chat", "quick": "well_done"})["type"] == "done"
        line = pair.anna.wait_for("chat")
        assert (line["seat"], line["text"], line["quick"]) == (1, "", "well_done")
        for wrong in ({"quick": "rude"}, {}, {"text": "both", "quick": "hello"}):
            pair.carla.send({"type": "chat", **wrong})
            assert pair.carla.wait_for("error")["code"] == "bad_request"


def tend(pair: Pair) -> tuple[Person, Person]:
    """Who tends the fire, and who looks on."""
    deciders = (pair.anna, pair.carla) if pair.anna.state["ask"] else (pair.carla, pair.anna)
    assert deciders[0].state["ask"]["prompt"]["key"] == "ask-tend"
    return deciders


def considers(person: Person, option: dict[str, Any] | None) -> dict[str, Any]:
    ask = person.state["ask"]
    chosen = option and {"key": option["key"], "args": option["args"]}
    return {"type": "considers", "seat": ask["seat"], "decision": ask["decision"], "option": chosen}


def test_what_one_considers_is_shown_to_the_others(server: Server) -> None:
    with ExitStack() as stack:
        decider, other = tend(pair_at(server, stack, "tend"))
        option = decider.state["ask"]["options"][1]
        decider.send(considers(decider, option))
        told = other.wait_for("considers")
        assert (told["seat"], told["option"]) == (decider.state["ask"]["seat"], option)
        decider.send(considers(decider, None))
        assert other.wait_for("considers")["option"] is None


def test_what_one_considers_in_private_stays_private(server: Server) -> None:
    with ExitStack() as stack:
        pair = Pair(server, stack)
        assert pair.anna.state["ask"]["private"]
        pair.anna.send(considers(pair.anna, pair.anna.state["ask"]["options"][0]))
        pair.anna.ask({"type": "ping"})
        pair.carla.ask({"type": "ping"})
        assert not [m for m in pair.carla.heard if m["type"] == "considers"]


def test_a_table_may_keep_considerations_to_itself(server: Server) -> None:
    with ExitStack() as stack:
        pair = pair_at(server, stack, "tend", settings={"hover": False})
        decider, other = tend(pair)
        decider.send(considers(decider, decider.state["ask"]["options"][0]))
        decider.ask({"type": "ping"})
        other.ask({"type": "ping"})
        assert not [m for m in other.heard if m["type"] == "considers"]


def test_ping_and_echo(server: Server) -> None:
    made = create(server, "here bot")
    with Person(server, made["key"]) as anna:
        assert anna.ask({"type": "ping"})["type"] == "pong"
        assert anna.ask({"type": "echo", "text": "ой"})["text"] == "ой"


def test_a_table_survives_its_server(own_server: Server) -> None:
    made = create(own_server, "here friend")
    with Person(own_server, made["key"]) as anna:
        anna.answer(anna.state["ask"]["options"][0])
        anna.wait_for("state")
    own_server.kill()
    own_server.start()
    with Person(own_server, made["key"]) as again:
        assert again.state["view"] == anna.state["view"]
        assert again.log == anna.log
        assert again.state["undo"] == anna.state["undo"]
        assert again.ask({"type": "undo", "change": again.state["undo"]})["type"] == "done"
    assert call(own_server, "GET", "/healthz").json()["status"] == "ok"
