"""What things are worth to the castaways; the unit is a pawn's work."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property

from campfire.games.robinson.actions import Bill
from campfire.games.robinson.bot.aims import Aims
from campfire.games.robinson.bot.defences import PATIENCE, palisade_worth, roof_worth
from campfire.games.robinson.bot.needs import Needs
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.scenarios import AIMS
from campfire.games.robinson.cards import FRIDAY, RESOURCES, SOURCE_RESOURCE, TILES, Book, Tile
from campfire.games.robinson.rules.night import HUNGER
from campfire.games.robinson.text import name_of

WOUND = (8.5, 4.2, 2.5, 1.55, 1.05, 0.77, 0.56, 0.45, 0.38, 0.35, 0.32)
"""What the next wound costs, by the wounds that can still be taken."""

SPARE = (1.0, 0.94, 0.86, 0.7, 0.55, 0.39)
"""What it costs at least, by the life that is left when every later round has drained its part of it."""

THRIFT = 0.7
"""How much less income is worth to the prudent."""

LONELY = (0.0, 1.2, 1.0, 1.0, 1.0)
"""Wounds of a lone castaway count more: nobody else can bear the next ones."""

FRIDAY_WOUND = (2.5, 1.2, 0.9, 0.7)
ARROW = 0.6
"""A wound that lowers morale costs so much more."""

DETERMINATION, PLENTY_OF_IT = 0.44, 6
SPARE_WOOD = 0.5
BREWED, STEW = ("poison", "herbs", "vegetables", "healing_herbs"), 1.2
"""Tokens that ask for a Pot; what a stew or a medicine is worth."""

SURPLUS_FOOD, KEPT_FOOD = 0.3, 0.8
"""What food is worth that nobody eats tonight, and that keeps."""

URGENT = 1.5
"""A missing meal counts so much more than what can wait."""

LOW_SPIRITS, HIGH_SPIRITS = 0.72, 0.35
"""What a step of morale is worth in every round, below and above the centre."""

MORALE = (0.0, 0.35, 1.0, 1.0, 1.0)
"""How much that counts by the number of players: a lone one takes heart anyway, of many each is seldom First Player."""

OPEN_NIGHT = (0.0, 2.25, 0.8, 0.8, 0.8)
"""What a night in the open costs each in later rounds, by the number of players."""

GOOD_USE, DEAR = 0.7, 2.0
"""Of what could be built with it, so much is the wood's own worth, up to a limit."""

WEAPON = (0.9, 0.85, 0.75, 0.6, 0.4, 0.22, 0.05)
"""What the next weapon level saves in a hunt, by the level there is."""

SPORT = 0.4
"""How much of that counts where other food is at hand."""

ARMED = (0.5, 0.3, 0.2, 0.05)
"""What it is worth besides, against threats and hungry animals."""

INCOME: Mapping[str, float] = {
    "axe_s1": 1.1,
    "basket": 0.75,
    "bed": 0.2,
    "belts": 0.5,
    "cellar": 0.35,
    "corral": 0.9,
    "diary": 0.2,
    "drums": 0.35,
    "fireplace": 0.25,
    "furnace": 0.3,
    "lantern": 0.5,
    "map": 0.3,
    "medicine": 0.12,
    "pit": 1.2,
    "pot": 0.15,
    "raft": 0.45,
    "rope_ladder": 0.4,
    "sack": 0.75,
    "shield": 0.3,
    "shortcut": 0.9,
    "shovel": 0.1,
    "snare": 0.9,
}
"""What an item brings in every round."""

OWNED = 0.5
"""Whoever builds the own invention gains determination."""

STEP = 0.25
"""What an item is worth as a step to another one."""

DISCOVERY, TREASURE, BEAST, FOUND_SHELTER = 0.34, 1.0, 0.31, 1.5
LASTING, TRIP = 6, 1.6
"""Sources are counted for so many rounds; gathering costs so much."""

SPARE_SOURCE, WOOD_SOURCE, RICH_SOURCE, WOODS = 0.09, 0.36, 1.2, 5
"""What a source brings in a round: one that nobody needs, wood, food for the hungry; so many woods are enough."""

