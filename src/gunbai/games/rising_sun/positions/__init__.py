"""Positions as documents: writing, reading, checking them, and their first form."""
