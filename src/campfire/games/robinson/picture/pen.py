"""How the things of Robinson Crusoe's table are written: cards, tokens, resources, pawns."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import RESOURCES
from campfire.games.robinson.library import book
from campfire.games.robinson.sight import Sight, Stores, Token, bill_of
from campfire.games.robinson.text import aim_phrase, card_name, pawn_phrase, token_phrase
from campfire.kernel.phrase import SeatName
from campfire.picture import Cards, Voice, joined

STYLES = {"wood": "green", "food": "yellow", "preserves": "yellow", "fur": "bright_black"}


class Pen:
    """Writes the things of the table in words and signs."""

    def __init__(self, view: Sight, voice: Voice, text: Cards, plain: bool) -> None:
        self.view = view
        self.voice = voice
        self.word = voice.word
        self.text = text
        self.plain = plain

    def card(self, card: str) -> str:
        """A card's name."""
        return self.voice.say(card_name(card))

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards."""
        return ", ".join(self.card(card) for card in cards) or "–"

    def token(self, token: Token) -> str:
        """A token or marker, by its own words."""
        return self.voice.say(token_phrase(token["token"]))

    def tokens(self, tokens: Iterable[Token]) -> str:
        """Several tokens."""
        return ", ".join(map(self.token, tokens))

    def resources(self, stores: Stores) -> Text:
        """Resources by kind, those that are there."""
        parts = [
            Text.assemble(self.word(f"resource-{name}"), (f" {n}", f"bold {STYLES[name]}"))
            for name, n in zip(RESOURCES, bill_of(stores), strict=True)
            if n
        ]
        return joined(parts) if parts else Text("–", "dim")

    def pawn(self, pawn: str) -> str:
        """Whose pawn it is."""
        said = pawn_phrase(pawn)
        return self.voice.names[said.seat] if isinstance(said, SeatName) else self.voice.say(said)

    def aim(self, action: Action) -> str:
        """What an action is about; a space by its name alone."""
        said = aim_phrase(book(), action) if action.what else None
        return self.voice.say(said) if said else action.space

    def labelled(self, key: str, value: Text | str) -> Text:
        """A name and what lies under it."""
        return Text.assemble(self.word(key), ": ", value)
