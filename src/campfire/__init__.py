"""Campfire: a digital table for survival and adventure board games."""
