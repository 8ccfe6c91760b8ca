"""How the things of Robinson Crusoe's table are written: cards, tokens, resources, pawns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from campfire.kernel.contract import View
from campfire.kernel.phrase import Phrase, SeatName
from campfire.terminal.pictures.sections import Cards, joined
from campfire.terminal.speech import Speech

STYLES = {"wood": "green", "food": "yellow", "preserves": "yellow", "fur": "bright_black"}


class Pen:
    """Writes the things of the table in words and signs."""

    def __init__(self, view: View, speech: Speech, text: Cards, plain: bool) -> None:
        self.view = view
        self.speech = speech
        self.word = speech.word
        self.text = text
        self.plain = plain

    def card(self, card: str) -> str:
        """A card's name."""
        return self.word(f"card-{card.partition(':')[0].replace(' ', '_')}")

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards."""
        return ", ".join(self.card(card) for card in cards) or "–"

    def token(self, token: str) -> str:
        """A token or marker, by its own words."""
        name, _, about = token.partition(":")
        if name[:-1] == "number":
            return self.word("token-number", n=int(name[-1]))
        return self.word(f"token-{name}", source=Phrase(f"source-{about}") if about else "")

    def tokens(self, tokens: Iterable[str]) -> str:
        """Several tokens."""
        return ", ".join(map(self.token, tokens))

    def resources(self, amounts: Mapping[str, int]) -> Text:
        """Resources by kind, those that are there."""
        parts = [
            Text.assemble(self.word(f"resource-{name}"), (f" {n}", f"bold {STYLES[name]}"))
            for name, n in amounts.items()
            if n
        ]
        return joined(parts) if parts else Text("–", "dim")

    def pawn(self, pawn: str) -> str:
        """Whose pawn it is."""
        if pawn.isdigit():
            return self.speech.say(Phrase("picture-pawn", {"name": SeatName(int(pawn))}))
        return self.word(f"who-{pawn}") if pawn in ("friday", "dog", "jenny", "candles_treasure") else self.card(pawn)

    def labelled(self, key: str, value: Text | str) -> Text:
        """A name and what lies under it."""
        return Text.assemble(self.word(key), ": ", value)
