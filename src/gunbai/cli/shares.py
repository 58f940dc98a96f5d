"""Shares and their intervals, as each language writes percentages; wins, of which some are shared."""

from __future__ import annotations

from gunbai.locale.words import Words


def percent(words: Words, share: float, places: int = 0) -> str:
    return words.text("cli-percent", share=words.number(share * 100, places))


def interval(words: Words, low: float, high: float) -> str:
    return words.text("cli-interval", low=words.number(low * 100, 1), high=words.number(high * 100, 1))


def wins(words: Words, count: float) -> str:
    """Shared victories count in parts: a whole number needs no decimal sign."""
    return words.number(count, 0 if count == int(count) else 2)
