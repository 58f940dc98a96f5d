"""The command `gunbai`, also as `python -m gunbai`."""

from __future__ import annotations

import sys
from typing import Final

from gunbai.extras import MissingExtra, needs

BAD_INPUT: Final = 2


def main() -> None:
    """Runs the terminal, or says in one line what it needs: words and all stand on the extra `cli`."""
    try:
        with needs("cli"):
            from gunbai.cli.main import main as run
    except MissingExtra as error:
        print(f"gunbai: {error}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    run()


if __name__ == "__main__":
    main()
