"""Commands that Discover brings along."""
