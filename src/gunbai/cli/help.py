"""`--help` in the language of the reader: what every command and option is for, and the words typer frames it with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import typer
from typer.core import TyperGroup

from gunbai.cli.language import OWN, words_of
from gunbai.locale.words import Words, languages

SHARED: Final = "help-any"
"""Options that mean the same wherever they occur."""
DEFAULT: Final = re.compile(r"\[default: ([^\]]*)\]")
FRAME: Final = "help-frame"
"""The words of typer itself."""

HEADINGS: Final = {"Options": "options", "Arguments": "arguments", "Commands": "commands"}


class Program(TyperGroup):
    """The command `gunbai`. Its help is worded when it is asked for: reading a language takes a moment."""

    def make_context(self, info_name: str | None, args: list[str], *rest: Any, **extra: Any) -> Any:
        if not args or "--help" in args or args[-1:] == ["admin"]:
            describe(self, words_of(asked(args)), "help")
            args = [*without_language(args)]
        return super().make_context(info_name, self._ordered(args), *rest, **extra)

    def _ordered(self, args: list[str]) -> list[str]:
        """`--lang uk` before a command means the same as behind it; where a command takes no language, nothing."""
        if not args or args[0].partition("=")[0] != "--lang":
            return args
        given, rest = (args[:1], args[1:]) if "=" in args[0] else (args[:2], args[2:])
        command = self.commands.get(rest[0]) if rest else None
        takes = command is not None and any(parameter.name == "lang" for parameter in command.params)
        return [*rest[:1], *given, *rest[1:]] if takes else rest


def asked(args: Sequence[str]) -> str:
    """The language of `--lang uk` or `--lang=uk`; the terminal's own where there is no such language."""
    after = [*args[1:], ""]
    given = [arg.partition("=")[2] or after[number] for number, arg in enumerate(args) if arg.startswith("--lang")]
    return next((one for one in given if one in languages()), OWN)


def without_language(args: Sequence[str]) -> Iterator[str]:
    """The command line without `--lang`: help is worded already, and not every command takes the option."""
    follows = False
    for arg in args:
        if not follows and not arg.startswith("--lang"):
            yield arg
        follows = arg == "--lang"


def describe(command: Any, words: Words, key: str) -> None:
    """Word a command, its options and those below it: `help-play`, `.players` of it or of what is shared."""
    command.help = words.text(key)
    command.context_class = _context(words)
    for parameter in command.params:
        parameter.help = words.text(key if words.has(key, parameter.name) else SHARED, parameter.name)
    for name, other in getattr(command, "commands", {}).items():
        describe(other, words, f"{key}-{name}")


def _context(words: Words) -> type[typer.Context]:
    base: Any = typer.Context.formatter_class

    class Formatter(base):  # type: ignore[misc] # typer brings its own copy of click, or the one installed
        """Headings and remarks in the language."""

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{words.text(FRAME, 'usage')} ")

        def write_heading(self, heading: str) -> None:
            super().write_heading(words.text(FRAME, HEADINGS[heading]) if heading in HEADINGS else heading)

        def write_dl(self, rows: Sequence[tuple[str, str]], *rest: Any) -> None:
            super().write_dl([(first, _framed(words, second)) for first, second in rows], *rest)

    class Worded(typer.Context):
        formatter_class = Formatter

    return Worded


def _framed(words: Words, text: str) -> str:
    for own, part in (("Show this message and exit.", "help"), ("[required]", "required")):
        text = text.replace(own, words.text(FRAME, part))
    default = words.text(FRAME, "default")
    return DEFAULT.sub(lambda found: f"{default} {words.digits(found.group(1))}]", text)
