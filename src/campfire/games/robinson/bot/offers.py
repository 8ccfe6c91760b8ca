"""Standing offers: when abilities, equipment, tokens and treasures are worth using."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from campfire.games.robinson.bot.deeds import prey
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.cards import EXHAUSTED_SOURCE
from campfire.games.robinson.effects import treasures
from campfire.games.robinson.effects.scenarios import castaways, robinson_family
from campfire.games.robinson.rules import abilities, arming, cooking, discoveries, equipment, morale, night, placing
from campfire.games.robinson.rules.distance import SLOW
from campfire.games.robinson.sorts import CARD, HOW, WHO, N
from campfire.games.robinson.vocabulary.offers import ABILITY
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.offer import Offer

Use: TypeAlias = Callable[[Judge, Offer, Option], bool]
"""Whether something should be used now."""

AT_ONCE = (
    "healing_herbs",
    "lost_prop",
    "medallion",
    "mysterious_vial",
    "old_machete",
    "old_machete_s5",
    "old_tools",
    "pirate_sabre",
    "poison",
    "ruined_hut",
    "thorny_bush",
    "treasure",
    "vines",
)
"""Tokens that lose nothing by being used when the group plans."""

CHEERING = ("bottle_of_vodka", "herbs", "tobacco")
HEALING = ("healing_ointment", "herbs_s1", "herbs_s3", "vegetables")
HURT = 8
"""Below so many wounds that can still be taken, healing is worth a token."""


def is_worth_while(judge: Judge, offer: Offer, option: Option) -> bool:
    """Whether a standing offer should be taken up now."""
    return option.kind in OFFERS and OFFERS[option.kind](judge, offer, option)


def spirit(judge: Judge, offer: Offer) -> int:
    """The determination that a seat need not keep for bad morale."""
    reading = judge.reading
    need = max(0, 3 - reading.view["morale"]["space"]) if offer.seat == reading.next_first() else 0
    return reading.seats[offer.seat]["determination"] - need


def hungry(judge: Judge) -> bool:
    """There will be too little food tonight."""
    return judge.needs.meals > judge.needs.store.food


def is_dusk(judge: Judge, offer: Offer) -> bool:
    """Nothing more will be gathered today, and nobody has eaten yet."""
    return judge.reading.view["phase"] in ("weather", "night") and offer.kind not in (night.MOVE_CAMP, night.DAWN)


def spare_food(judge: Judge, offer: Offer) -> int:
    """Food that nobody will eat tonight."""
    reading = judge.reading
    food = reading.have["food"]
    if reading.view["phase"] != "night":
        return 0
    if offer.kind in (night.NIGHTFALL, robinson_family.CHILDREN_EAT, night.CHOOSE_EATER):
        children = reading.children if offer.kind is robinson_family.CHILDREN_EAT else 0
        return food + reading.have["preserves"] - reading.mouths * reading.view["tonight"]["helpings"] - children
    return food


def frailest(judge: Judge) -> int:
    """The fewest wounds that anybody can still take."""
    return min([judge.reading.life(who) for who in range(judge.reading.players)])


def ability(judge: Judge, offer: Offer, option: Option) -> bool:
    """An ability of the own character."""
    return not option[HOW] and option[CARD] in ABILITIES and ABILITIES[option[CARD]](judge, offer, option)


def is_planned(judge: Judge, kind: str, who: int | None = None) -> bool:
    """Such an action is planned."""
    return any([p["action"]["kind"] == kind and who in (None, p["leader"]) for p in judge.reading.plan])


def a_new_idea(judge: Judge, offer: Offer, option: Option) -> bool:
    """One with plenty of determination has an idea."""
    return offer.kind is placing.PLAN and spirit(judge, offer) >= 7 and judge.reading.after >= 4


def handyman(judge: Judge, offer: Offer, option: Option) -> bool:
    """An extra pawn for something that the Carpenter builds with one pawn."""
    reading = judge.reading
    rolled = [
        p
        for p in reading.plan
        if p["action"]["kind"] == "build" and p["leader"] == offer.seat and len(p["pawns"]) < p["sure"]
    ]
    return offer.kind is placing.PLAN and spirit(judge, offer) >= 3 and bool(rolled)


def grandmas_recipe(judge: Judge, offer: Offer, option: Option) -> bool:
    """Food that nobody needs heals."""
    return spare_food(judge, offer) >= 1 and frailest(judge) <= 9


def meal(judge: Judge, offer: Offer, option: Option) -> bool:
    """Food for the hungry."""
    return is_dusk(judge, offer) and hungry(judge)


def reconnaissance(judge: Judge, offer: Offer, option: Option) -> bool:
    """Choose the tile that is explored next."""
    known = judge.reading.view["decks"]["tiles"]["known"]
    return offer.kind is placing.PLAN and is_planned(judge, "explore") and not known and spirit(judge, offer) >= 4


def motivational_speech(judge: Judge, offer: Offer, option: Option) -> bool:
    """Morale for determination."""
    reading = judge.reading
    space = reading.view["morale"]["space"]
    return (
        offer.kind is placing.PLAN
        and space < 6
        and reading.after >= 2
        and spirit(judge, offer) >= (3 if space < 3 else 5)
    )


def spirited(least: int) -> Use:
    """Something for whoever has so much determination to spare when the group plans."""
    return lambda judge, offer, option: offer.kind is placing.PLAN and spirit(judge, offer) >= least


def tracking(judge: Judge, offer: Offer, option: Option) -> bool:
    """Look at the beast before it is hunted."""
    hunting = judge.reading.view["decks"]["hunting"]
    return offer.kind is placing.PLAN and hunting["count"] > 1 and not hunting["known"] and spirit(judge, offer) >= 4


def the_hunt(judge: Judge, offer: Offer, option: Option) -> bool:
    """Something to hunt for whoever is armed."""
    reading = judge.reading
    no_prey = reading.view["decks"]["hunting"]["count"] == 0
    return offer.kind is placing.PLAN and no_prey and reading.weapons >= 3 and spirit(judge, offer) >= 4


ABILITIES: Mapping[str, Use] = {
    "a_new_idea": a_new_idea,
    "handyman": handyman,
    "grandmas_recipe": grandmas_recipe,
    "stone_soup": meal,
    "reconnaissance": reconnaissance,
    "motivational_speech": motivational_speech,
    "scouting": spirited(5),
    "tracking": tracking,
    "defensive_plan": spirited(3),
    "the_hunt": the_hunt,
}


def discovery(judge: Judge, offer: Offer, option: Option) -> bool:
    """A discovery token."""
    token = option[CARD]
    reading, planning = judge.reading, offer.kind is placing.PLAN
    if token in AT_ONCE:
        return planning
    if token in CHEERING:
        return planning and reading.view["morale"]["space"] < 6
    if token in HEALING:
        return frailest(judge) <= HURT
    return token in TOKENS and TOKENS[token](judge, offer, option)


def goat(judge: Judge, offer: Offer, option: Option) -> bool:
    """Fur for building, food for the night."""
    return offer.kind is placing.PLAN or (is_dusk(judge, offer) and hungry(judge))


def oil(judge: Judge, offer: Offer, option: Option) -> bool:
    """Oil burns where all of it finds room."""
    woodpile = judge.reading.view["scenario"]["woodpile"]
    return woodpile is not None and woodpile["room"] >= castaways.OIL


def decorated_bell(judge: Judge, offer: Offer, option: Option) -> bool:
    """The bell lifts two fogs."""
    fogged = [name for name, one in judge.reading.spaces.items() if "fog" in judge.reading.tokens(name) and one["tile"]]
    return offer.kind is placing.PLAN and len(fogged) >= 2


def plough(judge: Judge, offer: Offer, option: Option) -> bool:
    """A source of the camp gives again."""
    return not EXHAUSTED_SOURCE.keys().isdisjoint(judge.reading.tokens(judge.reading.camp))


def map_of_the_island(judge: Judge, offer: Offer, option: Option) -> bool:
    """Order the tiles before one is explored."""
    return offer.kind is placing.PLAN and is_planned(judge, "explore")


TOKENS: Mapping[str, Use] = {
    "goat": goat,
    "oil": oil,
    "decorated_bell": decorated_bell,
    "plough": plough,
    "seeds": meal,
    "map_of_the_island": map_of_the_island,
}


def empty_bottle(judge: Judge, offer: Offer, option: Option) -> bool:
    """A weapon where there are few."""
    return offer.kind is placing.PLAN and judge.reading.weapons <= 4


def pipe_and_tobacco(judge: Judge, offer: Offer, option: Option) -> bool:
    """Determination against bad morale, or for an ability."""
    held = judge.reading.seats[offer.seat]["determination"]
    if offer.kind is morale.LOW_MORALE:
        return held < offer[N]
    return offer.kind is placing.PLAN and judge.reading.round >= 3 and 1 <= held <= 2


def flask_of_rum(judge: Judge, offer: Offer, option: Option) -> bool:
    """Rum for whoever is badly hurt."""
    who = option[WHO]
    return who < judge.reading.players and judge.reading.life(who) <= HURT - 1


def bible(judge: Judge, offer: Offer, option: Option) -> bool:
    """Comfort for the wounded."""
    who = option[WHO]
    return who < judge.reading.players and judge.reading.seats[who]["wounds"] > 0


def storm_glass(judge: Judge, offer: Offer, option: Option) -> bool:
    """See a bad weather coming."""
    return offer.kind is placing.PLAN and len(judge.reading.view["weather"]["dice"]) >= 2 and not judge.reading.plan


def protective_amulet(judge: Judge, offer: Offer, option: Option) -> bool:
    """Mend the camp's own tile."""
    return not {*EXHAUSTED_SOURCE, *SLOW}.isdisjoint(judge.reading.tokens(judge.reading.camp))


