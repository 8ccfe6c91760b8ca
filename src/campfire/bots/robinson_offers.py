"""Standing offers: when abilities, equipment, tokens and treasures are worth using."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from campfire.bots import Offer
from campfire.bots.robinson_deeds import prey
from campfire.bots.robinson_outlook import SLOW
from campfire.bots.robinson_worth import Judge
from campfire.kernel.declared import Ids

Use: TypeAlias = Callable[[Judge, Offer, Ids], bool]
"""Whether something should be used now."""

AT_ONCE = (
    "healing_herbs",
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


def is_worth_while(judge: Judge, offer: Offer, key: str, args: Ids) -> bool:
    """Whether a standing offer should be taken up now."""
    return key in OFFERS and OFFERS[key](judge, offer, args)


def spirit(judge: Judge, offer: Offer) -> int:
    """The determination that a seat need not keep for bad morale."""
    outlook = judge.outlook
    need = max(0, 3 - outlook.view["morale"]["space"]) if offer.seat == outlook.next_first() else 0
    return int(outlook.seats[offer.seat]["determination"]) - need


def hungry(judge: Judge) -> bool:
    """There will be too little food tonight."""
    return judge.needs.meals > judge.needs.store.food


def is_dusk(judge: Judge, offer: Offer) -> bool:
    """Nothing more will be gathered today, and nobody has eaten yet."""
    return judge.outlook.view["phase"] in ("weather", "night") and offer.key not in ("move_camp", "dawn")


def spare_food(judge: Judge, offer: Offer) -> int:
    """Food that nobody will eat tonight."""
    outlook = judge.outlook
    food: int = outlook.have["food"]
    if outlook.view["phase"] != "night":
        return 0
    if offer.key in ("nightfall", "babies", "choose_eater"):
        children = outlook.children if offer.key == "babies" else 0
        second = outlook.mouths if "food" in outlook.tokens("night") else 0
        return food + outlook.have["preserves"] - outlook.mouths - children - second
    return food


def frailest(judge: Judge) -> int:
    """The fewest wounds that anybody can still take."""
    return min([judge.outlook.life(who) for who in range(judge.outlook.players)])


def ability(judge: Judge, offer: Offer, args: Ids) -> bool:
    """An ability of the own character."""
    return len(args) == 1 and args[0] in ABILITIES and ABILITIES[str(args[0])](judge, offer, args)


def is_planned(judge: Judge, kind: str, who: int | None = None) -> bool:
    """Such an action is planned."""
    return any([p["kind"] == kind and who in (None, p["leader"]) for p in judge.outlook.plan])


def a_new_idea(judge: Judge, offer: Offer, args: Ids) -> bool:
    """One with plenty of determination has an idea."""
    return offer.key == "plan" and spirit(judge, offer) >= 7 and judge.outlook.after >= 4


def handyman(judge: Judge, offer: Offer, args: Ids) -> bool:
    """An extra pawn for something that the Carpenter builds with one pawn."""
    outlook = judge.outlook
    rolled = [
        p
        for p in outlook.plan
        if p["kind"] == "build" and p["leader"] == offer.seat and len(p["pawns"]) < outlook.strength(p)[1]
    ]
    return offer.key == "plan" and spirit(judge, offer) >= 3 and bool(rolled)


def grandmas_recipe(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Food that nobody needs heals."""
    return spare_food(judge, offer) >= 1 and frailest(judge) <= 9


