"""The games: each folder holds the same files in the same order."""
