"""The named things of the game: cards, clans and kami, each with its data and what it does."""
