"""Which clause each refusal of the rules names, into src/gunbai/locale/refusals.json; `--check` only compares.

Refusals take their clause where they are raised, so the sources are the only list of them. A code that is put
together (`{tag}/oneself`) is written with a star: `*/oneself`.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

GAMES = {"rising-sun": "rising_sun", "shogun": "shogun"}
TARGET = Path("src/gunbai/locale/refusals.json")
RAISED = re.compile(r'f?"([^"\s]+/[^"\s]+)",\s*"((?:RS|SG)[\d.]+)"')


def found(root: Path, folder: str) -> dict[str, list[str]]:
    clauses: dict[str, set[str]] = {}
    for path in sorted((root / "src/gunbai/games" / folder).rglob("*.py")):
        for code, clause in RAISED.findall(path.read_text(encoding="utf-8")):
            clauses.setdefault(re.sub(r"\{[^}]*\}", "*", code), set()).add(clause)
    return {code: sorted(clauses[code]) for code in sorted(clauses)}


def text(root: Path) -> str:
    return json.dumps({game: found(root, folder) for game, folder in GAMES.items()}, indent=1) + "\n"


def main(root: Path, arguments: list[str]) -> int:
    target, wanted = root / TARGET, text(root)
    if "--check" not in arguments:
        target.write_text(wanted, encoding="utf-8")
        return 0
    if target.exists() and target.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{TARGET} is not what the rules say: python scripts/make_citations.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent, sys.argv[1:]))
