"""A game at the keyboard."""
