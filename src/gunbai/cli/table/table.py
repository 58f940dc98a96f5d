"""A game on the table of this terminal: the match, the bots, the file, and how everything on it is worded."""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gunbai.bots.bot import Bot
from gunbai.bots.registry import make
from gunbai.cli.boards.front import front
from gunbai.cli.table.saving import HUMAN, Seating, save
from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import GunbaiError
from gunbai.kernel.events import Event
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Match
from gunbai.kernel.state import State, View
from gunbai.locale.words import GameWords, Words

THINK_MS: Final = 300
log = logging.getLogger(__name__)


class GameTable:
    """Everything a session needs to know about its game."""

    def __init__(
        self, match: Match, chance: FairChance, seating: Seating, path: Path, words: Words, think_ms: int = THINK_MS
    ) -> None:
        self.match = match
        self.chance = chance
        self.seating = seating
        self.path = path
        self.front = front(match.game.name)
        self.speak(words)
        self.styles = self.front.styles(match.state.view(None))
        self.bots: Mapping[int, Bot] = {
            seat: make(name, match.game) for seat, name in enumerate(seating.players) if name != HUMAN
        }
        self.think_ms = think_ms
        self.failed: set[int] = set()
        """Seats whose bot could not choose and had its first choice taken for it."""

    def speak(self, words: Words) -> None:
        """Word everything on the table in this language."""
        self.words = GameWords(words, self.match.game.name, self.match.state.view(None).document())

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def names(self) -> list[str]:
        return [self.words.seat(seat) for seat in range(self.match.seats)]

    @property
    def spellings(self) -> list[list[str]]:
        """The names of every seat in all their cases."""
        return [self.words.spellings("seat", seat) for seat in range(self.match.seats)]

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def save(self) -> None:
        save(self.path, self.match, self.chance, self.seating)

    def events(self, seat: int | None, since: int) -> list[Event]:
        return self.match.events(seat, since)

    def heard(self, seat: int | None) -> int:
        """How many events this viewer has heard."""
        return len(self.match.events(seat))

    # --- bots -----------------------------------------------------------------------------------------------------

    def luck(self, seat: int) -> random.Random:
        """The luck of a bot's decision: the same after a resume, and never the game's own."""
        return random.Random(f"bot/{self.chance.seed.hex()}/{len(self.match.entries)}/{seat}")

    def bot_acts(self, seat: int) -> None:
        self.bot_speaks(seat)
        choices = self.state.choices(seat)
        if not choices:
            return
        self.match.apply(self._choice(seat, choices))

    def _choice(self, seat: int, choices: list[Action]) -> Action:
        """What the bot chooses; one that fails or breaks the rules must not end a game of people."""
        try:
            action = self.bots[seat].choose(self.view(seat), choices[:], self.luck(seat), self.think_ms)
        except Exception:
            log.exception("the bot of seat %s failed", seat)
            self.failed.add(seat)
            return choices[0]
        return action if action in choices else choices[0]

    def bot_speaks(self, seat: int) -> None:
        """A gift, an offer or an answer, if the bot likes; what the rules refuse is dropped."""
        forms = self.state.asides(seat)
        if not forms:
            return
        aside = self.bots[seat].aside(self.view(seat), forms, self.luck(seat))
        if isinstance(aside, Aside) and aside.seat == seat:
            try:
                self.match.apply(aside)
            except GunbaiError:
                return

    def others_answer(self, seat: int) -> None:
        """After a player's offer: the bots that have one to answer are asked."""
        for other in self.bots:
            if other != seat and any(form.tag == "accept" for form in self.state.asides(other)):
                self.bot_speaks(other)

    # --- what a choice would lead to ------------------------------------------------------------------------------

    def ends_turn(self, action: Action) -> bool:
        """Whether somebody else is asked after this choice, tried on a copy with luck of its own."""
        trial = self.state.copy()
        trial.apply(action)
        return action.seat not in trial.actors()
