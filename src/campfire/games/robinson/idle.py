"""What a seat has and cannot use just now, and when it could: as far as the table shows it. [RC-079, RC-135]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from campfire.games.robinson.cards import BEFORE_ACTIONS, FRIDAY, JENNY
from campfire.games.robinson.library import moments
from campfire.games.robinson.rules.abilities import RESOLVED
from campfire.games.robinson.sight import Sight, Treasure
from campfire.kernel.contract import Idle
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase, SeatName

DECKS = {
    "a_new_idea": "inventions",
    "reconnaissance": "tiles",
    "scouting": "discoveries",
    "tracking": "hunting",
    "the_hunt": "beasts",
    "herbal_mixture": "events",
    "map_of_the_island": "tiles",
}
"""The things that are of use while a pile is not used up, and which."""

MOMENTS = {
    "fight": ("pistol", "sacrificial_dagger", "pistol_s3", "blowpipe_s5"),
    "own_fight": ("frenzy",),
    "built": ("craftsmanship",),
    "gathered": ("scrounger",),
    "explored": ("lucky",),
    "pawn": ("hammer_and_nails", "candles", "cultists_candle", "giant_footprint"),
    "planning": ("handyman",),
    "weather": ("storm_glass",),
    "night": ("flask_of_rum", "herbs_s1", "herbs_s3", "healing_ointment"),
    "stew": ("vegetables",),
    "pot": ("herbs", "poison"),
    "medicine": ("healing_herbs", "mysterious_vial"),
    "shelter": ("thorny_bush", "vines"),
    "goat": ("goat",),
    "clouds": ("hooch", "giant_leaves", "old_canvas"),
    "animals": ("gunpowder", "firecracker"),
    "camp": ("bible",),
    "trap": ("indys_diary",),
    "creature": ("torch",),
    "place": ("old_map_s4",),
    "deck": tuple(DECKS),
    "card": ("defensive_plan",),
    "food": ("grandmas_recipe",),
    "wood": ("economical_construction",),
    "woodpile": ("oil",),
    "marker": ("plough", "decorated_bell"),
    "tools": ("old_tools",),
}
"""What waits for each moment beside the cards, which have theirs printed in their files."""

SUPPORT = "RC-223"
"""The rule for things whose pawns only help."""

MOMENT_OF = {card: moment for moment, cards in MOMENTS.items() for card in cards}
REASONS = (*MOMENTS, "question", "used", "dear", "banned", "claimed", "future")

SOMEBODY = {FRIDAY: Phrase("who-friday"), JENNY: Phrase("who-jenny")}
"""Who may claim a treasure without being a player's character."""

OTHER_NAMES = {
    "goat_with": "goat",
    "look_at_beast": "herbal_mixture",
    "use_backpack": "backpack",
    "save_wood": "economical_construction",
    "lead_on_credit": "economical_construction",
}
"""Options that use a thing without naming it."""


def is_night(view: Sight) -> bool:
    """Whether the night has come while somebody is wounded."""
    return view["phase"] == "night" and is_hurt(view)


def is_hurt(view: Sight) -> bool:
    """Whether anybody is wounded."""
    return any(one["wounds"] for one in (*view["seats"], view["friday"], view["jenny"]) if one)


def has_pot(view: Sight) -> bool:
    """Whether the Pot is built."""
    return any(item["card"] == "pot" for item in view["items"])


HOLDS: dict[str, Callable[[Sight, str], bool]] = {
    "planning": lambda view, card: view["phase"] in BEFORE_ACTIONS,
    "night": lambda view, card: is_night(view),
    "stew": lambda view, card: is_night(view) and has_pot(view),
    "pot": lambda view, card: has_pot(view),
    "shelter": lambda view, card: view["levels"]["shelter"] or view["levels"]["natural"],
    "goat": lambda view, card: view["phase"] != "action" and view["levels"]["weapons"] > 0,
    "food": lambda view, card: is_hurt(view) and view["available"]["food"] + view["available"]["preserves"] > 0,
    "deck": lambda view, card: view["decks"][DECKS[card]]["count"] > 0,
    "card": lambda view, card: not any(card["reason"] in RESOLVED for card in view["at_hand"]),
}
"""What must be so at a moment, as far as the table shows it: where it is, something else stands in the way."""


def idle(view: Sight, options: Iterable[Option]) -> list[Idle]:
    """The things that a seat has or shares and that none of these options uses, each once."""
    if view["you"] is None or view["result"]:
        return []
    used = set(named(options))
    found: dict[str, Idle] = {}
    for thing in (*abilities(view), *belongings(view)):
        if thing.card not in used:
            found.setdefault(thing.card, thing)
    return list(found.values())


def named(options: Iterable[Option]) -> Iterator[str]:
    """Every name in these options: those of the things they use are among them."""
    for option in options:
        yield OTHER_NAMES.get(option.key, option.key)
        yield from (arg for arg in option.args if isinstance(arg, str))


def abilities(view: Sight) -> Iterator[Idle]:
    """The abilities on a seat's own sheet. [RC-133, RC-134, RC-135]"""
    sheet = view["seats"][view["you"] or 0]
    have = sheet["determination"]
    for printed in sheet["abilities"]:
        card, cost = printed["ability"], printed["cost"]
        if printed["used"]:
            yield because(card, "RC-134", "used")
        elif sheet["banned"]:
            yield because(card, "RC-135", "banned")
        elif cost > have:
            yield because(card, "RC-133", "dear", n=cost, have=have)
        else:
            yield later(view, card, "RC-135")


def belongings(view: Sight) -> Iterator[Idle]:
    """What lies before everybody, and what comes after the Action phase. [RC-054, RC-079, RC-089]"""
    yield from (later(view, thing["card"], "RC-079") for thing in view["equipment"])
    yield from (treasure(view, thing) for thing in view["treasures"])
    yield from (later(view, token, "RC-089") for token in view["discoveries"]["available"])
    for card in (*view["treasures_future"], *view["discoveries"]["future"]):
        yield because(card, "RC-054", "future")


def treasure(view: Sight, thing: Treasure) -> Idle:
    """A kept card: somebody may have claimed it for this round. [RC-079, RC-085]"""
    owner = thing["claimed"]
    if owner is not None and owner != view["you"]:
        return because(thing["card"], "RC-085", "claimed", who=SOMEBODY.get(owner) or SeatName(owner))
    return because(thing["card"], "RC-079", "used") if thing["used"] else later(view, thing["card"], "RC-079")


def later(view: Sight, card: str, rule: str) -> Idle:
    """Not now: at its moment, or once the question is answered. [RC-223]"""
    moment = moments().get(card) or MOMENT_OF.get(card, "question")
    holds = HOLDS.get(moment)
    return because(card, SUPPORT if moment == "pawn" else rule, "question" if holds and holds(view, card) else moment)


def because(card: str, rule: str, why: str, **args: int | Phrase | SeatName) -> Idle:
    """A thing that cannot be used now, the reason and the rule."""
    return Idle(card, Phrase(f"idle-{why}", args), rule)
