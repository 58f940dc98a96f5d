"""Bots against bots: one game, many games, and what they say."""
