"""What things are worth to a scout, in victory points."""

from __future__ import annotations

from campfire.games.near_and_far.cards import CAUTION, COMBAT, GOODS, HEART, MOVEMENT, SEARCH, SKILL, Icons, Item
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.sight import SeatSight, Sight

ICON_WORTH = {SKILL: 1.0, COMBAT: 1.0, MOVEMENT: 0.9, CAUTION: 1.2, SEARCH: 0.8, HEART: 1.0}
GOOD_WORTH = {"coin": 0.5, "gem": 0.5, "food": 0.25, "green": 1.6, "blue": 1.8, "red": 1.5, "yellow": 1.3}
A_CAMP = 2.2
"""A point, something from the board perhaps, and the end draws nearer."""
CAMPS = 14
COUNTS = 2.0
"""What a card brings at the end that counts people, camps or goods."""
A_STEP = 0.7
"""What a step of reputation takes, by a coin or by what one does."""


def left(view: Sight) -> float:
    """How much of the game is left, from 1 down to 0, by the camps of whoever has placed most."""
    return max(0.0, 1 - max([seat["camps_placed"] for seat in view["seats"]]) / CAMPS)


def of_icons(icons: Icons, time: float) -> float:
    """What icons bring in the time that is left."""
    return sum([ICON_WORTH[icon] * n for icon, n in enumerate(icons)]) * 2 * time


def of_token(member: str | None, time: float = 0.5) -> float:
    """What an adventurer or a pet on a cell brings."""
    if not member:
        return 0
    printed = book()
    return of_icons((printed.adventurers.get(member) or printed.pets[member]).icons, time)


def of_item(card: str, time: float) -> float:
    """What an artifact, a treasure or a find brings once it works."""
    item = book().items[card]
    return item.vp + of_icons(item.icons, time) + sum([COUNTS if does[0] == "vp_each" else 1.2 for does in item.does])


def price(item: Item) -> float:
    """What an artifact costs."""
    return sum([GOOD_WORTH[good] * n for good, n in zip(GOODS, item.cost, strict=True)])


def lacking(me: SeatSight, item: Item) -> float:
    """How far an artifact is from being bought: what is missing, in points."""
    goods = [max(0, n - me["goods"][good]) * GOOD_WORTH[good] for good, n in zip(GOODS, item.cost, strict=True)]
    return sum(goods) + A_STEP * item.steps_from(me["reputation"])


def of_hand_card(me: SeatSight, card: str, time: float) -> float:
    """What an artifact promises: what it brings, what it costs, and how hard it is to get in the time that is left."""
    item = book().items[card]
    return of_item(card, time) - price(item) - lacking(me, item) * (0.6 + 1.5 * (1 - time))


def chance(needed: int) -> float:
    """How often a die shows so much."""
    return max(0, min(6, 7 - needed)) / 6
