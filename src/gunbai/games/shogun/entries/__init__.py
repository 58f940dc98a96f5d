"""What special cards and events change, as table entries."""
