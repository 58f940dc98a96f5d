"""Steps of the political phase."""
