"""What the actions that may be planned promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.bots.robinson_cards import SOURCES, Beast
from campfire.bots.robinson_defences import PUSHED
from campfire.bots.robinson_outlook import DICED, FRIDAY, Outlook
from campfire.bots.robinson_words import effects
from campfire.bots.robinson_worth import WOUND, Judge
from campfire.kernel.contract import View

ADVENTURE: Mapping[str, float] = {"build": 0.6, "gather": 0.25, "explore": 0.3}
"""What an adventure costs besides wounds, on average."""

HAZARD = 0.3
"""The wounds that an adventure brings, on average."""

CONSOLATION = 2
DELAY, LOST_TIME = 1.05, 0.46
"""What it costs to try again: a pawn, and a part of the gain that comes later."""

CRUCIAL = 20.0
"""On whatever is worth so much the game depends."""

REROLL: Mapping[str, str] = {"build": "craftsmanship", "gather": "scrounger", "explore": "lucky"}
LEADERS: Mapping[str, int] = {"friday": FRIDAY, "jenny": 5}
TRACKS = ("roof", "palisade", "weapons")
MAPPED_TREASURE = 2.0
PREY = 3.1
"""The food of a beast, on average."""

REST = 0.5
"""A wound healed is worth less than a wound spared: it may never matter."""


EAGER: Mapping[str, float] = {
    "shelter": 1.6,
    "roof": 1.4,
    "palisade": 1.0,
    "item": 0.7,
    "explore": 0.57,
    "hunt": 1.6,
    "wood": 0.7,
    "parrot": 1.2,
    "fish": 1.2,
}
"""How eagerly the prudent do things."""


class Deeds:
    """Weighs actions; what is planned already counts as done."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.outlook = judge, judge.outlook
        self.packed = {bag for planned in self.outlook.plan for bag in planned["along"]}
        for planned in self.outlook.plan:
            self.count(planned)
        self._gains: dict[tuple[str, str, int], float] = {}

    def count(self, planned: View) -> None:
        """Remember what a planned action will probably bring."""
        judge, kind, target = self.judge, planned["kind"], planned["target"]
        if kind == "gather":
            self.count_trip(planned)
        elif kind == "hunt" and not target:
            judge.needs.food_coming += PREY
        elif kind == "build" and target in TRACKS:
            judge.raised[target] += 1
        elif kind == "build" and target == "shelter":
            judge.needs.sheltered = True
        elif kind == "camp":
            judge.arranged += 1
        elif kind == "threat":
            card, _, choice = target.partition(":")
            food = ("gain_food", "gain_preserves")
            reward = judge.box.threats[card][int(choice)].reward
            judge.needs.food_coming += sum([int(args[0]) for word, args in reward if word in food])

    def count_trip(self, planned: View) -> None:
        """Remember what gathering will bring, on average."""
        space, _, source = planned["target"].partition(":")
        sure = len(planned["pawns"]) >= self.outlook.strength(planned)[1]
        bags = len({"basket", "sack"} & {*planned["along"]})
        brought = self.luck("gather", sure, planned["leader"]) * (self.outlook.yields(space, source) + bags)
        if SOURCES[source] == "wood":
            self.judge.needs.wood_coming += brought
        else:
            self.judge.needs.food_coming += brought

    def luck(self, kind: str, sure: bool, who: int) -> float:
        """The chance of success."""
        if sure or kind not in DICED:
            return 1.0
        chance = self.judge.box.dice[kind].success
        if "reroll" in self.outlook.areas.get(kind, ()):
            chance *= chance
        if self.outlook.has_ability(who, REROLL[kind]):
            chance = 1 - (1 - chance) ** 2
        return chance

    def worth(self, kind: str, target: str, n: int, who: int, bill: tuple[int, ...]) -> float:
        """What an action with so many pawns promises, what it costs and what it risks counted."""
        high = self.outlook.team(kind, target)[1]
        gain = self.gain(kind, target, who) - self.judge.bill(bill)
        return self.risked(kind, target, n >= high, who, gain)

    def risked(self, kind: str, target: str, sure: bool, who: int, gain: float) -> float:
        """What a gain is worth when it is rolled for."""
        judge = self.judge
        if kind not in DICED:
            return gain
        luck = self.luck(kind, sure, who)
        awaited = "adventure" in self.outlook.areas.get(f"{kind}_deck", ())
        cost = 0.0
        dice = judge.box.dice[kind]
        if not sure:
            cost = dice.wound * judge.wound(who) - (1 - luck) * judge.determination(who, CONSOLATION)
        chance = 1.0 if awaited else 0.0 if sure else dice.adventure
        cost += chance * (ADVENTURE[kind] + HAZARD * judge.wound(who) if who != FRIDAY else judge.wound(FRIDAY))
        if "danger" in self.outlook.tokens(self.outlook.site(kind, target)) and not self.outlook.weapons:
            cost += judge.wound(who)
        return gain - (1 - luck) * self.stake(kind, gain) - cost

    def stake(self, kind: str, gain: float) -> float:
        """What is lost with a failure: what is built or explored can be tried again later, unless all depends on it."""
        if kind == "gather" or not self.outlook.after or not 0 < gain < CRUCIAL:
            return gain
        return min(gain, DELAY + LOST_TIME * gain)

    def gain(self, kind: str, target: str, who: int) -> float:
        """What an action brings when it succeeds."""
        key = (kind, target, who)
        if key not in self._gains:
            special = self.judge.aims.targets(self.judge, kind, target, who)
            self._gains[key] = self.plain_gain(kind, target, who) if special is None else special
        return self._gains[key]

    def plain_gain(self, kind: str, target: str, who: int) -> float:
        """What an action brings that every sheet knows, as eagerly as the prudent do it."""
        gain = GAINS[kind](self, target, who)
        return gain * eagerness(kind, target) ** self.judge.aims.prudence if gain > 0 else gain


