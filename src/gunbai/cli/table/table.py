"""A game on the table of this terminal: the session, the bots, the file, and how everything on it is worded."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Final

from gunbai.bots.registry import make
from gunbai.cli.boards.front import front
from gunbai.cli.table.promises import taken_up, worded
from gunbai.cli.table.saving import HUMAN, Seating, save
from gunbai.cli.table.voices import TableVoices
from gunbai.kernel.actions import Aside
from gunbai.kernel.events import Event
from gunbai.kernel.state import View
from gunbai.locale.words import GameWords, Words
from gunbai.session.session import Session
from gunbai.session.turns import Player, Turns

THINK_MS: Final = 300
log = logging.getLogger(__name__)


class SeatedBot(Player):
    """A bot at this table. Its luck is the same after a resume, and never the game's own."""

    def __init__(self, session: Session, seat: int, name: str, think_ms: int) -> None:
        super().__init__(session.game, seat, make(name, session.game), self._drawn, self._drawn, think_ms)
        self.session = session
        self.ears = lambda: session.events(seat)
        self.has_failed = False

    def _drawn(self) -> random.Random:
        return random.Random(f"bot/{self.session.chance.seed.hex()}/{len(self.session.entries)}/{self.seat}")

    def failed(self, fault: BaseException) -> None:
        log.exception("the bot of seat %s failed", self.seat, exc_info=fault)
        self.has_failed = True


class GameTable:
    """Everything a sitting needs to know about its game."""

    def __init__(
        self, session: Session, seating: Seating, path: Path | None, words: Words, think_ms: int = THINK_MS
    ) -> None:
        self.session = session
        self.game = session.game
        self.seating = seating
        self.path = path
        """Where it is kept; None for a game that is not."""
        self.front = front(session.game.name)
        self.speak(words)
        self.styles = self.front.styles(session.view(None))
        self.bots = {
            seat: SeatedBot(session, seat, name, think_ms) for seat, name in enumerate(seating.players) if name != HUMAN
        }
        self._turns = Turns(session, self.bots)
        self.voices = TableVoices(session, seating)
        self._taken_up = len(session.entries)
        self._promises_told = session.stream.count(None)

    def speak(self, words: Words) -> None:
        """Word everything on the table in this language."""
        self.words = GameWords(words, self.game.name, self.view(None).document())

    @property
    def names(self) -> list[str]:
        return [self.words.seat(seat) for seat in range(self.session.seats)]

    @property
    def spellings(self) -> list[list[str]]:
        """The names of every seat in all their cases."""
        return [self.words.spellings("seat", seat) for seat in range(self.session.seats)]

    def view(self, seat: int | None) -> View:
        return self.session.view(seat)

    def save(self) -> None:
        if self.path is not None:
            save(self.path, self.session, self.seating)

    def events(self, seat: int | None, since: int) -> list[Event]:
        return self.session.events(seat, since)

    def heard(self, seat: int | None) -> int:
        """How many events this viewer has heard."""
        return self.session.stream.count(seat)

    def news_of_promises(self) -> list[str]:
        """What everybody has heard of promises since this was asked last."""
        told = self.session.stream.of(None, self._promises_told)
        self._promises_told += len(told)
        return [line.text for line in worded(told, self.words)]

    # --- bots -----------------------------------------------------------------------------------------------------

    def bot_acts(self, seat: int) -> bool:
        """One decision of a bot; says whether it failed for the first time."""
        known = self.bots[seat].has_failed
        self._turns.take(seat)
        self.take_up()
        return self.bots[seat].has_failed and not known

    def bots_answer(self, aside: Aside) -> None:
        """After a player's offer: the bot that it is made to is asked."""
        self._turns.answer(aside)
        self.take_up()

    def take_up(self) -> None:
        """What was promised in deals that were accepted just now is watched from here on."""
        self._taken_up = taken_up(self.session, self.seating.promises, min(self._taken_up, len(self.session.entries)))
