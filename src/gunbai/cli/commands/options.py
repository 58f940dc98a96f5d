"""`gunbai options`: what can be chosen for a game, each option with a line of explanation."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gunbai.kernel.game import Game
from gunbai.kernel.options import Option
from gunbai.locale.words import Words

MANY: Final = 12
"""Of more values than this only the first is shown; the line above says how the others look."""


def options(words: Words, game: Game) -> RenderableType:
    return Group(*(part for option in game.options for part in _option(words, option)))


def _option(words: Words, option: Option) -> list[RenderableType]:
    key = f"option-{option.name}"
    head = Text(f"-o {option.name}=", style="bold").append(f"  {words.text(key)} ({option.clause})", style="not bold")
    parts: list[RenderableType] = [head]
    if words.has(key, "about"):
        parts.append(Padding(Text(words.text(key, "about"), style="dim"), (0, 0, 0, 4)))
    shown = option.values if len(option.values) <= MANY else option.values[:1]
    return parts + [_value(words, key, value, value == option.values[0]) for value in shown]


def _value(words: Words, key: str, value: str, is_default: bool) -> RenderableType:
    line = Text(f"{value:<12}")
    line.append(words.text(key, f"value-{value}") if words.has(key, f"value-{value}") else "")
    line.append(f" {words.text('cli-default')}" if is_default else "", style="dim")
    return Padding(line, (0, 0, 0, 4))
