"""A game in progress: one session drives it, and bots take their turns."""
