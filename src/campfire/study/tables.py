"""A whole table as a PettingZoo environment: every seat is an agent, one after the other is asked."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types
from pettingzoo.utils import OrderEnforcingWrapper  # type: ignore[import-untyped]  # nor has this

from campfire import games
from campfire.kernel.contract import Options
from campfire.kernel.frame import Seat
from campfire.study.sitting import Sitting
from campfire.study.spaces import PLACES, Observation, Window

LONGEST = 20_000
"""Decisions after which a game is broken off, unless another number is wished for."""
LOST, WON = -1.0, 1.0


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # a class without types
    """A game for agents `player_0`, `player_1`, … of which each answers for one seat."""

    metadata: dict[str, Any] = {"name": "campfire", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(
        self, game: str, *, places: int = PLACES, longest: int = LONGEST, views: bool = False, **options: Any
    ) -> None:
        super().__init__()
        self.game = games.load(game)
        self.options: Options = self.game.check(options)
        self.longest, self.views = longest, views
        self.sitting = Sitting(self.game, self.options, 0)
        self.window = Window(self.game, self.sitting, places)
        self.possible_agents = [f"player_{seat}" for seat in range(self.options["players"])]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.window.observation_space)
        self.action_spaces = {agent: spaces.Discrete(places) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._games = 0

    def __str__(self) -> str:
        return f"campfire_{self.game.name}_v0"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Places in the offer; each seat has a space of its own, to be seeded by itself."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new game: the same seed, the same game; without one, the next.

        What is played was said when the environment was made.
        """
        self._games = self._games + 1 if seed is None else seed
        self.sitting, self.window.page = Sitting(self.game, self.options, self._games), 0
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look_on()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return self.window.observe(self.sitting, seat_of(agent))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.window.act(self.sitting, int(action)):
            raise ValueError(f"{agent} was not offered action {action}: see the action mask.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._look_on()
        self._accumulate_rewards()

    def _look_on(self) -> None:
        """See who is asked next, or how it ended."""
        sitting = self.sitting
        self.agent_selection = f"player_{sitting.seat}"
        self.infos = {agent: {} for agent in self.agents}
        if result := sitting.result:
            for agent, standing in zip(self.possible_agents, result.standings, strict=True):
                self.rewards[agent], self.terminations[agent] = WON if standing.won else LOST, True
                self.infos[agent] = {"won": standing.won, "place": standing.place, "score": standing.score}
        elif sitting.decisions >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.infos[self.agent_selection] = told(self.window, sitting, sitting.seat, self.views)

    def render(self) -> None:
        """Nothing is drawn."""


def told(window: Window, sitting: Sitting, seat: Seat, views: bool) -> dict[str, Any]:
    """What is said beside the arrays: the question and its options by name, and the whole view where it is wished."""
    assert sitting.ask is not None
    info = {"question": sitting.ask.key, "offer": window.told(sitting)}
    return {**info, "view": sitting.view(seat)} if views else info


def seat_of(agent: str) -> Seat:
    """The seat of an agent.

    >>> seat_of("player_2")
    2
    """
    return int(agent.removeprefix("player_"))


def table_env(game: str, **wish: Any) -> OrderEnforcingWrapper[str, Observation, int]:
    """A table, guarded against steps before the first reset: `places`, `longest` and `views` may be wished for, and all
    that the game lets one choose (`players`, `scenario`, …)."""
    return OrderEnforcingWrapper(TableEnv(game, **wish))
