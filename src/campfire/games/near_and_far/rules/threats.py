"""Threats and bosses: fighting and avoiding. [ledger chapters 12 and 22]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import Foe
from campfire.games.near_and_far.rules.animals import PRICES, give_back, owned
from campfire.games.near_and_far.rules.checks import awaiting, roll
from campfire.games.near_and_far.rules.map_camps import is_active
from campfire.games.near_and_far.rules.storybook import read_outcome
from campfire.games.near_and_far.sorts import (
    AMOUNT,
    ANIMAL,
    CARD,
    GOOD,
    SEAT,
    event,
    listed,
    option,
    question,
    so_much,
    taken,
)
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.camps import covered, uncover
from campfire.games.near_and_far.vocabulary.icons import abilities, has_ability, is_cautious
from campfire.games.near_and_far.vocabulary.prices import affords, charging
from campfire.games.near_and_far.vocabulary.rewards import rewards
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Seat, Then, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask

MEET_THREAT = question("meet_threat", card=CARD)


def of_foe(g: State, option: Option) -> Detail:
    """How strong a foe is, and what beating it brings besides a camp. [NF-216, NF-288, NF-315]"""
    known, bonus = foe(g, option[CARD]), covered(g, g.active)
    won = [Phrase("tag-vp", {"n": known.vp}), *([taken(bonus, 1)] if bonus else [])]
    return Detail(asks=Phrase("tag-strength", {"n": known.strength}), brings=listed(won))


FIGHT = option("fight", card=CARD, odds=True, detail=of_foe)
SLIP_BY = option("slip_by", icon="caution")
DISTRACT = option("distract", animal=ANIMAL)
BUY_OFF = option("buy_off", good=GOOD, n=AMOUNT, words=so_much)
FOUGHT = event("fought", seat=SEAT, card=CARD, shows="card", use="up")
AVOIDED = event("avoided", seat=SEAT, icon="caution")
BEAT = event(
    "beat", seat=SEAT, card=CARD, shows="travel", use="used", path=lambda told: ("threats", f"seat:{told[SEAT]}")
)
BEATEN_BACK = event("beaten_back", seat=SEAT, card=CARD, shows="wound", icon="fail")


def foes(g: State, me: Seat) -> list[str]:
    """Whom one may fight: the top threat, with bounty hunting any; and any boss. [NF-082, NF-210, NF-369]"""
    threats = g.threats if has_ability(g, me, "chooses_threat") else g.threats[:1]
    return [*threats, *g.bosses]


def foe(g: State, card: str) -> Foe:
    """A threat or a boss by its name."""
    return g.book.bosses.get(card) or next(threat for threat in g.book.threats if threat.id == card)


@step
def meet_threat(g: State, me: Seat, arrive: Frame, space: str = "") -> Then:
    """An active symbol must be fought or avoided, as long as there are threats or bosses. [NF-207, NF-212]"""
    return (fight_or_avoid(me, arrive, space),) if foes(g, me) else (arrive,)


@turn_question
def fight_or_avoid(g: State, me: Seat, arrive: Frame, space: str = "") -> Ask:
    """Fight, or pass in another way? Nobody need fight where bosses alone are left, or a hired camp ends the danger.

    [NF-207, NF-208, NF-212, NF-221, NF-224, NF-225, NF-226, NF-O-35]
    """
    known = foes(g, me)
    options = [Option(FIGHT, (card,), (fight(me, card, arrive),)) for card in known]
    past = avoid(me, arrive)
    tamed = space in g.map.spaces and not is_active(g, g.space[me], space)
    if is_cautious(g, me) or not g.threats or tamed:
        options.append(Option(SLIP_BY, (), (past,)))
    options += [Option(DISTRACT, (animal,), (give_back(me, animal), past)) for animal in PRICES if owned(g, animal)[me]]
    prices = sorted({(str(good), int(n)) for good, n in abilities(g, me, "avoids_threats_for")})
    options += [
        Option(BUY_OFF, (good, n), (*charging(g, me, good, n), past)) for good, n in prices if affords(g, me, good, n)
    ]
    return Ask((me,), MEET_THREAT, options, (known[0],))


@step
def avoid(g: State, me: Seat, arrive: Frame) -> Then:
    """An avoided threat stays on top of the deck and its symbol active. [NF-220]"""
    g.tell(AVOIDED, me)
    return (arrive,)


@step
def fight(g: State, me: Seat, card: str, arrive: Frame) -> Then:
    """The figure stops halfway and fights. [NF-213, NF-214]"""
    g.tell(FOUGHT, me, card)
    return (roll(me, "combat", foe(g, card).strength, 0, awaiting(fought, me, card, arrive)),)


@step
def fought(g: State, me: Seat, card: str, arrive: Frame, by: int) -> Then:
    """The winner takes the card and goes on; the beaten goes back, and the turn is over. [NF-217, NF-218, NF-219]"""
    if by < 0:
        g.tell(BEATEN_BACK, me, card)
        return (end_turn_here(),)
    (g.bosses if card in g.bosses else g.threats).remove(card)
    g.beaten[me].append(card)
    g.tell(BEAT, me, card)
    entry = foe(g, card).entry
    told = (read_outcome(me, entry),) if entry else ()
    spoils = [frame for words in abilities(g, me, "on_threat") for frame in rewards(me, (words,))]
    return uncover(me), *spoils, *told, arrive


@step
def end_turn_here(g: State) -> Then:
    """Nothing more happens in this turn, neither quest nor camp. [NF-219]"""
    g.moves = 0
    g.phase = "beaten"
    return None
