"""What the documentation takes from the code itself, so that it cannot go stale."""
