"""Positions that people build themselves: drafts and what is wrong with them, and those that are kept."""
