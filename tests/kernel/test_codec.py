"""States as data: what does not fit is refused, and the place is named."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from campfire.kernel.codec import Undecodable, decode_frame, decode_state, decode_value, encode_state, encode_value
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.pile import Pile
from tests.contract.embers import Embers
from tests.contract.toy import TOY, burn_bead, tend


def state_data(**changes: Any) -> dict[str, Any]:
    """The toy before its first question, as JSON has it, with some facts changed."""
    data: dict[str, Any] = json.loads(json.dumps(encode_state(TOY.setup(TOY.check({})))))
    return data | changes


def read(data: Any) -> Embers:
    g = TOY.blank(TOY.check({}))
    decode_state(g, data)
    return g


def test_a_state_comes_back_as_it_was() -> None:
    g = TOY.setup(TOY.check({"players": 3}))
    g.hands[1].put("owl", 0b010)
    g.stack.append(tend(1))
    other = read(json.loads(json.dumps(encode_state(g))))
    assert encode_state(other) == encode_state(g)
    assert other.stack[-1] == tend(1)
    assert other.hands[1].is_known(0, 1)


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"fire": "hot"}, "fire"),
        ({"fire": 1.5}, "fire"),
        ({"fire": True}, "fire"),
        ({"beads": [3, "x"]}, r"beads\[1\]"),
        ({"beads": 3}, "beads"),
        ({"deck": [["owl"], []]}, "deck"),
        ({"deck": [["owl"], [0], []]}, "deck"),
        ({"hands": [[["owl"], [0]], [[7], [0]]]}, r"hands\[1\]\[0\]"),
        ({"stack": [{"step": "toy.fly", "args": []}]}, r"stack\[0\]"),
        ({"stack": [{"step": "toy.tend"}]}, r"stack\[0\]"),
        ({"stack": [{"step": "toy.tend", "args": 3}]}, r"stack\[0\]"),
        ({"stack": [{"step": "toy.tend", "args": [None]}]}, r"stack\[0\]"),
        ({"stack": [["toy.tend", []]]}, r"stack\[0\]"),
        ({"gold": 1}, "state"),
    ],
)
def test_what_does_not_fit_is_refused(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(Undecodable, match=f"^{place}"):
        read(state_data(**changes))


def test_a_missing_fact_is_refused() -> None:
    data = state_data()
    del data["fire"]
    with pytest.raises(Undecodable, match="state"):
        read(data)


@pytest.mark.parametrize("data", [None, 3, "state", []])
def test_what_is_no_state_is_refused(data: Any) -> None:
    with pytest.raises(Undecodable, match="state"):
        read(data)


def test_frames_inside_frames_survive() -> None:
    frame: Frame = (tend.rule, (1, ("a", 2, True), burn_bead(0)))
    assert decode_frame(json.loads(json.dumps(encode_value(frame))), "stack") == frame


class Road(NamedTuple):
    """A record that waits in a frame, with a frame in it."""

    start: str
    stages: int
    then: Frame


@step
def walk(g: Embers, me: int, road: Road) -> Then:
    """A rule that reads its record by names."""
    return (road.then,) if road.stages else None


def test_records_in_frames_come_back_as_records() -> None:
    frame = walk(1, Road("oak", 2, burn_bead(0)))
    read_frame = decode_frame(json.loads(json.dumps(encode_value(frame))), "stack")
    assert read_frame == frame
    assert read_frame[1][1].then == burn_bead(0)


@pytest.mark.parametrize("road", [3, "oak", ["oak", "two", {"step": "toy.burn_bead", "args": [0]}], ["oak", 2]])
def test_a_record_of_another_shape_is_refused(road: Any) -> None:
    with pytest.raises(Undecodable, match="stack"):
        decode_frame({"step": "test_codec.walk", "args": [1, road]}, "stack")


@pytest.mark.parametrize(
    ("kind", "data", "value"),
    [
        (int | None, None, None),
        (int | None, 4, 4),
        (str | int, 4, 4),
        (tuple[int, str], [1, "a"], (1, "a")),
        (tuple[int, ...], [], ()),
        (dict[str, list[int]], {"a": [1]}, {"a": [1]}),
        (Pile, [["a"], [3]], Pile(["a"], 3)),
    ],
)
def test_declared_types_lead_the_reading(kind: Any, data: Any, value: Any) -> None:
    read_value = decode_value(kind, data, "fact")
    assert read_value == value
    assert type(read_value) is type(value)


@pytest.mark.parametrize(
    ("kind", "data"),
    [(int | None, "x"), (tuple[int, str], [1]), (tuple[int, ...], ["x"]), (dict[str, int], {"a": "x"})],
)
def test_values_of_another_type_are_refused(kind: Any, data: Any) -> None:
    with pytest.raises(Undecodable, match="fact"):
        decode_value(kind, data, "fact")


@pytest.mark.parametrize("value", [object(), {1, 2}, b"raw"])
def test_what_cannot_be_saved_is_not_written(value: Any) -> None:
    with pytest.raises(TypeError):
        encode_value(value)
