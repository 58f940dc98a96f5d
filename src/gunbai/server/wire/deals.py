"""The documents of deals and promises that go over the wire."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Mark = Literal["kept", "broken"]
DealStatus = Literal["open", "accepted", "refused", "retracted", "countered", "expired"]
PromiseStatus = Literal["open", "kept", "broken", "void"]
Audience = Literal["table", "pair"]
Reason = Literal[
    "too_dear", "too_little", "you_lead", "trust", "need_it", "other_cup", "nothing_in_it", "not_now", "unbound"
]
"""The kind of reason why a deal was refused; never more than the kind."""


class BlockDoc(TypedDict):
    """A promise as a building block with its particulars; which ones depends on the block."""

    block: str
    province: NotRequired[str]
    advantage: NotRequired[str]
    mandate: NotRequired[str]
    kami: NotRequired[str]
    card: NotRequired[str]
    amount: NotRequired[int]
    seat2: NotRequired[int]
    """A third seat."""


class PromiseDoc(BlockDoc):
    """A promise that was given, and how it stands: the rules judge it by what everybody sees."""

    deal: int
    by: int
    to: int
    season: str
    status: PromiseStatus
    given: int
    """Moves made before it was given."""
    decided: int
    """The move that decided it, 0 while it is open."""
    private: bool
    """Only its two seats know of it."""


class TermsDoc(TypedDict):
    """What a deal is about. Transfers are enforced by the engine, promises are only written down."""

    coins: int
    ronin: int
    coins_asked: int
    ronin_asked: int
    promise: str
    """What the one who offers promises in words of their own."""
    promise_asked: str
    """What the other one is to promise."""
    promises: list[BlockDoc]
    """What the one who offers promises in building blocks, which are watched."""
    promises_asked: list[BlockDoc]


class DealDoc(TypedDict):
    """A deal between two seats."""

    number: int
    by: int
    to: int
    answers: int | None
    """The deal this is a counter offer to."""
    terms: TermsDoc
    status: DealStatus
    made: float
    expires: float | None
    marks: dict[str, Mark]
    """Of the promises in free words, by the seat that made them; said by the other side."""
    open_to: Audience
    """Whether the whole table hears of it, or its two seats alone."""
    season: str | None
    """When it was made."""
    reason: Reason | None
    """Why it was refused, if whoever refused it says so."""
