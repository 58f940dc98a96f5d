"""Faults put into the rules one at a time, and the share of them that the rules' own tests catch."""
