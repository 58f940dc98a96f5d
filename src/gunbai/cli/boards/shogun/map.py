"""The map of Shogun: 45 provinces by region, who has most of what there, and one province with its neighbours."""

from __future__ import annotations

import difflib
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gunbai.cli.wrapping import flowed
from gunbai.games.shogun.data.board import PROVINCE_COUNT, PROVINCES, REGION_OF, REGIONS, RICE, SEA_ROUTES, SITES, TAX
from gunbai.games.shogun.data.pieces import BUILDINGS
from gunbai.games.shogun.data.tower import COLOUR, COLOURS, SHELVES
from gunbai.games.shogun.table import NEUTRAL, UNUSED, Table
from gunbai.games.shogun.text import HOUSES
from gunbai.locale.words import GameWords

HOUSE_STYLES: Final = {
    "crimson": "bright_red",
    "indigo": "bright_blue",
    "pine": "bright_green",
    "amber": "yellow",
    "plum": "bright_magenta",
}
REGION_STYLES: Final = {
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "yellow": "yellow",
    "brown": "dark_orange3",
}
COLUMNS: Final = 3
"""Regions beside each other; in the sixth field stands what the tower holds."""
FARMER_STYLE: Final = "green"
FREE: Final = "·"
WIDEST: Final = 100
"""Columns that a list of neighbours may take."""


def styles(t: Table) -> list[str]:
    return [HOUSE_STYLES[house] for house in HOUSES[: t.seats]]


def letter(words: GameWords, seat: int) -> str:
    return words.term("seat", seat, "letter")


def in_play(t: Table, region: int) -> list[int]:
    """The provinces of a region; with three players some are out of the game."""
    return [p for p in range(PROVINCE_COUNT) if REGION_OF[t.board % 2][p] == region and t.owner[p] != UNUSED]


def by_name(t: Table, words: GameWords, region: int) -> list[int]:
    """The provinces of a region as a dictionary of the language has them."""
    return sorted(in_play(t, region), key=lambda one: words.words.order(words.term("province", PROVINCES[one])))


