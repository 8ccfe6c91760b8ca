"""The content of Discover: Lands Unknown."""
