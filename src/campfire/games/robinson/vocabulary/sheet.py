"""What a scenario sheet changes, joined to the rules by its id. [RC-043, RC-046]

A scenario's module puts its hooks into `SHEETS`; the rules ask `hooks(g)` and never a name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from campfire.games.robinson.actions import Action, Bill
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import State, Who
from campfire.kernel.declared import Reason
from campfire.kernel.frame import Frame, Then, step

Frames: TypeAlias = tuple[Frame, ...]

HUNGRY_CREW = Sign("hungry")
"""The sign of the harder game in which hunger costs the crew one of its own."""


def no_change(g: State) -> None:
    """The sheet changes nothing."""


def no_frames(g: State) -> Frames:
    """The sheet adds nothing here."""
    return ()


def no_totem(g: State, me: Who, space: str, nth: int) -> Frames:
    """Totems do nothing. [RC-484]"""
    return ()


def no_targets(g: State) -> list[Action]:
    """The sheet has no actions of its own."""
    return []


def no_more(g: State, action: Action) -> int:
    """No action needs more pawns."""
    return 0


def as_usual(g: State, action: Action) -> tuple[int, int] | None:
    """Pawns are counted as in the rulebook."""
    return None


def no_refusal(g: State, action: Action) -> Reason | None:
    """The sheet forbids no action."""
    return None


def anything(g: State, action: Action) -> bool:
    """Friday leads like a character. [RC-451]"""
    return True


def no_helpers(g: State) -> list[str]:
    """The sheet gives no neutral pawns."""
    return []


def no_help(g: State, pawn: str, action: Action) -> bool:
    """No pawn of the sheet supports anything."""
    return False


def no_foes(g: State) -> dict[str, int]:
    """Nobody is attacked."""
    return {}


def printed_price(g: State, target: str, payments: tuple[Bill, ...]) -> tuple[Bill, ...]:
    """Prices are as printed."""
    return payments


def anywhere(g: State, space: str) -> bool:
    """The camp may be on any accessible tile."""
    return True


def safe(g: State, space: str) -> bool:
    """Nothing takes a camp on this space before the next day."""
    return False


def animals_of_round(g: State) -> int:
    """The hungry animals die is rolled once in the rounds that show it. [RC-407]"""
    return int("animals" in g.scenario.weather.get(g.round, ()))


def one_of_a_kind(g: State, area: str, token: str, lies_there: bool) -> bool:
    """An area holds one token of each kind. [RC-073]"""
    return not lies_there


def never(g: State) -> bool:
    """The goal is not met at the end of a round."""
    return False


@dataclass(frozen=True, slots=True)
class ScenarioHooks:
    """What a scenario sheet changes; whatever it leaves out is as in the rulebook. [RC-043, RC-046]"""

    prepare: Callable[[State], Frames] = no_frames
    """Changes of the setup, after everything else is laid out."""
    dawn: Callable[[State], Frames] = no_frames
    """At the start of a round, before the Event phase."""
    book: Callable[[State], Frames] = no_frames
    """The effect of the book icon."""
    totem: Callable[[State, Who, str, int], Frames] = no_totem
    """The effect of the n-th totem, for whoever explored it."""
    production: Callable[[State], Frames] = no_frames
    """At the start of the Production phase."""
    before_actions: Callable[[State], Frames] = no_frames
    """After the Production phase, before pawns are planned."""
    targets: Callable[[State], list[Action]] = no_targets
    """Actions of the sheet that may be planned now."""
    more_pawns: Callable[[State, Action], int] = no_more
    """How many pawns more an action needs."""
    pawns: Callable[[State, Action], tuple[int, int] | None] = as_usual
    """How many pawns an action of the sheet needs, with a roll and for sure."""
    refuses: Callable[[State, Action], Reason | None] = no_refusal
    """Why the sheet forbids an action now."""
    plans: str = ""
    """What (`trap`) changes what else may be planned as soon as it is planned."""
    friday_leads: Callable[[State, Action], bool] = anything
    """Whether Friday may lead an action."""
    helpers: Callable[[State], list[str]] = no_helpers
    """Neutral pawns of the sheet's tokens and inventions that are there now."""
    supports: Callable[[State, str, Action], bool] = no_help
    """Whether such a pawn may support an action."""
    foes: Callable[[State], dict[str, int]] = no_foes
    """How strong those are now whom the sheet lets people attack, by what is hunted."""
    payments: Callable[[State, str, tuple[Bill, ...]], tuple[Bill, ...]] = printed_price
    """Other ways to pay for Shelter, roof and palisade."""
    may_camp: Callable[[State, str], bool] = anywhere
    """Whether the camp may be on this tile."""
    dooms: Callable[[State, str], bool] = safe
    """Whether a camp on this tile is lost at the next dawn."""
    has_room: Callable[[State, str, str, bool], bool] = one_of_a_kind
    """Whether an area takes a token, told whether one of its kind lies there."""
    animals: Callable[[State], int] = animals_of_round
    """How often the sheet has the hungry animals die rolled in this round."""
    breach: Callable[[State], Frames] | None = None
    """What happens instead of wounds when hungry animals would bring the palisade below 0."""
    night: Callable[[State], Frames] = no_frames
    """At the start of the Night phase, before anybody eats."""
    hunger: Callable[[State], Frames] = no_frames
    """After somebody has gone hungry in the night."""
    check: Callable[[State], None] = no_change
    """Win at once if the goal is met now."""
    goal: Callable[[State], bool] = never
    """Whether the goal is met at the end of this round."""


SHEETS: dict[str, ScenarioHooks] = {}
"""The hooks of each scenario by its id; its module puts them here."""

PLAIN = ScenarioHooks()


def hooks(g: State) -> ScenarioHooks:
    """What this game's scenario sheet changes."""
    return SHEETS.get(g.scenario.id, PLAIN)


def planned_with(g: State, what: str) -> tuple[Action, ...]:
    """The planned actions of such a sort, in the order of the plan. [RC-537, RC-597]"""
    found: tuple[Action, ...] = ()
    for planned in g.plan:
        if planned.action.what == what:
            found += (planned.action,)
    return found


@step
def check_goal(g: State) -> Then:
    """The group wins at once when the goal is met. [RC-440]"""
    if not g.cause:
        hooks(g).check(g)
    return None
