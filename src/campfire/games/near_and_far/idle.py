"""What a seat has and cannot use just now, and why. [NF-298, NF-300, NF-303, NF-304, NF-394]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from campfire.games.near_and_far.cards import GOODS
from campfire.games.near_and_far.flow import VISIT
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.rules.artifacts import BUY
from campfire.games.near_and_far.rules.checks import THROW_BOMB
from campfire.games.near_and_far.rules.duel import DUEL_BOMB
from campfire.games.near_and_far.sight import SeatSight, Sight
from campfire.games.near_and_far.sorts import CARD
from campfire.kernel.contract import Idle
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase

REASONS = ("turn", "dear", "name", "question", "bomb")


def idle(view: Sight, options: Iterable[Option]) -> list[Idle]:
    """Artifacts in hand and bombs that none of these options uses; at the start of a turn the question itself tells."""
    if view["you"] is None or view["result"]:
        return []
    offered = list(options)
    used = {option[CARD] for option in offered if option.kind in (BUY, THROW_BOMB, DUEL_BOMB)}
    me = view["seats"][view["you"]]
    begins = any([option.kind is VISIT for option in offered])
    found = [*([] if begins else unbought(view, me)), *bombs(me)]
    return [thing for thing in found if thing.card not in used]


def unbought(view: Sight, me: SeatSight) -> Iterator[Idle]:
    """Artifacts in hand. [NF-298, NF-300, NF-303, NF-304]"""
    for card in [card for card in me["hand"] if card]:
        item = book().items[card]
        asked, have = item.reputation, me["reputation"]
        if view["active"] != view["you"] or view["phase"] == "setup":
            yield Idle(card, Phrase("idle-turn"), "NF-298")
        elif item.steps_from(have):
            yield Idle(card, Phrase("idle-name", {"n": asked, "have": have}), "NF-303" if asked < 0 else "NF-304")
        elif any([me["goods"][good] < n for good, n in zip(GOODS, item.cost, strict=True)]):
            yield Idle(card, Phrase("idle-dear"), "NF-300")
        else:
            yield Idle(card, Phrase("idle-question"), "NF-298")


def bombs(me: SeatSight) -> Iterator[Idle]:
    """Fire bombs among the treasures. [NF-394]"""
    for card in (*me["treasures"], *([me["begged"]] if me["begged"] else [])):
        if any([does[0] == "bomb" for does in book().items[card].does]):
            yield Idle(card, Phrase("idle-bomb"), "NF-394")
