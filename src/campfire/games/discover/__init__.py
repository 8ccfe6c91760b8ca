"""Discover: Lands Unknown."""
