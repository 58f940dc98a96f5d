"""On a terminal of 80 columns and 24 lines: map and question stand on one screen, whatever is asked."""

from __future__ import annotations

import io
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import gunbai
from gunbai.cli.boards.shogun.small import short_name
from gunbai.cli.screen import Screen
from gunbai.cli.table.saving import HUMAN, Seating
from gunbai.cli.table.sitting import Sitting
from gunbai.cli.table.table import GameTable
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.kernel.luck.chance import FairChance
from gunbai.locale.words import GameWords, Words, languages
from gunbai.session.session import begun

SCREENS = Path(__file__).with_name("screens")
LINES = 24
SOUTH = {"rising-sun": "kyushu", "shogun": "tosa"}
"""A province at the end of the map."""
GAMES = tuple(SOUTH)


class LowScreen:
    """A game at a terminal of 24 lines, played at random, one seat by a person."""

    def __init__(self, game: str, players: int, language: str, seed: int, tmp_path: Path) -> None:
        chance = FairChance(bytes([seed]) * 32, [])
        session = begun(gunbai.game(game), players, {}, chance)
        self.table = GameTable(session, Seating([HUMAN] + ["random"] * (players - 1)), tmp_path / "x", Words(language))
        self.written = io.StringIO()
        console = Console(file=self.written, force_terminal=True, width=80, height=LINES, color_system=None)
        self.sitting = Sitting(Screen(Words(language), console), self.table)
        self.rng = random.Random(seed)

    def questions(self, most: int, step: int = 1) -> Iterator[str]:
        """What stands on the screen at every so many questions to the person, the prompt included."""
        session, asked = self.table.session, 0
        while not session.is_over() and asked < most:
            seat = self.rng.choice(session.actors())
            if seat == 0:
                asked += 1
            if seat == 0 and asked % step == 0:
                yield self._shown(seat)
            session.apply(self.rng.choice(session.choices(seat)))

    def _shown(self, seat: int) -> str:
        self.written.seek(0)
        self.written.truncate()
        menu = self.sitting.menu(seat)
        self.sitting._show_question(seat, menu)
        prompt = self.sitting.screen.wrapped(self.sitting._prompt(menu))
        return self.written.getvalue() + "\n".join(line.plain for line in prompt)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_map_and_question_fit_on_24_lines_of_80_columns(game: str, language: str, tmp_path: Path) -> None:
    low = LowScreen(game, 5, language, 3, tmp_path)
    for shown in low.questions(60, 3):
        lines = shown.splitlines()
        assert len(lines) <= LINES, shown
        assert all(cell_len(line) <= 80 for line in lines), shown
        assert low.table.words.term("province", SOUTH[game]) in shown, shown


@pytest.mark.parametrize("game", GAMES)
def test_every_digit_is_that_of_the_language(game: str, tmp_path: Path) -> None:
    for shown in LowScreen(game, 4, "fa", 5, tmp_path).questions(30, 5):
        assert re.findall(r"[0-9]", re.sub(r"(?:RS|SG|\bc)[0-9.]+", "", shown)) == [], shown
        assert ", " not in shown, shown


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_on_the_screen_or_it_says_where_they_are(game: str, tmp_path: Path) -> None:
    low = LowScreen(game, 4, "en", 5, tmp_path)
    for shown in low.questions(80, 4):
        menu = low.sitting.menu(0)
        listed = menu.is_amount or f" {len(menu.choices)} " in f" {shown} "
        assert listed or "c shows them all" in shown, shown


def test_names_that_are_cut_stay_different() -> None:
    for language in languages():
        words = GameWords(Words(language), "shogun", {})
        assert len({short_name(words.term("province", one), 7) for one in PROVINCES}) == len(PROVINCES), language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_screen_as_text(game: str, language: str, tmp_path: Path) -> None:
    """`GUNBAI_WRITE_SCREENS=1` writes them anew; look at them before they are committed."""
    shown = [
        text for number, text in enumerate(LowScreen(game, 4, language, 8, tmp_path).questions(31)) if not number % 10
    ]
    text = "\n\n".join("\n".join(line.rstrip() for line in one.splitlines()) for one in shown) + "\n"
    path = SCREENS / f"{game}-{language}.txt"
    if os.environ.get("GUNBAI_WRITE_SCREENS"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
