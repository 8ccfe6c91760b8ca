"""What lines, cards and backs are worth to whoever may play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import TypeAlias

from campfire.games.paleo.bot.cards import Back, Face, Gain, Line, is_prize
from campfire.games.paleo.bot.reading import A_PERSON, A_WOUND, BASE, MOUTHS_EACH, VICTORY, Reading
from campfire.games.paleo.rules.dice import FACES
from campfire.games.paleo.state import Party
from campfire.kernel.frame import Seat

CARD = 0.4
"""What a card of the deck is worth that is paid instead of played."""

HELP = 1.5
"""What a helper gives up."""

STAYING = 3.0
"""What a card is worth that stays on the table."""

UNKNOWN = 1.0
"""What a reward is worth of which the scout has never heard."""

INVENTION, DREAM, TRACK, CLEAR = 1.6, 1.6, 1.2, 1.0
REMOVED_HAZARD, REMOVED_CARD = 1.2, -0.6


class Judge:
    """Weighs lines and cards against the reading."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.box = reading.box
        self.view = reading.view
        self._backs: dict[tuple[Back, Seat], float] = {}
        self._gained: dict[tuple[Gain, Party], float] = {}
        self._paid: dict[tuple[Party, int, int], float] = {}
        self._seen: Counter[str] | None = None
        self.helpers = [seat["seat"] for seat in reading.seats if seat["deck"] and not seat["camped"]]
        """Who is still in the day."""

    def line(self, line: Line, party: Party) -> float:
        """What a line brings less what it costs, once it is carried out."""
        reading = self.reading
        worth = 0.0
        for kind, n in line.pays:
            worth -= reading.losing(kind, min(n, reading.stock.get(kind, 0)))
        printed = line.printed
        if printed.cards or printed.wounds:
            worth -= self.paying(party, printed.cards, printed.wounds)
        for gain in line.gains:
            gained = self._gained.get((gain, party))
            if gained is None:
                gained = self._gained[gain, party] = self.gain(*gain, party)
            worth += gained
        return worth

    def gain(self, word: str, figure: int | str, party: Party) -> float:
        """What a word of the reward is worth."""
        if isinstance(figure, str):
            return SIGNS[word](self, figure, party) if word in SIGNS else UNKNOWN
        if word in GAINS:
            return GAINS[word](self, figure, party)
        return self.reading.gaining(word, figure) if word in BASE else UNKNOWN

    def paying(self, party: Party, cards: int, wounds: int = 0) -> float:
        """What cards of the deck cost, and the wounds that red backs and the line itself bring."""
        cost = self._paid.get((party, cards, wounds))
        if cost is None:
            paid = self.reading.seats[party[0]]["deck"][:cards]
            red = len([card for card in paid if card["back"] == "red"])
            hurt = self.reading.hurting(party, wounds + red) if wounds + red else 0.0
            cost = self._paid[party, cards, wounds] = CARD * (len(paid) - red) + hurt
        return cost

    def settled(self, line: Line, party: Party) -> float:
        """What a night line brings: tokens are there to be used for it."""
        paid = sum([self.reading.base(kind) * n for kind, n in line.pays])
        return self.line(line._replace(pays=()), party) - paid

    def removal(self, face: Face, line: Line) -> float:
        """A removed card does not come back: good for hazards, a pity for others."""
        if is_prize(line):
            return 0.0
        return REMOVED_HAZARD if face.face == "hazard" else REMOVED_CARD

    def attempt(self, face: Face, line: Line, party: Party) -> float | None:
        """What a line of a revealed card promises, dice and all; None where it cannot be tried."""
        spare = self.reading.spare(line, party)
        if spare is None or (line.is_paid and not self.reading.can_pay(line, party)):
            return None
        worth = self.line(line, party)
        if line.printed.removes:
            worth += self.removal(face, line)
        dice = line.printed.dice
        if not dice:
            return worth
        luck = chance(dice, *[min(over, 2 * dice) for over in spare])
        return luck * worth + (1.0 - luck) * self.failure(face, party)

    def failure(self, face: Face, party: Party) -> float:
        """What comes of a failed roll: the best of the negative lines, or nothing."""
        return max([self.line(line, party) for line in face.actions if line.printed.negative], default=0.0)

    def best(self, face: Face, party: Party) -> float:
        """What a revealed card is worth to those who take part."""
        if face.face == "place":
            return STAYING
        worth = 0.0 if face.face == "action" else -VICTORY
        for line in face.actions:
            attempt = self.attempt(face, line, party)
            if attempt is not None and attempt > worth:
                worth = attempt
        return worth

    def promise(self, face: Face, me: Seat) -> float:
        """What a card may become when revealed, with the help that others could give."""
        if face.face == "place":
            return STAYING
        alone = helped = 0.0 if face.face == "action" else -VICTORY
        for line in face.actions:
            attempt = self.attempt(face, line, (me,))
            if attempt is not None:
                alone = max(alone, attempt)
            elif self.is_within_reach(line, me):
                helped = max(helped, self.line(line, (me,)) - HELP)
        return 0.4 * alone + 0.6 * max(alone, helped)

    def is_within_reach(self, line: Line, me: Seat) -> bool:
        """Whether what one community cannot do is within the reach of two."""
        reading = self.reading
        if len(self.helpers) < 2 or not reading.can_pay(line, (me,)):
            return False
        return any([reading.spare(line, (me, who)) is not None for who in self.helpers if who != me])

    def back(self, back: Back, me: Seat) -> float:
        """What a face-down card promises: the average of the cards that may lie there."""
        if (back, me) not in self._backs:
            seen = self.seen()
            worth = total = 0.0
            for face in self.box.backs.get(back, ()):
                left = face.copies - seen[face.id]
                if left > 0:
                    worth += left * self.promise(face, me)
                    total += left
            self._backs[back, me] = worth / total if total else 0.0
        return self._backs[back, me]

    def seen(self) -> Counter[str]:
        """The cards that can lie in no deck, since they are in sight."""
        if self._seen is None:
            fronts = [face for seat in self.reading.seats for card in seat["front"] if (face := card["card"])]
            lying = [card["card"] for card in self.reading.in_play()]
            self._seen = Counter([*self.view["open"], *self.view["graveyard"], *lying, *fronts])
        return self._seen

    def person(self, card: str) -> float:
        """What a member of the tribe is worth."""
        face = self.box.faces[card]
        return A_PERSON + sum(face.traits) + 0.5 * face.hearts + (1.0 if face.lines else 0.0)

    def craftable(self, party: Party) -> list[tuple[float, str]]:
        """What each item of the Workshop would bring if it were crafted now, best first."""
        reading = self.reading
        found = []
        for name, left in self.view["workshop"]["compartments"].items():
            item = self.box.items[name]
            if left and reading.beyond(party, item.needs) is not None and reading.has_all(item.pays, party):
                found.append((self.crafting(name), name))
        return sorted(found, reverse=True)

    def crafting(self, name: str) -> float:
        """What an item brings beyond its ingredients."""
        reading, planned = self.reading, name in self.reading.crafts
        pays = self.box.items[name].pays
        return reading.gaining(name, 1) - sum([reading.losing(kind, n, n if planned else 0) for kind, n in pays])


