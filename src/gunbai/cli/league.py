"""A tournament as one page: ratings, shares, seats and clans, as pictures and tables; nothing comes from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from gunbai.arena.report import Report, Row
from gunbai.cli.percent import share_cells
from gunbai.locale.words import Words

WIDTH: Final = 640
LEFT: Final = 170
RIGHT: Final = 130
STEP: Final = 30
BAR: Final = 14
Mark = tuple[str, float, float, float, str]
"""A name, a value with its interval, and how it is written."""

STYLE: Final = """
:root { --paper: #f6f0e3; --ink: #2b2420; --muted: #6d6257; --line: #d9cdb8; --red: #b3312c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1a17; --ink: #efe6d6; --muted: #a99c8b; --line: #453d34; --red: #e2705f; }
}
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
p { color: var(--muted); }
svg { width: 100%; height: auto; font-size: 13px; direction: ltr; }
svg text { fill: var(--ink); }
.bar { fill: var(--red); } .line { stroke: var(--ink); } .grid { stroke: var(--line); }
.fair { stroke: var(--muted); stroke-dasharray: 3 3; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: end; }
th:first-child, td:first-child { text-align: start; }
"""


def page(words: Words, found: Report) -> str:
    """The whole document."""
    asked = found["settings"]
    game = words.text(f"game-{asked['game']}")
    about = words.text(
        "arena-page-settings",
        games=found["games"],
        seed=str(asked["seed"]),
        version=str(asked["gunbai"]),
        rules=str(asked["rules"]),
        machine=found["machine"],
    )
    options = ", ".join(f"{name}={value}" for name, value in asked["options"].items())
    parts = [
        f"<h1>{escape(words.text('arena-page-title', game=game))}</h1>",
        f"<p>{escape(about)}<br>{escape(options)}</p>",
        *_ratings(words, found),
        *_shares(words, found),
        f"<h2>{escape(words.text('arena-page-balance'))}</h2>",
        *_rows(words, "arena-seat", found["seats"]),
        *_rows(words, "arena-clan", found["clans"]),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(game)}</title>'
    direction = "rtl" if words.is_right_to_left else "ltr"
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.language}" dir="{direction}">\n'
        f"<head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _ratings(words: Words, found: Report) -> list[str]:
    rated = found["ratings"]
    if len(rated) < 2:
        return []
    low = min(one["interval"][0] for one in rated) - 20
    high = max(one["interval"][1] for one in rated) + 20
    marks: list[Mark] = []
    for one in rated:
        first, last = one["interval"]
        marks.append((one["bot"], one["rating"], first, last, words.number(round(one["rating"]))))
    return [f"<h2>{escape(words.text('arena-page-ratings'))}</h2>", _picture(marks, low, high)]


def _shares(words: Words, found: Report) -> list[str]:
    parts = [f"<h2>{escape(words.text('arena-page-shares'))}</h2>"]
    for match, bots in enumerate(found["settings"]["tables"]):
        rows = [entry for entry in found["entries"] if entry["match"] == match]
        if len(found["settings"]["tables"]) > 1:
            name = words.text("arena-table", number=match + 1, bots=words.listed(bots))
            parts.append(f"<h3>{escape(name)}</h3>")
        parts += [_picture(_marks(words, rows), 0, 1, 1 / len(bots)), _table(words, "arena-bot", rows)]
    return parts


def _rows(words: Words, head: str, rows: Sequence[Row]) -> list[str]:
    if not rows:
        return []
    fair = sum(row["wins"] for row in rows) / sum(row["games"] for row in rows)
    return [_picture(_marks(words, rows), 0, 1, fair), _table(words, head, rows)]


def _marks(words: Words, rows: Sequence[Row]) -> list[Mark]:
    return [(row["name"], row["win_share"], *_both(row), share_cells(words, row)[1]) for row in rows]


def _both(row: Row) -> tuple[float, float]:
    low, high = row["interval"]
    return low, high


def _picture(marks: Sequence[Mark], low: float, high: float, fair: float | None = None) -> str:
    """One line a name: a dot at its value, a whisker over its interval; shares also as bars from nought."""
    height = STEP * len(marks) + 8
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1e-9)
    lines = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    if fair is not None:
        lines.append(_line(LEFT + (fair - low) * scale, 0, height, "fair"))
    for number, (name, value, first, last, text) in enumerate(marks):
        middle = STEP * number + STEP / 2 + 4
        left, right, at = (LEFT + (one - low) * scale for one in (first, last, value))
        lines.append(f'<text x="{LEFT - 10}" y="{middle + 4:.0f}" text-anchor="end">{escape(name)}</text>')
        if fair is None:
            lines.append(f'<circle class="bar" cx="{at:.1f}" cy="{middle}" r="6"/>')
        else:
            lines.append(
                f'<rect class="bar" x="{LEFT}" y="{middle - BAR / 2}" width="{at - LEFT:.1f}" height="{BAR}"/>'
            )
        lines.append(f'<line class="line" x1="{left:.1f}" x2="{right:.1f}" y1="{middle}" y2="{middle}"/>')
        lines.append(f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 4:.0f}">{escape(text)}</text>')
    return "\n".join([*lines, "</svg>"])


def _line(x: float, top: float, bottom: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>'


def _table(words: Words, head: str, rows: Sequence[Row]) -> str:
    """The numbers behind the picture, also for those who hear it."""
    keys = (head, "arena-games", "arena-wins", "arena-share", "arena-interval", "arena-score")
    cells = "".join(f"<th>{escape(words.text(key))}</th>" for key in keys)
    lines = [f"<tr>{cells}</tr>"]
    for row in rows:
        numbers = [words.number(row["games"]), *share_cells(words, row)]
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in (row["name"], *numbers)) + "</tr>")
    return "<table>" + "".join(lines) + "</table>"
