"""Write what the pages need to know of the server and the games: the OpenAPI document, the
names of the arguments of every action, and what is printed on the boards and cards.

Run it after a change of the API, of a game's documents or of its actions; `make check` compares.

    python -m scripts.web_types [--check]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from gunbai.games.registry import GAMES
from gunbai.games.registry import game as game_by_name
from gunbai.games.wording import TEXTS
from gunbai.locale.glossary import printed_names
from gunbai.server.app import create_app
from gunbai.server.settings import Settings
from scripts.web_facts import FACTS

WEB = Path(__file__).parent.parent / "web"


def texts(name: str) -> dict[str, Any]:
    """Of a game: the names of the arguments of its actions, and the vocabulary of those not named for theirs."""
    return {"actions": game_by_name(name).actions.argument_names(), "vocabularies": dict(TEXTS[name].vocabularies)}


def openapi() -> dict[str, Any]:
    return create_app(Settings(database=":memory:")).openapi()


def written() -> dict[Path, Callable[[], Any]]:
    """The files, and what each is made by."""
    files: dict[Path, Callable[[], Any]] = {WEB / "openapi.json": openapi}
    files |= {WEB / f"src/lib/games/{name}/texts.json": partial(texts, name) for name in GAMES}
    files |= {WEB / f"src/lib/games/{name}/facts.json": FACTS[name] for name in GAMES}
    return {**files, WEB / "src/lib/words/editions.json": printed_names}


def main() -> int:
    stale = []
    for path, made in written().items():
        text = json.dumps(made(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path.relative_to(WEB)))
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"{', '.join(stale)}: run `make types`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
