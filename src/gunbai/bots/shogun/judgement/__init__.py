"""What things are worth: provinces, buildings, armies, harvests, marches, chests."""
