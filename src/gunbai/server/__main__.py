"""`python -m gunbai.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import gc
import os
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(prog="gunbai.server", description="Serve tables for browsers and programs.")
    parser.add_argument("--host")
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--config", type=Path)
    given = parser.parse_args()
    gc.disable()  # imports make no garbage, and looking for it is a tenth of the start; `run` turns it on again
    from gunbai.server.running import run
    from gunbai.server.settings import load

    run(load(given.config, os.environ, host=given.host, port=given.port, database=given.database))


if __name__ == "__main__":
    main()
