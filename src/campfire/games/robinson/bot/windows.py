"""Windows: dice that may be rolled again, fights, clouds and hungry animals, and what helps there."""

from __future__ import annotations

from collections.abc import Mapping

from campfire.games.robinson.bot.deeds import TOLL, Deeds, chance
from campfire.games.robinson.bot.defences import LEAK
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.effects.scenarios import volcanic_island
from campfire.games.robinson.rules import combat, weather
from campfire.games.robinson.rules.dice import ADVENTURE, KEEP_ROLL, SUCCESS, WEIGH_ROLL, WOUND
from campfire.games.robinson.rules.mysteries import MEET_MYSTERY
from campfire.games.robinson.sight import action_of
from campfire.games.robinson.sorts import (
    ANIMAL,
    CARD,
    HOW,
    HURTS,
    KIND,
    LEVEL,
    MEETS,
    RAIN,
    SNOW,
    STRENGTH,
    SUCCEEDS,
    WHO,
    N,
)
from campfire.games.robinson.vocabulary.offers import ABILITY
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.offer import Offer

NEVER = -999.0
ARMS = 3
"""The levels of most temporary weapons."""

ABILITY_COST, HOOCH = 0.5, 0.75
AIDS: Mapping[QuestionKind, tuple[str, ...]] = {
    weather.CLOUDS_COME: ("hooch", "giant_leaves", "old_canvas"),
    combat.RAISE_ARMS: ("frenzy", "pistol_s3", "blowpipe_s5"),
    weather.HUNGRY_ANIMALS: ("gunpowder", "firecracker", "lost_prop"),
    MEET_MYSTERY: ("indys_diary", "torch"),
    volcanic_island.READ_MAP: ("old_map_s4",),
}
"""The abilities and tokens that help in a window; others are not used there."""


def reroll(judge: Judge, offer: Offer, option: Option) -> float:
    """One die again: what a better face would save, less what a worse one costs."""
    if offer.kind is not WEIGH_ROLL:
        return window_aid(judge, offer, option)
    kept = next((one for one in offer.options if one.kind is KEEP_ROLL), None)
    if kept is None:
        return NEVER
    kind, who = offer[KIND], offer[WHO]
    price = 0.2 if who == FRIDAY else ABILITY_COST
    match option[HOW]:
        case "success":
            gain = Deeds(judge).gain(action_of(judge.reading.plan[0]), who)
            return -9.0 if kept[SUCCEEDS] else chance(kind, SUCCESS) * (gain - 2 * 0.25) - price
        case "wound":
            return (1 - chance(kind, WOUND)) * judge.wound(who) - price if kept[HURTS] else -9.0
        case "adventure":
            return (1 - chance(kind, ADVENTURE)) * TOLL[kind] - price if kept[MEETS] else -9.0
    return NEVER


def window_aid(judge: Judge, offer: Offer, option: Option) -> float:
    """Something that helps in a fight, against clouds, animals or mysteries."""
    if option[CARD] not in AIDS.get(offer.kind, ()):
        return NEVER
    if offer.kind is combat.RAISE_ARMS:
        return armed(judge, offer, option)
    if offer.kind is weather.CLOUDS_COME:
        return sheltered(judge, offer, option)
    if offer.kind is weather.HUNGRY_ANIMALS:
        return -animals_come(judge, offer, option) - 1.0
    return 0.3


def armed(judge: Judge, offer: Offer, option: Option) -> float:
    """A temporary weapon saves up to three wounds and is gone then."""
    if offer.kind is combat.MEET_DANGER:
        return -1.5
    if offer.kind is combat.RAISE_ARMS:
        return blow_price(judge, offer[WHO], max(0, offer[STRENGTH] - offer[LEVEL] - ARMS)) - 0.9
    return -0.9


def blow_price(judge: Judge, who: int, n: int) -> float:
    """What n wounds in a fight cost, as something lost."""
    return -(judge.everybody * n if who < 0 else judge.wound(who, n))


def fight(judge: Judge, offer: Offer, option: Option) -> float:
    """The blows that are left."""
    return blow_price(judge, offer[WHO], option[N])


def saber(judge: Judge, offer: Offer, option: Option) -> float:
    """Three levels for a wound."""
    return armed(judge, offer, option) + 0.9 - judge.wound(option[WHO])


def sheltered(judge: Judge, offer: Offer, option: Option) -> float:
    """A cloud less: what it would have cost, less what helps."""
    cloud = option[HOW]
    price = HOOCH if option.kind is ABILITY else 0.4
    if cloud not in ("rain", "snow"):
        return judge.spending_wood(1) - price
    leaks = offer[RAIN] + offer[SNOW] > judge.reading.levels["roof"]
    return (LEAK + judge.everybody * 0.2 if leaks else 0.0) + (1.2 if cloud == "snow" else 0.0) - price


def animals_come(judge: Judge, offer: Offer, option: Option) -> float:
    """What the hungry animals cost."""
    levels = judge.reading.levels
    match offer[ANIMAL]:
        case "palisade":
            return -1.0 if levels["palisade"] else -judge.everybody - judge.aims.breach
        case "food":
            return -judge.spending_food(1)
        case "fight":
            return -judge.everybody * max(0, weather.BEAST - levels["weapons"])
    return 0.0
