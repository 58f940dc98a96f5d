"""Pictures of a tournament: win shares, scores over the seasons, clans and seats. Needs the extra `gunbai[arena]`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gunbai.arena.report import Entry, Report, Row

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = "#2b2b2b"
COLOURS: Final = ("#b3312c", "#27496d", "#5b7f4b", "#c58b2a", "#6b4c7a", "#3f8c8c", "#8a5a3c")
DOTS: Final = 130


def plots(found: Report, folder: Path) -> list[Path]:
    """Writes the pictures; none without matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return []
    made = []
    for name, draw in (("wins", _wins), ("seasons", _seasons), ("clans", _clans), ("seats", _seats)):
        figure = Figure(figsize=(7, 4), layout="constrained")
        if draw(figure.add_subplot(), found):
            path = folder / f"{name}.png"
            figure.savefig(path, dpi=DOTS)
            made.append(path)
    return made


def _wins(axes: Axes, found: Report) -> bool:
    """Each entry of each table against its fair share."""
    entries = found["entries"]
    _bars(axes, [_label(entry, found) for entry in entries], entries)
    fair = {1 / len(table) for table in found["settings"]["tables"]}
    for share in fair:
        axes.axvline(share, color=INK, linestyle=":", linewidth=1)
    axes.set_title(
        f"{found['settings']['game']}: win share, 95 % interval, dotted: fair share ({found['games']} games)"
    )
    return True


def _label(entry: Entry, found: Report) -> str:
    tables = found["settings"]["tables"]
    return entry["name"] if len(tables) == 1 else f"{entry['name']} (table {entry['match'] + 1})"


def _bars(axes: Axes, labels: Sequence[str], rows: Sequence[Row]) -> None:
    """Horizontal, the first on top, with whiskers."""
    places = range(len(rows))[::-1]
    shares = [row["win_share"] for row in rows]
    low = [max(0.0, row["win_share"] - row["interval"][0]) for row in rows]
    high = [max(0.0, row["interval"][1] - row["win_share"]) for row in rows]
    colours = [COLOURS[i % len(COLOURS)] for i in range(len(rows))]
    axes.barh(list(places), shares, xerr=[low, high], color=colours, ecolor=INK, capsize=3)
    axes.set_yticks(list(places), list(labels))
    axes.set_xlim(0, max(0.5, *(row["interval"][1] for row in rows)) * 1.05)
    axes.set_xlabel("win share")


def _seasons(axes: Axes, found: Report) -> bool:
    for index, entry in enumerate(found["entries"]):
        steps = range(len(entry["seasons"]))
        axes.plot(steps, entry["seasons"], marker="o", color=COLOURS[index % len(COLOURS)], label=_label(entry, found))
    last = max((len(entry["seasons"]) for entry in found["entries"]), default=1) - 1
    axes.set_xticks(range(last + 1), [*(f"start {i + 1}" for i in range(last)), "end"])
    axes.set_ylabel("mean score")
    axes.set_title(f"{found['settings']['game']}: score over the seasons")
    axes.legend(fontsize="small")
    return True


def _clans(axes: Axes, found: Report) -> bool:
    return _balance(axes, found["clans"], f"{found['settings']['game']}: win share by clan, 95 % interval")


def _seats(axes: Axes, found: Report) -> bool:
    return _balance(axes, found["seats"], f"{found['settings']['game']}: win share by seat, 95 % interval")


def _balance(axes: Axes, rows: list[Row], title: str) -> bool:
    if not rows:
        return False
    _bars(axes, [row["name"] for row in rows], rows)
    axes.set_title(title)
    return True
