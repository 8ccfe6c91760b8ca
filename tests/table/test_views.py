"""The shapes of views, as a page gets its types from them."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from campfire.table.schema import view_schema


class Tree(TypedDict):
    """A tree that stands in sight."""

    title: str
    rings: list[int]
    kind: Literal["oak", "elm"]
    nest: NotRequired[Tree | None]


class WoodView(TypedDict):
    """What one sees of the wood."""

    you: int | None
    trees: dict[str, Tree]
    first: Tree


class Clearing(TypedDict):
    """A view without parts."""

    n: int


def test_a_view_is_described_with_everything_in_it_by_name() -> None:
    described = view_schema(WoodView)["$defs"]
    assert set(described) == {"Tree", "WoodView"}
    assert described["WoodView"]["properties"]["first"] == {"$ref": "#/$defs/Tree"}
    assert described["WoodView"]["properties"]["trees"]["additionalProperties"] == {"$ref": "#/$defs/Tree"}
    assert described["WoodView"]["required"] == ["you", "trees", "first"]


def test_a_view_says_what_may_stand_in_it_and_what_may_be_left_out() -> None:
    tree = view_schema(WoodView)["$defs"]["Tree"]
    assert tree["description"] == "A tree that stands in sight."
    assert tree["properties"]["kind"]["enum"] == ["oak", "elm"]
    assert tree["properties"]["title"] == {"type": "string"}
    assert tree["required"] == ["title", "rings", "kind"]


def test_a_view_without_parts_is_described_too() -> None:
    assert set(view_schema(Clearing)["$defs"]) == {"Clearing"}
