"""Doors for those who study: the games as PettingZoo and Gymnasium environments (`docs/study.md`).

>>> from campfire import games
>>> env = table_env(games.NAMES[0], players=2)
>>> env.reset(seed=7)
>>> env.agents
['player_0', 'player_1']
"""

from __future__ import annotations

try:
    import gymnasium

    from campfire.study.seats import SeatEnv, seat_env
    from campfire.study.tables import TableEnv, table_env
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"campfire.study needs {missing.name}: install it with pip install 'campfire-table[study]'.", name=missing.name
    ) from None

__all__ = ["SEAT", "SeatEnv", "TableEnv", "seat_env", "table_env"]

SEAT = "Campfire/Seat-v0"
"""Under this name Gymnasium makes the environment of one seat: `gymnasium.make("campfire.study:Campfire/Seat-v0")`."""

if SEAT not in gymnasium.registry:
    gymnasium.register(SEAT, entry_point="campfire.study.seats:SeatEnv")
