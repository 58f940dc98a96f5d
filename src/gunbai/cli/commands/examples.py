"""A worked example in the terminal: its position on the board, and what each step brings about."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.cli.boards.front import front
from gunbai.cli.table.news import cited, told
from gunbai.examples.reading import Example, steps
from gunbai.locale.words import GameWords, Words


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
