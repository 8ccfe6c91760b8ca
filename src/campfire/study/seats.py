"""One seat as a Gymnasium environment: alone where the game may be played alone, else in the company of bots."""

from __future__ import annotations

from typing import Any, SupportsInt

import gymnasium as gym

from campfire import bots, games
from campfire.kernel.contract import Options
from campfire.kernel.frame import Seat
from campfire.study.sitting import Sitting
from campfire.study.spaces import PLACES, Observation, Window
from campfire.study.tables import LONGEST, LOST, WON, told

ME: Seat = 0
"""The seat that is played from outside."""


class SeatEnv(gym.Env[Observation, SupportsInt]):
    """The first seat of a game, the others played by the bot that `company` names; as few of them as can be."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        company: str = "scout",
        places: int = PLACES,
        longest: int = LONGEST,
        views: bool = False,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        self.game = games.load(game)
        self.options: Options = self.game.check({"players": self.game.players[0], **options})
        self.company = {seat: bots.make(company, game, self.options) for seat in range(1, self.options["players"])}
        self.longest, self.views, self.render_mode = longest, views, render_mode
        self.window = Window(self.game, Sitting(self.game, self.options, 0), places)
        self.observation_space, self.action_space = self.window.observation_space, self.window.action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay a new game: the same seed, the same game. What is played was said when it was made."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self.sitting = Sitting(self.game, self.options, number, self.company)
        self.window.page = 0
        return self.window.observe(self.sitting, ME), self._info()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer; an action that the mask rules out stands for one that it allows, counted round the offer."""
        if self.sitting.ask is not None and not self.window.act(self.sitting, int(action)):
            self.window.act(self.sitting, int(action) % len(self.window.shown(self.sitting.offered)))
        result = self.sitting.result
        reward = 0.0 if result is None else WON if result.standings[ME].won else LOST
        broken_off = result is None and self.sitting.decisions >= self.longest
        return self.window.observe(self.sitting, ME), reward, result is not None, broken_off, self._info()

    def _info(self) -> dict[str, Any]:
        if result := self.sitting.result:
            return {"won": result.standings[ME].won, "score": result.standings[ME].score}
        return told(self.window, self.sitting, ME, self.views)


def seat_env(game: str, **wish: Any) -> SeatEnv:
    """One seat of a game: `company`, `places`, `longest` and `views` beside what the game lets one choose."""
    return SeatEnv(game, **wish)