def drink(judge: Judge, offer: Offer, option: Option) -> bool:
    """A drink when somebody needs it."""
    return frailest(judge) <= HURT


def meal_at(judge: Judge, offer: Offer, option: Option) -> bool:
    """Food that nobody needs heals."""
    return spare_food(judge, offer) >= 1 or (frailest(judge) <= 1 and judge.reading.total("food") > 0)


OFFERS: Mapping[OptionKind, Use] = {
    ABILITY: ability,
    discoveries.DISCOVERY: discovery,
    cooking.MEAL_AT: meal_at,
    abilities.SAVE_WOOD: spirited(3),
    treasures.USE_AMULET: protective_amulet,
    treasures.USE_BARREL: drink,
    equipment.USE_BIBLE: bible,
    equipment.USE_BISCUITS: meal,
    equipment.USE_EMPTY_BOTTLE: empty_bottle,
    equipment.USE_PIPE: pipe_and_tobacco,
    equipment.USE_RUM: flask_of_rum,
    equipment.USE_STORM_GLASS: storm_glass,
    treasures.USE_WINE: drink,
}

UNUSED = (arming.ARM_FOR, discoveries.GOAT_WITH, treasures.USE_HERBAL_MIXTURE, treasures.LOOK_AT_BEAST)
"""What a scout never uses."""

WAITING = (castaways.STACK_WOOD, *UNUSED, *OFFERS)
"""What may be offered besides the answers to a question."""


def beast_worth(judge: Judge, card: str, who: int) -> float:
    """What a hunt for a seen beast would bring."""
    return prey(judge, judge.book.beasts[card], judge.reading.weapons, who)
