"""Write what the pages need to know of the server: its OpenAPI document, and the argument names of every action.

Run it after a change of the API or of a game's `text` module; `make check` compares.

    python scripts/web_types.py [--check]
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

from gunbai.games.registry import GAMES
from gunbai.server.app import create_app
from gunbai.server.settings import Settings

WEB = Path(__file__).parent.parent / "web"


def openapi() -> dict[str, Any]:
    return create_app(Settings(database=":memory:")).openapi()


def texts() -> dict[str, Any]:
    """Of every game: the names of the arguments of its actions and of its questions."""
    found = {}
    for name in GAMES:
        module = importlib.import_module(f"gunbai.games.{name.replace('-', '_')}.text")
        found[name] = {
            "actions": {tag: list(names) for tag, names in module.ACTION_ARGUMENTS.items()},
            "questions": {step: list(names) for step, names in getattr(module, "QUESTION_ARGUMENTS", {}).items()},
        }
    return found


def main() -> int:
    files = {WEB / "openapi.json": openapi(), WEB / "src/lib/texts.json": texts()}
    stale = []
    for path, document in files.items():
        text = json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.name)
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"{', '.join(stale)}: run `make types`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
