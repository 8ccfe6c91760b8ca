"""Paleo: a tribe of the Stone Age paints its mammoth, or dies out."""
