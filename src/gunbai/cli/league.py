"""A tournament as one page: ratings, shares, pairs, seats and clans in pictures and tables, all of it in one file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from html import escape
from math import ceil
from typing import Final, NamedTuple

from gunbai.arena.journal import citation, command
from gunbai.arena.report import Entry, Report, Row
from gunbai.cli.percent import interval, percent, place_name, share_cells
from gunbai.locale.words import Words

WIDTH: Final = 640
LETTER: Final = 7.4
"""The width of one in a name, about; a name that is longer than so many of them loses its middle."""
MOST_LETTERS: Final = 34
RIGHT: Final = 80
STEP: Final = 30
BAR: Final = 14
BOTTOM: Final = 24
STEPS: Final = (10, 20, 50, 100, 200, 500, 1000)
"""Between the marks of a scale of ratings: the first of which a few are enough."""
MOST_STEPS: Final = 6

STYLE: Final = """
:root { --paper: #f6f0e3; --ink: #2b2420; --muted: #6d6257; --line: #d9cdb8; --red: #b3312c; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1a17; --ink: #efe6d6; --muted: #a99c8b; --line: #453d34; --red: #d65c4c; }
}
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2.5rem; }
p { margin: .4rem 0; color: var(--muted); }
figure { margin: 1rem 0; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 30rem; height: auto; font-size: 13px; direction: ltr; }
svg text { fill: var(--ink); }
svg .scale { fill: var(--muted); font-size: 11px; }
.bar { fill: var(--red); } .line { stroke: var(--ink); stroke-width: 1.5; } .grid { stroke: var(--line); }
.fair { stroke: var(--muted); stroke-dasharray: 3 3; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: end; }
th:first-child { text-align: start; }
tbody th { font-weight: normal; }
tbody th, td { white-space: nowrap; }
small { display: block; }
pre { margin: .4rem 0; white-space: pre-wrap; direction: ltr; text-align: left; }
.pairs td { background: color-mix(in srgb, var(--red) calc(var(--ahead) * 45%), transparent); }
"""


class Mark(NamedTuple):
    """A name, a value with its interval, and how it is written."""

    name: str
    value: float
    low: float
    high: float
    text: str


class Scale(NamedTuple):
    """What a picture spans, where it is marked and how a mark is written."""

    low: float
    high: float
    marks: Sequence[float]
    written: Callable[[float], str]

    def at(self, value: float, left: float) -> float:
        """Where it stands in a picture whose names end at `left`."""
        return left + (value - self.low) * (WIDTH - left - RIGHT) / (self.high - self.low)


def page(words: Words, found: Report, made: date) -> str:
    """The whole document."""
    game = words.text(f"game-{found['settings']['game']}")
    parts = [
        f"<h1>{escape(words.text('arena-page-title', game=game))}</h1>",
        *(f"<p>{escape(line)}</p>" for line in _about(words, found)),
        *_ratings(words, found),
        *_shares(words, found),
        *_pairs(words, found),
        f"<h2>{escape(words.text('arena-page-balance'))}</h2>",
        *_rows(words, "arena-seat", found["seats"]),
        *_rows(words, "arena-clan", found["clans"]),
        _heading(words.text("arena-page-cite")),
        f"<pre>{escape(command(found['settings']))}</pre>",
        f"<pre>{escape(citation(found, made))}</pre>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(game)}</title>'
    direction = "rtl" if words.is_right_to_left else "ltr"
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{words.language}" dir="{direction}">\n'
        f"<head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _about(words: Words, found: Report) -> list[str]:
    """All that a citation needs: versions, settings, cost and machine."""
    asked, games = found["settings"], found["games"]
    lines = [
        words.text(
            "arena-page-settings",
            games=games,
            seed=str(asked["seed"]),
            version=str(asked["gunbai"]),
            rules=str(asked["rules"]),
            machine=found["machine"],
        ),
        words.listed(f"{name}={value}" for name, value in asked["options"].items()),
    ]
    if asked["iterations"]:
        lines.append(words.text("arena-page-iterations", iterations=asked["iterations"]))
    elif asked["budget_ms"]:
        lines.append(words.text("arena-page-budget", budget=asked["budget_ms"]))
    seconds = round(found["cpu_seconds"])
    lines.append(words.text("arena-total", games=games, decisions=found["decisions"], seconds=seconds))
    if found["deals"] < games:
        lines.append(words.text("arena-page-deals", deals=found["deals"]))
    return lines


def _ratings(words: Words, found: Report) -> list[str]:
    rated = found["ratings"]
    if len(rated) < 2:
        return []
    title = words.text("arena-page-ratings")
    marks = [
        Mark(one["bot"], one["rating"], *_both(one["interval"]), words.number(round(one["rating"]))) for one in rated
    ]
    scale = _rating_scale(words, [edge for one in rated for edge in one["interval"]])
    rows = []
    for one in rated:
        low, high = (words.number(round(edge)) for edge in one["interval"])
        rows.append((one["bot"], words.number(one["games"]), words.number(round(one["rating"])), f"{low}–{high}"))
    heads = ("arena-bot", "arena-games", "arena-rating", "arena-interval")
    method = f"<p>{escape(words.text('arena-page-method'))}</p>"
    return [_heading(title), method, _picture(title, marks, scale), _table(words, heads, rows)]


def _rating_scale(words: Words, edges: Sequence[float]) -> Scale:
    """Round numbers a little beyond the lowest and the highest."""
    low, high = min(edges), max(edges)
    step = next((step for step in STEPS if (high - low) / step <= MOST_STEPS - 1), STEPS[-1])
    first, last = int(low // step), ceil((high + 1) / step)
    return Scale(first * step, last * step, [step * number for number in range(first, last + 1)], words.number)


def _share_scale(words: Words) -> Scale:
    return Scale(0, 1, (0, 0.25, 0.5, 0.75, 1), lambda share: percent(words, share))


def _shares(words: Words, found: Report) -> list[str]:
    title, tables = words.text("arena-page-shares"), found["settings"]["tables"]
    parts = [_heading(title)]
    for match, bots in enumerate(tables):
        rows = [entry for entry in found["entries"] if entry["match"] == match]
        if len(tables) > 1:
            name = words.text("arena-table", number=match + 1, bots=words.listed(bots))
            parts.append(f"<h3>{escape(name)}</h3>")
        parts += _both_ways(words, title, "arena-bot", [(row["name"], row) for row in rows], 1 / len(bots))
        parts.append(_costs(words, rows))
    return parts


def _costs(words: Words, rows: Sequence[Entry]) -> str:
    """Where the bots ended and what a decision cost them, in milliseconds of CPU time and by the clock."""
    number = words.number
    heads = ("arena-bot", "arena-rank", "arena-cpu", "arena-slowest", "arena-replaced")
    cells = [
        (
            row["name"],
            number(row["mean_rank"], 2),
            number(row["cpu_ms"], 2),
            number(row["slowest_ms"]),
            number(row["faults"] + row["overruns"]),
        )
        for row in rows
    ]
    return _table(words, heads, cells)


def _pairs(words: Words, found: Report) -> list[str]:
    """Who ends before whom, the strongest first; the redder a cell, the more often."""
    bots = [one["bot"] for one in found["ratings"]]
    if len(bots) < 2:
        return []
    met = {(pair["bot"], pair["other"]): pair for pair in found["pairs"]}
    lines = [_head(["", *bots])]
    for bot in bots:
        cells = [f"<th>{escape(bot)}</th>"]
        for other in bots:
            pair = met.get((bot, other))
            if pair is None:
                cells.append('<td style="--ahead: 0"></td>')
            else:
                share, between = percent(words, pair["ahead"]), interval(words, *pair["interval"])
                said = f"{escape(share)}<small>{escape(between)}</small>"
                cells.append(f'<td style="--ahead: {pair["ahead"]}">{said}</td>')
        lines.append(f"<tr>{''.join(cells)}</tr>")
    table = f'<figure><table class="pairs">{lines[0]}<tbody>{"".join(lines[1:])}</tbody></table></figure>'
    return [_heading(words.text("arena-page-pairs")), table]


def _rows(words: Words, head: str, rows: Sequence[Row]) -> list[str]:
    if not rows:
        return []
    fair = sum(row["wins"] for row in rows) / sum(row["games"] for row in rows)
    named = [(place_name(words, row["name"]), row) for row in rows]
    return _both_ways(words, words.text(head), head, named, fair)


def _both_ways(words: Words, title: str, head: str, rows: Sequence[tuple[str, Row]], fair: float) -> list[str]:
    """Shares as a picture, and the numbers behind it, also for those who hear the page."""
    marks = [
        Mark(name, row["win_share"], *_both(row["interval"]), percent(words, row["win_share"], 1)) for name, row in rows
    ]
    heads = (head, "arena-games", "arena-wins", "arena-share", "arena-interval", "arena-score")
    cells = [(name, words.number(row["games"]), *share_cells(words, row)) for name, row in rows]
    return [_picture(title, marks, _share_scale(words), fair), _table(words, heads, cells)]


def _both(interval: Sequence[float]) -> tuple[float, float]:
    low, high = interval
    return low, high


def _picture(title: str, marks: Sequence[Mark], scale: Scale, fair: float | None = None) -> str:
    """One line a name: a dot at its value, a whisker over its interval; shares as bars from nought."""
    bottom, left = STEP * len(marks) + 8, 24 + LETTER * max(len(short(mark.name)) for mark in marks)
    lines = [f'<figure><svg viewBox="0 0 {WIDTH} {bottom + BOTTOM}" role="img" aria-label="{escape(title)}">']
    for value in scale.marks:
        x = scale.at(value, left)
        lines += [_upright(x, bottom, "grid"), _scale_text(x, bottom, scale.written(value))]
    for number, mark in enumerate(marks):
        lines += _line_of(mark, STEP * number + STEP / 2 + 4, left, scale, fair is not None)
    if fair is not None:
        lines.append(_upright(scale.at(fair, left), bottom, "fair"))
    return "\n".join([*lines, "</svg></figure>"])


def short(name: str) -> str:
    """A command may be long: its beginning and its end tell it from others."""
    half = MOST_LETTERS // 2
    return name if len(name) <= MOST_LETTERS else f"{name[: half - 1]}…{name[-half:]}"


def _line_of(mark: Mark, middle: float, left: float, scale: Scale, is_share: bool) -> list[str]:
    low, high, at = (scale.at(value, left) for value in (mark.low, mark.high, mark.value))
    shape = f'<circle class="bar" cx="{at:.1f}" cy="{middle}" r="6"/>'
    if is_share:
        shape = f'<rect class="bar" x="{left:.1f}" y="{middle - BAR / 2}" width="{at - left:.1f}" height="{BAR}"/>'
    return [
        f'<text x="{left - 10:.1f}" y="{middle + 4:.0f}" text-anchor="end">{escape(short(mark.name))}</text>',
        shape,
        f'<line class="line" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>',
        *(f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{middle - 4}" y2="{middle + 4}"/>' for x in (low, high)),
        f'<text x="{WIDTH - RIGHT + 16}" y="{middle + 4:.0f}">{escape(mark.text)}</text>',
    ]


def _upright(x: float, bottom: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{bottom}"/>'


def _scale_text(x: float, bottom: float, text: str) -> str:
    return f'<text class="scale" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{escape(text)}</text>'


def _heading(title: str) -> str:
    return f"<h2>{escape(title)}</h2>"


def _head(names: Iterable[str]) -> str:
    return f"<thead><tr>{''.join(f'<th>{escape(name)}</th>' for name in names)}</tr></thead>"


def _table(words: Words, heads: Sequence[str], rows: Sequence[tuple[str, ...]]) -> str:
    lines = []
    for name, *cells in rows:
        lines.append(f"<tr><th>{escape(name)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
    head = _head(words.text(key) for key in heads)
    return f"<figure><table>{head}<tbody>{''.join(lines)}</tbody></table></figure>"
