"""The protocol: what a browser and the table say to each other.

What comes in is a model, checked to the last field; what goes out is plain data with a declared shape.
`docs/protocol.md` explains it; `python -m campfire.table.schema` prints it for programs.
"""

from enum import IntEnum
from importlib.metadata import version

PROTOCOL = 3
"""Changes when an older client could no longer play."""

RELEASE = version("campfire-table")
"""What is installed here, as servers and pages say it."""


class Closing(IntEnum):
    """Why the table closes a socket, as its code says it."""

    BAD_REQUEST = 4400
    UNKNOWN_LINK = 4401
    OLD_CLIENT = 4406
    TABLE_GONE = 4410
    TOO_FAST = 4429
