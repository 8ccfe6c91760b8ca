"""Odd words of adventure cards. [ledger chapter 30]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action, Bill, Built, Planned
from campfire.games.robinson.cards import FOOD, PRESERVES, SOURCE_RESOURCE
from campfire.games.robinson.effects.adventure_island import exhaust_camp_food
from campfire.games.robinson.rules.building import NEW_SHELTER, gain_item, lacks, tried
from campfire.games.robinson.rules.combat import PASS_DANGER, arms, take_blows
from campfire.games.robinson.rules.discoveries import draw_discoveries
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.items import can_be_lost, inspected, lose_item
from campfire.games.robinson.rules.mysteries import forget_drawing
from campfire.games.robinson.rules.pawns import PAWN_OF, lead_ban
from campfire.games.robinson.rules.requirements import token_waits
from campfire.games.robinson.rules.resolving import course
from campfire.games.robinson.rules.survey import repeats
from campfire.games.robinson.rules.targets import Opening, openings
from campfire.games.robinson.signs import a_sign
from campfire.games.robinson.sorts import (
    ACTION,
    CARD,
    COST,
    LEVEL,
    LEVELS,
    SCENARIO_SHEET,
    WHO,
    WOUNDS,
    N,
    aim,
    aim_thing,
    option,
    question,
    use_detail,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.defences import has_natural_shelter, raise_level
from campfire.games.robinson.vocabulary.foresight import deadly, mortal
from campfire.games.robinson.vocabulary.limits import drop_signs, lay_sign, one_pawn, told_by
from campfire.games.robinson.vocabulary.moments import MOMENTS
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.owners import group_question
from campfire.games.robinson.vocabulary.special_wounds import has_medicine
from campfire.games.robinson.vocabulary.stores import demand_food, gain, gain_wood
from campfire.games.robinson.vocabulary.survivors import determination, hurt, lose_determination, morale_up
from campfire.games.robinson.vocabulary.survivors import wounds as suffer
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

PAY_OR_BLEED = question("pay_or_bleed", who=WHO, n=N, wounds=WOUNDS)
GIVE_DETERMINATION = option("give_determination", n=N, icon="determination")
TAKE_WOUNDS = option("take_wounds", n=N, icon="wound", detail=mortal, warns=deadly)
CHOOSE_MARKED = question("choose_marked")
MARK_ITEM = option("mark_item", card=CARD)
FOOD_FOR_WEAPONS = question("food_for_weapons", n=N, levels=LEVELS)
TRADE_FOOD = option("trade_food", n=N, levels=LEVELS, icon="weapons")
KEEP_FOOD = option("keep_food", icon="food")
CHOOSE_ITEM = question("choose_item")
ITEM = option("item", card=CARD, detail=use_detail)
WHICH_BUILDING = question("extra_build", who=WHO)
EXTRA_BUILD = option(
    "extra_build",
    deed=ACTION,
    cost=COST,
    icon=aim,
    things=lambda option, seat: [aim_thing(option[ACTION]) or SCENARIO_SHEET],
)
WEAPONS_WANTED = question("weapons_wanted", n=N, level=LEVEL)
STAY_UNARMED = option("stay_unarmed", icon="check")

WINDOWS.update((WEAPONS_WANTED, PAY_OR_BLEED, FOOD_FOR_WEAPONS))


@word
def determination_or_wounds(g: State, me: Who, here: str, n: int, wounds: int) -> Then:
    """Whoever is concerned discards determination, or takes wounds instead. [RC-046, RC-071]"""
    return (pay_or_bleed(me, here, n, wounds),)


@open_question
def pay_or_bleed(g: State, me: Who, here: str, n: int, wounds: int) -> Ask:
    """Determination, where there is enough, or wounds? [RC-071]"""
    bleed = Option(TAKE_WOUNDS, (wounds,), (suffer(me, here, wounds),))
    pay = [Option(GIVE_DETERMINATION, (n,), (lose_determination(me, here, n),))] if g.determination[me] >= n else []
    return Ask((me,) if me in g.seats else g.seats, PAY_OR_BLEED, [*pay, bleed], (me, n, wounds))


@word
def first_player_gains_determination(g: State, me: Who, here: str, n: int) -> Then:
    """The First Player gains determination. [RC-058]"""
    return (determination(g.first, here, n),)


@word
def first_player_loses_determination(g: State, me: Who, here: str, n: int) -> Then:
    """The First Player discards determination; each missing token is a wound. [RC-060]"""
    return (lose_determination(g.first, here, n),)


@word
def first_player_wounds(g: State, me: Who, here: str, n: int, otherwise: int) -> Then:
    """The First Player takes n wounds, with Medicine only otherwise. [RC-681]"""
    hurt(g, g.first, otherwise if has_medicine(g) else n)
    return None


@word
def each_has_one_pawn(g: State, me: Who, here: str) -> Then:
    """In this round every player has one pawn only. [RC-200]"""
    for seat in g.seats:
        lay_sign(g, one_pawn(seat))
    return None


@word
def gain_gathered(g: State, me: Who, here: str, n: int) -> Then:
    """The leader brings more of what was to be gathered, even on a failure. [RC-054]"""
    gain(g, SOURCE_RESOURCE[g.plan[0].action.what], n)
    return None


@word
def marks_items_if_possible(g: State, me: Who, here: str, n: int) -> Then:
    """Markers go on so many built items, on fewer if there are fewer; they do nothing by themselves. [RC-623]"""
    if n <= 0 or not unmarked(g):
        return None
    return choose_marked(), marks_items_if_possible(me, here, n - 1)


def unmarked(g: State) -> list[str]:
    """Items that can be lost and have no marker yet. [RC-332]"""
    return [item for item in can_be_lost(g) if inspected(item) not in g.signs]


@open_question
def choose_marked(g: State) -> Ask:
    """Which item gets a marker? [RC-048]"""
    return Ask(g.seats, CHOOSE_MARKED, [Option(MARK_ITEM, (item,), (mark_item(item),)) for item in unmarked(g)])


@step
def mark_item(g: State, item: str) -> Then:
    """A marker lies on the item. [RC-623]"""
    lay_sign(g, inspected(item))
    return None


@word
def flips_marked_items(g: State, me: Who, here: str) -> Then:
    """The items with markers are turned to their Invention side. [RC-096, RC-623]"""
    lost = [item for item in can_be_lost(g) if inspected(item) in g.signs]
    drop_signs(g, "inspected")
    return tuple([lose_item(item) for item in lost])


@word
def food_for_weapons(g: State, me: Who, here: str, n: int, levels: int) -> Then:
    """The group may discard so much food to raise the weapons by so many levels. [RC-071]"""
    return (feed_the_dog(me, n, levels),)


@open_question
def feed_the_dog(g: State, me: Who, n: int, levels: int) -> Ask:
    """Food for weapon levels? Only where there is enough. [RC-071]"""
    have = g.available[FOOD] + g.available[PRESERVES]
    trade = [Option(TRADE_FOOD, (n, levels), (demand_food(me, n), arm(levels)))] if have >= n else []
    return Ask(g.seats, FOOD_FOR_WEAPONS, [*trade, Option(KEEP_FOOD)], (n, levels))


@step
def arm(g: State, levels: int) -> Then:
    """The weapons get better. [RC-320]"""
    raise_level(g, "weapons", levels)
    return None


@word
def one_item_of(g: State, me: Who, here: str, first: str, second: str, third: str, fourth: str) -> Then:
    """One of four items is gained without action or requirements. [RC-379]"""
    among = first, second, third, fourth
    return (choose_item(me, here, among),) if any([lacks(g, item) for item in among]) else None


@open_question
def choose_item(g: State, me: Who, here: str, among: tuple[str, ...]) -> Ask:
    """Which item of those that are lacking? [RC-048]"""
    lacking = [item for item in among if lacks(g, item)]
    return Ask(g.seats, CHOOSE_ITEM, [Option(ITEM, (item,), (gain_item(me, here, item),)) for item in lacking])


@word
def next_round_morale(g: State, me: Who, here: str, n: int) -> Then:
    """At the start of the next round morale rises."""
    g.signs = (*g.signs, a_sign(PROMISED, ("morale", n)))
    return None


@word
def next_round_discoveries(g: State, me: Who, here: str, n: int) -> Then:
    """At the start of the next round so many Discovery tokens are drawn."""
    g.signs = (*g.signs, a_sign(PROMISED, ("discoveries", n)))
    return None


@word
def next_round_wood(g: State, me: Who, here: str, n: int) -> Then:
    """At the start of the next round so much wood is gained."""
    g.signs = (*g.signs, a_sign(PROMISED, ("wood", n)))
    return None


PROMISED = "dawn"
"""The sign of what comes at the start of the next round."""

GIFTS = {"morale": morale_up, "discoveries": draw_discoveries, "wood": gain_wood}


def dawn(g: State) -> tuple[Frame, ...]:
    """What was promised for this round comes before the event. [RC-053]"""
    promised = told_by(g, PROMISED)
    drop_signs(g, PROMISED)
    return tuple([GIFTS[str(what)](g.first, g.camp, int(n)) for what, n in promised])


MOMENTS["dawn"].append(dawn)


@word
def extra_build(g: State, me: Who, here: str) -> Then:
    """The character performs one more Building action without pawns, as if with one pawn, rolling the dice. [RC-626]"""
    return (choose_extra_build(me),) if extra_openings(g, me) else None


def extra_openings(g: State, me: Who) -> list[Opening]:
    """What one pawn can build now; roof and palisade not on a Shelter built in this very round. [RC-626, RC-627]"""
    new = NEW_SHELTER in g.signs and not has_natural_shelter(g, g.camp)
    return [
        opening
        for opening in openings(g)
        if opening.action.kind == "build"
        and pawns_needed(g, opening.action)[0] == 1
        and not (new and opening.action.what in ("roof", "palisade"))
        and not was_tried(g, opening.action)
        and lead_ban(g, me, opening.action) is None
    ]


def was_tried(g: State, action: Action) -> bool:
    """What can be tried once a round has been built or has failed already. [RC-305, RC-330]"""
    _, what, space, _ = action
    return not repeats(g, action) and (Built(what, space) in g.built or tried(action) in g.signs)


@open_question
def choose_extra_build(g: State, me: Who) -> Ask:
    """What is built, and with what is it paid? [RC-626, RC-627]"""
    options = [
        Option(EXTRA_BUILD, (opening.action, bill), (begin_extra_build(me, opening.action, bill),))
        for opening in extra_openings(g, me)
        for bill in opening.bills
    ]
    return Ask((me,), WHICH_BUILDING, options, (me,))


@step
def begin_extra_build(g: State, me: Who, action: Action, bill: Bill) -> Then:
    """What it costs is set aside, and the dice are rolled. [RC-215, RC-626]"""
    for resource, n in enumerate(bill):
        g.available[resource] -= n
    token = ("wood",) if bill[0] and token_waits(g, "build", "wood") else ()
    return *course(g, Planned(action, (PAWN_OF[me],), bill, ("roll", *token))), forget_drawing()


@word
def exhausts_camp_food(g: State, me: Who, here: str, weapons: int) -> Then:
    """Below this weapon level a food source of the camp tile is exhausted; without one each takes a wound. [RC-113]"""
    return (want_weapons(me, here, weapons, 0),)


@step
def want_weapons(g: State, me: Who, here: str, weapons: int, bonus: int) -> Then:
    """The real and the temporary weapon level count together. [RC-112, RC-113]"""
    if g.weapons + bonus >= weapons:
        return (take_blows(me, 0),)
    return (bear_arms(me, here, weapons, bonus),)


@group_question
def bear_arms(g: State, me: Who, here: str, weapons: int, bonus: int) -> Ask:
    """Is a temporary weapon level used? One that is real by now is enough. [RC-113, RC-114]"""
    level = g.weapons + bonus
    if level >= weapons:
        return Ask(g.seats, WEAPONS_WANTED, [Option(PASS_DANGER, (), (take_blows(me, 0),))], (weapons, level))
    aids = [aid.option(want_weapons(me, here, weapons, bonus + aid.helps)) for aid in arms(g, me)]
    suffer = Option(STAY_UNARMED, (), (take_blows(me, 0), exhaust_camp_food()))
    return Ask(g.seats, WEAPONS_WANTED, [suffer, *aids], (weapons, level))
