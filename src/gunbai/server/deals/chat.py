"""Talk at a table: to all, or privately between two seats. Spectators talk among themselves until the game is over."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from gunbai.server.documents import TalkDoc
from gunbai.server.play.steady import Steady
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.store.rows import PersonRow, TableRow

CHARACTER: Final = "character"
"""In place of a person: a bot of the cast speaks, and its text names one of its lines."""
MOST_OF_A_SEAT: Final = 1_000
MOST_OF_SPECTATORS: Final = 500
"""What can be said at one table: all of it is in memory, and whoever comes asks for all of it."""


@dataclass(frozen=True, slots=True)
class Saying:
    """One thing that was said."""

    at: float
    person: str
    name: str
    seat: int | None
    to: int | None
    text: str
    guest: bool
    removed: bool = False
    in_play: bool = False
    """The game had begun when it was said."""

    @property
    def is_line(self) -> bool:
        return self.person == CHARACTER

    def is_heard_by(self, viewer: int | None, *, over: bool) -> bool:
        if self.to is not None:
            return viewer is not None and viewer in (self.seat, self.to)
        return self.seat is not None or viewer is None or over

    def heard_at(self, viewer: int | None, table: TableRow) -> float:
        """When this viewer hears it: spectators of a delayed game hear its players as late as they see them, though not
        later than its end, and each other at once."""
        if viewer is not None or self.seat is None or not self.in_play or table.delay == 0:
            return self.at
        end = math.inf if table.ended is None else table.ended
        return max(self.at, min(self.at + table.delay, end))


class Talk:
    """All that was said at one table."""

    def __init__(self, services: Services, table: TableRow) -> None:
        self.services = services
        self.table = table
        self.clock = Steady()
        self.sayings: list[Saying] = []
        self._heard: dict[tuple[int | None, bool], tuple[int, list[Saying]]] = {}
        """By viewer, and whether the game is over: of how many sayings it is known which of them it hears."""

    async def load(self) -> None:
        self._heard = {}
        self.sayings = [_saying(row, self.table.started) for row in await self.services.words.talk(self.table.id)]

    async def say(self, person: PersonRow, seat: int | None, to: int | None, text: str) -> Saying:
        """Durable first, like a move. The caller holds the table's lock."""
        return await self._said(person.id, person.name, seat, to, text, guest=person.is_guest)

    async def speak(self, seat: int, character: str, line: str) -> Saying:
        """A character says one of its lines, to all. The caller holds the table's lock."""
        return await self._said(CHARACTER, character, seat, None, line)

    async def _said(
        self, person: str, name: str, seat: int | None, to: int | None, text: str, *, guest: bool = False
    ) -> Saying:
        in_play = self.table.started is not None
        saying = Saying(self.clock(), person, name, seat, to, text, guest, in_play=in_play)
        most = MOST_OF_SPECTATORS if seat is None else MOST_OF_A_SEAT
        if sum(one.seat == saying.seat for one in self.sayings) >= most:
            raise Refusal(409, "talk/full", "there is no more room for talk at this table", {"most": most})
        await self.services.words.say(_row(self.table.id, len(self.sayings) + 1, saying))
        self.sayings.append(saying)
        return saying

    def heard(self, viewer: int | None, since: int, *, over: bool) -> list[TalkDoc]:
        """What a viewer has heard, numbered for this viewer alone: a gap would tell of others' secrets."""
        mine = self._in_order(viewer, over=over)
        return [_document(number, saying) for number, saying in enumerate(mine[since:], since + 1)]

    def _in_order(self, viewer: int | None, *, over: bool) -> list[Saying]:
        """As it was heard, which for spectators is not always as it was said."""
        mine = self._heard_by(viewer, over=over)
        if viewer is not None or not self.table.delay:
            return mine
        times = [(saying.heard_at(viewer, self.table), number) for number, saying in enumerate(mine)]
        return [mine[number] for at, number in sorted(times) if over or at <= self.clock()]

    def _heard_by(self, viewer: int | None, *, over: bool) -> list[Saying]:
        """As it was said. Nothing is ever taken away, so only what is new is looked at."""
        known, mine = self._heard.get((viewer, over), (0, []))
        mine += [saying for saying in self.sayings[known:] if saying.is_heard_by(viewer, over=over)]
        self._heard[viewer, over] = (len(self.sayings), mine)
        return mine

    def document(self, saying: Saying, viewer: int | None, *, over: bool) -> TalkDoc | None:
        """Something that was said, as this viewer heard it; None when it has not. Mostly it was said just now."""
        if not saying.is_heard_by(viewer, over=over):
            return None
        mine = self._in_order(viewer, over=over)
        number = next((number for number in range(len(mine), 0, -1) if mine[number - 1] == saying), None)
        return None if number is None else _document(number, saying)


def _document(number: int, saying: Saying) -> TalkDoc:
    return TalkDoc(
        number=number,
        at=saying.at,
        seat=saying.seat,
        name=saying.name,
        guest=saying.guest,
        to=saying.to,
        text=saying.text,
        line=saying.is_line,
        removed=saying.removed,
    )


def _saying(row: dict[str, Any], started: float | None) -> Saying:
    in_play = started is not None and row["at"] >= started
    said = (row["at"], row["person"], row["name"], row["seat"], row["to_seat"], row["text"])
    return Saying(*said, bool(row["guest"]), row["removed"], in_play)


def _row(table: str, number: int, saying: Saying) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": number,
        "at": saying.at,
        "person": saying.person,
        "name": saying.name,
        "seat": saying.seat,
        "to_seat": saying.to,
        "text": saying.text,
    }
