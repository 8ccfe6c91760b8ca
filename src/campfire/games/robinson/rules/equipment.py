"""Starting Equipment: eight cards with two uses each. [ledger chapters 2, 3 and 30]"""

from __future__ import annotations

from campfire.games.robinson.cards import BEFORE_ACTIONS, FRIDAY, GROUP, JENNY, PHASES, PRESERVES
from campfire.games.robinson.rules.camp import WHICH_REWARD
from campfire.games.robinson.rules.weather import roll_weather, unrolled
from campfire.games.robinson.sorts import BY, CARD, WHO, event, its_picture, itself, option, using
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.defences import raise_level
from campfire.games.robinson.vocabulary.moments import tell_here
from campfire.games.robinson.vocabulary.offers import ARMS, Aid, Offer, stands_in
from campfire.games.robinson.vocabulary.outside import beside
from campfire.games.robinson.vocabulary.stores import gain
from campfire.games.robinson.vocabulary.survivors import DETERMINED, determination, heal_one, heals, with_friday
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Chance, Draw

USE_BISCUITS = option("biscuits", icon=its_picture, things=itself, heading=using)
USE_EMPTY_BOTTLE = option("empty_bottle", icon=its_picture, things=itself, heading=using)
USE_PIPE = option("pipe_and_tobacco", who=WHO, icon=its_picture, things=itself, heading=using)
USE_RUM = option("flask_of_rum", who=WHO, icon=its_picture, things=itself, heading=using)
USE_BIBLE = option("bible", who=WHO, icon=its_picture, things=itself, heading=using)
USE_STORM_GLASS = option("storm_glass", icon=its_picture, things=itself, heading=using)
USE_PISTOL = option("pistol", icon=its_picture, things=itself, heading=using)
EQUIPMENT_USED = event("equipment", by=BY, card=CARD, use="used")
EQUIPMENT_FOUND = event("equipment_found", card=CARD, shows="card", use="up")

USES = 2
PISTOL = 3
OUT_OF_PLAY = "equipment"


def can_use(g: State, card: str) -> bool:
    """The card lies by the board and has a marker left. [RC-087]"""
    return card in g.equipment and g.uses.get(card, 0) > 0


@step
def use_up(g: State, card: str, by: Who = GROUP) -> Then:
    """Each use removes a marker; with the last one the card is discarded. [RC-087]"""
    g.uses[card] -= 1
    g.tell(EQUIPMENT_USED, by, card)
    if not g.uses[card]:
        del g.uses[card]
        g.equipment.remove(card)
        g.gone.append(card)
    return None


@stands_in(*PHASES)
def equipment_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """What may be used at any time. [RC-079]"""
    found: list[Option] = []
    standing = STANDING[g.phase]
    for card in g.equipment:
        if card in standing and g.uses.get(card):
            found += standing[card](g, me, window)
    return found


def biscuits(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """At any time. [RC-698]"""
    return [Option(USE_BISCUITS, (), (use_up("biscuits", me), *beside(g, me, eat_biscuits())))]


def bottle(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """At any time."""
    return [BREAK_BOTTLE[me]]


def pipe(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """Whoever smokes it, or Friday. [RC-462, RC-701]"""
    return [SMOKE[me], SMOKE[FRIDAY]] if g.friday else [SMOKE[me]]


def rum(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """At night somebody may drink. [RC-122]"""
    return [DRINK[who] for who in with_friday(g) if g.wounds[who]]


def bible(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """Whoever arranges the camp may read in it. [RC-697]"""
    if window is not WHICH_REWARD:
        return []
    who = arranger(g)
    return [Option(USE_BIBLE, (who,), (use_up("bible", who), pray(who)))]


def storm_glass(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """Before the Action phase it foretells the weather, if there is any left to foretell."""
    return [FORETELL[me]] if unrolled(g) else []


AT_ANY_TIME: dict[str, Offer] = {
    "biscuits": biscuits,
    "empty_bottle": bottle,
    "pipe_and_tobacco": pipe,
}

STANDING: dict[str, dict[str, Offer]] = {
    **dict.fromkeys(PHASES, AT_ANY_TIME),
    **{phase: {**AT_ANY_TIME, "storm_glass": storm_glass} for phase in BEFORE_ACTIONS},
    "action": {**AT_ANY_TIME, "bible": bible},
    "night": {**AT_ANY_TIME, "flask_of_rum": rum},
}
"""What each card offers, by phase."""


def arranger(g: State) -> Who:
    """Who arranges the camp now. [RC-396, RC-462]"""
    pawn = g.plan[0].pawns[0]
    return int(pawn) if pawn.isdigit() else FRIDAY


@step
def eat_biscuits(g: State) -> Then:
    """One food that does not spoil. [RC-698]"""
    gain(g, PRESERVES, 1)
    return None


@step
def break_bottle(g: State) -> Then:
    """A weapon level more."""
    raise_level(g, "weapons", 1)
    return None


@step
def smoke(g: State, me: Who) -> Then:
    """Two determination at once. [RC-701]"""
    g.determination[me] += 2
    tell_here(g, DETERMINED, me, 2)
    return None


@step
def pray(g: State, who: Who) -> Then:
    """Whoever arranges the camp gains a determination and loses a wound besides. [RC-697]"""
    return determination(who, g.camp, 1), heals(who, g.camp, 1)


@step
def drink(g: State, who: Who) -> Then:
    """One wound heals, in the Night phase. [RC-122]"""
    heal_one(g, who, 1)
    return None


BREAK_BOTTLE = [Option(USE_EMPTY_BOTTLE, (), (use_up("empty_bottle", me), break_bottle())) for me in range(FRIDAY)]
FORETELL = [Option(USE_STORM_GLASS, (), (use_up("storm_glass", me), roll_weather())) for me in range(FRIDAY)]
SMOKE = [Option(USE_PIPE, (who,), (use_up("pipe_and_tobacco", who), smoke(who))) for who in range(JENNY)]
DRINK = [Option(USE_RUM, (who,), (use_up("flask_of_rum", who), drink(who))) for who in range(JENNY + 1)]
"""The ways to use each card: by every seat, the pipe by Friday too, the rum by Jenny as well."""


def pistol(g: State, me: Who) -> list[Aid]:
    """Three temporary weapon levels for one fight. [RC-702]"""
    return [Aid("pistol", USE_PISTOL, (), (use_up("pistol", me),), PISTOL)] if can_use(g, "pistol") else []


ARMS.append(pistol)


@word
def find_equipment(g: State, me: Who, here: str, n: int) -> Then:
    """Random unused Starting Equipment, to Future in the Action phase. [RC-629, RC-704]"""
    return (draw_equipment(),) * n if unused(g) else None


def unused(g: State) -> list[str]:
    """Equipment that has not been in the game. [RC-032, RC-509]"""
    return g.laid_aside(OUT_OF_PLAY)


@ask
def draw_equipment(g: State) -> Chance:
    """One of the unused cards is drawn at random. [RC-032]"""
    return Chance("equipment", Draw(max(1, len(unused(g)))), equipment_drawn)


@step
def equipment_drawn(g: State, drawn: tuple[int, ...]) -> Then:
    """The card lies by the board with two markers. [RC-032]"""
    left = unused(g)
    if not left:
        return None
    card = left[drawn[0]]
    left.remove(card)
    g.aside[OUT_OF_PLAY] = tuple(left)
    if g.phase == "action":
        g.kept_now.append(card)
    else:
        g.equipment.append(card)
    g.uses[card] = USES
    g.tell(EQUIPMENT_FOUND, card)
    return None
