"""How the puzzles that are shipped were found."""
