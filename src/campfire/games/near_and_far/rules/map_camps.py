"""Camps on the map, and what their spaces bring. [ledger chapters 15.1 and 16]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import CAMP_HEARTS, SEARCH
from campfire.games.near_and_far.sorts import HEARTS, SEAT, SPACE, event, option, question, some, taken
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.camps import covered, uncover
from campfire.games.near_and_far.vocabulary.goods import gain
from campfire.games.near_and_far.vocabulary.icons import ability, icons
from campfire.games.near_and_far.vocabulary.prices import hearts_in_reach, hearts_to_spend, paying_hearts
from campfire.games.near_and_far.vocabulary.turn import might_buy, turn_question
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.question import Ask

CAMP_HERE = question("camp_here", space=SPACE)


def camp_brings(g: State, option: Option) -> Detail:
    """What a camp on a space brings: the finds of the space, and what lies under the camp. [NF-281, NF-288]"""
    me, shows = g.active, g.map.spaces[option[SPACE]].shows
    bonus = covered(g, me)
    goods = {good: (shows == good) * found(g, me) + (bonus == good) for good in ("coin", "gem")}
    return Detail(brings=some([taken(good, n) for good, n in goods.items() if n]))


SET_UP_CAMP = option("set_up_camp", space=SPACE, hearts=HEARTS, icon="camp", detail=camp_brings)
NO_CAMP = option("no_camp", icon="check")
CAMPED = event(
    "camped",
    seat=SEAT,
    space=SPACE,
    shows="travel",
    icon="camp",
    path=lambda told: (f"board:{told[SEAT]}", f"space:{told[SPACE]}"),
)


def is_empty(g: State, space: str) -> bool:
    """No camp of any colour stands there; the town space is never empty. [NF-204, NF-205]"""
    return space not in g.map_camps and not g.map.spaces[space].town


def is_active(g: State, one: str, other: str) -> bool:
    """A symbol is off while both spaces beside it hold camps; the town space counts as one. [NF-208, NF-209, NF-228]"""
    return is_empty(g, one) or is_empty(g, other)


def placeable(g: State) -> list[str]:
    """Spaces without a camp; never the town space. [NF-277, NF-285]"""
    return [space for space in g.map.spaces if is_empty(g, space)]


@step
def maybe_camp(g: State, me: Seat) -> Then:
    """After the quest a camp may be placed where the move ended, for three hearts. [NF-110, NF-277, NF-278, NF-280]"""
    asked = is_empty(g, g.space[me]) and hearts_in_reach(g, me) >= camp_hearts(g, me)
    return (camp_here(me),) if g.phase != "beaten" and asked else None


@step
def hope_to_camp(g: State, me: Seat) -> Then:
    """What a quest has brought may buy what makes camps cheaper, before the camp is placed. [NF-110, NF-298]"""
    short = camp_hearts(g, me) - hearts_in_reach(g, me)
    hope = is_empty(g, g.space[me]) and 0 < short <= hearts_for_sale(g, me)
    return (camp_here(me),) if hope and might_buy(g, me) else None


def hearts_for_sale(g: State, me: Seat) -> int:
    """By how much purchases might bring a camp nearer: cards that make it cheaper, and birds for breeders.

    What counts is which artifacts there are, not which are in hand. [NF-089, NF-110, NF-298]
    """
    unbought = [g.book.items[card].does for card in g.book.artifacts if card not in g.artifacts[me]]
    cheaper = [-int(does[1]) for words in unbought for does in words if does[0] == "camp_hearts"]
    birds = [int(does[3]) for words in unbought for does in words if does[:3] == ("at_once", "gain", "bird")]
    return sum(cheaper) + sum(birds) * ability(g, me, "animals_for_hearts")


def may_camp(g: State, me: Seat) -> bool:
    """Whether the space has no camp, is not the town, and there are hearts enough. [NF-277, NF-280, NF-285]"""
    return is_empty(g, g.space[me]) and hearts_to_spend(g, me) >= camp_hearts(g, me)


@turn_question
def camp_here(g: State, me: Seat) -> Ask:
    """Is a camp placed here? One a turn, and the last thing in it. [NF-279, NF-283, NF-284]"""
    space = g.space[me]
    hearts = camp_hearts(g, me)
    camp = Option(SET_UP_CAMP, (space, hearts), (*paying_hearts(g, me, hearts), set_up_camp(me, space)))
    return Ask((me,), CAMP_HERE, [camp, Option(NO_CAMP)] if may_camp(g, me) else [Option(NO_CAMP)], (space,))


@step
def set_up_camp(g: State, me: Seat, space: str) -> Then:
    """The camp stands; a coin or gem space brings one for each search icon, a trade route nothing. [NF-281, NF-293]"""
    g.map_camps[space] = me
    g.tell(CAMPED, me, space)
    shows = g.map.spaces[space].shows
    brought = (gain(me, shows, found(g, me)),) if shows in ("coin", "gem") else ()
    return uncover(me), *brought


def found(g: State, me: Seat) -> int:
    """What a coin or gem space brings: search icons, and what items add. [NF-281, NF-282, NF-397]"""
    return icons(g, me, SEARCH) + ability(g, me, "camp_finds")


def camp_hearts(g: State, me: Seat) -> int:
    """What a camp on the map costs. [NF-280]"""
    return max(0, CAMP_HEARTS + ability(g, me, "camp_hearts"))
