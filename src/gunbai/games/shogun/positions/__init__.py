"""Positions as documents: written, read, checked, and their first form."""
