"""Bad input ends with a sentence and exit code 2, never with a traceback."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Final, ParamSpec

import typer
from rich.console import Console
from rich.text import Text

from gunbai.kernel.errors import GunbaiError

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
            fail(str(error))
        except BrokenPipeError:
            sys.stderr.close()
            raise typer.Exit(0) from None
        except OSError as error:
            fail(f"{error.filename or 'file'}: {error.strerror or error}")
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None

    return guarded


def fail(message: str) -> None:
    """Say what was wrong and what was expected, and leave."""
    Console(stderr=True, highlight=False).print(Text(message, style="red"), soft_wrap=True)
    raise typer.Exit(BAD_INPUT) from None
