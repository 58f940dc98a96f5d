"""What is shipped of the puzzles that were mined: of all themes some, few of one game, in `gunbai/puzzles/data`.

    python -m scripts.puzzles.pack rising-sun [--from build/puzzles] [--most 260]

The file is a packed document; packing the same lines makes the same bytes.
"""

from __future__ import annotations

import argparse
import json
import lzma
from collections import Counter
from math import log2
from pathlib import Path
from typing import Any, Final, cast

import gunbai
from gunbai.puzzles.puzzle import FOLDER, FORM, PREFIX, PuzzleDoc

OF_A_GAME: Final = 4
WIDEST: Final = 0.25
"""A margin that nobody overlooks who looks."""


def rating(found: dict[str, Any]) -> int:
    """How hard it may be, on the scale of ratings: many choices, a narrow margin, and a glance that misses it."""
    narrow = 1 - min(found["margin"][0], WIDEST) / WIDEST
    harder = 60 * log2(found["options"]) + 350 * narrow + (0 if found["glance"] else 200) + 150 * found["sealed"]
    return round(1000 + float(harder))


def puzzle(name: str, found: dict[str, Any]) -> PuzzleDoc:
    about = {"id": f"{PREFIX[name]}{found['seed']}-{found['move']}", "rating": rating(found)}
    fields = {key: value for key, value in found.items() if key in PuzzleDoc.__annotations__}
    return cast(PuzzleDoc, {**about, **fields})


def chosen(found: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """Theme by theme in turn, the widest margins of each first, until there are enough."""
    by_theme: dict[str, list[dict[str, Any]]] = {}
    for one in sorted(found, key=lambda one: (-one["margin"][0], one["seed"], one["move"])):
        by_theme.setdefault(one["theme"], []).append(one)
    kept: list[dict[str, Any]] = []
    games: Counter[int] = Counter()
    while len(kept) < most and any(by_theme.values()):
        for theme in sorted(by_theme):
            while by_theme[theme]:
                one = by_theme[theme].pop(0)
                if games[one["seed"]] < OF_A_GAME:
                    games[one["seed"]] += 1
                    kept.append(one)
                    break
    return sorted(kept[:most], key=lambda one: (one["seed"], one["move"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=gunbai.GAMES)
    parser.add_argument("--from", dest="source", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--most", type=int, default=260)
    asked = parser.parse_args()
    lines = (asked.source / f"{asked.game}.jsonl").read_text().splitlines()
    found = [one for line in lines for one in json.loads(line)["puzzles"]]
    puzzles = [puzzle(asked.game, one) for one in chosen(found, asked.most)]
    document = {"form": FORM, "game": asked.game, "rules": gunbai.game(asked.game).version, "puzzles": puzzles}
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{asked.game}.json.xz").write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{len(puzzles)} of {len(found)} from {len(lines)} games:", dict(Counter(one["theme"] for one in puzzles)))


if __name__ == "__main__":
    main()