Weighing: TypeAlias = "Callable[[Judge, int, Party], float]"


def craft(judge: Judge, n: int, party: Party) -> float:
    """Crafting is worth what can be crafted, and a little as a chance."""
    found = [worth for worth, _ in judge.craftable(party) if worth > 0]
    return sum(found[:n]) + 0.1


def welcome(judge: Judge, n: int, party: Party) -> float:
    """A person brings hands and a mouth."""
    reading = judge.reading
    if not judge.view["decks"]["people"]:
        return 0.0
    crowd = max(0, reading.mouths - MOUTHS_EACH * len(reading.seats))
    return n * (A_PERSON + 1.5 - 1.5 * crowd - 0.5 * reading.gaining("food", 1))


def invent(judge: Judge, n: int, party: Party) -> float:
    """An invention may open what a mission asks for."""
    gone = {*judge.view["graveyard"], *[card["card"] for card in judge.view["workshop"]["cards"]]}
    unseen = [face.item for face in judge.box.inventions if face.id not in gone]
    if not unseen:
        return 0.0
    return n * (INVENTION + 0.35 * sum([judge.reading.gaining(item, 1) for item in unseen]) / len(unseen) - 1.0)


def tell(judge: Judge, number: int, party: Party) -> float:
    """A story is worth its best line."""
    if number not in judge.view["stories"]:
        return 0.0
    return judge.best(judge.box.stories[number], party)


