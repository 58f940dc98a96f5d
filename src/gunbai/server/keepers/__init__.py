"""Keepers hang on to the changes of all tables: bots, tea, voices."""
