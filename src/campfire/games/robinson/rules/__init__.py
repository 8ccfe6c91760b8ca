"""The rulebook of Robinson Crusoe, one module a chapter."""
