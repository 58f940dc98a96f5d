"""While the game runs: what one could do now and what the others could do next, from what one seat may know."""
