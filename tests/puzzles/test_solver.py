"""A rating of one's own and streaks, from the tries alone; what is packed of what was mined."""

from __future__ import annotations

from datetime import date
from typing import Any, NamedTuple

from gunbai.puzzles.rating import START, SURE, UNKNOWN, Rating
from gunbai.puzzles.solver import solver_of
from scripts.puzzles.pack import OF_A_GAME, chosen, rating

TODAY = date(2026, 5, 10)


class Tried(NamedTuple):
    right: bool
    day: str | None = None
    rating: float = 1600.0
    deviation: float = 90.0


def test_a_rating_goes_to_where_half_is_solved() -> None:
    mine = Rating()
    for number in range(400):
        mine = mine.after(1700 if number % 2 else 1720, number % 2 == 0)
    assert 1650 < mine.rating < 1770
    assert SURE <= mine.deviation < 80


def test_hard_ones_bring_more_and_easy_ones_cost_more() -> None:
    hard, easy = Rating().after(1900, True).rating, Rating().after(1100, True).rating
    assert hard - START > easy - START > 0
    assert START - Rating().after(1100, False).rating > START - Rating().after(1900, False).rating > 0
    assert Rating().after(1500, True).deviation < UNKNOWN


def test_streaks_are_counted_from_the_tries() -> None:
    tries = [Tried(True), Tried(True), Tried(True), Tried(False), Tried(True), Tried(True)]
    found = solver_of(tries, TODAY)
    assert (found["tried"], found["right"], found["streak"], found["best"]) == (6, 5, 2, 3)
    assert (found["rating"], found["settled"]) == (1600, True)
    nothing = solver_of([], TODAY)
    assert (nothing["rating"], nothing["streak"], nothing["days"], nothing["settled"]) == (1500, 0, 0, False)


def test_days_in_a_row_end_with_today_or_yesterday() -> None:
    days = [Tried(True, f"2026-05-{day:02}") for day in (5, 7, 8, 9)]
    assert solver_of(days, TODAY)["days"] == 3
    assert solver_of([*days, Tried(True, "2026-05-10")], TODAY)["days"] == 4
    assert solver_of([*days, Tried(False, "2026-05-10")], TODAY)["days"] == 3
    assert solver_of(days, date(2026, 5, 11))["days"] == 0


def found(seed: int, theme: str, margin: float = 0.1, **more: Any) -> dict[str, Any]:
    about = {"seed": seed, "move": 1, "theme": theme, "margin": [margin, 0.01], "options": 4, "sealed": False}
    return {**about, "glance": True, **more}


def test_all_themes_are_packed_and_few_of_one_game() -> None:
    mined = [found(seed, "bids", 0.1 + seed / 1000) for seed in range(30)] + [found(99, "betrayals", 0.05)]
    mined += [found(50, "marshals", move=move) for move in range(9)]
    packed = chosen(mined, 12)
    counts = {theme: sum(one["theme"] == theme for one in packed) for theme in ("bids", "betrayals", "marshals")}
    assert counts == {"bids": 7, "betrayals": 1, "marshals": OF_A_GAME}
    assert packed == chosen(list(reversed(mined)), 12), "the order of the lines has no say"


def test_many_choices_narrow_margins_and_missed_glances_are_harder() -> None:
    plain = rating(found(1, "bids"))
    assert rating(found(1, "bids", 0.05)) > plain
    assert rating(found(1, "bids", options=16)) > plain
    assert rating(found(1, "bids", glance=False)) > plain
