"""The special abilities of the characters. [ledger chapter 4]

Each is paid with determination and used once a round. Most are standing offers of their seat; re-rolls and Hooch are
aids inside the windows of dice and weather, and so is Frenzy in fights, which has a module of its own.
"""

from __future__ import annotations

from msgspec.structs import replace

from campfire.games.robinson.actions import more_wood
from campfire.games.robinson.cards import (
    BEFORE_ACTIONS,
    CHARACTERS,
    FOOD,
    FRIDAY,
    FRIDAY_REROLL,
    GROUP,
    PRESERVES,
    WOOD,
)
from campfire.games.robinson.outlook import Helper
from campfire.games.robinson.rules.building import CREDIT
from campfire.games.robinson.rules.combat import MEET_DANGER
from campfire.games.robinson.rules.discoveries import anybody_hurt, share_healing
from campfire.games.robinson.rules.exploration import hear_beast
from campfire.games.robinson.rules.items import INVENTION_OPEN, lay_open, refill_inventions
from campfire.games.robinson.rules.pawns import HELPERS
from campfire.games.robinson.rules.scouting import reconnaissance, scouting
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.sorts import (
    ACTION,
    CARD,
    HOW,
    PLACE,
    SOME_CARDS,
    WHO,
    event,
    first_thing,
    invention_detail,
    option,
    question,
    travels,
    using,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import CHOOSE_TRACK, CHOSEN_TRACK, has_shelter, raise_level
from campfire.games.robinson.vocabulary.drawn import AT_HAND
from campfire.games.robinson.vocabulary.limits import lacks_abilities, lay_sign
from campfire.games.robinson.vocabulary.offers import ABILITY, CLOUDS, OWN, REROLLS, Aid
from campfire.games.robinson.vocabulary.outside import beside
from campfire.games.robinson.vocabulary.stores import demand_food, gain
from campfire.games.robinson.vocabulary.survivors import shift_morale
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask

FRIDAY_REROLLS = option("friday_rerolls", how=HOW, icon="reroll", things=lambda option, seat: ["seat:friday"])
SAVE_WOOD = option("save_wood", place=PLACE, deed=ACTION, icon="wood", heading=using, things=first_thing)
CHOOSE_IDEA = question("choose_idea")
IDEA = option("idea", card=CARD, detail=invention_detail)
CHOOSE_TRACK_END = question("choose_track_end", card=CARD)
BEAST_ON_TOP = option("beast_on_top", icon="beasts")
BEAST_TO_BOTTOM = option("beast_to_bottom", icon="beasts")
ABILITY_USED = event("ability", who=WHO, card=CARD)
FRIDAY_REROLLED = event("friday_rerolls")
IDEAS_DRAWN = event("ideas", cards=SOME_CARDS, icon="invention")
TRACKED = event(
    "tracked", card=CARD, shows="card", icon="beast", use="up", path=travels("deck:hunting", "deck:hunting")
)

IDEAS = 5
"""Inventions that are looked at. [RC-146]"""

CHEAPEST = 2
HANDY = Sign("handyman", (), "round")
"""The Carpenter has an extra pawn in this round. [RC-147]"""

RESOLVED = (AT_HAND, "beast", "event", "pushed")
"""Where a card lies that has been revealed and is not resolved yet. [RC-165]"""

SECOND_TRY = {"build": "craftsmanship", "gather": "scrounger", "explore": "lucky"}
"""The ability that rolls a die of each action again. [RC-145, RC-150, RC-155]"""


def can_use_ability(g: State, me: Seat, ability: str) -> bool:
    """A character's own ability, once a round, paid with own determination. [RC-133, RC-134, RC-058]"""
    cost = CHARACTERS[g.characters[me]].abilities.get(ability)
    return cost is not None and g.determination[me] >= cost and ability not in g.used and not lacks_abilities(g, me)


@step
def spend(g: State, me: Seat, ability: str) -> Then:
    """Pay for an ability and mark it as used. [RC-133, RC-134]"""
    g.determination[me] -= CHARACTERS[g.characters[me]].abilities[ability]
    g.used = (*g.used, ability)
    g.tell(ABILITY_USED, me, ability)
    return None


def use_ability(me: Seat, ability: str) -> Aid:
    """An ability as a help inside a window. [RC-133]"""
    return Aid(ability, ABILITY, (ability,), (spend(me, ability),))


def ability_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """Abilities that may be used whenever their cost can be paid. [RC-135]"""
    means = g.determination[me]
    if means < CHEAPEST or (g.signs and lacks_abilities(g, me)):
        return []
    options = []
    for ability, cost, deed in DEEDS[g.characters[me]]:
        if means >= cost and ability not in g.used and (frames := deed(g, me)):
            options.append(Option(ABILITY, (ability, ""), (spend(me, ability), *frames)))
    return options


def carpenters_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """What the Carpenter may use, an extra pawn and economical construction among it. [RC-135, RC-139, RC-147]"""
    if g.determination[me] < CHEAPEST:
        return []
    return ability_offers(g, me, window) + hiring(g, me, window) + thrifty(g, me)


OWN.update(dict.fromkeys(CHARACTERS, ability_offers))
OWN["carpenter"] = carpenters_offers


def thrifty(g: State, me: Seat) -> list[Option]:
    """One wood that was set aside for an action goes back to Available. [RC-139, RC-141, RC-143]"""
    if not g.plan or not can_use_ability(g, me, CREDIT):
        return []
    return [
        Option(SAVE_WOOD, (place, planned.action), (spend(me, CREDIT), save_wood(place)))
        for place, planned in enumerate(g.plan)
        if planned.paid[WOOD] and planned not in g.plan[:place]
    ]


@step
def save_wood(g: State, place: int) -> Then:
    """Determination lies beside the action in place of a wood. [RC-140, RC-141]"""
    planned = g.plan[place]
    g.plan[place] = replace(planned, paid=more_wood(planned.paid, -1), along=(*planned.along, CREDIT))
    g.available[WOOD] += 1
    return None


# Carpenter


def a_new_idea(g: State, me: Seat) -> tuple[Frame, ...]:
    """Five inventions are drawn, one goes to the board. [RC-146]"""
    return (have_ideas(),) if g.inventions.cards or g.invention_discard else ()


@step
def have_ideas(g: State) -> Then:
    """The top cards are drawn and shown; a deck that runs out is made anew on the way. [RC-094, RC-146]"""
    g.reveals += 1
    drawn = g.laid_aside("ideas")
    drawn += [g.inventions.draw() for _ in range(min(IDEAS - len(drawn), len(g.inventions)))]
    g.aside["ideas"] = tuple(drawn)
    if len(drawn) < IDEAS and g.invention_discard:
        return refill_inventions(), have_ideas()
    g.tell(IDEAS_DRAWN, tuple(drawn))
    return (choose_idea(),)


@ask
def choose_idea(g: State) -> Ask:
    """Which invention goes to the board? [RC-048, RC-146]"""
    drawn = g.laid_aside("ideas")
    return Ask(g.seats, CHOOSE_IDEA, [Option(IDEA, (card,), (take_idea(card),)) for card in drawn])


@step
def take_idea(g: State, card: str) -> Then:
    """The chosen one lies on the board, the others go to the discard pile. [RC-094, RC-146]"""
    drawn = list(g.aside.pop("ideas"))
    drawn.remove(card)
    g.invention_discard += drawn
    lay_open(g, card)
    g.tell(INVENTION_OPEN, card)
    return None


def hiring(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """An extra pawn is of use until the plan is settled, not when its dangers are met. [RC-147, RC-236]"""
    if g.phase not in BEFORE_ACTIONS or window is MEET_DANGER or not can_use_ability(g, me, "handyman"):
        return []
    return [Option(ABILITY, ("handyman", ""), (spend(me, "handyman"), hire()))]


@step
def hire(g: State) -> Then:
    """The Carpenter has an extra brown pawn in this round. [RC-147]"""
    lay_sign(g, HANDY)
    return None


def handyman_pawn(g: State) -> list[Helper]:
    """It serves the Carpenter alone, and only for Building. [RC-147]"""
    return [Helper("handyman", ("build",), g.characters.index("carpenter"))] if HANDY in g.signs else []


HELPERS.append(handyman_pawn)


# Cook


def grandmas_recipe(g: State, me: Seat) -> tuple[Frame, ...]:
    """For a food two wounds heal, at any time. [RC-148, RC-149]"""
    has_food = g.available[FOOD] or g.available[PRESERVES]
    return (demand_food(GROUP, 1), share_healing(2)) if has_food and anybody_hurt(g) else ()


def stone_soup(g: State, me: Seat) -> tuple[Frame, ...]:
    """One food. [RC-151]"""
    return beside(g, me, cook_soup(me))


@step
def cook_soup(g: State, me: Seat) -> Then:
    """To Available, or to Future while actions are resolved. [RC-151, RC-152]"""
    gain(g, FOOD, 1)
    return None


def hooch(g: State, cloud: str) -> list[Aid]:
    """A rain cloud is ignored, or a snow cloud counts as a rain cloud. [RC-153, RC-154]"""
    if cloud == "snow" or "cook" not in g.characters:
        return []
    cook = g.characters.index("cook")
    return [use_ability(cook, "hooch")] if can_use_ability(g, cook, "hooch") else []


CLOUDS.append(hooch)


# Explorer


def motivational_speech(g: State, me: Seat) -> tuple[Frame, ...]:
    """Morale rises by one. [RC-159]"""
    return (speak(),)


@step
def speak(g: State) -> Then:
    """Morale rises at once. [RC-159]"""
    shift_morale(g, 1)
    return None


# Soldier


def tracking(g: State, me: Seat) -> tuple[Frame, ...]:
    """Look at the top card of the Hunting deck. [RC-162]"""
    return (track(),) if g.hunting.cards else ()


@step
def track(g: State) -> Then:
    """The card is shown to everybody. [RC-049, RC-162]"""
    g.reveals += 1
    g.hunting.show_top(1, EVERYBODY)
    g.tell(TRACKED, g.hunting.cards[-1])
    return (choose_track_end(),)


@ask
def choose_track_end(g: State) -> Ask:
    """Does it stay on top or go to the bottom? [RC-162]"""
    options = [Option(BEAST_ON_TOP), Option(BEAST_TO_BOTTOM, (), (sink_beast(),))]
    return Ask(g.seats, CHOOSE_TRACK_END, options, (g.hunting.cards[-1],))


@step
def sink_beast(g: State) -> Then:
    """The top card goes to the bottom, until the deck is shuffled. [RC-162, RC-750]"""
    g.hunting.insert(0, g.hunting.draw(), EVERYBODY)
    return None


def defensive_plan(g: State, me: Seat) -> tuple[Frame, ...]:
    """Palisade or weapons rise by one, but not while a card is resolved. [RC-163, RC-165]"""
    return () if any([role in g.aside for role in RESOLVED]) else (choose_defence(),)


@ask
def choose_defence(g: State) -> Ask:
    """Palisade, where there is a Shelter, or weapons? [RC-163, RC-164]"""
    tracks = ("palisade", "weapons") if has_shelter(g) else ("weapons",)
    return Ask(g.seats, CHOOSE_TRACK, [Option(CHOSEN_TRACK, (track,), (fortify(track),)) for track in tracks], (1,))


@step
def fortify(g: State, track: str) -> Then:
    """The level rises. [RC-163]"""
    raise_level(g, track, 1)
    return None


def the_hunt(g: State, me: Seat) -> tuple[Frame, ...]:
    """The top Beast card is shuffled unseen into the Hunting deck. [RC-168, RC-169]"""
    return (hear_beast(me, ""),) if g.beasts.cards else ()


# Dice


def rolls_again(g: State, me: Who, kind: str) -> list[Aid]:
    """A character rolls one die of an own action again; Friday any one of his. [RC-136, RC-456]"""
    if me == FRIDAY:
        enough = g.friday and g.determination[FRIDAY] >= FRIDAY_REROLL
        return [Aid("friday", FRIDAY_REROLLS, (), (spend_of_friday(),))] if enough else []
    ability = SECOND_TRY[kind]
    able = me in g.seats and can_use_ability(g, me, ability)
    return [use_ability(me, ability)] if able else []


REROLLS.append(rolls_again)


@step
def spend_of_friday(g: State) -> Then:
    """Friday pays for rolling a die again. [RC-456]"""
    g.determination[FRIDAY] -= FRIDAY_REROLL
    g.tell(FRIDAY_REROLLED)
    return None


STANDING = {
    "a_new_idea": a_new_idea,
    "grandmas_recipe": grandmas_recipe,
    "stone_soup": stone_soup,
    "reconnaissance": reconnaissance,
    "motivational_speech": motivational_speech,
    "scouting": scouting,
    "tracking": tracking,
    "defensive_plan": defensive_plan,
    "the_hunt": the_hunt,
}
"""The abilities that are standing offers."""

DEEDS = {
    character.id: [(name, cost, STANDING[name]) for name, cost in character.abilities.items() if name in STANDING]
    for character in CHARACTERS.values()
}
"""Those of each character, with what they cost and do."""
