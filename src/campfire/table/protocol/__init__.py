"""The protocol: what a browser and the table say to each other.

What comes in is a model, checked to the last field; what goes out is plain data with a declared shape.
`docs/protocol.md` explains it; `python -m campfire.table.schema` prints it for programs.
"""

PROTOCOL = 1
"""Changes when an older client could no longer play."""
