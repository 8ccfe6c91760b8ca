"""Gathering. [ledger chapter 16]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import RESOURCES, SOURCE_RESOURCE
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.stores import gain
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.kernel.frame import Then, step

BAGS = ("basket", "sack")
"""What may go along to bring one more. [RC-664, RC-665]"""


@step
def gather(g: State, me: Who) -> Then:
    """One resource from the source, one more for a token of its kind on the tile and for each bag. [RC-252, RC-336]"""
    planned = g.plan[0]
    gain(g, *harvest(g, planned.action, planned.along))
    return None


def harvest(g: State, action: Action, along: tuple[str, ...]) -> tuple[int, int]:
    """The resource that a source brings, and how much of it with these bags. [RC-252, RC-336, RC-664, RC-665]"""
    resource = SOURCE_RESOURCE[action.what]
    return resource, 1 + has_token(g, action.space, RESOURCES[resource]) + len([bag for bag in BAGS if bag in along])
