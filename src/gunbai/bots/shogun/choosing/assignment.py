"""Which province for which action: each at most once, the sum as high as may be (SG4.2)."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
NO_RIVAL: Final = 5.0
"""The regret of an action that only one province can serve."""


def assigned(values: list[list[float]], least: float) -> list[int]:
    """For each row the number of a column, or NONE; only pairs worth more than `least`."""
    chosen = [NONE] * len(values)
    free = [True] * (len(values[0]) if values else 0)
    while True:
        row = _most_urgent(values, chosen, free, least)
        if row == NONE:
            break
        chosen[row] = _best_column(values[row], free)
        free[chosen[row]] = False
    _improve(values, chosen)
    return chosen


def _best_column(row: list[float], free: list[bool]) -> int:
    best = NONE
    for column in range(len(row)):
        if free[column] and (best == NONE or row[column] > row[best]):
            best = column
    return best


def _most_urgent(values: list[list[float]], chosen: list[int], free: list[bool], least: float) -> int:
    """The open row that would lose most by waiting: its best against its second best, and the more the better."""
    urgent, most = NONE, -1.0
    for row in range(len(values)):
        if chosen[row] == NONE:
            first, second = _two_best(values[row], free)
            if first > least:
                regret = first - max(second, 0.0) + 0.3 * first
                if regret > most:
                    urgent, most = row, regret
    return urgent


def _two_best(row: list[float], free: list[bool]) -> tuple[float, float]:
    first, second = -99.0, -99.0
    for column in range(len(row)):
        if free[column]:
            value = row[column]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return first, second


def _improve(values: list[list[float]], chosen: list[int]) -> None:
    """Exchange columns between two rows, or rows for one column, as long as that gains."""
    rows = range(len(values))
    for _ in rows:
        gained = False
        for a in rows:
            for b in range(a):
                if _worth(values, a, chosen[b]) + _worth(values, b, chosen[a]) > 1e-9 + _worth(
                    values, a, chosen[a]
                ) + _worth(values, b, chosen[b]):
                    chosen[a], chosen[b] = chosen[b], chosen[a]
                    gained = True
        if not gained:
            return


def _worth(values: list[list[float]], row: int, column: int) -> float:
    return 0.0 if column == NONE else values[row][column]


def fill_up(values: list[list[float]], chosen: list[int]) -> None:
    """Columns left over go to open rows: it costs nothing, as an action may be skipped (SG5.2)."""
    free = [column not in chosen for column in range(len(values[0]) if values else 0)]
    for row in range(len(values)):
        if chosen[row] == NONE and True in free:
            chosen[row] = _best_column(values[row], free)
            free[chosen[row]] = False
