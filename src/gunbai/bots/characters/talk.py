"""When a character says something, and which of its lines. It goes by what everybody has heard, and by nothing else.

So that nobody is bored: one speaker an event, a few lines a game, never the same one twice, and silences between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from gunbai.bots.characters.cast import BY_ID, Character
from gunbai.kernel.events import Event
from gunbai.kernel.luck.generator import seeded

LINES: Final = {"greeting": 1, "proposal": 2, "refusal": 2, "thanks": 2, "threat": 2, "defeat": 2, "bid": 2}
"""How many lines every character has for each moment."""
LINES_A_GAME: Final = 12
"""What the most talkative of them says in a game."""
TABLE_PAUSE: Final = 25.0
"""Seconds between two lines at a table."""
PROPOSAL_PAUSE: Final = 8.0
"""The same before words to a proposal: at tea several ask within a minute, and whoever asks says something."""
OWN_PAUSE: Final = 90.0
"""Seconds between two lines of one character."""
SEED: Final = 1_000_003
REASON: Final = "reason"
"""In place of a moment: nothing is said but why."""


class Line(NamedTuple):
    """Something said: by which seat, by whom of the cast, and which of the lines for the moment."""

    seat: int
    character: str
    moment: str
    number: int
    reason: str = ""
    """Why somebody was declined: the kind alone, said after the line."""

    def text(self) -> str:
        """As it is kept and sent: every reader words it in their own language."""
        return " ".join([self.character, self.moment, str(self.number), *([self.reason] if self.reason else [])])


def read(seat: int, text: str) -> Line:
    """The inverse of `text`."""
    character, moment, number, *reason = text.split()
    return Line(seat, character, moment, int(number), *reason)


class Said(NamedTuple):
    """What was said before, and when."""

    at: float
    line: Line


SPEAKS: Final[Mapping[str, tuple[str, str]]] = {
    "alliance_proposed": ("seat", "proposal"),
    "alliance_declined": ("seat", "refusal"),
    "offer_refused": ("seat", "refusal"),
    "offer_accepted": ("seat2", "thanks"),
    "given": ("seat2", "thanks"),
    "alliance_formed": ("seat2", "thanks"),
    "alliance_broken": ("seat2", "threat"),
    "promise_broken": ("seat2", "threat"),
    "promise_kept": ("seat2", "thanks"),
    "hostage_taken": ("seat2", "defeat"),
    "attack_beaten": ("seat1", "defeat"),
    "neutral_held": ("seat", "defeat"),
    "revolt_won": ("seat", "defeat"),
}
"""Who has something to say about an event, and what kind of thing; codes of both games."""


def moments(events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """Who could say something about events that all have heard, and what kind of thing, in their order."""
    for event in events:
        if event.code in SPEAKS:
            role, moment = SPEAKS[event.code]
            yield int(event.args[role]), moment
    yield from battle_moments(events)


def battle_moments(events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """A battle is told by several events: who lost it is vexed, who was outbid admires the bid."""
    winners = {event.args["seat"] for event in events if event.code == "battle_won"}
    gainers = {event.args["seat"] for event in events if event.code == "advantage_won"}
    for event in events:
        if event.code == "bids_revealed":
            seat = int(event.args["seat"])
            if winners and seat not in winners:
                yield seat, "defeat"
            elif gainers and seat not in gainers:
                yield seat, "bid"


class Voices:
    """The characters at one table. The same events at the same times with the same seed make the same talk."""

    def __init__(self, seats: Sequence[str | None], seed: int, pauses: bool = True) -> None:
        self.bots = list(seats)
        self.cast: list[Character | None] = [BY_ID.get(bot or "") for bot in seats]
        self.seed = seed
        self.pauses = pauses
        """Whether silences are kept; a table by correspondence counts lines, not seconds."""
        self.said: list[Said] = []

    def greet(self, now: float) -> Line | None:
        """Somebody says hello when a game begins; one is enough."""
        speakers = [seat for seat, one in enumerate(self.cast) if one is not None]
        if not speakers:
            return None
        seat = speakers[self._draw(0) % len(speakers)]
        return self._say(seat, "greeting", now)

    def hear(self, events: Sequence[Event], now: float) -> Line | None:
        """The one line that is said about what has just happened, if any is."""
        public = [event for event in events if event.seat is None]
        for seat, moment in moments(public):
            line = self._say(seat, moment, now) if self._feels_like_it(seat, moment) else None
            if line is not None:
                return line
        return None

    def refuse(self, seat: int, reason: str, now: float) -> Line:
        """Whoever was declined is told why, always; if it is in the mood a character says more than that."""
        line = self._say(seat, "refusal", now) if self._feels_like_it(seat, "refusal") else None
        return (line or Line(seat, self.bots[seat] or "", REASON, 0))._replace(reason=reason)

    def _feels_like_it(self, seat: int, moment: str) -> bool:
        character = self.cast[seat] if seat < len(self.cast) else None
        if character is None:
            return False
        chance = 0.25 + 0.75 * character.talk if moment in ("threat", "thanks") else character.talk
        return self._draw(seat + 17 * len(self.said) + 31 * sum(map(ord, moment))) % 1000 < 1000 * chance

    def _say(self, seat: int, moment: str, now: float) -> Line | None:
        """The next line for the moment that was not said yet, unless it is too early for another."""
        character = self.cast[seat]
        mine = [one for one in self.said if one.line.seat == seat]
        if character is None or len(mine) >= max(2, round(LINES_A_GAME * character.talk)):
            return None
        pause = PROPOSAL_PAUSE if moment == "proposal" else TABLE_PAUSE
        if self.pauses and (self._is_soon(self.said, now, pause) or self._is_soon(mine, now, OWN_PAUSE)):
            return None
        used = {one.line.number for one in mine if one.line.moment == moment}
        left = [number for number in range(1, LINES[moment] + 1) if number not in used]
        if not left:
            return None
        line = Line(seat, character.id, moment, left[self._draw(seat + 7) % len(left)])
        self.said.append(Said(now, line))
        return line

    def _is_soon(self, said: Sequence[Said], now: float, pause: float) -> bool:
        return bool(said) and now - said[-1].at < pause

    def _draw(self, salt: int) -> int:
        """A number that depends on the table and on what was said, never on what somebody hides."""
        return seeded((self.seed * SEED + salt) % (1 << 60)).below(1_000_000)
