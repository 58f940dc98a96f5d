"""What the search is told about the game."""
