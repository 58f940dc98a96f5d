"""Write what the pages need to know of the server and the games: the OpenAPI document, the
names of the arguments of every action, and what is printed on the boards and cards.

Run it after a change of the API, of a game's documents or of its actions; `make check` compares.

    python -m scripts.web_types [--check]
"""

from __future__ import annotations

import json
import sys
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


def main() -> int:
    files = {WEB / "openapi.json": create_app(Settings(database=":memory:")).openapi()}
    files |= {WEB / f"src/lib/games/{name}/texts.json": texts(name) for name in GAMES}
    files |= {WEB / f"src/lib/games/{name}/facts.json": FACTS[name]() for name in GAMES}
    files[WEB / "src/lib/words/editions.json"] = printed_names()
    stale = []
    for path, document in files.items():
        text = json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
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
