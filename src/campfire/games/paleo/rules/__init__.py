"""The rulebook of Paleo, one module a chapter."""
