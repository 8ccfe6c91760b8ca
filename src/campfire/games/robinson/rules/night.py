"""The Night phase, in the camp and outside it. [ledger chapters 20 and 24]"""

from __future__ import annotations

from collections.abc import Sequence

from campfire.games.robinson.cards import EQUIPMENT, FOOD, PRESERVES, RESOURCES
from campfire.games.robinson.rules.discoveries import EXCHANGED, anybody_hurt
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.moving_camp import CAMP, camp_sites, move_camp
from campfire.games.robinson.sorts import (
    RESOURCE,
    SPACE,
    SPOT,
    WHO,
    N,
    event,
    from_space,
    option,
    question,
    so_much,
    to_whom,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import has_natural_shelter, has_shelter
from campfire.games.robinson.vocabulary.foresight import deaths, foreseen, some
from campfire.games.robinson.vocabulary.moments import ARRIVED, LARDERS, PHASE_BEGINS, at
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.outside import lay_on_sheet, on_sheet
from campfire.games.robinson.vocabulary.sheet import Frames, hooks
from campfire.games.robinson.vocabulary.stores import GAINED
from campfire.games.robinson.vocabulary.survivors import hearts, hurt, in_camp
from campfire.games.robinson.vocabulary.tokens import has_token, lift_token
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask


def supper(g: State, option: Option) -> Detail:
    """Before the meal: how much there is to eat in the camp, and for how many. [RC-423]"""
    if g.stack[-1][0] is not nightfall.rule:
        return Detail()
    food, people = g.available[FOOD] + g.available[PRESERVES], len(in_camp(g))
    short = [Phrase("detail-hungry", {"n": people - food, "wounds": HUNGER})] if people > food else []
    risks = some([*short, *starving(g, option)])
    return Detail(asks=Phrase("detail-supper", {"n": food, "people": people}), risks=risks)


def starving(g: State, option: Option) -> list[Phrase]:
    """Who dies of hunger, whoever eats. [RC-424]"""
    after = foreseen(g, (*option.then, eat(HUNGER)))
    return deaths(g, after) if after else []


def fasting(g: State, option: Option) -> Phrase | None:
    """Before the meal: whoever dies of hunger ends the game. [RC-424, RC-441]"""
    at_supper = g.stack[-1][0] is nightfall.rule
    return Phrase("warning-starves") if at_supper and starving(g, option) else None


def staying(g: State, option: Option) -> Detail:
    """Those who stay in a camp without a Shelter are hurt; lava takes a camp and the game. [RC-427, RC-531]"""
    lost = [Phrase("detail-camp-lost")] if hooks(g).dooms(g, g.camp) else []
    cold = [] if has_shelter(g) else [Phrase("detail-no-shelter")]
    return Detail(risks=some([*lost, *cold]))


def doomed_here(g: State, option: Option) -> Phrase | None:
    """Staying where lava comes at dawn loses the game. [RC-105, RC-531]"""
    return Phrase("warning-camp") if hooks(g).dooms(g, g.camp) else None


def going_without(g: State, option: Option) -> Detail:
    """Whoever would die without this meal. [RC-424]"""
    who = option[WHO]
    dying = g.wounds[who] + HUNGER > hearts(g, who)
    return Detail(risks=Phrase("detail-must-eat", {"who": WHO.say(g, who)}) if dying else None)


NIGHTFALL = question("nightfall")
DAWN = question("dawn")
GO_TO_SLEEP = option("go_to_sleep", icon="rest", detail=supper, warns=fasting)
CHOOSE_EATER = question("choose_eater", n=N)
EATS = option("eats", who=WHO, icon="food", detail=going_without)
CHOOSE_MEAL = question("choose_meal", who=WHO)
MEAL = option("meal", resource=RESOURCE, words=so_much)
MOVE_CAMP = question("move_camp")
STAY = option("stay", icon="camp", detail=staying, warns=doomed_here)
ATE = event("ate", who=WHO, resource=RESOURCE, origin=SPOT, shows="travel", words=so_much, path=to_whom)
HUNGRY = event("hungry", who=WHO, icon="wound")
IN_THE_OPEN = event("in_the_open", who=WHO, icon="wound")
SPOILT = event("spoilt", n=N, icon="food")
HOME = event("home", who=WHO, space=SPACE, icon="camp", shows="travel", path=from_space)

HUNGER = 2
"""Wounds of a character who does not eat. [RC-064, RC-424]"""

SECOND_HELPING = 1
"""Wounds of a character who does not eat the additional food. [RC-251]"""

WINDOWS.update((NIGHTFALL, DAWN, MOVE_CAMP))


@step
def night_phase(g: State) -> Then:
    """The steps of the night; what the sheet and the cards bring comes first. [RC-423 to RC-428, O-49]"""
    g.phase = "night"
    g.tell(PHASE_BEGINS, "night")
    exchange = (exchange_outside(),) if any(g.outside) else ()
    return *hooks(g).night(g), *at(g, "night"), *exchange, *NIGHT


@step
def exchange_outside(g: State) -> Then:
    """Trees and grubs found on the way outside are exchanged there. [RC-368, RC-369, RC-387]"""
    for who in sleepers_outside(g):
        found = on_sheet(g, who, "found")
        for token in [token for token in found if token in EXCHANGED]:
            kind, n = EXCHANGED[token]
            g.sheets[who][kind] += n
            g.gone.append(token)
            g.tell(GAINED, who, n, RESOURCES[kind], f"seat:{who}", f"space:{g.outside[who]}")
        lay_on_sheet(g, who, "found", [token for token in found if token not in EXCHANGED])
    return None


@open_question
def nightfall(g: State) -> Ask:
    """Things that heal may be used at any moment of the night. [RC-122]"""
    return Ask(g.seats, NIGHTFALL, [Option(GO_TO_SLEEP)])


@open_question
def dawn(g: State) -> Ask:
    """After everybody has eaten and slept, too, before food spoils. [RC-122]"""
    return Ask(g.seats, DAWN, [Option(GO_TO_SLEEP)])


@step
def eat(g: State, wounds: int) -> Then:
    """Everybody eats, outside from the own sheet, in the camp from Available. [RC-394, RC-423]"""
    worse = serve_outside(g, wounds) if any(g.outside) else ()
    if g.cause:
        return None
    hungry = tuple(in_camp(g))
    return (*worse, serve(hungry, wounds)) if worse else share_food(g, hungry, wounds)


def serve_outside(g: State, wounds: int) -> Frames:
    """Whoever sleeps outside eats what is there. [RC-394]"""
    unfed = [who for who in sleepers_outside(g) if not eat_outside(g, who)]
    return go_hungry(g, unfed, wounds) if unfed else ()


def sleepers_outside(g: State) -> list[Who]:
    """Who spends the night outside the camp. [RC-386]"""
    return [who for who in g.seats if g.outside[who]]


def eat_outside(g: State, who: Who) -> bool:
    """A character outside eats what lies on the own sheet, perishable food first, if there is any. [RC-394, O-45]"""
    kind = FOOD if g.sheets[who][FOOD] else PRESERVES
    if not g.sheets[who][kind]:
        return False
    g.sheets[who][kind] -= 1
    g.tell(ATE, who, RESOURCES[kind], f"space:{g.outside[who]}")
    return True


def go_hungry(g: State, people: Sequence[Who], wounds: int) -> Frames:
    """Whoever does not eat is wounded, until one dies of it; a sheet may make hunger worse. [RC-424, RC-441]"""
    for who in people:
        if not g.cause:
            g.tell(HUNGRY, who)
            hurt(g, who, wounds)
    starved = people and wounds == HUNGER and not g.cause
    return hooks(g).hunger(g) if starved else ()


@step
def serve(g: State, hungry: tuple[Who, ...], wounds: int) -> Then:
    """These are still hungry. [RC-423]"""
    return share_food(g, hungry, wounds)


def share_food(g: State, hungry: tuple[Who, ...], wounds: int) -> Then:
    """Where food is short the group decides who eats; all food there is must be eaten. [RC-424, RC-425]"""
    food = g.available[FOOD] + g.available[PRESERVES]
    if not food or not hungry:
        return go_hungry(g, hungry, wounds)
    if food < len(hungry):
        return (choose_eater(hungry, wounds),)
    if g.available[FOOD] and g.available[PRESERVES]:
        return (feed(hungry[0], hungry, wounds),)
    for who in hungry:
        eat_one(g, who, FOOD if g.available[FOOD] else PRESERVES)
    return None


@open_question
def choose_eater(g: State, hungry: tuple[Who, ...], wounds: int) -> Ask:
    """Who eats? [RC-424]"""
    options = [Option(EATS, (who,), (feed(who, hungry, wounds),)) for who in hungry]
    return Ask(g.seats, CHOOSE_EATER, options, (g.available[FOOD] + g.available[PRESERVES],))


@step
def feed(g: State, who: Who, hungry: tuple[Who, ...], wounds: int) -> Then:
    """Somebody eats, of the food that the group chooses. [RC-423, O-55]"""
    if not g.available[FOOD] + g.available[PRESERVES]:
        return share_food(g, hungry, wounds)
    others = tuple([other for other in hungry if other != who])
    if g.available[FOOD] and g.available[PRESERVES]:
        return choose_meal(who), serve(others, wounds)
    eat_one(g, who, FOOD if g.available[FOOD] else PRESERVES)
    return share_food(g, others, wounds)


@ask
def choose_meal(g: State, who: Who) -> Ask:
    """Which sort of food is eaten? [O-55]"""
    options = [Option(MEAL, (RESOURCES[kind],), (swallow(who, kind),)) for kind in (FOOD, PRESERVES)]
    return Ask(g.seats, CHOOSE_MEAL, options, (who,))


@step
def swallow(g: State, who: Who, kind: int) -> Then:
    """The chosen food is eaten. [RC-423, O-55]"""
    eat_one(g, who, kind)
    return None


def eat_one(g: State, who: Who, kind: int) -> None:
    """One food is eaten. [RC-423]"""
    g.available[kind] -= 1
    g.tell(ATE, who, RESOURCES[kind], f"store:{RESOURCES[kind]}")


@step
def eat_more(g: State) -> Then:
    """With a token on the Night space each character eats once more. [RC-251]"""
    if not has_token(g, "night", "food"):
        return None
    lift_token(g, "night", "food")
    return (eat(SECOND_HELPING),)


@step
def decamp(g: State) -> Then:
    """The camp may move to an adjacent tile, whoever is there. [RC-426, RC-432]"""
    return (offer_move(),) if camp_sites(g) else None


@open_question
def offer_move(g: State) -> Ask:
    """Does the camp move, and where to? [RC-426]"""
    moves = [Option(CAMP, (space,), (move_camp(space),)) for space in camp_sites(g)]
    return Ask(g.seats, MOVE_CAMP, [Option(STAY), *moves])


@step
def sleep_in_the_open(g: State) -> Then:
    """Without a Shelter, in the camp or outside, a character is wounded. [RC-393, RC-427]"""
    for who in in_the_open(g):
        if not g.cause:
            g.tell(IN_THE_OPEN, who)
            hurt(g, who, 1)
    return None


def in_the_open(g: State) -> list[Who]:
    """Who sleeps without a Shelter, in the camp or outside. [RC-393, RC-427]"""
    cold = [] if has_shelter(g) else in_camp(g)
    if any(g.outside):
        cold += [who for who in sleepers_outside(g) if not has_natural_shelter(g, g.outside[who])]
    return cold


@step
def before_dawn(g: State) -> Then:
    """Wounds of this night may still be healed in it. [RC-122]"""
    return (dawn(),) if anybody_hurt(g) else None


@step
def spoil(g: State) -> Then:
    """Perishable food that is not stored is discarded, that of the sheets too. [RC-428, RC-431, O-58]"""
    spoilt = g.available[FOOD] and g.available[FOOD] - sum([larder(g) for larder in LARDERS])
    if spoilt > 0:
        g.available[FOOD] -= spoilt
        g.tell(SPOILT, spoilt)
    for sheet in g.sheets:
        sheet[FOOD] = 0
    return None


def cellar(g: State) -> int:
    """In the Cellar food does not spoil. [RC-670]"""
    return g.available[FOOD] if has_item(g, "cellar") else 0


LARDERS.append(cellar)

NIGHT = (nightfall(), eat(HUNGER), eat_more(), decamp(), sleep_in_the_open(), before_dawn(), spoil())
"""What every night brings. [RC-423 to RC-428]"""


@step
def come_home(g: State) -> Then:
    """Whoever slept outside returns; what is left on the sheet goes to Available. [RC-395]"""
    for who in sleepers_outside(g):
        g.tell(HOME, who, g.outside[who])
        g.outside[who] = ""
        for resource, n in enumerate(g.sheets[who]):
            g.available[resource] += n
            if n:
                g.tell(ARRIVED, n, RESOURCES[resource], f"seat:{who}")
        g.sheets[who] = [0, 0, 0, 0]
        g.found += on_sheet(g, who, "found")
        for card in on_sheet(g, who, "kept"):
            (g.equipment if card in EQUIPMENT else g.kept).append(card)
        lay_on_sheet(g, who, "found", [])
        lay_on_sheet(g, who, "kept", [])
    return None
