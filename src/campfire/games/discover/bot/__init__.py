"""Bots for Discover."""
