"""The games as environments: the checkers of PettingZoo and Gymnasium, and what ours promise beyond them."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it has no types

from campfire import games
from campfire.games.near_and_far.cards import COIN
from campfire.games.near_and_far.rules.scoring import count_points
from campfire.kernel.contract import BadInput
from campfire.study import SEAT, TableEnv, seat_env, table_env
from campfire.study.sitting import Sitting
from campfire.study.spaces import Window, number


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_every_game_passes_the_checks_of_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(table_env(game, players=2), num_cycles=30)
    seed_test(lambda: table_env(game, players=2), num_cycles=20)


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_one_seat_of_every_game_passes_the_check_of_gymnasium(game: str) -> None:
    check_env(gymnasium.make(f"campfire.study:{SEAT}", game=game, disable_env_checker=True).unwrapped)


def random_game(env: TableEnv, seed: int) -> list[tuple[str, int]]:
    """Play a game by random actions that the mask allows."""
    env.reset(seed=seed)
    random, done = Random(seed), list[tuple[str, int]]()
    while env.agents and not any([*env.terminations.values(), *env.truncations.values()]):
        agent = env.agent_selection
        action = random.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist())
        done.append((agent, action))
        env.step(action)
    return done


def test_a_game_is_played_to_its_end_and_won_or_lost_by_all_together() -> None:
    env = TableEnv("paleo", players=3)
    played = random_game(env, 5)
    assert {agent for agent, _ in played} == {"player_0", "player_1", "player_2"}
    assert {*env.rewards.values()} <= {-1.0, 1.0}
    assert len({*env.rewards.values()}) == 1
    assert all(env.terminations.values())
    assert played == random_game(TableEnv("paleo", players=3), 5) != random_game(env, 6)


def test_who_wins_by_points_is_told_seat_by_seat() -> None:
    env = TableEnv("near_and_far", players=2)
    env.reset(seed=1)
    count_at_once(env, richer=0)
    assert [env.infos[agent]["place"] for agent in env.agents] == [1, 2]
    assert env.rewards == {"player_0": 1.0, "player_1": -1.0}


def count_at_once(env: TableEnv, richer: int) -> None:
    """Let the points be counted when the next answer is given; one seat has coins enough to win."""
    state = env.sitting.state
    state.goods[richer][COIN] += 40  # type: ignore[attr-defined]  # a fact of this game
    while not any(env.terminations.values()):
        state.stack[:] = [count_points(), state.stack[-1]]
        env.step(0)


def test_what_is_offered_is_told_beside_the_mask() -> None:
    env = TableEnv("paleo", players=2, views=True)
    env.reset(seed=3)
    agent = env.agent_selection
    seen, info = env.observe(agent), env.infos[agent]
    assert seen["action_mask"].sum() == len(info["offer"]) == (seen["options"][:, 0] > 0).sum()
    names = {number: name for name, number in env.window.kinds.items()}
    assert [names[number] for number in seen["options"][: len(info["offer"]), 0]] == [
        f"option-{key}" for key, _ in info["offer"]
    ]
    assert names[int(seen["question"])] == f"ask-{info['question']}"
    assert info["view"]["you"] == int(agent[-1])
    other = next(name for name in env.agents if name != agent)
    assert not env.observe(other)["action_mask"].any()
    assert env.infos[other] == {}


def test_an_action_that_was_not_offered_is_refused_and_changes_nothing() -> None:
    env = TableEnv("paleo", players=2)
    env.reset(seed=3)
    before = env.sitting.offered
    with pytest.raises(ValueError, match="was not offered action 63"):
        env.step(63)
    assert env.sitting.offered == before


def test_the_figures_are_those_of_the_agent_by_name() -> None:
    env = TableEnv("discover", players=2)
    env.reset(seed=2)
    figures = games.load("discover").figures(env.sitting.view(1))
    assert env.window.names == tuple(figures)
    assert env.observe("player_1")["observation"].tolist() == pytest.approx([*figures.values()])


def test_where_more_is_offered_than_there_are_places_the_last_one_turns_the_page() -> None:
    sitting = Sitting(games.load("paleo"), {"players": 2}, 3)
    while len(sitting.offered) < 4:
        sitting.answer(0)
    window, offered = Window(sitting.game, sitting, places=3), sitting.offered
    assert window.observe(sitting, sitting.seat)["action_mask"].tolist() == [1, 1, 1]
    assert window.shown(offered) == offered[:2]
    assert window.act(sitting, 2)
    assert (sitting.offered, window.shown(offered)) == (offered, offered[2:4])
    twin = Sitting(games.load("paleo"), {"players": 2}, 3)
    while len(twin.offered) < 4:
        twin.answer(0)
    twin.answer(3)
    assert window.act(sitting, 1)
    assert (sitting.offered, window.page) == (twin.offered, 0)


def test_a_long_game_is_broken_off_when_wished() -> None:
    env = TableEnv("near_and_far", players=2, longest=4)
    assert len(random_game(env, 1)) == 4
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_alone_nobody_else_is_seated_and_in_company_bots_play_the_others() -> None:
    alone, together = seat_env("robinson"), seat_env("paleo", players=3, company="random")
    assert (alone.options["players"], alone.company) == (1, {})
    assert {*together.company} == {1, 2}
    _, info = together.reset(seed=4)
    over, reward, steps = False, 0.0, 0
    while not over:
        _, reward, over, _, info = together.step(steps)
        steps += 1
        assert over or together.sitting.seat == 0
    assert reward == (1.0 if info["won"] else -1.0)


def test_a_wish_that_the_game_refuses_is_refused() -> None:
    with pytest.raises(BadInput):
        table_env("paleo", scenario="99")
    with pytest.raises(BadInput):
        seat_env("chess")


def test_without_the_extra_one_sentence_says_what_is_missing() -> None:
    lines = "import sys; sys.modules['pettingzoo'] = None\nimport campfire.study"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: campfire.study needs pettingzoo: install it with pip install 'campfire-table[study]'."
    )


def test_options_are_the_same_numbers_in_every_process() -> None:
    lines = "from campfire.study.spaces import number; print(number('oak'), number(-3))"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(number("oak")), "-3"]