def eagerness(kind: str, target: str) -> float:
    """How eagerly the prudent do something: meals and a Shelter come before everything that may pay later."""
    if kind == "gather":
        return EAGER[target.partition(":")[2]]
    return EAGER.get(target, EAGER["item"]) if kind == "build" else EAGER.get(kind, 1.0)


def threat(deeds: Deeds, target: str, who: int) -> float:
    """The reward, and what does not happen any more."""
    judge, outlook = deeds.judge, deeds.outlook
    card, _, choice = target.partition(":")
    reward = effects(judge, judge.box.threats[card][int(choice)].reward, who)
    place = int(outlook.view["threats"].index(card))
    likely = PUSHED[place] if outlook.after > place else 0.0
    return reward - likely * min(0.0, effects(judge, judge.box.pushed[card], -1))


def hunt(deeds: Deeds, target: str, who: int) -> float:
    """Food and fur against wounds."""
    judge, outlook = deeds.judge, deeds.outlook
    known = [card for place, card in outlook.view["decks"]["hunting"]["known"] if place == 0]
    beasts = [judge.box.beasts[card] for card in known] or list(judge.box.beasts.values())
    armed = outlook.weapons - ("danger" in outlook.areas.get("hunt", ()))
    armed += 2 * any([one["card"] == "pistol" for one in outlook.view["equipment"]])
    return sum([prey(judge, beast, armed, who) for beast in beasts]) / len(beasts)


def prey(judge: Judge, beast: Beast, armed: int, who: int) -> float:
    """What a hunt for this beast would bring."""
    wounds = max(0, beast.strength - armed) + max(0, beast.weapon_loss - judge.outlook.weapons) + beast.wounds
    lost = min(beast.weapon_loss, judge.outlook.weapons)
    return judge.food(beast.food) + judge.fur(beast.fur) - judge.wound(who, wounds) - 0.8 * lost


def build(deeds: Deeds, target: str, who: int) -> float:
    """Shelter, a level, or an item."""
    judge = deeds.judge
    if target in TRACKS:
        return judge.level(target)
    return judge.shelter() if target == "shelter" else judge.item(target)


def gather(deeds: Deeds, target: str, who: int) -> float:
    """Wood or food."""
    space, _, source = target.partition(":")
    n = deeds.outlook.yields(space, source)
    n += bool({"basket", "sack"} & deeds.outlook.items - deeds.packed)
    return deeds.judge.wood(n) if SOURCES[source] == "wood" else deeds.judge.food(n)


def explore(deeds: Deeds, target: str, who: int) -> float:
    """A new tile, or a special place."""
    if target not in deeds.outlook.spaces:
        return MAPPED_TREASURE
    planned = [p for p in deeds.outlook.plan if p["kind"] == "explore" and p["target"] in deeds.outlook.spaces]
    worth = deeds.judge.exploring(deeds.outlook.far.get(target, 9)) + deeds.judge.aims.exploring(target)
    return worth * 0.75 ** len(planned)


def camp(deeds: Deeds, target: str, who: int) -> float:
    """Determination and morale; with four players one of the two."""
    judge = deeds.judge
    if "marker" in deeds.outlook.areas.get("camp", ()):
        return 0.1
    spirit, cheer = judge.determination(who, 2), judge.morale(1)
    return spirit + cheer if deeds.outlook.players < 4 else max(spirit, cheer)


def rest(deeds: Deeds, target: str, who: int) -> float:
    """A wound heals."""
    outlook = deeds.outlook
    if who == LEADERS["jenny"]:
        return 0.2 * float(outlook.view["jenny"]["wounds"])
    if who == FRIDAY:
        return 0.5 if outlook.view["friday"]["wounds"] else 0.0
    life = outlook.life(who)
    hurt = bool(life < outlook.seats[who]["hearts"])
    more = 0.4 if outlook.items & {"bed"} or outlook.kept & {"hammock"} else 0.0
    return (REST * WOUND[min(10, life)] + more) * hurt


def cultivate(deeds: Deeds, target: str, who: int) -> float:
    """A source gives again."""
    return 0.8


GAINS: Mapping[str, Callable[[Deeds, str, int], float]] = {
    "threat": threat,
    "hunt": hunt,
    "build": build,
    "gather": gather,
    "explore": explore,
    "camp": camp,
    "rest": rest,
    "cultivate": cultivate,
}


def leader_of(pawn: str) -> int:
    """Whose pawn it is; nobody's is -1.

    >>> leader_of("2"), leader_of("friday"), leader_of("dog")
    (2, 4, -1)
    """
    return int(pawn) if pawn.isdigit() else LEADERS.get(pawn, -1)


def helpers_for(outlook: Outlook, kind: str) -> int:
    """How many neutral pawns could support an action of this kind."""
    return len([one for one in outlook.helpers if kind in one["kinds"]])
