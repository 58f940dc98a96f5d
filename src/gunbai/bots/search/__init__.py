"""Search over worlds sampled from a view: the same for every game; a game adds a guide."""
