"""Shogun: the rules of `rules/shogun.md`, clause by clause."""
