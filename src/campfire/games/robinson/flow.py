"""The sequence of play, as the rulebook tells it."""

from __future__ import annotations

from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.scenario import before_actions, round_begins, round_ends
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.state import State
from campfire.kernel.frame import Then, step


@step
def play_round(g: State) -> Then:
    """A round has six phases in fixed order. [RC-002]"""
    return ROUND


ROUND = (
    round_begins(),
    event_phase(),
    morale_phase(),
    production_phase(),
    before_actions(),
    plan_actions(),
    resolve_actions(),
    end_of_actions(),
    weather_phase(),
    night_phase(),
    round_ends(),
    play_round(),
)
