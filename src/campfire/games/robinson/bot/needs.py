"""Needs: what the coming night will cost as things stand, and what is spared by food, wood, a roof or a Shelter."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from campfire.games.robinson.rules.night import HUNGER, SECOND_HELPING

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

JENNY_HUNGRY, CHILD = 2.4, 12.0
"""What it costs if Jenny or a child does not eat."""


class Store(NamedTuple):
    """What the group meets the night with."""

    food: float
    wood: float
    roof: int
    shelter: bool


class Needs:
    """The bill of the night, what is planned counted as done."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.reading = judge, judge.reading
        self.food_coming = self.wood_coming = 0.0
        """What planned actions will bring, on average."""
        self.sheltered = self.reading.has_shelter
        self.meals, self.clouds = self.reading.view["tonight"]["meals"], self.reading.view["tonight"]["clouds"]
        self._bills: dict[Store, float] = {}
        self._nights: dict[tuple[int, int, int, bool], float] = {}
        self._costs: dict[tuple[int, int], float] = {}

    @property
    def store(self) -> Store:
        """What there will be tonight."""
        reading = self.reading
        food = reading.total("food") + reading.total("preserves") + self.food_coming
        return Store(food, reading.total("wood") + self.wood_coming, self.judge.roof, self.sheltered)

    def spared(self, food: float = 0.0, wood: float = 0.0, roof: int = 0, shelter: bool = False) -> float:
        """What so much more spares tonight; what so much less costs is negative."""
        now = self.store
        then = Store(now.food + food, now.wood + wood, now.roof + roof, now.shelter or shelter)
        return self.bill(now) - self.bill(then)

    def bill(self, store: Store) -> float:
        """What the night costs, worked out once."""
        if store not in self._bills:
            self._bills[store] = self.between(store)
        return self._bills[store]

    def between(self, store: Store) -> float:
        """What the night costs, between whole figures in proportion."""
        food, wood = max(0.0, store.food), max(0.0, store.wood)
        meals, logs = int(food), int(wood)
        more_food, more_wood = food - meals, wood - logs
        bill = (1 - more_food) * (1 - more_wood) * self.whole(meals, logs, store)
        if more_food:
            bill += more_food * (1 - more_wood) * self.whole(meals + 1, logs, store)
        if more_wood:
            bill += (1 - more_food) * more_wood * self.whole(meals, logs + 1, store)
        if more_food and more_wood:
            bill += more_food * more_wood * self.whole(meals + 1, logs + 1, store)
        return bill

    def whole(self, food: int, wood: int, store: Store) -> float:
        """What the night costs with so much food and wood, over all weathers that may come."""
        key = (food, wood, store.roof, store.shelter)
        if key not in self._nights:
            bill = 0.0
            for sky in self.clouds:
                leak = max(0, sky["rain"] + sky["snow"] - store.roof)
                wet = max(0, leak + sky["snow"] - wood) + max(0, leak - food)
                hungry = max(0, self.meals - max(0, food - leak))
                bill += sky["chance"] * self.cost(wet + (not store.shelter), hungry)
            self._nights[key] = bill
        return self._nights[key]

    def cost(self, blows: int, hungry: int) -> float:
        """What it costs if each is wounded so often and so many meals are missing: the strong go without first."""
        key = (blows, hungry)
        if key not in self._costs:
            wound, people = self.judge.wound, self.people
            each = sum([wound(who, blows) for who in people])
            again = sorted([wound(who, blows + SECOND_HELPING) - wound(who, blows) for who in people])
            starve = sorted([wound(who, blows + HUNGER) - wound(who, blows) for who in people] + self.guest)
            missed = again * (self.reading.view["tonight"]["helpings"] - 1) + starve + [CHILD] * self.reading.children
            self._costs[key] = each + sum(missed[:hungry])
        return self._costs[key]

    @cached_property
    def people(self) -> list[int]:
        """Who sleeps in the camp."""
        return [who for who, seat in enumerate(self.reading.seats) if not seat["outside"]]

    @cached_property
    def guest(self) -> list[float]:
        """What a meal of Jenny's is worth, where she eats in the camp."""
        return [JENNY_HUNGRY] * (self.reading.mouths - len(self.people))

    def leak(self, roof: int) -> float:
        """How many clouds come through such a roof tonight, on average."""
        return sum([max(0, sky["rain"] + sky["snow"] - roof) * sky["chance"] for sky in self.clouds])

    @property
    def lacking_food(self) -> float:
        """The meals and leaks of this night that are not covered; what is left over is negative."""
        return self.meals + self.leak(self.judge.roof) - self.store.food

    @property
    def lacking_wood(self) -> float:
        """What the weather will burn and is not there; what is left over is negative."""
        snow = sum([sky["snow"] * sky["chance"] for sky in self.clouds])
        return self.leak(self.judge.roof) + snow - self.store.wood
