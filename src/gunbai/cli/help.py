"""`--help` in the language of the reader: what every command and option is for, and the words typer frames it with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextvars import copy_context
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperGroup

from gunbai.cli.errors import fail
from gunbai.cli.language import OWN, asked_for, is_spoken, words_of
from gunbai.cli.usage import UsageError, worded
from gunbai.locale.words import Words

SHARED: Final = "help-any"
"""Options that mean the same wherever they occur."""
DEFAULT: Final = re.compile(r"\[default: ([^\]]*)\]")
GIST: Final = re.compile(r"[.:;؛](?:\s|$)")
"""What a command is for in a list of commands ends here; without it typer would cut the text at the end of the line."""
FRAME: Final = "help-frame"
"""The words of typer itself."""

HEADINGS: Final = {"Options": "options", "Arguments": "arguments", "Commands": "commands"}


class Program(TyperGroup):
    """The command `gunbai`. Its help is worded when it is asked for: reading a language takes a moment."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line; the language it asks for is spoken no longer than it runs."""
        return copy_context().run(super().main, *args, **extra)

    def make_context(self, info_name: str | None, args: list[str], *rest: Any, **extra: Any) -> Any:
        asked_for.set(asked(args))
        try:
            return self._context_of(info_name, args, *rest, **extra)
        except UsageError as error:
            self._refuse(error)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UsageError as error:
            self._refuse(error)

    def _refuse(self, error: Any) -> NoReturn:
        """In the language of the reader; a command without arguments shows its help instead."""
        if type(error).__name__ == "NoArgsIsHelpError":
            raise error
        fail(worded(error, words_of()))

    def _context_of(self, info_name: str | None, args: list[str], *rest: Any, **extra: Any) -> Any:
        if not args or "--help" in args or args[-1:] == ["admin"]:
            describe(self, words_of(asked(args)), "help")
            args = [*without_language(args)]
        return super().make_context(info_name, self._ordered(args), *rest, **extra)

    def _ordered(self, args: list[str]) -> list[str]:
        """`--lang uk` before a command means the same as behind it; where a command takes no language, nothing."""
        rest = [*without_language(args)]
        path, command = self._called(rest)
        if not any(parameter.name == "lang" for parameter in command.params):
            return rest
        leads = bool(args) and args[0].partition("=")[0] == "--lang"
        given = args[: 1 if "=" in args[0] else 2] if leads else []
        return [*rest[:path], *given, *rest[path:]] if leads else args

    def _called(self, args: Sequence[str]) -> tuple[int, Any]:
        """How many words name the command that is called, and the command."""
        command: Any = self
        for count, arg in enumerate(args):
            if arg not in getattr(command, "commands", {}):
                return count, command
            command = command.commands[arg]
        return len(args), command


def asked(args: Sequence[str]) -> str:
    """The language of `--lang uk` or `--lang=uk`; the terminal's own where there is no such language."""
    after = [*args[1:], ""]
    given = [arg.partition("=")[2] or after[number] for number, arg in enumerate(args) if arg.startswith("--lang")]
    return next((one for one in given if is_spoken(one)), OWN)


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
    command.short_help = GIST.split(command.help, maxsplit=1)[0]
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
