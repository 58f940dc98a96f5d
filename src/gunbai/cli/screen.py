"""The terminal as a player sees it: words out, lines in. End of input and Ctrl-C are one polite way to leave."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from gunbai.cli.keyboard import latin, plain_digits
from gunbai.locale.words import Words

WIDEST: Final = 120
HELP: Final = "?"
CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


PLAIN_SIGNS: Final = "gunbai-plain-signs"
"""Name of the handler for terminals that cannot show our signs: plain ones stand in."""
STAND_INS: Final = {"·": ".", "⌂": "^", "✓": "+", "…": "~", "─": "-", "×": "x", "–": "-", "−": "-"}


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(STAND_INS.get(sign, "?") for sign in signs), error.end


codecs.register_error(PLAIN_SIGNS, _plain)


class Leave(Exception):
    """The player quits, closes the input or presses Ctrl-C: save and go."""


class Screen:
    """A console in one language."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """The lines of the terminal; a file or a pipe takes any number."""
        return self.console.height if self.console.is_terminal else None

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, markup=False)

    def wrapped(self, text: str) -> list[Text]:
        """The lines that a text takes."""
        return list(Text(text).wrap(self.console, self.width))

    def say(self, key: str, style: str = "", **arguments: str | int) -> None:
        """A message of the interface."""
        self.show(Text(self.words.text(key, **arguments), style=style))

    def say_path(self, key: str, path: Path) -> None:
        """A message that ends with a path, which is never broken: it will be copied."""
        self.console.print(Text(self.words.text(key, path=str(path)), style="dim"), soft_wrap=True)

    def ask(self, prompt: str, explain: Callable[[], None] | None = None) -> str:
        """A line of the player; a `?` is explained where it can be, with a number too, and the question put again."""
        line = self._line(prompt)
        while explain is not None and latin(line).split()[:1] == [HELP]:
            explain()
            line = self._line(prompt)
        return line

    def ask_with(self, key: str, help_key: str, **arguments: str | int) -> str:
        """A line of the player to a question by its message; `?` says what may be typed."""
        return self.ask(self.words.text(key, **arguments), lambda: self.say(help_key))

    def _line(self, prompt: str) -> str:
        """Without control characters; digits of Persian and Arabic keyboards are plain ones."""
        self.console.print(Text(prompt + " ", style="bold"), end="")
        try:
            line = input()
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            self.console.print()
            raise Leave from None
        return plain_digits(CONTROL.sub("", line).strip())

    def clear(self) -> None:
        """Nothing of what was shown stays readable, not even by scrolling up."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()


def painted(line: str, names: Sequence[Sequence[str]], styles: Sequence[str]) -> Text:
    """A line with the names of the seats, in every case, in their colours."""
    text = Text(line)
    for forms, style in zip(names, styles, strict=False):
        text.highlight_words(sorted(forms, key=len, reverse=True), style)
    return text
