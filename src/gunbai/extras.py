"""What `pip install gunbai` leaves out: packages that come with an extra, named when something needs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gunbai.kernel.errors import GunbaiError


class MissingExtra(GunbaiError):
    """Something was asked for that needs a package which is not installed.

    >>> print(MissingExtra("server", "fastapi"))
    this needs fastapi: pip install 'gunbai[server]'
    """

    def __init__(self, extra: str, package: str) -> None:
        message = f"this needs {package}: pip install 'gunbai[{extra}]'"
        super().__init__("extra/missing", message, {"extra": extra, "package": package})


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports inside are refused by the name of their extra. A module of our own that is missing is a fault."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "gunbai").partition(".")[0]
        if package == "gunbai":
            raise
        raise MissingExtra(extra, package) from None


def lacking(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The same fault, with what to install: for modules that people import by name.

    >>> print(lacking(ModuleNotFoundError("No module named 'numpy'", name="numpy"), "research"))
    numpy is not installed: pip install 'gunbai[research]'
    """
    return ModuleNotFoundError(f"{error.name} is not installed: pip install 'gunbai[{extra}]'", name=error.name)
