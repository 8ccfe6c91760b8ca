"""What a bot says aloud: why it does something, and what it does where the log tells nothing of that yet."""

from __future__ import annotations

from campfire.kernel.contract import GameState
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask


def with_deed(g: GameState, ask: Ask, option: Option, why: Phrase) -> Phrase:
    """The reason, below the gesture where gestures are gathered before anything comes of them."""
    if not (ask.kind.gathers and option.kind.heading and option.kind.detail):
        return why
    target = option.kind.detail(g, option).main
    deed = option.kind.heading(option).name
    if target is None or target == deed:
        return Phrase("because-doing_just", {"deed": deed, "why": why}) if target else why
    return Phrase("because-doing", {"deed": deed, "target": target, "why": why})
