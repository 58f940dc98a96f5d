"""Deals: what they are worth, which choices keep a promise, and whose word is worth how much."""
