"""A guest: one open socket, the key it came with, and the place it looks from."""

from __future__ import annotations

import asyncio
from typing import Protocol

from pydantic_core import to_json

from campfire.kernel.contract import View
from campfire.kernel.frame import Seat
from campfire.table.protocol import Closing
from campfire.table.protocol.incoming import PaceWish
from campfire.table.protocol.shapes import LogLine, SceneData, ViewPart
from campfire.table.protocol.socket import ServerMessage, StateMessage
from campfire.table.sight import Scene, Sight, common_start
from campfire.table.store.rows import KeyRow

MOST_WAITING = 256


class Line(Protocol):
    """Where messages go out."""

    async def send_text(self, data: str) -> None: ...


class Guest:
    """Sends in order; of several waiting states only the newest, as what changed since the last one sent."""

    def __init__(self, line: Line, key: KeyRow, scenes: bool = False) -> None:
        self.line = line
        self.key = key
        self.scenes = scenes
        """Whether what happens is played there step by step."""
        self.look: Seat | None = None
        self.pace: PaceWish = "calm"
        self.ahead = False
        """Whether bots may answer before this guest."""
        self.chatted = 0
        """The number of the last line of chat that was told."""
        self.leaving: Closing | None = None
        """The code to close with, once everything is said."""
        self._waiting: list[ServerMessage] = []
        self._newest: tuple[Sight, int | None, list[Seat]] | None = None
        self._view: View = {}
        self._log: list[LogLine] = []
        self._cards: set[str] = set()
        self._news = asyncio.Event()

    def tell(self, message: ServerMessage) -> None:
        """Queue a message; a guest who reads none is shown out."""
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self.dismiss(Closing.TOO_FAST)
        self._news.set()

    def show(self, sight: Sight, undo: int | None, may: list[Seat]) -> None:
        """Queue what is seen now; whatever waited to be shown before is old."""
        self._newest = (sight, undo, may)
        self._news.set()

    def dismiss(self, code: Closing) -> None:
        """Close after what is queued."""
        self.leaving = code
        self._news.set()

    async def talk(self) -> Closing:
        """Send what is queued until there is a reason to close; give its code."""
        while True:
            await self._news.wait()
            self._news.clear()
            waiting, newest = self._waiting, self._newest
            self._waiting, self._newest = [], None
            for message in waiting:
                await self.line.send_text(to_json(message).decode())
            if newest is not None:
                await self.line.send_text(to_json(self._state(*newest)).decode())
            if self.leaving is not None and not self._waiting:
                return self.leaving

    def _state(self, sight: Sight, undo: int | None, may: list[Seat]) -> StateMessage:
        view = changed(self._view, sight.view)
        keep = common_start(self._log, sight.log)
        scenes = way(self._view, sight.log[keep:], sight.scenes) if self._view else []
        cards = [card for card in sight.cards if card["id"] not in self._cards]
        self._view, self._log = sight.view, sight.log
        self._cards.update(card["id"] for card in cards)
        return {
            "type": "state",
            "version": sight.version,
            "at": sight.at,
            "look": sight.look,
            "view": view,
            "ask": sight.ask,
            "offer": sight.offer,
            "may": may,
            "deciding": sight.deciding,
            "undo": undo,
            "proposal": sight.proposal,
            "log": {"keep": keep, "entries": sight.log[keep:]},
            "scenes": scenes,
            "cards": cards,
            "result": sight.result,
        }


def way(view: View, lines: list[LogLine], scenes: list[Scene]) -> list[SceneData]:
    """How the table stood after some lines, each as what had changed since the one before."""
    places = {id(line): place for place, line in enumerate(lines)}
    told = list[SceneData]()
    for scene in scenes:
        part = changed(view, scene.view)
        if part["parts"] and id(scene.told) in places:
            told.append({"line": places[id(scene.told)], "view": part})
            view = scene.view
    return told


def changed(old: View, new: View) -> ViewPart:
    """What of a view must be sent to somebody who has an older one.

    >>> changed({"wood": 2, "food": 1, "bear": True}, {"wood": 2, "food": 3})
    {'keep': ['wood'], 'parts': {'food': 3}}
    """
    keep = [name for name, part in new.items() if name in old and (old[name] is part or old[name] == part)]
    return {"keep": keep, "parts": {name: part for name, part in new.items() if name not in keep}}