def regions(t: Table, words: GameWords, width: int) -> RenderableType:
    """Five fields of provinces, the sixth for majorities, tower and tray."""
    gap = max(1, min(4, (width - 75) // 2))
    grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, show_header=False)
    fields = [_region(t, words, region) for region in range(len(REGIONS))]
    fields.append(Group(majorities(t, words), Text(), tower(t, words)))
    for start in range(0, len(fields), COLUMNS):
        grid.add_row(*fields[start : start + COLUMNS])
        if not start:
            grid.add_row()
    return grid


def _region(t: Table, words: GameWords, region: int) -> RenderableType:
    name = words.term("region", REGIONS[region])
    head = Text(name, style=f"bold {REGION_STYLES[REGIONS[region]]}")
    return Group(head, *(_province(t, words, province) for province in by_name(t, words, region)))


def _province(t: Table, words: GameWords, province: int) -> Text:
    """`Awa-Shikoku C12!2 ct· 4/2`: owner and armies, revolt markers, sites, taxes and rice."""
    name = f"{words.term('province', PROVINCES[province]):<11} "
    owner = t.owner[province]
    if owner < 0:
        line = Text(name, style="dim", no_wrap=True).append("-    ", style="dim")
    else:
        line = Text(name, style=styles(t)[owner], no_wrap=True)
        line.append(f"{letter(words, owner)}{words.number(t.armies[province]):<2}", style=f"bold {styles(t)[owner]}")
        line.append(marks(t, words, province).ljust(2), style="bold bright_red")
    line.append(f" {sites(t, words, province):<3} ", style="not dim")
    return line.append(yields(words, province), style="dim")


def marks(t: Table, words: GameWords, province: int) -> str:
    """`!` for a revolt marker, `!2` for two."""
    markers = t.markers[province]
    return "" if not markers else "!" if markers == 1 else f"!{words.number(markers)}"


def sites(t: Table, words: GameWords, province: int) -> str:
    """The letters of the buildings, then a dot for each free site."""
    built = [words.term("building", kind, "letter") for i, kind in enumerate(BUILDINGS) if t.has_building(province, i)]
    return "".join(built) + FREE * (SITES[province] - len(built))


def yields(words: GameWords, province: int) -> str:
    return f"{words.number(TAX[province])}/{words.number(RICE[province])}"


def legend(t: Table, words: GameWords, width: int) -> Text:
    """What the letters mean."""
    parts = [
        Text(f"{letter(words, seat)} {words.seat(seat)}", style=f"not dim {styles(t)[seat]}") for seat in range(t.seats)
    ]
    parts += [Text(f"{words.term('building', kind, 'letter')} {words.term('building', kind)}") for kind in BUILDINGS]
    parts += [Text(words.words.text(key)) for key in ("cli-sg-free-site", "cli-sg-marker", "cli-sg-yields")]
    return flowed(Text(words.words.text("cli-sg-legend"), style="dim"), parts, width, words.words.comma)


def majorities(t: Table, words: GameWords) -> Grid:
    """Who has most castles, temples and theatres of each region, `=` where tied."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(words.words.text("cli-sg-most"), no_wrap=True)
    for kind in BUILDINGS:
        grid.add_column(words.term("building", kind, "letter"), no_wrap=True)
    for region, name in enumerate(REGIONS):
        cells = [_leaders(t, words, region, kind) for kind in range(len(BUILDINGS))]
        grid.add_row(Text(words.term("region", name, "short"), style=REGION_STYLES[name]), *cells)
    return grid


def _leaders(t: Table, words: GameWords, region: int, kind: int) -> Text:
    owners = [t.owner[p] for p in in_play(t, region) if t.has_building(p, kind)]
    counts = [owners.count(seat) for seat in range(t.seats)]
    most = max(counts)
    if not most:
        return Text(FREE, style="dim")
    text = Text()
    for seat in range(t.seats):
        if counts[seat] == most:
            text.append("=" if text else "", style="dim").append(letter(words, seat), style=f"bold {styles(t)[seat]}")
    return text.append(words.number(most))


def tower(t: Table, words: GameWords) -> RenderableType:
    """What is inside by shelf and colour, and what lies in the tray."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    rows = [t.tower[shelf * COLOURS : (shelf + 1) * COLOURS] for shelf in range(SHELVES)]
    for key, cubes in zip(("cli-sg-upper", "cli-sg-lower", "cli-sg-tray"), [*rows, t.tray], strict=True):
        grid.add_row(Text(words.words.text(key), style="bold"), _cubes(t, words, cubes))
    return grid


def _cubes(t: Table, words: GameWords, cubes: list[int]) -> Text:
    text = Text()
    for colour, count in enumerate(cubes):
        if count:
            style = styles(t)[colour] if colour < t.seats else FARMER_STYLE
            text.append(" " if text else "")
            text.append(f"{words.term('colour', COLOUR.words[colour], 'letter')}{words.number(count)}", style=style)
    return text or Text(FREE, style="dim")


def near(t: Table, words: GameWords, place: str) -> RenderableType:
    """The neighbours of a province, or of all of them; `~` is a sea route."""
    found = province_named(t, words, place) if place else NEUTRAL
    if place and found < 0:
        return Text(words.words.text("cli-sg-no-province", name=place), style="red")
    shown = [found] if place else [p for region in range(len(REGIONS)) for p in by_name(t, words, region)]
    lines = [neighbours(t, words, province, WIDEST) for province in shown]
    return Group(*lines, Text(words.words.text("cli-sg-sea"), style="dim"))


def province_named(t: Table, words: GameWords, text: str) -> int:
    """A province by its name or the beginning of it, a slip of the finger forgiven; -1 for none."""
    names = {words.term("province", PROVINCES[p]).lower(): p for p in range(PROVINCE_COUNT) if t.owner[p] != UNUSED}
    wanted = text.strip().lower()
    starts = [name for name in names if name.startswith(wanted)]
    close = [wanted] if wanted in names else starts[:1] or difflib.get_close_matches(wanted, list(names), n=1)
    return names[close[0]] if close else -1


def neighbours(t: Table, words: GameWords, province: int, width: int) -> RenderableType:
    """A province, and those beside it with what stands there."""
    head = _province(t, words, province)
    parts = []
    for other in t.neighbours(province):
        sea = "~" if is_sea(t, province, other) else ""
        parts.append(
            Text(f"{sea}{words.term('province', PROVINCES[other])} {held(t, words, other)}", style=_style(t, other))
        )
    return flowed(head.append("  "), parts, width, words.words.comma)


def is_sea(t: Table, province: int, other: int) -> bool:
    pairs = SEA_ROUTES[t.board % 2]
    return (province, other) in pairs or (other, province) in pairs


def held(t: Table, words: GameWords, province: int) -> str:
    """`C4!`: owner, armies, markers; `-` for a neutral province."""
    owner = t.owner[province]
    return "-" if owner < 0 else f"{letter(words, owner)}{words.number(t.armies[province])}{marks(t, words, province)}"


def _style(t: Table, province: int) -> str:
    owner = t.owner[province]
    return "not bold dim" if owner < 0 else f"not bold {styles(t)[owner]}"
