"""One promise: who makes it, to whom, which building block, with which particulars. As a document it is plain JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import ADVANTAGES, CARD, KAMI_NAMES, MANDATES, SEASONS
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.documents.values import Value
from gunbai.kernel.errors import BadInput, not_among, out_of_range
from gunbai.kernel.vocabulary import MAX_AMOUNT

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"
"""Neither kept nor broken: what it was about did not come."""
STATUSES: Final = (OPEN, KEPT, BROKEN, VOID)

ALL: Final = "all"
"""Of bids: on none of the advantages."""

BLOCKS: Final[Mapping[str, tuple[str, ...]]] = {
    "ally": (),
    "stay": (),
    "no_betray": (),
    "spare": (),
    "no_entry": ("province",),
    "leave": ("province",),
    "at_most": ("province", "amount"),
    "at_least": ("province", "amount"),
    "no_bid": ("advantage",),
    "no_bid_at": ("province",),
    "bid_at_most": ("province", "amount"),
    "no_hostage": (),
    "once": ("mandate",),
    "next": ("mandate",),
    "not": ("mandate",),
    "shrine": ("kami",),
    "no_build": ("province",),
    "leave_card": ("card",),
    "pay": ("amount",),
    "pay_next": ("amount",),
    "no_toll": (),
    "not_with": ("seat2",),
    "first_ask": (),
    "nothing_for": ("seat2",),
}
"""Every building block with the names of its particulars; `seat2` is a third seat."""


class Promise(Value):
    """What `by` promises `to`, given in this season. Numbers and words as in events."""

    def __init__(self, block: str, by: int, to: int, season: str, about: dict[str, str | int]) -> None:
        self.block: Final = block
        self.by: Final = by
        self.to: Final = to
        self.season: Final = season
        self.about: Final = about

    def parts(self) -> tuple[object, ...]:
        return self.block, self.by, self.to, self.season, self.about

    def __hash__(self) -> int:
        return hash((self.block, self.by, self.to, self.season))

    def word(self, name: str) -> str:
        return str(self.about.get(name, ""))

    def number(self, name: str) -> int:
        return int(self.about.get(name, 0))

    def terms(self) -> Doc:
        """What was promised, without who and when: the form in which it is asked for and offered."""
        return {"block": self.block, **self.about}

    def document(self) -> Doc:
        return {"block": self.block, "by": self.by, "to": self.to, "season": self.season, **self.about}


def read(terms: Mapping[str, object], by: int, to: int, season: int, seats: int) -> Promise:
    """The promise of some terms; refuses unknown blocks and particulars, and says which field is at fault."""
    block = terms.get("block")
    if not isinstance(block, str) or block not in BLOCKS:
        raise not_among("promise", list(BLOCKS), block)
    wanted = BLOCKS[block]
    unknown = [name for name in terms if name != "block" and name not in wanted]
    if unknown:
        raise not_among("promise", ["block", *wanted], unknown[0])
    about: dict[str, str | int] = {}
    for name in wanted:
        about[name] = _particular(name, terms.get(name), seats)
    promise = Promise(block, by, to, SEASONS[season], about)
    if "seat2" in about and about["seat2"] in (by, to):
        raise BadInput("seat2", "a third seat", str(about["seat2"]))
    return promise


def _particular(name: str, value: object, seats: int) -> str | int:
    if name in ("amount", "seat2"):
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadInput(name, "a whole number", repr(value))
        low, high = (1, MAX_AMOUNT) if name == "amount" else (0, seats - 1)
        if not low <= value <= high:
            raise out_of_range(name, low, high, value)
        return value
    words = vocabulary(name)
    if not isinstance(value, str) or value not in words:
        raise not_among(name, words, value)
    return value


def vocabulary(name: str) -> list[str]:
    """The words a particular may be."""
    if name == "province":
        return list(PROVINCES)
    if name == "advantage":
        return [*ADVANTAGES, ALL]
    if name == "mandate":
        return list(MANDATES)
    return list(KAMI_NAMES) if name == "kami" else list(CARD.words)
