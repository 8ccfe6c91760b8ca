"""What the actions that may be planned promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.games.robinson.actions import Action, Bill
from campfire.games.robinson.bot.defences import PUSHED
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.words import effects
from campfire.games.robinson.bot.worth import WOUND, Judge
from campfire.games.robinson.cards import ACTION_DICE, DICE_ACTIONS, FRIDAY, GROUP, JENNY, TRACKS, Beast
from campfire.games.robinson.rules.dice import ADVENTURE, CONSOLATION, SUCCESS
from campfire.games.robinson.rules.dice import WOUND as WOUND_DIE
from campfire.games.robinson.rules.gathering import BAGS
from campfire.games.robinson.sight import Planned, action_of
from campfire.games.robinson.text import name_of
from campfire.games.robinson.vocabulary.stores import gain_food, gain_preserves

TOLL: Mapping[str, float] = {"build": 0.6, "gather": 0.25, "explore": 0.3}
"""What an adventure costs besides wounds, on average."""

HAZARD = 0.3
"""The wounds that an adventure brings, on average."""

DELAY, LOST_TIME = 1.05, 0.46
"""What it costs to try again: a pawn, and a part of the gain that comes later."""

CRUCIAL = 20.0
"""On whatever is worth so much the game depends."""

REROLL: Mapping[str, str] = {"build": "craftsmanship", "gather": "scrounger", "explore": "lucky"}
FOOD_WORDS = (gain_food.rule, gain_preserves.rule)
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
        self.judge, self.reading = judge, judge.reading
        self.packed = {bag for planned in self.reading.plan for bag in planned["along"]}
        for planned in self.reading.plan:
            self.count(planned, action_of(planned))
        self._gains: dict[tuple[Action, int], float] = {}

    def count(self, planned: Planned, action: Action) -> None:
        """Remember what a planned action will probably bring."""
        judge, needs = self.judge, self.judge.needs
        match action.kind:
            case "gather":
                self.count_trip(planned, action)
            case "hunt" if not action.what:
                needs.food_coming += PREY
            case "build" if action.what in TRACKS:
                judge.raised[action.what] += 1
            case "build" if action.what == "shelter":
                needs.sheltered = True
            case "camp":
                judge.arranged += 1
            case "threat":
                reward = judge.book.events[action.what].threats[action.choice].reward
                needs.food_coming += sum([int(args[0]) for word, args in reward if word in FOOD_WORDS])

    def count_trip(self, planned: Planned, action: Action) -> None:
        """Remember what gathering will bring, on average."""
        source = self.reading.source(action.space, action.what)
        sure = len(planned["pawns"]) >= planned["sure"]
        bags = len({*BAGS} & {*planned["along"]})
        brought = self.luck("gather", sure, planned["leader"]) * (source["gives"] + bags)
        if source["resource"] == "wood":
            self.judge.needs.wood_coming += brought
        else:
            self.judge.needs.food_coming += brought

    def luck(self, kind: str, sure: bool, who: int) -> float:
        """The chance of success."""
        if sure or kind not in DICE_ACTIONS:
            return 1.0
        success = chance(kind, SUCCESS)
        if "reroll" in self.reading.tokens(kind):
            success *= success
        if self.reading.has_ability(who, REROLL[kind]):
            success = 1 - (1 - success) ** 2
        return success

    def worth(self, action: Action, n: int, who: int, bill: Bill) -> float:
        """What an action with so many pawns promises, what it costs and what it risks counted."""
        high = self.reading.team(action)[1]
        gain = self.gain(action, who) - self.judge.bill(bill)
        return self.risked(action, n >= high, who, gain)

    def risked(self, action: Action, sure: bool, who: int, gain: float) -> float:
        """What a gain is worth when it is rolled for."""
        judge, kind = self.judge, action.kind
        if kind not in DICE_ACTIONS:
            return gain
        luck = self.luck(kind, sure, who)
        awaited = "adventure" in self.reading.tokens(f"{kind}_deck")
        cost = 0.0
        if not sure:
            cost = chance(kind, WOUND_DIE) * judge.wound(who) - (1 - luck) * judge.determination(who, CONSOLATION)
        comes = 1.0 if awaited else 0.0 if sure else chance(kind, ADVENTURE)
        cost += comes * (TOLL[kind] + HAZARD * judge.wound(who) if who != FRIDAY else judge.wound(FRIDAY))
        if "danger" in self.reading.tokens(self.reading.site(action)) and not self.reading.weapons:
            cost += judge.wound(who)
        return gain - (1 - luck) * self.stake(kind, gain) - cost

    def stake(self, kind: str, gain: float) -> float:
        """What is lost with a failure: what is built or explored can be tried again later, unless all depends on it."""
        if kind == "gather" or not self.reading.after or not 0 < gain < CRUCIAL:
            return gain
        return min(gain, DELAY + LOST_TIME * gain)

    def gain(self, action: Action, who: int) -> float:
        """What an action brings when it succeeds."""
        key = (action, who)
        if key not in self._gains:
            special = self.judge.aims.targets(self.judge, action, who)
            self._gains[key] = self.plain_gain(action, who) if special is None else special
        return self._gains[key]

    def plain_gain(self, action: Action, who: int) -> float:
        """What an action brings that every sheet knows, as eagerly as the prudent do it."""
        gain = GAINS[action.kind](self, action, who)
        return gain * eagerness(action) ** self.judge.aims.prudence if gain > 0 else gain


def chance(kind: str, die: int) -> float:
    """How likely an action die shows its symbol."""
    return ACTION_DICE[kind][die] / 6


def eagerness(action: Action) -> float:
    """How eagerly the prudent do something: meals and a Shelter come before everything that may pay later."""
    if action.kind == "gather":
        return EAGER[action.what]
    return EAGER.get(action.what, EAGER["item"]) if action.kind == "build" else EAGER.get(action.kind, 1.0)


def threat(deeds: Deeds, action: Action, who: int) -> float:
    """The reward, and what does not happen any more."""
    judge, reading = deeds.judge, deeds.reading
    card = judge.book.events[action.what]
    reward = effects(judge, card.threats[action.choice].reward, who)
    place = [threat and threat["card"] for threat in reading.view["threats"]].index(card.id)
    likely = PUSHED[place] if reading.after > place else 0.0
    return reward - likely * min(0.0, effects(judge, card.pushed, GROUP))


def hunt(deeds: Deeds, action: Action, who: int) -> float:
    """Food and fur against wounds; a second hunt meets the next beast, with what the first has left of the arms."""
    judge, reading = deeds.judge, deeds.reading
    before = len([one for one in reading.plan if one["action"]["kind"] == "hunt"])
    spent = [one for place in range(before) for one in beasts_at(judge, place)]
    lost = sum([beast.weapon_loss for beast in spent]) * before / max(1, len(spent))
    armed = max(0, reading.weapons - round(lost)) - ("danger" in reading.tokens("hunt"))
    armed += 2 * (before == 0 and any([one["card"] == "pistol" for one in reading.view["equipment"]]))
    beasts = beasts_at(judge, before)
    return sum([prey(judge, beast, armed, who) for beast in beasts]) / len(beasts)


def beasts_at(judge: Judge, place: int) -> list[Beast]:
    """The beast at a place of the hunting deck; all that it may be, where nobody knows."""
    known = [one["card"] for one in judge.reading.view["decks"]["hunting"]["known"] if one["place"] == place]
    return [judge.book.beasts[card] for card in known] or list(judge.book.beasts.values())


def prey(judge: Judge, beast: Beast, armed: int, who: int) -> float:
    """What a hunt for this beast would bring."""
    wounds = max(0, beast.strength - armed) + max(0, beast.weapon_loss - judge.reading.weapons)
    wounds += sum([int(args[0]) for rule, args in beast.extra if name_of(rule).startswith("wounds")])
    lost = min(beast.weapon_loss, judge.reading.weapons)
    return judge.food(beast.food) + judge.fur(beast.fur) - judge.wound(who, wounds) - 0.8 * lost


def build(deeds: Deeds, action: Action, who: int) -> float:
    """Shelter, a level, or an item."""
    judge = deeds.judge
    if action.what in TRACKS:
        return judge.level(action.what)
    return judge.shelter() if action.what == "shelter" else judge.item(action.what)


def gather(deeds: Deeds, action: Action, who: int) -> float:
    """Wood or food."""
    source = deeds.reading.source(action.space, action.what)
    n = source["gives"] + bool({*BAGS} & deeds.reading.items - deeds.packed)
    return deeds.judge.wood(n) if source["resource"] == "wood" else deeds.judge.food(n)


def explore(deeds: Deeds, action: Action, who: int) -> float:
    """A new tile, or a special place."""
    if action.what:
        return MAPPED_TREASURE
    planned = [one for one in map(action_of, deeds.reading.plan) if one.kind == "explore" and not one.what]
    worth = deeds.judge.exploring(deeds.reading.far.get(action.space, 9)) + deeds.judge.aims.exploring(action.space)
    return worth * 0.75 ** len(planned)


def camp(deeds: Deeds, action: Action, who: int) -> float:
    """Determination and morale; with four players one of the two."""
    judge = deeds.judge
    if "marker" in deeds.reading.tokens("camp"):
        return 0.1
    spirit, cheer = judge.determination(who, 2), judge.morale(1)
    return spirit + cheer if deeds.reading.players < 4 else max(spirit, cheer)


def rest(deeds: Deeds, action: Action, who: int) -> float:
    """A wound heals."""
    reading = deeds.reading
    jenny, friday = reading.view["jenny"], reading.view["friday"]
    if who == JENNY:
        return 0.2 * jenny["wounds"] if jenny else 0.0
    if who == FRIDAY:
        return 0.5 if friday and friday["wounds"] else 0.0
    life = reading.life(who)
    hurt = life < reading.seats[who]["hearts"]
    more = 0.4 if reading.items & {"bed"} or reading.kept & {"hammock"} else 0.0
    return (REST * WOUND[min(10, life)] + more) * hurt


def cultivate(deeds: Deeds, action: Action, who: int) -> float:
    """A source gives again."""
    return 0.8


GAINS: Mapping[str, Callable[[Deeds, Action, int], float]] = {
    "threat": threat,
    "hunt": hunt,
    "build": build,
    "gather": gather,
    "explore": explore,
    "camp": camp,
    "rest": rest,
    "cultivate": cultivate,
}


def helpers_for(reading: Reading, kind: str) -> int:
    """How many neutral pawns could support an action of this kind."""
    return len([one for one in reading.view["helpers"] if one["free"] and kind in one["kinds"]])
