"""`gunbai replay` and `gunbai verify`: a record in words, move by move, and every draw recomputed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.boards.front import front
from gunbai.cli.keyboard import latin
from gunbai.cli.screen import Leave, Screen, painted
from gunbai.cli.table import promises, saving
from gunbai.cli.table.ending import outcome, scores
from gunbai.cli.table.news import Line, cited, told
from gunbai.cli.table.seats import seat_named
from gunbai.kernel.errors import BadInput, out_of_range
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import RecordedChance
from gunbai.kernel.records import record
from gunbai.kernel.records.match import UNDO
from gunbai.locale.words import GameWords
from gunbai.session.promises import written_in
from gunbai.session.session import Session

NUMBER: Final = 4
"""Columns for the number of a move."""


class Replay:
    """A record played back before the eyes of one seat, or of a spectator."""

    def __init__(self, screen: Screen, game: Game, found: record.Record, seat: str) -> None:
        record.replayed(game, found)
        self.screen = screen
        self.found = found
        self.chance = RecordedChance(found.setup)
        self.session = Session(record.begun(game, found, self.chance))
        self.front = front(game.name)
        self.words = GameWords(screen.words, game.name, self.session.view(None).document())
        self.styles = self.front.styles(self.session.view(None))
        self.names = [self.words.seat(one) for one in range(found.seats)]
        self.spellings = [self.words.spellings("seat", one) for one in range(found.seats)]
        self.seat = seat_named(self.session, seat, screen.words) if seat else None
        self.written = written_in(found.header)
        """What was promised, and after which move."""
        self.session.promise_again(self.written)

    def run(self, upto: int, step: bool) -> None:
        """Word the first `upto` moves; with `step` wait after each for Enter, `b` for the board, `q` to stop."""
        self._show(self._lines(0), "0")
        for number in range(1, upto + 1):
            self._move(number)
            if step and not self._goes_on():
                break
        self._board()
        if self.written.lines:
            promises.show(self.screen, self.words, self.session, self.seat)
        if self.session.is_over():
            result = self.session.result()
            self.screen.show(scores(result, self.words, self.styles), Text(outcome(result, self.words), style="bold"))

    def _move(self, number: int) -> None:
        entry = self.found.entries[number - 1]
        before = self.session.stream.count(self.seat)
        choice = self._worded(entry.text)
        self.chance.draws, self.chance.used = entry.draws, 0
        self.session.replay(entry.text)
        self.session.promise_again(self.written)
        events = self.session.events(self.seat, before)
        self._show(self._lines(before) or [Line(choice, "")], str(number))
        self.screen.show(*self.front.tables(self.session.view(self.seat), events, self.words))

    def _lines(self, since: int) -> list[Line]:
        """What happened, then what became of promises by it."""
        pledges = promises.worded(self.session.stream.of(self.seat, since), self.words)
        return [*told(self.session.events(self.seat, since), self.words), *pledges]

    def _show(self, lines: Sequence[Line], head: str) -> None:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", min_width=NUMBER)
        grid.add_column()
        for number, line in enumerate(lines):
            text = painted(line.text, self.spellings, self.styles).append(cited([line.clause]), style="dim")
            grid.add_row("" if number else head, text)
        self.screen.show(grid)

    def _worded(self, text: str) -> str:
        """The move, for those that cause no event; one that was sealed stays so for the other seats."""
        seat, tag = text.split()[:2]
        if tag == UNDO:
            return f"{self.names[int(seat)]}: {self.screen.words.text('cli-undo')}"
        action = self.session.game.parse(text)
        if getattr(action, "secret", False) and action.seat != self.seat and self.seat is not None:
            return f"{self.names[action.seat]}: {self.screen.words.text('cli-sealed')}"
        return f"{self.names[action.seat]}: {self.words.action(action, self.session.question(action.seat))}"

    def _goes_on(self) -> bool:
        try:
            answer = latin(self.screen.ask_with("cli-step", "cli-step-help"))
        except Leave:
            return False
        if answer == "b":
            self._board()
        return answer != "q"

    def _board(self) -> None:
        self.screen.show(self.front.board(self.session.view(self.seat), self.words, self.screen.width))


def replay(screen: Screen, path: Path, upto: int | None, seat: str, step: bool) -> None:
    game, found = saving.load(path)
    last = len(found.entries)
    if upto is not None and not 0 <= upto <= last:
        raise out_of_range("to", 0, last, upto)
    if not found.header.get("seed") and not seat and found.header.get("table"):
        raise BadInput(
            "seat",
            "--seat, because this game is still running and its secrets are others'",
            "''",
            "own_seat",
        )
    Replay(screen, game, found, seat).run(last if upto is None else upto, step)


def verify(screen: Screen, path: Path) -> None:
    """Recompute everything, then say what was checked."""
    game, found = saving.load(path)
    match = record.verified(game, found)
    draws = len(found.setup) + sum(len(entry.draws) for entry in found.entries)
    digests = sum(1 for entry in found.entries if entry.digest)
    screen.say("cli-verified", style="green", moves=len(found.entries), draws=draws, digests=digests)
    words = GameWords(screen.words, game.name, match.state.view(None).document())
    screen.show(Text(outcome(match.state.result(), words)))
