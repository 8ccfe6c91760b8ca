"""What the tribe needs before the next night, and what things are worth to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from campfire.games.paleo.bot.cards import Box, Face, Line, Pays
from campfire.games.paleo.cards import RESOURCES, Traits
from campfire.games.paleo.state import Party
from campfire.games.paleo.view import InPlay, Person, SeatView, Sight
from campfire.kernel.frame import Seat

DEATH = (9.0, 10.0, 12.0, 17.0, 150.0, 150.0)
"""How bad the next death token is, by those that lie already."""

PAINTING = (12.0, 13.0, 15.0, 18.0, 300.0, 0.0)
"""How good the next painting token is, by those that lie already."""

VICTORY = 300.0
A_WOUND = 0.8
FRAIL = 0.8
"""What it adds that the next wound would kill."""

A_PERSON = 5.0
MOUTHS_EACH = 3
"""More people than this in a community eat more than they bring."""

TRAIT = 2.2
FOOD_A_CARD = 0.4
"""How much food a card of the deck brings on average."""

BASE: Mapping[str, float] = {
    "food": 1.1,
    "wood": 1.3,
    "stone": 1.3,
    "torch": 2.4,
    "hand_axe": 2.4,
    "spear": 2.8,
    "hide": 2.0,
    "talisman": 3.5,
    "hut": 0.5,
    "raft": 0.5,
    "clothing": 3.5,
    "roots": 2.5,
    "bow": 4.5,
    "needle": 4.0,
    "flute": 4.5,
    "snare": 2.5,
}
"""What a token is worth when nothing asks for it."""

PLENTY, SURPLUS = 10, 0.3
"""From so many of a kind on, more are worth little."""

EFFORT: Mapping[str, float] = {"food": 1.0, "wood": 1.4, "stone": 1.4, "hide": 1.6, "hut": 6.0, "raft": 5.0}
"""How hard a token is to come by; other items are three times as hard as food."""

BEYOND = 99.0
"""More effort than can be made."""

Stock: TypeAlias = dict[str, int]


class Reading:
    """The table as it looks to the tribe: stock, needs until the night, and prices."""

    def __init__(self, box: Box, view: Sight) -> None:
        self.box = box
        self.view = view
        self.seats = view["seats"]
        self.signs = view["signs"]
        self.traits = [traits_of(seat) for seat in self.seats]
        self.everybody: Party = tuple(range(len(self.seats)))
        self.stock: Stock = view["stock"]
        self.mouths = sum([len(seat["people"]) for seat in self.seats])
        self.left = sum([len(seat["deck"]) for seat in self.seats])
        self.late = 1.0 if view["phase"] == "night" else max(0.0, 1.0 - self.left / box.day)
        self.death = DEATH[view["deaths"]]
        self.painting = PAINTING[view["paintings"]]
        if view["ending"] and view["paintings"] == 4:
            self.painting = PAINTING[3] * 2
        self.need: Stock = {"food": 0 if view["phase"] == "night" else self.mouths}
        self.threat = 0.0
        """What the night will cost if nothing more is found."""
        self.urgent: dict[str, float] = {}
        """What one more of a kind is worth while too few are there."""
        self.kept: dict[str, float] = {}
        """What one less of a kind costs when no more than enough are there."""
        self.wished: dict[str, float] = {}
        """What one more of a kind is worth to a card that waits for it, or to somebody near the aim."""
        self.wishes: dict[tuple[str, Seat], float] = {}
        """The same, where only one community can use it."""
        self.crafts: set[str] = set()
        """The items whose ingredients are set aside."""
        self._gaining: dict[tuple[str, int], float] = {}
        self._losing: dict[tuple[str, int, int], float] = {}
        self._hurt: dict[tuple[Party, int], float] = {}
        self._points: dict[Party, Traits] = {}
        self._plan_night()
        self._plan_food()

    def gaining(self, kind: str, n: int) -> float:
        """What n more tokens of a kind are worth; the supply may hold fewer."""
        worth = self._gaining.get((kind, n))
        if worth is None:
            worth = self._gaining[kind, n] = self._gain(kind, min(n, self.supply(kind)))
        return worth

    def _gain(self, kind: str, n: int) -> float:
        base = self.base(kind)
        short = max(0, self.need.get(kind, 0) - self.stock.get(kind, 0))
        worth = n * base if not short else min(n, short) * self.urgent.get(kind, base) + max(0, n - short) * base
        return max(worth, self.wished.get(kind, 0.0)) if n else 0.0

    def supply(self, kind: str) -> int:
        """How many tokens of a kind can still be had."""
        return self.view["supply"].get(kind, 0) + self.view["workshop"]["compartments"].get(kind, 0)

    def losing(self, kind: str, n: int, due: int = 0) -> float:
        """What n tokens of a kind cost, some of which are due for this very use."""
        worth = self._losing.get((kind, n, due))
        if worth is None:
            base = self.base(kind)
            free = max(0, self.stock.get(kind, 0) - self.need.get(kind, 0) + due)
            worth = n * base if n <= free else free * base + (n - free) * self.kept.get(kind, base)
            self._losing[kind, n, due] = worth
        return worth

    def base(self, kind: str) -> float:
        """What a token is worth when it is not urgent: more where a mission or a painting asks for it."""
        base = BASE[kind] if self.stock.get(kind, 0) < PLENTY else SURPLUS
        if kind in self.kept and kind != "food":
            base = max(base, 0.25 * self.kept[kind])
        if kind in self.box.prized and not self.stock.get(kind):
            base = max(base, 0.3 * self.painting)
        return base

    def hurting(self, party: Party, n: int) -> float:
        """What n wounds cost those who take part, if they choose well."""
        if (party, n) not in self._hurt:
            self._hurt[party, n] = min(self._shielded(party, n), self._borne(party, n))
        return self._hurt[party, n]

    def _borne(self, party: Party, n: int) -> float:
        """The wounds go to whoever bears them best."""
        cost = self.death + A_PERSON
        for seat in party:
            for person in self.seats[seat]["people"]:
                left = person["hearts"] - person["wounds"] - n
                if left >= 0:
                    cost = min(cost, n * A_WOUND + (0.0 if left else FRAIL))
        return cost

    def _shielded(self, party: Party, n: int) -> float:
        """Items keep some or all of the wounds away."""
        cost = self.death + A_PERSON
        for name, item in self.box.shields:
            if any(self.seats[seat]["items"].get(name) for seat in party):
                rest = n - item.protects
                cost = min(cost, self.losing(name, 1) + (self._borne(party, rest) if rest > 0 else 0.0))
        return cost

    def healing(self, party: Party, n: int) -> float:
        """What it is worth to heal up to n wounds of those who take part."""
        gains = []
        for seat in party:
            for person in self.seats[seat]["people"]:
                wounds = person["wounds"]
                if wounds:
                    gains += [A_WOUND + (FRAIL if wounds >= person["hearts"] else 0.0)] + [A_WOUND] * (wounds - 1)
        return sum(sorted(gains, reverse=True)[:n])

    def spare(self, line: Line, party: Party) -> Traits | None:
        """How far the traits go beyond what is asked; None where something required is missing."""
        if line.printed.looks_around and not self._has_around(line, party):
            return None
        return self.beyond(party, line.needs)

    def beyond(self, party: Party, needs: Traits) -> Traits | None:
        """How far the traits of those who take part go beyond some points; None where they do not reach."""
        strength, perception, craft = self._points.get(party) or self._add_up(party)
        if needs[0] > strength or needs[1] > perception or needs[2] > craft:
            return None
        return strength - needs[0], perception - needs[1], craft - needs[2]

    def _add_up(self, party: Party) -> Traits:
        mine = [self.traits[seat] for seat in party]
        total = sum([own[0] for own in mine]), sum([own[1] for own in mine]), sum([own[2] for own in mine])
        self._points[party] = total
        return total

    def lend(self, seat: Seat, points: Traits) -> None:
        """Suppose that a community had these points."""
        self.traits[seat] = points
        self._points.clear()

    def is_time_for(self, line: Line) -> bool:
        """Whether what a line looks at has come to pass, or has not where it must not have."""
        wants, shuns = line.printed.wants, line.printed.shuns
        return (not wants or wants in self.signs) and shuns not in self.signs

    def _has_around(self, line: Line, party: Party) -> bool:
        if not self.is_time_for(line):
            return False
        return all([self.owns(thing, party) for thing in line.printed.has]) and self._are_gone(line)

    def _are_gone(self, line: Line) -> bool:
        return all([card in self.view["graveyard"] for card in line.printed.gone])

    def owns(self, thing: str, party: Party) -> bool:
        """Whether those who take part have a token or card at hand."""
        if thing in self.box.items:
            return any([self.seats[seat]["items"].get(thing) for seat in party])
        if thing == "warrior":
            return bool(self.view["warriors"])
        lying: list[InPlay | Person] = [*self.view["camp"], *self.view["workshop"]["cards"]]
        for seat in party:
            lying += [*self.seats[seat]["people"], *self.seats[seat]["belongings"]]
        return any([card["card"] == thing for card in lying])

    def can_pay(self, line: Line, party: Party) -> bool:
        """Whether the whole cost can be paid."""
        deck = self.seats[party[0]]["deck"]
        return line.printed.cards <= len(deck) and not line.printed.emptied and self.has_all(line.pays, party)

    def has_all(self, pays: Pays, party: Party) -> bool:
        """Whether the resources and items are there."""
        for kind, n in pays:
            if kind in RESOURCES:
                if self.stock[kind] < n:
                    return False
            elif sum([self.seats[seat]["items"].get(kind, 0) for seat in party]) < n:
                return False
        return True

    def in_play(self) -> list[InPlay]:
        """The cards that lie at the camp, at the Workshop and in the communities."""
        lying = [*self.view["camp"], *self.view["workshop"]["cards"]]
        for seat in self.seats:
            lying += seat["belongings"]
        return lying

    def _plan_night(self) -> None:
        """Set aside what the missions ask, and see what their other lines would cost."""
        for card in self.in_play():
            face = self.box.faces.get(card["card"])
            if face is not None:
                if face.nights:
                    self._plan_mission(face)
                if face.holds:
                    self._plan_tokens(face, card["tokens"])
                for line in face.prizes:
                    self._plan_prize(line)

    def _plan_mission(self, face: Face) -> None:
        """Choose the line of a mission that is nearest to be paid, and put a price on what it asks."""
        stake = self.death * (0.9 if any(word == "death" for line in face.nights for word, _ in line.gains) else 0.4)
        efforts = [(self._effort(line), line) for line in face.nights if not line.printed.negative]
        effort, line = min(efforts, key=lambda planned: planned[0], default=(BEYOND, None))
        if effort:
            self.threat += stake
        if line is None or effort >= BEYOND:
            return
        for kind, n in line.pays:
            self.need[kind] = self.need.get(kind, 0) + n
            self.kept[kind] = max(self.kept.get(kind, 0.0), stake)
            if effort and self.stock.get(kind, 0) < self.need[kind]:
                share = stake * EFFORT.get(kind, 3.0) / effort * (0.55 + 0.45 * self.late)
                self.urgent[kind] = max(self.urgent.get(kind, 0.0), share)
                self._plan_craft(kind, share)

    def _effort(self, line: Line) -> float:
        """How much is missing for a night line; more than can be had where a requirement is not met."""
        missing = 0.0
        for thing in line.printed.has:
            if not self.owns(thing, self.everybody):
                missing += EFFORT.get(thing, 3.0) if thing in self.box.items else BEYOND
        if not self._are_gone(line) or not self.is_time_for(line):
            return BEYOND
        if self.beyond(self.everybody, line.needs) is None:
            return BEYOND
        for kind, n in line.pays:
            free = self.stock.get(kind, 0) - self.need.get(kind, 0)
            missing += EFFORT.get(kind, 3.0) * max(0.0, min(n, n - free))
        return missing

    def _plan_craft(self, item: str, worth: float) -> None:
        """Ingredients of an urgent item are urgent too, once it can be crafted."""
        if item in RESOURCES or not self.view["workshop"]["compartments"].get(item):
            return
        self.crafts.add(item)
        pays = self.box.items[item].pays
        short = sum(max(0, n - self.stock.get(kind, 0)) for kind, n in pays)
        for kind, n in pays:
            self.need[kind] = self.need.get(kind, 0) + n
            self.kept[kind] = max(self.kept.get(kind, 0.0), 0.4 * worth)
            if short:
                self.urgent[kind] = max(self.urgent.get(kind, 0.0), 0.6 * worth / short)

    def _plan_tokens(self, face: Face, tokens: Stock) -> None:
        """A card that waits for tokens makes them precious as long as it has room."""
        room = {kind: n - tokens.get(kind, 0) for kind, n in face.holds}
        missing = sum(room.values())
        if missing and face.prizes:
            for kind, n in room.items():
                if n:
                    self.wished[kind] = max(self.wished.get(kind, 0.0), 0.6 * self.painting / missing)

    def _plan_prize(self, line: Line) -> None:
        """Whoever is nearest to a line that wins should get what is still missing."""
        if line.gains[0][0] != "triumph" or line.printed.wants not in self.signs:
            return
        lacking = {seat: self._lacking(line, seat) for seat in self.everybody}
        nearest = min(self.everybody, key=lambda seat: len(lacking[seat]))
        for kind in lacking[nearest]:
            self.wishes[kind, nearest] = self.wished[kind] = 0.2 * VICTORY

    def _lacking(self, line: Line, seat: Seat) -> list[str]:
        """The items that a community lacks for a line, and those that would bring the traits."""
        mine, items = self.traits[seat], self.seats[seat]["items"]
        lacking = [kind for kind, n in line.pays if kind not in RESOURCES and items.get(kind, 0) < n]
        for trait in range(3):
            if line.needs[trait] > mine[trait]:
                tools = [name for name, item in self.box.items.items() if item.traits[trait]]
                lacking += tools * (line.needs[trait] - mine[trait])
        return lacking

    def _plan_food(self) -> None:
        """Hunger is a death token a mouth: the later and the shorter, the worse."""
        short = self.need["food"] - self.stock["food"]
        income = FOOD_A_CARD * self.left + 0.5
        self.threat += self.death * max(0, short)
        self.urgent["food"] = self.death * min(0.95, max(0.15, 0.15 + 0.45 * short / income))
        self.kept["food"] = self.death * min(0.95, max(0.15, 0.15 + 0.45 * (short + 1) / income))


def traits_of(seat: SeatView) -> Traits:
    """The points of a community, with those lent to a lone player."""
    mine, lent = seat["traits"], seat["lent"]
    return (
        mine["strength"] + lent["strength"],
        mine["perception"] + lent["perception"],
        mine["craft"] + lent["craft"],
    )
