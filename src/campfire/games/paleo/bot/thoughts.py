"""Why the scout does what it does, in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from campfire.games.paleo.rules import choosing, hazards, helping, night, rewards, special, wounds
from campfire.games.paleo.sorts import (
    AVERTS,
    CARD,
    DYING,
    HELPED,
    HUNGRY,
    LACKS,
    LEAST,
    LINE,
    OBJECT,
    PERSON,
    PLACE,
    PROMISES,
    SEAT,
    SERVES,
    SETTLES,
    STRONG,
    THREATENS,
)
from campfire.games.paleo.view import Person, Sight
from campfire.kernel.contract import View
from campfire.kernel.declared import Because, Option, OptionKind
from campfire.kernel.offer import Offer

Tell: TypeAlias = Callable[[Sight, Option], Because | None]


def why(view: View, offer: Offer, place: int) -> Because | None:
    """What the scout thought of its choice; None where what the option brings says it."""
    option = offer.options[place]
    return THOUGHTS[option.kind](cast(Sight, view), option) if option.kind in THOUGHTS else None


def help_them(view: Sight, option: Option) -> Because:
    """Together more comes of another's card."""
    return Because(HELPED, (option[SEAT],))


def feed(view: Sight, option: Option) -> Because | None:
    """Somebody would go hungry."""
    hungry = view["tonight"]["hungry"]
    return Because(HUNGRY, (hungry,)) if hungry else None


def heal(view: Sight, option: Option) -> Because | None:
    """The next wound would kill."""
    person = person_of(view, option)
    return Because(DYING, (option[PERSON],)) if person["wounds"] >= person["hearts"] else None


def wound(view: Sight, option: Option) -> Because | None:
    """Whoever bears it best."""
    person = person_of(view, option)
    alive = person["wounds"] < person["hearts"]
    return Because(STRONG if alive else LEAST, (option[PERSON],))


def lose(view: Sight, option: Option) -> Because:
    """Somebody has to go."""
    return Because(LEAST, (option[PERSON],))


def give(view: Sight, option: Option) -> Because:
    """It serves them best."""
    return Because(SERVES, (option[SEAT], option[OBJECT]))


def leave(view: Sight, option: Option) -> Because:
    """What is left of the day threatens."""
    return Because(THREATENS)


def choose(view: Sight, option: Option) -> Because:
    """Its back promises most."""
    return Because(PROMISES, (view["seats"][option[SEAT]]["deck"][option[PLACE]]["back"],))


def avert(view: Sight, option: Option) -> Because:
    """The danger is turned away."""
    return Because(AVERTS)


def settle(view: Sight, option: Option) -> Because | None:
    """A card that is due can be met, or cannot."""
    for due in view["tonight"]["due"]:
        if due["card"] == option[CARD]:
            lines = {line["line"]: line["negative"] for line in due["lines"]}
            return Because(LACKS if lines.get(option[LINE]) else SETTLES, (option[CARD],))
    return None


def person_of(view: Sight, option: Option) -> Person:
    """The person that an option names."""
    return next(one for one in view["seats"][option[SEAT]]["people"] if one["card"] == option[PERSON])


THOUGHTS: Mapping[OptionKind, Tell] = {
    helping.HELP: help_them,
    special.LAY_SNARE: feed,
    wounds.HEAL: heal,
    wounds.WOUND: wound,
    wounds.LOSE: lose,
    rewards.GIVE: give,
    choosing.CHOOSE: choose,
    choosing.EARLY_NIGHT: leave,
    hazards.USE_TALISMAN: avert,
    night.AT_NIGHT: settle,
}
