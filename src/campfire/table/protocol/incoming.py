"""The small parts of what comes in, and their bounds."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

MESSAGE_BYTES = 16_384
CHAT_LENGTH = 500
NAME_LENGTH = 40
MOST_SEATS = 8

Key: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Name: TypeAlias = Annotated[str, StringConstraints(max_length=NAME_LENGTH, strip_whitespace=True)]
Word: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Line: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=CHAT_LENGTH, strip_whitespace=True)]
SeatNumber: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=2**31)]
Number: TypeAlias = Annotated[int, Field(strict=True, ge=-(2**53), le=2**53)]
Thing = TypeAliasType("Thing", "Number | Annotated[str, StringConstraints(max_length=80)] | Things")
PaceWish: TypeAlias = Literal["calm", "hurry", "hold"]
Things: TypeAlias = Annotated[list[Thing], Field(max_length=64)]
"""The arguments of an option; some are lists."""


class Request(BaseModel):
    """Anything from outside: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")
