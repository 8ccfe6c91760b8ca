"""What a room needs of the house it is in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

from campfire.kernel.contract import AnyGame
from campfire.table.errands import Errands
from campfire.table.store.rows import Change
from campfire.table.store.store import Store

if TYPE_CHECKING:
    from campfire.table.room import Room

P = ParamSpec("P")
T = TypeVar("T")


class Household(Protocol):
    """Store, games and neighbours."""

    store: Store
    errands: Errands

    def games(self, name: str, /) -> AnyGame:
        """Load a game by its name."""

    def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        """Do blocking work beside the loop."""

    def write(self, table_id: str, version: int, change: Change) -> Awaitable[None]:
        """Put a change of a table on disk."""

    def tell_others(self, event: dict[str, Any]) -> None:
        """Tell the other processes something, soon."""

    def wake_bots(self, room: Room, elsewhere: bool = False) -> None:
        """Let the bots that are asked begin to think."""

    def nudge_bots(self, room: Room) -> None:
        """Let a bot that takes its time look again how long it shall."""

    def look_again(self, room: Room) -> None:
        """Read a table that may have changed unseen, and show it."""
