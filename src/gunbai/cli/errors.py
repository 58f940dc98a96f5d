"""Bad input ends with a sentence and exit code 2, never with a traceback."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Final, ParamSpec

import typer
from rich.console import Console
from rich.text import Text

from gunbai.cli.language import OWN, words_of
from gunbai.kernel.errors import GunbaiError
from gunbai.locale.words import languages

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
        except BrokenPipeError:
            sys.stderr.close()
            raise typer.Exit(0) from None
        except OSError as error:
            fail(f"{error.filename or 'file'}: {error.strerror or error}")
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None

    return guarded


def worded(error: GunbaiError, language: str) -> str:
    """A refusal in the language asked for, or in the terminal's own where that one is what was refused."""
    words = words_of(language if language in languages() else OWN)
    key = f"refusal-{error.code.replace('/', '-')}"
    return words.refusal(key, error.details) if words.has(key) else str(error)


def fail(message: str) -> None:
    """Say what was wrong and what was expected, and leave."""
    Console(stderr=True, highlight=False).print(Text(message, style="red"), soft_wrap=True)
    raise typer.Exit(BAD_INPUT) from None
