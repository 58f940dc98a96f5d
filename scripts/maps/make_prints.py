"""Make the prints of the maps for covers: outlines with fewer points, and where a few pieces stand.

    python scripts/maps/make_prints.py [--check]

A table loads its map whole; the home page shows both maps as small pictures, and every visitor loads those.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import shapely
from shapely.geometry import MultiPolygon, Polygon

MAPS: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "maps"
TOLERANCE: Final = 1.6
"""In units of the map, of which a cover shows about four to a pixel."""
FIGURES: Final = (
    ("kyushu", "bonsai", "bushi", "stronghold"),
    ("nagato", "lotus", "daimyo", "bushi"),
    ("kansai", "koi", "shinto"),
    ("kyoto", "turtle", "komainu", "bushi"),
    ("oshu", "dragonfly", "river-dragon"),
    ("edo", "koi", "daimyo", "stronghold"),
)
ARMIES: Final = (
    ("plum", "Izumo", "Hoki", "Bingo"),
    ("crimson", "Mimasaka", "Harima", "Bizen", "Settsu"),
    ("amber", "Tamba", "Omi", "Yamato", "Wakasa"),
    ("indigo", "Mino", "Hida", "Owari", "Mikawa"),
    ("pine", "Shinano", "Kozuke", "Kai", "Suruga", "Musashi"),
)


def rings(path: str) -> list[list[tuple[float, float]]]:
    numbers = [[float(word) for word in re.findall(r"-?[\d.]+", part)] for part in re.findall(r"M([^MZ]*)Z", path)]
    return [list(zip(ring[::2], ring[1::2], strict=True)) for ring in numbers]


def drawn(shape: Polygon | MultiPolygon) -> str:
    """A path in whole units, each point told from the one before."""
    parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
    return "".join(ring_path([(round(x), round(y)) for x, y in part.exterior.coords[:-1]]) for part in parts)


def ring_path(points: list[tuple[int, int]]) -> str:
    steps = [(x - points[at][0], y - points[at][1]) for at, (x, y) in enumerate(points[1:])]
    return f"M{points[0][0]} {points[0][1]}l" + " ".join(f"{x} {y}" for x, y in steps) + "z"


def simplified(paths: list[str]) -> list[str]:
    """With fewer points; neighbours keep their common borders."""
    shapes = [MultiPolygon([Polygon(ring) for ring in rings(path)]) for path in paths]
    return [drawn(shape) for shape in shapely.coverage_simplify(shapes, TOLERANCE)]


def printed(game: str) -> dict[str, Any]:
    whole = json.loads((MAPS / f"{game}.json").read_text(encoding="utf-8"))
    provinces = whole["provinces"]
    names = list(provinces)
    coast = [ring if isinstance(ring, str) else ring["path"] for ring in whole["coastline"]]
    return {
        "viewBox": whole["viewBox"],
        "shores": simplified(coast),
        "names": [name.lower() for name in names],
        "lands": simplified([provinces[name]["path"] for name in names]),
        "figures": [
            {"at": rounded(provinces[place]["spots"][0]), "clan": clan, "pieces": pieces}
            for place, clan, *pieces in FIGURES
            if place in provinces
        ],
        "armies": [
            {"at": rounded(provinces[place]["army"]), "house": house, "land": names.index(place)}
            for house, *places in ARMIES
            for place in places
            if place in provinces
        ],
    }


def rounded(spot: list[float]) -> list[int]:
    return [round(number) for number in spot]


def main() -> int:
    stale = []
    for whole in sorted(MAPS.glob("*.json")):
        path = MAPS / "prints" / whole.name
        text = json.dumps(printed(whole.stem), separators=(",", ":")) + "\n"
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path.name)
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"{', '.join(stale)}: run `python scripts/maps/make_prints.py`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
