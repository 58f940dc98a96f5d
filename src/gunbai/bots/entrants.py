"""Bots by whatever a person at this machine may name: ours, a class of theirs, a program of theirs.

Never offer this to strangers: `class:` imports and `process:` runs what it is told. A server uses `registry.make`.
"""

from __future__ import annotations

import importlib
import sys
from typing import cast

from gunbai.bots.bot import Bot, close
from gunbai.bots.network.files import shipped
from gunbai.bots.process import ProcessBot, probe
from gunbai.bots.registry import make
from gunbai.kernel.errors import BadInput
from gunbai.kernel.game import Game


def entrant(name: str, game: Game) -> Bot:
    """`steady:loyal`, `class:MODULE:CLASS` or `process:COMMAND`."""
    kind, _, rest = name.partition(":")
    if kind == "process":
        return ProcessBot(rest, game)
    if kind == "class":
        return _imported(rest)
    return make(name, game)


def check_entrant(name: str, game: Game) -> None:
    """Refuse what cannot play, before anything is played or written."""
    kind, _, rest = name.partition(":")
    if kind == "process":
        probe(rest, game)
    else:
        close(entrant(name, game))
    if kind == "sage":
        shipped(game)  # at a table master may play for it; a result would bear the wrong name


def _imported(path: str) -> Bot:
    module, _, name = path.partition(":")
    if "" not in sys.path and "." not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(module), name)()
    except Exception as fault:
        raise BadInput("bots", "class:MODULE:CLASS that can be imported and made", f"{path!r} ({fault})") from None
    if not callable(getattr(found, "choose", None)) or not callable(getattr(found, "aside", None)):
        raise BadInput("bots", "a class with the methods choose and aside", repr(path))
    return cast(Bot, found)