ATTACK, BEASTLY = 0.14, 3
"""How often hungry animals attack, and how strong they are."""

PERSONAL = ("spear", "snare", "shortcut", "fireplace")


class Judge:
    """Weighs everything against the reading."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.book: Book = reading.book
        self.aims: Aims = AIMS[reading.view["scenario"]["id"]](reading)
        self.raised: dict[str, int] = {"roof": 0, "palisade": 0, "weapons": 0}
        """Levels that are being built."""
        self.arranged = 0
        self.thrift = math.pow(THRIFT, self.aims.prudence)
        self.needs = Needs(self)
        self._items: dict[str, float] = {}
        self._wounds: dict[tuple[int, int, int], float] = {}

    def wound(self, who: int, n: int = 1) -> float:
        """What n more wounds cost somebody."""
        key = (who, n, self.arranged)
        if key not in self._wounds:
            self._wounds[key] = self._wound(who, n)
        return self._wounds[key]

    def _wound(self, who: int, n: int) -> float:
        reading = self.reading
        if who == FRIDAY:
            life = reading.life(FRIDAY)
            return sum([FRIDAY_WOUND[max(0, min(3, life - i))] for i in range(n)])
        if not 0 <= who < reading.players:
            return n * self.everybody / reading.players
        life = reading.life(who) - (self.morale_bill if who == reading.next_first() else 0)
        cost = sum([self.blow(life - i) for i in range(n)]) * LONELY[reading.players]
        seat = reading.seats[who]
        return cost + ARROW * len([a for a in seat["arrows"] if seat["wounds"] < a <= seat["wounds"] + n])

    def blow(self, life: int) -> float:
        """What a wound costs whoever can still take so many: life is a stock that has to last to the end."""
        spare = round(life - self.aims.drain * self.reading.after)
        return max(WOUND[max(0, min(10, life))], SPARE[max(0, min(len(SPARE) - 1, spare))])

    @cached_property
    def soon(self) -> float:
        """How much of what serves later rounds still counts."""
        return min(1.0, self.reading.after / 3)

    @property
    def morale_bill(self) -> int:
        """The wounds of the next Morale phase, what is planned counted."""
        return self.reading.morale_bill(self.arranged)

    @cached_property
    def everybody(self) -> float:
        """What a wound for each costs."""
        return sum([self.wound(who) for who in range(self.reading.players)])

    @cached_property
    def hunger(self) -> float:
        """What a missing meal costs, on average; it goes round."""
        costs = [self.wound(who, HUNGER) for who in range(self.reading.players)]
        return URGENT * min(5.0, (min(costs) + sum(costs) / len(costs)) / 2)

    @property
    def roof(self) -> int:
        """The roof of this night as planned."""
        return self.reading.levels["roof"] + self.raised["roof"]

    def food(self, n: float) -> float:
        """What n more food are worth tonight."""
        reading, short = self.reading, self.needs.lacking_food
        eaten = max(0.0, min(n, short))
        margin = max(0.0, min(n - eaten, short + 1.0 - eaten))
        keeps = KEPT_FOOD if reading.items & {"cellar"} or reading.kept & {"boxes"} else 0.1
        rest = margin * max(SURPLUS_FOOD, keeps) + (n - eaten - margin) * keeps
        return self.needs.spared(food=n) + rest

    def wood(self, n: float) -> float:
        """What n more wood are worth."""
        short, price = self.needs.lacking_wood, self.wood_price
        burnt = max(0.0, min(n, short))
        room = max(0.0, min(n - burnt, self.aims.stock - max(0.0, -short)))
        kept = room * price + (n - burnt - room) * SPARE_WOOD * price
        return max(burnt * price, self.needs.spared(wood=n)) + kept

    @cached_property
    def wood_price(self) -> float:
        """What a wood is worth: more while something good could be built with it."""
        costs = self.reading.view["costs"]
        if not self.reading.after or not self.aims.home:
            return self.aims.wood
        best = self.shelter() if not self.reading.has_shelter else max(self.level("roof"), self.level("palisade"))
        return max(self.aims.wood, min(DEAR, GOOD_USE * (best - 1.0) / costs["wood"]))

    def fur(self, n: float) -> float:
        """What n more fur are worth."""
        return n * self.aims.fur

    def bill(self, paid: Bill) -> float:
        """What it costs to pay resources now."""
        wood, food, preserves, fur = paid
        cost = self.fur(fur)
        if wood:
            cost += self.spending_wood(wood)
        if food or preserves:
            cost += self.spending_food(food + preserves) + 0.4 * preserves
        return cost

    def spending_wood(self, n: int) -> float:
        """What the last n wood are worth."""
        burnt = max(0.0, min(float(n), self.needs.lacking_wood + n))
        price = max(burnt * self.wood_price, -self.needs.spared(wood=-n)) + (n - burnt) * self.wood_price
        return price + self.aims.reserved * self.taken_from_reserve(n)

    def taken_from_reserve(self, n: int) -> int:
        """How many of the last n wood the goal will ask for."""
        return min(n, max(0, self.aims.reserve + n - self.reading.total("wood")))

    def spending_food(self, n: int) -> float:
        """What the last n food are worth."""
        eaten = max(0.0, min(float(n), self.needs.lacking_food + n))
        return -self.needs.spared(food=-n) + (n - eaten) * SURPLUS_FOOD

    def determination(self, who: int, n: int) -> float:
        """What determination is worth to somebody."""
        if not 0 <= who < self.reading.players:
            return 0.1 * n
        held = self.reading.seats[who]["determination"]
        if who == self.reading.next_first() and self.morale_bill:
            owed = min(n, self.morale_bill)
            return self.wound(who, owed) + (n - owed) * DETERMINATION * self.soon
        return n * self.soon * (DETERMINATION if held < PLENTY_OF_IT else 0.4 * DETERMINATION)

    def morale(self, n: int) -> float:
        """What so many steps of morale are worth."""
        reading = self.reading
        space = reading.view["morale"]["space"] + self.arranged
        worth, step = 0.0, 1 if n > 0 else -1
        for _ in range(abs(n)):
            at = space if n > 0 else space - 1
            if 0 <= at < 6:
                worth += (LOW_SPIRITS if at < 3 else HIGH_SPIRITS) * min(reading.after, 5) * step
            space += step
        owed = self.wound(reading.next_first()) if n > 0 and self.morale_bill else 0.0
        return owed + worth * MORALE[reading.players]

    def level(self, track: str) -> float:
        """What the next level of a track is worth."""
        at = self.reading.levels[track] + self.raised[track]
        more = self.aims.first if at == 0 else 0.0
        if track == "weapons":
            more += self.aims.arms if at < self.aims.armed else 0.0
            return WEAPON[min(at, 6)] * self.hunts + ARMED[min(at, 3)] + self.guarded(at) + more
        return (roof_worth(self, at) if track == "roof" else palisade_worth(self, at)) + more

    def guarded(self, at: int) -> float:
        """The packs of the sheet may attack everybody, with a strength of three."""
        return self.aims.packs * ATTACK * self.everybody if at < BEASTLY else 0.0

    @cached_property
    def animals(self) -> float:
        """How often the hungry animals die will be rolled."""
        rounds = self.reading.view["weather"]["schedule"][self.reading.round - 1 :]
        return float(sum([day["dice"].count("animals") for day in rounds])) + self.aims.packs

    @cached_property
    def hunts(self) -> float:
        """How many hunts there may still be, on average."""
        reading = self.reading
        unseen = len([number for number in reading.hidden if TILES[number].beast])
        prey = reading.view["decks"]["hunting"]["count"]
        lacking = reading.mouths + reading.children - reading.supply("food") + self.aims.furs
        need = max(SPORT, min(1.0, lacking / 2))
        return need * min(float(reading.after), prey + 0.25 * unseen, 4.0)

    def shelter(self) -> float:
        """Nights under a roof."""
        reading = self.reading
        if reading.view["levels"]["natural"] and self.aims.staying == 1.0:
            return 1.0 + 2 * self.aims.first
        nights = sum([PATIENCE**night for night in range(reading.after)])
        open_night = OPEN_NIGHT[reading.players] * reading.mouths
        return min(30.0, self.needs.spared(shelter=True) + open_night * nights)

    def item(self, card: str) -> float:
        """What it is worth to own an item, also as a step to others."""
        if card not in self._items:
            self._items[card] = 0.0
            self._items[card] = self._item(card)
        return self._items[card]

    def _item(self, card: str) -> float:
        reading = self.reading
        rounds = self.thrift * min(reading.after, self.aims.lasting)
        worth = self.aims.items.get(card, 0.0) + INCOME.get(card, 0.05) * rounds
        worth += OWNED if card in PERSONAL else 0.0
        worth += self.brews() if card == "pot" else 0.0
        for rule, args in self.book.inventions[card].built:
            worth += self.built(name_of(rule), args)
        next_ones = [self.item(other) - 1.3 for other in self.open if card in self.book.inventions[other].needs.items]
        return worth + STEP * max(next_ones, default=0.0)

    @cached_property
    def open(self) -> list[str]:
        """The inventions that can still be built."""
        return self.reading.view["inventions"]["open"]

    def brews(self) -> float:
        """What a Pot makes of the tokens that wait for one."""
        found = self.reading.view["discoveries"]["available"]
        worth = {"poison": 2 * self.level("weapons"), "herbs": self.morale(1)}
        return sum([worth.get(token, STEW) for token in found if token in BREWED])

    def built(self, word: str, args: tuple[int | str, ...]) -> float:
        """What an invention does when it is built."""
        if word == "raises":
            track, n = str(args[0]), int(args[1])
            if track == "palisade" and not self.reading.has_shelter:
                return 0.0
            return sum([self.level(track) * 0.9**i for i in range(n)])
        if word == "gain_preserves":
            return KEPT_FOOD * int(args[0]) + 0.3
        return self.food(int(args[0])) if word == "gain_food" else 0.0

    @cached_property
    def terrain_worth(self) -> dict[str, float]:
        """What it is worth to find a terrain: the best of what could be built then."""
        reading = self.reading
        worth: dict[str, float] = {}
        for card in self.open:
            needs = self.book.inventions[card].needs
            missing = [terrain for terrain in needs.terrains if terrain not in reading.terrains]
            if len(missing) == 1:
                gain = self.item(card) - 1.3
                worth[missing[0]] = max(worth.get(missing[0], 0.0), 0.6 * gain) + 0.1 * max(0.0, gain)
        return worth

    @cached_property
    def new_source(self) -> dict[str, float]:
        """What one more source beside the camp is worth: much while the others cannot feed the group."""
        reading = self.reading
        rounds = min(reading.after, LASTING)
        lacking = reading.mouths + reading.children - reading.supply("food")
        meal = max(SPARE_SOURCE, min(RICH_SOURCE, self.hunger - TRIP)) if lacking > 0 else SPARE_SOURCE
        log = WOOD_SOURCE * self.aims.timber if reading.supply("wood") < WOODS else SPARE_SOURCE
        return {"food": meal * rounds, "wood": log * rounds}

    def tile(self, tile: Tile, far: int) -> float:
        """What it is worth to find a tile so far from the camp."""
        reading = self.reading
        worth = DISCOVERY * tile.discoveries * self.soon + self.terrain_worth.get(tile.terrain, 0.0)
        worth += BEAST * tile.beast * self.soon * (1.0 if reading.weapons else 0.6)
        near = 1.0 if far == 1 else 0.4
        worth += near * sum([self.new_source[RESOURCES[SOURCE_RESOURCE[source]]] for source in tile.sources])
        if tile.shelter and not reading.has_shelter and far == 1:
            worth += FOUND_SHELTER
        return worth + (self.aims.totem if tile.totem else 0.0)

    def exploring(self, far: int) -> float:
        """What an unseen tile is worth, on average."""
        hidden = self.reading.hidden
        if not hidden:
            return 0.0
        tops = [one["card"] for one in self.reading.view["decks"]["tiles"]["known"] if one["place"] == 0]
        known = [tile for number, tile in TILES.items() if f"tile {number}" in tops]
        tiles = known or [TILES[number] for number in hidden]
        return sum([self.tile(tile, far) for tile in tiles]) / len(tiles)
