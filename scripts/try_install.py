"""Plays with the gunbai that is installed here, which nothing else need be: what a wheel is tried with.

python scripts/try_install.py
"""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module
from importlib.metadata import requires

import gunbai
import gunbai.arena
import gunbai.bots
import gunbai.session
from gunbai.arena.tournament import Tournament, run
from gunbai.extras import MissingExtra, needs

ALONE = (gunbai.arena, gunbai.bots, gunbai.session)
"""Packages that stand on Python alone, as far as nobody asks for pictures or networks."""
BUT = ("gunbai.bots.network", "gunbai.arena.plots")


def loaded() -> int:
    """Every module of theirs can be imported."""
    names = [part.name for package in ALONE for part in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    wanted = [name for name in names if not name.startswith(BUT)]
    for name in wanted:
        import_module(name)
    return len(wanted)


def played(game: str) -> int:
    """A game of chance to its end; how many decisions it took."""
    state, decisions = gunbai.game(game).new(seats=4, seed=7), 0
    while state.actors():
        state.apply(state.choices(state.actors()[0])[0])
        decisions += 1
    assert len(state.result().scores) == 4
    return decisions


def met(game: str) -> int:
    """Bots meet in the arena; how many games are over."""
    return run(Tournament(game, [["novice", "random", "random"]], 3, 1, {}, 0, 0))["games"]


def missing() -> str:
    """What the server says where its extra is missing."""
    try:
        with needs("server"):
            import_module("gunbai.server.app")
    except MissingExtra as error:
        return str(error)
    return "nothing is missing"


def main() -> int:
    needed = [line for line in requires("gunbai") or [] if "extra ==" not in line]
    print(f"gunbai {gunbai.__version__} on Python {sys.version.split()[0]}, needs {needed or 'nothing'}")
    print(f"{loaded()} modules; the server: {missing()}")
    for game in gunbai.GAMES:
        print(f"{game}: {played(game)} decisions, {met(game)} games in the arena")
    return 1 if needed else 0


if __name__ == "__main__":
    sys.exit(main())
