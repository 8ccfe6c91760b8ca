"""The small parts of what comes in, and their bounds."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

MESSAGE_BYTES = 16_384
CHAT_LENGTH = 500
NAME_LENGTH = 40
MOST_SEATS = 8
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of characters that nobody sees, or that nobody has."""


def clean(text: object) -> object:
    """A text without what cannot be seen: control, bidirectional and zero-width characters; ends of lines are blanks.

    >>> clean("An" + chr(0x202E) + "na" + chr(0x200B) + chr(10) + "B" + chr(7) + ".")
    'Anna B.'
    """
    if not isinstance(text, str):
        return text
    blanks = "".join([" " if letter.isspace() else letter for letter in text])
    return "".join([letter for letter in blanks if unicodedata.category(letter) not in UNSEEN])


Key: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Text: TypeAlias = Annotated[str, BeforeValidator(clean)]
Name: TypeAlias = Annotated[Text, StringConstraints(max_length=NAME_LENGTH, strip_whitespace=True)]
Word: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Line: TypeAlias = Annotated[Text, StringConstraints(min_length=1, max_length=CHAT_LENGTH, strip_whitespace=True)]
SeatNumber: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=2**31)]
Number: TypeAlias = Annotated[int, Field(strict=True, ge=-(2**53), le=2**53)]
Thing = TypeAliasType("Thing", "Number | Annotated[str, StringConstraints(max_length=80)] | Things")
PaceWish: TypeAlias = Literal["calm", "hurry", "hold"]
Quick: TypeAlias = Literal["hello", "well_done", "thanks", "sorry", "wait", "your_turn", "help", "go_on", "good_game"]
"""What can be said without typing: each reads it in their own language, as `chat-<phrase>` of the word files."""
Things: TypeAlias = Annotated[list[Thing], Field(max_length=64)]
"""The arguments of an option; some are lists."""


class Request(BaseModel):
    """Anything from outside: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")
