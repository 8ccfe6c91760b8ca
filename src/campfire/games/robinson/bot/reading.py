"""The table as it looks to the castaways: who is how well, what is in reach, what an action takes."""

from __future__ import annotations

from typing import TypeAlias

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import DICE_ACTIONS, FRIDAY, RESOURCES, TILES, Book
from campfire.games.robinson.effects.scenarios.volcanic_island import STEEP
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.distance import DISTANT, HUNTERS, SLOW, TEAMS, at_distance
from campfire.games.robinson.sight import Sight, Source, Token, bill_of
from campfire.games.robinson.vocabulary.limits import HOME_ACTIONS

Team: TypeAlias = tuple[int, int]
"""Pawns with a roll and for a sure success."""

BEFORE_MORALE = ("dawn", "event", "morale")
LEVEL_SPIRITS = 3
"""The space of the morale track on which nobody gains or loses."""

TRAIL, STEEP_TRAIL = 1, 2
"""The pawns more that the volcano asks of explorers, and at its last special places."""


class Reading:
    """What can be read off the table."""

    def __init__(self, view: Sight) -> None:
        self.view = view
        self.book: Book = book()
        self.round, self.after = view["round"], view["rounds"] - view["round"]
        """This round, and the rounds after it."""
        self.weapons, self.has_shelter = view["levels"]["weapons"], view["tonight"]["sheltered"]
        self.seats, self.players = view["seats"], len(view["seats"])
        self.levels = {"weapons": self.weapons, "roof": view["levels"]["roof"], "palisade": view["levels"]["palisade"]}
        self.have = dict(zip(RESOURCES, bill_of(view["available"]), strict=True))
        self.future = dict(zip(RESOURCES, bill_of(view["future"]), strict=True))
        self.plan = view["plan"]
        self.camp = view["island"]["camp"]
        self.spaces = {one["space"]: one for one in view["island"]["spaces"]}
        self.far = {space: far for space, one in self.spaces.items() if (far := one["far"]) is not None}
        self.lying = {area: names(tokens) for area, tokens in view["areas"].items()}
        self.lying |= {space: names(one["tokens"]) for space, one in self.spaces.items()}
        self.items = {one["card"] for one in view["items"] if not one["fading"]}
        self.kept = {one["card"] for one in view["treasures"]}
        self.terrains = set(view["island"]["terrains"])
        self.mouths, self.children = view["tonight"]["mouths"], view["tonight"]["children"]
        self.goals = {goal["goal"]: goal for goal in view["scenario"]["goals"]}
        self.hidden = self._hidden()
        """The numbers of the tiles that nobody has seen yet."""

    def _hidden(self) -> list[int]:
        seen = {tile["number"] for space in self.spaces.values() if (tile := space["tile"])}
        left = [number for number in TILES if number not in seen]
        return left[: max(1, self.view["decks"]["tiles"]["count"])] if len(left) == 1 else left

    def tokens(self, area: str) -> list[str]:
        """The tokens on a space, an action or a track."""
        return self.lying.get(area, [])

    def count(self, goal: str) -> int:
        """How many there are of something that the sheet counts."""
        return self.goals[goal]["n"] if goal in self.goals else 0

    def lacks(self, goal: str) -> int:
        """How many of something the sheet still asks for."""
        return self.goals[goal]["of"] - self.goals[goal]["n"]

    def sources(self, space: str) -> list[Source]:
        """The sources of an explored place that still give something."""
        one = self.spaces[space]
        tile = one["tile"] if one["open"] else None
        return [source for source in tile["sources"] if not source["exhausted"]] if tile else []

    def source(self, space: str, kind: str) -> Source:
        """A source of an explored place."""
        tile = self.spaces[space]["tile"]
        assert tile
        return next(one for one in tile["sources"] if one["source"] == kind)

    def team(self, action: Action) -> Team:
        """The pawns that an action would need, the token on the action space counted."""
        low, high = self._team(action)
        more = self._more(action)
        if "time" in self.tokens(action.kind) and not any(
            [one["action"]["kind"] == action.kind and "time" in one["along"] for one in self.plan]
        ):
            more += 1
        return low + more, high + more

    def _team(self, action: Action) -> Team:
        if action.what in TEAMS:
            return TEAMS[action.what]
        if action.kind in DICE_ACTIONS:
            return at_distance(self.far.get(self.site(action), 1))
        if action.kind == "threat":
            pawns = self.book.events[action.what].threats[action.choice].pawns
            return pawns, pawns
        return (HUNTERS, HUNTERS) if action.kind in ("hunt", "cultivate") else (1, 1)

    def _more(self, action: Action) -> int:
        place, more = self.site(action), 0
        at_camp = place == self.camp and action.kind in DISTANT
        if place:
            more = len([token for token in self.tokens(place) if token in SLOW and not (at_camp and token == "time")])
            if action.kind == "gather" and self.spaces[place]["settlement"] in ("village", "city"):
                more += 1
        if action.kind == "explore" and "places" in self.goals:
            more += STEEP_TRAIL if action.what == "site" and self.count("places") >= STEEP else TRAIL
        return more

    def site(self, action: Action) -> str:
        """The space on which an action takes place."""
        if action.kind == "threat":
            return ""
        return action.space or (self.camp if action.kind in HOME_ACTIONS else "")

    def totems(self) -> list[str]:
        """Open tiles with a totem that is not covered."""
        return [
            space
            for space, one in self.spaces.items()
            if one["tile"] and one["open"] and one["tile"]["totem"] and "totem_covered" not in self.tokens(space)
        ]

    def unexplored(self) -> list[str]:
        """The spaces in reach that could be explored."""
        return [space for space in self.far if not self.spaces[space]["tile"]]

    def in_reach(self, resource: str, far: int = 1) -> int:
        """How many sources of a resource can be gathered from, not farther than this."""
        near = [space for space, distance in self.far.items() if 0 < distance <= far]
        return len([one for space in near for one in self.sources(space) if one["resource"] == resource])

    def supply(self, resource: str) -> int:
        """What production and a trip to every source beside the camp would bring."""
        near = [space for space, distance in self.far.items() if distance <= 1]
        return sum([one["gives"] for space in near for one in self.sources(space) if one["resource"] == resource])

    def life(self, who: int) -> int:
        """How many wounds somebody can still take, the planned Rest counted."""
        if who == FRIDAY:
            friday = self.view["friday"]
            return friday["hearts"] - friday["wounds"] if friday else 0
        seat = self.seats[who]
        rests = len([one for one in self.plan if one["action"]["kind"] == "rest" and one["leader"] == who])
        return seat["hearts"] - max(0, seat["wounds"] - rests)

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

    def next_first(self) -> int:
        """Who will be First Player in the next Morale phase."""
        early = self.view["phase"] in BEFORE_MORALE
        return (self.view["first"] + (not early)) % self.players

    def morale_bill(self, arranged: int = 0) -> int:
        """The wounds that the next Morale phase brings to whoever is First Player then and lacks determination."""
        due = LEVEL_SPIRITS - self.view["morale"]["space"] - arranged
        return max(0, due - self.seats[self.next_first()]["determination"]) if self.after else 0


def names(tokens: list[Token]) -> list[str]:
    """What tokens are called."""
    return [token["token"] for token in tokens]
