"""What a coach says, as plain data: what a terminal, a server and a page share."""

from __future__ import annotations

from typing_extensions import TypedDict

from gunbai.analysis.documents import AskedDoc, PartDoc
from gunbai.kernel.errors import GunbaiError


class IdeaDoc(TypedDict):
    """One choice that was looked at; of a sealed decision all its links."""

    actions: list[str]
    asked: list[AskedDoc]
    """By link: what is asked there, by which the choice is worded."""
    win: float
    """The seat's chance to win after it."""
    behind: float
    """By how much it is behind the best idea, and the standard error of that; 0 for the best."""
    error: float
    parts: list[PartDoc]
    """What the best idea has more, or less, of; of the best itself, compared with the next one."""


class CounselDoc(TypedDict):
    """What could be done now, the best idea first."""

    seat: int
    step: str
    clause: str
    """What is asked, and by which rule."""
    options: int
    """How many choices there are; not all of them were looked at."""
    ideas: list[IdeaDoc]
    clear: bool
    """Whether the first is surely better than the second."""
    judge: str
    trials: int


class ThreatDoc(TypedDict):
    """Something that could happen to the seat before long."""

    code: str
    clause: str
    args: dict[str, str | int]
    """The event as the log would tell it; of amounts those that are likeliest."""
    share: float
    """In how many of the worlds that the seat can imagine it happens, 0 to 1."""
    change: float
    """The seat's chance to win where it happens, compared with where it does not."""


class ThreatsDoc(TypedDict):
    """What the others could do next, the likeliest first."""

    seat: int
    threats: list[ThreatDoc]
    worlds: int
    judge: str


class Begun(GunbaiError):
    """Whole chains are compared, so nothing can be said in the middle of one: what was laid is taken back first."""

    def __init__(self) -> None:
        super().__init__("begun", "a sealed chain is looked at as a whole, before its first link")
