"""`python -m gunbai.research.train GAME [CONFIG] --out FOLDER`: begins a run, or goes on with the one in the folder."""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path

from gunbai.games.registry import game as game_by_name
from gunbai.kernel.errors import BadInput, GunbaiError
from gunbai.research.train.config import read_config


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m gunbai.research.train", description=__doc__)
    parser.add_argument("game", help="rising-sun or shogun")
    parser.add_argument("config", nargs="?", type=Path, help="a TOML file; what it leaves out has a default")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    try:
        config = read_config(given.config)
        game_by_name(given.game)
    except GunbaiError as fault:
        print(fault, file=sys.stderr)
        return 2
    try:
        from gunbai.research.train.rounds import Run
    except ImportError as missing:
        print(f"training needs {missing.name}: pip install 'gunbai[train]'", file=sys.stderr)
        return 2
    try:
        print(Run(given.game, config, given.out).go())
    except BadInput as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
