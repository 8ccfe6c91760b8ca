"""Parts of a table."""

from campfire.picture import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, framed, joined, pairs, told

__all__ = ["SEAT_COLOURS", "SEAT_SIGNS", "Cards", "Section", "framed", "joined", "pairs", "told"]
