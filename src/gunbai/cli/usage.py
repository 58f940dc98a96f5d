"""A command line that cannot be understood, said in the language of the reader: typer knows English only."""

from __future__ import annotations

import re
from typing import Any, Final, get_args

import typer

from gunbai.locale.words import Words

UsageError: Final[Any] = typer.BadParameter.__mro__[1]
"""The error of a command line; typer brings its own copy of the class."""
QUOTED: Final = re.compile(r"'([^']*)'|\(([^)]*)\)")
KINDS: Final[dict[Any, str]] = {int: "whole", float: "number"}


def worded(error: Any, words: Words) -> str:
    """What is wrong with the command line, and where help is."""
    context = error.ctx
    told = _told(error, words)
    near = _near(error)
    if near:
        told += f" {words.text('usage-near', names=words.listed(sorted(near)))}"
    return f"{told}\n{words.text('usage-help', command=f'{_path(context)} --help')}"


def _near(error: Any) -> list[str]:
    """What may have been meant: options and commands like the one that is unknown, or all that is possible there."""
    if type(error).__name__ == "BadParameter":
        return [str(one) for one in get_args(_annotation(error.param))]
    return list(getattr(error, "possibilities", None) or (_quoted(error.message)[1:] if _is_command(error) else []))


def _path(context: Any) -> str:
    """The command as it is typed, however the program itself was called: `gunbai admin list`."""
    if context is None or context.parent is None:
        return "gunbai"
    return f"{_path(context.parent)} {context.info_name}"


def _told(error: Any, words: Words) -> str:
    kind, quoted = type(error).__name__, _quoted(error.message)
    if kind == "NoSuchOption":
        return words.text("usage-option", name=error.option_name)
    if kind == "BadOptionUsage":
        return words.text("usage-value", name=error.option_name)
    if kind == "MissingParameter":
        return words.text("usage-missing", name=_name(error.param))
    if kind == "BadParameter":
        return words.text("usage-bad", name=_name(error.param), kind=_kind(error.param))
    if _is_command(error):
        return words.text("usage-command", name=quoted[0])
    return words.text("usage-extra", rest=quoted[-1]) if quoted else str(error.message)


def _is_command(error: Any) -> bool:
    """Whether a word stands where the name of a command should."""
    known, quoted = getattr(error.ctx and error.ctx.command, "commands", {}), _quoted(error.message)
    return bool(known and quoted) and quoted[0] not in known


def _quoted(message: str | None) -> list[str]:
    """The words of the command line that typer's own sentence names."""
    return [one or two for one, two in QUOTED.findall(message or "")]


def _name(parameter: Any) -> str:
    """As it is typed: `--players`, or the word of an argument."""
    if parameter is None:
        return "-"
    options = [name for name in parameter.opts if name.startswith("--")]
    return str(options[0] if options else parameter.metavar or parameter.name)


def _kind(parameter: Any) -> str:
    """What is needed there, by what the command declares."""
    return KINDS.get(_annotation(parameter), "other")


def _annotation(parameter: Any) -> Any:
    return getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
