"""Puzzles: positions from games of bots with one clear best choice that is easily missed, shipped as data."""
