"""Windows: dice that may be rolled again, fights, clouds and hungry animals, and what helps there."""

from __future__ import annotations

from collections.abc import Mapping

from campfire.bots import Offer
from campfire.bots.robinson_deeds import ADVENTURE, Deeds
from campfire.bots.robinson_defences import LEAK
from campfire.bots.robinson_outlook import FRIDAY
from campfire.bots.robinson_worth import Judge
from campfire.kernel.declared import Ids

NEVER = -999.0
ARMS = 3
"""The levels of most temporary weapons."""

ABILITY_COST = 0.5
AIDS: Mapping[str, tuple[str, ...]] = {
    "clouds": ("hooch", "giant_leaves", "old_canvas"),
    "fight": ("frenzy", "pistol_s3", "blowpipe_s5"),
    "hungry_animals": ("gunpowder", "firecracker", "lost_prop"),
    "mystery": ("indys_diary", "torch"),
    "read_map": ("old_map_s4",),
}
"""The abilities and tokens that help in a window; others are not used there."""


def reroll(judge: Judge, offer: Offer, args: Ids) -> float:
    """One die again: what a better face would save, less what a worse one costs."""
    if offer.key != "rolled":
        return window_aid(judge, offer, args)
    if len(args) != 2 and str(args[-1]) not in ("wound", "success", "adventure"):
        return NEVER
    rolled = next(shown for key, shown in offer.options if key == "keep_roll")
    kind, who = str(offer.args[1]), int(offer.args[0])
    dice = judge.box.dice[kind]
    price = 0.2 if who == FRIDAY else ABILITY_COST
    match args[-1]:
        case "success":
            planned = judge.outlook.plan[0]
            gain = Deeds(judge).gain(kind, planned["target"], who)
            return -9.0 if rolled[1] else dice.success * (gain - 2 * 0.25) - price
        case "wound":
            return (1 - dice.wound) * judge.wound(who) - price if rolled[0] else -9.0
    return (1 - dice.adventure) * ADVENTURE[kind] - price if rolled[2] else -9.0


def window_aid(judge: Judge, offer: Offer, args: Ids) -> float:
    """Something that helps in a fight, against clouds, animals or mysteries."""
    if args[0] not in AIDS.get(offer.key, ()):
        return NEVER
    if offer.key in ("fight", "danger", "weapons_wanted"):
        return armed(judge, offer, args)
    if offer.key == "clouds":
        return sheltered(judge, offer, args)
    if offer.key == "hungry_animals":
        return -animals_come(judge, offer, (offer.args[0],)) - 1.0
    return 0.3


def armed(judge: Judge, offer: Offer, args: Ids) -> float:
    """A temporary weapon saves up to three wounds and is gone then."""
    if offer.key == "danger":
        return -1.5
    who, strength, level = [int(n) for n in offer.args[:3]] if offer.key == "fight" else (-1, 3, 0)
    return blow_price(judge, who, max(0, strength - level - ARMS)) - 0.9


def blow_price(judge: Judge, who: int, n: int) -> float:
    """What n wounds in a fight cost, as something lost."""
    return -(judge.everybody * n if who < 0 else judge.wound(who, n))


def fight(judge: Judge, offer: Offer, args: Ids) -> float:
    """The blows that are left."""
    return blow_price(judge, int(offer.args[0]), int(args[0]))


def saber(judge: Judge, offer: Offer, args: Ids) -> float:
    """Three levels for a wound."""
    return armed(judge, offer, args) + 0.9 - judge.wound(int(args[0]))


def helmet(judge: Judge, offer: Offer, args: Ids) -> float:
    """A wound less, for nothing."""
    return 1.0


def suffer_danger(judge: Judge, offer: Offer, args: Ids) -> float:
    """A wound."""
    return -judge.wound(int(args[0]))


def sheltered(judge: Judge, offer: Offer, args: Ids) -> float:
    """A cloud less: what it would have cost, less what helps."""
    rain, snow = int(offer.args[0]), int(offer.args[1])
    leaks = rain + snow > judge.outlook.levels["roof"]
    price = {"hooch": 0.75, "old_clothes": 0.0}.get(str(args[0]) if args else "", 0.4)
    saved = judge.spending_wood(1) if args and args[-1] == "soften" else 0.0
    if not args or args[-1] in ("rain", "snow"):
        saved = (LEAK + judge.everybody * 0.2 if leaks else 0.0) + (1.2 if args and args[-1] == "snow" else 0.0)
    return saved - price


def animals_come(judge: Judge, offer: Offer, args: Ids) -> float:
    """What the hungry animals cost."""
    levels = judge.outlook.levels
    match args[0]:
        case "palisade":
            return -1.0 if levels["palisade"] else -judge.everybody - judge.aims.breach
        case "food":
            return -judge.spending_food(1)
        case "fight":
            return -judge.everybody * max(0, 3 - levels["weapons"])
    return 0.0
