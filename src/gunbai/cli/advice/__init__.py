"""What a coach says in a terminal, and the words that it shares with analyses."""
