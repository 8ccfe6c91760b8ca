"""The scout: a player of Paleo by rules of thumb, from what a seat sees and what is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias, cast

from campfire.games.paleo.bot.cards import Box, Face, Line
from campfire.games.paleo.bot.plan import best_help, helped
from campfire.games.paleo.bot.reading import A_PERSON, A_WOUND, TRAIT, Reading
from campfire.games.paleo.bot.thoughts import why
from campfire.games.paleo.bot.worth import STAYING, Judge
from campfire.games.paleo.effects import discards
from campfire.games.paleo.library import lettered_book
from campfire.games.paleo.rules import (
    choosing,
    costs,
    crafting,
    dice,
    hazards,
    helping,
    night,
    playing,
    resolution,
    rewards,
    special,
    wounds,
)
from campfire.games.paleo.setup import book_of
from campfire.games.paleo.sorts import AMOUNT, CARD, CARDS, LINE, OBJECT, PERSON, PLACE, SEAT, THING
from campfire.games.paleo.view import Person, Sight
from campfire.kernel.contract import Options, View
from campfire.kernel.declared import Option, OptionKind, QuestionKind
from campfire.kernel.frame import Seat
from campfire.kernel.offer import WAIT, Bot, Offer, Random

Score: TypeAlias = Callable[[Judge, Offer, Option], float]
Scores: TypeAlias = Mapping[OptionKind, Score]

WORTH_WHILE = 0.3
"""Below this an extra effort is not made."""

NEVER = -999.0

HOPE = 40
"""After so many days without an end the scout pays no mission any more, so that the game ends."""


def bot(options: Options | None = None) -> Bot:
    """Give a scout; it knows home-made modules from the options, those of the box by their letters."""
    return Scout(None if options is None else Box(book_of(options)))


@cache
def boxed(modules: tuple[str, ...]) -> Box:
    """The cards of a game with modules of the box."""
    return Box(lettered_book(modules))


class Scout:
    """Answers each question with the option that promises most."""

    glances = True

    def __init__(self, box: Box | None) -> None:
        self.box = box
        self.why = why

    def __call__(self, view: View, offer: Offer, random: Random) -> int:
        plays = offer.kind is playing.PLAY_CARD
        if len(offer.options) == 1 and (not plays or not offer.others):
            return 0
        seen = cast(Sight, view)
        judge = Judge(Reading(self.box or boxed(tuple(seen["modules"])), seen))
        if plays:
            return play_card(judge, offer)
        scores = SCORES.get(offer.kind, {})
        worth = [scores.get(option.kind, nothing)(judge, offer, option) for option in offer.options]
        return worth.index(max(worth))


def play_card(judge: Judge, offer: Offer) -> int:
    """Add what is worth while, then help, wait for help, or make the best of the own card."""
    worth = [PLAYS.get(option.kind, nothing)(judge, offer, option) for option in offer.options]
    for place, option in enumerate(offer.options):
        if option.kind in ADDED and worth[place] > WORTH_WHILE:
            return place
    own = max([worth[place] for place, option in enumerate(offer.options) if option.kind not in ADDED])
    plan = best_help(judge, offer.seat, own)
    if plan is not None and plan.worth > WORTH_WHILE:
        help_them = Option(helping.HELP, (plan.who,))
        if offer.seat in plan.helpers and help_them in offer.options:
            return offer.options.index(help_them)
        if offer.seat == plan.who and set(plan.helpers) & set(offer.others):
            return WAIT
    return worth.index(own)


def face_of(judge: Judge, option: Option) -> Face:
    """The card that an option names."""
    return judge.box.faces[option[CARD]]


def line_of(judge: Judge, option: Option) -> Line:
    """The line that an option names."""
    return face_of(judge, option).lines[option[LINE]]


def person_of(judge: Judge, option: Option) -> Person:
    """The person that an option names."""
    people = judge.reading.seats[option[SEAT]]["people"]
    return next(person for person in people if person["card"] == option[PERSON])


def act(judge: Judge, offer: Offer, option: Option) -> float:
    """A line of the own card."""
    attempt = judge.attempt(face_of(judge, option), line_of(judge, option), helped(judge, offer.seat))
    return NEVER if attempt is None else attempt


def line_in_play(judge: Judge, offer: Offer, option: Option) -> float:
    """A line of a card that lies in play."""
    return judge.line(line_of(judge, option), helped(judge, offer.seat))


def talisman(judge: Judge, offer: Offer, option: Option) -> float:
    """A hazard turned away."""
    return -judge.reading.losing("talisman", 1)


def roots(judge: Judge, offer: Offer, option: Option) -> float:
    """Wounds healed now, against the roots kept."""
    return judge.reading.healing((offer.seat,), special.ROOTS_HEAL) - judge.reading.losing("roots", 1)


def snare(judge: Judge, offer: Offer, option: Option) -> float:
    """Food now, against the snare kept."""
    return judge.reading.gaining("food", special.SNARE_FOOD) - judge.reading.losing("snare", 1)


def call(judge: Judge, offer: Offer, option: Option) -> float:
    """Help from the dice: what the card would be worth then, less the cards."""
    reading, me = judge.reading, offer.seat
    face, rolls = judge.box.faces[offer[CARD]], option[AMOUNT]
    own = reading.traits[me]
    total = 0.0
    for rolled in dice.FACES:
        reading.lend(me, (own[0] + rolls * rolled[0], own[1] + rolls * rolled[1], own[2] + rolls * rolled[2]))
        total += judge.best(face, (me,))
    reading.lend(me, own)
    paid = judge.paying((me,), option[CARDS])
    return total / len(dice.FACES) - judge.best(face, (me,)) - paid


def nothing(judge: Judge, offer: Offer, option: Option) -> float:
    """What it is worth to leave things as they are."""
    return 0.0


def never(judge: Judge, offer: Offer, option: Option) -> float:
    """What is only done by plan."""
    return NEVER


def choose(judge: Judge, offer: Offer, option: Option) -> float:
    """A card by its back, or by its face where it is known."""
    card = judge.reading.seats[offer.seat]["deck"][option[PLACE]]
    if card["card"]:
        return judge.promise(judge.box.faces[card["card"]], offer.seat)
    return judge.back((card["back"], card["hint"]), offer.seat)


def early_night(judge: Judge, offer: Offer, option: Option) -> float:
    """Leave the day only when what is left of it threatens more than the night does."""
    me = offer.seat
    deck = judge.reading.seats[me]["deck"]
    if max([judge.back((card["back"], card["hint"]), me) for card in deck[: choosing.IN_VIEW]]) >= 0.0:
        return NEVER
    rest = sum([judge.back((card["back"], card["hint"]), me) for card in deck])
    return -judge.reading.threat if rest < 0.0 else NEVER


def hand_in(judge: Judge, offer: Offer, option: Option) -> float:
    """Whoever has most of a kind gives."""
    seat, item = option[SEAT], option[OBJECT]
    return float(judge.reading.seats[seat]["items"][item]) - 0.1 * trait_gain(judge, seat, item)


def give(judge: Judge, offer: Offer, option: Option) -> float:
    """An item for whoever it serves best."""
    return serving(judge, option[SEAT], option[OBJECT])


def serving(judge: Judge, seat: Seat, item: str) -> float:
    """A tool goes where its trait is strong already, a shield where wounds would kill."""
    if (item, seat) in judge.reading.wishes:
        return judge.reading.wishes[item, seat]
    if judge.box.items[item].protects:
        return judge.reading.hurting((seat,), 1)
    return trait_gain(judge, seat, item) - 0.1 * float(judge.reading.seats[seat]["items"].get(item, 0))


def trait_gain(judge: Judge, seat: Seat, item: str) -> float:
    """What the trait of an item adds to a community: most up to four points."""
    own, brought = judge.reading.traits[seat], judge.box.items[item].traits
    return sum([(TRAIT + 0.3 * own[t] if own[t] < 4 else 0.8) for t in range(3) if brought[t]])


def keep(judge: Judge, offer: Offer, option: Option) -> float:
    """The usual place."""
    reading, kind = judge.reading, option[THING]
    short = reading.need.get(kind, 0) > reading.stock.get(kind, 0)
    return reading.urgent.get(kind, 1.0) if short else reading.base(kind)


def lay_on(judge: Judge, offer: Offer, option: Option) -> float:
    """A card that waits for tokens."""
    return judge.reading.wished.get(option[THING], 0.0)


def host(judge: Judge, offer: Offer, option: Option) -> float:
    """The smallest community gets the new person."""
    return -float(len(judge.reading.seats[option[SEAT]]["people"]))


def dreamer(judge: Judge, offer: Offer, option: Option) -> float:
    """The most able community meets the dream or the card."""
    return float(sum(judge.reading.traits[option[SEAT]]))


def craft(judge: Judge, offer: Offer, option: Option) -> float:
    """An item, for whoever it serves best."""
    return judge.crafting(option[THING]) + 0.1 * serving(judge, option[SEAT], option[THING])


def push_out(judge: Judge, offer: Offer, option: Option) -> float:
    """The least useful invention makes room."""
    return -judge.reading.gaining(face_of(judge, option).item, 1)


def protect(judge: Judge, offer: Offer, option: Option) -> float:
    """An item against wounds, and the wounds that are left."""
    item = option[OBJECT]
    rest = offer[AMOUNT] - judge.box.items[item].protects
    party = tuple({other[SEAT] for other in offer.options})
    return -judge.reading.losing(item, 1) - (judge.reading.hurting(party, rest) if rest > 0 else 0.0)


def wound(judge: Judge, offer: Offer, option: Option) -> float:
    """Whoever bears the wounds best takes them; if somebody must die, the least able."""
    n, person, worth = offer[AMOUNT], person_of(judge, option), judge.person(option[PERSON])
    left = person["hearts"] - person["wounds"] - n
    if left < 0:
        return -judge.reading.death - worth
    return -A_WOUND * n + 0.2 * left - (0.0 if left else 0.3 * worth / A_PERSON + 0.5)


def lose(judge: Judge, offer: Offer, option: Option) -> float:
    """The least able goes."""
    return -judge.person(option[PERSON])


def heal(judge: Judge, offer: Offer, option: Option) -> float:
    """Whoever would die of the next wound heals first, the most able among them."""
    person = person_of(judge, option)
    dying = person["wounds"] >= person["hearts"]
    return (10.0 if dying else 0.0) + 0.1 * judge.person(option[PERSON])


def at_night(judge: Judge, offer: Offer, option: Option) -> float:
    """Settle first where most is at stake, and never worse than need be."""
    face = face_of(judge, option)
    numbers = [other[LINE] for other in offer.options if other[CARD] == option[CARD]]
    worths = {number: judge.settled(face.lines[number], judge.reading.everybody) for number in numbers}
    worth, best = worths[option[LINE]], max(worths.values())
    if judge.view["round"] > HOPE:
        return -worth
    return worth - (min(worths.values()) if worth == best else best)


def clear(judge: Judge, offer: Offer, option: Option) -> float:
    """Hazards that come back every day are best removed."""
    return -judge.promise(face_of(judge, option), offer.seat)


def track(judge: Judge, offer: Offer, option: Option) -> float:
    """A card that is worth meeting again, unless it leads only to tracks once more."""
    face = face_of(judge, option)
    if any(word == "track" for line in face.lines for word, _ in line.gains):
        return -1.0
    return judge.promise(face, offer.seat) - WORTH_WHILE


def settle(judge: Judge, offer: Offer, option: Option) -> float:
    """A card that stays."""
    return STAYING


def enough(judge: Judge, offer: Offer, option: Option) -> float:
    """Nothing more is done unless it is worth while."""
    return WORTH_WHILE


ADDED: Scores = {
    special.ADDITIONAL: line_in_play,
    special.EAT_ROOTS: roots,
    special.LAY_SNARE: snare,
    special.CALL: call,
}
"""What may be done on top of the play of a card."""

PLAYS: Scores = {
    **ADDED,
    resolution.ACT: act,
    special.ALTERNATIVE: line_in_play,
    playing.IGNORE: nothing,
    helping.HELP: never,
    playing.SETTLE: settle,
    hazards.USE_TALISMAN: talisman,
}

SCORES: Mapping[QuestionKind, Scores] = {
    choosing.CHOOSE_CARD: {choosing.CHOOSE: choose, choosing.EARLY_NIGHT: early_night},
    playing.ADD_ACTIONS: {**ADDED, playing.REST: enough},
    hazards.CHOOSE_MISFORTUNE: {resolution.ACT: act, hazards.USE_TALISMAN: talisman},
    costs.CHOOSE_PAYER: {costs.HAND_IN: hand_in},
    rewards.CHOOSE_OWNER: {rewards.GIVE: give},
    rewards.CHOOSE_PLACE: {rewards.KEEP: keep, rewards.LAY_ON: lay_on},
    rewards.CHOOSE_HOST: {rewards.HOST: host},
    rewards.CHOOSE_DREAMER: {rewards.DREAMER: dreamer},
    crafting.CHOOSE_ITEM: {crafting.CRAFT_ITEM: craft, crafting.STOP_CRAFTING: nothing},
    crafting.CHOOSE_PUSHED_OUT: {crafting.PUSH_OUT: push_out},
    wounds.TAKE_WOUNDS: {wounds.PROTECT: protect, wounds.WOUND: wound},
    wounds.CHOOSE_LOST: {wounds.LOSE: lose},
    wounds.CHOOSE_HEALED: {wounds.HEAL: heal},
    night.CHOOSE_NIGHT_ACTION: {night.AT_NIGHT: at_night},
    discards.CHOOSE_CLEARED: {discards.CLEAR: clear, discards.CLEAR_NOTHING: nothing},
    discards.CHOOSE_TRACKED: {discards.TRACK: track, discards.TRACK_NOTHING: nothing},
    discards.CHOOSE_TRACKER: {discards.TRACKER: dreamer},
}
"""How each option of each question is weighed; what the scout does not know is worth nothing to it."""