def dream(judge: Judge, n: int, party: Party) -> float:
    """A dream is a card more in the deck."""
    return n * DREAM if judge.view["decks"]["dreams"] else 0.0


def paint(judge: Judge, n: int, party: Party) -> float:
    """The painting is what it is all about."""
    return n * judge.reading.painting


def die(judge: Judge, n: int, party: Party) -> float:
    """A death token."""
    return -n * judge.reading.death


def forget(judge: Judge, n: int, party: Party) -> float:
    """Death tokens taken back."""
    return min(n, judge.view["deaths"]) * 0.8 * min(20.0, judge.reading.death)


def lose_person(judge: Judge, n: int, party: Party) -> float:
    """A death token and a person less."""
    return -n * (judge.reading.death + A_PERSON)


def heal(judge: Judge, n: int, party: Party) -> float:
    """Wounds that are there to heal."""
    return judge.reading.healing(party, n)


def give_sign(judge: Judge, sign: str, party: Party) -> float:
    """Something comes to pass."""
    return 0.0 if sign in judge.reading.signs else judge.box.sign_worth(sign)


def lift_sign(judge: Judge, sign: str, party: Party) -> float:
    """Something is over."""
    return -judge.box.sign_worth(sign) if sign in judge.reading.signs else 0.0


def wound_warrior(judge: Judge, n: int, party: Party) -> float:
    """The warrior in front bears it, or falls."""
    warriors = judge.view["warriors"]
    if not warriors:
        return -judge.reading.hurting(party, n)
    left = judge.box.faces[warriors[-1]].hearts - judge.view["warrior_wounds"] - n
    return -A_WOUND * n if left >= 0 else -judge.reading.death


def heal_warrior(judge: Judge, n: int, party: Party) -> float:
    """The warrior in front recovers."""
    return A_WOUND * min(n, judge.view["warrior_wounds"])


def encounter(judge: Judge, n: int, party: Party) -> float:
    """A card set aside is met at once."""
    seen = judge.seen()
    faces = [face for face in judge.box.asides for _ in range(face.copies - seen[face.id])]
    return sum([judge.best(face, party) for face in faces]) / len(faces) if faces else 0.0


def harvest(judge: Judge, n: int, party: Party) -> float:
    """Food for every player."""
    return judge.reading.gaining("food", n * len(judge.reading.seats))


GAINS: Mapping[str, Weighing] = {
    "harvest": harvest,
    "craft": craft,
    "person": welcome,
    "dream": dream,
    "invention": invent,
    "story": tell,
    "heal": heal,
    "painting": paint,
    "death": die,
    "forget_death": forget,
    "lose_person": lose_person,
    "clear_away": lambda judge, n, party: CLEAR * n,
    "track": lambda judge, n, party: TRACK * n if judge.view["open"] else 0.0,
    "encounter": encounter,
    "let_loose": lambda judge, n, party: -0.5 * n,
    "wound_warrior": wound_warrior,
    "heal_warrior": heal_warrior,
    "triumph": lambda judge, n, party: VICTORY,
}
"""What each word of a reward is worth; any other word is a token."""

SIGNS: Mapping[str, Callable[[Judge, str, Party], float]] = {"sign": give_sign, "lift_sign": lift_sign}
"""The same for those that name a sign."""


@cache
def chance(dice: int, strength: int, perception: int, craft_points: int) -> float:
    """How likely the dice ask no more than there is to spare."""
    spare = (strength, perception, craft_points)
    rolls = list(product(FACES, repeat=dice))
    good = [roll for roll in rolls if all(sum(face[trait] for face in roll) <= spare[trait] for trait in range(3))]
    return len(good) / len(rolls)
