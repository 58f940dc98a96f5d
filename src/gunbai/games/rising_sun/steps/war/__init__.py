"""Steps of the war phase."""
