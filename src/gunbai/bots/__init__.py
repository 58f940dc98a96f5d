"""Policies: they get a View and choices, never a State."""
