"""The table as it looks to the castaways: who is how well, what is in reach, what the night will ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from campfire.bots.robinson_cards import RESOURCES, SOURCES, Box
from campfire.kernel.contract import View

Target: TypeAlias = tuple[str, str]
Team: TypeAlias = tuple[int, int]
"""Pawns with a roll and for a sure success."""

SLOW = ("time", "fog", "ash")
"""What makes every action on a place need one more pawn."""

HIDING = ("covered", "fog")
"""What hides the terrain of a tile."""

FRIDAY = 4
BEFORE_MORALE = ("dawn", "event", "morale")
LEVEL_SPIRITS = 3
"""The space of the morale track on which nobody gains or loses."""

DISTANT = ("gather", "explore")
DICED = ("build", "gather", "explore")
CHILDREN: Mapping[str, tuple[int, ...]] = {"robinson_family": (7, 9, 11)}
"""The rounds in which a child is born."""


class Outlook:
    """What can be read off the table."""

    def __init__(self, box: Box, view: View) -> None:
        self.box, self.view = box, view
        self.scenario: str = view["scenario"]["id"]
        self.track: Mapping[str, int] = view["scenario"]["track"]
        self.round: int = view["round"]
        self.after: int = view["rounds"] - view["round"]
        """Rounds after this one."""
        self.seats: list[View] = view["seats"]
        self.players = len(self.seats)
        self.levels: Mapping[str, int] = view["levels"]
        self.have: Mapping[str, int] = view["available"]
        self.future: Mapping[str, int] = view["future"]
        self.plan: list[View] = view["plan"]
        self.areas: Mapping[str, list[str]] = view["areas"]
        self.camp: str = view["island"]["camp"]
        self.spaces: dict[str, View] = {one["space"]: one for one in view["island"]["spaces"]}
        self.far = distances(box, self.spaces, self.camp)
        self.items = {one["card"] for one in view["items"] if not one["fading"]}
        self.kept = {one["card"] for one in view["treasures"]}
        self.signs: list[str] = view["signs"]
        self.helpers: list[View] = [one for one in view["helpers"] if one["free"]]
        self.weapons: int = self.levels["weapons"]
        self.has_shelter = bool(self.levels["shelter"] or self.levels["natural"])
        self.terrains = self._terrains()
        self.hidden = self._hidden()
        """The numbers of the tiles that nobody has seen yet."""
        self.mouths = self._mouths()
        self.children = len([born for born in CHILDREN.get(self.scenario, ()) if self.round >= born])

    def _mouths(self) -> int:
        jenny = self.view["jenny"]
        return len([seat for seat in self.seats if not seat["outside"]]) + bool(jenny and jenny["place"] == "camp")

    def _terrains(self) -> set[str]:
        found = set()
        for space in self.spaces.values():
            if space["tile"] and space["open"] and not any([token in HIDING for token in space["tokens"]]):
                found.add(space["tile"]["terrain"])
        return found

    def _hidden(self) -> list[int]:
        seen = {space["tile"]["number"] for space in self.spaces.values() if space["tile"]}
        left = [number for number in self.box.tiles if number not in seen]
        return left[: max(1, self.view["decks"]["tiles"]["count"])] if len(left) == 1 else left

    def tokens(self, area: str) -> list[str]:
        """The tokens on a space, an action or a track."""
        if area in self.spaces:
            found: list[str] = self.spaces[area]["tokens"]
            return found
        return self.areas.get(area, [])

    def sources(self, space: str) -> list[str]:
        """The sources of an explored place that still give something."""
        tile = self.spaces[space]["tile"]
        if not tile or not self.spaces[space]["open"]:
            return []
        return [one["source"] for one in tile["sources"] if not one["exhausted"]]

    def yields(self, space: str, source: str) -> int:
        """What gathering from a source brings."""
        return 1 + self.tokens(space).count(SOURCES[source])

    def team(self, kind: str, target: str) -> Team:
        """The pawns that an action needs, the token on the action space counted."""
        place = self.site(kind, target)
        low, high = self._team(kind, target, place)
        more = self._more(kind, target, place)
        if "time" in self.areas.get(kind, ()) and not any(
            [p["kind"] == kind and "time" in p["along"] for p in self.plan]
        ):
            more += 1
        return low + more, high + more

    def strength(self, planned: View) -> Team:
        """The pawns that a planned action needs."""
        kind, target = planned["kind"], planned["target"]
        place = self.site(kind, target)
        low, high = self._team(kind, target, place)
        more = self._more(kind, target, place) + ("time" in planned["along"])
        return low + more, high + more

    def _team(self, kind: str, target: str, place: str) -> Team:
        if kind == "threat":
            card, _, choice = target.partition(":")
            pawns = self.box.threats[card][int(choice)].pawns
            return pawns, pawns
        if kind in ("hunt", "cultivate") or target == "treasure_map":
            return 2, 2
        if kind not in DICED:
            return 1, 1
        far = max(1, self.far.get(place, 1))
        return far, far + 1

    def _more(self, kind: str, target: str, place: str) -> int:
        more = 0
        if place in self.spaces:
            at_camp = place == self.camp and kind in DISTANT
            more += sum([token in SLOW and not (at_camp and token == "time") for token in self.tokens(place)])
        if self.scenario == "volcanic_island" and kind == "explore":
            more += 2 if target.startswith("site:") and self.track["places"] >= 2 else 1
        if self.scenario == "cannibal_island" and kind == "gather":
            more += self.is_inhabited(place)
        return more

    def site(self, kind: str, target: str) -> str:
        """The space on which an action takes place."""
        space = target[:2] if target[:2] in self.box.neighbours else target.partition(":")[2]
        if space or kind not in ("build", "camp", "rest"):
            return space if kind != "threat" else ""
        return self.camp

    def is_inhabited(self, space: str) -> bool:
        """Cannibals live there."""
        tokens = self.tokens(space)
        return any([token.startswith("number") for token in tokens]) and "totem_covered" not in tokens

    def totems(self) -> list[str]:
        """Open tiles with a totem that is not covered."""
        return [
            name
            for name, one in self.spaces.items()
            if one["tile"] and one["open"] and one["tile"]["totem"] and "totem_covered" not in one["tokens"]
        ]

    def unexplored(self) -> list[str]:
        """The spaces in reach that could be explored."""
        return [space for space in self.far if not self.spaces[space]["tile"]]

    def in_reach(self, resource: str, far: int = 1) -> int:
        """How many sources of a resource can be gathered from, not farther than this."""
        found = 0
        for space, distance in self.far.items():
            if 0 < distance <= far:
                found += len([source for source in self.sources(space) if SOURCES[source] == resource])
        return found

    def supply(self, resource: str) -> int:
        """What production and a trip to every source beside the camp would bring."""
        found = 0
        for space, distance in self.far.items():
            if distance <= 1:
                found += sum([self.yields(space, s) for s in self.sources(space) if SOURCES[s] == resource])
        return found

    def life(self, who: int) -> int:
        """How many wounds somebody can still take, the planned Rest counted."""
        if who == FRIDAY:
            return int(self.view["friday"]["hearts"] - self.view["friday"]["wounds"])
        seat = self.seats[who]
        rests = len([p for p in self.plan if p["kind"] == "rest" and p["leader"] == who])
        return int(seat["hearts"] - max(0, seat["wounds"] - rests))

    def total(self, resource: str) -> int:
        """What there is of a resource, that of the running Action phase included."""
        return self.have[resource] + self.future[resource]

    def has_ability(self, who: int, ability: str) -> bool:
        """Somebody could still use an ability in this round."""
        if not 0 <= who < self.players:
            return False
        seat = self.seats[who]
        return any(
            [
                one["ability"] == ability and not one["used"] and one["cost"] <= seat["determination"]
                for one in seat["abilities"]
            ]
        )

    def set_aside(self) -> dict[str, int]:
        """What lies beside planned actions."""
        return {name: sum([planned["aside"][name] for planned in self.plan]) for name in RESOURCES}

    def next_first(self) -> int:
        """Who will be First Player in the next Morale phase."""
        early = self.view["phase"] in BEFORE_MORALE
        return int((self.view["first"] + (not early)) % self.players)

    def morale_bill(self, arranged: int = 0) -> int:
        """The wounds that the next Morale phase brings to whoever is First Player then and lacks determination."""
        due = LEVEL_SPIRITS - self.view["morale"]["space"] - arranged
        return max(0, due - int(self.seats[self.next_first()]["determination"])) if self.after else 0


def distances(box: Box, spaces: Mapping[str, View], camp: str) -> dict[str, int]:
    """How far each place in reach is from the camp; unexplored spaces are reached but not crossed."""
    far = {camp: 0}
    edge = [camp]
    for space in edge:
        for other in box.neighbours[space]:
            if other in far or other not in spaces or not spaces[other]["open"]:
                continue
            if other == "A4" and not spaces[other]["tile"]:
                continue
            far[other] = far[space] + 1
            if spaces[other]["tile"]:
                edge.append(other)
    return far
