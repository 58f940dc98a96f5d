"""How each game's table looks in a terminal."""
