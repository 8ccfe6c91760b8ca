"""The rules of Near and Far, a module a chapter of the rulebook."""
