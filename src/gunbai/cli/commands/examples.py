"""A worked example in the terminal: its position on the board, what each step brings about, and playing on from it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.cli.boards.front import front
from gunbai.cli.screen import Screen
from gunbai.cli.table.news import cited, told
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.cli.table.sitting import Sitting
from gunbai.cli.table.table import GameTable
from gunbai.examples.reading import Example, steps
from gunbai.kernel.errors import out_of_range
from gunbai.lessons.practice import asked, practice
from gunbai.locale.words import GameWords, Words


class Practice(Sitting):
    """One reader plays for every seat: nothing has to be hidden, and nothing is kept."""

    def _next_seat(self) -> int:
        return asked(self.table.session, -1 if self.at_keyboard is None else self.at_keyboard)

    def _curtain(self, seat: int) -> None:
        self.board_is_new = self.board_is_new or self.at_keyboard != seat
        self.at_keyboard = seat


def play_on(screen: Screen, example: Example, step: int) -> None:
    """Play the example on after so many of its steps."""
    if not 0 <= step <= len(example.moves):
        raise out_of_range("step", 0, len(example.moves), step)
    session = practice(example, step, secrets.token_bytes(32))
    table = GameTable(session, Seating([HUMAN] * session.seats), None, screen.words)
    screen.say("cli-practice", style="bold", clause=example.clause)
    Practice(screen, table, confirm=False).run()


def played(words: Words, example: Example, width: int) -> Iterator[RenderableType]:
    """The board before the first step, then every step in words, and the board at the end."""
    moments = list(steps(example))
    table = GameWords(words, example.game, moments[0].state.view(None).document())
    side = front(example.game)
    yield from _headed(words.text("example-position"))
    yield side.board(moments[0].state.view(example.seat), table, width)
    for number, moment in enumerate(moments[1:], 1):
        heard = [event for event in moment.heard if event.seat in (None, example.seat)]
        yield from _headed(words.text("example-step", step=number, steps=len(moments) - 1))
        for line in told(side.news(heard, example.seat), table):
            yield Padding(Text(line.text).append(cited([line.clause]), style="dim"), (0, 0, 0, 2))
    if len(moments) > 1:
        yield Text()
        yield side.board(moments[-1].state.view(example.seat), table, width)


def _headed(title: str) -> Iterator[RenderableType]:
    yield Text()
    yield Text(title, style="bold")
