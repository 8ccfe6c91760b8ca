"""Gathering. [ledger chapter 16]"""

from __future__ import annotations

from campfire.games.robinson.cards import RESOURCES, SOURCE_RESOURCE
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.stores import gain
from campfire.games.robinson.vocabulary.tokens import has_token
from campfire.kernel.frame import Then, step

BAGS = ("basket", "sack")
"""What may go along to bring one more. [RC-664, RC-665]"""


@step
def gather(g: State, me: Who, here: str) -> Then:
    """One resource from the source, one more for a token of its kind on the tile and for each bag. [RC-252, RC-336]"""
    space, _, source = here.partition(":")
    resource = SOURCE_RESOURCE[source]
    more = has_token(g, space, RESOURCES[resource])
    gain(g, resource, 1 + more + len([bag for bag in BAGS if bag in g.plan[0][4]]))
    return None