def stone_soup(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Soup for the hungry."""
    return is_dusk(judge, offer) and hungry(judge)


def reconnaissance(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Choose the tile that is explored next."""
    known = judge.outlook.view["decks"]["tiles"]["known"]
    return offer.key == "plan" and is_planned(judge, "explore") and not known and spirit(judge, offer) >= 4


def motivational_speech(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Morale for determination."""
    outlook = judge.outlook
    space = outlook.view["morale"]["space"]
    return offer.key == "plan" and space < 6 and outlook.after >= 2 and spirit(judge, offer) >= (3 if space < 3 else 5)


def scouting(judge: Judge, offer: Offer, args: Ids) -> bool:
    """A discovery for determination."""
    return offer.key == "plan" and spirit(judge, offer) >= 5


def tracking(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Look at the beast before it is hunted."""
    hunting = judge.outlook.view["decks"]["hunting"]
    return offer.key == "plan" and hunting["count"] > 1 and not hunting["known"] and spirit(judge, offer) >= 4


def defensive_plan(judge: Judge, offer: Offer, args: Ids) -> bool:
    """A level for determination."""
    return offer.key == "plan" and spirit(judge, offer) >= 3


def the_hunt(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Something to hunt for whoever is armed."""
    outlook = judge.outlook
    no_prey = outlook.view["decks"]["hunting"]["count"] == 0
    return offer.key == "plan" and no_prey and outlook.weapons >= 3 and spirit(judge, offer) >= 4


ABILITIES: Mapping[str, Use] = {
    "a_new_idea": a_new_idea,
    "handyman": handyman,
    "grandmas_recipe": grandmas_recipe,
    "stone_soup": stone_soup,
    "reconnaissance": reconnaissance,
    "motivational_speech": motivational_speech,
    "scouting": scouting,
    "tracking": tracking,
    "defensive_plan": defensive_plan,
    "the_hunt": the_hunt,
}


def discovery(judge: Judge, offer: Offer, args: Ids) -> bool:
    """A discovery token."""
    token = str(args[0])
    outlook, planning = judge.outlook, offer.key == "plan"
    if token in AT_ONCE:
        return planning
    if token in CHEERING:
        return planning and outlook.view["morale"]["space"] < 6
    if token in HEALING:
        return frailest(judge) <= HURT
    return token in TOKENS and TOKENS[token](judge, offer, args)


def goat(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Fur for building, food for the night."""
    return offer.key == "plan" or (is_dusk(judge, offer) and hungry(judge))


def oil(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Oil burns where all of it finds room."""
    track = judge.outlook.track
    level = track.get("level", 0)
    return (level + 1) * (level + 2) // 2 - track.get("woodpile", 0) >= 2


def decorated_bell(judge: Judge, offer: Offer, args: Ids) -> bool:
    """The bell lifts two fogs."""
    fogged = [one for one in judge.outlook.spaces.values() if "fog" in one["tokens"] and one["tile"]]
    return offer.key == "plan" and len(fogged) >= 2


def plough(judge: Judge, offer: Offer, args: Ids) -> bool:
    """A source of the camp gives again."""
    return any([token.startswith("exhausted") for token in judge.outlook.tokens(judge.outlook.camp)])


def seeds(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Food for the night."""
    return is_dusk(judge, offer) and hungry(judge)


def map_of_the_island(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Order the tiles before one is explored."""
    return offer.key == "plan" and is_planned(judge, "explore")


def lost_prop(judge: Judge, offer: Offer, args: Ids) -> bool:
    """A prop is used while somebody is there to use it."""
    return offer.key == "plan"


TOKENS: Mapping[str, Use] = {
    "goat": goat,
    "oil": oil,
    "decorated_bell": decorated_bell,
    "plough": plough,
    "seeds": seeds,
    "map_of_the_island": map_of_the_island,
    "lost_prop": lost_prop,
}


def biscuits(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Biscuits for the hungry."""
    return is_dusk(judge, offer) and hungry(judge)


def empty_bottle(judge: Judge, offer: Offer, args: Ids) -> bool:
    """A weapon where there are few."""
    return offer.key == "plan" and judge.outlook.weapons <= 4


def pipe_and_tobacco(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Determination against bad morale, or for an ability."""
    held = judge.outlook.seats[offer.seat]["determination"]
    if offer.key == "low_morale":
        return int(held) < int(offer.args[1])
    return offer.key == "plan" and judge.outlook.round >= 3 and 1 <= held <= 2


def flask_of_rum(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Rum for whoever is badly hurt."""
    who = int(args[0])
    return who < judge.outlook.players and judge.outlook.life(who) <= HURT - 1


def bible(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Comfort for the wounded."""
    who = int(args[0])
    return who < judge.outlook.players and judge.outlook.seats[who]["wounds"] > 0


def storm_glass(judge: Judge, offer: Offer, args: Ids) -> bool:
    """See a bad weather coming."""
    return offer.key == "plan" and len(judge.outlook.view["weather"]["dice"]) >= 2 and not judge.outlook.plan


def save_wood(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Determination in place of wood."""
    return offer.key == "plan" and spirit(judge, offer) >= 3


def protective_amulet(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Mend the camp's own tile."""
    return any([token.startswith(("exhausted", *SLOW)) for token in judge.outlook.tokens(judge.outlook.camp)])


def bottle_of_wine(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Wine for the wounded."""
    return frailest(judge) <= HURT


def barrel(judge: Judge, offer: Offer, args: Ids) -> bool:
    """A drink for all when somebody needs it."""
    return frailest(judge) <= HURT


def meal_at(judge: Judge, offer: Offer, args: Ids) -> bool:
    """Food that nobody needs heals."""
    return spare_food(judge, offer) >= 1 or (frailest(judge) <= 1 and judge.outlook.total("food") > 0)


OFFERS: Mapping[str, Use] = {
    "ability": ability,
    "discovery": discovery,
    "biscuits": biscuits,
    "empty_bottle": empty_bottle,
    "pipe_and_tobacco": pipe_and_tobacco,
    "flask_of_rum": flask_of_rum,
    "bible": bible,
    "storm_glass": storm_glass,
    "save_wood": save_wood,
    "protective_amulet": protective_amulet,
    "bottle_of_wine": bottle_of_wine,
    "barrel": barrel,
    "meal_at": meal_at,
}

UNUSED = ("arm_for", "goat_with", "herbal_mixture", "look_at_beast")
"""What a scout never uses."""

WAITING = ("stack_wood", *UNUSED, *OFFERS)
"""What may be offered besides the answers to a question."""


def beast_worth(judge: Judge, card: str, who: int) -> float:
    """What a hunt for a seen beast would bring."""
    return prey(judge, judge.box.beasts[card], judge.outlook.weapons, who)
