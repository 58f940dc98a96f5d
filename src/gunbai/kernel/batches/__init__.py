"""Many games at once, and what the end of a game is worth."""
