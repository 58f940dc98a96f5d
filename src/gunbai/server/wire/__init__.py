"""What goes over the wire while a game is played, typed game by game."""
