"""What a lesson is to a session: it leaves some choices out, and writes what the other seats do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from gunbai.kernel.actions import Action, Aside, AsideForm

if TYPE_CHECKING:
    from gunbai.session.session import Session


class Told(NamedTuple):
    """What came of a choice: its step and way, and what is told in numbers; `else_…` are those of the other way."""

    step: str
    way: str
    facts: Mapping[str, int]


class Progress(NamedTuple):
    """How far a guided game has come: which card is shown, after how many of how many steps."""

    name: str
    number: int
    amount: int
    facts: Mapping[str, int]
    """What the card tells in numbers."""
    ways: Mapping[str, str]
    """Where the card leaves a real choice: the actions by the names of their ways."""
    told: list[Told]
    """What came of earlier choices, for this card to tell."""


class Guide(Protocol):
    """A guide knows no state of its own: everything follows from what the session says has been done."""

    def leaves(self, session: Session, seat: int, found: list[Action]) -> list[Action]:
        """What is open of a seat's choices."""
        ...

    def leaves_asides(self, session: Session, seat: int, found: list[AsideForm]) -> list[AsideForm]:
        """What is open of a seat's asides."""
        ...

    def check(self, session: Session, chain: Sequence[Action | Aside]) -> None:
        """Refuse what the guide does not offer now."""
        ...

    def waits(self, session: Session, seat: int) -> bool:
        """Whether a seat must wait for what another one does first."""
        ...

    def is_over(self, session: Session) -> bool:
        """Whether everybody plays on unguided."""
        ...

    def part(self, session: Session, seat: int) -> Action | None:
        """What is written for a seat to do now; None where nothing is."""
        ...

    def progress(self, session: Session, seat: int | None) -> Progress | None:
        """How far the viewer has come; None for those who are not guided."""
        ...
