"""Promises as one number: the engine's offers have room for no more, and a bot says all it promises and asks by it.

Every building block with its particulars has a place in a fixed order; a number tells two of them, what who offers
promises and what it asks to be promised, or nothing. Cards come last, so that new ones change no other number.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from gunbai.games.rising_sun.data.words import CARD
from gunbai.games.rising_sun.promises.promise import BLOCKS, Promise, vocabulary
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.errors import BadInput, out_of_range
from gunbai.kernel.vocabulary import MAX_SEATS

MOST_AMOUNT: Final = 6
"""Amounts beyond this are told by people, who have more words than bots."""
NOTHING: Final = 0
ROW: Final = 999
"""Places in the order at most, with none for nothing."""
LAST: Final = ROW * (ROW + 1) + ROW


def number_of(gives: Promise | None, asks: Promise | None) -> int:
    """What is promised and asked by one number; refuses what bots have no number for."""
    return _place(gives) * (ROW + 1) + _place(asks)


def terms_of(number: int) -> tuple[Doc | None, Doc | None]:
    """What is promised and what is asked, as terms; refuses a number that nobody could have said."""
    if not 0 <= number <= LAST:
        raise out_of_range("promise", 0, LAST, number)
    return _terms(number // (ROW + 1)), _terms(number % (ROW + 1))


def catalogue() -> list[Doc]:
    """All that can be said, in order."""
    return _catalogue(len(CARD.words))


@cache
def _catalogue(cards: int) -> list[Doc]:
    """With so many cards known: entries from outside may still add some."""
    blocks = [block for block in BLOCKS if block != "leave_card"]
    return [terms for block in [*blocks, "leave_card"] for terms in _variants(block)]


def _variants(block: str) -> Iterator[Doc]:
    found: list[Doc] = [{"block": block}]
    for name in BLOCKS[block]:
        found = [{**terms, name: value} for terms in found for value in _values(name)]
    yield from found


def _values(name: str) -> list[str | int]:
    if name == "amount":
        return list(range(1, MOST_AMOUNT + 1))
    return list(range(MAX_SEATS)) if name == "seat2" else list(vocabulary(name))


@cache
def _places(cards: int) -> dict[tuple[object, ...], int]:
    return {_key(terms): place for place, terms in enumerate(catalogue()[:ROW], 1)}


def _key(terms: Doc) -> tuple[object, ...]:
    block = str(terms["block"])
    return (block, *(terms[name] for name in BLOCKS[block]))


def _place(promise: Promise | None) -> int:
    if promise is None:
        return NOTHING
    place = _places(len(CARD.words)).get(_key(promise.terms()))
    if place is None:
        raise BadInput("promise", f"a promise with an amount of {MOST_AMOUNT} at most", str(promise.terms()))
    return place


def _terms(place: int) -> Doc | None:
    if place == NOTHING:
        return None
    found = catalogue()
    if place > min(len(found), ROW):
        raise out_of_range("promise", 0, min(len(found), ROW), place)
    return found[place - 1]
