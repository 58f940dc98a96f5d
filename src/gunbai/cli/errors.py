"""Bad input ends with a sentence and exit code 2, never with a traceback."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Final, NoReturn, ParamSpec

import typer
from rich.console import Console
from rich.text import Text

from gunbai.cli.language import OWN, is_spoken, words_of
from gunbai.kernel.errors import GunbaiError
from gunbai.kernel.records.files import trouble_with_file

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
P = ParamSpec("P")


def polite(command: Callable[P, None]) -> Callable[P, None]:
    """A command whose refusals are told on standard error."""

    @functools.wraps(command)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except GunbaiError as error:
            fail(worded(error, str(kwargs.get("lang", OWN))))
        except typer.Abort:
            typer.echo(words_of(str(kwargs.get("lang", OWN))).text("cli-cancelled"), err=True)
            raise typer.Exit(1) from None
        except BrokenPipeError:
            sys.stderr.close()
            raise typer.Exit(0) from None
        except OSError as error:
            fail(worded(trouble_with_file(error), str(kwargs.get("lang", OWN))))
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None

    return guarded


def worded(error: GunbaiError, language: str) -> str:
    """A refusal in the language asked for, or in the terminal's own where that one is what was refused."""
    words = words_of(language if is_spoken(language) else OWN)
    key = f"refusal-{error.code.replace('/', '-')}"
    return words.refusal(key, error.details) if words.has(key) else str(error)


def fail(message: str) -> NoReturn:
    """Say what was wrong and what was expected, and leave."""
    Console(stderr=True, highlight=False).print(Text(message, style="red"), soft_wrap=True)
    raise typer.Exit(BAD_INPUT) from None
