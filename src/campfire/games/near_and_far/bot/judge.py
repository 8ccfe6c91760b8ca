"""One question, looked at with the eyes of one seat."""

from __future__ import annotations

from functools import cached_property

from campfire.games.near_and_far.bot.route import Walker
from campfire.games.near_and_far.bot.worth import A_STEP, GOOD_WORTH, lacking, left, of_item, price
from campfire.games.near_and_far.cards import GOODS
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.sight import SeatSight, Sight
from campfire.kernel.offer import Offer


class Judge:
    """Looks at one question with the eyes of one seat."""

    def __init__(self, view: Sight, offer: Offer) -> None:
        self.view, self.offer = view, offer
        self.me: SeatSight = view["seats"][offer.seat]
        self.time = left(view)

    @cached_property
    def walker(self) -> Walker:
        """The ways over the map."""
        return Walker(self.view, self.me)

    @property
    def stuck(self) -> bool:
        """Whether every space of the map has a camp, so that only the mine is left."""
        return all([space["camp"] is not None or space["town"] for space in self.view["map"]["spaces"]])

    @property
    def cards(self) -> list[str]:
        """The hand."""
        return [card for card in self.me["hand"] if card]

    @property
    def pack(self) -> int:
        """Pack animals."""
        return self.me["birds"] + self.me["turtles"]

    def wants(self, good: str) -> float:
        """How much one more of a good would help to buy something of the hand, with what that still lacks beside it."""
        best = 0.0
        for card in self.cards:
            item = book().items[card]
            missing = dict(zip(GOODS, item.cost, strict=True))[good] - self.me["goods"][good]
            if missing > 0:
                beside = lacking(self.me, item) - missing * GOOD_WORTH[good]
                best = max(best, of_item(card, self.time) - price(item) - beside)
        return best

    def craves(self, step: int) -> float:
        """How much a better name, or a worse one, would help to buy something of the hand."""
        best = 0.0
        for card in self.cards:
            item = book().items[card]
            away = item.steps_from(self.me["reputation"])
            if item.reputation * step > 0 and 0 < away <= self.money:
                beside = lacking(self.me, item) - A_STEP * away
                best = max(best, of_item(card, self.time) - price(item) - beside - GOOD_WORTH["coin"] * away)
        return best

    @property
    def money(self) -> int:
        """Coins and gems."""
        return self.me["goods"]["coin"] + self.me["goods"]["gem"]
