"""Ways over the map: where a scout would go this turn, and what it hopes for there."""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.near_and_far.bot.worth import A_CAMP, chance
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.sight import SeatSight, Sight, SpaceSight

A_HEART = 0.12
"""What a heart is worth at the end of a move."""
LONGEST = 6
"""Spaces that a scout thinks ahead."""


class Way(NamedTuple):
    """Where to go: what it is worth, and the first step; nothing: stay."""

    worth: float
    step: str


class Walker:
    """One player's ways from where the figure stands."""

    def __init__(self, view: Sight, me: SeatSight) -> None:
        self.view, self.me = view, me
        self.spaces = {space["space"]: space for space in view["map"]["spaces"]}
        self.ways: dict[str, list[tuple[str, str]]] = {name: [] for name in self.spaces}
        for path in view["map"]["paths"]:
            one, other = path["ends"]
            symbol = path["symbol"] if path["active"] else ""
            self.ways[one].append((other, symbol))
            self.ways[other].append((one, symbol))
        self.far = self.distances()
        self.spared = me["turtles"] + sum([1 for card in self.items() if self.does(card, "spares_hearts")])
        self.cautious = me["icons"]["caution"] > 0 or any([self.does(card, "avoids_threats") for card in self.items()])
        self.dry = any([self.does(card, "ignores_water") for card in self.items()])
        strengths = {threat.id: threat.strength for threat in book().threats}
        self.threat = strengths[view["threats"][0]] if view["threats"] else 0

    def distances(self) -> dict[str, int]:
        """How far each space is from the next one that is free for a camp."""
        far = dict.fromkeys(self.spaces, 99)
        edge = [name for name, space in self.spaces.items() if space["camp"] is None and not space["town"]]
        steps = 0
        while edge:
            far.update(dict.fromkeys(edge, steps))
            edge = [other for name in edge for other, _ in self.ways[name] if far[other] > steps + 1]
            steps += 1
        return far

    def items(self) -> list[str]:
        """Everything that works for this player."""
        return [*self.me["artifacts"], *self.me["treasures"], *self.me["finds"]]

    def does(self, card: str, word: str) -> bool:
        """Whether a card has a word of the vocabulary."""
        return any([does[0] == word for does in book().items[card].does])

    def best(self, space: str, hearts: int, moves: int, began: bool) -> Way:
        """The best way from a space; whoever begins here leaves it for nothing."""
        found = Way(self.stay(space, hearts), "")
        for step, worth in self.steps(space, hearts, moves, self.spared, began, frozenset((space,)), 1.0):
            if worth > found.worth + 0.01:
                found = Way(worth, step)
        return found

    def steps(
        self, space: str, hearts: int, moves: int, spared: int, began: bool, seen: frozenset[str], odds: float
    ) -> list[tuple[str, float]]:
        """Every next space, and the best that can be had by going there."""
        if not moves or len(seen) > LONGEST:
            return []
        here = self.spaces[space]
        empty = not began and here["camp"] is None and not here["town"]
        cost = 0 if not empty or spared else 1
        found = []
        for other, symbol in self.ways[space]:
            left = hearts - cost - (self.spaces[other]["water"] and not self.dry)
            if other in seen or left < 0:
                continue
            after = odds * self.passing(symbol, left)
            if after < 0.3:
                continue
            worth = after * self.stay(other, left) + self.spoils(symbol, left)
            less = spared - (empty and spared > 0)
            further = self.steps(other, left, moves - 1, less, False, seen | {other}, after)
            found.append((other, max([worth, *[value for _, value in further]]) - 0.02))
        return found

    def passing(self, symbol: str, hearts: int) -> float:
        """How likely a path is passed."""
        if symbol != "threat" or self.cautious or not self.threat:
            return 1.0
        return chance(self.threat - self.me["icons"]["combat"] - max(0, hearts - 3))

    def spoils(self, symbol: str, hearts: int) -> float:
        """What lies on a path: a threat to beat, a treasure to take."""
        if symbol == "treasure":
            return 1.5 if len(self.me["treasures"]) < self.me["birds"] + self.me["turtles"] else 0.2
        if symbol != "threat" or not self.threat:
            return 0
        odds = chance(self.threat - self.me["icons"]["combat"] - max(0, hearts - 3))
        return odds * (A_CAMP + self.threat / 3) if odds >= 0.5 else 0

    def stay(self, space: str, hearts: int) -> float:
        """What ending the move on a space is worth."""
        here = self.spaces[space]
        worth = A_HEART * hearts
        if hearts >= self.view["camp_hearts"]:
            worth += 0.5 / (1 + self.far[space])
        if here["quest"]:
            skill = max(self.me["icons"]["skill"], self.me["icons"]["combat"] - 1)
            worth += 3.2 * chance(5 - skill - max(0, hearts - 3)) + 0.4
        if here["camp"] is None and not here["town"] and hearts >= self.view["camp_hearts"]:
            worth += A_CAMP + self.found(here)
        return worth

    def found(self, here: SpaceSight) -> float:
        """What a camp on a space brings besides its point."""
        worth = 8.0 if here["mammoth"] and not self.has_mammoth() else 0.0
        if here["shows"] in ("coin", "gem"):
            return worth + 0.5 * self.me["icons"]["search"]
        for route in self.view["map"]["routes"]:
            if route["good"] == here["shows"]:
                owners = zip(route["spaces"], route["owners"], strict=True)
                (other,) = [owner for space, owner in owners if space != here["space"]]
                mine = self.me["seat"]
                worth += 1.2 if other is None else route["alone"] if other == mine else route["shared"] - 0.5
        return worth

    def has_mammoth(self) -> bool:
        """Whether there is a camp with the mammoths."""
        return any([space["mammoth"] and space["camp"] == self.me["seat"] for space in self.spaces.values()])
