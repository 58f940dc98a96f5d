"""Pairs of worlds that somebody cannot tell apart: nothing that reaches them may tell them apart either."""
