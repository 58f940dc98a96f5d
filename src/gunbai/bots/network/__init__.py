"""Networks that learned a game: what they read, how they answer, and the files they come from."""
