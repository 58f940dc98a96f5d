"""`python -m gunbai.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path
from typing import Final

BAD_INPUT: Final = 2
"""The exit code where the settings are wrong, or what they name is not there."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="gunbai.server", description="Serve tables for browsers and programs.")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--config", type=Path)
    given = parser.parse_args()
    gc.disable()  # imports make no garbage, and looking for it is a tenth of the start; `run` turns it on again
    from gunbai.extras import needs
    from gunbai.kernel.errors import GunbaiError

    try:
        with needs("server"):
            from gunbai.server.runner import run
            from gunbai.server.settings import load
        run(load(given.config, os.environ, host=given.host, port=given.port, database=given.database), say)
    except GunbaiError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)


def say(where: str, admin_token: str | None) -> None:
    """Where it listens is known to whoever starts it like this; standard output is the log's."""
    if admin_token is not None:
        from gunbai.server.people.languages import words_of

        print(words_of("en").text("serve-no-admin", token=admin_token), file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
