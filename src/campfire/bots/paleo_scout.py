"""The scout: a player of Paleo by rules of thumb, from what a seat sees and what is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from campfire import games
from campfire.bots import WAIT, Bot, Offer, Random
from campfire.bots.paleo_cards import Box
from campfire.bots.paleo_outlook import PERSON, TRAIT, WOUND, Outlook
from campfire.bots.paleo_plan import best_help, helped
from campfire.bots.paleo_worth import FACES, PLACE, Judge
from campfire.kernel.contract import Options, View
from campfire.kernel.declared import Ids
from campfire.kernel.frame import Seat

Score: TypeAlias = Callable[[Judge, Offer, Ids], float]
Scores: TypeAlias = Mapping[str, Score]

WORTH_WHILE = 0.3
"""Below this an extra effort is not made."""

NEVER = -999.0

HOPE = 40
"""After so many days without an end the scout pays no mission any more, so that the game ends."""


def bot(options: Options | None = None) -> Bot:
    """Give a scout; it knows home-made modules from the options, those of the box by their letters."""
    if options is not None:
        return Scout(Box(games.load("paleo").facts(options)))
    return Scout(None)


@cache
def boxed(modules: tuple[str, ...]) -> Box:
    """The cards of a game with modules of the box."""
    return Box(games.load("paleo").facts({"modules": list(modules)}))


class Scout:
    """Answers each question with the option that promises most."""

    def __init__(self, box: Box | None) -> None:
        self.box = box

    def __call__(self, view: View, offer: Offer, random: Random) -> int:
        if len(offer.options) == 1 and (offer.key != "play_card" or not offer.others):
            return 0
        judge = Judge(Outlook(self.box or boxed(tuple(view["modules"])), view))
        if offer.key == "play_card":
            return play_card(judge, offer)
        scores = SCORES[offer.key]
        worth = [scores[key](judge, offer, args) for key, args in offer.options]
        return worth.index(max(worth))


def play_card(judge: Judge, offer: Offer) -> int:
    """Add what is worth while, then help, wait for help, or make the best of the own card."""
    worth = [PLAYS[key](judge, offer, args) for key, args in offer.options]
    for place, (key, _) in enumerate(offer.options):
        if key in ADDED and worth[place] > WORTH_WHILE:
            return place
    own = max([worth[place] for place, (key, _) in enumerate(offer.options) if key not in ADDED])
    plan = best_help(judge, offer.seat, own)
    if plan is not None and plan.worth > WORTH_WHILE:
        if offer.seat in plan.helpers and ("help", (plan.who,)) in offer.options:
            return offer.options.index(("help", (plan.who,)))
        if offer.seat == plan.who and set(plan.helpers) & set(offer.others):
            return WAIT
    return worth.index(own)


def act(judge: Judge, offer: Offer, args: Ids) -> float:
    """A line of the own card."""
    face = judge.box.faces[str(args[0])]
    attempt = judge.attempt(face, face.lines[int(args[1])], helped(judge, offer.seat))
    return NEVER if attempt is None else attempt


def line_in_play(judge: Judge, offer: Offer, args: Ids) -> float:
    """A line of a card that lies in play."""
    face = judge.box.faces[str(args[0])]
    line = face.lines[int(args[1])]
    return judge.line(line, helped(judge, offer.seat))


def talisman(judge: Judge, offer: Offer, args: Ids) -> float:
    """A hazard turned away."""
    return -judge.outlook.losing("talisman", 1)


def roots(judge: Judge, offer: Offer, args: Ids) -> float:
    """Wounds healed now, against the roots kept."""
    return judge.outlook.healing((offer.seat,), 3) - judge.outlook.losing("roots", 1)


def snare(judge: Judge, offer: Offer, args: Ids) -> float:
    """Food now, against the snare kept."""
    return judge.outlook.gaining("food", 2) - judge.outlook.losing("snare", 1)


def call(judge: Judge, offer: Offer, args: Ids) -> float:
    """Help from the dice: what the card would be worth then, less the cards."""
    outlook, me = judge.outlook, offer.seat
    face = judge.box.faces[str(offer.args[0])]
    cards, dice = int(args[0]), int(args[1])
    own = outlook.traits[me]
    total = 0.0
    for rolled in FACES:
        outlook.lend(me, (own[0] + dice * rolled[0], own[1] + dice * rolled[1], own[2] + dice * rolled[2]))
        total += judge.best(face, (me,))
    outlook.lend(me, own)
    paid = judge.paying((me,), cards)
    return total / len(FACES) - judge.best(face, (me,)) - paid


def nothing(judge: Judge, offer: Offer, args: Ids) -> float:
    """What it is worth to leave things as they are."""
    return 0.0


def never(judge: Judge, offer: Offer, args: Ids) -> float:
    """What is only done by plan."""
    return NEVER


def choose(judge: Judge, offer: Offer, args: Ids) -> float:
    """A card by its back, or by its face where it is known."""
    card = judge.outlook.seats[offer.seat]["deck"][int(args[1])]
    if card["card"]:
        return judge.promise(judge.box.faces[card["card"]], offer.seat)
    return judge.back((card["back"], card["hint"]), offer.seat)


def early_night(judge: Judge, offer: Offer, args: Ids) -> float:
    """Leave the day only when what is left of it threatens more than the night does."""
    me = offer.seat
    deck = judge.outlook.seats[me]["deck"]
    if max([judge.back((card["back"], card["hint"]), me) for card in deck[:3]]) >= 0.0:
        return NEVER
    rest = sum([judge.back((card["back"], card["hint"]), me) for card in deck])
    return -judge.outlook.threat if rest < 0.0 else NEVER


def hand_in(judge: Judge, offer: Offer, args: Ids) -> float:
    """Whoever has most of a kind gives."""
    seat = judge.outlook.seats[int(args[0])]
    return float(seat["items"][str(args[1])]) - 0.1 * trait_gain(judge, int(args[0]), str(args[1]))


def give(judge: Judge, offer: Offer, args: Ids) -> float:
    """A tool goes where its trait is strong already, a shield where wounds would kill."""
    seat, item = int(args[0]), str(args[1])
    if (item, seat) in judge.outlook.wishes:
        return judge.outlook.wishes[item, seat]
    if judge.box.items[item].protects:
        return judge.outlook.hurting((seat,), 1)
    return trait_gain(judge, seat, item) - 0.1 * float(judge.outlook.seats[seat]["items"].get(item, 0))


def trait_gain(judge: Judge, seat: Seat, item: str) -> float:
    """What the trait of an item adds to a community: most up to four points."""
    own, brought = judge.outlook.traits[seat], judge.box.items[item].traits
    return sum([(TRAIT + 0.3 * own[t] if own[t] < 4 else 0.8) for t in range(3) if brought[t]])


def keep(judge: Judge, offer: Offer, args: Ids) -> float:
    """The usual place."""
    kind = str(args[0])
    outlook = judge.outlook
    short = outlook.need.get(kind, 0) > outlook.stock.get(kind, 0)
    return outlook.urgent.get(kind, 1.0) if short else outlook.base(kind)


def lay_on(judge: Judge, offer: Offer, args: Ids) -> float:
    """A card that waits for tokens."""
    return judge.outlook.wished.get(str(args[1]), 0.0)


def host(judge: Judge, offer: Offer, args: Ids) -> float:
    """The smallest community gets the new person."""
    return -float(len(judge.outlook.seats[int(args[0])]["people"]))


def dreamer(judge: Judge, offer: Offer, args: Ids) -> float:
    """The most able community meets the dream or the card."""
    return float(sum(judge.outlook.traits[int(args[0])]))


def craft(judge: Judge, offer: Offer, args: Ids) -> float:
    """An item, for whoever it serves best."""
    item, seat = str(args[0]), int(args[1])
    return judge.crafting(item) + 0.1 * give(judge, offer, (seat, item))


def push_out(judge: Judge, offer: Offer, args: Ids) -> float:
    """The least useful invention makes room."""
    return -judge.outlook.gaining(judge.box.faces[str(args[0])].item, 1)


def protect(judge: Judge, offer: Offer, args: Ids) -> float:
    """An item against wounds, and the wounds that are left."""
    item = str(args[1])
    rest = int(offer.args[0]) - judge.box.items[item].protects
    party = tuple({int(option[1][0]) for option in offer.options})
    return -judge.outlook.losing(item, 1) - (judge.outlook.hurting(party, rest) if rest > 0 else 0.0)


def wound(judge: Judge, offer: Offer, args: Ids) -> float:
    """Whoever bears the wounds best takes them; if somebody must die, the least able."""
    seat, name = int(args[0]), str(args[1])
    n = int(offer.args[0])
    person = next(p for p in judge.outlook.seats[seat]["people"] if p["card"] == name)
    left = int(person["hearts"]) - int(person["wounds"]) - n
    if left < 0:
        return -judge.outlook.death - judge.person(name)
    return -WOUND * n + 0.2 * left - (0.0 if left else 0.3 * judge.person(name) / PERSON + 0.5)


def lose(judge: Judge, offer: Offer, args: Ids) -> float:
    """The least able goes."""
    return -judge.person(str(args[1]))


def heal(judge: Judge, offer: Offer, args: Ids) -> float:
    """Whoever would die of the next wound heals first, the most able among them."""
    person = next(p for p in judge.outlook.seats[int(args[0])]["people"] if p["card"] == args[1])
    dying = person["wounds"] >= person["hearts"]
    return (10.0 if dying else 0.0) + 0.1 * judge.person(str(args[1]))


def night(judge: Judge, offer: Offer, args: Ids) -> float:
    """Settle first where most is at stake, and never worse than need be."""
    face = judge.box.faces[str(args[0])]
    numbers = [int(other[1]) for _, other in offer.options if other[0] == args[0]]
    worths = {number: judge.settled(face.lines[number], judge.outlook.everybody) for number in numbers}
    worth, best = worths[int(args[1])], max(worths.values())
    if judge.view["round"] > HOPE:
        return -worth
    return worth - (min(worths.values()) if worth == best else best)


def clear(judge: Judge, offer: Offer, args: Ids) -> float:
    """Hazards that come back every day are best removed."""
    return -judge.promise(judge.box.faces[str(args[0])], offer.seat)


def track(judge: Judge, offer: Offer, args: Ids) -> float:
    """A card that is worth meeting again, unless it leads only to tracks once more."""
    face = judge.box.faces[str(args[0])]
    if any(word == "track" for line in face.lines for word, _ in line.gains):
        return -1.0
    return judge.promise(face, offer.seat) - WORTH_WHILE


def settle(judge: Judge, offer: Offer, args: Ids) -> float:
    """A card that stays."""
    return PLACE


ADDED: Scores = {"additional": line_in_play, "roots": roots, "snare": snare, "call": call}
"""What may be done on top of the play of a card."""

PLAYS: Scores = {
    **ADDED,
    "act": act,
    "alternative": line_in_play,
    "ignore": nothing,
    "help": never,
    "settle": settle,
    "talisman": talisman,
}

SCORES: Mapping[str, Scores] = {
    "choose_card": {"choose": choose, "early_night": early_night},
    "add_actions": {**ADDED, "rest": lambda judge, offer, args: WORTH_WHILE},
    "choose_misfortune": {"act": act, "talisman": talisman},
    "choose_payer": {"hand_in": hand_in},
    "choose_owner": {"give": give},
    "choose_place": {"keep": keep, "lay_on": lay_on},
    "choose_host": {"host": host},
    "choose_dreamer": {"dreamer": dreamer},
    "choose_item": {"craft": craft, "stop_crafting": nothing},
    "choose_pushed_out": {"push_out": push_out},
    "take_wounds": {"protect": protect, "wound": wound},
    "choose_lost": {"lose": lose},
    "choose_healed": {"heal": heal},
    "choose_night_action": {"night": night},
    "choose_cleared": {"clear": clear, "clear_nothing": nothing},
    "choose_tracked": {"track": track, "track_nothing": nothing},
    "choose_tracker": {"tracker": dreamer},
}
"""How each option of each question is weighed."""
