"""Nonsense for the server: inputs by number, each made again from its number alone."""
